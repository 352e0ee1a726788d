// What blocks a claim until two people have looked: papers that are not what is on file.
import { checkNotOwn, claimNamed, refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { CONTROLLED } from '../kit/power.ts';
import type { Claim } from '../state.ts';
import { numbered, words } from '../words/scalars.ts';
import { checkOpen } from './checks.ts';

export const CLAIM_BLOCKS = mechanism({
  area: 'claims',
  commands: {
    'override-block': command({
      does: 'Lifts what blocks a claim, when two people have looked at the papers and at what is on file.',
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
    'block-lifted': ({ claims }, { claim }) => {
      delete (claims.get(claim) as Claim).isMismatched;
    },
  },
});
