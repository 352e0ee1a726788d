// Cash Drawing Promotion, updated on 27 August 2021. The sheet has no number.
import {
  defineActivity,
  dollars,
  drawingTimes,
  employees,
  event,
  fixed,
  postedTimes,
  tickets,
  times,
} from '#rules';
import { CASH_DRAWING_GAMES, CASH_DRAWING_ROWS, DESIGNATED } from './cash-drawing-rows.ts';
import { homeRunReading, jackpotFund, jackpotFundReading, paiGowReading } from './hand-tickets.ts';
import { PHOTO_ID, PROPER_ID } from './promotions.ts';
import { HAWAIIAN_GARDENS } from './venue.ts';

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
  rows: [
    ...CASH_DRAWING_ROWS,
    {
      id: 'seated',
      title: 'Seated when tickets are handed out',
      clause: 'rule 1',
      when: event('playing at a table of an eligible game at a posted time'),
      prize: tickets(1),
    },
    {
      id: 'cash-prize',
      title: 'Drawn ticket, prize in cash',
      clause: 'rule 6',
      when: event('the ticket is drawn and its holder verified'),
      prize: fixed('cashPrize'),
    },
    {
      id: 'merchandise-prize',
      title: 'Drawn ticket, value of logo merchandise such as hats or T-shirts',
      clause: 'rule 6',
      when: event('the ticket is drawn and its holder verified'),
      prize: fixed('merchandisePrize'),
    },
    {
      id: 'chips-prize',
      title: 'Drawn ticket, prize in chips',
      clause: 'rule 6',
      when: event('the ticket is drawn and its holder verified'),
      prize: fixed('chipsPrize'),
    },
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
  posting: {
    clause: 'rules 3, 6 and 8',
    items: [
      'games',
      'periods',
      'hands',
      'tickets',
      'prizes',
      { value: 'distributionTimes' },
      { value: 'drawingTimes' },
      'requirements',
      'claim',
      'procedure',
      'no-purchase',
      'restrictions',
    ],
  },
  procedure: [
    {
      clause: 'rules 1 and 3',
      words: 'Seated customers get tickets at the posted times, and others for designated hands.',
    },
    {
      clause: 'rule 4',
      words: 'The customer writes the name legibly on one half and keeps the other.',
    },
    {
      clause: 'rule 4',
      words: 'CSRs collect the halves each half hour after that, or when a designated hand occurs.',
    },
    {
      clause: 'rule 4',
      words: 'The Card Desk Attendant puts them into the locked drum in view of the floor.',
    },
    { clause: 'rule 5', words: 'Where the holder is absent the ticket is forfeited.' },
    { clause: 'rule 5', words: 'Another may then be drawn, until there is a winner.' },
  ],
  rules: [
    { clause: 'rule 1', words: 'Seated is whoever takes part in the play at a table.' },
    { clause: 'rule 6', words: 'The prize is announced before the drawing.' },
    { clause: 'rule 7', words: 'Tickets cannot be passed on.' },
  ],
  records: ['The named halves of the tickets.', 'Updated 27 August 2021.'],
  readings: [
    {
      id: 'HG-11.1',
      clause: 'rule 2',
      unclear: 'Whether one of the listed hands is designated at a time, or several.',
      weRead: 'All of them unless the house posts one by its number, game by game.',
    },
    {
      id: 'HG-11.2',
      clause: 'rule 2 A',
      unclear: 'The word order of the hole-card conditions of hands 2 and 3 is broken.',
      weRead: 'In hand 2 both hands have a pair in the hole, in hand 3 both play two hole cards.',
    },
    {
      id: 'HG-11.3',
      clause: 'rule 2 A',
      unclear: 'Hole cards of stud, and of Omaha, which has four.',
      weRead: 'Two of the hole cards are the pair of hand 2; in stud, hand 3 asks nothing more.',
    },
    {
      id: 'HG-11.4',
      clause: 'rule 2 A',
      unclear: 'Who completes the hand where one beats another.',
      weRead: 'The one who is beaten.',
      setting: {
        name: 'beatTickets',
        values: ['losing-hand', 'both-hands'],
        default: 'losing-hand',
      },
    },
    {
      id: 'HG-11.5',
      clause: 'rule 2 A',
      unclear: 'A hand that is beaten can be two or three of the listed ones.',
      weRead: 'One ticket, for the first of them.',
      setting: {
        name: 'nestedRows',
        values: ['best-row', 'all-that-apply'],
        default: 'best-row',
      },
    },
    paiGowReading('HG-11.6', 'rule 2 B a'),
    {
      id: 'HG-11.7',
      clause: 'rule 2 B a',
      unclear: 'Where the joker may be.',
      weRead: 'In front or behind, as the game uses it; it is no face card.',
    },
    homeRunReading('HG-11.8', 'rule 2 B e'),
    {
      id: 'HG-11.9',
      clause: 'rule 2 B f',
      unclear: 'Whose hand a line of baccarat is.',
      weRead: 'Either line counts, for everybody in the round.',
    },
    {
      id: 'HG-11.10',
      clause: 'rule 2 B g',
      unclear: 'Whether a flush that is also a straight counts as a flush.',
      weRead: 'It does.',
    },
    {
      id: 'HG-11.11',
      clause: 'rule 5',
      unclear: 'How long the holder of a drawn ticket has, and whether another must be drawn.',
      weRead: 'No time is set; the house may draw again, and need not.',
    },
    {
      id: 'HG-11.12',
      clause: 'Introduction',
      unclear: 'Whether proposition players and backline players take part.',
      weRead: 'They do: only employees are left out.',
    },
    {
      id: 'HG-11.13',
      clause: 'rule 2 B b',
      unclear: 'Super Pan 9 is not among the approvals under this name.',
      weRead: 'Super 9.',
    },
    jackpotFundReading('HG-11.14', 'rule 9'),
    {
      id: 'HG-11.15',
      clause: 'rule 6',
      unclear: 'Whether one prize is drawn for, or several of different kinds.',
      weRead: 'As many as the house announces: what it does not post, it does not offer.',
    },
    {
      id: 'HG-11.16',
      clause: 'rule 2 A',
      unclear: 'Whether a hand that was folded can be beaten.',
      weRead: 'No: hands that are shown down are compared.',
    },
  ],
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
