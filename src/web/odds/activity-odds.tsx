import { useTranslation } from 'react-i18next';
import { dealtGameNamed } from '#games';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty, Failed } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Counting } from './counting.tsx';
import { dollarsText, isEstimate, oneInText, percentText } from './figures.ts';
import { type TitledOdds, useActivityOdds } from './use-odds.ts';

type Row = TitledOdds['rows'][number];

function GameRows({ odds, game }: { readonly odds: TitledOdds; readonly game: string }) {
  const { t } = useTranslation('odds');
  const rows = odds.rows.filter((row) => row.game === game);
  const even = odds.breakEvenMeter[game];
  const columns: readonly TableColumn<Row>[] = [
    { title: t('activity.row'), cell: ({ title }) => title },
    { title: t('activity.pays'), cell: ({ pays }) => pays },
    {
      title: t('activity.probability'),
      cell: ({ probability }) => percentText(probability),
      isNumber: true,
    },
    {
      title: t('activity.oneIn'),
      cell: ({ probability, per }) =>
        probability.value === 0
          ? t('activity.never')
          : `${oneInText(probability)} ${t(`activity.per.${per}`)}`,
      isNumber: true,
    },
    {
      title: t('activity.cost'),
      cell: ({ cost }) =>
        cost === null
          ? '–'
          : `$${cost.value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`,
      isNumber: true,
    },
    {
      title: t('activity.sure'),
      cell: ({ probability }) =>
        t(isEstimate(probability) ? 'activity.estimated' : 'activity.exact'),
      isExtra: true,
    },
  ];
  const title = dealtGameNamed(game)?.title ?? game;
  return (
    <Panel title={title} isFlush>
      <Table
        caption={title}
        columns={columns}
        rows={rows}
        keyOf={({ row, title: name }) => row + name}
      />
      {even === null || even === undefined ? null : (
        <p className="px-4 pt-3 sm:px-5">
          {t('activity.breakEven', { amount: money(dollarsText(even)) })}
        </p>
      )}
    </Panel>
  );
}

/** How often the rows of a sheet come, game by game. */
export function ActivityOdds({ activity }: { readonly activity: string }) {
  const { t } = useTranslation('odds');
  const { data, error, progress, refetch } = useActivityOdds(activity);
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Counting progress={progress} />;
  const games = [...new Set(data.rows.map(({ game }) => game))];
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{data.title}</h2>
      {games.length === 0 ? <Empty title={t('activity.none')} /> : null}
      {games.map((game) => (
        <GameRows key={game} odds={data} game={game} />
      ))}
      {data.assumed.length === 0 ? null : (
        <Panel title={t('activity.assumed')}>
          <ul className="list-disc pl-5 text-muted">
            {data.assumed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
