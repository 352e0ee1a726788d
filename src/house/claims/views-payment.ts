// What a payment needs and what still stands in its way, for the person who is about to make it.

import { accounts, balanceOf } from '#ledger';
import { dollarsOf, sum, usd } from '#money';
import { given } from '#result';
import { claimWords, ID_KINDS, type Moment, type ShownIdentity } from '#rules';
import { askingOf } from '../dispatch.ts';
import type { EventOf } from '../events.ts';
import { checkNotOwn, checkPatron, Refused } from '../kit/ask.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import { type Refusal, refusal } from '../refusals.ts';
import type { Claim, House } from '../state.ts';
import type { IdentityDocument } from '../words/shapes.ts';
import { checkHandedOut, checkOpen, checkWinner, sheetOf } from './checks.ts';
import { checkHands } from './hands.ts';
import { holdsOf } from './holds.ts';
import { checkForms, checkSeen, forfeitClause, isIdentityDue, leastAgeOf } from './identity.ts';
import {
  checkLimit,
  checkThere,
  checkWay,
  inHand,
  type PaidFrom,
  payingAccount,
} from './payment.ts';
import { type Tax, taxOf } from './taxes.ts';

const NOT_IN_HAND = [accounts.house('promotional-costs'), accounts.house('prizes-in-kind')];

/** What changed hands, without what was withheld: nothing where a thing was handed over. */
export const handedOut = ({ moves = [] }: EventOf<'claim-paid'>): string =>
  dollarsOf(
    sum(
      moves.flatMap(([kind, , to, amount]) =>
        kind === 'payment' && !NOT_IN_HAND.includes(to) ? usd(amount) : [],
      ),
    ),
  );

interface Wanted {
  readonly claim: string;
  /** Who would be paid, if the claim has no name. */
  readonly patron?: string | undefined;
  /** Who would pay. */
  readonly by: string;
  readonly at: Moment;
}

function refusalOf(check: () => void): Refusal | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

const toldOf = ({ code, message }: Refusal) => ({ code, message });

interface PaymentCheck {
  readonly house: House;
  readonly rulebook: Rulebook;
  readonly claim: Claim;
  readonly patron: string | undefined;
  readonly tax: Tax;
}

/** Who asks for ID and forms, by clause, rule or setting. */
function sourceOfIdentity({ house, rulebook, claim, tax }: PaymentCheck): string {
  const { clause, identity, perPerson } = sheetOf(house, rulebook, claim).claim;
  if (identity !== undefined) return clause;
  if (perPerson !== undefined) return perPerson.clause;
  return tax.forms.length > 0 ? sourceOfForms(tax) : `house: from ${house.settings.identityFrom}`;
}

/** The rule that asks for a form comes before those about withholding. */
const sourceOfForms = ({ reasons: [first] }: Tax): string => first?.source ?? '';

/** All that would be refused, whatever it is paid from; a payment is told the first of them only. */
function blocksOf(payment: PaymentCheck, { by, at }: Wanted) {
  const { house, rulebook, claim, patron, tax } = payment;
  const sheet = sheetOf(house, rulebook, claim);
  const blocks: {
    code: string;
    message: string;
    source?: string;
    lifts?: ReturnType<typeof holdsOf>[number]['lifts'];
  }[] = [];
  const ask = (check: () => void, source?: string): void => {
    const refused = refusalOf(check);
    if (refused === undefined) return;
    blocks.push(given({ ...toldOf(refused), source }));
  };
  ask(() => checkNotOwn(house, by, [patron, claim.patron, claim.identity?.patron]));
  ask(() => checkOpen(claim, at));
  ask(() => checkHandedOut(sheet, house.zone, at));
  if (patron !== undefined) {
    ask(() => checkPatron(house, patron));
    ask(() => checkWinner(house, claim, patron));
    ask(() => checkLimit(house, sheet, { patron, claim }));
    const asking = askingOf(house, at, rulebook);
    ask(() => asking.hooks.checkPayment(asking, claim, patron));
  }
  // Whoever looks is the one who would pay, and another person would approve it.
  ask(() => checkHands({ house, at, command: { by }, isTried: true }, claim, patron));
  ask(() => checkSeen(house, claim, { patron, sheet, tax }), sourceOfIdentity(payment));
  for (const { code, about, lifts } of holdsOf(house, claim, { patron, at })) {
    blocks.push({ ...toldOf(refusal(code, about)), lifts });
  }
  const { paperworkFirst, clause } = sheet.claim;
  const ofForms = sourceOfForms(tax);
  ask(() => checkForms(house, claim, tax), paperworkFirst ? `${clause}; ${ofForms}` : ofForms);
  return blocks;
}

const WAYS: readonly PaidFrom[] = ['cage', 'tray', 'cheque'];

const waysOf = ({ house, rulebook, claim, tax }: PaymentCheck) =>
  WAYS.map((from) => {
    const refused = refusalOf(() => {
      const payer = payingAccount(house, { from }, claim);
      checkWay(house, claim, { from, sheet: sheetOf(house, rulebook, claim) });
      checkThere(house, { from, payer, paid: inHand(claim, tax) });
    });
    return { from, ...(refused === undefined ? {} : { because: toldOf(refused) }) };
  });

/** Any document does where the sheet names none and asks for no photo. */
const kindsFor = (identity: ShownIdentity | undefined): readonly IdentityDocument[] =>
  identity?.kinds ?? (identity?.needsPhoto === true ? ID_KINDS : [...ID_KINDS, 'other']);

/** What the winner has to show. */
function identityOf({ house, rulebook, claim, tax }: PaymentCheck) {
  const sheet = sheetOf(house, rulebook, claim);
  const { identity } = sheet.claim;
  return {
    isDue: isIdentityDue(house, claim, { sheet, tax }),
    kinds: kindsFor(identity),
    needsTwo: tax.needsTwoDocuments,
    nameMatters: identity?.nameMatters === true,
    leastAge: leastAgeOf(house, rulebook, claim),
  };
}

/** The row that was won, in the words of the sheet, while the offering still remembers it. */
function rowOf({ house, rulebook, claim }: PaymentCheck): { readonly row?: string } {
  const hit = house.offerings.get(claim.offering)?.hits.find(({ call }) => call === claim.call);
  if (hit === undefined) return {};
  const { rows } = sheetOf(house, rulebook, claim);
  return { row: rows.find(({ id }) => id === hit.row)?.title ?? hit.row };
}

/** Nothing where there is no such claim. */
export function paymentFacts(house: House, rulebook: Rulebook, wanted: Wanted) {
  const claim = house.claims.get(wanted.claim);
  if (claim === undefined) return undefined;
  const patron = claim.identity?.patron ?? claim.patron ?? wanted.patron;
  const tax = taxOf(askingOf(house, wanted.at, rulebook), claim, patron);
  const payment = { house, rulebook, claim, patron, tax };
  const sheet = sheetOf(house, rulebook, claim);
  return given({
    claim: claim.id,
    title: sheet.title,
    ...rowOf(payment),
    patron,
    amount: dollarsOf(claim.amount),
    withheld: dollarsOf(tax.withheld),
    /** What the winner has in hand. */
    paid: dollarsOf(inHand(claim, tax)),
    clause: sheet.claim.clause,
    forfeits: forfeitClause(house, claim, sheet),
    words: [...claimWords(sheet.claim)],
    identity: identityOf(payment),
    blocks: blocksOf(payment, wanted),
    ways: waysOf(payment),
  });
}

/** What lies in the tray of each table. */
export const trayFacts = ({ tables, book }: House) =>
  [...tables].map(([table, { open }]) => ({
    table,
    isOpen: open !== undefined,
    inTray: dollarsOf(balanceOf(book, accounts.tray(table))),
  }));
