// The secret of a drawing or a show: it follows from a key and a name, so that it can't be lost, chosen
// anew or withheld. Its hash is posted with the announcement; it is told at the end, never on request.
import { createHmac } from 'node:crypto';
import { commitmentOf } from '#drawing';
import { type CommandType, commandFields } from '#house';
import type { ServerContext } from '../context.ts';

const NAMED = ['drawing', 'show'] as const;
type Kind = (typeof NAMED)[number];

interface About {
  readonly kind: Kind;
  readonly name: string;
}

/** HMAC-SHA-256 over the house and the drawing, a line each. No drawing has the name of a show. */
async function derived({ drawingKey, house }: ServerContext, { kind, name }: About) {
  const origin = await house.read((live) => live.name);
  const id = kind === 'show' ? `show/${name}` : name;
  return createHmac('sha256', drawingKey).update(`${origin}\n${id}`).digest('hex');
}

/** The secret that was committed to. A drawing that was announced before secrets were derived has its
 * own, which was sealed then. */
async function secretOf(context: ServerContext, about: About): Promise<string> {
  const { house, persons } = context;
  const secret = await derived(context, about);
  if (about.kind === 'show') return secret;
  const posted = await house.read(({ drums }) => drums.drawings.get(about.name)?.commitment);
  if (posted === undefined || posted === commitmentOf(secret)) return secret;
  return (await persons.get(`drawing:${about.name}`))?.['secret'] ?? secret;
}

type Fields = Readonly<Record<string, unknown>>;

/** The command that an approval carries out. */
const proposedIn = (
  { house }: ServerContext,
  proposal: unknown,
): Promise<{ readonly type: CommandType; readonly fields: Fields } | undefined> =>
  house.read(({ proposals }) => {
    const found = typeof proposal === 'string' ? proposals.get(proposal) : undefined;
    if (found?.isCommand !== true) return undefined;
    const { type, ...fields } = found.action;
    return { type: type as CommandType, fields };
  });

/** What the edge adds to a command about a drawing or a show, and to the approval of one. */
export async function boundFields(
  context: ServerContext,
  type: CommandType,
  fields: Fields,
): Promise<Readonly<Record<string, string>>> {
  if (type === 'approve') {
    const proposed = await proposedIn(context, fields['proposal']);
    return proposed === undefined ? {} : boundFields(context, proposed.type, proposed.fields);
  }
  const { shape } = commandFields(type);
  const kind = NAMED.find((each) => typeof fields[each] === 'string');
  if (kind === undefined || !('commitment' in shape || 'secret' in shape)) return {};
  const secret = await secretOf(context, { kind, name: fields[kind] as string });
  return 'commitment' in shape ? { commitment: commitmentOf(secret) } : { secret };
}
