// The entries behind a balance, newest first, with the balance after each.
import { type AccountEntry, entriesIn, type LogRecord } from '#house';
import { ZERO } from '#money';
import { recordIn } from '#store';
import { type KnownBook, makeBooks, type ReadHouse } from './past.ts';

/** So many rows are looked at by one statement, and so many for one question. */
const SPAN = 5_000;
const SCANNED_MOST = 100_000;

export interface EntryPage {
  readonly entries: readonly AccountEntry[];
  /** Ask for what is before this record to go on; nothing where the log begins. */
  readonly next?: number;
}

interface Question {
  readonly account: string;
  /** Only what was written before this record. */
  readonly before?: number;
  /** All entries of a record stand on one page, so a few more may come. */
  readonly limit: number;
}

export function makeAccountEntries(house: ReadHouse, span = SPAN) {
  const books = makeBooks(house);

  async function recordAt(seq: number): Promise<LogRecord> {
    const [line] = await house.withStore((store) => store.readLog(seq - 1, 1));
    return recordIn(line?.body as string);
  }

  /** The records up to one that have entries of the account, latest first. */
  async function* touching(account: string, last: number): AsyncGenerator<readonly number[]> {
    for (let through = last; through > 0; through -= span) {
      const after = Math.max(through - span, 0);
      const lines = await house.withStore((store) => store.readEntries(after, through));
      const seqs = lines
        .filter(({ debit, credit }) => debit === account || credit === account)
        .map(({ seq }) => seq);
      yield [...new Set(seqs)].reverse();
    }
  }

  return async ({ account, before, limit }: Question): Promise<EntryPage> => {
    const live: KnownBook = await house.read(({ book }, { seq }) => ({ seq, nets: new Map(book) }));
    const last = Math.min((before ?? live.seq + 1) - 1, live.seq);
    let net = (await books.at(last, live)).get(account) ?? ZERO;
    const entries: AccountEntry[] = [];
    let scanned = last;
    for await (const seqs of touching(account, last)) {
      for (const seq of seqs) {
        const found = entriesIn(await recordAt(seq), account, net);
        entries.push(...found.entries);
        net = found.before;
        if (entries.length >= limit) return { entries, ...(seq > 1 ? { next: seq } : {}) };
      }
      scanned -= span;
      if (last - scanned >= SCANNED_MOST) break;
    }
    return { entries, ...(scanned > 0 ? { next: scanned + 1 } : {}) };
  };
}
