import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, makeCards } from '#cards';
import {
  act,
  cutAt,
  DEALING_WAYS,
  dealOrder,
  isStubCountDue,
  knownCards,
  type TableAction,
  type TableSetup,
  type TableState,
} from '../index.ts';
import {
  ANTE,
  asked,
  bet,
  CLOSE,
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

const handsFrom = (cards: string, order: ReturnType<typeof dealOrder>) => {
  const hands: Record<string, Card[]> = {};
  const left = cardsOf(cards);
  for (const { to, count } of order) {
    hands[to] = [...(hands[to] ?? []), ...left.splice(0, count)];
  }
  expect(left).toEqual([]);
  return Object.fromEntries(Object.entries(hands).map(([to, dealt]) => [to, makeCards(dealt)]));
};

describe('the three ways to deal', () => {
  const cards = '2c 3c 4c 2d 3d 4d 2h 3h 4h 2s 3s 4s 5c 5d 5h';

  test('s.7(d), s.8(b): one card at a time, from the dealer’s left, the dealer last', () => {
    const expected = { 2: '2c 2d 2h 2s 5c', 5: '3c 3d 3h 3s 5d', dealer: '4c 4d 4h 4s 5h' };
    expect(handsFrom(cards, dealOrder('manual-shoe', [5, 2]))).toEqual(expected);
    expect(handsFrom(cards, dealOrder('hand', [2, 5]))).toEqual(expected);
  });

  test('s.9(b): stacks of five, from the dealer’s left, the dealer’s stack last', () => {
    expect(handsFrom(cards, dealOrder('automated-shoe', [2, 5]))).toEqual({
      2: '2c 3c 4c 2d 3d',
      5: '4d 2h 3h 4h 2s',
      dealer: '3s 4s 5c 5d 5h',
    });
  });

  test('(5): in South Dakota the dealer’s sixth card comes last and face up', () => {
    for (const way of DEALING_WAYS) {
      const order = dealOrder(way, [1, 2], { dealerUpCount: 1 });
      expect(order.at(-1)).toEqual({ to: 'dealer', count: 1, face: 'up' });
      expect(order.filter(({ face }) => face === 'up')).toHaveLength(1);
    }
    expect(
      handsFrom(`${cards} 9s`, dealOrder('manual-shoe', [1, 2], { dealerUpCount: 1 })),
    ).toEqual({ 1: '2c 2d 2h 2s 5c', 2: '3c 3d 3h 3s 5d', dealer: '4c 4d 4h 4s 5h 9s' });
  });

  test.each([1, 2, 3, 4, 5, 6, 7])(
    '%i players leave 52 less five for each and the dealer',
    (count) => {
      const seats = Array.from({ length: count }, (_, index) => index + 1);
      const dealt = dealOrder('manual-shoe', seats).reduce((total, each) => total + each.count, 0);
      // The stubs by 52 - 5(n + 1): 42, 37, 32, 27, 22, 17, 12.
      expect(52 - dealt).toBe([42, 37, 32, 27, 22, 17, 12][count - 1]);
    },
  );
});

describe('at the table', () => {
  test('each card goes to its position, the stub to the rack', () => {
    const dealt = asked('As Kd 2c Ad Kh 3c Ah Kc 4c Ac Ks 5c 6d 7d 8d');
    const round = dealt.round;
    expect(round?.seats.map(({ hand }) => makeCards(knownCards(hand.cards)))).toEqual([
      'As Ad Ah Ac 6d',
      'Kd Kh Kc Ks 7d',
    ]);
    expect(makeCards(knownCards(round?.dealer.cards ?? []))).toBe('2c 3c 4c 5c 8d');
    expect(dealt.rack.piles.map(({ position, cards }) => [position, cards.length])).toEqual([
      ['stub', 37],
    ]);
  });

  test('s.4(d): the cards above the cover card really go to the bottom', () => {
    expect(makeCards(cutAt(cardsOf('As Ks Qs Js Ts'), 2))).toBe('Qs Js Ts As Ks');
    const [shuffle] = shuffleByHand('red');
    const stacked = tableAfter(seated(), shuffle as TableAction);
    const cut = tableAfter(stacked, { type: 'cut-cards', deck: 'red', depth: 10 });
    expect(cut.decks[0]?.pile[0]).toBe(stacked.decks[0]?.pile[10]);
    expect(cut.decks[0]?.pile.at(-1)).toBe(stacked.decks[0]?.pile[9]);
    expect(refusalOf(stacked, { type: 'cut-cards', deck: 'red', depth: 9 })).toBe(
      'cover-card-too-high s.4(d)',
    );
  });

  test('s.4(e): a floorperson may have the cards cut again until one is dealt', () => {
    const recut = { type: 'order-recut', deck: 'red', by: 'floorperson' } as const;
    const closed = tableAfter(wagered(), CLOSE);
    const again = tableAfter(closed, recut);
    expect(refusalOf(again, { type: 'deal-next' })).toBe('deck-not-ready s.7(a)');
    const [, cut, place] = shuffleByHand('red') as [TableAction, TableAction, TableAction];
    tableAfter(again, cut, place, { type: 'deal-all' });
    expect(refusalOf(tableAfter(closed, { type: 'deal-next' }), recut)).toBe(
      'deck-not-ready s.4(e)',
    );
  });
});

/** One round of Ann's from bet to rack, in which she folds. */
const quickRound = (stub: TableAction): TableAction[] => [
  START,
  bet(1, 'Ann', ANTE),
  CLOSE,
  { type: 'deal-all' },
  stub,
  { type: 'fold', seat: 1 },
  { type: 'collect-forfeits' },
  { type: 'reveal-dealer-hand' },
  { type: 'rack-cards' },
];

const RACK: TableAction = { type: 'rack-stub' };
const COUNT: TableAction = { type: 'count-stub', counted: 42 };

describe('the stub, s.7(e) to (h)', () => {
  const rounds = (state: TableState, count: number): TableState =>
    Array.from({ length: count }).reduce<TableState>(
      (before) => tableAfter(before, ...shuffleByHand('red'), ...quickRound(RACK)),
      state,
    );

  test('s.7(f): four rounds may pass uncounted, the fifth stub has to be counted', () => {
    const fifth = tableAfter(
      rounds(seated(), 4),
      ...shuffleByHand('red'),
      ...quickRound(RACK).slice(0, 4),
    );
    expect(isStubCountDue(fifth)).toBe(true);
    expect(refusalOf(fifth, RACK)).toBe('stub-count-due s.7(f)');
    const sixth = tableAfter(fifth, ...quickRound(COUNT).slice(4), ...shuffleByHand('red'));
    expect(sixth.uncountedRounds).toBe(0);
    tableAfter(sixth, ...quickRound(RACK));
  });

  test('s.7(f): with a shuffler that counts, the stub need never be counted', () => {
    const setup: TableSetup = { ...PLAIN, shuffler: 'counting' };
    let state = seated(setup);
    for (let round = 0; round < 6; round++) {
      state = tableAfter(
        state,
        shuffleInDevice('red', { counted: 52 }),
        {
          type: 'place-for-dealing',
          deck: 'red',
          at: NOON,
        },
        ...quickRound(RACK),
      );
    }
    expect(state.round?.number).toBe(6);
  });

  const dealt = (...slips: readonly TableAction[]) =>
    tableAfter(wagered(), CLOSE, ...slips, { type: 'deal-all' });

  test('s.7(g): 52 are there, and the round goes on', () => {
    const counted = tableAfter(dealt(), { type: 'count-stub', counted: 37 });
    expect(counted.round?.phase).toBe('deciding');
    expect(counted.rack.piles.map(({ position }) => position)).toEqual(['stub']);
  });

  test('s.7(h): misdealt, but 52 are there: all is void, the deck stays', () => {
    const misdealt = dealt({ type: 'deal-next' }, { type: 'deal-extra-card', to: 1 });
    const answer = act(misdealt, { type: 'count-stub', counted: 36 });
    expect(answer.ok && answer.state.round?.void?.because).toBe('s.7(h)');
    expect(answer.ok && answer.state.round?.irregularities).toEqual([{ kind: 'stub-misdealt' }]);
    expect(answer.ok && answer.state.decks.map(({ stage }) => stage)).toEqual(['stacked']);
    const wagers = answer.ok ? (answer.state.round?.seats.map((each) => each.wagers) ?? []) : [];
    expect(wagers.flatMap((each) => Object.values(each).map(({ at }) => at))).toEqual(
      Array.from({ length: 4 }, () => 'returned'),
    );
  });

  test('s.7(h): not misdealt: all is void and the deck leaves the table', () => {
    const answer = act(dealt(), { type: 'count-stub', counted: 36 });
    expect(answer.ok && answer.state.round?.irregularities).toEqual([{ kind: 'stub-wrong-count' }]);
    expect(answer.ok && answer.state.decks).toEqual([]);
    expect(answer.ok && answer.state.removed.map(({ back }) => back)).toEqual(['red']);
    expect(answer.ok && answer.notes.map(({ clause }) => clause)).toEqual(['s.7(h)', 's.7(h)']);
  });

  test.each([
    ['hand', 's.8(f)'],
    ['automated-shoe', 's.9(f)'],
  ] as const)('from %s the miscount stands under %s', (way, clause) => {
    const setup: TableSetup = { ...PLAIN, way, shuffler: 'automated', automatedShoe: true };
    const place: TableAction = { type: 'place-for-dealing', deck: 'red', at: 0, hand: 'left' };
    const round = quickRound({ type: 'count-stub', counted: 41 }).slice(0, 5);
    const state = tableAfter(seated(setup), shuffleInDevice('red'), place, ...round);
    expect(state.round?.void?.because).toBe(clause);
  });
});

describe('two decks, s.2(b)', () => {
  const setup: TableSetup = { ...PLAIN, shuffler: 'counting' };
  const place = (deck: string): TableAction => ({ type: 'place-for-dealing', deck, at: 0 });
  const shuffle = (deck: string) => shuffleInDevice(deck, { counted: 52 });
  const both = tableAfter(
    opened(setup),
    sit(1, 'Ann'),
    ...openingOf('red'),
    ...openingOf('blue'),
    shuffle('red'),
    shuffle('blue'),
  );

  test('they take turns, one in the shuffler while the other is in play', () => {
    let state = both;
    for (const [deck, other] of [
      ['red', 'blue'],
      ['blue', 'red'],
      ['red', 'blue'],
    ] as const) {
      state = tableAfter(state, place(deck), ...quickRound(RACK));
      expect(state.rack.deck).toBe(deck);
      expect(state.decks.find(({ back }) => back === other)?.stage).toBe('shuffled');
      state = tableAfter(state, shuffle(deck));
      expect(refusalOf(state, place(deck))).toBe('deck-out-of-turn s.2(b)(3)');
      expect(state.rack).toEqual({ deck: null, piles: [] });
    }
  });

  test('s.2(b)(4): the rack has to be free of the one before the other is dealt', () => {
    const state = tableAfter(both, place('red'), ...quickRound(RACK), place('blue'), START);
    const betting = tableAfter(state, bet(1, 'Ann', ANTE));
    expect(refusalOf(betting, CLOSE)).toBe('rack-holds-other-deck s.2(b)(4)');
    tableAfter(betting, shuffle('red'), CLOSE);
  });

  test('s.4(b): a deck that the shuffler does not count as 52 leaves the table', () => {
    const raw = tableAfter(opened(setup), sit(1, 'Ann'), ...openingOf('red'), ...openingOf('blue'));
    const state = tableAfter(raw, shuffleInDevice('red', { counted: 51 }));
    expect(state.decks.map(({ back }) => back)).toEqual(['blue']);
    expect(state.removed).toEqual([{ back: 'red', because: 'the shuffler counted 51 cards' }]);
  });
});
