// Cash Drawing Promotion, updated on 27 August 2021. The sheet has no number.
import {
  clausesOf,
  defineActivity,
  dollars,
  drawingTimes,
  employees,
  eventRow,
  fixed,
  postedTimes,
  readingsOf,
  tickets,
  times,
} from '#rules';
import { CASH_DRAWING_GAMES, CASH_DRAWING_ROWS, DESIGNATED } from './cash-drawing-rows.ts';
import { homeRunReading, jackpotFund, jackpotFundReading, paiGowReading } from './hand-tickets.ts';
import { HAWAIIAN_GARDENS, PHOTO_ID, PROPER_ID } from './shared.ts';

export const CASH_DRAWING = defineActivity({
  id: 'hgc-cash-drawing',
  title: 'Cash Drawing Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'ticket-drawing',
  summary: 'A seat at a posted time, or a designated hand, earns a ticket for the drawing.',
  games: CASH_DRAWING_GAMES,
  values: {
    ...DESIGNATED,
    cashPrize: dollars('Prize in cash', ['10', '100000'], 'rule 6', { optional: true }),
    merchandisePrize: dollars('Value of the logo merchandise', ['1', '1000'], 'rule 6', {
      optional: true,
    }),
    chipsPrize: dollars('Prize in chips', ['10', '100000'], 'rule 6', { optional: true }),
    distributionTimes: times('Times at which tickets are handed out', 'rule 3'),
    drawingTimes: drawingTimes('Times of the drawings', 'rule 3'),
  },
  fund: jackpotFund('rule 9'),
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    ...CASH_DRAWING_ROWS,
    eventRow('seated', 'Seated when tickets are handed out', 'rule 1', 'playing at a table of an eligible game at a posted time', tickets(1)),
    eventRow('cash-prize', 'Drawn ticket, prize in cash', 'rule 6', 'the ticket is drawn and its holder verified', fixed('cashPrize')),
    eventRow('merchandise-prize', 'Drawn ticket, value of logo merchandise such as hats or T-shirts', 'rule 6',
      'the ticket is drawn and its holder verified', fixed('merchandisePrize')),
    eventRow('chips-prize', 'Drawn ticket, prize in chips', 'rule 6', 'the ticket is drawn and its holder verified', fixed('chipsPrize')),
  ],
  eligibility: [employees('never', 'Introduction')],
  claim: {
    clause: 'rule 5',
    identity: { ...PROPER_ID, nameMatters: true },
    leastAge: { years: 21, clause: 'Introduction' },
    perPerson: { most: 1, of: 'prize', within: 'day', clause: 'rule 5' },
    unclaimedGoesTo: 'the next ticket, where the house draws one',
    words: [
      'The holder is in the house at the drawing and shows photo ID and the matching stub.',
      'The name must be spelled and ordered as on the ID.',
      PHOTO_ID,
    ],
  },
  drum: {
    sources: [
      { by: 'seat', clause: 'rule 1', times: 'distributionTimes' },
      { by: 'hand', clause: 'rule 2' },
    ],
    voids: true,
    drawings: [
      {
        id: 'drawing',
        title: 'Drawing',
        clause: 'rule 5',
        rows: ['cash-prize', 'merchandise-prize', 'chips-prize'],
        times: postedTimes('drawingTimes'),
        absent: 'house-decides',
        isPresenceAsked: true,
        asks: { stub: true, identity: 'at-once', nameMatches: true },
        limit: { per: 'gaming-day', clause: 'rule 5' },
      },
    ],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: 'rule 1',
    words: ['A seat at a table without purchase earns tickets like any other.'],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'rules 3, 6 and 8', items: [
    'games', 'periods', 'hands', 'tickets', 'prizes', { value: 'distributionTimes' },
    { value: 'drawingTimes' }, 'requirements', 'claim', 'procedure', 'no-purchase', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['rules 1 and 3', 'Seated customers get tickets at the posted times, and others for designated hands.'],
    ['rule 4', 'The customer writes the name legibly on one half and keeps the other.'],
    ['rule 4', 'CSRs collect the halves each half hour after that, or when a designated hand occurs.'],
    ['rule 4', 'The Card Desk Attendant puts them into the locked drum in view of the floor.'],
    ['rule 5', 'Where the holder is absent the ticket is forfeited.'],
    ['rule 5', 'Another may then be drawn, until there is a winner.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['rule 1', 'Seated is whoever takes part in the play at a table.'],
    ['rule 6', 'The prize is announced before the drawing.'],
    ['rule 7', 'Tickets cannot be passed on.'],
  ]),
  records: ['The named halves of the tickets.', 'Updated 27 August 2021.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-11.1', 'rule 2', 'Whether one of the listed hands is designated at a time, or several.', 'All of them unless the house posts one by its number, game by game.'],
    ['HG-11.2', 'rule 2 A', 'The word order of the hole-card conditions of hands 2 and 3 is broken.', 'In hand 2 both hands have a pair in the hole, in hand 3 both play two hole cards.'],
    ['HG-11.3', 'rule 2 A', 'Hole cards of stud, and of Omaha, which has four.', 'Two of the hole cards are the pair of hand 2; in stud, hand 3 asks nothing more.'],
    ['HG-11.4', 'rule 2 A', 'Who completes the hand where one beats another.', 'The one who is beaten.', { name: 'beatTickets', values: ['losing-hand', 'both-hands'], default: 'losing-hand' }],
    ['HG-11.5', 'rule 2 A', 'A hand that is beaten can be two or three of the listed ones.',
      'One ticket, for the first of them.', { name: 'nestedRows', values: ['best-row', 'all-that-apply'], default: 'best-row' }],
    paiGowReading('HG-11.6', 'rule 2 B a'),
    ['HG-11.7', 'rule 2 B a', 'Where the joker may be.', 'In front or behind, as the game uses it; it is no face card.'],
    homeRunReading('HG-11.8', 'rule 2 B e'),
    ['HG-11.9', 'rule 2 B f', 'Whose hand a line of baccarat is.', 'Either line counts, for everybody in the round.'],
    ['HG-11.10', 'rule 2 B g', 'Whether a flush that is also a straight counts as a flush.', 'It does.'],
    ['HG-11.11', 'rule 5', 'How long the holder of a drawn ticket has, and whether another must be drawn.', 'No time is set; the house may draw again, and need not.'],
    ['HG-11.12', 'Introduction', 'Whether proposition players and backline players take part.', 'They do: only employees are left out.'],
    ['HG-11.13', 'rule 2 B b', 'Super Pan 9 is not among the approvals under this name.', 'Super 9.'],
    jackpotFundReading('HG-11.14', 'rule 9'),
    ['HG-11.15', 'rule 6', 'Whether one prize is drawn for, or several of different kinds.', 'As many as the house announces: what it does not post, it does not offer.'],
    ['HG-11.16', 'rule 2 A', 'Whether a hand that was folded can be beaten.', 'No: hands that are shown down are compared.'],
  ]),
  sample: {
    values: {
      ...Object.fromEntries(Object.keys(DESIGNATED).map((name) => [name, 'all'])),
      cashPrize: '1000.00',
      distributionTimes: '12:00, 16:00, 20:00',
      drawingTimes: 'Saturday 22:00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-14T00:00:00-08:00',
    until: '2026-12-19T23:00:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
