// One round for a dispute: the file that `houseway export --round` writes, from the house as it runs.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseRoundId, type RoundName, refusal } from '#house';
import { type RoundFile, readRound, storeEvidence } from '#store';
import { look } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';
import { thisSoftware } from '../this-software.ts';
import { makeTurns } from '../turns.ts';
import { type Api, answers } from './route.ts';

const noRound = (id: string): HttpProblem =>
  new HttpProblem('not-found', { detail: `There was no round ${id}.` });

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

/** It takes a reading of the whole log, so it is done for one after another. */
export function addDisputeRoutes(app: Api, context: ServerContext): void {
  const inTurn = makeTurns();
  app.get(
    '/rounds/:round/dispute',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'All that is in the log of one round, with its records and their hashes.',
        description: '`houseway verify --bundle FILE` decides it again from this file alone.',
        tags: ['regulator'],
        params: z.object({ round: z.string().max(80).describe('Table and number, as in T1.17.') }),
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
