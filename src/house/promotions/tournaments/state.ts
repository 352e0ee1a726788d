// Tournaments: entries, tables, clock, places, the log. What the house knows of them.
import type { Cents } from '#money';
import type { ClockTime, EntryWay, Penalty, Structure } from '#rules';
import type { ButtonSeats, ClosedPool, Out, ResultLine, Sitting } from './events.ts';

export interface TournamentNote {
  readonly what: string;
  readonly patron?: string;
  readonly about: string;
}

export interface Entrant {
  readonly way: EntryWay;
  readonly enteredAt: string;
  /** Who has sold or given the entry. */
  readonly soldBy: string;
  readonly source?: string;
  /** What was paid, in cents. */
  readonly buyIn: Cents;
  readonly entryFee: Cents;
  readonly rebuys: Cents[];
  readonly addOns: Cents[];
  seat?: Sitting;
  /** As they were counted last. */
  chips?: number;
  /** A target: what is on them, who pays it, and the award that it has come to. */
  bounty?: { readonly amount: Cents; readonly from: 'pool' | 'house'; award?: string };
  readonly penalties: {
    readonly at: string;
    readonly penalty: Penalty;
    readonly until?: number;
    readonly clause: string;
    readonly reason: string;
    readonly by: string;
  }[];
}

/** An entry that was won elsewhere or given, and who has said so. */
interface Grant {
  readonly way: EntryWay;
  readonly source: string;
  readonly by: string;
}

/** Who went out together, in the order in which it happened. */
interface Bust {
  readonly bust: number;
  readonly at: string;
  readonly out: readonly Out[];
}

interface TournamentTable {
  readonly isNpn: boolean;
  hand: number;
  button?: ButtonSeats;
}

/** Decisions and notes besides the run of play. */
interface JournalLine extends TournamentNote {
  readonly at: string;
  readonly by: string;
}

export interface Tournament {
  readonly offering: string;
  readonly title: string;
  readonly game: string;
  readonly startsAt: string;
  readonly announcedBy: string;
  structure: Structure;
  phase: 'sign-up' | 'running' | 'over' | 'awarded' | 'cancelled';
  /** There was an entry, whether the player has stayed or not. */
  hasSignUps?: true;
  startedAt?: string;
  endedAt?: string;
  /** How many began, and who came late. */
  starterCount: number;
  clock: ClockTime;
  readonly entrants: Map<string, Entrant>;
  /** Entries that the house brings, until they are taken. */
  readonly grants: Map<string, Grant>;
  /** Tables in use. */
  readonly tables: Map<string, TournamentTable>;
  /** All that ever were, and how many hands were begun there. */
  readonly tablesUsed: Map<string, number>;
  busts: Bust[];
  bustCount: number;
  /** Chips that were put in or taken out besides what was sold. */
  chipsAdjusted: number;
  pool?: ClosedPool;
  /** All who have decided about places or money. */
  readonly runBy: Set<string>;
  /** Who has signed for the award that is to come. */
  awardSignedBy: readonly string[];
  deal?: {
    readonly shares: readonly { readonly patron: string; readonly amount: string }[];
    readonly terms: string;
    readonly by: string;
    /** Who has what first place has besides money. */
    readonly first?: string;
    confirmedBy?: string;
    /** Bounties of the house that have joined it. */
    fromHouse?: string;
  };
  /** The awards that hold, by which their claims are found; and the one of the places. */
  awards: string[];
  award?: string;
  /** Rules that were gone through with the players, by their clauses. */
  readonly rulesRead: Map<string, { readonly by: string; readonly at: string }>;
  readonly journal: JournalLine[];
  results?: readonly ResultLine[];
  charity?: { readonly amount: string; readonly reference: string; readonly at: string };
  signed?: { readonly by: string; readonly at: string; readonly note?: string };
}

export type TournamentState = Map<string, Tournament>;

export const newTournamentState = (): TournamentState => new Map();
