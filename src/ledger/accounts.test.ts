import { expect, test } from 'vitest';
import * as accounts from './accounts.ts';

test.each(['meter', 'held', 'advance', 'reserve', 'cage', 'box'])(
  'an account is what it is, also of a fund, a meter or a table that is called %s',
  (name) => {
    expect(accounts.isMeter(accounts.meter(name, name))).toBe(true);
    const others = [accounts.reserve(name), accounts.held(name, name), accounts.box(name)];
    expect(others.filter(accounts.isMeter)).toEqual([]);
    const debits = [accounts.advance(name), accounts.box(name), accounts.tray(name)];
    expect(debits.filter((account) => !accounts.isDebitSide(account))).toEqual([]);
    const credits = [accounts.meter(name, name), accounts.held(name, name), accounts.payable(name)];
    expect(credits.filter(accounts.isDebitSide)).toEqual([]);
    expect(credits.filter((account) => !accounts.isFundSide(account))).toEqual([]);
  },
);

/** Accounts; the side on which each stands; whether it may stand on the other; whose fund it is of. */
// biome-ignore format: a line for each
const ACCOUNTS: readonly (readonly [account: string, side: 'debit' | 'credit', turns: boolean, fund: string | undefined])[] = [
  ['house/cage', 'debit', true, undefined],
  ['house/bank', 'debit', true, undefined],
  ['house/count-room', 'debit', false, undefined],
  ['house/capital', 'credit', true, undefined],
  ['house/admin-fees', 'credit', false, undefined],
  ['house/entry-fees', 'credit', false, undefined],
  ['house/game-win', 'credit', false, undefined],
  ['house/promotional-costs', 'debit', true, undefined],
  ['house/withheld-tax', 'credit', false, undefined],
  ['house/over-short', 'debit', true, undefined],
  ['house/losses', 'debit', false, undefined],
  ['house/receivable/c:1', 'debit', false, undefined],
  ['table/T1/win', 'credit', true, undefined],
  ['player/ann/account', 'credit', false, undefined],
  ['table/T1/box', 'debit', false, undefined],
  ['table/T1/tray', 'debit', false, undefined],
  ['fund/blazing/meter/progressive', 'credit', false, 'blazing'],
  ['fund/blazing/held/progressive', 'credit', false, 'blazing'],
  ['fund/blazing/reserve', 'credit', false, 'blazing'],
  ['fund/blazing/fees', 'credit', false, 'blazing'],
  ['fund/blazing/advance', 'debit', false, 'blazing'],
  ['fund/blazing/payable', 'credit', false, 'blazing'],
];

test.each(ACCOUNTS)('%s stands on the %s side', (account, side, turns, fund) => {
  expect(accounts.isDebitSide(account)).toBe(side === 'debit');
  expect(accounts.mayTurn(account)).toBe(turns);
  expect(accounts.fundOf(account)).toBe(fund);
  expect(accounts.isFundSide(account)).toBe(fund !== undefined && side === 'credit');
});

test('only the box of a table is its box', () => {
  const names = ['table/T1/box', 'table/T1/tray', 'house/cage', 'fund/box/reserve'];
  expect(names.map(accounts.tableOfBox)).toEqual(['T1', undefined, undefined, undefined]);
});

test('an account of a player says whose it is; no other account is of a player', () => {
  expect(accounts.playerOf(accounts.gameAccount('ann'))).toBe('ann');
  for (const [account] of ACCOUNTS.filter(([name]) => !name.startsWith('player/'))) {
    expect(accounts.playerOf(account), account).toBeUndefined();
  }
});
