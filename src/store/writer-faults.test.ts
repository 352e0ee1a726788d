// A store that fails: no matter what is lost on the way, every acknowledged command is in the log
// once, and a repeated request gets its first answer.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '#house';
import type { BatchAnswer } from './batch.ts';
import { type Fault, inOrder } from './faults.fixture.ts';
import { commandOf, endRound, startRound } from './house.fixture.ts';
import { plainHash } from './rows.fixture.ts';
import { NO_HASH } from './store.ts';
import {
  copyOf,
  isReplayOf,
  persist,
  runTestHouse,
  START,
  type TestHouse,
  until,
} from './writer.fixture.ts';

describe('a store that is lost', () => {
  test.each<[string, Fault, number]>([
    ['before it has written', 'before', 0],
    ['after it has written', 'after', 1],
  ])('%s stops the house, which then goes on', async (_, fault, writtenCount) => {
    const { house, faults, disk, notes } = await runTestHouse({ tables: 1 });
    const { length } = disk.rows;
    const heard: string[] = [];
    house.onRecords((records) => heard.push(...records.map(({ id }) => id)));
    faults.append = inOrder(fault);
    const start = startRound('s', 'T1');
    const lost = house.submit(start);
    await expect(lost).rejects.toMatchObject({ name: 'HouseError', code: 'stopped' });
    await expect(lost).rejects.toThrow('The connection was cut.');
    await expect(lost).rejects.toThrow('ask again with the same id');
    expect(house.status).toMatchObject({ state: 'stopped', why: 'The connection was cut.' });
    expect(disk.rows).toHaveLength(length + writtenCount);
    await expect(house.submit(start)).rejects.toMatchObject({ code: 'stopped' });
    await expect(house.read(() => 0)).rejects.toMatchObject({ code: 'stopped' });

    await until(() => house.status.state === 'running');
    expect(house.status).not.toHaveProperty('why');
    expect(await house.submit(start)).toMatchObject({ seq: length + 1, events: [{}] });
    expect(disk.rows).toHaveLength(length + 1);
    expect(heard).toEqual(['s']);
    expect(notes).toEqual([
      'The house has stopped: The connection was cut.',
      `The house continues after record ${length + writtenCount}.`,
    ]);
    const state = await copyOf(house);
    await house.close();
    expect(await isReplayOf(disk, state)).toBe(true);
  });

  test('everyone who waits is turned away, and so is what was decided on top', async () => {
    const { house, faults, disk } = await runTestHouse({ tables: 1, batchMax: 2 });
    const { length } = disk.rows;
    faults.append = inOrder('after');
    const waiting = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      house.submit(commandOf(id, 'abe', 'bring-capital', { amount: '1', reason: 'a test' })),
    );
    const answers = await Promise.allSettled(waiting);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
    expect(disk.rows.slice(length).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(house.status.queued).toBe(0);
    await house.close();
  });

  test('is opened again and again until it is there', async () => {
    const { house, faults } = await runTestHouse({ tables: 1 });
    faults.append = inOrder('before');
    faults.open = inOrder('before', 'before', 'before');
    const answer = await persist(house, startRound('s', 'T1'));
    expect(answer).toHaveProperty('events');
    expect(faults.open()).toBe('none');
  });

  test('a look-up that fails stops it, too', async () => {
    const { house, faults } = await runTestHouse({ tables: 1 });
    faults.find = inOrder('before');
    await expect(house.submit(startRound('s', 'T1'))).rejects.toMatchObject({ code: 'stopped' });
    expect(await persist(house, startRound('s', 'T1'))).toHaveProperty('events');
  });

  test('a house that is closed meanwhile does not come back', async () => {
    const { house, faults, disk } = await runTestHouse({ tables: 1, reopenMs: 3_600_000 });
    faults.append = inOrder('before');
    await expect(house.submit(startRound('s', 'T1'))).rejects.toMatchObject({ code: 'stopped' });
    await house.close();
    expect([house.status.state, disk.isOpen]).toEqual(['closed', false]);
  });

  test('a log that was changed meanwhile ends the house for good', async () => {
    const { house, faults, disk } = await runTestHouse({ tables: 1 });
    faults.append = inOrder('before');
    const row = disk.rows[2] as (typeof disk.rows)[number];
    disk.rows[2] = { ...row, hash: NO_HASH };
    await expect(house.submit(startRound('s', 'T1'))).rejects.toMatchObject({ code: 'stopped' });
    await until(() => house.status.state === 'closed');
    expect(house.status.why).toContain('Record 3 of the log');
    await expect(house.submit(startRound('s', 'T1'))).rejects.toMatchObject({ code: 'closed' });
  });

  test.each([
    ['an older copy of its log', 2],
    ['a new and empty one', 0],
  ])('it does not go on with %s', async (_, kept) => {
    const { house, faults, disk } = await runTestHouse({ tables: 1 });
    faults.append = inOrder('before');
    disk.rows.length = kept;
    disk.snapshots = [];
    await expect(house.submit(startRound('s', 'T1'))).rejects.toMatchObject({ code: 'stopped' });
    await until(() => house.status.state === 'closed');
    expect(house.status.why).toContain(`The log ends with record ${kept} and does not have`);
  });

  test('it notices that the store is gone though nobody asks for anything', async () => {
    const { house, faults } = await runTestHouse();
    faults.head = inOrder('before');
    await house.tick();
    expect(house.status.state).toBe('stopped');
    await until(() => house.status.state === 'running');
  });
});

const TABLES = ['T1', 'T2', 'T3'];

/** What one client asks: a command, whether it is asked twice at once, and how far the clock goes. */
const asked = fc.record({
  kind: fc.constantFrom('start', 'end', 'capital', 'tick', 'other-content'),
  table: fc.constantFrom(...TABLES),
  twice: fc.boolean(),
  clockMs: fc.integer({ min: -500, max: 3_600_000 }),
});
const faultsOf = fc.array(fc.constantFrom<Fault>('none', 'none', 'none', 'before', 'after'), {
  maxLength: 40,
});

type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

function commandFor({ kind, table }: Asked, id: string): Command {
  if (kind === 'start') return startRound(id, table);
  if (kind === 'end') return endRound(id, table);
  if (kind === 'tick') return commandOf(id, 'clock', 'tick');
  return commandOf(id, 'abe', 'bring-capital', { amount: '1.00', reason: `for ${id}` });
}

interface Acknowledged {
  readonly command: Command;
  readonly answer: BatchAnswer;
}

/** Sends everything at once, each until it is answered; the answers. */
async function play(room: TestHouse, all: readonly Asked[]): Promise<Acknowledged[]> {
  const done: Acknowledged[] = [];
  await Promise.all(
    all.map(async (each, index) => {
      room.now = Math.max(START, room.now + each.clockMs);
      const command = commandFor(each, `x${index}`);
      const asks = each.twice ? [command, command] : [command];
      const answers = await Promise.all(asks.map((one) => persist(room.house, one)));
      // A tick that finds nothing to do is not kept, so that asked twice it may differ.
      if (each.kind !== 'tick') expect(answers.at(-1)).toEqual(answers[0]);
      for (const answer of answers) done.push({ command, answer });
      if (each.kind !== 'other-content') return;
      const other = commandOf(command.id, 'abe', 'bring-capital', { amount: '2', reason: 'other' });
      expect(await persist(room.house, other)).toMatchObject({ refusal: { code: 'id-used' } });
    }),
  );
  return done;
}

/** Whether the log has an answer: what happened, or the refusal; nothing where nothing was due. */
function isInLog(room: TestHouse, { command, answer }: Acknowledged): boolean {
  if ('events' in answer && answer.events.length === 0) return true;
  const records = room.log().filter(({ id }) => id === command.id);
  const [{ seq, at, events, refusal } = { seq: 0, at: '' }] = records;
  const written = refusal === undefined ? { seq, at, events } : { seq, at, refusal };
  return records.length === 1 && isDeepStrictEqual(answer, written);
}

test('after any faults, what was acknowledged is in the log once, and a replay is the same house', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(asked, { minLength: 1, maxLength: 40 }),
      fc.record({ append: faultsOf, find: faultsOf, open: faultsOf, saveSnapshot: faultsOf }),
      fc.record({
        batchMax: fc.integer({ min: 1, max: 9 }),
        snapshotEvery: fc.integer({ min: 1, max: 9 }),
      }),
      async (all, plan, limits) => {
        const room = await runTestHouse({ tables: TABLES.length, ...limits });
        const { house, faults, disk } = room;
        const heard: number[] = [];
        house.onRecords((records) => heard.push(...records.map(({ seq }) => seq)));
        const { seq: before } = house.status;
        faults.append = inOrder(...plan.append);
        faults.find = inOrder(...plan.find);
        faults.open = inOrder(...plan.open);
        faults.saveSnapshot = inOrder(...plan.saveSnapshot);

        const done = await play(room, all);
        expect(done.filter((each) => !isInLog(room, each))).toEqual([]);
        for (const { command, answer } of done) {
          if ('events' in answer && answer.events.length === 0) continue;
          expect(await persist(house, command)).toEqual(answer);
        }
        expect(heard).toEqual(disk.rows.slice(before).map(({ seq }) => seq));
        let last = NO_HASH;
        for (const { body, hash } of disk.rows) {
          expect(hash).toBe(plainHash(last, body));
          last = hash;
        }
        await until(() => house.status.state === 'running');
        const state = await copyOf(house);
        faults.append = inOrder();
        await house.close();
        expect(await isReplayOf(disk, state)).toBe(true);
        const again = await runTestHouse({ disk });
        expect(isDeepStrictEqual(await copyOf(again.house), state)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('the opening of a house survives a fault at any of its commits', async () => {
  for (const fault of ['before', 'after'] as const) {
    for (let place = 0; place < 6; place += 1) {
      const room = await runTestHouse();
      const faults = Array.from({ length: place }, (): Fault => 'none');
      room.faults.append = inOrder(...faults, fault);
      const staffed = {
        name: 'A',
        zone: 'UTC',
        staff: [
          { staff: 'max', roles: ['manager'] },
          { staff: 'abe', roles: ['accounting'] },
        ],
      };
      await persist(room.house, commandOf('open', 'max', 'open-house', staffed));
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        const fields = { amount: '1.00', reason: 'a test' };
        await persist(room.house, commandOf(id, 'abe', 'bring-capital', fields));
      }
      expect(room.log().map(({ id }) => id)).toEqual(['open', 'a', 'b', 'c', 'd', 'e']);
      await room.house.close();
    }
  }
});
