// What answers of several mechanisms are made of.
import { z } from 'zod';
import { PERSON_KINDS, SEAT_POSITIONS } from '#games';
import type { Event } from '../events.ts';
import { REFUSALS, type RefusalCode } from '../refusals.ts';
import { listOf, outlined } from './view.ts';

export const problems = listOf(z.object({ path: z.string(), message: z.string() }));

/** Any event of the log. */
export const eventAnswer = outlined<Event>(z.looseObject({ type: z.string() }));

/** Why the house would not do something. */
export const refused = z
  .object({
    code: z.enum(Object.keys(REFUSALS) as RefusalCode[]),
    message: z.string(),
    problems: problems.exactOptional(),
  })
  .meta({ id: 'Refusal' });

/** Who sits at a seat. */
export const seated = {
  person: z.enum(PERSON_KINDS),
  position: z.enum(SEAT_POSITIONS),
  patron: z.string().exactOptional(),
};
