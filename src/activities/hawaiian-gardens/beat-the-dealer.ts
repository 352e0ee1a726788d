// Beat the Dealer Promotion. The sheet has no number.
import {
  choice,
  defineActivity,
  dollars,
  drawingTimes,
  type EligibilityRule,
  employees,
  event,
  fixed,
  noTpp,
  playersAtLeast,
  postedTimes,
  type Row,
  text,
} from '#rules';
import { BEAT_THE_DEALER_ROWS } from './beat-the-dealer-rows.ts';
import { BEAT_THE_DEALER_SHOW } from './beat-the-dealer-show.ts';
import { jackpotFund, jackpotFundReading } from './hand-tickets.ts';
import { ALL_GAMES } from './house-games.ts';
import { HAWAIIAN_GARDENS } from './venue.ts';

const HANDS = 'Qualifying Hands';
const DRAWING = 'Paragraphs on the drawing';
const DOUBLE_UP = 'Paragraphs on the double-up';
const CLOSING = 'Closing paragraphs';

const PLAYERS_MOST = 10;

const PLAYERS_AT_MOST: EligibilityRule = {
  code: 'players',
  scope: 'table',
  clause: CLOSING,
  words: `No more than ${PLAYERS_MOST} players may be in the round.`,
  leavesOut: ({ playerCount }) => playerCount > PLAYERS_MOST,
  tries: {
    allowed: [{ playerCount: PLAYERS_MOST }],
    refused: [{ playerCount: PLAYERS_MOST + 1 }],
  },
};

const LADDER: readonly Row[] = [
  {
    id: 'drawn',
    title: 'Ticket drawn, and the prize taken or the double-up lost',
    clause: DRAWING,
    when: event('the ticket is drawn and verified in time'),
    prize: fixed('prize'),
  },
  {
    id: 'first-hand-won',
    title: 'One hand of baccarat won',
    clause: DOUBLE_UP,
    when: event('the winning hand is picked once, and the player stops'),
    prize: { pays: 'words', words: 'two times the prize' },
  },
  {
    id: 'second-hand-won',
    title: 'Two hands of baccarat won',
    clause: DOUBLE_UP,
    when: event('the winning hand is picked twice, and the player stops'),
    prize: { pays: 'words', words: 'four times the prize' },
  },
  {
    id: 'third-hand-won',
    title: 'Three hands of baccarat won, or a dragon 7',
    clause: DOUBLE_UP,
    when: event('the winning hand is picked three times, or any of the hands is a dragon 7'),
    prize: { pays: 'words', words: 'ten times the prize' },
  },
];

export const BEAT_THE_DEALER = defineActivity({
  id: 'hgc-beat-the-dealer',
  title: 'Beat the Dealer Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'ticket-drawing',
  summary: 'Hands earn tickets; whoever is drawn may raise the prize tenfold at baccarat.',
  games: ALL_GAMES,
  gamesNote: 'any approved game of the house; hands are named for some of them',
  values: {
    prize: dollars('Prize, or what it is worth', ['10', '100000'], 'Opening paragraph'),
    prizeForm: choice('Form of the prize', ['cash', 'chips', 'merchandise'], 'Opening paragraph'),
    merchandise: text('Merchandise at each step of the double-up', DOUBLE_UP, { optional: true }),
    drawingTimes: drawingTimes('Dates and times of the drawings', DRAWING),
  },
  fund: jackpotFund(CLOSING),
  rows: [...BEAT_THE_DEALER_ROWS, ...LADDER],
  eligibility: [
    playersAtLeast(2, CLOSING),
    PLAYERS_AT_MOST,
    employees('never', CLOSING),
    noTpp(CLOSING),
  ],
  claim: {
    clause: DRAWING,
    identity: { nameMatters: false },
    perPerson: { most: 1, of: 'prize', within: 'day', clause: DRAWING },
    minutes: 3,
    words: [
      'The winner comes within three minutes, with the matching stub and proper identification.',
      'A lost stub wins nothing.',
    ],
  },
  drum: {
    sources: [{ by: 'hand', clause: DRAWING }],
    voids: true,
    drawings: [
      {
        id: 'drawing',
        title: 'Drawing for a place at the double-up',
        clause: DRAWING,
        rows: [],
        times: postedTimes('drawingTimes'),
        winnerCount: 1,
        absent: 'redraw',
        isPresenceAsked: true,
        minutes: 3,
        asks: { stub: true, identity: 'at-once', nameMatches: false },
        limit: { per: 'gaming-day', clause: DRAWING },
      },
    ],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: 'Opening paragraph',
    words: ['Tickets are earned in live games and in games without purchase alike.'],
  },
  posting: {
    clause: 'Opening paragraph',
    items: [
      'games',
      'periods',
      'hands',
      'tickets',
      'prizes',
      { value: 'drawingTimes' },
      'players',
      'claim',
      'procedure',
      'no-purchase',
      'restrictions',
    ],
  },
  procedure: [
    { clause: DRAWING, words: 'The customer writes name and identification on the ticket.' },
    { clause: DRAWING, words: 'It goes into a locked drum that stands in sight on the floor.' },
    { clause: DRAWING, words: 'A ticket is drawn, and its holder announced at once.' },
    {
      clause: DRAWING,
      words: 'A ticket that has won stays out of later drawings; its holder keeps the others in.',
    },
    { clause: DOUBLE_UP, words: 'The winner takes the prize, or picks banker or player.' },
    { clause: DOUBLE_UP, words: 'After each hand won the winner keeps what it is, or goes on.' },
  ],
  rules: [
    {
      clause: `${HANDS}, Poker Games`,
      words: 'Both players get a ticket: the one who is beaten, and the one who beats.',
    },
    {
      clause: `${HANDS}, Poker Games`,
      words:
        'Whoever folds before the last betting round gets a ticket only if the dealer was asked ' +
        'to hold the cards aside until the pot was won.',
    },
    {
      clause: `${HANDS}, California Games`,
      words: "The player-dealer's hand counts like any other.",
    },
    {
      clause: `${HANDS}, California Games`,
      words: 'Backline players get a ticket for the hand that they wager on.',
    },
    {
      clause: `${HANDS}, California Games`,
      words: 'Winning, losing and pushing make no difference.',
    },
    {
      clause: `${HANDS}, Pai Gow Poker`,
      words: 'All seven cards count, however the hand was set.',
    },
    { clause: `${HANDS}, Pan 9`, words: "The players' hands and the banker's hand can qualify." },
    { clause: `${HANDS}, Pai Gow Tiles`, words: 'All four tiles count, however they were set.' },
    {
      clause: `${HANDS}, Blackjack Poker`,
      words:
        'The first two cards count, of one suit or not, whatever becomes of the hand: more cards, ' +
        'surrender, a split.',
    },
    {
      clause: `${HANDS}, 13-Card`,
      words: 'The back must be set as it counts; front and middle may be anything.',
    },
    {
      clause: `${HANDS}, 13-Card`,
      words: 'A clean sweep needs no setting, if its cards could make the back.',
    },
    {
      clause: `${HANDS}, Baccarat and EZ Baccarat`,
      words: 'Only the first two cards of the lines count, of any colour and suit.',
    },
    {
      clause: `${HANDS}, Three Card Poker`,
      words: 'A fold takes nothing away, nor does a player-dealer who fails to qualify.',
    },
    {
      clause: `${HANDS}, Pokara`,
      words: 'The same holds here; a further card does not matter, whether it helps or not.',
    },
    { clause: DRAWING, words: 'Every qualifying hand earns a ticket, and tickets add up.' },
    { clause: CLOSING, words: 'Nobody may hand a ticket on.' },
    { clause: DOUBLE_UP, words: 'A pick that loses leaves the prize as it was drawn.' },
    { clause: DOUBLE_UP, words: 'A tie is played again until somebody wins.' },
    { clause: DOUBLE_UP, words: 'A dragon 7 pays ten times at once, and that is the end of it.' },
    {
      clause: DOUBLE_UP,
      words: 'Merchandise gets better step by step, not exactly by two, four and ten.',
    },
    {
      clause: DOUBLE_UP,
      words:
        'As an example: headphones, a Blu-ray player, a surround sound system, a 65" television.',
    },
    {
      clause: CLOSING,
      words: 'The fund is made of fixed collection fees, never of a part of the wagers.',
    },
  ],
  records: ['The tickets with names and identification.'],
  readings: [
    {
      id: 'HG-1.1',
      clause: DOUBLE_UP,
      unclear: 'After a tie one sentence awards the prize and goes on, another replays the hand.',
      weRead: 'A tie decides nothing. The prize is safe in any case, and the hand is replayed.',
    },
    {
      id: 'HG-1.2',
      clause: DOUBLE_UP,
      unclear: 'Whether a dragon 7 pays somebody who had picked the player.',
      weRead: 'It does: it pays by itself, whatever was picked.',
    },
    {
      id: 'HG-1.3',
      clause: DOUBLE_UP,
      unclear: 'What a loss leaves once two or four times the prize have been reached.',
      weRead: 'The prize as it was drawn.',
    },
    {
      id: 'HG-1.4',
      clause: DOUBLE_UP,
      unclear: 'Ten times the highest prize is far beyond the range of prizes.',
      weRead: 'The range is for the prize that is posted, not for what the ladder makes of it.',
    },
    {
      id: 'HG-1.5',
      clause: `${HANDS}, Poker Games`,
      unclear: 'A folded hand cannot be beaten at the showdown.',
      weRead: "The cards held aside are compared, on the whole board, with the winner's.",
    },
    {
      id: 'HG-1.6',
      clause: `${HANDS}, Poker Games`,
      unclear: 'The sheet speaks only of folding before the last betting round.',
      weRead: 'A hand that was folded in the last round must have been held aside as well.',
    },
    {
      id: 'HG-1.7',
      clause: `${HANDS}, Poker Games`,
      unclear: 'Which hole cards must play where there is no board.',
      weRead: "The rule is for games with a board; elsewhere all cards are the player's own.",
    },
    {
      id: 'HG-1.8',
      clause: `${HANDS}, Poker Games`,
      unclear: 'Whether one four of a kind that beats hands of both kinds earns two tickets.',
      weRead: 'It does, one for each kind of hand beaten.',
    },
    {
      id: 'HG-1.9',
      clause: `${HANDS}, Poker Games`,
      unclear: 'Whether lowball and razz are poker-style games here.',
      weRead: 'They are offered it, but have no such hands: there the lowest hand wins.',
    },
    {
      id: 'HG-1.10',
      clause: `${HANDS}, Pai Gow Poker`,
      unclear: 'Where the joker must not be.',
      weRead: 'Anywhere: front and back take all seven cards, so none of them may be a joker.',
    },
    {
      id: 'HG-1.11',
      clause: `${HANDS}, Pai Gow Tiles`,
      unclear: 'Pair-pair is named beside gong-gong or better, though it is better.',
      weRead: 'One row, and one ticket for four tiles.',
    },
    {
      id: 'HG-1.12',
      clause: `${HANDS}, 13-Card`,
      unclear: 'Nothing is said of the player-dealer and of backline players.',
      weRead: 'What is not said does not exclude them.',
    },
    {
      id: 'HG-1.13',
      clause: `${HANDS}, 13-Card`,
      unclear: 'Which hands are clean sweeps is left to the game.',
      weRead: 'Those that are commonly played. A hand that was set foul has no back.',
    },
    {
      id: 'HG-1.14',
      clause: `${HANDS}, Baccarat and EZ Baccarat`,
      unclear: 'Whose hand a tie is.',
      weRead: 'It is on both lines, so everybody in the round gets a ticket.',
    },
    {
      id: 'HG-1.15',
      clause: `${HANDS}, Three Card Poker`,
      unclear: 'The wager that a player who folds does not make is called the ante.',
      weRead: 'The further wager is meant.',
    },
    {
      id: 'HG-1.16',
      clause: CLOSING,
      unclear: 'Who is counted among the two to ten customers.',
      weRead: 'Whoever holds a hand, the player-dealer too; backline players do not count.',
    },
    {
      id: 'HG-1.17',
      clause: DRAWING,
      unclear: 'What happens to a prize that nobody claims.',
      weRead: 'Another ticket is drawn, as in the other drawings of the house.',
    },
    {
      id: 'HG-1.18',
      clause: DOUBLE_UP,
      unclear: 'Ten times the original bet, where nobody bets.',
      weRead: 'A slip: the original prize is meant.',
    },
    jackpotFundReading('HG-1.19', CLOSING),
    {
      id: 'HG-1.20',
      clause: `${HANDS}, California Games`,
      unclear: 'A hand is said to qualify though it "losses".',
      weRead: 'Loses.',
    },
    {
      id: 'HG-1.21',
      clause: HANDS,
      unclear: 'Super Pan-9 and EZ Baccarat are approved under other names.',
      weRead: 'Super 9, and EZ Baccarat Panda 8 beside EZ Baccarat.',
    },
    {
      id: 'HG-1.22',
      clause: DRAWING,
      unclear: 'What proper identification is.',
      weRead: 'The house decides; the sheet, unlike others of the house, has no list.',
    },
    {
      id: 'HG-1.23',
      clause: DOUBLE_UP,
      unclear: 'Whether the winner may pick anew after a tie.',
      weRead: 'No: the pick stands until the hand is decided.',
    },
  ],
  shows: [BEAT_THE_DEALER_SHOW],
  sample: {
    values: {
      prize: '500.00',
      prizeForm: 'cash',
      drawingTimes: 'Friday 21:00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-14T00:00:00-08:00',
    until: '2026-12-18T23:00:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
