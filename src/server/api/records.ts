// The log from its end, for whoever looks for something in it: records with their hashes, narrowed to
// a badge, to commands, to words that stand in them.
import { z } from 'zod';
import { COMMAND_TYPES, type CommandType, type LogRecord } from '#house';
import { recordIn } from '#store';
import { look } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { count } from './log.ts';
import { type Api, answers, listOf, name } from './route.ts';
import { logPage } from './view-answers.ts';

const LIMIT_MOST = 200;
const LIMIT = 50;
/** So many rows are looked at by one statement, and so many for one question. */
const SPAN = 2_000;
const SCANNED_MOST = 20_000;

type LoggedRecord = LogRecord & { readonly hash: string };

interface Question {
  readonly before: number;
  readonly limit: number;
  readonly by?: string | undefined;
  readonly commands: readonly CommandType[];
  readonly text?: string | undefined;
}

interface Found {
  readonly records: readonly LoggedRecord[];
  /** Ask for what is before this record to go on. */
  readonly next?: number;
}

/** The latest records that are asked for, and where to look on. */
async function findRecords(
  { house }: ServerContext,
  { before, limit, by, commands, text }: Question,
): Promise<Found> {
  const records: LoggedRecord[] = [];
  const words = text?.toLowerCase() ?? '';
  let through = before - 1;
  const stop = Math.max(through - SCANNED_MOST, 0);
  while (through > stop) {
    const after = Math.max(through - SPAN, 0);
    const span = { after, through };
    const lines = await house.withStore((store) =>
      commands.length === 0
        ? store.readLog(after, through - after)
        : store.readCommands(commands, span),
    );
    for (const { body, hash } of [...lines].reverse()) {
      if (!body.toLowerCase().includes(words)) continue;
      const record = recordIn(body);
      if (by !== undefined && record.by !== by) continue;
      records.push({ ...record, hash });
      if (records.length >= limit) {
        return { records, ...(record.seq > 1 ? { next: record.seq } : {}) };
      }
    }
    through = after;
  }
  return { records, ...(through > 0 ? { next: through + 1 } : {}) };
}

const command = z.enum(COMMAND_TYPES as readonly [CommandType, ...CommandType[]]);

const query = z.strictObject({
  before: count(Number.MAX_SAFE_INTEGER).optional(),
  limit: count(LIMIT_MOST).pipe(z.int().min(1)).optional(),
  by: name.optional().describe('The badge that asked.'),
  command: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(command))
    .optional()
    .describe('One command, or several separated by commas.'),
  text: z.string().min(1).max(100).optional().describe('Text in the record.'),
});

const answer = logPage.extend({
  records: listOf(
    logPage.shape.records
      .unwrap()
      .element.extend({ hash: z.string() })
      .meta({ id: 'HashedRecord' }),
  ),
  next: z.int().optional().describe('To continue, ask for records before this one.'),
  head: z.string().describe('The hash of the last record.'),
});

export function addRecordRoutes(app: Api, context: ServerContext): void {
  app.get(
    '/records',
    {
      schema: {
        summary: 'Log records with their hashes, newest first, with optional filters.',
        tags: ['regulator'],
        querystring: query,
        response: answers(answer),
      },
    },
    async (request) => {
      await look(context, request, 'log', () => {});
      const { before, limit = LIMIT, by, command: commands = [], text } = request.query;
      const end = await context.house.read((_, { seq, hash }) => ({ last: seq, head: hash }));
      const from = Math.min(before ?? end.last + 1, end.last + 1);
      return {
        ...end,
        ...(await findRecords(context, { before: from, limit, by, commands, text })),
      };
    },
  );
}
