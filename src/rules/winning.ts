// What a player wins without a deal of cards: the one shape that shows, boards, pools, tournaments,
// and the house share. Only who has won it differs.

import type { Cents } from '#money';
import type { MoneyForm } from './claim.ts';
import type { IssuedAs } from './instrument.ts';

export type Winning<Who> = Who & {
  /** The row of the sheet that was won. */
  readonly row: string;
  /** Money, where the row itself does not say how much it is. */
  readonly amount?: Cents;
  /** What is won besides money, and its value where the row doesn't give it. */
  readonly words?: string;
  readonly worth?: Cents;
  /** The money that the amount is paid in, where the promotion decides that. */
  readonly paidIn?: MoneyForm;
  /** It is coupons or chips that are issued, which come to the amount. */
  readonly issuedAs?: IssuedAs;
  /** How many tickets, points, coupons. */
  readonly count?: number;
  /** The clause, and what decided. */
  readonly because: string;
};
