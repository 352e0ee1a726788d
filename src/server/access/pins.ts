// PINs, and how they are kept: as argon2id, sealed, beside the log and not in it.
import { randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { chosenPin } from '#client';
import type { Clock, Persons } from '#store';

/** The least that OWASP asks of argon2id (19 MiB, twice, one lane) is what the library does unless
 * it is told otherwise; said here so that it stays. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const FIRST_PIN_DIGITS = 8;
/** Long enough for an employee who comes in once a week. */
const FIRST_PIN_MS = 7 * 24 * 3_600_000;

/** A PIN for the first sign-in, which is then changed. */
export function makeFirstPin(): string {
  const pin = String(randomInt(10 ** FIRST_PIN_DIGITS)).padStart(FIRST_PIN_DIGITS, '0');
  return chosenPin.safeParse(pin).success ? pin : makeFirstPin();
}

export interface Pins {
  set(badge: string, pin: string): Promise<void>;
  /** Makes a first PIN, which is good for a week. */
  setFirst(badge: string): Promise<string>;
  erase(badge: string): Promise<void>;
  /** Takes as long for a badge that has no PIN. */
  isRight(badge: string, pin: string): Promise<boolean>;
}

/** Whose PINs they are: of badges, or of the cards of the player club. */
type Holders = 'staff' | 'club';

export async function makePins(
  persons: Persons,
  clock: Clock,
  of: Holders = 'staff',
): Promise<Pins> {
  const placeOf = (holder: string): string => `${of}/${holder}`;
  const nobodys = await hash(randomBytes(16), ARGON2);
  return {
    set: async (badge, pin) => persons.put(placeOf(badge), { pin: await hash(pin, ARGON2) }),
    async setFirst(badge) {
      const pin = makeFirstPin();
      const until = String(clock() + FIRST_PIN_MS);
      await persons.put(placeOf(badge), { pin: await hash(pin, ARGON2), until });
      return pin;
    },
    erase: async (badge) => void (await persons.erase(placeOf(badge))),
    async isRight(badge, pin) {
      const { pin: kept, until } = (await persons.get(placeOf(badge))) ?? {};
      const isSame = await verify(kept ?? nobodys, pin);
      const isOver = until !== undefined && clock() >= Number(until);
      return isSame && kept !== undefined && !isOver;
    },
  };
}
