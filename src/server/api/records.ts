import { SERVER_VIEWS } from '#client';
import type { CommandType, LogRecord } from '#house';
import { recordIn } from '#store';
import type { ServerContext } from '../context.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

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

export function addRecordRoutes(app: Api, context: ServerContext): void {
  addAnswer(app, context, SERVER_VIEWS.records, async (_, __, query) => {
    const { before, limit = LIMIT, by, command: commands = [], text } = query;
    const end = await context.house.read((_, { seq, hash }) => ({ last: seq, head: hash }));
    const from = Math.min(before ?? end.last + 1, end.last + 1);
    return {
      ...end,
      ...(await findRecords(context, { before: from, limit, by, commands, text })),
    };
  });
}
