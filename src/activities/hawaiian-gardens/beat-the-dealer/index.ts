// Beat the Dealer Promotion. The sheet has no number.

import { given } from '#result';
import {
  baccarat,
  baseWager,
  beaten,
  blackjack,
  type Condition,
  chartOf,
  choice,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  drawingTimes,
  type EligibilityRule,
  type ExampleDeal,
  employees,
  eventRow,
  exclusions,
  fixed,
  type HandTest,
  hand,
  noTpp,
  paiGow,
  pan9,
  playersAtLeast,
  poker,
  postedTimes,
  type Row,
  readingsOf,
  table,
  text,
  thirteen,
  threeCard,
  tickets,
  tiles,
} from '#rules';
import { jackpotFundReading, TICKET_TO_BOTH, unnumberedFund } from '../hand-tickets.ts';
import { HIGH_POKER_GAMES } from '../poker-pots.ts';
import { ALL_GAMES, forfeitReading, HAWAIIAN_GARDENS, wagerReading } from '../shared.ts';
import { BEAT_THE_DEALER_SHOW, checkWorths } from './show.ts';

const HANDS = 'Qualifying Hands';
const DRAWING = 'Paragraphs on the drawing';
const DOUBLE_UP = 'Paragraphs on the double-up';
const CLOSING = 'Closing paragraphs';

const playing = (category: 'full-house' | 'four-of-a-kind'): HandTest =>
  poker.makes(category, poker.twoHoleHand);

const BANK = { dealer: { cards: 'Kh 2d 4c' } };

const holdem = (holes: readonly string[], board: string) =>
  dealt(
    'texas-holdem',
    holes.map((hole) => ({ hole })),
    { board },
  );
const paiGowPoker = (cards: string) => dealt('pai-gow-poker', [{ cards }, {}]);
const pan = (cards: string) => dealt('pan-9', [{ cards }], BANK);
const tilesDealt = (four: string) => dealt('pai-gow-tiles', [{ tiles: four }, {}]);
const blackjackPoker = (cards: string) =>
  dealt('blackjack-poker', [{ cards }], { dealer: { up: '5c' } });
const thirteenCard = (back: string) =>
  dealt('thirteen-card', [{ front: 'Qc Jd 5h', middle: 'Kh Kd 4c 3h 2d', back }, {}]);
const lines = (player: string, banker: string) => dealt('baccarat', [{}, {}], { player, banker });
const three = (cards: string) => dealt('three-card-poker', [{ cards }, {}]);
const pokara = (cards: string) => dealt('pokara', [{ cards }, {}]);

const ticketRow = (
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
const CALIFORNIA_ROWS: readonly Row[] = chartOf(ticketRow, [
  // id, title, clause, games, when, meets, misses, looksAt
  ['pai-gow-ace-jack-and-straight', 'A-J or better in front, a straight or better behind, no joker', `${HANDS}, Pai Gow Poker`, ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker'], hand(paiGow.aceJackBeforeStraight({ setting: 'any', joker: 'none' })),
    paiGowPoker('As Jd Td 9c 8h 7s 6d'), paiGowPoker('As Td 9c 8h 7s 6d 5d'), { own: 7, suits: 'in-flushes' }],
  ['pan-9-three-alike', 'Three aces, 2s, 3s, 4s, 5s or 6s in the first three cards', `${HANDS}, Pan 9`, ['pan-9', 'super-9', 'bonus-pan-9'], hand(pan9.isThreeAcesToSixes),
    pan('6h 6d 6c'), pan('Jh Jd Jc'), { own: 3, suits: 'all-alike' }],
  ['tiles-gong-gong', 'Pair-pair, or gong-gong or better, in the four tiles', `${HANDS}, Pai Gow Tiles`, ['pai-gow-tiles'], hand(tiles.hasGongGongOrBetter),
    tilesDealt('66 44 11 62'), tilesDealt('66 44 11 61')],
  ['blackjack-pair', 'Two aces, kings or queens in the first two cards', `${HANDS}, Blackjack Poker`, ['blackjack-poker'], hand(blackjack.isDealtPair(['A', 'K', 'Q'], 'any')),
    blackjackPoker('Qh Qd'), blackjackPoker('Jh Jd'), { own: 2, suits: 'all-alike' }],
  ['thirteen-card-straight-flush', '10-high straight flush or better in the back', `${HANDS}, 13-Card`, ['thirteen-card'], hand(thirteen.straightFlushInBackOrSweep('T')),
    thirteenCard('Ts 9s 8s 7s 6s'), thirteenCard('9s 8s 7s 6s 5s')],
  ['baccarat-natural-tie', 'A tie of natural 8s or 9s, of any color', `${HANDS}, Baccarat and EZ Baccarat`, ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'], table(baccarat.isNaturalTie),
    lines('4h 4d', '5c 3s'), lines('4h 3d', '5c 2s'), { lines: true, suits: 'all-alike' }],
  ['three-card-three-of-a-kind', 'Three of a kind or better in the three cards dealt', `${HANDS}, Three Card Poker`, ['three-card-poker'], hand(threeCard.isTripsOrBetter),
    three('2h 2d 2c'), three('Ah Kd Qc'), { own: 3, suits: 'all-alike' }],
  ['pokara-straight-flush', 'Straight flush in the first three cards', `${HANDS}, Pokara`, ['pokara'], hand(threeCard.isStraightFlush),
    pokara('9h 8h 7h'), pokara('9h 8h 6h 7h'), { own: 3, suits: 'all-alike' }],
  ['pokara-three-of-a-kind', 'Three of a kind in the first three cards', `${HANDS}, Pokara`, ['pokara'], hand(threeCard.isThreeOfAKind),
    pokara('7h 7d 7c 2s'), pokara('7h 7d 2s 7c'), { own: 3, suits: 'all-alike' }],
]);

type Made = Parameters<typeof playing>[0];

const beatenRow = (
  id: string,
  title: string,
  losing: Made,
  winning: Made,
  meets: Parameters<typeof holdem>,
  misses: Parameters<typeof holdem>,
): Row => ({
  id,
  title,
  clause: `${HANDS}, Poker Games`,
  games: HIGH_POKER_GAMES,
  when: beaten({
    heldAside: true,
    among: 'showdown',
    losing: playing(losing),
    winning: playing(winning),
  }),
  prize: tickets(1),
  shares: TICKET_TO_BOTH,
  examples: { meets: holdem(...meets), misses: holdem(...misses) },
});

// biome-ignore format: a line for each, as the sheet has them
const POKER_ROWS = chartOf(beatenRow, [
  // id, title, losing, winning, meets and misses: the losing and the winning hole cards, the board
  ['four-of-a-kind-beaten', 'Four of a kind beaten by a better one, both hole cards playing in each hand', 'four-of-a-kind', 'four-of-a-kind',
    [['4h 4s', '9c 9s'], '9h 9d 4c 4d 2s'], [['4h 4s', '9s 2c'], '9h 9d 9c 4d 4c']],
  ['full-house-beaten', 'A full house beaten by four of a kind, both hole cards playing in each hand', 'full-house', 'four-of-a-kind',
    [['Ks Kd', '7s 7h'], 'Kh 7c 7d 2s 2h'], [['Ks Kd', '7s 2c'], 'Kh 7c 7d 7h 2s']],
]);

const BEAT_THE_DEALER_ROWS: readonly Row[] = [...CALIFORNIA_ROWS, ...POKER_ROWS];

const PLAYERS_MOST = 10;

const PLAYERS_LEAST = 2;

/** At a free table the house deals to empty seats too, but they are no customers. */
const isAloneForFree = exclusions.defineWith(
  'hgc.free-customers-fewer-than',
  ['least'],
  (least: number) =>
    ({ deal }) =>
      deal.npn &&
      deal.seats.filter(({ person, position }) => person !== 'nobody' && position !== 'backline')
        .length < least,
);

const FREE_PLAYERS_AT_LEAST: EligibilityRule = {
  code: 'players',
  scope: 'table',
  clause: CLOSING,
  words: `At a free table too, at least ${PLAYERS_LEAST} customers must be in the round.`,
  leavesOut: isAloneForFree(PLAYERS_LEAST),
  tries: {
    allowed: [{ deal: { npn: true }, playerCount: PLAYERS_LEAST + 1 }],
    refused: [{ deal: { npn: true }, playerCount: 1 }],
  },
};

const isMoreThan = exclusions.defineWith(
  'hgc.players-more-than',
  ['most'],
  (most: number) =>
    ({ playerCount }) =>
      playerCount > most,
);

const PLAYERS_AT_MOST: EligibilityRule = {
  code: 'players',
  scope: 'table',
  clause: CLOSING,
  words: `No more than ${PLAYERS_MOST} players may be in the round.`,
  leavesOut: isMoreThan(PLAYERS_MOST),
  tries: {
    allowed: [{ playerCount: PLAYERS_MOST }],
    refused: [{ playerCount: PLAYERS_MOST + 1 }],
  },
};

// biome-ignore format: a line for each, as the sheet has them
const LADDER: readonly Row[] = chartOf(eventRow, [
  // id, title, clause, what happens, prize
  ['drawn', 'Ticket drawn, and the prize taken or the double-up lost', DRAWING, 'the ticket is drawn and verified in time', fixed('prize')],
  ['first-hand-won', 'One hand of baccarat won', DOUBLE_UP, 'the winning hand is picked once, and the player stops', { pays: 'words', words: 'two times the prize' }],
  ['second-hand-won', 'Two hands of baccarat won', DOUBLE_UP, 'the winning hand is picked twice, and the player stops', { pays: 'words', words: 'four times the prize' }],
  ['third-hand-won', 'Three hands of baccarat won, or a dragon 7', DOUBLE_UP,
    'the winning hand is picked three times, or any of the hands is a dragon 7', { pays: 'words', words: 'ten times the prize' }],
]);

const worthAfter = (hand: string) =>
  dollars(`Value of the merchandise after the ${hand} hand won`, ['0.01'], DOUBLE_UP, {
    optional: true,
  });

export const BEAT_THE_DEALER = defineActivity({
  id: 'hgc-beat-the-dealer',
  title: 'Beat the Dealer Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'ticket-drawing',
  summary: 'Hands earn tickets; a winner can raise the prize tenfold at baccarat.',
  games: ALL_GAMES,
  gamesNote: 'any approved game of the house; hands are named for some of them',
  values: {
    prize: dollars('Prize, or what it is worth', ['10', '100000'], 'Opening paragraph'),
    paidIn: choice('Form of the prize', ['cash', 'chips', 'merchandise'], 'Opening paragraph', {
      formerly: ['prizeForm'],
    }),
    merchandise: text('Merchandise at each step of the double-up', DOUBLE_UP, { optional: true }),
    firstHandWorth: worthAfter('first'),
    secondHandWorth: worthAfter('second'),
    thirdHandWorth: worthAfter('third'),
    drawingTimes: drawingTimes('Dates and times of the drawings', DRAWING),
  },
  fund: unnumberedFund(CLOSING),
  rows: [...BEAT_THE_DEALER_ROWS, ...LADDER],
  eligibility: [
    baseWager(HANDS),
    playersAtLeast(PLAYERS_LEAST, CLOSING),
    FREE_PLAYERS_AT_LEAST,
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
      'The winner must come forward within three minutes, with the matching stub and proper identification.',
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
    words: ['No Purchase Necessary: hands earn tickets in no-purchase games as in live ones.'],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'Opening paragraph', items: [
    'games', 'periods', 'hands', 'tickets', 'prizes', { value: 'drawingTimes' }, 'players', 'claim',
    'procedure', 'no-purchase', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['Opening paragraph', 'Times of the drawings, rules and prizes are set beforehand and posted before and during the promotion.'],
    [DRAWING, 'The customer writes name and ID on the ticket.'],
    [DRAWING, 'It goes into a locked drum that stands in sight on the floor.'],
    [DRAWING, 'Dates and times of the drawings are posted in the casino.'],
    [DRAWING, 'A ticket is drawn, and the winner announced at once.'],
    [DRAWING, 'A ticket that has won its prize leaves the drum; the holder’s other tickets stay in for later drawings.'],
    [DOUBLE_UP, 'The winner takes the prize, or picks banker or player in a hand of baccarat to double it.'],
    [DOUBLE_UP, 'After one hand won, the winner keeps the double or plays a second for four times the prize.'],
    [DOUBLE_UP, 'After two hands won, the winner keeps four times the prize or plays a third for ten times.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    [`${HANDS}, Poker Games`, 'Both players get a ticket: the one who is beaten and the one who wins.'],
    [`${HANDS}, Poker Games`, 'A player who folds before the last betting round gets a ticket only if the dealer was asked to hold the cards aside until the pot was won.'],
    [`${HANDS}, California Games`, "The player-dealer's hand counts like any other."],
    [`${HANDS}, California Games`, 'Backline players get a ticket for the hand that they wager on.'],
    [`${HANDS}, California Games`, 'Winning, losing and pushing make no difference.'],
    [`${HANDS}, Pai Gow Poker`, 'In pai gow poker all seven cards count, however the hand was set.'],
    [`${HANDS}, Pan 9`, "In pan 9 the players' hands and the banker's hand can qualify."],
    [`${HANDS}, Pai Gow Tiles`, 'In pai gow tiles all four tiles count, however they were set.'],
    [`${HANDS}, Blackjack Poker`, 'In blackjack the first two cards count, of one suit or not, whatever becomes of the hand: more cards, surrender, a split.'],
    [`${HANDS}, 13-Card`, 'In 13-card the back must be set as it counts; front and middle may be anything.'],
    [`${HANDS}, 13-Card`, 'A clean sweep needs no setting, if its cards could make the back.'],
    [`${HANDS}, Baccarat and EZ Baccarat`, 'In baccarat only the first two cards of a hand count, drawn to or not, suited or not.'],
    [`${HANDS}, Three Card Poker`, 'In Three Card Poker a folded hand still counts, without the ante wager and whether the player-dealer qualifies or not.'],
    [`${HANDS}, Pokara`, 'In Pokara too a folded hand still counts, whether the player-dealer qualifies or not; only the first three cards count, whatever a further one does.'],
    [DRAWING, 'Every qualifying hand earns a ticket, and a player may hold any number of tickets.'],
    [CLOSING, 'Tickets cannot be passed on.'],
    [DOUBLE_UP, 'A pick that loses, in any hand, leaves the original prize: going on costs nothing.'],
    [DOUBLE_UP, 'A tie is played again until there is a winner.'],
    [DOUBLE_UP, 'A dragon 7 pays ten times at once and ends the game.'],
    [DOUBLE_UP, 'Merchandise gets better step by step, not exactly by two, four and ten.'],
    [DOUBLE_UP, 'As an example: headphones, a Blu-ray player, a surround sound system, a 65" television.'],
    [CLOSING, 'The fund is made of jackpot fees that players pay: approved, fixed beforehand, never a percentage of the wagers.'],
  ]),
  records: ['The tickets with names and identification.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-1.1', DOUBLE_UP, 'After a tie one sentence awards the prize and goes on, another replays the hand.', 'A tie decides nothing. The prize is safe in any case, and the hand is replayed.'],
    ['HG-1.2', DOUBLE_UP, 'Whether a dragon 7 pays when the pick was the player.', 'It does: it pays by itself, whatever was picked.'],
    ['HG-1.3', DOUBLE_UP, 'What a loss leaves once two or four times the prize have been reached.', 'The prize as it was drawn.'],
    ['HG-1.4', DOUBLE_UP, 'Ten times the highest prize is far beyond the range of prizes.', 'The range is for the prize that is posted, not for what the ladder makes of it.'],
    ['HG-1.5', `${HANDS}, Poker Games`, 'A folded hand cannot be beaten at a showdown, and there may be none.', "The cards held aside are compared with the winner's once the pot is won, on the board as it lies then: the sheet asks to hold them until that moment, and for no showdown."],
    ['HG-1.6', `${HANDS}, Poker Games`, 'The sheet speaks only of folding before the last betting round.', 'A hand that was folded in the last round must have been held aside as well.'],
    ['HG-1.7', `${HANDS}, Poker Games`, 'Which hole cards must play where there is no board.', "The rule is for games with a board; elsewhere all cards are the player's own."],
    ['HG-1.8', `${HANDS}, Poker Games`, 'Whether one four of a kind that beats hands of both kinds earns two tickets.', 'It does, one for each kind of hand beaten.'],
    ['HG-1.9', `${HANDS}, Poker Games`, 'Whether lowball and razz are poker-style games here.', 'They are offered it, but have no such hands: there the lowest hand wins.'],
    ['HG-1.10', `${HANDS}, Pai Gow Poker`, 'Where the joker must not be.', 'Anywhere: front and back take all seven cards, so none of them may be a joker.'],
    ['HG-1.11', `${HANDS}, Pai Gow Tiles`, 'Pair-pair is named beside gong-gong or better, though it is better.', 'One row, and one ticket for four tiles.'],
    ['HG-1.12', `${HANDS}, 13-Card`, 'Nothing is said of the player-dealer and of backline players.', 'What is not said does not exclude them.'],
    ['HG-1.13', `${HANDS}, 13-Card`, 'Which hands are clean sweeps is left to the game.', 'Those that are commonly played. A hand that was set foul has no back.'],
    ['HG-1.14', `${HANDS}, Baccarat and EZ Baccarat`, 'Whose hand a tie is.', 'It is on both lines, so everyone in the round gets a ticket.'],
    ['HG-1.15', `${HANDS}, Three Card Poker`, 'The wager that a player who folds does not make is called the ante.', 'The further wager is meant.'],
    ['HG-1.16', CLOSING, 'Who is counted among the two to ten customers.', 'Everyone who holds a hand, the player-dealer too, at a free table as at any other; backline players and empty seats do not count.'],
    ['HG-1.17', DRAWING, 'What happens to a prize that is not claimed.', 'Another ticket is drawn, as in the other drawings of the house.'],
    ['HG-1.18', DOUBLE_UP, 'Ten times the original bet, where no one bets.', 'A slip: the original prize is meant.'],
    jackpotFundReading('HG-1.19', CLOSING),
    ['HG-1.20', `${HANDS}, California Games`, 'A hand is said to qualify though it "losses".', 'Loses.'],
    ['HG-1.21', HANDS, 'Super Pan-9 and EZ Baccarat are approved under other names.', 'Super 9, and EZ Baccarat Panda 8 beside EZ Baccarat.'],
    ['HG-1.22', DRAWING, 'What proper identification is.', 'The house decides; the sheet, unlike others of the house, has no list.'],
    ['HG-1.23', DOUBLE_UP, 'Whether the winner may pick again after a tie.', 'No: the pick stands until the hand is decided.'],
    forfeitReading('HG-1.24', DRAWING),
    ['HG-1.25', DOUBLE_UP, 'What merchandise is worth that need not be exactly two, four and ten times the prize.',
      'What the house posts for the step, more at each than at the one before; where it posts nothing, so many times the prize.'],
    wagerReading('HG-1.26', HANDS),
  ]),
  check: { codeVersion: 1, problems: checkWorths },
  shows: [BEAT_THE_DEALER_SHOW],
  sample: {
    values: {
      prize: '500.00',
      paidIn: 'cash',
      drawingTimes: 'Friday 21:00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-14T00:00:00-08:00',
    until: '2026-12-18T23:00:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
