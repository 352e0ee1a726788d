// Pro Football Promotion, GEAR-001093.
import { defineActivity, dollars, employees, event, fixed, noBackline, text } from '#rules';
import { FOOTBALL_POOL } from './pro-football-pool.ts';
import { advertisedUnder, baseGameStands, FREE_IN_ADVERTISEMENTS } from './promotions.ts';
import { HAWAIIAN_GARDENS, HAWAIIAN_JACKPOT, NO_PURCHASE } from './venue.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const OBJECT = 'Object and Summary';

export const PRO_FOOTBALL = defineActivity({
  id: 'hgc-pro-football',
  title: 'Pro Football Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001093'],
  kind: 'prediction-pool',
  summary: 'With five scanned hours a week players pick football winners; the best three are paid.',
  games: [
    'texas-holdem',
    'seven-card-stud-high-low',
    'omaha',
    'california-lowball',
    'crazy-pineapple',
    'thirteen-card',
    'seven-card-stud',
    'razz',
    'omaha-high-low',
    'kansas-city-lowball',
    'no-limit-holdem',
  ],
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
  rows: [
    {
      id: 'first',
      title: 'Most winners picked',
      clause: 'Prize',
      when: event('First of the week by winners picked, then by the Monday score.'),
      prize: fixed('first'),
    },
    {
      id: 'second',
      title: 'Second place',
      clause: 'Prize',
      when: event('Second of the week by winners picked, then by the Monday score.'),
      prize: fixed('second'),
    },
    {
      id: 'third',
      title: 'Third place',
      clause: 'Prize',
      when: event('Third of the week by winners picked, then by the Monday score.'),
      prize: fixed('third'),
    },
  ],
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
      'Winners need not be present; their card numbers are posted at the poker concierge desk.',
      'For a prize that nobody claims no money leaves the jackpot fund.',
    ],
  },
  pool: FOOTBALL_POOL,
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: ['games', 'periods', 'hands', 'prizes', 'funding-source', 'no-purchase', 'restrictions'],
  },
  procedure: [
    {
      clause: OBJECT,
      words: 'Each hour on the hour a pocket scanner reads the cards of the seated players.',
    },
    {
      clause: OBJECT,
      words: 'The scanner is docked, and the tracking system (GEGA-003040) books each scan.',
    },
    {
      clause: OBJECT,
      words:
        "On the touch screen with the week's schedule the player picks the winner of every Sunday " +
        'and Monday game, predicts both scores of Monday night, and gets a printed copy.',
    },
    { clause: ELIGIBILITY, words: 'Entries close on Sunday at 9:30 am.' },
    {
      clause: OBJECT,
      words: 'After the games the winning card numbers are posted at the concierge desk.',
    },
  ],
  rules: [
    baseGameStands('Eligible Controlled Games'),
    advertisedUnder('GEAR-001093'),
    FREE_IN_ADVERTISEMENTS,
    {
      clause: ELIGIBILITY,
      words: "A player's card is needed, with at least five scanned hours in each week.",
    },
    { clause: ELIGIBILITY, words: 'Each player has one entry.' },
    {
      clause: 'Prize',
      words: 'Among players with equal picks the one closest to the Monday score is ahead.',
    },
    {
      clause: 'Prize',
      words: 'Two who still tie divide the first two prizes, three divide all three.',
    },
    { clause: 'Funding', words: 'No fee is taken for this promotion.' },
    { clause: 'Administrative Fees', words: 'The house keeps no administrative fee.' },
  ],
  records: [
    'Scans by player and hour.',
    'The picks of every entry, as printed for the player.',
    'Winning card numbers as posted, and claims with date and time.',
  ],
  readings: [
    {
      id: 'HG-26.1',
      clause: 'Administrative Fees',
      unclear: 'The promotion is called house funded there, while the Hawaiian Jackpot pays it.',
      weRead: 'The Hawaiian Jackpot pays, and no administrative fee is kept.',
    },
    {
      id: 'HG-26.2',
      clause: 'Prize',
      unclear: 'Players predict the final score, and ties go by the total score.',
      weRead: 'The points of both teams together are compared with the predicted ones.',
      setting: { name: 'tieBreak', values: ['total', 'both-scores'], default: 'total' },
    },
    {
      id: 'HG-26.3',
      clause: 'Prize',
      unclear: 'Ties below the first place, and of more than three players.',
      weRead: 'Those who tie divide the prizes of the places that they take up together.',
    },
    {
      id: 'HG-26.4',
      clause: 'Advertising',
      unclear: 'Qualifying hands are to be posted, and there are none.',
      weRead: 'What the three places ask for is posted instead.',
    },
    {
      id: 'HG-26.5',
      clause: ELIGIBILITY,
      unclear: 'Whether third-party proposition players and tournament play count.',
      weRead: 'They do: the sheet excludes employees only.',
    },
    {
      id: 'HG-26.6',
      clause: OBJECT,
      unclear: 'Five hours in the promotional period, or in each week.',
      weRead: 'In each week, as the eligibility requirements say.',
    },
    {
      id: 'HG-26.7',
      clause: 'Prize',
      unclear: 'Who owns the odd cent of a divided prize.',
      weRead: 'It stays in the fund.',
    },
    {
      id: 'HG-26.8',
      clause: 'Eligible Controlled Games',
      unclear: 'Omaha and its high-low version have one number, other sheets give them two.',
      weRead: 'Both games take part.',
    },
    {
      id: 'HG-26.9',
      clause: ELIGIBILITY,
      unclear: 'On which day the week of the five hours begins, as the games end on a Monday.',
      weRead: 'On Tuesday; it ends with that Monday, and a prize is awarded no earlier.',
    },
    {
      id: 'HG-26.10',
      clause: OBJECT,
      unclear: 'Which game is Monday Night Football where Monday has two.',
      weRead: 'The last of them.',
    },
    {
      id: 'HG-26.11',
      clause: OBJECT,
      unclear: 'What becomes of a game that ends level, or is not played in its week.',
      weRead:
        'It has no winner whom anybody could have named, and counts for nobody. Where it is the one ' +
        'of Monday night and there is no score, those who tie divide.',
    },
  ],
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
