// Two people: one proposes it, another who may say yes approves, and only then it happens.

import { z } from 'zod';
import { hashText } from '#drawing';
import { given } from '#result';
import type { Event, EventOf, EventType } from '../events.ts';
import { checkClock, refuse } from '../kit/ask.ts';
import type { Ask, EventHookName, FromHook } from '../kit/asking.ts';
import { type ActionIn, type CommandTable, command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { type Approved, FREE, PAIR } from '../kit/power.ts';
import { checkTogether } from '../powers/enforce.ts';
import { checkNoParty, checkOther, isSameHuman } from '../powers/humans.ts';
import type { House, Proposal } from '../state.ts';
import { POSTING_MS, POSTINGS, PROPOSAL_MS } from '../words/powers.ts';
import { type Permitted, ROLES } from '../words/roles.ts';
import { chance, commandId, day, json, sha256, words } from '../words/scalars.ts';
import type { AnyAction } from '../words/shapes.ts';
import { checkNotice } from './notice.ts';

type By = { readonly id: string; readonly by: string };
type Declared = CommandTable[string];

function proposalNamed({ proposals }: House, id: string): Proposal {
  return proposals.get(id) ?? refuse('unknown-proposal', id);
}

/** What an approval is an approval of. */
const digestOf = (action: AnyAction): string => hashText(JSON.stringify(action));

/** Who says no to anything. */
const REJECTS: Permitted = ['accounting', 'compliance', 'manager', 'administrator'];

/** The example of the first action. */
const sampleOf = (actions: CommandTable): AnyAction => {
  const [[type, { sample }] = ['', { sample: {} }]] = Object.entries(actions);
  return { ...sample, type };
};

/** What the edge adds: at the approval, never before it. */
const EDGE_FIELDS = ['chance', 'commitment', 'secret'] as const;
/** In their place, when it is only tried whether a proposal could be done. */
const TRIED = '0'.repeat(64);

/** What a person can't propose: proposals themselves, and what the server asks for. */
const isProposable = ({ power, isSystem, isAllowedOnce }: Declared): boolean =>
  'with' in power && (isSystem !== true || isAllowedOnce === true);

/** A command as it is proposed: all that is wrong with it is told now. */
function proposable(commands: CommandTable): z.ZodType<AnyAction> {
  const there = Object.keys(commands).filter((type) => isProposable(commands[type] as Declared));
  const askedOf = ({ fields }: Declared) =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(fields).filter(
          ([name]) => !(EDGE_FIELDS as readonly string[]).includes(name),
        ),
      ),
    );
  const readers = Object.fromEntries(
    there.map((type) => [type, askedOf(commands[type] as Declared)]),
  );
  return json
    .transform(({ type, ...fields }, context) => {
      const reader = typeof type === 'string' ? readers[type] : undefined;
      if (reader === undefined) {
        const message = `is not a command that can be proposed; those are: ${there.join(', ')}`;
        context.addIssue({ code: 'custom', path: ['type'], message });
        return z.NEVER;
      }
      const read = reader.safeParse(fields);
      if (read.success) return { type: type as string, ...read.data };
      for (const { code: _, ...issue } of read.error.issues) {
        context.addIssue({ ...issue, code: 'custom' });
      }
      return z.NEVER;
    })
    .meta({ description: `A command with its fields, and its \`type\`: ${there.join(', ')}.` });
}

/** Proposing and approving: of these actions, which only two people do, and of all commands. */
export function proposalsOf<Actions extends CommandTable>(
  actions: Actions,
  commands: CommandTable,
) {
  type Each = Actions[keyof Actions];
  type Brought = EventOf<Each['brings'][number]> | FromHook<EventHookName>;
  const all: readonly Declared[] = [
    ...Object.values(actions),
    ...Object.values(commands).filter(isProposable),
  ];
  const declaredOf = ({ type }: AnyAction, isCommand: boolean): Declared =>
    (isCommand ? commands[type] : actions[type]) as Declared;

  /** What only two people do has always been decided as who approves it; a command is still the act of
   * who has proposed it. */
  const perform = (
    asking: Ask<By>,
    { type, ...fields }: AnyAction,
    { isCommand, by }: { readonly isCommand: boolean; readonly by: string },
  ): readonly Brought[] => {
    const declared = declaredOf({ type }, isCommand);
    checkClock(asking.house, declared.waitsInDoubt);
    const command = { id: asking.command.id, by, ...fields };
    const decide = declared.decide as (ask: Ask<By>) => readonly Brought[];
    return decide({ ...asking, command });
  };

  /** As the edge would send it. */
  const edgeOf = (
    { type }: AnyAction,
    isCommand: boolean,
    given: { readonly [Field in (typeof EDGE_FIELDS)[number]]?: string | undefined },
  ) =>
    Object.fromEntries(
      EDGE_FIELDS.flatMap((field) =>
        field in declaredOf({ type }, isCommand).fields && given[field] !== undefined
          ? [[field, given[field]]]
          : [],
      ),
    );

  const [first, ...others] = Object.entries(actions).map(([type, { fields }]) =>
    z.strictObject({ ...fields, type: z.literal(type) }),
  );
  // The union knows its members by their names at run time; the compiler is told them here.
  const action = z.discriminatedUnion('type', [
    first as NonNullable<typeof first>,
    ...others,
  ]) as unknown as z.ZodType<ActionIn<Actions> & AnyAction>;

  const proposers = ROLES.filter((role) =>
    all.some(({ may }) => role !== 'clock' && may.includes(role)),
  );
  const approvers = ROLES.filter((role) =>
    all.some(({ power }) => 'with' in power && power.with.includes(role)),
  );

  return mechanism({
    area: 'approvals',
    commands: {
      /** What could not be done is refused when it is proposed, not first when it is approved. */
      propose: command({
        does: 'Proposes what takes two people: one of these actions, or any command.',
        may: proposers,
        power: FREE,
        fields: {
          action: action.optional(),
          command: proposable(commands).optional(),
          reason: words.optional(),
        },
        brings: ['proposed'],
        sample: { action: sampleOf(actions) as never },
        decide(ask) {
          const { house, command, at } = ask;
          const { action, command: proposed, reason, by, id } = command;
          const what: AnyAction | undefined = action ?? proposed;
          if (what === undefined || (action !== undefined && proposed !== undefined)) {
            const message = 'must be there where there is no action, and not beside one';
            return refuse('no-proposal', '', [{ path: 'command', message }]);
          }
          const isCommand = proposed !== undefined;
          const roles = house.staff.get(by)?.roles ?? [];
          const isAllowed = roles.some((role) => declaredOf(what, isCommand).may.includes(role));
          if (!isAllowed) refuse('not-permitted', `${by}: ${what.type}`);
          if (isCommand) checkNoParty(house, by, { ...what, staff: undefined });
          const tried = { chance: TRIED, commitment: TRIED };
          const edge = edgeOf(what, isCommand, tried);
          perform({ ...ask, isTried: true }, { ...what, ...edge }, { isCommand, by });
          return [
            given({
              type: 'proposed',
              proposal: id,
              action: what,
              isCommand: isCommand ? (true as const) : undefined,
              reason,
              until: at.instant + (POSTINGS.includes(what.type) ? POSTING_MS : PROPOSAL_MS),
            }),
          ];
        },
      }),

      approve: command({
        does: 'Approves another employee’s proposal and carries it out.',
        may: approvers,
        power: PAIR,
        /** When the regulator had written notice, and the agent who is there. `digest` is that of what
         * was looked at; the edge gives the last three. */
        fields: {
          proposal: commandId,
          noticeSent: day.optional(),
          agent: words.optional(),
          digest: sha256.optional(),
          chance: chance.optional(),
          commitment: sha256.optional(),
          secret: z.string().optional(),
        },
        /** And those of the command that it carries out. */
        brings: [
          'proposal-approved',
          ...Object.values(actions).flatMap(({ brings }): readonly EventType[] => brings),
        ],
        asks: Object.values(actions).flatMap(({ asks = [] }) => asks),
        sample: { proposal: 'none' },
        decide(ask): readonly (EventOf<EventType> & Event)[] {
          const { house, command, at } = ask;
          const { proposal, noticeSent, agent, digest, by } = command;
          const proposed = proposalNamed(house, proposal);
          const { action, by: proposedBy, isCommand = false, until, reason } = proposed;
          const { power } = declaredOf(action, isCommand);
          if (at.instant >= until) refuse('proposal-over', proposal);
          if (digest !== undefined && digest !== digestOf(action)) {
            refuse('changed-proposal', proposal);
          }
          const people = { first: proposedBy, second: by, at: at.instant };
          checkOther(house, people, power as Approved);
          checkNoParty(house, by, action);
          if (house.staff.get(proposedBy)?.isActive !== true) refuse('not-on-staff', proposedBy);
          checkNotice(house, action, { noticeSent, agent, at });
          const edge = edgeOf(action, isCommand, command);
          const events = perform(
            { ...ask, proposedBy, approvedBy: by },
            { ...action, ...edge },
            { isCommand, by: isCommand ? proposedBy : by },
          );
          checkTogether(power, ask, { proposedBy, events });
          const approved = given({
            proposal,
            proposedBy,
            command: isCommand ? action.type : undefined,
            isBeyond: power.class === 'limited' ? (true as const) : undefined,
            reason,
            noticeSent,
            agent,
          });
          return [{ type: 'proposal-approved', ...approved }, ...events];
        },
      }),

      reject: command({
        does: 'Rejects a proposal.',
        may: ROLES.filter((role) => approvers.includes(role) || proposers.includes(role)),
        power: FREE,
        fields: { proposal: commandId, reason: words },
        brings: ['proposal-rejected'],
        sample: { proposal: 'none', reason: 'for the test' },
        /** Those who could have approved it, those who run the house, and who has proposed it. */
        decide({ house, command: { proposal, reason, by } }) {
          const { action, by: proposedBy, isCommand = false } = proposalNamed(house, proposal);
          const { power } = declaredOf(action, isCommand);
          const says = [...REJECTS, ...(power as Approved).with];
          const isOwn = isSameHuman(house, proposedBy, by);
          const isSaid = house.staff.get(by)?.roles.some((role) => says.includes(role));
          if (isSaid !== true && !isOwn) refuse('not-permitted', `${by}: ${action.type}`);
          return [{ type: 'proposal-rejected', proposal, reason }];
        },
      }),
    },
    evolve: {
      proposed: ({ proposals }, { proposal, action, isCommand, until, reason }, { record, at }) => {
        const { by } = record;
        const ends = until ?? at.instant + PROPOSAL_MS;
        proposals.set(proposal, given({ action, by, isCommand, reason, until: ends }));
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
