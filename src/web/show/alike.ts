// Prizes of one kind are told in one line, however many seats or players have them.
import type { StagePrize } from '#house';

type Who = 'seat' | 'player' | 'nobody';

interface Alike {
  readonly who: Who;
  /** Seats of one table, or players as they are counted from 1. */
  readonly numbers: readonly number[];
  readonly prize: StagePrize;
}

const whoOf = ({ player, table, seat }: StagePrize): Who =>
  player !== undefined ? 'player' : table !== undefined && seat !== undefined ? 'seat' : 'nobody';

const numberOf = ({ player, seat }: StagePrize): number =>
  player === undefined ? (seat ?? 0) : player + 1;

const isAlike = (one: StagePrize, other: StagePrize): boolean =>
  whoOf(one) !== 'nobody' &&
  whoOf(one) === whoOf(other) &&
  (['title', 'table', 'amount', 'words'] as const).every((field) => one[field] === other[field]);

/** In the order in which each kind comes first. */
export function alike(prizes: readonly StagePrize[]): readonly Alike[] {
  const found: { prize: StagePrize; numbers: number[] }[] = [];
  for (const prize of prizes) {
    const same = found.find((each) => isAlike(each.prize, prize));
    if (same === undefined) found.push({ prize, numbers: [numberOf(prize)] });
    else same.numbers.push(numberOf(prize));
  }
  return found.map(({ prize, numbers }) => ({
    who: whoOf(prize),
    prize,
    numbers: [...numbers].sort((a, b) => a - b),
  }));
}
