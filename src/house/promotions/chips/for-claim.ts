// Prizes in coupons and chips: they are issued to the winner, with the ID check and forms of any
// prize of their value.

import { z } from 'zod';
import { accounts } from '#ledger';
import { centsOf, dollarsOf, times } from '#money';
import { given } from '#result';
import type { InstrumentRule } from '#rules';
import { sheetOf } from '../../claims/checks.ts';
import { checkDue, paidTo } from '../../claims/payment.ts';
import type { EventOf } from '../../events.ts';
import { checkNotOwn, claimNamed, refuse } from '../../kit/ask.ts';
import type { Ask } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import type { Claim } from '../../state.ts';
import { chance, day, name, numbered } from '../../words/scalars.ts';
import type { Dollars } from '../../words/shapes.ts';
import { ISSUE_WAYS } from './words.ts';

/** Coupons, certificates or vouchers of one face, for one patron or for any bearer. They expire at
 * the end of the day `expires`, or with the promotion. */
export const ISSUE_INSTRUMENTS = {
  batch: name,
  offering: name,
  instrument: name,
  count: z.int().min(1).max(1000),
  how: z.enum(ISSUE_WAYS),
  patron: name.optional(),
  /** The prize that is paid by it, where it is one. */
  claim: numbered.optional(),
  /** Where it is for fewer games than are posted. */
  games: z.array(name).min(1).max(40).optional(),
  expires: day.optional(),
  chance,
};

type Issuing = Asked<typeof ISSUE_INSTRUMENTS>;

/** The claim that something is issued for, and who has won it. */
export function claimOf({ house, command }: Pick<Ask<Issuing>, 'house' | 'command'>): {
  readonly claim?: Claim;
  readonly patron?: string;
} {
  const { claim: id, patron } = command;
  if (id === undefined) return patron === undefined ? {} : { patron };
  const claim = claimNamed(house, id);
  checkNotOwn(house, command.by, [claim.patron, claim.identity?.patron]);
  const winner = patron ?? claim.patron ?? claim.identity?.patron;
  return given({ claim, patron: winner });
}

/** The claim is paid by what is issued: of the kind that was won, and no more and no less of it. */
export function paidByIssue(
  ask: Ask<Issuing>,
  claim: Claim | undefined,
  { instrument, face }: { readonly instrument: InstrumentRule; readonly face: Dollars },
): readonly EventOf<'claim-paid'>[] {
  if (claim === undefined) return [];
  const { count, patron: said } = ask.command;
  const { patron, tax } = checkDue(ask, claim, said);
  const { amount: won, thing } = claim;
  if (thing?.issuedAs === undefined) {
    return refuse('wrong-instrument', `${claim.id} is no prize in chips`);
  }
  if (thing.issuedAs !== 'any' && thing.issuedAs !== instrument.kind) {
    const { title } = instrument;
    refuse('wrong-instrument', `${title} for ${thing.words}; ${clauseOf(ask, claim)}`);
  }
  const issued = times(centsOf(face), BigInt(count));
  if (issued !== won) refuse('wrong-instrument', `${dollarsOf(issued)} for ${dollarsOf(won)}`);
  return [paidTo(claim, { patron, from: 'cage', payer: accounts.house('cage'), tax })];
}

/** Where the sheet says what was won. An open claim is of an award that is still known. */
function clauseOf({ house, rulebook }: Ask<Issuing>, claim: Claim): string {
  const { rows, claim: rule } = sheetOf(house, rulebook, claim);
  const won = house.wins.get(claim.call)?.hit.row;
  return rows.find(({ id }) => id === won)?.clause ?? rule.clause;
}
