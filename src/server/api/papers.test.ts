// Figures: the meter of Blazing Sevens begins with $5,000 and has 20 cents of each fee. Seven fees make
// $5,001.40; less the dollar that was staked it is over $5,000, and 24% of $5,000.40 is $1,200.10.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dollarsOf, subtract, usd, ZERO } from '#money';
import { openApp, type TestApp } from '../app.fixture.ts';
import {
  callIn,
  type Does,
  doesIn,
  FACTS,
  FIXED,
  METER,
  missingIn,
  paperAt,
  winIn,
} from './won.fixture.ts';

const PRIZE = '$5,001.40';
const WITHHELD = '$1,200.10';

let served: TestApp;
let does: Does;
let cage: string;
let regulator: string;
let dealer: string;
let won: Awaited<ReturnType<typeof winIn>>;

beforeAll(async () => {
  served = await openApp();
  does = doesIn(served);
  for (const badge of ['cora', 'rex', 'dana']) await served.givePin(badge);
  cage = await served.signIn('cora');
  regulator = await served.signIn('rex');
  dealer = await served.signIn('dana');
  for (const patron of ['p1', 'p2']) await does('cora', 'enrol-patron', { patron });
  await does('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p1' });
  won = await winIn(served);
});
afterAll(() => served.close());

const ask = (path: string, token = cage) => served.ask(path, { token });
const paper = (path: string, token = cage) => paperAt(served, path, token);
const papers = { documents: ['passport', 'tax-form'], isValid: true, isOfAge: true };
const good = { ...papers, nameMatches: true, hasTaxNumber: true };
const write = (patron: string, facts: object = FACTS) =>
  served.ask(`/patrons/${patron}/facts`, {
    method: 'PUT',
    body: facts,
    token: cage,
    key: `facts-${patron}`,
  });
const readings = () =>
  served.room
    .log()
    .flatMap(({ by, events = [] }) =>
      events.flatMap((event) =>
        event.type === 'person-read' ? `${by} ${event.patron} ${event.reason}` : [],
      ),
    );

describe('the win page', () => {
  test('has the hand, the people in their order, the claim, the entries and the record', async () => {
    const page = await paper(`/wins/${won.call}/page.pdf`, regulator);
    const record = served.room.disk.rows.find(({ body }) => body.includes('"prize-awarded"'));
    const words = [
      'Test room',
      'Win page 1',
      won.call,
      'T1',
      'blackjack-poker',
      'blazing',
      'Seat 1',
      '7c 7s',
      'Dealer',
      '7s',
      'Blazing Sevens Progressive Jackpot',
      'Called by',
      'dana',
      'Verified by',
      'flo',
      'Authorized by',
      'fred',
      'max',
      'p1',
      PRIZE,
      `meter progressive ${PRIZE}`,
      won.claim,
      '2026-11-16 10:00:00.000 -08:00',
      'fund/blazing/held/progressive',
      'fund/blazing/payable',
      'award',
      'reseed',
      `${record?.seq}`,
      record?.hash ?? 'no hash',
    ];
    expect(missingIn(page, words)).toEqual([]);
    const order = ['Calledby', 'Verifiedby', 'Authorizedby'].map((each) => page.indexOf(each));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test('is there for an award only', async () => {
    const call = await callIn(served);
    expect((await ask(`/wins/${call}/page.pdf`)).body.code).toBe('unknown-award');
    await does('flo', 'reject-call', { call, reason: 'misread' });
    expect((await ask(`/wins/${call}/page.pdf`)).body.code).toBe('unknown-award');
    await does('dana', 'end-round', { table: 'T1' });
    expect((await ask('/wins/none/page.pdf')).body.code).toBe('unknown-call');
    expect((await ask('/wins/open/page.pdf')).body.code).toBe('unknown-call');
  });

  test('says that an award was voided, and why', async () => {
    const { call } = await winIn(served, FIXED);
    expect(await paper(`/wins/${call}/page.pdf`)).not.toContain('takenback');
    const action = { type: 'void-award', call, reason: 'the deck was fouled' };
    const proposal = await does('max', 'propose', { action });
    await does('abe', 'approve', { proposal });
    const page = await paper(`/wins/${call}/page.pdf`);
    expect(missingIn(page, ['This award was voided: the deck was fouled'])).toEqual([]);
    expect((await ask(`/claims/${call}:1/tax`)).body.code).toBe('claim-closed');
  });

  test('keeps the version of the rules that the hand was won under', async () => {
    const versionOn = (page: string) => /Ruleversion([0-9a-f]{64})/.exec(page)?.[1];
    const before = versionOn(await paper(`/wins/${won.call}/page.pdf`));
    await does('flo', 'suspend-offering', { offering: 'blazing', reason: 'a change' });
    const document = { values: { seed: '5000.00', reseed: '4000.00', adminFee: '12.00' } };
    const action = { type: 'change-offering', offering: 'blazing', document };
    await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });
    await does('max', 'resume-offering', { offering: 'blazing' });
    const { call } = await winIn(served, FIXED);
    const after = versionOn(await paper(`/wins/${call}/page.pdf`));
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(after).not.toBe(before);
    expect(versionOn(await paper(`/wins/${won.call}/page.pdf`))).toBe(before);
  });

  test('is for those who see wins', async () => {
    expect((await ask(`/wins/${won.call}/page.pdf`, dealer)).body.code).toBe('not-permitted');
    expect((await served.ask(`/wins/${won.call}/page.pdf`)).body.code).toBe('not-signed-in');
  });
});

describe('what the tax rules ask of a claim', () => {
  test('is told with its reasons, and without a number of anybody', async () => {
    await write('p1');
    const { status, body } = await ask(`/claims/${won.claim}/tax`, regulator);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      claim: won.claim,
      status: 'open',
      patron: 'p1',
      amount: '5001.40',
      forms: [{ form: 'w-2g', isComplete: false }],
      needsTwoDocuments: true,
      mustSign: true,
      documents: [],
      hasTaxNumber: false,
      owners: [{ claim: won.claim, patron: 'p1', amount: '5001.40' }],
    });
    expect(body.withheld).toBe('1200.10');
    expect(body.reasons[0].says).toContain('$2,000.00');
    expect(body.reasons[0].source).toContain('W-2G');
    expect(JSON.stringify(body)).not.toMatch(/3456|4321|Quintero/);
  });

  test('is nothing for a small prize', async () => {
    const { claim } = await winIn(served, FIXED);
    const { body } = await ask(`/claims/${claim}/tax`);
    expect(body).toMatchObject({ forms: [], withheld: '0.00', needsTwoDocuments: false });
    const before = readings().length;
    expect((await ask(`/claims/${claim}/forms/w-2g.pdf`)).body.code).toBe('form-not-due');
    expect((await ask(`/claims/${claim}/forms/5754.pdf`)).body.code).toBe('form-not-due');
    expect(readings()).toHaveLength(before);
  });

  test('is asked of a claim that there is, by those who see claims', async () => {
    expect((await ask('/claims/none:1/tax')).body.code).toBe('unknown-claim');
    expect((await ask(`/claims/${won.claim}/tax`, dealer)).body.code).toBe('not-permitted');
  });
});

describe('the statement of winnings', () => {
  const w2g = (copy = '') => `/claims/${won.claim}/forms/w-2g.pdf${copy}`;

  test('has the numbers in full on the winner’s copy, and their last four on the house’s', async () => {
    await does('cora', 'check-identity', { claim: won.claim, patron: 'p1', ...good });
    const winner = await paper(w2g('?copy=winner'));
    const words = [
      'Test room',
      'Mary Ann Quintero',
      '400 Castro Street',
      'Mountain View, CA 94041',
      PRIZE,
      WITHHELD,
      '2026-11-16',
      '900-12-3456',
      'Passport',
      'X7654321',
      'cora',
      'penalties of perjury',
      'CALENDAR YEAR 2026',
    ];
    expect(missingIn(winner, words)).toEqual([]);
    const house = await paper(w2g());
    expect(missingIn(house, ['Copy for the house', 'XXX-XX-3456', 'ending 4321'])).toEqual([]);
    expect(house).not.toMatch(/900-12|X7654321/);
  });

  test('says what the house has said of itself', async () => {
    const payer = { address: ['1 Main Street'], taxNumber: '12-3456789', telephone: '555 0100' };
    const settings = await served.room.house.read((house) => house.settings);
    const action = { type: 'change-settings', settings: { ...settings, payer } };
    const proposal = await does('max', 'propose', { action });
    await does('abe', 'approve', { proposal });
    const words = ['1 Main Street', '12-3456789', '555 0100'];
    expect(missingIn(await paper(w2g()), words)).toEqual([]);
  });

  test('is in the log as a look at the facts of a person', async () => {
    const before = readings().length;
    await paper(w2g());
    expect(readings().slice(before)).toEqual(['cora p1 form W-2G']);
  });

  test('is for those who may look at the facts of a person, and no other', async () => {
    const before = readings().length;
    for (const token of [dealer, regulator]) {
      expect((await ask(w2g(), token)).body.code).toBe('not-permitted');
    }
    expect(readings()).toHaveLength(before);
    expect((await ask(w2g('?copy=everybody'))).status).toBe(400);
  });

  test('says after the payment what it said then', async () => {
    await does('cora', 'complete-form', { claim: won.claim, form: 'w-2g' });
    await does('cora', 'pay-claim', { claim: won.claim, from: 'cage' });
    // Into the next year, whose rules may be others.
    served.room.now += 60 * 86_400_000;
    const [again, late] = [await served.signIn('cora'), await served.signIn('rex')];
    const { body } = await ask(`/claims/${won.claim}/tax`, late);
    expect(body).toMatchObject({
      status: 'paid',
      withheld: '1200.10',
      at: '2026-11-16T10:00:00.000-08:00',
      forms: [{ form: 'w-2g', isComplete: true }],
    });
    const house = await paper(w2g(), again);
    expect(missingIn(house, [PRIZE, WITHHELD, 'CALENDAR YEAR 2026'])).toEqual([]);
    cage = again;
  });

  test('is in somebody’s name, who has one', async () => {
    await does('dana', 'leave-seat', { table: 'T1', seat: 1 });
    const { claim } = await winIn(served, METER);
    const path = `/claims/${claim}/forms/w-2g.pdf`;
    expect((await ask(path)).body.code).toBe('identity-needed');
    await does('cora', 'check-identity', { claim, patron: 'p2', ...good });
    expect((await ask(path)).body.code).toBe('identity-needed');
    await write('p2', { ...FACTS, familyName: '山田', taxNumber: '900-12-9999' });
    const unprintable = (await ask(path)).body;
    expect(unprintable).toMatchObject({ code: 'bad-request' });
    expect(unprintable.problems[0].message).toContain('Latin letters');
  });
});

test('the statement of all who own a win has each with their part', async () => {
  const { claim } = await winIn(served, METER);
  await served.ask('/patrons/p2/facts', {
    method: 'PUT',
    body: { familyName: 'Yamada' },
    token: cage,
    key: 'latin',
  });
  const amount = await served.room.house.read(({ claims }) => claims.get(claim)?.amount ?? ZERO);
  const half = dollarsOf(subtract(amount, usd('2,000')));
  const parts = [
    { patron: 'p2', amount: '2000.00' },
    { patron: 'p1', amount: half },
  ];
  await does('cora', 'split-claim', { claim, parts });
  const before = readings().length;
  const form = await paper(`/claims/${claim}.2/forms/5754.pdf?copy=winner`);
  const words = ['Mary Ann Quintero', 'Mary Ann Yamada', '$2,000.00', '900-12-3456', '900-12-9999'];
  expect(missingIn(form, words)).toEqual([]);
  expect(readings().slice(before)).toEqual(['cora p2 form 5754', 'cora p1 form 5754']);
  expect(await paper(`/claims/${claim}/forms/5754.pdf`)).not.toMatch(/900-12/);
});
