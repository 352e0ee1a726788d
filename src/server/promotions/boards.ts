// Boards over HTTP: what everybody in the room may read, which names no patron, and what those need
// who keep them.
import { z } from 'zod';
import { boardFacts, boardList, boardSign, commandFields } from '#house';
import { look } from '../access/seeing.ts';
import { type Api, answers, listOf } from '../api/route.ts';
import { nowIn, type ServerContext } from '../context.ts';
import { found } from '../problems.ts';

const period = { from: z.string().optional(), until: z.string().optional() };
const status = z.enum(['open', 'closed', 'done']);
const counts = z.enum(['hands', 'points']);
const place = { table: z.string(), seat: z.int() };

const boardLine = z.object({
  board: z.string(),
  offering: z.string(),
  title: z.string(),
  ...period,
  status,
  entryCount: z.int(),
  isWaiting: z.boolean().describe('A correction needs a different person.'),
});

const correction = {
  entry: z.string(),
  isStruck: z.boolean().optional(),
  patron: z.string().optional(),
  reason: z.string(),
};

const boardAnswer = z
  .object({
    board: z.string(),
    offering: z.string(),
    title: z.string(),
    counts,
    ...period,
    status,
    closedAt: z.string().optional(),
    lines: listOf(
      z.object({
        entry: z.string(),
        place: z.int(),
        score: z.number(),
        words: z.string(),
        ...place,
        patron: z.string().optional(),
      }),
    ).describe('Its lines, best first.'),
    entries: listOf(
      z.object({
        id: z.string(),
        call: z.string(),
        ...place,
        patron: z.string().optional(),
        row: z.string(),
        score: z.number(),
        words: z.string(),
        at: z.string(),
        verifiedBy: z.string(),
        authorizedBy: listOf(z.string()),
        isStruck: z.boolean(),
      }),
    ),
    prizes: listOf(
      z.object({
        entry: z.string(),
        row: z.string(),
        amount: z.string(),
        because: z.string(),
        patron: z.string().optional(),
      }),
    ),
    signedBy: listOf(z.string()),
    history: listOf(
      z.object({
        ...correction,
        at: z.string(),
        recordedBy: z.string(),
        confirmedBy: z.string(),
      }),
    ),
    waiting: z.object({ ...correction, by: z.string() }).optional(),
    award: z.string().optional(),
  })
  .meta({ id: 'Board', description: 'One period of a board of hands or points.' });

const card = z.string().optional().describe('The last four digits of the player’s card.');

const signAnswer = z.object({
  offering: z.string(),
  title: z.string(),
  boardTitle: z.string(),
  counts,
  approvals: listOf(z.string()),
  isOpen: z.boolean(),
  hours: listOf(
    z.object({ days: listOf(z.string()).optional(), from: z.string(), until: z.string() }),
  ),
  prizes: listOf(
    z.object({ title: z.string(), amount: z.string().optional(), words: z.string().optional() }),
  ),
  ...period,
  lines: listOf(
    z.object({
      entry: z.string(),
      place: z.int(),
      score: z.number(),
      words: z.string(),
      ...place,
      card,
    }),
  ),
  last: z
    .object({
      ...period,
      winners: listOf(
        z.object({ entry: z.string(), words: z.string(), ...place, amount: z.string(), card }),
      ),
    })
    .optional(),
});

export function addBoardRoutes(app: Api, context: ServerContext): void {
  const { house, rulebook } = context;
  app.get(
    '/board-sign',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'High-hand and points boards as shown in the room. Public.',
        tags: ['boards'],
        response: answers(listOf(signAnswer)),
      },
    },
    () => house.read((live) => boardSign({ house: live, rulebook, now: nowIn(context, live) })),
  );
  app.get(
    '/boards',
    {
      schema: {
        summary: 'The periods of all boards: those waiting, and the newest of the rest.',
        tags: ['boards'],
        response: answers(listOf(boardLine)),
      },
    },
    (request) => look(context, request, 'boards', (live) => boardList({ house: live, rulebook })),
  );
  app.get(
    '/boards/:board',
    {
      schema: {
        summary: 'One period of a board: its lines, results, and changes.',
        tags: ['boards'],
        params: z.object({ board: commandFields('close-board').shape.board }),
        response: answers(boardAnswer),
      },
    },
    (request) =>
      look(context, request, 'boards', (live) => {
        const { board } = request.params;
        return found(boardFacts({ house: live, rulebook }, board), 'unknown-board', board);
      }),
  );
}
