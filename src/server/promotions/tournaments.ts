// Tournaments over HTTP: the clock, which is public and names no patron, and what the people need
// who run them, with the log.
import { z } from 'zod';
import { type House, momentIn, tournamentLog } from '#house';
import { tournamentLogPages } from '#print';
import { look } from '../access/seeing.ts';
import { sendPdf } from '../api/papers.ts';
import { type Api, answersAs, day, name } from '../api/route.ts';
import type { ServerContext } from '../context.ts';
import { found } from '../problems.ts';

const params = z.object({ tournament: name });
const tags = ['tournaments'];

/** The last three months are at hand at once; everything before can be asked for. */
const AT_HAND_MS = 92 * 24 * 3_600_000;
const LAST_DAY = '9999-12-31';

const dayIn = (instant: number, zone: string): string => momentIn(instant, zone).slice(0, 10);

/** The tournament of a name, or the refusal that there is none. */
const there = <Facts>(facts: Facts | undefined, tournament: string): Facts =>
  found(facts, 'unknown-tournament', tournament);

export function addTournamentRoutes(app: Api, context: ServerContext): void {
  const { rulebook } = context;
  app.get(
    '/tournaments/:tournament/log.pdf',
    {
      schema: {
        summary: 'A tournament’s log, to print and sign.',
        tags,
        params,
        response: answersAs('application/pdf', 'The printout'),
      },
    },
    async (request, reply) => {
      const { tournament } = request.params;
      const log = there(
        await look(context, request, 'tournaments', (live) => printed(live, tournament)),
        tournament,
      );
      return sendPdf(reply, `tournament-${tournament}`, await tournamentLogPages(log.house, [log]));
    },
  );
  app.get(
    '/tournaments/logs.pdf',
    {
      schema: {
        summary: 'The logs of all tournaments over some days, to print.',
        description: 'The last three months, unless you name days.',
        tags,
        querystring: z.strictObject({ from: day.optional(), to: day.optional() }),
        response: answersAs('application/pdf', 'The printout'),
      },
    },
    async (request, reply) => {
      const { name, logs } = await look(context, request, 'tournaments', (live) => {
        const now = Math.max(context.clock(), live.at);
        const { from = dayIn(now - AT_HAND_MS, live.zone), to = LAST_DAY } = request.query;
        const all = [...live.tournaments.keys()].flatMap((each) => printed(live, each) ?? []);
        return { name: live.name, logs: all.filter(({ day }) => day >= from && day <= to) };
      });
      const pdf = await tournamentLogPages(name, logs);
      return sendPdf(reply, 'tournament-logs', pdf);
    },
  );

  /** With the moments as the room's clock showed them. */
  function printed(live: House, tournament: string) {
    const log = tournamentLog(live, rulebook, tournament);
    if (log === undefined) return undefined;
    const shown = (text: string): string =>
      momentIn(Date.parse(text), live.zone).replace('T', ' ').slice(0, 16);
    const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: live.zone });
    const { startedAt, endedAt, signed } = log;
    return {
      ...log,
      day: dayIn(Date.parse(log.startsAt), live.zone),
      startsAt: `${day.format(Date.parse(log.startsAt))} ${shown(log.startsAt)}`,
      rules: log.rules.map((each) => ({ ...each, at: shown(each.at) })),
      journal: log.journal.map((each) => ({ ...each, at: shown(each.at) })),
      ...(startedAt === undefined ? {} : { startedAt: shown(startedAt) }),
      ...(endedAt === undefined ? {} : { endedAt: shown(endedAt) }),
      ...(signed === undefined ? {} : { signed: { ...signed, at: shown(signed.at) } }),
    };
  }
}
