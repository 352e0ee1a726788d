// Tickets and drawings as a sheet has them: what puts a number into the drum, how one is drawn, how
// long its holder has to come, what must be shown, and what happens to the tickets.
import type { ReadingValue } from '#games';
import type { Moment } from './moment.ts';
import { isPosted, type Posted, postedCount } from './posted.ts';
import type { Scheduled } from './schedule.ts';
import { type DrawingTime, readTimes, type TimesRule, timesUnder } from './times.ts';
import type { Chosen, Count } from './value.ts';

/** What brings a number into the drum. */
export type TicketSource =
  /** A verified hand; its row says how many. `isSigned` where the sheet wants two people to confirm
   * it: then one alone issues no tickets by hand. */
  | { readonly by: 'hand'; readonly clause: string; readonly isSigned?: true }
  /** A seat at a table at certain times of the day, one ticket each: a value of the offering that
   * names them, or the times of the sheet. */
  | { readonly by: 'seat'; readonly clause: string; readonly times: string | readonly string[] }
  /** A full hour of play on the card of the player club; all points of a card are one range. */
  | { readonly by: 'hours'; readonly clause: string }
  /** Play at the moment of the drawing, one number each. */
  | { readonly by: 'playing'; readonly clause: string };

/** What happens if no one comes: another draw, as the house decides then, or as it has announced
 * (another draw, or the prize goes on to the next drawing). */
type Absent =
  | 'redraw'
  | 'house-decides'
  | { readonly option: string; readonly carriesOver: string };

/** How often one person can be drawn. */
export type WinLimit = 'gaming-day' | 'calendar-day' | '24-hours' | 'drawing' | 'promotion';

export interface DrawingRule extends Scheduled {
  readonly id: string;
  /** Rows of which a drawing awards one, as announced; undefined where a game decides the prize. */
  readonly rows: readonly string[];
  /** The value that says in words what the prize is. */
  readonly prizeWords?: string;
  /** How many are drawn: a number of the sheet, or a value of the posting; one where that says none. */
  readonly winnerCount: Count;
  /** Of the tickets earned in this game only. */
  readonly game?: string;
  readonly absent: Absent;
  /** Whether the holder has to come at all. */
  readonly isPresenceAsked: boolean;
  /** How long the holder has; as long as the house waits, where the sheet doesn't say. */
  readonly minutes?: number;
  readonly asks: {
    readonly stub: boolean;
    /** At once; until the game begins that was drawn for; or when the prize is paid. */
    readonly identity: 'at-once' | 'until-event' | 'when-paid';
    readonly nameMatches: boolean;
  };
  /** When that begins which is drawn for, where an ID can be brought until then: at a time of the
   * day of the drawing, or of a date; as the house announces it, where the posting has no time. */
  readonly event?: TimesRule;
  readonly limit?: PersonLimit;
}

/** How often one person can be drawn; not at all limited, if the house has set the reading so. */
export interface PersonLimit {
  readonly per: WinLimit;
  readonly clause: string;
  readonly unless?: { readonly setting: string; readonly value: ReadingValue };
}

export interface DrumRule {
  /** Under the choices of each source. */
  readonly sources: readonly (TicketSource & { readonly in?: Chosen })[];
  readonly drawings: readonly DrawingRule[];
  /** A ticket that has won is void, and so is one that no one came for. Cards stay. */
  readonly voids: boolean;
  /** When all that is left is thrown away: after each drawing, or so many days (a value of the
   * offering) after it began. */
  readonly emptied?:
    | { readonly when: 'after-drawing'; readonly clause: string }
    | { readonly when: 'after-days'; readonly days: string; readonly clause: string };
}

/** The times of the day at which a source hands out tickets. */
export function timesOf(source: Extract<TicketSource, { by: 'seat' }>, posted: Posted) {
  const { times } = source;
  return typeof times === 'string' ? readTimes(String(posted.values.get(times))) : times;
}

/** The instant at which a drum that was begun at a moment is emptied; undefined where it is not. */
export function emptiedAt(
  { emptied }: DrumRule,
  posted: Posted,
  begun: Moment,
): number | undefined {
  if (emptied?.when !== 'after-days') return undefined;
  return begun.instant + postedCount(posted, emptied.days) * 86_400_000;
}

/** How many are drawn. */
export const winnerCount = ({ winnerCount: count }: DrawingRule, posted: Posted): number =>
  typeof count === 'string' && !isPosted(posted, count) ? 1 : postedCount(posted, count);

/** When that begins which a drawing is for, where a time is posted. */
export const eventTime = ({ event }: DrawingRule, posted: Posted): DrawingTime | undefined =>
  event && timesUnder(event, posted)?.[0];
