// A batch of scans as it is sent, and what came of it.
import { Temporal } from 'temporal-polyfill';
import type { CommandFields, Done } from '#client';
import type { EventOf } from '#house';

export type UploadedScan = CommandFields<'upload-scans'>['scans'][number];

/** An instant as a moment with its offset. */
export const isoOf = (instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(Math.trunc(instant)).toString();

/** What was booked and what was left, of the events of an upload. */
export function resultOf({ events }: Done): Pick<EventOf<'scans-booked'>, 'booked' | 'left'> {
  return events.find((event) => event.type === 'scans-booked') ?? { booked: [], left: [] };
}
