// Two people: one proposes, another from another department approves, and only then it happens.

import { voidAward } from '../claims/claims.ts';
import type { Action, Command, CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { type Area, type Ask, refuse } from '../kit/ask.ts';
import { checkAppointed } from '../people/access.ts';
import { appointed, checkStaffed, written } from '../people/people.ts';
import { PROPOSES } from '../permissions.ts';
import { ticketsByHand } from '../promotions/drums/tickets.ts';
import type { House, Proposal } from '../state.ts';
import { adjustFund, changeOffering, postOffering, withdrawOffering } from './offerings.ts';

function perform(ask: Ask<Command>, action: Action): readonly Event[] {
  switch (action.type) {
    case 'post-offering':
      return postOffering(ask, action);
    case 'change-offering':
      return changeOffering(ask, action);
    case 'withdraw-offering':
      return withdrawOffering(ask, action);
    case 'adjust-fund':
      return adjustFund(ask, action);
    case 'void-award':
      return voidAward(ask, action);
    case 'issue-tickets':
      return ticketsByHand(ask, action);
    case 'change-settings':
      return [{ type: 'settings-changed', settings: written(action.settings) }];
    case 'appoint-staff':
      checkStaffed(ask.house, action);
      checkAppointed(ask.house, action);
      return [{ type: 'staff-appointed', ...appointed(action) }];
  }
}

/** What could not be done is refused when it is proposed, not first when it is approved. */
function propose(ask: Ask<CommandOf<'propose'>>): readonly Event[] {
  const { house, command } = ask;
  const { action, by, id } = command;
  const roles = house.staff.get(by)?.roles ?? [];
  const isAllowed = roles.some((role) => PROPOSES[action.type].includes(role));
  if (!isAllowed) refuse('not-permitted', `${by}: ${action.type}`);
  perform(ask, action);
  return [{ type: 'proposed', proposal: id, action }];
}

function proposalNamed({ proposals }: House, id: string): Proposal {
  return proposals.get(id) ?? refuse('unknown-proposal', id);
}

function approve(ask: Ask<CommandOf<'approve'>>): readonly Event[] {
  const { house, command } = ask;
  const { proposal } = command;
  const { action, by: proposedBy } = proposalNamed(house, proposal);
  if (proposedBy === command.by) refuse('second-person', command.by);
  if (house.staff.get(proposedBy)?.isActive !== true) refuse('not-on-staff', proposedBy);
  const events = perform(ask, action);
  return [{ type: 'proposal-approved', proposal, proposedBy }, ...events];
}

function reject({ house, command }: Ask<CommandOf<'reject'>>): readonly Event[] {
  const { proposal, reason } = command;
  proposalNamed(house, proposal);
  return [{ type: 'proposal-rejected', proposal, reason }];
}

export const PROPOSALS: Area = {
  decide: { propose, approve, reject },
  evolve: {
    proposed: ({ proposals }, { proposal, action }, { record }) => {
      proposals.set(proposal, { action, by: record.by });
    },
    'proposal-approved': ({ proposals }, { proposal }) => {
      proposals.delete(proposal);
    },
    'proposal-rejected': ({ proposals }, { proposal }) => {
      proposals.delete(proposal);
    },
  },
};
