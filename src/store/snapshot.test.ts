import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { newHouse } from '#house';
import { endRound, startRound } from './house.fixture.ts';
import { houseIn, SNAPSHOT_VERSION, takeSnapshot, versionOfCode } from './snapshot.ts';
import { NO_HASH, type Snapshot } from './store.ts';
import { copyOf, runTestHouse, submitAll } from './writer.fixture.ts';

test('what was taken comes back: maps, sets, exact amounts and all', async () => {
  const { house } = await runTestHouse({ tables: 2 });
  await submitAll(house, [startRound('s', 'T1')]);
  const snapshot = await house.read(takeSnapshot);
  const state = await copyOf(house);
  expect(houseIn(snapshot)).toStrictEqual(state);
  // The round at T1 is still open: seven seats have paid.
  expect(state.tables.get('T1')?.round?.fees.size).toBe(1);
  expect(snapshot.seq).toBe(state.seq);
});

test('a house that has not begun can be taken, too', () => {
  const snapshot = takeSnapshot(newHouse(), { seq: 0, hash: NO_HASH });
  expect(houseIn(snapshot)).toStrictEqual(newHouse());
});

test('a house that is ahead of its log is not taken', () => {
  expect(() => takeSnapshot({ ...newHouse(), seq: 4 }, { seq: 3, hash: NO_HASH })).toThrow(
    'the house is at 4, the log at 3',
  );
});

const good = takeSnapshot({ ...newHouse(), seq: 3 }, { seq: 3, hash: NO_HASH });
const flipped = Uint8Array.from(good.content);
flipped[100] = (flipped[100] as number) ^ 1;

test.each<[string, Partial<Snapshot>, string]>([
  ['of another version', { version: `${SNAPSHOT_VERSION}x` }, 'another version'],
  ['with one bit changed', { content: flipped }, 'checksum'],
  ['cut short', { content: good.content.subarray(0, -1) }, 'checksum'],
  ['without content', { content: new Uint8Array() }, 'checksum'],
  ['of another record', { seq: 4 }, 'it is of record 3 and not of 4'],
])('a snapshot %s is not used', (_, change, why) => {
  expect(houseIn({ ...good, ...change })).toContain(why);
});

/** The house after a start on a disk with damaged snapshots, and what was reported. */
async function restartedWith(damage: (snapshots: readonly Snapshot[]) => readonly Snapshot[]) {
  const { house, disk } = await runTestHouse({ tables: 1, snapshotEvery: 4 });
  for (const id of ['1', '2', '3']) {
    await submitAll(house, [startRound(`s${id}`, 'T1'), endRound(`e${id}`, 'T1')]);
  }
  const state = await copyOf(house);
  await house.close();
  expect(disk.snapshots).toHaveLength(2);
  const damaged = { ...disk, snapshots: damage(disk.snapshots) };
  const { house: again, notes } = await runTestHouse({ disk: damaged });
  expect(await copyOf(again)).toStrictEqual(state);
  return notes;
}

const spoilt = (snapshot: Snapshot): Snapshot => ({ ...snapshot, content: new Uint8Array(64) });

test('the newer one is bad: it is noted, and the older one serves', async () => {
  const notes = await restartedWith(([newer, older]) => [
    spoilt(newer as Snapshot),
    older as Snapshot,
  ]);
  expect(notes).toEqual([expect.stringMatching(/^The snapshot at record \d+ is not used: its/)]);
});

test('both are bad: the whole log serves', async () => {
  expect(await restartedWith((snapshots) => snapshots.map(spoilt))).toHaveLength(2);
});

test('a snapshot of another log is not used', async () => {
  const notes = await restartedWith((snapshots) =>
    snapshots.map((snapshot) => ({ ...snapshot, hash: NO_HASH })),
  );
  expect(notes).toEqual([1, 2].map(() => expect.stringContaining('belongs to another log')));
});

test('a snapshot from beyond the end of the log is not used', async () => {
  const notes = await restartedWith((snapshots) =>
    snapshots.map((snapshot) => ({ ...snapshot, seq: snapshot.seq + 1_000 })),
  );
  expect(notes).toHaveLength(2);
});

test('code in any folder of the house makes another version, its tests do not', () => {
  const copy = mkdtempSync(join(tmpdir(), 'houseway-code-'));
  try {
    for (const name of ['house', 'ledger', 'money']) {
      cpSync(new URL(`../${name}`, import.meta.url), join(copy, name), { recursive: true });
    }
    const version = () => versionOfCode(pathToFileURL(`${copy}/`));
    expect(version()).toBe(SNAPSHOT_VERSION);
    writeFileSync(join(copy, 'house/promotions/drums/more.test.ts'), '');
    expect(version()).toBe(SNAPSHOT_VERSION);
    writeFileSync(join(copy, 'house/promotions/drums/more.ts'), '');
    expect(version()).not.toBe(SNAPSHOT_VERSION);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
