// Car Drawing Promotion, as updated on May 20, 2008; the sheet names no approval.
import {
  chartOf,
  clausesOf,
  date,
  defineActivity,
  dollars,
  employees,
  eventRow,
  readingsOf,
  text,
} from '#rules';
import { jackpotFundReading, unnumberedFund } from '../hand-tickets.ts';
import {
  clubCardRules,
  forfeitReading,
  HAWAIIAN_GARDENS,
  HIGH_LOW_STUD,
  LOWBALL,
  PHOTO_ID,
  PROPER_ID,
} from '../shared.ts';
import { CAR_DRAWING_SHOW, GIVEAWAY_TIME, PASS_TIMES } from './show.ts';

const TICKETS = 'Qualifications, A';
const TRACKING = 'Qualifications, B';

/** When tickets are handed out. */
const EVERY_THIRD_HOUR = ['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00'];

const PASS_DRAWING = {
  winnerCount: 1,
  times: PASS_TIMES,
  event: GIVEAWAY_TIME,
  absent: 'redraw',
  isPresenceAsked: true,
  minutes: 3,
} as const;

export const CAR_DRAWING = defineActivity({
  id: 'hgc-car-drawing',
  title: 'Car Drawing Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'ticket-drawing',
  summary: 'Ten drawings give ten car passes; one of ten keys starts the car.',
  // biome-ignore format: read as a block
  games: [
    'texas-holdem', 'omaha', 'omaha-high-low', 'crazy-pineapple', 'seven-card-stud',
    'seven-card-stud-high-low', 'california-lowball', 'mexican-poker', 'razz', 'reverse-holdem',
    'pai-gow-poker', 'jokers-wild-pai-gow-poker', 'pan-9', 'pai-gow-tiles', 'hawaiian-blackjack',
    'five-card-stud', 'thirteen-card', 'super-9', 'caribbean-stud', 'baccarat', 'three-card-poker',
    'pokara',
  ],
  gamesNamed: {
    ...LOWBALL,
    ...HIGH_LOW_STUD,
    'five-card-stud': 'Asian Five-Card Stud (Five-Card Stud)',
  },
  gamesNote: 'the list holds for version A; under version B every table counts',
  options: {
    version: {
      title: 'Way into the drawing',
      clause: 'Qualifications',
      choices: { A: 'tickets in a drum', B: 'entry points on the Player Club Card' },
      isAlone: 'posting',
    },
    duration: {
      title: 'Length in weeks',
      clause: 'rule 1',
      choices: { '4': 'four weeks', '6': 'six weeks' },
    },
  },
  values: {
    car: text('The car that is displayed', 'Introduction'),
    carWorth: dollars('Value of the car', ['1'], 'Introduction', { saidWhenPosted: true }),
    endDate: date('Date of the ten drawings and of the giveaway', 'rule 1'),
  },
  term: {
    clause: 'rule 1',
    weeks: { option: 'duration' },
    lastDay: 'endDate',
  },
  fund: unnumberedFund('Introduction'),
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['car', 'The key that starts the car', 'rule 8',
      'The key from the chosen envelope starts the displayed car.', { pays: 'words', words: 'the displayed car', worth: 'carWorth' }],
    ['car-pass-by-ticket', 'Ticket drawn', TICKETS,
      'The ticket is drawn and its owner has come forward and been verified.', { pays: 'entry', words: 'a car pass for the giveaway' }, { in: { version: ['A'] } }],
    ['car-pass-by-card', 'Club Card number drawn', TRACKING,
      'The computer draws the card, and its owner has come forward and been verified.', { pays: 'entry', words: 'a car pass for the giveaway' }, { in: { version: ['B'] } }],
  ]),
  eligibility: [employees('never', 'Introduction')],
  claim: {
    clause: 'rules 3 to 6',
    identity: { ...PROPER_ID, nameMatters: true },
    leastAge: { years: 21, clause: 'Introduction' },
    minutes: 3,
    words: [
      'A winner has three minutes from the announcement. Then another is drawn, until one comes.',
      'To be verified, you must be present with photo ID and your ticket stub or Club Card.',
      PHOTO_ID,
      'The name must be the one on the ID, in spelling and in order.',
      'A winner without ID can bring it until the giveaway begins; then the chance is forfeited, and that drawing has no winner.',
      'At 10 pm every winner must be present and verified, with the car pass.',
    ],
  },
  drum: {
    sources: [
      { by: 'seat', clause: TICKETS, times: EVERY_THIRD_HOUR, in: { version: ['A'] } },
      { by: 'hours', clause: TRACKING, in: { version: ['B'] } },
    ],
    voids: true,
    drawings: [
      {
        ...PASS_DRAWING,
        id: 'tickets',
        title: 'Drawing of a ticket for a car pass',
        clause: TICKETS,
        in: { version: ['A'] },
        rows: ['car-pass-by-ticket'],
        asks: { stub: true, identity: 'until-event', nameMatches: true },
      },
      {
        ...PASS_DRAWING,
        id: 'cards',
        title: 'Drawing of a Club Card for a car pass',
        clause: TRACKING,
        in: { version: ['B'] },
        rows: ['car-pass-by-card'],
        asks: { stub: false, identity: 'until-event', nameMatches: true },
        limit: { per: 'promotion', clause: TRACKING },
      },
    ],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: 'Qualifications',
    words: ['Both versions are free for anyone who asks for a No Purchase Necessary table.'],
  },
  posting: {
    clause: 'rules 1 and 2',
    items: ['periods', 'prizes', { value: 'car' }, { value: 'endDate' }],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [TICKETS, 'A: at midnight and every third hour after it (3, 6 and 9 am, noon, 3, 6 and 9 pm) each player seated at a game of the list gets one ticket, and one at a no-purchase table does too.'],
    [TICKETS, 'A: a player can put one ticket into the drum every three hours.'],
    [TICKETS, 'A: the player writes the full name on it, no initials, and tears off and keeps the stub.'],
    [TICKETS, 'A: service representatives collect the tickets each half hour after that; the Card Desk Attendant puts them into the drum.'],
    [TICKETS, 'A: the drum is locked, in sight of the floor, and gathers tickets for the whole promotion.'],
    [TRACKING, 'B: a service representative or Concierge swipes the Club Card hourly; each complete hour at any table is one entry point, and no hour is more than one.'],
    [TRACKING, 'B: hours at live tables and at no-purchase tables count alike.'],
    [TRACKING, 'B: the computer draws among the cards that were swiped and have at least one point; all points of the period count, and more of them are a better chance.'],
    ['Qualifications', 'On the end date there are ten drawings, hourly from noon to 9 pm, one winner each; tickets and points are earned until the tenth winner is known.'],
    ['Qualifications', 'Each winner is announced at once.'],
    ['rule 3', 'A ticket whose owner does not come is thrown away; the computer draws another number for a card whose owner does not come.'],
    ['rule 3', 'A car pass is traded at the giveaway for an envelope with a key.'],
    ['rule 6', 'The giveaway begins one hour after the last drawing.'],
    ['rule 7', 'At 10 pm each holder of a pass draws one of ten cards, ace to ten of one suit: the ace chooses an envelope first, the ten last.'],
    ['rule 8', 'When all have chosen, the keys are tried in the same order until the car starts; whose key starts it wins it.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['Introduction', 'The prize is a new car, on display throughout the promotion.'],
    ['rule 1', 'The promotion lasts four weeks or six.'],
    ['rule 1', 'Start, end and giveaway dates are in the casino and on the promotional material well before the start.'],
    ['rule 2', 'Only one version runs at a time, and it is posted with them.'],
    [TICKETS, 'A: one pass is given in each ticket drawing.'],
    [TRACKING, 'B: no Club Card number gets more than one pass.'],
    [TICKETS, 'A: a seated player is one who is playing cards at a gaming table.'],
    ...clubCardRules(TRACKING),
    [TRACKING, 'With card and PIN players can look up their points at any time.'],
    ['rule 9', 'Tickets, Club Cards and car passes cannot be passed on.'],
    ['Closing notice', 'The casino may cancel at any time; changes need approval by the Division first.'],
  ]),
  records: [
    'Club Card registrations, swipes and entry points.',
    'Ticket stubs and car passes with the names of their holders.',
    'Filed November 19, 2003, and again December 5, 2003; approved December 26, 2003. The tracking ' +
      'version was filed March 23, 2004, and approved May 2, 2004. Updated May 20, 2008.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-7.1', 'rule 8', 'With fewer than ten verified winners the key may be in an envelope no one takes.',
      'As many envelopes as winners are laid out, so that one of their keys starts the car.', { name: 'envelopes', values: ['as-many-as-winners', 'always-ten'], default: 'as-many-as-winners' }],
    ['HG-7.2', 'Qualifications', 'Version B limits each card to one pass, version A has no limit per person.', 'Under A one person can win several passes, and has an envelope for each.'],
    ['HG-7.3', TRACKING, 'The sample of the Club Card, attachment 1, is missing.', 'Nothing depends on it.'],
    ['HG-7.4', 'Closing notice', 'No formal approval is said to be on file, and then an approval is dated.', 'The dated approvals hold.'],
    ['HG-7.5', 'Introduction', 'Whether third-party proposition players take part.', 'They do: the sheet shuts out employees only.'],
    ['HG-7.6', 'rule 5', 'Whether a pass forfeited for want of ID is drawn again.', 'No: that drawing simply has no winner.'],
    jackpotFundReading('HG-7.7', 'Introduction'),
    ['HG-7.8', 'rule 1', 'The giveaway has a designated date and also follows the last drawing by an hour.', 'Both are the end date.'],
    ['HG-7.9', 'rule 6', 'All ten winners must be there: without one, whether only that winner is out or no one takes part.', 'Only that winner is out: a missing winner loses only their own chance.'],
    ['HG-7.10', TICKETS, 'Asian Five-Card Stud and Lowball are approved under other names.', 'Five-Card Stud and California Lowball.'],
    ['HG-7.11', 'Introduction', 'The value of the car is not stated.', 'The house posts it; signatures, ID and tax forms go by that value.'],
    ['HG-7.12', TRACKING, 'How a swipe each hour shows that a whole hour was played.', 'Swipes less than two hours apart are one stay, which has a point for each complete hour from its first swipe to its last.'],
    ['HG-7.13', 'rules 3 and 6', 'What happens to the giveaway where one of the ten drawings was not held.', 'It waits for all ten to be over; one that cannot be held is given up by a manager, with the reason.'],
    ['HG-7.14', 'rule 6', 'How long after 10 pm the giveaway may begin.', 'Within the hour, as every drawing at a posted time.'],
    ['HG-7.15', 'rule 2', 'Whether one version may run twice at the same time.', 'No: one car is on display and given away, so that one posting runs at a time.'],
    forfeitReading('HG-7.16', 'rules 3 to 6'),
  ]),
  shows: [CAR_DRAWING_SHOW],
  sample: {
    options: { version: 'A', duration: '4' },
    values: { car: 'A new four-door sedan', carWorth: '24000.00', endDate: '2026-11-29' },
    postedAt: '2026-10-12T09:00:00-07:00',
    from: '2026-11-02T00:00:00-08:00',
    until: '2026-11-30T00:00:00-08:00',
    hours: [{ from: '00:00', until: '24:00' }],
  },
});
