// npm run crash -- --kills 10000 [--store pglite|postgres] [--seed N]
// Kills serving houses so many times on each store, and says what came of it.
import { parseArgs } from 'node:util';
import { bundleServing } from './bundle.ts';
import { crashStore } from './lanes.ts';
import type { StoreKind } from './protocol.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    store: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const KINDS: readonly StoreKind[] = ['pglite', 'postgres'];
const [kills, seed] = [Number(values.kills), Number(values.seed)];
const kinds = KINDS.filter((kind) => values.store === undefined || values.store === kind);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed) || kinds.length === 0) {
  process.stderr.write('usage: --kills COUNT [--store pglite|postgres] [--seed NUMBER]\n');
  process.exit(2);
}

const SAID_EVERY = 50;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function crash(kind: StoreKind, bundle: Awaited<ReturnType<typeof bundleServing>>) {
  const began = performance.now();
  let done = 0;
  const each = (): string => `${Math.round((performance.now() - began) / done)} ms a kill`;
  const onKill = (): void => {
    done += 1;
    if (done % SAID_EVERY === 0) say(`${kind}: ${done} of ${kills} kills, ${each()}`);
  };
  try {
    const counts = await crashStore({ bundle, kind, kills, seed, onKill });
    const figures = Object.entries(counts).map(([name, count]) => `  ${name} ${count}`);
    say(`${kind}: nothing was lost, ${each()}\n${figures.join('\n')}`);
  } catch (error) {
    say(`${kind}: FAILED with --seed ${seed} after ${done} kills\n${(error as Error).stack}`);
    process.exitCode = 1;
  }
}

say(`seed ${seed}`);
const bundle = await bundleServing();
await Promise.all(kinds.map((kind) => crash(kind, bundle)));
await bundle.remove();
