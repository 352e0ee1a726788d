// A sheet for the wall as it is told: what the rules have written, block by block.
import { z } from 'zod';
import { listOf } from '../kit/view.ts';

const texts = listOf(z.string());

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), words: z.string() }),
  z.object({ kind: z.literal('list'), items: texts }),
  z.object({
    kind: z.literal('figures'),
    figures: listOf(z.object({ label: z.string(), amount: z.string(), note: z.string() })),
  }),
  z.object({
    kind: z.literal('facts'),
    facts: listOf(z.object({ label: z.string(), text: z.string() })),
  }),
  z.object({
    kind: z.literal('table'),
    caption: z.string().exactOptional(),
    columns: listOf(z.object({ title: z.string(), align: z.enum(['left', 'right']) })),
    rows: listOf(z.object({ cells: texts, notes: texts })),
  }),
]);

const section = z.object({
  id: z.string(),
  heading: z.string(),
  weight: z.enum(['pool', 'prizes', 'notice', 'plain']),
  blocks: listOf(block),
});

const sheet = z.object({
  title: z.string(),
  approvedAs: z.string().exactOptional(),
  approvalIds: texts,
  venue: z.string(),
  approvedBy: z.string(),
  summary: z.string(),
  sections: listOf(section),
  notes: texts,
});

/** What hangs on the wall while it is offered. */
export const posting = z
  .object({ offering: z.string(), ...sheet.shape })
  .meta({ id: 'Posting', description: 'What must be posted on the wall while it is offered.' });

/** The whole sheet, as it is looked over before it is posted. */
export const sheetAnswer = sheet.extend({
  kind: z.enum(['posting', 'approved']),
  activity: z.string(),
  warning: z.string().exactOptional(),
  sections: listOf(section.extend({ items: texts })),
  ruleText: z.string(),
});
