// Houses that run on a disk in memory, and what tests ask of them.
import { isDeepStrictEqual } from 'node:util';
import type { Command, House, LogRecord } from '#house';
import { assert } from '#result';
import type { BatchAnswer } from './batch.ts';
import { recordIn } from './chain.ts';
import { type Faults, openFaulty } from './faults.fixture.ts';
import { openingCommands, RULEBOOK } from './house.fixture.ts';
import { HouseError } from './house-error.ts';
import { loadHouse } from './load.ts';
import { type MemoryDisk, newMemoryDisk, openMemory } from './memory.fixture.ts';
import type { HouseOptions, RunningHouse } from './running-house.ts';
import { runHouse } from './writer.ts';

export const START = Date.parse('2026-11-16T18:00:00Z');

export interface TestHouse {
  readonly house: RunningHouse;
  readonly disk: MemoryDisk;
  readonly faults: Faults;
  readonly notes: string[];
  /** What the clock shows; a test sets it. */
  now: number;
  /** The records of the log. */
  log(): LogRecord[];
}

export async function runTestHouse(
  options: Partial<HouseOptions> & { readonly disk?: MemoryDisk; readonly tables?: number } = {},
): Promise<TestHouse> {
  const { disk = newMemoryDisk(), tables = 0, ...others } = options;
  const faults: Faults = {};
  const notes: string[] = [];
  let now = START;
  const house = await runHouse({
    open: () => openFaulty(disk, faults),
    rulebook: RULEBOOK,
    clock: () => now,
    reopenMs: 1,
    onNote: (note) => notes.push(note),
    ...others,
  });
  if (tables > 0) await submitAll(house, openingCommands(tables));
  return {
    house,
    disk,
    faults,
    notes,
    get now() {
      return now;
    },
    set now(instant) {
      now = instant;
    },
    log: () => disk.rows.map(({ body }) => recordIn(body)),
  };
}

/** Submits commands together, all of which must be done. */
export async function submitAll(
  house: RunningHouse,
  commands: readonly Command[],
): Promise<readonly BatchAnswer[]> {
  const answers = await Promise.all(commands.map((command) => house.submit(command)));
  for (const answer of answers) assert('events' in answer, JSON.stringify(answer));
  return answers;
}

/** Resolves when something has come true, which it does without our doing. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Asks again with the same id until there is an answer, as a keypad does. */
export async function persist(house: RunningHouse, command: Command): Promise<BatchAnswer> {
  for (;;) {
    try {
      return await house.submit(command);
    } catch (error) {
      if (!(error instanceof HouseError && error.code === 'stopped')) throw error;
      await until(() => house.status.state !== 'stopped');
    }
  }
}

/** A copy of the house as it is. */
export const copyOf = (house: RunningHouse): Promise<House> =>
  house.read((live) => structuredClone(live));

/** Whether a closed house's log, read from its beginning, gives this state. */
export async function isReplayOf(disk: MemoryDisk, state: House): Promise<boolean> {
  const store = await openMemory({ ...disk, snapshots: [] });
  const { house } = await loadHouse(store, () => {});
  return isDeepStrictEqual(house, state);
}
