import { below, type RandomSource } from '#chance';
import { dollarsOf } from '#money';
import { newSimulation, type SimulationFinding, type Summary } from '#simulate';
import { checkDatabaseUrl, told, wrongFlag } from './evidence.ts';
import { progressBar } from './progress.ts';
import type { Ended, SeededOptions, SimulateOptions } from './simulated.ts';
import type { Terminal } from './terminal.ts';

const SEED_MOST = 2 ** 32 - 1;
const CHUNK = 1_000;

/** `houseway simulate`: whether nothing was found wrong. */
export async function simulate(
  options: SimulateOptions,
  source: RandomSource,
  terminal: Terminal,
): Promise<boolean> {
  const { data, databaseUrl } = options;
  if (data !== undefined && databaseUrl !== undefined) {
    throw wrongFlag(
      'arguments',
      'choose one place for the house: --data or --database-url, not both',
    );
  }
  if (databaseUrl !== undefined) checkDatabaseUrl(databaseUrl);
  const { seed = 1 + below(source, SEED_MOST) } = options;
  if (!(Number.isInteger(seed) && seed >= 1 && seed <= SEED_MOST)) {
    throw wrongFlag('--seed', `the seed must be a whole number from 1 to ${SEED_MOST}`);
  }
  const seeded = { ...options, seed };
  const start = performance.now();
  const ended =
    data === undefined && databaseUrl === undefined
      ? inMemory(seeded, terminal)
      : await told(async () => (await import('./simulate-store.ts')).onStore(seeded, terminal));
  const report = reportOf(ended, seeded, performance.now() - start);
  terminal.answer(report, show);
  return report.ok;
}

function inMemory({ seed, tables, commands }: SeededOptions, { stderr }: Terminal): Ended {
  const simulation = newSimulation({ seed, tables });
  const bar = progressBar(`simulating seed ${seed}`, stderr);
  let finding: SimulationFinding | undefined;
  try {
    for (let done = 0; done < commands && finding === undefined; done += CHUNK) {
      finding = simulation.run(Math.min(CHUNK, commands - done));
      bar.update(done, commands);
    }
    finding ??= simulation.finish();
  } finally {
    bar.stop();
  }
  return { finding, summary: simulation.summary() };
}

/** How to see it again. In memory a run may end with the command at which something was found. On a
 * store the size of the last wave counts too, so it is as long as before, and in a fresh place. */
function againOf(
  { seed, tables, commands, data, databaseUrl }: SeededOptions,
  { number }: SimulationFinding,
): Pick<SimulationReport, 'again' | 'againWhere'> {
  const line = (count: number, ...place: string[]): string =>
    ['houseway simulate --seed', seed, '--commands', count, '--tables', tables, ...place].join(' ');
  if (data !== undefined) {
    const againWhere = 'NEW_FOLDER is a folder without a house.';
    return { again: line(commands, '--data NEW_FOLDER'), againWhere };
  }
  if (databaseUrl !== undefined) {
    const againWhere = 'NEW_DATABASE_URL is the address of a database without a house.';
    return { again: line(commands, '--database-url NEW_DATABASE_URL'), againWhere };
  }
  return { again: line(number) };
}

const NUMBERS = new Intl.NumberFormat('en-US');

export interface SimulationReport extends Omit<Summary, 'won' | 'paid'> {
  readonly ok: boolean;
  readonly finding?: SimulationFinding;
  /** The command line that finds it again. */
  readonly again?: string;
  /** What to put for the word in it that stands for a place. */
  readonly againWhere?: string;
  readonly won: string;
  readonly paid: string;
  readonly seconds: number;
  readonly commandsPerSecond: number;
}

export function reportOf(
  { finding, summary }: Ended,
  seeded: SeededOptions,
  elapsedMs: number,
): SimulationReport {
  const { won, paid, commands } = summary;
  return {
    ok: finding === undefined,
    ...(finding === undefined ? {} : { finding, ...againOf(seeded, finding) }),
    ...summary,
    won: dollarsOf(won),
    paid: dollarsOf(paid),
    seconds: Math.round(elapsedMs / 100) / 10,
    commandsPerSecond: Math.round((commands * 1000) / elapsedMs),
  };
}

export function show(answer: SimulationReport): string {
  const { finding, again, againWhere, seed, accepted, refused } = answer;
  const number = (count: number): string => NUMBERS.format(count);
  const counts = {
    Commands: `${number(answer.commands)} in ${answer.seconds} s, ${number(answer.commandsPerSecond)} a second`,
    Records: `${number(answer.records)}, digest ${answer.digest}`,
    Floor: `${answer.tables} tables, ${answer.activities} activities, ${number(answer.simulatedDays)} days`,
    Play: `${number(answer.rounds)} rounds, ${number(answer.fees)} fees`,
    Prizes: `${number(answer.hits)} awards of ${answer.won}, ${number(answer.payments)} paid with ${answer.paid}, ${number(answer.expired)} expired, ${number(answer.voided)} voided`,
    Faults: `${number(answer.retries)} sent twice, ${number(answer.crashes)} crashes with ${number(answer.lost)} commands lost`,
    Checks: `${number(answer.fullChecks)} of everything, the others after every command`,
  };
  const told =
    finding === undefined || again === undefined
      ? [`Seed ${seed}: no problems.`]
      : [
          `Seed ${seed}: problem at command ${number(finding.number)}: ${finding.what}`,
          ...(finding.command === undefined ? [] : [`  ${JSON.stringify(finding.command)}`]),
          `  again: ${again}`,
          ...(againWhere === undefined ? [] : [`  ${againWhere}`]),
        ];
  return [
    ...told,
    ...Object.entries(counts).map(([name, value]) => `  ${name.padEnd(10)} ${value}`),
    ...listed('Accepted', accepted),
    ...listed('Refused', refused),
  ].join('\n');
}

/** Names with their counts, greatest first. */
function listed(title: string, counts: Readonly<Partial<Record<string, number>>>): string[] {
  const all = Object.entries(counts).sort(([, a = 0], [, b = 0]) => b - a);
  return [
    '',
    `  ${title}`,
    ...all.map(([name, count = 0]) => `    ${name.padEnd(26)} ${NUMBERS.format(count)}`),
  ];
}
