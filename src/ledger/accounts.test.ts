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
