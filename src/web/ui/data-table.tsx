// A table of many rows: sorted by any column, a part of it shown at first.
import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { count } from './format.ts';

export interface DataColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** What it is sorted by. */
  readonly value: (row: Row) => string | number;
  /** What is shown, where that is not the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** Numbers stand right, in digits of one width. */
  readonly isNumber?: boolean;
  /** One below the other: its words are not broken. */
  readonly isWhole?: boolean;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
  /** The last row, by the keys of the columns. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

const SHOWN = 100;

const cellClass = ({ isNumber, isWhole }: Pick<DataColumn<never>, 'isNumber' | 'isWhole'>) =>
  isNumber === true
    ? 'whitespace-nowrap text-right tabular-nums'
    : `text-left ${isWhole === true ? 'whitespace-nowrap' : 'break-words'}`;

type Direction = false | 'asc' | 'desc';

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

function SortButton({
  title,
  direction,
  isNumber = false,
  onPress,
}: {
  readonly title: string;
  readonly direction: Direction;
  readonly isNumber?: boolean | undefined;
  readonly onPress: () => void;
}) {
  const Icon = direction === false ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={onPress}
      className={`inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control font-medium hover:text-ink ${direction === false ? 'text-muted' : 'text-ink'} ${isNumber ? 'flex-row-reverse' : ''}`}
    >
      {title}
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
    </button>
  );
}

/** The first column names the row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, totals } = props;
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN);
  const definitions = useMemo(
    () =>
      columns.map(({ key, value }) => ({
        id: key,
        accessorFn: (row: { readonly row: Row }) => value(row.row),
        sortFn: 'basic' as const,
      })),
    [columns],
  );
  const data = useMemo(
    () => rows.map((row, index) => ({ row, id: keyOf(row, index) })),
    [rows, keyOf],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    enableSortingRemoval: true,
  });
  const sorted = table.getRowModel().rows;
  return (
    <div className="overflow-x-auto px-4 sm:px-5">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            {columns.map((column) => {
              const sorting = table.getColumn(column.key);
              const direction = sorting?.getIsSorted() ?? false;
              return (
                <th
                  key={column.key}
                  scope="col"
                  {...(direction === false ? {} : { 'aria-sort': ARIA[direction] })}
                  className={`pr-4 align-bottom last:pr-0 ${cellClass(column)}`}
                >
                  <SortButton
                    title={column.title}
                    direction={direction}
                    isNumber={column.isNumber}
                    onPress={() => sorting?.toggleSorting()}
                  />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown).map(({ id, original: { row } }) => (
            <tr key={id} className="border-line border-b align-baseline">
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    {...(index === 0 ? { scope: 'row' as const } : {})}
                    className={`py-2 pr-4 font-normal last:pr-0 ${index === 0 ? 'min-w-36' : ''} ${cellClass(column)}`}
                  >
                    {column.cell?.(row) ?? column.value(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {totals === undefined ? null : (
          <tfoot>
            <tr className="font-semibold">
              {columns.map((column) => (
                <td key={column.key} className={`py-2 pr-4 last:pr-0 ${cellClass(column)}`}>
                  {totals[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {sorted.length <= shown ? null : (
        <div className="flex flex-wrap items-center gap-3 py-3 text-muted">
          <span>{t('table.shown', { shown: count(shown), all: count(sorted.length) })}</span>
          <Button onClick={() => setShown(shown + SHOWN * 5)}>{t('table.more')}</Button>
        </div>
      )}
    </div>
  );
}
