// The client and the link of a table, against a served house over HTTP. The line between them is cut
// before a request arrives, or before its answer does.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, PIN, type TestApp } from '../server/app.fixture.ts';
import {
  type Answer,
  type Client,
  type Done,
  type Fetch,
  makeClient,
  Unreachable,
} from './client.ts';
import type { Kept } from './notebook.ts';
import { makeTableLink, type TableLink } from './table-link.ts';

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
  await served.givePin('flo');
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
  let codes: string[];
  let book: string | undefined;
  let torn: string | undefined;
  let badge: string;
  let link: TableLink;

  const onAnswer = (press: Kept, answer: Answer<Done>): void => {
    answered.push(`${press.type} ${answer.ok ? 'done' : 'refused'}`);
    codes.push(answer.ok ? '' : answer.error.code);
  };
  const newLink = (): TableLink =>
    makeTableLink({
      client,
      badge: () => badge,
      notebook: {
        read: () => book,
        write: (text) => {
          book = text;
        },
        setAside: (text) => {
          torn = text;
        },
      },
      newId,
      onAnswer,
    });

  beforeEach(() => {
    answered = [];
    codes = [];
    book = undefined;
    torn = undefined;
    badge = 'dana';
    link = newLink();
  });

  /** A different employee signs in at the keypad. */
  async function signIn(next: string): Promise<void> {
    badge = next;
    await client.signOut();
    await client.signIn(next, PIN);
  }
  /** The badge behind the last action at the table. */
  const lastBy = (): string => served.room.log().at(-1)?.by ?? '';

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

  test('a double tap is one press, whether it is sent or kept', async () => {
    const before = roundsOf('T1');
    const fields = { table: 'T1', fees: FEES };
    const both = [link.press('start-round', fields), link.press('start-round', { ...fields })];
    const [one, other] = await Promise.all(both);
    expect(one).toMatchObject({ ok: true });
    expect(other).toBe(one);
    expect(roundsOf('T1')).toBe(before + 1);
    line = 'cut';
    await link.press('end-round', { table: 'T1' });
    await link.press('end-round', { table: 'T1' });
    await link.press('start-round', { table: 'T1', fees: [] });
    await link.press('end-round', { table: 'T1' });
    // The second round is another one, and so is its end.
    expect(link.waiting.map(({ type }) => type)).toEqual(['end-round', 'start-round', 'end-round']);
    line = 'whole';
    expect(await link.retry()).toBe(true);
    expect(answered).toEqual(['end-round done', 'start-round done', 'end-round done']);
  });

  test('a press of a session that has ended is kept, unless it takes a fee', async () => {
    await link.press('start-round', { table: 'T1', fees: [] });
    await client.signOut();
    const fee = await link.press('start-round', { table: 'T1', fees: FEES });
    expect(fee).toMatchObject({ ok: false, error: { status: 401 } });
    expect(await link.press('end-round', { table: 'T1' })).toBe('kept');
    await client.signIn('dana', PIN);
    expect(await link.retry()).toBe(true);
    expect(answered).toEqual(['end-round done']);
  });

  test('a torn notebook is set aside, and the keypad begins with an empty one', async () => {
    for (const text of ['[{"id":"p', '{}', '[7]', '[{"id":"p-1","type":"end-round"}]']) {
      book = text;
      expect(newLink()).toMatchObject({ isOnline: true, waiting: [] });
      expect([torn, book]).toEqual([text, '[]']);
    }
  });

  describe('and that another badge takes over', () => {
    beforeEach(async () => {
      line = 'cut';
      await link.press('seat-person', { table: 'T1', seat: 5, position: 'backline' });
      line = 'whole';
      await signIn('flo');
    });

    test('sends nothing under the name of another', async () => {
      expect(await link.retry()).toBe(false);
      expect(link.waiting).toMatchObject([{ by: 'dana', type: 'seat-person' }]);
      // What flo presses waits behind it, and no fee is taken meanwhile.
      expect(await link.press('leave-seat', { table: 'T1', seat: 3 })).toBe('kept');
      const fee = await link.press('start-round', { table: 'T1', fees: FEES });
      expect(fee).toMatchObject({ ok: false, error: { code: 'offline' } });
      await signIn('dana');
      expect(await link.retry()).toBe(false);
      expect(answered).toEqual(['seat-person done']);
      expect(link.waiting).toMatchObject([{ by: 'flo', type: 'leave-seat' }]);
      await link.leaveOut();
      expect(await link.retry()).toBe(true);
    });

    test('sends it in his own name once he has taken it over', async () => {
      await link.takeOver();
      expect(await link.retry()).toBe(true);
      expect(answered).toEqual(['seat-person done']);
      expect(lastBy()).toBe('flo');
      await signIn('dana');
    });

    test('forgets it where he leaves it out', async () => {
      const before = served.room.log().length;
      await link.leaveOut();
      expect(await link.retry()).toBe(true);
      expect(link).toMatchObject({ isOnline: true, waiting: [] });
      expect(served.room.log()).toHaveLength(before);
      await signIn('dana');
    });
  });

  test('what the first badge has done already is not done again by the second', async () => {
    const before = roundsOf('T1');
    line = 'answers lost';
    expect(await link.press('start-round', { table: 'T1', fees: FEES })).toBe('kept');
    line = 'whole';
    await signIn('flo');
    await link.takeOver();
    expect(await link.retry()).toBe(true);
    expect(answered).toEqual(['start-round refused']);
    expect(codes).toEqual(['id-used']);
    expect(roundsOf('T1')).toBe(before + 1);
    await link.press('end-round', { table: 'T1' });
    await signIn('dana');
  });
});
