// What is sent about persons: the house keeps it sealed beside its log.
import { z } from 'zod';
import { clubForm, personFacts, shownPapers } from '#house';
import { claimId, name, reason } from '../views/scalars.ts';
import { chosenCardPin } from './chosen-pin.ts';
import { request } from './request.ts';

const PHOTO_MAX = 200_000;
/** What every JPEG begins with, in base64. */
const JPEG = /^\/9j\//;
const photo = z
  .base64({ error: 'must be a base64 image' })
  .max(PHOTO_MAX, { error: 'is too large: at most 150 kB' })
  .regex(JPEG, { error: 'must be a JPEG' });

export const registerMember = request({
  method: 'POST',
  path: '/club/members',
  by: 'signed-in',
  isKeyed: true,
  tag: 'club',
  says: 'Gives a person with a complete form a club card.',
  of: {},
  body: z.strictObject({
    patron: name,
    pin: chosenCardPin
      .optional()
      .describe('Only in a house without limits: in all others the member chooses it at a kiosk.'),
    photo: photo.optional(),
    form: clubForm.optional().describe('Not needed if the person’s data is on file.'),
  }),
  answer: z.object({ patron: z.string(), card: z.string() }),
});

export const writeFacts = request({
  method: 'PUT',
  path: '/patrons/:patron/facts',
  by: 'signed-in',
  isKeyed: true,
  tag: 'persons',
  says: 'Saves personal data. Fields left out stay as they are.',
  of: { patron: name },
  body: personFacts.refine((facts) => Object.keys(facts).length > 0, { error: 'has no fields' }),
  answer: z.strictObject({}),
});

export const eraseFacts = request({
  method: 'DELETE',
  path: '/patrons/:patron/facts',
  by: 'signed-in',
  isKeyed: true,
  tag: 'persons',
  says: 'Erases all personal data. The log keeps only the ID.',
  of: { patron: name },
  query: z.strictObject({ reason }),
  answer: z.object({ wasThere: z.boolean() }),
});

export const checkIdentity = request({
  method: 'POST',
  path: '/claims/:claim/identity',
  by: 'signed-in',
  isKeyed: true,
  tag: 'persons',
  says: 'Checks the ID of the person claiming a prize.',
  of: { claim: claimId },
  body: shownPapers,
  answer: z.object({
    isValid: z.boolean(),
    isOfAge: z.boolean(),
    nameMatches: z.boolean(),
    hasTaxNumber: z.boolean(),
    isMismatch: z.literal(true).exactOptional().describe('They are not what is on file.'),
    isDuplicate: z
      .literal(true)
      .exactOptional()
      .describe('Another patron has the same number, or the same name and birth date.'),
    isFirstSeen: z.literal(true).exactOptional().describe('Nothing was on file before.'),
  }),
});
