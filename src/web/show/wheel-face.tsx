import type { ReactNode } from 'react';
import { turnMs } from './motion.ts';
import { pointAt, sectionPath } from './turning.ts';

export interface Sector {
  readonly key: string;
  readonly look: 'one' | 'other' | 'thing' | 'best' | 'double';
  /** What stands on it, drawn along the radius around its outer end. */
  readonly mark: ReactNode;
}

const RADIUS = 480;
const LOOKS: Readonly<Record<Sector['look'], string>> = {
  one: 'fill-felt text-ink',
  other: 'fill-felt-deep text-ink',
  thing: 'fill-paid-soft text-paid',
  best: 'fill-gold text-on-accent',
  double: 'fill-accent text-on-accent',
};

interface WheelFaceProps {
  readonly sectors: readonly Sector[];
  readonly degrees: number;
  readonly isTurning: boolean;
  readonly kind: 'wheel' | 'card-wheel';
  /** What it is and where it stands, for readers who can't see it. */
  readonly label: string;
}

/** A wheel with a pointer at its top. */
export function WheelFace({ sectors, degrees, isTurning, kind, label }: WheelFaceProps) {
  const count = sectors.length;
  const seconds = turnMs({ picture: kind }) / 1000;
  return (
    <svg viewBox="-500 -530 1000 1040" role="img" aria-label={label} className="size-full">
      <circle r={RADIUS + 14} className="fill-well stroke-gold" strokeWidth="8" />
      <g
        style={{
          transform: `rotate(${degrees}deg)`,
          transition: isTurning ? `transform ${seconds}s cubic-bezier(0.1, 0.75, 0.1, 1)` : 'none',
        }}
      >
        {sectors.map(({ key, look, mark }, place) => (
          <g key={key} className={LOOKS[look]}>
            <path d={sectionPath(place, count, RADIUS)} className="stroke-ground" strokeWidth="2" />
            <g
              className="fill-current"
              transform={`rotate(${((place + 0.5) * 360) / count}) translate(0 ${-RADIUS + 30})`}
            >
              {mark}
            </g>
          </g>
        ))}
        {sectors.map(({ key }, place) => {
          const { x, y } = pointAt(RADIUS, (place * 360) / count);
          return <circle key={key} cx={x} cy={y} r={count > 40 ? 5 : 7} className="fill-gold" />;
        })}
        <circle r="84" className="fill-panel stroke-gold" strokeWidth="6" />
      </g>
      <path d="M-24 -528L24 -528L0 -462Z" className="fill-refused stroke-ground" strokeWidth="4" />
    </svg>
  );
}
