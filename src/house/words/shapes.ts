// What both the log and the house as it stands are made of.
import type { PersonKind, SeatPosition } from '#games';
import type { Entry, EntryKind } from '#ledger';
import { centsOf } from '#money';
import type { IssuedAs, MoneyForm } from '#rules';
import type { PowerSettings } from './powers.ts';
import type { SIGNERS } from './roles.ts';

export const DEVICE_KINDS = ['keypad', 'sign', 'kiosk', 'desk', 'monitor', 'scanner'] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Where a request comes from: a device that has proved its key, and an address. */
export interface Origin {
  readonly device?: string;
  readonly address?: string;
}

/** Where people work; the others hang on walls or belong to players. */
export const STAFF_DEVICES: readonly DeviceKind[] = ['keypad', 'desk'];

export const IDENTITY_DOCUMENTS = [
  'driving-licence',
  'id-card',
  'passport',
  'government-photo-id',
  'tax-form',
  'other',
] as const;

export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

export { TAX_FORMS, type TaxForm } from '#tax';

/** What papers are held against. */
export const FILED_FACTS = ['name', 'birth-date', 'tax-number', 'document-number'] as const;

export type FiledFact = (typeof FILED_FACTS)[number];

/** Dollars as text, `12.50`: the form that the log has. */
export type Dollars = string;

export interface Settings {
  /** When the gaming day begins, and daily steps are made: `06:00`. */
  readonly dayStart: string;
  /** The largest prize that a table pays from its tray. */
  readonly trayLimit: Dollars;
  /** The largest single fee that can be meant. */
  readonly unreasonableFee: Dollars;
  /** From which prize on the winner's identity must be seen. */
  readonly identityFrom: Dollars;
  /** From which prize on which role must authorize; the greatest prize of a call decides. */
  readonly signOffs: readonly {
    readonly from: Dollars;
    readonly role: (typeof SIGNERS)[number];
  }[];
  /** From which prize on the deck is counted and the hand sealed. */
  readonly deckCountFrom?: Dollars;
  /** Up to which prize the cage pays in cash and chips; beyond it, by check. */
  readonly cashUpTo?: Dollars;
  /** From which prize on surveillance must have looked at the hand. */
  readonly surveillanceFrom?: Dollars;
  /** From which prize on a winner whom the seat doesn't know is named by two people, and whoever has
   * enrolled or named a winner neither sees the ID nor pays; $600 in a house with limits. */
  readonly nameFrom?: Dollars;
  /** From which prize on three people have a hand in it; $5,000 in a house with limits. */
  readonly threeFrom?: Dollars;
  /** The difference from which on a different person counts a box again; any difference by default. */
  readonly recountFrom?: Dollars;
  /** For how many seconds after the next deal a hand of a round can still be called; two minutes by
   * default. */
  readonly callGrace?: number;
  /** What tax forms say of the house besides its name. */
  readonly payer?: {
    readonly address: readonly string[];
    readonly taxNumber: string;
    readonly telephone: string;
  };
  /** How old a winner must be, where a sheet does not ask for more. */
  readonly leastAge?: number;
  /** How many days ahead the regulator has written notice before a posted offering is changed, ended
   * or corrected; an agent is there then. Without it, no notice is asked for. */
  readonly noticeDays?: number;
  /** How many business days ahead a tournament is announced. */
  readonly tournamentNoticeDays?: number;
  /** How much one badge does alone; houses of older records do not have it, and keep the rule of their
   * time until two people choose one. */
  readonly powers?: PowerSettings;
}

/** An offering as it is written: fields by their names, which its sheet reads. */
export type WrittenOffering = Readonly<Record<string, unknown>>;

/** From an instant until another one, or still. */
export interface Spell {
  readonly from: number;
  until?: number;
}

export interface Seated {
  readonly person: PersonKind;
  readonly position: SeatPosition;
  readonly patron?: string;
}

export interface CommonFund {
  readonly title: string;
  /** The approval whose money it is. */
  readonly of?: string;
}

export interface Hit {
  readonly call: string;
  readonly slip: number;
  readonly at: string;
  readonly table: string;
  readonly row: string;
  readonly amount: Dollars;
  /** What each meter gave of it. */
  readonly meters: Readonly<Record<string, Dollars>>;
}

/** What was paid of a fee at a table, by seat. */
export interface FeePaid {
  readonly fee: string;
  /** By those who bet behind the seats: the first behind each, or a later one. */
  readonly behind?: number;
  readonly paid: readonly (readonly [seat: number, amount: Dollars])[];
}

export interface RoomTable {
  readonly table: string;
  readonly seats: readonly { readonly seat: number; readonly patron?: string }[];
}

export interface Identity {
  readonly patron: string;
  readonly documents: readonly IdentityDocument[];
  readonly isValid: boolean;
  readonly isOfAge: boolean;
  readonly nameMatches: boolean;
  readonly hasTaxNumber: boolean;
  /** What was shown and is not what is on file. */
  readonly differs?: readonly FiledFact[];
  /** Nothing was on file: the papers have become the file. */
  readonly isFirstSeen?: true;
  /** Other patrons who have the same number, or the same name and birth date. */
  readonly sameAs?: readonly string[];
  /** Those who work here and live at the same address. */
  readonly livesWith?: readonly string[];
}

/** What two people do together, by its name, with its fields. */
export interface AnyAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** One share of one row, and where its money comes from. */
export interface AwardLine {
  readonly row: string;
  readonly share: string;
  readonly amount?: Dollars;
  readonly count?: number;
  readonly words?: string;
  /** Of a thing. */
  readonly worth?: Dollars;
  readonly from: Readonly<Record<string, Dollars>>;
  readonly because: string;
}

export interface AwardedClaim {
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly position?: string;
  readonly patron?: string;
  readonly amount: Dollars;
  readonly lines: readonly AwardLine[];
  /** What is handed over in place of money: coupons and chips are issued. */
  readonly thing?: {
    readonly words: string;
    readonly worth?: Dollars;
    readonly issuedAs?: IssuedAs;
    /** The show that is played for it. */
    readonly plays?: string;
    /** It is used bit by bit, until its value is used up or so many days are over. */
    readonly usedWithin?: number;
  };
  /** The money that it is posted in; any where it is left out. */
  readonly paidIn?: MoneyForm;
  /** Where its money comes from. */
  readonly sources: readonly SourceText[];
  /** The wager or fee that won it; left out where none was asked for. */
  readonly stake?: Dollars;
  /** The instant at which it expires; none where it is kept for ever. */
  readonly expires?: number;
}

/** A source of money: a meter by its name, the fund's reserve, its advance, the house. */
export type SourceText = readonly [
  from: 'meter' | 'reserve' | 'advance' | 'house',
  amount: Dollars,
  meter?: string,
];

/** Tickets, points, entries, spins and things: what is won and is no money. */
export interface Granted extends AwardLine {
  readonly table: string;
  readonly seat: number;
  readonly patron?: string;
}

/** Why, from which account, to which, how much. */
export type EntryText = readonly [kind: EntryKind, debit: string, credit: string, amount: Dollars];

/** The line of the books that a move is. */
export const entryOf = (move: EntryText): Entry => ({
  kind: move[0],
  debit: move[1],
  credit: move[2],
  amount: centsOf(move[3]),
});

/** The gaming days for which a table owes a fee by the day, and up to which day they are counted. */
export interface FeeDays {
  readonly through: string;
  readonly due: number;
}

/** What a webhook that wants every event asks for. */
export const ALL_TOPICS = 'all';
