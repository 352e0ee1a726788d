import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { makeCards } from '#cards';
import { knownCards, type RoundSeat } from '#games';
import { rankFourCard } from '#hands';
import { usd, ZERO } from '#money';
import { Button } from '../ui/button.tsx';
import { capitalized } from '../ui/words.ts';
import type { HeldChip } from './chip-rack.tsx';
import { HandCards } from './hand-cards.tsx';
import { circlesOf, type Practice, phaseOf } from './practice-table.ts';
import { SeatResults } from './seat-results.tsx';
import { WagerCircle } from './wager-circle.tsx';
import { wagerNamed } from './wager-words.ts';

export interface Touches {
  readonly held: HeldChip;
  onCircle(place: { readonly seat: number; readonly wager: string }): void;
  onClear(seat: number): void;
}

interface SeatPlaceProps extends Touches {
  readonly practice: Practice;
  readonly seat: number;
  /** It is asked to fold or play. */
  readonly isAsked: boolean;
  readonly under: ReactNode;
}

/** Whose cards can be seen: ours once we may look at them, others' once they are turned up. */
function isShown(practice: Practice, { seat, hand, decision }: RoundSeat): boolean {
  const phase = phaseOf(practice) ?? '';
  if (practice.own.includes(seat)) return !['dealing', 'dealt'].includes(phase);
  return decision !== 'fold' && (hand.at === 'layout' || phase === 'complete');
}

function Hand({ practice, seat }: { readonly practice: Practice; readonly seat: RoundSeat }) {
  const { t } = useTranslation('practice');
  const cards = knownCards(seat.hand.cards);
  const isUp = isShown(practice, seat);
  const ranked = cards.length === 5 && isUp ? rankFourCard(cards) : undefined;
  const isFolded = seat.decision === 'fold';
  return (
    <div className={`flex min-h-26 flex-col items-center gap-1.5 ${isFolded ? 'opacity-70' : ''}`}>
      <HandCards
        cards={cards}
        isUp={() => isUp}
        best={ranked === undefined ? undefined : makeCards(ranked.best).split(' ')}
        isSmall={!practice.own.includes(seat.seat)}
      />
      <p className="min-h-6 text-center font-medium">
        {[
          ...(ranked === undefined ? [] : [capitalized(ranked.name)]),
          ...(isFolded ? [t('felt.folded')] : []),
        ].join(' · ')}
      </p>
    </div>
  );
}

function Circles({
  practice,
  seat,
  held,
  onCircle,
}: Omit<SeatPlaceProps, 'isAsked' | 'under' | 'onClear'>) {
  const isOpen = phaseOf(practice) === 'betting' && practice.own.includes(seat);
  const inRound = practice.table.round?.seats.find((each) => each.seat === seat);
  const amountOf = (wager: string) => {
    if (isOpen) return practice.laid[seat]?.[wager] ?? ZERO;
    const placed = inRound?.wagers[wager];
    return placed === undefined ? ZERO : usd(placed.amount);
  };
  const placed = Object.keys(inRound?.wagers ?? {});
  const order = practice.game.wagers.map(({ id }) => id);
  const shown = isOpen ? circlesOf(practice) : order.filter((id) => placed.includes(id));
  return (
    <div className="flex flex-wrap justify-center gap-x-1 gap-y-2">
      {shown.map((wager) => (
        <WagerCircle
          key={wager}
          name={wagerNamed(practice, wager).name}
          seat={seat}
          amount={amountOf(wager)}
          {...(isOpen ? { held, onTouch: () => onCircle({ seat, wager }) } : {})}
        />
      ))}
    </div>
  );
}

function Refused({ practice, seat }: { readonly practice: Practice; readonly seat: number }) {
  const { t } = useTranslation('practice');
  const refused = practice.refused[seat];
  return (
    <p role="status" className="text-center font-medium text-gold text-sm empty:hidden">
      {refused === undefined
        ? null
        : refused === 'too-few-chips'
          ? t('chips.tooFew')
          : `${refused.message} (${refused.clause})`}
    </p>
  );
}

/** A seat on the felt: its circles, its cards, what became of them. */
export function SeatPlace(props: SeatPlaceProps) {
  const { practice, seat, isAsked, under, held, onCircle, onClear } = props;
  const { t } = useTranslation('practice');
  const isOwn = practice.own.includes(seat);
  const phase = phaseOf(practice);
  const inRound =
    phase === 'betting' || (phase === 'complete' && practice.settled === null)
      ? undefined
      : practice.table.round?.seats.find((each) => each.seat === seat);
  const hasChips = Object.keys(practice.laid[seat] ?? {}).length > 0;
  return (
    <section
      aria-label={t(isOwn ? 'felt.yours' : 'felt.seat', { seat })}
      className={`flex min-w-0 flex-col items-center gap-3 rounded-panel border px-3 py-4 ${isAsked ? 'border-gold bg-felt-deep/50' : 'border-ink/15 bg-felt-deep/25'}`}
    >
      <h3 className="font-semibold">{t(isOwn ? 'felt.yours' : 'felt.seat', { seat })}</h3>
      {inRound === undefined ? null : <Hand practice={practice} seat={inRound} />}
      {under}
      <Circles practice={practice} seat={seat} held={held} onCircle={onCircle} />
      <Refused practice={practice} seat={seat} />
      {phase === 'betting' && isOwn && hasChips ? (
        <Button look="quiet" onClick={() => onClear(seat)}>
          {t('chips.clear', { seat })}
        </Button>
      ) : null}
      {inRound === undefined ? null : <SeatResults practice={practice} seat={inRound} />}
    </section>
  );
}
