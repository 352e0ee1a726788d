// Tournaments: entries, tables, clock, places, the log.
import type { Area } from '../ask.ts';

export const TOURNAMENTS: Area = { decide: {}, evolve: {} };
