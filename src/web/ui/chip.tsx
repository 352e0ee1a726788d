import type { Cents } from '#money';
import { type ChipValue, chipsOf } from './chips.ts';

const LOOKS: Readonly<Record<ChipValue, { readonly face: string; readonly mark: string }>> = {
  1: { face: 'fill-card', mark: 'fill-suit-black' },
  5: { face: 'fill-suit-red', mark: 'fill-card' },
  25: { face: 'fill-felt', mark: 'fill-card' },
  100: { face: 'fill-tile', mark: 'fill-card' },
};

const SPOTS = [0, 60, 120, 180, 240, 300];

const Disk = ({ value }: { value: ChipValue }) => {
  const { face, mark } = LOOKS[value];
  return (
    <>
      <circle r="30" className={`${face} stroke-card-edge`} strokeWidth="1.5" />
      {SPOTS.map((angle) => (
        <rect
          key={angle}
          x="-6"
          y="-29"
          width="12"
          height="8"
          transform={`rotate(${angle})`}
          className={mark}
        />
      ))}
      <circle r="19" className={`${face} stroke-card-edge`} strokeWidth="1" />
      <text
        y="6"
        textAnchor="middle"
        className={`${mark} font-bold ${value === 100 ? 'text-[15px]' : 'text-[18px]'}`}
      >
        {value}
      </text>
    </>
  );
};

/** A chip, as wide as its container. The caller gives it a name. */
export const ChipFace = ({ value }: { value: ChipValue }) => (
  <svg viewBox="-31 -31 62 62" className="block w-full" aria-hidden="true">
    <Disk value={value} />
  </svg>
);

const MOST_DRAWN = 6;
const RISE = 7;

/** Chips on top of each other, as wide as what holds them, the smallest on top; of a high stack,
 * its top. */
export function ChipStack({ amount }: { amount: Cents }) {
  const chips = chipsOf(amount).slice(-MOST_DRAWN);
  const height = 62 + RISE * (chips.length - 1);
  return (
    <svg viewBox={`-31 -31 62 ${height}`} className="block w-full" aria-hidden="true">
      {chips.map((value, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: equal chips differ by their place only.
          key={index}
          transform={`translate(0 ${RISE * (chips.length - 1 - index)})`}
        >
          <Disk value={value} />
        </g>
      ))}
    </svg>
  );
}
