import { useTranslation } from 'react-i18next';
import { type PayRow, type PayTable, paysText, type WagerFacts } from '#games';
import { dollarsOf } from '#money';
import { money } from '../ui/format.ts';
import { Table, type TableColumn } from '../ui/table.tsx';
import type { Practice } from './practice-table.ts';
import { payTableOf, rowPaid } from './wager-words.ts';

/** The rows that paid one of our seats in this round. */
const rowsPaid = (
  practice: Practice,
  wager: WagerFacts,
  table: PayTable,
): Set<PayRow | undefined> =>
  new Set(
    (practice.settled?.seats ?? [])
      .filter(({ seat }) => practice.own.includes(seat))
      .map(({ wagers }) => rowPaid(table, wagers[wager.id] ?? {})),
  );

function WagerTable({
  practice,
  wager,
  table,
}: {
  readonly practice: Practice;
  readonly wager: WagerFacts;
  readonly table: PayTable;
}) {
  const { t } = useTranslation('practice');
  const paid = rowsPaid(practice, wager, table);
  const hasEnvy = table.rows.some(({ envy }) => envy !== undefined);
  const columns: readonly TableColumn<PayRow>[] = [
    { title: t('payTables.row'), cell: ({ name }) => name },
    { title: t('payTables.pays'), cell: ({ pays }) => paysText(pays), isNumber: true },
    ...(hasEnvy
      ? [
          {
            title: t('payTables.envy'),
            cell: ({ envy }: PayRow) => (envy === undefined ? '' : money(dollarsOf(envy))),
            isNumber: true,
          },
        ]
      : []),
  ];
  const meter = wager.meter === undefined ? undefined : practice.meters[wager.meter];
  return (
    <section className="flex flex-col gap-1">
      <h3 className="px-2.5 font-semibold">{wager.name}</h3>
      <p className="px-2.5 text-muted text-sm">
        {table.clause}, {t(`payTables.ranks.${table.ranks}`)}.{' '}
        {meter === undefined ? '' : t('payTables.meter', { amount: money(meter.amount) })}
      </p>
      <Table
        caption={wager.name}
        columns={columns}
        rows={table.rows}
        keyOf={({ row }) => row}
        isMarked={(row) => paid.has(row)}
      />
    </section>
  );
}

export const PayTables = ({ practice }: { readonly practice: Practice }) => (
  <div className="flex flex-col gap-6">
    {practice.game.wagers.map((wager) => {
      const table = payTableOf(practice, wager);
      return table === undefined ? null : (
        <WagerTable key={wager.id} practice={practice} wager={wager} table={table} />
      );
    })}
  </div>
);
