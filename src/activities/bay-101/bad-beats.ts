// What the three bad-beat jackpots of Bay 101 share: hands that lose and win, how the pool is
// shared, who may win, the multiplier, the fee. The No Limit sheet has lost the heading over the
// paragraphs on its pool; they are cited as 'Prize', as the other two have it.
import { type Betting, handsOf, type Reading } from '#games';
import { ratio, usd } from '#money';
import { given } from '#result';
import {
  type Activity,
  type BettingRule,
  beaten,
  beatShares,
  type Clause,
  clausesOf,
  dealt,
  dollars,
  type ExampleDeal,
  employees,
  exclusions,
  type FundRule,
  type Looked,
  type MeterRule,
  noCollusion,
  noMisdeals,
  noMissedBlind,
  noTournaments,
  type OptionGroup,
  ofMeter,
  playersAtLeast,
  poker,
  type Row,
  sharesByOption,
  showdown,
  standardDeck,
  type ValueRule,
  whole,
} from '#rules';
import {
  adminFee,
  BAY_101,
  CHIP,
  claimWithin30Days,
  freeMinimumsReading,
  HOUSE_RULES,
  NO_PURCHASE,
  NO_WIN_LIMIT,
  OPEN_TO_SEATED,
  PAID_ON_PAPER,
  PROPOSITION_RULE,
  propositionReading,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const STRUCTURE = 'Prize Payout Structure';
const SUMMARY = 'Object and Summary';

/** Two of the sheets share a game and tell their tables apart by their names alone. */
export const TABLES_SETTING: NonNullable<Reading['setting']> = {
  name: 'tables',
  values: ['by-name', 'any'],
  default: 'by-name',
};

export const bettingAt = (is: Betting): BettingRule => ({
  is,
  clause: 'Eligible Controlled Games',
  unless: { setting: TABLES_SETTING.name, value: 'any' },
});

export const SHARES: OptionGroup = {
  title: 'Prize payout structure',
  clause: STRUCTURE,
  choices: {
    A: 'losing hand 40%, winning hand 20%, table 40%',
    B: 'losing hand 50%, winning hand 25%, table 25%',
    C: 'losing hand 50%, winning hand 30%, table 20%',
  },
  frozenUntilHit: true,
  isAlone: true,
};

const sharesUnder = (letter: string, percents: readonly [string, string, string]) =>
  beatShares(percents, `${STRUCTURE}, option ${letter}`);

const sharesPosted = sharesByOption('shares', {
  A: sharesUnder('A', ['40%', '20%', '40%']),
  B: sharesUnder('B', ['50%', '25%', '25%']),
  C: sharesUnder('C', ['50%', '30%', '20%']),
});

/** Five players, of whom two show their hands. */
const shownDown = (game: string, [winner, loser, board]: Showdown): ExampleDeal =>
  dealt(game, [{ hole: winner }, { hole: loser }, {}, {}, {}], { board });

type Showdown = readonly [winner: string, loser: string, board: string];

/** A row of the chart: a hand this strong loses, and two hole cards play in it and in the better
 * one. */
export const beatRow =
  (game: string) =>
  (
    option: string,
    id: string,
    title: string,
    floor: poker.Floor,
    meets: Showdown,
    misses: Showdown,
    values?: Readonly<Record<string, unknown>>,
  ): Row => ({
    id,
    title,
    clause: `${HANDS}, option ${option}`,
    in: { hands: [option] },
    when: beaten({
      among: 'showdown',
      secondBest: true,
      losing: poker.makesAtLeast(floor, poker.twoHoleHand),
      winning: poker.playsBothHoleCards,
    }),
    prize: ofMeter('100%'),
    shares: sharesPosted,
    examples: given({ meets: shownDown(game, meets), misses: shownDown(game, misses), values }),
  });

export const beatValues = (reseedMost: string): Readonly<Record<string, ValueRule>> => ({
  seed: dollars('Initial seed of the pool', ['1000', '75000'], 'Funding'),
  reseed: dollars('Reseed after a hit', ['1000', reseedMost], 'Funding'),
  multiplier: whole('Prize multiplier', [2, 4], 'Prize Multiplier', {
    optional: true,
    inWindow: true,
  }),
  chip: CHIP,
  adminFee: adminFee(),
});

export const POOL: MeterRule = {
  name: 'pool',
  title: 'the jackpot pool',
  seed: 'seed',
  reseed: 'reseed',
  cap: usd('150000'),
  noDecrease: true,
};

export const beatFund = (title: string, pool: MeterRule): FundRule => ({
  title,
  clause: 'Funding',
  source: 'own-fees',
  meters: [pool],
  paidFrom: ['reserve', 'advance'],
  repaid: { when: 'reserve-suffices' },
  adminFee: { amount: 'adminFee', per: 'table and hour', clause: 'Administrative Fees' },
});

const BUTTONS = {
  name: 'playersWithButton',
  values: ['counted', 'not-counted'],
  default: 'counted',
} as const;

const isShortWithoutButtons = exclusions.defineWith(
  'bay101.players-without-button-fewer-than',
  ['least'],
  (least: number) =>
    ({ deal }: Looked) =>
      !deal.npn && handsOf(deal).filter(({ missedBlind }) => !missedBlind).length < least,
);

const ACTIVE_LEAST = 5;

/** What the three sheets leave open alike; the numbers go on from those of the sheet's own. */
export const beatReadings = (sheet: string, first: number): readonly Reading[] => [
  freeMinimumsReading(`${sheet}.${first}`, 'players'),
  propositionReading(`${sheet}.${first + 1}`),
  {
    id: `${sheet}.${first + 2}`,
    clause: ELIGIBILITY,
    unclear: 'Whether a player with a hold or missed-blind button is one of the five who play.',
    weRead:
      'A player who was dealt in is, for the button takes no more than the part in the jackpot; the record of a deal lists those who were dealt in.',
    setting: BUTTONS,
  },
  {
    id: `${sheet}.${first + 3}`,
    clause: 'Prize Multiplier',
    unclear: 'Whether a multiplier between 2x and 4x may have a fraction.',
    weRead: 'It is 2, 3 or 4: the sheet writes whole multiples only, and none else is offered.',
  },
];

/** All that the three sheets have word for word alike. */
export const BAD_BEAT = {
  venue: BAY_101,
  kind: 'bad-beat',
  summary: 'A strong hand beaten at the showdown wins the pool for loser, winner and table.',
  fees: [
    {
      name: 'fee',
      title: 'Jackpot fee',
      amount: usd('1'),
      paidBy: 'pot',
      optional: false,
      split: { reserve: ratio('100%') },
      clause: 'Funding',
      note: 'with the collection, when five or more are dealt in',
    },
  ],
  multiplier: 'multiplier',
  several: 'divided',
  oddChips: 'made-up',
  eligibility: [
    playersAtLeast(ACTIVE_LEAST, ELIGIBILITY),
    {
      ...playersAtLeast(ACTIVE_LEAST, ELIGIBILITY),
      words: 'Players with a hold or missed-blind button are not among the five.',
      leavesOut: isShortWithoutButtons(ACTIVE_LEAST),
      under: { setting: BUTTONS.name, value: 'not-counted' },
      tries: {
        allowed: [{ playerCount: ACTIVE_LEAST }],
        refused: [{ playerCount: ACTIVE_LEAST, seat: { missedBlind: true } }],
      },
    },
    noTournaments(ELIGIBILITY),
    noMisdeals(ELIGIBILITY),
    noCollusion(ELIGIBILITY),
    standardDeck(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    PROPOSITION_RULE,
    noMissedBlind(ELIGIBILITY),
    ...showdown(ELIGIBILITY),
  ],
  claim: { ...claimWithin30Days('reserve fund'), ...PAID_ON_PAPER, returnsTo: 'reserve' },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [SUMMARY, 'After the first wagers the dealer takes $1 from the pot, at the same time as the collection.'],
    ['Funding', 'The dollar goes into a separate, locked box, apart from the collection, and so to the reserve.'],
    [SUMMARY, 'The cards are then dealt by the approved procedure of the game.'],
    [ELIGIBILITY, 'A casino representative confirms both hands before anything is paid.'],
    ['Prize', 'The representative completes the paperwork and pays in live chips, cash or by check.'],
  ]),
  records: ['All money in and out, electronically or in a handwritten log, kept for regulators.'],
} satisfies Partial<Activity>;

// biome-ignore format: a line for each, as the sheet has them
export const BEAT_RULES: readonly Clause[] = clausesOf([
  ...HOUSE_RULES,
  [HANDS, 'One chart at a time, never a mixture; only approved hands that the house has chosen count.'],
  [SUMMARY, 'Once both hands are confirmed, their players get the posted percentages of the pool.'],
  OPEN_TO_SEATED,
  [ELIGIBILITY, 'If several hands qualify, the highest losing and the highest winning hand take their shares, and all other players the table share.'],
  [STRUCTURE, 'Equal losing hands divide the losing share evenly, and equal winning hands the winning share.'],
  [ELIGIBILITY, 'In the whole deal only the winning hand may be better than the losing one.'],
  NO_WIN_LIMIT,
  ['Prize', 'The pool stands between $1,000 and $150,000 and is never lowered once posted.'],
  ['Prize', 'Its amount is announced well ahead and always on display.'],
  ['Prize Multiplier', 'A posted multiplier from 2 to 4 raises the whole prize, which is shared as always.'],
  ['Prize Multiplier', 'A multiplier holds on posted days, at posted hours, limits or tables.'],
  ['Prize Multiplier', 'The posted pool stays as it is; it pays itself once and the reserve pays the rest.'],
  ['Prize Multiplier', 'What the reserve lacks for it is covered by the house, which is repaid.'],
  ['Prize Multiplier', 'An example: a multiplier of 4, on Mondays from 6 to 10 pm, makes $200,000 of a pool of $50,000; the pool pays $50,000 and the reserve $150,000.'],
  [STRUCTURE, 'One structure at a time, announced well ahead, on flyers, displays and the like; it stays until the jackpot is hit and awarded.'],
  [STRUCTURE, 'A player who is paid the losing or the winning share has no part in the table share.'],
  [STRUCTURE, 'The table share is divided evenly among the other players dealt into the hand.'],
  [STRUCTURE, 'The house makes up odd chips, and the reserve repays it.'],
  ['Funding', 'A reseed comes from the reserve; the house makes up what it lacks.'],
  ['Funding', 'The house is repaid its seeds and shortfalls out of the reserve when there is money.'],
  ['Funding', 'Fees and table limits are posted at each table.'],
  ['Administrative Fees', 'The administrative fee comes out of the reserve and is for prizes, for running the jackpot and for its accounts.'],
]);
