import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facts, SeatFacts } from './facts.ts';
import { type LaidFee, SeatTile } from './seat-tile.tsx';

interface SeatsProps {
  readonly facts: Facts;
  readonly isForFees: boolean;
  readonly isMarked: (seat: number) => boolean;
  readonly laidAt: (seat: SeatFacts) => readonly LaidFee[];
  readonly onTouch: (seat: SeatFacts) => void;
  readonly onWho: (seat: SeatFacts) => void;
}

/** How far a seat comes down from the top of the arc, as the dealer sees the table: the ends are
 * nearest. */
function dipOf(index: number, count: number): string {
  const middle = (count - 1) / 2;
  const off = middle === 0 ? 0 : (index - middle) / middle;
  return `${(off * off * 2.5).toPrecision(3)}rem`;
}

/** The seats in the order in which the dealer sees them, from the left. */
export function Seats({ facts, isForFees, isMarked, laidAt, onTouch, onWho }: SeatsProps) {
  const { t } = useTranslation('keypad');
  const count = facts.seats.length;
  return (
    <ul
      aria-label={t('seats.title')}
      style={{ '--seats': count, '--half': Math.ceil(count / 2) } as CSSProperties}
      className="grid gap-2 [grid-template-columns:repeat(auto-fill,minmax(6.5rem,1fr))] sm:[grid-template-columns:repeat(var(--half),minmax(0,1fr))] lg:pb-10 lg:[grid-template-columns:repeat(var(--seats),minmax(0,1fr))]"
    >
      {facts.seats.map((seat, index) => (
        <li
          key={seat.seat}
          className="flex min-w-0 flex-col lg:translate-y-(--dip)"
          style={{ '--dip': dipOf(index, count) } as CSSProperties}
        >
          <SeatTile
            facts={seat}
            laid={laidAt(seat)}
            isMarked={isMarked(seat.seat)}
            isForFees={isForFees}
            onTouch={() => onTouch(seat)}
            onWho={() => onWho(seat)}
          />
        </li>
      ))}
    </ul>
  );
}
