// The fees of a table are one line an hour; the records that it was summed from are named.
import type { LogRecord } from '#house';
import { add, type Cents } from '#money';

export interface FeesOfHour {
  readonly time: string;
  readonly first: number;
  last: number;
  rounds: number;
  amount: Cents;
}

/** `2026-11-16T19` and the offset: the hour that comes twice in autumn is two hours. */
const hourOf = (at: string): string => at.slice(0, 13) + at.slice(-6);

interface FeeLines {
  /** A line that this fee begins; nothing where it belongs to a line that was begun this hour. */
  add(record: LogRecord, key: string, amount: Cents): FeesOfHour | undefined;
  /** The next fee begins a line, at any hour. */
  end(): void;
}

/** Lines for the fees of each key, which tells where they came from and where they went. */
export function makeFeeLines(): FeeLines {
  const lines = new Map<string, FeesOfHour>();
  let hour = '';
  return {
    add({ seq, at }, key, amount) {
      if (hourOf(at) !== hour) lines.clear();
      hour = hourOf(at);
      const before = lines.get(key);
      if (before === undefined) {
        const line = { time: at, first: seq, last: seq, rounds: 1, amount };
        lines.set(key, line);
        return line;
      }
      before.last = seq;
      before.rounds += 1;
      before.amount = add(before.amount, amount);
      return undefined;
    },
    end: () => lines.clear(),
  };
}

/** The cells of a line that don't depend on its subject. */
export const feeCells = ({ time, first, last, rounds }: FeesOfHour) => ({
  time,
  records: first === last ? String(first) : `${first} to ${last}`,
  what: `fees of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
});
