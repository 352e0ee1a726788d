// How prizes are divided among several winners. The sheets name no owner of an odd cent, so that it
// stays where the prize comes from.
import { type Cents, centsOf, countOf, isZero, sum, ZERO } from '#money';

/** What each of so many gets, rounded down. */
export const evenPart = (amount: Cents, count: number): Cents =>
  centsOf(countOf(amount) / BigInt(count));

/** Players best first; those who tie stand in one group. */
type Standing = readonly (readonly string[])[];

export function standingOf<Entry extends { readonly player: string }>(
  entries: readonly Entry[],
  order: (a: Entry, b: Entry) => number,
): Standing {
  const groups: Entry[][] = [];
  for (const entry of [...entries].sort(order)) {
    const last = groups.at(-1);
    if (last !== undefined && order(last[0] as Entry, entry) === 0) last.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => group.map(({ player }) => player));
}

/** Everybody's place: after two firsts the next one is third, or second where each tie is one place. */
export function placesOf(
  standing: Standing,
  ties: 'places' | 'one-prize',
): ReadonlyMap<string, number> {
  return new Map(
    standing.flatMap((tied, groupIndex) => {
      const before = ties === 'places' ? standing.slice(0, groupIndex).flat().length : groupIndex;
      return tied.map((player): [string, number] => [player, before + 1]);
    }),
  );
}

/** The row of a place that is paid. */
export const rowOfPlace = (place: number): string =>
  ['first', 'second', 'third'][place - 1] as string;

/** Whoever wins something, with the amount. */
export type Winnings = ReadonlyMap<string, Cents>;

function divideAll(standing: Standing, prizeOf: (groupIndex: number) => Cents): Winnings {
  return new Map(
    standing.flatMap((tied, groupIndex) => {
      const prize = prizeOf(groupIndex);
      return isZero(prize)
        ? []
        : tied.map((player): [string, Cents] => [player, evenPart(prize, tied.length)]);
    }),
  );
}

/** Those who tie divide the prizes of all the places that they take up together. */
export function dividePlaces(standing: Standing, prizes: readonly Cents[]): Winnings {
  return divideAll(standing, (groupIndex) => {
    const before = standing.slice(0, groupIndex).flat().length;
    return sum(prizes.slice(before, before + (standing[groupIndex] as readonly string[]).length));
  });
}

/** Those who tie divide one prize, and the next best have the next one. */
export const divideOneEach = (standing: Standing, prizes: readonly Cents[]): Winnings =>
  divideAll(standing, (groupIndex) => prizes[groupIndex] ?? ZERO);
