// The secret of a drawing: made when it is announced, kept sealed until the drawing is over, and
// never told on request. Its hash is posted at once, so that no one can change it.
import { randomBytes } from 'node:crypto';
import { commitmentOf } from '#drawing';
import { type CommandType, commandFields, MAY } from '#house';
import type { ServerContext } from '../context.ts';
import { makeTurns } from '../turns.ts';

const SECRET_BYTES = 32;
const placeOf = (drawing: string): string => `drawing:${drawing}`;

/** Two who announce the same drawing at once must not make two secrets for it. */
const inTurn = makeTurns();

const secretFor = ({ persons }: ServerContext, drawing: string): Promise<string> =>
  inTurn(async () => {
    const kept = await persons.get(placeOf(drawing));
    if (kept?.['secret'] !== undefined) return kept['secret'];
    const secret = randomBytes(SECRET_BYTES).toString('hex');
    await persons.put(placeOf(drawing), { secret });
    return secret;
  });

interface AboutDrawing {
  readonly type: CommandType;
  readonly by: string;
  readonly drawing: unknown;
}

/** The command that an approval carries out, as its proposer would ask for it. */
const proposedIn = (
  { house }: ServerContext,
  proposal: unknown,
): Promise<AboutDrawing | undefined> =>
  house.read(({ proposals }) => {
    const found = typeof proposal === 'string' ? proposals.get(proposal) : undefined;
    if (found?.isCommand !== true) return undefined;
    const { type, drawing } = found.action;
    return { type: type as CommandType, by: found.by, drawing };
  });

/** What the edge adds to a command about a drawing, and to the approval of one. */
export async function boundFields(
  context: ServerContext,
  type: CommandType,
  { by, body }: { readonly by: string; readonly body: Readonly<Record<string, unknown>> },
): Promise<Readonly<Record<string, string>>> {
  const { drawing, proposal } = body;
  if (type !== 'approve') return drawingFields(context, { type, by, drawing });
  const proposed = await proposedIn(context, proposal);
  return proposed === undefined ? {} : drawingFields(context, proposed);
}

/** What the edge adds to a command about a drawing. Who may not ask for it makes no secret. */
export async function drawingFields(
  context: ServerContext,
  { type, by, drawing }: AboutDrawing,
): Promise<Readonly<Record<string, string>>> {
  const { shape } = commandFields(type);
  if (typeof drawing !== 'string') return {};
  if ('commitment' in shape) {
    const may = await context.house.read(({ staff }) =>
      staff.get(by)?.roles.some((role) => MAY[type].includes(role)),
    );
    return may === true ? { commitment: commitmentOf(await secretFor(context, drawing)) } : {};
  }
  if (!('secret' in shape)) return {};
  const kept = await context.persons.get(placeOf(drawing));
  return kept?.['secret'] === undefined ? {} : { secret: kept['secret'] };
}
