// A holder sets a PIN: the device shows a number, two people type it in their own sessions, and then the
// holder types the PIN there. Neither is ever in an answer to anyone else, or in the log.
import { REQUESTS, SERVER_VIEWS } from '#client';
import { enrollmentFacts } from '#house';
import { badgeOf } from '../access/asker.ts';
import { isSameText } from '../access/same-text.ts';
import { done, nowIn, ownCommand, type ServerContext } from '../context.ts';
import { HttpProblem } from '../problems.ts';
import { addRequest } from './requests.ts';
import type { Api } from './route.ts';
import { keepPin } from './sign-in.ts';
import { addAnswer } from './views.ts';

type Open = ReturnType<typeof enrollmentFacts>[number];

const openNow = (context: ServerContext): Promise<readonly Open[]> =>
  context.house.read((live) => enrollmentFacts(live, nowIn(context, live).instant));

const NUMBERS = 10_000;
const NUMBER_DIGITS = 4;

/** It follows from the key, so that a restart doesn't change it, and from nothing that the log says. */
function numberOf({ persons }: ServerContext, { staff, device, until }: Open): string {
  const digest = persons.digestOf({ numberAt: device, staff, until });
  return String(Number.parseInt(digest.slice(0, 12), 16) % NUMBERS).padStart(NUMBER_DIGITS, '0');
}

const missingIn = ({ people, confirmedBy }: Open): readonly string[] =>
  people.filter((each) => !confirmedBy.includes(each));

const enrollmentOf = async (context: ServerContext, badge: string): Promise<Open | undefined> =>
  (await openNow(context)).find(({ staff }) => staff === badge);

const wrongNumber = (): HttpProblem =>
  new HttpProblem('bad-request', {
    problems: [{ path: 'number', message: 'is not the number on the device' }],
  });

export function addEnrollmentRoutes(app: Api, context: ServerContext): void {
  const { house } = context;
  addAnswer(app, context, SERVER_VIEWS.enrollmentsHere, async ({ asker: { device } }) => {
    const here = (await openNow(context)).filter((open) => open.device === device?.name);
    return here.map((open) => ({
      staff: open.staff,
      number: numberOf(context, open),
      missing: [...missingIn(open)],
      until: open.until,
    }));
  });

  addRequest(app, context, REQUESTS.confirmHolder, async ({ request, of, body: { number } }) => {
    const { badge: staff } = of;
    const by = badgeOf(request);
    const open = await enrollmentOf(context, staff);
    const isRight = open !== undefined && isSameText(number, numberOf(context, open));
    await done(house, ownCommand('confirm-holder', by, { staff, isRight }));
    if (!isRight) throw wrongNumber();
    const confirmed = await enrollmentOf(context, staff);
    return { isConfirmed: confirmed !== undefined && missingIn(confirmed).length === 0 };
  });

  addRequest(app, context, REQUESTS.setPin, async ({ request, of: { badge }, body, key }) => {
    const { device } = request.asker;
    if (device === undefined) throw new HttpProblem('not-signed-in');
    const { pin } = body;
    const digest = context.persons.digestOf({ pinOf: badge, pin });
    const command = ownCommand('set-pin', badge, { device: device.name, digest }, key);
    const chosen = { badge, pin, path: 'pin' };
    await keepPin(context, command, { chosen, check: async () => {} });
    return {};
  });
}
