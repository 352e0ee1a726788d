// Car Giveaway Promotion, GEGA-004088.

import { given } from '#result';
import {
  baccarat,
  banked,
  baseWager,
  blackjack,
  type Condition,
  chartOf,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  drawingTimes,
  type ExampleDeal,
  employees,
  event,
  fixed,
  type HandTest,
  hand,
  noBackline,
  noTournaments,
  noTpp,
  paidInOneOf,
  paiGow,
  pan9,
  poker,
  postedTimes,
  type Row,
  readingsOf,
  table,
  thirteen,
  threeCard,
  tickets,
  tiles,
} from '#rules';
import { asSeen, frontAndBack, givenUpReading, paiGowReading } from './hand-tickets.ts';
import {
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  forfeitReading,
  HAWAIIAN_GARDENS,
  NO_PURCHASE,
  noNumberOfPlayers,
  wagerReading,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';
const HANDS = 'Qualifying Hands';

/** A hand that earns a ticket, under these options. */
const inOptions =
  (...options: readonly string[]) =>
  (
    id: string,
    title: string,
    games: readonly string[],
    when: Condition,
    [meets, misses]: readonly [ExampleDeal, ExampleDeal],
    looksAt?: Row['looksAt'],
  ): Row =>
    given({
      id,
      title,
      clause: `Qualifying Hands, option ${options.join(' and option ')}`,
      games,
      in: { hands: options },
      when,
      looksAt,
      prize: tickets(1),
      examples: { meets, misses },
    });

const ACES_FULL = poker.floorOf('full-house', 'A');
const FOUR_SIXES = poker.floorOf('four-of-a-kind', '6');
const FOUR_KINGS = poker.floorOf('four-of-a-kind', 'K');

const made = (test: HandTest) => hand(asSeen(test));

const board = (game: string, hole: string, cards: string) =>
  dealt(game, [{ hole }], { board: cards });
const cards = (game: string, held: string) => dealt(game, [{ cards: held }]);
const thirteenCard = (back: string) =>
  dealt('thirteen-card', [{ front: 'Qc Jd 5h', middle: 'Kh Kd 4c 3h 2d', back }]);
const lines = (game: string, player: string, banker: string) =>
  dealt(game, [{}, {}], { player, banker });

// biome-ignore format: a line for each, as the sheet has them
const POKER = chartOf(inOptions('1', '3'), [
  // id, title, games, when, deals
  ['holdem-aces-full', 'Aces full or better, a hole card in it', ['texas-holdem'],
    made(poker.makesAtLeast(ACES_FULL, poker.oneHoleHand)), [board('texas-holdem', 'Ah 2d', 'As Ad Kc Ks 7d'), board('texas-holdem', '3h 2d', 'As Ad Ac Ks Kd')]],
  ['stud-aces-full', 'Aces full or better with any five cards', ['seven-card-stud', 'seven-card-stud-high-low'],
    made(poker.makesAtLeast(ACES_FULL)), [cards('seven-card-stud', 'Ah As Ad 2c 2d 7h 9s'), cards('seven-card-stud', 'Kh Ks Kd Ac Ad 7h 9s')]],
  ['razz-wheel', 'A-2-3-4-5, not of one suit', ['razz'],
    made(poker.makesUnsuitedWheel), [cards('razz', 'Ah 2s 3d 4c 5d Kh Ks'), cards('razz', 'Ah 2s 3d 4c 6d Kh Ks')]],
  ['omaha-four-sixes', 'Four 6s or better', ['omaha', 'omaha-high-low'],
    made(poker.makesAtLeast(FOUR_SIXES)), [board('omaha', '6h 6d Ks Qc', '6c 6s 9h 3d Jc'), board('omaha', '5h 5d Ks Qc', '5c 5s 9h 3d Jc')]],
  ['lowball-wheel', 'A-2-3-4-5, not of one suit', ['california-lowball'],
    made(poker.makesUnsuitedWheel), [cards('california-lowball', 'Ah 2s 3d 4c 5d'), cards('california-lowball', 'Ah 2h 3h 4h 5h')]],
  ['kansas-city-seven-five', '7-5-4-3-2, no flush', ['kansas-city-lowball'],
    made(poker.makesUnsuitedSevenFive), [cards('kansas-city-lowball', '7h 5s 4d 3c 2d'), cards('kansas-city-lowball', '7h 6s 4d 3c 2d')]],
  ['crazy-pineapple-aces-full', 'Aces full or better, both hole cards in it', ['crazy-pineapple'],
    made(poker.makesAtLeast(ACES_FULL, poker.twoHoleHand)), [board('crazy-pineapple', 'Ah Kd', 'As Ad Kc 9s 7d'), board('crazy-pineapple', 'Ah 2d', 'As Ad Kc Ks 7d')]],
  ['mexican-four-kings', 'Four kings or better', ['mexican-poker'],
    made(poker.makesAtLeast(FOUR_KINGS)), [cards('mexican-poker', 'Kh Ks Kd Kc 2d'), cards('mexican-poker', 'Qh Qs Qd Qc 2d')]],
  ['thirteen-card-straight-flush', '10-high straight flush or better in the back; any front and middle', ['thirteen-card'],
    hand(thirteen.straightFlushInBack('T')), [thirteenCard('Ts 9s 8s 7s 6s'), thirteenCard('9s 8s 7s 6s 5s')]],
]);

// biome-ignore format: a line for each, as the sheet has them
const FIVE_CARD_OMAHA = chartOf(inOptions('1'), [
  ['five-card-omaha-four-sixes', 'Four 6s or better in 5 Card Omaha', ['five-card-omaha-high-low'],
    made(poker.makesAtLeast(FOUR_SIXES)), [board('five-card-omaha-high-low', '6h 6d Ks Qc 2d', '6c 6s 9h 3d Jc'), board('five-card-omaha-high-low', '5h 5d Ks Qc 2d', '5c 5s 9h 3d Jc')]],
]);

// biome-ignore format: a line for each, as the sheet has them
const CALIFORNIA = chartOf(inOptions('2', '3'), [
  // id, title, games, when, deals, looksAt
  ['pai-gow-ace-jack-and-straight', 'A-J or better in two cards, a straight or better in five; a joker only in the five', ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker'],
    hand(frontAndBack(paiGow.aceJackBeforeStraight, 'behind')),
    [dealt('pai-gow-poker', [{ front: 'As Jd', back: 'XX 9c 8h 7s 6d' }]), dealt('pai-gow-poker', [{ front: 'As Td', back: 'XX 9c 8h 7s 6d' }])]],
  ['pan-9-three-alike', 'Three aces, 2s, 3s, 4s, 5s or 6s in the first three cards', ['pan-9', 'super-9'],
    hand(pan9.isThreeAcesToSixes), [cards('pan-9', 'Ah Ad Ac'), cards('pan-9', 'Ah Ad 2c')], { own: 3, suits: 'all-alike' }],
  ['pan-9-four-faces', 'Four jacks, four queens or four kings', ['pan-9', 'super-9'],
    hand(pan9.isFourFacesOfOneRank), [cards('super-9', 'Jh Jd Jc Js'), cards('super-9', 'Jh Jd Jc Qs')]],
  ['tiles-pair-pair', 'Pair-pair or better', ['pai-gow-tiles'],
    hand(tiles.hasPairPair), [dealt('pai-gow-tiles', [{ tiles: '66 66 51 51' }]), dealt('pai-gow-tiles', [{ tiles: '66 66 51 61' }])]],
  ['tiles-gong-gong', 'Gong-gong or better', ['pai-gow-tiles'],
    hand(tiles.hasGongGongOrBetter), [dealt('pai-gow-tiles', [{ tiles: '66 44 11 62' }]), dealt('pai-gow-tiles', [{ tiles: '66 44 11 61' }])]],
  ['blackjack-pair', 'Two aces, kings, queens, jacks or 10s, of one suit or not', ['blackjack-poker'],
    hand(blackjack.isDealtPair(['A', 'K', 'Q', 'J', 'T'], 'any')), [cards('blackjack-poker', 'Th Td'), cards('blackjack-poker', '9h 9d')], { own: 2, suits: 'all-alike' }],
  ['dragon-7', 'Dragon 7', ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'],
    table(baccarat.isDragon7), [lines('baccarat', '2h 2d 2c', '2s 2c 3d'), lines('baccarat', '2h 2d 2c', '2s 2c 4d')], { lines: true, suits: 'all-alike' }],
  ['panda-8', 'Panda 8', ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'],
    table(baccarat.isPanda8), [lines('ez-baccarat-panda-8', '2h 2d 4c', '2s 5c'), lines('ez-baccarat-panda-8', '2h 2d 3c', '2s 4c')], { lines: true, suits: 'all-alike' }],
  ['fortune-7', 'Fortune 7', ['fortune-7-baccarat'],
    table(baccarat.isDragon7), [lines('fortune-7-baccarat', '2h 2d 2c', '2s 2c 3d'), lines('fortune-7-baccarat', '2h 2d 2c', '2s 2c 4d')], { lines: true, suits: 'all-alike' }],
  ['dragon-9', 'Dragon 9', ['fortune-7-baccarat'],
    table(baccarat.isDragon9), [lines('fortune-7-baccarat', '2h 2d 5c', '2s 5c'), lines('fortune-7-baccarat', '2h 2d 4c', '2s 5c')], { lines: true, suits: 'all-alike' }],
  ['three-card-queen-high-straight', 'Queen-high straight or better, of one suit or not', ['three-card-poker'],
    hand(threeCard.isQueenHighStraightOrBetter), [cards('three-card-poker', 'Qh Jd Tc'), cards('three-card-poker', 'Jh Td 9c')], { own: 3, suits: 'all-alike' }],
  ['uth-straight', 'A straight or better, of one suit or not, both hole cards in it', ['ultimate-texas-holdem'],
    hand(poker.makesAtLeast(poker.floorOf('straight'), banked.bothHoleHand)), [board('ultimate-texas-holdem', '9h 8d', '7c 6s 5d Kh 2c'), board('ultimate-texas-holdem', '9h Kd', '8d 7c 6s 5d 2c')]],
]);

const CAR_GIVEAWAY_ROWS: readonly Row[] = [...POKER, ...FIVE_CARD_OMAHA, ...CALIFORNIA];

export const CAR_GIVEAWAY = defineActivity({
  id: 'hgc-car-giveaway',
  title: 'Car Giveaway Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-004088'],
  kind: 'ticket-drawing',
  summary: 'Hands of one of three charts earn tickets; a ticket that is drawn wins the prize.',
  // biome-ignore format: read as a block
  games: [
    'texas-holdem', 'seven-card-stud-high-low', 'omaha', 'california-lowball', 'crazy-pineapple',
    'thirteen-card', 'jokers-wild-pai-gow-poker', 'pan-9', 'pai-gow-tiles', 'baccarat',
    'three-card-poker', 'fortune-7-baccarat', 'seven-card-stud', 'razz', 'omaha-high-low',
    'kansas-city-lowball', 'mexican-poker', 'pai-gow-poker', 'fortune-pai-gow-poker', 'super-9',
    'blackjack-poker', 'ez-baccarat', 'ez-baccarat-panda-8', 'ultimate-texas-holdem',
    'five-card-omaha-high-low',
  ],
  gamesListed: {
    'omaha-high-low': { number: 'GEGA-002303' },
    'california-lowball': { title: 'Lowball' },
    'ez-baccarat-panda-8': { title: 'EZ Baccarat' },
  },
  options: {
    hands: {
      title: 'Qualifying hand chart',
      clause: HANDS,
      choices: {
        1: 'poker games and 13-Card',
        2: 'pai gow, Pan 9, blackjack, baccarat and the other California games',
        3: 'the games of charts 1 and 2, without 5 Card Omaha',
      },
      isAlone: true,
    },
  },
  values: {
    prize: dollars('Prize, or what it is worth', ['25', '100000'], 'Prize'),
    ...paidInOneOf(['cash', 'chips', 'merchandise', 'automobile', 'tournament entry'], 'Prize', {
      formerly: ['prizeForm'],
    }),
    drawingTimes: drawingTimes('Times of the drawings', SUMMARY),
  },
  fund: {
    title: HAWAIIAN_GARDENS.title,
    clause: 'Funding',
    source: 'house',
    meters: [],
    paidFrom: ['house'],
  },
  rows: [
    ...CAR_GIVEAWAY_ROWS,
    {
      id: 'drawn',
      title: 'Ticket drawn',
      clause: SUMMARY,
      when: event('the ticket is drawn and its holder claims the prize in time'),
      prize: fixed('prize'),
    },
  ],
  eligibility: [
    baseWager(ELIGIBILITY),
    noTournaments(ELIGIBILITY),
    noBackline(ELIGIBILITY),
    employees('never', ELIGIBILITY),
    noTpp(ELIGIBILITY),
  ],
  claim: {
    clause: ELIGIBILITY,
    identity: { nameMatters: false },
    perPerson: { most: 1, of: 'prize', within: 'day', clause: ELIGIBILITY },
    minutes: 3,
    unclaimedGoesTo: 'the next ticket drawn',
    words: [
      'The holder must be present and come within three minutes to the person who conducts the drawing.',
      'Casino personnel check the ID.',
      'Otherwise the ticket is discarded and another drawn, until someone is there to claim.',
      'Over the whole promotion a player may win more than one prize.',
    ],
  },
  drum: {
    sources: [{ by: 'hand', clause: SUMMARY }],
    voids: true,
    emptied: { when: 'after-drawing', clause: SUMMARY },
    drawings: [
      {
        id: 'drawing',
        title: 'Drawing for the prize',
        clause: SUMMARY,
        rows: ['drawn'],
        times: postedTimes('drawingTimes'),
        winnerCount: 1,
        absent: 'redraw',
        isPresenceAsked: true,
        minutes: 3,
        asks: { stub: false, identity: 'at-once', nameMatches: false },
        limit: { per: 'gaming-day', clause: ELIGIBILITY },
      },
    ],
  },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hand-option', 'hands', 'tickets', 'prizes', { value: 'paidIn' },
    { value: 'prizeDescription' }, { value: 'drawingTimes' }, 'no-purchase', 'claim', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [SUMMARY, 'The dealer calls a CSR, who verifies the hand and gives the tickets; without that it does not count.'],
    [SUMMARY, 'The ticket is perforated: one half for the player, one for the drum.'],
    [SUMMARY, "On the casino's half the player writes first and last name, the number of the player card if there is one, date, time, table and seat."],
    [SUMMARY, 'Player or employee drops it into the locked drum, which stays at the Card Promotion Desk until the drawing is over.'],
    [SUMMARY, 'Just before drawing, an employee spins the drum several times.'],

    [SUMMARY, 'A ticket not claimed in three minutes is discarded.'],
    [SUMMARY, 'After a drawing, or at the end, the drum is emptied and its tickets discarded.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    advertisedUnder('GEGA-004088'),
    FREE_IN_ADVERTISEMENTS,
    baseGameStands('Eligible Controlled Games'),
    [HANDS, 'One chart is offered at a time, never parts of two, and all hands of it together.'],
    [HANDS, 'Patrons learn well ahead which chart it is and what it asks for.'],
    [HANDS, 'Hands and numbers of tickets stay on display while it is offered.'],
    [ELIGIBILITY, 'It is open to all who are seated and playing one of its games in the posted hours.'],
    [ELIGIBILITY, 'Only those who are dealt one of the hands get a ticket.'],
    [ELIGIBILITY, 'Employees are out on duty and off duty, in uniform and out of uniform.'],
    noNumberOfPlayers(ELIGIBILITY),
    [ELIGIBILITY, 'If several hands in one round qualify, each earns its tickets.'],
    [ELIGIBILITY, 'The game must be played far enough that the hand is possible.'],
    [ELIGIBILITY, 'A player may earn any number of tickets.'],
    [ELIGIBILITY, 'Only the player who earned a ticket can use it.'],
    ['Prize', 'The prize is fixed beforehand and displayed on the floor.'],
    [SUMMARY, 'It is given at the end of the promotion, or when the advertisements say.'],
    ['Funding', 'The house pays for all of it; no jackpot fee or collection fee is taken.'],
    ['Administrative Fees', 'The house keeps no administrative fee.'],
  ]),
  records: ['The tickets: names, player card number, date, time, table and seat.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-8.1', `${HANDS}, options 2 and 3`, 'Pan 9, and Super 9 in option 3, have two aces where three cards are meant.', 'Three aces, as Super 9 has them in option 2.'],
    ['HG-8.2', `${HANDS}, option 2`, 'The heading of the chart and some cells with the number of tickets are lost.', 'One ticket per customer, as everywhere else.'],
    ['HG-8.3', `${HANDS}, option 3`, '5 Card Omaha is an eligible game and is missing in this chart.', 'In option 3 it has no hand.'],
    ['HG-8.4', 'Eligible Controlled Games', 'Omaha High Low Split has the number of Omaha; other sheets give it another one.', 'The game is meant, whatever its number.'],
    ['HG-8.5', HANDS, 'What unsuited means, also where better hands count.', 'They need not be of one suit; in lowball, razz and Kansas City they must not be.'],
    ['HG-8.6', HANDS, 'Dragon 7, Panda 8, Fortune 7 and Dragon 9 are not explained.',
      "As in the games, wins with three cards: Dragon 7 and Fortune 7 with a 7 of the banker, Panda 8 and Dragon 9 with the player's 8 and 9."],
    ['HG-8.7', HANDS, 'Whose hand it is in baccarat.', 'The lines are for all: every seated player in the round gets a ticket.'],
    ['HG-8.8', 'Eligible Controlled Games', 'The list has EZ Baccarat, the charts EZ Baccarat Panda 8.', 'One game under one number; it counts under either name.'],
    ['HG-8.9', HANDS, 'Whether one hole card means exactly one.', 'At least one.'],
    ['HG-8.10', `${HANDS}, options 1 and 3`, 'Hold cards must play in Crazy Pineapple, says one chart.', 'Hole cards, as in the other chart.'],
    paiGowReading('HG-8.11', `${HANDS}, options 2 and 3`),
    givenUpReading('HG-8.12', ELIGIBILITY),
    ['HG-8.13', `${HANDS}, options 1 and 3`, 'Whether the back of 13-Card must be set so.', 'It must: the chart names the three hands as set, and has no word on clean sweeps.'],
    ['HG-8.14', `${HANDS}, options 2 and 3`, 'Pair-pair is also gong-gong or better.',
      'One ticket for four tiles.', { name: 'nestedRows', values: ['best-row', 'all-that-apply'], default: 'best-row' }],
    ['HG-8.15', ELIGIBILITY, 'Whether the player-dealer may earn tickets.', 'Yes, at a seat like any other player.'],
    ['HG-8.16', `${HANDS}, options 2 and 3`, 'Which cards count for a pair in Blackjack Poker.', 'The first two.'],
    ['HG-8.17', SUMMARY, 'Whether the drum is emptied after each drawing, at the end, or both.', 'After each drawing, so that tickets count for the next drawing only.'],
    ['HG-8.18', SUMMARY, 'The ticket has two halves, but nothing is said of showing the one that is kept.', 'It need not be shown: the ID decides. One that is shown must match.'],
    forfeitReading('HG-8.19', ELIGIBILITY),
    wagerReading('HG-8.20', ELIGIBILITY),
  ]),
  sample: {
    options: { hands: '3' },
    values: {
      prize: '25000.00',
      paidIn: 'automobile',
      prizeDescription: 'a new mid-size car, on display by the Card Promotion Desk',
      drawingTimes: '2026-12-19 20:00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-14T00:00:00-08:00',
    until: '2026-12-19T23:00:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
