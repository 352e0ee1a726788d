import type { Search } from '../place.ts';

/** The seed of an address: the same cards again. */
export const seedIn = ({ seed }: Search): number | undefined =>
  seed !== undefined && /^\d{1,9}$/.test(seed) ? Number(seed) : undefined;
