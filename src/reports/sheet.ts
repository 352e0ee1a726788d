// A report as plain data: what it was made from, and its tables. Screens, files and paper show the
// same sheet; none of them computes an amount.
import { centsOf, dollarsOf, sum } from '#money';

/** What stands in a column: words, dollars as `12.50`, a number of things, a moment of the log. */
export const COLUMN_KINDS = ['text', 'money', 'count', 'time'] as const;
type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface ReportColumn {
  readonly key: string;
  readonly title: string;
  readonly kind: ColumnKind;
}

/** By the keys of the columns; what is missing is an empty cell. */
export type ReportRow = Readonly<Record<string, string | number>>;

export interface ReportSection {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals?: ReportRow;
}

export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly house: string;
  readonly period: {
    readonly label: string;
    /** The first moment that is in it, and the first that is not. */
    readonly from: string;
    readonly until: string;
  };
  /** What was asked for besides the period. */
  readonly asked: Readonly<Record<string, string>>;
  /** The records of the log that it was made from; `hash` chains the last of them, or the last
   * before where there is none, to everything before it. */
  readonly madeFrom: {
    readonly first: number;
    readonly last: number;
    readonly hash: string;
  };
  readonly sections: readonly ReportSection[];
  readonly notes: readonly string[];
}

type ColumnFacts = Readonly<Record<string, readonly [title: string, kind: ColumnKind]>>;

/** A row as a report writes it: an unknown fact is left out. */
export type Cells<Columns extends ColumnFacts> = {
  readonly [Key in keyof Columns]?: string | number | undefined;
};

/** A table of a report, with the sums of some of its columns. */
export function makeSection<const Columns extends ColumnFacts>(
  title: string,
  columns: Columns,
  {
    rows,
    totals = [],
  }: {
    readonly rows: readonly Cells<Columns>[];
    readonly totals?: readonly (keyof Columns & string)[];
  },
): ReportSection {
  const written = rows.map(filled);
  return {
    title,
    columns: Object.entries(columns).map(([key, [name, kind]]) => ({ key, title: name, kind })),
    rows: written,
    ...(totals.length === 0
      ? {}
      : {
          totals: Object.fromEntries(
            totals.map((key) => [key, sumOf(written, key, columns[key]?.[1] === 'money')]),
          ),
        }),
  };
}

const filled = (cells: Readonly<Record<string, string | number | undefined>>): ReportRow =>
  Object.fromEntries(
    Object.entries(cells).filter(
      (cell): cell is [string, string | number] => cell[1] !== undefined,
    ),
  );

function sumOf(rows: readonly ReportRow[], key: string, isMoney: boolean): string | number {
  if (!isMoney) return rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0);
  return dollarsOf(sum(rows.map((row) => centsOf(String(row[key] ?? '0.00')))));
}
