// Promotional chips: what is out, which wagers wait, what a serial may do, and the printouts.
import { z } from 'zod';
import { batchSerials, commandFields, type House, instrumentFacts } from '#house';
import { type Coupon, couponPages } from '#print';
import { ok } from '#result';
import { look } from '../access/seeing.ts';
import { sendPdf } from '../api/papers.ts';
import { type Api, answersAs, name } from '../api/route.ts';
import { nowIn, type ServerContext } from '../context.ts';
import { found } from '../problems.ts';

const serial = commandFields('change-voucher').shape.serial;
const pdfAnswers = answersAs('application/pdf', 'The printouts');

const askedOf = (context: ServerContext, house: House) => ({
  house,
  rulebook: context.rulebook,
  now: nowIn(context, house),
});

function factsOf(context: ServerContext, house: House, which: string) {
  return found(instrumentFacts(askedOf(context, house), which), 'unknown-instrument', which);
}

const FORMS = {
  paper: 'Put it on the table before the deal.',
  voucher: 'Bring it to the cage or the desk to change it for a chip.',
  chips: 'Receipt for purchased chips. They have no cash value.',
} as const;

/** What stands on the paper of a coupon. */
function couponOf(context: ServerContext, house: House, which: string): Coupon {
  const { offering, offeringTitle, ...facts } = factsOf(context, house, which);
  const { form, games, fee, goodUntil, patron } = facts;
  const [approval = ''] =
    context.rulebook.activity(house.offerings.get(offering)?.activity ?? '')?.approvalIds ?? [];
  return {
    house: house.name,
    promotion: offeringTitle,
    approval,
    title: facts.title,
    face: `$${facts.face}`,
    serial: facts.serial,
    lines: [
      FORMS[form],
      ...(goodUntil === undefined
        ? []
        : [`Valid through ${goodUntil.slice(0, 16).replace('T', ', ')}`]),
      ...(fee === undefined ? [] : [`Redemption fee: $${fee} in live chips for each wager`]),
      ...(patron === undefined ? [] : [`For ${patron} only. It can’t be given away.`]),
      `Games: ${games.join(', ')}`,
    ],
  };
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
      return sendPdf(reply, `coupon-${which}`, ok(await couponPages([coupon])));
    },
  );
  app.get(
    '/chip-batches/:batch/papers.pdf',
    {
      schema: {
        summary: 'All coupons or vouchers of a batch, to print four to a page.',
        tags: ['chips'],
        params: z.object({ batch: name }),
        response: pdfAnswers,
      },
    },
    async (request, reply) => {
      const { batch } = request.params;
      const coupons = await look(context, request, 'chips', (house) => {
        const serials = found(batchSerials(house, batch), 'unknown-instrument', batch);
        return serials.map((each) => couponOf(context, house, each));
      });
      return sendPdf(reply, `coupons-${batch}`, ok(await couponPages(coupons)));
    },
  );
}

export function addChipRoutes(app: Api, context: ServerContext): void {
  addPapers(app, context);
}
