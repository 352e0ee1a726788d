// One proposal with all that approving it would do.
import { SERVER_VIEWS } from '#client';
import { proposalPreview, refusal } from '#house';
import { nowIn, type ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { recordOf } from './past-records.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

type Writable = [string, string, string, string];

export function addProposalRoutes(app: Api, context: ServerContext): void {
  const { house, rulebook } = context;
  addAnswer(app, context, SERVER_VIEWS.proposal, async ({ asker }, { proposal }) => {
    const badge = asker.session?.badge ?? '';
    const facts = await house.read((live) =>
      proposalPreview(live, rulebook, { proposal, badge, at: nowIn(context, live) }),
    );
    const record = facts === undefined ? undefined : await recordOf(house, proposal);
    if (facts === undefined || record === undefined) {
      throw refusalProblem(refusal('unknown-proposal', proposal));
    }
    return { ...facts, at: record.at, moves: facts.moves.map((move) => [...move] as Writable) };
  });
}
