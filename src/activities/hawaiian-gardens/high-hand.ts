// High Hand Promotion. The number on the sheet was left blank.
import type { Cents } from '#money';
import { given } from '#result';
import {
  anyOf,
  type BoardLine,
  type BoardRule,
  baseWager,
  blackjack,
  chart,
  chartOf,
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
  type LooksAt,
  POINTS_OF_ROW,
  paiGow,
  pan9,
  points,
  poker,
  postedTimes,
  type Row,
  readingsOf,
  tickets,
  type ValueRule,
  whole,
} from '#rules';
import { asSeen, givenUpReading, jackpotFundReading, unnumberedFund } from './hand-tickets.ts';
import {
  dividePlaces,
  forfeitReading,
  HAWAIIAN_GARDENS,
  PHOTO_ID,
  PROPER_ID,
  standingOf,
  type Winnings,
  wagerReading,
} from './shared.ts';

const INTRODUCTION = 'Introduction';
const HANDS = 'Designated High Hands';

const designated = (
  id: string,
  title: string,
  worth: number,
  test: HandTest,
  meets: ExampleDeal,
  misses: ExampleDeal,
) => ({ id, title, worth, test, meets, misses });

type DesignatedHand = ReturnType<typeof designated>;

/** The hands of some games that have one list, best first. */
interface HandList {
  readonly games: readonly string[];
  /** The list's heading. */
  readonly title: string;
  readonly looksAt?: LooksAt;
  readonly hands: readonly DesignatedHand[];
}

const makes = (...categories: readonly poker.HighCategory[]): HandTest =>
  asSeen(anyOf(categories.map((category) => poker.makes(category))));

/** Five of a kind is in no list; four of them are (a reading). */
const MAKES_FOUR = makes('four-of-a-kind', 'five-of-a-kind');

const board = (game: string) => (hole: string, cards: string) =>
  dealt(game, [{ hole }], { board: cards });
const held = (game: string) => (cards: string) => dealt(game, [{ cards }]);

const holdem = board('texas-holdem');
const pineapple = board('crazy-pineapple');
const omaha = board('omaha');
const mexican = held('mexican-poker');
const pan = held('pan-9');
const seven = held('pai-gow-poker');
const hawaiian = held('hawaiian-blackjack');

const HOLDEM_AND_STUD: HandList = {
  games: ['texas-holdem', 'seven-card-stud', 'seven-card-stud-high-low'],
  title: "Texas Hold'em, Seven-Card Stud or Seven-Card High-Low Split",
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['holdem-royal-flush', 'Royal flush', 10, makes('royal-flush'), holdem('Ah Kh', 'Qh Jh Th 2c 3d'), holdem('9h Kh', 'Qh Jh Th 2c 3d')],
    ['holdem-straight-flush', 'Straight flush', 4, makes('straight-flush'), holdem('9h Kh', 'Qh Jh Th 2c 3d'), holdem('8h Kh', 'Qh Jh Th 2c 3d')],
    ['holdem-four-of-a-kind', 'Four of a kind', 3, makes('four-of-a-kind'), holdem('7h 7d', '7c 7s 2h 3d 9c'), holdem('7h 7d', '7c 2s 2h 3d 9c')],
    ['holdem-full-house', 'Any full house', 2, makes('full-house'), holdem('7h 7d', '7c 2s 2h 3d 9c'), holdem('7h 7d', '7c 2s 4h 3d 9c')],
    ['holdem-straight-or-flush', 'Straight or flush', 1, makes('straight', 'flush'), holdem('6h 5d', '4c 3s 2h Kd Jc'), holdem('7h 5d', '4c 3s 2h Kd Jc')],
  ]),
};

/** Crazy Pineapple and Omaha differ in what the royal flush is worth. */
const flopHands = (
  name: string,
  { royal, deal }: { royal: number; deal: (hole: string, cards: string) => ExampleDeal },
): readonly DesignatedHand[] => {
  const spare = name === 'omaha' ? ' 2s 3s' : '';
  const made = (hole: string, cards: string) => deal(`${hole}${spare}`, cards);
  // biome-ignore format: a line for each, as the sheet has them
  return chartOf(designated, [
    // id, title, points, test, meets, misses
    [`${name}-royal-flush`, 'Royal flush', royal, makes('royal-flush'), made('Ah Kh', 'Qh Jh Th 4c 6d'), made('9h Kh', 'Qh Jh Th 4c 6d')],
    [`${name}-straight-flush`, 'Straight flush', 3, makes('straight-flush'), made('9h Kh', 'Qh Jh Th 4c 6d'), made('8h Kh', 'Qh Jh Th 4c 6d')],
    [`${name}-four-of-a-kind`, 'Four of a kind', 2, makes('four-of-a-kind'), made('7h 7d', '7c 7s 4h 6d 9c'), made('7h 7d', '7c 4s 4h 6d 9c')],
    [`${name}-flush-or-full-house`, 'Flush or full house', 1, makes('flush', 'full-house'), made('8h Kh', 'Qh Jh Th 4c 6d'), made('9d Kh', 'Qh Jh Th 4c 6d')],
  ]);
};

const MEXICAN: HandList = {
  games: ['mexican-poker'],
  title: 'Mexican Poker',
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['mexican-straight-flush', 'Straight flush', 5, makes('straight-flush', 'royal-flush'), mexican('3h 4h 5h 6h 7h'), mexican('2h 4h 5h 6h 7h')],
    ['mexican-four-of-a-kind', 'Four of a kind', 4, MAKES_FOUR, mexican('7h 7d 7c 7s Kd'), mexican('7h 7d 7c Ks Kd')],
    ['mexican-flush', 'Flush', 3, makes('flush'), mexican('2h 4h 6h Jh Kh'), mexican('2h 4h 6h Jh Kd')],
    ['mexican-straight-or-full-house', 'Straight or full house', 2, makes('straight', 'full-house'), mexican('7h 7d 7c Ks Kd'), mexican('7h 7d 7c Ks Qd')],
    ['mexican-three-of-a-kind', 'Three of a kind', 1, makes('three-of-a-kind'), mexican('7h 7d 7c Ks Qd'), mexican('7h 7d Kc Ks Qd')],
  ]),
};

const PAN_9: HandList = {
  games: ['pan-9'],
  title: 'Pan 9',
  looksAt: { own: 3, suits: 'all-alike' },
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['pan-9-suited-threes', 'First three cards all 3s, of one suit', 10, pan9.isThreeThrees('one-suit'), pan('3h 3h 3h'), pan('3h 3h 3d')],
    ['pan-9-threes', 'First three cards all 3s', 4, pan9.isThreeThrees('any'), pan('3h 3h 3d'), pan('3h 3h 2d')],
    ['pan-9-nine', 'First three cards totaling nine', 1, pan9.isDealtNine, pan('5h 4h Kd'), pan('5h 3h Kd Ac')],
  ]),
};

const PAI_GOW: HandList = {
  games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker'],
  title: "Pai Gow Poker and Joker's Wild Pai Gow Poker",
  looksAt: { own: 7, suits: 'in-flushes' },
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['pai-gow-royal-flush', 'Royal flush', 5, paiGow.bestOfSevenIs('royal-flush'), seven('Ah Kh Qh Jh Th 2c 4d'), seven('9h Kh Qh Jh Th 2c 4d')],
    ['pai-gow-straight-flush', 'Straight flush', 3, paiGow.bestOfSevenIs('straight-flush'), seven('9h Kh Qh Jh Th 2c 4d'), seven('8h Kh Qh Jh Th 2c 4d')],
    ['pai-gow-four-of-a-kind', 'Four of a kind', 3, anyOf([paiGow.bestOfSevenIs('four-of-a-kind'), paiGow.bestOfSevenIs('five-of-a-kind')]),
      seven('7h 7d 7c 7s Kd 2c 4d'), seven('7h 7d 7c Ks Kd 2c 4d')],
    ['pai-gow-full-house', 'Full house', 2, paiGow.bestOfSevenIs('full-house'), seven('7h 7d 7c Ks Kd 2c 4d'), seven('7h 7d 7c Ks Qd 2c 4d')],
    ['pai-gow-straight-or-flush', 'Straight or flush', 1, anyOf([paiGow.bestOfSevenIs('straight'), paiGow.bestOfSevenIs('flush')]),
      seven('9h 8d 7c 6s 5d 2c Kh'), seven('9h 8d 7c 6s 4d 2c Kh')],
  ]),
};

const HAWAIIAN_BLACKJACK: HandList = {
  games: ['hawaiian-blackjack'],
  title: 'Hawaiian Blackjack',
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(designated, [
    // id, title, points, test, meets, misses
    ['blackjack-five-jokers', 'First five cards all jokers', 10, blackjack.isDealtJokers(5), hawaiian('XX XX XX XX XX'), hawaiian('XX XX XX XX 3h XX')],
    ['blackjack-four-jokers', 'First four cards all jokers', 4, blackjack.isDealtJokers(4), hawaiian('XX XX XX XX 3h'), hawaiian('XX XX XX 3h XX')],
    ['blackjack-aces', 'First two cards both aces', 1, blackjack.isDealtPair(['A'], 'any'), hawaiian('Ah Ad'), hawaiian('Ah Kd Ad')],
  ]),
};

const LISTS: readonly HandList[] = [
  HOLDEM_AND_STUD,
  {
    games: ['crazy-pineapple'],
    title: 'Crazy Pineapple',
    hands: flopHands('pineapple', { royal: 5, deal: pineapple }),
  },
  {
    games: ['omaha', 'omaha-high-low'],
    title: 'Omaha and Omaha Hi/Lo',
    hands: flopHands('omaha', { royal: 4, deal: omaha }),
  },
  MEXICAN,
  PAN_9,
  PAI_GOW,
  HAWAIIAN_BLACKJACK,
];

const HIGH_HAND_GAMES: readonly string[] = LISTS.flatMap(({ games }) => games);

const camelCase = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const clauseOf = ({ title }: HandList): string => `Designated High Hands, ${title}`;

/** How many tickets each hand is worth, by its id. */
const HIGH_HAND_TICKETS: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  LISTS.flatMap((list) =>
    list.hands.map(({ id, title }) => [
      camelCase(id),
      whole(`Tickets: ${title}, ${list.title}`, [1, 10], clauseOf(list), {
        in: { mode: ['tickets'] },
      }),
    ]),
  ),
);

const rowsOf = (list: HandList): readonly Row[] =>
  list.hands.flatMap(({ id, title, worth, test, meets, misses }) => {
    const row = given({
      title,
      clause: clauseOf(list),
      games: list.games,
      when: hand(test),
      looksAt: list.looksAt,
      examples: { meets, misses },
    });
    return [
      { ...row, id, in: { mode: ['points'] }, prize: points(worth) },
      { ...row, id: `${id}-tickets`, in: { mode: ['tickets'] }, prize: tickets(camelCase(id)) },
    ];
  });

const HIGH_HAND_ROWS: readonly Row[] = LISTS.flatMap(rowsOf);

/** So many places of the race are paid. */
const PLACES = 20;

/** Each player's points of the period added up, in the place of the first of them; most first. */
function totalsOf<Line extends BoardLine>(lines: readonly Line[]): readonly Line[] {
  const totals = new Map<string, Line>();
  for (const line of lines) {
    const before = totals.get(line.player);
    totals.set(
      line.player,
      before === undefined ? line : { ...before, score: before.score + line.score },
    );
  }
  return [...totals.values()].sort((a, b) => b.score - a.score);
}

/** The announced prizes by place. */
export function racePrizes(earned: readonly BoardLine[], prizes: readonly Cents[]): Winnings {
  const standing = standingOf(totalsOf(earned), (a, b) => b.score - a.score);
  return dividePlaces(standing, prizes.slice(0, PLACES));
}

const PLACE_NAMES: readonly string[] = Array.from({ length: PLACES }, (_, at) => `${at + 1}`);

const BOARD: BoardRule = {
  title: 'Board of points',
  clause: INTRODUCTION,
  codeVersion: 1,
  in: { mode: ['points'] },
  counts: 'points',
  period: 'dates',
  score: POINTS_OF_ROW,
  shown: totalsOf,
  prizes(lines, { values }) {
    const posted = values.get('placePrizes') as Readonly<Record<string, Cents>>;
    const prizes = PLACE_NAMES.map((place) => posted[place] as Cents);
    return [...racePrizes(lines, prizes)].map(([player, amount]) => {
      return { player, row: 'top-twenty', amount, because: INTRODUCTION };
    });
  },
};

export const HIGH_HAND = defineActivity({
  id: 'hgc-high-hand',
  title: 'High Hand Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'points-race',
  summary: 'High hands earn points for a race of twenty places, or tickets for a drawing.',
  games: HIGH_HAND_GAMES,
  gamesNote: 'all approved games of the house; hands are designated for these',
  options: {
    mode: {
      title: 'What high hands earn',
      clause: INTRODUCTION,
      choices: {
        points: 'points; the twenty players with the most win cash',
        tickets: 'tickets for a drawing',
      },
    },
    absent: {
      title: 'Where the holder of a drawn ticket is absent',
      clause: INTRODUCTION,
      in: { mode: ['tickets'] },
      choices: {
        1: 'another ticket is drawn until a winner is present',
        2: 'after one draw the prize goes on to the next drawing',
      },
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    ...HIGH_HAND_TICKETS,
    placePrizes: chart('Cash prizes of the twenty places', { entries: PLACE_NAMES, range: ['0'] }, INTRODUCTION, { in: { mode: ['points'] } }),
    drawingTimes: drawingTimes('Times of the drawings', INTRODUCTION, { in: { mode: ['tickets'] } }),
    prize: dollars('Cash prize of a drawing', ['0.01'], INTRODUCTION, { in: { mode: ['tickets'] } }),
  },
  fund: unnumberedFund('Funding'),
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    ...HIGH_HAND_ROWS,
    eventRow('top-twenty', 'One of the first twenty places by points', INTRODUCTION,
      'among the twenty players with most points at the end of the period', { pays: 'words', words: 'the cash prize announced for the place' }, { in: { mode: ['points'] } }),
    eventRow('drawn', 'Ticket drawn', INTRODUCTION, 'the ticket is drawn and its holder is present', fixed('prize'), { in: { mode: ['tickets'] } }),
  ],
  eligibility: [baseWager(INTRODUCTION), employees('never', INTRODUCTION)],
  claim: {
    clause: INTRODUCTION,
    identity: PROPER_ID,
    leastAge: { years: 21, clause: INTRODUCTION },
    perPerson: { most: 1, of: 'cash prize', within: '24-hours', clause: INTRODUCTION },
    unclaimedGoesTo: 'another ticket or the next drawing, as announced',
    words: [
      'The holder must be in the house at the drawing, with photo ID and the matching stub.',
      PHOTO_ID,
    ],
  },
  drum: {
    sources: [{ by: 'hand', clause: INTRODUCTION, in: { mode: ['tickets'] } }],
    voids: true,
    drawings: [
      {
        id: 'drawing',
        title: 'Drawing',
        clause: INTRODUCTION,
        in: { mode: ['tickets'] },
        rows: ['drawn'],
        times: postedTimes('drawingTimes'),
        winnerCount: 1,
        absent: { option: 'absent', carriesOver: '2' },
        isPresenceAsked: true,
        asks: { stub: true, identity: 'at-once', nameMatches: false },
        limit: { per: '24-hours', clause: INTRODUCTION },
      },
    ],
  },
  board: BOARD,
  noPurchase: {
    kind: 'at-tables',
    clause: INTRODUCTION,
    words: [
      'No Purchase Necessary: the Instructional Table is available day and night, on request.',
      'A hand that qualifies there needs neither collection fee nor wager.',
      'Questions go to the supervisor on duty or the Casino Shift Manager.',
    ],
  },
  // biome-ignore format: read as a block
  posting: { clause: INTRODUCTION, items: [
    'tables', 'periods', 'hands', 'tickets', 'prizes', { value: 'placePrizes' },
    { value: 'drawingTimes' },
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [INTRODUCTION, 'Points add up over the posted period and are shown in view of the floor.'],
    [INTRODUCTION, 'In a drawing the player puts the part of the ticket with the name into a drum in view of the floor, and keeps the stub.'],
    [INTRODUCTION, 'One ticket is drawn at the posted time.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    [INTRODUCTION, 'It runs at the tables that the casino designates.'],
    [INTRODUCTION, 'Hands, periods, drawing times and prizes are announced and posted in view of the floor before it starts.'],
    [INTRODUCTION, 'So is what happens if the holder of a drawn ticket is absent.'],
    [INTRODUCTION, 'The casino may cancel it at any time; changes need approval by the Division first.'],
    ['Funding', 'The fund is made of fixed collection fees, never of a part of the wagers.'],
  ]),
  records: ['The board of points.', 'Tickets and stubs.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-18.1', INTRODUCTION, 'It is for all approved games, but only some have designated hands.', 'It is offered in those.'],
    ['HG-18.2', `${HANDS}, Pai Gow Poker`, 'A straight flush is worth no more points than four of a kind.', 'Three points for either, as printed.'],
    ['HG-18.3', `${HANDS}, Mexican Poker`, 'A flush is worth more than a full house.', 'As printed: in the short deck it ranks above.'],
    ['HG-18.4', INTRODUCTION, 'The stub goes into the drum, and the stub is shown by the winner.', 'The part with the name is in the drum, the other one is shown.'],
    ['HG-18.5', `${HANDS}, Pan 9`, 'For 3s of one suit the number of tickets is not given.', 'One to ten, as for all the others; the ten are points.'],
    ['HG-18.6', HANDS, 'Whether a better hand also earns what the lesser ones in it are worth.',
      'The best row only: three 3s are not paid as a nine again.', { name: 'nestedRows', values: ['best-row', 'all-that-apply'], default: 'best-row' }],
    ['HG-18.7', HANDS, 'Whether hole cards must play.', "No: a hand that lies on the board is everyone's."],
    givenUpReading('HG-18.8', HANDS),
    ['HG-18.9', HANDS, 'Five of a kind, which a joker can make, is on no list.', 'It counts as four of a kind.'],
    ['HG-18.10', `${HANDS}, Pai Gow Poker`, 'Whether the five cards behind count, or the best five of seven.', 'The best five of seven, the joker as the game has it.'],
    ['HG-18.11', INTRODUCTION, 'What players with equal points get.', 'Those who tie divide the prizes of their places; what does not divide stays.'],
    ['HG-18.12', INTRODUCTION, 'A later sentence carries the prize of an absent winner over without naming an option.', 'That is option 2, and holds only where it was announced.'],
    ['HG-18.13', INTRODUCTION, 'Whether proposition players and backline players take part.', 'They do: only employees are left out.'],
    ['HG-18.14', INTRODUCTION, 'The number of the approval is blank.', 'There is none to show in advertisements.'],
    ['HG-18.15', `${HANDS}, Mexican Poker`, 'The list ends with the straight flush.', 'A royal flush is a straight flush.'],
    jackpotFundReading('HG-18.16', 'Funding'),
    ['HG-18.17', INTRODUCTION, 'What the twenty cash prizes may come to.', 'Whatever was announced, and nothing for a place that none was announced for.'],
    ['HG-18.18', INTRODUCTION, 'How a player is told apart from another whose name was not taken down.', 'Points without a name stand for themselves until the desk has written the name.'],
    ['HG-18.19', INTRODUCTION, 'What a ticket wins is an award, a prize and the cash prize in turn.', 'Cash, as much as the house announces; what is carried over is added to it.'],
    forfeitReading('HG-18.20', INTRODUCTION),
    wagerReading('HG-18.21', INTRODUCTION),
  ]),
  sample: {
    options: { mode: 'tickets', absent: '1' },
    values: {
      ...Object.fromEntries(Object.keys(HIGH_HAND_TICKETS).map((name) => [name, 2])),
      drawingTimes: 'Sunday 19:00',
      prize: '1000.00',
    },
    tables: ['1', '2', '3', '4'],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-14T00:00:00-08:00',
    until: '2026-12-19T23:00:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
