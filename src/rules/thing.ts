// Prizes that are no money: things, services, and coupons or chips of another promotion.
import type { Cents } from '#money';
import type { Row } from './activity.ts';
import { choiceOf, dollarsOf, isPosted, type Posted } from './posted.ts';

export interface Thing {
  readonly words: string;
  /** What it is worth, where the sheet or the posting says it; a prize in dollars is worth those. */
  readonly worth?: Cents;
  /** It is coupons or chips that are issued, and never money. */
  readonly isIssued?: true;
}

/** The value by which a house posts in what its prizes are paid. */
const FORM = 'paidIn';
const MONEY: readonly string[] = ['cash', 'live chips', 'check'];
const ISSUED: readonly string[] = [
  ...['free play chips', 'match play coupons', 'promotional chips or coupons'],
];

/** What a row gives in place of money; nothing where it is money. */
export function thingOf({ prize }: Row, posted: Posted): Thing | undefined {
  if (prize.pays === 'words') {
    const { words, worth, isIssued } = prize;
    const isKnown = worth !== undefined && (typeof worth !== 'string' || isPosted(posted, worth));
    return {
      words,
      ...(isKnown ? { worth: dollarsOf(posted, worth) } : {}),
      ...(isIssued ? { isIssued } : {}),
    };
  }
  if (prize.pays !== 'dollars' || !isPosted(posted, FORM)) return undefined;
  const words = choiceOf(posted, FORM);
  if (MONEY.includes(words)) return undefined;
  return { words, ...(ISSUED.includes(words) ? { isIssued: true } : {}) };
}
