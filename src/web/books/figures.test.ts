import { expect, test } from 'vitest';
import { isBehind } from './figures.ts';

const ACCOUNTS = [
  'fund/blazing/meter/advance',
  'fund/blazing/held/advance',
  'fund/blazing/reserve',
  'fund/blazing/fees',
  'fund/blazing/payable',
  'fund/blazing/advance',
  'fund/common/reserve',
  'fund/common/advance',
  'house/cage',
  'table/T1/box',
];
const behind = (...of: [figure: Parameters<typeof isBehind>[1], fund?: string]) =>
  ACCOUNTS.filter((account) => isBehind(account, ...of));

test('players’ money is all that the funds hold, and not what they owe', () => {
  expect(behind('total')).toEqual([
    'fund/blazing/meter/advance',
    'fund/blazing/held/advance',
    'fund/blazing/reserve',
    'fund/blazing/fees',
    'fund/blazing/payable',
    'fund/common/reserve',
  ]);
});

test('a meter that is called advance is a meter', () => {
  expect(behind('advance', 'blazing')).toEqual(['fund/blazing/advance']);
  expect(behind('meters', 'blazing')).toEqual(['fund/blazing/meter/advance']);
});

test('the reserve has with it the fees that have not found their meter yet', () => {
  expect(behind('reserve', 'blazing')).toEqual(['fund/blazing/reserve', 'fund/blazing/fees']);
  expect(behind('reserve', 'blaz')).toEqual([]);
});

test('the cage is one account', () => {
  expect(behind('cage')).toEqual(['house/cage']);
});
