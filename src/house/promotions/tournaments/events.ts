// What has happened to tournaments, as the log has it. The event holds what the sheet or chance
// decided: places, seats, amounts.
import type { EntryWay, Penalty, Structure } from '#rules';
import type { Dollars } from '../../words/shapes.ts';

export interface Sitting {
  readonly table: string;
  readonly seat: number;
}

export interface Seating extends Sitting {
  readonly patron: string;
}

/** Who is out: chips when the hand began, and who won them. */
export interface Out extends Partial<Sitting> {
  readonly patron: string;
  readonly chips: number;
  readonly wonBy: readonly string[];
}

/** Seats with the button and the blinds; one of them may be empty. */
export interface ButtonSeats {
  readonly button: number;
  readonly small: number;
  readonly big: number;
}

/** What a pool has come to. */
export interface ClosedPool {
  readonly entryCount: number;
  readonly collected: Dollars;
  readonly bounties: Dollars;
  readonly charity: Dollars;
  readonly fromHouse: Dollars;
  readonly places: Dollars;
  /** Payout by place, from first. */
  readonly amounts: readonly Dollars[];
}

/** A line of the results; players who share a place have the same number. */
export interface ResultLine {
  readonly place: number;
  readonly patron: string;
  readonly amount?: Dollars;
  readonly words?: string;
}

type Of<Type extends string, Facts = object> = {
  readonly type: Type;
  readonly tournament: string;
} & Readonly<Facts>;

export type TournamentEvent =
  | Of<
      'tournament-announced',
      { offering: string; title: string; game: string; startsAt: string; structure: Structure }
    >
  | Of<'structure-changed', { structure: Structure }>
  | Of<
      'tournament-entered',
      {
        offering: string;
        patron: string;
        way: EntryWay;
        source?: string;
        /** What came to the pool, and what the house keeps. */
        buyIn: Dollars;
        entryFee: Dollars;
        /** The seats to which late entrants were drawn. */
        seat?: Sitting;
        chance?: string;
      }
    >
  | Of<'entry-granted', { patron: string; way: EntryWay; source: string }>
  | Of<'entry-withdrawn', { offering: string; patron: string; reason: string }>
  | Of<'tournament-cancelled', { offering: string; reason: string }>
  | Of<
      'tournament-started',
      {
        tables: readonly string[];
        npnTables: readonly string[];
        seats: readonly Seating[];
        chance: string;
      }
    >
  | Of<'clock-paused'>
  | Of<'clock-resumed'>
  | Of<'clock-set', { elapsedMs: number }>
  | Of<
      'chips-bought',
      {
        patron: string;
        what: 'rebuys' | 'addOns';
        amount: Dollars;
        chips: number;
        /** Where a player sits who was out and comes back. */
        seat?: Sitting;
        chance?: string;
      }
    >
  | Of<
      'entrant-penalized',
      {
        patron: string;
        penalty: Penalty;
        /** The instant until which they are away from the table. */
        until?: number;
        clause: string;
        reason: string;
      }
    >
  /** Dead where the button or the small blind is at an empty seat. */
  | Of<'hand-begun', { table: string; hand: number; isDead?: true } & ButtonSeats>
  | Of<
      'entrants-busted',
      { bust: number; out: readonly Out[]; isOver: boolean; disqualified?: true }
    >
  | Of<
      'bust-undone',
      {
        bust: number;
        seats: readonly Seating[];
        reason: string;
        /** Few enough are left nevertheless. */
        isOver?: true;
      }
    >
  | Of<'table-added', { table: string; isNpn: boolean }>
  | Of<'entrant-moved', Seating>
  | Of<'table-broken', { table: string; seats: readonly Seating[]; chance: string }>
  | Of<
      'chips-counted',
      {
        counts: readonly { readonly patron: string; readonly chips: number }[];
        total: number;
        adjusted?: { readonly by: number; readonly reason: string };
      }
    >
  | Of<'bounty-named', { patron: string; amount: Dollars; from: 'pool' | 'house' }>
  | Of<'pool-closed', { offering: string } & ClosedPool>
  | Of<'bounty-awarded', { patron: string; award: string }>
  | Of<
      'deal-recorded',
      {
        shares: readonly { readonly patron: string; readonly amount: Dollars }[];
        terms: string;
        /** Who has what first place has besides money. */
        first?: string;
      }
    >
  /** Bounties of the house that join the split. */
  | Of<'deal-confirmed', { offering: string; fromHouse: Dollars }>
  /** Of one that was confirmed, the bounties of the house go back with it. */
  | Of<'deal-dropped', { offering: string; reason: string }>
  /** A person has signed for the award; others must too. */
  | Of<'tournament-award-signed', { needs: readonly string[] }>
  | Of<'tournament-awarded', { award?: string; results: readonly ResultLine[] }>
  /** The award of the places, or of a bounty, was taken back: it can be made again. */
  | Of<'tournament-award-voided', { award: string; reason: string }>
  | Of<'rules-acknowledged', { clauses: readonly string[] }>
  | Of<'charity-paid', { offering: string; charity: string; amount: Dollars; reference: string }>
  | Of<'tournament-signed', { note?: string }>;
