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

test('a posting that does not say all that it has to is no sheet, and what is missing is told', async () => {
  const does = doesIn(served);
  const activity = 'hgc-fortune-pai-gow-progressive';
  const { sample } = served.context.rulebook.activity(activity) ?? {};
  const { options: _, ...document } = { ...sample } as Record<string, unknown>;
  const action = {
    type: 'post-offering',
    offering: 'bare',
    activity,
    document,
    closesTo: 'common',
  };
  await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });
  const { status, body } = await served.ask('/sign/bare');
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'bad-offering' });
  expect(body.problems).toMatchObject([{ path: expect.stringMatching(/^offering\.options\./) }]);
});

test('there is none of an offering that nobody knows, nor of one that is over', async () => {
  const does = doesIn(served);
  const action = { type: 'withdraw-offering', offering: 'bare', reason: 'it is enough' };
  await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });
  for (const offering of ['none', 'bare']) {
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
