// In what a prize is paid: cash, a check, chips; or no money: things, services, and coupons or chips of
// another promotion; or a thing and money together.

import { type Cents, min } from '#money';
import { given, type Problem } from '#result';
import type { MoneyForm } from './claim.ts';
import type { IssuedAs } from './instrument.ts';
import { choiceOf, isPosted, type Posted, postedAmount } from './posted.ts';
import type { Row } from './row.ts';
import { choice, dollars, type More, text, type ValueRule } from './value.ts';

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

/** What is paid or handed over: a thing, money of a form, or a thing and the rest of the prize in
 * money; any money where neither is said. */
export interface PaidAs {
  readonly thing?: Thing;
  readonly paidIn?: MoneyForm;
}

/** The value by which a house posts in what its prizes are paid; that of one place ends with it. */
const FORM = 'paidIn';
/** The value of the things in a prize that is money too. */
const PART = 'merchandiseValue';

const descriptionOf = (form: string): string =>
  form === FORM ? 'prizeDescription' : form.replace(/PaidIn$/, 'Description');

const MONEY: Readonly<Record<string, MoneyForm>> = {
  cash: 'cash',
  check: 'check',
  chips: 'chips',
  'live chips': 'chips',
  'casino chips': 'chips',
};
/** A thing, and money for the rest. */
const BOTH: Readonly<Record<string, MoneyForm>> = {
  'cash and merchandise': 'cash',
  'chips and merchandise': 'chips',
};
const ISSUED: Readonly<Record<string, IssuedAs>> = {
  'free play chips': 'free-play',
  'match play coupons': 'match-play',
  'promotional chips': 'any',
  'promotional chips or coupons': 'any',
};

type Forms = More & Pick<Extract<ValueRule, { kind: 'choice' }>, 'plays' | 'wordsWere'>;
type Values = Readonly<Record<string, ValueRule>>;

/** In what the prizes are paid, and what they are where they are things: the sheet lists the forms. */
export function paidInOneOf(forms: readonly string[], clause: string, more: Forms = {}): Values {
  const where = given({ in: more.in, optional: true as const });
  const words = 'Value of the merchandise in a prize that is money as well';
  return {
    paidIn: choice('What the prizes are paid in', forms, clause, more),
    prizeDescription: text('Description of prizes that are not money', clause, where),
    ...(forms.some((form) => Object.hasOwn(BOTH, form))
      ? { merchandiseValue: dollars(words, ['0.01'], clause, where) }
      : {}),
  };
}

/** The same of the prize of one place: `firstPaidIn`, and `firstDescription`. */
export const placePaidInOneOf = (
  place: string,
  forms: readonly string[],
  clause: string,
  more: Forms = {},
): Values => ({
  [`${place}PaidIn`]: choice(`What the ${place} prize is paid in`, forms, clause, more),
  [`${place}Description`]: text(
    `Description of the ${place} prize`,
    clause,
    given({ in: more.in, optional: true as const }),
  ),
});

/** The value that says in what a row is paid. */
const formNamed = ({ prize }: Row): string =>
  prize.pays === 'dollars' && typeof prize.paidIn === 'object' ? prize.paidIn.posted : FORM;

/** The form of the sheet itself, or as posted. */
function formOf(row: Row, posted: Posted): string | undefined {
  const { prize } = row;
  if (prize.pays === 'dollars' && typeof prize.paidIn === 'string') return prize.paidIn;
  const name = formNamed(row);
  return isPosted(posted, name) ? choiceOf(posted, name) : undefined;
}

const known = <To>(forms: Readonly<Record<string, To>>, form: string): To | undefined =>
  Object.hasOwn(forms, form) ? forms[form] : undefined;

/** What is posted in place of an amount's money, in words. */
function described(row: Row, posted: Posted, form: string): string {
  const name = descriptionOf(formNamed(row));
  return isPosted(posted, name) ? choiceOf(posted, name) : form;
}

interface Won {
  /** What the winner has of the row in all. */
  readonly amount: Cents;
  /** It is a share of others than whoever holds the hand: of the same form, and not the thing that
   * is described. */
  readonly isShared?: boolean;
}

/** The money that a row is paid in; nothing where any will do, or where it is posted as a thing. */
export function moneyFormOf(row: Row, posted: Posted): MoneyForm | undefined {
  const form = formOf(row, posted);
  return form === undefined ? posted.activity.claim?.paidIn : known(MONEY, form);
}

/** What a row gives of an amount. */
export function paidAs(row: Row, posted: Posted, { amount, isShared = false }: Won): PaidAs {
  const thing = thingIn(row, posted);
  if (thing !== undefined) return { thing };
  const form = formOf(row, posted);
  const money = moneyFormOf(row, posted);
  if (form === undefined || money !== undefined) return given({ paidIn: money });
  const rest = known(BOTH, form);
  if (rest !== undefined) {
    if (isShared) return { paidIn: rest };
    const worth = min(postedAmount(posted, PART), amount);
    const part = { words: described(row, posted, 'merchandise'), worth };
    return given({ thing: part, paidIn: worth < amount ? rest : undefined });
  }
  const rule = posted.activity.values[formNamed(row)];
  const plays = rule?.kind === 'choice' ? rule.plays?.[form] : undefined;
  const issuedAs = known(ISSUED, form);
  const isDescribed = !isShared && plays === undefined && issuedAs === undefined;
  const words = isDescribed ? described(row, posted, form) : form;
  return { thing: given({ words, issuedAs, plays }) };
}

/** What a row names itself: things, services, an entry with what goes with it. */
export function thingIn({ prize }: Row, posted: Posted): Thing | undefined {
  if (prize.pays === 'words') {
    const { words, worth, issuedAs, usedWithin } = prize;
    if (issuedAs !== undefined) return { words, issuedAs };
    const isKnown = worth !== undefined && (typeof worth !== 'string' || isPosted(posted, worth));
    return given({ words, worth: isKnown ? postedAmount(posted, worth) : undefined, usedWithin });
  }
  return prize.pays === 'entry' && prize.amount !== undefined ? { words: prize.words } : undefined;
}

/** A prize of both money and things says what the things are worth, and no other prize does. */
export function formProblems(posted: Posted): readonly Problem[] {
  if (posted.activity.values[PART] === undefined) return [];
  const form = isPosted(posted, FORM) ? choiceOf(posted, FORM) : '';
  const isBoth = Object.hasOwn(BOTH, form);
  if (isBoth === isPosted(posted, PART)) return [];
  const message = isBoth ? 'is missing: a part of the prize is merchandise' : `is not for ${form}`;
  return [{ path: `values.${PART}`, message }];
}

/** Free words of an earlier day as the choice that they are now: money by its name, or else a thing
 * that they describe. */
export function formsSaid(
  name: string,
  rule: ValueRule,
  words: unknown,
): readonly (readonly [string, string])[] {
  if (rule.kind !== 'choice' || rule.wordsWere === undefined || typeof words !== 'string')
    return [];
  const plain = words.trim().toLowerCase();
  const money = known(MONEY, plain);
  const same = rule.choices.find(
    (each) => each === plain || (money !== undefined && known(MONEY, each) === money),
  );
  if (same !== undefined) return [[name, same]];
  const { choice: thing, in: description } = rule.wordsWere;
  return [
    [name, thing],
    [description, words],
  ];
}

const NAMED_CASH = /^cash(?: prize)?$/i;
const NAMED_CHIPS = /^(?:live |casino |live casino )?chips$/i;
const NAMED_PLAY = /\b(free|match|bonus)[- ]play\b/i;

/** In what a prize is paid that a house names in words of its own: cash and chips by their names,
 * coupons and chips to play with; anything else is a thing. */
export function paidByName(title: string): {
  readonly paidIn?: MoneyForm;
  readonly issuedAs?: IssuedAs;
} {
  if (NAMED_CASH.test(title)) return { paidIn: 'cash' };
  if (NAMED_CHIPS.test(title)) return { paidIn: 'chips' };
  const kind = NAMED_PLAY.exec(title)?.[1]?.toLowerCase() as 'free' | 'match' | 'bonus' | undefined;
  return kind === undefined ? {} : { issuedAs: `${kind}-play` };
}
