import { z } from 'zod';
import { SERVER_VIEWS } from '#client';
import {
  actionFields,
  checkOffering,
  type LogRecord,
  listOf,
  type OfferingCheck,
  type OfferingVersion,
  refusal,
} from '#house';
import type { RunningHouse } from '#store';
import { badgeOf } from '../access/asker.ts';
import { look } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { found, refusalProblem } from '../problems.ts';
import { makeTurns } from '../turns.ts';
import { recordsBefore } from './past-records.ts';
import { type Api, answers, name } from './route.ts';
import { addAnswer } from './views.ts';

const posting = actionFields('post-offering');
const change = actionFields('change-offering');

const asked = z.strictObject({
  document: posting.document,
  offering: name.optional(),
  version: change.version.describe('The version that is changed; none for a new offering.'),
  closesTo: posting.closesTo,
  paidBy: posting.paidBy,
});

const problems = listOf(z.object({ path: z.string(), message: z.string() }));

const check = z
  .object({
    problems: problems.describe('Outside the approved limits, or a change that isn’t allowed.'),
    lacks: problems.describe('What the posting requires and the document lacks.'),
    assumed: listOf(z.string()),
    sheet: z.looseObject({ title: z.string() }).optional(),
    refusal: z.object({ code: z.string(), message: z.string() }).optional(),
  })
  .meta({ id: 'OfferingCheck' }) as z.ZodType as z.ZodType<OfferingCheck>;

function addCheck(app: Api, context: ServerContext): void {
  const { rulebook, clock } = context;
  app.post(
    '/activities/:activity/check',
    {
      schema: {
        summary: 'Every problem with an offering so far, and its posting sheet. Changes nothing.',
        tags: ['views'],
        params: z.object({ activity: name }),
        body: asked,
        response: answers(check),
      },
    },
    (request) =>
      look(context, request, 'activities', (house) => {
        const { activity: id } = request.params;
        const activity = rulebook.activity(id);
        if (activity === undefined) throw refusalProblem(refusal('unknown-activity', id));
        const by = badgeOf(request);
        return checkOffering(house, { activity, ...request.body }, { rulebook, by, now: clock() });
      }),
  );
}

/** The version of an offering that a record has made, if it has made one. */
function versionIn(offering: string, { at, by, events = [] }: LogRecord): OfferingVersion[] {
  const approved = events.find((event) => event.type === 'proposal-approved');
  return events.flatMap((event) => {
    if (event.type !== 'offering-posted' && event.type !== 'offering-changed') return [];
    if (event.offering !== offering) return [];
    const number = event.type === 'offering-posted' ? 1 : event.version;
    const { document } = event;
    const proposedBy = approved?.proposedBy ?? by;
    return [{ version: number, at, proposedBy, approvedBy: by, document }];
  });
}

/** The latest first, back to the posting. */
async function versionsOf(
  house: RunningHouse,
  offering: string,
): Promise<readonly OfferingVersion[]> {
  const versions: OfferingVersion[] = [];
  for await (const { record } of recordsBefore(house, house.status.seq + 1, ['approve'])) {
    versions.push(...versionIn(offering, record));
    if (versions.at(-1)?.version === 1) break;
  }
  return versions;
}

/** It can mean reading far back, so it is done for one after another. */
function addVersions(app: Api, context: ServerContext): void {
  const inTurn = makeTurns();
  addAnswer(app, context, SERVER_VIEWS.versions, async (_, { offering }) => {
    await context.house.read(({ offerings }) =>
      found(offerings.get(offering), 'unknown-offering', offering),
    );
    return inTurn(() => versionsOf(context.house, offering));
  });
}

export function addOfferingRoutes(app: Api, context: ServerContext): void {
  addCheck(app, context);
  addVersions(app, context);
}
