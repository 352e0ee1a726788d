// How pages and programs talk to a house over HTTP: commands by their type, views by their path, all
// of them typed by the house itself. It needs nothing but `fetch`.
import type { CommandOf, CommandType, Event, HouseView, ParamsOf } from '#house';
import { err, ok, type Problem, type Result } from '#result';
import type { ServerView } from './views/index.ts';

/** Everything that can be looked at. */
type Declared = HouseView | ServerView;
export type ViewPath = Declared['path'];
type At<Path extends ViewPath> = Extract<Declared, { readonly path: Path }>;

/** What a view answers, by its path. */
export type Seen<Path extends ViewPath> = At<Path>['answer']['_zod']['output'];

/** A path without names is an address as it is. */
type NamelessPath = {
  [Path in ViewPath]: [ParamsOf<Path>] extends [never] ? Path : never;
}[ViewPath];

/** What else a view is asked: the names in its path, and its query. */
export type Of<Path extends ViewPath> = ([ParamsOf<Path>] extends [never]
  ? { readonly of?: never }
  : { readonly of: Readonly<Record<ParamsOf<Path>, string>> }) & {
  readonly query?: {
    readonly [Name in keyof NonNullable<At<Path>['query']>['_zod']['input']]?:
      | string
      | number
      | undefined;
  };
};

declare const looksAt: unique symbol;
/** Where a view is found under the API: its path with names and query filled in. */
export type Address<Path extends ViewPath> = string & { readonly [looksAt]: Path };

export function addressOf<Path extends ViewPath>(
  path: Path,
  of: Readonly<Record<string, string | undefined>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): Address<Path> {
  const named = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(of[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return [named, ...(asked.length === 0 ? [] : [asked.join('&')])].join('?') as Address<Path>;
}

/** What is asked for; chance, and what binds a drawing, is added by the server. */
export type Fields<Type extends CommandType> = Omit<
  CommandOf<Type>,
  'id' | 'by' | 'type' | 'chance' | 'commitment' | 'secret'
>;

/** A command's outcome. */
export interface Done {
  readonly seq: number;
  readonly at: string;
  readonly events: readonly Event[];
}

/** Why something was not done: problem details, as the server sends them. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly problems?: readonly Problem[];
}

export type Answer<Value> = Result<Value, Failure>;

/** The server was not reached, or its answer was lost: it is unknown whether it was done. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The part of `fetch` that is needed here. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

export interface ClientOptions {
  /** `https://house.example` */
  readonly url: string;
  readonly fetch: Fetch;
  /** `name.key` of the device that this is, if it is one. */
  readonly device?: string;
  /** A session from before. */
  readonly token?: string;
}

export interface SignedIn {
  readonly token: string;
  readonly badge: string;
  readonly roles: readonly string[];
  /** The table of the keypad, if the badge signed in at one. */
  readonly table?: string;
  readonly expires: string;
  readonly mustChangePin: boolean;
}

export interface Client {
  signIn(badge: string, pin: string): Promise<Answer<SignedIn>>;
  signOut(): Promise<Answer<unknown>>;
  /** `id` is made once, and kept until there is an answer. */
  command<Type extends CommandType>(
    type: Type,
    fields: Fields<Type>,
    id: string,
  ): Promise<Answer<Done>>;
  view<Path extends ViewPath>(
    at: Address<Path> | (Path & NamelessPath),
  ): Promise<Answer<Seen<Path>>>;
  /** Any other path under the API. */
  ask(method: string, path: string, body?: unknown, id?: string): Promise<Answer<unknown>>;
}

const API = '/api/v1';

function failureIn(status: number, text: string): Failure {
  try {
    const { code, title, detail, problems } = JSON.parse(text) as Partial<Failure>;
    if (code !== undefined && title !== undefined) {
      const told = problems === undefined ? {} : { problems };
      return { status, code, title, detail: detail ?? title, ...told };
    }
  } catch {
    // Something between us and the house has answered in its own words.
  }
  return { status, code: 'no-answer', title: 'Unexpected answer from the server.', detail: text };
}

/** What the house has said; something between us and it may have answered in its place. */
function valueIn(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (cause) {
    throw new Unreachable('Unexpected answer from the server', { cause });
  }
}

/** Where the house was not asked, or will do it when it is asked again. */
const isPassing = ({ status, code }: Failure): boolean =>
  status >= 502 || code === 'stopped' || code === 'busy';

export function makeClient({ url, fetch, device, token: kept }: ClientOptions): Client {
  let token = kept;
  const base = url.replace(/\/+$/, '') + API;

  async function send(
    method: string,
    path: string,
    body: unknown,
    id: string | undefined,
  ): Promise<Answer<unknown>> {
    const headers = {
      'x-houseway': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(device === undefined ? {} : { 'x-houseway-device': device }),
      ...(id === undefined ? {} : { 'idempotency-key': id }),
    };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    let status: number;
    let text: string;
    try {
      const response = await fetch(base + path, { method, headers, ...content });
      status = response.status;
      text = await response.text();
    } catch (cause) {
      throw new Unreachable(`${method} ${path} was not answered`, { cause });
    }
    if (status >= 200 && status < 300) return ok(valueIn(text));
    const failure = failureIn(status, text);
    if (isPassing(failure)) throw new Unreachable(failure.detail);
    return err(failure);
  }

  return {
    async signIn(badge, pin) {
      const named = device === undefined ? {} : { device: device.replace(/\.[^.]*$/, '') };
      const answer = await send('POST', '/sign-in', { badge, pin, ...named }, undefined);
      if (answer.ok) token = (answer.value as SignedIn).token;
      return answer as Answer<SignedIn>;
    },
    async signOut() {
      const answer = await send('POST', '/sign-out', {}, undefined);
      token = undefined;
      return answer;
    },
    command: (type, fields, id) =>
      send('POST', `/commands/${type}`, fields, id) as Promise<Answer<Done>>,
    view: (at) => send('GET', at, undefined, undefined) as Promise<Answer<never>>,
    ask: (method, path, body, id) => send(method, path, body, id),
  };
}
