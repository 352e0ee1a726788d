// PINs, and how they are kept: as argon2id, sealed, beside the log and not in it.
import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Persons } from '#store';

/** The least that OWASP asks of argon2id (19 MiB, twice, one lane) is what the library does unless
 * it is told otherwise; said here so that it stays. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many PINs back none is taken again. */
const BEFORE_MAX = 5;

export interface Pins {
  set(badge: string, pin: string): Promise<void>;
  isSet(badge: string): Promise<boolean>;
  /** Whether it was one of the last PINs of the badge, the present one too. */
  wasUsed(badge: string, pin: string): Promise<boolean>;
  erase(badge: string): Promise<void>;
  /** Takes as long for a badge that has no PIN. */
  isRight(badge: string, pin: string): Promise<boolean>;
}

/** Whose PINs they are: of badges, or of the cards of the player club. */
type Holders = 'staff' | 'club';

interface PinPlace {
  readonly persons: Pick<Persons, 'put' | 'get' | 'erase'>;
  /** Opens sealed data; what is mixed into every PIN follows from it. */
  readonly personKey: Uint8Array;
}

/** A copy of the database alone is no use to anybody who tries all PINs: this is not in it. */
const pepperOf = (personKey: Uint8Array): Buffer =>
  createHmac('sha256', personKey).update('pepper of PINs').digest();

export async function makePins(
  { persons, personKey }: PinPlace,
  of: Holders = 'staff',
): Promise<Pins> {
  const placeOf = (holder: string): string => `${of}/${holder}`;
  const peppered = { ...ARGON2, secret: pepperOf(personKey) };
  const nobodys = await hash(randomBytes(16), peppered);
  const hashOf = async (pin: string) => ({ pin: await hash(pin, peppered), isPeppered: 'yes' });
  const keptOf = async (badge: string) => (await persons.get(placeOf(badge))) ?? {};
  const lastOf = ({ before = '' }: Readonly<Record<string, string>>): readonly string[] =>
    before.split(' ').filter(Boolean);
  return {
    async set(badge, pin) {
      const kept = await keptOf(badge);
      const last = kept['isPeppered'] === undefined ? [] : [kept['pin'] ?? ''];
      const before = [...last, ...lastOf(kept)].slice(0, BEFORE_MAX - 1).join(' ');
      await persons.put(placeOf(badge), { ...(await hashOf(pin)), before });
    },
    isSet: async (badge) => (await keptOf(badge))['pin'] !== undefined,
    async wasUsed(badge, pin) {
      const kept = await keptOf(badge);
      if (kept['isPeppered'] === undefined) return false;
      for (const each of [kept['pin'] ?? nobodys, ...lastOf(kept)]) {
        if (await verify(each, pin, peppered)) return true;
      }
      return false;
    },
    erase: async (badge) => void (await persons.erase(placeOf(badge))),
    async isRight(badge, pin) {
      const { pin: kept, until, isPeppered } = await keptOf(badge);
      // A PIN of a house from before there was any pepper.
      const isOld = kept !== undefined && isPeppered === undefined;
      const isSame = await verify(kept ?? nobodys, pin, isOld ? ARGON2 : peppered);
      // Of earlier days: a PIN that the administrator had read, too.
      const isFirst = until !== undefined;
      return isSame && kept !== undefined && !isFirst;
    },
  };
}
