import { randomUUID } from 'node:crypto';
import { type Answer, type Client, makeClient, Unreachable } from '#client';
import { COMMAND_TYPES, type CommandType, SYSTEM_COMMANDS } from '#house';
import { given, isFields } from '#result';
import { wrongFlag } from './evidence.ts';
import { CommandFailed, WrongInput } from './failure.ts';
import { readJson } from './lines.ts';
import type { Terminal } from './terminal.ts';

export interface AskOptions {
  readonly server: string;
  readonly badge?: string;
  readonly id?: string;
  readonly json?: true;
}

/** `houseway ask`. */
export async function ask(
  what: string,
  file: string | undefined,
  { server, badge, id = randomUUID() }: AskOptions,
  terminal: Terminal,
): Promise<void> {
  if (!URL.canParse(server))
    throw wrongFlag('--server', 'must be an address such as http://127.0.0.1:4020');
  const { HOUSEWAY_TOKEN: token, HOUSEWAY_DEVICE: device, HOUSEWAY_PIN: pin } = process.env;
  const client = makeClient(
    given({
      url: server,
      fetch,
      token,
      device,
    }),
  );
  try {
    if (badge !== undefined) valueIn(await client.signIn(badge, pin ?? ''));
    try {
      const value = valueIn(await asked(client, { what, file, id }, terminal));
      terminal.answer(value, (answer) => JSON.stringify(answer, null, 2));
    } finally {
      // A session that is left open ends by itself; it is no reason to ask again.
      if (badge !== undefined) await client.signOut().catch(() => {});
    }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const where = `No connection to the house at ${server}: ${error.message}.`;
    throw new CommandFailed('unreachable', `${where} Ask again with --id ${id}.`);
  }
}

async function asked(
  client: Client,
  { what, file, id }: { readonly what: string; readonly file: string | undefined; id: string },
  terminal: Terminal,
): Promise<Answer<unknown>> {
  if (what.startsWith('/')) return client.ask('GET', what);
  const type = COMMAND_TYPES.find((each) => each === what && !SYSTEM_COMMANDS.includes(each));
  if (type === undefined) throw wrongFlag('what', `no command ${what}`);
  const fields = file === undefined ? {} : await readJson(file, terminal.stdin);
  if (!isFields(fields)) throw wrongFlag('file', 'holds an object: the fields of the command');
  // The house reads the fields and says all that is wrong with them.
  return client.command<CommandType>(type, fields as never, id);
}

/** The answer, or the failure as the command line reports it: wrong input is 2, a refusal is 1. */
function valueIn<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  const { status, code, detail, problems = [] } = answer.error;
  if (status === 400 || status === 422) throw new WrongInput(code, detail, problems);
  throw new CommandFailed(code, detail);
}
