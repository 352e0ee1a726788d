import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asCents, usd } from '#money';
import * as accounts from './accounts.ts';
import {
  type Book,
  balanceOf,
  ENTRY_KINDS,
  type Entry,
  enter,
  LOWERS_METER,
  overdrawnBy,
  totalOf,
} from './entries.ts';

const CAGE = accounts.house('cage');
const CAPITAL = accounts.house('capital');
const METER = accounts.meter('blazing', 'progressive');
const RESERVE = accounts.reserve('blazing');
const BOX = accounts.box('T1');

const contribution = (credit: string, amount: string): Entry => ({
  kind: 'contribution',
  debit: BOX,
  credit,
  amount: usd(amount),
});

test('a fee stands in the box on one side and in meter and reserve on the other', () => {
  const book: Book = new Map();
  enter(book, contribution(METER, '0.20'));
  enter(book, contribution(RESERVE, '0.80'));
  expect([METER, RESERVE, BOX].map((account) => balanceOf(book, account))).toEqual(
    ['0.20', '0.80', '1.00'].map(usd),
  );
  enter(book, contribution(METER, '0.01'));
  expect(balanceOf(book, METER)).toBe(usd('0.21'));
  expect(totalOf(book)).toBe(0n);
});

test('all accounts together hold nothing, whatever is entered', () => {
  const names = [CAGE, CAPITAL, accounts.house('bank'), accounts.house('over-short')];
  const anyEntry = fc.record({
    from: fc.constantFrom(...names),
    to: fc.constantFrom(...names),
    count: fc.bigInt({ min: 1n, max: 10n ** 15n }),
  });
  fc.assert(
    fc.property(fc.array(anyEntry), (entries) => {
      const book: Book = new Map();
      for (const { from: debit, to: credit, count } of entries) {
        if (debit !== credit)
          enter(book, { kind: 'transfer', debit, credit, amount: asCents(count) });
      }
      expect(totalOf(book)).toBe(0n);
    }),
  );
});

describe('cannot be entered:', () => {
  const filled = (): Book => {
    const book: Book = new Map();
    enter(book, contribution(METER, '100.00'));
    enter(book, contribution(RESERVE, '100.00'));
    return book;
  };

  test.each<[string, Partial<Entry>]>([
    ['nothing', { amount: usd('0.00') }],
    ['less than nothing', { amount: usd('-1.00') }],
    ['money from an account to itself', { debit: RESERVE, credit: RESERVE }],
    ['more than a reserve has', { debit: RESERVE, credit: METER, amount: usd('100.01') }],
    ['more than a box holds, taken out of it', { debit: CAGE, credit: BOX, amount: usd('200.01') }],
  ])('%s', (_, change) => {
    const book = filled();
    const entry: Entry = { ...contribution(METER, '1.00'), ...change };
    expect(() => enter(book, entry)).toThrow('assertion failed');
    expect(book).toEqual(filled());
  });

  test('a meter that goes down, but for a hold, an award, a correction or the end', () => {
    const kinds = ['contribution', 'admin-fee', 'repayment', 'transfer', 'payment'] as const;
    for (const kind of kinds) {
      const entry: Entry = { kind, debit: METER, credit: RESERVE, amount: usd('1.00') };
      expect(() => enter(filled(), entry)).toThrow(`${kind} does not lower ${METER}`);
    }
    for (const kind of LOWERS_METER) {
      const book = filled();
      enter(book, { kind, debit: METER, credit: RESERVE, amount: usd('1.00') });
      expect(balanceOf(book, METER)).toBe(usd('99.00'));
    }
  });
});

test('the reasons for entries are these, and some of them lower a meter', () => {
  expect(ENTRY_KINDS.join(' ')).toBe(
    'capital contribution overflow seed reseed step hold release award payment withholding ' +
      'reimbursement repayment admin-fee box-count variance expiry correction closure transfer ' +
      'recovery write-off',
  );
  expect(LOWERS_METER).toEqual(['hold', 'award', 'correction', 'closure']);
});

describe('what entries would take too much from', () => {
  const book = new Map([
    [RESERVE, usd('1')],
    [BOX, usd('-1')],
  ]);
  const move = (debit: string, credit: string, amount: string): Entry => ({
    kind: 'transfer',
    debit,
    credit,
    amount: usd(amount),
  });

  test('is nothing as long as each account gives what it has, to the cent', () => {
    expect(overdrawnBy(book, [move(RESERVE, CAGE, '1.00')])).toBeUndefined();
    expect(overdrawnBy(book, [move(CAGE, BOX, '1.00')])).toBeUndefined();
    expect(overdrawnBy(book, [])).toBeUndefined();
  });

  test('is the first account that gives more, on either side', () => {
    expect(overdrawnBy(book, [move(RESERVE, CAGE, '1.01')])).toBe(RESERVE);
    expect(overdrawnBy(book, [move(CAGE, BOX, '1.01')])).toBe(BOX);
    expect(overdrawnBy(book, [move(METER, RESERVE, '0.01')])).toBe(METER);
  });

  test('counts one entry after another, and leaves the book as it is', () => {
    const twice = [move(RESERVE, CAGE, '0.60'), move(RESERVE, CAGE, '0.41')];
    expect(overdrawnBy(book, twice)).toBe(RESERVE);
    expect(overdrawnBy(book, [move(CAGE, RESERVE, '0.01'), ...twice])).toBeUndefined();
    expect(book.get(RESERVE)).toBe(100n);
  });

  test('is never the own money of the house', () => {
    expect(overdrawnBy(book, [move(CAPITAL, CAGE, '5.00')])).toBeUndefined();
    expect(overdrawnBy(book, [move(accounts.house('bank'), CAGE, '5.00')])).toBeUndefined();
  });
});

test('an account that nothing was entered in holds nothing', () => {
  expect([METER, BOX].map((account) => balanceOf(new Map(), account))).toEqual([0n, 0n]);
});
