// The same figures as the reports, counted another way: from the raw rows of the log and their
// entries, without any code of the reports.
import type { Event, LogRecord } from '#house';
import { add, addTo, asCents, type Cents, negate, sum, ZERO } from '#money';
import type { ReportSection, Sheet } from '#reports';
import type { MemoryDisk } from '../../store/memory.fixture.ts';

export interface RawEntry {
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  /** In cents. */
  readonly amount: Cents;
}

export interface RawRow {
  readonly record: LogRecord;
  readonly entries: readonly RawEntry[];
  /** The gaming day. */
  readonly day: string;
}

const isLate = (at: string, dayStart: string): boolean => at.slice(11, 16) >= dayStart;

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** All rows with their gaming days: each record is looked at as the room's clock shows it, under the
 * hour that is set, and days never go back. Records of one moment are of one day. */
export function rawRows({ rows }: MemoryDisk): readonly RawRow[] {
  const all = rows.map(({ body, entries }) => ({
    record: JSON.parse(body) as LogRecord,
    entries: entries.map(({ kind, debit, credit, amount }) => {
      return { kind, debit, credit, amount };
    }),
  }));
  const set = new Map<string, string>();
  for (const { record } of all) {
    for (const event of record.events ?? []) {
      if ('settings' in event) set.set(record.at, event.settings.dayStart);
    }
  }
  let [dayStart, day] = ['', ''];
  return all.map((row) => {
    const { at } = row.record;
    dayStart = set.get(at) ?? dayStart;
    const date = at.slice(0, 10);
    const now = isLate(at, dayStart) ? date : dayBefore(date);
    if (now > day) day = now;
    return { ...row, day };
  });
}

/** What some entries come to. */
export const sumOf = (rows: readonly RawRow[], isWanted: (entry: RawEntry) => boolean): Cents =>
  sum(
    rows
      .flatMap(({ entries }) => entries)
      .filter(isWanted)
      .map(({ amount }) => amount),
  );

/** What each account holds after each gaming day: credits less debits. */
export type Books = ReadonlyMap<string, ReadonlyMap<string, Cents>>;

export function booksOf(rows: readonly RawRow[]): Books {
  const books = new Map<string, Map<string, Cents>>();
  let [day, nets] = ['', new Map<string, Cents>()];
  for (const row of rows) {
    if (row.day !== day) nets = new Map(nets);
    day = row.day;
    books.set(day, nets);
    for (const { debit, credit, amount } of row.entries) {
      addTo(nets, debit, negate(amount));
      addTo(nets, credit, amount);
    }
  }
  return books;
}

/** What some accounts hold together. */
export const netOf = (
  nets: ReadonlyMap<string, Cents> | undefined,
  isWanted: (account: string) => boolean,
): Cents =>
  [...(nets ?? [])].reduce(
    (sum, [account, net]) => (isWanted(account) ? add(sum, net) : sum),
    ZERO,
  );

export const eventsIn = <Type extends Event['type']>(
  rows: readonly RawRow[],
  type: Type,
): readonly Extract<Event, { readonly type: Type }>[] =>
  rows
    .flatMap(({ record }) => record.events ?? [])
    .filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);

/** Dollars of a sheet in cents. */
export const cents = (dollars: unknown): Cents =>
  asCents(BigInt(String(dollars ?? '0.00').replace('.', '')));

export function sectionOf({ sections }: Sheet, title: string): ReportSection {
  const found = sections.find((section) => section.title === title);
  if (found === undefined) throw new Error(`no section ${title}`);
  return found;
}

/** What the rows of a section come to in a column of amounts. */
export const total = ({ rows }: ReportSection, key: string): Cents =>
  sum(rows.map((row) => cents(row[key])));

export const isBox = (account: string): boolean => /^table\/[^/]+\/box$/.test(account);
/** What is kept for players: everything of a fund but what it owes. */
export const isPlayers = (account: string): boolean =>
  account.startsWith('fund/') && !/^fund\/[^/]+\/advance$/.test(account);
export const isOf = (fund: string) => (account: string) =>
  isPlayers(account) && account.startsWith(`fund/${fund}/`);
export const is = (name: string) => (account: string) => account === name;
