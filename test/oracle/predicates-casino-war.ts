// The wars of Casino War again, on cards as they are spoken: 'Ks' and the like.

/** The first card, and the card of the war where there was one. */
export type SlowHand = readonly string[];

const rankIn = (hand: SlowHand, place: number): string | undefined => hand[place]?.slice(0, 1);

export const slowSuitedWar = (mine: SlowHand, theirs: SlowHand): boolean =>
  mine.length > 0 && mine[0] === theirs[0];

export function slowDoubleWar(mine: SlowHand, theirs: SlowHand): boolean {
  const isWhole = mine.length === 2 && theirs.length === 2;
  return isWhole && [0, 1].every((place) => rankIn(mine, place) === rankIn(theirs, place));
}
