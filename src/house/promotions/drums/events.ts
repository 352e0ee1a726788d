// What has happened to tickets and drawings, as the log has it. The event holds everything that the
// rule has computed: the entries, the ticket, the end of the clock.
import type { Entries } from '#drawing';

/** Numbers that follow each other, and whose they are. */
export interface Batch {
  readonly first: number;
  readonly count: number;
  readonly how: 'hand' | 'seat' | 'hours' | 'playing' | 'by-hand';
  readonly patron?: string;
  readonly table?: string;
  readonly seat?: number;
  /** The game that they were earned in, where each has a drum of its own. */
  readonly game?: string;
}

export type Ending = 'all-drawn' | 'no-winner' | 'carried-over' | 'ended';

export type DrumEvent =
  | {
      readonly type: 'tickets-issued';
      readonly offering: string;
      readonly batches: readonly Batch[];
      readonly because: string;
      /** The call that has earned them. */
      readonly call?: string;
      /** The posted time at which they were handed out. */
      readonly time?: string;
    }
  | {
      readonly type: 'tickets-voided';
      readonly offering: string;
      readonly tickets: Entries;
      readonly reason: string;
    }
  | {
      readonly type: 'drawing-announced';
      readonly drawing: string;
      readonly offering: string;
      readonly rule: string;
      readonly row?: string;
      readonly winners: number;
      /** Prizes of earlier drawings that no one won. */
      readonly carried: number;
      /** Undefined where a drum in the room decides. */
      readonly commitment?: string;
      readonly publicSource?: string;
      /** What happens if no one comes, as it was announced. */
      readonly absent: 'redraw' | 'carry-over' | 'house-decides';
      readonly eventAt?: string;
    }
  | {
      readonly type: 'drum-closed';
      readonly drawing: string;
      readonly offering: string;
      readonly entries: Entries;
      readonly count: number;
      readonly root: string;
      readonly commitment?: string;
      /** When that begins which is drawn for, as it is posted. */
      readonly eventAt?: string;
    }
  | {
      readonly type: 'draw-recorded';
      readonly drawing: string;
      readonly offering: string;
      readonly serial: number;
    }
  | {
      readonly type: 'draw-disputed';
      readonly drawing: string;
      readonly offering: string;
      /** What was recorded, and stays on record. */
      readonly serial?: number;
      readonly reason: string;
    }
  | {
      readonly type: 'ticket-drawn';
      readonly drawing: string;
      readonly offering: string;
      /** 1, 2, 3 … within the drawing. */
      readonly draw: number;
      readonly serial: number;
      readonly publicValue?: string;
      /** Who recorded it, where a drum in the room decided. */
      readonly recordedBy?: string;
      /** The holder can come until this instant. */
      readonly until?: number;
      /** Why it was passed over, with the clause. */
      readonly passed?: string;
    }
  /** The holder of the drawn number was called in the room. */
  | {
      readonly type: 'draw-called-out';
      readonly drawing: string;
      readonly offering: string;
      readonly serial: number;
    }
  | {
      readonly type: 'draw-claimed';
      readonly drawing: string;
      readonly offering: string;
      readonly serial: number;
      readonly patron: string;
      /** The moment until which the ID must be there, where it was not. */
      readonly identityUntil?: string;
      /** The ticket is void from now on. */
      readonly isVoid: boolean;
    }
  | {
      readonly type: 'draw-unclaimed';
      readonly drawing: string;
      readonly offering: string;
      readonly serial: number;
      readonly then: 'redraw' | 'carry-over' | 'no-winner';
      readonly isVoid: boolean;
    }
  | {
      readonly type: 'identity-brought';
      readonly drawing: string;
      readonly offering: string;
      readonly serial: number;
    }
  /** The stub or the ID turned out to be false: the drawing goes on as if no one had come. */
  | {
      readonly type: 'claim-turned-down';
      readonly drawing: string;
      readonly offering: string;
      readonly serial: number;
      readonly then: 'redraw' | 'carry-over' | 'no-winner';
      readonly reason: string;
    }
  /** The ID was not there in time, or the player has not come to play. */
  | {
      readonly type: 'winner-forfeited';
      readonly drawing: string;
      readonly offering: string;
      readonly serial: number;
      readonly because: string;
    }
  | {
      readonly type: 'winner-confirmed';
      readonly drawing: string;
      readonly offering: string;
      readonly serial: number;
      readonly award?: string;
      /** How many prizes of drawings before it are in the award. */
      readonly carried?: number;
      /** The show of the sheet in which the prize is played for. */
      readonly plays?: string;
    }
  /** The secret is published: anyone can draw again. */
  | {
      readonly type: 'drawing-ended';
      readonly drawing: string;
      readonly offering: string;
      readonly ending: Ending;
      /** How many numbers came out in all. */
      readonly draws?: number;
      readonly secret?: string;
      readonly reason?: string;
    }
  | {
      readonly type: 'drum-emptied';
      readonly offering: string;
      /** The last number that is out. */
      readonly upTo: number;
      readonly because: string;
    };
