// Proposals about offerings, among all that wait for a second person.
import type { Seen } from '#client';
import { SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';

type Proposal = Seen<'/proposals'>[number];
type AboutOffering = Extract<
  Proposal['action'],
  { readonly type: 'post-offering' | 'change-offering' | 'withdraw-offering' }
>;

export interface OfferingProposal extends Omit<Proposal, 'action'> {
  readonly action: AboutOffering;
}

const isAboutOffering = (action: Proposal['action']): action is AboutOffering =>
  action.type === 'post-offering' ||
  action.type === 'change-offering' ||
  action.type === 'withdraw-offering';

/** None for those who do not see proposals. */
export function useOfferingProposals(): readonly OfferingProposal[] {
  const sees = useHasRole(SEES.proposals);
  const proposals = useView(sees ? '/proposals' : undefined, { on: ['house'] }).data ?? [];
  return proposals.flatMap(({ action, ...proposal }) =>
    isAboutOffering(action) ? [{ ...proposal, action }] : [],
  );
}
