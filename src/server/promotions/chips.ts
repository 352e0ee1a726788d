// Promotional chips: what is out, which wagers wait, what a serial may do, and the papers.
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  batchSerials,
  chipFacts,
  commandFields,
  type House,
  instrumentFacts,
  momentIn,
  refusal,
} from '#house';
import { type Coupon, couponPages } from '#print';
import { known } from '#result';
import { parseMoment } from '#rules';
import { look } from '../access/seeing.ts';
import { type Api, answers, answersAs, name } from '../api/route.ts';
import type { ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { chipsAnswer, instrumentAnswer } from './chip-answers.ts';

const serial = commandFields('change-voucher').shape.serial;
const pdfAnswers = answersAs('application/pdf', 'The papers');

const askedOf = ({ rulebook, clock }: ServerContext, house: House) => ({
  ...{ house, rulebook },
  now: known(parseMoment(momentIn(clock(), house.zone), 'now')),
});

function factsOf(context: ServerContext, house: House, which: string) {
  const facts = instrumentFacts(askedOf(context, house), which);
  if (facts === undefined) throw refusalProblem(refusal('unknown-instrument', which));
  return facts;
}

function addViews(app: Api, context: ServerContext): void {
  app.get(
    '/chips',
    {
      schema: {
        summary: 'Promotional chips: what is offered, what is out, which wagers wait.',
        tags: ['chips'],
        response: answers(chipsAnswer),
      },
    },
    (request) => look(context, request, 'chips', (house) => chipFacts(askedOf(context, house))),
  );
  app.get(
    '/chips/:serial',
    {
      schema: {
        summary: 'One coupon, voucher or buy-in: what it is and what it may do.',
        tags: ['chips'],
        params: z.object({ serial }),
        response: answers(instrumentAnswer),
      },
    },
    (request) =>
      look(context, request, 'chips', (house) => factsOf(context, house, request.params.serial)),
  );
}

const FORMS = {
  paper: 'Put it on the table before the deal.',
  voucher: 'Bring it to the cage or the desk, where it is changed into a chip.',
  chips: 'The receipt of chips that were bought. They have no cash value.',
} as const;

/** What stands on the paper of a coupon. */
function couponOf(context: ServerContext, house: House, which: string): Coupon {
  const { offering, offeringTitle, ...facts } = factsOf(context, house, which);
  const { form, games, fee, expires, patron } = facts;
  const [approval = ''] =
    context.rulebook.activity(house.offerings.get(offering)?.activity ?? '')?.approvalIds ?? [];
  const day = expires === undefined ? undefined : momentIn(Date.parse(expires), house.zone);
  return {
    ...{ house: house.name, promotion: offeringTitle, approval, title: facts.title },
    ...{ face: `$${facts.face}`, serial: facts.serial },
    lines: [
      FORMS[form],
      ...(day === undefined ? [] : [`Good until ${day.slice(0, 16).replace('T', ', ')}`]),
      ...(fee === undefined ? [] : [`Redemption fee: $${fee}, in live chips, for each wager`]),
      ...(patron === undefined ? [] : [`For ${patron} only; it cannot be given away.`]),
      `Games: ${games.join(', ')}`,
    ],
  };
}

function sendPdf(reply: FastifyReply, file: string, page: Buffer): FastifyReply {
  reply.header('content-disposition', `inline; filename="${file}.pdf"`);
  return reply.type('application/pdf').send(page);
}

function addPapers(app: Api, context: ServerContext): void {
  app.get(
    '/chips/:serial/paper.pdf',
    {
      schema: {
        summary: 'A coupon or voucher to print, or the receipt of a buy-in, with its barcode.',
        tags: ['chips'],
        params: z.object({ serial }),
        response: pdfAnswers,
      },
    },
    async (request, reply) => {
      const { serial: which } = request.params;
      const coupon = await look(context, request, 'chips', (house) =>
        couponOf(context, house, which),
      );
      return sendPdf(reply, `coupon-${which}`, await couponPages([coupon]));
    },
  );
  app.get(
    '/chip-batches/:batch/papers.pdf',
    {
      schema: {
        summary: 'All coupons or vouchers of a batch to print, four to a page.',
        tags: ['chips'],
        params: z.object({ batch: name }),
        response: pdfAnswers,
      },
    },
    async (request, reply) => {
      const { batch } = request.params;
      const coupons = await look(context, request, 'chips', (house) => {
        const serials = batchSerials(house, batch);
        if (serials === undefined) throw refusalProblem(refusal('unknown-instrument', batch));
        return serials.map((each) => couponOf(context, house, each));
      });
      return sendPdf(reply, `coupons-${batch}`, await couponPages(coupons));
    },
  );
}

export function addChipRoutes(app: Api, context: ServerContext): void {
  addViews(app, context);
  addPapers(app, context);
}
