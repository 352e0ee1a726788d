// Random and ruined requests to every route of a house in memory, as badges that may do everything:
// none fails the server, none hangs, and afterwards the log and the books are whole.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { ROLES } from '#house';
import { assert } from '#result';
import { storeEvidence, verifyEvidence } from '#store';
import { STAFF } from '../../src/house/fixtures/floor.fixture.ts';
import { makeApp } from '../../src/server/app.ts';
import { makeContext, type ServerContext } from '../../src/server/context.ts';
import { commandOf, RULEBOOK } from '../../src/store/house.fixture.ts';
import { runTestHouse, submitAll, type TestHouse } from '../../src/store/writer.fixture.ts';
import { liven } from './liven.ts';
import { type Names, namesIn, type Place, placesOf } from './places.ts';
import { byWeight, type Shot, shotOf } from './requests.ts';

export interface FuzzOptions {
  readonly bodies: number;
  readonly seed: number;
  readonly onProgress?: (done: number) => void;
}

export interface Outcome {
  /** How many answers had a status, by its class: 2xx, 4xx. */
  readonly answers: Readonly<Record<string, number>>;
  /** Routes that answered, and codes of problems that came up. */
  readonly done: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  readonly routes: number;
  readonly records: number;
  /** The request that took most of the processor's time, the collector's included. */
  readonly slowest: { readonly tookMs: number; readonly request: string };
  /** The heap at the end of each house, without its log, in MiB. */
  readonly heaps: readonly number[];
}

/** A log in memory grows; after so many requests there is a new house. */
const A_HOUSE = 100_000;
const HANGS_MS = 120_000;
const A_REQUEST_MS = 50;
const EVERY = 500;
const LIVEN_EVERY = 2_000;
const TABLES = 4;
const BADGES = ['fuzz-1', 'fuzz-2'] as const;
/** What a house may hold besides its log: its state, its last answers, compiled code. */
const GROWTH_MIB = 96;

const MIB = 2 ** 20;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapMiB(): number {
  collect();
  return Math.round(process.memoryUsage().heapUsed / MIB);
}

interface Target {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  readonly room: TestHouse;
  readonly places: readonly Place[];
  readonly lines: string[];
}

/** Both badges have every role, so that nearly everything can be done and two people are there. */
async function openTarget(): Promise<Target> {
  const room = await runTestHouse({ tables: TABLES, reopenMs: 3_600_000 });
  const roles = ROLES.filter((role) => role !== 'clock' && role !== 'regulator');
  const fields = (staff: string) => ({ action: { type: 'appoint-staff', staff, roles } });
  await submitAll(room.house, [
    ...BADGES.flatMap((badge) => [
      commandOf(`appoint-${badge}`, 'max', 'propose', fields(badge)),
      commandOf(`approve-${badge}`, 'abe', 'approve', { proposal: `appoint-${badge}` }),
    ]),
    ...['p1', 'p2', 'p3'].map((patron) => commandOf(patron, 'cora', 'enrol-patron', { patron })),
  ]);
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const served = { house: room.house, rulebook: RULEBOOK, personKey: randomBytes(32) };
  const context = await makeContext(served, { clock: () => room.now, log });
  const limits = { requests: Number.MAX_SAFE_INTEGER, signIns: Number.MAX_SAFE_INTEGER };
  const app = await makeApp({ version: 'test', log, context, limits });
  await app.ready();
  return { app, context, room, lines, places: byWeight(placesOf(app)) };
}

/** What comes of something, or nothing where it takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const waiting = new AbortController();
  const late = sleep(HANGS_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
  }
}

class Failure extends Error {
  constructor(why: string, { seed, index }: { seed: number; index: number }, shot: Shot) {
    const { method, url, headers, payload } = shot;
    const body = Buffer.isBuffer(payload) ? `(base64) ${payload.toString('base64')}` : payload;
    super(
      `${why}\n${method} ${url}\n${JSON.stringify(headers)}\n${body ?? '(no body)'}\n` +
        `again: npm run fuzz -- --seed ${seed} --bodies ${index + 1}`,
    );
  }
}

export async function fuzz({ bodies, seed, onProgress = () => {} }: FuzzOptions): Promise<Outcome> {
  const answers: Record<string, number> = {};
  const done = new Set<string>();
  const codes = new Set<string>();
  const heaps: number[] = [];
  const asked = new Set<string>();
  let records = 0;
  let slowest = { tookMs: 0, request: '' };

  /** It fails where there is no answer, or none of ours. */
  async function shoot({ app, lines }: Target, shot: Shot, index: number): Promise<void> {
    const { method, url, headers, payload, place } = shot;
    const from = process.cpuUsage();
    const body = payload === undefined ? {} : { payload };
    const answer = await inTime(app.inject({ method, url, headers, ...body }));
    const { user, system } = process.cpuUsage(from);
    if (answer === undefined) throw new Failure('No answer.', { seed, index }, shot);
    const { statusCode } = answer;
    if (statusCode >= 500) {
      throw new Failure(`${statusCode}: ${lines.at(-1)}`, { seed, index }, shot);
    }
    const kind = `${Math.floor(statusCode / 100)}xx`;
    answers[kind] = (answers[kind] ?? 0) + 1;
    asked.add(`${method} ${place.path}`);
    if (statusCode < 300) done.add(place.path);
    else if (statusCode >= 400) codes.add(String(answer.json().code));
    const tookMs = Math.round((user + system) / 1000);
    if (tookMs > slowest.tookMs) slowest = { tookMs, request: `${method} ${url}` };
  }

  /** One house, from its opening to its end. */
  async function live(first: number, last: number): Promise<void> {
    const target = await openTarget();
    const { room, app } = target;
    try {
      const before = heapMiB();
      await shootAll(target, first, last);
      records += room.house.status.seq;
      await checkWhole(room);
      dropLog(room);
      const after = heapMiB();
      heaps.push(after);
      assert(after - before < GROWTH_MIB, `one house made ${before} MiB grow to ${after} MiB`);
    } finally {
      await app.close();
      // Its log is gone: it cannot take its last snapshot of it, and need not.
      await room.house.close().catch(() => {});
    }
  }

  async function shootAll(target: Target, first: number, end: number): Promise<void> {
    const { context, room, places } = target;
    const kept = [...BADGES, ...STAFF.map(({ staff }) => staff)];
    const tokens = new Map<string, string>();
    let names: Names = {};
    for (let index = first; index < end; index += 1) {
      room.now += A_REQUEST_MS;
      if ((index - first) % EVERY === 0) {
        await room.house.tick();
        if ((index - first) % LIVEN_EVERY === 0) await liven(room, index, TABLES);
        names = await room.house.read((house) => namesIn(house, kept));
        onProgress(index);
      }
      const badge = BADGES[index % BADGES.length] as string;
      const last = tokens.get(badge);
      const token =
        last !== undefined && context.sessions.find(last) !== undefined
          ? last
          : context.sessions.start({ badge }).token;
      tokens.set(badge, token);
      await shoot(target, shotOf({ seed, index, places, names, token }), index);
      target.lines.length = 0;
    }
  }

  for (let first = 0; first < bodies; first += A_HOUSE) {
    await live(first, Math.min(first + A_HOUSE, bodies));
  }
  const [early = 0, end = 0] = [heaps[0], heaps.at(-1)];
  assert(end - early < GROWTH_MIB / 2, `the heap grew from ${early} to ${end} MiB`);
  onProgress(bodies);
  const counts = { answers, done, codes, routes: asked.size };
  return { ...counts, records, slowest, heaps };
}

/** The disk, which is not measured here. */
function dropLog({ disk }: TestHouse): void {
  disk.rows.length = 0;
  disk.bodies.clear();
  disk.snapshots = [];
}

/** The house goes on, and its log and books are what they should be. */
async function checkWhole({ house, log }: TestHouse): Promise<void> {
  assert(house.status.state === 'running', `the house is ${house.status.state}`);
  await house.tick();
  const verdict = await house.withStore(async (store) =>
    verifyEvidence(await storeEvidence(store)),
  );
  assert(verdict.ok, JSON.stringify(verdict));
  assert(log().length === house.status.seq, 'the log is as long as the house says');
}
