// Blazing Sevens Progressive Jackpot, GEAR-001128.
import { ratio, usd } from '#money';
import {
  blackjack,
  dealt,
  defineActivity,
  dollars,
  employees,
  feePaid,
  fixed,
  hand,
  noBackline,
  noPlayerDealer,
  noTournaments,
  ofMeter,
} from '#rules';
import { ADMIN_FEE, HAWAIIAN_GARDENS, NO_PURCHASE } from './venue.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';

const round = (cards: string, up: string) =>
  dealt('blackjack-poker', [{ cards }], { dealer: { up } });

export const BLAZING_SEVENS = defineActivity({
  id: 'hgc-blazing-sevens',
  title: 'Blazing Sevens Progressive Jackpot',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001128'],
  kind: 'progressive',
  summary: "Sevens in the first two cards and the player-dealer's up card win, up to the meter.",
  games: ['blackjack-poker', 'hawaiian-blackjack'],
  values: {
    seed: dollars('Initial seed of the meter', ['1000', '50000'], 'Funding'),
    reseed: dollars('Reseed after a hit', ['1000', '50000'], 'Funding'),
    adminFee: ADMIN_FEE,
  },
  fees: [
    {
      name: 'fee',
      title: 'Jackpot fee',
      amount: usd('1'),
      paidBy: 'player',
      optional: true,
      split: { meter: ratio('20%'), reserve: ratio('80%') },
      clause: 'Funding',
      note: 'placed on the sensor beside a base wager',
    },
  ],
  fund: {
    title: 'Blazing Sevens reserve fund',
    clause: 'Funding',
    source: 'own-fees',
    meters: [{ name: 'progressive', title: 'the meter', seed: 'seed', reseed: 'reseed' }],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'reserve-suffices' },
    adminFee: { amount: 'adminFee', per: 'table and hour', clause: 'Administrative Fees' },
  },
  several: 'each-in-full',
  looksAt: { own: 2, up: 1 },
  rows: [
    {
      id: 'three-sevens-one-color',
      title: 'Three 7s of one colour',
      clause: HANDS,
      when: hand(blackjack.isThreeSevensWithUpCard('one-color')),
      prize: ofMeter('100%'),
      examples: { meets: round('7h 7d', '7h'), misses: round('7h 7d', '7c') },
    },
    {
      id: 'three-sevens',
      title: 'Three 7s',
      clause: HANDS,
      when: hand(blackjack.isThreeSevensWithUpCard('any')),
      prize: fixed(usd('500')),
      examples: { meets: round('7h 7d', '7c'), misses: round('7h 7d', '8c') },
    },
    {
      id: 'two-sevens-suited',
      title: 'First two cards 7s of one suit',
      clause: HANDS,
      when: hand(blackjack.isDealtPair(['7'], 'one-suit')),
      prize: fixed(usd('100')),
      examples: { meets: round('7h 7h', '8c'), misses: round('7h 7d', '8c') },
    },
    {
      id: 'two-sevens',
      title: 'First two cards 7s',
      clause: HANDS,
      when: hand(blackjack.isDealtPair(['7'], 'any')),
      prize: fixed(usd('50')),
      examples: { meets: round('7h 7d', '8c'), misses: round('7h 8d', '7c') },
    },
  ],
  eligibility: [
    noTournaments(ELIGIBILITY),
    feePaid('Funding'),
    noBackline(ELIGIBILITY),
    noPlayerDealer(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
  ],
  claim: {
    clause: 'Prize',
    words: ['Prizes are paid in live chips by a floor person once the paperwork is done.'],
  },
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'hands',
      'payout-structure',
      'prizes',
      'no-purchase',
      'restrictions',
    ],
  },
  procedure: [
    {
      clause: 'Object and Summary',
      words: 'Each player puts the dollar on the sensor disc, which lights up.',
    },
    {
      clause: 'Object and Summary',
      words: 'The dealer presses Start Game and drops the fees into a locked box of their own.',
    },
    {
      clause: 'Equipment',
      words: 'On a win the dealer presses the button of the hand and calls a supervisor.',
    },
    {
      clause: 'Equipment',
      words: 'Once verified the dealer confirms; the card of a floor person books the win.',
    },
    { clause: 'Equipment', words: 'End Game clears the table for the next round.' },
    {
      clause: 'Equipment',
      words: 'A win that was booked in error is taken back by a manual adjustment only.',
    },
  ],
  rules: [
    { clause: HANDS, words: 'The whole chart is offered together.' },
    { clause: ELIGIBILITY, words: 'The result of the base game does not matter.' },
    { clause: ELIGIBILITY, words: 'A player may win any number of times.' },
    {
      clause: 'Object and Summary',
      words: 'While a sensor is out of order the fees go back and no jackpot is offered.',
    },
    { clause: 'Prize', words: 'Fixed prizes never lower the meter.' },
    {
      clause: 'Notice of the regulator',
      words: 'Electronic jackpots are under review and can be ordered to stop.',
    },
  ],
  records: [
    'All money in and out, electronically and in a handwritten log.',
    'Seed reimbursements and every change of the fund, in the accounts.',
    'A win page for accounting.',
  ],
  readings: [
    {
      id: 'HG-4.1',
      clause: HANDS,
      unclear: 'Whether a hand that meets several rows is paid for each of them.',
      weRead: 'The highest row only.',
      setting: {
        name: 'nestedRows',
        values: ['best-row', 'all-that-apply'],
        default: 'best-row',
      },
    },
    {
      id: 'HG-4.2',
      clause: 'Prize',
      unclear: 'Where the second of two full progressive prizes in one round comes from.',
      weRead: 'The first is the meter; the others come from the reserve, or the house lends them.',
    },
    {
      id: 'HG-4.3',
      clause: HANDS,
      unclear: 'What one colour means over three cards of several decks.',
      weRead: 'All red or all black, the up card included; suits may repeat.',
    },
    {
      id: 'HG-4.4',
      clause: 'Funding',
      unclear: 'The sentence on what happens once the reserve suffices breaks off.',
      weRead: 'The house is then repaid what it advanced.',
    },
    {
      id: 'HG-4.5',
      clause: ELIGIBILITY,
      unclear: 'Nothing is said of third-party proposition players, nor of backline players.',
      weRead: 'The former are not left out; the latter are, as only seated players are paid.',
    },
    {
      id: 'HG-4.6',
      clause: 'Notice of the regulator',
      unclear: 'An equals sign stands in the name of the Bureau.',
      weRead: 'An apostrophe.',
    },
  ],
  sample: {
    values: { seed: '5000.00', reseed: '5000.00', adminFee: '12.00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
