// The words that a recorded round and its settlement are written in. Both base games use them;
// what the words are worth in each game stands in the game's own file.
import type { Card } from '#cards';
import type { Cents } from '#money';
import type { Meter } from './meter.ts';
import type { ForPays, PayTable } from './pay-table.ts';

export type ReadingValue = boolean | string | null;

/** Our answer where a rule is unclear. Where the answer moves money, a house can choose another
 * one: `readings` of a record names the setting. */
export interface Reading {
  readonly id: string;
  readonly unclear: string;
  readonly weRead: string;
  readonly clause: string;
  readonly setting?: {
    readonly name: string;
    readonly values: readonly ReadingValue[];
    readonly default: ReadingValue;
  };
}

/** How a hand ended against the dealer’s where the cards of the two were not all recorded: a table
 * that records only the hands in question tells it in place of cards. */
export const TOLD_RESULTS = ['win', 'lose', 'push', 'dealer-does-not-qualify'] as const;
export type ToldResult = (typeof TOLD_RESULTS)[number];

export interface WagerFacts {
  readonly id: string;
  readonly name: string;
  /** Nothing is staked on it: it comes with this other wager. */
  readonly comesWith?: string;
  /** It is put down with the ante, in the same amount. */
  readonly equalsAnte?: true;
  /** What it brings depends on the dealer's hand or on the decision: part of best play. */
  readonly isPartOfMain?: true;
  /** Who picks among several pay tables: the licensee (`tables` of the record, under this wager's
   * id), or the number of players in the round, which is then the table's id. */
  readonly tableBy?: 'licensee' | 'player-count';
  readonly tables: readonly PayTable[];
  /** The meter that its percentages come off. */
  readonly meter?: string;
  /** What the table game system adds at random: for a card of the hand that it has chosen, or for
   * the position. */
  readonly extras?: readonly {
    readonly id: string;
    readonly name: string;
    readonly pays: ForPays;
    readonly by: 'card' | 'position';
  }[];
}

/** What a game is, as data: for decoding a record, for the lab, for screens and documents. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  /** The rule that its clauses are cited from. */
  readonly source: string;
  readonly seatsMax: number;
  readonly playerCardCount: number;
  readonly dealerCardCount: number;
  /** Of these, how many are face up while the players decide. */
  readonly dealerUpCount: number;
  /** In the order in which a seat is settled. */
  readonly wagers: readonly WagerFacts[];
  readonly meters: readonly { readonly name: string; readonly hasReserve: boolean }[];
  readonly readings: readonly Reading[];
  /** Irregularities that the rule has an answer for. A wrong number of cards shows in the cards
   * themselves, where those were recorded. */
  readonly irregularities: readonly {
    readonly kind: string;
    /** The rule asks how many cards. */
    readonly counted?: true;
  }[];
  /** How a hand can end against the dealer’s. */
  readonly toldResults: readonly ToldResult[];
  /** Fields that only some games have. */
  readonly moreFields: readonly ('magicCard' | 'luckySeat')[];
}

export interface SeatRecord<Wager extends string = string> {
  readonly seat: number;
  /** Null where no one recorded them: such a hand wins nothing by a pay table. */
  readonly cards: readonly Card[] | null;
  readonly wagers: Readonly<Partial<Record<Wager, Cents>>>;
  readonly folded: boolean;
  readonly result?: ToldResult;
}

export interface Irregularity {
  readonly kind: string;
  /** How many cards, where the rule counts them. */
  readonly count?: number;
}

/** A round as it was played: decoded, its readings complete. */
export interface RoundRecord {
  readonly game: string;
  readonly tables: Readonly<Partial<Record<string, string>>>;
  readonly meters: Readonly<Partial<Record<string, Meter>>>;
  readonly magicCard?: Card;
  readonly luckySeat?: number | 'dealer';
  /** Null where no one recorded them. */
  readonly dealer: readonly Card[] | null;
  readonly seats: readonly SeatRecord[];
  readonly readings: Readonly<Record<string, ReadingValue>>;
  readonly irregularities: readonly Irregularity[];
}

/** Seat 1 is the first dealt to, so settlement begins at the highest seat, the one farthest to the
 * dealer's right, and goes counter-clockwise. */
export const inTurn = <Seat extends { readonly seat: number }>(seats: readonly Seat[]): Seat[] =>
  [...seats].sort((a, b) => b.seat - a.seat);

export type WagerResult = 'win' | 'lose' | 'push';

/** One of several payments that a wager brings. */
export interface SettledPart {
  readonly pays: string;
  readonly amount: string;
  readonly because: string;
}

/** Amounts are decimal strings of dollars, `"20.00"`. */
export interface SettledWager {
  readonly staked: string;
  /** All that comes back, the stake with it where the stake comes back. */
  readonly returned: string;
  /** What of it comes off a meter; the tray pays the rest. */
  readonly fromMeter?: string;
  readonly result: WagerResult;
  readonly because: string;
  readonly pays?: string;
  readonly parts?: readonly SettledPart[];
}

export interface SettledEnvy {
  readonly wager: string;
  readonly fromSeat: number;
  readonly amount: string;
  readonly because: string;
}

export interface ShownHand {
  readonly category: string;
  readonly name: string;
  readonly best: readonly string[];
}

export interface SettledSeat {
  readonly seat: number;
  /** The best four cards, and all five; null where their number is wrong or no one recorded them. */
  readonly hand: ShownHand | null;
  readonly fiveCardHand: ShownHand | null;
  readonly wagers: Readonly<Record<string, SettledWager>>;
  readonly envy: readonly SettledEnvy[];
  readonly staked: string;
  readonly returned: string;
}

export interface SettledMeter {
  readonly before: string;
  readonly after: string;
  readonly reserveBefore?: string;
  readonly reserveAfter?: string;
}

export interface VoidRound {
  readonly because: string;
  readonly remedy: string;
  readonly deckRemoved?: true;
}

/** What every wager returns, ready to be written as JSON. No money is lost between them: all that
 * is returned, less all that is staked, is `tray`, plus what the meters and their reserves fell,
 * plus `seeded`. */
export interface SettledRound {
  readonly game: string;
  readonly void: VoidRound | null;
  readonly dealer: { readonly hand: ShownHand | null; readonly qualifies: boolean | null };
  /** The seats in the order in which they are settled. */
  readonly order: readonly number[];
  readonly seats: readonly SettledSeat[];
  readonly meters: Readonly<Record<string, SettledMeter>>;
  /** What the tray pays out less what it takes in; below zero where the house wins. */
  readonly tray: string;
  /** What the house puts on meters that were reset. */
  readonly seeded: string;
}
