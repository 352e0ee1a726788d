import { expect, test } from 'vitest';
import type { LogRecord } from '#house';
import { inputOf } from './chain.ts';
import { commandOf, endRound, openingCommands, startRound } from './house.fixture.ts';
import { HouseError } from './house-error.ts';
import { newMemoryDisk, openMemory } from './memory.fixture.ts';
import { plainHash } from './rows.fixture.ts';
import { NO_HASH, type Store, StoreError } from './store.ts';
import { copyOf, isReplayOf, runTestHouse, submitAll, until } from './writer.fixture.ts';

const bringCapital = (id: string, amount = '1.00') =>
  commandOf(id, 'abe', 'bring-capital', { amount, reason: 'a test' });
const capitals = (count: number) =>
  Array.from({ length: count }, (_, index) => bringCapital(`c${index + 1}`));

/** A store that keeps count of its appends and holds them up while it is told to. */
function watched(store: Store) {
  const sizes: number[] = [];
  let gate = Promise.resolve();
  let open = () => {};
  return {
    sizes,
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
    store: {
      ...store,
      append: async (rows) => {
        sizes.push(rows.length);
        await gate;
        await store.append(rows);
      },
    } satisfies Store,
  };
}

test('a record says what was asked, by whom, when, and what came of it, chained to the last', async () => {
  const { house, disk, log } = await runTestHouse();
  const [open] = openingCommands(0);
  const answer = await house.submit(open as typeof open & object);
  expect(answer).toMatchObject({ seq: 1, events: [{ type: 'house-opened' }, {}] });
  expect(log()[0]).toEqual({
    seq: 1,
    id: 'open',
    input: inputOf(open as NonNullable<typeof open>),
    at: '2026-11-16T18:00:00.000+00:00',
    by: 'max',
    command: 'open-house',
    events: 'events' in answer ? answer.events : [],
  });
  await house.submit(bringCapital('more', '5'));
  const [first, second] = disk.rows;
  expect(first?.hash).toBe(plainHash(NO_HASH, first?.body ?? ''));
  expect(second?.hash).toBe(plainHash(first?.hash ?? '', second?.body ?? ''));
  expect(log()[1]?.at).toBe('2026-11-16T10:00:00.000-08:00');
  expect(second?.entries).toEqual([
    { kind: 'capital', debit: 'house/cage', credit: 'house/capital', amount: 500n },
  ]);
});

test('a refused command is written down, with its reason and without entries', async () => {
  const { house, log, disk } = await runTestHouse({ tables: 1 });
  const answer = await house.submit(endRound('e', 'T1'));
  expect(answer).toMatchObject({ seq: disk.rows.length, refusal: { code: 'no-round' } });
  expect(log().at(-1)).toMatchObject({ id: 'e', refusal: { code: 'no-round' } });
  expect(log().at(-1)).not.toHaveProperty('events');
  expect(disk.rows.at(-1)?.entries).toEqual([]);
});

test('what is asked before the house is open is refused, and does not keep it from opening', async () => {
  const { house, log } = await runTestHouse();
  const early = startRound('early', 'T1');
  const refused = await house.submit(early);
  expect(refused).toMatchObject({ seq: 1, refusal: { code: 'house-not-open' } });
  await submitAll(house, openingCommands(1));
  expect(await house.submit(early)).toEqual(refused);
  expect(log().slice(0, 2)).toMatchObject([{ id: 'early' }, { id: 'open' }]);
});

test('where nothing is due, nothing is written', async () => {
  const { house, disk } = await runTestHouse({ tables: 1 });
  const { length } = disk.rows;
  const tick = commandOf('t', 'clock', 'tick');
  expect(await house.submit(tick)).toMatchObject({ seq: length, events: [] });
  expect(disk.rows).toHaveLength(length);
});

test('the same id and content gets the first answer, now and after a start', async () => {
  const { house, disk } = await runTestHouse({ tables: 1 });
  const commands = [startRound('s', 'T1'), endRound('e', 'T1'), endRound('no', 'T1')];
  const together = await Promise.all(
    [...commands, ...commands].map((command) => house.submit(command)),
  );
  expect(together.slice(3)).toEqual(together.slice(0, 3));
  const { length } = disk.rows;
  const later = await Promise.all(commands.map((command) => house.submit(command)));
  await house.close();
  const { house: again } = await runTestHouse({ disk });
  const afterwards = await Promise.all(commands.map((command) => again.submit(command)));
  expect([later, afterwards]).toEqual([together.slice(0, 3), together.slice(0, 3)]);
  expect(disk.rows).toHaveLength(length);
});

test('the same id with other content is refused, and that is not written down', async () => {
  const { house, disk } = await runTestHouse({ tables: 1 });
  const both = [bringCapital('x', '1.00'), bringCapital('x', '2.00')];
  const [first, second] = await Promise.all(both.map((command) => house.submit(command)));
  const { length } = disk.rows;
  expect(first).toMatchObject({ seq: length, events: [{ amount: '1.00' }] });
  expect(second).toMatchObject({ seq: length, refusal: { code: 'id-used' } });
  await house.close();
  const { house: again } = await runTestHouse({ disk });
  expect(await again.submit(bringCapital('x', '3.00'))).toMatchObject({
    refusal: { code: 'id-used' },
  });
  expect(disk.rows).toHaveLength(length);
});

test('commands gather while others are being appended, and no batch is larger than allowed', async () => {
  const { store, sizes, hold, release } = watched(await openMemory());
  const { house } = await runTestHouse({ open: async () => store, batchMax: 4, tables: 1 });
  sizes.length = 0;
  hold();
  const first = house.submit(bringCapital('first'));
  await until(() => sizes.length === 1);
  const others = submitAll(house, capitals(9));
  release();
  await Promise.all([first, others]);
  expect(sizes).toEqual([1, 4, 4, 1]);
});

test('no answer leaves, nothing is shown and nobody is told before the commit', async () => {
  const { store, sizes, hold, release } = watched(await openMemory());
  const { house } = await runTestHouse({ open: async () => store, tables: 1 });
  const { seq } = house.status;
  const said: string[] = [];
  house.onRecords((records) => said.push(`told ${records.map(({ id }) => id)}`));
  hold();
  sizes.length = 0;
  const answered = house.submit(bringCapital('x')).then(() => said.push('answered'));
  await until(() => sizes.length === 1);
  const looked = house.read((live, head) => said.push(`saw ${live.seq - seq}, ${head.seq - seq}`));
  // Many turns later, still nothing.
  for (let turn = 0; turn < 20; turn += 1) await until(() => true);
  expect([said, house.status.seq]).toEqual([[], seq]);
  release();
  await Promise.all([answered, looked]);
  expect(said).toEqual(['told x', 'answered', 'saw 1, 1']);
  expect(house.status.seq).toBe(seq + 1);
});

test('who looks sees only what is durable, however busy the house is', async () => {
  const { house, disk } = await runTestHouse({ tables: 1, batchMax: 3 });
  const seen: boolean[] = [];
  const looking = Array.from({ length: 30 }, async (_, index) => {
    await house.submit(bringCapital(`a${index}`));
    await house.read((live, head) => {
      seen.push(live.seq === head.seq && head.seq === disk.rows.length);
    });
  });
  await Promise.all([submitAll(house, capitals(100)), ...looking]);
  expect(seen).toEqual(Array.from({ length: 30 }, () => true));
});

test('who looks does not wait until a busy house has nothing more to do', async () => {
  const { house } = await runTestHouse({ tables: 1, batchMax: 3 });
  let askedCount = 0;
  let looking: Promise<number> | undefined;
  const client = async () => {
    while (askedCount < 1_000) {
      askedCount += 1;
      await house.submit(bringCapital(`n${askedCount}`));
      if (askedCount > 50) looking ??= house.read(() => askedCount);
    }
  };
  await Promise.all(Array.from({ length: 10 }, client));
  expect(await looking).toBeLessThan(100);
});

test('a look that throws fails alone', async () => {
  const { house } = await runTestHouse();
  const look = house.read(() => {
    throw new Error('cannot look');
  });
  await expect(look).rejects.toThrow('cannot look');
  expect(house.status.state).toBe('running');
});

test('records come to listeners in order, until they have heard enough', async () => {
  const { house, notes } = await runTestHouse({ tables: 1, batchMax: 3 });
  const { seq } = house.status;
  const heard: number[] = [];
  const stop = house.onRecords((records: readonly LogRecord[]) => {
    heard.push(...records.map((record) => record.seq - seq));
    if (heard.includes(7)) throw new Error('no more');
  });
  await submitAll(house, capitals(7));
  expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(notes).toEqual([expect.stringContaining('no more')]);
  stop();
  await house.submit(bringCapital('last'));
  expect(heard).toHaveLength(7);
});

test('time never goes back: a clock that is set back shows the last moment', async () => {
  const room = await runTestHouse({ tables: 1 });
  await room.house.submit(bringCapital('a'));
  room.now -= 3_600_000;
  await room.house.submit(bringCapital('b'));
  room.now += 3_600_007;
  await room.house.submit(bringCapital('c'));
  expect(
    room
      .log()
      .slice(-3)
      .map(({ at }) => at),
  ).toEqual([
    '2026-11-16T10:00:00.000-08:00',
    '2026-11-16T10:00:00.000-08:00',
    '2026-11-16T10:00:00.007-08:00',
  ]);
});

test('when too many wait, more are turned away at once', async () => {
  const { house: before, disk } = await runTestHouse({ tables: 1 });
  await before.close();
  const { house } = await runTestHouse({ disk, queueMax: 5 });
  const { length } = disk.rows;
  const answers = await Promise.allSettled(capitals(8).map((command) => house.submit(command)));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ]);
  expect(answers[7]).toMatchObject({ reason: { name: 'HouseError', code: 'busy' } });
  expect(disk.rows).toHaveLength(length + 5);
});

test('ticking does all that is due, and writes nothing more', async () => {
  const room = await runTestHouse({ tables: 1 });
  // Three rounds of seven dollars, four fifths of which are the reserve's: 16.80.
  for (const id of ['1', '2', '3']) {
    await submitAll(room.house, [startRound(`s${id}`, 'T1'), endRound(`e${id}`, 'T1')]);
  }
  expect(await room.house.tick()).toBe(0);
  room.now += 3_600_000;
  expect(await room.house.tick()).toBe(1);
  expect(room.log().at(-1)).toMatchObject({
    by: 'clock',
    command: 'tick',
    events: [{ type: 'admin-fee-taken', table: 'T1', hours: 1, amount: '12.00' }],
  });
  expect(await room.house.tick()).toBe(0);
});

test('a house without a clock is told so once, and one that is not open ticks in vain', async () => {
  const { house, notes, disk } = await runTestHouse();
  expect(await house.tick()).toBe(0);
  expect(notes).toEqual([]);
  const staff = [
    { staff: 'max', roles: ['manager'] },
    { staff: 'abe', roles: ['accounting'] },
  ];
  const open = { name: 'No clock', zone: 'UTC', staff };
  await submitAll(house, [commandOf('open', 'max', 'open-house', open)]);
  expect([await house.tick(), await house.tick()]).toEqual([0, 0]);
  expect(notes).toEqual([expect.stringContaining('"clock"')]);
  expect(disk.rows).toHaveLength(1);
});

test('closing answers what waits, takes a snapshot, and then nothing more is taken', async () => {
  const { house, disk } = await runTestHouse({ tables: 1, batchMax: 2 });
  const { length } = disk.rows;
  const waiting = submitAll(house, capitals(5));
  const closing = house.close();
  await expect(house.submit(bringCapital('late'))).rejects.toMatchObject({ code: 'closed' });
  await expect(house.read(() => 0)).rejects.toMatchObject({ code: 'closed' });
  await Promise.all([waiting, closing, house.close()]);
  expect(disk.rows).toHaveLength(length + 5);
  expect(disk.snapshots.map(({ seq }) => seq)).toEqual([length + 5]);
  expect([house.status.state, disk.isOpen]).toEqual(['closed', false]);
});

test('what a start makes of the log is what the house was, with snapshots and without', async () => {
  const { house, disk } = await runTestHouse({ tables: 3, snapshotEvery: 10 });
  for (let round = 0; round < 10; round += 1) {
    const rounds = ['T1', 'T2', 'T3'].flatMap((table) => [
      startRound(`s${round}${table}`, table),
      endRound(`e${round}${table}`, table),
    ]);
    await submitAll(house, rounds);
  }
  const state = await copyOf(house);
  await house.close();
  expect(disk.snapshots).toHaveLength(2);
  expect(await isReplayOf(disk, state)).toBe(true);
  const { house: again, notes } = await runTestHouse({ disk });
  expect(await copyOf(again)).toStrictEqual(state);
  expect(notes).toEqual([]);
});

test('a command that cannot be decided fails alone', async () => {
  const { house, disk } = await runTestHouse({ tables: 1 });
  const { length } = disk.rows;
  // A command that no edge would let through: the machine trips over it.
  const broken = { ...startRound('broken', 'T1'), fees: undefined } as never;
  const answers = await Promise.allSettled([
    house.submit(bringCapital('a')),
    house.submit(broken),
    house.submit(bringCapital('b')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(answers[1]).toMatchObject({ reason: { name: 'HouseError', code: 'failed' } });
  expect(disk.rows).toHaveLength(length + 2);
});

test('a batch that the books refuse fails; the house is as the log has it, and others go on', async () => {
  const disk = newMemoryDisk();
  const store = await openMemory(disk);
  let refusesNext = false;
  const append: Store['append'] = async (rows) => {
    if (!refusesNext) return store.append(rows);
    refusesNext = false;
    throw new StoreError('invalid', 'The books refuse it.');
  };
  const open = async () => ({ ...store, append });
  const { house, notes } = await runTestHouse({ open, tables: 1, batchMax: 2 });
  const before = await copyOf(house);
  refusesNext = true;
  const answers = await Promise.allSettled(capitals(4).map((command) => house.submit(command)));
  expect(answers.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(answers[0]).toMatchObject({ reason: { code: 'failed' } });
  expect(notes).toEqual([expect.stringContaining('The books refuse it.')]);
  expect(house.status).toMatchObject({ state: 'running', seq: before.seq + 2 });
  const state = await copyOf(house);
  await house.close();
  expect(await isReplayOf(disk, state)).toBe(true);
});

test('another writer ends the house for good, loudly', async () => {
  const { house, disk, notes } = await runTestHouse({ tables: 1 });
  const last = disk.rows.at(-1) as (typeof disk.rows)[number];
  disk.rows.push({ ...last, seq: last.seq + 1, id: 'theirs' });
  const ours = house.submit(bringCapital('ours'));
  await expect(ours).rejects.toMatchObject({ code: 'closed' });
  await expect(ours).rejects.toThrow('Another program wrote');
  await expect(house.submit(bringCapital('more'))).rejects.toMatchObject({ code: 'closed' });
  expect(house.status).toMatchObject({ state: 'closed' });
  expect(notes).toEqual([expect.stringContaining('The house is closed: Another program')]);
  await house.close();
  expect(disk.isOpen).toBe(false);
});

test('a start that fails says why, and leaves the store to others', async () => {
  const disk = newMemoryDisk();
  const { house } = await runTestHouse({ disk, tables: 1 });
  await expect(runTestHouse({ disk })).rejects.toMatchObject({ code: 'locked' });
  await house.close();
  const row = disk.rows[4] as (typeof disk.rows)[number];
  disk.rows[4] = { ...row, body: row.body.replace('"by":"', '"by":"x') };
  disk.snapshots = [];
  const start = runTestHouse({ disk });
  await expect(start).rejects.toBeInstanceOf(HouseError);
  await expect(start).rejects.toMatchObject({ code: 'corrupt' });
  await expect(start).rejects.toThrow('Record 5 of the log');
  expect(disk.isOpen).toBe(false);
});

test('a snapshot that cannot be saved is noted, and nobody is held up', async () => {
  const disk = newMemoryDisk();
  const { house, faults, notes } = await runTestHouse({ disk, tables: 1, snapshotEvery: 2 });
  faults.saveSnapshot = () => 'before';
  await submitAll(house, capitals(10));
  const state = await copyOf(house);
  await house.close();
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.every((note) => note.startsWith('A snapshot was not saved: '))).toBe(true);
  expect(disk.snapshots.every(({ seq }) => seq < state.seq)).toBe(true);
  const { house: again } = await runTestHouse({ disk });
  expect(await copyOf(again)).toStrictEqual(state);
});
