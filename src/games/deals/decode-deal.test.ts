import { describe, expect, test } from 'vitest';
import { cardsOf, tilesOf } from '#cards';
import { usd } from '#money';
import { sure } from '#result';
import { dealOf, seatOf } from './deal.ts';
import { decodeDeal, makeDeal } from './decode-deal.ts';

const RECORD = {
  game: 'texas-holdem',
  board: 'As Ad 7h 7d 2c',
  pot: '120.00',
  seats: [
    { seat: 1, hole: 'Ah Ac' },
    { seat: 2, hole: '7s 7c' },
    { seat: 3, hole: 'Ks Qd', folded: 'flop', person: 'employee-on-duty' },
    { seat: 4 },
  ],
};

/** The problems of a record, as lines of path and message. */
function problemsOf(value: unknown): string[] {
  const decoded = decodeDeal(value);
  return decoded.ok ? [] : decoded.error.map(({ path, message }) => `${path}: ${message}`);
}

const pathsOf = (value: unknown): string[] =>
  problemsOf(value).map((line) => line.split(': ')[0] as string);

describe('a deal that can be read', () => {
  test('takes what is usual where the record says nothing', () => {
    expect(decodeDeal(RECORD)).toEqual({
      ok: true,
      value: {
        game: 'texas-holdem',
        board: cardsOf('As Ad 7h 7d 2c'),
        pot: usd('120'),
        tournament: false,
        npn: false,
        misdeal: false,
        collusion: false,
        standardDeck: true,
        decks: 1,
        otherTables: [],
        seats: [
          seatOf(1, { hole: cardsOf('Ah Ac') }),
          seatOf(2, { hole: cardsOf('7s 7c') }),
          seatOf(3, { hole: cardsOf('Ks Qd'), folded: 'flop', person: 'employee-on-duty' }),
          seatOf(4),
        ],
      },
    });
    expect(seatOf(4)).toMatchObject({ person: 'patron', position: 'seated', fee: true });
  });

  test('reads back whatever it has, written out', () => {
    const seat = seatOf(1, {
      position: 'player-dealer',
      person: 'tpp',
      fee: { bonus: true, jackpot: false },
      wager: usd('12.50'),
      folded: 'turn',
      heldAside: true,
      missedBlind: true,
      hole: cardsOf('Ks Kd'),
    });
    const deal = dealOf('texas-holdem', [seat], {
      board: cardsOf('2c 3c 4c 5c'),
      pot: usd('0'),
      limit: '$4-$8',
      tournament: true,
      npn: true,
      misdeal: true,
      collusion: true,
      standardDeck: false,
      otherTables: [{ table: '12', feesPaid: 7 }],
    });
    expect(decodeDeal(JSON.parse(JSON.stringify(makeDeal(deal))))).toEqual({
      ok: true,
      value: deal,
    });
  });

  test('a street may be spelled with a hyphen, capitals or without the word', () => {
    const folded = (game: string, text: string) => {
      const decoded = decodeDeal({ game, seats: [{ seat: 1, folded: text }] });
      return decoded.ok && decoded.value.seats[0]?.folded;
    };
    expect(folded('omaha', 'Pre-flop')).toBe('preflop');
    expect(folded('razz', 'fourth')).toBe('fourth-street');
    expect(folded('razz', 'Fourth Street')).toBe('fourth-street');
    expect(folded('razz', 'river')).toBe(false);
  });

  test('an empty place is the same as none', () => {
    const decoded = decodeDeal({ ...RECORD, board: '', seats: [{ seat: 1, hole: ' ' }] });
    expect(decoded.ok && Object.keys(decoded.value)).not.toContain('board');
    expect(decoded.ok && decoded.value.seats).toEqual([seatOf(1)]);
  });

  test('a tiles game sets tiles to front and back', () => {
    const seats = [{ seat: 1, tiles: '66 65 42 21', front: '65 66', back: '42 21' }];
    const decoded = decodeDeal({ game: 'pai-gow-tiles', seats });
    expect(decoded.ok && decoded.value.seats[0]).toMatchObject({
      frontTiles: tilesOf('65 66'),
      backTiles: tilesOf('42 21'),
    });
  });
});

describe('a deal that cannot be read', () => {
  test('is not an object', () => {
    expect(pathsOf('As')).toEqual(['deal']);
    expect(pathsOf(null)).toEqual(['deal']);
    expect(pathsOf([RECORD])).toEqual(['deal']);
  });

  test('names the games there are where it names none of them', () => {
    expect(problemsOf({ ...RECORD, game: 'go-fish' })).toEqual([
      expect.stringMatching(/^deal\.game: "go-fish" is not a game; choose from: texas-holdem, /),
    ]);
    expect(problemsOf({ seats: [] })).toEqual([expect.stringMatching(/^deal\.game: is missing;/)]);
  });

  test('tells beside an unknown game what is wrong in any game', () => {
    const seats = [{ seat: 1, person: 'dealer', front: 'gong' }];
    expect(pathsOf({ game: 'go-fish', board: 'Kh Xx', pot: '4O', seats })).toEqual([
      'deal.game',
      'deal.board[1]',
      'deal.pot',
      'deal.seats[0].person',
    ]);
  });

  test('has every problem told at once, each where it is', () => {
    const record = {
      game: 'texas-holdem',
      board: 'As As 7h',
      flop: 'As',
      pot: 120,
      limit: 4,
      npn: 'no',
      decks: 2.5,
      dealer: 'Ks',
      otherTables: [{ table: 'A' }, 3, { feesPaid: -1, table: 'B', fee: 1 }],
      seats: [
        { seat: 1, hole: 'Ah Zz', person: 'owner', position: 'standing', fee: 1 },
        { seat: '2', hole: ['7s'], folded: true, wager: '-1', heldAside: 0 },
        { hole: 'Ks Qd Jd', folded: 'draw', fee: { bonus: 'yes' } },
        7,
      ],
    };
    expect(pathsOf(record).sort()).toEqual(
      [
        'deal.flop',
        'deal.pot',
        'deal.limit',
        'deal.npn',
        'deal.decks',
        'deal.dealer',
        'deal.otherTables[0].feesPaid',
        'deal.otherTables[1]',
        'deal.otherTables[2].feesPaid',
        'deal.otherTables[2].fee',
        ...['hole[1]', 'person', 'position', 'fee'].map((field) => `deal.seats[0].${field}`),
        ...['seat', 'hole', 'folded', 'wager', 'heldAside'].map((each) => `deal.seats[1].${each}`),
        ...['seat', 'fee.bonus'].map((field) => `deal.seats[2].${field}`),
        'deal.seats[3]',
        // What the game refuses of the rest.
        'deal.board[1]',
        'deal.seats[2].hole',
        'deal.seats[2].folded',
      ].sort(),
    );
  });

  test('says what is missing', () => {
    expect(problemsOf({ game: 'omaha' })).toEqual(['deal.seats: are missing']);
    expect(problemsOf({ game: 'omaha', seats: [{}] })).toEqual(['deal.seats[0].seat: is missing']);
    expect(pathsOf({ game: 'omaha', seats: {} })).toEqual(['deal.seats']);
  });
});

describe('what every game refuses', () => {
  const stud = (...seats: object[]) => ({ game: 'seven-card-stud', seats });

  test('a card in two places, named at the second of them', () => {
    const seats = [
      { seat: 1, hole: 'Ah Ac' },
      { seat: 2, hole: '7s As' },
    ];
    expect(problemsOf({ ...RECORD, seats })).toEqual([
      'deal.seats[1].hole[1]: As appears more than once; a 52-card deck has one',
    ]);
    expect(problemsOf({ ...RECORD, seats, standardDeck: false })).toEqual([]);
  });

  test('cards in a place that the game does not have', () => {
    const { board, ...record } = RECORD;
    expect(problemsOf({ ...record, banker: board, dealer: { up: '3s' } })).toEqual([
      "deal.banker: Texas Hold'em has no cards there; it has: board",
      "deal.dealer.up: Texas Hold'em has no cards there; it has: none here",
    ]);
    expect(pathsOf({ ...RECORD, seats: [{ seat: 1, tiles: '66 42' }] })).toEqual([
      'deal.seats[0].tiles',
    ]);
  });

  test('a number of cards that cannot be', () => {
    expect(problemsOf({ ...RECORD, board: 'As Ad' })).toEqual([
      "deal.board: Texas Hold'em has 3, 4 or 5 there, not 2",
      'deal.seats[2].folded: there is no folding on the flop with 2 cards on the board',
    ]);
  });

  test('a part of a hand that is not in it', () => {
    expect(problemsOf(stud({ seat: 1, cards: 'As Kd 3c', up: '3d' }))).toEqual([
      'deal.seats[0].cards: 3d is in a part of the hand but not in the dealt cards',
    ]);
    expect(problemsOf(stud({ seat: 1, cards: 'As Kd 3c', up: '3c' }))).toEqual([]);
  });

  test('two player-dealers', () => {
    const bank = { position: 'player-dealer' };
    expect(pathsOf(stud({ seat: 1, ...bank }, { seat: 2, ...bank }))).toEqual(['deal.seats']);
  });

  test('a backline player shares the number of a seat and has no cards', () => {
    const hand = { seat: 1, cards: 'As Kd 3c' };
    const backline = { seat: 1, position: 'backline' };
    const cards = 'a backline player holds no cards: those of seat 1 are recorded there';
    expect(problemsOf(stud(hand, backline, backline))).toEqual([]);
    expect(problemsOf(stud(hand, { ...hand, ...backline }))).toEqual([`deal.seats[1]: ${cards}`]);
    // Alone at a position, the bettor stands behind an empty seat.
    expect(problemsOf(stud({ ...hand, ...backline }))).toEqual([`deal.seats[0]: ${cards}`]);
    expect(problemsOf(stud({ ...hand, person: 'nobody' }, backline))).toEqual([]);
  });
});

test('a wager is one amount, or one for each wager by its name', () => {
  const seats = [
    { seat: 1, cards: 'As', wager: '5.00' },
    { seat: 2, cards: 'Ks', wager: { ante: '10.00', progressive: '1.00' } },
  ];
  const deal = sure(decodeDeal({ game: 'casino-war', decks: 6, seats }));
  expect(deal.seats[0]?.wager).toBe(usd('5'));
  expect(deal.seats[1]?.wagers).toEqual({ ante: usd('10'), progressive: usd('1') });
  expect(sure(decodeDeal(makeDeal(deal)))).toEqual(deal);
  const wrong = [{ seat: 1, cards: 'As', wager: { ante: 10 } }];
  expect(decodeDeal({ game: 'casino-war', seats: wrong })).toMatchObject({
    ok: false,
    error: [{ path: 'deal.seats[0].wager.ante' }],
  });
});
