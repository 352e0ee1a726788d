import { expect, test } from 'vitest';
import { cardsOf } from '#cards';
import {
  EMPTY_RACK,
  type RoundSeat,
  roundWith,
  seatWith,
  type TableRound,
  type TableState,
  wagersPut,
  withRound,
  withSeat,
} from './table-state.ts';

const SEAT: RoundSeat = {
  seat: 3,
  player: 'ann',
  wagers: {
    ante: { amount: '10.00', at: 'layout' },
    progressive: { amount: '1.00', at: 'tray' },
  },
  hand: { cards: cardsOf('As Kd 7c 7d 2h'), at: 'layout' },
  decision: 'play',
  result: 'win',
};

/** A round that has all that a round can have. */
const ROUND: Required<TableRound> = {
  number: 12,
  phase: 'settling',
  meters: { progressive: { amount: '12000.00', reset: '10000.00' } },
  deck: 'red',
  shoe: { pieces: [null, null], dealtCount: 1 },
  delivered: 41,
  seats: [SEAT],
  dealer: { cards: cardsOf('Qs Qd'), at: 'layout', best: cardsOf('Qs Qd') },
  accepted: [{ seat: 3, wager: 'progressive' }],
  systemLocked: true,
  chipsCollected: true,
  faceUpCount: 1,
  irregularities: [{ kind: 'cards-face-up', count: 1 }],
  wins: [{ seat: 3, wager: 'progressive', button: 'flush', validatedBy: null, paperwork: 'open' }],
  magicCard: cardsOf('9c')[0] as NonNullable<TableRound['magicCard']>,
  luckySeat: 'dealer',
  playerCount: 1,
  exposed: 3,
  envyPaid: [3],
  breaches: [{ clause: '(9)', at: 3 }],
  void: { because: '(14)', remedy: 'all wagers are returned' },
};

const TABLE: Omit<TableState, 'setup'> = {
  way: 'manual-shoe',
  shuffler: { counts: true, works: false, marked: 'signed' },
  shoe: { counts: false, works: true, marked: null },
  decks: [],
  removed: [{ back: 'blue', because: 'it is worn' }],
  rack: EMPTY_RACK,
  seated: [{ seat: 3, player: 'ann' }],
  lastDeck: 'red',
  uncountedRounds: 2,
  round: null,
};

test('a round goes on with all that it has, and what has changed', () => {
  expect(roundWith(ROUND, {})).toEqual(ROUND);
  expect(roundWith(ROUND, { phase: 'settled', exposed: 'dealer' })).toEqual({
    ...ROUND,
    phase: 'settled',
    exposed: 'dealer',
  });
});

test('a round that has never had a count, an open hand, envy, or a breach does not come to have them', () => {
  const { playerCount, exposed, envyPaid, breaches, ...usual } = ROUND;
  expect(Object.keys(roundWith(usual, { phase: 'settled' }))).toEqual(Object.keys(usual));
});

test('a table goes on with all that it has, and another round', () => {
  const table = { ...TABLE, setup: { game: 'four-card-poker' } } as TableState;
  expect(withRound(table, ROUND)).toEqual({ ...table, round: ROUND });
});

test('a seat goes on with all that it has, and takes its place in the round', () => {
  expect(seatWith(SEAT, {})).toEqual(SEAT);
  const hand = { cards: [], at: 'rack' } as const;
  const racked = seatWith(SEAT, { hand });
  expect(racked).toEqual({ ...SEAT, hand });
  expect(withSeat(ROUND, racked)).toEqual({ ...ROUND, seats: [racked] });
});

test('chips of the wagers that are named are moved, and no others', () => {
  expect(wagersPut(SEAT, ['ante', 'play'], 'settled')).toEqual({
    ante: { amount: '10.00', at: 'settled' },
    progressive: { amount: '1.00', at: 'tray' },
  });
});
