// A tournament as its sheet has it: how players enter, when it is over, what is in the pool, and
// who gets which part of it. The code that runs it knows nothing else.
import { type Cents, isZero, splitEqually, sum } from '#money';
import type { Problem, Result } from '#result';
import type { Clause } from './clause.ts';
import type { InCode } from './in-code.ts';
import type { Posted } from './posted.ts';
import type { Winning } from './winning.ts';

export const ENTRY_WAYS = [
  'paid',
  'satellite',
  'earned',
  'donated',
  'free-roll',
  'no-purchase',
] as const;
/** Buy-in and fee; won in a satellite or another tournament; given by the house; free for everyone;
 * for the bounties only, at a table where no one pays. */
export type EntryWay = (typeof ENTRY_WAYS)[number];

/** Whose money brings the buy-in to the pool. */
export const BROUGHT_BY: Readonly<Record<EntryWay, 'entrant' | 'house' | 'nobody'>> = {
  paid: 'entrant',
  satellite: 'house',
  earned: 'house',
  donated: 'house',
  'free-roll': 'nobody',
  'no-purchase': 'nobody',
};

export const PENALTIES = ['warning', '10', '20', '30', '40', 'disqualification'] as const;
/** A warning, minutes away from the table, or out. */
export type Penalty = (typeof PENALTIES)[number];

export type Level =
  | {
      readonly kind: 'level';
      readonly minutes: number;
      readonly small: number;
      readonly big: number;
      readonly ante?: number | undefined;
    }
  | { readonly kind: 'break'; readonly minutes: number };

/** What the places are paid from so many entries on: percentages, or amounts. */
export type Payout = { readonly from: number } & (
  | { readonly percents: readonly string[] }
  | { readonly amounts: readonly string[] }
);

/** Chips for money, up to the end of a level. */
interface MoreChips {
  readonly chips: number;
  readonly untilLevel: number;
}

/** What is advertised for one tournament, and stays the same once sign-ups have begun. */
export interface Structure {
  readonly levels: readonly Level[];
  readonly startingChips: number;
  readonly seatsPerTable: number;
  /** The last level for late entries; 0 where no one may enter after the start. */
  readonly lateEntryUntil: number;
  readonly rebuys?: MoreChips | undefined;
  readonly addOns?: MoreChips | undefined;
  readonly payouts: readonly Payout[];
  /** What the house adds for a special event. */
  readonly added?: string | undefined;
  /** A part of the money that goes to a charity in place of winners. */
  readonly charity?: { readonly name: string; readonly percent: string } | undefined;
}

/** What a structure may have under a posting, so that no one is asked for what the sheet doesn't
 * know. */
export interface StructureParts {
  readonly lateEntry: boolean;
  readonly breaks: boolean;
  readonly rebuys: boolean;
  readonly addOns: boolean;
  readonly added: boolean;
  readonly charity: boolean;
  /** How places can be paid; in none of these ways where it follows from the posting. */
  readonly payouts: readonly ('percents' | 'amounts')[];
  /** Figures that the posting has settled. */
  readonly settled: {
    readonly startingChips?: number;
    readonly minutes?: number;
    readonly seatsPerTable?: number;
  };
}

const PARTS = ['rebuys', 'addOns', 'added', 'charity'] as const;

/** Every part of a structure that the posting does not have. */
export function partProblems(structure: Structure, parts: StructureParts): readonly Problem[] {
  const problems: Problem[] = PARTS.filter(
    (part) => structure[part] !== undefined && !parts[part],
  ).map((part) => ({ path: `structure.${part}`, message: 'is not posted, or not on the sheet' }));
  const say = (path: string, message: string) =>
    problems.push({ path: `structure.${path}`, message });
  if (structure.lateEntryUntil > 0 && !parts.lateEntry) {
    say('lateEntryUntil', 'must be 0: everyone pays before the start');
  }
  for (const [index, { kind }] of structure.levels.entries()) {
    if (kind === 'break' && !parts.breaks)
      say(`levels[${index}]`, 'must be a round: breaks are not allowed');
  }
  if (parts.payouts.length === 0 && structure.payouts.length > 0) {
    say('payouts', 'follow from what is posted');
  }
  return problems;
}

/** What has come in for one tournament. */
export interface TournamentMoney {
  readonly entryCount: number;
  readonly buyIns: Cents;
  readonly rebuys: Cents;
  readonly addOns: Cents;
  /** Bounties that come out of the pool. */
  readonly bounties: Cents;
}

export interface PrizePool {
  /** What the places have. */
  readonly places: Cents;
  /** What of it the house has put in. */
  readonly fromHouse: Cents;
  readonly charity: Cents;
  /** Payout by place, from first. */
  readonly amounts: readonly Cents[];
}

export interface Finisher {
  readonly entrant: string;
  /** At the beginning of the hand that took them out. */
  readonly chips: number;
}

export interface TournamentEnd {
  readonly starterCount: number;
  /** Payout by place, from first. */
  readonly amounts: readonly Cents[];
  readonly buyIn: Cents;
  /** The best first; players who share a place stand together. */
  readonly places: readonly (readonly string[])[];
  readonly survivors: readonly string[];
  /** Who went out in the last hand, the first to the left of the button first. */
  readonly lastOut: readonly Finisher[];
}

export type PlacePrize = Winning<{
  readonly entrant: string;
  /** The pool, or the house where it has promised something besides. */
  readonly from: 'pool' | 'house';
}>;

export interface Bounty {
  readonly amount: Cents;
  readonly from: 'pool' | 'house';
  readonly paid: 'during' | 'after';
  /** Rows of the sheet: collected by another, and kept. */
  readonly row: string;
  readonly ownRow: string;
}

export interface TournamentRule extends InCode {
  readonly clause: string;
  /** Fees of the sheet by what they are for. */
  readonly fees: {
    readonly buyIn: string;
    readonly entryFee: string;
    readonly rebuy?: string;
    readonly addOn?: string;
  };
  /** The meter that is the pool. */
  readonly meter: string;
  readonly ways: (posted: Posted) => readonly EntryWay[];
  readonly parts: (posted: Posted) => StructureParts;
  readonly checkStructure: (structure: Structure, posted: Posted) => readonly Problem[];
  /** So many start, at one table; without it, any number at any number of tables. */
  readonly starters?: (posted: Posted) => number;
  /** How often one entrant may buy more chips; without it, no limit. */
  readonly most: (posted: Posted) => { readonly rebuys?: number; readonly addOns: number };
  /** Whether who is out may come back with a re-buy. */
  readonly mayComeBack?: (posted: Posted) => boolean;
  /** With so many left it is over. */
  readonly endsWith: (starterCount: number) => number;
  readonly bounty?: (posted: Posted) => Bounty | undefined;
  readonly pool: (
    money: TournamentMoney,
    structure: Structure,
    posted: Posted,
  ) => Result<PrizePool>;
  readonly prizes: (end: TournamentEnd, posted: Posted) => readonly PlacePrize[];
  /** The row that pays what players have agreed on; undefined where they may not. */
  readonly dealRow?: (posted: Posted) => string;
  /** Rules of play that staff go through with the players. */
  readonly checklist: readonly Clause[];
}

/** Players who share places share what they are paid; cents that do not divide go to the first one
 * named. Places that are paid nothing are left out. */
export function sharedPlaces(
  amounts: readonly Cents[],
  places: readonly (readonly string[])[],
): readonly { readonly entrant: string; readonly amount: Cents; readonly place: number }[] {
  let above = 0;
  return places.flatMap((entrants) => {
    const place = above + 1;
    const paid = sum(amounts.slice(above, above + entrants.length));
    above += entrants.length;
    const [first] = entrants;
    if (first === undefined || isZero(paid)) return [];
    const parts = splitEqually(paid, entrants, { oddTo: first });
    return entrants.map((entrant) => ({ entrant, place, amount: parts[entrant] as Cents }));
  });
}
