// A payment: to whom it may go, what is due for it, which account pays, and in which form.

import { z } from 'zod';
import { accounts, balanceOf } from '#ledger';
import { type Cents, centsOf, dollarsOf, min, subtract, sum, ZERO } from '#money';
import { given, sure } from '#result';
import { type Activity, barredBy, mayTrayPay, parseMoment } from '#rules';
import type { EventOf } from '../events.ts';
import { isEmployee, refuse, tableNamed } from '../kit/ask.ts';
import type { Ask } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import type { Claim, House } from '../state.ts';
import { dueDay } from '../words/days.ts';
import { name, numbered } from '../words/scalars.ts';
import type { EntryText } from '../words/shapes.ts';
import { checkHandedOut, checkOpen, checkWinner, moneyIn, sheetOf, wholeOf } from './checks.ts';
import { checkHands } from './hands.ts';
import { checkHolds } from './holds.ts';
import { checkForms, checkSeen } from './identity.ts';
import { type Tax, taxOf } from './taxes.ts';

export const PAY_CLAIM = {
  claim: numbered,
  patron: name.optional(),
  from: z.enum(['cage', 'tray', 'cheque']),
  /** Whose tray. */
  table: name.optional(),
};

export const MS_A_DAY = 86_400_000;

export type PaidFrom = Asked<typeof PAY_CLAIM>['from'];

/** Refuses a person who can't have the prize, or not yet; who gets it, and what is due for it. */
export function checkDue(
  asking: Ask<{ readonly by: string }>,
  claim: Claim,
  said: string | undefined,
): { readonly patron: string | undefined; readonly tax: Tax } {
  const { house, at, rulebook } = asking;
  checkOpen(claim, at);
  const sheet = sheetOf(house, rulebook, claim);
  checkHandedOut(sheet, house.zone, at);
  const patron = said ?? claim.patron ?? claim.identity?.patron;
  if (patron !== undefined) {
    checkWinner(house, claim, patron);
    if (claim.patron === undefined) checkNoEmployee(house, sheet, patron);
    checkLimit(house, sheet, { patron, claim });
  }
  checkHands(asking, claim, patron);
  const tax = taxOf(asking, claim, patron);
  checkSeen(house, claim, { patron, sheet, tax });
  checkHolds(house, claim, patron, at);
  checkForms(house, claim, tax);
  return { patron, tax };
}

/** The account behind what is handed over in place of money. Coupons, chips and spins cost the house
 * when they are used; of a thing the value is given now. */
const accountOfThing = ({ issuedAs, plays }: NonNullable<Claim['thing']>): string =>
  accounts.house(
    issuedAs === undefined && plays === undefined ? 'prizes-in-kind' : 'promotional-costs',
  );

/** What is paid, or handed over. No one gets cash for a thing: the money set aside for it is what it
 * costs, and the winner brings the tax that is withheld, as far as no money is won with it. */
export function paidTo(
  claim: Claim,
  {
    patron,
    from,
    payer,
    tax: { withheld, because, forms, tells, isPrize },
  }: {
    readonly patron: string | undefined;
    readonly from: PaidFrom;
    readonly payer: string;
    readonly tax: Tax;
  },
): EventOf<'claim-paid'> {
  const { id, offering, amount, thing, paidIn } = claim;
  const payable = accounts.payable(offering);
  const money = moneyIn(claim);
  const kept = min(withheld, money);
  const to = thing === undefined ? payer : accountOfThing(thing);
  const tax = accounts.house('withheld-tax');
  const moves: readonly EntryText[] = [
    ...moveOf('payment', payable, to, subtract(amount, money)),
    ...moveOf('payment', payable, payer, inHand(claim, { withheld })),
    ...moveOf('withholding', payable, tax, kept),
    ...moveOf('withholding', accounts.house('cage'), tax, subtract(withheld, kept)),
  ];
  return {
    type: 'claim-paid',
    claim: id,
    ...given({ patron }),
    from,
    amount: dollarsOf(amount),
    ...given({ as: thing?.words ?? paidIn }),
    ...(withheld > ZERO ? { withheld: { amount: dollarsOf(withheld), because } } : {}),
    forms,
    ...(tells.length === 0 ? {} : { tells }),
    ...(isPrize ? { isPrize } : {}),
    moves,
  };
}

/** What a payment took from what was set aside, and what of it was kept back for the tax. */
export function paidOutOf(
  { moves = [], isPrize }: EventOf<'claim-paid'>,
  payable: string,
): NonNullable<Claim['paidOut']> {
  const of = (wanted: EntryText[0]): Cents =>
    sum(
      moves.flatMap(([kind, from, , amount]) =>
        kind === wanted && from === payable ? [centsOf(amount)] : [],
      ),
    );
  return given({ handed: of('payment'), withheld: of('withholding'), isPrize });
}

/** The money that the winner is given. */
export const inHand = (claim: Claim, { withheld }: Pick<Tax, 'withheld'>): Cents => {
  const money = moneyIn(claim);
  return subtract(money, min(withheld, money));
};

const moveOf = (
  kind: EntryText[0],
  from: string,
  to: string,
  amount: Cents,
): readonly EntryText[] => (amount > ZERO ? [[kind, from, to, dollarsOf(amount)]] : []);

/** The account that pays. */
export function payingAccount(
  house: House,
  { from, table }: Pick<Asked<typeof PAY_CLAIM>, 'from' | 'table'>,
  claim: Claim,
): string {
  if (from === 'cheque') return accounts.house('bank');
  if (from === 'cage') return accounts.house('cage');
  const name = table ?? claim.table;
  tableNamed(house, name);
  if (name !== claim.table) refuse('wrong-table', claim.table);
  return accounts.tray(name);
}

/** Cash and chips are paid from what is there; a check too, in a house with limits. */
export function checkThere(
  { book, settings }: House,
  { from, payer, paid }: { readonly from: PaidFrom; readonly payer: string; readonly paid: Cents },
): void {
  const there = balanceOf(book, payer);
  const isCovered = from !== 'cheque' || settings.powers !== undefined;
  if (isCovered && there < paid) refuse('not-enough-money', payer);
}

/** Where each form of money comes from. A tray has chips, the cage both. Cash beyond what the house
 * counts out is written as a check. */
const PAYS_IN: Readonly<Record<NonNullable<Claim['paidIn']>, readonly PaidFrom[]>> = {
  cash: ['cage', 'cheque'],
  chips: ['cage', 'tray'],
  check: ['cheque'],
};

/** A tray pays below its limit, where the sheet lets it; the cage up to its own. A part is no small
 * prize: the whole win decides. */
export function checkWay(
  house: House,
  claim: Claim,
  { from, sheet }: { readonly from: PaidFrom; readonly sheet: Activity },
): void {
  const { trayLimit, cashUpTo } = house.settings;
  const whole = wholeOf(house, claim);
  const { sources } = whole;
  const amount = moneyIn(whole);
  const { thing, paidIn } = claim;
  if (thing?.issuedAs !== undefined) refuse('paid-in-chips', thing.words);
  if (thing !== undefined && (from === 'tray' || (from === 'cheque' && paidIn === undefined))) {
    refuse('not-as-posted', `${thing.words}, handed over by the cage`);
  }
  if (thing !== undefined && paidIn === undefined) return;
  if (paidIn !== undefined && !PAYS_IN[paidIn].includes(from)) refuse('not-as-posted', paidIn);
  const isCash = from === 'cage' && paidIn !== 'chips';
  if (isCash && cashUpTo !== undefined && amount > centsOf(cashUpTo)) {
    refuse('over-limit', cashUpTo);
  }
  if (from !== 'tray') return;
  const prize = { amount, isOfMeter: sources.some(([of]) => of === 'meter') };
  if (!mayTrayPay(sheet.claim, prize)) refuse('over-limit', sheet.claim.clause);
  if (amount >= centsOf(trayLimit)) refuse('over-limit', trayLimit);
}

/** Whose name only the payment tells may be one whom the sheet never pays. */
function checkNoEmployee(house: House, activity: Activity, patron: string): void {
  const rule = barredBy(activity, { person: 'employee-off-duty' });
  if (rule !== undefined && isEmployee(house, patron)) refuse('ineligible-person', rule.clause);
}

/** So many prizes of a sheet are all that one person has in a day: that on which they were won,
 * whenever they are picked up. */
export function checkLimit(
  { payees, settings }: House,
  { id, claim: { perPerson } }: Activity,
  { patron, claim }: { readonly patron: string; readonly claim: Claim },
): void {
  if (perPerson === undefined || perPerson.of === 'session at the wheel') return;
  const won = sure(parseMoment(claim.wonAt, 'wonAt'));
  const day = dueDay(won, settings.dayStart);
  const counts = (payees.get(patron)?.won ?? []).filter(
    (each) =>
      each.activity === id &&
      (perPerson.within === 'day'
        ? each.day === day
        : Math.abs(each.instant - won.instant) < MS_A_DAY),
  );
  if (counts.length >= perPerson.most) refuse('limit-reached', perPerson.clause);
}
