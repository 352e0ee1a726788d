// Prizes that are no money: things, services, and coupons or chips of another promotion.

import type { Cents } from '#money';
import { given } from '#result';
import type { IssuedAs } from './instrument.ts';
import { choiceOf, isPosted, type Posted, postedAmount } from './posted.ts';
import type { Row } from './row.ts';

export interface Thing {
  readonly words: string;
  /** Its value, where the sheet or the posting gives one. A prize in dollars has that value, and so
   * do coupons and chips. */
  readonly worth?: Cents;
  /** It is coupons or chips that are issued, and never money. */
  readonly issuedAs?: IssuedAs;
  /** The show of another sheet that is played for it. */
  readonly plays?: string;
  /** It is used bit by bit, until its value is used up or so many days are over. */
  readonly usedWithin?: number;
}

/** The value by which a house posts in what its prizes are paid. */
const FORM = 'paidIn';
const MONEY: readonly string[] = ['cash', 'live chips', 'check'];
const ISSUED: Readonly<Record<string, IssuedAs>> = {
  'free play chips': 'free-play',
  'match play coupons': 'match-play',
  'promotional chips or coupons': 'any',
};

/** What a row gives in place of money; nothing where it is money. */
export function thingOf({ prize }: Row, posted: Posted): Thing | undefined {
  if (prize.pays === 'words') {
    const { words, worth, issuedAs, usedWithin } = prize;
    if (issuedAs !== undefined) return { words, issuedAs };
    const isKnown = worth !== undefined && (typeof worth !== 'string' || isPosted(posted, worth));
    return given({ words, worth: isKnown ? postedAmount(posted, worth) : undefined, usedWithin });
  }
  if (prize.pays !== 'dollars' || !isPosted(posted, FORM)) return undefined;
  const words = choiceOf(posted, FORM);
  if (MONEY.includes(words)) return undefined;
  const rule = posted.activity.values[FORM];
  const plays = rule?.kind === 'choice' ? rule.plays?.[words] : undefined;
  const issuedAs = ISSUED[words];
  return given({
    words,
    issuedAs,
    plays,
  });
}
