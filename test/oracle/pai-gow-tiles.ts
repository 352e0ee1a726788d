// Two-tile hands again, slowly: tiles are texts, every hand is looked up in a list that is written
// out from the best hand to the worst.

/** A set as it lies on the table. */
export const WOODPILE: readonly string[] = (
  '66 66 11 11 44 44 31 31 55 55 33 33 22 22 65 65 64 64 61 61 51 51 ' +
  '63 54 62 53 52 43 41 32 42 21'
).split(' ');

const PAIRS =
  '42-21 66-66 11-11 44-44 31-31 55-55 33-33 22-22 65-65 64-64 61-61 51-51 63-54 62-53 52-43 41-32';
const WONGS = '66-63 66-54 | 11-63 11-54';
const GONGS = '66-44 66-62 66-53 | 11-44 11-62 11-53';
const SINGLES =
  '66 | 11 | 44 | 31 | 55 | 33 | 22 | 65 | 64 | 61 | 51 | 63 54 | 62 53 | 52 43 | 42 | 41 32 | 21';

const key = (one: string, other: string): string => [one, other].sort().join('-');
const keysOf = (text: string): string[] =>
  text.split(' ').map((hand) => key(hand.slice(0, 2), hand.slice(3)));

function pipsOnBoth(one: string, other: string): number {
  let best = 0;
  for (const a of one === '42' || one === '21' ? [3, 6] : [Number(one[0]) + Number(one[1])]) {
    for (const b of other === '42' || other === '21'
      ? [3, 6]
      : [Number(other[0]) + Number(other[1])]) {
      best = Math.max(best, Number(String(a + b).slice(-1)));
    }
  }
  return best;
}

/** Levels of equal hands, the best first. */
function writeOutLevels(): string[][] {
  const levels: string[][] = [];
  for (const pair of PAIRS.split(' ')) levels.push(keysOf(pair));
  for (const half of [...WONGS.split(' | '), ...GONGS.split(' | ')]) levels.push(keysOf(half));
  const taken = new Set(levels.flat());
  const everyTwo = WOODPILE.flatMap((one, index) =>
    WOODPILE.slice(index + 1).map((other) => [one, other] as const),
  );
  for (let points = 9; points >= 0; points--) {
    const zeros: string[] = [];
    for (const single of SINGLES.split(' | ')) {
      const hands = everyTwo
        .filter(([one, other]) => single.includes(one) || single.includes(other))
        .filter(([one, other]) => pipsOnBoth(one, other) === points)
        .map(([one, other]) => key(one, other))
        .filter((hand) => !taken.has(hand));
      for (const hand of hands) taken.add(hand);
      if (points > 0) levels.push([...new Set(hands)]);
      else zeros.push(...hands);
    }
    if (points === 0) levels.push(zeros);
  }
  return levels.filter((level) => level.length > 0);
}

const LEVELS = writeOutLevels();
export const LEVEL_COUNT = LEVELS.length;

/** How far from the top a hand stands: 0 is gee joon; equal hands have equal places. */
const PLACES = new Map(LEVELS.flatMap((level, place) => level.map((hand) => [hand, place])));
export const placeOf = (one: string, other: string): number =>
  PLACES.get(key(one, other)) as number;

export const LAST_PAIR = placeOf('41', '32');
export const LAST_GONG = placeOf('11', '62');
/** The lowest nine: a look with the three of gee joon. */
export const LAST_NINE = placeOf('51', '21');

/** The places of the worse and the better hand in each of the three settings. */
export function settingPlaces(four: readonly string[]): [front: number, back: number][] {
  const [a, b, c, d] = four as [string, string, string, string];
  return [
    [placeOf(a, b), placeOf(c, d)],
    [placeOf(a, c), placeOf(b, d)],
    [placeOf(a, d), placeOf(b, c)],
  ].map(([one, other]) => [
    Math.max(one as number, other as number),
    Math.min(one as number, other as number),
  ]);
}
