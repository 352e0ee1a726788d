// Cash Drawing Promotion, updated on August 27, 2021. The sheet has no number.

import { given } from '#result';
import {
  allOf,
  baccarat,
  baseWager,
  beaten,
  blackjack,
  type Condition,
  chartOf,
  choice,
  choiceOf,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  drawingTimes,
  type ExampleDeal,
  employees,
  eventRow,
  fixed,
  type HandTest,
  hand,
  handTests,
  isPosted,
  type Posted,
  paiGow,
  pan9,
  poker,
  postedTimes,
  type Row,
  readingsOf,
  sharesBySetting,
  type TableTest,
  table,
  tableTests,
  thirteen,
  threeCard,
  tickets,
  tiles,
  timesOfDay,
  type ValueRule,
  whole,
} from '#rules';
import {
  frontAndBack,
  homeRunOf,
  homeRunReading,
  jackpotFundReading,
  paiGowReading,
  TICKET_TO_BOTH,
  TICKET_TO_LOSING,
  unnumberedFund,
} from './hand-tickets.ts';
import {
  forfeitReading,
  HAWAIIAN_GARDENS,
  HIGH_LOW_STUD,
  PHOTO_ID,
  PROPER_ID,
  SUPER_PAN_9,
  wagerReading,
} from './shared.ts';

// biome-ignore format: read as a block
const POKER = [
  'texas-holdem', 'omaha', 'omaha-high-low', 'crazy-pineapple', 'seven-card-stud',
  'seven-card-stud-high-low',
];
const PAI_GOW = ['pai-gow-poker', 'jokers-wild-pai-gow-poker'];
const PAN = ['pan-9', 'super-9'];
const OTHERS = ['pai-gow-tiles', 'blackjack-poker', 'thirteen-card', 'baccarat'];

const CASH_DRAWING_GAMES: readonly string[] = [
  ...POKER,
  ...PAI_GOW,
  ...PAN,
  ...OTHERS,
  'three-card-poker',
  'pokara',
];

const numbersOf = (
  title: string,
  { games, most, clause }: { games: readonly string[]; most: number; clause: string },
): ValueRule =>
  choice(
    `Designated hand of ${title}, by its number`,
    ['all', ...Array.from({ length: most }, (_, index) => String(index + 1))],
    clause,
    { games },
  );

/** Which of the numbered hands counts in each game; of pai gow tiles there is only one. */
const DESIGNATED: Readonly<Record<string, ValueRule>> = {
  pokerHand: numbersOf('poker games', { games: POKER, most: 4, clause: 'rule 2 A' }),
  paiGowHand: numbersOf('Pai Gow Poker', { games: PAI_GOW, most: 2, clause: 'rule 2 B a' }),
  panHand: numbersOf('Pan 9', { games: PAN, most: 2, clause: 'rule 2 B b' }),
  blackjackHand: numbersOf('Blackjack Poker', {
    games: ['blackjack-poker'],
    most: 2,
    clause: 'rule 2 B d',
  }),
  thirteenHand: numbersOf('13-Card', { games: ['thirteen-card'], most: 2, clause: 'rule 2 B e' }),
  baccaratHand: numbersOf('Baccarat', { games: ['baccarat'], most: 2, clause: 'rule 2 B f' }),
  threeCardHand: numbersOf('Three Card Poker', {
    games: ['three-card-poker'],
    most: 2,
    clause: 'rule 2 B g',
  }),
  pokaraHand: numbersOf('Pokara', { games: ['pokara'], most: 2, clause: 'rule 2 B h' }),
};

/** A numbered hand of a game: whose value it is, and its number there. */
type Numbered = readonly [value: string, number: string];

/** Where the house has designated nothing, all hands count. */
const isDesignated = (posted: Posted, [value, number]: Numbered): boolean =>
  !isPosted(posted, value) || ['all', number].includes(choiceOf(posted, value));

const designatedHand = handTests.defineWith(
  'hgc.designated',
  ['numbered', 'hand'],
  (numbered: Numbered, hand: HandTest) => {
    const { words, said = () => words, holds, cards = holds } = handTests.read(hand);
    return {
      words: `${words}, if hand ${numbered[1]} is designated`,
      said,
      holds: (deal, seat, posted) => isDesignated(posted, numbered) && holds(deal, seat, posted),
      cards: (deal, seat, posted) => isDesignated(posted, numbered) && cards(deal, seat, posted),
    };
  },
);

const designatedTable = tableTests.defineWith(
  'hgc.designated',
  ['numbered', 'table'],
  (numbered: Numbered, table: TableTest) => {
    const { words, said = () => words, holds } = tableTests.read(table);
    return {
      words: `${words}, if hand ${numbered[1]} is designated`,
      said,
      holds: (deal, posted) => isDesignated(posted, numbered) && holds(deal, posted),
    };
  },
);

const isShownDown = handTests.define('hgc.shown-down', {
  words: 'the hand is shown down',
  holds: (_, { folded }) => folded === false,
  cards: () => true,
});

const handOf = (numbered: Numbered, test: HandTest) => hand(designatedHand(numbered, test));

const tableOf = (numbered: Numbered, test: TableTest) => table(designatedTable(numbered, test));

/** A hand that is shown down and loses. */
const lostTo = (number: string, losing: HandTest, winning: HandTest | undefined) =>
  beaten(
    given({
      among: 'showdown',
      losing: designatedHand(['pokerHand', number], allOf([isShownDown, losing])),
      winning,
    }),
  );

const beatShares = sharesBySetting('beatTickets', {
  'both-hands': TICKET_TO_BOTH,
  'losing-hand': TICKET_TO_LOSING,
});

const holdem = (losing: string, winning: string, board: string) =>
  dealt('texas-holdem', [{ hole: losing }, { hole: winning }], { board });
const seven = (front: string, back: string) => dealt('pai-gow-poker', [{ front, back }]);
const cards = (game: string, held: string) => dealt(game, [{ cards: held }]);
const lines = (player: string, banker: string) => dealt('baccarat', [{}], { player, banker });
/** A hand with this middle over one that has little. */
const overLittle = (middle: string) =>
  dealt('thirteen-card', [
    { front: 'Ac Kd Jh', middle, back: 'Ts Td Tc Th Qd' },
    { front: '5c 4d 2h', middle: '8s 7h 5d 3s 2s', back: '9d 8h 7c 5s 3h' },
  ]);

const FOUR_SIXES = poker.floorOf('four-of-a-kind', '6');
const FOUR_NINES = poker.floorOf('four-of-a-kind', '9');

const pokerRow = (
  number: string,
  id: string,
  title: string,
  losing: HandTest,
  winning: HandTest | undefined,
  meets: Parameters<typeof holdem>,
  misses: Parameters<typeof holdem>,
): Row => ({
  id,
  title: `${number}. ${title}`,
  clause: `rule 2 A, hand ${number}`,
  games: POKER,
  when: lostTo(number, losing, winning),
  prize: tickets(1),
  shares: beatShares,
  examples: { meets: holdem(...meets), misses: holdem(...misses) },
});

// biome-ignore format: a line for each, as the sheet has them
const POKER_ROWS = chartOf(pokerRow, [
  // number, id, title, losing, winning, meets, misses: the losing and the winning hole cards, the board
  ['1', 'aces-full-beaten', 'Aces full beaten by four of a kind', poker.makesOf('full-house', 'A'), poker.makes('four-of-a-kind'),
    ['Ah Kc', '7s 7c', 'As Ad 7h 7d 2c'], ['Kh Ac', '7s 7c', 'Ks Kd 7h 7d 2c']],
  ['2', 'pocket-pair-fours-beaten', 'Four of a kind beaten by four of a kind, a pair in the hole in each hand', poker.makesQuadsWithPocketPair, poker.makesQuadsWithPocketPair,
    ['4h 4s', '9c 9s', '9h 9d 4c 4d 2s'], ['4h 4s', '9s Ac', '9h 9d 9c 4d 4c']],
  ['3', 'four-sixes-beaten', 'Four 6s or better beaten, both hole cards playing in each hand', poker.makesAtLeast(FOUR_SIXES, poker.twoHoleHand), poker.playsBothHoleCards,
    ['6h 6s', '9c 9s', '9h 9d 6c 6d 2s'], ['5h 5s', '9c 9s', '9h 9d 5c 5d 2s']],
  ['4', 'four-nines-beaten', 'Four 9s or better beaten', poker.makesAtLeast(FOUR_NINES), undefined,
    ['9h 9s', 'Tc Ts', 'Th Td 9c 9d 2s'], ['8h 8s', 'Tc Ts', 'Th Td 8c 8d 2s']],
]);

const asianRow = (
  id: string,
  title: string,
  clause: string,
  games: readonly string[],
  when: Condition,
  meets: ExampleDeal,
  misses: ExampleDeal,
  looksAt?: Row['looksAt'],
): Row =>
  given({
    id,
    title,
    clause,
    games,
    when,
    looksAt,
    prize: tickets(1),
    examples: { meets, misses },
  });

// biome-ignore format: a line for each, as the sheet has them
const ASIAN_ROWS = chartOf(asianRow, [
  // id, title, clause, games, when, meets, misses, looksAt
  ['pair-and-ace-high-flush', '1. A pair in front, an ace-high flush or better behind', 'rule 2 B a, hand 1', PAI_GOW, handOf(['paiGowHand', '1'], frontAndBack(paiGow.pairBeforeAceHighFlush, 'anywhere')),
    seven('3h 3d', 'As Ts 8s 6s 2s'), seven('3h 3d', 'Ks Ts 8s 6s 2s')],
  ['seven-face-cards', '2. Seven face cards', 'rule 2 B a, hand 2', PAI_GOW, handOf(['paiGowHand', '2'], paiGow.isSevenFaceCards),
    cards('pai-gow-poker', 'Kh Kd Kc Qs Qd Jc Jh'), cards('pai-gow-poker', 'Kh Kd Kc Qs Qd Jc Ah'), { own: 7, suits: 'in-flushes' }],
  ['pan-three-threes', '1. Three 3s dealt', 'rule 2 B b, hand 1', PAN, handOf(['panHand', '1'], pan9.isThreeThrees('any')),
    cards('pan-9', '3h 3d 3c'), cards('pan-9', '3h 3d 4c 3c'), { own: 3, suits: 'all-alike' }],
  ['pan-two-three-four', '2. Three cards dealt that are 2, 3 and 4', 'rule 2 B b, hand 2', PAN, handOf(['panHand', '2'], pan9.isTwoThreeFour('any')),
    cards('super-9', '4h 2d 3c'), cards('super-9', '5h 3d 4c'), { own: 3, suits: 'all-alike' }],
  ['tiles-pair-pair', '1. Pair-pair dealt', 'rule 2 B c, hand 1', ['pai-gow-tiles'], hand(tiles.hasPairPair),
    dealt('pai-gow-tiles', [{ tiles: '66 66 51 51' }]), dealt('pai-gow-tiles', [{ tiles: '66 66 51 61' }])],
  ['suited-aces', '1. Two aces of one suit in the first two cards', 'rule 2 B d, hand 1', ['blackjack-poker'], handOf(['blackjackHand', '1'], blackjack.isDealtPair(['A'], 'one-suit')),
    cards('blackjack-poker', 'As As'), cards('blackjack-poker', 'As Ac'), { own: 2, suits: 'all-alike' }],
  ['two-to-six', '2. Any straight from 2 to 6', 'rule 2 B d, hand 2', ['blackjack-poker'], handOf(['blackjackHand', '2'], blackjack.isTwoToSix('any')),
    cards('blackjack-poker', '2h 3d 4c 5s 6h'), cards('blackjack-poker', '2h 3d 4c 5s 7h')],
  // Three rows, eight for four of a kind in the middle and four behind make 15.
  ['home-run', '1. Home run of 15 points or more', 'rule 2 B e, hand 1', ['thirteen-card'], handOf(['thirteenHand', '1'], homeRunOf(15)),
    overLittle('6s 6d 6c 6h Qc'), overLittle('6s 6d 6c Qh Qc')],
  ['deuce-to-eight', '2. All thirteen cards from 2 to 8', 'rule 2 B e, hand 2', ['thirteen-card'], handOf(['thirteenHand', '2'], thirteen.allBetween('2', '8')),
    cards('thirteen-card', '2h 2d 3h 3d 4h 4d 5h 5d 6h 6d 7h 7d 8h'), cards('thirteen-card', '2h 2d 3h 3d 4h 4d 5h 5d 6h 6d 7h 7d 9h')],
  ['baccarat-three-threes', '1. A line of three 3s', 'rule 2 B f, hand 1', ['baccarat'], tableOf(['baccaratHand', '1'], baccarat.hasLineOfThreeThrees('any')),
    lines('Kh 2d Kc', '3h 3d 3c'), lines('Kh 2d Kc', '3h 3d 4c'), { lines: true, suits: 'all-alike' }],
  ['baccarat-two-three-four', '2. A line of 2, 3 and 4', 'rule 2 B f, hand 2', ['baccarat'], tableOf(['baccaratHand', '2'], baccarat.hasLineOfTwoThreeFour('any')),
    lines('2h 3d 4c', 'Kh 2d 5c'), lines('2h 3d 5c', 'Kh 2d 5c'), { lines: true, suits: 'all-alike' }],
  ['three-card-flush', '1. Flush dealt', 'rule 2 B g, hand 1', ['three-card-poker'], handOf(['threeCardHand', '1'], threeCard.isFlush),
    cards('three-card-poker', '2h 7h 9h'), cards('three-card-poker', '2h 7h 9d'), { own: 3, suits: 'all-alike' }],
  ['three-card-three-of-a-kind', '2. Three of a kind dealt', 'rule 2 B g, hand 2', ['three-card-poker'], handOf(['threeCardHand', '2'], threeCard.isThreeOfAKind),
    cards('three-card-poker', '2h 2d 2c'), cards('three-card-poker', '2h 2d 3c'), { own: 3, suits: 'all-alike' }],
  ['pokara-straight-flush', '1. Straight flush dealt', 'rule 2 B h, hand 1', ['pokara'], handOf(['pokaraHand', '1'], threeCard.isStraightFlush),
    cards('pokara', '9h 8h 7h'), cards('pokara', '9h 8h 6h 7h'), { own: 3, suits: 'all-alike' }],
  ['pokara-three-of-a-kind', '2. Three of a kind dealt', 'rule 2 B h, hand 2', ['pokara'], handOf(['pokaraHand', '2'], threeCard.isThreeOfAKind),
    cards('pokara', '7h 7d 7c 2s'), cards('pokara', '7h 7d 2s 7c'), { own: 3, suits: 'all-alike' }],
]);

const CASH_DRAWING_ROWS: readonly Row[] = [...POKER_ROWS, ...ASIAN_ROWS];

export const CASH_DRAWING = defineActivity({
  id: 'hgc-cash-drawing',
  title: 'Cash Drawing Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'ticket-drawing',
  summary: 'A seat at a posted time, or a designated hand, earns a ticket for the drawing.',
  games: CASH_DRAWING_GAMES,
  gamesNamed: { ...HIGH_LOW_STUD, ...SUPER_PAN_9 },
  gamesNote: 'all are approved games',
  values: {
    ...DESIGNATED,
    cashPrize: dollars('Prize in cash', ['10', '100000'], 'rule 6', { optional: true }),
    merchandisePrize: dollars('Value of the logo merchandise', ['1', '1000'], 'rule 6', {
      optional: true,
    }),
    chipsPrize: dollars('Prize in chips', ['10', '100000'], 'rule 6', { optional: true }),
    drawnWinners: whole('Number of tickets that win in a drawing', [1], 'rule 6', {
      optional: true,
    }),
    distributionTimes: timesOfDay('Times at which tickets are handed out', 'rule 3'),
    drawingTimes: drawingTimes('Times of the drawings', 'rule 3'),
  },
  fund: unnumberedFund('rule 9'),
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    ...CASH_DRAWING_ROWS,
    eventRow('seated', 'Seated when tickets are handed out', 'rule 1', 'playing at a table of an eligible game at a posted time', tickets(1)),
    eventRow('cash-prize', 'Drawn ticket, prize in cash', 'rule 6', 'the ticket is drawn and its holder verified', fixed('cashPrize', 'cash')),
    eventRow('merchandise-prize', 'Drawn ticket, value of logo merchandise such as hats or T-shirts', 'rule 6',
      'the ticket is drawn and its holder verified', fixed('merchandisePrize', 'logo merchandise')),
    eventRow('chips-prize', 'Drawn ticket, prize in chips', 'rule 6', 'the ticket is drawn and its holder verified', fixed('chipsPrize', 'chips')),
  ],
  eligibility: [baseWager('rule 1'), employees('never', 'Introduction')],
  claim: {
    clause: 'rule 5',
    identity: { ...PROPER_ID, nameMatters: true },
    leastAge: { years: 21, clause: 'Introduction' },
    perPerson: { most: 1, of: 'prize', within: 'day', clause: 'rule 5' },
    unclaimedGoesTo: 'the next ticket, where the house draws one',
    words: [
      'The holder must be in the house at the drawing and show photo ID and the matching stub.',
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
        winnerCount: 'drawnWinners',
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
    words: ['A seat at a no-purchase table earns tickets like any other.'],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'rules 3, 6 and 8', items: [
    'games', 'periods', 'hands', 'tickets', 'prizes', { value: 'drawnWinners' },
    { value: 'distributionTimes' }, { value: 'drawingTimes' }, 'requirements', 'claim', 'procedure', 'no-purchase', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['rules 1 and 3', 'Seated customers get tickets at the posted times, and others for designated hands, as long as the promotion lasts.'],
    ['rule 3', 'Times of tickets and drawings, rules and prizes are set beforehand and posted before and during the promotion.'],
    ['rule 4', 'The customer writes the name legibly on one half and tears off and keeps the other.'],
    ['rule 4', 'CSRs collect the halves each half hour after that, or when a designated hand occurs.'],
    ['rule 4', 'The Card Desk Attendant puts them into the drum, which is locked and in plain view of the floor.'],
    ['rule 5', 'If the holder is absent, the ticket is forfeited.'],
    ['rule 5', 'Another may then be drawn, until there is a winner.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['rule 1', 'A seated player is one who is playing cards at a gaming table.'],
    ['rule 5', 'A winner must be verified, and then gets the prize that was announced.'],
    ['rule 6', 'The prize is announced before the drawing.'],
    ['rule 7', 'Tickets cannot be passed on.'],
    ['rule 8', 'These rules are posted where everyone can see them during the promotion.'],
  ]),
  records: ['The named halves of the tickets.', 'Updated August 27, 2021.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-11.1', 'rule 2', 'Whether one of the listed hands is designated at a time, or several.', 'All of them unless the house posts one by its number, game by game.'],
    ['HG-11.2', 'rule 2 A', 'The word order of the hole-card conditions of hands 2 and 3 is broken.', 'In hand 2 both hands have a pair in the hole, in hand 3 both play two hole cards.'],
    ['HG-11.3', 'rule 2 A', 'Hole cards of stud, and of Omaha, which has four.', 'For hand 2, two of the hole cards are a pair of the rank the hand has four of; in stud, hand 3 asks nothing more.'],
    ['HG-11.4', 'rule 2 A', 'Who completes the hand where one beats another.', 'The one who is beaten.', { name: 'beatTickets', values: ['losing-hand', 'both-hands'], default: 'losing-hand' }],
    ['HG-11.5', 'rule 2 A', 'A hand that is beaten can be two or three of the listed ones.',
      'One ticket, for the first of them.', { name: 'nestedRows', values: ['best-row', 'all-that-apply'], default: 'best-row' }],
    paiGowReading('HG-11.6', 'rule 2 B a'),
    ['HG-11.7', 'rule 2 B a', 'Where the joker may be.', 'In front or behind, as the game uses it; it is no face card.'],
    homeRunReading('HG-11.8', 'rule 2 B e'),
    ['HG-11.9', 'rule 2 B f', 'Whose hand a line of baccarat is.', 'Either line counts, for everyone in the round.'],
    ['HG-11.10', 'rule 2 B g', 'Whether a flush that is also a straight counts as a flush.', 'It does.'],
    ['HG-11.11', 'rule 5', 'How long the holder of a drawn ticket has, and whether another must be drawn.', 'No time is set; the house may draw again, and need not.'],
    ['HG-11.12', 'Introduction', 'Whether proposition players and backline players take part.', 'They do: only employees are left out.'],
    ['HG-11.13', 'rule 2 B b', 'Super Pan 9 is not among the approvals under this name.', 'Super 9.'],
    jackpotFundReading('HG-11.14', 'rule 9'),
    ['HG-11.15', 'rule 6', 'Whether one prize is drawn for, or several of different kinds.', 'As many as the house announces: what it does not post, it does not offer.'],
    ['HG-11.16', 'rule 2 A', 'Whether a hand that was folded can be beaten.', 'No: hands that are shown down are compared.'],
    forfeitReading('HG-11.17', 'rule 5'),
    wagerReading('HG-11.18', 'rule 1'),
    ['HG-11.19', 'rule 6', 'How many tickets win in a drawing.', 'One, or as many as the house posts.'],
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
