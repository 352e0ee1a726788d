// What blocks a claim until two people have looked: a winner without a name, papers that are not what is on file.
import { checkNotOwn, checkPatron, claimNamed, refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { CONTROLLED, twoPeople } from '../kit/power.ts';
import type { Claim } from '../state.ts';
import { name, numbered, words } from '../words/scalars.ts';
import { checkOpen, checkWinner } from './checks.ts';

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
      does: 'Lifts what blocks a claim, when two people have looked at the ID and at what is on file.',
      may: ['manager'],
      power: CONTROLLED,
      fields: { claim: numbered, reason: words, evidence: words },
      brings: ['block-lifted'],
      sample: { claim: 'c:1', reason: 'for the test', evidence: 'file 17' },
      decide({ house, command: { claim: id, reason, evidence, by }, at }) {
        const claim = claimNamed(house, id);
        checkNotOwn(house, by, [claim.patron, claim.identity?.patron]);
        checkOpen(claim, at);
        if (claim.isMismatched !== true) refuse('not-blocked', id);
        return [{ type: 'block-lifted', claim: id, reason, evidence }];
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
    'block-lifted': ({ claims }, { claim }) => {
      delete (claims.get(claim) as Claim).isMismatched;
    },
  },
});
