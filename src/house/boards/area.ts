// Boards: the best hand of a period, the race for points.
import type { Area } from '../ask.ts';

export const BOARDS: Area = { decide: {}, evolve: {} };
