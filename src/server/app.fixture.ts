// A served house in memory, and what tests ask of it.
import { hash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { given } from '#result';
import { makeDemo, type RunningDemo } from '../demo/index.ts';
import { recordIn } from '../store/chain.ts';
import { commandOf, openingCommands, RULEBOOK } from '../store/house.fixture.ts';
import type { LogKeys } from '../store/log-keys.ts';
import { type MemoryDisk, newMemoryDisk, openMemory } from '../store/memory.fixture.ts';
import { runTestHouse, START, submitAll, type TestHouse } from '../store/writer.fixture.ts';
import type { Limits } from './access/limits.ts';
import { makeApp } from './app.ts';
import { done, makeContext, type ServerContext } from './context.ts';
import { openStored } from './house.ts';

export const PIN = '52906417';
const GENEROUS: Limits = { requests: 1_000_000, signIns: 1_000_000 };

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at any answer as it likes.
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The token of a session. */
  readonly token?: string;
  readonly key?: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  readonly room: TestHouse;
  readonly demo: RunningDemo | undefined;
  readonly lines: readonly string[];
  ask(path: string, question?: Question): Promise<Reply>;
  /** Gives a badge the PIN of all tests, which need not be changed. */
  givePin(badge: string): Promise<void>;
  /** Signs a badge in that has the PIN; its token. */
  signIn(badge: string, headers?: Readonly<Record<string, string>>): Promise<string>;
  /** The commands of the log with the badge that asked, from the first on. */
  logged(): readonly string[];
  /** What a house with the clocks of a machine does every second. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

/** The test's own clock, set back. */
const pastOf = (room: TestHouse) => ({
  now: () => room.now,
  show(instant: number) {
    room.now = instant;
  },
  letGo() {
    room.now = START;
  },
});

/** A machine whose clocks a test sets. */
export interface Machine {
  /** The log; a house that is opened again has it. */
  readonly disk: MemoryDisk;
  /** The key of its sealed data, and of its drawings. */
  readonly key: Uint8Array;
  wall: number;
  steady: number;
  up: number;
}

export const newMachine = (): Machine => ({
  disk: newMemoryDisk(),
  key: randomBytes(32),
  wall: START,
  steady: 0,
  up: 5_000,
});

/** Time passes for all clocks alike. */
export function passes(machine: Machine, ms: number): void {
  machine.wall += ms;
  machine.steady += ms;
  machine.up += ms;
}

/** A house with house time by the clocks of a machine, as a real one has. */
async function roomOn(machine: Machine, tables: number) {
  const notes: string[] = [];
  const { disk } = machine;
  const open = () => openMemory(disk);
  const read = () => ({ ...machine });
  const findKey = () => machine.key;
  const opened = await openStored({ open, findKey, read }, (note) => notes.push(note));
  if (disk.rows.length === 0) await submitAll(opened.house, openingCommands(tables));
  const log = () => disk.rows.map(({ body }) => recordIn(body));
  const room = { house: opened.house, disk, faults: {}, notes, now: machine.wall, log };
  return { ...opened, room };
}

/** With tables, an open house; without, one that no one has opened, or a demo. */
export async function openApp({
  tables = 1,
  limits = GENEROUS,
  demo: wanted,
  machine,
  keys,
}: {
  readonly tables?: number;
  readonly limits?: Limits;
  readonly demo?: 'new' | 'with-past';
  readonly machine?: Machine;
  /** The key that signs for the log. */
  readonly keys?: LogKeys;
} = {}): Promise<TestApp> {
  const opened = machine === undefined ? undefined : await roomOn(machine, tables);
  const room = opened?.room ?? (await runTestHouse(given({ tables, reopenMs: 3_600_000, keys })));
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const context = await makeContext(
    { house: room.house, rulebook: RULEBOOK, personKey: machine?.key ?? randomBytes(32) },
    { clock: opened?.clock ?? (() => room.now), ...given({ steady: opened?.steady }), log },
  );
  const past = wanted === 'with-past' ? pastOf(room) : undefined;
  const demo = wanted === undefined ? undefined : await makeDemo(context, past);
  const app = await makeApp({ version: 'test', log, context, limits, addMore: demo?.addRoutes });

  async function ask(path: string, question: Question = {}): Promise<Reply> {
    const { body, headers = {}, token, key } = question;
    const { method = body === undefined ? 'GET' : 'POST' } = question;
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as string | object }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
    };
  }

  return {
    app,
    context,
    room,
    demo,
    lines,
    ask,
    async givePin(badge) {
      await context.pins.set(badge, PIN);
      await done(room.house, commandOf(`pin-${badge}`, badge, 'change-pin'));
    },
    async signIn(badge, headers = {}) {
      const { body } = await ask('/sign-in', { body: { badge, pin: PIN }, headers });
      return body.token;
    },
    beat: async () => opened?.beat(),
    logged: () => room.log().map(({ by, command }) => `${by}: ${command}`),
    async close() {
      await app.close();
      await (opened ?? room.house).close();
    },
  };
}

/** A device with a new key, as its administrator enrolls it; `header` is what it sends. */
export function newDevice(device: string): {
  readonly keyHash: string;
  readonly header: Readonly<Record<string, string>>;
} {
  const key = randomBytes(32).toString('base64url');
  return {
    keyHash: hash('sha256', key, 'hex'),
    header: { 'x-houseway-device': `${device}.${key}` },
  };
}
