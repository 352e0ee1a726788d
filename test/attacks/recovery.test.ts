// A prize that went to the wrong person, one person under two IDs, and the data of people to whom something is
// still due.
//
// Figures: the meter of Blazing Sevens begins with $5,000 and has 20 cents of each of seven fees, so that three
// sevens of one color win $5,001.40; three of two colors win $500. Of the $5,001.40 less the fee of $1.00, 24% is
// withheld: $1,200.10, so that $3,801.30 is handed over.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillIndex } from '../../src/server/api/facts.ts';
import { FIXED, METER, paperAt } from '../../src/server/api/won.fixture.ts';
import { type Attacked, attacked } from './attack.fixture.ts';
import { type Claims, claimsOf, TAX } from './claims.fixture.ts';

let room: Attacked;
let claims: Claims;
beforeEach(async () => {
  room = await attacked();
  claims = claimsOf(room);
});
afterEach(() => room.served.close());

const reason = 'as asked';
const evidence = 'file 17';
const OTHER_TAX = '900-12-7777';

const books = async (...accounts: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(accounts.map(async (each) => [each, await room.balance(each)])),
  );

/** The prize of the meter of p1, paid to somebody else by two people who were fooled: nobody knew the seat. */
async function paidTo(patron: string): Promise<string> {
  const claim = await claims.won(METER);
  const named = { type: 'name-winner', claim, patron, reason: 'seat 1' };
  expect((await room.together('dana', 'flo', named)).code).toBe('done');
  expect((await claims.identify('cora', claim, patron, {}, { taxNumber: TAX })).code).toBe('done');
  await claims.form(claim);
  expect((await claims.pay(claim, patron)).code).toBe('done');
  return claim;
}

const recover = (claim: string, more: object = {}) => ({
  type: 'recover-payment',
  claim,
  winner: 'p1',
  reason,
  evidence,
  ...more,
});
const fieldsOf = ({
  type: _,
  ...fields
}: {
  readonly type: string;
  readonly [field: string]: unknown;
}) => fields;

describe('C9: a prize that was paid to the wrong patron', () => {
  const PAYABLE = 'fund/blazing/payable';

  test('is recovered: the fund is whole, the right winner is paid, the receivable stands', async () => {
    const claim = await paidTo('p2');
    const owing = `house/receivable/${claim}`;
    const cage = Number(await room.balance('house/cage'));
    expect((await room.as('max', 'recover-payment', fieldsOf(recover(claim)))).code).toBe(
      'two-people-needed',
    );
    for (const other of ['max', 'flo', 'cora']) {
      expect((await room.together('max', other, recover(claim))).code).toBe('not-permitted');
    }
    expect((await room.together('cora', 'carl', recover(claim))).code).toBe('not-permitted');
    expect((await room.together('max', 'carl', recover(claim, { winner: 'p2' }))).code).toBe(
      'already-paid',
    );
    expect((await room.together('max', 'carl', recover(claim))).code).toBe('done');
    // Nothing has left the cage: the house owes the winner, and is owed what was wrongly paid.
    expect(await books(PAYABLE, owing, 'house/withheld-tax')).toEqual({
      [PAYABLE]: '5001.40',
      [owing]: '3801.30',
      'house/withheld-tax': '0.00',
    });
    expect(Number(await room.balance('house/cage'))).toBe(cage);
    expect(await room.get('cora', `/claims/${claim}`)).toMatchObject({
      status: 'open',
      patron: 'p1',
      forms: [],
    });
    // The reports of the day add up: 5,001.40 awarded, paid and withheld, and open again.
    const day = '?from=2026-11-16';
    const [unpaid] = (await room.get('rex', `/reports/wins${day}`)).sections;
    expect(unpaid.rows).toMatchObject([
      {
        offering: 'blazing',
        awarded: '5001.40',
        paid: '3801.30',
        withheld: '1200.10',
        recovered: '5001.40',
        closing: '5001.40',
      },
    ]);
    const [waiting] = (await room.get('rex', `/reports/unclaimed${day}`)).sections;
    expect(waiting.rows).toMatchObject([{ claim, patron: 'p1', amount: '5001.40' }]);
    // The right winner shows an ID of their own, and is paid by others than those who have named them.
    const own = {
      givenNames: 'Beth',
      familyName: 'Quill',
      number: 'Y1234567',
      birthDate: '1975-01-02',
    };
    expect((await claims.identify('cora', claim, 'p1', own, { taxNumber: OTHER_TAX })).code).toBe(
      'done',
    );
    await claims.form(claim);
    expect((await room.together('cora', 'fred', claims.paying(claim, 'p1'))).code).toBe('done');
    expect(await books(PAYABLE, owing)).toEqual({ [PAYABLE]: '0.00', [owing]: '3801.30' });
    expect(Number(await room.balance('house/cage'))).toBeCloseTo(cage - 3801.3, 2);
    // Part of it comes back; the rest is written off by two people, and everybody of control can see it.
    const back = { type: 'take-repayment', receivable: claim, amount: '1500.00' };
    expect((await room.as('cora', 'take-repayment', fieldsOf(back))).code).toBe(
      'two-people-needed',
    );
    expect((await room.together('cora', 'flo', { ...back, amount: '3801.31' })).code).toBe(
      'more-than-owed',
    );
    expect((await room.together('cora', 'flo', back)).code).toBe('done');
    expect(await books(owing)).toEqual({ [owing]: '2301.30' });
    const off = { type: 'write-off', receivable: claim, reason };
    expect((await room.as('max', 'write-off', fieldsOf(off))).code).toBe('two-people-needed');
    expect((await room.together('max', 'carl', off)).code).toBe('done');
    expect(await books(owing, 'house/losses')).toEqual({
      [owing]: '0.00',
      'house/losses': '2301.30',
    });
    expect((await room.together('max', 'carl', off)).code).toBe('nothing-there');
    expect(await claims.exceptions()).toEqual(
      expect.arrayContaining([
        'payment recovered: max and carl',
        'money paid back: cora and flo',
        'written off: max and carl',
      ]),
    );
    // The regulator is told: what it listens to and what it can read has both.
    const { sections } = await room.get('rex', '/reports/exceptions?from=2026-11-16');
    const amounts = sections[0].rows.flatMap(({ kind, amount }: Record<string, string>) =>
      kind === 'payment recovered' || kind === 'written off' ? [`${kind} ${amount}`] : [],
    );
    expect(amounts).toEqual(['payment recovered 3801.30', 'written off 2301.30']);
  });

  test('what somebody owes is held back from their next prizes, up to its sum', async () => {
    const wrong = await paidTo('p2');
    await room.together('max', 'carl', recover(wrong));
    const next = await claims.won(FIXED, 'p2');
    const pay = () => room.as('cora', 'pay-claim', { claim: next, from: 'cage' });
    expect((await pay()).code).toBe('owes-house');
    const all = { type: 'take-repayment', receivable: wrong, amount: '3801.29' };
    await room.together('cora', 'flo', all);
    expect((await pay()).code).toBe('owes-house');
    // Another prize that waits covers the cent.
    const second = await claims.won(FIXED, 'p2');
    expect((await pay()).code).toBe('done');
    const last = () => room.as('cora', 'pay-claim', { claim: second, from: 'cage' });
    expect((await last()).code).toBe('owes-house');
    await room.together('cora', 'flo', { ...all, amount: '0.01' });
    expect((await last()).code).toBe('done');
  });

  test('the form of the wrong person is corrected, and their data stays until it is', async () => {
    const claim = await paidTo('p2');
    await room.together('max', 'carl', recover(claim));
    const [owed] = await room.get('cora', '/receivables');
    expect(owed).toEqual({
      receivable: claim,
      claim,
      patron: 'p2',
      owed: '3801.30',
      left: '3801.30',
      forms: ['w-2g'],
    });
    await room.together('max', 'carl', { type: 'write-off', receivable: claim, reason });
    expect((await claims.erase('p2')).code).toBe('still-needed');
    const token = await room.served.signIn('cora');
    const page = await paperAt(room.served, `/receivables/${claim}/forms/w-2g.pdf`, token);
    expect(page).toContain('CORRECTED');
    expect(page).toContain('Núñez-Lee');
    expect(page).not.toContain('5,001.40');
    await room.signInAgain();
    expect((await room.as('cora', 'correct-form', { receivable: claim, form: '5754' })).code).toBe(
      'form-not-due',
    );
    const form = { receivable: claim, form: 'w-2g' };
    expect((await room.as('cora', 'correct-form', form)).code).toBe('done');
    expect((await room.as('cora', 'correct-form', form)).code).toBe('form-not-due');
    expect((await claims.erase('p2')).code).toBe('done');
  });

  test('where nobody has won, the award is voided and its money is back in the meter', async () => {
    const meter = 'fund/blazing/meter/progressive';
    const advance = 'fund/blazing/advance';
    const before = await books(meter, advance);
    const claim = await paidTo('p2');
    // It was brought back to $5,000 out of a loan of the house.
    expect(await books(advance)).not.toEqual({ [advance]: before[advance] });
    await room.together('max', 'carl', recover(claim, { winner: undefined }));
    expect((await room.get('cora', `/claims/${claim}`)).patron).toBeUndefined();
    const call = claim.slice(0, claim.lastIndexOf(':'));
    expect((await room.both('max', 'carl', { type: 'void-award', call, reason })).code).toBe(
      'done',
    );
    const now = await books(meter, advance, PAYABLE);
    expect(now).toMatchObject({ [PAYABLE]: '0.00', [advance]: before[advance] });
    // Seven fees of the round, of which 20 cents each go to the meter, stay there.
    expect(Number(now[meter])).toBeCloseTo(Number(before[meter]) + 1.4, 2);
  });

  test('a prize that nobody was paid is not recovered', async () => {
    const claim = await claims.won(FIXED, 'p1');
    expect((await room.together('max', 'carl', recover(claim))).code).toBe('not-paid');
  });
});

describe('C3: one person under several IDs', () => {
  const TAXED = (taxNumber: string) => ({ taxNumber });
  const other = (index: number) => ({
    givenNames: `Name${index}`,
    familyName: `Family${index}`,
    number: `Z000000${index}`,
    birthDate: `197${index}-02-03`,
  });

  test.each<[string, object, object]>([
    ['tax number, with other dashes', other(2), TAXED('900123456')],
    ['passport, called another document', { ...other(2), kind: 'other', number: 'x-765 4321' }, {}],
    [
      'name and birth date',
      { ...other(2), givenNames: 'ann', familyName: 'NUNEZ LEE', birthDate: '1980-05-17' },
      {},
    ],
  ])('the same %s blocks all prizes of both', async (_, shown, more) => {
    const [first, second] = [await claims.won(FIXED, 'p1'), await claims.won(FIXED, 'p2')];
    expect(
      (await claims.identify('cora', first, 'p1', {}, { taxNumber: TAX })).body.isDuplicate,
    ).toBeUndefined();
    const found = await claims.identify('cora', second, 'p2', shown, more);
    expect(found.body).toMatchObject({ isDuplicate: true });
    for (const claim of [first, second]) {
      expect((await room.as('cora', 'pay-claim', { claim, from: 'cage' })).code).toBe(
        'duplicate-person',
      );
    }
    expect(room.happened('claim-paid')).toBe(0);
  });

  test('five patrons with one tax number: from the second on nobody is paid', async () => {
    const codes: string[] = [];
    for (const index of [1, 2, 3, 4, 5]) {
      const claim = await claims.won(FIXED, `p${index}`);
      await claims.identify('cora', claim, `p${index}`, other(index), { taxNumber: TAX });
      codes.push((await room.as('cora', 'pay-claim', { claim, from: 'cage' })).code);
    }
    expect(codes).toEqual(['done', ...Array.from({ length: 4 }, () => 'duplicate-person')]);
  });

  test('two people say that they are one person, or that they are two', async () => {
    const [first, second] = [await claims.won(FIXED, 'p1'), await claims.won(FIXED, 'p2')];
    await claims.identify('cora', first, 'p1', {}, { taxNumber: TAX });
    await claims.identify('cora', second, 'p2', other(2), { taxNumber: TAX });
    const lift = { type: 'override-block', claim: first, reason, evidence };
    expect((await room.together('max', 'abe', lift)).code).toBe('not-permitted');
    expect((await room.together('max', 'carl', lift)).code).toBe('done');
    expect((await room.as('cora', 'pay-claim', { claim: first, from: 'cage' })).code).toBe('done');
    const merge = { type: 'merge-patrons', patron: 'p2', into: 'p1', reason, evidence };
    expect((await room.as('max', 'merge-patrons', fieldsOf(merge))).code).toBe('two-people-needed');
    expect((await room.together('max', 'carl', { ...merge, into: 'p3' })).code).toBe(
      'not-a-duplicate',
    );
    expect((await room.together('max', 'carl', merge)).code).toBe('done');
    expect(await room.get('cora', `/claims/${second}`)).toMatchObject({ patron: 'p1' });
    expect((await room.as('cora', 'pay-claim', { claim: second, from: 'cage' })).code).toBe('done');
    expect(await claims.exceptions()).toEqual(
      expect.arrayContaining(['block lifted: max and carl', 'patrons merged: max and carl']),
    );
    expect((await room.get('cora', '/patrons/p2')).standing).toBe('excluded');
    const back = { type: 'readmit-patron', patron: 'p2', reason };
    expect((await room.together('carl', 'max', back)).code).toBe('name-taken');
  });

  test('a barred person who has their data erased is found under a new ID', async () => {
    await claims.file('dee', 'p1', { taxNumber: TAX });
    await room.as('carl', 'exclude-patron', { patron: 'p1', reason });
    expect((await claims.erase('p1')).code).toBe('done');
    const claim = await claims.won(FIXED, 'p2');
    const found = await claims.identify('cora', claim, 'p2', other(2), { taxNumber: TAX });
    expect(found.body).toMatchObject({ isDuplicate: true });
  });

  test('no one erases a person alone, nor once more for the same approval', async () => {
    await claims.file('dee', 'p1', { taxNumber: TAX });
    expect((await claims.erasing('p1')).code).toBe('two-people-needed');
    expect((await claims.erase('p1')).code).toBe('done');
    expect((await claims.erasing('p1')).code).toBe('two-people-needed');
    expect(await claims.exceptions()).toContain('erasure allowed: carl and abe');
  });

  test('of somebody who is not barred nothing is left', async () => {
    await claims.file('dee', 'p1', { taxNumber: TAX });
    expect(room.served.room.disk.tags.get('p1')?.size).toBe(1);
    expect((await claims.erase('p1')).code).toBe('done');
    expect(room.served.room.disk.tags.has('p1')).toBe(false);
  });

  test('the tags say nothing of whom they are', async () => {
    await claims.file('dee', 'p1', { taxNumber: TAX, documentNumber: 'X7654321' });
    const text = [...(room.served.room.disk.tags.get('p1') ?? [])].join(' ');
    expect(text).toMatch(/^tax-number [0-9a-f]{64} document-number [0-9a-f]{64}$/);
  });
});

describe('C8: a name that is changed on the way to the cage', () => {
  test('is changed by two people while a prize is open, and then looked at twice', async () => {
    await claims.file('dee', 'p1', {
      givenNames: 'Beth',
      familyName: 'Quill',
      birthDate: '1980-05-17',
    });
    const claim = await claims.won(FIXED, 'p1');
    const change = { givenNames: 'Ann', familyName: 'Núñez-Lee' };
    expect((await claims.file('cora', 'p1', change)).code).toBe('change-held');
    // What was blank is filled in by one person.
    expect((await claims.file('cora', 'p1', { phone: '555-0100' })).code).toBe('done');
    const allow = { type: 'allow-change', patron: 'p1', reason };
    expect((await room.as('cora', 'allow-change', { patron: 'p1', reason })).code).toBe(
      'two-people-needed',
    );
    expect((await room.together('cora', 'max', allow)).code).toBe('not-permitted');
    expect((await room.together('cora', 'carl', allow)).code).toBe('done');
    expect((await claims.file('cora', 'p1', change)).code).toBe('done');
    // Once: the next change is held again.
    expect((await claims.file('cora', 'p1', { familyName: 'Third' })).code).toBe('change-held');
    expect((await claims.identify('cora', claim, 'p1')).body).not.toHaveProperty('isMismatch');
    const pay = () => room.as('cora', 'pay-claim', { claim, from: 'cage' });
    expect((await pay()).code).toBe('look-twice');
    const clear = { claim, reason: 'married, saw the license' };
    expect((await room.as('max', 'clear-hold', clear)).code).toBe('not-permitted');
    expect((await room.as('abe', 'clear-hold', clear)).code).toBe('done');
    expect((await pay()).code).toBe('done');
    expect(await claims.exceptions()).toEqual(
      expect.arrayContaining(['change allowed: cora and carl', 'looked at twice: abe']),
    );
  });

  test('before a prize is open a manager is enough, and the next 30 days are looked at twice', async () => {
    await claims.file('dee', 'p1', { givenNames: 'Beth', familyName: 'Quill' });
    expect((await claims.file('dee', 'p1', { familyName: 'Stooge' })).code).toBe('change-held');
    const allow = { type: 'allow-change', patron: 'p1', reason };
    expect((await room.together('dee', 'max', allow)).code).toBe('done');
    expect((await claims.file('dee', 'p1', { familyName: 'Stooge' })).code).toBe('done');
    const early = await claims.won(FIXED, 'p1');
    const pay = (claim: string) => room.as('cora', 'pay-claim', { claim, from: 'cage' });
    expect((await pay(early)).code).toBe('look-twice');
    room.served.room.now += 30 * 86_400_000;
    await room.signInAgain();
    expect((await pay(early)).code).toBe('done');
  });

  test('an initial on an ID does not shorten the name on file', async () => {
    await claims.file('dee', 'p1', {
      givenNames: 'Ann',
      familyName: 'Nunez Lee',
      birthDate: '1980-05-17',
    });
    const claim = await claims.won(FIXED, 'p1');
    expect(
      (await claims.identify('cora', claim, 'p1', { givenNames: 'A' })).body,
    ).not.toHaveProperty('isMismatch');
    expect(
      (await claims.identify('cora', claim, 'p1', { givenNames: 'Albert' })).body,
    ).toMatchObject({
      isMismatch: true,
    });
  });
});

describe('held for a second look', () => {
  const pay = (claim: string) => room.as('cora', 'pay-claim', { claim, from: 'cage' });

  test('C5: the third prize in a day, once they come to $600', async () => {
    const all = [];
    for (let count = 1; count <= 3; count++) {
      room.served.room.now += 60_000;
      all.push(await claims.won(FIXED, 'p1'));
    }
    const codes = [];
    for (const claim of all) codes.push((await pay(claim)).code);
    expect(codes).toEqual(['done', 'done', 'look-twice']);
    const third = { claim: all[2], reason: 'a lucky night' };
    expect((await room.as('carl', 'clear-hold', third)).code).toBe('done');
    expect((await pay(all[2] as string)).code).toBe('done');
  });

  const ADDRESS = '12 Main Street, Apt. 3, Bell Gardens';
  const at = (address: string) => ({ givenNames: 'Ann', familyName: 'Nunez Lee', address });

  /** A dealer who is the patron p2, and whose address is on file. */
  async function colleague(): Promise<void> {
    await claims.file('dee', 'p2', { address: ADDRESS });
    const badge = { staff: 'neil', roles: ['dealer'], patron: 'p2' };
    await room.both('max', 'abe', { type: 'appoint-staff', ...badge });
  }

  test('a winner who lives where somebody lives who works here, for compliance', async () => {
    await colleague();
    await claims.file('dee', 'p1', at('12 MAIN STREET APT 3 Bell Gardens'));
    const claim = await claims.won(FIXED, 'p1');
    expect((await pay(claim)).code).toBe('look-twice');
    const clear = { claim, reason: 'a cousin; the video shows the hand' };
    expect((await room.as('abe', 'clear-hold', clear)).code).toBe('not-permitted');
    expect((await room.as('carl', 'clear-hold', clear)).code).toBe('done');
    expect((await pay(claim)).code).toBe('done');
  });

  test('next door is no reason', async () => {
    await colleague();
    await claims.file('dee', 'p1', at('14 Main Street, Apt. 3, Bell Gardens'));
    expect((await pay(await claims.won(FIXED, 'p1'))).code).toBe('done');
  });

  test('what was filed before there was an index is found at the next start, and once', async () => {
    await claims.file('dee', 'p1', at(ADDRESS));
    const { disk } = room.served.room;
    const tags = new Map(disk.tags);
    disk.tags.clear();
    await fillIndex(room.served.context);
    expect(disk.tags).toEqual(tags);
    disk.tags.clear();
    await fillIndex(room.served.context);
    expect(disk.tags.size).toBe(0);
  });

  test('C1: a winner who was enrolled after the deal', async () => {
    const claim = await claims.won(METER);
    room.served.room.now += 60_000;
    await room.as('dee', 'enrol-patron', { patron: 'stooge' });
    await room.together('dana', 'flo', { type: 'name-winner', claim, patron: 'stooge', reason });
    await claims.identify('cora', claim, 'stooge', {}, { taxNumber: TAX });
    await claims.form(claim);
    expect((await claims.pay(claim, 'stooge')).code).toBe('look-twice');
    expect((await room.as('abe', 'clear-hold', { claim, reason: 'seen on video' })).code).toBe(
      'done',
    );
    expect((await claims.pay(claim, 'stooge')).code).toBe('done');
  });

  test('a patron who works here is for compliance alone', async () => {
    const claim = await claims.won(FIXED, 'p3');
    const badge = { type: 'appoint-staff', staff: 'gail', roles: ['desk'], patron: 'p3' };
    expect((await room.both('max', 'carl', badge)).code).toBe('done');
    expect((await pay(claim)).code).toBe('look-twice');
    expect((await room.as('abe', 'clear-hold', { claim, reason })).code).toBe('not-permitted');
    expect((await room.as('carl', 'clear-hold', { claim, reason })).code).toBe('done');
    expect((await pay(claim)).code).toBe('done');
  });
});

describe('C11: erasing the person', () => {
  test('of an open claim, of a debt, of a form that is not corrected is refused', async () => {
    const claim = await paidTo('p2');
    const open = await claims.won(FIXED, 'p1');
    expect((await claims.erase('p1')).code).toBe('still-needed');
    await room.as('cora', 'pay-claim', { claim: open, from: 'cage' });
    expect((await claims.erase('p1')).code).toBe('done');
    await room.together('max', 'carl', recover(claim, { winner: 'p3' }));
    // They owe what they were wrongly paid.
    expect((await claims.erase('p2')).body.detail).toContain('owes 3801.30');
    await room.together('max', 'carl', { type: 'write-off', receivable: claim, reason });
    expect((await claims.erase('p2')).body.detail).toContain('w-2g');
    expect(room.happened('person-erased')).toBe(1);
  });
});
