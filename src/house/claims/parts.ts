// Several people own what one seat has won: each has a claim of their own for their part.

import { z } from 'zod';
import { type Cents, centsOf, dollarsOf, splitInProportion, subtract, sum, ZERO } from '#money';
import type { Problem } from '#result';
import { checkPatron, claimNamed, refuse } from '../kit/ask.ts';
import type { Asking } from '../kit/asking.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { twoHumans } from '../kit/power.ts';
import type { Award, Claim } from '../state.ts';
import { MONEY } from '../words/roles.ts';
import { dollars, name, numbered } from '../words/scalars.ts';
import type { SourceText } from '../words/shapes.ts';
import { checkOpen, partId, sheetOf } from './checks.ts';
import { checkGood } from './identity.ts';
import { checkLimit } from './payment.ts';

/** Who may not be paid does not pass a prize on to friends: not who has had one already, nor who has
 * shown an ID that is not accepted. */
function checkOwn({ house, rulebook }: Asking, claim: Claim): void {
  const { patron, identity } = claim;
  const sheet = sheetOf(house, rulebook, claim);
  if (patron !== undefined) checkLimit(house, sheet, { patron, claim });
  if (identity !== undefined) checkGood(identity, sheet);
}

interface Part {
  readonly patron: string;
  readonly count: Cents;
}

/** All that is wrong with a split. */
function problemsOf({ amount, partOf, thing }: Claim, parts: readonly Part[]): readonly Problem[] {
  const problems: Problem[] = [];
  if (thing !== undefined && thing.issuedAs === undefined) {
    problems.push({ path: 'claim', message: `is for one player: ${thing.words}` });
  }
  if (partOf !== undefined) problems.push({ path: 'claim', message: `is a part of ${partOf}` });
  for (const [index, { patron, count }] of parts.entries()) {
    const isTwice = parts.findIndex((each) => each.patron === patron) < index;
    if (isTwice) problems.push({ path: `parts[${index}].patron`, message: 'is already listed' });
    if (count === ZERO)
      problems.push({ path: `parts[${index}].amount`, message: 'must be more than zero' });
  }
  const all = sum(parts.map(({ count }) => count));
  if (all !== amount) {
    const message = `add up to ${dollarsOf(all)}, not ${dollarsOf(amount)}`;
    problems.push({ path: 'parts', message });
  }
  return problems;
}

/** Divides what a claim is made of: every part has its share of every source, to the cent, and the
 * sources of a part come to the part. An odd cent is of the source that has the most left over. */
function divided(
  sources: readonly SourceText[],
  parts: readonly Cents[],
): readonly (readonly SourceText[])[] {
  let left = sources.map(([, amount]) => centsOf(amount));
  return parts.map((part) => {
    const taken = splitInProportion(part, left);
    left = left.map((there, index) => subtract(there, taken[index] as Cents));
    return sources.flatMap(([from, , meter], index): readonly SourceText[] => {
      const amount = dollarsOf(taken[index] as Cents);
      if (taken[index] === ZERO) return [];
      return [meter === undefined ? [from, amount] : [from, amount, meter]];
    });
  });
}

const PARTS_COMMANDS = {
  /** Several people own what one seat has won. */
  'split-claim': command({
    does: 'Splits a claim among the people who share it.',
    may: MONEY,
    power: twoHumans('floor', 'manager', 'compliance'),
    fields: {
      claim: numbered,
      parts: z
        .array(z.strictObject({ patron: name, amount: dollars }))
        .min(2)
        .max(20),
    },
    brings: ['claim-split'],
    sample: {
      claim: 'c:1',
      parts: [
        { patron: 'p9', amount: '1.00' },
        { patron: 'p8', amount: '1.00' },
      ],
    },
    decide(ask) {
      const { house, command, at } = ask;
      const claim = claimNamed(house, command.claim);
      const parts = command.parts.map(({ patron, amount }) => ({
        patron,
        count: centsOf(amount),
      }));
      for (const { patron } of parts) checkPatron(house, patron);
      checkOpen(claim, at);
      for (const patron of [claim.patron ?? '', ...parts.map((part) => part.patron)]) {
        if (house.patrons.get(patron) === 'excluded') refuse('ineligible-person', patron);
      }
      const problems = problemsOf(claim, parts);
      if (problems.length > 0) refuse('bad-split', claim.id, problems);
      checkOwn(ask, claim);
      const sources = divided(
        claim.sources,
        parts.map(({ count }) => count),
      );
      return [
        {
          type: 'claim-split',
          claim: claim.id,
          parts: parts.map(({ patron, count }, index) => ({
            id: partId(claim.id, index),
            patron,
            amount: dollarsOf(count),
            sources: sources[index] as readonly SourceText[],
          })),
        },
      ];
    },
  }),
};

export const CLAIM_PARTS = mechanism({
  area: 'claims',
  commands: PARTS_COMMANDS,
  evolve: {
    'claim-split': ({ claims, clocked, wins }, { claim: id, parts }, { record }) => {
      const whole = claims.get(id) as Claim;
      whole.status = 'split';
      const { identity: _, ...won } = whole;
      for (const { id: part, patron, amount, sources } of parts) {
        const namedBy = [...(whole.namedBy ?? []), record.by];
        const own = { id: part, patron, amount: centsOf(amount), sources, partOf: id, namedBy };
        claims.set(part, { ...won, ...own, status: 'open', forms: [] });
        if (whole.expires !== undefined) clocked.add(part);
      }
      clocked.delete(id);
      const win = wins.get(whole.call) as Award;
      const open = win.claims.flatMap((each) =>
        each === id ? parts.map((part) => part.id) : each,
      );
      wins.set(whole.call, { ...win, claims: open });
    },
  },
});
