// CA/Asian Jackpots #1 to #5, each nicknamed "Hawaiian Jackpot": the same hands for another fee,
// each with a fund of its own.

import { type Cents, makeDollars, ratio, showDollars, usd } from '#money';
import { given } from '#result';
import {
  type Activity,
  clausesOf,
  defineActivity,
  dollars,
  feePaid,
  type Meter,
  noTpp,
  readingsOf,
  type ValueRule,
  whole,
} from '#rules';
import { chartWith, prizesOf } from './ca-asian-jackpot-rows.ts';
import { HANDS_JUDGED, tileChart } from './judged-hands.ts';
import { HAWAIIAN_GARDENS } from './shared.ts';

const HANDS = 'Qualifying Hands';
const PRIZE = 'Prize';
const FREE = 'No Purchase Necessary';
const THIRD_PARTY = 'Third Party Provider of Proposition Player Services';

const CAP = usd('100000');

interface CaAsianJackpot {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly fee: Cents;
  /** An amount that the sheet fixes, and then nothing is said of a reseed; or both in a range. */
  readonly seed: Cents | readonly [string, string];
  /** Where the fee is put down, if the sheet says so. */
  readonly note?: string;
  /** Games whose lines can have the hands of pan 9. */
  readonly lineGames: readonly string[];
  /** What only this sheet leaves unclear. */
  readonly unclear: Activity['readings'][number];
}

const isFixed = (seed: CaAsianJackpot['seed']): seed is Cents => !Array.isArray(seed);

const poolOf = ({ seed }: CaAsianJackpot): Meter => ({
  name: 'pool',
  title: 'the prize pool',
  cap: CAP,
  ...(isFixed(seed) ? { seed } : { seed: 'seed', reseed: 'reseed' }),
});

const seedValues = ({ seed }: CaAsianJackpot): Readonly<Record<string, ValueRule>> =>
  isFixed(seed)
    ? {}
    : {
        seed: dollars('Initial seed of the pool', seed, PRIZE),
        reseed: dollars('Reseed as soon as it is hit', seed, PRIZE),
      };

// biome-ignore format: a line for each, as the sheet has them
const RULES: Activity['rules'] = clausesOf([
  [PRIZE, 'A prize is a fixed amount, merchandise (vehicles, clothing, electronics, jewelry), or both; it is given at once.'],
  ['Funding', 'The money of each fee is accounted for apart.'],
  ['Eligibility', 'It can be limited to some days and times, and prizes multiplied on others.'],
  ['Eligibility', 'What is offered hangs in plain sight in the poker section.'],
  [THIRD_PARTY, 'For a hand of a third-party player (section 19984) the money stays in the fund.'],
  ['Base Game Rules', 'The games keep their approved rules.'],
]);

// biome-ignore format: a line for each, as the sheet has them
const READINGS: Activity['readings'] = readingsOf([
  ['HG-6.1', PRIZE, 'The prize is fixed, and yet there is a pool with a seed and a cap.',
    'Posted prizes are paid out of a pool that stops at its cap; what comes in above it is the reserve, which pays next. What both lack the house lends.'],
  ['HG-6.2', HANDS, 'Headings and words are misspelled, and the jackpot is once called Designated Hand.', 'Slips of the pen.'],
  ['HG-6.3', 'Eligibility', 'The games have a Super 9, the charts a Super Pan 9.', 'One game, Super 9.'],
  ['HG-6.4', HANDS, 'Seven face cards with a joker would be eight cards.', 'Six face cards and the joker.'],
  ['HG-6.5', HANDS, 'Three aces of hearts, three 3s of one suit and the like need several decks.', 'They can be made where the game has as many.'],
  ['HG-6.6', HANDS, 'Are the hands of baccarat made of the first four cards or of all that lie there?',
    'Of the first four, two in each line.', { name: 'baccaratCards', values: ['first-four', 'all'], default: 'first-four' }],
  ['HG-6.7', HANDS, 'Who is paid for the lines of baccarat, which are nobody’s hands?',
    'The players at the table who paid the fee divide one prize; the part of a third-party player among them stays in the fund.', { name: 'linePrize', values: ['divided', 'each'], default: 'divided' }],
  ['HG-6.8', HANDS, 'Hands lie inside each other, and no order is given.', 'A hand wins the highest of the posted prizes that it meets, once.'],
  ['HG-6.9', HANDS, 'Does a front and a back count as it was set, or as it could have been set?', 'As it was set.', HANDS_JUDGED],
  ['HG-6.10', HANDS, 'The number one hand of tiles needs a chart, which the sheet does not have.', 'The house must say which one: on the common chart it is the gee joon.'],
  ['HG-6.11', HANDS, 'What a home run is, and how its points are counted, is left to the game.', 'All three rows won of one opponent, with the points of rows and bonuses together.'],
  ['HG-6.12', 'Eligibility', 'Nothing on the number of players, those who stand behind, the player-dealer, employees, several winners or an administrative fee.',
    'Whoever paid the fee can win, each in full; no administrative fee is taken.'],
]);

// biome-ignore format: read as a block
const GAMES = [
  'pai-gow-poker', 'jokers-wild-pai-gow-poker', 'blackjack-poker', 'pan-9', 'super-9', 'baccarat-9',
  'thirteen-card', 'pokara', 'baccarat', 'pai-gow-tiles',
];

/** What all five say in the same words. */
const COMMON: Pick<
  Activity,
  'eligibility' | 'claim' | 'noPurchase' | 'posting' | 'rules' | 'records'
> = {
  eligibility: [feePaid('Funding'), noTpp(THIRD_PARTY, 'stays')],
  claim: {
    clause: PRIZE,
    words: ['Money is paid at once, in chips or cash; a prize can be merchandise instead or too.'],
  },
  noPurchase: {
    kind: 'required',
    clause: FREE,
    words: [
      'No Purchase Necessary: anybody may qualify at a table that is free of charge.',
      'There the dealer deals to the empty seats too and plays them, and the free player plays the ' +
        'own hand freely; the chances are the same.',
    ],
  },
  posting: {
    clause: 'Eligibility',
    items: ['games', 'periods', 'hands', 'prizes', 'multiplier', 'no-purchase'],
  },
  rules: RULES,
  records: ['All money of this fee, apart from that of the others, in the internal accounts.'],
};

const sampleOf = ({ seed }: CaAsianJackpot, prizes: readonly string[]): Activity['sample'] => ({
  values: {
    ...(isFixed(seed) ? {} : { seed: '5000.00', reseed: '1000.00' }),
    tileChart: 'common',
    ...Object.fromEntries(
      prizes.map((name, index) => [name, makeDollars(usd(`${100 + 50 * index}`))]),
    ),
  },
  postedAt: '2026-10-20T09:00:00-07:00',
  from: '2026-11-01T00:00:00-07:00',
  until: '2027-01-31T23:59:00-08:00',
  hours: [{ from: '10:00', until: '02:00' }],
});

/** Of the sheets that fix the seed. */
export const NO_RESEED: Activity['readings'][number] = {
  id: 'HG-6.13',
  clause: PRIZE,
  unclear: 'The pool begins with $10,000, and nothing is said of a reseed after a hit.',
  weRead: 'There is none: fees alone fill it again.',
};

export function caAsianJackpot(jackpot: CaAsianJackpot): Activity {
  const { number, fee, note, lineGames, unclear } = jackpot;
  const rows = chartWith(lineGames);
  const prizes = prizesOf(rows);
  const dollarsWord = showDollars(fee).replace(/\.00$/, '');
  return defineActivity({
    id: `hgc-ca-asian-jackpot-${number}`,
    title: `CA/Asian Jackpot #${number} “Hawaiian Jackpot”`,
    venue: HAWAIIAN_GARDENS,
    approvalIds: [],
    kind: 'fixed-jackpot',
    summary: `For a fee of ${dollarsWord}, designated hands of ten games win a posted prize at once.`,
    games: GAMES,
    gamesNote: 'where a jackpot collection is taken as well',
    values: {
      ...seedValues(jackpot),
      multiplier: whole('Prize multiplier', [2], 'Eligibility', { optional: true, inWindow: true }),
      tileChart: tileChart(HANDS),
      ...prizes,
    },
    fees: [
      given({
        name: 'fee',
        title: 'Jackpot fee',
        amount: fee,
        paidBy: 'player',
        optional: true,
        split: { meter: ratio('100%') },
        clause: 'Funding',
        note,
      }),
    ],
    fund: {
      title: `${dollarsWord} California/Asian Jackpot Fund`,
      clause: PRIZE,
      source: 'own-fees',
      meters: [poolOf(jackpot)],
      paidFrom: ['meter', 'reserve', 'advance'],
      repaid: { when: 'not-stated' },
    },
    multiplier: 'multiplier',
    nested: 'greatest-prize',
    several: 'each-in-full',
    rows,
    ...COMMON,
    readings: [...READINGS, unclear],
    sample: sampleOf(jackpot, Object.keys(prizes)),
  });
}
