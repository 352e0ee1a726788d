// How much of a long test is done: a part of it in every run, the whole in `npm run prove`.
import { inject } from 'vitest';

type Tier = 'quick' | 'long';

declare module 'vitest' {
  interface ProvidedContext {
    tier: Tier;
  }
}

/** What holds in the tier that runs. */
export const inTier = <T>(by: Readonly<Record<Tier, T>>): T => by[inject('tier')];
