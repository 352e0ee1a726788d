import { REQUESTS, SERVER_VIEWS } from '#client';
import { checkOffering, type LogRecord, type OfferingVersion } from '#house';
import type { RunningHouse } from '#store';
import { badgeOf } from '../access/asker.ts';
import type { ServerContext } from '../context.ts';
import { found } from '../problems.ts';
import { makeTurns } from '../turns.ts';
import { recordsBefore } from './past-records.ts';
import { addRequest } from './requests.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

function addCheck(app: Api, context: ServerContext): void {
  const { house, rulebook, clock } = context;
  addRequest(app, context, REQUESTS.checkOffering, ({ request, of: { activity: id }, body }) =>
    house.read((live) => {
      const activity = found(rulebook.activity(id), 'unknown-activity', id);
      const by = badgeOf(request);
      return checkOffering(live, { activity, ...body }, { rulebook, by, now: clock() });
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
