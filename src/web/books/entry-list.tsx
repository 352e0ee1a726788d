import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { momentOf, money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { inWords } from '../ui/words.ts';

type Entry = Seen<'/accounts/:account/entries'>['entries'][number];

const LIMIT = 25;
const PAUSE_MS = 5_000;

function useColumns(): readonly TableColumn<Entry>[] {
  const { t } = useTranslation('books');
  return [
    {
      title: t('entries.moment'),
      cell: ({ at, seq }) => (
        <span className="flex flex-col">
          <time dateTime={at} className="whitespace-nowrap font-normal">
            {momentOf(at)}
          </time>
          <GoLink to="/regulator/log" search={{ record: String(seq) }}>
            {t('entries.record', { seq })}
          </GoLink>
        </span>
      ),
    },
    {
      title: t('entries.why'),
      cell: ({ kind, event, reason, call, by, other }) => (
        <span className="flex flex-col">
          <span>{inWords(kind)}</span>
          <span className="text-faint text-sm">{reason ?? inWords(event)}</span>
          <span className="break-all text-faint text-sm @xl:hidden">
            {other}, {by}
          </span>
          {call === undefined ? null : (
            <GoLink to={`/replay/${call}`}>{t('entries.replay')}</GoLink>
          )}
        </span>
      ),
    },
    { title: t('entries.who'), isExtra: true, cell: ({ by }) => by },
    {
      title: t('entries.other'),
      isExtra: true,
      cell: ({ other }) => <span className="break-all text-sm">{other}</span>,
    },
    {
      title: t('entries.amount'),
      isNumber: true,
      cell: ({ amount }) => (
        <span className={amount.startsWith('-') ? 'text-refused' : ''}>{money(amount)}</span>
      ),
    },
    { title: t('entries.balance'), isNumber: true, cell: ({ balance }) => money(balance) },
  ];
}

/** The entries of an account page by page, newest first. */
export function EntryList({ account }: { readonly account: string }) {
  const { t } = useTranslation('books');
  /** Where each page after the first begins. */
  const [turned, setTurned] = useState<readonly number[]>([]);
  const before = turned.at(-1);
  const page = useView('/accounts/:account/entries', {
    of: { account },
    query: { limit: LIMIT, before },
    on: before === undefined ? ['sign', 'house'] : [],
    pauseMs: PAUSE_MS,
  });
  const columns = useColumns();
  return (
    <Shown of={page}>
      {({ entries, next }) => (
        <>
          {entries.length > 0 ? (
            <Table
              caption={t('entries.title', { figure: account })}
              columns={columns}
              rows={entries.map((entry, index) => ({ ...entry, key: `${entry.seq}-${index}` }))}
              keyOf={({ key }) => key}
            />
          ) : (
            <Empty title={next === undefined ? t('entries.none') : t('entries.noneHere')}>
              {next === undefined ? undefined : t('entries.noneHereWords')}
            </Empty>
          )}
          <div className="mt-3 flex justify-between gap-2">
            <Button disabled={turned.length === 0} onClick={() => setTurned(turned.slice(0, -1))}>
              {t('entries.newer')}
            </Button>
            <Button
              disabled={next === undefined}
              onClick={() => setTurned([...turned, next as number])}
            >
              {t('entries.older')}
            </Button>
          </div>
        </>
      )}
    </Shown>
  );
}
