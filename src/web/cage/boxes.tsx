import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Done } from '#client';
import { MAY } from '#house';
import { useCommandForm } from '../data/form.ts';
import { useHasRole, useSession } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Select } from '../ui/field.tsx';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Drop } from './answers.ts';

/** Boxes to drop and to count, and the way of their money to the bank. */
export function Boxes() {
  const mayDrop = useHasRole(MAY['drop-box']);
  const mayDeposit = useHasRole(MAY['deposit-fund']);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
      <Counting />
      {mayDrop || mayDeposit ? (
        <div className="flex flex-col gap-4">
          {mayDrop ? <DropForm /> : null}
          {mayDeposit ? <DepositForm /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** What has come of a count: it is over, or somebody else counts next. */
type Counted = Extract<Done['events'][number], { type: 'box-counted' | 'box-count-noted' }>;

const isCounted = (event: Done['events'][number]): event is Counted =>
  event.type === 'box-counted' || event.type === 'box-count-noted';

function Counting() {
  const { t } = useTranslation('cage');
  const drops = useView('/drops', { on: ['house'] });
  const [counting, setCounting] = useState<string>();
  const [counted, setCounted] = useState<Counted>();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {counted?.type === 'box-counted' ? (
        <Notice
          is="live"
          title={t('boxes.done', { drop: counted.drop, amount: money(counted.counted) })}
        />
      ) : null}
      {counted?.type === 'box-count-noted' ? (
        <Notice is="held" title={t('boxes.noted', { drop: counted.drop })} />
      ) : null}
      <Panel title={t('boxes.waiting')} isFlush>
        <Shown of={drops}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={t('boxes.none')}>{t('boxes.noneWords')}</Empty>
            ) : (
              <DropTable drops={rows} onCount={setCounting} />
            )
          }
        </Shown>
      </Panel>
      {counting === undefined ? null : (
        <CountDialog
          drop={counting}
          onClose={() => setCounting(undefined)}
          onDone={({ events }) => {
            setCounted(events.find(isCounted));
            setCounting(undefined);
          }}
        />
      )}
    </div>
  );
}

function DropTable({
  drops,
  onCount,
}: {
  readonly drops: readonly Drop[];
  readonly onCount: (drop: string) => void;
}) {
  const { t } = useTranslation('cage');
  const mayCount = useHasRole(MAY['count-box']);
  const columns: readonly Column<Drop>[] = [
    { title: t('boxes.box'), cell: ({ drop }) => drop },
    {
      title: t('boxes.droppedBy'),
      cell: ({ droppedBy }) => <span className="wrap-anywhere">{droppedBy}</span>,
      isExtra: true,
    },
    { title: t('boxes.state'), cell: (drop) => <DropState drop={drop} /> },
    ...(mayCount
      ? [
          {
            title: t('boxes.count'),
            cell: (drop: Drop) => <CountButton drop={drop} onCount={onCount} />,
          },
        ]
      : []),
  ];
  return (
    <Table caption={t('boxes.caption')} columns={columns} rows={drops} keyOf={({ drop }) => drop} />
  );
}

function DropState({ drop: { countedBy } }: { readonly drop: Drop }) {
  const { t } = useTranslation('cage');
  if (countedBy.length === 0) return <span className="text-muted">{t('boxes.first')}</span>;
  return (
    <span className="flex flex-col items-start gap-1 py-1">
      <Tag is="held">
        <span className="whitespace-normal">{t('boxes.again', { count: countedBy.length })}</span>
      </Tag>
      <span className="wrap-anywhere text-muted text-sm">
        {t('boxes.countedBy', { badges: countedBy.join(', ') })}
      </span>
    </span>
  );
}

/** Whoever dropped a box, or counted it last, is not the next to count it. */
function CountButton({
  drop: { drop, droppedBy, countedBy },
  onCount,
}: {
  readonly drop: Drop;
  readonly onCount: (drop: string) => void;
}) {
  const { t } = useTranslation('cage');
  const badge = useSession()?.badge;
  if (droppedBy === badge) return <span className="text-muted">{t('boxes.youDropped')}</span>;
  if (countedBy.at(-1) === badge) return <span className="text-muted">{t('boxes.yours')}</span>;
  return (
    <Button aria-label={t('boxes.countOf', { drop })} onClick={() => onCount(drop)}>
      {t('boxes.count')}
    </Button>
  );
}

interface CountProps {
  readonly drop: string;
  readonly onClose: () => void;
  readonly onDone: (done: Done) => void;
}

function CountDialog({ drop, onClose, onDone }: CountProps) {
  const { t } = useTranslation('cage');
  const form = useCommandForm('count-box', { fixed: { drop }, onDone });
  return (
    <Dialog
      title={t('boxes.countOf', { drop })}
      words={t('boxes.countWords')}
      isOpen
      onClose={onClose}
    >
      <CommandForm form={form} submit={t('boxes.do')} onCancel={onClose}>
        <Field label={t('boxes.counted')} inputMode="decimal" isLarge {...form.field('counted')} />
      </CommandForm>
    </Dialog>
  );
}

function DropForm() {
  const { t } = useTranslation('cage');
  const tables = useView('/tables');
  const [isDropped, setDropped] = useState(false);
  const form = useCommandForm('drop-box', {
    onDone() {
      form.reset();
      setDropped(true);
    },
  });
  return (
    <Panel title={t('boxes.drop')}>
      <p className="pb-4 text-muted">{t('boxes.dropWords')}</p>
      <CommandForm form={form} submit={t('boxes.doDrop')}>
        <Select
          label={t('boxes.table')}
          none={t('boxes.chooseTable')}
          options={(tables.data ?? []).map(({ table }) => ({ value: table, title: table }))}
          {...form.field('table')}
        />
        {isDropped ? <Notice is="live" title={t('boxes.dropped')} /> : null}
      </CommandForm>
    </Panel>
  );
}

function DepositForm() {
  const { t } = useTranslation('cage');
  const [isDeposited, setDeposited] = useState(false);
  const form = useCommandForm('deposit-fund', {
    onDone() {
      form.reset();
      setDeposited(true);
    },
  });
  return (
    <Panel title={t('boxes.deposit')}>
      <p className="pb-4 text-muted">{t('boxes.depositWords')}</p>
      <CommandForm form={form} submit={t('boxes.doDeposit')}>
        <Field label={t('boxes.amount')} inputMode="decimal" {...form.field('amount')} />
        <Field label={t('boxes.reference')} {...form.field('reference')} />
        {isDeposited ? <Notice is="live" title={t('boxes.deposited')} /> : null}
      </CommandForm>
    </Panel>
  );
}
