// A listening server with nothing but the stream of a small house, and clients of it.
import { get, type IncomingMessage } from 'node:http';
import fastify, { type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type Role, SEES } from '#house';
import { RULEBOOK } from '../../store/house.fixture.ts';
import { runTestHouse, type TestHouse, until } from '../../store/writer.fixture.ts';
import { decodeBySchema } from '../api/decode.ts';
import { addProblems } from '../problems.ts';
import type { HubOptions } from './hub.ts';
import { addStreamRoutes, type Listener } from './route.ts';

export interface Heard {
  readonly event: string;
  /** As it was sent with the message, if it was. */
  readonly id: number | undefined;
  readonly data: {
    readonly present?: Readonly<Record<string, unknown>>;
    readonly changed?: Readonly<Record<string, unknown>>;
    readonly removed?: readonly string[];
  };
  /** How many bytes it took. */
  readonly size: number;
}

interface TestClient {
  readonly response: IncomingMessage;
  /** Everything so far. */
  readonly heard: readonly Heard[];
  /** Comments so far. */
  readonly comments: readonly string[];
  readonly isClosed: boolean;
  /** The next message that was not taken yet. */
  next(): Promise<Heard>;
  close(): void;
}

function heardIn(block: string): Heard {
  const fields = new Map(
    block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  const id = fields.get('id');
  return {
    event: fields.get('event') as string,
    id: id === undefined ? undefined : Number(id),
    data: JSON.parse(fields.get('data') as string),
    size: Buffer.byteLength(block) + 2,
  };
}

export interface TestStream {
  readonly room: TestHouse;
  readonly url: string;
  /** Whose session has ended. */
  readonly ended: Set<string>;
  listen(topics: string, headers?: Readonly<Record<string, string>>): Promise<TestClient>;
  close(): Promise<void>;
}

/** Who asks is said by the headers `x-roles` or `x-device`. */
const whoAsks =
  (ended: ReadonlySet<string>) =>
  ({ headers }: FastifyRequest): Listener => {
    const roles = headers['x-roles'] as Role | undefined;
    const device = headers['x-device'] as string | undefined;
    return {
      isKnown: roles !== undefined || device !== undefined,
      sees: (_house, resource) =>
        roles === undefined
          ? device !== undefined && resource === 'house'
          : SEES[resource].includes(roles) && !ended.has(roles),
    };
  };

export async function openTestStream({
  house: houseOptions = {},
  tables = 2,
  ...options
}: Partial<Omit<HubOptions, 'house'>> & {
  readonly house?: Parameters<typeof runTestHouse>[0];
  readonly tables?: number;
} = {}): Promise<TestStream> {
  const room = await runTestHouse({ tables, ...houseOptions });
  const ended = new Set<string>();
  const app = fastify();
  app.setValidatorCompiler(decodeBySchema);
  app.setSerializerCompiler(serializerCompiler);
  addProblems(app, () => {});
  const context = { house: room.house, rulebook: RULEBOOK, whoAsks: whoAsks(ended) };
  app.register(async (api) => void addStreamRoutes(api, context, options), { prefix: '/api/v1' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    room,
    url,
    ended,
    listen: (topics, headers = {}) => listen(`${url}/api/v1/stream?topics=${topics}`, headers),
    async close() {
      await app.close();
      await room.house.close();
    },
  };
}

async function listen(url: string, headers: Readonly<Record<string, string>>): Promise<TestClient> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject);
  });
  const heard: Heard[] = [];
  const comments: string[] = [];
  let taken = 0;
  let rest = '';
  let isClosed = false;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() as string;
    for (const block of blocks) {
      if (block.startsWith(':')) comments.push(block);
      else if (!block.startsWith('retry:')) heard.push(heardIn(block));
    }
  });
  response.on('error', () => {});
  response.on('close', () => {
    isClosed = true;
  });
  return {
    response,
    heard,
    comments,
    get isClosed() {
      return isClosed;
    },
    async next() {
      taken += 1;
      await until(() => heard.length >= taken);
      return heard[taken - 1] as Heard;
    },
    close: () => response.destroy(),
  };
}
