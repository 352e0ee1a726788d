// A prize that went to the wrong person. The payment stands in the books as it was; the house makes the fund
// whole at once, the claim waits for the right winner, and what was wrongly paid is owed to the house.

import { z } from 'zod';
import { accounts } from '#ledger';
import { type Cents, centsOf, dollarsOf, subtract, ZERO } from '#money';
import { given, sure } from '#result';
import { parseMoment } from '#rules';
import type { EventOf } from '../events.ts';
import {
  checkCovered,
  checkNotExcluded,
  checkNotOwn,
  checkPatron,
  claimNamed,
  refuse,
} from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { FREE, STEP_UP, twoHumans } from '../kit/power.ts';
import type { Award, Claim, House, Offered, Receivable } from '../state.ts';
import { MONEY } from '../words/roles.ts';
import { dollars, name, numbered, words } from '../words/scalars.ts';
import { type EntryText, TAX_FORMS } from '../words/shapes.ts';
import { worthOf } from './checks.ts';
import { RECEIVABLE_VIEWS } from './views-receivables.ts';

const receivableNamed = ({ receivables }: House, id: string): Receivable =>
  receivables.get(id) ?? refuse('unknown-receivable', id);

/** The name of what is owed: that of its claim, and a number where it went wrong before. */
function receivableOf({ receivables }: House, claim: string): string {
  let id = claim;
  for (let times = 2; receivables.has(id); times++) id = `${claim}-${times}`;
  return id;
}

/** The prize is not counted for the person any more. */
function uncountPaid(house: House, claim: Claim, isPrize: boolean): void {
  const { payees, offerings } = house;
  const payee = claim.patron === undefined ? undefined : payees.get(claim.patron);
  if (claim.patron === undefined || payee === undefined) return;
  const { activity } = offerings.get(claim.offering) as Offered;
  const won = sure(parseMoment(claim.wonAt, 'wonAt'));
  const index = payee.won.findIndex(
    (each) => each.activity === activity && each.instant === won.instant,
  );
  const worth = worthOf(claim);
  const isCounted = isPrize && payee.prizes >= worth;
  payees.set(claim.patron, {
    ...payee,
    prizes: isCounted ? subtract(payee.prizes, worth) : payee.prizes,
    won: payee.won.filter((_, place) => place !== index),
  });
}

/** It waits for its winner as on the first day, and no clock runs for it. */
function openAgain(claim: Claim, { winner, namedBy }: EventOf<'payment-recovered'>): void {
  for (const field of [
    'patron',
    'identity',
    'isMismatched',
    'cleared',
    'namedBy',
    'expires',
  ] as const) {
    delete claim[field];
  }
  for (const field of ['identifiedBy', 'paidOut', 'usedFrom', 'used'] as const) delete claim[field];
  claim.forms.length = 0;
  claim.status = 'open';
  if (winner !== undefined) Object.assign(claim, { patron: winner, namedBy });
}

const RECOVERY_COMMANDS = {
  'recover-payment': command({
    does: 'Records that a prize went to the wrong person: the house makes the fund whole and the claim is open again.',
    may: ['manager'],
    power: { ...STEP_UP, isAlways: true },
    waitsInDoubt: true,
    fields: { claim: numbered, winner: name.optional(), reason: words, evidence: words },
    brings: ['payment-recovered'],
    sample: { claim: 'c:1', winner: 'p9', reason: 'for the test', evidence: 'file 17' },
    decide({ house, command: { claim: id, winner, reason, evidence, by }, approvedBy }) {
      const claim = claimNamed(house, id);
      const { paidOut, patron, offering } = claim;
      if (claim.status !== 'paid' || paidOut === undefined) return refuse('not-paid', id);
      checkNotOwn(house, by, [patron, winner]);
      if (winner !== undefined) {
        checkPatron(house, winner);
        checkNotExcluded(house, winner);
        if (winner === patron) refuse('already-paid', winner);
      }
      const receivable = receivableOf(house, id);
      const payable = accounts.payable(offering);
      const { handed, withheld } = paidOut;
      const recovered = (from: string, amount: Cents): readonly EntryText[] =>
        amount === ZERO ? [] : [['recovery', from, payable, dollarsOf(amount)]];
      const moves = [
        ...recovered(accounts.receivable(receivable), handed),
        ...recovered(accounts.house('withheld-tax'), withheld),
      ];
      checkCovered(house, moves);
      // Their statement of the win is corrected; that of several owners is made again with the next payment.
      const forms = claim.forms.filter((form) => form !== '5754');
      const people = approvedBy === undefined ? [by] : [by, approvedBy];
      const facts = { claim: id, offering, receivable, owed: dollarsOf(handed), reason, evidence };
      const who = { patron, winner, namedBy: winner === undefined ? undefined : people };
      const tax = withheld > ZERO ? dollarsOf(withheld) : undefined;
      return [
        {
          type: 'payment-recovered',
          ...facts,
          ...given({ ...who, withheld: tax, forms: forms.length > 0 ? forms : undefined }),
          moves,
        },
      ];
    },
  }),

  'take-repayment': command({
    does: 'Takes money back from a person who was wrongly paid.',
    may: MONEY,
    power: twoHumans('floor', 'manager', 'accounting', 'compliance'),
    waitsInDoubt: true,
    fields: { receivable: numbered, amount: dollars },
    brings: ['repayment-taken'],
    sample: { receivable: 'c:1', amount: '1.00' },
    decide({ house, command: { receivable: id, amount: text, by } }) {
      const { patron, left } = receivableNamed(house, id);
      checkNotOwn(house, by, [patron]);
      const amount = centsOf(text);
      if (amount === ZERO || amount > left) refuse('more-than-owed', dollarsOf(left));
      const [paid, rest] = [dollarsOf(amount), dollarsOf(subtract(left, amount))];
      const facts = given({ receivable: id, patron, amount: paid, left: rest });
      const account = accounts.receivable(id);
      const move: EntryText = ['repayment', accounts.house('cage'), account, paid];
      return [{ type: 'repayment-taken', ...facts, moves: [move] }];
    },
  }),

  'write-off': command({
    does: 'Gives up what a person who was wrongly paid still owes. The regulator is told.',
    may: ['manager'],
    power: { ...STEP_UP, isAlways: true },
    waitsInDoubt: true,
    fields: { receivable: numbered, reason: words },
    brings: ['receivable-written-off'],
    sample: { receivable: 'c:1', reason: 'for the test' },
    decide({ house, command: { receivable: id, reason, by } }) {
      const { patron, left } = receivableNamed(house, id);
      checkNotOwn(house, by, [patron]);
      if (left === ZERO) refuse('nothing-there', id);
      const amount = dollarsOf(left);
      const account = accounts.receivable(id);
      const move: EntryText = ['write-off', accounts.house('losses'), account, amount];
      const facts = given({ receivable: id, patron, amount, reason });
      return [{ type: 'receivable-written-off', ...facts, moves: [move] }];
    },
  }),

  'correct-form': command({
    does: 'Records that the corrected form of a wrongly paid prize is complete.',
    may: MONEY,
    power: FREE,
    fields: { receivable: numbered, form: z.enum(TAX_FORMS) },
    brings: ['form-corrected'],
    sample: { receivable: 'c:1', form: 'w-2g' },
    decide({ house, command: { receivable: id, form } }) {
      const { forms } = receivableNamed(house, id);
      if (!forms.includes(form)) refuse('form-not-due', form);
      return [{ type: 'form-corrected', receivable: id, form }];
    },
  }),
};

export const RECOVERY = mechanism({
  area: 'claims',
  views: RECEIVABLE_VIEWS,
  commands: RECOVERY_COMMANDS,
  evolve: {
    'payment-recovered': (house, event) => {
      const { claims, wins, paidAwards, receivables } = house;
      const { claim: id, receivable, patron, owed, forms = [] } = event;
      const claim = claims.get(id) as Claim;
      const amount = centsOf(owed);
      receivables.set(receivable, given({ claim: id, patron, owed: amount, left: amount, forms }));
      uncountPaid(house, claim, claim.paidOut?.isPrize === true);
      openAgain(claim, event);
      const { call } = claim;
      if (!wins.has(call)) wins.set(call, paidAwards.get(call) as Award);
      paidAwards.delete(call);
    },
    'repayment-taken': ({ receivables }, { receivable, left }) => {
      (receivables.get(receivable) as Receivable).left = centsOf(left);
    },
    'receivable-written-off': ({ receivables }, { receivable }) => {
      (receivables.get(receivable) as Receivable).left = ZERO;
    },
    'form-corrected': ({ receivables }, { receivable, form }) => {
      const owing = receivables.get(receivable) as Receivable;
      owing.forms = owing.forms.filter((each) => each !== form);
    },
  },
});
