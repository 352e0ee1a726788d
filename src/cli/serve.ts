import { once } from 'node:events';
import { ServerStartError, startServer } from '#server';
import { CommandFailed } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** `houseway serve`: until it is told to stop. */
export async function serve(
  { port, demo }: { readonly port: number; readonly demo?: true },
  terminal: Terminal,
): Promise<void> {
  const server = await startServer({
    port,
    host: '127.0.0.1',
    log: (line) => terminal.stderr.write(`${line}\n`),
  }).catch((error: unknown) => {
    throw error instanceof ServerStartError ? new CommandFailed(error.code, error.message) : error;
  });
  terminal.answer({ url: server.url, demo: demo === true }, ({ url }) => `Houseway is at ${url}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
}
