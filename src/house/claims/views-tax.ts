// What the tax rules ask of a claim, for the people who pay it and fill in its forms.
import { type Cents, dollarsOf, sum } from '#money';
import { given } from '#result';
import type { Moment } from '#rules';
import { askingOf } from '../dispatch.ts';
import type { EventOf } from '../events.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Claim, House } from '../state.ts';
import { partsOf, sheetOf, wholeOf, worthOf } from './checks.ts';
import { isComplete } from './identity.ts';
import { taxOf } from './taxes.ts';

/** The person who is paid: the one whose ID was seen, or the one who won. */
const payeeOf = ({ identity, patron }: Claim): string | undefined => identity?.patron ?? patron;

const worthIn = ({ claims }: House, id: string): Cents => worthOf(claims.get(id) as Claim);

const ownerOf = (claim: Claim) => {
  const patron = payeeOf(claim);
  return given({
    claim: claim.id,
    patron,
    amount: dollarsOf(worthOf(claim)),
  });
};

/** What is due if a claim is paid at a moment; of one that has been paid, what was done then.
 * Nothing where there is no such claim. */
export function taxFacts(
  house: House,
  rulebook: Rulebook,
  {
    claim: id,
    at,
    paid,
  }: {
    readonly claim: string;
    readonly at: Moment;
    readonly paid: EventOf<'claim-paid'> | undefined;
  },
) {
  const claim = house.claims.get(id);
  if (claim === undefined) return undefined;
  const { identity, slip, offering, status, wonAt } = claim;
  const tax = taxOf(askingOf(house, at, rulebook), claim, payeeOf(claim));
  const { needsTwoDocuments, mustSign, isPrize } = tax;
  const withheld = dollarsOf(tax.withheld);
  const tells = paid === undefined ? tax.tells : (paid.tells ?? []);
  const told = sum([id, ...tells].map((each) => worthIn(house, each)));
  const winner = wholeOf(house, claim).patron;
  return given({
    ...ownerOf(claim),
    /** Who sat there, no matter who owns a part of it. */
    winner,
    slip,
    offering,
    status,
    wonAt,
    needsTwoDocuments,
    mustSign,
    title: sheetOf(house, rulebook, claim).title,
    /** What its form says: with what was paid of the same win before and is on no form. */
    told: dollarsOf(told),
    withheld: paid === undefined ? withheld : (paid.withheld?.amount ?? '0.00'),
    forms: (paid?.forms ?? tax.forms).map((form) => ({
      form,
      isComplete: paid !== undefined || isComplete(house, claim, form),
    })),
    documents: [...(identity?.documents ?? [])],
    hasTaxNumber: identity?.hasTaxNumber === true,
    // The prizes of the year have this one among them once it is paid.
    reasons: paid !== undefined && isPrize ? [] : tax.reasons.map((reason) => ({ ...reason })),
    /** All who own the win. */
    owners: partsOf(house, claim).map(ownerOf),
  });
}

export type TaxFacts = NonNullable<ReturnType<typeof taxFacts>>;
