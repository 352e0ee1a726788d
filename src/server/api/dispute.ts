// One round for a dispute: the file that `houseway export --round` writes, from the house as it runs,
// and the same looked at again press by press.

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ACTIVITIES } from '#activities';
import { REQUESTS, replayAnswer, SERVER_VIEWS, type Seen } from '#client';
import { parseRoundId, type RoundName, refusal, replayOf } from '#house';
import { given } from '#result';
import {
  type RoundFile,
  readRound,
  recordIn,
  roundFileFault,
  roundFileIn,
  storeEvidence,
} from '#store';
import { look } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';
import { makeShortTurns } from '../short-turns.ts';
import { thisSoftware } from '../this-software.ts';
import type { InTurn } from '../turns.ts';
import { recordOf } from './past-records.ts';
import { addRequest } from './requests.ts';
import { type Api, answers } from './route.ts';
import { addAnswer } from './views.ts';

type Replayed = Seen<'/rounds/:round/replay'>;

const noRound = (id: string): HttpProblem =>
  new HttpProblem('not-found', { detail: `No round ${id}.` });

/** A round that there was: the whole log is not read for one that there was not. */
async function roundAsked(
  context: ServerContext,
  request: FastifyRequest,
  id: string,
): Promise<RoundName> {
  const round = parseRoundId(id);
  const count = await look(context, request, 'log', ({ tables }) => {
    if (round === undefined) return 0;
    const table = tables.get(round.table);
    if (table === undefined) throw refusalProblem(refusal('unknown-table', round.table));
    return table.roundCount;
  });
  if (round === undefined || round.number > count) throw noRound(id);
  return round;
}

async function fileOf(
  { house, rulebook }: ServerContext,
  round: RoundName,
): Promise<RoundFile | undefined> {
  const { version, digest } = thisSoftware();
  const software = { version, digest };
  return house.withStore(async (store) =>
    readRound(await storeEvidence(store), { round, rulebook, software, onProgress: () => {} }),
  );
}

/** The round of a call, or the round that is named. */
async function roundNamed(context: ServerContext, id: string): Promise<string> {
  const record = await recordOf(context.house, id);
  const called = record?.events?.find((each) => each.type === 'hand-called');
  return called === undefined ? id : `${called.table}.${called.round}`;
}

function replayIn(file: RoundFile): Replayed {
  const records = file.records.map(({ body, hash, before }) => ({
    record: recordIn(body),
    hash,
    before,
  }));
  const fault = roundFileFault(file);
  const replay = replayOf(file, records, ACTIVITIES);
  return given({ ...replay, head: file.head, fault });
}

/** A forger can put anything into the parts of a file: one that can't be read is no round file. */
function replayOfSent(sent: unknown): Replayed {
  const file = roundFileIn(sent);
  try {
    if (file !== undefined) return replayAnswer.parse(replayIn(file));
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
  }
  const problems = [{ path: '', message: 'is not a round file, or part of it is missing' }];
  throw new HttpProblem('bad-request', { problems });
}

function addReplay(app: Api, context: ServerContext, inTurn: InTurn): void {
  addAnswer(app, context, SERVER_VIEWS.replay, async (request, { round: asked }) => {
    const id = await roundNamed(context, asked);
    const round = await roundAsked(context, request, id);
    const file = await inTurn(() => fileOf(context, round));
    if (file === undefined) throw noRound(id);
    return replayIn(file);
  });
  addRequest(app, context, REQUESTS.replayFile, ({ body }) =>
    inTurn(async () => replayOfSent(body)),
  );
}

/** It takes a reading of the whole log, so it is done for one after another. */
export function addDisputeRoutes(app: Api, context: ServerContext): void {
  const inTurn = makeShortTurns();
  addReplay(app, context, inTurn);
  app.get(
    '/rounds/:round/dispute',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Everything logged for one round, with its records and hashes.',
        description: '`houseway verify --bundle FILE` decides it again from this file alone.',
        tags: ['regulator'],
        params: z.object({
          round: z.string().max(80).describe('Table and number, such as T1.17.'),
        }),
        response: answers(z.looseObject({ kind: z.string() }).meta({ id: 'RoundFile' })),
      },
    },
    async (request, reply) => {
      const { round: id } = request.params;
      const round = await roundAsked(context, request, id);
      const file = await inTurn(() => fileOf(context, round));
      if (file === undefined) throw noRound(id);
      const name = `round-${id.replace(/[^\w.-]/g, '_')}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      // As text, so that it is the same file to the byte.
      return reply
        .type('application/json')
        .serializer(String)
        .send(`${JSON.stringify(file, null, 2)}\n` as never);
    },
  );
}
