// "Wheel of Cards" Drawing Promotion, as filed in May 2004; the sheet names no approval.
import { ratio } from '#money';
import {
  clausesOf,
  defineActivity,
  dollars,
  drawingTimes,
  employees,
  event,
  fixed,
  postedTimes,
  type Row,
  readingsOf,
  type Share,
  sharesByOption,
  text,
  toHolder,
  type ValueRule,
} from '#rules';
import {
  ALL_GAMES,
  clubCardRules,
  forfeitReading,
  HAWAIIAN_GARDENS,
  PROPER_ID,
  UNEXPIRED_ID,
} from '../shared.ts';
import { WHEEL_OF_CARDS_SHOWS } from './show.ts';
import type { ValueAward } from './wheel.ts';

const TABLE = 'Qualifications, A';
const TRACKING = 'Qualifications, B';

/** A hand on the wheel, and the value that holds its prize. */
const HANDS = [
  ['royal-flush', 'Royal flush', 'royalFlush'],
  ['straight-flush', 'Straight flush', 'straightFlush'],
  ['four-of-a-kind', 'Four of a kind', 'fourOfAKind'],
  ['full-house', 'Full house', 'fullHouse'],
  ['flush', 'Flush', 'flush'],
  ['straight', 'Straight', 'straight'],
  ['three-of-a-kind', 'Three of a kind', 'threeOfAKind'],
  ['two-pair', 'Two pair', 'twoPair'],
  ['pair', 'Pair', 'pair'],
  ['high-card', 'High card', 'highCard'],
] as const;

/** The chart that belongs to the sheet is missing, so that the house must say each prize. */
const CHART: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  HANDS.map(([, title, name]) => [
    name,
    dollars(`Prize for: ${title}`, ['0'], 'rule 4', { required: true }),
  ]),
);

const DIVIDED_BY_TABLE: readonly Share[] = [
  { share: 'table', to: 'everyone', part: ratio('100%'), divided: 'evenly', clause: TABLE },
];

const SHARES = sharesByOption('version', { A: DIVIDED_BY_TABLE, B: toHolder });

const handRow = ([id, title, name]: (typeof HANDS)[number]): Row => ({
  id,
  title,
  clause: 'rule 4',
  when: event(title),
  prize: fixed(name),
  shares: SHARES,
});

const awardRow = (id: ValueAward, words: string, worth: string): Row => ({
  id,
  title: `Value award: ${id.replaceAll('-', ' ')}`,
  clause: 'rule 3',
  when: event('The pointer stops there before the fifth card.'),
  prize: { pays: 'words', words, worth },
});

export const WHEEL_OF_CARDS = defineActivity({
  id: 'hgc-wheel-of-cards',
  title: '"Wheel of Cards" Drawing Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'table-drawing',
  summary: 'A drawn table or player spins a wheel of cards; five different cards are the hand.',
  games: ALL_GAMES,
  gamesNote: 'any table counts',
  options: {
    version: {
      title: 'Way to the wheel',
      clause: 'Qualifications',
      choices: { A: 'a table is drawn', B: 'a Player Club Card is drawn' },
      isAlone: true,
    },
  },
  values: {
    ...CHART,
    valueAwards: text('Value awards on the wheel', 'rule 5'),
    jacketWorth: dollars('Value of a jacket', ['0.01'], 'rule 3', { saidWhenPosted: true }),
    dinnerWorth: dollars('Value of a dinner for two', ['0.01'], 'rule 3', { saidWhenPosted: true }),
    poloShirtWorth: dollars('Value of a polo shirt', ['0.01'], 'rule 3', { saidWhenPosted: true }),
    capWorth: dollars('Value of a cap', ['0.01'], 'rule 3', { saidWhenPosted: true }),
    drawingTimes: drawingTimes('Times of the drawings', 'rule 2'),
  },
  fund: {
    title: 'Not stated',
    clause: 'Introduction',
    source: 'not-stated',
    meters: [],
    paidFrom: ['house'],
  },
  rows: [
    ...HANDS.map(handRow),
    awardRow('jacket', 'a logo jacket', 'jacketWorth'),
    awardRow('dinner-for-two', "dinner for two at the Ka'anapali Lounge", 'dinnerWorth'),
    awardRow('polo-shirt', 'a logo polo shirt', 'poloShirtWorth'),
    awardRow('cap', 'a logo baseball cap', 'capWorth'),
  ],
  nested: 'all-that-apply',
  eligibility: [employees('never', 'rule 9')],
  claim: {
    clause: 'rule 7',
    identity: PROPER_ID,
    leastAge: { years: 21, clause: 'rule 9' },
    perPerson: { most: 1, of: 'session at the wheel', within: 'day', clause: 'rule 6' },
    words: [
      `Winners must be in the casino and at once show ${UNEXPIRED_ID}.`,
      'Without it, or if no one claims, another drawing is held as soon as possible.',
      'Winners get no further notice.',
    ],
  },
  drum: {
    sources: [{ by: 'hours', clause: TRACKING, in: { version: ['B'] } }],
    voids: false,
    drawings: [
      {
        id: 'cards',
        title: 'Drawing of a Club Card for a session at the wheel',
        clause: TRACKING,
        in: { version: ['B'] },
        rows: [],
        times: postedTimes('drawingTimes'),
        winnerCount: 1,
        absent: 'redraw',
        isPresenceAsked: true,
        asks: { stub: false, identity: 'at-once', nameMatches: false },
        limit: { per: 'calendar-day', clause: 'rule 6' },
      },
    ],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: 'Qualifications',
    words: [
      'A No Purchase Necessary table is activated for anyone who asks before the drawing.',
      'Its number is among the balls, and its hours count on the Club Card.',
    ],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'rules 1, 2, 4 and 5', items: [
    'games', 'procedure', 'hands', 'prizes', 'requirements', 'no-purchase',
    { value: 'valueAwards' }, { value: 'drawingTimes' },
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [TABLE, 'A: balls with the numbers of the active tables, NPN tables among them, are in a drum in sight of all; the Shift Manager draws one.'],
    [TABLE, 'A: a service representative spreads cards from the ace up at that table, one a player and nine at most; an ace is always among them.'],
    [TABLE, 'A: the player who draws the ace spins the wheel.'],
    [TABLE, 'A: for one player alone at an NPN table as many cards are spread as at the fullest live table of the same game.'],
    [TRACKING, 'B: Floor Managers swipe the cards hourly; a complete hour at any table is one point.'],
    [TRACKING, 'B: at the posted time the computer draws at random among the cards with a point; more points are more chances. The owner spins the wheel.'],
    ['rule 4', 'The wheel is spun until five different cards are recorded; a card that came before is spun again. Then the session is over.'],
    ['rule 4', 'The five cards are a hand, which is paid by the posted chart.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['Introduction', 'The house sponsors it, from time to time as it decides and announces beforehand, for customers who are there.'],
    ['rule 1', 'Only one of the two versions runs at a time; it is announced and posted ahead in plain view, with the rules.'],
    ['rules 2, 4 and 5', 'Drawing times, awards and the value of every hand are posted in plain view before and while the wheel is spun, and may be advertised.'],
    [TABLE, 'A: only players who had an active hand at the table before the ball was drawn count, against table hopping.'],
    [TABLE, 'A: money is divided equally among them; the player at the wheel keeps value awards.'],
    [TRACKING, 'B: the player at the wheel shares with no one.'],
    ...clubCardRules(TRACKING),
    [TRACKING, 'With card and PIN players look up the time that they have played.'],
    ['rule 3', 'Pegs divide the wheel into 60 equal sections: the 52 cards of a deck and 8 value awards (two each of caps, polo shirts, dinners for two and jackets).'],
    ['rule 3', 'The value awards may change without notice.'],
    ['rule 4', 'Every value award that the pointer meets on the way is the player’s too.'],
    ['rule 6', 'There may be several drawings a day; for a player who has had a session on that calendar day another is selected.'],
    ['rule 8', 'The form for the Club Card must be complete and accurate before the drawing, with full name and present address.'],
    ['rule 10', 'The casino may cancel at any time; changes need approval by the Division first.'],
  ]),
  records: [
    'The cards and value awards of every session, by casino personnel.',
    'Club Card registrations, swipes and entry points.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-34.1', 'rule 4', 'The chart of prizes is missing.', 'The house must post a prize for each kind of hand; zero where it pays nothing.'],
    ['HG-34.2', TABLE, 'Who owns the odd cents when the money is divided.', 'They stay where the prize comes from.'],
    ['HG-34.3', TRACKING, 'The sample of the Club Card is missing.', 'Nothing depends on it.'],
    ['HG-34.4', 'Qualifications', 'Headers of fax pages stand between the sentences.', 'They are no part of the rules.'],
    ['HG-34.5', 'Introduction', 'Which fund pays.', 'The house, as no fund is named.'],
    ['HG-34.6', TABLE, 'What happens when more than nine players qualify at a table.', 'Nine cards are spread; the money is divided among all who qualify.'],
    ['HG-34.7', TABLE, 'A player alone at an NPN table may draw another card than the ace.', 'Then no one has won the drawing, and a new one is held.'],
    ['HG-34.8', 'rule 4', 'One opportunity to spin, at least five times.', 'One session, as long as it takes to record five different cards.'],
    ['HG-34.9', 'rule 9', 'Whether third-party proposition players take part.', 'They do: the sheet excludes employees only.'],
    ['HG-34.10', TABLE, 'How many cards one player at an NPN table has if no live table plays the game.', 'One card, which is the ace.'],
    ['HG-34.11', TABLE, 'Who says which players had an active hand before the ball.', 'Two people of the house, of those who sat there when the balls went into the drum.'],
    ['HG-34.12', 'rule 6', 'What happens at a drawn table to a player who was at the wheel that day.', 'No card is spread for them; of the money they have their part.'],
    ['HG-34.13', TRACKING, 'How a swipe each hour shows that a whole hour was played.', 'Swipes less than two hours apart are one stay, which has a point for each complete hour from its first swipe to its last.'],
    ['HG-34.15', 'rule 7', 'Where the new drawing is held when the player with the ace has no ID.', 'At all active tables again; that player takes no part in it, and no award.'],
    ['HG-34.14', 'rule 3', 'The value of a prize that is not money is not stated.', 'The house posts it; signatures, ID and tax forms go by that value.'],
    forfeitReading('HG-34.16', 'rule 7'),
  ]),
  shows: WHEEL_OF_CARDS_SHOWS,
  sample: {
    options: { version: 'A' },
    // biome-ignore format: read as a block
    values: {
      royalFlush: '25000.00', straightFlush: '5000.00', fourOfAKind: '2500.00',
      fullHouse: '1000.00', flush: '750.00', straight: '500.00', threeOfAKind: '300.00',
      twoPair: '200.00', pair: '100.00', highCard: '50.00',
      valueAwards: 'Caps, polo shirts, dinners for two, jackets', jacketWorth: '80.00',
      dinnerWorth: '60.00', poloShirtWorth: '35.00', capWorth: '15.00',
      drawingTimes: 'Friday 20:00, Friday 22:00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-06T00:00:00-08:00',
    until: '2026-12-05T00:00:00-08:00',
  },
});
