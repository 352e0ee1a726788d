import { useTranslation } from 'react-i18next';
import { isJoker, parseCard, rankOf, suitOf } from '#cards';
import type { Pictured } from '#rules';
import { PieceFace } from '../ui/piece.tsx';
import { SuitShape } from '../ui/suit.tsx';
import { pieceWords } from '../ui/words.ts';
import { Ball, Balls } from './ball.tsx';
import type { PictureProps } from './picture-props.ts';
import { turnOf } from './turning.ts';
import { type Sector, WheelFace } from './wheel-face.tsx';

type CardWheelState = Pictured<'card-wheel'>;

const HAND = [0, 1, 2, 3, 4];
const isCard = (name: string): boolean => parseCard(name).ok;

function CardMark({ name }: { readonly name: string }) {
  const card = parseCard(name);
  if (!card.ok || isJoker(card.value)) return null;
  const rank = rankOf(card.value);
  return (
    <>
      <text y="16" textAnchor="middle" dominantBaseline="central" className="font-bold text-[27px]">
        {rank === 'T' ? '10' : rank}
      </text>
      <SuitShape suit={suitOf(card.value)} x={0} y={46} size={24} />
    </>
  );
}

function useSectors(wheel: readonly string[]): readonly Sector[] {
  const { t } = useTranslation('show');
  return wheel.map((name, place) => ({
    key: String(place),
    look: isCard(name) ? (place % 2 === 0 ? 'one' : 'other') : 'thing',
    mark: isCard(name) ? (
      <CardMark name={name} />
    ) : (
      <text
        transform="rotate(-90)"
        textAnchor="end"
        dominantBaseline="central"
        className="font-semibold text-[19px]"
      >
        {t(`cards.award.${name as 'cap'}`)}
      </text>
    ),
  }));
}

/** The ball, who takes part and who found the ace: before the wheel is spun for a table. */
function BeforeSpins({ state }: { readonly state: CardWheelState }) {
  const { t } = useTranslation('show');
  const { balls = [], ball, qualified, turned, finder } = state;
  if (ball === undefined) {
    return balls.length === 0 ? (
      <p className="text-center text-2xl text-muted">{t('cards.none')}</p>
    ) : (
      <Balls title={t('cards.balls')} names={balls.map(({ table }) => table)} />
    );
  }
  return (
    <section className="flex animate-arrive flex-col items-center gap-6 text-center">
      <Ball name={ball.table} />
      <h3 className="font-bold text-4xl text-gold">{t('cards.ball', { table: ball.table })}</h3>
      {qualified === undefined ? null : (
        <p className="text-2xl">
          {t('cards.qualified', { seats: qualified.join(', '), count: qualified.length })}
        </p>
      )}
      {turned === undefined ? null : (
        <ul aria-label={t('cards.spread')} className="flex flex-wrap justify-center gap-4">
          {turned.map(({ seat, card }) => (
            <li key={seat} className="flex w-20 flex-col items-center gap-2">
              <PieceFace code={`${card === 1 ? 'A' : card}s`} />
              <span className="text-muted">{t('cards.seat', { seat })}</span>
            </li>
          ))}
        </ul>
      )}
      {finder === undefined ? null : (
        <p className="font-semibold text-3xl">{t('cards.finder', { seat: finder })}</p>
      )}
    </section>
  );
}

/** Five different cards are the hand; what comes twice is spun again. */
function Hand({ stops }: { readonly stops: readonly string[] }) {
  const { t } = useTranslation('show');
  const cards = [...new Set(stops.filter(isCard))].slice(0, HAND.length);
  const awards = stops.filter((stop) => !isCard(stop));
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={t('cards.hand')} className="flex flex-wrap gap-3">
        {HAND.map((place) => {
          const card = cards[place];
          return (
            <li key={place} className="w-[clamp(3.5rem,6vw,8rem)]">
              {card === undefined ? (
                <div className="aspect-[5/7] rounded-lg border-2 border-line-strong border-dashed">
                  <span className="sr-only">{t('cards.missing')}</span>
                </div>
              ) : (
                <div className="animate-arrive">
                  <span className="sr-only">{pieceWords(card)}</span>
                  <PieceFace code={card} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {awards.length === 0 ? null : (
        <p className="text-xl">
          <span className="text-muted">{t('cards.awards')}: </span>
          {awards.map((award) => t(`cards.award.${award as 'cap'}`)).join(', ')}
        </p>
      )}
    </div>
  );
}

/** The wheel of cards, and what leads to it at a table. */
export function CardWheelPicture({ state, isFresh }: PictureProps<'card-wheel'>) {
  const { t } = useTranslation('show');
  const sectors = useSectors(state.wheel);
  const { stops, balls } = state;
  if (balls !== undefined && stops.length === 0) return <BeforeSpins state={state} />;
  const places = stops.map((stop) => state.wheel.indexOf(stop));
  const told = isFresh ? stops.slice(0, -1) : stops;
  const count = sectors.length;
  const at = told.at(-1);
  return (
    <div className="grid h-full min-h-0 w-full items-center gap-6 @3xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div className="mx-auto aspect-square max-h-full w-full max-w-[78vh]">
        <WheelFace
          kind="card-wheel"
          sectors={sectors}
          degrees={turnOf(places, count)}
          isTurning={isFresh}
          label={at === undefined ? t('wheel.ready', { count }) : t('wheel.label', { count, at })}
        />
      </div>
      <Hand stops={told} />
    </div>
  );
}
