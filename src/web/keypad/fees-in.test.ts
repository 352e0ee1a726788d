import { expect, test } from 'vitest';
import { factsWith, POT_FEE, seatAt } from './facts.fixture.ts';
import {
  feeLines,
  feesHere,
  forNextRound,
  NO_FEES,
  playersOf,
  withFee,
  withMandatory,
  withSeats,
} from './fees-in.ts';

const KEY = 'blazing fee';
const POT = 'blazing drop';
const both = factsWith(
  {},
  {
    fees: [...factsWith().offerings.flatMap(({ fees }) => fees), POT_FEE],
  },
);

test('a second touch of a seat takes its fee out again', () => {
  const one = withFee(withFee(NO_FEES, KEY, 3), KEY, 1);
  expect(one.get(KEY)).toEqual([1, 3]);
  expect(withFee(one, KEY, 3).get(KEY)).toEqual([1]);
  expect(withFee(withFee(one, KEY, 3), KEY, 1)).toEqual(NO_FEES);
});

test('all players are in once, however often that is pressed', () => {
  const all = withSeats(withFee(NO_FEES, KEY, 2), KEY, [1, 2]);
  expect(all.get(KEY)).toEqual([1, 2]);
  expect(withSeats(all, KEY, [1, 2]).get(KEY)).toEqual([1, 2]);
});

test('players are those who sit and may win, and whose sensor sees the chip', () => {
  const seats = [
    seatAt(1, { person: 'tpp', position: 'player-dealer' }),
    seatAt(2, { person: 'patron', position: 'seated' }),
    seatAt(3, { person: 'excluded', position: 'seated' }),
    seatAt(4, { person: 'patron', position: 'backline' }),
    seatAt(5, { person: 'patron', position: 'seated', isSensorOut: true }),
    seatAt(6),
  ];
  expect(playersOf(seats)).toEqual([2]);
});

test('a fee of the table names no seat; a dark sensor is marked by hand', () => {
  const facts = { ...both, seats: [seatAt(1), seatAt(2, { isSensorOut: true })] };
  const feesIn = withFee(withSeats(NO_FEES, KEY, [1, 2]), POT);
  expect(feeLines(facts, feesIn)).toEqual([
    { offering: 'blazing', fee: 'fee', seats: [1, 2], byHand: [2] },
    { offering: 'blazing', fee: 'drop' },
  ]);
});

test('a fee that is not offered any more is not asked for', () => {
  expect(feeLines(factsWith(), withFee(NO_FEES, 'gone fee', 1))).toEqual([]);
});

test('after the start the table goes on paying and the seats pay anew', () => {
  const feesIn = withFee(withFee(NO_FEES, KEY, 1), POT);
  expect(forNextRound(both, feesIn)).toEqual(new Map([[POT, []]]));
});

test('a fee that is no choice is in from the start: the table’s, or of every hand that may pay', () => {
  const seats = [
    seatAt(1, { person: 'tpp', position: 'player-dealer' }),
    seatAt(2, { person: 'patron', position: 'seated' }),
    seatAt(3, { person: 'patron', position: 'backline' }),
    seatAt(4, { person: 'excluded', position: 'seated' }),
    seatAt(5),
  ];
  const because = { code: 'may-not-pay', message: 'excluded' } as const;
  const ofSeats = { ...POT_FEE, fee: 'fee', paidBy: 'player', isMandatory: true };
  const fees = [
    { ...ofSeats, barred: [{ seat: 4, because }] },
    { ...POT_FEE, isMandatory: true },
  ];
  const facts = factsWith({ seats }, { fees });
  const all = withMandatory(facts, NO_FEES);
  expect(feeLines(facts, all)).toEqual([
    { offering: 'blazing', fee: 'fee', seats: [1, 2] },
    { offering: 'blazing', fee: 'drop' },
  ]);
  expect(withMandatory(facts, all)).toEqual(all);
});

test('a free table takes no fee', () => {
  expect(feesHere(factsWith({ isNpn: true }))).toEqual([]);
});
