import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import type { SeatFacts } from './facts.ts';
import { whoSits } from './who.ts';

/** A fee at a seat, of its player or of one behind. */
export interface LaidFee {
  readonly amount: string;
  readonly behind?: number | undefined;
}

interface SeatTileProps {
  readonly facts: SeatFacts;
  /** What lies there: the fees of the round, or those for the next one. */
  readonly laid: readonly LaidFee[];
  readonly isMarked: boolean;
  /** Whether touching it puts a fee in, or chooses the seat for a call. */
  readonly isForFees: boolean;
  readonly onTouch: () => void;
  readonly onWho: () => void;
}

const Sensor = ({ isLit, isOut }: { readonly isLit: boolean; readonly isOut: boolean }) => (
  <span
    aria-hidden="true"
    className={`size-3.5 shrink-0 rounded-full border-2 ${isLit ? 'border-live bg-live' : isOut ? 'border-refused border-dashed' : 'border-line-strong'}`}
  />
);

function useWho(facts: SeatFacts): { readonly first: string; readonly second: string } {
  const { t } = useTranslation('keypad');
  const { first, second } = whoSits(facts);
  return { first: t(first), second: facts.patron ?? (second === undefined ? '' : t(second)) };
}

/** A seat: above, its sensor and what lies there; below, who sits there. */
export function SeatTile(props: SeatTileProps) {
  const { facts, laid, isMarked, isForFees, onTouch, onWho } = props;
  const { seat, isSensorOut, person } = facts;
  const { t } = useTranslation('keypad');
  const { first, second } = useWho(facts);
  const who = second === '' ? first : `${first}, ${second}`;
  const state = isForFees ? (isMarked ? 'feeIn' : 'feeOut') : isMarked ? 'chosen' : 'choose';
  const look = !isMarked
    ? 'border-line-strong bg-raised'
    : isForFees
      ? 'border-live bg-live-soft'
      : 'border-accent bg-felt';
  return (
    <>
      <button
        type="button"
        aria-pressed={isMarked}
        aria-label={`${t(`seats.${state}`, { seat, who })}${isSensorOut ? `, ${t('seats.dark')}` : ''}`}
        onClick={onTouch}
        className={`flex min-h-24 lg:min-h-32 cursor-pointer flex-col items-center justify-center gap-1 rounded-t-panel border-2 px-1 py-2 ${look}`}
      >
        <span className="flex items-center gap-2">
          <span className="font-semibold text-3xl tabular-nums leading-none lg:text-4xl">
            {seat}
          </span>
          <Sensor isLit={laid.length > 0} isOut={isSensorOut} />
        </span>
        <span className="min-h-5 text-center font-medium text-live tabular-nums leading-tight">
          {laid
            .map(({ amount, behind }) =>
              behind === undefined
                ? money(amount)
                : t('seats.amountBehind', { amount: money(amount) }),
            )
            .join(' + ')}
        </span>
        {isSensorOut ? (
          <span className="text-center text-refused text-xs leading-tight">
            {laid.length > 0 ? t('seats.byHand') : t('seats.dark')}
          </span>
        ) : null}
      </button>
      <button
        type="button"
        aria-label={t('seats.who', { seat, who })}
        title={who}
        onClick={onWho}
        className={`flex min-h-14 cursor-pointer flex-col items-center justify-center rounded-b-panel border-2 border-line border-t-0 bg-panel px-1 text-sm leading-tight hover:border-accent ${person === 'excluded' ? 'text-refused' : person === undefined ? 'text-faint' : 'text-ink'}`}
      >
        <span className="flex max-w-full items-center gap-1">
          {person === undefined ? null : (
            <UserRound className="hidden size-3.5 shrink-0 sm:block" aria-hidden="true" />
          )}
          <span className="truncate">{first}</span>
        </span>
        {second === '' ? null : (
          <span className="max-w-full truncate text-muted text-xs">{second}</span>
        )}
        {facts.behind.length === 0 ? null : (
          <span className="max-w-full truncate text-muted text-xs">
            {t('seats.behind', { count: facts.behind.length })}
          </span>
        )}
      </button>
    </>
  );
}
