// The whole serving house is killed again and again: nothing that it has answered is ever missing,
// nothing is there in part, and no cent is lost. For longer runs: npm run crash -- --kills 10000
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTier } from '../tier.ts';
import { type Bundle, bundleServing } from './bundle.ts';
import type { Counts } from './crashes.ts';
import { crashStore } from './lanes.ts';
import type { StoreKind } from './protocol.ts';

/** On each of the two stores. */
const KILLS = inTier({ quick: 12, long: 100 });
/** A hundred take some three minutes on two idle cores; on a busy machine it may be several times as
 * long. */
const KILLS_MS = 1_200_000;
const SEED = 20_261_116;

/** What the kills must have met at least; a few of them meet less. */
const LEAST: Readonly<Record<StoreKind, Partial<Counts>>> = inTier({
  quick: { pglite: { answers: 1 }, postgres: { answers: 1, serverCrashes: 2 } },
  long: {
    pglite: { killsInFirstStart: 1, recovered: 1, verified: 10, snapshotsCompared: 1 },
    postgres: {
      serverCrashes: 10,
      turnedAway: 1,
      killsInStart: 1,
      recovered: 1,
      verified: 10,
      snapshotsCompared: 1,
    },
  },
});

/** That a command is stored and its answer lost with the house is a matter of a moment. Where none of
 * the kills has met it, more houses are killed, until one does. */
async function killed(bundle: Bundle, kind: StoreKind): Promise<Counts> {
  const counts = await crashStore({ bundle, kind, kills: KILLS, seed: SEED });
  const { recovered: least = 0 } = LEAST[kind];
  let { recovered } = counts;
  for (let more = 1; recovered < least && more <= 6; more++) {
    ({ recovered } = await crashStore({ bundle, kind, kills: 50, seed: SEED + more }));
  }
  return { ...counts, recovered };
}

const missedIn = (counts: Counts, least: Partial<Counts>): readonly string[] =>
  Object.entries(least)
    .filter(([name, count]) => counts[name as keyof Counts] < count)
    .map(([name]) => name);

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
      expect(missedIn(counts, LEAST.pglite)).toEqual([]);
      const startsOfMade = inTier({ quick: 0, long: 1 });
      expect(counts.killsInStart - counts.killsInFirstStart).toBeGreaterThanOrEqual(startsOfMade);
    },
    KILLS_MS,
  );

  test(
    `on PostgreSQL keeps every answer over ${KILLS} kills and some crashes of the server`,
    async () => {
      const counts = await killed(bundle, 'postgres');
      expect(counts.kills).toBe(KILLS);
      expect(missedIn(counts, LEAST.postgres)).toEqual([]);
    },
    KILLS_MS,
  );
});
