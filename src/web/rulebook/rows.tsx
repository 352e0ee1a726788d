import { useTranslation } from 'react-i18next';
import type { ActivityFacts } from '#rules';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { gameWords } from './game-words.ts';

type Row = ActivityFacts['rows'][number];

/** The choices and the games of a row, where it is not for all. */
function underOf(activity: ActivityFacts, row: Row): string {
  const { options, games } = activity;
  const choices = Object.entries(row.options ?? {}).map(
    ([name, letters]) => `${options[name]?.title ?? name} ${letters.join(', ')}`,
  );
  const isAll = row.games.length === games.length;
  return [
    ...choices,
    ...(isAll ? [] : [row.games.map((game) => gameWords(activity, game)).join(', ')]),
  ].join(' · ');
}

const paysOf = ({ pays, also = [] }: Row): string =>
  [pays, ...also.map(({ share, amount }) => `${share} ${amount}`)].join('; ');

/** What wins, and what it pays: ranges where the house still has to choose. */
export function Rows({ activity }: { readonly activity: ActivityFacts }) {
  const { t } = useTranslation('rulebook');
  return (
    <Panel title={t('parts.rows')} isFlush>
      <Table
        caption={t('parts.rows')}
        rows={activity.rows}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('facts.hand'),
            cell: (row) => (
              <>
                {row.title}
                <span className="block font-normal text-muted text-sm">
                  {underOf(activity, row)}
                </span>
              </>
            ),
          },
          { title: t('facts.pays'), cell: paysOf },
          { title: t('facts.clause'), isExtra: true, cell: ({ clause }) => clause },
        ]}
      />
    </Panel>
  );
}
