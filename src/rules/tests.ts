// Tests look at a deal that its game has accepted and say whether something lies there. They know
// nothing of persons, fees or prizes; `posted` knows what the house designates and how it reads the
// sheet. Where cards are missing (not shown, not dealt yet) the answer is no.
import type { Deal, DealtSeat } from '#games';
import { kindOf, type Named } from './named.ts';
import type { Posted } from './posted.ts';

export type HandHolds = (deal: Deal, seat: DealtSeat, posted: Posted) => boolean;
export type TableHolds = (deal: Deal, posted: Posted) => boolean;

interface Tested<Holds> {
  /** What the cards must be, in words that continue a sentence: "the hand is three 7s". */
  readonly words: string;
  /** Those words under what the house has posted and how it reads the sheet, where they differ. */
  readonly said?: (posted: Posted) => string;
  readonly holds: Holds;
  /** Whether the cards are those asked for, whatever else is asked of them: that they were shown down,
   * that both hole cards play. As `holds` where it is left out. */
  readonly cards?: Holds;
}

/** What the cards must be under this posting. */
export const saidUnder = (
  posted: Posted,
  { words, said }: Pick<Tested<unknown>, 'words' | 'said'>,
): string => said?.(posted) ?? words;

/** Of the hand at one seat. */
export type HandTest = Named<'test', Tested<HandHolds>>;
export const handTests = kindOf<'test', Tested<HandHolds>>('test');

/** Of cards that belong to no single player: a flop, the two lines of baccarat. */
export type TableTest = Named<'test', Tested<TableHolds>>;
export const tableTests = kindOf<'test', Tested<TableHolds>>('test');

export const holdsForHand = (test: HandTest): HandHolds => handTests.read(test).holds;

/** Whether a hand has the cards of a test, though it may miss what else is asked. */
export const cardsOf = ({ holds, cards = holds }: Tested<HandHolds>): HandHolds => cards;

export const holdsForTable = (test: TableTest): TableHolds => tableTests.read(test).holds;
