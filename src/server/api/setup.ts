// The first start: the person with the code from the console opens the house and is its
// administrator.
import { z } from 'zod';
import { SERVER_VIEWS } from '#client';
import { commandFields, listOf, refusal } from '#house';
import { pinFault } from '../access/pins.ts';
import { CLOCK, done, isOpen, ownCommand, type ServerContext } from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';
import { type Api, answers, name, pin } from './route.ts';
import { addAnswer } from './views.ts';

const { name: houseName, zone, staff, settings, capital } = commandFields('open-house').shape;
const people = z
  .array(staff.element)
  .max(200)
  .refine((all) => all.every(({ roles }) => !roles.includes('clock')), {
    error: 'has the role clock, which only the house can have',
  });

const setupBody = z.strictObject({
  code: z.string().max(100),
  name: houseName,
  zone,
  administrator: z.strictObject({ badge: name, pin }),
  staff: people,
  settings,
  capital,
});

const firstPins = listOf(z.object({ badge: z.string(), pin: z.string() }));

/** PINs are there before the house is open: the other way round, no one could get into an open
 * house. */
async function open(
  { house, pins }: ServerContext,
  { code: _, administrator, staff: others, ...facts }: z.infer<typeof setupBody>,
): Promise<z.infer<typeof firstPins>> {
  const { badge, pin: chosen } = administrator;
  await pins.set(badge, chosen);
  const first = await Promise.all(
    others.map(async (each) => ({ badge: each.staff, pin: await pins.setFirst(each.staff) })),
  );
  try {
    const appointed = [{ staff: badge, roles: ['administrator'] }, ...others, CLOCK];
    await done(house, ownCommand('open-house', badge, { ...facts, staff: appointed }));
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
    if (!isOpen(house)) return { isOpen: false };
    return house.read((live) => ({ isOpen: true, name: live.name, zone: live.zone }));
  });
  app.post(
    '/setup',
    {
      config: { needs: 'nobody', limit: 'sign-in' },
      schema: {
        summary: 'Sets up the house, once, with the code from the console.',
        description: 'Answers with temporary PINs, shown once, to change within a week.',
        tags: ['setup'],
        body: setupBody,
        response: answers(z.object({ firstPins })),
      },
    },
    async ({ body }) => {
      if (isOpen(house)) throw refusalProblem(refusal('house-already-open'));
      const fault = pinFault(body.administrator.pin);
      if (fault !== undefined) {
        const problems = [{ path: 'administrator.pin', message: fault }];
        throw new HttpProblem('bad-request', { problems });
      }
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
    },
  );
}
