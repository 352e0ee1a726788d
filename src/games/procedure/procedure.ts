import type { Card } from '#cards';
import type { ToldResult } from '../round.ts';
import type { StepRefused } from './refusals.ts';
import type {
  DealingWay,
  GameName,
  HandPlace,
  RoundPhase,
  RoundSeat,
  TableSetup,
} from './table-state.ts';

/** The clauses under which the steps that both games know are refused. */
interface RoundClauses {
  readonly decks: string;
  readonly instrument: string;
  readonly seated: string;
  readonly onePosition: string;
  readonly wagers: string;
  readonly closed: string;
  readonly meters: string;
  readonly turn: string;
  readonly forfeits: string;
  readonly reveal: string;
  readonly turnUp: string;
  readonly button: string;
  readonly light: string;
  readonly paperwork: string;
  readonly envy: string;
  /** A hand that brings envy stays face up until it is paid. */
  readonly envyHand: string;
  readonly reset: string;
  readonly rack: string;
  readonly wrongNumber: string;
  readonly shoeFailed: string;
}

/** The clauses of the deal, which differ by the way in which the cards are dealt. */
export interface DealingClauses {
  readonly announce: string;
  readonly collect: string;
  readonly deal: string;
  readonly stub: string;
  readonly count: string;
  readonly miscount: string;
}

/** Wagers that are settled in one go, under the name of the first or of what they have in common. */
interface SettlementGroup {
  readonly group: string;
  readonly clause: string;
  readonly wagers: readonly string[];
}

/** A hand that a progressive or bonus wager pays, and what the dealer has to do about it. */
export interface Win {
  readonly row: string;
  /** The hand has a button on the keypad that must be lit. */
  readonly hasButton: boolean;
  /** The clause under which a floorperson or above validates it, null where the dealer may pay. */
  readonly validation: string | null;
  readonly paperwork: boolean;
  /** Other players with the wager get envy for it. */
  readonly bringsEnvy: boolean;
  /** What pays it: what comes off a meter is never taken from the tray. */
  readonly paidBy: 'tray' | 'meter' | 'game-account';
}

/** A wager on the best hand of the table, whose odds hang on the number of players. */
export interface TableWager {
  readonly wager: string;
  readonly name: string;
  /** What the shuffler has to be set to. */
  readonly mode: string;
  readonly clauses: {
    readonly mode: string;
    readonly count: string;
    readonly open: string;
    readonly replaced: string;
  };
  /** Whether a hand is left open where none higher was found. */
  staysOpen(cards: readonly Card[]): boolean;
  isHigher(cards: readonly Card[], than: readonly Card[], setup: TableSetup): boolean;
}

/** A rule about hands and places that no device reports, shown to the dealer at its moment. */
export interface WatchedRule {
  readonly clause: string;
  readonly says: string;
  readonly phases: readonly RoundPhase[];
  /** Only where the cards are dealt so. */
  readonly ways?: readonly DealingWay[];
}

/** Where the text of a game left a gap or could be read in two ways, and what was chosen. */
export interface ProcedureReading {
  readonly unclear: string;
  readonly weRead: string;
}

export type Wagers = Readonly<Record<string, string>>;

/** What one game says of its procedure. The steps ask it and never ask which game it is. */
export interface Procedure {
  readonly game: GameName;
  readonly seatMax: number;
  readonly decksMax: 1 | 2;
  /** Cards that the dealer takes face up after five face down. */
  readonly dealerUpCount: 0 | 1;
  readonly clauses: RoundClauses;
  readonly readings: readonly ProcedureReading[];
  dealingClauses(way: DealingWay): DealingClauses;
  /** Massachusetts' sections on decks and devices, as this game's book cites them. */
  cite(section: string): string;

  /** Optional wagers that the house may offer, with the pay tables to choose from. */
  readonly optionalWagers: Readonly<Record<string, readonly string[]>>;
  /** Pay tables that the game cannot do without. */
  readonly neededTables: Readonly<Record<string, readonly string[]>>;
  /** The wagers besides the ante that can be made before the deal at this table. */
  offered(setup: TableSetup): readonly string[];
  /** The meter behind a wager, if it has one. */
  meterOf(wager: string): string | null;
  checkWagers(setup: TableSetup, wagers: Wagers): StepRefused | null;
  /** What can only be seen when all wagers are down. */
  checkRound(setup: TableSetup, seats: readonly RoundSeat[]): StepRefused | null;
  /** Wagers made with a chip on a sensor, collected before the deal. */
  readonly sensorWagers: readonly string[];
  /** Wagers whose entry the dealer locks on a system before the deal. */
  readonly lockedWagers: readonly string[];
  /** Wagers on which a draw of the table game system rides. */
  readonly drawnWagers: readonly string[];
  /** Those of them that are on the dealer's hand. */
  readonly onDealersHand: readonly string[];
  /** The clause under which their wins are credited to the player's game account. */
  readonly accountClause: string | null;
  readonly tableWager: TableWager | null;
  readonly watched: readonly WatchedRule[];

  checkPlay(seat: RoundSeat, amount: string): StepRefused | null;
  readonly lostOnFold: readonly string[];
  foldedHandGoes(seat: RoundSeat): Extract<HandPlace, 'rack' | 'sensor' | 'player'>;

  readonly groups: readonly SettlementGroup[];
  /** Settled when every seat has been gone through. */
  readonly lastGroups: readonly SettlementGroup[];
  winOf(
    setup: TableSetup,
    wager: string,
    /** Null where no one has read them: such a hand has shown nothing. */
    hands: { own: readonly Card[] | null; dealer: readonly Card[] | null },
  ): Win | null;
  /** How a hand can end that was played and not recorded. */
  readonly toldResults: readonly ToldResult[];
  /** What is told has to agree with the dealer’s cards, where those were read. */
  checkResult(result: ToldResult, dealer: readonly Card[] | null): StepRefused | null;
  /** Whether a hand can end so that only its cards tell it: a play wager that not every hand allows. */
  isInQuestion(seat: RoundSeat): boolean;
  /** The hand stays on the table until the forms are done; otherwise they only hold up the next
   * round. */
  readonly paperworkHoldsCards: boolean;
  /** An irregularity that this game's rules do not provide for. */
  readonly leftToTheHouse: readonly string[];
}
