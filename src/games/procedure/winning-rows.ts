import type { Card } from '#cards';
import { rankFiveCard, rankFourCard } from '#hands';
import { type PayRow, type PayTable, rowMet } from '../pay-table.ts';

/** The row of a pay table that five cards meet, if any. */
export const rowOfCards = (table: PayTable, cards: readonly Card[]): PayRow | undefined =>
  rowMet(table, table.ranks === 'four-card' ? rankFourCard(cards) : rankFiveCard(cards));

/** Paid from the meter, and so never from the tray. */
export const isPaidFromMeter = ({ pays }: PayRow): boolean => pays.kind === 'percent';
