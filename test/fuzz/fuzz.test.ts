// Random and ruined requests to every route: no failure, no hang, no growth, and a whole log. For
// longer runs: npm run fuzz -- --bodies 1000000
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTier } from '../tier.ts';
import { fuzz } from './fuzz.ts';

const BODIES = inTier({ quick: 2_000, long: 10_000 });
const BODIES_MS = 600_000;

const SEED = 20_261_116;

test.each(inTier({ quick: [SEED], long: [SEED, randomInt(1_000_000)] }))(
  `${BODIES} requests, seed %i, are all answered, and none by a failure`,
  async (seed) => {
    const { answers, done, codes, routes } = await fuzz({ bodies: BODIES, seed });
    expect(Object.keys(answers).sort()).toEqual(['2xx', '4xx']);
    // How far a fresh seed comes is left to chance.
    if (seed !== SEED) return;
    // They get past the front door: much can be done, and what cannot is refused in many ways.
    expect(routes).toBeGreaterThan(80);
    expect(done.size).toBeGreaterThan(inTier({ quick: 40, long: 50 }));
    expect(codes.size).toBeGreaterThan(inTier({ quick: 25, long: 30 }));
  },
  BODIES_MS,
);
