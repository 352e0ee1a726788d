import { useTranslation } from 'react-i18next';
import { RANKS } from '#cards';
import type { Game } from '#games';
import type { PlayDecision } from '#lab';
import { DECISION_LOOKS } from '../odds/looks.ts';
import { rankText, useRowName } from '../odds/row-name.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { bandsOf, type ChartBand, decisionsIn, type LeastHand, type PlayChart } from './chart.ts';
import { CHARTS } from './charts.ts';

type RowName = ReturnType<typeof useRowName>;

/** A hand that is told by its cards, or by its name where the name says it all. */
const leastWords = ({ category, ranks }: LeastHand, nameOf: RowName): string =>
  category === 'high-card'
    ? [...ranks].join('-').replace('T', '10')
    : nameOf({ category, rank: RANKS.indexOf(ranks.charAt(0) as 'A') });

const isAll = ({ cells }: ChartBand, letter: string): boolean =>
  cells.every((cell) => cell === letter);

/** Best play in as many sentences as it takes. */
function useSentences({ rows, least }: PlayChart): readonly string[] {
  const { t } = useTranslation('play');
  const nameOf = useRowName();
  if (least.length > 0) {
    const played = least.map((each) =>
      t(`best.${each.decision}`, { hand: leastWords(each, nameOf) }),
    );
    return [...played, t('best.fold')];
  }
  const bands = bandsOf(rows);
  const tripled = bands.find((band) => isAll(band, '3'));
  const folded = bands.findLast((band) => isAll(band, 'F'));
  return [
    ...(tripled === undefined ? [] : [t('best.alwaysPlay', { hand: nameOf(tripled.last) })]),
    ...(folded === undefined ? [] : [t('best.alwaysFold', { hand: nameOf(folded.first) })]),
    t('best.between'),
  ];
}

const Mark = ({ decision }: { readonly decision: PlayDecision }) => {
  const { t } = useTranslation('odds');
  return (
    <span
      aria-hidden="true"
      className={`grid h-7 min-w-9 place-items-center rounded px-1.5 font-semibold text-sm ${DECISION_LOOKS[decision].cell}`}
    >
      {t(`grid.short.${decision}`)}
    </span>
  );
};

/** Hands down a page, with the one decision of each. */
function HandList({ chart }: { readonly chart: PlayChart }) {
  const { t } = useTranslation('play');
  const nameOf = useRowName();
  const lines = (['play-3x', 'play-1x', 'fold'] as const).map((decision) => {
    const least = chart.least.find((each) => each.decision === decision);
    const rows = chart.rows.filter(({ cells: [cell = ''] }) =>
      decisionsIn(cell).every((each) => each === decision),
    );
    const kinds = [...new Set(rows.map(({ category }) => category))].map((category) => {
      const those = rows.filter((row) => row.category === category);
      const [first, last] = [those[0], those.at(-1)] as [(typeof rows)[0], (typeof rows)[0]];
      const range = { first: nameOf(first), last: nameOf(last).toLowerCase() };
      return those.length === 1 ? range.first : t('best.range', range);
    });
    const line = least?.category === 'high-card' ? leastWords(least, nameOf) : undefined;
    return {
      decision,
      kinds:
        decision === 'fold'
          ? [t('best.lower')]
          : [...kinds, ...(line === undefined ? [] : [t('best.orBetter', { hand: line })])],
    };
  });
  return (
    <table className="w-full border-separate border-spacing-y-1.5">
      <caption className="sr-only">{t('best.chart')}</caption>
      <tbody>
        {lines.map(({ decision, kinds }) => (
          <tr key={decision} className="align-top">
            <th scope="row" className="w-24 pr-3 text-left">
              <span
                className={`grid min-h-12 place-items-center rounded-control px-2 font-bold ${DECISION_LOOKS[decision].cell}`}
              >
                {t(`best.marks.${decision}`)}
              </span>
            </th>
            <td className="py-1">
              <ul className="flex flex-wrap gap-1.5">
                {kinds.map((kind) => (
                  <li key={kind} className="rounded-control bg-raised px-2.5 py-1.5 text-sm">
                    {kind}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Hands down, the dealer's card across: as narrow as a phone. */
function UpCardGrid({ chart }: { readonly chart: PlayChart }) {
  const { t } = useTranslation('play');
  const nameOf = useRowName();
  return (
    <table className="w-full table-fixed border-separate border-spacing-x-px border-spacing-y-0.5">
      <caption className="pb-1 text-left text-muted text-sm">{t('best.upCard')}</caption>
      <colgroup>
        <col className="w-21" />
        {RANKS.map((rank) => (
          <col key={rank} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="sr-only">
            {t('pays.hand')}
          </th>
          {RANKS.map((rank, index) => (
            <th key={rank} scope="col" className="font-semibold text-xs">
              {rankText(index)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bandsOf(chart.rows).map(({ first, last, cells }) => (
          <tr key={nameOf(first)}>
            <th scope="row" className="pr-1 text-left font-medium text-xs leading-tight">
              {first === last
                ? nameOf(first)
                : t('best.range', { first: nameOf(first), last: nameOf(last).toLowerCase() })}
            </th>
            {cells.map((cell, index) => {
              const decisions = decisionsIn(cell);
              const [decision = 'fold'] = decisions;
              return (
                <td key={RANKS[index]} className="p-0 text-center">
                  <span
                    className={`grid h-8 place-items-center rounded-xs font-semibold text-xs tracking-tighter ${DECISION_LOOKS[decision].cell}`}
                  >
                    <span aria-hidden="true">{cell}</span>
                    <span className="sr-only">
                      {decisions.map((each) => t(`best.marks.${each}`)).join(', ')}
                    </span>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Best play in words and as a chart, as the lab has counted it. */
export function BestPlay({ game }: { readonly game: Game }) {
  const { t } = useTranslation('play');
  const chart = CHARTS[game.id] as PlayChart;
  const sentences = useSentences(chart);
  const isByUpCard = chart.least.length === 0;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1 font-medium text-lg leading-snug">
        {sentences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {isByUpCard ? <UpCardGrid chart={chart} /> : <HandList chart={chart} />}
      {isByUpCard ? (
        <div className="flex flex-col gap-2 text-muted text-sm">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {(['play-3x', 'play-1x', 'fold'] as const).map((decision) => (
              <li key={decision} className="flex items-center gap-2">
                <Mark decision={decision} />
                {t(`best.marks.${decision}`)}
              </li>
            ))}
          </ul>
          <p>{t('best.mixed')}</p>
        </div>
      ) : null}
      <p className="text-muted text-sm">{t('best.words')}</p>
      <p className="flex flex-wrap gap-x-6">
        <GoLink
          to={`/practice/${game.id}`}
          className="inline-flex min-h-11 items-center text-accent"
        >
          {t('best.practice')}
        </GoLink>
        <GoLink to={`/odds/${game.id}`} className="inline-flex min-h-11 items-center text-accent">
          {t('best.more')}
        </GoLink>
      </p>
    </div>
  );
}
