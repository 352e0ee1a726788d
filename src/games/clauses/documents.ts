import type { ClausedDocument } from './clause.ts';
import { CRAZY_4_CLAUSES } from './crazy-4-clauses.ts';
import { FOUR_CARD_CLAUSES } from './four-card-clauses.ts';

/** The two documents that are complete table games. */
export const CLAUSED_DOCUMENTS: readonly ClausedDocument[] = [FOUR_CARD_CLAUSES, CRAZY_4_CLAUSES];
