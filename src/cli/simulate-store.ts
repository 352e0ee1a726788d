// The simulated floor as the load of a house on a real store: many commands at a time, each answered
// when it is durable.
import { ACTIVITIES } from '#activities';
import { type Command, type House, type LogRecord, makeRulebook } from '#house';
import { type Load, newLoad, type SimulationFinding } from '#simulate';
import {
  type BatchAnswer,
  HouseError,
  openPglite,
  openPostgres,
  type RunningHouse,
  runHouse,
  StoreError,
} from '#store';
import { CommandFailed } from './failure.ts';
import { progressBar } from './progress.ts';
import type { Ended, SeededOptions } from './simulated.ts';
import type { Terminal } from './terminal.ts';

/** How many commands are under way for every table. */
const PER_TABLE = 2;
const CHECKED_EVERY = 20;
/** Every so many commands one is sent twice. */
const TWICE_EVERY = 50;

/** A command, or as much of one as its record says. */
type Guilty = Command | { readonly id: string; readonly by: string; readonly type: string };

interface Run {
  readonly load: Load;
  readonly house: RunningHouse;
  readonly accepted: Map<string, number>;
  readonly refused: Map<string, number>;
  /** How many were sent, those of the newest wave too. */
  commands: number;
  retries: number;
  fullChecks: number;
  wave: readonly Command[];
  /** The first thing that went wrong, and what did it, where that is known. */
  wrong: { readonly error: unknown; readonly guilty: Guilty | undefined } | undefined;
}

export async function onStore(options: SeededOptions, terminal: Terminal): Promise<Ended> {
  const { seed, tables, data, databaseUrl = '' } = options;
  const load = newLoad({ seed, tables });
  try {
    const house = await runHouse({
      open: () => (data === undefined ? openPostgres(databaseUrl) : openPglite(data)),
      rulebook: makeRulebook(ACTIVITIES),
      clock: load.now,
      onNote: (note) => terminal.stderr.write(`${note}\n`),
    });
    try {
      return await underLoad({ load, house }, options, terminal);
    } finally {
      await house.close();
    }
  } catch (error) {
    throw error instanceof HouseError ? new CommandFailed(error.code, error.message) : error;
  }
}

/** Rejects where the house cannot go on; what it does wrong is a finding. */
export async function underLoad(
  { load, house }: Pick<Run, 'load' | 'house'>,
  options: SeededOptions,
  terminal: Terminal,
): Promise<Ended> {
  if (house.status.seq > 0) {
    throw new CommandFailed('not-empty', 'a house is already there: simulate needs an empty place');
  }
  const [accepted, refused] = [new Map<string, number>(), new Map<string, number>()];
  const counts = { commands: 0, retries: 0, fullChecks: 0 };
  const run: Run = { load, house, accepted, refused, ...counts, wave: [], wrong: undefined };
  await untilWrong(run, options, terminal);
  const finding = findingOf(run);
  const records = house.status.seq;
  const { activities, digest } =
    finding === undefined ? await house.read(factsOf) : { activities: 0, digest: '' };
  const { seed, tables } = options;
  const { retries, fullChecks, commands } = run;
  const { simulatedDays } = load;
  const facts = { seed, tables, commands, records, activities, simulatedDays, retries, fullChecks };
  return {
    finding,
    summary: {
      ...facts,
      accepted: Object.fromEntries(accepted),
      refused: Object.fromEntries(refused),
      crashes: 0,
      lost: 0,
      digest,
      ...load.totals(),
    },
  };
}

const factsOf = ({ offerings }: House, { hash }: { readonly hash: string }) => ({
  activities: new Set([...offerings.values()].map((each) => each.activity)).size,
  digest: hash,
});

async function untilWrong(
  run: Run,
  { commands, tables }: SeededOptions,
  { stderr }: Terminal,
): Promise<void> {
  const bar = progressBar('loading', stderr);
  const stop = run.house.onRecords((records) => countAll(run, records));
  try {
    for (let waves = 1; run.commands < commands && run.wrong === undefined; waves++) {
      await wave(run, Math.min(tables * PER_TABLE, commands - run.commands));
      if (waves % CHECKED_EVERY === 0) await check(run);
      bar.update(run.commands, commands);
    }
    await check(run);
  } catch (error) {
    blame(run, error);
  } finally {
    stop();
    bar.stop();
  }
}

function blame(run: Run, error: unknown, guilty?: Guilty): void {
  run.wrong ??= { error, guilty };
}

/** One by one, so that it is known at which record the counts part. */
function countAll(run: Run, records: readonly LogRecord[]): void {
  for (const record of records) {
    const { id, by, command: type } = record;
    try {
      run.load.count([record]);
    } catch (error) {
      blame(run, error, run.wave.find((command) => command.id === id) ?? { id, by, type });
    }
  }
}

function findingOf({ wrong, wave: sent, commands }: Run): SimulationFinding | undefined {
  if (wrong === undefined) return undefined;
  const { error, guilty } = wrong;
  if (isFailure(error)) throw error;
  const index = sent.findIndex(({ id }) => id === guilty?.id);
  const number = index < 0 ? commands : commands - sent.length + index + 1;
  const what = error instanceof Error ? error.message : String(error);
  return { number, command: guilty, what };
}

/** The store has failed, and not the house: a full disk is nothing that a seed finds again. */
const isFailure = (error: unknown): boolean =>
  error instanceof StoreError ||
  (error instanceof HouseError && (error.code !== 'failed' || error.cause instanceof StoreError));

/** All requests of one moment, sent together. */
async function wave(run: Run, count: number): Promise<void> {
  const { load, house } = run;
  if (load.pass(count)) {
    await house.tick();
    load.checkNothingDue();
  }
  run.wave = await house.read((now) => load.wave(now, count));
  const before = run.commands;
  run.commands += run.wave.length;
  await Promise.all(
    run.wave.map(async (command, index) => {
      try {
        await send(run, command, (before + index) % TWICE_EVERY === 0);
      } catch (error) {
        blame(run, error, command);
        throw error;
      }
    }),
  );
}

/** A command that is sent twice, and again when it is done, has one answer. */
async function send(run: Run, command: Command, isTwice: boolean): Promise<void> {
  const { house } = run;
  const sent = [house.submit(command), ...(isTwice ? [house.submit(command)] : [])];
  const answers = await Promise.all(sent);
  note(run, command, answers[0] as BatchAnswer);
  if (!isTwice) return;
  run.retries += 1;
  const texts = [...answers, await house.submit(command)].map((each) => JSON.stringify(each));
  const isSame = new Set(texts).size === 1 || command.type === 'tick';
  if (!isSame) throw new Error(`${command.id} got two different answers`);
}

function note({ accepted, refused }: Run, { type }: Command, answer: BatchAnswer): void {
  const [counts, name] = 'refusal' in answer ? [refused, answer.refusal.code] : [accepted, type];
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

async function check(run: Run): Promise<void> {
  await run.house.read((house) => run.load.check(house));
  run.fullChecks += 1;
}
