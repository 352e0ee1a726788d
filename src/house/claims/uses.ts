// A prize that is used bit by bit after it was handed over: collections that are paid for a year.

import { add, centsOf, dollarsOf, subtract, ZERO } from '#money';
import { given } from '#result';
import { checkNotOwn, claimNamed, refuse, tableNamed } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { evolvers } from '../kit/mechanism.ts';
import { limited } from '../kit/power.ts';
import type { Claim } from '../state.ts';
import { dollars, name, numbered } from '../words/scalars.ts';

const MS_A_DAY = 86_400_000;

/** What is left of such a prize, and until when; undefined where it is none, or was not handed over. */
export function usesLeft({ thing, usedFrom, used = ZERO }: Claim) {
  if (thing?.usedWithin === undefined || usedFrom === undefined) return undefined;
  return {
    left: subtract(centsOf(thing.worth ?? '0.00'), used),
    until: usedFrom + thing.usedWithin * MS_A_DAY,
  };
}

export const USES_COMMANDS = {
  'use-prize': command({
    does: 'Records what a winner has used of a prize that is used bit by bit.',
    may: ['cage', 'desk', 'floor', 'manager'],
    power: limited('floor', 'manager', 'cage', 'compliance'),
    waitsInDoubt: true,
    fields: { claim: numbered, amount: dollars, table: name.optional() },
    brings: ['prize-used'],
    sample: { claim: 'c:1', amount: '1.00' },
    decide({ house, command, at }) {
      const { claim: id, by, table } = command;
      const claim = claimNamed(house, id);
      checkNotOwn(house, by, [claim.patron]);
      if (table !== undefined) tableNamed(house, table);
      const amount = centsOf(command.amount);
      if (claim.thing?.usedWithin === undefined || amount === ZERO) refuse('nothing-there', id);
      const uses = usesLeft(claim);
      if (uses === undefined) return refuse('claim-closed', id);
      const { left, until } = uses;
      if (amount > left) refuse('not-enough-money', dollarsOf(left));
      if (at.instant >= until) refuse('too-late', id);
      const facts = { claim: id, offering: claim.offering, amount: dollarsOf(amount) };
      const rest = dollarsOf(subtract(left, amount));
      return [given({ type: 'prize-used', ...facts, left: rest, table })];
    },
  }),
};

export const USES_EVOLVE = evolvers({
  'prize-used': ({ claims }, { claim: id, amount }) => {
    const claim = claims.get(id) as Claim;
    claim.used = add(claim.used ?? ZERO, centsOf(amount));
  },
});
