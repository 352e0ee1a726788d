import type { Card } from '#cards';
import { type PayRow, type PayTable, rowMet } from '../pay-table.ts';
import { allFive, bestFour } from '../ranked.ts';

const RANKED = { 'four-card': bestFour, 'five-card': allFive } as const;

/** The row of a pay table that five cards meet, if any. */
export const rowOfCards = (table: PayTable, cards: readonly Card[]): PayRow | undefined =>
  rowMet(table, RANKED[table.ranks](cards));

/** Paid from the meter, and so never from the tray. */
export const isPaidFromMeter = ({ pays }: PayRow): boolean => pays.kind === 'percent';
