// The words that a rule sheet is written in. An activity is a jackpot or a promotion as it was
// approved: facts that stand, ranges that a house may move in, and options of which it picks one.
import type { Betting, Reading, ReadingValue } from '#games';
import type { Cents, Ratio } from '#money';
import type { BoardRule } from './board.ts';
import type { ClaimRule } from './claim.ts';
import type { Clause } from './clause.ts';
import type { DrumRule } from './drum.ts';
import type { EligibilityRule, UnderSetting } from './eligibility.ts';
import type { ValuesCheck } from './in-code.ts';
import type { InstrumentRule } from './instrument.ts';
import type { Keypad } from './keypad.ts';
import type { PoolRule } from './pool.ts';
import type { Rewards } from './rewards.ts';
import type { LooksAt, LooksByGame, Row } from './row.ts';
import type { TermRule } from './schedule.ts';
import type { ShowRule } from './show.ts';
import type { TournamentRule } from './tournament.ts';
import type { Amount, Chosen, ValueRule } from './value.ts';

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
  /** No other choice is offered at the same time; with `posting`, not even the same one twice. */
  readonly isAlone?: true | 'posting';
  /** The choices of other options, listed before it, under which it is asked at all. */
  readonly in?: Chosen;
  /** A house may do without it, by the choice `none`: that is what a posting without it means. */
  readonly mayBeNone?: true;
}

/** The choice of a house that does not offer something. */
export const NONE = 'none';

// Where the money comes from.

export const SOURCES = ['meter', 'reserve', 'advance', 'house'] as const;
/** `advance` is the house's money that the fund owes it from then on; `house` is not repaid. */
export type Source = (typeof SOURCES)[number];

/** The house lends what the reserve lacks, unless the step is made only where there is enough. Fees
 * of the day bring what they bring; the surplus belongs to the reserve. */
type DailySource = 'reserve' | 'reserve-if-enough' | 'fees' | 'house';

export interface MeterRule {
  readonly name: string;
  readonly title: string;
  /** There is one only under these choices. */
  readonly in?: Chosen;
  readonly seed: Amount;
  /** The posted wager with which the seed goes up and down. */
  readonly seedGoesWith?: string;
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

export interface FundRule {
  readonly title: string;
  readonly clause: string;
  readonly source:
    | 'own-fees'
    | 'other-reserve'
    | 'general-fund'
    /** The sheet leaves it open: the posting names the fund. */
    | 'named-when-posted'
    | 'house'
    | 'entrants'
    | 'not-stated';
  /** The approval whose money it is, where it is another's. */
  readonly of?: string;
  readonly meters: readonly MeterRule[];
  /** What the house lends the reserve to begin with, if it posts that. */
  readonly seed?: string;
  /** Where everything comes from that is not part of a meter, one after another; the last one
   * always suffices. `meter` is the first meter, as far as it goes. */
  readonly paidFrom: readonly Source[];
  /** When the house has its advances back; `isRead` where only a reading says so, and no posting. */
  readonly repaid?: { readonly isRead?: true } & (
    | { readonly when: 'reserve-suffices' | 'not-stated' | 'never' }
    | { readonly when: 'fund-reaches'; readonly amount: Cents }
  );
  readonly adminFee?: AdminFee;
}

/** Whether the money is another fund's, which the posting names. */
export const isOfAnotherFund = ({ source }: Pick<FundRule, 'source'>): boolean =>
  source === 'other-reserve' || source === 'general-fund' || source === 'named-when-posted';

export interface AdminFee {
  readonly amount: Amount;
  /** For every hour that a table was open under it, or once for every gaming day of a table. */
  readonly per: 'table and hour' | 'table and day';
  /** Under this reading it is taken every hour all the same. */
  readonly hourly?: UnderSetting;
  readonly clause: string;
}

export interface Fee {
  readonly name: string;
  readonly title: string;
  /** It is offered only under these choices. */
  readonly in?: Chosen;
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
  /** Any amount up to this one, where `amount` is only the least; in steps where there is one. */
  readonly upTo?: Amount;
  readonly step?: Cents;
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

/** The tables that a sheet is for, by how they bet, where it tells them apart. */
export interface BettingRule {
  readonly is: Betting;
  readonly clause: string;
  /** Under this setting of the reading it is for any table. */
  readonly unless: { readonly setting: string; readonly value: ReadingValue };
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
  /** By game, the name that a sheet without numbers has for it in another way than the room. */
  readonly gamesNamed?: Readonly<Record<string, string>>;
  /** The sheet lists its games with the numbers of their approvals; by game, the name and number
   * that it has in another way than the room's other sheets. */
  readonly gamesListed?: Readonly<
    Record<string, Readonly<Partial<Record<'title' | 'number', string>>>>
  >;
  readonly betting?: BettingRule;
  readonly options: Readonly<Record<string, OptionGroup>>;
  readonly values: Readonly<Record<string, ValueRule>>;
  readonly fees: readonly Fee[];
  readonly fund: FundRule;
  readonly rows: readonly Row[];
  /** What rows look at that do not say it themselves. */
  readonly looksAt?: LooksAt | LooksByGame;
  /** Of several rows that one hand meets: the first of the chart, the dearest, or all. */
  readonly nested: 'best-row' | 'greatest-prize' | 'all-that-apply';
  /** Of several hands that win a part of one meter: each the whole part (the first from the meter,
   * the others from where fixed prizes come from), one part divided, or each on what the hands
   * before have left, from the highest seat down. */
  readonly several: 'each-in-full' | 'divided' | 'in-turn';
  /** Under this reading hands that win different parts divide one prize, the greatest of them. */
  readonly oneForAll?: UnderSetting;
  /** What does not divide: rounded up to a whole chip at the fund's cost, or left in the fund. */
  readonly oddChips: 'made-up' | 'stay';
  /** The name of the value that multiplies prizes while it is posted. */
  readonly multiplier?: string;
  /** Under this reading a multiplied prize stays inside the range that the posted one is in. */
  readonly multipliedWithin?: UnderSetting;
  readonly eligibility: readonly EligibilityRule[];
  readonly claim: ClaimRule;
  /** The system at the table, where the sheet has one. */
  readonly keypad?: Keypad;
  /** Who must have confirmed a hand, where the sheet says so: one of the two who sign, or
   * surveillance. */
  readonly confirmedBy?: { readonly by: 'manager' | 'surveillance'; readonly clause: string };
  /** For how long it runs, where the sheet says so. */
  readonly term?: TermRule;
  /** Tickets, and the drawings that they are for. */
  readonly drum?: DrumRule;
  /** Games that are played for its prizes. */
  readonly shows?: readonly ShowRule[];
  /** Where hands are written down for a prize at the end of a period. */
  readonly board?: BoardRule;
  /** What patrons predict for its prizes. */
  readonly pool?: PoolRule;
  /** Coupons and chips without cash value that it gives or sells. */
  readonly instruments?: readonly InstrumentRule[];
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
  readonly check?: ValuesCheck;
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

/** What a question does with a meter outside what the sheet approves for it. */
export const OUTSIDE_RANGE = {
  name: 'balanceOutsideRange',
  values: ['taken', 'refused'],
  default: 'taken',
} as const;

/** Every sheet with meters has this one, as number 0 of its readings. */
const outsideRange = (sheet: string, clause: string): Reading => ({
  id: `${sheet}.0`,
  clause,
  unclear: 'What a question is answered where a meter stands outside its approved range.',
  weRead:
    'It is answered by the amount as it stands, and told with the range: a cap may have been posted ' +
    'lower since, a prize just paid. A house may have such a question refused.',
  setting: OUTSIDE_RANGE,
});

/** A sheet with rows inside each other that has no word about them has this one, as number 00. */
const bestRow = (sheet: string, clause: string): Reading => ({
  id: `${sheet}.00`,
  clause,
  unclear: 'Whether a hand that qualifies for several lines of the chart is paid for each of them.',
  weRead: 'For the highest line alone.',
});

type Defined = Omit<Activity, Silent | Usual> & Partial<Pick<Activity, Silent | Usual>>;

/** Whether a sheet with several rows leaves it open which of them one hand is paid for. */
const isSilentOnNested = ({ nested, rows, readings = [] }: Defined): boolean =>
  nested === undefined &&
  rows.filter(({ when }) => when.of !== 'event').length > 1 &&
  readings.every(({ setting }) => setting?.name !== 'nestedRows');

export function defineActivity(given: Defined): Activity {
  const activity = { ...SILENT, ...given };
  const { id, fund, posting, readings } = activity;
  const [sheet = id] = readings[0]?.id.split('.') ?? [];
  const nested = isSilentOnNested(given)
    ? [bestRow(sheet, given.rows[0]?.clause ?? posting.clause)]
    : [];
  const range = fund.meters.length > 0 ? [outsideRange(sheet, fund.clause)] : [];
  return { ...activity, readings: [...nested, ...range, ...readings] };
}
