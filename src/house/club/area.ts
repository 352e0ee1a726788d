// The player club: cards, scans, hours, credits.
import type { Area } from '../ask.ts';

export const CLUB: Area = { decide: {}, evolve: {} };
