import { useTranslation } from 'react-i18next';
import { makeCards } from '#cards';
import { type RoundSeat, readCards } from '#games';
import { dollarsOf, isZero } from '#money';
import { CardFace } from '../ui/card.tsx';
import { money } from '../ui/format.ts';
import { chipsAt, type DealtTable } from './use-dealt-table.ts';
import { inAll } from './wagers.ts';

/** Cards that were keyed, small; a hand that no one has read is as many backs. */
export function SmallHand({ codes }: { readonly codes: readonly string[] }) {
  return (
    <span aria-hidden="true" className="flex max-w-full justify-center">
      {codes.map((code, index) => (
        // A card covers as much of the one before as a narrow seat needs.
        <span key={code} className={index === codes.length - 1 ? 'shrink-0' : 'w-4 min-w-0 sm:w-5'}>
          <span className="block w-5 sm:w-9">
            <CardFace code={code} />
          </span>
        </span>
      ))}
    </span>
  );
}

function Ended({ seat }: { readonly seat: RoundSeat }) {
  const { t } = useTranslation('deal');
  const { decision, result, wagers, hand } = seat;
  const cards = readCards(hand.cards);
  if (cards !== null && cards.length > 0) return <SmallHand codes={makeCards(cards).split(' ')} />;
  const words =
    decision === 'fold'
      ? t('folded')
      : result !== null
        ? t(`told.${result}`)
        : decision === 'play'
          ? money(wagers['play']?.amount ?? '0')
          : '';
  return <span className="font-semibold text-sm">{words}</span>;
}

interface SeatTileProps {
  readonly dealt: DealtTable;
  readonly seat: number;
  /** The procedure is at this seat, or it was touched. */
  readonly isMarked: boolean;
  readonly onTouch: (() => void) | undefined;
}

/** A seat: its number, what lies there, its hand. It is as large in every phase. */
export function SeatTile({ dealt, seat, isMarked, onTouch }: SeatTileProps) {
  const { t } = useTranslation('deal');
  const chips = chipsAt(dealt, seat);
  const sum = inAll(chips);
  const amount = money(dollarsOf(sum));
  const inRound = dealt.facts.state.round?.seats.find((each) => each.seat === seat);
  const isSeated = dealt.facts.seated.some((each) => each.seat === seat);
  const isBetting = dealt.facts.phase === 'betting';
  const look = isMarked
    ? 'border-gold bg-felt-deep ring-2 ring-gold'
    : isZero(sum)
      ? 'border-ink/25 border-dashed bg-felt-deep/20'
      : 'border-ink/40 bg-felt-deep/60';
  const content = (
    <>
      <span className="font-bold text-2xl tabular-nums leading-none sm:text-[2.5rem]">{seat}</span>
      <span
        className={`text-sm tabular-nums ${isZero(sum) ? 'text-ink/70' : 'font-semibold text-gold'}`}
      >
        {!isZero(sum) ? amount : t(isSeated ? 'nothing' : 'free')}
      </span>
      <span className="flex min-h-6 max-w-full items-center sm:min-h-14">
        {inRound === undefined || isBetting ? null : <Ended seat={inRound} />}
      </span>
    </>
  );
  const box = `flex h-20 min-w-0 flex-col items-center justify-between rounded-panel border-2 p-1.5 sm:h-46 sm:p-2 ${look}`;
  if (onTouch === undefined) return <div className={box}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={
        !isBetting
          ? t('seatFree', { seat })
          : isZero(sum)
            ? t('seatEmpty', { seat })
            : t('seatOf', { seat, amount })
      }
      onClick={onTouch}
      className={`${box} cursor-pointer touch-manipulation motion-safe:transition-transform motion-safe:duration-75 motion-safe:active:scale-[.97]`}
    >
      {content}
    </button>
  );
}
