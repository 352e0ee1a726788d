import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Done } from '#client';
import { given } from '#result';
import { newId, useCommand } from '../data/commands.ts';
import { houseNow } from '../data/time.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { momentOf, timeOf } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { AskForm } from '../ui/schema-form.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import type { Club } from './answers.ts';
import { isoOf, resultOf, type UploadedScan } from './scan-batch.ts';

/** Cards that were read one after another, and the hours of the last day. */
export function ScansPart() {
  const club = useView('/club', { on: ['club'] });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Collector />
      <Shown of={club}>{({ scans }) => <Night scans={scans} />}</Shown>
    </div>
  );
}

const SCANNED = z.object({ table: z.string().optional(), card: z.string().max(48) });

function Collector() {
  const { t } = useTranslation('club');
  const [batch, setBatch] = useState(() => newId('batch'));
  const [scans, setScans] = useState<readonly UploadedScan[]>([]);
  const tables = useView('/tables', { on: ['tables'] }).data ?? [];
  const { outcome, send } = useCommand('upload-scans');
  async function sendAll(): Promise<void> {
    const done = await send({ batch, scans: [...scans] });
    if (done === undefined) return;
    setScans([]);
    setBatch(newId('batch'));
  }
  return (
    <Panel title={t('scans.collect')}>
      <p className="pb-4 text-muted">{t('scans.collectWords')}</p>
      <AskForm
        schema={SCANNED}
        submit={t('scans.add')}
        look="plain"
        fields={{
          table: {
            label: t('scans.table'),
            none: t('scans.tableNone'),
            options: tables
              .filter(({ open }) => open !== undefined)
              .map((each) => ({ value: each.table, title: each.table })),
          },
          card: { label: t('scans.card'), hint: t('scans.cardHint'), as: 'number' },
        }}
        clears="card"
        onAsk={({ card, table }) =>
          setScans((before) => [...before, given({ card, at: isoOf(houseNow()), table })])
        }
      />
      <Waiting scans={scans} />
      <div className="flex flex-col gap-3 pt-2">
        <Button
          look="primary"
          disabled={scans.length === 0 || outcome.kind === 'sending'}
          onClick={() => void sendAll()}
        >
          {t('scans.send')}
        </Button>
        {outcome.kind === 'done' ? <Result done={outcome.done} /> : <OutcomeNotice of={outcome} />}
      </div>
    </Panel>
  );
}

function Waiting({ scans }: { readonly scans: readonly UploadedScan[] }) {
  const { t } = useTranslation('club');
  return (
    <div aria-live="polite" className="pt-4">
      <p className="font-medium">
        {scans.length === 0 ? t('scans.nothing') : t('scans.waiting', { count: scans.length })}
      </p>
      <ul className="max-h-40 overflow-y-auto py-2 text-muted text-sm tabular-nums">
        {scans.toReversed().map(({ card, at, table }) => (
          <li key={`${card} ${at}`} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{card}</span>
            <span className="whitespace-nowrap">
              {table} {timeOf(at)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was booked, and every scan that brings nothing, one by one. */
function Result({ done }: { readonly done: Done }) {
  const { t } = useTranslation('club');
  const { booked, left } = resultOf(done);
  return (
    <Notice
      is={left.length === 0 ? 'live' : 'held'}
      title={t('scans.booked', { count: booked.length })}
    >
      {left.length === 0 ? null : (
        <>
          <p>{t('scans.left', { count: left.length })}</p>
          <ul className="list-disc pl-5">
            {left.map(({ card, at, because }) => (
              <li key={`${card} ${at} ${because}`} className="wrap-anywhere">
                <span className="font-medium tabular-nums">{card}</span> {t(`scans.why.${because}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

type Night = Club['scans'][number];

/** So many at first: a night is long, and a phone is small. */
const SHOWN_FIRST = 12;

function Night({ scans }: { readonly scans: readonly Night[] }) {
  const { t } = useTranslation('club');
  const [isAll, setAll] = useState(false);
  const columns: readonly TableColumn<Night>[] = [
    { title: t('scans.card'), cell: ({ card }) => card },
    {
      title: t('scans.at'),
      cell: ({ at }) => <span className="whitespace-nowrap">{momentOf(at)}</span>,
    },
    {
      title: t('scans.table'),
      cell: ({ table }) => <span className="whitespace-nowrap">{table}</span>,
    },
    { title: t('scans.game'), cell: ({ title }) => title, isExtra: true },
    { title: t('scans.patron'), cell: ({ patron }) => patron, isExtra: true },
  ];
  return (
    <Panel title={t('scans.night')} isFlush>
      {scans.length === 0 ? (
        <Empty title={t('scans.none')}>{t('scans.noneWords')}</Empty>
      ) : (
        <Table
          caption={t('scans.night')}
          columns={columns}
          rows={isAll ? scans : scans.slice(0, SHOWN_FIRST)}
          keyOf={({ card, at }) => `${card} ${at}`}
        />
      )}
      {isAll || scans.length <= SHOWN_FIRST ? null : (
        <div className="px-2 pt-2">
          <Button look="quiet" className="w-full" onClick={() => setAll(true)}>
            {t('scans.all', { count: scans.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
