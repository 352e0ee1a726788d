// Blazing 7s Progressive Jackpot, GEAR-001276.
import { ratio, usd } from '#money';
import {
  baseWager,
  blackjack,
  chartOf,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  employees,
  feePaid,
  fixed,
  hand,
  noMisdeals,
  noPlayerDealer,
  noTournaments,
  noTpp,
  ofMeter,
  playersAtLeast,
  readingsOf,
  standardDeck,
  suitChoice,
} from '#rules';
import {
  adminFee,
  BAY_101,
  BLAZING_7S_KEYPAD,
  BOTH_LOGS,
  CERTIFIED,
  faultyDealReading,
  freeMinimumsReading,
  freeTableReading,
  HOUSE_RULES,
  ifFaultyIsVoid,
  NO_PURCHASE,
  NO_WIN_LIMIT,
  NOT_FROM_TRAY,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const SUMMARY = 'Object and Summary';

const round = (cards: string, up: string) =>
  dealt('no-bust-blackjack', [{ cards }], { dealer: { up } });

export const BLAZING_7S = defineActivity({
  id: 'bay101-blazing-7s',
  title: 'Blazing 7s Progressive Jackpot',
  venue: BAY_101,
  approvalIds: ['GEAR-001276'],
  kind: 'progressive',
  summary:
    'Sevens dealt first, alone or with the up card of the player-dealer, win up to the meter.',
  games: ['no-bust-blackjack'],
  gamesListed: { 'no-bust-blackjack': { title: 'No Bust 21st Century Blackjack' } },
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: HANDS,
      choices: {
        A: 'three suited 7s 10%, down to one 7',
        B: 'three suited 7s 10%, down to two 7s',
        C: 'three suited 7s 100%, down to two 7s',
      },
      isAlone: true,
    },
  },
  values: {
    suit: suitChoice('Specified suit', HANDS),
    threeSevensOneColor: dollars('Three 7s of one color', ['5', '5000'], HANDS),
    threeSevens: dollars('Three 7s', ['5', '5000'], HANDS),
    twoSevensSuited: dollars('Two 7s of one suit', ['5', '5000'], HANDS),
    twoSevens: dollars('Two 7s', ['5', '5000'], HANDS),
    oneSeven: dollars('One 7', ['1', '50'], `${HANDS}, option A`, { in: { hands: ['A'] } }),
    seed: dollars('Initial seed of the meter', ['1000', '50000'], 'Funding'),
    reseed: dollars('Reseed after a hit', ['1000', '499000'], 'Funding'),
    adminFee: adminFee(),
  },
  fees: [
    {
      name: 'fee',
      title: 'Jackpot fee',
      amount: usd('1'),
      paidBy: 'player',
      optional: true,
      split: { meter: ratio('11%'), reserve: ratio('89%') },
      clause: 'Funding',
      note: 'placed on the sensor beside a base wager',
    },
  ],
  fund: {
    title: 'Blazing 7s reserve fund',
    clause: 'Funding',
    source: 'own-fees',
    meters: [
      {
        name: 'progressive',
        title: 'the progressive meter',
        seed: 'seed',
        reseed: 'reseed',
        cap: usd('500000'),
        floor: usd('1000'),
      },
    ],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'reserve-suffices' },
    adminFee: { amount: 'adminFee', per: 'table and hour', clause: 'Administrative Fees' },
  },
  several: 'divided',
  looksAt: { own: 2, up: 1, suits: 'by-name' },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(dealRow, [
    // id, title, clause, when, prize, meets, misses
    ['three-sevens-specified-suit', 'Three 7s of the specified suit', HANDS, hand(blackjack.isThreeSevensOfSuitWithUpCard({ posted: 'suit' })), ofMeter('100%'),
      round('7d 7d', '7d'), round('7h 7h', '7h'), { values: { suit: 'd' } }],
    ['three-sevens-suited', 'Three 7s of one suit', `${HANDS}, options A and B`, hand(blackjack.isThreeSevensWithUpCard('one-suit')), ofMeter('10%'),
      round('7h 7h', '7h'), round('7h 7h', '7d'), { in: { hands: ['A', 'B'] } }],
    ['three-sevens-suited-in-full', 'Three 7s of one suit', `${HANDS}, option C`, hand(blackjack.isThreeSevensWithUpCard('one-suit')), ofMeter('100%'),
      round('7h 7h', '7h'), round('7h 7h', '7d'), { in: { hands: ['C'] } }],
    ['three-sevens-one-color', 'Three 7s of one color', HANDS, hand(blackjack.isThreeSevensWithUpCard('one-color')), fixed('threeSevensOneColor', 'chips'),
      round('7h 7h', '7d'), round('7h 7h', '7c')],
    ['three-sevens', 'Three 7s', HANDS, hand(blackjack.isThreeSevensWithUpCard('any')), fixed('threeSevens', 'chips'), round('7h 7d', '7c'), round('7h 7d', '8c')],
    ['two-sevens-suited', 'First two cards 7s of one suit', HANDS, hand(blackjack.isDealtPair(['7'], 'one-suit')), fixed('twoSevensSuited', 'chips'),
      round('7h 7h', '8c'), round('7h 7d', '8c')],
    ['two-sevens', 'First two cards 7s', HANDS, hand(blackjack.isDealtPair(['7'], 'any')), fixed('twoSevens', 'chips'),
      dealt('no-bust-blackjack', [{ cards: '7h 7d' }, { position: 'player-dealer', cards: '8c 9s' }]), round('7h 8d', '7c')],
    ['one-seven', 'A 7 among the first two cards', `${HANDS}, option A`, hand(blackjack.hasDealtSeven), fixed('oneSeven', 'chips'),
      round('7h 8d', '8c'), round('6h 8d 7d', '7c'), { in: { hands: ['A'] } }],
  ]),
  eligibility: [
    playersAtLeast(2, ELIGIBILITY),
    noTournaments(ELIGIBILITY),
    feePaid('Funding'),
    baseWager('Object and Summary'),
    employees('off-duty', ELIGIBILITY),
    noPlayerDealer(ELIGIBILITY),
    noTpp(ELIGIBILITY),
    ifFaultyIsVoid(noMisdeals(ELIGIBILITY)),
    ifFaultyIsVoid(standardDeck(ELIGIBILITY)),
  ],
  claim: {
    clause: 'Prize',
    ...NOT_FROM_TRAY,
    words: [
      'Fixed prizes are paid in chips, and not by the third-party provider.',
      'The sheet sets no time limit to claim.',
    ],
  },
  keypad: BLAZING_7S_KEYPAD,
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'payout-structure', { value: 'suit' }, 'prizes', 'no-purchase',
    'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [`${SUMMARY}, 1`, 'The base wager comes first; without it a player can’t place the jackpot fee.'],
    [`${SUMMARY}, 2`, 'The dollar goes on the sensor disc, which lights up; otherwise a button books it.'],
    [`${SUMMARY}, 3`, 'The dealer presses Start Game and drops the fees into a locked box, counted apart.'],
    ['Prize', 'The dealer keys in a winning hand and calls a representative, who verifies it.'],
    ['Equipment', 'A supervisor confirms and the card of a representative completes it: Game Manager books the win and adjusts the meter.'],
    ['Equipment', 'The monitor shows what is due; the money bag prints a win page for accounting.'],
    ['Equipment', 'End Game clears the table for the next round.'],
    ['Equipment', 'After the swipe, only a manual adjustment takes back a win.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    NO_WIN_LIMIT,
    [HANDS, 'All hands of a chart are offered together.'],
    [ELIGIBILITY, 'The result of the base game does not matter.'],
    [ELIGIBILITY, 'Backline bettors take part.'],
    ['Prize', 'One hand wins the progressive prize of its row in full; several divide it evenly.'],
    ['Prize', 'Fixed prizes never lower the meter; the reserve pays them.'],
    ['Prize', 'The progressive prize lies between $1,000 and $500,000.'],
    ['Funding', 'At the cap of $500,000 all that is collected goes to the reserve.'],
    ['Funding', 'The house covers any shortfall of the reserve and is repaid.'],
    CERTIFIED,
    ['Administrative Fees', 'The administrative fee covers the computer system and its technicians.'],
  ]),
  records: [
    BOTH_LOGS,
    'The repayment of the seed and every change of the fund, in the accounts.',
    'A win page for accounting.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B9.1', 'Prize', 'A clause gives half of a prize to bettors on the hand of the player-dealer.', 'It has no effect: no one can bet on that hand here.'],
    ['B9.2', 'Prize', 'Fixed prizes are $5 to $5,000, though the chart has $1 to $50 for one 7.', 'The chart holds.'],
    ['B9.3', 'Funding', 'The sentence on what happens once the reserve suffices lacks its verb.', 'The house is then repaid what it advanced.'],
    ['B9.4', HANDS, 'Two suited 7s are not said to be the first two cards of the player.', 'They are, as for two 7s and one 7.'],
    ['B9.5', `${HANDS}, option C`, 'The specified suit and any suit win the same 100%.', 'So be it: under option C the suit makes no difference.'],
    ['B9.6', HANDS, 'Whether charts may be combined.', 'One chart at a time.'],
    ['B9.7', HANDS, 'Whether a joker of the base game can be a 7, and what suited asks of the decks.', 'A joker is never a 7; three 7s of one suit take three decks or more.'],
    ['B9.8', 'Prize', 'A 100% hand and a 10% hand in one round, with the same up card.', 'The 10% is paid first, on the full meter; the 100% hand gets what is left.'],
    ['B9.9', 'Prize', 'A 10% prize can take the meter below its minimum of $1,000.', 'The reserve brings it back to $1,000.'],
    ['B9.10', SUMMARY, 'The sensors light up under the chip and again at Start Game.', 'Nothing depends on it.'],
    ['B9.11', HANDS, 'Whether a hand that meets several rows is paid for each of them.', 'The highest row only.', { name: 'nestedRows', values: ['best-row', 'all-that-apply'], default: 'best-row' }],
    ['B9.12', 'Prize', 'What happens to cents that do not divide, and how long a claim may take.', 'The rest stays on the meter; a prize is paid when it is verified.'],
    freeTableReading('B9.13'),
    freeMinimumsReading('B9.14', 'players'),
    faultyDealReading('B9.15', 'Misdeals and faulty decks are'),
  ]),
  sample: {
    options: { hands: 'A' },
    // biome-ignore format: read as a block
    values: {
      suit: 'd', threeSevensOneColor: '500.00', threeSevens: '200.00', twoSevensSuited: '50.00',
      twoSevens: '25.00', oneSeven: '2.00', seed: '10000.00', reseed: '5000.00', adminFee: '10.00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
