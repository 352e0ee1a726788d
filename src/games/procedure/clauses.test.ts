// Clauses about what lies where, who counts and what is paid last, each at a table that plays them.
import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, makeCard, makeCards } from '#cards';
import { settleGame } from '../games.ts';
import {
  act,
  envyDue,
  FAN,
  knownCards,
  procedureOf,
  roundRecordOf,
  type TableAction,
  type TableSetup,
  type TableState,
  watchedNow,
} from '../index.ts';
import {
  ANTE,
  asked,
  bet,
  CLOSE,
  CRAZY_4,
  FOUR_CARD,
  NOON,
  opened,
  openingOf,
  PLAIN,
  refusalOf,
  START,
  seated,
  shuffleByHand,
  shuffleInDevice,
  sit,
  tableAfter,
  wagered,
} from './table.fixture.ts';

const notesOf = (state: TableState, action: TableAction): readonly string[] => {
  const answer = act(state, action);
  return answer.ok ? answer.notes.map(({ message, clause }) => `${clause} ${message}`) : [];
};
const settle = (seat: number, group: string): TableAction => ({
  type: 'settle-wagers',
  seat,
  group,
});

describe('s.3(b) the fan of the cards', () => {
  const verified = (): TableState =>
    tableAfter(opened(PLAIN), sit(1, 'Ann'), ...openingOf('red').slice(0, 3));
  const spread = (columns: typeof FAN): TableAction => ({
    type: 'spread-cards',
    deck: 'red',
    columns,
  });

  test('s.3(b): a column for each suit, in sequence, either way round', () => {
    expect(FAN.map((column) => makeCards(column))).toContain(
      'As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s',
    );
    const turned = FAN.map((column) => [...column].reverse());
    for (const columns of [FAN, turned, [...FAN].reverse()]) {
      const state = tableAfter(verified(), spread(columns));
      expect(state.decks[0]).toMatchObject({ stage: 'spread', face: 'up' });
    }
  });

  test('s.3(b): cards out of sequence or of two suits in a column are spread again', () => {
    const [first, second, ...rest] = FAN as [(typeof FAN)[0], (typeof FAN)[0]];
    const [ace, king, ...others] = first;
    const mixed = [[king, ace, ...others], second, ...rest] as typeof FAN;
    expect(refusalOf(verified(), spread(mixed))).toBe('fan-out-of-order s.3(b)');
    const [top, ...under] = second;
    const across = [[...first, top], under, ...rest] as typeof FAN;
    expect(refusalOf(verified(), spread(across))).toBe('fan-out-of-order s.3(b)');
  });

  test('s.3(b): the fan shows a card that is missing and one that is there twice', () => {
    const [first, second, ...rest] = FAN as [(typeof FAN)[0], (typeof FAN)[0]];
    const short = [first.slice(1), [...second, first[1]], ...rest] as typeof FAN;
    const answer = act(verified(), spread(short));
    const [missing, twice] = first.map(makeCard);
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: 'not-the-cards', clause: 's.3(b)' },
    });
    expect(answer.ok ? '' : answer.refusal.message).toBe(
      `${missing} is missing, ${twice} is there twice: take the deck away.`,
    );
  });

  test('s.3(d): each of two decks goes through the whole opening by itself', () => {
    const setup: TableSetup = { ...PLAIN, shuffler: 'automated' };
    const both = tableAfter(seated(setup), ...openingOf('blue').slice(0, 3));
    expect(refusalOf(both, { type: 'wash-cards', deck: 'blue' })).toBe('order-of-opening s.3(c)');
    expect(refusalOf(both, shuffleInDevice('blue'))).toBe('order-of-opening s.3(c)');
  });
});

describe('what holds in every way of dealing', () => {
  const WAYS = [
    ['manual-shoe', 's.7(b)', 's.7(f)'],
    ['hand', 's.8(a)(3)', 's.8(d)'],
    ['automated-shoe', 's.9(a)(2)', 's.9(d)'],
  ] as const;
  const tableOf = (way: TableSetup['way']): TableState =>
    seated({ ...PLAIN, shuffler: 'automated', automatedShoe: true, way });
  const ready: TableAction[] = [
    shuffleInDevice('red'),
    { type: 'place-for-dealing', deck: 'red', at: NOON, hand: 'left' },
    START,
  ];

  test('s.7(b), s.8(a)(3), s.9(a)(2): the call comes before the deal in every way of dealing', () => {
    for (const [way, call] of WAYS) {
      const waiting = tableAfter(tableOf(way), ...ready);
      expect(refusalOf(waiting, CLOSE)).toBe(`nobody-wagers ${call}`);
      const betting = tableAfter(waiting, bet(1, 'Ann', ANTE));
      expect(refusalOf(betting, { type: 'deal-next' })).toMatch(/^not-in-this-phase /);
      tableAfter(betting, CLOSE, { type: 'deal-next' });
    }
  });

  test('s.8(d), s.8(e), s.9(d), s.9(e): a stub from the hand or in stacks is counted alike', () => {
    const played: TableAction[] = [
      bet(1, 'Ann', ANTE),
      CLOSE,
      { type: 'deal-all' },
      { type: 'rack-stub' },
      { type: 'fold', seat: 1 },
      { type: 'collect-forfeits' },
      { type: 'reveal-dealer-hand' },
      { type: 'rack-cards' },
    ];
    for (const [way, , count] of WAYS) {
      const rounds = [1, 2, 3, 4].flatMap(() => [...ready, ...played]);
      const fifth = tableAfter(tableOf(way), ...rounds, ...ready, ...played.slice(0, 3));
      expect(refusalOf(fifth, { type: 'rack-stub' })).toBe(`stub-count-due ${count}`);
      // 52 less five for the player and five for the dealer.
      const counted = tableAfter(fifth, { type: 'count-stub', counted: 42 });
      expect(counted.round?.phase).toBe('deciding');
      expect(counted.rack.piles.map(({ position }) => position)).toEqual(['stub']);
    }
  });
});

describe('rules that the dealer watches, because no device reports hands and places', () => {
  const clausesNow = (state: TableState) => watchedNow(state).map(({ clause }) => clause);

  test('s.7(c), s.8(a)(2): which hand draws, and where the deck is held', () => {
    expect(clausesNow(tableAfter(wagered(), CLOSE))).toEqual(['s.7(c)']);
    const byHand = tableAfter(
      seated({ ...PLAIN, shuffler: 'automated', way: 'hand' }),
      shuffleInDevice('red'),
      { type: 'place-for-dealing', deck: 'red', at: NOON, hand: 'left' },
      START,
      bet(1, 'Ann', ANTE),
      CLOSE,
    );
    expect(clausesNow(byHand)).toEqual(['s.8(a)(2)']);
    expect(clausesNow(tableAfter(byHand, { type: 'deal-all' }))).toEqual(['s.8(c)']);
  });

  test('s.7(e), s.9(c): the stub is counted and racked unseen', () => {
    expect(clausesNow(tableAfter(wagered(), CLOSE, { type: 'deal-all' }))).toEqual(['s.7(e)']);
    const shoe = { shuffler: 'automated', automatedShoe: true, way: 'automated-shoe' } as const;
    const stacks = tableAfter(
      seated({ ...PLAIN, ...shoe }),
      shuffleInDevice('red'),
      { type: 'place-for-dealing', deck: 'red', at: NOON },
      START,
      bet(1, 'Ann', ANTE),
      CLOSE,
      { type: 'deal-all' },
    );
    expect(clausesNow(stacks)).toEqual(['s.9(c)']);
  });

  test('s.10(a)(1), (2): who touches a hand, and that all five cards stay in view', () => {
    expect(clausesNow(asked())).toEqual(['s.10(a)(1)', 's.10(a)(2)']);
  });

  test('(8), (9): South Dakota’s dealer sets the hand, and uses the work area', () => {
    const there = tableAfter(
      wagered(FOUR_CARD),
      CLOSE,
      { type: 'lock-side-wagers', accepted: [] },
      { type: 'deal-all' },
      { type: 'rack-stub' },
      { type: 'play', seat: 1, amount: '10' },
      { type: 'play', seat: 2, amount: '10' },
    );
    expect(clausesNow(there)).toEqual(['(8)']);
    expect(clausesNow(tableAfter(there, { type: 'reveal-dealer-hand' }))).toEqual(['(9)']);
  });

  test('(9): one hand at a time is in the work area', () => {
    const settling = tableAfter(
      wagered(FOUR_CARD),
      CLOSE,
      { type: 'lock-side-wagers', accepted: [] },
      { type: 'deal-all' },
      { type: 'rack-stub' },
      { type: 'play', seat: 1, amount: '10' },
      { type: 'play', seat: 2, amount: '10' },
      { type: 'reveal-dealer-hand' },
      { type: 'turn-up-hand', seat: 2 },
    );
    expect(refusalOf(settling, { type: 'turn-up-hand', seat: 1 })).toBe('not-next-to-settle (9)');
  });

  test('a floorperson writes a breach into the record of the round, s.10(a)(1)', () => {
    const breach = { type: 'note-breach', clause: 's.10(a)(1)', at: 2, by: 'floorperson' } as const;
    const noted = tableAfter(asked(), breach, { ...breach, at: 'dealer' });
    expect(noted.round?.breaches).toEqual([
      { clause: 's.10(a)(1)', at: 2 },
      { clause: 's.10(a)(1)', at: 'dealer' },
    ]);
    expect(refusalOf(asked(), { ...breach, by: 'dealer' })).toBe('needs-floorperson s.10(a)(1)');
    expect(refusalOf(asked(), { ...breach, clause: 's.10(b)' })).toBe('no-such-rule s.10(b)');
    expect(refusalOf(asked(), { ...breach, at: 3 })).toBe('no-such-seat s.10(a)(1)');
  });
});

// From seat 1: a straight, three kings, four nines and a flush; the dealer has nothing above a jack.
const HANDS = ['4c 5d 6h 7s Kc', 'Kd Kh Ks 2c 8d', '9c 9d 9h 9s 3c', '2h 4h 8h Th 3d'];
const DEALER = 'Jc 8s 6d 3s 2d';
const NAMES = ['Ann', 'Bob', 'Cem', 'Dee'];

const inTurnsOf = (hands: readonly string[]): string =>
  [0, 1, 2, 3, 4].flatMap((card) => hands.map((hand) => hand.split(' ')[card] as string)).join(' ');

/** Four players with these wagers besides ante and super bonus, all of whom play, dealt and shown. */
function shown(
  more: readonly Readonly<Record<string, string>>[],
  { hands = HANDS, dealer = DEALER, count = true, setup = CRAZY_4 } = {},
): TableState {
  const accepted = more.flatMap((wagers, index) =>
    Object.keys(wagers)
      .filter((wager) => wager.endsWith('Progressive'))
      .map((wager) => ({ seat: index + 1, wager })),
  );
  const chips: TableAction[] =
    accepted.length === 0 ? [] : [{ type: 'collect-progressive-wagers', chips: accepted.length }];
  return tableAfter(
    opened(setup),
    ...NAMES.map((name, index) => sit(index + 1, name)),
    ...openingOf('red'),
    ...shuffleByHand('red', inTurnsOf([...hands, dealer])),
    START,
    ...NAMES.map((name, index) => bet(index + 1, name, { ...ANTE, ...more[index] })),
    CLOSE,
    { type: 'lock-side-wagers', accepted },
    ...chips,
    { type: 'deal-all' },
    ...(count ? [{ type: 'read-player-count', players: 4 } as const] : []),
    { type: 'rack-stub' },
    ...NAMES.map((_, index): TableAction => ({ type: 'play', seat: index + 1, amount: '10' })),
    { type: 'reveal-dealer-hand' },
  );
}

const seatDone = (seat: number, ...groups: readonly string[]): TableAction[] => [
  { type: 'turn-up-hand', seat },
  ...groups.map((group) => settle(seat, group)),
];
const COVER = [{ coverAll: '5' }, {}, {}, {}];
const placesOf = ({ round }: TableState) => round?.seats.map(({ hand }) => hand.at);

describe('s.12 Cover All at the table', () => {
  test('s.12(d): with a shuffler that has given out no one makes the wager', () => {
    const broken = tableAfter(
      seated(CRAZY_4),
      { type: 'device-unusable', device: 'shuffler' },
      START,
    );
    expect(refusalOf(broken, bet(1, 'Ann', { ...ANTE, coverAll: '5' }))).toBe(
      'device-not-there s.12(d)',
    );
    tableAfter(broken, bet(1, 'Ann', ANTE));
  });

  test('s.12(e): the players that the shuffler counts are those that were dealt in', () => {
    const dealt = shown(COVER, { count: false });
    expect(refusalOf(dealt, { type: 'read-player-count', players: 5 })).toBe(
      'player-count-differs s.12(e)',
    );
    const counted = tableAfter(dealt, { type: 'read-player-count', players: 4 });
    expect(counted.round?.playerCount).toBe(4);
    const none = shown([{}, {}, {}, {}], { count: false });
    expect(refusalOf(none, { type: 'read-player-count', players: 4 })).toBe(
      'not-in-this-phase s.12(e)',
    );
  });

  test('s.12(e): without the count nothing is paid on the wager', () => {
    const all = [4, 3, 2, 1].flatMap((seat) => seatDone(seat, 'main'));
    const done = tableAfter(shown(COVER, { count: false }), ...all);
    expect(refusalOf(done, settle(1, 'cover-all'))).toBe('player-count-missing s.12(e)');
    const paid = tableAfter(
      done,
      { type: 'read-player-count', players: 4 },
      settle(1, 'cover-all'),
    );
    const settled = settleGame(roundRecordOf(paid));
    // s.12(k): four of a kind with four players, 60 to 1 on $5.
    expect(
      settled.ok && settled.value.seats.find(({ seat }) => seat === 1)?.wagers['coverAll'],
    ).toMatchObject({
      returned: '305.00',
    });
  });

  test('s.12(h), (i): the best hand so far stays open until a higher one replaces it', () => {
    let table = shown(COVER);
    expect(table.round?.exposed).toBeUndefined();
    const [turnFour, ...payFour] = seatDone(4, 'main') as [TableAction, TableAction];
    table = tableAfter(table, turnFour);
    expect(notesOf(table, payFour[0] as TableAction)).toEqual([
      's.12(h)a Leave the cards of seat 4 open: the best hand so far.',
    ]);
    table = tableAfter(table, ...payFour);
    expect([table.round?.exposed, placesOf(table)?.[3]]).toEqual([4, 'layout']);

    const [turnThree, payThree] = seatDone(3, 'main') as [TableAction, TableAction];
    table = tableAfter(table, turnThree);
    expect(notesOf(table, payThree)).toEqual([
      's.12(h)a Leave the cards of seat 3 open: the best hand so far.',
      's.12(i) The cards of seat 4 go to the rack.',
    ]);
    table = tableAfter(table, payThree, ...seatDone(2, 'main'), ...seatDone(1, 'main'));
    // Three kings and a straight are not higher than four nines.
    expect(table.round?.exposed).toBe(3);
    expect(placesOf(table)).toEqual(['rack', 'rack', 'layout', 'rack']);
  });

  test('s.12(g), (j): only the highest hand pays, after all others are settled', () => {
    const table = tableAfter(shown(COVER), ...seatDone(4, 'main'), ...seatDone(3, 'main'));
    expect(refusalOf(table, settle(1, 'cover-all'))).toBe('not-next-to-settle s.10(c)');
    const over = tableAfter(
      table,
      ...seatDone(2, 'main'),
      ...seatDone(1, 'main'),
      settle(1, 'cover-all'),
      { type: 'reset-system' },
      { type: 'rack-cards' },
    );
    // s.10(g): in the order in which they left the table, the best hand and the dealer's last.
    expect(over.rack.piles.map(({ position }) => position)).toEqual(['stub', 4, 2, 1, 3, 'dealer']);
  });

  test('s.12(h)a: the dealer’s own straight is the first hand that stays open', () => {
    const dealer = 'Jc Ts 9h 8c 2d';
    const hands = ['4c 5d 6h 7s Kc', 'Kd Kh Ks 2c 8d', 'Qc 9d 7h 5s 3c', '2h 4h 8h Th 3d'];
    let table = shown(COVER, { hands, dealer });
    expect(table.round?.exposed).toBe('dealer');
    table = tableAfter(table, ...seatDone(4, 'main'), ...seatDone(3, 'main'));
    // A flush replaces the dealer's straight; the dealer's cards are compared on and stay.
    expect([table.round?.exposed, table.round?.dealer.at]).toEqual([4, 'layout']);
    table = tableAfter(table, ...seatDone(2, 'main'), ...seatDone(1, 'main'));
    expect([table.round?.exposed, placesOf(table)]).toEqual([
      2,
      ['rack', 'layout', 'rack', 'rack'],
    ]);
  });

  test('s.12(i), reading A2.7: what is higher goes by the matrix, or by the ranks where a house says so', () => {
    const hands = ['4c 5d 6h 7s Kc', 'As Ks Qs Js 8d', '9c 9d 9h 9s 3c', '2h 4h 8h Th 3d'];
    const settled: TableAction[] = [...seatDone(4, 'main'), ...seatDone(3, 'main')];
    const openIn = (table: TableState) =>
      tableAfter(table, ...settled, ...seatDone(2, 'main')).round?.exposed;
    // A suited A-K-Q-J stands above four nines in the matrix, and below them as a hand.
    expect(openIn(shown(COVER, { hands }))).toBe(2);
    const readings = { coverAllOrder: 'hand-ranks' };
    expect(openIn(shown(COVER, { hands, setup: { ...CRAZY_4, readings } }))).toBe(3);
  });

  test('s.12(h): without the wager all hands stay until the round is over', () => {
    const table = tableAfter(shown([{}, {}, {}, {}], { count: false }), ...seatDone(4, 'main'));
    expect([table.round?.exposed, placesOf(table)?.[3]]).toEqual([undefined, 'layout']);
  });

  test('s.13(e)b: a hand that brings envy is not removed for a higher one', () => {
    const hands = [HANDS[0], 'Ad Ah As Ac 8d', HANDS[2], HANDS[3]] as string[];
    const table = tableAfter(
      shown(COVER, { hands }),
      ...seatDone(4, 'main'),
      ...seatDone(3, 'main'),
      ...seatDone(2, 'main'),
    );
    expect([table.round?.exposed, placesOf(table)]).toEqual([
      2,
      ['player', 'layout', 'layout', 'rack'],
    ]);
  });
});

describe('envy, the last payment of a round', () => {
  const CHIPS = [
    { fourCardProgressive: '1' },
    { fourCardProgressive: '5' },
    { fourCardProgressive: '1' },
    {},
  ];
  const win = { seat: 3, wager: 'fourCardProgressive' } as const;
  const trips = { seat: 2, wager: 'fourCardProgressive' } as const;
  const over = (): TableState =>
    tableAfter(
      shown(CHIPS, { count: false }),
      ...seatDone(4, 'main'),
      ...seatDone(3, 'main'),
      { type: 'press-hand-button', ...win, row: 'four-of-a-kind' },
      { type: 'validate-win', ...win, by: 'floorperson', lightOn: true },
      settle(3, 'progressive'),
      ...seatDone(2, 'main'),
      { type: 'press-hand-button', ...trips, row: 'three-of-a-kind' },
      { type: 'validate-win', ...trips, by: 'floorperson', lightOn: true },
      settle(2, 'progressive'),
      ...seatDone(1, 'main', 'progressive'),
    );
  const pay = (seat: number): TableAction => ({ type: 'pay-envy', seat });

  test('s.10(e)(5): each other player with a chip gets it by the own wager, from the right', () => {
    const table = over();
    // s.11(d)(5)(i): four of a kind brings $10 for $1 and $50 for $5.
    expect(
      envyDue(table, procedureOf(table)).map(({ seat, envy }) => [seat, envy[0]?.amount]),
    ).toEqual([
      [2, '50.00'],
      [1, '10.00'],
    ]);
    expect(refusalOf(table, pay(1))).toBe('not-next-to-settle s.10(e)(5)');
    expect(refusalOf(table, pay(3))).toBe('envy-not-due s.10(e)(5)');
    expect(refusalOf(tableAfter(table, pay(2)), pay(2))).toBe('envy-not-due s.10(e)(5)');
  });

  test('s.13(e)b: the hand stays face up, and the system is not reset, until envy is paid', () => {
    const table = over();
    expect(refusalOf(table, { type: 'rack-cards' })).toBe('envy-unpaid s.13(e)b');
    expect(refusalOf(table, { type: 'reset-system' })).toBe('envy-unpaid s.10(e)(5)');
    const paid = tableAfter(
      table,
      pay(2),
      pay(1),
      { type: 'reset-system' },
      { type: 'rack-cards' },
    );
    expect(paid.round?.phase).toBe('complete');
  });
});

describe('s.10(f) the Five Card Hand Bonus', () => {
  const BONUS = [{}, {}, { fiveCardHandBonusPlayer: '2' }, { fiveCardHandBonusDealer: '2' }];

  test('s.10(f)(3): what it wins is credited to the game account, not paid in chips', () => {
    const table = tableAfter(
      shown(BONUS, { count: false }),
      ...seatDone(4, 'main', 'five-card-hand-bonus'),
      ...seatDone(3, 'main'),
      {
        type: 'validate-win',
        seat: 3,
        wager: 'fiveCardHandBonusPlayer',
        by: 'floorperson',
        lightOn: false,
      },
    );
    expect(notesOf(table, settle(3, 'five-card-hand-bonus'))).toEqual([
      's.10(f)(3) Credit the win of seat 3 to the player’s game account, not in chips.',
    ]);
  });

  test('s.10(f)(3): a Magic Card of the dealer’s is credited to who has bet on it', () => {
    const before = shown(BONUS, { count: false });
    const [magicCard] = knownCards(before.round?.dealer.cards ?? []) as [Card];
    const drawn = tableAfter(before, { type: 'draw-bonus', magicCard, luckySeat: 1 });
    const asked4 = tableAfter(drawn, ...seatDone(4, 'main'));
    expect(notesOf(asked4, settle(4, 'five-card-hand-bonus'))).toEqual([
      's.10(f)(3) Credit the win of seat 4 to the player’s game account, not in chips.',
    ]);
  });

  test('s.10(f)(3): a percentage of the meter is paid by neither tray nor account', () => {
    const { winOf } = procedureOf(opened(CRAZY_4));
    const own = cardsOf('Ah Kh Qh Jh Th');
    expect(winOf(CRAZY_4, 'fiveCardHandBonusPlayer', { own, dealer: null })).toMatchObject({
      row: 'royal-flush',
      paidBy: 'meter',
      paperwork: true,
    });
  });
});

test('s.14(e): a shuffler that jams while the other deck is in play is in the record', () => {
  const setup: TableSetup = { ...PLAIN, shuffler: 'automated' };
  const table = tableAfter(
    seated(setup),
    ...openingOf('blue'),
    shuffleInDevice('red'),
    { type: 'place-for-dealing', deck: 'red', at: NOON },
    START,
    bet(1, 'Ann', ANTE),
    CLOSE,
    { type: 'deal-all' },
    { type: 'shuffler-jammed', deck: 'blue' },
  );
  const record = roundRecordOf(table);
  expect(record?.irregularities).toEqual([{ kind: 'shuffler-failed' }]);
  const played = tableAfter(
    table,
    { type: 'rack-stub' },
    { type: 'fold', seat: 1 },
    { type: 'collect-forfeits' },
    { type: 'reveal-dealer-hand' },
  );
  const settled = settleGame(roundRecordOf(played));
  expect(settled.ok && settled.value.void).toBe(null);
});

test('(3)(e): where the casino lets a player, several positions are one player’s', () => {
  const table = tableAfter(
    seated({ ...FOUR_CARD, severalPositions: true }),
    START,
    bet(1, 'Ann', { ante: '10' }),
    bet(3, 'Ann', { acesUp: '5' }),
  );
  expect(table.round?.seats.map(({ seat, player }) => [seat, player])).toEqual([
    [1, 'Ann'],
    [3, 'Ann'],
  ]);
  // Bob sits at seat 2: nobody else wagers there.
  expect(refusalOf(table, bet(2, 'Ann', { ante: '10' }))).toBe('one-position-only (3)(e)');
});
