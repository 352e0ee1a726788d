// What a house knows at one moment: plain data, all of it from the log. The machine changes it in
// place; nothing else writes to it.

import type { Betting } from '#games';
import type { Book } from '#ledger';
import { type Cents, ZERO } from '#money';
import type { Doubt, Epoch, Pace } from './clock/events.ts';
import { type Days, newDays } from './days/state.ts';
import type { EnrolledDevice, Webhook } from './people/events.ts';
import { newPromotionState, type PromotionState } from './promotions-state.ts';
import { newTableGameState, type TableGameState } from './table-games/state.ts';
import type { Used } from './words/powers.ts';
import type { Role } from './words/roles.ts';
import type {
  AnyAction,
  AwardedClaim,
  CommonFund,
  FeeDays,
  FeePaid,
  Granted,
  Hit,
  Identity,
  RoomTable,
  Seated,
  Settings,
  SourceText,
  Spell,
  TaxForm,
  WrittenOffering,
} from './words/shapes.ts';

export interface Staff {
  roles: readonly Role[];
  isActive: boolean;
  /** The same person as a player. */
  patron?: string;
  /** The number that the house's personnel office has for the person. */
  personnel?: string;
  /** From the first sign-in until it is said otherwise: who is on duty does not play. */
  isOnDuty: boolean;
  /** The holder has set no PIN yet. */
  mustChangePin: boolean;
  /** Wrong PINs, by where they were typed; nothing where there are none. */
  tries?: Tries;
  /** Devices at which this badge has signed in. */
  usedAt?: Set<string>;
}

export interface Tries {
  /** Wrong PINs in a row, and the instant until which no sign-in is taken from there. */
  readonly from: Map<string, { readonly failures: number; readonly lockedUntil?: number }>;
  /** Those of a gaming day from places that this badge does not use. */
  readonly strangers: { readonly day: string; readonly count: number };
}

export interface Device extends EnrolledDevice {
  isRevoked: boolean;
}

/** A holder is to set a PIN at a device. */
export interface Enrollment {
  readonly device: string;
  /** Who must see the holder there: one has proposed it, the other approved. */
  readonly people: readonly string[];
  readonly confirmedBy: string[];
  /** The instant at which it is over. */
  readonly until: number;
  /** Wrong numbers that were typed. */
  mistakes: number;
}

/** What a round was dealt with. Nothing that happens later adds a player to it or takes one away. */
export interface AtDeal {
  readonly at: string;
  readonly game: string;
  readonly limit?: string;
  readonly betting?: Betting;
  readonly isNpn: boolean;
  /** How many were dealt in, where the dealer has said it. */
  readonly dealtIn?: number;
  readonly seats: readonly (readonly [number, Seated])[];
  /** What was posted and suspended then: the terms of the house of this number. */
  readonly terms: number;
}

export interface Round {
  readonly number: number;
  readonly dealt: AtDeal;
  /** The instant of the next deal, or at which the table closed. */
  until?: number;
  /** Its cards were entered: no fee of it is corrected any more. */
  isVerified?: true;
  /** By offering and fee. */
  readonly fees: Map<string, RoundFee>;
  /** Offerings that a hand of this round has won: one award has every hand of the round. */
  readonly awarded: Set<string>;
}

/** The seat that stands for all of a table. */
export const WHOLE_TABLE = 0;

export interface RoundFee {
  readonly offering: string;
  readonly fee: string;
  /** It is of those who bet behind the seats: the first behind each, or a later one. */
  readonly behind?: number;
  /** What each seat paid, in cents; the whole table's seat where the pot or one for all pays. */
  readonly paid: Map<number, Cents>;
  /** Seats that have had it back: they were dealt in all the same. */
  back?: Set<number>;
  /** What of it went past a full meter. */
  overflow: Cents;
}

export interface Table {
  readonly seats: number;
  open?: {
    readonly game: string;
    readonly limit?: string;
    /** How it bets, where that was told. */
    readonly betting?: Betting;
    readonly isNpn: boolean;
    /** The instant at which it was opened. */
    readonly since: number;
  };
  /** Games of the last days that are over, the last one last. */
  readonly past: (Spell & { readonly game: string })[];
  /** The round in progress. */
  round?: Round;
  /** Rounds that are over and of which a hand may still be called, the last one last. */
  readonly over: Round[];
  roundCount: number;
  /** Someone has sat down or left since the last deal. */
  isReseated: boolean;
  /** Who sits there for the next deal. */
  readonly seated: Map<number, Seated>;
  /** Who bets behind each seat, as far as that was told; the first first. */
  readonly behind: Map<number, readonly Seated[]>;
  readonly sensorsOut: Set<number>;
  dropCount: number;
}

/** Everyone at a table with their seat, those who bet behind the seats after the others. */
export const peopleAt = ({
  seated,
  behind,
}: Pick<Table, 'seated' | 'behind'>): readonly (readonly [number, Seated])[] => [
  ...seated,
  ...[...behind].flatMap(([seat, people]) => people.map((who) => [seat, who] as const)),
];

/** What is counted of a meter since it was posted. */
export interface MeterCount {
  contributed: Cents;
  /** What came when it was full. */
  overflowed: Cents;
  hitCount: number;
  won: Cents;
}

/** The counters of a meter of an offering. */
export function meterCount({ counts }: Offered, meter: string): MeterCount {
  const before = counts.get(meter);
  if (before !== undefined) return before;
  const count = { contributed: ZERO, overflowed: ZERO, hitCount: 0, won: ZERO };
  counts.set(meter, count);
  return count;
}

/** What counts for a round of an offering. */
export type Terms = Pick<Offered, 'document' | 'version' | 'isSuspended'>;

interface PastTerms extends Terms {
  /** The terms of the house that put others in their place. */
  readonly until: number;
}

/** An offering as it lives: what was posted, and what has become of it. */
export interface Offered {
  readonly activity: string;
  /** What was posted, as it was written; a change puts another here. */
  document: WrittenOffering;
  /** The fund that pays what is not a meter's: its own, or another one. */
  readonly paidBy: string;
  /** The fund that has what is left when it is closed. */
  readonly closesTo: string;
  version: number;
  isSuspended: boolean;
  isClosed: boolean;
  /** From these terms of the house on it was there. */
  readonly since: number;
  /** What it was before, as long as a round was dealt under it; the last one last. */
  was: readonly PastTerms[];
  /** Pending calls, oldest first. */
  readonly line: string[];
  /** The date up to which daily steps have been made. */
  steppedTo: string;
  /** Fractions of a cent that fees have earned, by fee. */
  readonly carries: Map<string, string>;
  /** From this instant on the time of open tables counts: it was posted then, or resumed. */
  countsFrom: number;
  /** Milliseconds for which administrative fees are due, by table and game, until the table was
   * closed or the offering suspended; less what has been charged for since. */
  readonly owedTime: Map<string, number>;
  /** Gaming days for which a fee by the day is due, by table. */
  readonly feeDays: Map<string, FeeDays>;
  /** Counters that are shown on demand, since it was posted. */
  hitCount: number;
  /** How often a meter was won under what is posted now. */
  hitsSincePosted: number;
  won: Cents;
  /** By meter. */
  readonly counts: Map<string, MeterCount>;
  /** The newest 25, the newest last. */
  readonly hits: Hit[];
}

export interface Call {
  readonly id: string;
  readonly offering: string;
  readonly table: string;
  readonly seat: number;
  readonly round: number;
  readonly at: string;
  readonly by: string;
  step: 'called' | 'verified';
  /** What it holds of each meter. */
  readonly holds: Map<string, Cents>;
  /** Where else a fee lay when the hand was called. */
  readonly room: readonly RoomTable[];
  /** Who had paid what at the table. */
  readonly fees: Readonly<Record<string, readonly number[] | 'table'>>;
  /** How much of it each payer had paid; calls of older records do not have it. */
  readonly paid?: readonly FeePaid[];
  readonly seated: readonly (readonly [number, Seated])[];
  readonly isNpn: boolean;
  readonly game: string;
  readonly limit?: string;
  readonly betting?: Betting;
  /** When its round was dealt; calls of older records do not have it, and go by the time of the call. */
  readonly dealtAt?: string;
  /** How many were dealt in, where the dealer has said it. */
  readonly dealtIn?: number;
  /** What was posted when it was dealt. */
  readonly document: WrittenOffering;
  readonly version: number;
  verified?: {
    readonly deal: unknown;
    readonly by: string;
    readonly deckCounted: boolean;
    /** What was ticked. */
    readonly checks?: { readonly surveillance?: boolean; readonly standardDeck?: boolean };
    /** Who bets behind which seat, in the order of the deal. */
    readonly behind?: readonly { readonly seat: number; readonly patron: string }[];
  };
  /** Who has authorized it so far. */
  readonly authorizedBy: string[];
}

export interface Claim {
  readonly id: string;
  /** The call that won it, or the award of a promotion. */
  readonly call: string;
  readonly slip: number;
  readonly offering: string;
  readonly table: string;
  readonly seat: number;
  patron?: string;
  /** Money that was set aside for it. */
  amount: Cents;
  /** What is handed over, where it is no money; coupons and chips are issued for it. */
  readonly thing?: NonNullable<AwardedClaim['thing']>;
  /** The money that it is posted in; any where it is left out. */
  readonly paidIn?: NonNullable<AwardedClaim['paidIn']>;
  /** The show that has used it up, where it is played for. */
  playedIn?: string;
  /** What was split has its parts in its place. */
  status: 'open' | 'paid' | 'expired' | 'voided' | 'split';
  /** The instant at which it expires; none where it is kept forever. */
  expires?: number;
  /** Where its money came from. */
  readonly sources: readonly SourceText[];
  /** When it was won, for the rules that go by the date. */
  readonly wonAt: string;
  /** The wager or fee that won it; nothing where none was asked for. */
  readonly stake: Cents;
  /** The findings about the person who wants it. */
  identity?: Identity;
  /** Papers were shown that are not what is on file; two people lift it. */
  isMismatched?: true;
  /** What else blocked it and was lifted. */
  cleared?: readonly string[];
  /** Of one that was paid: what was handed over of what was set aside, and what was kept back. */
  paidOut?: {
    readonly handed: Cents;
    readonly withheld: Cents;
    readonly isPrize?: true;
  };
  /** Who has said that it is theirs, who has verified the cards, and who has seen the ID last. */
  namedBy?: readonly string[];
  verifiedBy?: string;
  identifiedBy?: string;
  readonly forms: TaxForm[];
  /** The claim that it is a part of, where several people own what one seat has won. */
  readonly partOf?: string;
  /** Of a thing that is used bit by bit: since when it can be, and how much has been. */
  usedFrom?: number;
  used?: Cents;
}

/** What a person who was wrongly paid owes the house. */
export interface Receivable {
  readonly claim: string;
  patron?: string;
  readonly owed: Cents;
  /** What has neither come back nor been written off. */
  left: Cents;
  /** Forms that have to be corrected. */
  forms: readonly TaxForm[];
}

/** What was paid to a patron, as far as a rule still asks for it. */
interface Payee {
  /** Prizes of this year that nothing was staked for. */
  year: string;
  prizes: Cents;
  /** Those of the last year, by when they were won; the first that was paid first. */
  won: readonly {
    readonly activity: string;
    readonly instant: number;
    /** The gaming day. */
    readonly day: string;
  }[];
}

/** An authorized call whose claims are open, so that it can still be taken back. */
export interface Award {
  readonly offering: string;
  /** The version of the offering, if a meter was won under it. */
  readonly hitOf?: number;
  readonly hit: Hit;
  /** The round of the table in which it was called; none where no deal has won. */
  readonly round?: number;
  readonly claims: readonly string[];
  /** What was won besides money. */
  readonly granted: readonly Granted[];
  /** What the fund brought its meters back with. */
  readonly reseeded: readonly SourceText[];
  /** What it has brought to meters as an attempt that did not win them, until they have fallen to the
   * house. */
  stepped: readonly SourceText[];
}

export interface Proposal {
  readonly action: AnyAction;
  readonly by: string;
  readonly isCommand?: true;
  /** The instant at which it ends. */
  readonly until: number;
  readonly reason?: string;
}

/** The sealed code that stands in for a second person. */
interface Glass {
  /** Of a code that nobody has used yet. */
  codeHash?: string;
  /** Who has used it, and until which instant. */
  by: string;
  until: number;
  /** The gaming day of the last act with it, and the money that it has moved on that day. */
  day: string;
  used: Cents;
}

interface Drop {
  readonly table: string;
  readonly expected: Cents;
  /** Who dropped it. */
  readonly by: string;
  /** The gaming day on which it was dropped. */
  readonly day: string;
  /** Counts that did not agree with the books, oldest first. */
  readonly counts: { readonly by: string; readonly counted: Cents }[];
}

/** Tickets, points, entries and spins of one patron under one offering. */
type Holdings = Record<string, number>;

export interface House extends PromotionState, TableGameState {
  /** The last record of the log. */
  seq: number;
  /** Its moment. */
  at: number;
  name: string;
  zone: string;
  settings: Settings;
  /** Settings that two people have loosened, and the gaming day from which they hold. */
  next?: { readonly settings: Settings; readonly from: string };
  glass: Glass;
  /** Of a house that does not know what time it is. */
  doubt?: Doubt;
  /** The name of the log and the public key that signs for it; nothing where none does yet. */
  log?: { readonly origin: string; readonly key: string };
  /** Corrections of a house that was dated too late, the last one last. */
  epochs?: readonly Epoch[];
  /** From which instant time goes on after the record that is being applied. */
  resumesAt?: number;
  /** How far time has come; nothing where no clock of a machine tells. */
  pace?: Pace;
  /** What badges have done alone today, by badge, and all of them together. */
  readonly used: Map<string, Used>;
  usedByAll: Used;
  readonly staff: Map<string, Staff>;
  /** Who has given each badge, and at which instant. */
  readonly givers: Map<string, { readonly by: readonly string[]; readonly at: number }>;
  /** PINs that are being set, by badge. */
  readonly enrollments: Map<string, Enrollment>;
  readonly devices: Map<string, Device>;
  /** Looks at personal data that two people have allowed and nobody has taken yet. */
  readonly lookups: Set<string>;
  readonly webhooks: Map<string, Webhook>;
  /** Who may not take part; everyone else may. */
  readonly patrons: Map<string, 'welcome' | 'excluded'>;
  /** Who has enrolled each, and at which instant. */
  readonly enrolled: Map<string, { readonly by: string; readonly at: number }>;
  readonly tables: Map<string, Table>;
  readonly funds: Map<string, CommonFund>;
  readonly offerings: Map<string, Offered>;
  /** Counts whatever changes what is offered. */
  terms: number;
  readonly proposals: Map<string, Proposal>;
  readonly calls: Map<string, Call>;
  readonly wins: Map<string, Award>;
  /** Those of which nothing is open: a wrong payment can open them again. */
  readonly paidAwards: Map<string, Award>;
  readonly claims: Map<string, Claim>;
  /** Open claims that a clock runs for. */
  readonly clocked: Set<string>;
  readonly payees: Map<string, Payee>;
  readonly receivables: Map<string, Receivable>;
  /** Patrons who seem to be the same person, both ways, and those of whom two people have said so: who was
   * merged, into whom. */
  readonly sameAs: Map<string, Set<string>>;
  readonly merged: Map<string, string>;
  /** Who lives at the address of somebody who works here, by patron. */
  readonly homes: Map<string, readonly string[]>;
  /** When the name of a patron was changed last, and until when two people let it be changed. */
  readonly renamed: Map<string, number>;
  readonly mayChange: Map<string, number>;
  readonly drops: Map<string, Drop>;
  readonly holdings: Map<string, Map<string, Holdings>>;
  readonly book: Book;
  slipCount: number;
  /** The last day that was closed. */
  closedDay: string;
  readonly days: Days;
}

export const newHouse = (): House => ({
  seq: 0,
  at: Number.NEGATIVE_INFINITY,
  name: '',
  zone: '',
  settings: USUAL_SETTINGS,
  glass: { by: '', until: 0, day: '', used: ZERO },
  used: new Map(),
  usedByAll: { day: '', sums: {} },
  staff: new Map(),
  givers: new Map(),
  enrollments: new Map(),
  devices: new Map(),
  lookups: new Set(),
  webhooks: new Map(),
  patrons: new Map(),
  enrolled: new Map(),
  tables: new Map(),
  funds: new Map(),
  offerings: new Map(),
  terms: 0,
  proposals: new Map(),
  calls: new Map(),
  wins: new Map(),
  paidAwards: new Map(),
  claims: new Map(),
  clocked: new Set(),
  payees: new Map(),
  receivables: new Map(),
  sameAs: new Map(),
  homes: new Map(),
  merged: new Map(),
  renamed: new Map(),
  mayChange: new Map(),
  drops: new Map(),
  holdings: new Map(),
  ...newPromotionState(),
  ...newTableGameState(),
  book: new Map(),
  slipCount: 0,
  closedDay: '',
  days: newDays(),
});

/** Seconds. */
export const USUAL_CALL_GRACE = 120;

export const USUAL_SETTINGS: Settings = {
  dayStart: '06:00',
  trayLimit: '600.00',
  unreasonableFee: '1000.00',
  identityFrom: '600.00',
  signOffs: [{ from: '5000.00', role: 'manager' }],
};
