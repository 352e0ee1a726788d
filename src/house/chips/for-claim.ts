// Prizes in coupons and chips: whoever has won them gets them issued, with the papers and forms that
// any prize of their worth asks for.
import { accounts } from '#ledger';
import { type Ask, checkNotOwn, claimNamed, refuse } from '../ask.ts';
import { worthOf } from '../claim-checks.ts';
import { checkDue, paidTo } from '../claims.ts';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { countIn, dollarsIn } from '../money.ts';
import type { Claim, Dollars } from '../state.ts';

type Issuing = CommandOf<'issue-instruments'>;

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
  return { claim, ...(winner === undefined ? {} : { patron: winner }) };
}

/** The claim is paid by what is issued, which comes to what was won, no more and no less. */
export function paidByIssue(
  ask: Ask<Issuing>,
  claim: Claim | undefined,
  face: Dollars,
): readonly Event[] {
  if (claim === undefined) return [];
  const { count, patron: said } = ask.command;
  const { patron, tax } = checkDue(ask, claim, said);
  const [won, issued] = [worthOf(claim), countIn(face) * BigInt(count)];
  if (claim.thing?.isIssued !== true)
    refuse('wrong-instrument', `${claim.id} is no prize in chips`);
  if (issued !== won) refuse('wrong-instrument', `${dollarsIn(issued)} for ${dollarsIn(won)}`);
  return [paidTo(claim, { patron, from: 'cage', payer: accounts.house('cage'), tax })];
}
