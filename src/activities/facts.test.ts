// Facts of the sheets, typed from the documents a second time: how low and how high a value may be
// posted, what happens to a fee, how many must play, and who may win. Other tests try each sheet at
// its own limits; here the limits themselves are held against the approved ones.
import { describe, expect, test } from 'vitest';
import type { PersonKind } from '#games';
import { dollarsOf, ratio } from '#money';
import { assert } from '#result';
import { type Activity, barredBy, type ValueRule } from '#rules';
import { ACTIVITIES } from './index.ts';

function sheetOf(id: string): Activity {
  const sheet = ACTIVITIES.find((each) => each.id === id);
  assert(sheet !== undefined, `no sheet ${id}`);
  return sheet;
}

/** By sheet: names of values, and from what to what each may be posted. */
// biome-ignore format: a line for each, as the documents have them
const RANGES: readonly (readonly [sheet: string, names: string, range: string])[] = [
  ['hgc-beat-the-dealer', 'prize', '10 - 100000'],
  ['hgc-big-spin', 'lowestSection highestSection', '50 - 100000'],
  ['hgc-blazing-sevens', 'seed reseed', '1000 - 50000'],
  ['hgc-blazing-sevens', 'adminFee', '8 - 16'],
  ['hgc-ca-asian-progressive-bad-beat', 'seed reseed daily', '10 - 10000'],
  ['hgc-ca-asian-progressive-bad-beat', 'adminFee', '6 - 12'],
  ['hgc-ca-asian-jackpot-1', 'seed reseed', '100 - 10000'],
  ['hgc-ca-asian-jackpot-1', 'sevenFaceCards suitedAces dragon pairPair', '100 - 100000'],
  ['hgc-ca-asian-jackpot-5', 'sevenFaceCards suitedAces dragon pairPair', '100 - 100000'],
  ['hgc-car-giveaway', 'prize', '25 - 100000'],
  ['hgc-cash-drawing', 'cashPrize chipsPrize', '10 - 100000'],
  ['hgc-cash-drawing', 'merchandisePrize', '1 - 1000'],
  ['hgc-fortune-7-progressive', 'seed reseed', '1000 -'],
  ['hgc-fortune-7-progressive', 'adminFee', '8 - 16'],
  ['hgc-high-hand-happy-hours', 'prize', '1 - 100000'],
  ['hgc-march-madness-bracket', 'first', '0.01 - 100000'],
  ['hgc-march-madness-bracket', 'second', '0.01 - 50000'],
  ['hgc-march-madness-bracket', 'third', '0.01 - 25000'],
  ['hgc-match-play', 'matchPlay freePlay', '5 - 500'],
  ['hgc-player-tracking-rewards', 'prize', '10 - 100000'],
  ['hgc-pocket-aces-cracked', 'prize', '1 - 100000'],
  ['hgc-double-or-nothing-sit-n-go', 'buyIn', '5 - 10000'],
  ['hgc-double-or-nothing-sit-n-go', 'entryFee', '0.50 - 500'],
  ['hgc-pro-football', 'first second third', '200 - 500'],
  ['hgc-royal-flush-on-the-flop', 'prize', '500 - 10000'],
  ['hgc-splash-pot', 'prize', '1 - 100000'],
  ['hgc-sports-grid', 'prize', '10 - 100000'],
  ['hgc-three-card-poker-progressive', 'adminFee', '8 - 16'],
  ['hgc-three-of-a-kind-on-the-flop', 'prize', '100 - 10000'],
  ['hgc-uth-progressive', 'seed reseed', '1000 - 100000'],
  ['hgc-uth-progressive', 'adminFee', '8 - 16'],
  ['hgc-fortune-pai-gow-progressive', 'seed reseed', '1000 - 100000'],
  ['hgc-fortune-pai-gow-progressive', 'adminFee', '8 - 16'],
  ['bay101-poker-bonus-hand-progressive', 'royalFlushSeed', '10 - 300'],
  ['bay101-poker-bonus-hand-progressive', 'straightFlushSeed', '10 - 250'],
  ['bay101-poker-bonus-hand-progressive', 'fourOfAKindSeed', '10 - 200'],
  ['bay101-poker-bonus-hand-progressive', 'royalFlushDaily straightFlushDaily fourOfAKindDaily', '1 - 50'],
  ['bay101-poker-bonus-hand-progressive', 'royalFlushReseed straightFlushReseed fourOfAKindReseed', '10 - 598'],
  ['bay101-poker-bonus-hand-progressive', 'toReserve', '100 - 5000'],
  ['bay101-poker-bonus-hand-progressive', 'adminFee', '5 - 20'],
  ['bay101-dead-chip', 'prize', '5 - 20000'],
  ['bay101-match-play', 'matchPlayCoupon freePlayChip bonusPlayChip', '5 - 500'],
  ['bay101-bonus-hand-progressive', 'threeCardQuads ultimateQuads threeCardFullHouse ultimateFullHouse crazy4FullHouse', '10 - 1000'],
  ['bay101-bonus-hand-progressive', 'threeCardFlush ultimateFlush crazy4Flush threeCardStraight ultimateStraight crazy4Straight', '10 - 1000'],
  ['bay101-bonus-hand-progressive', 'seed reseed', '1000 - 100000'],
  ['bay101-bonus-hand-progressive', 'daily', '25 - 2500'],
  ['bay101-bonus-hand-progressive', 'adminFee', '5 - 20'],
  ['bay101-prize-wheel', 'spots', '1 - 64'],
  ['bay101-prize-wheel', 'doubleSpot', '25 - 150000'],
  ['bay101-prize-wheel', 'guaranteedMinimum', '10 - 150000'],
  ['bay101-pai-gow-poker-bonus-hand', 'sevenPictureCards', '10 - 20000'],
  ['bay101-pai-gow-poker-bonus-hand', 'fiveAces', '10 - 10000'],
  ['bay101-pai-gow-poker-bonus-hand', 'nineHigh', '10 - 1000'],
  ['bay101-poker-high-hand-bonus', 'royalFlush highHand', '10 - 10000'],
  ['bay101-aces-cracked', 'prize', '10 - 10000'],
  ['bay101-blazing-7s', 'threeSevensOneColor threeSevens twoSevensSuited twoSevens', '5 - 5000'],
  ['bay101-blazing-7s', 'oneSeven', '1 - 50'],
  ['bay101-blazing-7s', 'seed', '1000 - 50000'],
  ['bay101-blazing-7s', 'reseed', '1000 - 499000'],
  ['bay101-blazing-7s', 'adminFee', '5 - 20'],
  ['bay101-no-limit-bad-beat', 'seed', '1000 - 75000'],
  ['bay101-no-limit-bad-beat', 'reseed', '1000 - 149500'],
  ['bay101-no-limit-bad-beat', 'daily', '50 - 5000'],
  ['bay101-no-limit-bad-beat', 'cap', '25000 - 150000'],
  ['bay101-no-limit-bad-beat', 'multiplier', '2 - 4'],
  ['bay101-no-limit-bad-beat', 'adminFee', '5 - 20'],
  ['bay101-omaha-bad-beat', 'seed', '1000 - 75000'],
  ['bay101-omaha-bad-beat', 'reseed', '1000 - 150000'],
  ['bay101-omaha-bad-beat', 'multiplier', '2 - 4'],
  ['bay101-omaha-bad-beat', 'adminFee', '5 - 20'],
  ['bay101-limit-bad-beat', 'seed', '1000 - 75000'],
  ['bay101-limit-bad-beat', 'reseed', '1000 - 150000'],
  ['bay101-limit-bad-beat', 'multiplier', '2 - 4'],
  ['bay101-limit-bad-beat', 'adminFee', '5 - 20'],
  ['bay101-poker-tournaments', 'buyIn bounty', '0 - 500000'],
  ['bay101-poker-tournaments', 'rebuy addOn', '1 - 500000'],
  ['bay101-poker-tournaments', 'addOnCount', '0 - 99'],
  ['bay101-poker-tournaments', 'entryFee', '0 - 1000'],
  ['bay101-poker-tournaments', 'guaranteed', '5 - 1000000'],
  ['bay101-baccarat-bonus-hand', 'sevenTieFourCards sevenTieFiveCards sevenTieSixCards nineTieFourCards nineTieSixCards', '5 - 500000'],
  ['bay101-baccarat-bonus-hand', 'suitedTieFourCards suitedTieFiveCards suitedTieSixCards', '5 - 500000'],
  ['bay101-baccarat-bonus-hand', 'sixOfAKindSuited sixOfAKind fourOfAKindSuited fourOfAKind', '5 - 500000'],
  ['bay101-baccarat-bonus-hand', 'adminFee', '1 - 20'],
  ['bay101-bonus-hand-progressive-v1-1', 'fourOfAKind fullHouse flush straight', '10 - 1000'],
  ['bay101-bonus-hand-progressive-v1-1', 'seed reseed', '1000 - 101000'],
  ['bay101-bonus-hand-progressive-v1-1', 'adminFee', '5 - 20'],
];

/** The range of a value, as the table above has it. */
function shownRange(rule: ValueRule | undefined): string {
  const shown = (dollars: string): string => dollars.replace(/\.00$/, '');
  switch (rule?.kind) {
    case 'dollars': {
      const most = rule.most === undefined ? '' : ` ${shown(dollarsOf(rule.most))}`;
      return `${shown(dollarsOf(rule.least))} -${most}`;
    }
    case 'whole':
      return `${rule.least} - ${rule.most ?? ''}`;
    default:
      return `no range: ${rule?.kind}`;
  }
}

describe.each(RANGES)('%s', (id, names, range) => {
  test.each(names.split(' '))(`%s is posted from ${range}`, (name) => {
    expect(shownRange(sheetOf(id).values[name])).toBe(range);
  });
});

/** A dollar, and how many cents of it the meter has at once; the rest is the reserve's. */
const CENTS_TO_METER: readonly (readonly [sheet: string, cents: number])[] = [
  ['hgc-blazing-sevens', 20],
  ['hgc-ca-asian-progressive-bad-beat', 0],
  ['hgc-fortune-7-progressive', 20],
  ['hgc-three-card-poker-progressive', 31],
  ['hgc-uth-progressive', 31],
  ['hgc-fortune-pai-gow-progressive', 14],
  ['bay101-poker-bonus-hand-progressive', 0],
  ['bay101-bonus-hand-progressive', 11],
  ['bay101-blazing-7s', 11],
  ['bay101-no-limit-bad-beat', 0],
  ['bay101-omaha-bad-beat', 0],
  ['bay101-limit-bad-beat', 0],
  ['bay101-baccarat-bonus-hand', 0],
  ['bay101-bonus-hand-progressive-v1-1', 11],
];

test.each(CENTS_TO_METER)('%s: of every dollar %d cents go on the meter', (id, cents) => {
  const { fees } = sheetOf(id);
  expect(fees.length).toBeGreaterThan(0);
  for (const { amount, split } of fees) {
    expect(amount).toBe(100n);
    expect(split.meter ?? ratio('0%')).toEqual(ratio(`${cents}%`));
    expect(split.reserve).toEqual(ratio(`${100 - cents}%`));
  }
});

/** By rule: those who may win though they work here. */
const STAFF_MAY = {
  always: [
    'employee-off-duty',
    'employee-off-duty-in-uniform',
    'employee-standby-in-uniform',
    'employee-on-duty',
  ],
  'off-duty': ['employee-off-duty', 'employee-off-duty-in-uniform'],
  'off-duty-out-of-uniform': ['employee-off-duty'],
  'off-duty-or-standby': ['employee-off-duty', 'employee-standby-in-uniform'],
  never: [],
} as const satisfies Readonly<Record<string, readonly PersonKind[]>>;
type Staff = keyof typeof STAFF_MAY;

/** How many must be in the round; whether a player-dealer may win; when staff may; whether players of
 * a provider of proposition services may. What a document does not speak of it does not forbid. */
// biome-ignore format: a line for each
const ELIGIBLE: readonly (readonly [sheet: string, least: number, bank: 'bank' | 'no bank', staff: Staff, tpp: 'tpp' | 'no tpp'])[] = [
  ['hgc-beat-the-dealer', 2, 'bank', 'never', 'no tpp'],
  ['hgc-big-spin', 1, 'bank', 'never', 'tpp'],
  ['hgc-blackjack-poker-car-drawing', 1, 'bank', 'never', 'tpp'],
  ['hgc-blazing-sevens', 1, 'no bank', 'off-duty-out-of-uniform', 'tpp'],
  ['hgc-ca-asian-progressive-bad-beat', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['hgc-ca-asian-jackpot-1', 1, 'bank', 'always', 'no tpp'],
  ['hgc-ca-asian-jackpot-2', 1, 'bank', 'always', 'no tpp'],
  ['hgc-ca-asian-jackpot-3', 1, 'bank', 'always', 'no tpp'],
  ['hgc-ca-asian-jackpot-4', 1, 'bank', 'always', 'no tpp'],
  ['hgc-ca-asian-jackpot-5', 1, 'bank', 'always', 'no tpp'],
  ['hgc-car-drawing', 1, 'bank', 'never', 'tpp'],
  ['hgc-car-giveaway', 1, 'bank', 'never', 'no tpp'],
  ['hgc-caribbean-stud-bonus-hands', 4, 'bank', 'always', 'no tpp'],
  ['hgc-caribbean-stud-jackpot', 4, 'bank', 'always', 'no tpp'],
  ['hgc-cash-drawing', 1, 'bank', 'never', 'tpp'],
  ['hgc-cash-in-a-flash', 3, 'bank', 'always', 'no tpp'],
  ['hgc-fast-cash-jackpots', 2, 'no bank', 'off-duty-out-of-uniform', 'tpp'],
  ['hgc-fortune-7-progressive', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['hgc-four-of-a-kind-poker', 1, 'bank', 'always', 'tpp'],
  ['hgc-poker-jackpot-share-options', 1, 'bank', 'always', 'tpp'],
  ['hgc-high-hand-happy-hours', 1, 'bank', 'always', 'tpp'],
  ['hgc-high-hand', 1, 'bank', 'never', 'tpp'],
  ['hgc-lucky-table', 1, 'bank', 'always', 'tpp'],
  ['hgc-march-madness-bracket', 1, 'bank', 'never', 'tpp'],
  ['hgc-match-play', 1, 'no bank', 'off-duty-or-standby', 'no tpp'],
  ['hgc-paid-collection-year', 1, 'bank', 'always', 'tpp'],
  ['hgc-player-tracking-rewards', 1, 'bank', 'off-duty', 'no tpp'],
  ['hgc-pocket-aces-cracked', 1, 'bank', 'always', 'tpp'],
  ['hgc-double-or-nothing-sit-n-go', 1, 'bank', 'always', 'tpp'],
  ['hgc-pro-football', 1, 'bank', 'never', 'tpp'],
  ['hgc-royal-flush-on-the-flop', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['hgc-shuffle-master-classic-qualifier', 2, 'bank', 'never', 'no tpp'],
  ['hgc-splash-pot', 4, 'bank', 'always', 'tpp'],
  ['hgc-sports-grid', 1, 'bank', 'always', 'no tpp'],
  ['hgc-three-card-poker-progressive', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['hgc-three-of-a-kind-on-the-flop', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['hgc-uth-progressive', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['hgc-wheel-of-cards', 1, 'bank', 'never', 'tpp'],
  ['hgc-fortune-pai-gow-progressive', 2, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['bay101-poker-bonus-hand-progressive', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-dead-chip', 1, 'no bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['bay101-match-play', 2, 'no bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-bonus-hand-progressive', 2, 'no bank', 'off-duty', 'no tpp'],
  ['bay101-prize-wheel', 2, 'no bank', 'never', 'no tpp'],
  ['bay101-pai-gow-poker-bonus-hand', 1, 'bank', 'off-duty-out-of-uniform', 'no tpp'],
  ['bay101-poker-high-hand-bonus', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-aces-cracked', 5, 'bank', 'off-duty', 'tpp'],
  ['bay101-blazing-7s', 2, 'no bank', 'off-duty', 'no tpp'],
  ['bay101-no-limit-bad-beat', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-omaha-bad-beat', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-limit-bad-beat', 5, 'bank', 'off-duty-out-of-uniform', 'tpp'],
  ['bay101-poker-tournaments', 1, 'bank', 'always', 'tpp'],
  ['bay101-baccarat-bonus-hand', 2, 'bank', 'off-duty', 'no tpp'],
  ['bay101-bonus-hand-progressive-v1-1', 2, 'no bank', 'off-duty', 'no tpp'],
  ['saratoga-hi-lo-progressive', 1, 'bank', 'never', 'tpp'],
  ['sd-four-card-poker', 1, 'bank', 'always', 'tpp'],
  ['ma-crazy-4-poker', 1, 'bank', 'always', 'tpp'],
];

test('every sheet is in the table of who may win', () => {
  expect(ELIGIBLE.map(([id]) => id)).toEqual(ACTIVITIES.map(({ id }) => id));
});

describe.each(ELIGIBLE)('%s', (id, least, bank, staff, tpp) => {
  const barred = (who: Partial<Parameters<typeof barredBy>[1]>) =>
    barredBy(sheetOf(id), { person: 'patron', ...who });

  test(`takes ${least} in the round`, () => {
    // A pot that must be so large is another rule.
    const isEnough = (playerCount: number) => barred({ playerCount })?.code !== 'players';
    expect([1, 2, 3, 4, 5, 6, 7].find(isEnough)).toBe(least);
  });

  test(`may be won by: ${bank}, staff ${staff}, ${tpp}`, () => {
    const isBarred = (who: Parameters<typeof barred>[0]) => barred(who) !== undefined;
    expect(isBarred({ position: 'player-dealer' }) ? 'no bank' : 'bank').toBe(bank);
    expect(isBarred({ person: 'tpp' }) ? 'no tpp' : 'tpp').toBe(tpp);
    expect(STAFF_MAY.always.filter((person) => !isBarred({ person }))).toEqual(STAFF_MAY[staff]);
  });
});

test('Beat the Dealer is for a table of ten at most', () => {
  const at = (playerCount: number) =>
    barredBy(sheetOf('hgc-beat-the-dealer'), { person: 'patron', playerCount })?.code;
  expect([10, 11].map(at)).toEqual([undefined, 'players']);
});
