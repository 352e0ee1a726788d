// The document that an offering is posted by.

import { type Activity, decodeOffering, type Offering } from '#rules';
import type { EventOf } from '../events.ts';
import type { Fund } from '../funds/funds.ts';
import { refuse } from '../kit/ask.ts';

export function read(activity: Activity, document: unknown): Offering {
  const offering = decodeOffering(activity, document, { path: 'document', isPosted: true });
  return offering.ok ? offering.value : refuse('bad-offering', activity.title, offering.error);
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
