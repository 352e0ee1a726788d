// Two people: one proposes, another from another department approves, and only then it happens.

import { z } from 'zod';
import { given } from '#result';
import type { EventOf } from '../events.ts';
import { refuse } from '../kit/ask.ts';
import type { Ask, EventHookName, FromHook } from '../kit/asking.ts';
import { type ActionIn, type CommandTable, command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import type { House, Proposal } from '../state.ts';
import { APPROVES } from '../words/roles.ts';
import { commandId, day, words } from '../words/scalars.ts';
import type { AnyAction } from '../words/shapes.ts';
import { checkNotice } from './notice.ts';

type By = { readonly id: string; readonly by: string };

function proposalNamed({ proposals }: House, id: string): Proposal {
  return proposals.get(id) ?? refuse('unknown-proposal', id);
}

/** The example of the first action. */
const sampleOf = (actions: CommandTable): AnyAction => {
  const [[type, { sample }] = ['', { sample: {} }]] = Object.entries(actions);
  return { ...sample, type };
};

/** Proposing and approving, of these actions. */
export function proposalsOf<Actions extends CommandTable>(actions: Actions) {
  type Each = Actions[keyof Actions];
  type Brought = EventOf<Each['brings'][number]> | FromHook<EventHookName>;
  const all = Object.values(actions);
  const perform = (asking: Ask<By>, { type, ...fields }: AnyAction): readonly Brought[] => {
    const { id, by } = asking.command;
    const decide = actions[type]?.decide as (ask: Ask<By>) => readonly Brought[];
    return decide({ ...asking, command: { id, by, ...fields } });
  };
  const [first, ...others] = Object.entries(actions).map(([type, { fields }]) =>
    z.strictObject({ ...fields, type: z.literal(type) }),
  );
  // The union knows its members by their names at run time; the compiler is told them here.
  const action = z.discriminatedUnion('type', [
    first as NonNullable<typeof first>,
    ...others,
  ]) as unknown as z.ZodType<ActionIn<Actions> & AnyAction>;

  return mechanism({
    commands: {
      /** What could not be done is refused when it is proposed, not first when it is approved. */
      propose: command({
        does: 'Proposes an action that takes two people.',
        may: ['marketing', 'desk', 'floor', 'manager', 'administrator'],
        power: 'free',
        fields: { action },
        brings: ['proposed'],
        sample: { action: sampleOf(actions) },
        decide(ask) {
          const { house, command } = ask;
          const { action, by, id } = command;
          const roles = house.staff.get(by)?.roles ?? [];
          const isAllowed = roles.some((role) => actions[action.type]?.may.includes(role));
          if (!isAllowed) refuse('not-permitted', `${by}: ${action.type}`);
          perform(ask, action);
          return [{ type: 'proposed', proposal: id, action }];
        },
      }),

      approve: command({
        does: 'Approves another employee’s proposal and carries it out.',
        may: APPROVES,
        power: 'two-people',
        /** When the regulator had written notice, and the agent who is there. */
        fields: { proposal: commandId, noticeSent: day.optional(), agent: words.optional() },
        brings: [
          'proposal-approved',
          ...all.flatMap(({ brings }): readonly Each['brings'][number][] => brings),
        ],
        asks: all.flatMap(({ asks = [] }) => asks),
        sample: { proposal: 'none' },
        decide(ask) {
          const { house, command, at } = ask;
          const { proposal, noticeSent, agent } = command;
          const { action, by: proposedBy } = proposalNamed(house, proposal);
          if (proposedBy === command.by) refuse('second-person', command.by);
          if (house.staff.get(proposedBy)?.isActive !== true) refuse('not-on-staff', proposedBy);
          checkNotice(house, action, { noticeSent, agent, at });
          const events = perform({ ...ask, proposedBy }, action);
          const approved = given({ proposal, proposedBy, noticeSent, agent });
          return [{ type: 'proposal-approved', ...approved }, ...events];
        },
      }),

      reject: command({
        does: 'Rejects a proposal.',
        may: ['accounting', 'compliance', 'manager', 'administrator'],
        power: 'free',
        fields: { proposal: commandId, reason: words },
        brings: ['proposal-rejected'],
        sample: { proposal: 'none', reason: 'for the test' },
        decide({ house, command: { proposal, reason } }) {
          proposalNamed(house, proposal);
          return [{ type: 'proposal-rejected', proposal, reason }];
        },
      }),
    },
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
  });
}
