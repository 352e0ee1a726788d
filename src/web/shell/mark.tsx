/** Houseway's mark: a house with a spade for its door. */
export const Mark = ({ className = 'size-8' }: { className?: string }) => (
  <svg viewBox="0 0 64 64" className={`shrink-0 ${className}`} aria-hidden="true">
    <path d="M32 6 58 28v30H42V42H22v16H6V28Z" className="fill-accent" />
    <path
      d="M32 20c2 5 11 8 11 14 0 3-2 5-5 5-2 0-5-1-6-4-1 3-4 4-6 4-3 0-5-2-5-5 0-6 9-9 11-14Z"
      className="fill-ground"
    />
  </svg>
);
