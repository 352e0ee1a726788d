// The board of a hundred cells, with the digits of both teams, the cells that scores have pointed to,
// and the scores themselves.
import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import { Ball } from './ball.tsx';
import type { PictureProps } from './pictures.tsx';

interface Period {
  readonly top: number;
  readonly left: number;
  readonly table: string | null;
  readonly seats: readonly number[];
  readonly prizes: number;
}

interface Sports {
  readonly contest: string;
  readonly topTeam: string;
  readonly leftTeam: string;
  readonly prize: string;
  readonly item: string | null;
  readonly grid: {
    readonly top: readonly number[];
    readonly left: readonly number[];
    readonly cells: readonly (string | null)[];
  } | null;
  readonly periodCount: number;
  readonly periods: readonly Period[];
  readonly bowl: readonly string[] | null;
}

const SIDE = 10;

export function GridPicture({ stage }: PictureProps) {
  const { t } = useTranslation('stage');
  const state = stage.state as unknown as Sports;
  const { contest, prize, item, grid } = state;
  return (
    <div className="grid w-full gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(18rem,1fr)]">
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
    if (isPointed) return cell === null ? 'bg-held text-ground' : 'bg-gold text-ground font-bold';
    if (cell === null) return 'bg-well text-faint';
    return won.has(cell) ? 'bg-felt text-ink' : 'bg-raised text-ink';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key.
    <section className="overflow-x-auto" aria-label={t('grid.board')} tabIndex={0}>
      <table className="w-full min-w-[34rem] table-fixed border-separate border-spacing-1 text-center">
        <caption className="pb-2 text-left text-lg text-muted">
          {topTeam} → · {leftTeam} ↓
        </caption>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              {t('grid.corner')}
            </th>
            {top.map((digit) => (
              <th key={digit} scope="col" className="text-2xl text-accent tabular-nums">
                {digit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {left.map((digit, row) => (
            <tr key={digit}>
              <th scope="row" className="text-2xl text-accent tabular-nums">
                {digit}
              </th>
              {top.map((column, at) => {
                const cell = cells[row * SIDE + at] ?? null;
                return (
                  <td
                    key={column}
                    title={cell === null ? undefined : t('grid.cell', { table: cell })}
                    className={`h-[clamp(2.5rem,5.4vh,5rem)] truncate rounded-control text-lg ${lookOf(cell, isAt(at, row))}`}
                  >
                    {cell}
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
    <section className="grid content-start gap-4" role="status" aria-label={t('grid.periods')}>
      <ol className="grid gap-3">
        {periods.map((period, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its place.
          <li key={index} className="rounded-panel bg-panel p-4">
            <p className="text-muted text-sm">
              {index + 1 === periodCount ? t('grid.final') : `${t('grid.period')} ${index + 1}`}
            </p>
            <p className="flex justify-between gap-4 font-semibold text-2xl">
              {topTeam} <span className="tabular-nums">{period.top}</span>
            </p>
            <p className="flex justify-between gap-4 font-semibold text-2xl">
              {leftTeam} <span className="tabular-nums">{period.left}</span>
            </p>
            <PeriodWords state={state} index={index} />
          </li>
        ))}
      </ol>
      {bowl !== null && (
        <ul className="flex flex-wrap gap-2">
          {bowl.map((table) => (
            <li key={table}>
              <Ball name={table} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whose the period was, or where its prize has gone. */
function PeriodWords({ state, index }: { readonly state: Sports; readonly index: number }) {
  const { t } = useTranslation('stage');
  const { periods, periodCount, bowl } = state;
  const { table, seats } = periods[index] as Period;
  if (table !== null) {
    return <p className="text-gold text-lg">{t('grid.table', { table, count: seats.length })}</p>;
  }
  if (index + 1 < periodCount) return <p className="text-held">{t('grid.carried')}</p>;
  return <p className="text-held">{t(bowl === null ? 'grid.nobody' : 'grid.bowl')}</p>;
}
