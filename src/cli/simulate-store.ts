// The simulated floor as the load of a house on a real store: many commands at a time, each answered
// when it is durable.
import { ACTIVITIES } from '#activities';
import { type Command, type House, makeRulebook } from '#house';
import { type Finding, type Load, newLoad } from '#simulate';
import { type Answer, openPglite, openPostgres, type RunningHouse, runHouse } from '#store';
import { CommandFailed } from './failure.ts';
import { progressBar } from './progress.ts';
import type { Ended, SeededOptions } from './simulate.ts';
import type { Terminal } from './terminal.ts';

/** How many commands are under way for every table. */
const PER_TABLE = 2;
const CHECKED_EVERY = 20;
/** Every so many commands one is sent twice. */
const TWICE_EVERY = 50;

interface Run {
  readonly load: Load;
  readonly house: RunningHouse;
  readonly accepted: Map<string, number>;
  readonly refused: Map<string, number>;
  commands: number;
  retries: number;
  fullChecks: number;
  last: Command | undefined;
}

export async function onStore(options: SeededOptions, terminal: Terminal): Promise<Ended> {
  const { seed, tables, data, databaseUrl = '' } = options;
  const load = newLoad({ seed, tables });
  const house = await runHouse({
    open: () => (data === undefined ? openPostgres(databaseUrl) : openPglite(data)),
    rulebook: makeRulebook(ACTIVITIES),
    clock: load.now,
    onNote: (note) => terminal.stderr.write(`${note}\n`),
  });
  const { seq } = house.status;
  if (seq > 0) {
    await house.close();
    throw new CommandFailed('not-empty', 'there is a house already: simulate wants an empty place');
  }
  const [accepted, refused] = [new Map<string, number>(), new Map<string, number>()];
  const counts = { commands: 0, retries: 0, fullChecks: 0, last: undefined };
  const run: Run = { load, house, accepted, refused, ...counts };
  const finding = await untilWrong(run, options, terminal);
  const records = house.status.seq;
  const { activities, digest } =
    finding === undefined ? await house.read(factsOf) : { activities: 0, digest: '' };
  await house.close();
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
): Promise<Finding | undefined> {
  const { load, house } = run;
  const bar = progressBar('loading', stderr);
  let wrong: unknown;
  const stop = house.onRecords((records) => {
    try {
      load.count(records);
    } catch (error) {
      wrong ??= error;
    }
  });
  try {
    for (let waves = 1; run.commands < commands && wrong === undefined; waves++) {
      await wave(run, Math.min(tables * PER_TABLE, commands - run.commands));
      if (waves % CHECKED_EVERY === 0) await check(run);
      bar.update(run.commands, commands);
    }
    await check(run);
  } catch (error) {
    wrong ??= error;
  } finally {
    stop();
    bar.stop();
  }
  if (wrong === undefined) return undefined;
  const what = wrong instanceof Error ? wrong.message : String(wrong);
  return { number: run.commands, command: run.last, what };
}

/** What everybody asks for at one moment, all under way together. */
async function wave(run: Run, count: number): Promise<void> {
  const { load, house } = run;
  if (load.pass(count)) {
    await house.tick();
    load.checkNothingDue();
  }
  const commands = await house.read((now) => load.wave(now, count));
  await Promise.all(
    commands.map(async (command, index) => {
      run.last = command;
      const isTwice = (run.commands + index) % TWICE_EVERY === 0;
      const again = isTwice ? house.submit(command) : undefined;
      note(run, command, await house.submit(command));
      if (again !== undefined) await checkSame(run, command, again);
    }),
  );
  run.commands += commands.length;
}

function note({ accepted, refused }: Run, { type }: Command, answer: Answer): void {
  const [counts, name] = 'refusal' in answer ? [refused, answer.refusal.code] : [accepted, type];
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** A command that was sent twice has one answer. */
async function checkSame(run: Run, command: Command, first: Promise<Answer>): Promise<void> {
  run.retries += 1;
  const isSame =
    JSON.stringify(await first) === JSON.stringify(await run.house.submit(command)) ||
    command.type === 'tick';
  if (!isSame) throw new Error(`${command.id} was answered in two ways`);
}

async function check(run: Run): Promise<void> {
  await run.house.read((house) => run.load.check(house));
  run.fullChecks += 1;
}
