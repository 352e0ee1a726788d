// Faults of what is asked about claims, against the scene.
import { type Faulty, set, WHO } from './fault.fixture.ts';
import type { Floor } from './floor.fixture.ts';
import { PAPERS } from './jackpot.fixture.ts';
import { dollarsIn } from './money.ts';
import { awardOf } from './scene.fixture.ts';

export function aboutClaims(floor: Floor): readonly Faulty[] {
  const [won, gone] = [awardOf(floor, 'won'), awardOf(floor, 'gone')];
  return [
    {
      type: 'pay-claim',
      by: 'max',
      fields: { claim: `${won}:1`, patron: 'p1', from: 'cheque' },
      faults: [
        ...WHO,
        set('unknown-claim', { claim: 'nothing' }),
        set('unknown-table', { from: 'tray', table: 'nowhere' }),
        set('wrong-table', { from: 'tray', table: 'busy' }),
        set('unknown-patron', { patron: 'nobody' }),
        set('claim-closed', { claim: `${won}:2` }),
        set('not-the-winner', { patron: 'out' }),
        set('limit-reached', { claim: `${awardOf(floor, 'once')}:1`, patron: 'p1' }),
        set('identity-needed', { claim: `${gone}:1` }),
        set('identity-refused', { claim: `${gone}:2`, patron: 'p2' }),
        set('paperwork-missing', { claim: `${awardOf(floor, 'owned')}:1` }),
        set('over-limit', { from: 'tray' }),
        set('not-enough-money', { from: 'cage' }),
      ],
    },
    ...aboutPapers(floor),
  ];
}

function aboutPapers(floor: Floor): readonly Faulty[] {
  const [won, gone, once] = [awardOf(floor, 'won'), awardOf(floor, 'gone'), awardOf(floor, 'once')];
  const claim = `${awardOf(floor, 'owned')}:1`;
  const amount = floor.house.claims.get(claim)?.amount ?? 0n;
  const halves = (one: string, other: string, first = amount / 2n) => ({
    parts: [
      { patron: one, amount: dollarsIn(first) },
      { patron: other, amount: dollarsIn(amount - amount / 2n) },
    ],
  });
  return [
    {
      type: 'check-identity',
      by: 'cora',
      fields: { claim, patron: 'p1', ...PAPERS },
      faults: [
        ...WHO,
        set('unknown-claim', { claim: 'nothing' }),
        set('unknown-patron', { patron: 'nobody' }),
        set('claim-closed', { claim: `${won}:2` }),
        set('not-the-winner', { patron: 'p2' }),
        set('ineligible-person', { claim: `${once}:1`, patron: 'out' }),
      ],
    },
    {
      type: 'complete-form',
      by: 'cora',
      fields: { claim, form: 'w-2g' },
      faults: [
        ...WHO,
        set('unknown-claim', { claim: 'nothing' }),
        set('claim-closed', { claim: `${won}:2` }),
        set('form-not-due', { form: '5754' }),
        set('identity-needed', { claim: `${gone}:1` }),
      ],
    },
    {
      type: 'split-claim',
      by: 'cora',
      fields: { claim, ...halves('p1', 'p2') },
      faults: [
        ...WHO,
        set('unknown-claim', { claim: 'nothing' }),
        set('unknown-patron', halves('p1', 'nobody')),
        set('claim-closed', { claim: `${won}:2` }),
        set('ineligible-person', halves('p1', 'out')),
        set('bad-split', halves('p1', 'p2', 1n)),
      ],
    },
  ];
}
