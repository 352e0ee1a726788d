// Bonus Hand Progressive Jackpot v1.1, GEAR-001407.
import type { Rank } from '#cards';
import {
  banked,
  baseWager,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  type ExampleDeal,
  feePaid,
  fixed,
  hand,
  type LooksAt,
  noMisdeals,
  noPlayerDealer,
  ofMeter,
  poker,
  type Row,
  readingsOf,
  standardDeck,
  text,
} from '#rules';
import {
  BONUS_ELIGIBILITY,
  BONUS_FEE,
  FIVE,
  ofCrazy4,
  ofUltimate,
  POOL_LEAST,
  POOL_MOST,
  partsOf,
} from './bonus-hands.ts';
import {
  adminFee,
  BAD_BEAT_BONUS,
  BAY_101,
  BONUS_HAND_V1_1_KEYPAD,
  BOTH_LOGS,
  CERTIFIED,
  CHIP,
  centsReading,
  faultyDealReading,
  freeMinimumsReading,
  freeTableReading,
  HOUSE_RULES,
  ifFaultyIsVoid,
  NO_PURCHASE,
  NO_WIN_LIMIT,
  NOT_FROM_TRAY,
  ONE_CHART,
  OPEN_TO_SEATED,
  SIX_CARD_BONUS,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';
const HANDS = 'Qualifying Hands';
const PROGRESSIVE = 'Progressive Prize';

/** A player's three cards, and the two of the player-dealer that stay face down. */
const ofThreeCard = (five: string): ExampleDeal => {
  const [cards, down] = partsOf(five, 3);
  return dealt('three-card-poker', [{ cards }], { dealer: { up: '2c', down } });
};

const FIVE_CARDS = banked.faceDownFiveHand;

/** The cards of these five, by the game. */
const FIVE_OF: Readonly<Record<string, LooksAt>> = {
  'crazy-4-poker': { own: 5, suits: 'all-alike' },
  'three-card-poker': { own: 3, down: 2, suits: 'in-flushes' },
  'ultimate-texas-holdem': { own: 2, board: 3, suits: 'in-flushes' },
};

const straightFlushBelow = (
  rank: Rank,
  option: string,
  id: string,
  title: string,
  meets: ExampleDeal,
  misses: ExampleDeal,
): Row =>
  dealRow(
    id,
    title,
    `${HANDS}, option ${option}`,
    hand(banked.makesStraightFlushBelow(rank, FIVE_CARDS)),
    ofMeter('10%'),
    meets,
    misses,
    { in: { hands: [option] } },
  );

// biome-ignore format: a line for each, as the sheet has them
const ROWS: readonly Row[] = [
  dealRow('royal-flush', 'Royal flush', HANDS, hand(poker.makes('royal-flush', FIVE_CARDS)), ofMeter('100%'),
    ofCrazy4(FIVE.royalFlush), ofCrazy4(FIVE.kingHighStraightFlush)),
  dealRow('king-high-straight-flush', 'King-high straight flush', `${HANDS}, options B and C`, hand(poker.makesOf('straight-flush', 'K', FIVE_CARDS)), ofMeter('100%'),
    ofCrazy4(FIVE.kingHighStraightFlush), ofCrazy4(FIVE.queenHighStraightFlush), { in: { hands: ['B', 'C'] } }),
  dealRow('queen-high-straight-flush', 'Queen-high straight flush', `${HANDS}, option C`, hand(poker.makesOf('straight-flush', 'Q', FIVE_CARDS)), ofMeter('100%'),
    ofCrazy4(FIVE.queenHighStraightFlush), ofCrazy4(FIVE.jackHighStraightFlush), { in: { hands: ['C'] } }),
  straightFlushBelow('A', 'A', 'straight-flush', 'Straight flush', ofCrazy4(FIVE.kingHighStraightFlush), ofCrazy4(FIVE.royalFlush)),
  straightFlushBelow('K', 'B', 'straight-flush-below-king', 'Straight flush, queen high or lower', ofCrazy4(FIVE.queenHighStraightFlush), ofCrazy4(FIVE.kingHighStraightFlush)),
  straightFlushBelow('Q', 'C', 'straight-flush-below-queen', 'Straight flush, jack high or lower', ofUltimate(FIVE.jackHighStraightFlush), ofUltimate(FIVE.queenHighStraightFlush)),
  dealRow('four-of-a-kind', 'Four of a kind', HANDS, hand(poker.makes('four-of-a-kind', FIVE_CARDS)), fixed('fourOfAKind'),
    ofUltimate(FIVE.quads), ofUltimate(FIVE.fullHouse)),
  dealRow('full-house', 'Full house', HANDS, hand(poker.makes('full-house', FIVE_CARDS)), fixed('fullHouse'),
    ofThreeCard(FIVE.fullHouse), ofThreeCard(FIVE.threeOfAKind)),
  dealRow('flush', 'Flush', HANDS, hand(poker.makes('flush', FIVE_CARDS)), fixed('flush'), ofThreeCard(FIVE.flush), ofThreeCard(FIVE.nothing)),
  dealRow('straight', 'Straight', HANDS, hand(poker.makes('straight', FIVE_CARDS)), fixed('straight'), ofThreeCard(FIVE.straight), ofThreeCard(FIVE.nothing)),
];

export const BONUS_HAND_PROGRESSIVE_V1_1 = defineActivity({
  id: 'bay101-bonus-hand-progressive-v1-1',
  title: 'Bonus Hand Progressive Jackpot v1.1',
  venue: BAY_101,
  approvalIds: ['GEAR-001407'],
  kind: 'progressive',
  summary: 'A straight or better in five cards wins a fixed prize, a tenth or all of the pool.',
  games: ['crazy-4-poker', 'three-card-poker', 'ultimate-texas-holdem'],
  gamesListed: {
    'crazy-4-poker': { number: 'GEGR-000691' },
    'three-card-poker': { title: SIX_CARD_BONUS, number: 'GEGR-000724' },
    'ultimate-texas-holdem': { title: BAD_BEAT_BONUS, number: 'GEGR-000725' },
  },
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: HANDS,
      choices: {
        A: 'royal flush 100%, other straight flushes 10%',
        B: 'royal and king-high straight flush 100%, other straight flushes 10%',
        C: 'royal, king-high and queen-high straight flush 100%, other straight flushes 10%',
      },
      isAlone: true,
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    fourOfAKind: dollars('Four of a kind', ['10', '1000'], 'Fixed Prize'),
    fullHouse: dollars('Full house', ['10', '1000'], 'Fixed Prize'),
    flush: dollars('Flush', ['10', '1000'], 'Fixed Prize'),
    straight: dollars('Straight', ['10', '1000'], 'Fixed Prize'),
    seed: dollars('Initial seed of the pool', ['1000', '101000'], 'Funding'),
    reseed: dollars('Reseed after a hit', ['1000', '101000'], 'Funding'),
    daily: dollars('Additional increase out of the reserve', ['0.01'], PROGRESSIVE, { optional: true }),
    increaseTimes: text('Dates and times of additional increases', 'Advertising', { optional: true }),
    chip: { ...CHIP, clause: PROGRESSIVE },
    adminFee: adminFee(),
  },
  fees: [
    {
      ...BONUS_FEE,
      name: 'fee',
      title: 'Jackpot fee',
      note: 'placed on the sensor disc beside a base wager',
    },
  ],
  fund: {
    title: 'Bonus Hand v1.1 reserve fund',
    clause: 'Funding',
    source: 'own-fees',
    meters: [
      {
        name: 'pool',
        title: 'the prize pool',
        seed: 'seed',
        reseed: 'reseed',
        cap: POOL_MOST,
        floor: POOL_LEAST,
        daily: { amount: 'daily', from: 'reserve-if-enough' },
        noDecrease: true,
      },
    ],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'reserve-suffices' },
    adminFee: { amount: 'adminFee', per: 'table and hour', clause: 'Administrative Fees' },
  },
  nested: 'greatest-prize',
  several: 'divided',
  oddChips: 'made-up',
  looksAt: { byGame: FIVE_OF },
  rows: ROWS,
  eligibility: [
    ...BONUS_ELIGIBILITY,
    feePaid(ELIGIBILITY),
    baseWager(ELIGIBILITY),
    noPlayerDealer(ELIGIBILITY),
    ifFaultyIsVoid(noMisdeals(ELIGIBILITY)),
    ifFaultyIsVoid(standardDeck(ELIGIBILITY)),
  ],
  claim: {
    clause: 'Prize',
    ...NOT_FROM_TRAY,
    words: ['Prizes are paid in cash, by check or in live chips.'],
  },
  keypad: BONUS_HAND_V1_1_KEYPAD,
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hand-option', 'pool', 'prizes', 'additions', { value: 'increaseTimes' },
    'fees', 'admin-fee', 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [`${SUMMARY}, 1 and 2`, 'Each player makes the base wager, and may add bonus bets and put the dollar on the sensor disc at the seat.'],
    [`${SUMMARY}, 3`, 'The dealer presses Start Game, and the sensors light up where a fee lies.'],
    [`${SUMMARY}, 3`, 'The dealer takes the fees off the table and drops them into a separate, locked box; they are counted apart.'],
    [`${SUMMARY}, 4`, 'The cards are then dealt by the approved procedure of the game.'],
    ['Equipment', 'On a win the dealer picks the spot of the player, presses the button of the hand and calls a representative.'],
    ['Equipment', 'A representative verifies, presses Pay Jackpot and swipes the card: the win is booked.'],
    ['Equipment', 'The prize is then paid by the procedures of the house.'],
    ['Equipment', 'End Game clears the table for the next round.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    NO_WIN_LIMIT,
    ONE_CHART,
    [HANDS, 'A royal flush is ace, king, queen, jack and 10 of one suit.'],
    [HANDS, 'A king-high straight flush is king, queen, jack, 10 and 9 of one suit; a queen-high one is queen, jack, 10, 9 and 8.'],
    [HANDS, 'A straight flush is five cards of one suit in a row, other than those that win 100%.'],
    [HANDS, 'Four of a kind is four cards of one rank; a full house is three of a kind and a pair.'],
    [HANDS, 'A flush is five cards of one suit, not in a row; a straight is five cards in a row, not of one suit.'],
    [HANDS, 'Crazy 4 Poker: the five cards dealt to the player.'],
    [HANDS, "Three Card Poker: one of the player-dealer's three cards is turned up; the player's three and the two that stay down are the hand."],
    [HANDS, "Ultimate Texas Hold'em: the player's two cards and the flop, the first three of five on the board."],
    OPEN_TO_SEATED,
    [ELIGIBILITY, 'A seated player is paid who has put up the dollar and is dealt a qualifying hand.'],
    [SUMMARY, 'The result of the base game does not matter.'],
    [ELIGIBILITY, 'No length of play is asked for.'],
    [ELIGIBILITY, 'A player who folds before the last betting round can still win a prize.'],
    [ELIGIBILITY, 'A player with several hands may pay and win on each.'],
    [ELIGIBILITY, 'Backline bettors pay and win where the game allows them, in the disc of the seat.'],
    [ELIGIBILITY, 'If a hand wins several prizes, only the largest is paid.'],
    [PROGRESSIVE, 'Several 100% hands divide the pool evenly; several 10% hands divide one 10% evenly.'],
    [PROGRESSIVE, 'If both occur in one round, the 10% comes first; what is left goes to the 100% hands, divided evenly among several.'],
    [PROGRESSIVE, 'The house makes up odd chips, and the reserve repays it.'],
    [PROGRESSIVE, 'The pool stands between $1,000 and $250,000, by its seed and the time since, and is never lowered once posted.'],
    [PROGRESSIVE, 'Progressive prizes come out of the pool.'],
    [PROGRESSIVE, 'The house may add to the pool within these limits: posted ahead, out of the reserve, and only if it has the money.'],
    ['Fixed Prize', 'Fixed prizes are $10 to $1,000, as posted, for four of a kind, full house, flush and straight.'],
    ['Fixed Prize', 'The reserve pays fixed prizes; the house makes up what it lacks and is repaid.'],
    ['Fixed Prize', 'Every winner of a fixed prize in a round gets all of it.'],
    ['Funding', 'The dollar funds the pool and the reserve: $0.11 goes to the pool at once, $0.89 to the reserve.'],
    ['Funding', 'The pool grows by the fees alone; beyond seed and reseed the house puts in nothing.'],
    ['Funding', 'A reseed that the reserve cannot cover is made up by the house, which is repaid.'],
    ['Funding', 'At the cap the whole dollar goes to the reserve.'],
    CERTIFIED,
    ['Administrative Fees', 'The administrative fee comes out of the reserve and covers what running the jackpot costs.'],
  ]),
  records: [BOTH_LOGS, 'The win, in the game management system.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B15.1', ELIGIBILITY, 'One line speaks of seated players only, the next lets backline bettors win.', 'Both may win, where the game has backline betting.'],
    ['B15.2', 'Funding', 'The pool grows by fees alone, each day, and yet by additional increases too.', 'Eleven cents a fee at once; what is added comes from the reserve, not the house.'],
    ['B15.3', PROGRESSIVE, 'Under option C the exception names a queen-high straight.', 'The queen-high straight flush is meant.'],
    ['B15.4', PROGRESSIVE, 'A 10% prize can take the pool below its minimum of $1,000.', 'The reserve brings it back to $1,000.'],
    ['B15.5', 'Equipment', 'A malfunction ends the offer, but a dark sensor is helped out by a button.', 'One sensor that fails is no malfunction of the system.'],
    ['B15.6', ELIGIBILITY, 'Whose fee it is, where backline bettors share the disc of a seat.', 'The fee is recorded for each person.'],
    ['B15.7', HANDS, 'Whether ace, 2, 3, 4 and 5 are in consecutive ranking.', 'They are: a straight, or a straight flush in one suit.'],
    ['B15.8', HANDS, "Players of Three Card Poker share the player-dealer's two cards, so may tie.", 'The rules on several winners apply.'],
    ['B15.9', PROGRESSIVE, 'How much an additional increase may be, and how often it may come.', 'Any posted amount a day that keeps the pool within its limits.'],
    freeTableReading('B15.10'),
    freeMinimumsReading('B15.11', 'players'),
    faultyDealReading('B15.12', 'Misdeals and faulty decks are'),
    centsReading('B15.13', 'Progressive Prize'),
  ]),
  sample: {
    options: { hands: 'A' },
    // biome-ignore format: read as a block
    values: {
      fourOfAKind: '300.00', fullHouse: '50.00', flush: '40.00', straight: '30.00',
      seed: '10000.00', reseed: '5000.00', daily: '100.00',
      increaseTimes: 'Every day at 6 am, out of the reserve', chip: '1.00', adminFee: '10.00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
