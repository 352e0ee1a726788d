// The tables of a splash: those in the drawing, those that were drawn, and who has won their pots.
import { useTranslation } from 'react-i18next';
import type { Pictured } from '#rules';
import { money } from '../ui/format.ts';
import { Ball, Balls } from './ball.tsx';
import type { PictureProps } from './picture-props.ts';

type Splash = Pictured<'splash'>;

export function SplashPicture({ state, isFresh }: PictureProps<'splash'>) {
  const { t } = useTranslation('stage');
  const { isEventAwaited, events, tables, drawCount, prize } = state;
  const drawn = isFresh ? state.drawn.slice(0, -1) : state.drawn;
  const left = drawCount - drawn.length;
  return (
    <div className="grid w-full gap-6">
      {isEventAwaited && <p className="text-center text-2xl">{t('splash.waits', { events })}</p>}
      {drawn.length > 0 && (
        <section className="grid gap-4" role="status">
          <h2 className="text-center font-semibold text-3xl text-gold">
            {t('splash.drawn', { prize: money(prize) })}
          </h2>
          <ul className="flex flex-wrap justify-center gap-8">
            {drawn.map((table, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table can be drawn twice.
              <li key={index} className="grid justify-items-center gap-2">
                <Ball name={table} />
                <PotWords state={state} index={index} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isFresh && (
        <div className="grid motion-safe:animate-bounce justify-items-center">
          <Ball name="?" />
        </div>
      )}
      {left > 0 && <Balls title={t('splash.toDraw', { count: left })} names={tables} />}
    </div>
  );
}

/** What became of the pot that a draw has splashed: the pots of one table come in order. */
function PotWords({ state, index }: { readonly state: Splash; readonly index: number }) {
  const { t } = useTranslation('stage');
  const { drawn, pots } = state;
  const table = drawn[index];
  const before = drawn.slice(0, index).filter((each) => each === table).length;
  const pot = pots.filter((each) => each.table === table)[before];
  if (pot === undefined) return <p className="text-2xl text-held">{t('splash.playing')}</p>;
  if (pot.takes.length === 0) return <p className="text-2xl text-muted">{t('splash.nobody')}</p>;
  return (
    <ul className="grid gap-1 text-center text-2xl">
      {pot.takes.map(({ seat, amount }) => (
        <li key={seat}>{t('splash.takes', { seat, amount: money(amount) })}</li>
      ))}
    </ul>
  );
}
