// In what a prize is paid: cash, a check, chips; or no money: things, services, and coupons or chips of
// another promotion.

import type { Cents } from '#money';
import { given } from '#result';
import type { IssuedAs } from './instrument.ts';
import { choiceOf, isPosted, type Posted, postedAmount } from './posted.ts';
import type { Row } from './row.ts';
import { choice, type More, type Open, text, type ValueRule } from './value.ts';

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

/** Money that a house may post a prize in. */
export type MoneyForm = 'cash' | 'check' | 'chips';

/** The value by which a house posts in what its prizes are paid, and the one that says more of a
 * thing. */
const FORM = 'paidIn';
const DESCRIPTION = 'prizeDescription';

const MONEY: Readonly<Record<string, MoneyForm>> = {
  cash: 'cash',
  check: 'check',
  chips: 'chips',
  'live chips': 'chips',
  'casino chips': 'chips',
};
const ISSUED: Readonly<Record<string, IssuedAs>> = {
  'free play chips': 'free-play',
  'match play coupons': 'match-play',
  'promotional chips': 'any',
  'promotional chips or coupons': 'any',
};

type Forms = More & Pick<Extract<ValueRule, { kind: 'choice' }>, 'plays'>;

/** In what the prizes are paid, and what they are where they are things: the sheet lists the forms. */
export const paidInOneOf = (
  forms: readonly string[],
  clause: string,
  more: Forms = {},
): Readonly<Record<typeof FORM | typeof DESCRIPTION, ValueRule>> => ({
  paidIn: choice('What the prizes are paid in', forms, clause, more),
  prizeDescription: text('Description of prizes that are not money', clause, { optional: true }),
});

/** The same where the sheet gives examples only: the house says what the prizes are. */
export const paidInWords = (
  clause: string,
  more: Pick<Open, 'formerly'>,
): Readonly<Record<typeof FORM, ValueRule>> => ({
  paidIn: text('What the prizes are: cash, chips, or which things', clause, more),
});

/** The posted form of a row that pays an amount. */
function formOf({ prize }: Row, posted: Posted): string | undefined {
  const isAmount = prize.pays === 'dollars' || prize.pays === 'meter';
  return isAmount && isPosted(posted, FORM) ? choiceOf(posted, FORM) : undefined;
}

const known = <To>(forms: Readonly<Record<string, To>>, form: string): To | undefined => {
  const name = form.trim().toLowerCase();
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
};

/** The money in which prizes are posted; nothing where any will do, or where they are no money. */
export const moneyFormOf = (posted: Posted): MoneyForm | undefined =>
  isPosted(posted, FORM) ? known(MONEY, choiceOf(posted, FORM)) : undefined;

/** What a row gives in place of money; nothing where it is money. What others get besides the winner
 * is of the same form, and not the thing that is described. */
export function thingOf(row: Row, posted: Posted, isExtra = false): Thing | undefined {
  const { prize } = row;
  if (prize.pays === 'words') {
    const { words, worth, issuedAs, usedWithin } = prize;
    if (issuedAs !== undefined) return { words, issuedAs };
    const isKnown = worth !== undefined && (typeof worth !== 'string' || isPosted(posted, worth));
    return given({ words, worth: isKnown ? postedAmount(posted, worth) : undefined, usedWithin });
  }
  if (prize.pays === 'entry')
    return prize.amount === undefined ? undefined : { words: prize.words };
  const form = formOf(row, posted);
  if (form === undefined || known(MONEY, form) !== undefined) return undefined;
  const rule = posted.activity.values[FORM];
  const plays = rule?.kind === 'choice' ? rule.plays?.[form] : undefined;
  const issuedAs = known(ISSUED, form);
  const isDescribed = !isExtra && plays === undefined && issuedAs === undefined;
  const words = isDescribed && isPosted(posted, DESCRIPTION) ? choiceOf(posted, DESCRIPTION) : form;
  return given({ words, issuedAs, plays });
}
