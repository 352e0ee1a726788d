// Big Spin Promotion; the sheet names no approval.
import { max, min, showDollars, usd } from '#money';
import type { Problem } from '#result';
import {
  chartOf,
  clausesOf,
  defineActivity,
  dollars,
  drawingTimes,
  employees,
  eventRow,
  fixed,
  isPosted,
  type Posted,
  postedAmount,
  postedTimes,
  readingsOf,
  text,
  timesOfDay,
  wheel,
  wheelOf,
} from '#rules';
import { jackpotFundReading, unnumberedFund } from '../hand-tickets.ts';
import {
  forfeitReading,
  HAWAIIAN_GARDENS,
  HIGH_LOW_STUD,
  LOWBALL,
  PHOTO_ID,
  PROPER_ID,
  SUPER_PAN_9,
} from '../shared.ts';
import { BIG_SPIN_SHOW } from './show.ts';

const INTRODUCTION = 'Introduction';

const SECTION = { least: usd('50'), most: usd('100000') };

/** The amounts that the posted lowest and highest are of. */
function checkSections(posted: Posted): readonly Problem[] {
  if (!isPosted(posted, 'sections')) return [];
  const amounts = wheelOf(posted, 'sections').map(({ worth = '0' }) => usd(worth));
  const [low, high] = [amounts.reduce(min), amounts.reduce(max)];
  return [
    { name: 'lowestSection', found: low },
    { name: 'highestSection', found: high },
  ].flatMap(({ name, found }) =>
    postedAmount(posted, name) === found
      ? []
      : [
          {
            path: `values.${name}`,
            message: `is not on the wheel, whose own is ${showDollars(found)} (${INTRODUCTION})`,
          },
        ],
  );
}

export const BIG_SPIN = defineActivity({
  id: 'hgc-big-spin',
  title: 'Big Spin Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'ticket-drawing',
  summary: 'A ticket is drawn; its owner wins cash, a prize, or a spin of the wheel.',
  // biome-ignore format: read as a block
  games: [
    'texas-holdem', 'omaha', 'omaha-high-low', 'crazy-pineapple', 'seven-card-stud',
    'seven-card-stud-high-low', 'california-lowball', 'mexican-poker', 'razz', 'pai-gow-poker',
    'jokers-wild-pai-gow-poker', 'pan-9', 'super-9', 'pai-gow-tiles', 'blackjack-poker',
    'thirteen-card', 'baccarat', 'three-card-poker', 'pokara',
  ],
  gamesNamed: { ...LOWBALL, ...HIGH_LOW_STUD, ...SUPER_PAN_9 },
  options: {
    prize: {
      title: 'What a drawing awards',
      clause: 'rules 7 and 8',
      choices: {
        cash: 'a fixed amount of cash',
        prize: 'a prize chosen beforehand',
        spin: 'one spin of the wheel',
      },
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    cash: dollars('Cash of the drawing', ['0.01'], 'rule 7', { in: { prize: ['cash'] } }),
    prizeDescription: text('Prize of the drawing', 'rule 7', { in: { prize: ['prize'] } }),
    prizeWorth: dollars('Value of that prize', ['0.01'], 'rule 7', { in: { prize: ['prize'] }, saidWhenPosted: true }),
    lowestSection: dollars('Lowest amount on the wheel', ['50', '100000'], INTRODUCTION, { in: { prize: ['spin'] } }),
    highestSection: dollars('Highest amount on the wheel', ['50', '100000'], INTRODUCTION, { in: { prize: ['spin'] } }),
    sections: wheel('Amounts on the sections of the wheel', SECTION, INTRODUCTION, { in: { prize: ['spin'] } }),
    distributionTimes: timesOfDay('Times at which tickets are handed out', 'rule 3'),
    drawingTimes: drawingTimes('Date and time of the drawings', 'rule 5'),
  },
  fund: unnumberedFund('rule 11'),
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['cash', 'Drawn ticket, fixed cash', 'rule 7', 'The ticket is drawn and its owner verified.', fixed('cash'), { in: { prize: ['cash'] } }],
    ['prize', 'Drawn ticket, prize chosen beforehand', 'rule 7',
      'The ticket is drawn and its owner verified.', { pays: 'words', words: 'the posted prize', worth: 'prizeWorth' }, { in: { prize: ['prize'] } }],
    ['spin', 'Drawn ticket, the section under the pointer being the prize', 'rule 7',
      'The ticket is drawn and its owner verified; the wheel stops in a section.', { pays: 'spin' }, { in: { prize: ['spin'] } }],
  ]),
  eligibility: [employees('never', INTRODUCTION)],
  claim: {
    clause: 'rule 6',
    identity: { ...PROPER_ID, nameMatters: true },
    leastAge: { years: 21, clause: INTRODUCTION },
    words: [
      'The owner of the drawn ticket must be in the casino, with photo ID and the matching stub.',
      PHOTO_ID,
      'The name on the ticket must be the one on the ID, in spelling and in order.',
      'If no one is there for a ticket, the casino may draw another until there is a winner.',
      'A winner may give up the spin; the drawing then has no winner.',
    ],
  },
  drum: {
    sources: [{ by: 'seat', clause: 'rule 3', times: 'distributionTimes' }],
    voids: true,
    drawings: [
      {
        id: 'drawing',
        title: 'Drawing',
        clause: 'rule 5',
        rows: ['cash', 'prize', 'spin'],
        times: postedTimes('drawingTimes'),
        prizeWords: 'prizeDescription',
        winnerCount: 1,
        absent: 'house-decides',
        isPresenceAsked: true,
        asks: { stub: true, identity: 'at-once', nameMatches: true },
      },
    ],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: 'rule 1',
    words: ['Players at a No Purchase Necessary table get tickets like everyone else.'],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'rules 3, 5, 7 and 10', items: [
    'games', 'periods', 'prizes', { value: 'distributionTimes' }, { value: 'drawingTimes' },
    'requirements', 'claim', 'procedure', 'no-purchase',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['rule 3', 'At the posted times every seated player gets a ticket.'],
    ['rule 3', 'The times at which tickets are handed out are posted before and during the promotion.'],
    ['rule 4', 'Each player tears off the stub and keeps it.'],
    ['rule 4', 'Customer service representatives collect the tickets each half hour after that; the Card Desk Attendant puts them into the drum where all can see it.'],
    ['rule 4', 'The drum is locked and stands in plain view.'],
    ['rule 5', 'Date and time of the drawing are posted before and during the promotion.'],
    ['rule 7', 'The current prize is posted and called out, then a ticket drawn.'],
    ['rule 5', 'The winner is called out at once.'],
    ['rule 6', 'A winner must be verified before winning anything.'],
    ['rule 7', 'The wheel is spun in plain view, and the section where the pointer stops is the prize.'],
    ['rule 7', 'A pointer on the line between two sections means another spin, until it is in one.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['rule 1', 'A seated player is one who is playing cards at a gaming table.'],
    [INTRODUCTION, 'The sections of the wheel are marked $50 to $100,000.'],
    ['rule 7', 'A drawing awards one prize and no more.'],
    ['rule 2', 'Only the games that are listed bring tickets.'],
    ['rule 9', 'Tickets cannot be passed on.'],
    ['rule 10', 'These rules are posted where everyone can see them during the promotion.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-2.1', 'rule 6', 'With the owner absent the casino "may" draw again: a right or a duty.', 'A right: the casino can draw again or leave the drawing without a winner.'],
    ['HG-2.2', 'rule 6', 'How many minutes the owner of a drawn ticket has to come forward.', 'None are stated: the house decides at the drawing that no one has come.'],
    ['HG-2.3', 'rules 7 and 8', 'Both rules list cash, prize or spin.', 'The same list twice: one of the three for a drawing.'],
    ['HG-2.4', INTRODUCTION, 'How many sections the wheel has and how often each amount is on it.', 'The house posts the amounts; each is within the range of the sheet.'],
    ['HG-2.5', 'rule 7', 'The cash of a drawing without a spin has no range.', "Any amount that was posted before; the range of the wheel is the wheel's alone."],
    ['HG-2.6', INTRODUCTION, 'Whether third-party proposition players take part.', 'They do: the sheet shuts out employees only.'],
    ['HG-2.7', 'rule 2', 'Super Pan 9 and Lowball are not among the approvals under these names.', 'Super 9 and California Lowball.'],
    jackpotFundReading('HG-2.8', 'rule 11'),
    ['HG-2.9', 'rule 6', 'Whether another ticket is drawn where the winner gives up the spin.', 'No: that drawing has no winner.'],
    ['HG-2.10', 'rule 7', 'The value of a prize that is not money is not stated.', 'The house posts it; signatures, ID and tax forms go by that value.'],
    forfeitReading('HG-2.11', 'rule 6'),
  ]),
  check: { codeVersion: 1, problems: checkSections },
  shows: [BIG_SPIN_SHOW],
  sample: {
    options: { prize: 'spin' },
    // biome-ignore format: read as a block
    values: {
      lowestSection: '50.00', highestSection: '100000.00',
      sections: '20 of $50, 15 of $100, 10 of $250, 4 of $1,000, 1 of $100,000',
      distributionTimes: '00:00, 12:00, 16:00, 20:00', drawingTimes: 'Friday 21:00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-02T00:00:00-08:00',
    until: '2026-11-28T00:00:00-08:00',
    hours: [{ from: '00:00', until: '24:00' }],
  },
});
