// Contests over HTTP: the standing for the room, which names no patron; what the staff needs; and a
// kiosk where a member with an open card predicts and prints.
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { REQUESTS } from '#client';
import { commandFields, type House, picksFacts } from '#house';
import { type PicksPage, picksPage } from '#print';
import { ok } from '#result';
import type { Question } from '#rules';
import { look } from '../access/seeing.ts';
import { sendPdf } from '../api/papers.ts';
import { addRequest } from '../api/requests.ts';
import { type Api, answersAs, name } from '../api/route.ts';
import { CLOCK, done, nowIn, ownCommand, type ServerContext } from '../context.ts';
import { patronAtKiosk } from './kiosk.ts';

const { patron } = commandFields('enter-picks').shape;
const pdfAnswers = answersAs('application/pdf', 'The printed copy');

const askedOf = (context: ServerContext, house: House) => ({
  house,
  rulebook: context.rulebook,
  now: nowIn(context, house),
});

const picksOf = (context: ServerContext, house: House, of: string, who: string) =>
  picksFacts(askedOf(context, house), of, who);

const shownTime = (moment: string): string => moment.slice(0, 16).replace('T', ', ');

/** What stands on the copy: the games round by round, each with the winner that was named. */
function copyOf(house: House, facts: ReturnType<typeof picksOf>): PicksPage {
  const rounds = new Map<string, Question[]>();
  for (const each of facts.questions) {
    rounds.set(each.round, [...(rounds.get(each.round) ?? []), each]);
  }
  return {
    house: house.name,
    promotion: facts.promotion,
    title: facts.title,
    code: facts.barcode,
    card: facts.card ?? '',
    made: shownTime(facts.at),
    closes: shownTime(facts.closes),
    rounds: [...rounds].map(([title, questions]) => ({
      title,
      lines: questions.map((question) => ({
        question: question.title,
        answer: String(facts.answers[question.id]),
      })),
    })),
  };
}

const sendCopy = async (reply: FastifyReply, page: PicksPage): Promise<FastifyReply> =>
  sendPdf(reply, `picks-${page.code}`, ok(await picksPage(page)));

function addEntries(app: Api, context: ServerContext): void {
  const params = z.object({ contest: name, patron });
  app.get(
    '/contests/:contest/picks/:patron/paper.pdf',
    {
      schema: {
        summary: 'The printed copy of an entry, with its barcode.',
        tags: ['pools'],
        params,
        response: pdfAnswers,
      },
    },
    async (request, reply) => {
      const { contest: of, patron: who } = request.params;
      const copy = await look(context, request, 'pools', (live) =>
        copyOf(live, picksOf(context, live, of, who)),
      );
      return sendCopy(reply, copy);
    },
  );
}

function addKiosk(app: Api, context: ServerContext): void {
  addRequest(app, context, REQUESTS.kioskPicks, async ({ request, body }) => {
    const { patron: who } = await patronAtKiosk(context, request);
    await done(context.house, ownCommand('enter-picks', CLOCK.staff, { ...body, patron: who }));
    return context.house.read((live) => picksOf(context, live, body.contest, who));
  });
  app.get(
    '/kiosk/picks/:contest/paper.pdf',
    {
      config: { needs: 'kiosk' },
      schema: {
        summary: 'The printed copy for the card open at the kiosk.',
        tags: ['pools'],
        params: z.object({ contest: name }),
        response: pdfAnswers,
      },
    },
    async (request, reply) => {
      const { patron: who } = await patronAtKiosk(context, request);
      const copy = await context.house.read((live) =>
        copyOf(live, picksOf(context, live, request.params.contest, who)),
      );
      return sendCopy(reply, copy);
    },
  );
}

export function addPoolRoutes(app: Api, context: ServerContext): void {
  addEntries(app, context);
  addKiosk(app, context);
}
