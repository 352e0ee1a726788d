// The house: rounds of seven seats with a fee on each, durable before the answer, beside what the
// database does when nothing but rows is asked of it; one command on an idle house; the machine
// without a store; the memory of a large house; how fast its log verifies, and how fast it starts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, decide, entriesOf, evolveRecord, newHouse } from '#house';
import {
  type Evidence,
  openDatabaseEvidence,
  openFolderEvidence,
  openPglite,
  openPostgres,
  type RunningHouse,
  runHouse,
  type Store,
  verifyEvidence,
} from '#store';
import { makeRoomClock, systemClock } from '../src/store/clock.ts';
import {
  endRound,
  openingCommands,
  RULEBOOK,
  startRound,
  tableNames,
} from '../src/store/house.fixture.ts';
import { openPgliteDatabase } from '../src/store/pglite.ts';
import { openPostgresDatabase } from '../src/store/postgres.ts';
import type { Database } from '../src/store/sql.ts';
import { startPostgres } from '../test/postgres.ts';
import { median, quantile, target } from './report.ts';

const TABLES = tableNames(200);
const SEATS = 7;
/** Commands in one commit, as the house has it. */
const BATCH = 256;
const REPEATS = 3;
const ROUNDS_A_TABLE = 150;
const CORE_ROUNDS = 100_000;
const COLD_HOUSE = fileURLToPath(new URL('./cold-house.ts', import.meta.url));

/** A database for the house, and another one for rows and nothing else. */
interface Place {
  readonly name: string;
  openStore(): Promise<Store>;
  openEvidence(): Promise<Evidence>;
  openBare(): Promise<Database>;
  remove(): Promise<void>;
}

async function pglitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-bench-'));
  return {
    name: 'PGlite',
    openStore: () => openPglite(join(folder, 'house')),
    openEvidence: () => openFolderEvidence(join(folder, 'house')),
    openBare: () => openPgliteDatabase(join(folder, 'bare')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresPlace(): Promise<Place> {
  const [house, bare] = [await startPostgres(), await startPostgres()];
  return {
    name: 'PostgreSQL',
    openStore: () => openPostgres(house.url),
    openEvidence: () => openDatabaseEvidence(house.url),
    openBare: () => openPostgresDatabase(bare.url),
    remove: async () => {
      await Promise.all([house.stop(), bare.stop()]);
    },
  };
}

const perSecond = (count: number, ms: number): number => (count / ms) * 1000;

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const BODY = 'x'.repeat(400);

/** Rows appended to a table without a constraint but its key, so many in a transaction. */
function bareAppender({ writer }: Database): (rows: number) => Promise<void> {
  let last = 0;
  return async (rows) => {
    const bodies = Array.from({ length: rows }, () => BODY).join('\n');
    await writer.query(
      `insert into bare select $1::bigint + row.place, row.body
       from unnest(string_to_array($2, e'\\n')) with ordinality as row (body, place)`,
      [last, bodies],
    );
    last += rows;
  };
}

/** Commands with ever new ids, made once and not read again: reading is the edge's work. */
function roundMaker(prefix: string): (table: string) => readonly [Command, Command] {
  let count = 0;
  const models = new Map(
    TABLES.map((table) => [table, [startRound('s', table), endRound('e', table)] as const]),
  );
  return (table) => {
    count += 1;
    const [start, end] = models.get(table) as readonly [Command, Command];
    return [named(start, `${prefix}-start-${count}`), named(end, `${prefix}-end-${count}`)];
  };
}

const named = (command: Command, id: string): Command => ({ ...command, id }) as Command;

type RoundMaker = ReturnType<typeof roundMaker>;

/** Plays at all tables at once; rounds a second. */
async function roundsASecond(
  house: RunningHouse,
  { rounds, makeRound }: { readonly rounds: number; readonly makeRound: RoundMaker },
): Promise<number> {
  const play = async (table: string) => {
    for (let round = 0; round < rounds; round++) {
      await Promise.all(makeRound(table).map((command) => house.submit(command)));
    }
  };
  const ms = await timed(async () => {
    await Promise.all(TABLES.map(play));
  });
  return perSecond(rounds * TABLES.length, ms);
}

async function openedHouse(place: Place): Promise<void> {
  const house = await runHouse({ open: place.openStore, rulebook: RULEBOOK });
  for (const command of openingCommands(TABLES.length)) await house.submit(command);
  await house.close();
}

interface Rates {
  /** Rounds a second, with group commit and with a commit for each round. */
  readonly grouped: number;
  readonly single: number;
  /** Bare rows a second, as many in a commit as the house has commands, and one in a commit. */
  readonly bareBatched: number;
  readonly bareSingle: number;
}

async function timesBare(bare: (rows: number) => Promise<void>, rows: number, commits: number) {
  const ms = await timed(async () => {
    for (let commit = 0; commit < commits; commit++) await bare(rows);
  });
  return perSecond(rows * commits, ms);
}

async function benchThroughput(
  { openStore: open }: Place,
  bare: (rows: number) => Promise<void>,
): Promise<Rates> {
  const makeRound = roundMaker('busy');
  const play = async (batchMax: number, rounds: number): Promise<number> => {
    const house = await runHouse({ open, rulebook: RULEBOOK, batchMax });
    const rate = await roundsASecond(house, { rounds, makeRound });
    await house.close();
    return rate;
  };
  const runs: Rates[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    runs.push({
      grouped: await play(BATCH, ROUNDS_A_TABLE),
      single: await play(2, 3),
      bareBatched: await timesBare(bare, BATCH, 60),
      bareSingle: await timesBare(bare, 1, 300),
    });
  }
  const middle = (rate: keyof Rates): number => median(runs.map((run) => run[rate]));
  return {
    grouped: middle('grouped'),
    single: middle('single'),
    bareBatched: middle('bareBatched'),
    bareSingle: middle('bareSingle'),
  };
}

function reportThroughput({ grouped, single, bareBatched, bareSingle }: Rates): void {
  const records = 2 * grouped;
  target('rounds a second', grouped, 'at least 5000', grouped >= 5000);
  console.log(`     that is ${Math.round(grouped * SEATS)} fees, ${Math.round(records)} records`);
  console.log(`     times one commit a round (${Math.round(single)}): ${ratio(grouped, single)}`);
  console.log(`     records to bare rows, ${BATCH} a commit: ${ratio(records, bareBatched)}`);
  console.log(`     records to bare rows, one a commit: ${ratio(records, bareSingle)}`);
}

const ratio = (a: number, b: number): string => (a / b).toFixed(2);

/** One command at a time on an idle house, in turn with bare commits of one row. */
async function benchLatency(place: Place, bare: (rows: number) => Promise<void>): Promise<void> {
  const house = await runHouse({ open: place.openStore, rulebook: RULEBOOK });
  const makeRound = roundMaker('idle');
  const [ours, theirs] = [[], []] as [number[], number[]];
  for (let turn = 0; turn < 400; turn++) {
    const [table = ''] = TABLES;
    for (const command of makeRound(table)) {
      ours.push(await timed(async () => void (await house.submit(command))));
      theirs.push(await timed(() => bare(1)));
    }
  }
  await house.close();
  const [p99, barep99] = [quantile(ours, 0.99), quantile(theirs, 0.99)];
  console.log(`  one command on an idle house, ms: p50 ${ms(median(ours))}, p99 ${ms(p99)};`);
  console.log(`  a bare commit of one row, ms: p50 ${ms(median(theirs))}, p99 ${ms(barep99)}`);
  target('p99 of a command to p99 of a commit', p99 / barep99, 'under 3', p99 < 3 * barep99);
}

/** Verifies all that was played: ten million records must take less than two minutes. Then starts the
 * house once more. */
async function benchAfterwards({ openEvidence, openStore: open }: Place): Promise<void> {
  const evidence = await openEvidence();
  const verifyMs = await timed(async () => {
    const verdict = await verifyEvidence(evidence);
    if (!verdict.ok) throw new Error(verdict.what);
  });
  await evidence.close();
  const rate = perSecond(evidence.head.seq, verifyMs);
  console.log(`  ${evidence.head.seq} records verified`);
  target('records a second', rate, 'at least 85000', rate >= 85_000);
  let house: RunningHouse | undefined;
  const startMs = await timed(async () => {
    house = await runHouse({ open, rulebook: RULEBOOK });
  });
  await house?.close();
  target('seconds to start the house again', startMs / 1000, 'under 10', startMs < 10_000);
}

const ms = (value: number): string => value.toFixed(2);

async function benchStore(makePlace: () => Promise<Place>): Promise<void> {
  const place = await makePlace();
  try {
    await openedHouse(place);
    const database = await place.openBare();
    await database.writer.exec('create table bare (seq bigint primary key, body text not null)');
    const bare = bareAppender(database);
    console.log(`\nrounds of ${SEATS} fees at ${TABLES.length} tables, durable, on ${place.name}`);
    reportThroughput(await benchThroughput(place, bare));
    await benchLatency(place, bare);
    await database.close();
    await benchAfterwards(place);
  } finally {
    await place.remove();
  }
}

/** The machine alone: decided, applied, entries made. */
function benchCore(): void {
  const house = newHouse();
  const momentOf = makeRoomClock(systemClock);
  const makeRound = roundMaker('core');
  const run = (command: Command): number => {
    const at = momentOf(house);
    const decision = decide(house, command, at, RULEBOOK);
    if (!decision.ok) throw new Error(decision.error.message);
    const { id, by, type } = command;
    const events = decision.value;
    const seq = house.seq + 1;
    evolveRecord(house, { seq, id, input: '', at: at.text, by, command: type, events }, at);
    return entriesOf(events).length;
  };
  openingCommands(TABLES.length).forEach(run);
  const rates = Array.from({ length: 5 }, () => {
    const start = performance.now();
    for (let index = 0; index < CORE_ROUNDS; index++) {
      makeRound(TABLES[index % TABLES.length] as string).forEach(run);
    }
    return perSecond(2 * CORE_ROUNDS, performance.now() - start);
  });
  const commands = median(rates);
  console.log('\nthe house without a store, rounds of seven fees');
  target('commands a second', commands, 'at least 200000', commands >= 200_000);
}

function benchLargeHouse(): void {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', COLD_HOUSE], {
    encoding: 'utf8',
  });
  const { holdings, mebibytes, takeMs, readMs, snapshotMebibytes } = JSON.parse(printed);
  console.log(`\na house with 200 tables, 200,000 patrons and ${holdings} tickets`);
  target('MiB', mebibytes, 'under 1536', mebibytes < 1536);
  console.log(
    `     its snapshot: ${ms(snapshotMebibytes)} MiB, taken in ${Math.round(takeMs)} ms,`,
  );
  console.log(`     read back in ${Math.round(readMs)} ms`);
}

export async function benchHouse(): Promise<void> {
  benchCore();
  benchLargeHouse();
  await benchStore(pglitePlace);
  await benchStore(postgresPlace);
}
