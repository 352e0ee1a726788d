// Promotional chips, coupons and certificates.
import type { Area } from '../ask.ts';

export const CHIPS: Area = { decide: {}, evolve: {} };
