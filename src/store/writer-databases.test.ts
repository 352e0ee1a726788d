// The writer on the databases that houses run on.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import type { BatchAnswer } from './batch.ts';
import { recordIn } from './chain.ts';
import { endRound, openingCommands, RULEBOOK, startRound, tableNames } from './house.fixture.ts';
import { loadHouse } from './load.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { RunningHouse } from './running-house.ts';
import type { Store } from './store.ts';
import { copyOf, persist, submitAll, until } from './writer.fixture.ts';
import { runHouse } from './writer.ts';

const TABLES = tableNames(8);

const run = (open: () => Promise<Store>, notes: string[] = []): Promise<RunningHouse> =>
  runHouse({
    open,
    rulebook: RULEBOOK,
    reopenMs: 10,
    snapshotEvery: 100,
    onNote: (note) => notes.push(note),
  });

/** Rounds at every table at once, each asked until it is answered; the answers by command id. */
async function playRounds(
  house: RunningHouse,
  { name, isOver }: { readonly name: string; readonly isOver: (round: number) => boolean },
): Promise<Map<string, BatchAnswer>> {
  const answers = new Map<string, BatchAnswer>();
  const play = async (table: string) => {
    for (let round = 1; !isOver(round); round += 1) {
      const id = `${name}-${table}-${round}`;
      for (const command of [startRound(`${id}-start`, table), endRound(`${id}-end`, table)]) {
        answers.set(command.id, await persist(house, command));
      }
    }
  };
  await Promise.all(TABLES.map(play));
  return answers;
}

/** Every answer is in the log as it was given; the log from its beginning gives the same house. */
async function expectKept(
  open: () => Promise<Store>,
  {
    answers,
    house,
  }: { readonly answers: ReadonlyMap<string, BatchAnswer>; readonly house: RunningHouse },
): Promise<void> {
  await until(() => house.status.state === 'running');
  const state = await copyOf(house);
  await house.close();
  const store = await open();
  const found = await store.find([...answers.keys()]);
  expect(found.size).toBe(answers.size);
  for (const [id, answer] of answers) {
    expect(recordIn(found.get(id) ?? '')).toMatchObject(answer);
    expect(answer).toHaveProperty('events');
  }
  const [newest] = await store.loadSnapshots();
  expect(newest?.seq).toBe(state.seq);
  expect((await loadHouse(store, () => {})).house).toStrictEqual(state);
  const fromTheBeginning = { ...bound(store), loadSnapshots: async () => [] };
  expect((await loadHouse(fromTheBeginning, () => {})).house).toStrictEqual(state);
  await store.close();
}

/** A store whose functions can be taken by themselves. */
const bound = (store: Store): Store => ({
  description: store.description,
  persons: store.persons,
  personTags: store.personTags,
  tree: store.tree,
  append: (rows) => store.append(rows),
  find: (ids) => store.find(ids),
  head: () => store.head(),
  readLog: (after, limit) => store.readLog(after, limit),
  readEntries: (after, through) => store.readEntries(after, through),
  readCommands: (commands, span) => store.readCommands(commands, span),
  sumEntries: (span) => store.sumEntries(span),
  saveSnapshot: (snapshot) => store.saveSnapshot(snapshot),
  loadSnapshots: () => store.loadSnapshots(),
  size: () => store.size(),
  close: () => store.close(),
});

describe('PGlite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-writer-'));
  const open = () => openPglite(folder);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a house is opened, plays, and is the same after a start', async () => {
    const house = await run(open);
    await submitAll(house, openingCommands(TABLES.length));
    const answers = await playRounds(house, { name: 'a', isOver: (round) => round > 20 });
    await expectKept(open, { house, answers });
  });

  test('a data folder that somebody takes away stops the house; given back, it goes on', async () => {
    const notes: string[] = [];
    const house = await run(open, notes);
    const lock = join(folder, 'lock');
    const ours = JSON.parse(readFileSync(lock, 'utf8'));
    writeFileSync(lock, JSON.stringify({ ...ours, token: 'somebody else' }));
    const isOver = () => notes.some((note) => note.includes('continues after'));
    const playing = playRounds(house, { name: 'b', isOver });
    await until(() => house.status.why?.includes('Only one process can use it at a time') === true);
    rmSync(lock);
    const answers = await playing;
    expect(answers.size).toBeGreaterThan(0);
    await expectKept(open, { house, answers });
  });
});

describe('PostgreSQL', () => {
  let server: TestPostgres;
  const open = () => openPostgres(server.url);
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  test('a house is opened, plays, and is the same after a start', async () => {
    const house = await run(open);
    await submitAll(house, openingCommands(TABLES.length));
    const answers = await playRounds(house, { name: 'a', isOver: (round) => round > 20 });
    await expectKept(open, { house, answers });
  });

  test('the server crashes again and again in the middle of it: nothing is lost, nothing doubled', async () => {
    const notes: string[] = [];
    const house = await run(open, notes);
    let isOver = false;
    const playing = playRounds(house, { name: 'b', isOver: () => isOver });
    for (let crash = 0; crash < 3; crash += 1) {
      const { seq } = house.status;
      await until(() => house.status.state === 'running' && house.status.seq > seq + 50);
      await server.crash();
    }
    await until(() => house.status.state === 'running');
    isOver = true;
    const answers = await playing;
    await expectKept(open, { house, answers });
  });
});
