// What blocks a claim until somebody else has looked: a winner without a name, papers that are not what is on
// file, another patron who seems to be the same person, a winner who is worth a second look.
import { checkNotOwn, checkPatron, claimNamed, refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { CONTROLLED, FREE, twoPeople } from '../kit/power.ts';
import type { Claim } from '../state.ts';
import { APPROVES } from '../words/roles.ts';
import { name, numbered, words } from '../words/scalars.ts';
import { checkOpen, checkWinner } from './checks.ts';
import { holdsOf, payeeOf } from './holds.ts';

export const CLAIM_BLOCKS = mechanism({
  area: 'claims',
  commands: {
    'name-winner': command({
      does: 'Says which patron has won a claim without a name, as two people have seen it at the table.',
      may: ['dealer', 'floor', 'cage', 'manager'],
      power: { ...twoPeople('floor', 'manager', 'compliance'), isAlways: true },
      fields: { claim: numbered, patron: name, reason: words },
      brings: ['winner-named'],
      sample: { claim: 'c:1', patron: 'p9', reason: 'for the test' },
      decide({ house, command: { claim: id, patron, reason, by }, at, approvedBy }) {
        const claim = claimNamed(house, id);
        checkNotOwn(house, by, [patron]);
        checkPatron(house, patron);
        checkOpen(claim, at);
        checkWinner(house, claim, patron);
        if (claim.patron !== undefined) refuse('not-blocked', id);
        const namedBy = approvedBy === undefined ? [by] : [by, approvedBy];
        return [{ type: 'winner-named', claim: id, patron, namedBy, reason }];
      },
    }),

    'override-block': command({
      does: 'Lifts what blocks a claim, when two people have looked at the ID and at what is on file: another ID, or another patron with the same number.',
      may: ['manager'],
      power: CONTROLLED,
      fields: { claim: numbered, reason: words, evidence: words },
      brings: ['block-lifted'],
      sample: { claim: 'c:1', reason: 'for the test', evidence: 'file 17' },
      decide({ house, command: { claim: id, reason, evidence, by }, at }) {
        const claim = claimNamed(house, id);
        checkNotOwn(house, by, [claim.patron, claim.identity?.patron]);
        checkOpen(claim, at);
        const blocks = holdsOf(house, claim, { patron: payeeOf(claim), at });
        const lifts = blocks.filter((each) => each.lifts === 'two').map(({ about }) => about);
        if (lifts.length === 0) refuse('not-blocked', id);
        return [{ type: 'block-lifted', claim: id, reason, evidence, lifts }];
      },
    }),

    /** Whoever pays is the first person, and nobody of control pays. */
    'clear-hold': command({
      does: 'Clears a claim that is held for a second look: another person than the one who pays has looked at the winner.',
      may: APPROVES,
      power: FREE,
      fields: { claim: numbered, patron: name.optional(), reason: words },
      brings: ['hold-cleared'],
      sample: { claim: 'c:1', reason: 'for the test' },
      decide({ house, command: { claim: id, patron: said, reason, by }, at }) {
        const claim = claimNamed(house, id);
        const patron = payeeOf(claim) ?? said;
        if (patron === undefined) return refuse('winner-not-named');
        checkNotOwn(house, by, [patron]);
        checkPatron(house, patron);
        checkOpen(claim, at);
        checkWinner(house, claim, patron);
        const looks = holdsOf(house, claim, { patron, at }).filter(
          ({ code }) => code === 'look-twice',
        );
        if (looks.length === 0) refuse('not-blocked', id);
        const isOfCompliance = house.staff.get(by)?.roles.includes('compliance') === true;
        const other = looks.find(({ lifts }) => lifts === 'compliance');
        if (other !== undefined && !isOfCompliance)
          refuse('not-permitted', `${by}: ${other.about}`);
        const lifts = looks.map(({ about }) => about);
        return [{ type: 'hold-cleared', claim: id, patron, lifts, reason }];
      },
    }),
  },
  evolve: {
    'winner-named': ({ claims }, { claim: id, patron, namedBy }) => {
      const claim = claims.get(id) as Claim;
      Object.assign(claim, { patron, namedBy });
      if (claim.identity === undefined || claim.identity.patron === patron) return;
      // Papers of somebody else are none.
      delete claim.identity;
      claim.forms.length = 0;
    },
    'block-lifted': ({ claims }, { claim: id, lifts = [] }) => {
      const claim = claims.get(id) as Claim;
      delete claim.isMismatched;
      claim.cleared = [...(claim.cleared ?? []), ...lifts];
    },
    'hold-cleared': ({ claims }, { claim: id, lifts }) => {
      const claim = claims.get(id) as Claim;
      claim.cleared = [...(claim.cleared ?? []), ...lifts];
    },
  },
});
