// One proposal with all that approving it would do.
import { z } from 'zod';
import { proposalPreview, refusal } from '#house';
import { look } from '../access/seeing.ts';
import { nowIn, type ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { recordOf } from './past-records.ts';
import { type Api, answers, callId, listOf } from './route.ts';
import { proposal as proposalFacts } from './view-answers.ts';

const answer = proposalFacts
  .extend({
    at: z.string().describe('When it was proposed.'),
    before: z.unknown().optional().describe('The current version.'),
    after: z.unknown().optional().describe('The proposed version.'),
    moves: listOf(z.tuple([z.string(), z.string(), z.string(), z.string()])).describe(
      'The money it would move: why, from which account, to which, how much.',
    ),
    stop: z.string().optional().describe('Why it could not be done now.'),
    because: z.string().optional().describe('Why the current user can’t approve it.'),
  })
  .meta({ id: 'ProposalPreview' });

export function addProposalRoutes(app: Api, context: ServerContext): void {
  const { house: running, rulebook } = context;
  app.get(
    '/proposals/:proposal',
    {
      schema: {
        summary: 'One proposal: what it would change, what money it would move.',
        tags: ['views'],
        params: z.object({ proposal: callId }),
        response: answers(answer),
      },
    },
    async (request) => {
      const { proposal } = request.params;
      const facts = await look(context, request, 'proposals', (house) => {
        const at = nowIn(context, house);
        const badge = request.asker.session?.badge ?? '';
        return proposalPreview(house, rulebook, { proposal, badge, at });
      });
      const record = facts === undefined ? undefined : await recordOf(running, proposal);
      if (facts === undefined || record === undefined) {
        throw refusalProblem(refusal('unknown-proposal', proposal));
      }
      return { ...facts, at: record.at, moves: facts.moves.map((move) => [...move] as Writable) };
    },
  );
}

type Writable = [string, string, string, string];
