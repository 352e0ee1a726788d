// Hi Lo: the card to beat, the one to come, the cards so far, and the ladder of prizes.
import { useTranslation } from 'react-i18next';
import type { Pictured } from '#rules';
import { CardFace } from '../ui/card.tsx';
import { CardBack } from '../ui/card-back.tsx';
import { PieceRow } from '../ui/piece.tsx';
import { pieceWords } from '../ui/words.ts';
import type { PictureProps } from './picture-props.ts';

type HiLo = Pictured<'hi-lo'>;

export function HiLoPicture({ state, isFresh }: PictureProps<'hi-lo'>) {
  return (
    <div className="grid w-full items-start gap-8 @3xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Table state={state} isTurning={isFresh} />
      <Ladder state={isFresh ? { ...state, correct: correctBefore(state) } : state} />
    </div>
  );
}

/** How many were right before the last card: the ladder tells no more while it is turned over. */
const correctBefore = ({ correct, last }: HiLo): number =>
  last === 'right' ? correct - 1 : correct;

function Table({ state, isTurning }: { readonly state: HiLo; readonly isTurning: boolean }) {
  const { t } = useTranslation('stage');
  const { ended } = state;
  const cards = isTurning ? state.cards.slice(0, -1) : state.cards;
  const shown = cards.at(-1);
  return (
    <section className="grid justify-items-center gap-6">
      <div className="flex justify-center gap-6">
        <div key={cards.length} className="w-[min(38vw,11rem)] motion-safe:animate-arrive">
          {shown === undefined ? (
            <CardBack />
          ) : (
            <>
              <span className="sr-only">{pieceWords(shown)}</span>
              <CardFace code={shown} />
            </>
          )}
        </div>
        {shown !== undefined && (ended === null || isTurning) && (
          <div
            className={`w-[min(38vw,11rem)] ${isTurning ? 'motion-safe:animate-pulse' : 'opacity-80'}`}
          >
            <CardBack />
          </div>
        )}
      </div>
      <p className="text-center font-semibold text-3xl" role="status">
        {isTurning ? '…' : <Words state={state} />}
      </p>
      {cards.length > 1 && (
        <div className="grid justify-items-center gap-2">
          <h2 className="text-muted">{t('hiLo.seen')}</h2>
          <PieceRow codes={cards.slice(0, -1)} />
        </div>
      )}
    </section>
  );
}

function Words({ state: { cards, guess, last, ended } }: { readonly state: HiLo }) {
  const { t } = useTranslation('stage');
  if (ended !== null) {
    const look = { progressive: 'text-gold', quit: 'text-accent', missed: 'text-refused' }[ended];
    return <span className={look}>{t(`hiLo.${ended}`)}</span>;
  }
  if (cards.length === 0) return <span className="text-muted">{t('hiLo.first')}</span>;
  if (guess !== null) {
    const says = t('hiLo.says', { guess: t(`hiLo.${guess}`) });
    return last === 'equal' ? <span className="text-held">{t('hiLo.equal')}</span> : says;
  }
  if (last === 'right') return <span className="text-live">{t('hiLo.right')}</span>;
  if (last === 'forgiven') return <span className="text-held">{t('hiLo.forgiven')}</span>;
  return t('hiLo.choose');
}

const FREE_BELOW = 2;

function Ladder({ state: { ladder, correct, hasFreeMiss, ended } }: { readonly state: HiLo }) {
  const { t } = useTranslation('stage');
  const rungs = ladder.map((prize, count) => ({ prize, count })).reverse();
  return (
    <section className="grid gap-3" aria-label={t('hiLo.ladder')}>
      <ol className="grid gap-2">
        {rungs.map(({ prize, count }) => (
          <li
            key={count}
            aria-current={count === correct ? 'step' : undefined}
            className={`flex items-baseline justify-between gap-4 rounded-control px-4 py-1.5 text-xl ${rungLook(count, correct)}`}
          >
            <span className="tabular-nums">{t('hiLo.rung', { count })}</span>
            <span className="font-semibold tabular-nums">{prize}</span>
          </li>
        ))}
      </ol>
      {ended === null && hasFreeMiss && correct < FREE_BELOW && (
        <p className="text-muted">{t('hiLo.free')}</p>
      )}
    </section>
  );
}

function rungLook(count: number, correct: number): string {
  if (count === correct) return 'bg-gold text-ground';
  return count < correct ? 'bg-felt text-ink' : 'bg-raised text-muted';
}
