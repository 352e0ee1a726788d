import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { Button } from '../ui/button.tsx';
import { count, momentOf, money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { type Meaning, Tag } from '../ui/tag.tsx';

const PAGE = 50;
const PAUSE_MS = 10_000;

type CalledRound = Seen<'/rounds'>['rounds'][number];

const MEANINGS: Readonly<Record<CalledRound['outcome'], Meaning>> = {
  waiting: 'held',
  awarded: 'live',
  uncalled: 'plain',
  rejected: 'refused',
  voided: 'refused',
};

function useColumns(): readonly TableColumn<CalledRound>[] {
  const { t } = useTranslation('replay');
  return [
    {
      title: t('calls.when'),
      cell: ({ call, at }) => (
        <GoLink
          to={`/replay/${call}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap text-accent hover:underline"
        >
          {momentOf(at)}
        </GoLink>
      ),
    },
    { title: t('calls.what'), cell: ({ title }) => <span className="break-words">{title}</span> },
    {
      title: t('calls.where'),
      isExtra: true,
      cell: ({ table, seat }) => t('calls.place', { table, seat }),
    },
    { title: t('calls.round'), isExtra: true, isNumber: true, cell: ({ round }) => count(round) },
    {
      title: t('calls.outcome'),
      cell: ({ outcome }) => <Tag is={MEANINGS[outcome]}>{t(`calls.outcomes.${outcome}`)}</Tag>,
    },
    {
      title: t('calls.amount'),
      isNumber: true,
      cell: ({ amount }) => (amount === undefined ? '–' : money(amount)),
    },
  ];
}

/** Calls, won or not; the page that is looked at stands in the address. */
export function CallList() {
  const { t } = useTranslation('replay');
  const go = useGo();
  const { before } = usePlace().search;
  const calls = useView('/rounds', {
    query: { limit: PAGE, before },
    on: before === undefined ? ['calls', 'claims'] : [],
    pauseMs: PAUSE_MS,
  });
  const columns = useColumns();
  return (
    <Panel title={t('calls.title')} isFlush>
      <Shown of={calls}>
        {({ rounds: rows, next }) => (
          <>
            {rows.length === 0 ? (
              <Empty title={next === undefined ? t('calls.none') : t('calls.noneHere')}>
                {next === undefined ? t('calls.noneWords') : t('calls.noneHereWords')}
              </Empty>
            ) : (
              <Table
                caption={t('calls.caption')}
                columns={columns}
                rows={rows}
                keyOf={({ call }) => call}
              />
            )}
            {before === undefined && next === undefined ? null : (
              <nav aria-label={t('calls.pages')} className="flex justify-between gap-2 px-4 py-3">
                <Button disabled={before === undefined} onClick={() => go('/replay')}>
                  {t('calls.newest')}
                </Button>
                <Button
                  disabled={next === undefined}
                  onClick={() => go('/replay', { before: String(next) })}
                >
                  {t('calls.older')}
                </Button>
              </nav>
            )}
          </>
        )}
      </Shown>
    </Panel>
  );
}
