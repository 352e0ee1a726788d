import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RANKS } from '#cards';
import type { DecisionCounts } from '#lab';
import { Panel } from '../ui/panel.tsx';
import { percentText } from './figures.ts';
import { DECISION_LOOKS } from './looks.ts';
import { rankText, useRowName } from './row-name.tsx';
import { type GridCell, strategyGrid } from './strategy-grid.ts';

function Cell({ cell }: { readonly cell: GridCell }) {
  const { t } = useTranslation('odds');
  const [first] = cell.shares;
  if (first === undefined) {
    return (
      <td className="p-0.5">
        <span className="sr-only">{t('grid.never')}</span>
      </td>
    );
  }
  const said = cell.shares
    .map(({ decision, share }) => {
      const name = t(`decisions.${decision}`);
      return cell.shares.length === 1
        ? name
        : t('grid.cell', { decision: name, share: percentText({ value: share }) });
    })
    .join(', ');
  return (
    <td className="p-0.5" {...(cell.column === null ? { colSpan: RANKS.length } : {})}>
      <span
        title={said}
        className={`grid h-8 min-w-10 place-items-center rounded font-medium text-xs ${DECISION_LOOKS[first.decision].cell}`}
      >
        <span aria-hidden="true">
          {cell.shares.map(({ decision }) => t(`grid.short.${decision}`)).join(' ')}
        </span>
        <span className="sr-only">{said}</span>
      </span>
    </td>
  );
}

/** The strategy grid: hands down, the dealer's card or the next card across. */
export function StrategyTable({ strategy }: { readonly strategy: readonly DecisionCounts[] }) {
  const { t } = useTranslation('odds');
  const nameOf = useRowName();
  const rows = useMemo(() => strategyGrid(strategy), [strategy]);
  const isByUpCard = strategy.some(({ upRank }) => upRank !== null);
  const words = t(isByUpCard ? 'grid.upCard' : 'grid.kicker');
  return (
    <Panel title={t('grid.title')}>
      <p className="mb-1 text-muted">{words}</p>
      <p className="mb-3 text-muted text-sm">{t('grid.mixed')}</p>
      <section
        className="relative overflow-x-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        tabIndex={0}
        aria-label={words}
      >
        <table className="border-collapse">
          <caption className="sr-only">{words}</caption>
          <thead>
            <tr>
              <th scope="col" className="px-2 text-left font-medium text-muted text-sm">
                {t('grid.hand')}
              </th>
              {RANKS.map((rank, index) => (
                <th key={rank} scope="col" className="min-w-11 px-1 font-medium text-muted text-sm">
                  {rankText(index)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.category} ${row.rank}`}>
                <th
                  scope="row"
                  className="sticky left-0 whitespace-nowrap bg-panel pr-3 pl-2 text-left font-medium text-sm"
                >
                  {nameOf(row)}
                </th>
                {row.cells.map((cell) => (
                  <Cell key={cell.column} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}
