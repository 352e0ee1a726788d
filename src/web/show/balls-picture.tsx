// A bin of numbered balls, one for each table: those still in it, those held out, and the one that
// names the lucky table; then cards for the seats.
import { useTranslation } from 'react-i18next';
import type { Pictured } from '#rules';
import { CardBack } from '../ui/card-back.tsx';
import { Ball, Balls } from './ball.tsx';
import type { PictureProps } from './picture-props.ts';

type Lucky = Pictured<'balls'>;

const SEAT_CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

export function BallsPicture({ state, isFresh }: PictureProps<'balls'>) {
  const { t } = useTranslation('stage');
  const { next, turned } = state;
  const { balls, heldOut, table } = isFresh && turned.length === 0 ? beforeBall(state) : state;
  const isMixing = isFresh && turned.length === 0;
  const isNone = table === null && next === 'nothing' && !isMixing;
  return (
    <div className="grid w-full gap-6">
      {table !== null && (
        <div className="grid justify-items-center gap-3" role="status">
          <Ball name={table} />
          <p className="font-semibold text-3xl text-gold">{t('balls.drawn')}</p>
        </div>
      )}
      {isMixing && (
        <div className="grid motion-safe:animate-bounce justify-items-center">
          <Ball name="?" />
        </div>
      )}
      {isNone && (
        <p className="text-center text-2xl" role="status">
          {t('balls.none')}
        </p>
      )}
      {next === 'pot' && !isMixing && (
        <p className="text-center text-muted text-xl">{t('balls.pot')}</p>
      )}
      {((next === 'seat' && !isMixing) || turned.length > 0) && (
        <SeatCards state={state} isFresh={isFresh} />
      )}
      {table === null && balls.length > 0 && <Balls title={t('balls.inBin')} names={balls} />}
      {heldOut.length > 0 && <Balls title={t('balls.heldOut')} names={heldOut} isOut />}
    </div>
  );
}

/** The bin before the last ball came out: the ball is named when it has come to rest. */
function beforeBall({ balls, heldOut, table }: Lucky): Pick<Lucky, 'balls' | 'heldOut' | 'table'> {
  const last = table ?? heldOut.at(-1);
  return {
    balls: [...balls, ...(last === undefined ? [] : [last])].sort(),
    heldOut: table === null ? heldOut.slice(0, -1) : heldOut,
    table: null,
  };
}

function SeatCards({
  state: { turned, seats },
  isFresh,
}: {
  readonly state: Lucky;
  readonly isFresh: boolean;
}) {
  const { t } = useTranslation('stage');
  return (
    <section className="grid gap-3" aria-label={t('balls.seatCards')}>
      <ul className="flex flex-wrap justify-center gap-3">
        {SEAT_CARDS.map((card) => {
          const isTurning = isFresh && card === turned.at(-1);
          const isTurned = turned.includes(card) && !isTurning;
          const isSeat = seats.includes(Number(card));
          return (
            <li
              key={card}
              className={`w-[min(18vw,6rem)] ${isTurning ? 'motion-safe:animate-pulse' : ''}`}
            >
              {isTurned ? (
                <SeatCard card={card} isSeat={isSeat} />
              ) : (
                <>
                  <span className="sr-only">{t('balls.faceDown')}</span>
                  <CardBack />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SeatCard({ card, isSeat }: { readonly card: string; readonly isSeat: boolean }) {
  const { t } = useTranslation('stage');
  const words = t(isSeat ? 'balls.seat' : 'balls.empty', { seat: card });
  return (
    <svg viewBox="0 0 100 140" className="block w-full" role="img" aria-label={words}>
      <rect
        {...{ x: 2, y: 2, width: 96, height: 136, rx: 9 }}
        strokeWidth="4"
        className={isSeat ? 'fill-card stroke-gold' : 'fill-card stroke-card-edge opacity-60'}
      />
      <text x="50" y="90" textAnchor="middle" className="fill-suit-black font-bold text-[60px]">
        {card}
      </text>
    </svg>
  );
}
