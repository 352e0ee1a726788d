// A small house's log for the tests of verify: fees, a jackpot that was won, a claim that was paid,
// a call that is pending, a refusal; and how to forge it.
import { entriesOf, evolveRecord, type House, type LogRecord, newHouse } from '#house';
import { countOf } from '#money';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { openedFloor } from '../house/fixtures/floor.fixture.ts';
import { call, post, showPapers, win } from '../house/fixtures/jackpot.fixture.ts';
import { bodyOf } from './chain.ts';
import type { Evidence } from './evidence.ts';
import type { BookedEntry } from './evidence-pages.ts';
import { plainHash } from './rows.fixture.ts';
import { type LogRow, NO_HASH, type Snapshot } from './store.ts';

/** Seat 1 has three black sevens with the player-dealer's up card. */
const SEVENS = { decks: 6, dealer: { up: '7s' }, seats: [{ seat: 1, cards: '7c 7s' }] };
const SEATS = [1, 2, 3, 4, 5, 6, 7];

/** Records of a house that has seen everything that verify looks at. */
export function storyRecords(): readonly LogRecord[] {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, 'hgc-blazing-sevens');
  const fees = [{ offering: 'jackpot', seats: SEATS }];
  floor.do('dana', 'start-round', { table: 'T1', fees });
  floor.do('dana', 'end-round', { table: 'T1' });
  floor.at = '2026-11-16T11:00:00-08:00';
  floor.do('cora', 'enrol-patron', { patron: 'p1' });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p1' });
  const { claims } = win(floor, { paid: [1, 2], deal: SEVENS });
  const claim = claims[0]?.id;
  showPapers(floor, { claim, patron: 'p1', forms: ['w-2g'] });
  floor.do('cora', 'pay-claim', { claim, from: 'cage' });
  win(floor, { paid: [1], deal: SEVENS });
  floor.do('dana', 'start-round', { table: 'T1', fees });
  call(floor);
  const refused: LogRecord = {
    seq: floor.log.length + 1,
    id: 'refused',
    input: '',
    at: floor.at,
    by: 'dana',
    command: 'start-round',
    refusal: { code: 'round-open', message: 'The round is not over.' },
  };
  return [...floor.log, refused];
}

/** The records as the rows that a store is given. */
export function rowsOf(records: readonly LogRecord[]): readonly LogRow[] {
  let before = NO_HASH;
  return records.map((record) => {
    const body = bodyOf(record);
    before = plainHash(before, body);
    const { seq, id, events = [] } = record;
    return { seq, id, body, hash: before, entries: entriesOf(events) };
  });
}

/** The house as it is after some records. */
export function houseAfter(records: readonly LogRecord[]): House {
  const house = newHouse();
  for (const record of records) evolveRecord(house, record, sure(parseMoment(record.at, 'at')));
  return house;
}

/** The first record with an event of a type. */
export const recordWith = (records: readonly LogRecord[], type: string): LogRecord =>
  records.find(({ events = [] }) => events.some((event) => event.type === type)) as LogRecord;

type Changeable<T> = T extends object ? { -readonly [K in keyof T]: Changeable<T[K]> } : T;

/** The same log with one record rewritten, by a person who makes hashes and books fit again. */
export function forged(
  records: readonly LogRecord[],
  seq: number,
  change: (record: Changeable<LogRecord>) => void,
): readonly LogRow[] {
  const copy = structuredClone(records) as Changeable<LogRecord>[];
  change(copy[seq - 1] as Changeable<LogRecord>);
  return rowsOf(copy as readonly LogRecord[]);
}

const bookedIn = ({ seq, entries }: LogRow): BookedEntry[] =>
  entries.map(({ kind, debit, credit, amount }, index) => ({
    seq,
    line: index + 1,
    kind,
    debit,
    credit,
    amount: `${countOf(amount)}`,
  }));

/** Rows as they are, a few a page. */
export function evidenceOf(
  rows: readonly LogRow[],
  { snapshots = [], pageRows = 7 }: { snapshots?: readonly Snapshot[]; pageRows?: number } = {},
): Evidence {
  return {
    description: 'rows of a test',
    head: rows.at(-1) ?? { seq: 0, hash: NO_HASH },
    hiddenCount: 0,
    async *pages(after = 0) {
      for (let from = after; from < rows.length; from += pageRows) {
        const lines = rows.slice(from, from + pageRows);
        yield { lines, entries: lines.flatMap(bookedIn) };
      }
    },
    balances: async () => undefined,
    snapshots: async () => snapshots,
    tree: async () => undefined,
    close: async () => {},
  };
}
