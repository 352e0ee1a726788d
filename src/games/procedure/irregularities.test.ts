import { describe, expect, test } from 'vitest';
import { settleGame } from '../games.ts';
import {
  act,
  roundRecordOf,
  type TableAction,
  type TableSetup,
  type TableState,
} from '../index.ts';
import {
  ANTE,
  asked,
  bet,
  CLOSE,
  FOUR_CARD,
  NOON,
  PLAIN,
  refusalOf,
  START,
  seated,
  shuffleByHand,
  shuffleInDevice,
  tableAfter,
  wagered,
} from './table.fixture.ts';

const DEAL: TableAction = { type: 'deal-all' };
const dealing = (): TableState =>
  tableAfter(wagered(), CLOSE, { type: 'deal-next' }, { type: 'deal-next' }, { type: 'deal-next' });

/** What a void round has to leave behind: every wager returned, the deck in one stack of 52. */
function expectVoid(state: TableState, because: string): void {
  expect(state.round?.void?.because).toBe(because);
  const wagers = state.round?.seats.flatMap((each) => Object.values(each.wagers)) ?? [];
  expect(wagers.length).toBeGreaterThan(0);
  expect(wagers.filter(({ at }) => at !== 'returned')).toEqual([]);
  expect(state.decks.map(({ stage, pile }) => [stage, pile.length])).toEqual([['stacked', 52]]);
  expect(state.rack.piles).toEqual([]);
  const settled = settleGame(roundRecordOf(state));
  expect(settled.ok && settled.value.void?.because).toBeTruthy();
  // The cards are shuffled again and the next round can start.
  tableAfter(state, ...shuffleByHand('red'), START);
}

describe('the remedies of s.14', () => {
  test('(a): one card face up is not used in the round and goes to the rack', () => {
    const state = tableAfter(dealing(), { type: 'card-found-face-up' }, DEAL);
    expect(state.rack.piles.map(({ position, cards }) => [position, cards.length])).toEqual([
      ['face-up', 1],
    ]);
    expect(state.round?.seats.map(({ hand }) => hand.cards.length)).toEqual([5, 5]);
    expect(roundRecordOf(state)?.irregularities).toEqual([{ kind: 'cards-face-up', count: 1 }]);
    // 52 less fifteen dealt and the one in the rack.
    expect(tableAfter(state, { type: 'count-stub', counted: 36 }).round?.phase).toBe('deciding');
  });

  test('(a): a second card face up voids the round', () => {
    const twice: TableAction[] = [{ type: 'card-found-face-up' }, { type: 'card-found-face-up' }];
    expectVoid(tableAfter(dealing(), ...twice), 's.14(a)');
  });

  test('(b): a card drawn in error, unseen, is the next card', () => {
    const right = tableAfter(dealing(), DEAL).round;
    const drawn = tableAfter(dealing(), { type: 'card-drawn-in-error' }, DEAL).round;
    expect(drawn?.seats).toEqual(right?.seats);
    expect(drawn?.irregularities).toEqual([{ kind: 'card-drawn-in-error' }]);
  });

  test('(c): a card too many or too few voids the round, whenever it is found', () => {
    const extra: TableAction = { type: 'deal-extra-card', to: 'dealer' };
    const found: TableAction = { type: 'wrong-number-found' };
    expectVoid(tableAfter(dealing(), extra, found), 's.14(c)');
    const passedOver = tableAfter(dealing(), { type: 'skip-delivery' }, DEAL);
    expectVoid(tableAfter(passedOver, found), 's.14(c)');
    const astray = tableAfter(dealing(), extra, { type: 'skip-delivery' }, DEAL);
    const counted = tableAfter(astray, { type: 'count-stub', counted: 37 });
    expect(refusalOf(counted, { type: 'fold', seat: 1 })).toBe('wrong-number-of-cards s.14(c)');
    expectVoid(tableAfter(counted, found), 's.14(c)');
  });

  test('(d): a card of the dealer’s that is seen too early voids the round', () => {
    const seen: TableAction = { type: 'dealer-card-exposed' };
    expectVoid(tableAfter(dealing(), seen), 's.14(d)');
    expectVoid(tableAfter(asked(), { type: 'fold', seat: 1 }, seen), 's.14(d)');
    const all = tableAfter(asked(), { type: 'fold', seat: 1 }, { type: 'fold', seat: 2 });
    expect(refusalOf(all, seen)).toBe('not-in-this-phase s.14(d)');
  });

  test('(e): a shuffle that the device did not finish is done again', () => {
    const setup: TableSetup = { ...PLAIN, shuffler: 'automated' };
    const shuffled = tableAfter(seated(setup), shuffleInDevice('red'));
    const jammed = tableAfter(shuffled, { type: 'shuffler-jammed', deck: 'red' });
    expect(refusalOf(jammed, { type: 'place-for-dealing', deck: 'red', at: NOON })).toBe(
      'deck-not-ready s.4(a)',
    );
    tableAfter(jammed, shuffleInDevice('red'), {
      type: 'place-for-dealing',
      deck: 'red',
      at: NOON,
    });
  });

  const IN_STACKS: TableSetup = {
    ...PLAIN,
    shuffler: 'automated',
    automatedShoe: true,
    way: 'automated-shoe',
  };
  const inStacks = (): TableState =>
    tableAfter(
      seated(IN_STACKS),
      shuffleInDevice('red'),
      { type: 'place-for-dealing', deck: 'red', at: NOON },
      START,
      bet(1, 'Ann', ANTE),
      CLOSE,
    );

  test('(f): a dealing shoe that fails voids the round; its cards join those dealt', () => {
    expectVoid(tableAfter(inStacks(), { type: 'shoe-failed' }), 's.14(f)');
    expectVoid(tableAfter(inStacks(), { type: 'deal-next' }, { type: 'shoe-failed' }), 's.14(f)');
    expect(refusalOf(tableAfter(inStacks(), DEAL), { type: 'shoe-failed' })).toBe(
      'not-in-this-phase s.14(f)',
    );
  });

  test('(g): a broken shoe or shuffler is covered before anything else is used', () => {
    const change: TableAction = { type: 'change-way', way: 'manual-shoe' };
    const broken = tableAfter(
      inStacks(),
      { type: 'deal-next' },
      { type: 'shoe-failed' },
      { type: 'device-unusable', device: 'shoe' },
      { type: 'device-unusable', device: 'shuffler' },
    );
    expect(refusalOf(broken, change)).toBe('device-not-covered s.14(g)');
    const [byHand, ...rest] = shuffleByHand('red') as [TableAction, ...TableAction[]];
    expect(refusalOf(broken, byHand)).toBe('device-not-covered s.14(g)');
    const marked = tableAfter(
      broken,
      { type: 'mark-device', device: 'shoe', how: 'covered' },
      { type: 'mark-device', device: 'shuffler', how: 'signed' },
      change,
      byHand,
      ...rest,
    );
    tableAfter(marked, START, bet(1, 'Ann', ANTE), CLOSE, DEAL);
    const repaired = tableAfter(marked, { type: 'device-repaired', device: 'shoe' });
    expect(repaired.shoe).toEqual({ counts: false, works: true, marked: null });
  });
});

describe('players who leave, s.6(b)', () => {
  test('before the wagers are closed they take them along', () => {
    const left = tableAfter(wagered(), { type: 'leave-table', seat: 1 });
    expect(left.round?.seats.map(({ seat }) => seat)).toEqual([2]);
  });

  test('after that the wagers are abandoned, and the next player is asked', () => {
    const left = tableAfter(asked(), { type: 'leave-table', seat: 1 });
    const decided = tableAfter(left, { type: 'play', seat: 2, amount: '10' });
    expect(decided.round?.phase).toBe('decided');
    const record = roundRecordOf(decided);
    expect(record?.seats.map(({ seat, folded }) => [seat, folded ?? false])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(settleGame(record).ok).toBe(true);
  });

  test('a hand that has been played plays on', () => {
    const left = tableAfter(
      asked(),
      { type: 'play', seat: 1, amount: '10' },
      { type: 'leave-table', seat: 1 },
    );
    expect(left.round?.seats[0]?.decision).toBe('play');
    expect(left.seated.map(({ player }) => player)).toEqual(['Bob']);
  });
});

describe('South Dakota', () => {
  const dealingThere = (): TableState =>
    tableAfter(
      wagered(FOUR_CARD),
      CLOSE,
      { type: 'lock-side-wagers', accepted: [] },
      { type: 'deal-next' },
    );

  test('(14): a wrong number of cards voids all hands, the wagers go back', () => {
    const wrong = tableAfter(dealingThere(), { type: 'deal-extra-card', to: 2 }, DEAL);
    expectVoid(tableAfter(wrong, { type: 'wrong-number-found' }), '(14)');
  });

  test.each(['card-found-face-up', 'card-drawn-in-error', 'dealer-card-exposed'] as const)(
    '%s: the rules have no remedy, the floor decides',
    (type) => {
      expect(refusalOf(dealingThere(), { type })).toBe('left-to-the-house (14)');
    },
  );

  test('a miscounted stub stands under the house procedure', () => {
    const answer = act(tableAfter(dealingThere(), DEAL), { type: 'count-stub', counted: 35 });
    expect(answer.ok && answer.state.round?.void?.because).toBe(
      'house procedure after Massachusetts s.7(h)',
    );
    // South Dakota's settlement knows no such void, and so there is nothing to settle.
    expect(answer.ok && roundRecordOf(answer.state)).toBe(null);
  });
});
