// What comes before a payment: whether the winner's ID is seen and good, and the forms are complete.

import { centsOf, ZERO } from '#money';
import { type Activity, ID_KINDS } from '#rules';
import { refuse } from '../kit/ask.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Claim, House } from '../state.ts';
import type { Identity, IdentityDocument, TaxForm } from '../words/shapes.ts';
import { partsOf, sheetOf, wholeOf, worthOf } from './checks.ts';
import type { Tax } from './taxes.ts';

const USUAL_LEAST_AGE = 21;

/** How old the winner must be: what the sheet says, or the house, whichever is more. */
export function leastAgeOf(
  house: House,
  rulebook: Rulebook,
  claim: Pick<Claim, 'offering'>,
): number {
  const { leastAge } = sheetOf(house, rulebook, claim).claim;
  const said = [leastAge?.years, house.settings.leastAge].filter((age) => age !== undefined);
  return said.length === 0 ? USUAL_LEAST_AGE : Math.max(...said);
}

/** One statement names all who own a win; every other form is each owner's. */
export const isComplete = (house: House, claim: Claim, form: TaxForm): boolean =>
  (form === '5754' ? partsOf(house, claim) : [claim]).some(({ forms }) => forms.includes(form));

const isOneOf = (kinds: readonly string[], documents: readonly IdentityDocument[]): boolean =>
  documents.some((each) => kinds.includes(each));

/** A signed W-9 is as good as a second document. */
const areTwo = ({ documents }: Identity): boolean =>
  new Set(documents).size >= 2 && isOneOf(ID_KINDS, documents);

/** What is wrong with an ID that was shown, if anything is, and the clause that asks for another. */
function faultOf(
  { documents, isValid, isOfAge, nameMatches }: Identity,
  { claim: { identity: sheet, leastAge, clause } }: Activity,
): string | undefined {
  if (!isOfAge) return leastAge === undefined ? 'underage' : `underage: ${leastAge.clause}`;
  if (!isValid) return 'not valid';
  if (sheet?.nameMatters === true && !nameMatches) return `name doesn’t match: ${clause}`;
  if (sheet?.kinds !== undefined && !isOneOf(sheet.kinds, documents)) {
    return `the sheet requires ${sheet.kinds.join(', ')}: ${clause}`;
  }
  if (sheet?.needsPhoto === true && !isOneOf(ID_KINDS, documents)) return `no photo: ${clause}`;
  if (documents.every((each) => each === 'tax-form')) return 'a tax form alone is not ID';
  return undefined;
}

/** Refuses a person whose ID was not accepted. */
export function checkGood(seen: Identity, sheet: Activity): void {
  const fault = faultOf(seen, sheet);
  if (fault !== undefined) refuse('identity-refused', fault);
}

/** Whether the winner's ID must be checked: for the house, for the sheet, for a form, or for a
 * thing, which can't be counted out. */
export function isIdentityDue(
  house: House,
  claim: Claim,
  { sheet, tax: { forms } }: Pick<Papers, 'sheet' | 'tax'>,
): boolean {
  const prize = worthOf(wholeOf(house, claim));
  const isBySheet = isIdentityAsked(house, claim, sheet);
  const isByHouse = prize >= centsOf(house.settings.identityFrom);
  const isThing = claim.thing !== undefined;
  const isLimited = sheet.claim.perPerson !== undefined;
  return isBySheet || isByHouse || isThing || isLimited || forms.length > 0;
}

/** Whether the sheet itself asks for the winner's ID. */
function isIdentityAsked(house: House, claim: Claim, { claim: { identity } }: Activity): boolean {
  return identity !== undefined && worthOf(wholeOf(house, claim)) >= (identity.from ?? ZERO);
}

/** By which clause a winner loses the prize who is too young for it, or without the ID that the sheet
 * asks for. While a clock runs, the ID can still be brought; one that was shown and is good keeps it. */
export function forfeitClause(house: House, claim: Claim, sheet: Activity): string | undefined {
  const { leastAge, clause } = sheet.claim;
  const { identity, expires } = claim;
  if (identity?.isOfAge === false && leastAge !== undefined) return leastAge.clause;
  const isGood = identity !== undefined && faultOf(identity, sheet) === undefined;
  if (isGood || expires !== undefined) return undefined;
  return isIdentityAsked(house, claim, sheet) ? clause : leastAge?.clause;
}

interface Papers {
  readonly patron: string | undefined;
  readonly sheet: Activity;
  readonly tax: Tax;
}

/** Refuses a payment to a person who has shown too little. An ID that was checked must be good,
 * even if none was required. */
export function checkSeen(house: House, claim: Claim, { patron, sheet, tax }: Papers): void {
  const { identity } = claim;
  const seen = identity?.patron === patron ? identity : undefined;
  if (seen === undefined && isIdentityDue(house, claim, { sheet, tax })) refuse('identity-needed');
  if (tax.needsTwoDocuments && seen !== undefined && !areTwo(seen)) {
    refuse('identity-needed', 'two documents, one with a photo');
  }
  if (seen !== undefined) checkGood(seen, sheet);
}

/** Refuses a payment whose forms are not complete. */
export function checkForms(house: House, claim: Claim, { forms }: Tax): void {
  const missing = forms.filter((form) => !isComplete(house, claim, form));
  if (missing.length === 0) return;
  const problems = missing.map((form) => ({ path: 'claim', message: `${form} is not complete` }));
  refuse('paperwork-missing', missing.join(', '), problems);
}
