// Pro Football Promotion, GEAR-001093.
import {
  chartOf,
  clausesOf,
  defineActivity,
  dollars,
  employees,
  eventRow,
  fixed,
  noBackline,
  readingsOf,
  text,
} from '#rules';
import {
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  HAWAIIAN_GARDENS,
  HAWAIIAN_JACKPOT,
  NO_PURCHASE,
} from '../shared.ts';
import { FOOTBALL_POOL } from './pool.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const OBJECT = 'Object and Summary';

export const PRO_FOOTBALL = defineActivity({
  id: 'hgc-pro-football',
  title: 'Pro Football Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001093'],
  kind: 'prediction-pool',
  summary: 'With five scanned hours a week players pick football winners; the best three are paid.',
  // biome-ignore format: read as a block
  games: [
    'texas-holdem', 'seven-card-stud-high-low', 'omaha', 'california-lowball', 'crazy-pineapple',
    'thirteen-card', 'seven-card-stud', 'razz', 'omaha-high-low', 'kansas-city-lowball',
    'no-limit-holdem',
  ],
  gamesListed: {
    'omaha-high-low': { number: 'GEGA-002303' },
    'california-lowball': { title: 'Lowball' },
  },
  values: {
    first: dollars('First prize', ['200', '500'], 'Prize'),
    second: dollars('Second prize', ['200', '500'], 'Prize'),
    third: dollars('Third prize', ['200', '500'], 'Prize'),
    weeks: text('Weeks of the season', OBJECT),
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
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['first', 'Most winners picked', 'Prize', 'First of the week by winners picked, then by the Monday score.', fixed('first')],
    ['second', 'Second place', 'Prize', 'Second of the week by winners picked, then by the Monday score.', fixed('second')],
    ['third', 'Third place', 'Prize', 'Third of the week by winners picked, then by the Monday score.', fixed('third')],
  ]),
  eligibility: [noBackline(ELIGIBILITY), employees('never', ELIGIBILITY)],
  claim: {
    clause: 'Prize',
    window: {
      opens: { weekday: 'tuesday', at: '12:00' },
      closes: { weekday: 'saturday', at: '00:00' },
    },
    identity: { nameMatters: false },
    unclaimedGoesTo: 'jackpot fund',
    words: [
      'Prizes are paid against valid ID from noon on Tuesday, and must be claimed before Saturday.',
      'Winners need not be present.',
      'If a prize is not claimed, no money leaves the jackpot fund.',
    ],
  },
  pool: FOOTBALL_POOL,
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'hands',
      'prizes',
      'funding-source',
      'no-purchase',
      'procedure',
      'restrictions',
    ],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [OBJECT, 'Each hour on the hour a pocket scanner reads the cards of the seated players.'],
    [OBJECT, 'The scanner is docked, and the tracking system (GEGA-003040) books each scan.'],
    [OBJECT, "On the touch screen with the week's schedule the player picks the winner of every Sunday and Monday game, predicts both scores of Monday night, and gets a printed copy."],
    [ELIGIBILITY, 'Entries close on Sunday at 9:30 am.'],
    [OBJECT, 'After the games the winning card numbers are posted at the poker concierge desk, which those who come in can see.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Eligible Controlled Games'),
    advertisedUnder('GEAR-001093'),
    FREE_IN_ADVERTISEMENTS,
    [ELIGIBILITY, "A player's card is required, with at least five scanned hours in each week."],
    [ELIGIBILITY, 'Each player has one entry.'],
    ['Prize', 'The best three win cash, each the posted amount.'],
    ['Prize', 'Among players with equal picks the one closest to the total score of Monday night is ahead.'],
    ['Prize', 'Two who still tie divide the first two prizes, three divide all three.'],
    ['Funding', 'No fee is taken for this promotion.'],
    ['Administrative Fees', 'The house keeps no administrative fee.'],
  ]),
  records: [
    'Scans by player and hour.',
    'The picks of every entry, as printed for the player.',
    'Winning card numbers as posted.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-26.1', 'Administrative Fees', 'The promotion is called house funded there, while the Hawaiian Jackpot pays it.', 'The Hawaiian Jackpot pays, and no administrative fee is kept.'],
    ['HG-26.2', 'Prize', 'Players predict the final score, and ties go by the total score.',
      'The points of both teams together are compared with the predicted ones.', { name: 'tieBreak', values: ['total', 'both-scores'], default: 'total' }],
    ['HG-26.3', 'Prize', 'Ties below the first place, and of more than three players.', 'Those who tie divide the prizes of the places that they take up together.'],
    ['HG-26.4', 'Advertising', 'Qualifying hands are to be posted, and there are none.', 'What the three places ask for is posted instead.'],
    ['HG-26.5', ELIGIBILITY, 'Whether third-party proposition players and tournament play count.', 'They do: the sheet excludes employees only.'],
    ['HG-26.6', OBJECT, 'Five hours in the promotional period, or in each week.', 'In each week, as the eligibility requirements say.'],
    ['HG-26.7', 'Prize', 'Who owns the odd cent of a divided prize.', 'It stays in the fund.'],
    ['HG-26.8', 'Eligible Controlled Games', 'Omaha and its high-low version have one number, other sheets give them two.', 'Both games take part.'],
    ['HG-26.9', ELIGIBILITY, 'On which day the week of the five hours begins, as the games end on a Monday.', 'On Tuesday; it ends with that Monday, and a prize is awarded no earlier.'],
    ['HG-26.10', OBJECT, 'Which game is Monday Night Football where Monday has two.', 'The last of them.'],
    ['HG-26.11', OBJECT, 'What happens to a game that ends level, or is not played in its week.',
      'It has no winner that anyone could have picked, and counts for no one. Where it is the Monday night game and there is no score, those who tie divide.'],
  ]),
  sample: {
    values: {
      first: '500.00',
      second: '300.00',
      third: '200.00',
      weeks: 'Every week of the regular season',
    },
    postedAt: '2026-08-24T09:00:00-07:00',
    from: '2026-09-07T00:00:00-07:00',
    until: '2027-01-10T00:00:00-08:00',
  },
});
