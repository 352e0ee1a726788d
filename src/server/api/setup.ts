// The first start: the person with the code from the console opens the house and is its
// administrator.
import type { z } from 'zod';
import { REQUESTS, type RequestAnswer, SERVER_VIEWS } from '#client';
import { refusal, USUAL_SETTINGS } from '#house';
import { CLOCK, done, hasOpened, ownCommand, type ServerContext } from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';
import { addRequest } from './requests.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

type SetUp = (typeof REQUESTS.setUp)['body'];

/** What a house has that is set up now, where nothing else is said. */
const NEW_HOUSE = {
  ...USUAL_SETTINGS,
  deckCountFrom: '500.00',
  surveillanceFrom: '1200.00',
  nameFrom: '600.00',
  threeFrom: '5000.00',
  powers: { profile: 'standard' },
};

/** PINs are there before the house is open: the other way round, no one could get into an open
 * house. */
async function open(
  { house, pins }: ServerContext,
  { code: _, administrator, staff: others, settings, ...facts }: z.output<SetUp>,
): Promise<RequestAnswer<'POST /setup'>['firstPins']> {
  const { badge, pin: chosen } = administrator;
  await pins.set(badge, chosen);
  const first = await Promise.all(
    others.map(async (each) => ({ badge: each.staff, pin: await pins.setFirst(each.staff) })),
  );
  try {
    const appointed = [{ staff: badge, roles: ['administrator'] }, ...others, CLOCK];
    const opening = { ...facts, settings: { ...NEW_HOUSE, ...settings }, staff: appointed };
    await done(house, ownCommand('open-house', badge, opening));
  } catch (error) {
    // Only a refusal is sure: a house that stopped may have been opened.
    if (error instanceof HttpProblem) {
      await Promise.all([badge, ...first.map((each) => each.badge)].map(pins.erase));
    }
    throw error;
  }
  // The administrator has chosen this PIN; no one else knows it.
  await done(house, ownCommand('change-pin', badge));
  return first;
}

export function addSetupRoutes(app: Api, context: ServerContext): void {
  const { house, setupCode } = context;
  addAnswer(app, context, SERVER_VIEWS.setup, async () => {
    if (!hasOpened(house)) return { isOpen: false };
    return house.read((live) => ({ isOpen: true, name: live.name, zone: live.zone }));
  });
  addRequest(app, context, REQUESTS.setUp, async ({ body }) => {
    if (hasOpened(house)) throw refusalProblem(refusal('house-already-open'));
    if (!setupCode.take(body.code)) {
      throw new HttpProblem('sign-in-failed', {
        detail: 'Wrong code. Use the code from the console.',
      });
    }
    try {
      return { firstPins: await open(context, body) };
    } catch (error) {
      setupCode.giveBack();
      throw error;
    }
  });
}
