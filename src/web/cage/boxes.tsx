import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Done } from '#client';
import { MAY } from '#house';
import { useHasRole, useSession } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { CommandButton, CommandForm } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
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

/** The result of a count: it is over, or a different person counts next. */
type Counted = Extract<Done['events'][number], { type: 'box-counted' | 'box-count-noted' }>;

const isCounted = (event: Done['events'][number]): event is Counted =>
  event.type === 'box-counted' || event.type === 'box-count-noted';

function Counting() {
  const { t } = useTranslation('cage');
  const drops = useView('/drops', { on: ['house'] });
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
              <DropTable drops={rows} onCounted={setCounted} />
            )
          }
        </Shown>
      </Panel>
    </div>
  );
}

function DropTable({
  drops,
  onCounted,
}: {
  readonly drops: readonly Drop[];
  readonly onCounted: (counted: Counted | undefined) => void;
}) {
  const { t } = useTranslation('cage');
  const mayCount = useHasRole(MAY['count-box']);
  const columns: readonly TableColumn<Drop>[] = [
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
            cell: (drop: Drop) => <CountButton drop={drop} onCounted={onCounted} />,
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

/** The person who dropped a box, or counted it last, is not the next to count it. */
function CountButton({
  drop: { drop, droppedBy, countedBy },
  onCounted,
}: {
  readonly drop: Drop;
  readonly onCounted: (counted: Counted | undefined) => void;
}) {
  const { t } = useTranslation('cage');
  const badge = useSession()?.badge;
  if (droppedBy === badge) return <span className="text-muted">{t('boxes.youDropped')}</span>;
  if (countedBy.at(-1) === badge) return <span className="text-muted">{t('boxes.yours')}</span>;
  return (
    <CommandButton
      command="count-box"
      title={t('boxes.count')}
      label={t('boxes.countOf', { drop })}
      heading={t('boxes.countOf', { drop })}
      words={t('boxes.countWords')}
      submit={t('boxes.do')}
      fixed={{ drop }}
      fields={{ counted: { label: t('boxes.counted'), as: 'money', isLarge: true } }}
      onDone={({ events }) => onCounted(events.find(isCounted))}
    />
  );
}

function DropForm() {
  const { t } = useTranslation('cage');
  const tables = useView('/tables');
  return (
    <Panel title={t('boxes.drop')}>
      <CommandForm
        command="drop-box"
        submit={t('boxes.doDrop')}
        done={t('boxes.dropped')}
        fields={{
          table: {
            label: t('boxes.table'),
            none: t('boxes.chooseTable'),
            options: (tables.data ?? []).map(({ table }) => ({ value: table, title: table })),
          },
        }}
      >
        <p className="text-muted">{t('boxes.dropWords')}</p>
      </CommandForm>
    </Panel>
  );
}

function DepositForm() {
  const { t } = useTranslation('cage');
  return (
    <Panel title={t('boxes.deposit')}>
      <CommandForm
        command="deposit-fund"
        submit={t('boxes.doDeposit')}
        done={t('boxes.deposited')}
        fields={{
          amount: { label: t('boxes.amount'), as: 'money' },
          reference: { label: t('boxes.reference') },
        }}
      >
        <p className="text-muted">{t('boxes.depositWords')}</p>
      </CommandForm>
    </Panel>
  );
}
