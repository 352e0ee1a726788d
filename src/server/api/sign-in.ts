// Signing in and out, and PINs. Every attempt is in the log; no PIN ever is.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { holdsOwnDigits, REQUESTS, type SignedIn, who } from '#client';
import { AT_COUNTERS, type Command, type Event, type House, MONEY_ROLES } from '#house';
import { given } from '#result';
import { COOKIE, sessionOf } from '../access/asker.ts';
import { addressOf, agentOf } from '../access/origin.ts';
import { type Session, SHORT_IDLE_MS } from '../access/sessions.ts';
import { asked, done, ownCommand, type ServerContext } from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';
import { isLatest, recordOf } from './past-records.ts';
import { addRequest } from './requests.ts';
import { type Api, answers } from './route.ts';

const COOKIE_OPTIONS = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;

/** One answer to everything that can be wrong, so that no one learns which badges there are. */
export const failed = (): HttpProblem =>
  new HttpProblem('sign-in-failed', { detail: 'Wrong badge or PIN.' });

/** The house decides; whether the PIN is right is all that it is told. */
async function signIn(
  { house, pins, steady }: ServerContext,
  request: FastifyRequest,
  { badge, pin: said, device }: { badge: string; pin: string; device: string | undefined },
): Promise<void> {
  const isRight = await pins.isRight(badge, said);
  const place = { device, address: addressOf(request), agent: agentOf(request) };
  const tried = given({ ...place, isRight, steady: Math.floor(steady()) });
  const answer = await house.submit(asked(ownCommand('sign-in', badge, tried)));
  if ('refusal' in answer) {
    const { code } = answer.refusal;
    if (code === 'unknown-staff' || code === 'not-permitted') throw failed();
    throw refusalProblem(answer.refusal);
  }
  if (!isRight) throw failed();
}

function whoIs(
  { sessions, clock }: ServerContext,
  house: House,
  session: Session,
): z.infer<typeof who> {
  const { badge, device } = session;
  const expires = Temporal.Instant.fromEpochMilliseconds(clock() + sessions.leftOf(session));
  const table = house.devices.get(device ?? '')?.table;
  return given({
    badge,
    roles: [...(house.staff.get(badge)?.roles ?? [])],
    device,
    table,
    expires: expires.toString(),
  });
}

/** Badges that move money have one session; at a counter it ends soon. A house without limits keeps the rule
 * of its time. */
function ruleFor({ settings, staff }: House, badge: string) {
  if (settings.powers === undefined) return {};
  const roles = staff.get(badge)?.roles ?? [];
  const isAmong = (some: readonly string[]) => roles.some((role) => some.includes(role));
  return given({
    isOnly: isAmong(MONEY_ROLES),
    idleMs: isAmong(AT_COUNTERS) ? SHORT_IDLE_MS : undefined,
  });
}

/** Begins the session of a badge that may come in; the token is a cookie too. */
export function beginSession(
  context: ServerContext,
  reply: FastifyReply,
  { badge, device }: Pick<Session, 'badge'> & { readonly device?: string | undefined },
): Promise<SignedIn> {
  return context.house.read((live) => {
    const { token, session } = context.sessions.start(
      given({ badge, device, ...ruleFor(live, badge) }),
    );
    reply.setCookie(COOKIE, token, COOKIE_OPTIONS);
    return { token, ...whoIs(context, live, session) };
  });
}

/** The device that was proved; one that is only named is none. */
function deviceShown({ asker: { device } }: FastifyRequest, named: string | undefined) {
  if (named === undefined || named === device?.name) return device?.name;
  const problems = [{ path: 'device', message: 'is not the device whose key was sent' }];
  throw new HttpProblem('bad-request', { problems });
}

function addSignIn(app: Api, context: ServerContext): void {
  addRequest(app, context, REQUESTS.signIn, async ({ request, reply, body }) => {
    const { badge, pin, device: named } = body;
    const device = deviceShown(request, named);
    await signIn(context, request, { badge, pin, device });
    return beginSession(context, reply, { badge, device });
  });
}

function addSignOut(app: Api, context: ServerContext): void {
  const { house, sessions } = context;
  addRequest(app, context, REQUESTS.signOut, async ({ request, reply }) => {
    const session = sessionOf(request);
    sessions.end(session);
    reply.clearCookie(COOKIE, COOKIE_OPTIONS);
    await done(house, ownCommand('sign-out', session.badge));
    return {};
  });
}

function addMe(app: Api, context: ServerContext): void {
  app.get(
    '/me',
    {
      schema: {
        summary: 'Who is signed in.',
        tags: ['sign-in'],
        response: answers(who),
      },
    },
    (request) => context.house.read((live) => whoIs(context, live, sessionOf(request))),
  );
}

/** No digits of the badge itself. */
export function checkOwnDigits(badge: string, pin: string, path: string): void {
  if (!holdsOwnDigits(pin, badge)) return;
  const message = 'must not hold the digits of the badge';
  throw new HttpProblem('bad-request', { problems: [{ path, message }] });
}

/** Nor any of the last five PINs. */
async function checkOwn({ pins }: ServerContext, { badge, pin, path }: Chosen): Promise<void> {
  checkOwnDigits(badge, pin, path);
  if (!(await pins.wasUsed(badge, pin))) return;
  const message = 'was one of the last five PINs of this badge';
  throw new HttpProblem('bad-request', { problems: [{ path, message }] });
}

/** A PIN that its holder has chosen, and the field that it was typed into. */
interface Chosen {
  readonly badge: string;
  readonly pin: string;
  readonly path: string;
}

const CHANGES_PIN = ['change-pin', 'set-pin', 'approve', 'dismiss-staff'] as const;
const CHANGED: readonly Event['type'][] = [
  'pin-changed',
  'holder-enrolled',
  'pin-reset',
  'staff-dismissed',
];

/** The log says it, and then the PIN is kept. What is sent again under the same key gets the first
 * answer, and never takes the place of a PIN that came later; with another PIN it is refused. */
export async function keepPin(
  context: ServerContext,
  command: Command,
  { chosen, check }: { readonly chosen: Chosen; readonly check: () => Promise<void> },
): Promise<void> {
  const { house, pins, inTurn } = context;
  const { badge, pin } = chosen;
  const isOfBadge = (event: Event) =>
    CHANGED.includes(event.type) && 'staff' in event && event.staff === badge;
  await inTurn(async () => {
    if ((await recordOf(house, command.id)) === undefined) {
      await check();
      await checkOwn(context, chosen);
    }
    const { seq } = await done(house, command);
    if (await isLatest(house, seq, CHANGES_PIN, isOfBadge)) await pins.set(badge, pin);
  });
}

/** The old PIN is shown like at a sign-in: a person who finds a session open can't try them all. */
async function changePin(
  context: ServerContext,
  request: FastifyRequest,
  { old, new: chosen, key }: Readonly<Record<'old' | 'new' | 'key', string>>,
): Promise<void> {
  const { persons, sessions } = context;
  const session = sessionOf(request);
  const { badge, device } = session;
  const digest = persons.digestOf({ pinOf: badge, old, pin: chosen });
  await keepPin(context, ownCommand('change-pin', badge, { digest }, key), {
    chosen: { badge, pin: chosen, path: 'new' },
    check: () => signIn(context, request, { badge, pin: old, device }),
  });
  sessions.endOf(badge, session);
  sessions.prove(session);
}

function addPins(app: Api, context: ServerContext): void {
  addRequest(app, context, REQUESTS.changePin, async ({ request, body, key }) => {
    await changePin(context, request, { ...body, key });
    return {};
  });
  addRequest(app, context, REQUESTS.stepUp, async ({ request, body: { pin } }) => {
    const session = sessionOf(request);
    const { badge, device } = session;
    await signIn(context, request, { badge, pin, device });
    context.sessions.prove(session);
    return {};
  });
}

export function addSignInRoutes(app: Api, context: ServerContext): void {
  addSignIn(app, context);
  addSignOut(app, context);
  addMe(app, context);
  addPins(app, context);
}
