// Figures: the meter of Blazing Sevens begins with $5,000 and has 20 cents of each fee. Seven fees make
// $5,001.40; less the dollar that was staked it is over $5,000, and 24% of $5,000.40 is $1,200.10. The
// winner has 5,001.40 − 1,200.10 = 3,801.30 in hand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../app.fixture.ts';
import { type Does, doesIn, FIXED, METER, winIn } from './won.fixture.ts';

let served: TestApp;
let does: Does;
let cage: string;

beforeAll(async () => {
  served = await openApp();
  does = doesIn(served);
  await served.givePin('cora');
  cage = await served.signIn('cora');
  for (const patron of ['p1', 'p2', 'x-1']) await does('cora', 'enrol-patron', { patron });
  await does('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p1' });
  await does('cora', 'fill-tray', { table: 'T1', amount: '2000.00' });
});
afterAll(() => served.close());

const see = async (path: string) => (await served.ask(path, { token: cage })).body;
const codesOf = ({ blocks }: { readonly blocks: readonly { readonly code: string }[] }) =>
  blocks.map(({ code }) => code);
const waysOf = (payment: {
  readonly ways: readonly { readonly from: string; readonly because?: { readonly code: string } }[];
}) => Object.fromEntries(payment.ways.map(({ from, because }) => [from, because?.code ?? 'open']));

const HOUR = 3_600_000;
const good = { isValid: true, isOfAge: true, nameMatches: true, hasTaxNumber: true };

describe('what a payment needs', () => {
  test('of a meter: ID, then the form; every step takes its obstacle away', async () => {
    const { claim } = await winIn(served, METER);
    const before = await see(`/claims/${claim}/payment`);
    expect(before).toMatchObject({
      claim,
      patron: 'p1',
      amount: '5001.40',
      withheld: '1200.10',
      paid: '3801.30',
      identity: { isDue: true, needsTwo: true },
    });
    expect(codesOf(before)).toEqual(['identity-needed', 'paperwork-missing']);
    expect(waysOf(before)).toEqual({ cage: 'open', tray: 'over-limit', cheque: 'not-as-posted' });

    const documents = ['passport', 'tax-form'];
    await does('cora', 'check-identity', { claim, patron: 'p1', documents, ...good });
    expect(codesOf(await see(`/claims/${claim}/payment`))).toEqual(['paperwork-missing']);
    await does('cora', 'complete-form', { claim, form: 'w-2g' });
    expect(codesOf(await see(`/claims/${claim}/payment`))).toEqual([]);

    await does('cora', 'pay-claim', { claim, patron: 'p1', from: 'cage' });
    expect((await see(`/claims/${claim}/payment`)).receipt).toMatchObject({
      by: 'cora',
      from: 'cage',
      amount: '5001.40',
      withheld: '1200.10',
      paid: '3801.30',
    });
  });

  test('who is chosen at the cage counts where the seat knows nobody', async () => {
    await does('dana', 'leave-seat', { table: 'T1', seat: 1 });
    const { claim } = await winIn(served, FIXED);
    expect((await see(`/claims/${claim}/payment`)).patron).toBeUndefined();
    expect((await see(`/claims/${claim}/payment?patron=p2`)).patron).toBe('p2');
    expect(codesOf(await see(`/claims/${claim}/payment?patron=nobody`))).toContain(
      'unknown-patron',
    );
  });

  test('a claim that is not there has none', async () => {
    const { status, body } = await served.ask('/claims/none:1/payment', { token: cage });
    expect([status, body.code]).toEqual([404, 'unknown-claim']);
  });
});

describe('trays', () => {
  test('tell what they have paid, until the cage fills them', async () => {
    await does('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p2' });
    const { claim } = await winIn(served, FIXED);
    await does('flo', 'pay-claim', { claim, from: 'tray' });
    const paid = { claim, amount: '500.00', by: 'flo' };
    expect(await see('/trays')).toMatchObject([
      { table: 'T1', inTray: '1500.00', paidOut: '500.00', payments: [paid] },
    ]);
    await does('cora', 'fill-tray', { table: 'T1', amount: '500.00' });
    expect(await see('/trays')).toMatchObject([
      { table: 'T1', inTray: '2000.00', paidOut: '0.00', payments: [] },
    ]);
  });

  test('tell of two days at most', async () => {
    const { claim } = await winIn(served, FIXED);
    await does('flo', 'pay-claim', { claim, from: 'tray' });
    served.room.now += 47 * HOUR;
    cage = await served.signIn('cora');
    expect(await see('/trays')).toMatchObject([{ paidOut: '500.00' }]);
    served.room.now += 2 * HOUR;
    cage = await served.signIn('cora');
    expect(await see('/trays')).toMatchObject([{ paidOut: '0.00', payments: [] }]);
  });
});

test('claims are told from the newest on where only some are asked for', async () => {
  const all = await see('/claims?status=paid');
  expect(all.length).toBeGreaterThan(2);
  expect(await see('/claims?status=paid&limit=2')).toEqual(all.slice(-2).reverse());
  expect((await see('/claims?limit=1'))[0]).toEqual((await see('/claims')).at(-1));
});

test('patrons are found by a part of the id, in order', async () => {
  await does('carl', 'exclude-patron', { patron: 'p1', reason: 'asked for it' });
  expect(await see('/patrons?like=P')).toEqual({
    patrons: [
      { patron: 'p1', standing: 'excluded' },
      { patron: 'p2', standing: 'welcome' },
    ],
    count: 2,
  });
  expect(await see('/patrons')).toMatchObject({ count: 3 });
});

test('of many patrons the first fifty are told, by their numbers', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => 60 - index);
  for (const number of numbers) await does('cora', 'enrol-patron', { patron: `q${number}` });
  const { patrons, count } = await see('/patrons?like=q');
  expect(count).toBe(60);
  expect(patrons.map(({ patron }: { patron: string }) => patron)).toEqual(
    Array.from({ length: 50 }, (_, index) => `q${index + 1}`),
  );
});
