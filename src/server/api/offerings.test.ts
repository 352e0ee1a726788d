import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../app.fixture.ts';
import { doesIn } from './won.fixture.ts';

const BEAT = 'bay101-no-limit-bad-beat';
const CHECK = `/activities/${BEAT}/check`;
/** Every item of the posting list of the sheet is said. */
const DOCUMENT = {
  options: { hands: 'A', shares: 'B' },
  values: {
    seed: '25000.00',
    reseed: '10000.00',
    cap: '150000.00',
    daily: '250.00',
    increaseTime: 'every morning at 6 am',
    chip: '1.00',
    adminFee: '10.00',
  },
  hours: [{ from: '10:00', until: '02:00' }],
};
const documentWith = (values: object, others: object = {}) => ({
  ...DOCUMENT,
  ...others,
  values: { ...DOCUMENT.values, ...values },
});

let served: TestApp;
let token: string;
let does: ReturnType<typeof doesIn>;
const check = async (body: object, path = CHECK) => (await served.ask(path, { token, body })).body;
const pathsOf = (problems: readonly { readonly path: string }[]) =>
  problems.map(({ path }) => path);

beforeAll(async () => {
  served = await openApp();
  does = doesIn(served);
  await served.givePin('mia');
  token = await served.signIn('mia');
});
afterAll(() => served.close());

async function twice(action: object): Promise<void> {
  await does('abe', 'approve', { proposal: await does('mia', 'propose', { action }) });
}

describe('an offering that is being written', () => {
  test('has all its problems told at once, by their place in the document', async () => {
    // The seed is $1,000 to $75,000, the cap $25,000 to $150,000, the chart one of A, B and C.
    const document = documentWith(
      { seed: '999.99', cap: '150000.01' },
      { options: { hands: 'D' } },
    );
    const { problems, sheet } = await check({ document });
    expect(pathsOf(problems).sort()).toEqual(['options.hands', 'values.cap', 'values.seed']);
    expect(problems.find(({ path }: { path: string }) => path === 'values.seed').message).toContain(
      '$1,000.00 to $75,000.00',
    );
    expect(sheet).toBeUndefined();
  });

  test('is shown as its posting sheet when it is right', async () => {
    const { problems, lacks, sheet, refusal } = await check({ document: DOCUMENT });
    expect({ problems, lacks, refusal }).toEqual({ problems: [], lacks: [], refusal: undefined });
    expect(sheet.sections[0].blocks[0].figures[0].amount).toBe('$25,000');
  });

  test('says what its posting lacks, and what is taken where it says nothing', async () => {
    const { seed: _, ...values } = DOCUMENT.values;
    const { problems, lacks, assumed, sheet } = await check({ document: { ...DOCUMENT, values } });
    expect(problems).toEqual([]);
    expect(pathsOf(lacks)).toEqual(['values.seed']);
    expect(assumed).toEqual(['values.seed is $1,000.00, the low end of $1,000.00 to $75,000.00']);
    expect(sheet).toBeUndefined();
  });

  test('is told why the house would not take it', async () => {
    const named = { document: DOCUMENT, offering: 'blazing', closesTo: 'common' };
    expect((await check(named)).refusal.code).toBe('name-taken');
    expect((await check({ ...named, offering: 'beat' })).refusal).toBeUndefined();
    const nowhere = { ...named, offering: 'beat', closesTo: 'nothing' };
    expect((await check(nowhere)).refusal.code).toBe('unknown-fund');
  });

  test('leaves no line in the log, whatever is asked', async () => {
    const before = served.room.log().length;
    await check({ document: {} });
    await check({ document: documentWith({ seed: 'a lot' }) });
    expect((await check({ document: {} }, '/activities/nothing/check')).code).toBe(
      'unknown-activity',
    );
    expect((await check({ document: [] })).code).toBe('bad-request');
    expect(served.room.log().length).toBe(before);
  });
});

describe('an offering that is posted', () => {
  beforeAll(async () => {
    await twice({
      type: 'post-offering',
      offering: 'beat',
      activity: BEAT,
      document: DOCUMENT,
      closesTo: 'common',
    });
  });

  test('is changed from the version that is posted, while it is suspended', async () => {
    const asked = { document: documentWith({ daily: '300.00' }), offering: 'beat', version: 1 };
    expect((await check(asked)).refusal.code).toBe('not-suspended');
    await does('max', 'suspend-offering', { offering: 'beat', reason: 'another daily increase' });
    expect((await check(asked)).refusal).toBeUndefined();
    expect((await check({ ...asked, version: 2 })).refusal.code).toBe('changed-meanwhile');
  });

  test('keeps its pool: a lower one is a problem of its field', async () => {
    const document = documentWith({ seed: '24999.99' });
    const { problems } = await check({ document, offering: 'beat', version: 1 });
    expect(pathsOf(problems)).toEqual(['values.seed']);
  });

  test('has one change after another: the second of two is not approved on top of the first', async () => {
    const change = (daily: string) => ({
      type: 'change-offering',
      offering: 'beat',
      version: 1,
      document: documentWith({ daily }),
    });
    const second = await does('max', 'propose', { action: change('500.00') });
    await twice(change('300.00'));
    await served.givePin('abe');
    const { body } = await served.ask('/commands/approve', {
      token: await served.signIn('abe'),
      key: 'too-late',
      body: { proposal: second },
    });
    expect(body.code).toBe('changed-meanwhile');
  });

  test('has its versions, latest first, with the two who made each', async () => {
    const { body } = await served.ask('/offerings/beat/versions', { token });
    expect(body).toMatchObject([
      {
        version: 2,
        proposedBy: 'mia',
        approvedBy: 'abe',
        document: documentWith({ daily: '300.00' }),
      },
      { version: 1, proposedBy: 'mia', approvedBy: 'abe', document: DOCUMENT },
    ]);
    expect((await served.ask('/offerings/nothing/versions', { token })).body.code).toBe(
      'unknown-offering',
    );
  });
});
