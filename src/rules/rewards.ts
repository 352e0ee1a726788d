// Credits that play earns and what they buy. The sheet says what a swipe of a card is worth, which
// prizes there are, and what a member's credits can buy.
import type { Cents } from '#money';
import type { Result } from '#result';
import type { MoneyForm } from './claim.ts';
import type { InCode } from './in-code.ts';
import type { IssuedAs } from './instrument.ts';
import type { Posted } from './posted.ts';

/** A posted prize. */
export interface Reward {
  readonly id: string;
  readonly title: string;
  readonly value: Cents;
  readonly credits: number;
  /** Money, which is paid like any other claim; everything else is handed over. */
  readonly paidIn?: MoneyForm;
  /** Coupons or chips to play with, which are issued for the claim. */
  readonly issuedAs?: IssuedAs;
}

export interface Rewards extends InCode {
  /** Where the sheet says how credits are earned, how they are redeemed, and whose they are. */
  readonly clauses: {
    readonly earned: string;
    readonly redeemed: string;
    readonly holder: string;
  };
  readonly creditsASwipe: number;
  /** The row that pays what credits buy. */
  readonly row: string;
  catalogue(posted: Posted): readonly Reward[];
  /** A member's remaining credits. */
  redeem(credits: number, costs: readonly number[]): Result<number>;
}
