// Drums: tickets, drawings and who is drawn. What the house knows of them.
import type { Entries } from '#drawing';
import type { Batch, Ending } from './events.ts';

export interface IssuedBatch extends Batch {
  /** The marks on its tickets are made from this: the ID of the command that issued them. */
  readonly key: string;
  readonly at: string;
  readonly call?: string;
}

export interface Drum {
  /** The last number given; none is given twice. */
  lastSerial: number;
  /** In the order of their numbers. */
  readonly batches: IssuedBatch[];
  /** Numbers that are void, and why. */
  readonly out: Map<number, string>;
  /** Everything up to this number was thrown away. */
  emptiedTo: number;
  /** When the drum was begun or emptied last. */
  begunAt: string;
  /** Times at which tickets were handed out, as `2026-11-16 12:00`. */
  readonly handedOut: Set<string>;
  /** Prizes that go on to the next drawing, by its rule. */
  readonly carried: Map<string, number>;
  /** Who was drawn and came, or was picked in a show, for the limits of the sheet. */
  readonly wins: {
    readonly drawing: string;
    readonly patron: string;
    readonly instant: number;
    readonly date: string;
    /** The gaming day. */
    readonly day: string;
  }[];
}

export interface Winner {
  readonly serial: number;
  readonly patron: string;
  /** Who looked at the stub and the ID. */
  readonly by: string;
  status: 'claimed' | 'identity-owed' | 'confirmed' | 'forfeited' | 'turned-down' | 'voided';
  /** The moment until which the ID must be there. */
  readonly identityUntil?: string;
  award?: string;
  /** How many prizes of drawings before it are in the award. */
  carried?: number;
  /** The show of the sheet in which the prize is played for, once it is confirmed. */
  plays?: string;
  /** The show that has used it up. */
  playedIn?: string;
}

/** One ticket that came out. */
interface Draw {
  readonly draw: number;
  readonly serial: number;
  readonly at: string;
  readonly isMechanical: boolean;
  readonly until?: number;
  /** The instants at which its holder was called in the room. */
  readonly calledOut: number[];
  /** What became of it. */
  outcome: 'drawn' | 'claimed' | 'unclaimed' | 'passed';
  passed?: string;
}

/** What one person recorded of a drum in the room, and another disputed. */
interface Dispute {
  /** The number that the draw has, which came out another way then. */
  readonly draw: number;
  readonly serial: number;
  readonly at: string;
  readonly recordedBy: string;
  readonly disputedBy: string;
  readonly reason: string;
}

export interface Drawing {
  readonly offering: string;
  readonly rule: string;
  readonly row?: string;
  readonly winners: number;
  readonly carried: number;
  /** Prizes that go on to the next drawing if no one wins them here. */
  left: number;
  /** How many prizes are no longer drawn for, because no one came. */
  lost: number;
  readonly commitment?: string;
  readonly publicSource?: string;
  publicValue?: string;
  readonly absent: 'redraw' | 'carry-over' | 'house-decides';
  eventAt?: string;
  readonly announcedAt: string;
  readonly announcedBy: string;
  status: 'announced' | 'closed' | 'drawn' | 'claimed' | 'ended';
  closedAt?: string;
  /** Who was excluded from the house at that moment: nobody else is kept from winning by it. */
  excluded?: readonly string[];
  entries: Entries;
  count: number;
  root?: string;
  readonly draws: Draw[];
  readonly won: Winner[];
  /** The result of a drum in the room, until a different person confirms it. */
  waiting?: { readonly serial: number; readonly by: string };
  /** Results that do not count, and are shown for ever. */
  readonly disputes: Dispute[];
  ending?: Ending;
  secret?: string;
  endedAt?: string;
  /** Who gave it up, and why. */
  givenUp?: { readonly by: string; readonly reason: string };
}

export interface DrumState {
  /** By offering. */
  readonly drums: Map<string, Drum>;
  readonly drawings: Map<string, Drawing>;
}

export const newDrumState = (): DrumState => ({ drums: new Map(), drawings: new Map() });

export const newDrum = (begunAt: string): Drum => ({
  lastSerial: 0,
  batches: [],
  out: new Map(),
  emptiedTo: 0,
  begunAt,
  handedOut: new Set(),
  carried: new Map(),
  wins: [],
});
