import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { makeCard } from '#cards';
import { knownCards, seatToDecide, type TableRound } from '#games';
import { money } from '../ui/format.ts';
import { pieceWords } from '../ui/words.ts';
import { HandCards } from './hand-cards.tsx';
import { type Practice, phaseOf } from './practice-table.ts';
import { SeatPlace, type Touches } from './seat-place.tsx';

/** The dealer's place: cards, the hand once it is shown, what the system has drawn. */
function DealerPlace({ practice }: { readonly practice: Practice }) {
  const { t } = useTranslation('practice');
  const round = practice.table.round as TableRound;
  const cards = knownCards(round.dealer.cards);
  const shown = practice.settled?.dealer;
  const downCount = practice.game.dealerCardCount - practice.game.dealerUpCount;
  const isUp = (index: number) => shown !== undefined || index >= downCount;
  return (
    <div className="flex flex-col items-center gap-2">
      <HandCards cards={cards} isUp={isUp} best={shown?.hand?.best} />
      <p className="min-h-6 text-center font-medium" aria-live="polite">
        {shown?.hand == null ? null : (
          <>
            {t('felt.dealer')}: {shown.hand.name}
            {shown.qualifies === null || practice.game.id !== 'crazy-4-poker'
              ? ''
              : `, ${t(shown.qualifies ? 'felt.qualifies' : 'felt.notQualifies')}`}
          </>
        )}
      </p>
      {round.magicCard === null ? null : (
        <p className="text-muted text-sm">
          {t('felt.magicCard')}: {pieceWords(makeCard(round.magicCard))} · {t('felt.luckySeat')}:{' '}
          {round.luckySeat === 'dealer' ? t('felt.luckyDealer') : round.luckySeat}
        </p>
      )}
    </div>
  );
}

/** The meters above the felt, as the sign of the table shows them. */
function Meters({ practice }: { readonly practice: Practice }) {
  const { t } = useTranslation('practice');
  const { game, meters } = practice;
  return (
    <dl className="flex flex-wrap justify-center gap-x-8 gap-y-2">
      {game.meters.map(({ name }) => (
        <div key={name} className="text-center">
          <dt className="text-muted text-xs">{t(`meters.${name}` as 'meters.progressive')}</dt>
          <dd className="font-semibold text-gold text-lg tabular-nums">
            {money(meters[name]?.amount ?? '0')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The felt with all players at it. */
export function Felt({
  practice,
  underAsked,
  ...touches
}: Touches & {
  readonly practice: Practice;
  /** Shown with the seat that is asked. */
  readonly underAsked: ReactNode;
}) {
  const { t } = useTranslation('practice');
  const { table, own } = practice;
  const phase = phaseOf(practice);
  const isDealt = table.round !== null && phase !== 'betting' && table.round.delivered > 0;
  const hasCards = isDealt && !(phase === 'complete' && practice.settled === null);
  const asked = table.round === null ? undefined : seatToDecide(table.round)?.seat;
  const seats = table.seated.map(({ seat }) => seat);
  const others = seats.filter((seat) => !own.includes(seat));
  const place = (seat: number) => (
    <SeatPlace
      key={seat}
      practice={practice}
      seat={seat}
      under={asked === seat ? underAsked : undefined}
      isAsked={asked === seat}
      {...touches}
    />
  );
  return (
    <section
      aria-label={t('felt.label')}
      className="flex flex-col gap-5 rounded-[2rem] border border-ink/10 bg-radial-[at_50%_0%] from-felt to-felt-deep px-3 py-6 shadow-[inset_0_0_6rem_rgb(0_0_0/0.35)] sm:px-6"
    >
      <Meters practice={practice} />
      <div className="flex min-h-32 flex-col items-center justify-center gap-1">
        <h2 className="font-semibold">{t('felt.dealer')}</h2>
        {hasCards ? <DealerPlace practice={practice} /> : null}
      </div>
      <div className="grid gap-3 [grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr))]">
        {own.map(place)}
      </div>
      {others.length === 0 ? null : (
        <div className="grid gap-3 [grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))]">
          {others.map(place)}
        </div>
      )}
    </section>
  );
}
