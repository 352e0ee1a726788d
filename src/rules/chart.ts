// A sheet's charts, readings and clauses as tables: one line for each, its cells in the order of
// the columns.
import type { Reading } from '#games';
import type { Clause, Row } from './activity.ts';

/** A row for each line; the parameters of `row` are the columns. */
export const chartOf = <Line extends readonly unknown[]>(
  row: (...line: Line) => Row,
  lines: readonly (readonly [...Line])[],
): readonly Row[] => lines.map((line) => row(...line));

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
