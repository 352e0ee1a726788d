// GET /api/v1/stream: server-sent events about the topics asked for. See hub.ts for what is told,
// and topics.ts for the topics.
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type House, type Resource, type Rulebook, refusal, TOPICS, type Topic } from '#house';
import type { RunningHouse } from '#store';
import { answersAs } from '../api/route.ts';
import { HttpProblem, refusalProblem, sendProblem } from '../problems.ts';
import { type HubOptions, makeHub } from './hub.ts';

/** The asker, as far as the stream has to know. */
export interface Listener {
  /** Signed in, or an enrolled device. */
  readonly isKnown: boolean;
  /** Whether they see a part of the house; nothing any more once the session is over or the device
   * is revoked. It is asked again while they listen, which does not prolong a session. */
  sees(house: House, resource: Resource): boolean;
}

export interface StreamContext {
  readonly house: RunningHouse;
  readonly rulebook: Rulebook;
  whoAsks(request: FastifyRequest): Listener;
}

const USUAL = {
  topics: TOPICS,
  pauseMs: 100,
  heartbeatMs: 2_000,
  clients: 8_000,
  clientsOfAddress: 500,
  backlog: 256 * 1024,
} as const satisfies Partial<HubOptions>;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A proxy that gathers answers before it passes them on is asked not to.
  'x-accel-buffering': 'no',
};

/** The topics of a query; all that is wrong with it otherwise. */
function topicsIn(query: string, known: readonly Topic[]): readonly Topic[] {
  const names = [...new Set(query.split(','))];
  const topics = known.filter(({ name }) => names.includes(name));
  if (topics.length === names.length) return topics;
  const all = known.map(({ name }) => name).join(', ');
  const problems = names
    .filter((name) => !known.some((topic) => topic.name === name))
    .map((name) => ({
      path: 'topics',
      message: `${JSON.stringify(name.slice(0, 40))} is not a topic. Topics: ${all}`,
    }));
  const detail = `Name the topics, separated by commas: ${all}.`;
  throw new HttpProblem('bad-request', { detail, problems: problems.slice(0, 20) });
}

const seesAll = (house: House, who: Listener, topics: readonly Topic[]): boolean =>
  topics.every(({ sees }) => sees === undefined || who.sees(house, sees));

function checkSees(house: House, who: Listener, topics: readonly Topic[]): void {
  if (seesAll(house, who, topics)) return;
  if (!who.isKnown) throw new HttpProblem('not-signed-in', { detail: 'Only the sign is public.' });
  const unseen = topics.filter((topic) => !seesAll(house, who, [topic]));
  const names = unseen.map(({ name }) => name).join(', ');
  throw refusalProblem(refusal('not-permitted', names));
}

const FULL: HttpProblem = {
  name: 'HttpProblem',
  code: 'busy',
  title: 'Too many listeners.',
  statusCode: 503,
  message: 'Too many listeners. Try again later.',
  problems: undefined,
  retryAfter: 10,
};

const lastSeqOf = ({ headers }: FastifyRequest): number | undefined => {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
};

/** Adds the stream to the routes of an API; what comes back says how many listen. */
export function addStreamRoutes(
  app: FastifyInstance,
  { house, rulebook, whoAsks }: StreamContext,
  options: Partial<HubOptions> = {},
): () => number {
  const onError = (error: unknown) => app.log.error(error);
  const settings = { ...USUAL, house, rulebook, onError, ...options };
  const known: readonly Topic[] = settings.topics;
  const hub = makeHub(settings);
  // Before the server waits for requests that are still being answered.
  app.addHook('preClose', async () => hub.close());

  async function listen(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { topics: query = '' } = request.query as { readonly topics?: string };
    const topics = topicsIn(query, known);
    const who = whoAsks(request);
    // Public topics work while the house is down: the sign, though it may be stale.
    const isPublic = topics.every(({ sees }) => sees === undefined);
    if (!isPublic) await house.read((live) => checkSees(live, who, topics));
    if (!hub.hasRoomFor(request.ip)) return sendProblem(reply, FULL);
    reply.headers(HEADERS).hijack();
    const { raw: response } = reply;
    if (response.destroyed) return undefined;
    // It ends with its connection: in chunks, each message would take a fifth more of a processor.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    hub.add({
      response,
      address: request.ip,
      topics,
      lastSeq: lastSeqOf(request),
      maySee: isPublic ? undefined : (live) => seesAll(live, who, topics),
    });
    return undefined;
  }

  app.get('/stream', {
    // A stream has no length to ask for.
    exposeHeadRoute: false,
    config: { needs: 'nobody' },
    schema: {
      summary: 'Server-sent events: the current state of each topic, then its changes.',
      tags: ['stream'],
      querystring: z.object({
        topics: z
          .string()
          .optional()
          .describe(`Separated by commas: ${known.map(({ name }) => name).join(', ')}`),
      }),
      response: answersAs('text/event-stream', 'Events while the connection lasts.'),
    },
    handler: listen,
  });
  return hub.count;
}
