// Contests over HTTP: the standing for the room, which names no patron; what those need who keep
// them; and a kiosk at which whoever has opened a card predicts and prints.
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  commandFields,
  contestFacts,
  contestList,
  contestSign,
  type House,
  kioskContests,
  openableContests,
  picksFacts,
} from '#house';
import { type PicksPage, picksPage } from '#print';
import { ok } from '#result';
import type { Question } from '#rules';
import { look } from '../access/seeing.ts';
import { sendPdf } from '../api/papers.ts';
import { type Api, answers, answersAs, listOf, name } from '../api/route.ts';
import { CLOCK, done, nowIn, ownCommand, type ServerContext } from '../context.ts';
import { found } from '../problems.ts';
import { patronAtKiosk } from './kiosk.ts';
import {
  contestAnswer,
  contestLine,
  contestSignAnswer,
  kioskContest,
  openableAnswer,
  picksAnswer,
} from './pool-answers.ts';

const { contest, patron, answers: given } = commandFields('enter-picks').shape;
const pdfAnswers = answersAs('application/pdf', 'The printed copy');

const askedOf = (context: ServerContext, house: House) => ({
  house,
  rulebook: context.rulebook,
  now: nowIn(context, house),
});

function picksOf(context: ServerContext, house: House, of: string, who: string) {
  found(house.pools.get(of), 'unknown-contest', of);
  return found(picksFacts(askedOf(context, house), of, who), 'not-entered', who);
}

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

function addSign(app: Api, context: ServerContext): void {
  app.get(
    '/contest-sign',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'Contests and standings by card number, as shown in the room. Public.',
        tags: ['pools'],
        response: answers(listOf(contestSignAnswer)),
      },
    },
    () => context.house.read((live) => contestSign(askedOf(context, live))),
  );
}

function addViews(app: Api, context: ServerContext): void {
  app.get(
    '/contests',
    {
      schema: {
        summary: 'All contests, newest first.',
        tags: ['pools'],
        response: answers(listOf(contestLine)),
      },
    },
    (request) => look(context, request, 'pools', (live) => contestList(askedOf(context, live))),
  );
  app.get(
    '/openable-contests',
    {
      schema: {
        summary: 'Posted promotions with picks.',
        tags: ['pools'],
        response: answers(listOf(openableAnswer)),
      },
    },
    (request) =>
      look(context, request, 'pools', (live) => openableContests(askedOf(context, live))),
  );
  app.get(
    '/contests/:contest',
    {
      schema: {
        summary: 'One contest: its questions, results, and standings.',
        tags: ['pools'],
        params: z.object({ contest: name }),
        response: answers(contestAnswer),
      },
    },
    (request) =>
      look(context, request, 'pools', (live) => {
        const { contest: of } = request.params;
        return found(contestFacts(askedOf(context, live), of), 'unknown-contest', of);
      }),
  );
}

function addEntries(app: Api, context: ServerContext): void {
  const params = z.object({ contest: name, patron });
  app.get(
    '/contests/:contest/picks/:patron',
    {
      schema: {
        summary: 'One patron’s picks.',
        tags: ['pools'],
        params,
        response: answers(picksAnswer),
      },
    },
    (request) =>
      look(context, request, 'pools', (live) =>
        picksOf(context, live, request.params.contest, request.params.patron),
      ),
  );
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
  app.get(
    '/kiosk/contests',
    {
      config: { needs: 'kiosk' },
      schema: {
        summary: 'Picks, made or open, for the card open at the kiosk.',
        tags: ['pools'],
        response: answers(listOf(kioskContest)),
      },
    },
    async (request) => {
      const { patron: who } = await patronAtKiosk(context, request);
      return context.house.read((live) => kioskContests(askedOf(context, live), who));
    },
  );
  app.post(
    '/kiosk/picks',
    {
      config: { needs: 'kiosk' },
      schema: {
        summary: 'Enters picks for the card open at the kiosk.',
        tags: ['pools'],
        body: z.strictObject({ contest, answers: given }),
        response: answers(picksAnswer),
      },
    },
    async (request) => {
      const { patron: who } = await patronAtKiosk(context, request);
      const fields = { ...request.body, patron: who };
      await done(context.house, ownCommand('enter-picks', CLOCK.staff, fields));
      return context.house.read((live) => picksOf(context, live, request.body.contest, who));
    },
  );
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
  addSign(app, context);
  addViews(app, context);
  addEntries(app, context);
  addKiosk(app, context);
}
