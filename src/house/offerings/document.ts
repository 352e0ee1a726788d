// The document that an offering is posted by.

import { type Activity, decodeOffering, type Offering, postingOf } from '#rules';
import type { EventOf } from '../events.ts';
import type { Fund } from '../funds/funds.ts';
import { refuse } from '../kit/ask.ts';

function read(activity: Activity, document: unknown): Offering {
  const offering = decodeOffering(activity, document, { path: 'document', isPosted: true });
  return offering.ok ? offering.value : refuse('bad-offering', activity.title, offering.error);
}

const ALL_DAY = [{ from: '00:00', until: '24:00' }];

/** An offering without dates and hours is open at all hours, and its sheet has to say so. */
export function withHours(offering: Offering): Offering {
  const { from, until, hours } = offering;
  const isSaid = from !== undefined || until !== undefined || hours.length > 0;
  return isSaid ? offering : { ...offering, hours: ALL_DAY };
}

/** Of which the sheet for the wall says all that its posting list asks for: the rest does not open. */
export function readInFull(activity: Activity, document: unknown): Offering {
  const offering = read(activity, document);
  const posting = postingOf(activity, withHours(offering));
  if (posting.ok) return offering;
  const problems = posting.error.map(({ path, message }) => ({
    path: path.replace(/^offering\b/, 'document'),
    message,
  }));
  return refuse('bad-offering', 'its posting is incomplete', problems);
}

/** What a drawing has decided is posted at once: the document with other values. */
export function changedValues(
  { id, offered, offering }: Fund,
  values: Readonly<Record<string, unknown>>,
): EventOf<'offering-changed'> {
  const before = offered.document as { readonly values?: Readonly<Record<string, unknown>> };
  const document = { ...before, values: { ...before.values, ...values } };
  read(offering.activity, document);
  return { type: 'offering-changed', offering: id, document, version: offered.version + 1 };
}
