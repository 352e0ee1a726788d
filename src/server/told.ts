// The part of an event that goes out to the sender and to listeners.
import type { Event } from '#house';

/** Counts are blind: no one is told what should be in a box before it is counted. */
export function asTold(event: Event): Event {
  if (event.type !== 'box-dropped') return event;
  const { type, table, drop } = event;
  return { type, table, drop } as Event;
}
