// What the fields of commands are made of.
import { z } from 'zod';
import { parseMoment } from '#rules';
import { isZone } from './days.ts';
import { ROLES } from './roles.ts';

/** Names of tables, offerings, people: what stands in an account's name, so no slash and no blank. */
export const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,47}$/, {
  error: 'must be a name: letters, digits, periods, and dashes, at most 48',
});
export const commandId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/, {
  error: 'must be an ID: letters, digits, periods, colons, and dashes, at most 64',
});
/** What the house itself has named: after a command or a table, and longer by a number. */
export const numbered = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,79}$/, {
  error: 'must be the ID of a claim or a drop, as given by the house',
});
export const dollars = z.string().regex(/^\d{1,13}(?:\.\d{1,2})?$/, {
  error: 'must be an amount in dollars with at most two decimals, as text: "12.50"',
});
export const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256: 64 hex digits' });
/** The secret of a drawing or a show, which all its chance follows from. The edge adds it; the
 * person who asks can't give it. */
export const secret = sha256.optional();
/** One of those who bet behind a seat: the first, the second. */
export const bettor = z.int().min(1).max(9);

export const seat = z.int().min(1).max(30);
export const words = z.string().trim().min(1).max(500);
export const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time of day such as 06:00' });
const isMoment = (text: string): boolean => parseMoment(text, '').ok;
export const moment = z.iso
  .datetime({
    offset: true,
    error: 'must be a date and time such as 2026-11-16T19:00:00-08:00',
    abort: true,
  })
  .refine(isMoment, { error: 'must be a date and time from 1900 to 2999' });
export const day = z.iso
  .date({ error: 'must be a date such as 2026-11-16', abort: true })
  .refine((text) => isMoment(`${text}T00:00:00Z`), { error: 'must be a date from 1900 to 2999' });
export const role = z.enum(ROLES);
export const zone = z
  .string()
  .max(60)
  .refine(isZone, { error: 'must be a time zone such as America/Los_Angeles' });

const DEPTH_MAX = 20;

/** Whether nothing is nested deeper, so that everything that walks through it comes to an end. */
const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < DEPTH_MAX && Object.values(value).every((each) => isShallow(each, depth + 1)));

/** Deals and offerings: read by the rules, which know what belongs there. */
export const json = z
  .record(z.string(), z.unknown())
  .refine(isShallow, { error: `is nested more than ${DEPTH_MAX} deep` });

/** Randomness that the edge has drawn for a command: 32 bytes, in hex. The person who asks can't
 * give it. */
export const chance = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: 'must be 32 random bytes in hex' });
