// What a game that is played for prizes looks like to the second implementations: the room, the
// steps that were taken, and what can come next. Nothing here comes from src.
import type { Dice, Person } from './record.ts';

export interface StageTable {
  table: string;
  game: string;
  isNpn: boolean;
  isDealing: boolean;
  seats: {
    seat: number;
    person: Person;
    position: 'seated' | 'backline' | 'player-dealer';
    hasPlayed?: true;
  }[];
}

/** What is posted, and who is there. */
export interface StageRoom {
  readonly options?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly meters?: Readonly<Record<string, string>>;
  readonly tables?: readonly StageTable[];
  readonly players?: number;
}

export interface StageStep {
  readonly step: string;
  readonly choice?: string;
  readonly outcome?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A step that can be taken, with what the player chooses from or what can come up. */
export interface StageCan {
  readonly step: string;
  readonly of?: readonly string[];
}

/** Who: a player by number, from 1 on, or a seat of a table. Dollars are money, or what a thing is
 * worth. */
export interface StageWin {
  readonly who: string;
  readonly row: string;
  readonly dollars: string;
  readonly words?: string;
}

export interface Played {
  /** What can be done next; nothing once it is over. */
  readonly can: readonly StageCan[];
  /** What lies on the table for everyone to see, by its name in the show. */
  readonly shows?: Readonly<Record<string, unknown>>;
  readonly wins: readonly StageWin[];
  /** It was an attempt at a meter, in vain. */
  readonly isAttempt?: true;
}

export interface Staged {
  readonly room: StageRoom;
  /** Players by table, as they were seated by lot. */
  readonly seated: readonly (readonly number[])[];
  readonly taken: readonly StageStep[];
}

export interface StageSheet {
  readonly activity: string;
  readonly show: string;
  room(random: Dice): StageRoom;
  /** How a player, the room or the house answers; anything that is possible, where it is left out. */
  answer?(random: Dice, staged: Staged, can: readonly StageCan[]): StageStep | undefined;
  /** What has come of it by the document. */
  decide(staged: Staged): Played;
}
