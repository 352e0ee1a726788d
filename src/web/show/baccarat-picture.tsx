import { useTranslation } from 'react-i18next';
import { cardsOf } from '#cards';
import { lastDigitOf } from '#hands';
import type { Pictured } from '#rules';
import { PieceFace } from '../ui/piece.tsx';
import { pieceWords } from '../ui/words.ts';
import type { PictureProps } from './picture-props.ts';
import { shortMoney } from './words.ts';

type LadderState = Pictured<'baccarat'>;
type Hand = LadderState['hands'][number];

const LINES = ['player', 'banker'] as const;
type Line = (typeof LINES)[number];
const PLACES = [0, 1, 2];

function Rungs({ rungs, standing }: Pick<LadderState, 'rungs' | 'standing'>) {
  const { t } = useTranslation('show');
  return (
    <ol
      aria-label={t('baccarat.ladder')}
      className="flex w-full max-w-5xl flex-wrap justify-center gap-2 sm:gap-3"
    >
      {rungs.map(({ multiple, words }) => {
        const isHere = multiple === standing.multiple;
        return (
          <li
            key={multiple}
            aria-current={isHere ? 'step' : undefined}
            className={`flex min-w-36 flex-1 flex-col items-center rounded-panel border-2 px-4 py-1 sm:py-2 ${isHere ? 'border-gold bg-marked text-gold' : 'border-line bg-panel text-muted'}`}
          >
            <span className="text-lg">{t('baccarat.times', { multiple })}</span>
            <span className="text-center font-bold text-2xl tabular-nums">{shortMoney(words)}</span>
            {isHere ? <span className="sr-only">{t('baccarat.reached')}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

function LineView({ line, hand }: { readonly line: Line; readonly hand: Hand | undefined }) {
  const { t } = useTranslation('show');
  const cards = hand?.[line] ?? [];
  const isWinner = hand?.ending === line || (hand?.ending === 'dragon-7' && line === 'banker');
  return (
    <section
      className={`flex min-w-64 flex-1 flex-col gap-3 rounded-panel border-2 px-4 py-3 sm:px-6 sm:py-4 ${isWinner ? 'border-gold bg-felt' : 'border-line bg-felt-deep'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="flex items-center gap-3 font-semibold text-2xl">
          {t(`baccarat.${line}`)}
          {hand?.pick === line ? (
            <span className="rounded-full bg-accent px-3 py-0.5 text-base text-on-accent">
              {t('baccarat.picked')}
            </span>
          ) : null}
        </h3>
        {cards.length === 0 ? null : (
          <p className="text-2xl tabular-nums">
            {t('baccarat.total', { total: lastDigitOf(cardsOf(cards.join(' '))) })}
          </p>
        )}
      </div>
      <ul className="flex justify-center gap-3">
        {PLACES.map((place) => {
          const card = cards[place];
          // A third card may come, or not.
          if (card === undefined && place === 2) return null;
          return (
            <li key={place} className="w-20 min-w-0 sm:w-28 @3xl:w-36">
              {card === undefined ? (
                <div className="aspect-[5/7] rounded-lg border-2 border-line-strong border-dashed">
                  <span className="sr-only">{t('baccarat.missing')}</span>
                </div>
              ) : (
                <div className="motion-safe:animate-arrive">
                  <span className="sr-only">{pieceWords(card)}</span>
                  <PieceFace code={card} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The ladder of the prize over a hand of baccarat. */
export function BaccaratPicture({ state }: PictureProps<'baccarat'>) {
  const { t } = useTranslation('show');
  const { rungs, standing, hands } = state;
  const isReplay = hands.at(-1)?.player.length === 0 && hands.at(-2)?.ending === 'tie';
  const hand = isReplay ? hands.at(-2) : hands.at(-1);
  return (
    <div className="flex h-full w-full flex-col items-center justify-center gap-[3vh]">
      <Rungs rungs={rungs} standing={standing} />
      <div className="flex w-full max-w-6xl flex-wrap gap-4">
        {LINES.map((line) => (
          <LineView key={line} line={line} hand={hand} />
        ))}
      </div>
      <p className="min-h-10 text-center font-semibold text-3xl text-gold">
        {hand?.ending === undefined ? '' : t(`baccarat.ending.${hand.ending}`)}
        {standing.state === 'choosing' && hand?.ending !== undefined && hand.ending !== 'tie'
          ? ` · ${t('baccarat.choosing')}`
          : ''}
      </p>
    </div>
  );
}
