// What is paid at the desk, and not at a table.

import { accounts } from '#ledger';
import { dollarsOf } from '#money';
import { assert } from '#result';
import { isOpen } from '#rules';
import type { EventOf } from '../events.ts';
import { checkOffDuty, offeredNamed, refuse } from '../kit/ask.ts';
import type { Asking } from '../kit/asking.ts';
import type { EntryText } from '../words/shapes.ts';
import { splitFee, type Taking } from './fees.ts';

/** What an entrant of a tournament pays at the desk: the pool has the buy-ins, the house its fee. */
export function entrySold(
  { house, at, rulebook }: Asking,
  { offering, fee, patron }: Pick<EventOf<'entry-sold'>, 'offering' | 'fee' | 'patron'>,
): EventOf<'entry-sold'> {
  const offered = offeredNamed(house, offering);
  const posted = rulebook.posted(offered);
  const plan = rulebook.feePlan(offering, offered, fee, { game: '' });
  assert(plan?.each !== undefined, `${offering} posts no ${fee}`);
  if (!isOpen(posted, at)) refuse('not-offered', offering);
  if (offered.isSuspended) refuse('suspended', offering);
  if (house.patrons.get(patron) === 'excluded') refuse('ineligible-person', patron);
  checkOffDuty(house, patron);
  const taking: Taking = { house, brought: new Map(), carried: new Map() };
  const split = splitFee(plan.each, plan, offered, taking);
  const cage = accounts.house('cage');
  const moves = split.to.map(
    ([kind, to, amount]): EntryText => [kind, cage, to, dollarsOf(amount)],
  );
  const facts = { offering, fee, patron, amount: dollarsOf(plan.each), ...split.facts };
  return { type: 'entry-sold', ...facts, moves };
}
