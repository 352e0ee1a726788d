// Tournaments over HTTP: the clock, which everybody may see and which names no patron, and what those
// need who run them, with the log.
import { z } from 'zod';
import {
  type House,
  momentIn,
  tournamentClock,
  tournamentClocks,
  tournamentFacts,
  tournamentLog,
  tournamentOfferings,
} from '#house';
import { tournamentLogPage } from '#print';
import { look } from '../access/seeing.ts';
import { sendPdf } from '../api/papers.ts';
import { type Api, answers, answersAs, listOf, name } from '../api/route.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../problems.ts';
import { clockAnswer, factsAnswer, logAnswer, offeringAnswer } from './tournament-answers.ts';

const params = z.object({ tournament: name });
const tags = ['tournaments'];

const there = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new HttpProblem('not-found');
  return found;
};

/** For any screen: no badge is asked for. */
function addClocks(app: Api, { house, rulebook }: ServerContext): void {
  app.get(
    '/clocks',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'The clocks of all tournaments, the newest first; for everybody.',
        tags,
        response: answers(listOf(clockAnswer)),
      },
    },
    () => house.read((live) => tournamentClocks(live, rulebook)),
  );
  app.get(
    '/clocks/:tournament',
    {
      config: { needs: 'nobody' },
      schema: {
        summary:
          'The clock of a tournament: level, blinds, players left, prize pool; for everybody.',
        description:
          'Time that has been played is `clock.elapsedMs`, and what passes since `since`.',
        tags,
        params,
        response: answers(clockAnswer),
      },
    },
    async ({ params: { tournament } }) =>
      there(await house.read((live) => tournamentClock(live, rulebook, tournament))),
  );
}

function addLogs(app: Api, context: ServerContext): void {
  const { rulebook } = context;
  app.get(
    '/tournaments/:tournament/log',
    {
      schema: {
        summary: 'The log of a tournament with every field that its sheet asks for.',
        tags,
        params,
        response: answers(logAnswer),
      },
    },
    async (request) => {
      const { tournament } = request.params;
      return there(
        await look(context, request, 'tournaments', (live) =>
          tournamentLog(live, rulebook, tournament),
        ),
      );
    },
  );
  app.get(
    '/tournaments/:tournament/log.pdf',
    {
      schema: {
        summary: 'The log of a tournament, to print and to sign.',
        tags,
        params,
        response: answersAs('application/pdf', 'The paper'),
      },
    },
    async (request, reply) => {
      const { tournament } = request.params;
      const log = there(
        await look(context, request, 'tournaments', (live) => printed(live, tournament)),
      );
      return sendPdf(reply, `tournament-${tournament}`, await tournamentLogPage(log));
    },
  );

  /** With the moments as the room's clock showed them. */
  function printed(live: House, tournament: string) {
    const log = tournamentLog(live, rulebook, tournament);
    if (log === undefined) return undefined;
    const shown = (text: string): string =>
      momentIn(Date.parse(text), live.zone).replace('T', ' ').slice(0, 16);
    const { startedAt, endedAt, signed } = log;
    return {
      ...log,
      startsAt: shown(log.startsAt),
      ...(startedAt === undefined ? {} : { startedAt: shown(startedAt) }),
      ...(endedAt === undefined ? {} : { endedAt: shown(endedAt) }),
      ...(signed === undefined ? {} : { signed: { ...signed, at: shown(signed.at) } }),
    };
  }
}

export function addTournamentRoutes(app: Api, context: ServerContext): void {
  const { rulebook } = context;
  addClocks(app, context);
  app.get(
    '/tournaments/offerings',
    {
      schema: {
        summary: 'Offerings under which a tournament can be announced, and what they post.',
        tags,
        response: answers(listOf(offeringAnswer)),
      },
    },
    (request) =>
      look(context, request, 'tournaments', (live) => tournamentOfferings(live, rulebook)),
  );
  app.get(
    '/tournaments/:tournament',
    {
      schema: {
        summary: 'Everything of a tournament: entrants, seats, who is out, pool, deal, claims.',
        tags,
        params,
        response: answers(factsAnswer),
      },
    },
    async (request) => {
      const { tournament } = request.params;
      return there(
        await look(context, request, 'tournaments', (live) =>
          tournamentFacts(live, rulebook, tournament),
        ),
      );
    },
  );
  addLogs(app, context);
}
