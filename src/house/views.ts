// Everything that can be looked at: the views of all mechanisms, and those that show what a decision
// would be, which need all mechanisms to find it out.
import { z } from 'zod';
import type { Action } from './commands.ts';
import { balances } from './funds/views.ts';
import { dayClose } from './funds/views-books.ts';
import { keypad, keypadOf } from './keypad/keypad.ts';
import { offeredNamed, refuse } from './kit/ask.ts';
import { type Looking, listOf, outlined, view } from './kit/view.ts';
import { postingSheetOf } from './offerings/check.ts';
import { proposalFacts } from './offerings/preview.ts';
import { posting } from './offerings/sheet.ts';
import { MECHANISM_VIEWS, type MechanismView } from './registry.ts';
import { name } from './words/scalars.ts';

export const proposal = z
  .object({
    proposal: z.string(),
    by: z.string(),
    action: outlined<Action>(z.looseObject({ type: z.string() })),
    isCommand: z
      .literal(true)
      .exactOptional()
      .describe('It is a command, of which any may be proposed; the others are actions.'),
    reason: z.string().exactOptional(),
  })
  .meta({ id: 'Proposal' });

/** The sheet with the meters as they stand; nothing is told of an offering that is over. */
function postedNow({ house, rulebook }: Looking, id: string): z.output<typeof posting> {
  const sheet = postingSheetOf(house, rulebook, {
    offering: rulebook.posted(offeredNamed(house, id)),
    posted: id,
  });
  if (!sheet.ok) return refuse('bad-offering', 'its posting is incomplete', sheet.error);
  const { kind: _, activity: __, ruleText: ___, warning: ____, ...shown } = sheet.value;
  return { offering: id, ...shown };
}

const DECIDED_VIEWS = [
  view({
    path: '/tables/:table',
    sees: 'tables',
    forDevices: true,
    tag: 'views',
    says: 'Everything a table’s keypad shows.',
    of: { table: name },
    answer: keypad,
    see: ({ house, rulebook, now: at }, { table }) =>
      keypadOf(house, rulebook, { table, at }) ?? refuse('unknown-table', table),
  }),
  view({
    path: '/proposals',
    sees: 'proposals',
    forDevices: true,
    tag: 'views',
    says: 'Proposals that need a second person.',
    of: {},
    answer: listOf(proposal),
    see: ({ house }) => proposalFacts(house),
  }),
  view({
    path: '/day-close',
    sees: 'books',
    tag: 'books',
    says: 'What closing the next gaming day would record, or why it can’t be closed now.',
    of: {},
    answer: z.object({
      closedDay: z.string(),
      runningDay: z.string(),
      day: z.string(),
      waiting: z.int(),
      balances,
      because: z.string().exactOptional(),
    }),
    see: ({ house, rulebook, badge = '', now: at }) => dayClose(house, rulebook, { badge, at }),
  }),
  view({
    path: '/sign/:offering',
    sees: 'everybody',
    tag: 'views',
    says: 'The posting sheet of an offering. Public.',
    of: { offering: name },
    answer: posting,
    see: (looking, { offering }) => postedNow(looking, offering),
  }),
] as const;

export type HouseView = MechanismView | (typeof DECIDED_VIEWS)[number];
export const VIEWS: readonly HouseView[] = [...MECHANISM_VIEWS, ...DECIDED_VIEWS];
