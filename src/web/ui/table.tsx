import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand right, in digits of one width. */
  readonly isNumber?: boolean;
  /** Left out where the table is narrow. */
  readonly isExtra?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isMarked?: (row: Row) => boolean;
  readonly foot?: ReactNode;
}

const cellClass = <Row,>({ isNumber, isExtra }: TableColumn<Row>): string =>
  [
    'px-1.5 @xl:px-2.5',
    isNumber === true ? 'whitespace-nowrap text-right tabular-nums' : 'text-left',
    isExtra === true ? 'hidden @xl:table-cell' : '',
  ].join(' ');

/** The first column names the row. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, isMarked, foot } = props;
  return (
    <div className="@container overflow-x-auto px-2.5">
      <table className="w-full border-collapse text-[0.8125rem] @md:text-sm @xl:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line-strong border-b text-muted">
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={`py-2 font-medium ${cellClass(column)}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={`border-line border-b ${isMarked?.(row) === true ? 'bg-marked' : ''}`}
              {...(isMarked?.(row) === true ? { 'aria-current': 'true' } : {})}
            >
              {columns.map((column, index) =>
                index === 0 ? (
                  <th
                    key={column.title}
                    scope="row"
                    className={`py-2 font-medium ${cellClass(column)}`}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.title} className={`py-2 ${cellClass(column)}`}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {foot === undefined ? null : <tfoot className="text-muted">{foot}</tfoot>}
      </table>
    </div>
  );
}
