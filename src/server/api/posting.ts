// The sheet of an offering as data, for signs that show it to the room.
import { z } from 'zod';
import { type House, type Rulebook, refusal, sheetOf } from '#house';
import type { Block, PostingSheet } from '#rules';
import type { ServerContext } from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';
import { type Api, answers, listOf, name } from './route.ts';

const texts = listOf(z.string());

/** Documented in its outline; typed as the rules have it. */
const block = z.looseObject({
  kind: z.enum(['text', 'list', 'figures', 'facts', 'table']),
}) as z.ZodType as z.ZodType<Block>;

const posting = z
  .object({
    offering: z.string(),
    title: z.string(),
    approvedAs: z.string().optional(),
    approvalIds: texts,
    venue: z.string(),
    approvedBy: z.string(),
    summary: z.string(),
    sections: listOf(
      z.object({
        id: z.string(),
        heading: z.string(),
        weight: z.enum(['pool', 'prizes', 'notice', 'plain']),
        blocks: listOf(block),
      }),
    ),
    notes: texts,
  })
  .meta({ id: 'Posting', description: 'What must be posted on the wall while it is offered.' });

const sectionOf = ({ id, heading, weight, blocks }: PostingSheet['sections'][number]) => ({
  id,
  heading,
  weight,
  blocks,
});

/** The sheet with the meters as they stand; nothing is told of an offering that is over. */
function postedNow(house: House, rulebook: Rulebook, id: string): z.infer<typeof posting> {
  const offered = house.offerings.get(id);
  if (offered === undefined || offered.isClosed) {
    throw refusalProblem(refusal('unknown-offering', id));
  }
  const sheet = sheetOf(house, rulebook, { offering: rulebook.posted(offered), posted: id });
  if (!sheet.ok) {
    const detail = 'Its posting is incomplete.';
    throw new HttpProblem('bad-offering', { detail, problems: sheet.error });
  }
  const { kind: _, activity: __, ruleText: ___, warning: ____, sections, ...head } = sheet.value;
  return { offering: id, ...head, sections: sections.map(sectionOf) };
}

export function addPostingRoutes(app: Api, { house, rulebook }: ServerContext): void {
  app.get(
    '/sign/:offering',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'The posting sheet of an offering. Public.',
        tags: ['views'],
        params: z.object({ offering: name }),
        response: answers(posting),
      },
    },
    ({ params }) => house.read((live) => postedNow(live, rulebook, params.offering)),
  );
}
