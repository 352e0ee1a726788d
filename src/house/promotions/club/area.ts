// The player club: cards, scans, hours, credits.
import type { Area } from '../../kit/ask.ts';
import { CARDS } from './cards.ts';
import { CREDITS } from './credits.ts';
import { SCANS } from './scans.ts';

export const CLUB: Area = {
  decide: { ...CARDS.decide, ...SCANS.decide, ...CREDITS.decide },
  evolve: { ...CARDS.evolve, ...SCANS.evolve, ...CREDITS.evolve },
};
