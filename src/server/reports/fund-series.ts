// What a fund had over time. The records of the time are parted evenly, so that busy hours have more
// points than quiet ones, and every point is what the books said after its record.
import { type FundPoint, fundMoney } from '#house';
import { recordIn } from '#store';
import { makeTurns } from '../turns.ts';
import { type KnownBook, lastBefore, makeBooks, type ReadHouse } from './past.ts';

interface Question {
  readonly fund: string;
  /** Instants: from the first on, up to and with the last. */
  readonly from?: number;
  readonly to?: number;
  readonly points: number;
}

/** So many numbers, as evenly as they go, from one to another and with both. */
export function evenly(first: number, last: number, points: number): readonly number[] {
  const steps = Math.max(1, Math.min(points - 1, last - first));
  return [
    ...new Set(
      Array.from({ length: steps + 1 }, (_, step) =>
        Math.round(first + ((last - first) * step) / steps),
      ),
    ),
  ];
}

/** One after another: a chart takes some hundred looks at the store. */
export function makeFundSeries(house: ReadHouse) {
  const books = makeBooks(house);
  const inTurn = makeTurns();

  async function momentOf(seq: number): Promise<string> {
    const [line] = await house.withStore((store) => store.readLog(seq - 1, 1));
    return recordIn(line?.body as string).at;
  }

  async function series({ fund, from, to, points }: Question): Promise<readonly FundPoint[]> {
    const live: KnownBook = await house.read(({ book }, { seq }) => ({ seq, nets: new Map(book) }));
    const last = to === undefined ? live.seq : await lastBefore(house, to + 1, live.seq);
    const first = from === undefined ? 1 : await lastBefore(house, from, live.seq);
    if (last === 0) return [];
    const found: FundPoint[] = [];
    let known: KnownBook = live;
    for (const seq of evenly(Math.max(first, 1), last, points)) {
      known = { seq, nets: await books.at(seq, known) };
      found.push({ seq, at: await momentOf(seq), ...fundMoney(known.nets, fund) });
    }
    return found;
  }

  return (question: Question): Promise<readonly FundPoint[]> => inTurn(() => series(question));
}
