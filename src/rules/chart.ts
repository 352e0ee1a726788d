// A sheet's charts, readings and clauses as tables: one line for each, its cells in the order of
// the columns.
import type { Reading } from '#games';
import { given } from '#result';
import type { Clause } from './clause.ts';
import type { Condition, ExampleDeal, Prize, Row } from './row.ts';
import { event } from './rows.ts';

/** A row for each line; the parameters of `row` are the columns. */
export const chartOf = <Line extends readonly unknown[], Of>(
  row: (...line: Line) => Of,
  lines: readonly (readonly [...Line])[],
): readonly Of[] => lines.map((line) => row(...line));

type Columns = 'id' | 'title' | 'clause' | 'when' | 'prize' | 'examples';

/** A row that a deal shows. Where a chart is long, its sheet has a builder with its own columns. */
export const dealRow = (
  id: string,
  title: string,
  clause: string,
  when: Condition,
  prize: Prize,
  meets: ExampleDeal,
  misses: ExampleDeal,
  { values, ...more }: Omit<Row, Columns> & Pick<NonNullable<Row['examples']>, 'values'> = {},
): Row => ({
  id,
  title,
  clause,
  ...more,
  when,
  prize,
  examples: given({ meets, misses, values }),
});

/** A row for something that no deal shows. */
export const eventRow = (
  id: string,
  title: string,
  clause: string,
  happens: string,
  prize: Prize,
  more: Omit<Row, Columns> = {},
): Row => ({ id, title, clause, ...more, when: event(happens), prize });

type ReadingLine = readonly [
  id: string,
  clause: string,
  unclear: string,
  weRead: string,
  setting?: Reading['setting'],
];

const readingOf = ([id, clause, unclear, weRead, setting]: ReadingLine): Reading =>
  setting === undefined
    ? { id, clause, unclear, weRead }
    : { id, clause, unclear, weRead, setting };

const isLine = <Line extends readonly unknown[]>(given: Line | object): given is Line =>
  Array.isArray(given);

/** What is unclear and how we read it. Readings that several sheets have stand among the lines. */
export const readingsOf = (lines: readonly (ReadingLine | Reading)[]): readonly Reading[] =>
  lines.map((line) => (isLine(line) ? readingOf(line) : line));

/** Rules and steps in our own words, each with its place in the sheet. */
export const clausesOf = (
  lines: readonly (readonly [clause: string, words: string] | Clause)[],
): readonly Clause[] =>
  lines.map((line) => (isLine(line) ? { clause: line[0], words: line[1] } : line));
