// What time it is in the room. Time comes in here and nowhere else: the machine gets a moment, and
// the log keeps it.
import { Temporal } from 'temporal-polyfill';
import type { House } from '#house';
import { sure } from '#result';
import { type Moment, parseMoment } from '#rules';

/** Milliseconds since 1970 in UTC; a test drives its own. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** A time during which a zone keeps its offset from UTC. */
interface Span {
  readonly zone: string;
  readonly from: number;
  readonly until: number;
  readonly offsetMs: number;
  /** `-08:00` */
  readonly offset: string;
}

const MS_IN_NS = 1_000_000;

/** From an instant to the next change of the clocks. */
function spanFrom(zone: string, from: number): Span {
  const there = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const next = there.getTimeZoneTransition('next');
  return {
    zone,
    from,
    until: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: there.offsetNanoseconds / MS_IN_NS,
    offset: there.offset,
  };
}

/** Gives the moment of a house's next record: in its own zone (UTC until it is open), and never
 * before the last record, so that a clock that is set back stands still for the house. */
export function makeRoomClock(clock: Clock): (house: Pick<House, 'at' | 'zone'>) => Moment {
  let span = spanFrom('UTC', 0);
  let last: Moment | undefined;
  return ({ at, zone: named }) => {
    const instant = Math.max(Math.floor(clock()), at);
    const zone = named === '' ? 'UTC' : named;
    const isInSpan = span.zone === zone && instant >= span.from && instant < span.until;
    if (isInSpan && last?.instant === instant) return last;
    if (!isInSpan) span = spanFrom(zone, instant);
    const local = new Date(instant + span.offsetMs).toISOString();
    last = sure(parseMoment(`${local.slice(0, -1)}${span.offset}`, 'at'));
    return last;
  };
}
