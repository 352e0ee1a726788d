// The words that a rule sheet is written in. An activity is a jackpot or a promotion as it was
// approved: facts that stand, ranges that a house may move in, and options of which it picks one.
import type { Reading, ReadingValue } from '#games';
import type { Cents, Ratio } from '#money';
import type { Problem } from '#result';
import type { Board } from './board.ts';
import type { Claim } from './claim.ts';
import type { Drum } from './drum.ts';
import type { EligibilityRule } from './eligibility.ts';
import type { Instrument } from './instrument.ts';
import type { Keypad } from './keypad.ts';
import type { Pool } from './pool.ts';
import type { Posted } from './posted.ts';
import type { Rewards } from './rewards.ts';
import type { Group, Share, ShareName, SharesRule } from './share.ts';
import type { Show } from './show.ts';
import type { HandTest, TableTest } from './tests.ts';
import type { IssuedAs } from './thing.ts';
import type { TournamentRule } from './tournament.ts';
import type { Chosen, ValueRule } from './value.ts';

export interface Venue {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** Who approves its activities. */
  readonly regulator: string;
}

export type Kind =
  | 'game'
  | 'progressive'
  | 'fixed-jackpot'
  | 'bad-beat'
  | 'high-hand'
  | 'points-race'
  | 'ticket-drawing'
  | 'table-drawing'
  | 'player-drawing'
  | 'prediction-pool'
  | 'promotional-chip'
  | 'rewards'
  | 'tournament'
  | 'share-options';

/** A choice that the sheet gives by letter or number; one at a time. */
export interface OptionGroup {
  readonly title: string;
  readonly clause: string;
  /** What each choice is, in a few words. */
  readonly choices: Readonly<Record<string, string>>;
  /** Once posted it stands until the jackpot has been hit and awarded. */
  readonly frozenUntilHit?: true;
}

/** An amount that the sheet fixes, or the name of a value that the house posts. */
export type Amount = Cents | string;
export type Count = number | string;

// What a row asks for.

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

// What a row pays.

export type Prize =
  /** A part of a meter; the first meter by default. */
  | { readonly pays: 'meter'; readonly part: Ratio; readonly meter?: string }
  | { readonly pays: 'dollars'; readonly amount: Amount }
  /** So many times the fee or wager that was made, the stake included. */
  | { readonly pays: 'times-wager'; readonly times: Ratio }
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

interface LooksByGame {
  readonly byGame: Readonly<Record<string, LooksAt>>;
}

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly clause: string;
  /** Of the activity's games, those with this row; all where it is left out. */
  readonly games?: readonly string[];
  readonly in?: Chosen;
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

// Where the money comes from.

export const ACCOUNTS = ['meter', 'reserve', 'advance', 'house'] as const;
/** `advance` is the house's money that the fund owes it from then on; `house` is not repaid. */
export type Account = (typeof ACCOUNTS)[number];

/** The house lends what the reserve lacks, unless the step is made only where there is enough. Fees
 * of the day bring what they bring; the surplus belongs to the reserve. */
type DailySource = 'reserve' | 'reserve-if-enough' | 'fees' | 'house';

export interface Meter {
  readonly name: string;
  readonly title: string;
  readonly seed: Amount;
  /** The reserve brings it back to this after a hit; undefined where the sheet doesn't say. */
  readonly reseed?: Amount;
  readonly cap?: Amount;
  /** It never stands below; the reserve tops it up. */
  readonly floor?: Amount;
  readonly daily?: { readonly amount: Amount; readonly from: DailySource };
  readonly perAttempt?: Amount;
  /** When its hours are over, the part above the reset goes to the house, if this setting has that
   * value. */
  readonly fallsToHouse?: { readonly setting: string; readonly value: ReadingValue };
  /** Posted, it goes down by awards only. */
  readonly noDecrease?: true;
  /** A hit brings it, besides its reseed, all that the reserve holds. */
  readonly takesReserve?: true;
}

export interface Fund {
  readonly title: string;
  readonly clause: string;
  readonly source:
    | 'own-fees'
    | 'other-reserve'
    | 'general-fund'
    | 'house'
    | 'entrants'
    | 'not-stated';
  /** The approval whose money it is, where it is another's. */
  readonly of?: string;
  readonly meters: readonly Meter[];
  /** What the house lends the reserve to begin with, if it posts that. */
  readonly seed?: string;
  /** Where everything comes from that is not part of a meter, one after another; the last one
   * always suffices. `meter` is the first meter, as far as it goes. */
  readonly paidFrom: readonly Account[];
  /** When the house has its advances back. */
  readonly repaid?:
    | { readonly when: 'reserve-suffices' | 'not-stated' | 'never' }
    | { readonly when: 'fund-reaches'; readonly amount: Cents };
  readonly adminFee?: { readonly amount: Amount; readonly per: string; readonly clause: string };
}

export interface Fee {
  readonly name: string;
  readonly title: string;
  readonly amount: Amount | readonly FeeByLimit[];
  readonly paidBy: 'player' | 'player-dealer' | 'pot' | 'first-position';
  readonly optional: boolean;
  /** What of each fee goes where at once, in dollars of the whole fee. */
  readonly split: Readonly<Partial<Record<'meter' | 'reserve', Ratio>>>;
  readonly clause: string;
  readonly note?: string;
  /** A wager of which a posted rate, in hundredths of a percent, feeds a meter. */
  readonly contributes?: {
    readonly meter: string;
    readonly rate: string;
    /** What of it the reserve has, under these choices. */
    readonly reserve?: { readonly rate: Ratio; readonly in: Chosen };
  };
  /** Any amount up to this one, where `amount` is only the least. */
  readonly upTo?: Amount;
  /** The house keeps all of it: the entry fee of a tournament. */
  readonly isKept?: true;
  /** Only with so many players against the player-dealer. */
  readonly players?: { readonly least?: number; readonly most?: number };
  /** One amount for everyone at any limit, if the house has set the reading so. */
  readonly flat?: {
    readonly setting: string;
    readonly value: ReadingValue;
    readonly amount: Cents;
  };
}

export interface FeeByLimit {
  readonly limit: string;
  readonly games?: readonly string[];
  readonly player: Cents;
  readonly playerDealer?: Cents;
}

export interface NoPurchase {
  readonly kind: 'required' | 'exempt' | 'at-tables' | 'not-stated';
  readonly words: readonly string[];
  readonly clause: string;
}

/** What must hang on the wall. `value` is something that the house has posted. */
const POSTING_ITEMS = [
  'games',
  'periods',
  'hands',
  'prizes',
  'tickets',
  'payout-structure',
  'hand-option',
  'pool',
  'seed-and-reseed',
  'additions',
  'cap',
  'multiplier',
  'fees',
  'admin-fee',
  'players',
  'requirements',
  'funding-source',
  'no-purchase',
  'claim',
  'procedure',
  'restrictions',
  'tables',
] as const;
export type PostingItem = (typeof POSTING_ITEMS)[number] | { readonly value: string };

/** A rule of the sheet that no other word here says, in our own words. */
export interface Clause {
  readonly clause: string;
  readonly words: string;
}

export interface Activity {
  /** The short name by which people know it. */
  readonly id: string;
  readonly title: string;
  readonly venue: Venue;
  readonly approvalIds: readonly string[];
  readonly kind: Kind;
  readonly summary: string;
  readonly games: readonly string[];
  /** The sheet says "all approved games" and the like; `games` are those we know. */
  readonly gamesNote?: string;
  readonly options: Readonly<Record<string, OptionGroup>>;
  readonly values: Readonly<Record<string, ValueRule>>;
  readonly fees: readonly Fee[];
  readonly fund: Fund;
  readonly rows: readonly Row[];
  /** What rows look at that do not say it themselves. */
  readonly looksAt?: LooksAt | LooksByGame;
  /** Of several rows that one hand meets: the first of the chart, the dearest, or all. */
  readonly nested: 'best-row' | 'greatest-prize' | 'all-that-apply';
  /** Of several hands that win a part of one meter: each the whole part (the first from the meter,
   * the others from where fixed prizes come from), one part divided, or each on what the hands
   * before have left, from the highest seat down. */
  readonly several: 'each-in-full' | 'divided' | 'in-turn';
  /** What does not divide: rounded up to a whole chip at the fund's cost, or left in the fund. */
  readonly oddChips: 'made-up' | 'stay';
  /** The name of the value that multiplies prizes while it is posted. */
  readonly multiplier?: string;
  readonly eligibility: readonly EligibilityRule[];
  readonly claim: Claim;
  /** The system at the table, where the sheet has one. */
  readonly keypad?: Keypad;
  /** Tickets, and the drawings that they are for. */
  readonly drum?: Drum;
  /** Games that are played for its prizes. */
  readonly shows?: readonly Show[];
  /** Where hands are written down for a prize at the end of a period. */
  readonly board?: Board;
  /** What patrons predict for its prizes. */
  readonly pool?: Pool;
  /** Coupons and chips without cash value that it gives or sells. */
  readonly instruments?: readonly Instrument[];
  readonly tournament?: TournamentRule;
  /** What play brings on the Player Club Card. */
  readonly rewards?: Rewards;
  readonly noPurchase: NoPurchase;
  /** What the sheet wants posted; `clause` is where it says so. */
  readonly posting: { readonly clause: string; readonly items: readonly PostingItem[] };
  /** What dealer, floor and cage do, in order. */
  readonly procedure: readonly Clause[];
  readonly rules: readonly Clause[];
  readonly records: readonly string[];
  readonly readings: readonly Reading[];
  /** What the sheet asks of several values together. */
  readonly check?: (posted: Posted) => readonly Problem[];
  /** An offering that a house could post, complete. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** What most sheets have no word about. */
type Silent = 'options' | 'values' | 'fees' | 'procedure' | 'rules' | 'records' | 'readings';
type Usual = 'nested' | 'several' | 'oddChips';

const SILENT: Pick<Activity, Silent | Usual> = {
  options: {},
  values: {},
  fees: [],
  procedure: [],
  rules: [],
  records: [],
  readings: [],
  nested: 'best-row',
  several: 'each-in-full',
  oddChips: 'stay',
};

export const defineActivity = (
  activity: Omit<Activity, Silent | Usual> & Partial<Pick<Activity, Silent | Usual>>,
): Activity => ({ ...SILENT, ...activity });
