// A second count of the house's money, from what the log says happened. It shares no code with the
// ledger and the house: where they disagree, one of them is wrong.
import { asCents, type Cents, type Ratio, ZERO } from '#money';
import type { Offering } from '#rules';

/** What lies at each seat, by wager. */
type PlacedAt = Map<number, Map<string, Cents>>;

export interface Tally {
  /** Credits less debits. */
  readonly accounts: Map<string, Cents>;
  /** Funds without an offering. */
  readonly funds: Set<string>;
  readonly offerings: Map<string, TalliedOffering>;
  readonly tables: Map<string, TalliedTable>;
  /** Games that tables deal, with what lies on the layout. */
  readonly games: Map<string, PlacedAt>;
  /** Dropped, and not yet counted to the end. */
  readonly drops: Map<string, TalliedDrop>;
  limits: Limits;
  readonly badges: Map<string, TalliedBadge>;
  /** PINs that are being set, by badge. */
  readonly enrollments: Map<string, TalliedEnrollment>;
  readonly devices: Map<string, TalliedDevice>;
  readonly webhooks: Set<string>;
  readonly patrons: Set<string>;
  /** Calls that wait for their decision. */
  readonly calls: Map<string, TalliedCall>;
  readonly openClaims: Map<string, TalliedClaim>;
  readonly closedClaims: Map<string, 'paid' | 'expired' | 'voided' | 'split'>;
  /** Wagers with promotional chips. */
  readonly uses: Map<string, TalliedUse>;
  /** The last count of lost chips that a different person makes again, by table. */
  readonly chipCounts: Map<string, { readonly by: string; readonly counted: number }>;
  /** Wins that several people own. */
  readonly splits: Map<string, TalliedSplit>;
  /** What each entry to a tournament has won above its stake, claim by claim. */
  readonly entries: Map<string, Map<string, Cents>>;
  /** Prizes that nothing was staked for, by patron and year. */
  readonly prizes: Map<string, Cents>;
  /** When paid prizes were won, by patron and activity. */
  readonly paidOf: Map<string, Pick<Where, 'instant' | 'day'>[]>;
  /** Patrons who may not be paid. */
  readonly excluded: Set<string>;
  /** Who has proposed what is still open. */
  readonly proposers: Map<string, string>;
  readonly totals: Totals;
}

export interface Totals {
  rounds: number;
  /** Fees of one seat, or of one table where the pot pays. */
  fees: number;
  hits: number;
  won: Cents;
  paid: Cents;
  payments: number;
  expired: number;
  voided: number;
}

/** Settings of the house, in cents. */
interface Limits {
  readonly dayStart: string;
  /** From which difference on a box is counted again. */
  readonly recountFrom: Cents;
  readonly isTwice: boolean;
  readonly identityFrom: Cents;
  readonly trayLimit: Cents;
  readonly cashUpTo: Cents;
}

interface TalliedSplit {
  readonly amount: Cents;
  /** By the claim of each part. */
  readonly shares: Map<string, Cents>;
  /** Whether the statement of all owners is signed. */
  isStated: boolean;
}

interface TalliedDrop {
  readonly expected: Cents;
  readonly by: string;
  /** Counts that did not end it. */
  readonly counts: { readonly by: string; readonly counted: Cents }[];
}

/** A wager with promotional chips. */
export interface TalliedUse {
  readonly serial: string;
  readonly fee: Cents;
  redeems: Cents;
  playedBy?: string;
  verifiedBy?: string;
}

export interface TalliedBadge {
  roles: readonly string[];
  isActive: boolean;
  patron?: string;
  isOnDuty: boolean;
  mustChangePin: boolean;
  /** Wrong PINs in a row by place and until when the last one locks it; those of a day from strange places. */
  tries?: {
    from: Map<string, { failures: number; lockedUntil?: number }>;
    strangers: { day: string; count: number };
  };
  usedAt?: Set<string>;
}

interface TalliedEnrollment {
  readonly device: string;
  readonly people: readonly string[];
  readonly confirmedBy: Set<string>;
  readonly openedAt: number;
}

interface TalliedDevice {
  readonly kind: string;
  readonly table?: string;
  readonly keyHash: string;
  isRevoked: boolean;
}

export interface TalliedOffering {
  /** What was posted; read again when it changes. */
  sheet: Offering;
  readonly paidBy: string;
  isClosed: boolean;
  isSuspended: boolean;
  readonly caps: Map<string, Cents>;
  readonly held: Map<string, Cents>;
  payable: Cents;
  /** What the fund owes the house. */
  advance: Cents;
  hitCount: number;
  won: Cents;
  readonly meters: Map<string, TalliedMeter>;
  /** What each award took off which meter, for the day that it is taken back. */
  readonly hits: Map<string, Readonly<Record<string, string>>>;
  /** What each fee still owes the meter, below a cent. */
  readonly fractions: Map<string, Ratio>;
}

/** What came to a meter, went past it and was won off it. */
export interface TalliedMeter {
  contributed: Cents;
  overflowed: Cents;
  hitCount: number;
  won: Cents;
}

export interface TalliedTable {
  game: string;
  limit: string | undefined;
  isNpn: boolean;
  box: Cents;
  readonly positions: Map<number, string>;
  /** Who sits there, where it is known. */
  readonly patrons: Map<number, string>;
  /** Who bets behind a seat, the first first, where it is known. */
  readonly behind: Map<number, (string | undefined)[]>;
  /** What each payer has paid in this round, by offering and fee. */
  readonly round: Map<string, Map<number | 'table', Cents>>;
}

interface TalliedCall {
  readonly offering: string;
  readonly holds: Map<string, Cents>;
  readonly calledBy: string;
  readonly calledAt: number;
  /** Who entered the cards last: they may be corrected until the first signature. */
  verifiedBy?: string;
  readonly signedBy: string[];
}

export interface TalliedClaim {
  readonly call: string;
  readonly offering: string;
  readonly table: string;
  readonly patron: string | undefined;
  readonly amount: Cents;
  /** What it is worth where it is a thing. */
  readonly worth?: Cents;
  /** The money that it is posted in. */
  readonly paidIn?: string | undefined;
  /** When it was won. */
  readonly won: Pick<Where, 'instant' | 'day'>;
  readonly expires: number | undefined;
  /** What was staked for it. */
  readonly stake: Cents;
  /** The entry to a tournament that has won it. */
  readonly entry?: string;
  /** What each place has given of it. */
  readonly given: Map<string, Cents>;
  /** The last person who has shown ID, and whether it was accepted. */
  seen?: { readonly patron: string; readonly isGood: boolean; readonly hasTaxNumber: boolean };
  readonly forms: Set<string>;
  readonly partOf?: string;
}

/** When an event happened, and who asked for it. */
export interface Where {
  readonly instant: number;
  /** As the room's calendar has it, and its gaming day. */
  readonly date: string;
  readonly day: string;
  readonly by: string;
}

export const newTally = (): Tally => ({
  accounts: new Map(),
  funds: new Set(),
  offerings: new Map(),
  tables: new Map(),
  games: new Map(),
  drops: new Map(),
  limits: {
    dayStart: '',
    recountFrom: ZERO,
    isTwice: false,
    identityFrom: ZERO,
    trayLimit: ZERO,
    cashUpTo: ZERO,
  },
  badges: new Map(),
  enrollments: new Map(),
  devices: new Map(),
  webhooks: new Set(),
  patrons: new Set(),
  calls: new Map(),
  openClaims: new Map(),
  closedClaims: new Map(),
  uses: new Map(),
  chipCounts: new Map(),
  splits: new Map(),
  entries: new Map(),
  prizes: new Map(),
  paidOf: new Map(),
  excluded: new Set(),
  proposers: new Map(),
  totals: {
    rounds: 0,
    fees: 0,
    hits: 0,
    won: ZERO,
    paid: ZERO,
    payments: 0,
    expired: 0,
    voided: 0,
  },
});

/** Ends a run: what should never happen has happened. */
export function wrong(what: string): never {
  throw new Error(what);
}

const AMOUNT = /^(-?)(\d+)\.(\d\d)$/;

/** An amount of the log in cents. */
export function cents(text: string): Cents {
  const [, sign, dollars = '', rest = ''] = AMOUNT.exec(text) ?? wrong(`"${text}" is no amount`);
  const count = BigInt(dollars + rest);
  return asCents(sign === '-' ? -count : count);
}

export const offeringIn = ({ offerings }: Tally, id: string): TalliedOffering =>
  offerings.get(id) ?? wrong(`nobody has posted ${id}`);

/** The figures of a meter, which may be the first ones. */
export function meterIn({ meters }: TalliedOffering, name: string): TalliedMeter {
  const before = meters.get(name);
  if (before !== undefined) return before;
  const first = { contributed: ZERO, overflowed: ZERO, hitCount: 0, won: ZERO };
  meters.set(name, first);
  return first;
}

export const tableIn = ({ tables }: Tally, id: string): TalliedTable =>
  tables.get(id) ?? wrong(`nobody has installed ${id}`);
