// Drums, tickets and drawings over HTTP: for the card desk with the names, for the room without
// them, and the file of a drawing for anyone who wants to draw it again.
import { z } from 'zod';
import { drawingFile, drumFacts, refusal, ticketsToPrint } from '#house';
import { ticketPages } from '#print';
import { ok } from '#result';
import { look } from '../access/seeing.ts';
import { sendPdf } from '../api/papers.ts';
import { type Api, answersAs, name } from '../api/route.ts';
import type { ServerContext } from '../context.ts';
import { found, refusalProblem } from '../problems.ts';

/** Public: what is posted about drawings, without names. */
function addWall(app: Api, { house, rulebook }: ServerContext): void {
  app.get(
    '/drawings/:drawing/export',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'The file of a finished drawing, so anyone can repeat it.',
        tags: ['drawings'],
        params: z.object({ drawing: name }),
        response: answersAs('application/json', 'The file, as `houseway verify` reads it'),
      },
    },
    async (request, reply) => {
      const asked = request.params.drawing;
      const file = await house.read((live) => {
        found(live.drums.drawings.get(asked), 'unknown-drawing', asked);
        return found(drawingFile(live, rulebook, asked), 'wrong-moment', asked);
      });
      reply.header('content-disposition', `attachment; filename="drawing-${asked}.json"`);
      return reply.type('application/json').send(JSON.stringify(file));
    },
  );
}

const PAPERS_MAX = 200;

function addPapers(app: Api, context: ServerContext): void {
  app.get(
    '/drums/:offering/tickets.pdf',
    {
      schema: {
        summary: 'Tickets to print, with their barcodes and stubs.',
        tags: ['drawings'],
        params: z.object({ offering: name }),
        querystring: z.strictObject({
          first: z.coerce.number().int().min(1),
          count: z.coerce.number().int().min(1).max(PAPERS_MAX),
        }),
        response: answersAs('application/pdf', 'The tickets'),
      },
    },
    async (request, reply) => {
      const { offering } = request.params;
      const { first, count } = request.query;
      const page = await look(context, request, 'drawings', (house) => {
        const drums = drumFacts(house, context.rulebook);
        const drum = drums.find((each) => each.offering === offering);
        const { title } = found(drum, 'no-drum', offering);
        const tickets = ticketsToPrint(house, offering, first, count);
        return { house: house.name, title, tickets };
      });
      if (page.tickets.length === 0) throw refusalProblem(refusal('unknown-ticket', `${first}`));
      return sendPdf(reply, `tickets-${offering}`, ok(await ticketPages(page)));
    },
  );
}

export function addDrumRoutes(app: Api, context: ServerContext): void {
  addWall(app, context);
  addPapers(app, context);
}
