import { useTranslation } from 'react-i18next';
import { type Cents, dollarsOf, isZero, usd } from '#money';
import { ChipStack } from '../ui/chip.tsx';
import { money } from '../ui/format.ts';
import type { HeldChip } from './chip-rack.tsx';

const Spot = ({ amount, isOpen }: { readonly amount: Cents; readonly isOpen: boolean }) => (
  <span
    className={`relative size-16 rounded-full border-2 bg-felt-deep/60 ${isOpen ? 'border-gold/70 border-dashed' : 'border-ink/25'}`}
  >
    {isZero(amount) ? null : (
      <span className="absolute inset-x-1.5 bottom-1.5">
        <ChipStack amount={amount} />
      </span>
    )}
  </span>
);

const Name = ({ name, amount }: { readonly name: string; readonly amount: Cents }) => (
  <>
    <span className="text-balance text-ink text-xs leading-tight">{name}</span>
    <span className="font-semibold text-gold text-sm tabular-nums">
      {isZero(amount) ? ' ' : money(dollarsOf(amount))}
    </span>
  </>
);

const BOX = 'flex w-22 flex-col items-center gap-1 rounded-control p-1 text-center';

interface WagerCircleProps {
  readonly name: string;
  readonly seat: number;
  readonly amount: Cents;
  /** While wagers are taken: what a touch does. */
  readonly held?: HeldChip;
  readonly onTouch?: () => void;
}

/** A circle of the layout with its chips. */
export function WagerCircle({ name, seat, amount, held, onTouch }: WagerCircleProps) {
  const { t } = useTranslation('practice');
  if (held === undefined || onTouch === undefined) {
    return (
      <div className={BOX}>
        <Spot amount={amount} isOpen={false} />
        <Name name={name} amount={amount} />
      </div>
    );
  }
  const said = { wager: name, seat, amount: money(dollarsOf(amount)) };
  const label =
    held === 'take-back'
      ? t('chips.take', said)
      : t('chips.lay', { ...said, chip: money(dollarsOf(usd(String(held)))) });
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onTouch}
      className={`${BOX} cursor-pointer hover:bg-felt-deep/50`}
    >
      <Spot amount={amount} isOpen />
      <Name name={name} amount={amount} />
    </button>
  );
}
