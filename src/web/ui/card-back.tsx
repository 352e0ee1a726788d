/** A card face down, as wide as what holds it. */
export const CardBack = () => (
  <svg viewBox="0 0 100 140" className="block w-full" aria-hidden="true">
    <rect x="0.5" y="0.5" width="99" height="139" rx="9" className="fill-card stroke-card-edge" />
    <rect x="7" y="7" width="86" height="126" rx="5" className="fill-suit-red" />
    <path
      d="M50 18L80 70L50 122L20 70Z M50 40L67 70L50 100L33 70Z"
      className="fill-none stroke-card"
      strokeWidth="4"
    />
  </svg>
);
