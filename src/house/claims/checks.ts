// What is asked at every step of a claim: whether it is still open, whose it is, and which win it is
// a part of.
import { type Cents, centsOf, dollarsOf, subtract, ZERO } from '#money';
import type { Activity, Moment, Thing } from '#rules';
import { knownFund } from '../funds/funds.ts';
import { refuse } from '../kit/ask.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Claim, House } from '../state.ts';
import { nextWeekly } from '../words/days.ts';
import type { AwardedClaim } from '../words/shapes.ts';

export const isExpired = ({ expires }: Claim, { instant }: Moment): boolean =>
  expires !== undefined && expires <= instant;

export function checkOpen(claim: Claim, at: Moment): void {
  if (claim.status !== 'open') refuse('claim-closed', claim.status);
  if (isExpired(claim, at)) refuse('claim-closed', 'its time is over');
}

/** Some sheets hand prizes out between two moments of a week only. */
export function checkHandedOut(
  { claim: { window, clause } }: Activity,
  zone: string,
  at: Moment,
): void {
  if (window === undefined) return;
  const { opens, closes } = window;
  const isOpen = nextWeekly(at.instant, closes, zone) < nextWeekly(at.instant, opens, zone);
  if (!isOpen) refuse('claim-closed', `until ${opens.weekday} at ${opens.at}: ${clause}`);
}

/** The person who wants it is the one who won, and may have it. */
export function checkWinner({ patrons }: House, claim: Claim, patron: string): void {
  if (claim.patron !== undefined && claim.patron !== patron) refuse('not-the-winner', patron);
  if (patrons.get(patron) === 'excluded' && !isOfTheDeal(claim)) {
    refuse('ineligible-person', patron);
  }
}

/** A winner whom the seat knew: who is excluded at the deal wins nothing in it. */
export const isOfTheDeal = ({ patron, namedBy }: Claim): boolean =>
  patron !== undefined && namedBy === undefined;

/** The sheet that a claim was won under. */
export const sheetOf = (
  house: House,
  rulebook: Rulebook,
  { offering }: Pick<Claim, 'offering'>,
): Activity => knownFund(house, offering, rulebook).offering.activity;

/** A thing as the log has it. */
export const makeThing = ({ worth, ...thing }: Thing): NonNullable<AwardedClaim['thing']> => ({
  ...thing,
  ...(worth === undefined ? {} : { worth: dollarsOf(worth) }),
});

/** The value of a claim to its winner: money, or a thing. A spin has the value of its result, which
 * is a prize of its own. */
export const worthOf = ({ amount, thing }: Pick<Claim, 'amount' | 'thing'>): Cents => {
  if (thing?.plays !== undefined) return ZERO;
  return amount === ZERO ? centsOf(thing?.worth ?? '0.00') : amount;
};

/** The money in a claim: all of it, none where it is a thing, and what is left beside a thing. */
export const moneyIn = ({
  amount,
  thing,
  paidIn,
}: Pick<Claim, 'amount' | 'thing' | 'paidIn'>): Cents => {
  if (thing === undefined) return amount;
  return paidIn === undefined ? ZERO : subtract(amount, centsOf(thing.worth ?? '0.00'));
};

/** The win that decides on ID, forms and ways of paying: a part is not judged by its own size. */
export const wholeOf = ({ claims }: House, claim: Claim): Claim =>
  claim.partOf === undefined ? claim : (claims.get(claim.partOf) as Claim);

/** The claim of one of several who own a win. */
export const partId = (whole: string, index: number): string => `${whole}.${index + 1}`;

/** All who own a win together, or the one who owns it alone. */
export function partsOf({ claims }: House, { id, partOf = id }: Claim): readonly Claim[] {
  const parts: Claim[] = [];
  for (;;) {
    const part = claims.get(partId(partOf, parts.length));
    if (part === undefined) break;
    parts.push(part);
  }
  return parts.length === 0 ? [claims.get(id) as Claim] : parts;
}

/** Whether a prize waits for a person, or is on its way to them. */
export const hasOpenClaim = ({ claims }: House, patron: string): boolean =>
  [...claims.values()].some(
    ({ status, patron: winner, identity }) =>
      status === 'open' && (winner === patron || identity?.patron === patron),
  );
