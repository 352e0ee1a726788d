// Car Giveaway Promotion, GEGA-004088.
import {
  defineActivity,
  dollars,
  drawingTimes,
  employees,
  event,
  fixed,
  noBackline,
  noTournaments,
  noTpp,
  postedTimes,
  text,
} from '#rules';
import { CAR_GIVEAWAY_ROWS } from './car-giveaway-rows.ts';
import { givenUpReading, paiGowReading } from './hand-tickets.ts';
import {
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  noNumberOfPlayers,
  prizeForm,
} from './promotions.ts';
import { HAWAIIAN_GARDENS, NO_PURCHASE } from './venue.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';
const HANDS = 'Qualifying Hands';

export const CAR_GIVEAWAY = defineActivity({
  id: 'hgc-car-giveaway',
  title: 'Car Giveaway Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-004088'],
  kind: 'ticket-drawing',
  summary: 'Hands of one of three charts earn tickets; a ticket that is drawn wins the prize.',
  games: [
    'texas-holdem',
    'seven-card-stud-high-low',
    'omaha',
    'california-lowball',
    'crazy-pineapple',
    'thirteen-card',
    'jokers-wild-pai-gow-poker',
    'pan-9',
    'pai-gow-tiles',
    'baccarat',
    'three-card-poker',
    'fortune-7-baccarat',
    'seven-card-stud',
    'razz',
    'omaha-high-low',
    'kansas-city-lowball',
    'mexican-poker',
    'pai-gow-poker',
    'fortune-pai-gow-poker',
    'super-9',
    'blackjack-poker',
    'ez-baccarat',
    'ez-baccarat-panda-8',
    'ultimate-texas-holdem',
    'five-card-omaha-high-low',
  ],
  options: {
    hands: {
      title: 'Qualifying hand chart',
      clause: HANDS,
      choices: {
        1: 'poker games and 13-Card',
        2: 'pai gow, Pan 9, blackjack, baccarat and the other California games',
        3: 'the games of charts 1 and 2, without 5 Card Omaha',
      },
    },
  },
  values: {
    prize: dollars('Prize, or what it is worth', ['25', '100000'], 'Prize'),
    prizeForm: prizeForm('cash', 'chips', 'merchandise', 'automobile', 'tournament entry'),
    prizeDescription: text('The prize', 'Prize', { optional: true }),
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
      'The holder is present and comes within three minutes to whoever conducts the drawing.',
      'Casino personnel check the ID.',
      'Otherwise the ticket is discarded and another drawn, until somebody is there to claim.',
      'Over the whole promotion a player may win several prizes.',
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
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'hand-option',
      'hands',
      'tickets',
      'prizes',
      { value: 'prizeForm' },
      { value: 'drawingTimes' },
      'no-purchase',
      'claim',
      'restrictions',
    ],
  },
  procedure: [
    {
      clause: SUMMARY,
      words: 'The dealer calls a CSR, who verifies the hand and gives the tickets.',
    },
    {
      clause: SUMMARY,
      words: 'The ticket is perforated: one half for the player, one for the drum.',
    },
    {
      clause: SUMMARY,
      words:
        "On the casino's half the player writes first and last name, the number of the player " +
        'card if there is one, date, time, table and seat.',
    },
    {
      clause: SUMMARY,
      words: 'Player or employee drops it into the locked drum at the Card Promotion Desk.',
    },
    { clause: SUMMARY, words: 'Just before drawing, an employee spins the drum several times.' },
    { clause: SUMMARY, words: 'A ticket that nobody claims in three minutes is discarded.' },
    {
      clause: SUMMARY,
      words: 'After a drawing, or at the end, the drum is emptied and its tickets discarded.',
    },
  ],
  rules: [
    advertisedUnder('GEGA-004088'),
    FREE_IN_ADVERTISEMENTS,
    baseGameStands('Eligible Controlled Games'),
    {
      clause: HANDS,
      words: 'One chart is offered at a time, never parts of two, and all hands of it together.',
    },
    { clause: HANDS, words: 'Patrons learn well ahead which chart it is and what it asks for.' },
    { clause: ELIGIBILITY, words: 'Seated players take part, in the posted hours.' },
    noNumberOfPlayers(ELIGIBILITY),
    { clause: ELIGIBILITY, words: 'Of several hands in one round each earns its tickets.' },
    { clause: ELIGIBILITY, words: 'The game must be played so far that the hand is possible.' },
    { clause: ELIGIBILITY, words: 'A player may earn any number of tickets.' },
    { clause: ELIGIBILITY, words: 'Only the player who earned a ticket can use it.' },
    { clause: 'Prize', words: 'The prize is fixed beforehand and displayed on the floor.' },
    {
      clause: SUMMARY,
      words: 'It is given at the end of the promotion, or when the advertisements say.',
    },
    { clause: 'Funding', words: 'No fee is taken for it.' },
    { clause: 'Administrative Fees', words: 'The house keeps no administrative fee.' },
  ],
  records: ['The tickets: names, player card number, date, time, table and seat.'],
  readings: [
    {
      id: 'HG-8.1',
      clause: `${HANDS}, options 2 and 3`,
      unclear: 'Pan 9, and Super 9 in option 3, have two aces where three cards are meant.',
      weRead: 'Three aces, as Super 9 has them in option 2.',
    },
    {
      id: 'HG-8.2',
      clause: `${HANDS}, option 2`,
      unclear: 'The heading of the chart and some cells with the number of tickets are lost.',
      weRead: 'One ticket per customer, as everywhere else.',
    },
    {
      id: 'HG-8.3',
      clause: `${HANDS}, option 3`,
      unclear: '5 Card Omaha is an eligible game and is missing in this chart.',
      weRead: 'In option 3 it has no hand.',
    },
    {
      id: 'HG-8.4',
      clause: 'Eligible Controlled Games',
      unclear: 'Omaha High Low Split has the number of Omaha; other sheets give it another one.',
      weRead: 'The game is meant, whatever its number.',
    },
    {
      id: 'HG-8.5',
      clause: HANDS,
      unclear: 'What unsuited means, also where better hands count.',
      weRead: 'They need not be of one suit; in lowball, razz and Kansas City they must not be.',
    },
    {
      id: 'HG-8.6',
      clause: HANDS,
      unclear: 'Dragon 7, Panda 8, Fortune 7 and Dragon 9 are not explained.',
      weRead:
        'As in the games, wins with three cards: Dragon 7 and Fortune 7 with a 7 of the banker, ' +
        "Panda 8 and Dragon 9 with the player's 8 and 9.",
    },
    {
      id: 'HG-8.7',
      clause: HANDS,
      unclear: 'Whose hand it is in baccarat.',
      weRead: 'The lines are for all: every seated player in the round gets a ticket.',
    },
    {
      id: 'HG-8.8',
      clause: 'Eligible Controlled Games',
      unclear: 'The list has EZ Baccarat, the charts EZ Baccarat Panda 8.',
      weRead: 'One game under one number; it counts under either name.',
    },
    {
      id: 'HG-8.9',
      clause: HANDS,
      unclear: 'Whether one hole card means exactly one.',
      weRead: 'At least one.',
    },
    {
      id: 'HG-8.10',
      clause: `${HANDS}, options 1 and 3`,
      unclear: 'Hold cards must play in Crazy Pineapple, says one chart.',
      weRead: 'Hole cards, as in the other chart.',
    },
    paiGowReading('HG-8.11', `${HANDS}, options 2 and 3`),
    givenUpReading('HG-8.12', ELIGIBILITY),
    {
      id: 'HG-8.13',
      clause: `${HANDS}, options 1 and 3`,
      unclear: 'Whether the back of 13-Card must be set so.',
      weRead: 'It must: the chart names the three hands as set, and has no word on clean sweeps.',
    },
    {
      id: 'HG-8.14',
      clause: `${HANDS}, options 2 and 3`,
      unclear: 'Pair-pair is also gong-gong or better.',
      weRead: 'One ticket for four tiles.',
      setting: {
        name: 'nestedRows',
        values: ['best-row', 'all-that-apply'],
        default: 'best-row',
      },
    },
    {
      id: 'HG-8.15',
      clause: ELIGIBILITY,
      unclear: 'Whether the player-dealer may earn tickets.',
      weRead: 'Yes, at a seat like any other player.',
    },
    {
      id: 'HG-8.16',
      clause: `${HANDS}, options 2 and 3`,
      unclear: 'Which cards count for a pair in Blackjack Poker.',
      weRead: 'The first two.',
    },
    {
      id: 'HG-8.17',
      clause: SUMMARY,
      unclear: 'Whether the drum is emptied after each drawing, at the end, or both.',
      weRead: 'After each drawing, so that tickets count for the next drawing only.',
    },
    {
      id: 'HG-8.18',
      clause: SUMMARY,
      unclear: 'The ticket has two halves, but nothing is said of showing the one that is kept.',
      weRead: 'It need not be shown: the ID decides. One that is shown must match.',
    },
  ],
  sample: {
    options: { hands: '3' },
    values: {
      prize: '25000.00',
      prizeForm: 'automobile',
      prizeDescription: 'a new mid-size car, on display by the Card Promotion Desk',
      drawingTimes: '2026-12-19 20:00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-14T00:00:00-08:00',
    until: '2026-12-19T20:00:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
