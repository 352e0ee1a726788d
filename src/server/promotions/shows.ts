// Shows over HTTP: what everybody in the room may see of them, which names no patron, and what those
// need who run them.
import { z } from 'zod';
import { playableShows, showFacts, stages } from '#house';
import { look } from '../access/seeing.ts';
import { type Api, answers, listOf } from '../api/route.ts';
import { nowIn, type ServerContext } from '../context.ts';

const facts = z.record(z.string(), z.unknown());

const taken = z.object({
  step: z.string(),
  choice: z.string().optional(),
  outcome: z.string().optional().describe('What a machine in the room came to.'),
  facts: facts.optional(),
});

const offered = z.object({
  step: z.string(),
  title: z.string(),
  by: z.enum(['chance', 'machine', 'player', 'house']),
  choices: listOf(z.string()).optional(),
  outcomes: listOf(z.string()).optional(),
  asks: listOf(
    z.object({
      name: z.string(),
      title: z.string(),
      kind: z.enum(['number', 'numbers', 'seats', 'yes', 'digits', 'cells']),
      of: listOf(z.string()).optional(),
      optional: z.literal(true).optional(),
    }),
  ).optional(),
});

const stage = z.object({
  show: z.string(),
  offering: z.string(),
  game: z.string(),
  activity: z.string(),
  title: z.string(),
  startedAt: z.string(),
  playerCount: z.int(),
  status: z.enum(['playing', 'over', 'awarded', 'abandoned', 'voided']),
  state: facts.describe('As its sheet has it; `picture` says how it is drawn.'),
  stepCount: z.int(),
  lastStep: z.object({ step: taken, isMechanical: z.boolean(), isDrawn: z.boolean() }).optional(),
  steps: listOf(offered).describe('What can be done now.'),
  isWaiting: z.boolean().describe('What was recorded waits for somebody else.'),
  prizes: listOf(
    z.object({
      title: z.string(),
      player: z.int().optional().describe('Whoever plays, from 0 on.'),
      table: z.string().optional(),
      seat: z.int().optional(),
      amount: z.string().optional(),
      words: z.string().optional(),
    }),
  ),
  isAwardDue: z.literal(true).optional().describe('What was won on the way waits for its award.'),
});

const show = stage.extend({
  players: listOf(z.string()).describe('Patrons, in the order of their numbers.'),
  runBy: listOf(z.string()),
  waiting: z.object({ step: taken, by: z.string() }).optional(),
});

const playable = z.object({
  offering: z.string(),
  activity: z.string(),
  game: z.string(),
  title: z.string(),
  clause: z.string(),
  players: z.object({ least: z.int(), most: z.int() }),
  drawn: listOf(
    z.object({
      drawing: z.string().optional().describe('Where a ticket was drawn.'),
      serial: z.int().optional(),
      claim: z.string().optional().describe('Where a spin was won elsewhere.'),
      patron: z.string(),
      eventAt: z.string().optional().describe('It begins then, not before.'),
    }),
  ).describe('Whoever may play it and has not yet, once for each ticket and each spin.'),
  isTogether: z.boolean().describe('They play together; otherwise each alone.'),
});

/** For the big screen: no badge is asked for. */
function addStages(app: Api, { house, rulebook }: ServerContext): void {
  app.get(
    '/stages',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'The shows of the house as the room sees them, the newest first; for everybody.',
        tags: ['shows'],
        response: answers(listOf(stage)),
      },
    },
    () => house.read((live) => stages(live, rulebook)),
  );
}

export function addShowRoutes(app: Api, context: ServerContext): void {
  const { rulebook } = context;
  addStages(app, context);
  app.get(
    '/shows',
    {
      schema: {
        summary: 'The shows of the house with whoever plays and has run them.',
        tags: ['shows'],
        response: answers(listOf(show)),
      },
    },
    (request) => look(context, request, 'shows', (house) => showFacts(house, rulebook)),
  );
  app.get(
    '/shows/playable',
    {
      schema: {
        summary: 'What can be started now.',
        tags: ['shows'],
        response: answers(listOf(playable)),
      },
    },
    (request) =>
      look(context, request, 'shows', (house) =>
        playableShows(house, rulebook, nowIn(context, house)),
      ),
  );
}
