// Printouts: the win page of an award, what the tax rules ask of a claim, and the statements for
// it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SERVER_VIEWS } from '#client';
import { form5754Page, type StatementCopy, w2gPage, winPage } from '#print';
import type { Result } from '#result';
import { badgeOf } from '../access/asker.ts';
import { checkSees } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../problems.ts';
import { type Api, answersAs, callId, claimId } from './route.ts';
import { correctedW2gOf, form5754Of, type TaxTeller, taxedOf, w2gOf } from './tax-papers.ts';
import { addAnswer } from './views.ts';
import { winPageOf } from './win-page.ts';

const pdfAnswers = answersAs('application/pdf', 'The printout');

/** What cannot be printed is wrong with what was written down: a name in letters that the fonts do
 * not have, say. */
export function sendPdf(reply: FastifyReply, file: string, made: Result<Buffer>): FastifyReply {
  if (!made.ok) {
    const detail = 'It can’t be printed as recorded.';
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
      await checkSees(context, request, 'wins');
      const page = await winPageOf(context, call);
      return sendPdf(reply, `win-page-${page.slip}`, await winPage(page));
    },
  );
}

function addTax(app: Api, context: ServerContext): void {
  addAnswer(app, context, SERVER_VIEWS.tax, (_, { claim }) => taxedOf(context, claim));
}

const formParams = z.object({ claim: claimId });
const formQuery = z.strictObject({
  copy: z
    .enum(['winner', 'house'])
    .optional()
    .describe(
      'The winner’s copy shows the numbers in full. The house copy, the default, does not.',
    ),
});

const tellerOf = (request: FastifyRequest): TaxTeller => ({
  badge: badgeOf(request),
  device: request.asker.session?.device ?? request.asker.device?.name,
});

interface Form<Facts> {
  readonly name: string;
  readonly summary: string;
  readonly factsOf: (context: ServerContext, claim: string, teller: TaxTeller) => Promise<Facts>;
  readonly page: (facts: Facts, copy: StatementCopy) => Promise<Result<Buffer>>;
}

/** For those who may read the facts of a person; that it was done is in the log. */
function addForm<Facts>(app: Api, context: ServerContext, form: Form<Facts>): void {
  const { name, summary, factsOf, page } = form;
  app.get(
    `/claims/:claim/forms/${name}.pdf`,
    {
      exposeHeadRoute: false,
      schema: {
        summary,
        tags: ['papers'],
        params: formParams,
        querystring: formQuery,
        response: pdfAnswers,
      },
    },
    async (request, reply) => {
      const { claim } = request.params;
      const { copy = 'house' } = request.query;
      await checkSees(context, request, 'facts');
      const facts = await factsOf(context, claim, tellerOf(request));
      return sendPdf(reply, `${name}-${claim}-${copy}`, await page(facts, copy));
    },
  );
}

function addForms(app: Api, context: ServerContext): void {
  addForm(app, context, {
    name: 'w-2g',
    summary: 'The statement of winnings for the payee.',
    factsOf: w2gOf,
    page: w2gPage,
  });
  addForm(app, context, {
    name: '5754',
    summary: 'The statement of everyone who shares a win.',
    factsOf: form5754Of,
    page: form5754Page,
  });
}

function addCorrection(app: Api, context: ServerContext): void {
  app.get(
    '/receivables/:receivable/forms/w-2g.pdf',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'The corrected statement of winnings of a person who was wrongly paid.',
        tags: ['papers'],
        params: z.object({ receivable: claimId }),
        querystring: formQuery,
        response: pdfAnswers,
      },
    },
    async (request, reply) => {
      const { receivable } = request.params;
      const { copy = 'house' } = request.query;
      await checkSees(context, request, 'facts');
      const facts = await correctedW2gOf(context, receivable, tellerOf(request));
      return sendPdf(reply, `corrected-w-2g-${receivable}-${copy}`, await w2gPage(facts, copy));
    },
  );
}

export function addPaperRoutes(app: Api, context: ServerContext): void {
  addWinPage(app, context);
  addTax(app, context);
  addForms(app, context);
  addCorrection(app, context);
}
