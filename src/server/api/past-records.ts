// Records that were written some time ago, found by their command; only the log still has them.
import type { CommandType, Event, LogRecord } from '#house';
import { type RunningHouse, recordIn } from '#store';

/** So many rows are looked at by one statement. */
const SPAN = 10_000;
/** And by the first one: what comes of something is mostly near. */
const FIRST_SPAN = 500;

export interface PastRecord {
  readonly record: LogRecord;
  readonly hash: string;
}

/** The record of a command, by its id. */
export async function recordOf(house: RunningHouse, id: string): Promise<LogRecord | undefined> {
  const body = await house.withStore(async (store) => (await store.find([id])).get(id));
  return body === undefined ? undefined : recordIn(body);
}

async function recordsIn(
  house: RunningHouse,
  commands: readonly CommandType[],
  span: { readonly after: number; readonly through: number },
): Promise<readonly PastRecord[]> {
  const lines = await house.withStore((store) => store.readCommands(commands, span));
  return lines.map(({ body, hash }) => ({ record: recordIn(body), hash }));
}

/** Records of some commands after one, in their order, up to where the log ends now. */
export async function* recordsAfter(
  house: RunningHouse,
  seq: number,
  commands: readonly CommandType[],
): AsyncGenerator<PastRecord> {
  const end = house.status.seq;
  let through = Math.min(seq + FIRST_SPAN, end);
  for (let after = seq; after < end; after = through, through = Math.min(after + SPAN, end)) {
    yield* await recordsIn(house, commands, { after, through });
  }
}

/** Records of some commands before one, latest first, as far back as they are needed. */
export async function* recordsBefore(
  house: RunningHouse,
  seq: number,
  commands: readonly CommandType[],
  end = 0,
): AsyncGenerator<PastRecord> {
  for (let through = seq - 1; through > end; through -= SPAN) {
    const span = { after: Math.max(through - SPAN, end), through };
    yield* [...(await recordsIn(house, commands, span))].reverse();
  }
}

/** Whose act a record is: a command that another has approved is that of who proposed it. */
export function actorOf({ by, events = [] }: Pick<LogRecord, 'by' | 'events'>): string {
  const [first] = events;
  const isApproval = first?.type === 'proposal-approved' && first.command !== undefined;
  return isApproval ? first.proposedBy : by;
}

/** Whether no record of these commands after one is about the same: what is sent again under an old key
 * brings nothing back that was changed since. */
export async function isLatest(
  house: RunningHouse,
  seq: number,
  commands: readonly CommandType[],
  isSame: (event: Event) => boolean,
): Promise<boolean> {
  for await (const { record } of recordsAfter(house, seq, commands)) {
    if (record.events?.some(isSame) === true) return false;
  }
  return true;
}
