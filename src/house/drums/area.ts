// Drums: tickets, drawings and who is drawn.
import type { Area } from '../ask.ts';

export const DRUMS: Area = { decide: {}, evolve: {} };
