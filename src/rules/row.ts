// A row of a sheet: what it asks for, and what it pays.
import type { Cents, Ratio } from '#money';
import type { IssuedAs } from './instrument.ts';
import { type Designated, isChosen, type Posted } from './posted.ts';
import type { Group, Share, ShareName, SharesRule } from './share.ts';
import type { HandTest, TableTest } from './tests.ts';
import type { Amount, Chosen, Count } from './value.ts';

export type Condition =
  /** One hand at the table. It belongs to its seat, and to a backline player who wagered on it. */
  | { readonly of: 'hand'; readonly test: HandTest }
  /** The player-dealer's hand, for those who paid the row's fee on it. */
  | { readonly of: 'dealer-hand'; readonly test: TableTest }
  /** Cards that belong to no single player. */
  | { readonly of: 'table'; readonly test: TableTest }
  | Beaten
  /** Something that no deal shows: a score, a drawn ticket, a number of guesses. */
  | { readonly of: 'event'; readonly words: string };

/** A hand that is good enough and loses to one that is better. */
export interface Beaten {
  readonly of: 'beaten';
  readonly losing: HandTest;
  /** What the better hand must be besides better. */
  readonly winning?: HandTest;
  /** Who is compared: the hands shown down for a pot; every hand at the table, the player-dealer's
   * among them; each player's hand with the player-dealer's. */
  readonly among: 'showdown' | 'all-hands' | 'player-dealer';
  /** The losing hand must be the best but one. */
  readonly secondBest?: true;
  /** A hand counts too that was given up and held aside on request. */
  readonly heldAside?: true;
}

export type Prize =
  /** A part of a meter; the first meter by default. */
  | { readonly pays: 'meter'; readonly part: Ratio; readonly meter?: string }
  /** `paidIn` is its form where rows differ: the sheet's own, or that which is posted for its place. */
  | { readonly pays: 'dollars'; readonly amount: Amount; readonly paidIn?: Designated<string> }
  /** So many times the fee or wager that was made, the stake included; `odds` are those of the
   * sheet: `3 to 2`. */
  | { readonly pays: 'times-wager'; readonly times: Ratio; readonly odds?: string }
  | { readonly pays: 'tickets' | 'points'; readonly count: Count }
  /** A place on a board, in a tournament, at an event; `amount` is money that goes with it. */
  | { readonly pays: 'entry'; readonly words: string; readonly amount?: Amount }
  | { readonly pays: 'spin' }
  /** Things and services: the sheet's words, and the value where it gives one. `issuedAs` are
   * coupons or chips of another promotion of that value. */
  | {
      readonly pays: 'words';
      readonly words: string;
      readonly worth?: Amount;
      readonly issuedAs?: IssuedAs;
      /** It is used bit by bit, until its value is used up or so many days are over. */
      readonly usedWithin?: number;
    };

/** A prize on top, for others than the holder. */
export interface Extra {
  readonly share: ShareName;
  readonly to: Group;
  readonly amount: Amount;
  /** It is for a wager of this size, and in proportion for others, by the receiver's own wager.
   * Without it, the same for everyone. */
  readonly perWager?: Cents;
  readonly clause: string;
}

/** Which cards a row depends on, so that all of them can be counted: so many of the hand, of the
 * board, of the player-dealer's up and down cards; or the two lines of baccarat. */
export interface LooksAt {
  readonly own?: number;
  readonly board?: number;
  readonly up?: number;
  readonly down?: number;
  readonly lines?: true;
  /** Which suits are alike to it: those of one color unless it says otherwise; all of them, where
   * it looks at no color, or at suits only where five cards, a joker among them, make a flush;
   * none, where it asks for a suit by its name. */
  readonly suits?: 'all-alike' | 'in-flushes' | 'by-name';
}

export interface LooksByGame {
  readonly byGame: Readonly<Record<string, LooksAt>>;
}

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly clause: string;
  /** Of the activity's games, those with this row; all where it is left out. */
  readonly games?: readonly string[];
  readonly in?: Chosen;
  /** Its place, where the sheet has a table with several columns. */
  readonly cell?: { readonly line: string; readonly column: string };
  /** The fee that buys this row; the activity's first one by default. */
  readonly fee?: string;
  readonly when: Condition;
  /** By game, where games differ. Undefined where more decides than can be counted: who folds, how
   * a hand is played on. */
  readonly looksAt?: LooksAt | LooksByGame;
  /** A show says when it is played for and who has won it: no hand is called for it. */
  readonly byShow?: true;
  readonly prize: Prize;
  /** How the prize is shared; all of it to each holder where it is left out. */
  readonly shares?: readonly Share[] | SharesRule;
  readonly also?: readonly Extra[];
  readonly examples?: Examples;
}

/** Deals in the form of a record: `meets` has the row, `misses` just fails to. */
interface Examples {
  readonly meets: ExampleDeal;
  readonly misses: ExampleDeal;
  /** Values without which there is nothing to see: the designated rank of the example. */
  readonly values?: Readonly<Record<string, unknown>>;
}

export type ExampleDeal = { readonly game: string } & Readonly<Record<string, unknown>>;

/** A posted sheet with its rows. */
interface PostedRows extends Posted {
  readonly activity: Posted['activity'] & {
    readonly rows: readonly Row[];
    readonly games: readonly string[];
  };
}

/** The rows that are offered in a game, in the order of the sheet. */
export const rowsFor = (posted: PostedRows, game: string): readonly Row[] =>
  posted.activity.rows.filter(
    (row) => isChosen(posted, row.in) && (row.games ?? posted.activity.games).includes(game),
  );
