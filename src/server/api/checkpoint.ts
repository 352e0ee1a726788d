// What vouches for the log, for anyone: its newest checkpoint, and that an older one is its beginning. And for
// those who see the log, that one record is in it.
import { z } from 'zod';
import type { Vouching } from '#store';
import { checkSees } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../problems.ts';
import { type Api, answers, answersAs } from './route.ts';

const hash = z.string().describe('32 bytes in base64.');
const proof = z.array(hash).describe('As RFC 9162 orders them.');
const note = z.string().describe('The newest checkpoint, a C2SP signed note.');
const count = z.string().regex(/^(0|[1-9]\d{0,14})$/);

const texts = (hashes: readonly Buffer[]): string[] =>
  hashes.map((each) => each.toString('base64'));

/** The newest checkpoint, and what follows from it. */
function signed({ house }: ServerContext): Vouching {
  const vouching = house.vouching();
  if (vouching !== undefined) return vouching;
  throw new HttpProblem('not-found', { detail: 'No checkpoint of this log is signed yet.' });
}

const beyond = (what: string, size: number): HttpProblem =>
  new HttpProblem('not-found', { detail: `The checkpoint is of ${size} records, ${what}.` });

export function addCheckpointRoutes(app: Api, context: ServerContext): void {
  app.get(
    '/checkpoint',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'The newest signed checkpoint of the log. Public.',
        description: 'Keep it: `houseway verify --checkpoint FILE` holds the log against it.',
        tags: ['regulator'],
        response: answersAs('text/plain', 'A C2SP signed note'),
      },
    },
    async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(signed(context).note as never),
  );

  app.get(
    '/checkpoint/consistency',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'Proof that an older checkpoint is the beginning of the newest one. Public.',
        tags: ['regulator'],
        querystring: z.strictObject({ old: count }),
        response: answers(z.object({ old: z.int(), size: z.int(), proof, checkpoint: note })),
      },
    },
    async ({ query }) => {
      const vouching = signed(context);
      const { size } = vouching;
      const old = Number(query.old);
      if (old > size) throw beyond(`and not of ${old}`, size);
      const hashes = await vouching.consistency(old);
      return { old, size, proof: texts(hashes), checkpoint: vouching.note };
    },
  );

  app.get(
    '/proof/:seq',
    {
      schema: {
        summary: 'One record with proof that it is in the log of the newest checkpoint.',
        tags: ['regulator'],
        params: z.object({ seq: z.string() }),
        response: answers(
          z.object({
            index: z.int().describe('Its place in the tree: its number less one.'),
            size: z.int(),
            body: z.string().describe('The record as it stands in the log, to the letter.'),
            proof,
            checkpoint: note,
          }),
        ),
      },
    },
    async (request) => {
      await checkSees(context, request, 'log');
      const vouching = signed(context);
      const { size } = vouching;
      const seq = count.safeParse(request.params.seq);
      const index = Number(seq.data ?? 0) - 1;
      if (index < 0 || index >= size) throw beyond(`and no ${request.params.seq}`, size);
      const [line] = await context.house.withStore((store) => store.readLog(index, 1));
      if (line === undefined) throw beyond(`and no ${request.params.seq}`, size);
      const { body } = line;
      const hashes = await vouching.inclusion(index);
      return { index, size, body, proof: texts(hashes), checkpoint: vouching.note };
    },
  );
}
