import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../app.fixture.ts';
import { doesIn } from './won.fixture.ts';

let served: TestApp;
beforeAll(async () => {
  served = await openApp();
});
afterAll(() => served.close());

interface Section {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Readonly<Record<string, unknown>>[];
}

const sectionOf = (body: { readonly sections: readonly Section[] }, id: string) =>
  body.sections.find((section) => section.id === id);

test('the sheet of an offering is for everyone, with the meter as it stands', async () => {
  const does = doesIn(served);
  // A fifth of each of two dollars, on the seed of $5,000.
  await does('dana', 'start-round', {
    table: 'T1',
    fees: [{ offering: 'blazing', seats: [1, 2] }],
  });
  const { status, body } = await served.ask('/sign/blazing');
  expect(status).toBe(200);
  expect(body).toMatchObject({ offering: 'blazing', title: 'Blazing Sevens Progressive Jackpot' });
  expect(sectionOf(body, 'pool')?.blocks).toMatchObject([
    { kind: 'figures', figures: [{ amount: '$5,000.40' }] },
  ]);
  expect(sectionOf(body, 'no-purchase')?.heading).toBe('No Purchase Necessary');
  // It is posted without dates and hours, and so at all of them.
  expect(JSON.stringify(sectionOf(body, 'times'))).toContain('Every day, all day');
  expect(sectionOf(body, 'prizes')?.blocks[0]).toMatchObject({ kind: 'table' });
});

test('an offering whose posting does not say all that it has to is neither posted nor changed to', async () => {
  const does = doesIn(served);
  const activity = 'hgc-fortune-pai-gow-progressive';
  const { sample } = served.context.rulebook.activity(activity) ?? {};
  const { options: _, ...bare } = { ...sample } as Record<string, unknown>;
  const post = (document: unknown) => ({
    type: 'post-offering',
    offering: 'fortune',
    activity,
    document,
    closesTo: 'common',
  });
  const refusal = {
    code: 'bad-offering',
    problems: [
      {
        path: 'document.options.shares',
        message: expect.stringMatching(/^is missing: .*the posting must say it under/),
      },
    ],
  };
  await expect(does('max', 'propose', { action: post(bare) })).rejects.toMatchObject(refusal);
  expect((await served.ask('/sign/fortune')).body.code).toBe('unknown-offering');

  await does('abe', 'approve', {
    proposal: await does('max', 'propose', { action: post(sample) }),
  });
  await does('max', 'suspend-offering', { offering: 'fortune', reason: 'for the test' });
  const change = { type: 'change-offering', offering: 'fortune', document: bare };
  await expect(does('max', 'propose', { action: change })).rejects.toMatchObject(refusal);
});

test('there is none of an offering that nobody knows, nor of one that is over', async () => {
  const does = doesIn(served);
  const action = { type: 'withdraw-offering', offering: 'fortune', reason: 'it is enough' };
  await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });
  for (const offering of ['none', 'fortune']) {
    const { status, body } = await served.ask(`/sign/${offering}`);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'unknown-offering' });
  }
});

test('the sheet of a house jackpot says that the house pays, and the house’s own restrictions', async () => {
  const does = doesIn(served);
  const activity = 'bay101-prize-wheel';
  const { sample } = served.context.rulebook.activity(activity) ?? {};
  const restrictions = ['The casino can take this promotion down without notice.'];
  const action = {
    type: 'post-offering',
    offering: 'wheel',
    activity,
    document: { ...sample, restrictions },
    closesTo: 'common',
  };
  await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });
  const { status, body } = await served.ask('/sign/wheel');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain(restrictions[0]);
  expect(sectionOf(body, 'fund')?.blocks[0]).toMatchObject({
    words: expect.stringMatching(/^Prizes are paid by the house, with no money from players/),
  });
});
