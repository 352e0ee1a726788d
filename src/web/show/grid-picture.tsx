// The board of a hundred cells, with the digits of both teams, the cells that scores have pointed to,
// and the scores themselves.
import { useTranslation } from 'react-i18next';
import type { Pictured } from '#rules';
import { money } from '../ui/format.ts';
import { Balls } from './ball.tsx';
import type { PictureProps } from './picture-props.ts';

type Sports = Pictured<'grid'>;
type Period = Sports['periods'][number];

const SIDE = 10;

export function GridPicture({ state }: PictureProps<'grid'>) {
  const { t } = useTranslation('stage');
  const { contest, prize, item, grid } = state;
  return (
    <div className="grid w-full gap-6 self-start @3xl:grid-cols-[minmax(0,3fr)_minmax(14rem,1fr)]">
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-2xl">
          {contest}{' '}
          <span className="text-gold">{t('grid.each', { prize: item ?? money(prize) })}</span>
        </p>
        {grid === null ? (
          <p className="py-16 text-center text-2xl text-muted">{t('grid.toCome')}</p>
        ) : (
          <Board state={state} grid={grid} />
        )}
      </div>
      <Scores state={state} />
    </div>
  );
}

function Board({
  state: { periods, topTeam, leftTeam },
  grid: { top, left, cells },
}: {
  readonly state: Sports;
  readonly grid: NonNullable<Sports['grid']>;
}) {
  const { t } = useTranslation('stage');
  const last = periods.at(-1);
  const won = new Set(periods.flatMap(({ table }) => (table === null ? [] : [table])));
  const isAt = (column: number, row: number): boolean =>
    last !== undefined && top[column] === last.top % SIDE && left[row] === last.left % SIDE;
  const lookOf = (cell: string | null, isPointed: boolean): string => {
    if (isPointed && cell !== null) return 'bg-gold text-ground font-bold';
    if (isPointed) return 'bg-held-soft text-held outline-3 -outline-offset-3 outline-held';
    if (cell === null) return 'bg-panel';
    return won.has(cell) ? 'bg-felt text-ink' : 'bg-raised text-ink';
  };
  return (
    <section aria-label={t('grid.board')}>
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-center @lg:border-spacing-1">
        <caption className="pb-1 text-left text-lg text-muted">
          {t('grid.directions', { top: topTeam, left: leftTeam })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              {t('grid.corner')}
            </th>
            {top.map((digit) => (
              <th key={digit} scope="col" className="text-xl text-accent tabular-nums">
                {digit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {left.map((digit, row) => (
            <tr key={digit}>
              <th scope="row" className="text-xl text-accent tabular-nums">
                {digit}
              </th>
              {top.map((column, at) => {
                const cell = cells[row * SIDE + at] ?? null;
                const isPointed = isAt(at, row);
                return (
                  <td
                    key={column}
                    title={cell === null ? undefined : t('grid.cell', { table: cell })}
                    className={`wrap-anywhere h-8 rounded-control p-0 text-[0.65rem] leading-none @lg:text-sm @3xl:text-base ${lookOf(cell, isPointed)}`}
                  >
                    {cell ?? (isPointed ? t('grid.blank') : null)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Scores({ state }: { readonly state: Sports }) {
  const { t } = useTranslation('stage');
  const { periods, periodCount, topTeam, leftTeam, bowl } = state;
  return (
    <section className="grid content-start gap-3" role="status" aria-label={t('grid.periods')}>
      {periods.length > 0 && (
        <h3 className="font-semibold text-lg">
          {t('grid.teams', { top: topTeam, left: leftTeam })}
        </h3>
      )}
      <ol className="grid gap-2">
        {periods.map((period, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its place.
          <li key={index} className="rounded-panel bg-panel px-4 py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-muted">
                {index + 1 === periodCount
                  ? t('grid.final')
                  : t('grid.period', { number: index + 1 })}
              </span>
              <span className="font-semibold text-2xl tabular-nums">
                {t('grid.score', { top: period.top, left: period.left })}
              </span>
            </p>
            <PeriodWords state={state} index={index} />
          </li>
        ))}
      </ol>
      {bowl !== null && <Balls title={t('grid.inBowl')} names={bowl} isSmall />}
    </section>
  );
}

/** Whose the period was, or where its prize has gone. */
function PeriodWords({ state, index }: { readonly state: Sports; readonly index: number }) {
  const { t } = useTranslation('stage');
  const { periods, periodCount, bowl } = state;
  const { table, seats } = periods[index] as Period;
  if (table !== null) {
    return <p className="text-gold">{t('grid.table', { table, count: seats.length })}</p>;
  }
  if (index + 1 < periodCount) return <p className="text-held">{t('grid.carried')}</p>;
  return <p className="text-held">{t(bowl === null ? 'grid.nobody' : 'grid.bowl')}</p>;
}
