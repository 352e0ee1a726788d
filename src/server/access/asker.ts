// Who asks: a session, by its token or its cookie; a device, by its key; or no one. Every route
// says whom it needs; by default it needs a signed-in person.

import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Device } from '#house';
import { given } from '#result';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../problems.ts';
import { isSameText } from './same-text.ts';
import type { Session } from './sessions.ts';

export const COOKIE = '__Host-houseway';

export interface Asker {
  readonly session?: Session;
  /** The device that it comes from, which has proved its key. */
  readonly device?: { readonly name: string } & Pick<Device, 'kind' | 'table'>;
  /** Why there is no asker: a wrong key, or a request made by another page. */
  readonly fault?: unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    asker: Asker;
  }
  interface FastifyContextConfig {
    /** `badge` by default. */
    readonly needs?: 'nobody' | 'badge-or-device' | 'device' | 'kiosk' | 'badge';
  }
}

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** `Bearer …` or `Device …`. */
const credentialsOf = ({ headers }: FastifyRequest, scheme: string): string | undefined =>
  new RegExp(`^${scheme} +(\\S+)$`, 'i').exec(headers.authorization ?? '')?.[1];

/** From a page of another place: than the origin of the house, or where it has none than the address that was asked. */
function isForeign({ headers }: FastifyRequest, own: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (own !== undefined) return origin !== own;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** A browser sends a cookie with every request that any page makes. It doesn't let another page set
 * our header, or pretend to be us. */
function checkOurs({ origin }: ServerContext, request: FastifyRequest, isByCookie: boolean): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const isUnmarked = isByCookie && request.headers['x-houseway'] !== '1';
  if (isUnmarked || isForeign(request, origin)) {
    const detail = 'Requests with a cookie must send the header X-Houseway: 1.';
    throw new HttpProblem('forged-request', { detail });
  }
}

const UNKNOWN_KEY = '0'.repeat(64);

/** The device whose name and key were sent. */
async function deviceOf(
  { house }: ServerContext,
  credentials: string,
): Promise<NonNullable<Asker['device']>> {
  const [, name = '', key = ''] = /^([^:]+)\.([^.]+)$/.exec(credentials) ?? [];
  const kept = await house.read(({ devices }) => {
    const device = devices.get(name);
    return device === undefined ? undefined : { ...device };
  });
  const isRight = isSameText(hash('sha256', key, 'hex'), kept?.keyHash ?? UNKNOWN_KEY);
  if (kept === undefined || kept.isRevoked || !isRight) {
    const detail = 'This device is not enrolled or was revoked.';
    throw new HttpProblem('not-signed-in', { detail });
  }
  const { kind, table } = kept;
  return given({ name, kind, table });
}

async function askerOf(context: ServerContext, request: FastifyRequest): Promise<Asker> {
  const bearer = credentialsOf(request, 'Bearer');
  const cookie = bearer === undefined ? request.cookies[COOKIE] : undefined;
  const token = bearer ?? cookie;
  const found = token === undefined ? undefined : context.sessions.find(token);
  checkOurs(context, request, found !== undefined && cookie !== undefined);
  const header = request.headers['x-houseway-device'];
  const shown = credentialsOf(request, 'Device') ?? (Array.isArray(header) ? header[0] : header);
  const device = shown === undefined ? undefined : await deviceOf(context, shown);
  return given({ session: boundTo(context, found, device?.name), device });
}

/** A session that began at a device lives there and nowhere else: a token that turns up without the
 * device's key was taken away. */
function boundTo(
  { sessions }: ServerContext,
  session: Session | undefined,
  device: string | undefined,
): Session | undefined {
  if (session?.device === undefined || session.device === device) return session;
  sessions.end(session);
  return undefined;
}

function checkNeeds({ asker, routeOptions, is404 }: FastifyRequest): void {
  const { session, device, fault } = asker;
  if (fault !== undefined) throw fault;
  const { needs = 'badge' } = routeOptions.config;
  if (needs === 'nobody' || is404) return;
  if (needs === 'device' && device !== undefined) return;
  if (session === undefined || needs === 'device') {
    if (needs === 'badge-or-device' && device !== undefined) return;
    if (needs === 'kiosk' && device?.kind === 'kiosk') return;
    throw new HttpProblem('not-signed-in', {
      detail: 'Sign in first. A session ends after some minutes without a request.',
    });
  }
}

/** Finds out who asks before the request is read. The rate limit stands between the two hooks: it
 * counts by asker, and counts attempts at keys too. */
export function addAsker(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest('asker');
  app.addHook('onRequest', async (request) => {
    request.asker = await askerOf(context, request).catch((fault: unknown) => ({ fault }));
  });
  app.addHook('preParsing', async (request) => checkNeeds(request));
}

type Asked = Pick<FastifyRequest, 'asker'>;

/** The session of a route that needs a badge. */
export function sessionOf({ asker: { session } }: Asked): Session {
  if (session === undefined) throw new HttpProblem('not-signed-in');
  return session;
}

export const badgeOf = (request: Asked): string => sessionOf(request).badge;

/** Ends sessions when the log says that their badge or their device is no longer welcome. A
 * dismissed employee has no PIN any more either. */
export function endSessions({ house, sessions, pins, log }: ServerContext): () => void {
  return house.onRecords((records) => {
    for (const event of records.flatMap(({ events = [] }) => events)) {
      switch (event.type) {
        case 'staff-dismissed':
        case 'pin-reset':
          pins.erase(event.staff).catch((error) => log(`A PIN was not erased: ${error}`));
          sessions.endOf(event.staff);
          break;
        case 'holder-enrolled':
        case 'went-off-duty':
          sessions.endOf(event.staff);
          break;
        case 'device-revoked':
          sessions.endAt(event.device);
          break;
      }
    }
  });
}
