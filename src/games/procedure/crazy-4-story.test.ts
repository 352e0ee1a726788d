import { expect, test } from 'vitest';
import { type Card, cardsOf, makeCards } from '#cards';
import { settleGame } from '../games.ts';
import {
  deckChangeDueAt,
  knownCards,
  procedureOf,
  roundRecordOf,
  settlementSteps,
  type TableAction,
  type TableDeck,
  type TableRound,
} from '../index.ts';
import {
  bet,
  CRAZY_4,
  CUT_DEPTH,
  deckFrom,
  HOUR,
  METERS,
  NOON,
  opened,
  openingOf,
  refusalOf,
  START,
  shuffleByHand,
  sit,
  tableAfter,
} from './table.fixture.ts';

// Seat 1: four aces. Seat 3: nothing, and folds. Seat 5: a heart flush. Dealer: a pair of kings.
const TOP = ['As 2c 2h Kc', 'Ad 4d 5h Kd', 'Ah 6s 7h 9c', 'Ac 8c 9h 4s', '2d Td 8s 3s'].join(' ');

const ON_SENSORS = [
  { seat: 1, wager: 'fourCardProgressive' },
  { seat: 3, wager: 'fourCardProgressive' },
  { seat: 5, wager: 'fiveCardProgressive' },
];

test('an evening of Crazy 4 Poker, from the box to the discard rack', () => {
  // s.3: the deck is inspected, verified, spread, seen by the first player, washed and stacked.
  const [receive, inspect, verify, spread, show, wash, stack] = openingOf('red') as TableAction[];
  let table = tableAfter(
    opened(CRAZY_4),
    receive as TableAction,
    inspect as TableAction,
    verify as TableAction,
    spread as TableAction,
  );
  expect(table.decks[0]?.face).toBe('up');
  expect(refusalOf(table, show as TableAction)).toBe('no-player-yet s.3(b)');
  table = tableAfter(table, sit(5, 'Cem'), show as TableAction, wash as TableAction);
  expect(table.decks[0]?.face).toBe('down');
  table = tableAfter(table, stack as TableAction, sit(1, 'Ann'), sit(3, 'Bob'));

  // s.4: shuffled by hand, cut twenty cards in, put into the shoe.
  table = tableAfter(table, ...shuffleByHand('red', TOP));
  expect(table.decks[0]?.pile).toEqual(deckFrom(TOP));
  expect(CUT_DEPTH).toBeGreaterThanOrEqual(10);

  // s.6, s.7(b): wagers, the call, the lock, the chips against the count of the system.
  table = tableAfter(
    table,
    START,
    bet(1, 'Ann', {
      ante: '10',
      superBonus: '10',
      queensUp: '5',
      fourCardProgressive: '1',
      fiveCardHandBonusPlayer: '1',
      coverAll: '5',
    }),
    bet(3, 'Bob', {
      ante: '10',
      superBonus: '10',
      fourCardProgressive: '5',
      fiveCardHandBonusDealer: '1',
      coverAll: '5',
    }),
    bet(5, 'Cem', { ante: '5', superBonus: '5', fiveCardProgressive: '1' }),
    bet(5, 'Cem', { ante: '25', superBonus: '25', fiveCardProgressive: '1' }),
    { type: 'announce-no-more-bets', at: NOON },
    { type: 'lock-side-wagers', accepted: ON_SENSORS.slice(0, 2) },
  );
  expect(refusalOf(table, { type: 'collect-progressive-wagers', chips: 3 })).toBe(
    'chips-do-not-match s.7(b)',
  );
  // The chip of seat 5 was not taken: the floorperson hands it back.
  table = tableAfter(
    table,
    { type: 'return-unaccepted-wagers', by: 'floorperson' },
    { type: 'collect-progressive-wagers', chips: 2 },
    { type: 'draw-bonus', magicCard: deckFrom('2d')[0] as Card, luckySeat: 3 },
  );

  // s.7(d) to (g): the deal, and a count of the stub.
  for (let card = 0; card < 20; card++) table = tableAfter(table, { type: 'deal-next' });
  table = tableAfter(table, { type: 'count-stub', counted: 32 });

  // s.12(e): the green button; the shuffler counts the players that were dealt in.
  table = tableAfter(table, { type: 'read-player-count', players: 3 });

  // s.10(b): four aces play three times the ante, seat 3 folds, the flush plays on.
  table = tableAfter(table, { type: 'play', seat: 1, amount: '30' }, { type: 'fold', seat: 3 });
  expect(refusalOf(table, { type: 'play', seat: 5, amount: '75.01' })).toBe(
    'play-amount-wrong s.10(b)',
  );
  table = tableAfter(table, { type: 'play', seat: 5, amount: '60' });

  // s.10(c): forfeits, the dealer's hand, then from the right.
  table = tableAfter(table, { type: 'collect-forfeits' }, { type: 'reveal-dealer-hand' });
  expect(new Set(table.round?.dealer.best)).toEqual(new Set(cardsOf('Kc Kd 9c 4s')));
  const steps = settlementSteps(table.round as TableRound, procedureOf(table));
  expect(steps.map(({ seat, group }) => `${seat} ${group}`)).toEqual([
    '5 main',
    '3 five-card-hand-bonus',
    '1 main',
    '1 queens-up',
    '1 progressive',
    '1 five-card-hand-bonus',
    '3 cover-all',
    '1 cover-all',
  ]);
  const settle = (seat: number, group: string): TableAction => ({
    type: 'settle-wagers',
    seat,
    group,
  });
  table = tableAfter(
    table,
    { type: 'turn-up-hand', seat: 5 },
    settle(5, 'main'),
    settle(3, 'five-card-hand-bonus'),
    { type: 'turn-up-hand', seat: 1 },
    settle(1, 'main'),
    settle(1, 'queens-up'),
  );

  // s.10(e), s.13(d): a wrong button, pressed again to turn it off, then the right one.
  const win = { seat: 1, wager: 'fourCardProgressive' };
  const press = (row: string): TableAction => ({ type: 'press-hand-button', ...win, row });
  table = tableAfter(table, press('straight-flush'), press('straight-flush'), press('four-aces'));
  const validate: TableAction = { type: 'validate-win', ...win, by: 'floorperson', lightOn: true };
  table = tableAfter(table, validate, settle(1, 'progressive'));

  // s.10(f)(2): four of a kind pays 500 for 1 on the hand bonus, which a floorperson verifies.
  expect(refusalOf(table, settle(1, 'five-card-hand-bonus'))).toBe('needs-floorperson s.10(f)(2)');
  table = tableAfter(
    table,
    { ...validate, wager: 'fiveCardHandBonusPlayer' },
    settle(1, 'five-card-hand-bonus'),
    settle(3, 'cover-all'),
    settle(1, 'cover-all'),
  );

  // s.12(i): the flush of seat 5 was the best until the aces came.
  expect(table.round?.exposed).toBe(1);
  expect(table.round?.seats.map(({ hand }) => hand.at)).toEqual(['layout', 'rack', 'rack']);

  // s.10(e)(5), s.13(e)b: seat 3 has folded and gets the envy for the aces, which stay open for it.
  expect(refusalOf(table, { type: 'rack-cards' })).toBe('paperwork-open s.10(e)(4)');
  table = tableAfter(table, { type: 'pay-envy', seat: 3 });

  // s.10(e)(4): the aces stay on the table until the documents are complete.
  expect(refusalOf(table, { type: 'rack-cards' })).toBe('paperwork-open s.10(e)(4)');
  table = tableAfter(
    table,
    { type: 'complete-paperwork', ...win },
    { type: 'reset-system' },
    { type: 'rack-cards' },
  );

  // s.10(g): every hand can be found again in the rack.
  expect(
    table.rack.piles
      .slice(1)
      .map(({ position, cards }) => [position, makeCards(knownCards(cards))]),
  ).toEqual([
    [3, '2c 4d 6s 8c Td'],
    [5, '2h 5h 7h 9h 8s'],
    [1, 'As Ad Ah Ac 2d'],
    ['dealer', 'Kc Kd 9c 4s 3s'],
  ]);

  const record = roundRecordOf(table);
  expect(record).toEqual({
    game: 'crazy-4-poker',
    tables: { queensUp: 'A', fourCardProgressive: 'A' },
    meters: {
      fourCardProgressive: METERS.fourCardProgressive,
      fiveCardHandBonus: METERS.fiveCardHandBonus,
    },
    magicCard: '2d',
    luckySeat: 3,
    dealer: 'Kc Kd 9c 4s 3s',
    seats: [
      {
        seat: 1,
        cards: 'As Ad Ah Ac 2d',
        wagers: {
          ante: '10.00',
          superBonus: '10.00',
          queensUp: '5.00',
          fourCardProgressive: '1.00',
          fiveCardHandBonusPlayer: '1.00',
          coverAll: '5.00',
          play: '30.00',
        },
      },
      {
        seat: 3,
        cards: '2c 4d 6s 8c Td',
        wagers: {
          ante: '10.00',
          superBonus: '10.00',
          fourCardProgressive: '5.00',
          fiveCardHandBonusDealer: '1.00',
          coverAll: '5.00',
        },
        folded: true,
      },
      {
        seat: 5,
        cards: '2h 5h 7h 9h 8s',
        wagers: { ante: '25.00', superBonus: '25.00', play: '60.00' },
      },
    ],
  });
  const settled = settleGame(record);
  expect(settled.ok && settled.value.order).toEqual([5, 3, 1]);

  // s.4(f): no one plays for a while; the cards are spread, seen, washed and shuffled again.
  table = tableAfter(
    table,
    { type: 'spread-idle-cards', face: 'up', playerAsked: true },
    show as TableAction,
    wash as TableAction,
    stack as TableAction,
    ...shuffleByHand('red', '', NOON + 8 * HOUR - 1),
  );
  expect(table.rack.piles).toEqual([]);

  // s.2(c): after eight hours the deck is changed, and the new one goes through the opening.
  expect(deckChangeDueAt(table, table.decks[0] as TableDeck)).toBe(NOON + 8 * HOUR);
  table = tableAfter(table, START, bet(1, 'Ann', { ante: '10', superBonus: '10' }));
  expect(refusalOf(table, { type: 'announce-no-more-bets', at: NOON + 8 * HOUR })).toBe(
    'deck-change-due s.2(c)(2)',
  );
  table = tableAfter(
    table,
    { type: 'remove-deck', deck: 'red', because: 'eight hours are over' },
    ...openingOf('blue', NOON + 8 * HOUR),
    ...shuffleByHand('blue', '', NOON + 8 * HOUR),
    { type: 'announce-no-more-bets', at: NOON + 8 * HOUR },
  );
  expect(table.round).toMatchObject({ number: 2, phase: 'closed' });
});
