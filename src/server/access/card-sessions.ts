// Who stands at a kiosk with a club card, in memory: half a minute without a touch, and it is over.
// A token is kept only as its hash, and is good at the kiosk where it was given and nowhere else.
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '#store';

export const CARD_IDLE_MS = 30_000;
const LONGEST_MS = 10 * 60_000;
const TOKEN_BYTES = 32;

export interface CardSession {
  readonly patron: string;
  readonly card: string;
  readonly device: string;
  readonly startedAt: number;
  seenAt: number;
}

export interface CardSessions {
  /** Ends the open session at the kiosk. */
  start(who: Pick<CardSession, 'patron' | 'card' | 'device'>): string;
  /** The session of a token at this kiosk, which goes on for another while. */
  find(token: string, device: string): CardSession | undefined;
  end(device: string): void;
}

const keyOf = (token: string): string => hash('sha256', token, 'base64url');

export function makeCardSessions(clock: Clock): CardSessions {
  /** By kiosk: one person at a time stands at it. */
  const sessions = new Map<string, CardSession & { readonly key: string }>();
  return {
    start(who) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock();
      sessions.set(who.device, { ...who, key: keyOf(token), startedAt: now, seenAt: now });
      return token;
    },
    find(token, device) {
      const session = sessions.get(device);
      if (session === undefined || session.key !== keyOf(token)) return undefined;
      const now = clock();
      const isOver = now - session.seenAt >= CARD_IDLE_MS || now - session.startedAt >= LONGEST_MS;
      if (isOver) {
        sessions.delete(device);
        return undefined;
      }
      session.seenAt = now;
      return session;
    },
    end: (device) => void sessions.delete(device),
  };
}
