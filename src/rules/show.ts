// A game that is played for prizes in front of everyone: a wheel, a ladder of hands, keys and
// envelopes, a ball that names a table. The sheet says how it begins, which steps there are, and
// what they lead to. The code that runs it knows nothing else.
import { below, type RandomSource } from '#chance';
import type { PersonKind, SeatPosition } from '#games';
import type { Cents } from '#money';
import { ok, type Result } from '#result';
import type { PersonLimit } from './drum.ts';
import type { EligibilityRule } from './eligibility.ts';
import type { InCode } from './in-code.ts';
import type { Moment } from './moment.ts';
import type { ShowPicture } from './picture.ts';
import type { Posted } from './posted.ts';
import type { Row } from './row.ts';
import type { Scheduled } from './schedule.ts';
import type { Winning } from './winning.ts';

/** What a show knows at one moment, as the log and the screens have it. It names no patron: players
 * are numbers, from 0 on. It hides nothing: a thing that is not decided yet is not in it. */
export type ShowState = ShowPicture & Readonly<Record<string, unknown>>;

/** A table of the room as a show may look at it. */
export interface ShowTable {
  readonly table: string;
  readonly game: string;
  readonly isNpn: boolean;
  /** A round is being played. */
  readonly isDealing: boolean;
  /** Occupied seats, and whether the player there plays for the house or for a provider. */
  readonly seats: readonly ShowSeat[];
}

export interface ShowSeat {
  readonly seat: number;
  readonly person: PersonKind;
  readonly position: SeatPosition;
  /** Where this player sat when they came to have part in the show; nowhere, if another player did
   * at this seat. Left out where no one is known by name. */
  readonly satAt?: SeatAt | 'nowhere';
  /** The player there was picked as often as the sheet allows. */
  readonly hasPlayed?: true;
}

/** What is posted, as a show may look at it. */
interface PostedShow extends Posted {
  readonly activity: Posted['activity'] & {
    readonly rows: readonly Row[];
    readonly eligibility: readonly EligibilityRule[];
  };
  readonly games: readonly string[];
  readonly tables: readonly string[];
}

export interface ShowAt {
  /** As it is posted at this moment. */
  readonly posted: PostedShow;
  readonly at: Moment;
  /** What each meter of the offering stands at. */
  readonly meters: Readonly<Record<string, Cents>>;
  /** Every open table. */
  readonly tables: readonly ShowTable[];
  /** The names of all tables of the house, open or not. */
  readonly tableNames: readonly string[];
  /** Where chance comes from; nothing where something in the room decides, and staff say what. */
  readonly source?: RandomSource;
}

/** Something that can be done now. */
export interface ShowStep {
  /** Its name, which a step carries as `step`. */
  readonly step: string;
  readonly title: string;
  /** Who decides the result: chance, or only a machine in the room; the player; or the house (a
   * score, a time). One person records what a machine or the house decides, another confirms it. */
  readonly by: 'chance' | 'machine' | 'player' | 'house';
  /** What a player chooses from, as the step's `choice`. */
  readonly choices?: readonly string[];
  /** Where chance decides: what a machine in the room can come to, as the step's `outcome`. */
  readonly outcomes?: readonly string[];
  /** What else it has to say, as the step's `facts`. */
  readonly asks?: readonly ShowFact[];
}

/** Something that a step says: a number from 0 on, several of them, seats of a table, or a yes; digits
 * and cells in the order in which they were drawn. */
export interface ShowFact {
  readonly name: string;
  readonly title: string;
  readonly kind: 'number' | 'numbers' | 'seats' | 'yes' | 'digits' | 'cells';
  /** One number for each of these. */
  readonly of?: readonly string[];
  readonly optional?: true;
}

/** A step as it is asked for. */
export interface TakenStep {
  readonly step: string;
  readonly choice?: string;
  /** What the machine in the room came to. */
  readonly outcome?: string;
  /** Anything else a step says: a score, chip counts. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

export type ShowPrize = Winning<{
  /** The player, by number. */
  readonly player?: number;
  readonly table?: string;
  readonly seat?: number;
}>;

export interface ShowOutcome {
  readonly prizes: readonly ShowPrize[];
  /** Values that are posted from now on: a rank that was drawn. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** An attempt at a meter that did not win it. */
  readonly isAttempt?: true;
}

/** How many people play a show, and how they come to it. */
export interface Players {
  readonly least: number;
  readonly most: number;
  /** The drawings of the sheet whose winners play, each for one ticket once. */
  readonly drawings: readonly string[];
  /** Who plays together, if more than one: the winners of one drawing, or of all that are posted,
   * once they are over. A player who is not there at the start has lost the chance. */
  readonly together?: 'one-drawing' | 'all-drawings';
}

/** Tables and scores need no players. */
export const NOBODY_PLAYS: Players = { least: 0, most: 0, drawings: [] };

interface Picks<State> {
  readonly seat: (state: State) => SeatAt | undefined;
  readonly limit: PersonLimit;
}

/** A seat of a table. */
interface SeatAt {
  readonly table: string;
  readonly seat: number;
}

/** A show whose own file knows the exact shape of its state. */
interface ShowOf<State> extends Scheduled, InCode {
  readonly id: string;
  readonly players: Players;
  /** Players whom the show itself picks at the tables, and how often one person can be picked. */
  readonly picks?: Picks<State>;
  /** Seats whose players take part from now on, even if others sit there later. */
  readonly seats?: (state: State) => readonly SeatAt[];
  /** Prizes won on the way are awarded at once; otherwise all of them when the show is over. */
  readonly isPaidAlong?: true;
  readonly begin: (playerCount: number, at: ShowAt) => Result<State>;
  /** What can be done now; nothing when it is over. */
  readonly steps: (state: State, at: Pick<ShowAt, 'posted'>) => readonly ShowStep[];
  readonly take: (state: State, step: TakenStep, at: ShowAt) => Result<State>;
  /** Its result, once it is over; the result so far, where prizes are awarded on the way. */
  readonly outcome: (state: State, at: Pick<ShowAt, 'posted' | 'meters'>) => ShowOutcome;
}

/** A show as the code that runs it knows it. */
export type ShowRule = ShowOf<ShowState>;

export const defineShow = <State extends ShowPicture>(show: ShowOf<State>): ShowRule =>
  show as unknown as ShowRule;

/** One of several things that are equally likely: the one that the machine in the room came to, or
 * one by chance. A machine names it, and what bears one name is alike. */
export function decided<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  { step, source }: { readonly step: TakenStep; readonly source: RandomSource | undefined },
): Result<Thing> {
  const { outcome } = step;
  const thing =
    outcome !== undefined
      ? things.find((each) => nameOf(each) === outcome)
      : source && things[below(source, things.length)];
  return thing === undefined
    ? { ok: false, error: [{ path: 'outcome', message: 'is decided by chance or by a machine' }] }
    : ok(thing);
}

/** A step is one of those that can be taken, and its choice or outcome one of theirs. */
export function checkStep(offered: readonly ShowStep[], taken: TakenStep): Result<ShowStep> {
  const step = offered.find((each) => each.step === taken.step);
  if (step === undefined) {
    const names = offered.map((each) => each.step).join(', ');
    const message = names === '' ? 'is over' : `is not possible now; choose from: ${names}`;
    return { ok: false, error: [{ path: 'step', message }] };
  }
  const problems = [
    ...among('choice', step.choices, taken.choice),
    ...(taken.outcome === undefined && step.by !== 'machine'
      ? []
      : among('outcome', step.outcomes, taken.outcome)),
  ];
  return problems.length > 0 ? { ok: false, error: problems } : ok(step);
}

function among(path: string, there: readonly string[] | undefined, said: string | undefined) {
  if (there === undefined) return said === undefined ? [] : [{ path, message: 'is not asked for' }];
  if (said !== undefined && there.includes(said)) return [];
  return [{ path, message: `must be one of: ${there.join(', ')}` }];
}
