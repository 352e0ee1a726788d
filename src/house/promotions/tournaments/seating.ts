// Who sits where: seats drawn at random, tables kept within one player of each other, and a button
// that moves on even to an empty seat.
import { below, type RandomSource, shuffled } from '#chance';
import type { ButtonSeats, Seating, Sitting } from './events.ts';

export interface SeatingTable {
  readonly table: string;
  /** How many seats of it are used. */
  readonly seatCount: number;
  readonly taken: readonly number[];
}

/** A seat for each entrant, at random, with the tables as even as possible. */
export function drawnSeats(
  patrons: readonly string[],
  places: readonly SeatingTable[],
  source: RandomSource,
): readonly Seating[] {
  const free = new Map(
    places.map(({ table, seatCount, taken }) => [
      table,
      shuffled(
        Array.from({ length: seatCount }, (_, at) => at + 1).filter(
          (seat) => !taken.includes(seat),
        ),
        source,
      ),
    ]),
  );
  const counts = new Map(places.map(({ table, taken }) => [table, taken.length]));
  return shuffled(patrons, source).map((patron) => {
    const open = [...free].filter(([, seats]) => seats.length > 0).map(([table]) => table);
    const least = Math.min(...open.map((table) => counts.get(table) as number));
    const emptiest = open.filter((table) => counts.get(table) === least);
    const table = emptiest[below(source, emptiest.length)] as string;
    counts.set(table, least + 1);
    return { patron, table, seat: free.get(table)?.pop() as number };
  });
}

export const freeSeatCount = (places: readonly SeatingTable[]): number =>
  places.reduce((sum, { seatCount, taken }) => sum + Math.max(0, seatCount - taken.length), 0);

/** What would make the tables even: one that can be given up, or who should move where. */
export type SeatingProposal =
  | { readonly propose: 'break-table'; readonly table: string }
  | {
      readonly propose: 'move';
      readonly from: string;
      /** The seat that has the big blind next: its player moves to the worst position. */
      readonly seat: number;
      readonly to: Sitting;
    };

/** The next step toward even tables; nothing where there is none. */
export function proposalOf(
  places: readonly (SeatingTable & { readonly button?: ButtonSeats | undefined })[],
): SeatingProposal | undefined {
  const used = places.filter(({ taken }) => taken.length > 0);
  const [emptiest] = [...used].sort((a, b) => a.taken.length - b.taken.length);
  const [fullest] = [...used].sort((a, b) => b.taken.length - a.taken.length);
  if (emptiest === undefined || fullest === undefined || used.length < 2) return undefined;
  const others = used.filter((place) => place !== emptiest);
  if (freeSeatCount(others) >= emptiest.taken.length) {
    return { propose: 'break-table', table: emptiest.table };
  }
  if (fullest.taken.length - emptiest.taken.length < 2) return undefined;
  const seat = after(fullest.button?.big ?? 0, fullest.taken);
  const from = emptiest.button?.button ?? 0;
  const open = Array.from({ length: emptiest.seatCount }, (_, at) => at + 1).filter(
    (each) => !emptiest.taken.includes(each),
  );
  return {
    propose: 'move',
    from: fullest.table,
    seat,
    to: { table: emptiest.table, seat: after(from, open) },
  };
}

/** The first of some seats after one, around the table. */
function after(seat: number, seats: readonly number[]): number {
  const sorted = [...seats].sort((a, b) => a - b);
  return (sorted.find((each) => each > seat) ?? sorted[0]) as number;
}

/** Seats in the order in which a table acts: the first to the left of the button first. */
export const fromButton = (button: number, seats: readonly number[]): readonly number[] => {
  const sorted = [...seats].sort((a, b) => a - b);
  return [...sorted.filter((seat) => seat > button), ...sorted.filter((seat) => seat <= button)];
};

/** The big blind goes to the next player. Small blind and button follow to where big and small
 * blind were, even if those seats are empty now, so no one skips a blind. With two players, the
 * button and the small blind are at one seat. */
export function nextButton(before: ButtonSeats | undefined, taken: readonly number[]): ButtonSeats {
  if (taken.length === 2) {
    const big = after(before?.big ?? 0, taken);
    const small = after(big, taken);
    return { button: small, small, big };
  }
  if (before !== undefined) {
    return { button: before.small, small: before.big, big: after(before.big, taken) };
  }
  const button = after(0, taken);
  const small = after(button, taken);
  return { button, small, big: after(small, taken) };
}
