// Pools: what patrons predict, and what came of it.
import type { Area } from '../ask.ts';

export const POOLS: Area = { decide: {}, evolve: {} };
