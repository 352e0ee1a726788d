// What the routes of contests answer.
import { z } from 'zod';
import { commandFields } from '#house';
import { listOf } from '../api/route.ts';

const notice = commandFields('notify-winner');

const answer = z.union([z.string(), z.number()]);
const answersOf = z.record(z.string(), answer);

const hours = z.object({ from: z.string(), until: z.string(), least: z.int() });

const named = { id: z.string(), title: z.string(), round: z.string() };
const pair = z.tuple([z.string(), z.string()]).readonly();
const none = z.string().optional().describe('How a result is called that there is none of.');
const question = z.discriminatedUnion('of', [
  z.object({ ...named, of: z.literal('teams'), teams: pair, none }),
  z.object({ ...named, of: z.literal('winners'), games: pair }),
  z.object({ ...named, of: z.literal('points'), most: z.int(), none }),
]);

const line = {
  contest: z.string(),
  offering: z.string(),
  title: z.string(),
  promotion: z.string(),
  closes: z.string(),
  hours,
  status: z.enum(['open', 'awarded', 'cancelled']),
  isClosed: z.boolean().describe('Entries are closed.'),
  entryCount: z.int(),
  questionCount: z.int(),
  resultCount: z.int(),
  isWaiting: z.boolean().describe('Results need a different person to confirm.'),
  areHoursOver: z.boolean().describe('Hours of play no longer count: prizes can be awarded.'),
};

export const openableAnswer = z.object({
  offering: z.string(),
  title: z.string(),
  asks: z.enum(['teams', 'games']),
});

export const contestLine = z.object(line);

const placed = {
  place: z.int(),
  correct: z.int(),
  off: z.number().optional().describe('How far the tie-break is off.'),
  isIn: z.boolean().describe('Whether the hours of play are enough.'),
  card: z.string().optional(),
  number: z.int().describe('Of the entry.'),
  won: z.string().optional(),
};

const said = { reason: z.string().optional() };

export const contestAnswer = z
  .object({
    ...line,
    questions: listOf(question),
    results: answersOf,
    waiting: z
      .object({
        results: z.record(z.string(), answer.nullable()).describe('Null clears a result.'),
        ...said,
        by: z.string(),
      })
      .optional(),
    history: listOf(
      z.object({
        question: z.string(),
        title: z.string(),
        was: answer.optional(),
        is: answer.optional(),
        at: z.string(),
        recordedBy: z.string(),
        confirmedBy: z.string().optional(),
        disputedBy: z.string().optional(),
        ...said,
      }),
    ).describe('Who recorded, confirmed, or disputed each result, and the earlier result.'),
    noticeClause: z.string().optional().describe('By which the house tells the winners.'),
    notices: listOf(
      z.object({
        patron: z.string(),
        how: notice.shape.how,
        words: z.string().optional(),
        at: z.string(),
        by: z.string(),
      }),
    ),
    signedBy: listOf(z.string()),
    award: z.string().optional(),
    standing: listOf(z.object({ ...placed, patron: z.string(), hours: z.int(), by: z.string() })),
  })
  .meta({ id: 'Contest', description: 'Patron picks and standings.' });

export const picksAnswer = z.object({
  ...line,
  questions: listOf(question),
  number: z.int(),
  barcode: z.string(),
  answers: answersOf,
  at: z.string(),
  card: z.string().optional(),
  hoursNow: z.int(),
});

export const kioskContest = z.object({
  ...line,
  questions: listOf(question),
  results: answersOf,
  hoursNow: z.int(),
  mine: z
    .object({
      number: z.int(),
      answers: answersOf,
      at: z.string(),
      place: z.int().optional(),
      correct: z.int().optional(),
      won: z.string().optional(),
    })
    .optional()
    .describe('The own entry; it has a place while there is enough play behind it.'),
});

export const contestSignAnswer = z.object({ ...line, standing: listOf(z.object(placed)) });
