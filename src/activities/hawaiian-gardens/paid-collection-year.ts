// Paid Collection Rate for a Year Promotion. The sheet has no number.
import { type Cents, ratio, showDollars, usd } from '#money';
import {
  baseWager,
  blackjack,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  event,
  hand,
  paiGow,
  pan9,
  type Row,
  readingsOf,
  table,
  tickets,
} from '#rules';
import { frontAndBack, paiGowReading } from './hand-tickets.ts';
import { HAWAIIAN_GARDENS, wagerReading } from './shared.ts';

const HANDS = 'rule 1';

interface DrawnPrize {
  readonly game: string;
  readonly title: string;
  readonly winnerCount: number;
  readonly value: Cents;
}

/** Rule 2: how many are drawn in each game, and what a year of collections is worth there. */
export const DRAWN_PRIZES: readonly DrawnPrize[] = [
  { game: 'blackjack-poker', title: 'Blackjack Poker', winnerCount: 10, value: usd('5,200') },
  { game: 'pan-9', title: 'Pan 9', winnerCount: 3, value: usd('5,200') },
  { game: 'pan-9', title: 'Pan 9, second prizes', winnerCount: 4, value: usd('1,200') },
  { game: 'pai-gow-poker', title: 'Pai Gow Poker', winnerCount: 7, value: usd('5,200') },
];

const drawnId = (index: number): string => `drawn-${index + 1}`;

const drawnRow = ({ game, title, winnerCount, value }: DrawnPrize, index: number): Row => ({
  id: drawnId(index),
  title: `${title}: ${winnerCount} tickets drawn`,
  clause: 'rule 2',
  games: [game],
  when: event(`one of ${winnerCount} tickets that are drawn`),
  prize: {
    pays: 'words',
    words: `collections paid for a year, worth ${showDollars(value)}`,
    worth: value,
    usedWithin: 365,
  },
});

const bank = (cards: string) =>
  dealt('pan-9', [{ cards: 'Kh Qd 2c' }, { position: 'player-dealer', cards }]);

export const PAID_COLLECTION_YEAR = defineActivity({
  id: 'hgc-paid-collection-year',
  title: 'Paid Collection Rate for a Year Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'ticket-drawing',
  summary:
    'A hand in each of three games earns tickets; 24 winners have a year of collections paid.',
  games: ['blackjack-poker', 'pan-9', 'pai-gow-poker'],
  fund: {
    title: 'Not stated',
    clause: 'rule 2',
    source: 'not-stated',
    meters: [],
    paidFrom: ['house'],
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    dealRow('suited-aces', 'Any two aces of one suit', HANDS, hand(blackjack.isDealtPair(['A'], 'one-suit')), tickets(1),
      dealt('blackjack-poker', [{ cards: 'Ah Ah' }]), dealt('blackjack-poker', [{ cards: 'Ah Ad' }]), { games: ['blackjack-poker'], looksAt: { own: 2, suits: 'all-alike' } }),
    dealRow('bank-dealt-nine', 'Bank hand dealt a total of nine', HANDS, table(pan9.isBankDealtNine), tickets(1),
      bank('5h 4d Kc'), bank('5h 3d Kc Ah'), { games: ['pan-9'], looksAt: { down: 3, suits: 'all-alike' }, shares: [{ share: 'ticket', to: 'player-dealer', part: ratio('100%'), divided: 'each' }] }),
    dealRow('pair-and-two-pair', 'A pair or better in front, two pair or better behind', HANDS, hand(frontAndBack(paiGow.pairBeforeTwoPair, 'anywhere')), tickets(1),
      dealt('pai-gow-poker', [{ front: '3h 3d', back: 'Kh Kd 9h 9d 4c' }]), dealt('pai-gow-poker', [{ front: '3h 3d', back: 'Kh Kd 9h 8d 4c' }]), { games: ['pai-gow-poker'] }),
    ...DRAWN_PRIZES.map(drawnRow),
  ],
  eligibility: [baseWager(HANDS)],
  claim: { clause: 'rule 2', words: [] },
  drum: {
    sources: [{ by: 'hand', clause: HANDS }],
    voids: true,
    drawings: DRAWN_PRIZES.map(({ game, title, winnerCount }, index) => ({
      id: `drawing-${index + 1}`,
      title,
      clause: 'rule 2',
      rows: [drawnId(index)],
      winnerCount,
      game,
      most: 1,
      absent: 'house-decides' as const,
      isPresenceAsked: false,
      asks: { stub: false, identity: 'when-paid' as const, nameMatches: false },
      limit: {
        per: 'drawing' as const,
        clause: 'rule 2',
        unless: { setting: 'winners', value: 'tickets' },
      },
    })),
  },
  noPurchase: { kind: 'not-stated', clause: 'rule 1', words: [] },
  posting: { clause: HANDS, items: ['hands'] },
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    [HANDS, 'The hands are posted before the start and throughout.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-22.1', HANDS, 'The sheet has no word on funding, claims, free play or who is left out.', 'The house pays; only those who are barred from it are left out.'],
    ['HG-22.2', HANDS, 'Whether the qualifying hand, called the winning one, must win its round.', 'It need not: it is what wins the ticket.'],
    ['HG-22.3', HANDS, 'Who gets the ticket for the hand of the bank.', 'The player-dealer, to whom it was dealt.'],
    ['HG-22.4', HANDS, 'Whether a fourth card of Pan 9 counts.', 'The three cards dealt make the nine.'],
    paiGowReading('HG-22.5', HANDS),
    ['HG-22.6', HANDS, 'Where the joker may be.', 'In front or behind, as the game uses it.'],
    ['HG-22.7', 'rule 2', 'The prizes are not added up.', '24 winners, and $108,800 together.'],
    ['HG-22.8', 'rule 2', 'A year of collections has a value, but no rate.', 'Collections are paid until the value is used up or the year from the handing over is past; each one is recorded.'],
    ['HG-22.9', 'rule 2', 'Whether the 24 winners must be there, and what happens to a ticket drawn before.', 'No one must; the house decides how long it looks for a winner. A ticket wins once.'],
    ['HG-22.10', 'rule 2', 'Whether ten winners are ten people, as a player may have several tickets.',
      'Ten people: in one drawing a person wins once.', { name: 'winners', values: ['people', 'tickets'], default: 'people' }],
    wagerReading('HG-22.11', HANDS),
  ]),
  sample: {
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-14T00:00:00-08:00',
    until: '2026-12-19T20:00:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
