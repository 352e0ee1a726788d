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
  outcome: z.string().optional().describe('The result of equipment in the room.'),
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
  state: facts.describe('As on its sheet; `picture` says how it is drawn.'),
  stepCount: z.int(),
  lastStep: z.object({ step: taken, isMechanical: z.boolean(), isDrawn: z.boolean() }).optional(),
  steps: listOf(offered).describe('What can be done now.'),
  isWaiting: z.boolean().describe('The recorded result needs a different person to confirm.'),
  prizes: listOf(
    z.object({
      title: z.string(),
      player: z.int().optional().describe('The player, from 0 on.'),
      table: z.string().optional(),
      seat: z.int().optional(),
      amount: z.string().optional(),
      words: z.string().optional(),
    }),
  ),
  isAwardDue: z.literal(true).optional().describe('Prizes won so far, not yet awarded.'),
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
  ).describe('Players who can still play, once per ticket and per spin.'),
  isTogether: z.boolean().describe('Whether they play together or one at a time.'),
});

/** For the big screen: no badge is asked for. */
function addStages(app: Api, { house, rulebook }: ServerContext): void {
  app.get(
    '/stages',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'Shows as the room sees them, newest first. Public.',
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
        summary: 'Shows with their players and the staff who ran them.',
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
