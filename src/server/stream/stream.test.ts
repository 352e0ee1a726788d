import { afterEach, describe, expect, test } from 'vitest';
import { type Command, TOPICS, type Topic } from '#house';
import { inOrder } from '../../store/faults.fixture.ts';
import { commandOf, endRound, startRound } from '../../store/house.fixture.ts';
import { newMemoryDisk, openMemory } from '../../store/memory.fixture.ts';
import type { Store } from '../../store/store.ts';
import { submitAll, until } from '../../store/writer.fixture.ts';
import { type Heard, openTestStream, type TestStream } from './stream.fixture.ts';

let stream: TestStream;
afterEach(() => stream.close());

const FLOOR = { 'x-roles': 'floor' };
const METER = 'blazing/progressive';

let count = 0;
/** One round with seven fees: the meter moves, and a table has had a round. */
function roundAt(table: string): readonly [Command, Command] {
  count += 1;
  return [startRound(`s${count}`, table), endRound(`e${count}`, table)];
}

const play = (table = 'T1') => submitAll(stream.room.house, roundAt(table));

/** What a client knows that has heard all of this about one topic. */
function known(heard: readonly Heard[]): Record<string, unknown> {
  let items: Record<string, unknown> = {};
  for (const { data } of heard) {
    items = { ...(data.present ?? items), ...data.changed };
    for (const key of data.removed ?? []) delete items[key];
  }
  return items;
}

describe('whoever begins to listen', () => {
  test('hears the present first, as of the last record, and then what changes', async () => {
    stream = await openTestStream();
    const { seq } = stream.room.house.status;
    const client = await stream.listen('sign');
    expect(client.response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    const present = await client.next();
    expect(present).toMatchObject({ event: 'sign', id: seq });
    expect(present.data.present).toMatchObject({
      blazing: { isSuspended: false },
      [METER]: { isPending: false },
    });
    await play();
    const change = await client.next();
    expect(change).toMatchObject({ event: 'sign', data: { removed: [] } });
    expect(Object.keys(change.data.changed ?? {})).toEqual([METER]);
    expect(change.id).toBeGreaterThan(seq);
  });

  test('hears one figure that moves in less than 200 bytes', async () => {
    stream = await openTestStream();
    const client = await stream.listen('sign');
    await client.next();
    await play();
    expect((await client.next()).size).toBeLessThan(200);
  });

  test('hears each topic by itself, the last with the id', async () => {
    stream = await openTestStream();
    const client = await stream.listen('tables,sign', FLOOR);
    const [tables, sign] = [await client.next(), await client.next()];
    expect([tables.event, sign.event]).toEqual(['tables', 'sign']);
    expect([tables.id, sign.id]).toEqual([undefined, stream.room.house.status.seq]);
    await submitAll(stream.room.house, roundAt('T2').slice(0, 1));
    await until(() => client.heard.length === 4);
    const [table, meter] = client.heard.slice(2);
    expect(Object.keys(meter?.data.changed ?? {})).toEqual([METER]);
    expect(table?.data.changed).toMatchObject({ T2: { round: 1 } });
    expect(Object.keys(table?.data.changed ?? {})).toEqual(['T2']);
  });

  test('hears of what is gone by its key', async () => {
    stream = await openTestStream();
    const client = await stream.listen('calls', FLOOR);
    expect((await client.next()).data).toEqual({ present: {} });
    const [start] = roundAt('T1');
    await submitAll(stream.room.house, [start as Command]);
    const call = { table: 'T1', seat: 3, offering: 'blazing' };
    await submitAll(stream.room.house, [commandOf('call-1', 'dana', 'call-hand', call)]);
    expect((await client.next()).data.changed).toMatchObject({
      'call-1': { ...call, step: 'called', place: 1 },
    });
    await submitAll(stream.room.house, [
      commandOf('uncall-1', 'dana', 'uncall-hand', { call: 'call-1' }),
    ]);
    expect((await client.next()).data).toEqual({ changed: {}, removed: ['call-1'] });
  });
});

describe('whoever comes back', () => {
  test('hears exactly what it has missed', async () => {
    stream = await openTestStream({ pauseMs: 0 });
    const [staying, leaving] = [await stream.listen('sign'), await stream.listen('sign')];
    await play();
    await Promise.all([leaving.next(), staying.next()]);
    const { id } = await leaving.next();
    await staying.next();
    leaving.close();
    const missed: Heard[] = [];
    for (const table of ['T1', 'T2', 'T1']) {
      await play(table);
      missed.push(await staying.next());
    }
    const back = await stream.listen('sign', { 'last-event-id': `${id}` });
    await until(() => back.heard.length === 4);
    expect(back.heard.slice(0, 3).map(({ data }) => data)).toEqual(missed.map(({ data }) => data));
    expect(back.heard[2]?.id).toBe(missed[2]?.id);
    // It may have been told that the house had stopped.
    expect(back.heard[3]).toMatchObject({
      event: 'house',
      data: { changed: { state: 'running' } },
    });
    await play();
    expect((await back.next()).event).toBe('sign');
  });

  test('hears nothing but that the house runs where it has missed nothing', async () => {
    stream = await openTestStream();
    const first = await stream.listen('sign,tables', FLOOR);
    await first.next();
    const { id } = await first.next();
    const back = await stream.listen('sign,tables', { ...FLOOR, 'last-event-id': `${id}` });
    await until(() => back.heard.length > 0);
    await play();
    await until(() => back.heard.length === 3);
    expect(back.heard.map(({ event }) => event)).toEqual(['house', 'tables', 'sign']);
    expect(back.heard[1]?.data.present).toBeUndefined();
  });

  test.each([
    ['that is too old', '1'],
    ['of another house', '999999'],
    ['that is none', 'yesterday'],
  ])('with an id %s hears the present', async (_which, id) => {
    stream = await openTestStream();
    const back = await stream.listen('sign', { 'last-event-id': id });
    expect(Object.keys((await back.next()).data)).toEqual(['present']);
  });
});

/** A store whose appends wait while it is told to hold them. */
async function heldStore() {
  const store = await openMemory(newMemoryDisk());
  let gate = Promise.resolve();
  let release = () => {};
  let waiting = 0;
  return {
    get waiting() {
      return waiting;
    },
    hold: () => {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    store: {
      ...store,
      append: async (rows) => {
        waiting += 1;
        await gate;
        waiting -= 1;
        await store.append(rows);
      },
    } satisfies Store,
  };
}

describe('what is told', () => {
  test('is durable: nothing is heard, nor in the present, before the commit', async () => {
    const held = await heldStore();
    stream = await openTestStream({ house: { open: async () => held.store } });
    const client = await stream.listen('sign');
    const before = await client.next();
    held.hold();
    const played = play();
    await until(() => held.waiting === 1);
    const other = await stream.listen('sign');
    expect(await other.next()).toEqual(before);
    expect(client.heard).toHaveLength(1);
    held.release();
    await played;
    expect(await client.next()).toEqual(await other.next());
  });

  test('is a win with the record that awards it, and what the meter is brought back to', async () => {
    stream = await openTestStream();
    const { house } = stream.room;
    const client = await stream.listen('sign');
    await client.next();
    const deal = { decks: 6, seats: [{ seat: 1, cards: '7c 7s' }], dealer: { up: '7s' } };
    await submitAll(house, [
      startRound('round', 'T1'),
      commandOf('call', 'dana', 'call-hand', { table: 'T1', seat: 1, offering: 'blazing' }),
      commandOf('verify', 'flo', 'verify-call', {
        call: 'call',
        deal,
        deckCounted: true,
        checks: { surveillance: true },
      }),
      commandOf('sign', 'fred', 'authorize-call', { call: 'call' }),
      commandOf('also', 'max', 'authorize-call', { call: 'call' }),
    ]);
    const { seq } = house.status;
    await until(() => client.heard.some(({ id }) => id === seq));
    // The sample comes back to its reseed, and the win is what it had with the round's fees.
    const told = known(client.heard)[METER];
    expect(told).toMatchObject({ isPending: false, figure: '5000.00' });
  });

  test('gathers while the house is busy, and the last word is right', async () => {
    const pauseMs = 100;
    stream = await openTestStream({ pauseMs, tables: 40 });
    const client = await stream.listen('sign,tables', FLOOR);
    await until(() => client.heard.length === 2);
    const from = performance.now();
    for (let round = 0; round < 25; round += 1) {
      const tables = Array.from({ length: 40 }, (_, index) => `T${index + 1}`);
      await Promise.all(tables.map((table) => play(table)));
    }
    const { seq } = stream.room.house.status;
    await until(() => client.heard.some(({ id }) => id === seq));
    // A timer may ring a part of a millisecond early.
    const pauses = (performance.now() - from) / (pauseMs - 1);
    // One at once, and then one after each pause.
    for (const topic of ['sign', 'tables']) {
      const changes = client.heard.filter(({ event, data }) => event === topic && data.changed);
      expect(changes.length).toBeLessThanOrEqual(Math.floor(pauses) + 1);
    }
    const tables = known(client.heard.filter(({ event }) => event === 'tables'));
    expect(Object.values(tables)).toHaveLength(40);
    for (const table of Object.values(tables)) expect(table).toMatchObject({ roundCount: 25 });
    const late = await stream.listen('sign');
    const sign = known(client.heard.filter(({ event }) => event === 'sign'));
    expect(sign).toEqual((await late.next()).data.present);
  });

  test('names no patron where devices listen', async () => {
    stream = await openTestStream();
    await submitAll(stream.room.house, [
      commandOf('p1', 'flo', 'enrol-patron', { patron: 'patron-77' }),
      commandOf('p2', 'dana', 'seat-person', { table: 'T1', seat: 2, patron: 'patron-77' }),
    ]);
    const client = await stream.listen('sign,calls,tables,house', FLOOR);
    const isSeated = ({ data }: Heard) => JSON.stringify(data).includes('"person":"patron"');
    await until(() => client.heard.some(isSeated));
    expect(JSON.stringify(client.heard)).not.toContain('patron-77');
    expect(known(client.heard.filter(({ event }) => event === 'tables'))).toMatchObject({
      T1: { seated: [{ seat: 2, person: 'patron', position: 'seated' }] },
    });
  });
});

describe('a house that stops', () => {
  test('is told to everybody, and the present when it goes on', async () => {
    stream = await openTestStream();
    const client = await stream.listen('sign');
    const before = await client.next();
    const { faults } = stream.room;
    faults.append = inOrder('before');
    // Until we let it, the store cannot be opened again.
    faults.open = () => 'before';
    await expect(play()).rejects.toThrow('cut');
    expect(await client.next()).toMatchObject({
      event: 'house',
      id: undefined,
      data: { changed: { state: 'stopped' }, removed: [] },
    });
    // A client that comes meanwhile hears the last known state, and that it is stale.
    const other = await stream.listen('sign');
    expect(await other.next()).toEqual(before);
    expect((await other.next()).event).toBe('house');
    faults.open = () => 'none';
    expect(await client.next()).toEqual(before);
    await play();
    expect((await client.next()).data.changed).toHaveProperty([METER]);
  });

  test('has nothing to say about what is not public', async () => {
    stream = await openTestStream({ house: { reopenMs: 3_600_000 } });
    stream.room.faults.append = inOrder('before');
    await expect(play()).rejects.toThrow('cut');
    const answer = await fetch(`${stream.url}/api/v1/stream?topics=calls`, { headers: FLOOR });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
  });
});

/** A topic that is one large text, another one with each round. */
const LARGE: Topic = {
  name: 'large',
  changedBy: ['round-started'],
  itemsOf: ({ seq }) => new Map([['text', `${seq}${'x'.repeat(2_000_000)}`]]),
};

describe('the audience', () => {
  test('loses who does not keep up, while the others go on', async () => {
    stream = await openTestStream({ topics: [...TOPICS, LARGE], pauseMs: 0 });
    const [slow, quick] = [await stream.listen('large'), await stream.listen('large')];
    await quick.next();
    slow.response.pause();
    const rounds = 12;
    for (let round = 0; round < rounds; round += 1) {
      await play();
      await quick.next();
    }
    slow.response.resume();
    await until(() => slow.isClosed);
    expect(slow.heard.length).toBeLessThan(rounds);
    expect(quick.heard).toHaveLength(rounds + 1);
    expect(quick.isClosed).toBe(false);
  });

  test('is not larger than allowed, from one address or together', async () => {
    stream = await openTestStream({ clientsOfAddress: 2 });
    const [first] = [await stream.listen('sign'), await stream.listen('sign')];
    const third = await fetch(`${stream.url}/api/v1/stream?topics=sign`);
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await third.json()).toMatchObject({ code: 'busy', status: 503 });
    first?.close();
    // There is room again once the server has noticed.
    for (;;) {
      const again = await stream.listen('sign');
      if (again.response.statusCode === 200) break;
      again.close();
    }
  });

  test('hears that the line is alive', async () => {
    stream = await openTestStream({ heartbeatMs: 5 });
    const client = await stream.listen('sign');
    await until(() => client.comments.length >= 2);
    expect(client.comments[0]).toBe(':');
  });

  test('does not keep who is not welcome any more', async () => {
    stream = await openTestStream({ heartbeatMs: 5 });
    const staff = await stream.listen('calls', FLOOR);
    const sign = await stream.listen('sign', FLOOR);
    await staff.next();
    stream.ended.add('floor');
    await until(() => staff.isClosed);
    expect(sign.isClosed).toBe(false);
  });

  test('is let go when the server closes', async () => {
    stream = await openTestStream();
    const client = await stream.listen('sign');
    await client.next();
    await stream.close();
    await until(() => client.isClosed);
  });
});

const PUBLIC_TOPICS = [
  'sign',
  'shows',
  'boards',
  'pools',
  'drawings',
  'tournament-clocks',
  'clock',
];

describe('topics', () => {
  interface Told {
    readonly code?: string;
    readonly detail?: string;
    readonly problems?: readonly { readonly message: string }[];
  }

  const asked = async (topics: string, headers: Record<string, string> = {}) => {
    const aborted = new AbortController();
    const url = `${stream.url}/api/v1/stream${topics}`;
    const answer = await fetch(url, { headers, signal: aborted.signal });
    const body = (answer.status === 200 ? {} : await answer.json()) as Told;
    aborted.abort();
    return { status: answer.status, body };
  };

  test('are told to whoever names none, or one that is not there', async () => {
    stream = await openTestStream();
    const all = TOPICS.map(({ name }) => name).join(', ');
    for (const topics of ['', '?topics=', '?topics=sign,weather,news']) {
      const { status, body } = await asked(topics);
      expect([status, body.code]).toEqual([400, 'bad-request']);
      expect(body.detail).toContain(all);
    }
    const { body } = await asked('?topics=sign,weather,news');
    expect(body.problems?.map(({ message }) => message)).toEqual([
      `"weather" is not a topic. Topics: ${all}`,
      `"news" is not a topic. Topics: ${all}`,
    ]);
  });

  test('are for who sees that part of the house; the sign is for everybody', async () => {
    stream = await openTestStream();
    const statusFor = async (name: string, headers?: Record<string, string>) =>
      (await asked(`?topics=${name}`, headers)).status;
    for (const { name } of TOPICS) {
      const isPublic = PUBLIC_TOPICS.includes(name);
      expect([name, await statusFor(name)]).toEqual([name, isPublic ? 200 : 401]);
      expect(await statusFor(name, FLOOR)).toBe(200);
    }
    expect(await statusFor('house', { 'x-device': 'kiosk-1' })).toBe(200);
    expect(await statusFor('sign,calls', { 'x-device': 'kiosk-1' })).toBe(403);
    expect(await statusFor('claims', { 'x-roles': 'dealer' })).toBe(403);
  });
});
