// Random and ruined requests to every route: no failure, no hang, no growth, and a whole log. For
// longer runs: npm run fuzz -- --bodies 1000000
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

const BODIES = 10_000;
/** Some ten seconds each on an idle machine. */
const BODIES_MS = 600_000;

test.each([20_261_116, randomInt(1_000_000)])(
  `${BODIES} requests, seed %i, are all answered, and none by a failure`,
  async (seed) => {
    const { answers, done, codes, routes } = await fuzz({ bodies: BODIES, seed });
    expect(Object.keys(answers).sort()).toEqual(['2xx', '4xx']);
    // They get past the front door: much can be done, and what cannot is refused in many ways.
    expect(routes).toBeGreaterThan(80);
    expect(done.size).toBeGreaterThan(50);
    expect(codes.size).toBeGreaterThan(30);
  },
  BODIES_MS,
);
