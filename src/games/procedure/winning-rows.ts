import type { Card } from '#cards';
import { type RankedHand, rankFiveCard, rankFourCard } from '#hands';
import { type PayRow, type PayTable, rowMet } from '../pay-table.ts';

const RANK = { 'four-card': rankFourCard, 'five-card': rankFiveCard } as const;

/** A hand that lies on the table is asked for at its buttons, its settlement, and for envy. */
const RANKED = {
  'four-card': new WeakMap<readonly Card[], RankedHand>(),
  'five-card': new WeakMap<readonly Card[], RankedHand>(),
} as const;

/** The row of a pay table that five cards meet, if any. */
export function rowOfCards(table: PayTable, cards: readonly Card[]): PayRow | undefined {
  const { ranks } = table;
  const known = RANKED[ranks].get(cards);
  if (known !== undefined) return rowMet(table, known);
  const hand = RANK[ranks](cards);
  RANKED[ranks].set(cards, hand);
  return rowMet(table, hand);
}

/** Paid from the meter, and so never from the tray. */
export const isPaidFromMeter = ({ pays }: PayRow): boolean => pays.kind === 'percent';
