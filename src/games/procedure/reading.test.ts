// A real table: no one knows the order of the deck. The cards are read by the shoe or keyed when they
// are turned up, or only the hands in question are.
import { describe, expect, test } from 'vitest';
import { cardsOf, makeCards } from '#cards';
import { sure } from '#result';
import { settleGame } from '../games.ts';
import {
  type GameName,
  knownCards,
  roundRecordOf,
  type TableAction,
  type TableSetup,
  type TableState,
} from '../index.ts';
import {
  ANTE,
  bet,
  CLOSE,
  CUT_DEPTH,
  FOUR_CARD,
  NOON,
  PLAIN,
  refusalOf,
  START,
  seated,
  tableAfter,
} from './table.fixture.ts';

const IN_QUESTION = { recording: 'hands-in-question' } as const;

const MAIN: Readonly<Record<GameName, Readonly<Record<string, string>>>> = {
  'crazy-4-poker': ANTE,
  'four-card-poker': { ante: '10' },
};

/** Ann and Bob have bet, and a deck whose order no one knows is in the shoe. */
const closed = (setup: TableSetup = PLAIN): TableState =>
  tableAfter(
    seated(setup),
    { type: 'shuffle-cards', deck: 'red', how: 'manual' },
    { type: 'cut-cards', deck: 'red', depth: CUT_DEPTH },
    { type: 'place-for-dealing', deck: 'red', at: NOON },
    START,
    bet(1, 'Ann', MAIN[setup.game]),
    bet(2, 'Bob', MAIN[setup.game]),
    CLOSE,
  );

const dealt = (setup: TableSetup = PLAIN): TableState =>
  tableAfter(closed(setup), { type: 'deal-all' }, { type: 'rack-stub' });

const play = (seat: number, amount = '10'): TableAction => ({ type: 'play', seat, amount });
const reveal = (cards?: string): TableAction =>
  cards === undefined
    ? { type: 'reveal-dealer-hand' }
    : { type: 'reveal-dealer-hand', cards: cardsOf(cards) };
const turnUp = (seat: number, cards: string): TableAction => ({
  type: 'turn-up-hand',
  seat,
  cards: cardsOf(cards),
});

const ACES = 'As Ah 9d 5c 2d';
const LOW = 'Jh Tc 8d 6c 3h';
const KINGS = 'Ks Kd 9h 4c 2s';

test('the shoe reads each card as it gives it out', () => {
  const read = (cards: string): TableAction => ({ type: 'deal-next', cards: cardsOf(cards) });
  let table = tableAfter(closed(), read('As'), read('Jh'), read('Ks'), read('Ah'));
  expect(refusalOf(table, read('As'))).toBe('card-twice s.7(d)');
  expect(refusalOf(table, read('Tc Td'))).toBe('not-the-cards s.7(d)');
  expect(refusalOf(table, read('XX'))).toBe('not-the-cards s.7(d)');
  for (const card of 'Tc Kd 9d 8d 9h 5c 6c 4c 2d 3h 2s'.split(' ')) {
    table = tableAfter(table, read(card));
  }
  const hands = table.round?.seats.map(({ hand }) => makeCards(knownCards(hand.cards)));
  expect(hands).toEqual(['As Ah 9d 5c 2d', 'Jh Tc 8d 6c 3h']);
  expect(makeCards(knownCards(table.round?.dealer.cards ?? []))).toBe('Ks Kd 9h 4c 2s');
  // s.10(b): what the shoe has read decides about three times the ante at once.
  table = tableAfter(table, { type: 'rack-stub' }, play(1, '30'));
  expect(refusalOf(table, play(2, '30'))).toBe('play-amount-wrong s.10(b)');
});

describe('the shoe reads the whole deal, in the order in which the cards come out', () => {
  const DEAL = 'As Jh Ks Ah Tc Kd 9d 8d 9h 5c 6c 4c 2d 3h 2s';
  const all = (cards: string): TableAction => ({ type: 'deal-all', cards: cardsOf(cards) });
  const oneByOne = (table: TableState, cards: string): TableState =>
    tableAfter(
      table,
      ...cards.split(' ').map((card): TableAction => ({ type: 'deal-next', cards: cardsOf(card) })),
    );

  test('which leaves the table as card by card does, also from the middle of the deal', () => {
    const cardByCard = oneByOne(closed(), DEAL);
    expect(tableAfter(closed(), all(DEAL))).toEqual(cardByCard);
    const begun = oneByOne(closed(), 'As Jh Ks Ah');
    expect(tableAfter(begun, all(DEAL.slice('As Jh Ks Ah '.length)))).toEqual(cardByCard);
  });

  test('in Four Card Poker with the dealer’s sixth card, the last and face up (5)', () => {
    const shoe = `${DEAL} Qc`;
    const locked = tableAfter(closed(FOUR_CARD), { type: 'lock-side-wagers', accepted: [] });
    const table = tableAfter(locked, all(shoe));
    expect(table).toEqual(oneByOne(locked, shoe));
    expect(makeCards(knownCards(table.round?.dealer.cards ?? []))).toBe('Ks Kd 9h 4c 2s Qc');
  });

  test('from an automated shoe in stacks of five', () => {
    const setup = { ...PLAIN, automatedShoe: true, way: 'automated-shoe' } as const;
    const table = tableAfter(closed(setup), all(`${ACES} ${LOW} ${KINGS}`));
    const hands = table.round?.seats.map(({ hand }) => makeCards(knownCards(hand.cards)));
    expect(hands).toEqual([ACES, LOW]);
    expect(makeCards(knownCards(table.round?.dealer.cards ?? []))).toBe(KINGS);
  });

  test('and takes as many as were given out, each of them once', () => {
    expect(refusalOf(closed(), all(DEAL.slice(3)))).toBe('not-the-cards s.7(d)');
    expect(refusalOf(closed(), all(DEAL.replace('2s', 'As')))).toBe('card-twice s.7(d)');
    expect(refusalOf(closed(), all(DEAL.replace('2s', 'XX')))).toBe('not-the-cards s.7(d)');
    expect(
      refusalOf(oneByOne(closed(), 'As'), all(DEAL.replace('As ', '').replace('2s', 'As'))),
    ).toBe('card-twice s.7(d)');
  });
});

describe('every card is keyed', () => {
  const decided = (): TableState => tableAfter(dealt(), play(1, '30'), play(2));

  test('when it is turned up, and the round is settled by the cards', () => {
    const table = tableAfter(
      decided(),
      reveal(KINGS),
      turnUp(2, LOW),
      { type: 'settle-wagers', seat: 2, group: 'main' },
      turnUp(1, ACES),
      { type: 'settle-wagers', seat: 1, group: 'main' },
      { type: 'rack-cards' },
    );
    const settled = sure(settleGame(roundRecordOf(table)));
    // Aces beat kings: ante 20, play 60, super bonus back. Jack high loses all three.
    expect(settled.seats.map(({ returned }) => returned)).toEqual(['90.00', '0.00']);
  });

  test('and nothing is revealed or turned up without its cards', () => {
    expect(refusalOf(decided(), reveal())).toBe('cards-not-read s.10(c)');
    const shown = tableAfter(decided(), reveal(KINGS));
    expect(refusalOf(shown, { type: 'turn-up-hand', seat: 2 })).toBe('cards-not-read s.10(c)(1)');
    expect(refusalOf(shown, { type: 'turn-up-hand', seat: 2, result: 'lose' })).toBe(
      'cards-not-read s.10(c)(1)',
    );
  });

  test('a card is keyed once in a round, and five to a hand', () => {
    const shown = tableAfter(decided(), reveal(KINGS));
    expect(refusalOf(shown, turnUp(2, 'Ks Tc 8d 6c 3h'))).toBe('card-twice s.10(c)(1)');
    expect(refusalOf(shown, turnUp(2, 'Jh Jh 8d 6c 3h'))).toBe('card-twice s.10(c)(1)');
    expect(refusalOf(shown, turnUp(2, 'Jh Tc 8d 6c'))).toBe('not-the-cards s.10(c)(1)');
    expect(refusalOf(decided(), reveal('Ks Kd 9h 4c'))).toBe('not-the-cards s.10(c)');
  });

  test('a raise without the cards for it stops the round until the floor corrects it', () => {
    const shown = tableAfter(decided(), reveal(KINGS), turnUp(2, ACES), {
      type: 'settle-wagers',
      seat: 2,
      group: 'main',
    });
    expect(refusalOf(shown, turnUp(1, LOW))).toBe('play-amount-wrong s.10(b)');
    const correct = { type: 'correct-play', seat: 1, by: 'floorperson' } as const;
    expect(refusalOf(shown, { ...correct, amount: '10', by: 'dealer' })).toBe(
      'needs-floorperson s.10(b)',
    );
    expect(refusalOf(shown, { ...correct, amount: '40' })).toBe('play-amount-wrong s.10(b)');
    const table = tableAfter(shown, { ...correct, amount: '10' }, turnUp(1, LOW));
    expect(table.round?.seats[0]?.wagers['play']?.amount).toBe('10.00');
  });

  test('cards that were keyed wrong are corrected by the floor until they have decided a wager', () => {
    const correct = (cards: string, by: 'dealer' | 'floorperson' = 'floorperson'): TableAction => ({
      type: 'correct-cards',
      at: 2,
      cards: cardsOf(cards),
      by,
    });
    const shown = tableAfter(decided(), reveal(KINGS), turnUp(2, LOW));
    expect(refusalOf(shown, correct('Jh Tc 8d 6c 4h', 'dealer'))).toBe(
      'needs-floorperson s.10(c)(1)',
    );
    expect(refusalOf(shown, correct('Jh Tc 8d 6c Kd'))).toBe('card-twice s.10(c)(1)');
    const table = tableAfter(shown, correct('Jh Tc 8d 6c 4h'));
    expect(makeCards(knownCards(table.round?.seats[1]?.hand.cards ?? []))).toBe('Jh Tc 8d 6c 4h');
    const settled = tableAfter(table, { type: 'settle-wagers', seat: 2, group: 'main' });
    expect(refusalOf(settled, correct(LOW))).toBe('prize-logged s.10(c)(1)');
  });
});

describe('only hands in question are recorded', () => {
  const table = { ...PLAIN, ...IN_QUESTION };
  const decided = (): TableState => tableAfter(dealt(table), play(1), play(2));

  test('the dealer tells how the others ended', () => {
    const shown = tableAfter(decided(), reveal());
    expect(refusalOf(shown, { type: 'turn-up-hand', seat: 2 })).toBe('result-missing s.10(c)(1)');
    const done = tableAfter(
      shown,
      { type: 'turn-up-hand', seat: 2, result: 'lose' },
      { type: 'settle-wagers', seat: 2, group: 'main' },
      { type: 'turn-up-hand', seat: 1, result: 'win' },
      { type: 'settle-wagers', seat: 1, group: 'main' },
      { type: 'rack-cards' },
    );
    const record = roundRecordOf(done);
    expect(record?.dealer).toBe(undefined);
    const settled = sure(settleGame(record));
    expect(settled.seats.map(({ returned }) => returned)).toEqual(['50.00', '0.00']);
  });

  test('what is told agrees with the dealer’s cards, where they were keyed', () => {
    const shown = tableAfter(decided(), reveal(KINGS));
    const told = { type: 'turn-up-hand', seat: 2, result: 'dealer-does-not-qualify' } as const;
    expect(refusalOf(shown, told)).toBe('result-not-asked s.10(c)(3)');
    expect(refusalOf(shown, { ...told, result: 'win', cards: cardsOf(LOW) })).toBe(
      'result-not-asked s.10(c)(1)',
    );
  });

  test('a raise of Crazy 4 Poker makes a hand one in question', () => {
    const raised = tableAfter(dealt(table), play(1), play(2, '30'), reveal());
    expect(refusalOf(raised, { type: 'turn-up-hand', seat: 2, result: 'win' })).toBe(
      'cards-not-read s.10(c)(1)',
    );
    const shown = tableAfter(raised, {
      type: 'turn-up-hand',
      seat: 2,
      cards: cardsOf(ACES),
      result: 'win',
    });
    expect(shown.round?.seats[1]?.result).toBe('win');
  });

  test('Four Card Poker knows no push, and any hand may raise', () => {
    const raised = tableAfter(
      dealt({ ...FOUR_CARD, ...IN_QUESTION, offers: [], tables: { acesUp: 'FCP-01' } }),
      play(1),
      play(2, '30'),
      reveal(),
    );
    expect(refusalOf(raised, { type: 'turn-up-hand', seat: 2, result: 'push' })).toBe(
      'result-not-asked (9)',
    );
    expect(refusalOf(raised, { type: 'turn-up-hand', seat: 2, result: 'win' })).toMatch(/taken$/);
  });
});

test('a wrong number of cards voids the round though no one has read any', () => {
  const misdealt = tableAfter(
    closed(),
    { type: 'skip-delivery' },
    { type: 'deal-all' },
    { type: 'wrong-number-found' },
  );
  const settled = sure(settleGame(roundRecordOf(misdealt)));
  expect(settled.void?.because).toBe('s.14(c)');
  expect(settled.seats.map(({ returned }) => returned)).toEqual(['20.00', '20.00']);
});
