// What the sheets of Hawaiian Gardens have in common.
import { type RandomSource, shuffled } from '#chance';
import type { Reading } from '#games';
import { type Cents, evenPart, isZero, sum, ZERO } from '#money';
import { err, ok, type Result } from '#result';
import {
  type Clause,
  clausesOf,
  dollars,
  type EligibilityRule,
  exclusions,
  ID_KINDS,
  type NoPurchase,
  type PostingItem,
  paidInOneOf,
  type ShownIdentity,
  type Venue,
} from '#rules';

export const HAWAIIAN_GARDENS: Venue = {
  id: 'hawaiian-gardens',
  title: 'Hawaiian Gardens Casino',
  place: 'California',
  regulator: 'Bureau of Gambling Control',
};

/** The standard clause. */
export const NO_PURCHASE: NoPurchase = {
  kind: 'required',
  clause: 'No Purchase Necessary',
  words: [
    'No Purchase Necessary: anyone can play free.',
    'Ask for a table without fees and without live wagers; the same hands win the same prizes.',
  ],
};

/** The fund of the poker jackpot collections, which pays for many promotions. */
export const HAWAIIAN_JACKPOT = { title: 'Hawaiian Jackpot (GEGA-001477)', of: 'GEGA-001477' };

/** The administrative fee of the electronic jackpots. */
export const ADMIN_FEE = dollars(
  'Administrative fee per table and hour',
  ['8', '16'],
  'Administrative Fees',
);

/** The house may call a promotion as it likes, so long as the number goes with it. */
export const advertisedUnder = (id: string, clause = 'Advertising'): Clause => ({
  clause,
  words: `Under any other name, each advertisement for it shows the number ${id}.`,
});

export const FREE_IN_ADVERTISEMENTS: Clause = {
  clause: 'No Purchase Necessary',
  words:
    'Each advertisement for it has the words "No Purchase Necessary": message boards, monitors, ' +
    'posters and flyers included.',
};

export const baseGameStands = (
  clause: 'Controlled Game' | 'Eligible Controlled Game' | 'Eligible Controlled Games',
): Clause => ({
  clause,
  words: 'The games keep their approved rules.',
});

/** What the sheets take for proper identification. */
export const PROPER_ID: ShownIdentity = { kinds: ID_KINDS, needsPhoto: true, nameMatters: false };
export const PHOTO_ID =
  "Accepted ID: a valid driver's license, identity card or passport, or a government ID with photo.";

/** Where a sheet is for those who play, and says no more. */
export const wagerReading = (id: string, clause: string): Reading => ({
  id,
  clause,
  unclear: 'Whether a player who has bet nothing in the round plays in it.',
  weRead:
    'No: the hand is for those who wager on it. Where no wager is recorded, one is taken as made; ' +
    'at a free table, and of the player-dealer, none is asked for.',
});

export const noNumberOfPlayers = (clause: string): Clause => ({
  clause,
  words: 'The only minimum number of players is the game’s own.',
});

/** What the game costs is no part of the promotion. */
export const GAME_FEES_STAND: Clause = {
  clause: 'Funding',
  words: "Collection fees and table limits are the game's own, approved and posted at each table.",
};

/** Games with a pot. */
// biome-ignore format: read as a block
export const POKER_GAMES: readonly string[] = [
  'texas-holdem', 'no-limit-holdem', 'limit-buy-in-no-limit-holdem', 'reverse-holdem',
  'crazy-pineapple', 'omaha', 'omaha-high-low', 'five-card-omaha-high-low', 'seven-card-stud',
  'seven-card-stud-high-low', 'razz', 'five-card-stud', 'mexican-poker', 'california-lowball',
  'kansas-city-lowball',
];

/** California or Asian style games, where each hand plays against the player-dealer's. */
// biome-ignore format: read as a block
export const CALIFORNIA_GAMES: readonly string[] = [
  'thirteen-card', 'pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker',
  'pai-gow-tiles', 'pan-9', 'super-9', 'bonus-pan-9', 'baccarat', 'baccarat-9', 'ez-baccarat',
  'ez-baccarat-panda-8', 'fortune-7-baccarat', 'blackjack-poker', 'hawaiian-blackjack',
  'three-card-poker', 'ultimate-texas-holdem', 'caribbean-stud', 'pokara', 'nine-and-a-half',
];

export const ALL_GAMES: readonly string[] = [...POKER_GAMES, ...CALIFORNIA_GAMES];

/** What the old sheets take for proper identification. */
export const UNEXPIRED_ID =
  "an unexpired photo ID: driver's license, California ID card, passport or military ID";

/** What the old sheets say of the card in the same way. */
// biome-ignore format: a line for each, as the sheet has them
export const clubCardRules = (clause: string): readonly Clause[] => clausesOf([
  [clause, 'The Player Club Card is free: the Card Desk gives it to anyone who fills in the form.'],
  [clause, "The form asks for the player's name, address and identification."],
  [clause, "The card's barcode holds the PIN and who the player is."],
]);

/** The numbers from 1 on in a random order. */
export function shuffledFor(
  count: number,
  source: RandomSource | undefined,
): Result<readonly number[]> {
  if (source === undefined) {
    return err([{ path: 'outcome', message: 'is decided by chance or by a machine' }]);
  }
  return ok(
    shuffled(
      Array.from({ length: count }, (_, index) => index + 1),
      source,
    ),
  );
}

export const HOLDEM_GAMES = ['no-limit-holdem', 'texas-holdem', 'limit-buy-in-no-limit-holdem'];

const isFoldedOn = exclusions.defineWith(
  'hgc.folded-on',
  ['street'],
  (street: string) =>
    ({ seat }) =>
      seat.folded === street,
);

/** Later streets do not matter, but the flop must be seen. */
export const liveAtFlop = (clause: string): EligibilityRule => ({
  code: 'folded',
  scope: 'hand',
  clause,
  words: 'The hand must be live when the flop comes; no showdown is needed.',
  leavesOut: isFoldedOn('preflop'),
  tries: {
    allowed: [{ seat: { folded: false } }, { seat: { folded: 'flop' } }],
    refused: [{ seat: { folded: 'preflop' } }],
  },
});

/** Both draw on the same fund; the sheets differ in what they say of its reserve. */
export const fundOfHawaiianJackpot = {
  title: HAWAIIAN_JACKPOT.title,
  clause: 'Funding',
  source: 'other-reserve',
  of: HAWAIIAN_JACKPOT.of,
  meters: [],
} as const;

/** For sheets that ask for an age or an ID and do not say what becomes of the prize without it. */
export const forfeitReading = (id: string, clause: string): Reading => ({
  id,
  clause,
  unclear: 'What becomes of a prize whose winner is too young, or has no ID to show.',
  weRead:
    'It is forfeited. One of the floor says so with the reason, another department agrees; the money ' +
    'goes back to where it came from.',
});

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

/** All places: after two firsts the next one is third, or second where each tie is one place. */
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

/** The players who win something, with the amount. */
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

/** As the promotions with tickets name these games. */
export const LOWBALL = { 'california-lowball': 'Lowball' };
export const HIGH_LOW_STUD = {
  'seven-card-stud-high-low': 'Seven Card Stud High-Low Split (8 or Better)',
};
export const SUPER_PAN_9 = { 'super-9': 'Super Pan 9' };

/** On the California jackpots: money of either form where nothing is posted. */
export const moneyOrMerchandise = (clause: string) =>
  paidInOneOf(
    ['cash', 'chips', 'merchandise', 'cash and merchandise', 'chips and merchandise'],
    clause,
    { optional: true },
  );

/** The values that say so, for the posting. */
export const SAID_OF_MERCHANDISE: readonly PostingItem[] = [
  { value: 'paidIn' },
  { value: 'prizeDescription' },
  { value: 'merchandiseValue' },
];

/** How a prize of both is made up. */
export const bothReading = (id: string, clause: string): Reading => ({
  id,
  clause,
  unclear: 'A prize may be money and merchandise, and nothing is said of how the two make it up.',
  weRead:
    'The house posts what the merchandise is worth. The player with the qualifying hand is given it, up to the amount won, and the rest in money; shares of others are money, as a thing cannot be divided. Of a prize that is merchandise alone, each share is merchandise of its amount.',
});
