// What an audit finds, in words.
import { isDeepStrictEqual } from 'node:util';
import type { House, LogRecord } from '#house';
import type { Entry } from '#ledger';
import { asCents, countOf, dollarsOf } from '#money';
import { recordIn } from './chain.ts';
import type { BookedEntry } from './evidence-pages.ts';
import type { LogLine } from './store.ts';

/** The first thing that is wrong, and where. */
export interface LogFinding {
  /** The record that it is about, if it is about one. */
  readonly seq: number | null;
  /** Its id and its moment, where they can be read. */
  readonly id: string | null;
  readonly at: string | null;
  readonly what: string;
}

/** Ends an audit; what it carries is the answer. */
export class Found extends Error {
  readonly finding: LogFinding;

  constructor(finding: LogFinding) {
    super(finding.what);
    this.finding = finding;
  }
}

const NUMBERS = new Intl.NumberFormat('en-US');

export const numbered = (count: number): string => NUMBERS.format(count);
export const recordNamed = (seq: number): string => `record ${numbered(seq)}`;

/** Cents as a database or a bundle has them, or whatever stands there instead. */
const amountText = (cents: string): string =>
  /^-?\d+$/.test(cents) ? dollarsOf(asCents(BigInt(cents))) : JSON.stringify(cents);

const entryText = ({ kind, debit, credit, amount }: BookedEntry): string =>
  `${kind} of ${amountText(amount)}, debit ${debit}, credit ${credit}`;

/** What can be read of a body that may be anything. */
export function glanceAt(body: string): Partial<LogRecord> {
  try {
    return recordIn(body) ?? {};
  } catch {
    return {};
  }
}

/** What is wrong with a row whose hash is not that of its body after the row before. */
export function linkFault({ seq, body }: LogLine): string {
  const { seq: said } = glanceAt(body);
  if (said !== undefined && said !== seq) {
    return `the body of ${recordNamed(said)} is in the place of ${recordNamed(seq)}`;
  }
  return (
    `the body of ${recordNamed(seq)} does not have the hash that stands beside it: the body was ` +
    'changed, or this hash, or the one before'
  );
}

/** What the books have in the place of an entry that follows from the log, if anything. */
export function entryFault(
  { seq, line }: Pick<BookedEntry, 'seq' | 'line'>,
  { kind, debit, credit, amount }: Entry,
  found: BookedEntry | undefined,
): string {
  const said = { seq, line, kind, debit, credit, amount: `${countOf(amount)}` };
  const of = `of the entries of ${recordNamed(seq)}`;
  if (found === undefined || found.line > line) {
    return `line ${line} ${of} is missing, the log says ${entryText(said)}`;
  }
  if (found.line < line) return `there is a line ${found.line} ${of} too many: ${entryText(found)}`;
  for (const field of ['kind', 'debit', 'credit'] as const) {
    if (found[field] === said[field]) continue;
    return `the ${field} of line ${line} ${of} is ${found[field]}, the log says ${said[field]}`;
  }
  const [there, right] = [amountText(found.amount), amountText(said.amount)];
  return `the amount of line ${line} ${of} is ${there}, the log says ${right}`;
}

/** An entry that the log knows nothing of. */
export const extraFault = (entry: BookedEntry): string =>
  `line ${entry.line} of the entries of ${recordNamed(entry.seq)} does not follow from the log: ` +
  entryText(entry);

/** An entry whose record is not there. */
export const strayFault = (entry: BookedEntry): string =>
  `the books have an entry of ${recordNamed(entry.seq)}, which is not in the log: ` +
  entryText(entry);

/** Why a snapshot is not what the log gives, if it is not: its content could not be read, or is
 * another house. */
export function snapshotFault(found: House | string, right: House): string | undefined {
  if (typeof found === 'string') return `cannot be used: ${found}`;
  if (isDeepStrictEqual(found, right)) return undefined;
  const parts = Object.keys(right) as (keyof House)[];
  const part = parts.find((each) => !isDeepStrictEqual(found[each], right[each]));
  return `is not what the log says: it has other ${part ?? 'parts'}`;
}
