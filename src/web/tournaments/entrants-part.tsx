// All entrants, and what can be done for or against one of them.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { Button } from '../ui/button.tsx';
import { count } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { EntrantDialog } from './entrant-dialog.tsx';

export function EntrantsPart({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const [chosen, setChosen] = useState<string>();
  const { entrants } = tournament;
  if (entrants.length === 0) return <Empty title={t('entrant.none')} />;
  return (
    <Panel isFlush>
      <Table
        caption={t('part.entrants')}
        columns={[
          {
            title: t('entrant.patron'),
            cell: ({ patron }) => <span className="wrap-anywhere">{patron}</span>,
          },
          {
            title: t('entrant.seat'),
            cell: ({ seat }) => (seat === undefined ? '' : t('entrant.at', { ...seat })),
          },
          {
            title: t('entrant.chips'),
            cell: ({ chips }) => (chips === undefined ? '' : count(chips)),
            isNumber: true,
            isExtra: true,
          },
          {
            title: t('entrant.bought'),
            cell: ({ rebuys, addOns }) => `${rebuys}, ${addOns}`,
            isNumber: true,
            isExtra: true,
          },
          {
            title: t('entrant.state'),
            cell: ({ isOut, bounty }) => (
              <span className="flex flex-wrap gap-1">
                <Tag is={isOut ? 'plain' : 'live'}>{t(isOut ? 'entrant.out' : 'entrant.in')}</Tag>
                {bounty === undefined ? null : <Tag is="held">{t('table.target')}</Tag>}
              </span>
            ),
          },
          {
            title: t('entrant.act'),
            cell: ({ patron }) => (
              <Button
                look="quiet"
                aria-label={t('entrant.actions', { patron })}
                onClick={() => setChosen(patron)}
              >
                {t('entrant.act')}
              </Button>
            ),
          },
        ]}
        rows={entrants}
        keyOf={({ patron }) => patron}
      />
      {chosen === undefined ? null : (
        <EntrantDialog
          key={chosen}
          tournament={tournament}
          patron={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
}
