// The qualifying hands of pai gow poker again, slowly: ranks are counted letter by letter, and a
// front and a back are looked for in every one of the 21 settings.
import { type Card, isJoker, makeCard } from '#cards';
import {
  categoryOfWorth,
  compareWorth,
  type OraclePaiGowOptions,
  oracleFive,
  oracleSeven,
  oracleTwo,
  type Worth,
} from './pai-gow-poker.ts';

type JokerUse = OraclePaiGowOptions['jokerUse'];

/** Two cards and five, and what each of the two hands is worth. */
interface SlowSetting {
  readonly front: readonly Card[];
  readonly worths: { readonly front: Worth; readonly back: Worth };
}

/** Seven cards as they were set, and in every other way. */
export interface SlowSeven {
  readonly cards: readonly Card[];
  readonly jokerUse: JokerUse;
  readonly asSet: SlowSetting;
  readonly settings: readonly SlowSetting[];
  readonly bestCategory: string;
}

export interface SlowJudging {
  readonly setting: 'as-set' | 'any';
  readonly joker: 'none' | 'behind' | 'anywhere';
}

/** The first two cards are set in front. */
export function slowSeven(cards: readonly Card[], jokerUse: JokerUse): SlowSeven {
  const options: OraclePaiGowOptions = { jokerUse, wheel: 'second-highest' };
  const settings = cards.flatMap((one, index) =>
    cards.slice(index + 1).map((other) => {
      const back = cards.filter((card) => card !== one && card !== other);
      const worths = { front: oracleTwo([one, other], options), back: oracleFive(back, options) };
      return { front: [one, other], worths };
    }),
  );
  const bestCategory = categoryOfWorth(oracleSeven(cards, options));
  return { cards, jokerUse, asSet: settings[0] as SlowSetting, settings, bestCategory };
}

const isLegal = ({ worths }: SlowSetting): boolean => compareWorth(worths.front, worths.back) <= 0;

/** Both hands at least so much worth, the front not above the back, the joker where it may be. */
export function slowFrontAndBack(
  { cards, asSet, settings }: SlowSeven,
  least: { readonly front: Worth; readonly back: Worth },
  { setting, joker }: SlowJudging,
): boolean {
  if (joker === 'none' && cards.some(isJoker)) return false;
  return (setting === 'as-set' ? [asSet] : settings).some((each) => {
    const jokerIsRight = joker !== 'behind' || !each.front.some(isJoker);
    const isFrontEnough = compareWorth(each.worths.front, least.front) >= 0;
    const isBackEnough = compareWorth(each.worths.back, least.back) >= 0;
    return jokerIsRight && isFrontEnough && isBackEnough && isLegal(each);
  });
}

export function slowBackKingHighOrLower({ asSet }: SlowSeven): boolean {
  const { back } = asSet.worths;
  return isLegal(asSet) && categoryOfWorth(back) === 'high-card' && (back[1] as number) < 14;
}

/** The ranks as letters, X for the joker, and the suits as letters. */
const lettersOf = ({ cards }: SlowSeven, place: 0 | 1): string[] =>
  cards.map((card) => makeCard(card)[place] as string);

const timesIn = (letters: readonly string[], letter: string): number =>
  letters.filter((each) => each === letter).length;

export function slowNineHigh(hand: SlowSeven): boolean {
  const ranks = lettersOf(hand, 0);
  const shown = [...new Set(ranks)].sort().join('');
  const suits = lettersOf(hand, 1);
  return (
    ['2345789', '2346789'].includes(shown) && [...'cdhs'].every((suit) => timesIn(suits, suit) < 5)
  );
}

export const slowSevenFaces = (hand: SlowSeven): boolean =>
  lettersOf(hand, 0).every((rank) => 'JQK'.includes(rank));

export const slowSixFacesAndJoker = (hand: SlowSeven): boolean =>
  [...lettersOf(hand, 0)].sort().join('').replace(/[JQK]/g, 'F') === 'FFFFFFX';

export function slowNaturalRoyal(hand: SlowSeven): boolean {
  const cards = hand.cards.map(makeCard);
  return [...'cdhs'].some((suit) => [...'TJQKA'].every((rank) => cards.includes(rank + suit)));
}

export function slowSevenCardFlush(hand: SlowSeven): boolean {
  const suits = lettersOf(hand, 1);
  return ['c', 'd', 'h', 's'].some((suit) => timesIn(suits, suit) === 7);
}

export const slowFourAces = (hand: SlowSeven): boolean => timesIn(lettersOf(hand, 0), 'A') === 4;

export const slowFiveAces = (hand: SlowSeven): boolean =>
  slowFourAces(hand) && timesIn(lettersOf(hand, 0), 'X') === 1;

/** Puts every rank that the joker may be in its place and looks for three pairs and one more. */
export function slowThreePair(hand: SlowSeven): boolean {
  const ranks = lettersOf(hand, 0);
  const uses = hand.jokerUse === 'wild' ? [...'23456789TJQKA'] : ['A'];
  return uses.some((use) => {
    const natural = ranks.map((rank) => (rank === 'X' ? use : rank));
    const times = [...new Set(natural)].map((rank) => timesIn(natural, rank)).sort();
    return times.join('') === '1222';
  });
}
