// What events change of something that goes along with the log.
import type { Event, EventOf, LogRecord } from '#house';

/** By the events that change it; the others don't. */
export type Sees<Kept> = {
  readonly [Type in Event['type']]?: (
    kept: Kept,
    event: EventOf<Type>,
    record: LogRecord,
  ) => unknown;
};

export function seeBy<Kept>(sees: Sees<Kept>, kept: Kept, event: Event, record: LogRecord): void {
  const see = sees[event.type] as ((...seen: [Kept, Event, LogRecord]) => unknown) | undefined;
  see?.(kept, event, record);
}
