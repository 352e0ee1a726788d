// Papers: the win page of an award, what the tax rules ask of a claim, and the statements for it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { form5754Page, w2gPage, winPage } from '#print';
import type { Result } from '#result';
import { badgeOf } from '../access/asker.ts';
import { look } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../problems.ts';
import { type Api, answers, callId, claimId, listOf } from './route.ts';
import { form5754Of, type Teller, taxedOf, w2gOf } from './tax-papers.ts';
import { winPageOf } from './win-page.ts';

/** A PDF is no JSON; it is described as what it is. */
const pdfAnswers = {
  ...answers(z.unknown()),
  200: {
    description: 'The paper',
    content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
  },
};

/** What cannot be printed is wrong with what was written down: a name in letters that the fonts do
 * not have, say. */
function sendPdf(reply: FastifyReply, file: string, made: Result<Buffer>): FastifyReply {
  if (!made.ok) {
    const detail = 'It cannot be printed as it was written down.';
    throw new HttpProblem('bad-request', { detail, problems: made.error });
  }
  reply.header('content-disposition', `inline; filename="${file.replace(/[^\w.-]/g, '_')}.pdf"`);
  return reply.type('application/pdf').send(made.value);
}

function addWinPage(app: Api, context: ServerContext): void {
  app.get(
    '/wins/:call/page.pdf',
    {
      schema: {
        summary: 'The win page of an award, to print and to sign.',
        tags: ['papers'],
        params: z.object({ call: callId }),
        response: pdfAnswers,
      },
    },
    async (request, reply) => {
      const { call } = request.params;
      await look(context, request, 'wins', () => undefined);
      const page = await winPageOf(context, call);
      return sendPdf(reply, `win-page-${page.slip}`, await winPage(page));
    },
  );
}

const taxAnswer = z
  .object({
    claim: z.string(),
    status: z.string(),
    patron: z.string().optional().describe('Who is paid.'),
    amount: z.string(),
    at: z.string().describe('When it is paid, or was.'),
    forms: listOf(z.object({ form: z.string(), isComplete: z.boolean() })),
    withheld: z.string(),
    needsTwoDocuments: z.boolean(),
    documents: listOf(z.string()).describe('Those that were seen.'),
    hasTaxNumber: z.boolean(),
    mustSign: z.boolean(),
    owners: listOf(
      z.object({ claim: z.string(), patron: z.string().optional(), amount: z.string() }),
    ).describe('All who own the win.'),
    reasons: listOf(z.object({ says: z.string(), source: z.string() })),
  })
  .meta({ id: 'Tax', description: 'What the tax rules ask of a claim; no personal facts.' });

function addTax(app: Api, context: ServerContext): void {
  app.get(
    '/claims/:claim/tax',
    {
      schema: {
        summary: 'The forms that a claim needs, what is withheld, and why.',
        tags: ['papers'],
        params: z.object({ claim: claimId }),
        response: answers(taxAnswer),
      },
    },
    async (request) => {
      await look(context, request, 'claims', () => undefined);
      return taxedOf(context, request.params.claim);
    },
  );
}

const formParams = z.object({ claim: claimId });
const formQuery = z.strictObject({
  copy: z
    .enum(['winner', 'house'])
    .optional()
    .describe(
      'The winner’s has the numbers in full; the house’s, which is the usual one, has not.',
    ),
});

const tellerOf = (request: FastifyRequest): Teller => ({
  badge: badgeOf(request),
  device: request.asker.session?.device ?? request.asker.device?.name,
});

/** For those who may read the facts of a person; that it was done is in the log. */
function addForms(app: Api, context: ServerContext): void {
  const schema = {
    tags: ['papers'],
    params: formParams,
    querystring: formQuery,
    response: pdfAnswers,
  };
  app.get(
    '/claims/:claim/forms/w-2g.pdf',
    {
      exposeHeadRoute: false,
      schema: { ...schema, summary: 'The statement of winnings for the one who is paid.' },
    },
    async (request, reply) => {
      const { claim } = request.params;
      const { copy = 'house' } = request.query;
      await look(context, request, 'facts', () => undefined);
      const form = await w2gOf(context, claim, tellerOf(request));
      return sendPdf(reply, `w-2g-${claim}-${copy}`, await w2gPage(form, copy));
    },
  );
  app.get(
    '/claims/:claim/forms/5754.pdf',
    {
      exposeHeadRoute: false,
      schema: { ...schema, summary: 'The statement of all who own a win together.' },
    },
    async (request, reply) => {
      const { claim } = request.params;
      const { copy = 'house' } = request.query;
      await look(context, request, 'facts', () => undefined);
      const form = await form5754Of(context, claim, tellerOf(request));
      return sendPdf(reply, `5754-${claim}-${copy}`, await form5754Page(form, copy));
    },
  );
}

export function addPaperRoutes(app: Api, context: ServerContext): void {
  addWinPage(app, context);
  addTax(app, context);
  addForms(app, context);
}
