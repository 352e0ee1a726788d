import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { CommandButton } from '../ui/form.tsx';
import { momentOf, money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import type { TrayFacts } from './answers.ts';

const PAUSE_MS = 5_000;

/** Trays, and what the cage has to make good. */
export function Trays() {
  const { t } = useTranslation('cage');
  const trays = useView('/trays', { on: ['claims'], pauseMs: PAUSE_MS });
  const [told, setTold] = useState<string>();
  return (
    <div className="flex flex-col gap-4">
      {told === undefined ? null : <Notice is="live" title={told} />}
      <Shown of={trays}>
        {(rows) =>
          rows.length === 0 ? (
            <Panel>
              <Empty title={t('trays.none')}>{t('trays.noneWords')}</Empty>
            </Panel>
          ) : (
            <div className="grid items-start gap-4 xl:grid-cols-2">
              <TrayTable trays={rows} onTold={setTold} />
              <Payments trays={rows} />
            </div>
          )
        }
      </Shown>
    </div>
  );
}

function TrayTable({
  trays,
  onTold,
}: {
  readonly trays: readonly TrayFacts[];
  readonly onTold: (words: string) => void;
}) {
  const { t } = useTranslation('cage');
  const columns: readonly TableColumn<TrayFacts>[] = [
    {
      title: t('trays.table'),
      cell: ({ table }) => <span className="whitespace-nowrap">{table}</span>,
    },
    {
      title: t('trays.state'),
      cell: ({ isOpen }) => (
        <span className={isOpen ? '' : 'text-muted'}>
          {t(isOpen ? 'trays.open' : 'trays.closed')}
        </span>
      ),
      isExtra: true,
    },
    { title: t('trays.inTray'), cell: ({ inTray }) => money(inTray), isNumber: true },
    { title: t('trays.paidOut'), cell: ({ paidOut }) => money(paidOut), isNumber: true },
    {
      title: t('trays.fill'),
      cell: (tray) => (
        <span className="flex justify-end gap-2">
          <CreditButton tray={tray} onTold={onTold} />
          <FillButton tray={tray} onTold={onTold} />
        </span>
      ),
      isNumber: true,
    },
  ];
  return (
    <Panel title={t('trays.caption')} isFlush>
      <Table
        caption={t('trays.caption')}
        columns={columns}
        rows={trays}
        keyOf={({ table }) => table}
      />
    </Panel>
  );
}

type Paid = TrayFacts['payments'][number] & { readonly table: string };

function Payments({ trays }: { readonly trays: readonly TrayFacts[] }) {
  const { t } = useTranslation('cage');
  const rows = trays.flatMap(({ table, payments }) =>
    payments.map((paid): Paid => ({ ...paid, table })),
  );
  const columns: readonly TableColumn<Paid>[] = [
    {
      title: t('trays.table'),
      cell: ({ table, claim }) => (
        <Link
          to={`/cage/${claim}`}
          className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
        >
          {table}
        </Link>
      ),
    },
    { title: t('trays.by'), cell: ({ by }) => <span className="wrap-anywhere">{by}</span> },
    { title: t('trays.at'), cell: ({ at }) => momentOf(at), isNumber: true, isExtra: true },
    { title: t('trays.paid'), cell: ({ amount }) => money(amount), isNumber: true },
  ];
  return (
    <Panel title={t('trays.payments')} isFlush>
      {rows.length === 0 ? (
        <Empty title={t('trays.noPayments')}>{t('trays.noPaymentsWords')}</Empty>
      ) : (
        <Table
          caption={t('trays.payments')}
          columns={columns}
          rows={rows}
          keyOf={({ claim }) => claim}
        />
      )}
    </Panel>
  );
}

interface TrayProps {
  readonly tray: TrayFacts;
  readonly onTold: (words: string) => void;
}

function CreditButton({ tray: { table }, onTold }: TrayProps) {
  const { t } = useTranslation('cage');
  return (
    <CommandButton
      command="credit-tray"
      title={t('trays.credit')}
      label={t('trays.creditOf', { table })}
      heading={t('trays.creditOf', { table })}
      words={t('trays.creditWords')}
      fixed={{ table }}
      fields={{ amount: { label: t('trays.amount'), as: 'money' } }}
      onDone={() => onTold(t('trays.credited', { table }))}
    />
  );
}

function FillButton({ tray: { table, paidOut, payments }, onTold }: TrayProps) {
  const { t } = useTranslation('cage');
  const isOwed = payments.length > 0;
  return (
    <CommandButton
      command="fill-tray"
      title={t('trays.fill')}
      label={t('trays.fillOf', { table })}
      heading={t('trays.fillOf', { table })}
      words={t('trays.fillWords')}
      submit={t('trays.do')}
      look={isOwed ? 'primary' : 'plain'}
      fixed={{ table }}
      initial={{ amount: isOwed ? paidOut : '' }}
      fields={{ amount: { label: t('trays.amount'), as: 'money' } }}
      onDone={() => onTold(t('trays.done', { table }))}
    >
      {isOwed ? <p>{t('trays.owes', { amount: money(paidOut) })}</p> : null}
    </CommandButton>
  );
}
