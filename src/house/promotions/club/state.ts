// The player club: cards, scans, hours, credits. What the house knows of them.
import type { Spell } from '../../words/shapes.ts';

/** An hour of play, as a pocket scanner has read it. */
export interface Scan {
  /** The instant at which the card was read. */
  readonly at: number;
  /** The instant at which the hour began, as the room's clock has it: an hour counts once. */
  readonly hour: number;
  readonly table: string;
  readonly game: string;
}

export interface Member {
  /** The card that counts; those before it were replaced. */
  card: string;
  readonly since: string;
  hasPhoto: boolean;
  /** Hours of play, the first read first; none twice. */
  readonly scans: Scan[];
  /** Wrong PINs in a row. */
  failures: number;
  /** The instant until which no PIN is taken. */
  lockedUntil?: number;
  /** The instant until which the member can choose a PIN at a kiosk. */
  choosesUntil?: number;
  /** When the desk last gave another card, or another PIN. */
  changedAt?: number;
  /** When the card was last opened with its PIN. */
  openedAt?: number;
}

/** When a card counts, and whose it is. */
export interface Held extends Spell {
  readonly patron: string;
}

/** When a patron sat at a table. */
export interface TableSpell extends Spell {
  readonly table: string;
}

/** What a member has earned under one offering. */
export interface Credits {
  earned: number;
  spent: number;
}

interface Redeemed {
  readonly offering: string;
  readonly patron: string;
  readonly credits: number;
}

export interface ClubState {
  /** By patron. */
  readonly members: Map<string, Member>;
  /** Whose card it is or was, and when. */
  readonly cards: Map<string, Held>;
  /** When badges were on duty in the last days: cards that were read are told later. */
  readonly duty: Map<string, Spell[]>;
  /** When patrons sat at which tables in the last days. */
  readonly sat: Map<string, readonly TableSpell[]>;
  /** What scanners have sent, so that it counts once. */
  readonly batches: Set<string>;
  /** By offering, then by patron; gone once they are void. */
  readonly credits: Map<string, Map<string, Credits>>;
  /** What awards have cost, so that one that is taken back gives the credits back. */
  readonly redeemed: Map<string, Redeemed>;
}

export const newClubState = (): ClubState => ({
  members: new Map(),
  cards: new Map(),
  duty: new Map(),
  sat: new Map(),
  batches: new Set(),
  credits: new Map(),
  redeemed: new Map(),
});
