// Claims and who they are paid to: stooges, borrowed papers, names that are changed on the way to the cage, and
// what becomes of a prize that went to the wrong person.
//
// Figures: the meter of Blazing Sevens begins with $5,000 and has 20 cents of each of seven fees, so that three
// sevens of one color win $5,001.40; three of two colors win $500.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FIXED, METER } from '../../src/server/api/won.fixture.ts';
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

/** What the desk has written down of Ann. */
const FACTS = {
  givenNames: 'Ann',
  familyName: 'Nunez Lee',
  birthDate: '1980-05-17',
  documentKind: 'passport',
  documentNumber: 'X7654321',
  taxNumber: TAX,
};

describe('papers that are not what is on file', () => {
  test.each([
    ['another family name', { familyName: 'Smith' }, {}],
    ['another first name', { givenNames: 'Beth' }, {}],
    ['another birth date', { birthDate: '1980-05-18' }, {}],
    ['another tax number', {}, { taxNumber: '900-12-3457' }],
    ['another passport', { number: 'X7654322' }, {}],
  ])('C2: %s blocks the prize', async (_, shown, more) => {
    await claims.file('dee', 'p1', FACTS);
    const claim = await claims.won(FIXED, 'p1');
    const checked = await claims.identify('cora', claim, 'p1', shown, more);
    expect(checked.body).toMatchObject({ isMismatch: true });
    expect((await room.as('cora', 'pay-claim', { claim, from: 'cage' })).code).toBe(
      'identity-mismatch',
    );
    // Papers that are right this time do not make the first ones good.
    expect((await claims.identify('cora', claim, 'p1')).body.isMismatch).toBeUndefined();
    expect((await room.as('cora', 'pay-claim', { claim, from: 'cage' })).code).toBe(
      'identity-mismatch',
    );
    expect(room.happened('claim-paid')).toBe(0);
  });

  test('C2: spelling, marks, second names and initials are no other person', async () => {
    await claims.file('dee', 'p1', FACTS);
    const claim = await claims.won(FIXED, 'p1');
    for (const givenNames of ['ANN', 'A', 'ann beth']) {
      const checked = await claims.identify(
        'cora',
        claim,
        'p1',
        { givenNames },
        { taxNumber: '900123456' },
      );
      expect(checked.body).toEqual({
        isValid: true,
        isOfAge: true,
        nameMatches: true,
        hasTaxNumber: true,
      });
    }
    expect((await room.as('cora', 'pay-claim', { claim, from: 'cage' })).code).toBe('done');
  });

  test('C2: what is nowhere on file becomes the file, and is said so', async () => {
    const claim = await claims.won(FIXED, 'p1');
    const first = await claims.identify('cora', claim, 'p1', {}, { taxNumber: TAX });
    expect(first.body).toMatchObject({ isFirstSeen: true });
    expect((await room.get('cora', `/claims/${claim}`)).identity).toMatchObject({
      isFirstSeen: true,
    });
    expect(
      (await claims.identify('cora', claim, 'p1', { birthDate: '1981-05-17' })).body,
    ).toMatchObject({
      isMismatch: true,
    });
  });

  test('C2: only compliance sees both IDs, and every look is in the log', async () => {
    await claims.file('dee', 'p1', FACTS);
    const claim = await claims.won(FIXED, 'p1');
    await claims.identify('cora', claim, 'p1', { birthDate: '1980-05-18' });
    const path = `/claims/${claim}/papers?reason=look`;
    for (const badge of ['cora', 'flo', 'max', 'rex']) {
      expect((await room.get(badge, path)).code).toBe('not-permitted');
    }
    expect(await room.get('carl', path)).toMatchObject({
      differs: ['birth-date'],
      onFile: { birthDate: '1980-05-17' },
      shown: { birthDate: '1980-05-18' },
    });
    expect(room.happened('person-read')).toBe(1);
    const line = JSON.stringify(await room.get('cora', `/claims/${claim}`));
    expect(line).not.toContain('birth-date');
    expect(JSON.stringify(room.served.room.log())).not.toContain('1980-05-1');
  });

  test('C7: a manager does not lift a block alone, nor with another badge of operations', async () => {
    await claims.file('dee', 'p1', FACTS);
    const claim = await claims.won(FIXED, 'p1');
    await claims.identify('cora', claim, 'p1', { familyName: 'Smith' });
    const lift = { type: 'override-block', claim, reason, evidence };
    const { type: _, ...fields } = lift;
    expect((await room.as('max', 'override-block', fields)).code).toBe('two-people-needed');
    for (const other of ['max', 'flo', 'abe']) {
      expect((await room.together('max', other, lift)).code).toBe('not-permitted');
    }
    expect((await room.as('cora', 'propose', { command: lift })).code).toBe('not-permitted');
    expect((await room.together('max', 'carl', lift)).code).toBe('done');
    expect((await room.as('cora', 'pay-claim', { claim, from: 'cage' })).code).toBe('done');
    expect(await claims.exceptions()).toContain('block lifted: max and carl');
    const again = await room.as('max', 'propose', { command: lift });
    expect(again.code).toBe('claim-closed');
  });
});

describe('whose hands a prize goes through', () => {
  test('C1: a cashier enrolls a stooge and is paid for a prize without a name', async () => {
    const claim = await claims.won(METER);
    room.served.room.now += 60_000;
    await room.as('cora', 'enrol-patron', { patron: 'stooge' });
    const nameless = [
      await claims.identify('cora', claim, 'stooge'),
      await room.as('cora', 'pay-claim', { claim, patron: 'stooge', from: 'cage' }),
      await claims.pay(claim, 'stooge'),
    ];
    expect(nameless.map(({ code }) => code)).toEqual(nameless.map(() => 'winner-not-named'));
    const named = { type: 'name-winner', claim, patron: 'stooge', reason: 'seat 1' };
    const { type: _, ...alone } = named;
    expect((await room.as('cora', 'name-winner', alone)).code).toBe('two-people-needed');
    expect((await room.together('flo', 'fred', named)).code).toBe('second-person');
    expect((await room.together('cora', 'flo', named)).code).toBe('done');
    // Who has enrolled or named them sees no papers and pays nothing, nor says yes to a payment.
    for (const badge of ['cora', 'flo']) {
      expect((await claims.identify(badge, claim, 'stooge')).code).toBe('same-hands');
    }
    expect((await claims.pay(claim, 'stooge')).code).toBe('same-hands');
    expect((await claims.identify('max', claim, 'stooge', {}, { taxNumber: TAX })).code).toBe(
      'done',
    );
    await claims.form(claim);
    const paying = { type: 'pay-claim', claim, patron: 'stooge', from: 'cage' };
    // They were enrolled after the deal: somebody of control looks as well.
    expect((await room.together('max', 'fred', paying)).code).toBe('look-twice');
    expect((await room.as('abe', 'clear-hold', { claim, reason: 'on video' })).code).toBe('done');
    expect((await room.together('max', 'flo', paying)).code).toBe('same-hands');
    expect(room.happened('claim-paid')).toBe(0);
    expect((await room.together('max', 'fred', paying)).code).toBe('done');
    expect(await claims.exceptions()).toEqual(
      expect.arrayContaining(['winner named: cora and flo', 'beyond a limit: max and fred']),
    );
  });

  test('C1: a month later the person who enrolled a player is like all others', async () => {
    await room.as('cora', 'enrol-patron', { patron: 'regular' });
    const early = await claims.won(METER, 'regular');
    expect((await claims.identify('cora', early, 'regular')).code).toBe('same-hands');
    room.served.room.now += 30 * 86_400_000;
    await room.signInAgain();
    expect((await claims.identify('cora', early, 'regular')).code).toBe('done');
  });

  test('C6: a prize of $12,000 that is split among friends is one of $12,000', async () => {
    const claim = await claims.won(METER, 'p1');
    const parts = Array.from({ length: 9 }, (_, index) => ({
      patron: `p${index + 1}`,
      amount: index === 0 ? '601.40' : '550.00',
    }));
    const { code } = await room.together('cora', 'max', { type: 'split-claim', claim, parts });
    expect(code).toBe('done');
    // Each is under $600, and none of them is everyday work of the cashier who has split it.
    const part = { claim: `${claim}.2`, from: 'cage' };
    expect((await room.as('cora', 'pay-claim', part)).code).toBe('same-hands');
    expect((await claims.identify('cora', part.claim, 'p2')).code).toBe('same-hands');
    expect((await room.as('max', 'pay-claim', part)).code).toBe('identity-needed');
    expect(room.happened('claim-paid')).toBe(0);
  });

  test('C12: what is sent again with another key is paid once', async () => {
    const claim = await claims.won(FIXED, 'p1');
    const before = await room.balance('house/cage');
    const codes: string[] = [];
    for (let times = 1; times <= 3; times++) {
      codes.push((await room.as('cora', 'pay-claim', { claim, from: 'cage' })).code);
    }
    expect(codes).toEqual(['done', 'claim-closed', 'claim-closed']);
    expect(Number(before) - Number(await room.balance('house/cage'))).toBe(500);
  });
});

test('C4: no check is written beyond what lies in the bank', async () => {
  await room.post('any-money-sevens', 'any');
  const seats = [1, 2, 3, 4, 5, 6, 7];
  await room.as('dana', 'start-round', { table: 'T1', fees: [{ offering: 'any', seats }] });
  const { id: call } = await room.as('dana', 'call-hand', {
    table: 'T1',
    seat: 1,
    offering: 'any',
  });
  const checks = { surveillance: true };
  await room.as('flo', 'verify-call', { call, deal: FIXED, deckCounted: true, checks });
  await room.as('fred', 'authorize-call', { call });
  const claim = `${call}:1`;
  expect((await claims.pay(claim, 'p1', 'cheque')).code).toBe('not-enough-money');
  const deposit = { type: 'deposit-fund', amount: '499.99', reference: 'slip 1' };
  expect((await room.together('cora', 'max', deposit)).code).toBe('done');
  expect((await claims.pay(claim, 'p1', 'cheque')).code).toBe('not-enough-money');
  expect((await room.together('cora', 'max', { ...deposit, amount: '0.01' })).code).toBe('done');
  expect((await claims.pay(claim, 'p1', 'cheque')).code).toBe('done');
  expect(await room.balance('house/bank')).toBe('0.00');
});
