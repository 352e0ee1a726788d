// Who is signed in, in memory: a restart of the server signs everyone out. A token is kept only as
// its hash, so a dump of the memory opens nothing.
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '#store';

const IDLE_MS = 15 * 60_000;
/** Where money is at hand. */
export const SHORT_IDLE_MS = 3 * 60_000;
const LONGEST_MS = 12 * 3_600_000;
/** How long a PIN counts for what asks for it again. */
const PROVED_MS = 5 * 60_000;
const TOKEN_BYTES = 32;
/** More sign-ins of one badge end the oldest. */
const SESSIONS_MAX = 20;

export interface Session {
  /** The hash of its token. */
  readonly key: string;
  readonly badge: string;
  /** Where the badge was shown. */
  readonly device?: string;
  readonly startedAt: number;
  seenAt: number;
  /** When its PIN was last shown. */
  provedAt: number;
  /** How long it lives without a request. */
  readonly idleMs: number;
}

/** Who comes in, and by which rule. */
interface Comer extends Pick<Session, 'badge' | 'device'> {
  readonly idleMs?: number;
  /** It ends the others of its badge. */
  readonly isOnly?: boolean;
}

export interface Sessions {
  start(who: Comer): {
    readonly token: string;
    readonly session: Session;
  };
  /** The session of a token, which goes on for another while. */
  find(token: string): Session | undefined;
  /** Whether it has not ended; asking does not prolong it. */
  isLive(session: Session): boolean;
  /** Whether its PIN was shown in the last five minutes. */
  isProved(session: Session): boolean;
  /** The PIN was shown again. */
  prove(session: Session): void;
  /** How long it lives if nothing is asked any more. */
  leftOf(session: Session): number;
  end(session: Session): void;
  /** Ends all of a badge, or but one. */
  endOf(badge: string, besides?: Session): void;
  /** Ends all that began at a device. */
  endAt(device: string): void;
  /** How many there are. */
  count(): number;
}

const keyOf = (token: string): string => hash('sha256', token, 'base64url');

/** By a clock that no one sets. */
export function makeSessions(clock: Clock): Sessions {
  const sessions = new Map<string, Session>();
  const expiresAt = ({ startedAt, seenAt, idleMs }: Session): number =>
    Math.min(startedAt + LONGEST_MS, seenAt + idleMs);

  function endWhere(isOver: (session: Session) => boolean): void {
    for (const [key, session] of sessions) if (isOver(session)) sessions.delete(key);
  }

  return {
    start({ badge, device, idleMs = IDLE_MS, isOnly = false }) {
      const now = clock();
      endWhere((session) => expiresAt(session) <= now || (isOnly && session.badge === badge));
      const [oldest, ...others] = [...sessions.values()].filter((each) => each.badge === badge);
      if (oldest !== undefined && others.length + 1 >= SESSIONS_MAX) sessions.delete(oldest.key);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const key = keyOf(token);
      const at = device === undefined ? {} : { device };
      const session = { key, badge, ...at, startedAt: now, seenAt: now, provedAt: now, idleMs };
      sessions.set(key, session);
      return { token, session };
    },
    find(token) {
      const session = sessions.get(keyOf(token));
      if (session === undefined) return undefined;
      const now = clock();
      if (expiresAt(session) <= now) {
        sessions.delete(session.key);
        return undefined;
      }
      session.seenAt = now;
      return session;
    },
    isLive: (session) => sessions.get(session.key) === session && expiresAt(session) > clock(),
    isProved: ({ provedAt }) => clock() - provedAt < PROVED_MS,
    prove(session) {
      session.provedAt = clock();
    },
    leftOf: (session) => expiresAt(session) - clock(),
    end: ({ key }) => void sessions.delete(key),
    endOf: (badge, besides) =>
      endWhere((session) => session.badge === badge && session !== besides),
    endAt: (device) => endWhere((session) => session.device === device),
    count() {
      const now = clock();
      endWhere((session) => expiresAt(session) <= now);
      return sessions.size;
    },
  };
}
