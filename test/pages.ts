// Builds the pages once, before the workers that show them would all do so at the same time.
import { fileURLToPath } from 'node:url';
import { webPages } from '../src/server/web-build.ts';

export async function setup(): Promise<void> {
  await webPages(fileURLToPath(new URL('..', import.meta.url)), () => {});
}
