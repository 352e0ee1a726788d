// Kills a serving house again and again, at moments that a seed chooses, and looks after each start
// whether anything is missing.
import { type AllRight, verifyEvidence } from '#store';
import { type Dice, seededDice } from '../../src/simulate/dice.ts';
import type { Bundle } from './bundle.ts';
import { Floor } from './floor.ts';
import { Life, type LifePlan } from './life.ts';
import type { Places } from './places.ts';
import type { ServingOptions } from './protocol.ts';
import { Witness } from './witness.ts';

export interface CrashOptions {
  readonly bundle: Bundle;
  readonly places: Places;
  readonly seed: number;
  readonly kills: number;
  /** How often the database server is crashed as well, where there is one. */
  readonly serverCrashes?: number;
  /** Nothing more is begun when it says so. */
  readonly signal: AbortSignal;
  readonly onKill?: () => void;
}

const COUNTS = [
  'kills',
  /** Kills before the house was ready, and those of them that hit the first start of a house. */
  'killsInStart',
  'killsInFirstStart',
  'serverCrashes',
  'houses',
  'answers',
  /** Commands that were stored, lost their answer to a kill, and had it when asked again. */
  'recovered',
  /** Answers that said that the house has stopped. */
  'turnedAway',
  'records',
  'verified',
  'snapshotsCompared',
] as const;

export type Counts = Record<(typeof COUNTS)[number], number>;

const noCounts = (): Counts => Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;

export const sumOf = (all: readonly Counts[]): Counts => {
  const sum = noCounts();
  for (const name of COUNTS) for (const counts of all) sum[name] += counts[name];
  return sum;
};

/** What happens seldom in a house happens all the time in these: a checkpoint follows every four or
 * five commits. */
export const OFTEN = { snapshotEvery: 25, checkpointBytes: 50_000, vacuumMs: 60 };
const KILLS_A_HOUSE = 50;
const VERIFIED_EVERY = 10;
/** A new house is made by a start that takes longer. */
const FIRST_LIVES = 3;
const READ_WHOLE_ROWS = 2_000;

interface Run {
  readonly options: CrashOptions;
  readonly dice: Dice;
  readonly counts: Counts;
  /** How long starts have taken lately. */
  startMs: number;
  firstStartMs: number;
}

interface Housed {
  readonly place: string;
  readonly witness: Witness;
  readonly floor: Floor;
  isMade: boolean;
  lives: number;
}

/** How long starts take at first sight; what they do take is learnt on the way. */
const STARTS_MS = { pglite: [1_000, 3_000], postgres: [500, 500] } as const;

/** Rejects with the first thing that is wrong. */
export async function crashAgainAndAgain(options: CrashOptions): Promise<Counts> {
  const { places, seed } = options;
  const counts = noCounts();
  const [startMs, firstStartMs] = STARTS_MS[places.kind];
  const run: Run = { options, dice: seededDice(seed), counts, startMs, firstStartMs };
  while (isGoingOn(run)) await crashHouse(run, await places.newPlace());
  return counts;
}

const isGoingOn = ({ options: { kills, signal }, counts }: Run): boolean =>
  counts.kills < kills && !signal.aborted;

async function crashHouse(run: Run, place: string): Promise<void> {
  const { options, dice, counts } = run;
  const witness = new Witness();
  const floor = new Floor(dice.below(2 ** 31), witness);
  const housed: Housed = { place, witness, floor, isMade: false, lives: 0 };
  counts.houses += 1;
  while (housed.lives < KILLS_A_HOUSE && isGoingOn(run)) {
    await liveOnce(run, housed);
    housed.lives += 1;
    counts.kills += 1;
    options.onKill?.();
    if (housed.lives % VERIFIED_EVERY === 0) await verifyHouse(run, housed);
  }
  await verifyHouse(run, housed);
  const { answered, recovered } = witness.counts;
  counts.answers += answered;
  counts.recovered += recovered;
  counts.records += witness.rows;
}

async function liveOnce(run: Run, housed: Housed): Promise<void> {
  const { options, counts } = run;
  const { bundle, places } = options;
  const { place, witness, floor } = housed;
  const serving: ServingOptions = { kind: places.kind, place, ...OFTEN };
  const life = new Life({ bundle, serving, witness, floor, plan: planOf(run, housed) });
  await life.ended();
  counts.turnedAway += life.turnedAway;
  const { readyMs } = life;
  if (readyMs === undefined) {
    counts.killsInStart += 1;
    if (!housed.isMade) counts.killsInFirstStart += 1;
    return;
  }
  if (housed.isMade) run.startMs = readyMs;
  else run.firstStartMs = readyMs;
  housed.isMade = true;
}

/** When the next life ends: one in three during its start, the others soon after an answer. */
function planOf(run: Run, { witness, isMade, lives }: Housed): LifePlan {
  const { dice } = run;
  const window = dice.pick([1, 4, 16, 64]);
  const isReadWhole = witness.rows < READ_WHOLE_ROWS || dice.oneIn(10);
  const isInStart = isMade ? dice.oneIn(3) : lives < FIRST_LIVES;
  if (isInStart) {
    const startMs = isMade ? run.startMs : run.firstStartMs;
    return { after: 'start', ms: dice.below(Math.ceil(startMs * 1.2)), window, isReadWhole };
  }
  const ms = dice.below(dice.pick([1, 10, 100, 300]));
  const disturb = disturbance(run);
  const plan: LifePlan = { after: 'first-answer', ms, window, isReadWhole };
  return disturb === undefined ? plan : { ...plan, disturb };
}

/** Server crashes are spread over the kills that are left. */
function disturbance({ options, dice, counts }: Run): LifePlan['disturb'] {
  const { places, kills, serverCrashes = 0 } = options;
  const { crashServer, checkpoint } = places;
  if (crashServer === undefined || checkpoint === undefined) return undefined;
  const killsLeft = kills - counts.kills;
  const crashesLeft = serverCrashes - counts.serverCrashes;
  if (dice.below(Math.max(1, Math.floor(killsLeft / 2))) >= crashesLeft) {
    return dice.oneIn(4) ? checkpoint : undefined;
  }
  return async (life) => {
    counts.serverCrashes += 1;
    const answers = life.answers + dice.below(50);
    await life.until(() => life.answers >= answers);
    if (dice.oneIn(2)) void checkpoint().catch(() => {});
    await crashServer();
    await comeBack(life);
  };
}

/** The house has said that it stopped, has turned people away, and goes on by itself. */
async function comeBack(life: Life): Promise<void> {
  const hasSaid = (text: string) => life.notes.some((note) => note.includes(text));
  await life.until(() => hasSaid('The house continues after record'));
  const answers = life.answers;
  await life.until(() => life.answers > answers);
  if (!hasSaid('The house has stopped') || life.turnedAway === 0) {
    throw new Error('the server was gone, and the house has not said that it stopped');
  }
}

async function verifyHouse({ options, counts }: Run, { place, witness }: Housed): Promise<void> {
  // A process may have been killed before there was anything to look at.
  if (witness.rows === 0) return;
  const evidence = await options.places.evidence(place);
  try {
    const verdict = await verifyEvidence(evidence);
    if (!verdict.ok) throw new Error(`record ${verdict.seq}: ${verdict.what}`);
    checkLength(verdict, witness);
    counts.verified += 1;
    counts.snapshotsCompared += verdict.snapshots.compared;
  } finally {
    await evidence.close();
  }
}

function checkLength({ records }: AllRight, { rows }: Witness): void {
  if (records < rows) throw new Error(`${records} records are there of ${rows}`);
}
