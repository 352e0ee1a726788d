// The client and the link of a table, against a served house over HTTP. The line between them is cut
// before a request arrives, or before its answer does.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, PIN, type TestApp } from '../server/app.fixture.ts';
import { type Client, type Fetch, makeClient, Unreachable } from './client.ts';
import { type Kept, makeTableLink, type TableLink } from './table-link.ts';

let served: TestApp;
let client: Client;
let line: 'whole' | 'cut' | 'answers lost' | 'taken by a proxy' = 'whole';
let ids = 0;
const newId = (): string => `press-${++ids}`;

const overLine: Fetch = async (url, init) => {
  if (line === 'cut') throw new TypeError('fetch failed');
  if (line === 'taken by a proxy') return new Response('<h1>Welcome to the lobby</h1>');
  const response = await fetch(url, init);
  if (line === 'answers lost') throw new TypeError('fetch failed');
  return response;
};

beforeAll(async () => {
  served = await openApp({ tables: 2 });
  const url = await served.app.listen({ port: 0, host: '127.0.0.1' });
  await served.givePin('dana');
  client = makeClient({ url: `${url}/`, fetch: overLine });
  expect(await client.signIn('dana', PIN)).toMatchObject({ ok: true, value: { badge: 'dana' } });
});
afterAll(() => served.close());
beforeEach(() => {
  line = 'whole';
});

const FEES = [{ offering: 'blazing', seats: [1, 2] }];
const roundsOf = (table: string): number =>
  served.room
    .log()
    .flatMap(({ events = [] }) => events)
    .filter((event) => event.type === 'round-started' && event.table === table).length;

describe('the client', () => {
  test('sends commands by their type and looks at views by their path', async () => {
    const started = await client.command('start-round', { table: 'T2', fees: FEES }, newId());
    expect(started).toMatchObject({ ok: true, value: { events: [{ type: 'round-started' }] } });
    const sign = await client.view('/sign');
    expect(sign).toMatchObject({ ok: true, value: [{ offering: 'blazing' }] });
    await client.command('end-round', { table: 'T2' }, newId());
  });

  test('hands a refusal on with its code, and wrong fields with all problems', async () => {
    expect(await client.command('end-round', { table: 'T2' }, newId())).toMatchObject({
      ok: false,
      error: { status: 409, code: 'no-round' },
    });
    const wrong = { table: '', fees: [{ seats: [0] }] } as never;
    const answer = await client.command('start-round', wrong, newId());
    const problems = answer.ok ? [] : (answer.error.problems ?? []);
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['table', 'fees[0].offering', 'fees[0].seats[0]']),
    );
  });

  test('says when nobody knows whether it was done', async () => {
    line = 'answers lost';
    await expect(client.view('/house')).rejects.toBeInstanceOf(Unreachable);
    line = 'taken by a proxy';
    await expect(client.view('/house')).rejects.toBeInstanceOf(Unreachable);
  });
});

describe('a table whose line is cut', () => {
  let answered: string[];
  let book: string | undefined;
  let link: TableLink;

  const onAnswer = (press: Kept, answer: { readonly ok: boolean }): void => {
    answered.push(`${press.type} ${answer.ok ? 'done' : 'refused'}`);
  };
  const newLink = (): TableLink =>
    makeTableLink({
      client,
      notebook: { read: () => book, write: (text) => (book = text) },
      newId,
      onAnswer,
    });

  beforeEach(() => {
    answered = [];
    book = undefined;
    link = newLink();
  });

  test('takes no fee, keeps the other presses, and sends them in order when it is back', async () => {
    await link.press('start-round', { table: 'T1', fees: FEES });
    const before = roundsOf('T1');
    line = 'cut';
    expect(await link.press('call-hand', { table: 'T1', seat: 1, offering: 'blazing' })).toBe(
      'kept',
    );
    expect(link.isOnline).toBe(false);
    expect(await link.press('end-round', { table: 'T1' })).toBe('kept');
    const refused = await link.press('start-round', { table: 'T1', fees: FEES });
    expect(refused).toMatchObject({ ok: false, error: { code: 'offline' } });
    expect(await link.retry()).toBe(false);
    line = 'whole';
    expect(await link.retry()).toBe(true);
    // The call waits for its decision, so that the round is not over: the house says so, in order.
    expect(answered).toEqual(['call-hand done', 'end-round refused']);
    expect(link).toMatchObject({ isOnline: true, waiting: [] });
    expect(roundsOf('T1')).toBe(before);
    const call = `press-${ids - 2}`;
    await link.press('uncall-hand', { call });
    expect(await link.press('end-round', { table: 'T1' })).toMatchObject({ ok: true });
  });

  test('a press whose answer was lost is done once, and its answer comes later', async () => {
    const before = roundsOf('T1');
    line = 'answers lost';
    expect(await link.press('start-round', { table: 'T1', fees: FEES })).toBe('kept');
    expect(await link.retry()).toBe(false);
    line = 'whole';
    expect(await link.retry()).toBe(true);
    expect(answered).toEqual(['start-round done']);
    expect(roundsOf('T1')).toBe(before + 1);
    await link.press('end-round', { table: 'T1' });
  });

  test('what was kept waits until somebody is signed in again', async () => {
    line = 'cut';
    await link.press('leave-seat', { table: 'T1', seat: 3 });
    line = 'whole';
    await client.signOut();
    expect(await link.retry()).toBe(false);
    expect(link).toMatchObject({ isOnline: false, waiting: [{ type: 'leave-seat' }] });
    await client.signIn('dana', PIN);
    expect(await link.retry()).toBe(true);
    expect(answered).toEqual(['leave-seat refused']);
  });

  test('what was kept outlives a keypad that is switched off', async () => {
    line = 'cut';
    await link.press('leave-seat', { table: 'T1', seat: 3 });
    const again = newLink();
    expect(again).toMatchObject({ isOnline: false, waiting: [{ type: 'leave-seat' }] });
    line = 'whole';
    expect(await again.retry()).toBe(true);
    expect(answered).toEqual(['leave-seat refused']);
  });
});
