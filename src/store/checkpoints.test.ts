// What a running house signs: when, in which order, and what becomes of it when something fails.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openCheckpoint, type VerifierKey } from '#checkpoint';
import type { Event, LogRecord } from '#house';
import { sure } from '#result';
import { plainLeaf, plainRoot } from '../../test/oracle/merkle.ts';
import { areSignedAtOnce, waitForCheckpoint } from './at-once.ts';
import { openFaulty } from './faults.fixture.ts';
import { commandOf, endRound, startRound } from './house.fixture.ts';
import { newKeys, type TestKeys } from './log-keys.fixture.ts';
import { logKeysAt } from './log-keys.ts';
import { type MemoryDisk, newMemoryDisk, openMemory } from './memory.fixture.ts';
import { storeEvidence } from './store-evidence.ts';
import { recordWith, rowsOf, storyRecords } from './verify.fixture.ts';
import { verifyEvidence } from './verify.ts';
import { runTestHouse, submitAll, type TestHouse, until } from './writer.fixture.ts';

const leavesOf = ({ rows }: MemoryDisk) => rows.map(({ body }) => plainLeaf(Buffer.from(body)));

const keyOf = ({ kept }: TestKeys): VerifierKey => kept.key?.verifier as VerifierKey;

/** The tree of a note that the house's key has signed. */
const treeOf = (note: string | undefined, keys: TestKeys) =>
  sure(openCheckpoint(note ?? '', [keyOf(keys)])).checkpoint;

/** The mark is of all records that there are. */
function expectMarked({ disk }: Pick<TestHouse, 'disk'>, keys: TestKeys): void {
  const { size, root } = treeOf(keys.kept.mark, keys);
  expect(size).toBe(disk.rows.length);
  expect(root).toEqual(plainRoot(leavesOf(disk)));
  expect(disk.checkpoints.get(size)).toBe(keys.kept.mark);
}

/** A house that is open, and whose log names its key. */
async function keyed(keys: TestKeys, disk = newMemoryDisk()): Promise<TestHouse> {
  const room = await runTestHouse({ keys, disk, tables: 1 });
  await until(() => room.log().some(({ command }) => command === 'key-log'));
  return room;
}

const marked = async (room: TestHouse, keys: TestKeys): Promise<void> => {
  await room.house.sign();
  expectMarked(room, keys);
};

test('the log names its key as soon as the house is open, and what was signed before', async () => {
  const order: string[] = [];
  const keys = newKeys(order);
  const room = await keyed(keys);
  const record = room.log().find(({ command }) => command === 'key-log');
  const [event] = record?.events ?? [];
  const size = event?.type === 'log-keyed' ? event.size : Number.NaN;
  expect(record).toMatchObject({
    by: 'clock',
    events: [
      {
        type: 'log-keyed',
        origin: 'houseway/test-room',
        key: keyOf(keys).text,
        root: plainRoot(leavesOf(room.disk).slice(0, size)).toString('base64'),
      },
    ],
  });
  expect(size).toBeLessThan(record?.seq ?? 0);
  expect(order.slice(0, 2)).toEqual(['key', 'mark']);
  expect(treeOf(room.disk.checkpoints.get(size), keys).origin).toBe('houseway/test-room');
  await marked(room, keys);
  await room.house.close();
});

test('records are stored first, then the mark is written, then the database has the checkpoint', async () => {
  const order: string[] = [];
  const keys = newKeys(order);
  const disk = newMemoryDisk();
  const room = await runTestHouse({
    keys,
    disk,
    tables: 1,
    open: async () => {
      const store = await openFaulty(disk, {});
      const { tree } = store;
      return {
        ...store,
        append: async (rows) => {
          await store.append(rows);
          order.push(`append ${rows.at(-1)?.seq}`);
        },
        tree: {
          ...tree,
          addCheckpoint: async (size, note) => {
            await tree.addCheckpoint(size, note);
            order.push(`checkpoint ${size}`);
          },
        },
      };
    },
  });
  await until(() => room.log().some(({ command }) => command === 'key-log'));
  await room.house.sign();
  order.length = 0;
  await submitAll(room.house, [startRound('s1', 'T1')]);
  await room.house.sign();
  const count = disk.rows.length;
  expect(order).toEqual([`append ${count}`, 'mark', `checkpoint ${count}`]);
  await room.house.sign();
  expect(order).toHaveLength(3);
  await room.house.close();
});

test('a mark that could not be written is in no checkpoint; the next second signs again', async () => {
  const keys = newKeys();
  const room = await keyed(keys);
  await room.house.sign();
  const before = room.disk.checkpoints.size;
  await submitAll(room.house, [startRound('s1', 'T1')]);
  keys.beforeMark = () => Promise.reject(new Error('no space left'));
  await expect(room.house.sign()).rejects.toThrow('no space left');
  expect(room.disk.checkpoints.size).toBe(before);
  keys.beforeMark = () => {};
  await marked(room, keys);
  await room.house.close();
});

test('what is not stored yet is not signed', async () => {
  const keys = newKeys();
  const room = await keyed(keys);
  await room.house.sign();
  const { mark } = keys.kept;
  room.faults.append = () => 'before';
  await expect(room.house.submit(startRound('s1', 'T1'))).rejects.toMatchObject({
    code: 'stopped',
  });
  await room.house.sign();
  expect(keys.kept.mark).toBe(mark);
  delete room.faults.append;
  await until(() => room.house.status.state === 'running');
  await submitAll(room.house, [startRound('s1', 'T1')]);
  await marked(room, keys);
  await room.house.close();
});

test('a record whose answer was lost is signed once the house goes on', async () => {
  const keys = newKeys();
  const room = await keyed(keys);
  let isLost = true;
  room.faults.append = () => {
    const fault = isLost ? 'after' : 'none';
    isLost = false;
    return fault;
  };
  await expect(room.house.submit(startRound('s1', 'T1'))).rejects.toMatchObject({
    code: 'stopped',
  });
  await until(() => room.house.status.state === 'running');
  await marked(room, keys);
  await room.house.close();
});

test('a change of staff or settings, and the close of a day, are signed at once', async () => {
  const keys = newKeys();
  const room = await keyed(keys);
  await room.house.sign();
  await submitAll(room.house, [commandOf('gone', 'max', 'dismiss-staff', { staff: 'mia' })]);
  await until(() => treeOf(keys.kept.mark, keys).size === room.disk.rows.length);
  await submitAll(room.house, [startRound('s1', 'T1')]);
  expect(treeOf(keys.kept.mark, keys).size).toBe(room.disk.rows.length - 1);
  await room.house.close();
  expectMarked(room, keys);
});

test('a house that is closed has signed everything', async () => {
  const keys = newKeys();
  const room = await keyed(keys);
  await submitAll(room.house, [startRound('s1', 'T1'), endRound('e1', 'T1')]);
  await room.house.close();
  expectMarked(room, keys);
});

test('a house that no one has opened signs nothing', async () => {
  const keys = newKeys();
  const room = await runTestHouse({ keys });
  await room.house.sign();
  await room.house.close();
  expect(keys.kept).toEqual({});
});

test('a start that was broken off before the log named the key goes on with the same key', async () => {
  const keys = newKeys();
  const disk = newMemoryDisk();
  const before = await runTestHouse({ disk, tables: 1 });
  await before.house.close();
  keys.makeKey('houseway/broken-off');
  const { text } = keyOf(keys);
  const room = await runTestHouse({ keys, disk });
  await room.house.sign();
  const [event] = room.log().at(-1)?.events ?? [];
  expect(event).toMatchObject({ type: 'log-keyed', key: text, origin: 'houseway/broken-off' });
  await room.house.close();
});

describe('a key that has signed for another log', () => {
  test.each([
    ['is not used for a shorter one', 'log-shorter', 1],
    ['is not used for a longer one', 'log-forked', 3],
  ])('%s', async (_, code, tables) => {
    const keys = newKeys();
    const other = await runTestHouse({ keys, tables: 2 });
    await until(() => other.log().some(({ command }) => command === 'key-log'));
    await other.house.close();
    const disk = newMemoryDisk();
    const before = await runTestHouse({ disk, tables });
    await submitAll(before.house, tables === 1 ? [] : [startRound('s1', 'T1')]);
    await before.house.close();
    await expect(runTestHouse({ keys, disk })).rejects.toMatchObject({ code });
    expect(disk.rows.some(({ body }) => body.includes('key-log'))).toBe(false);
  });

  test('nor where the mark is of another key', async () => {
    const keys = newKeys();
    const room = await keyed(keys);
    await room.house.close();
    const others = newKeys();
    others.makeKey('houseway/other');
    others.kept.mark = keys.kept.mark ?? '';
    await expect(runTestHouse({ keys: others })).rejects.toMatchObject({ code: 'key-unknown' });
  });
});

test('a payment of $5,000 is answered once it is signed; anything else does not wait', async () => {
  // The claim is of $5,001.80.
  const story = storyRecords();
  const { seq } = recordWith(story, 'claim-paid');
  const disk = newMemoryDisk();
  for (const row of rowsOf(story.slice(0, seq - 1))) {
    disk.rows.push(row);
    disk.bodies.set(row.id, row.body);
  }
  const keys = newKeys();
  const room = await runTestHouse({ keys, disk });
  await room.house.sign();
  await room.house.sign();
  let asked = 0;
  let release = () => {};
  keys.beforeMark = () =>
    new Promise<void>((resolve) => {
      asked += 1;
      release = resolve;
    });
  const heard: string[] = [];
  const pay = commandOf('pay', 'cora', 'pay-claim', { claim: 'c12:1', from: 'cage' });
  const paid = room.house.submit(pay).then(() => heard.push('paid'));
  await until(() => asked === 1);
  const seat = commandOf('seat', 'dana', 'leave-seat', { table: 'T1', seat: 1 });
  await room.house.submit(seat).then(() => heard.push('left'));
  expect(heard).toEqual(['left']);
  release();
  await paid;
  expect(heard).toEqual(['left', 'paid']);
  expect(treeOf(keys.kept.mark, keys).size).toBeGreaterThanOrEqual(room.disk.rows.length - 1);
  keys.beforeMark = () => {};
  await room.house.close();
});

test('a number that was drawn is told once it is signed', () => {
  const drawn = { type: 'ticket-drawn' } as Event;
  expect(waitForCheckpoint([drawn])).toBe(true);
  expect(areSignedAtOnce([{ events: [drawn] } as unknown as LogRecord])).toBe(true);
});

test.each([
  ['4999.99', '0.00', false],
  ['5000.00', '0.00', true],
  ['3801.61', '1198.39', true],
  ['3801.61', '1198.38', false],
])('$%s in hand and $%s withheld are told after signing: %s', (paid, withheld, waits) => {
  const moves = [
    ['payment', 'fund/a/payable', 'house/cage', paid],
    ['withholding', 'fund/a/payable', 'house/withheld-tax', withheld],
    ['release', 'fund/a/held/b', 'fund/a/meter/b', '9000.00'],
  ];
  expect(waitForCheckpoint([{ type: 'claim-paid', moves } as unknown as Event])).toBe(waits);
});

describe('a log of over two blocks', () => {
  const ROUNDS = 300;
  const rounds = Array.from({ length: ROUNDS }, (_, at) => [
    startRound(`s${at}`, 'T1'),
    endRound(`e${at}`, 'T1'),
  ]).flat();

  test('of before is read once; then the roots of its blocks are there', async () => {
    const disk = newMemoryDisk();
    const before = await runTestHouse({ disk, tables: 1 });
    await submitAll(before.house, rounds);
    await before.house.close();
    expect(disk.blocks).toEqual([]);

    const keys = newKeys();
    const room = await runTestHouse({ keys, disk });
    await room.house.sign();
    await marked(room, keys);
    await room.house.close();
    const leaves = leavesOf(disk);
    const roots = [plainRoot(leaves.slice(0, 256)), plainRoot(leaves.slice(256, 512))];
    expect(disk.blocks.map((root) => Buffer.from(root))).toEqual(roots);

    const read: number[] = [];
    const again = await runTestHouse({
      keys,
      disk,
      open: async () => {
        const store = await openFaulty(disk, {});
        return {
          ...store,
          readLog: (after, limit) => {
            if (limit > 1) read.push(after);
            return store.readLog(after, limit);
          },
        };
      },
    });
    expect(Math.min(...read)).toBeGreaterThanOrEqual(512);
    await submitAll(again.house, [startRound('more', 'T1')]);
    await marked(again, keys);
    await again.house.close();

    const verdict = async () => {
      const store = await openMemory(disk);
      const found = await verifyEvidence(await storeEvidence(store));
      await store.close();
      return found;
    };
    expect(await verdict()).toMatchObject({ ok: true, keys: [keyOf(keys).text] });
    disk.blocks[1] = Buffer.alloc(32, 7);
    expect(await verdict()).toMatchObject({
      ok: false,
      seq: 257,
      what: 'the root that is kept of records 257 to 512 is not theirs',
    });
  });
});

describe('key and mark in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-log-keys-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const keys = logKeysAt({ key: join(folder, 'a.signing-key'), mark: join(folder, 'a.mark') });

  test('are for their owner only, and are read again', async () => {
    expect(keys.key()).toBeUndefined();
    expect(keys.mark()).toBeUndefined();
    const made = keys.makeKey('houseway/one');
    expect(keys.key()?.text).toBe(made.text);
    await Promise.all(['first\n', 'second\n', 'third\n'].map((note) => keys.writeMark(note)));
    expect(keys.mark()).toBe('third\n');
    expect(readdirSync(folder).sort()).toEqual(['a.mark', 'a.signing-key']);
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
  });

  test('a key is never made in the place of another one', () => {
    const before = readFileSync(join(folder, 'a.signing-key'), 'utf8');
    expect(() => keys.makeKey('houseway/two')).toThrow('EEXIST');
    expect(readFileSync(join(folder, 'a.signing-key'), 'utf8')).toBe(before);
  });

  test('a key that other users of the machine may open is refused', () => {
    const path = join(folder, 'open');
    writeFileSync(path, readFileSync(join(folder, 'a.signing-key')), { mode: 0o644 });
    const open = logKeysAt({ key: path, mark: join(folder, 'a.mark') });
    expect(() => open.key()).toThrow(`Run: chmod 600 ${path}`);
  });

  test('a file that is no key is refused with its name', () => {
    writeFileSync(join(folder, 'bad'), 'nothing\n', { mode: 0o600 });
    const bad = logKeysAt({ key: join(folder, 'bad'), mark: folder });
    expect(() => bad.key()).toThrow(`The signing key at ${join(folder, 'bad')} can’t be used`);
    expect(() => bad.mark()).toThrow('The mark at');
  });
});
