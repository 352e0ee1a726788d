import { describe, expect, test } from 'vitest';
import type { Event, Replay } from '#house';
import { framesOf } from './frames.ts';

const step = (seq: number, ...events: readonly object[]) => ({
  seq,
  at: '2026-11-15T20:00:00-08:00',
  by: 'dana',
  command: 'x',
  hash: '',
  before: '',
  events: events as readonly Event[],
  meters: [],
});

const DEAL = {
  seats: [
    { seat: 2, cards: '7c 7s' },
    { seat: 3, cards: '2h 9d', folded: 'first' },
  ],
  dealer: { up: '7s' },
};

const replay = (steps: Replay['steps']): Replay => ({
  house: { name: 'House', zone: 'UTC' },
  round: {
    id: 'T1.1',
    table: 'T1',
    number: 1,
    game: 'blackjack-poker',
    npn: false,
    startedAt: '',
  },
  seats: [{ seat: 2, person: 'patron', position: 'seated', patron: 'p2' }],
  sensorsOut: [],
  sheets: [],
  decisions: [],
  steps,
});

const WON = [
  step(1, { type: 'round-started', fees: [{ offering: 'b', seats: [2, 3] }] }),
  step(2, { type: 'hand-called', seat: 2 }),
  step(3, { type: 'call-verified', deal: DEAL }),
  step(4, {
    type: 'prize-awarded',
    claims: [
      { table: 'T1', seat: 2, amount: '500.00' },
      { table: 'T2', seat: 3, amount: '9.00' },
    ],
  }),
];

describe('what lies on the table after a press', () => {
  test('is known no earlier than it was entered', () => {
    const [started, called, verified] = framesOf(replay(WON));
    expect(started?.seats).toMatchObject([
      { seat: 2, patron: 'p2', hasPaid: true, hasCalled: false, lots: [] },
      { seat: 3, hasPaid: true, lots: [] },
    ]);
    expect(called?.seats[0]).toMatchObject({ hasCalled: true, lots: [] });
    expect(verified?.dealer).toEqual([{ place: 'up', pieces: ['7s'] }]);
    expect(verified?.seats).toMatchObject([
      { lots: [{ place: 'cards', pieces: ['7c', '7s'] }], folded: false, won: [] },
      { lots: [{ pieces: ['2h', '9d'] }], folded: true },
    ]);
  });

  test('says who of this table has won, until it is taken back', () => {
    const voided = step(5, { type: 'award-voided' });
    const frames = framesOf(replay([...WON, voided]));
    expect(frames[3]?.seats.map(({ won }) => won)).toEqual([['500.00'], []]);
    expect(frames[4]?.seats.map(({ won }) => won)).toEqual([[], []]);
  });

  test('shows cards that were turned down, and tiles as tiles', () => {
    const refused = {
      ...step(3),
      turnedDown: {
        call: 'c',
        code: 'no-row',
        message: '',
        leftOut: [],
        problems: [],
        deal: { seats: [{ seat: 1, tiles: '66 11' }], board: 'As XX' },
      },
    };
    const [frame] = framesOf(replay([refused]));
    expect(frame).toMatchObject({ kind: 'turned-down', board: [{ pieces: ['As', 'XX'] }] });
    expect(frame?.seats[0]?.lots).toEqual([{ place: 'tiles', pieces: ['66', '11'] }]);
  });
});

describe('a press is named after what it has decided', () => {
  test.each([
    ['round-started', { type: 'round-started', fees: [] }],
    ['rejected', { type: 'call-withdrawn', how: 'rejected' }],
    ['claim-paid', { type: 'claim-paid' }],
    ['other', { type: 'table-closed' }],
  ])('%s', (kind, event) => {
    expect(framesOf(replay([step(1, event)]))[0]?.kind).toBe(kind);
  });
});
