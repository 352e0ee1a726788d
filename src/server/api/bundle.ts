// The whole log with its books as one sealed file, as `houseway export` writes it, from the house as
// it runs.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeEvidence, writeBundle } from '#store';
import { checkSees } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { makeShortTurns } from '../short-turns.ts';
import { type Api, answersAs } from './route.ts';

/** It takes a reading of the whole log, so it is done for one after another. */
export function addBundleRoutes(app: Api, context: ServerContext): void {
  const inTurn = makeShortTurns();

  async function write(folder: string): Promise<string> {
    const file = join(folder, 'house.bundle.gz');
    await context.house.withStore(async (store) => writeBundle(await storeEvidence(store), file));
    return file;
  }

  app.get(
    '/bundle',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'The whole log and its books in one sealed file.',
        description: '`houseway verify --bundle FILE` verifies it without a database.',
        tags: ['regulator'],
        response: answersAs('application/gzip', 'The bundle'),
      },
    },
    async (request, reply) => {
      await checkSees(context, request, 'log');
      const folder = await mkdtemp(join(tmpdir(), 'houseway-bundle-'));
      const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
      try {
        const file = createReadStream(await inTurn(() => write(folder)));
        file.on('close', () => void remove());
        reply.header('content-disposition', 'attachment; filename="house.bundle.gz"');
        return reply.type('application/gzip').send(file as never);
      } catch (error) {
        await remove();
        throw error;
      }
    },
  );
}
