// Pocket Aces Cracked, GEGA-004634.
import { ratio } from '#money';
import {
  beaten,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  employees,
  fixed,
  noBackline,
  noTournaments,
  paidInOneOf,
  poker,
  readingsOf,
  showdown,
  standardDeck,
} from '#rules';
import {
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  HAWAIIAN_GARDENS,
  HAWAIIAN_JACKPOT,
  NO_PURCHASE,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';

const holdem = (aces: string, winner: string, board: string) =>
  dealt('texas-holdem', [{ hole: aces }, { hole: winner }, {}], { board });

export const POCKET_ACES_CRACKED = defineActivity({
  id: 'hgc-pocket-aces-cracked',
  title: 'Pocket Aces Cracked',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-004634'],
  kind: 'fixed-jackpot',
  summary: 'A pair of aces in the hole that loses at the showdown wins a fixed prize.',
  games: ['texas-holdem', 'no-limit-holdem'],
  gamesListed: {},
  values: {
    prize: dollars('Prize for the losing aces', ['1', '100000'], 'Prize'),
    ...paidInOneOf(['cash', 'chips', 'merchandise'], 'Prize', {
      formerly: ['form'],
    }),
  },
  fund: {
    ...HAWAIIAN_JACKPOT,
    clause: 'Funding',
    source: 'other-reserve',
    meters: [],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'not-stated' },
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    dealRow('pocket-aces-beaten', 'Pocket aces, both playing, beaten at the showdown', 'Object and Summary', beaten({ among: 'showdown', losing: poker.playsPocketAces }), fixed('prize'),
      holdem('As Ah', '7c 7d', '7s Kd 9h 4c 2s'),
      holdem('As Ah', 'Tc 2d', '5c 6d 7h 8s 9c'),
      { shares: [{ share: 'losing-hand', to: 'losing', part: ratio('100%'), divided: 'each', clause: ELIGIBILITY }] }),
  ],
  eligibility: [
    noTournaments(ELIGIBILITY),
    noBackline(ELIGIBILITY),
    employees('always', ELIGIBILITY),
    standardDeck(ELIGIBILITY),
    ...showdown(ELIGIBILITY),
  ],
  claim: { clause: 'Prize', words: ['The prize is a fixed amount, paid once it is verified.'] },
  noPurchase: {
    ...NO_PURCHASE,
    words: [
      ...NO_PURCHASE.words,
      'Such a table is set up for anyone who asks, is dealt as a full one and has no time limit.',
    ],
  },
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'hands',
      'prizes',
      { value: 'paidIn' },
      { value: 'prizeDescription' },
      'funding-source',
      'no-purchase',
      'procedure',
      'restrictions',
    ],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [ELIGIBILITY, 'The hand is announced, and a floor person verifies both hands.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Controlled Game'),
    [ELIGIBILITY, 'Any number of players may be dealt in.'],
    [ELIGIBILITY, 'Two losing pairs of aces win the prize in full each.'],
    [ELIGIBILITY, 'No round is asked for by itself: who was dealt in and loses at the showdown qualifies.'],
    ['Funding', 'The Hawaiian Jackpot has no reserve: players paid fees into it years ago, and now it pays for promotions.'],
    ['Funding', 'There is no further fee to take part or to fund it.'],
    ['Administrative Fees', 'The house keeps no further administrative fee.'],
    advertisedUnder('GEGA-004634'),
    FREE_IN_ADVERTISEMENTS,
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-24.1', ELIGIBILITY, 'One rule asks for no round to be completed, the next two for bets and a showdown.', 'The showdown is needed: aces that were folded have not been beaten at it.'],
    ['HG-24.2', 'Funding', 'GEGA-001477 is said to have no reserve fund; other sheets are paid from its reserve.', 'One fund account, which pays this prize as it pays theirs.'],
    ['HG-24.3', ELIGIBILITY, 'What it is to use both hole cards.', 'Both aces are in the best five: a player who plays the board does not qualify.'],
    ['HG-24.4', ELIGIBILITY, 'The rule for two qualifying players does not say whom they lose to.', 'To one winner of the same pot; both are paid in full. Aces that tie have not lost.'],
    ['HG-24.5', 'Funding', 'What happens when the fund does not suffice.', 'The house puts in the rest; whether it is ever repaid stays open.'],
    ['HG-24.6', ELIGIBILITY, 'Third-party proposition players are not mentioned.', 'They may win: nothing leaves them out.'],
  ]),
  sample: {
    values: { prize: '200.00', paidIn: 'chips' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2026-11-30T23:59:00-08:00',
    hours: [{ from: '10:00', until: '14:00' }],
  },
});
