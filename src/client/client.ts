// How pages and programs talk to a house over HTTP: commands by their type, views by their path, all
// of them typed by the house itself. It needs nothing but `fetch`.
import type { CommandOf, CommandType, Event, HouseView, ParamsOf } from '#house';
import { err, ok, type Problem, type Result } from '#result';
import type { ServerRequest } from './requests/index.ts';
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

/** A path with names and query filled in. */
function filledIn(
  path: string,
  of: Readonly<Record<string, string | undefined>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const named = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(of[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return [named, ...(asked.length === 0 ? [] : [asked.join('&')])].join('?');
}

export const addressOf = <Path extends ViewPath>(
  path: Path,
  of?: Readonly<Record<string, string | undefined>>,
  query?: Readonly<Record<string, string | number | undefined>>,
): Address<Path> => filledIn(path, of, query) as Address<Path>;

type LineOf<Declared> = Declared extends {
  readonly method: infer Method extends string;
  readonly path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;
/** A request that is no command and no view, by its method and path: `POST /pin`. */
export type RequestLine = LineOf<ServerRequest>;
export const lineOf = <Declared extends ServerRequest>({ method, path }: Declared) =>
  `${method} ${path}` as LineOf<Declared>;

type DeclaredAs<Line extends RequestLine> = Line extends `${infer Method} ${infer Path}`
  ? Extract<ServerRequest, { readonly method: Method; readonly path: Path }>
  : never;
type Sent<Schema> = Schema extends { readonly _zod: { readonly input: infer Input } }
  ? Input
  : undefined;

/** What a request answers. */
export type RequestAnswer<Line extends RequestLine> = DeclaredAs<Line>['answer']['_zod']['output'];

/** What is sent with a request: the names in its path, its query, its body. */
export type RequestAsked<Line extends RequestLine> = ([ParamsOf<DeclaredAs<Line>['path']>] extends [
  never,
]
  ? { readonly of?: never }
  : { readonly of: Readonly<Record<ParamsOf<DeclaredAs<Line>['path']>, string>> }) &
  With<'query', Sent<DeclaredAs<Line>['query']>> &
  With<'body', Sent<DeclaredAs<Line>['body']>>;
type With<Name extends string, What> = [What] extends [undefined]
  ? { readonly [Each in Name]?: never }
  : { readonly [Each in Name]: Exclude<What, undefined> };

/** What is asked for; chance, and what binds a drawing, is added by the server. */
export type CommandFields<Type extends CommandType> = Omit<
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
  /** The club card that is open at this kiosk. */
  readonly card?: string;
}

export type SignedIn = RequestAnswer<'POST /sign-in'>;

export interface Client {
  signIn(badge: string, pin: string): Promise<Answer<SignedIn>>;
  signOut(): Promise<Answer<unknown>>;
  /** `id` is made once, and kept until there is an answer. */
  command<Type extends CommandType>(
    type: Type,
    fields: CommandFields<Type>,
    id: string,
  ): Promise<Answer<Done>>;
  view<Path extends ViewPath>(
    at: Address<Path> | (Path & NamelessPath),
  ): Promise<Answer<Seen<Path>>>;
  /** Anything else that is declared; `id` as for a command. */
  request<Line extends RequestLine>(
    line: Line,
    asked: RequestAsked<Line>,
    id?: string,
  ): Promise<Answer<RequestAnswer<Line>>>;
  /** Any other path under the API. */
  ask(method: string, path: string, body?: unknown, id?: string): Promise<Answer<unknown>>;
}

const API = '/api/v1';

/** Why something was not done, as an answer that is no success says it. */
export function failureIn(status: number, text: string): Failure {
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

export function makeClient({ url, fetch, device, card, token: kept }: ClientOptions): Client {
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
      ...(card === undefined ? {} : { 'x-houseway-card': card }),
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

  // The declaration says what comes back.
  const request: Client['request'] = (line, { of, query, body }, id) => {
    const [method = '', path = ''] = line.split(' ');
    return send(method, filledIn(path, of, query), body, id) as Promise<Answer<never>>;
  };

  return {
    request,
    async signIn(badge, pin) {
      const named = device === undefined ? {} : { device: device.replace(/\.[^.]*$/, '') };
      const answer = await request('POST /sign-in', { body: { badge, pin, ...named } });
      if (answer.ok) token = answer.value.token;
      return answer;
    },
    async signOut() {
      const answer = await request('POST /sign-out', {});
      token = undefined;
      return answer;
    },
    command: (type, fields, id) =>
      send('POST', `/commands/${type}`, fields, id) as Promise<Answer<Done>>,
    view: (at) => send('GET', at, undefined, undefined) as Promise<Answer<never>>,
    ask: (method, path, body, id) => send(method, path, body, id),
  };
}
