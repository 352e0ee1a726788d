import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { COMMAND_TYPES } from '#house';
import { given } from '#result';
import { useView } from '../data/views.ts';
import { type Search, useGo, usePlace } from '../place.ts';
import { Button } from '../ui/button.tsx';
import { count, shortDayOf, timeOf } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { AskForm } from '../ui/schema-form.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { type LoggedRecord, RecordDialog } from './record-dialog.tsx';

const FILTERS = ['by', 'command', 'text'] as const;
const LIMIT = 50;
/** What is looked for may be far back in the log. */
const FIND_PAUSE_MS = 10_000;

/** What of the address narrows the log. */
const filtersIn = (search: Search): Search =>
  Object.fromEntries(
    FILTERS.flatMap((name) => {
      const text = search[name];
      return text === undefined || text === '' ? [] : [[name, text]];
    }),
  );

const FOUND = z.object({
  by: z.string().optional(),
  command: z.string().optional(),
  text: z.string().optional(),
});

function Filters() {
  const { t } = useTranslation('regulator');
  const { search } = usePlace();
  const go = useGo();
  const filters = filtersIn(search);
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <AskForm
        key={JSON.stringify(filters)}
        schema={FOUND}
        submit={t('log.find')}
        isInline
        initial={filters}
        fields={{
          by: { label: t('log.by') },
          command: {
            label: t('log.command'),
            none: t('log.any'),
            options: [...COMMAND_TYPES].sort().map((type) => ({ value: type, title: type })),
          },
          text: { label: t('log.text') },
        }}
        onAsk={(found) => go('/regulator/log', given(found))}
      />
      <Button look="quiet" onClick={() => go('/regulator/log')}>
        {t('log.clear')}
      </Button>
    </div>
  );
}

function useColumns(): readonly TableColumn<LoggedRecord>[] {
  const { t } = useTranslation('regulator');
  const { search } = usePlace();
  return [
    {
      title: t('log.record'),
      cell: ({ seq }) => (
        <GoLink
          to="/regulator/log"
          search={{ ...search, record: String(seq) }}
          className="-my-2 inline-flex min-h-11 min-w-11 items-center text-accent tabular-nums hover:underline"
        >
          {count(seq)}
        </GoLink>
      ),
    },
    {
      title: t('log.moment'),
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {shortDayOf(Date.parse(at))}, {timeOf(at)}
        </time>
      ),
    },
    { title: t('log.who'), cell: ({ by }) => by },
    { title: t('log.what'), cell: ({ command }) => command },
    {
      title: t('log.outcome'),
      cell: ({ refusal, events = [] }) =>
        refusal === undefined ? (
          <span className="text-muted">{events.map(({ type }) => type).join(', ')}</span>
        ) : (
          <span className="text-refused">{t('log.refused', { code: refusal.code })}</span>
        ),
    },
    {
      title: t('log.hash'),
      isExtra: true,
      cell: ({ hash }) => (
        <span className="font-mono text-sm" title={hash}>
          {hash.slice(0, 12)}…
        </span>
      ),
    },
  ];
}

/** The log, newest first: all of it, or what is looked for. */
export function LogPart() {
  const { t } = useTranslation('regulator');
  const { search } = usePlace();
  const go = useGo();
  const { record: _, ...here } = search;
  const isNewest = here['before'] === undefined;
  const isNarrowed = Object.keys(filtersIn(here)).length > 0;
  const page = useView('/records', {
    query: { ...filtersIn(here), limit: LIMIT, before: here['before'] },
    on: isNewest ? ['tables', 'house'] : [],
    ...(isNarrowed ? { pauseMs: FIND_PAUSE_MS } : {}),
  });
  const columns = useColumns();
  return (
    <>
      <Filters />
      <Panel title={t('log.title')} isFlush>
        <Shown of={page}>
          {({ records, last, head, next }) => (
            <>
              <p className="px-4 pb-3 text-muted text-sm sm:px-5">
                {t('log.last', { last: count(last) })}{' '}
                <span className="break-all font-mono text-xs">{head}</span>
              </p>
              {records.length > 0 ? (
                <Table
                  caption={t('log.title')}
                  columns={columns}
                  rows={records}
                  keyOf={({ id }) => id}
                />
              ) : (
                <Empty title={next === undefined ? t('log.none') : t('log.noneHere')}>
                  {next === undefined ? undefined : t('log.noneHereWords')}
                </Empty>
              )}
              <div className="flex justify-between gap-2 px-4 py-3 sm:px-5">
                <Button disabled={isNewest} onClick={() => go('/regulator/log', filtersIn(here))}>
                  {t('log.newest')}
                </Button>
                <Button
                  disabled={next === undefined}
                  onClick={() => go('/regulator/log', { ...here, before: String(next) })}
                >
                  {t('log.older')}
                </Button>
              </div>
            </>
          )}
        </Shown>
      </Panel>
      <RecordDialog />
    </>
  );
}
