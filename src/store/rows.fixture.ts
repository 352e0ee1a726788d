// Rows for the tests of the store: a chain as the house would write it, with two entries a row.
import { createHash } from 'node:crypto';
import { asCents } from '#money';
import { type Head, type LogLine, type LogRow, NO_HASH } from './store.ts';

export const EMPTY: Head = { seq: 0, hash: NO_HASH };

/** The hash of a row, as docs and auditors would count it: it shares no code with the store. */
export const plainHash = (before: string, body: string): string =>
  createHash('sha256').update(before).update('\n').update(body).digest('hex');

/** The row after `before`; `filler` makes it as long as a test needs it. */
export function rowAfter(before: Head, filler = ''): LogRow {
  const seq = before.seq + 1;
  const body = JSON.stringify({ seq, kind: 'fee-taken', note: `“${filler}”\n\\` });
  return {
    seq,
    id: `command-${seq}`,
    body,
    hash: plainHash(before.hash, body),
    entries: [
      {
        kind: 'contribution',
        debit: 'table/T1/box',
        credit: 'fund/blazing/meter/progressive',
        amount: asCents(BigInt(seq)),
      },
      {
        kind: 'contribution',
        debit: 'table/T1/box',
        credit: 'fund/blazing/reserve',
        amount: asCents(40n),
      },
    ],
  };
}

export function rowsAfter(before: Head, count: number, filler = ''): LogRow[] {
  const rows: LogRow[] = [];
  let last = before;
  for (let made = 0; made < count; made += 1) {
    const row = rowAfter(last, filler);
    rows.push(row);
    last = row;
  }
  return rows;
}

/** Whether lines are a log from its beginning: no gap, each hash following from the one before. */
export function isChain(lines: readonly LogLine[]): boolean {
  let last = EMPTY;
  for (const line of lines) {
    if (line.seq !== last.seq + 1 || line.hash !== plainHash(last.hash, line.body)) return false;
    last = line;
  }
  return true;
}
