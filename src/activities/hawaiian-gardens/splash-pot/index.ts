// Splash Pot Promotion, GEAR-001202.
import type { Deal } from '#games';
import { type Ratio, ratio } from '#money';
import {
  choiceOf,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  drawingTimes,
  employees,
  fixed,
  hand,
  handTests,
  hasShowdown,
  noBackline,
  noTournaments,
  notFolded,
  type Posted,
  paidInOneOf,
  playersAtLeast,
  readingsOf,
  settingOf,
  sharesRules,
  text,
  whole,
} from '#rules';
import { lowWinnersOf, potWinnersOf } from '../poker-pots.ts';
import {
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  HAWAIIAN_GARDENS,
  HAWAIIAN_JACKPOT,
  NO_PURCHASE,
  POKER_GAMES,
} from '../shared.ts';
import { potPart, potShares, SPLASH_PLAYERS_LEAST, SPLASH_POT_SHOW } from './show.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';

/** What of the pot a seat takes. */
const potPartOf = (deal: Deal, seat: number, posted: Posted): Ratio =>
  potPart(potShares({ high: potWinnersOf(deal), low: lowWinnersOf(deal) }, posted), seat);

const takesPot = handTests.define('hgc.takes-splashed-pot', {
  words: 'the hand takes the pot or a part of it',
  holds: (deal, { seat }, posted) =>
    (hasShowdown(deal) || settingOf(posted, 'uncontestedPot') === 'wins') &&
    potPartOf(deal, seat, posted).numerator > 0n,
});

/** Chips are divided as the pot is; of a thing each winner has one, and so has a sole winner. */
const sharesOfPot = sharesRules.define('hgc.as-splashed-pot', ({ posted, deal, seat }) => {
  // A player has taken the pot, so its cards can be read, even if the deck was wrong.
  const ofPot = potPartOf({ ...deal, standardDeck: true }, seat as number, posted);
  const isDivided = choiceOf(posted, 'paidIn') === 'live chips' && ofPot.numerator > 0n;
  const part = isDivided ? ofPot : ratio('100%');
  return [{ share: 'hand', to: 'holder', part, divided: 'each', clause: ELIGIBILITY }];
});

const holdem = (board: string) => dealt('texas-holdem', [{ hole: 'Ah Qd' }, {}, {}, {}], { board });

export const SPLASH_POT = defineActivity({
  id: 'hgc-splash-pot',
  title: 'Splash Pot Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001202'],
  kind: 'table-drawing',
  summary: 'A table is drawn, a prize is added to its next pot, and the winner takes both.',
  games: POKER_GAMES,
  gamesNote: 'all approved poker games',
  options: {
    timing: {
      title: 'When a pot is splashed',
      clause: SUMMARY,
      choices: { 1: 'at announced times and days', 2: 'when a qualifying event occurs' },
    },
  },
  values: {
    prize: dollars('Prize added to the pot', ['1', '100000'], 'Prize'),
    ...paidInOneOf(['live chips', 'merchandise', 'event tickets', 'gift certificates'], 'Prize', {
      formerly: ['form'],
    }),
    tableCount: whole('Tables selected at each drawing', [1], ELIGIBILITY),
    times: drawingTimes('Times and days of the drawings', `${SUMMARY}, option 1`, {
      in: { timing: ['1'] },
    }),
    events: text('Events that splash a pot', `${SUMMARY}, option 2`, { in: { timing: ['2'] } }),
  },
  fund: {
    title: `${HAWAIIAN_JACKPOT.title} reserve fund`,
    of: HAWAIIAN_JACKPOT.of,
    clause: 'Funding',
    source: 'other-reserve',
    meters: [],
    paidFrom: ['reserve', 'house'],
    repaid: { when: 'never' },
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    dealRow('splashed-pot', 'The winning hand of the splashed pot', SUMMARY, hand(takesPot), fixed('prize'),
      holdem('As Kd 9h 4c 2s'), holdem('As Kd 9h 4c'), { byShow: true, shares: sharesOfPot }),
  ],
  shows: [SPLASH_POT_SHOW],
  eligibility: [
    noTournaments(ELIGIBILITY),
    playersAtLeast(SPLASH_PLAYERS_LEAST, ELIGIBILITY),
    noBackline(ELIGIBILITY),
    employees('always', ELIGIBILITY),
    { ...notFolded(ELIGIBILITY), words: 'The winner must have met every bet of every round.' },
  ],
  claim: { clause: SUMMARY, words: ['The winner takes the prize with the pot.'] },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'funding-source', 'requirements', 'prizes', 'no-purchase', 'procedure', 'restrictions',
    { value: 'paidIn' }, { value: 'prizeDescription' }, { value: 'times' }, { value: 'events' }, { value: 'tableCount' },
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [SUMMARY, 'An employee announces that the drawing begins.'],
    [SUMMARY, 'The balls, cards or lammers, printed beforehand and alike in size and color, are mixed in a bin, a basket, a lottery ball machine or another randomizer without electronics, one for each eligible poker table.'],
    [SUMMARY, 'One is drawn and its table announced.'],
    [SUMMARY, 'The prize is put into the pot of that table as its next hand begins.'],
    [ELIGIBILITY, 'What was drawn goes back and can be drawn again.'],
    [SUMMARY, 'The hand is bet and played as usual.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Eligible Controlled Games'),
    [SUMMARY, 'A score in a televised game that the casino shows can be such an event.'],
    [ELIGIBILITY, 'A table with fewer than four players is not in the drawing.'],
    [ELIGIBILITY, 'No length of play is asked for.'],
    [ELIGIBILITY, 'Free seats may be taken until the hand begins.'],
    [ELIGIBILITY, 'Tied winners divide the pot evenly; of a prize in kind each gets one of equal value.'],
    [ELIGIBILITY, 'Players and tables may win any number of times.'],
    [ELIGIBILITY, 'One or more tables are drawn each time; how many is posted.'],
    ['Funding', 'The house covers any shortfall of the reserve and is not repaid.'],
    ['Funding', 'No fee is taken for this promotion.'],
    ['Administrative Fees', 'The house keeps no administrative fee.'],
    advertisedUnder('GEAR-001202'),
    FREE_IN_ADVERTISEMENTS,
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-29.1', SUMMARY, 'The markers are spelt lamer in one place and lammer in another.', 'Lammers: the small discs of a card room.'],
    ['HG-29.2', ELIGIBILITY, 'A prize in kind is doubled for a tie, though of two or more players.', 'Each of the tied winners gets one of equal value: three winners, three prizes.'],
    ['HG-29.3', SUMMARY, 'How the prize goes with a pot that high and low hands split.',
      'As the pot does: half for each side, all of it to the high hand without a low one.', { name: 'highLow', values: ['as-the-pot', 'high-hand-only'], default: 'as-the-pot' }],
    ['HG-29.4', ELIGIBILITY, 'The winner completes all rounds; but everyone else may fold before that.',
      'Rounds that were not played are not completed: without a showdown the prize stays in the fund.', { name: 'uncontestedPot', values: ['does-not-win', 'wins'], default: 'does-not-win' }],
    ['HG-29.5', ELIGIBILITY, 'Where a cent of a divided prize goes that does not divide.', 'It stays in the fund.'],
    ['HG-29.6', ELIGIBILITY, 'Whether one drawing can select a table twice.', 'Yes: what is drawn goes back at once, and the table has one more splash.'],
    ['HG-29.7', ELIGIBILITY, 'Third-party proposition players are not mentioned.', 'They may win: nothing leaves them out.'],
    ['HG-29.8', SUMMARY, 'The record of a deal does not show that its table was drawn.', 'A deal that is asked about is the hand whose pot was splashed.'],
    ['HG-29.9', ELIGIBILITY, 'Whether a free table needs four players too.', 'No: its empty seats are dealt to. Someone must sit there.'],
    ['HG-29.10', ELIGIBILITY, 'What happens when fewer than four are dealt into the splashed hand itself.', 'Nothing is won with it, and the prize stays in the fund.'],
  ]),
  sample: {
    options: { timing: '1' },
    values: {
      prize: '100.00',
      paidIn: 'live chips',
      tableCount: 2,
      times:
        'Friday 18:00, Friday 18:30, Friday 19:00, Friday 19:30, Friday 20:00, Friday 20:30, ' +
        'Friday 21:00, Friday 21:30, Friday 22:00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2026-11-30T23:59:00-08:00',
    hours: [{ days: ['friday'], from: '18:00', until: '22:30' }],
  },
});
