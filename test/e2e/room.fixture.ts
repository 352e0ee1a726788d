// A card room that is served over HTTP from a data folder of its own, with a clock that the test
// moves, and people who ask it for things: each has a badge, a PIN and perhaps a keypad.
import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  type Client,
  type CommandFields,
  type Done,
  type Failure,
  makeClient,
} from '#client';
import type { CommandType } from '#house';
import { openHouse, startServer } from '#server';

type Refused = Pick<Failure, 'status' | 'code'>;

/** No person is as fast as a test. */
const LIMITS = { requests: 1_000_000, signIns: 1_000_000 };

interface Paper {
  readonly type: string;
  readonly bytes: Buffer;
}

interface Person {
  readonly client: Client;
  /** A command, and what comes of it. */
  tries<Type extends CommandType>(
    type: Type,
    fields: CommandFields<Type>,
    id?: string,
  ): Promise<Answer<Done>>;
  /** A command that must be done. */
  does<Type extends CommandType>(
    type: Type,
    fields: CommandFields<Type>,
    id?: string,
  ): Promise<Done>;
  /** A command that must be refused. */
  cannot<Type extends CommandType>(type: Type, fields: CommandFields<Type>): Promise<Refused>;
  /** What there is at a path. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at any answer as it likes.
  sees(path: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at any answer as it likes.
  sends(method: string, path: string, body?: unknown): Promise<any>;
  /** A file. */
  fetches(path: string): Promise<Paper>;
}

interface Device {
  /** `name.key`, which it sends. */
  readonly credentials: string;
  readonly keyHash: string;
}

/** A device with a key that it has made for itself. */
export function newDevice(device: string): Device {
  const key = randomBytes(32).toString('base64url');
  return { credentials: `${device}.${key}`, keyHash: hash('sha256', key, 'hex') };
}

interface Room {
  readonly url: string;
  readonly folder: string;
  /** As the console shows it. */
  readonly setupCode: string;
  readonly lines: readonly string[];
  /** A person with a badge, who signs in when needed. */
  person(badge: string, pin: string, device?: Device): Person;
  /** A person with neither badge nor device. */
  readonly stranger: Client;
  /** Moves the clock on, and does what that has made due. */
  wait(until: string): Promise<void>;
  /** Ends the server and lets go of the folder, which stays. */
  close(): Promise<void>;
  remove(): void;
}

/** The value of an answer that must be one. */
export function givenBy<T>(answer: Answer<T>, about: string): T {
  if (answer.ok) return answer.value;
  throw new Error(`${about}: ${JSON.stringify(answer.error)}`);
}

let ids = 0;
const newId = (): string => `e2e-${++ids}`;

function makePerson(url: string, badge: string, pin: string, device?: Device): Person {
  let token: string | undefined;
  const named = device === undefined ? {} : { device: device.credentials };
  const client = makeClient({ url, fetch, ...named });

  async function signIn(): Promise<void> {
    token = givenBy(await client.signIn(badge, pin), `${badge} signs in`).token;
  }
  let signingIn: Promise<void> | undefined;
  /** A session ends after a while; a person who comes back signs in again, once for all that they ask. */
  async function signedIn<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const before = token;
    const answer = await ask();
    if (!answer.ok && answer.error.code === 'pin-needed') {
      givenBy(await client.request('POST /step-up', { body: { pin } }), `${badge}: PIN`);
      return ask();
    }
    if (answer.ok || answer.error.code !== 'not-signed-in') return answer;
    if (token === before) {
      signingIn ??= signIn().finally(() => {
        signingIn = undefined;
      });
    }
    await signingIn;
    return ask();
  }

  const sends: Person['sends'] = async (method, path, body) => {
    const id = method === 'GET' ? undefined : newId();
    const answer = await signedIn(() => client.ask(method, path, body, id));
    return givenBy(answer, `${badge}: ${method} ${path}`);
  };
  return {
    client,
    tries: (type, fields, id = newId()) => signedIn(() => client.command(type, fields, id)),
    async does(type, fields, id = newId()) {
      const answer = await signedIn(() => client.command(type, fields, id));
      return givenBy(answer, `${badge}: ${type} ${JSON.stringify(fields)}`);
    },
    async cannot(type, fields) {
      const id = newId();
      const answer = await signedIn(() => client.command(type, fields, id));
      if (answer.ok) throw new Error(`${badge}: ${type} was done`);
      const { status, code } = answer.error;
      return { status, code };
    },
    sees: (path) => sends('GET', path),
    sends,
    async fetches(path) {
      givenBy(await signedIn(() => client.ask('GET', '/me')), `${badge}: /me`);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/v1${path}`, { headers });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok) throw new Error(`${badge}: ${path}: ${bytes}`);
      return { type: answer.headers.get('content-type') ?? '', bytes };
    },
  };
}

export async function openRoom(opensAt: string): Promise<Room> {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-evening-'));
  const data = join(folder, 'data');
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  let now = Date.parse(opensAt);
  const opened = await openHouse({ data }, log, () => now);
  const server = await startServer({ port: 0, log, served: opened, limits: LIMITS });
  const { url, setupCode = '' } = server;
  return {
    url,
    folder: data,
    setupCode,
    lines,
    person: (badge, pin, device) => makePerson(url, badge, pin, device),
    stranger: makeClient({ url, fetch }),
    async wait(until) {
      now = Date.parse(until);
      await opened.house.tick();
    },
    async close() {
      await server.close();
      await opened.close();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
