// What a proposal would change, found out by deciding it: nothing happens by looking.

import { given } from '#result';
import type { Moment } from '#rules';
import type { Action, CommandOf } from '../commands.ts';
import { type Decision, decide } from '../machine.ts';
import type { House, Proposal } from '../state.ts';
import { APPROVES } from '../words/roles.ts';
import type { EntryText } from '../words/shapes.ts';
import { needsNotice } from './notice.ts';
import type { Rulebook } from './rulebook.ts';

export interface ProposalFacts {
  readonly proposal: string;
  readonly by: string;
  readonly action: Action;
  /** It is a command; the others are actions that only two people do. */
  readonly isCommand?: true;
  readonly reason?: string;
  /** What is in force now and what would be, field by field; left out where it is no such change. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** The money that it would move. */
  readonly moves: readonly EntryText[];
  /** Why it could not be done now, no matter who approves it. */
  readonly stop?: string;
  /** Why the viewer may not approve it. */
  readonly because?: string;
  /** Approving it takes notice to the regulator, and an agent. */
  readonly needsNotice?: true;
}

/** What stands now in the place of what an action writes. */
function changeOf(house: House, action: Action): Pick<ProposalFacts, 'before' | 'after'> {
  switch (action.type) {
    case 'post-offering':
      return { before: {}, after: action.document };
    case 'change-offering':
      return {
        before: house.offerings.get(action.offering)?.document ?? {},
        after: action.document,
      };
    case 'change-settings':
      return { before: { ...house.settings }, after: action.settings };
    case 'appoint-staff': {
      const roles = house.staff.get(action.staff)?.roles;
      return { before: roles === undefined ? {} : { roles }, after: { roles: action.roles } };
    }
    case 'withdraw-offering':
    case 'adjust-fund':
    case 'void-award':
    case 'forfeit-claim':
    case 'issue-tickets':
    case 'correct-round':
      return {};
  }
}

/** As if the notice had been given: it is asked for when it is approved. */
const LONG_NOTICED = { noticeSent: '2000-01-01', agent: 'look' };

/** A different person who could approve it. */
const approverOf = (
  { staff }: House,
  { by }: Proposal,
  isApproval: (badge: string) => boolean,
): string | undefined => {
  const others = [...staff].filter(([name, { isActive }]) => isActive && name !== by);
  const names = others.map(([name]) => name);
  const control = others.find(([, { roles }]) => roles.some((role) => APPROVES.includes(role)));
  return names.find(isApproval) ?? control?.[0];
};

const movesOf = (decision: Decision): readonly EntryText[] =>
  decision.ok ? decision.value.flatMap(({ moves = [] }) => moves) : [];

/** What one person proposed and no one has decided yet. */
export const proposalFacts = ({ proposals }: House) =>
  [...proposals].map(([proposal, { by, action, isCommand, reason }]) =>
    given({ proposal, by, action: action as Action, isCommand, reason }),
  );

/** A proposal with all that approving it would do, for a badge that looks at it. */
export function proposalPreview(
  house: House,
  rulebook: Rulebook,
  look: { readonly proposal: string; readonly badge: string; readonly at: Moment },
): ProposalFacts | undefined {
  const { proposal: id, badge, at } = look;
  const proposal = house.proposals.get(id);
  if (proposal === undefined) return undefined;
  const decideAs = (by: string): Decision => {
    const noticed = needsNotice(house, proposal.action) ? LONG_NOTICED : {};
    const command: CommandOf<'approve'> = {
      id: 'look',
      by,
      type: 'approve',
      proposal: id,
      ...noticed,
    };
    return decide(house, command, at, rulebook);
  };
  const action = proposal.action as Action;
  const own = decideAs(badge);
  const approver = own.ok ? badge : approverOf(house, proposal, (each) => decideAs(each).ok);
  const decided = approver === undefined ? own : decideAs(approver);
  return {
    proposal: id,
    by: proposal.by,
    action,
    ...given({ isCommand: proposal.isCommand, reason: proposal.reason }),
    ...(proposal.isCommand === true ? {} : changeOf(house, action)),
    moves: movesOf(decided),
    ...(decided.ok ? {} : { stop: decided.error.message }),
    ...(own.ok || !decided.ok ? {} : { because: own.error.message }),
    ...(needsNotice(house, proposal.action) ? { needsNotice: true } : {}),
  };
}
