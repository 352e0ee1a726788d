// The first start: three people with the code from the console open the house. Each sets a PIN, and each
// signs the same list, by which they also say that the other two are there.
import { REQUESTS, SERVER_VIEWS } from '#client';
import { type Command, decide, momentAt, newHouse, refusal, USUAL_SETTINGS } from '#house';
import { inMemory } from '../access/opening.ts';
import { isSameText } from '../access/same-text.ts';
import {
  CLOCK,
  done,
  hasOpened,
  ownCommand,
  type ServerContext,
  type SetUpList,
} from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';
import { addRequest } from './requests.ts';
import type { Api } from './route.ts';
import { checkOwnDigits, failed } from './sign-in.ts';
import { addAnswer } from './views.ts';

/** What a house has that is set up now, where nothing else is said. */
const NEW_HOUSE = {
  ...USUAL_SETTINGS,
  deckCountFrom: '500.00',
  surveillanceFrom: '1200.00',
  nameFrom: '600.00',
  threeFrom: '5000.00',
  powers: { profile: 'standard' },
};

/** The administrator who signs is who has opened it in the log. */
function openingOf({ staff, settings, ...facts }: SetUpList): Command {
  const founders = staff.filter((each) => facts.holders.includes(each.staff));
  const administrator = founders.find(({ roles }) => roles.includes('administrator'));
  const by = administrator?.staff ?? (facts.holders[0] as string);
  const opening = { ...facts, settings: { ...NEW_HOUSE, ...settings }, staff: [...staff, CLOCK] };
  return ownCommand('open-house', by, opening);
}

/** Says at once what would be refused at the last signature. */
function checkOpens({ rulebook, clock }: ServerContext, list: SetUpList): void {
  const decision = decide(newHouse(), openingOf(list), momentAt(clock(), list.zone), rulebook);
  if (!decision.ok) throw refusalProblem(decision.error);
}

function draftOf({ house, opening }: ServerContext, ticket: string) {
  if (hasOpened(house)) throw refusalProblem(refusal('house-already-open'));
  const draft = opening.find(ticket);
  if (draft !== undefined) return draft;
  throw new HttpProblem('sign-in-failed', {
    detail: 'The set-up was begun again, here or on another computer. Go on there, or start over.',
  });
}

function checkHolder(holders: readonly string[], badge: string): void {
  if (!holders.includes(badge)) throw failed();
}

/** PINs are there before the house is open: the other way round, no one could get into an open house. */
async function open({ house, persons }: ServerContext, draft: ReturnType<typeof draftOf>) {
  await Promise.all([...draft.kept].map(([place, kept]) => persons.put(place, kept)));
  try {
    await done(house, openingOf(draft.list));
  } catch (error) {
    // Only a refusal is sure: a house that stopped may have been opened.
    if (error instanceof HttpProblem) {
      await Promise.all([...draft.kept.keys()].map((place) => persons.erase(place)));
    }
    throw error;
  }
}

function addSteps(app: Api, context: ServerContext): void {
  const { inTurn, pinsIn } = context;
  addRequest(app, context, REQUESTS.setUpPin, async ({ body: { ticket, badge, pin } }) => {
    const { holders, kept, signed } = draftOf(context, ticket);
    checkHolder(holders, badge);
    checkOwnDigits(badge, pin, 'pin');
    // A PIN is set once: nobody changes it after its holder has gone aside.
    const pins = await pinsIn(inMemory(kept));
    await inTurn(async () => {
      if (kept.size > 0 && (await pins.isSet(badge))) {
        throw refusalProblem(refusal('name-taken', badge));
      }
      await pins.set(badge, pin);
      signed.delete(badge);
    });
    return {};
  });
  addRequest(app, context, REQUESTS.setUpSign, async ({ body: { ticket, list, badge, pin } }) => {
    const draft = draftOf(context, ticket);
    const { holders, kept, signed, digest } = draft;
    checkHolder(holders, badge);
    const pins = await pinsIn(inMemory(kept));
    if (!isSameText(list, digest)) throw refusalProblem(refusal('changed-proposal'));
    if (!(await pins.isRight(badge, pin))) throw failed();
    return inTurn(async () => {
      draftOf(context, ticket);
      signed.add(badge);
      const missing = holders.filter((each) => !signed.has(each));
      if (missing.length === 0) await open(context, draft);
      return { isOpen: missing.length === 0, missing };
    });
  });
}

export function addSetupRoutes(app: Api, context: ServerContext): void {
  const { house, setupCode, opening } = context;
  addAnswer(app, context, SERVER_VIEWS.setup, async () => {
    if (!hasOpened(house)) return { isOpen: false };
    return house.read((live) => ({ isOpen: true, name: live.name, zone: live.zone }));
  });
  addRequest(app, context, REQUESTS.setUp, async ({ body: { code, ...list } }) => {
    if (hasOpened(house)) throw refusalProblem(refusal('house-already-open'));
    if (!setupCode.isRight(code)) {
      throw new HttpProblem('sign-in-failed', {
        detail: 'Wrong code. Use the code from the console.',
      });
    }
    checkOpens(context, list);
    const { ticket, digest } = opening.begin(list, list.holders);
    return { ticket, list: digest };
  });
  addSteps(app, context);
}
