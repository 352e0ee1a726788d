import { expect, test } from 'vitest';
import { factsWith, POT_FEE, seatAt } from './facts.fixture.ts';
import {
  type FeeIn,
  feeLines,
  feesHere,
  forNextRound,
  isForNumber,
  NO_FEES,
  playersOf,
  withEach,
  withFee,
  withMandatory,
} from './fees-in.ts';

const one = (seat: number, more: Partial<FeeIn> = {}): FeeIn => ({
  key: 'blazing fee',
  amount: '1.00',
  seat,
  ...more,
});
const POT: FeeIn = { key: 'blazing drop', amount: '2.00' };
const FEES = factsWith().offerings.flatMap(({ fees }) => fees);
const both = factsWith({}, { fees: [...FEES, POT_FEE] });

test('a second touch of a seat takes its fee out again', () => {
  const two = withFee(withFee(NO_FEES, one(3)), one(1));
  expect(two).toEqual([one(3), one(1)]);
  expect(withFee(two, one(3))).toEqual([one(1)]);
});

test('a chip of five takes the place of a chip of one, and lies beside one of the next seat', () => {
  const two = withFee(withFee(NO_FEES, one(1)), one(2));
  const five = withFee(two, one(2, { amount: '5.00' }));
  expect(feeLines(factsWith(), five)).toEqual([
    { offering: 'blazing', fee: 'fee', seats: [1] },
    { offering: 'blazing', fee: 'fee', seats: [2], amount: '5.00' },
  ]);
});

test('who bets behind a seat pays beside its player', () => {
  const three = withEach(NO_FEES, [one(2), one(2, { behind: 1 }), one(1, { behind: 1 })]);
  expect(feeLines(factsWith(), three)).toEqual([
    { offering: 'blazing', fee: 'fee', seats: [2] },
    { offering: 'blazing', fee: 'fee', seats: [1, 2], behind: 1 },
  ]);
  expect(withFee(three, one(2))).toEqual([one(2, { behind: 1 }), one(1, { behind: 1 })]);
});

test('all players are in once, however often that is pressed', () => {
  const all = withEach([one(2)], [one(1), one(2)]);
  expect(all).toEqual([one(2), one(1)]);
  expect(withEach(all, [one(1), one(2)])).toEqual(all);
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
  const feesIn = [one(1), one(2), POT];
  expect(feeLines(facts, feesIn)).toEqual([
    { offering: 'blazing', fee: 'fee', seats: [1, 2], byHand: [2] },
    { offering: 'blazing', fee: 'drop' },
  ]);
});

test('a fee that is not offered any more is not asked for', () => {
  expect(feeLines(factsWith(), [one(1, { key: 'gone fee' })])).toEqual([]);
});

test('after the start the table goes on paying and the seats pay anew', () => {
  expect(forNextRound([one(1), POT])).toEqual([POT]);
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

test('a fee from five on is in with five dealt in, not with four, and asks where no one said', () => {
  const fee = { ...POT_FEE, isMandatory: true, dealtIn: { least: 5, clause: 'Funding' } };
  const facts = factsWith({}, { fees: [fee] });
  const [here] = feesHere(facts);
  expect([4, 5, undefined].map((number) => here && isForNumber(here, number))).toEqual([
    false,
    true,
    undefined,
  ]);
  expect(withMandatory(facts, NO_FEES, 5)).toEqual([POT]);
  expect(withMandatory(facts, NO_FEES, 4)).toEqual(NO_FEES);
  expect(withMandatory(facts, NO_FEES)).toEqual(NO_FEES);
});

test('a free table takes no fee', () => {
  expect(feesHere(factsWith({ isNpn: true }))).toEqual([]);
});
