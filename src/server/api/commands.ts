// One route for each command of the house. The body is the command's fields; the key is its id.
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Done } from '#client';
import {
  askedFields,
  COMMAND_AREA,
  COMMAND_REFERENCE,
  COMMAND_TYPES,
  type Command,
  type CommandType,
  commandOf,
  eventAnswer,
  type House,
  listOf,
  MAY,
  refusal,
  SYSTEM_COMMANDS,
  takesChance,
  takesStepUp,
} from '#house';
import { badgeOf, sessionOf } from '../access/asker.ts';
import { done, type ServerContext } from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';
import { boundFields } from '../promotions/drawing-secret.ts';
import { asTold } from '../told.ts';
import { type Api, answers, KEY_HEADER, keyHeader } from './route.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A command of the asker, under the key that came with the request. */
export const commandUnder = (
  { request, key: id }: { readonly request: Pick<FastifyRequest, 'asker'>; readonly key: string },
  type: CommandType,
  fields: Fields,
): Command => commandOf(type, { id, by: badgeOf(request) }, fields);

const doneAnswer = z.object({
  seq: z.int().describe('Its record in the log.'),
  at: z.string().describe('The time at which it was decided.'),
  events: listOf(eventAnswer),
});

/** The table that a command is about, if it is about one. */
function tableOf({ calls, claims }: House, { table, call, claim }: Fields): string | undefined {
  if (typeof table === 'string') return table;
  if (typeof claim === 'string') return claims.get(claim)?.table;
  return typeof call === 'string' ? calls.get(call)?.table : undefined;
}

/** A keypad stands at one table and says nothing about another. */
async function checkTable(
  { house }: ServerContext,
  { asker: { device, session } }: FastifyRequest,
  fields: Fields,
): Promise<void> {
  const name = session?.device ?? device?.name;
  if (name === undefined) return;
  await house.read((live) => {
    const at = live.devices.get(name);
    const table = tableOf(live, fields);
    const isOther = at?.kind === 'keypad' && table !== undefined && table !== at.table;
    if (isOther) throw refusalProblem(refusal('wrong-table', table));
  });
}

/** A session that was left open is not enough for what control approves. */
async function checkProved(
  { house, sessions }: ServerContext,
  request: FastifyRequest,
  type: CommandType,
): Promise<void> {
  if (sessions.isProved(sessionOf(request))) return;
  const fields = request.body as Fields;
  if (await house.read((live) => takesStepUp(live, type, fields))) {
    throw new HttpProblem('pin-needed');
  }
}

const CHANCE_BYTES = 32;

/** Where chance decides, it is drawn here and nowhere else. */
export const chanceFor = (type: CommandType): Fields =>
  takesChance(type) ? { chance: randomBytes(CHANCE_BYTES).toString('hex') } : {};

function addCommand(app: Api, context: ServerContext, type: CommandType): void {
  const { does, brings } = COMMAND_REFERENCE[type];
  const roles = MAY[type].join(', ');
  app.post(
    `/commands/${type}`,
    {
      schema: {
        summary: does,
        description: `Roles: ${roles}. Possible events: ${brings.join(', ')}.`,
        tags: [COMMAND_AREA[type]],
        headers: keyHeader,
        body: askedFields(type),
        response: answers(doneAnswer),
      },
    },
    async (request): Promise<Done> => {
      await checkTable(context, request, request.body);
      await checkProved(context, request, type);
      const bound = await boundFields(context, type, request.body);
      const fields = { ...request.body, ...chanceFor(type), ...bound };
      const key = request.headers[KEY_HEADER];
      const command = commandUnder({ request, key }, type, fields);
      const { seq, at, events } = await done(context.house, command);
      return { seq, at, events: events.map(asTold) };
    },
  );
}

export function addCommandRoutes(app: Api, context: ServerContext): void {
  for (const type of COMMAND_TYPES) {
    if (!SYSTEM_COMMANDS.includes(type)) addCommand(app, context, type);
  }
}
