// The whole serving house is killed again and again: nothing that it has answered is ever missing,
// nothing is there in part, and no cent is lost. For longer runs: npm run crash -- --kills 10000
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bundle, bundleServing } from './bundle.ts';
import { crashStore } from './lanes.ts';
import type { StoreKind } from './protocol.ts';

/** On each of the two stores. */
const KILLS = 100;
/** Some three minutes on two idle cores; on a busy machine it may take several times as long. */
const KILLS_MS = 1_200_000;
const SEED = 20_261_116;

/** That a command is stored and its answer lost with the house is a matter of a moment. Where none of
 * the kills has met it, more houses are killed, until one does. */
async function killed(bundle: Bundle, kind: StoreKind) {
  const counts = await crashStore({ bundle, kind, kills: KILLS, seed: SEED });
  let { recovered } = counts;
  for (let more = 1; recovered === 0 && more <= 6; more++) {
    ({ recovered } = await crashStore({ bundle, kind, kills: 50, seed: SEED + more }));
  }
  return { ...counts, recovered };
}

describe.concurrent('a serving house', () => {
  let bundle: Bundle;
  beforeAll(async () => {
    bundle = await bundleServing();
  });
  afterAll(() => bundle?.remove());

  test(
    `on PGlite keeps every answer over ${KILLS} kills`,
    async () => {
      const counts = await killed(bundle, 'pglite');
      expect(counts.kills).toBe(KILLS);
      expect(counts.killsInFirstStart).toBeGreaterThan(0);
      expect(counts.killsInStart).toBeGreaterThan(counts.killsInFirstStart);
      expect(counts.recovered).toBeGreaterThan(0);
      expect(counts.verified).toBeGreaterThanOrEqual(10);
      expect(counts.snapshotsCompared).toBeGreaterThan(0);
    },
    KILLS_MS,
  );

  test(
    `on PostgreSQL keeps every answer over ${KILLS} kills and some crashes of the server`,
    async () => {
      const counts = await killed(bundle, 'postgres');
      expect(counts.kills).toBe(KILLS);
      expect(counts.serverCrashes).toBeGreaterThanOrEqual(10);
      expect(counts.turnedAway).toBeGreaterThan(0);
      expect(counts.killsInStart).toBeGreaterThan(0);
      expect(counts.recovered).toBeGreaterThan(0);
      expect(counts.verified).toBeGreaterThanOrEqual(10);
      expect(counts.snapshotsCompared).toBeGreaterThan(0);
    },
    KILLS_MS,
  );
});
