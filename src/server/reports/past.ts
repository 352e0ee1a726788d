// The house as it was: what the books said after any record of the log, what was open then, and which
// record was the last before a moment. The log is only ever added to, so whatever was worked out for
// a record holds forever and is kept for the next who asks.

import type { LogRecord } from '#house';
import type { Nets } from '#ledger';
import { addTo, times, ZERO } from '#money';
import { carryOn, newStanding, STANDING_COMMANDS, type Standing } from '#reports';
import { type RunningHouse, recordIn } from '#store';

/** What is asked of a house: to look at it, and to read its store. */
export type ReadHouse = Pick<RunningHouse, 'read' | 'withStore'>;

/** So many rows are looked at by one statement: the writer waits some tens of milliseconds at most. */
const SPAN = 10_000;
/** After so many rows what was open is kept, so that no old day is far from a known one. */
const KEPT_EVERY = 500_000;
/** Balances that are kept. */
const KEPT_MOST = 64;

/** The last record dated before an instant; 0 where there is none. Moments of the log go back only where a
 * clock was corrected: so a few dozen looks find it in a log of any length. What was dated too late stands before
 * its correction. */
export async function lastBefore(house: ReadHouse, instant: number, head: number): Promise<number> {
  const epochs = await house.read(({ epochs = [] }) => epochs);
  const since = [...epochs].reverse().find(({ seq, at }) => seq < head && at < instant);
  const next = epochs.find(({ seq }) => seq > (since?.seq ?? 0) && seq < head);
  let [low, high] = [since?.seq ?? 0, next?.seq ?? head];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const [line] = await house.withStore((store) => store.readLog(middle - 1, 1));
    if (Date.parse(recordIn(line?.body as string).at) < instant) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A book that is known after a record. */
export interface KnownBook {
  readonly seq: number;
  readonly nets: Nets;
}

/** The books after any record: from the nearest known ones, by the entries between. */
export function makeBooks(house: ReadHouse, span = SPAN) {
  let known: readonly KnownBook[] = [{ seq: 0, nets: new Map() }];

  async function between({ seq, nets }: KnownBook, to: number): Promise<Nets> {
    const sum = new Map(nets);
    const sign = to < seq ? -1n : 1n;
    const end = Math.max(seq, to);
    for (let after = Math.min(seq, to); after < end; after += span) {
      const through = Math.min(after + span, end);
      const part = await house.withStore((store) => store.sumEntries({ after, through }));
      for (const [account, net] of part) addTo(sum, account, times(net, sign));
    }
    return new Map([...sum].filter(([, net]) => net !== ZERO));
  }

  return {
    async at(seq: number, live: KnownBook): Promise<Nets> {
      const distance = (each: KnownBook): number => Math.abs(each.seq - seq);
      const nearest = [...known, live].reduce((a, b) => (distance(b) < distance(a) ? b : a));
      const nets = await between(nearest, seq);
      if (known.every((each) => each.seq !== seq)) {
        const [none, ...others] = known as [KnownBook, ...KnownBook[]];
        known = [none, ...others.slice(1 - KEPT_MOST), { seq, nets }];
      }
      return nets;
    },
  };
}

/** What was open after any record: from the nearest known one before it, by the few commands that
 * open and close something. */
export function makeStandings(house: ReadHouse, span = SPAN) {
  const known: Standing[] = [newStanding()];
  /** The newest that was asked for. */
  let newest = newStanding();
  return {
    async at(seq: number): Promise<Standing> {
      const before = [...known, newest].filter((each) => each.seq <= seq);
      const standing = structuredClone(before.reduce((a, b) => (b.seq > a.seq ? b : a)));
      while (standing.seq < seq) {
        const after = standing.seq;
        const through = Math.min(after + span, seq);
        const lines = await house.withStore((store) =>
          store.readCommands(STANDING_COMMANDS, { after, through }),
        );
        for (const { body } of lines) carryOn(standing, recordIn(body));
        standing.seq = through;
        const last = known.at(-1)?.seq ?? 0;
        if (through >= last + KEPT_EVERY) known.push(structuredClone(standing));
      }
      if (seq > newest.seq) newest = structuredClone(standing);
      return standing;
    },
  };
}

const PAGE = 1_000;

/** The records after one up to and with another, page by page. */
export async function* recordsOf(
  house: ReadHouse,
  { after, through }: { readonly after: number; readonly through: number },
): AsyncGenerator<readonly LogRecord[]> {
  for (let at = after; at < through; ) {
    const limit = Math.min(PAGE, through - at);
    const lines = await house.withStore((store) => store.readLog(at, limit));
    yield lines.map(({ body }) => recordIn(body));
    at += limit;
  }
}
