// What of an event goes out to whoever asked for it or listens.
import type { Event } from '#house';

/** Counts are blind: nobody is told what should be in a box before it is counted. */
export function asTold(event: Event): Event {
  if (event.type !== 'box-dropped') return event;
  const { type, table, drop } = event;
  return { type, table, drop } as Event;
}
