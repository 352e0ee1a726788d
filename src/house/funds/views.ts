// What people see of a house: signs, meters, funds, the house at a glance. Amounts are ready to be
// shown, so that no screen ever computes money.
import { accounts, balanceOf } from '#ledger';
import { addRatios, dollarsOf, makeRatio, ratio, subtractRatios } from '#money';
import { assert } from '#result';
import { type Activity, type Meter, postedAmount } from '#rules';
import type { FeePlan, Rulebook } from '../offerings/rulebook.ts';
import type { Call, House, MeterCount, Offered } from '../state.ts';
import { dollarsIn } from '../words/money.ts';
import type { Role } from '../words/roles.ts';
import type { Dollars, Hit } from '../words/shapes.ts';
import { capOf, type Fund, fundOf, meterBalance, metersOf, resetOf, titleOf } from './funds.ts';
import { type FundMoney, fundMoney, sumOf } from './views-books.ts';

/** What a sign shows of a meter. */
interface MeterFigure {
  readonly meter: string;
  readonly title: string;
  readonly figure: Dollars;
  /** A call is waiting for its decision: the figure stays until then. */
  readonly isPending: boolean;
  readonly limit?: Dollars;
}

/** What one fee brings, as parts of the whole: `1/5`. */
interface RateFacts {
  readonly fee: string;
  readonly toMeter: string;
  readonly toReserve: string;
}

export interface MeterFacts extends MeterFigure {
  readonly offering: string;
  /** What it began with, and what it is brought back to. */
  readonly seed: Dollars;
  readonly reset: Dollars;
  readonly rates: readonly RateFacts[];
  /** Where a full meter's part of a fee goes. */
  readonly overflowsTo: string;
  /** A fee beyond it is not believed. */
  readonly unreasonableFee: Dollars;
  /** What the next jackpot has already, and what pending calls hold. */
  readonly standing: Dollars;
  readonly held: Dollars;
  /** The pool behind it. */
  readonly reserve: Dollars;
  readonly contributed: Dollars;
  readonly overflowed: Dollars;
  readonly hitCount: number;
  readonly won: Dollars;
  /** Its newest hits, the newest last. */
  readonly hits: readonly Hit[];
  /** Tables that are open for it. */
  readonly tables: readonly string[];
}

const NOTHING: MeterCount = { contributed: 0n, overflowed: 0n, hitCount: 0, won: 0n };

const balance = ({ book }: House, account: string): Dollars => dollarsOf(balanceOf(book, account));

function fundNamed({ offerings }: House, rulebook: Rulebook, id: string): Fund {
  const offered = offerings.get(id);
  assert(offered !== undefined, `there is no offering ${id}`);
  return fundOf(rulebook, id, offered);
}

/** While a call is pending the sign keeps what the first call holds; what comes in meanwhile belongs
 * to the next jackpot. */
function figureOf(house: House, fund: Fund, { name, title }: Meter): MeterFigure {
  const [first] = fund.offered.line;
  const held = first === undefined ? undefined : (house.calls.get(first) as Call).holds.get(name);
  const cap = capOf(fund, name);
  return {
    meter: name,
    title,
    figure: dollarsIn(held ?? meterBalance(house, fund, name)),
    isPending: held !== undefined,
    ...(cap === undefined ? {} : { limit: dollarsIn(cap) }),
  };
}

const WHOLE = ratio('1');
const NONE = ratio('0');

/** What of a fee goes to the meter and what to the reserve behind it. */
function ratesOf({ name, parts, rest }: FeePlan, reserve: string): RateFacts {
  const partTo = (isIts: (account: string) => boolean) =>
    parts
      .filter(({ account }) => isIts(account))
      .reduce((all, { rate }) => addRatios(all, rate), NONE);
  const toMeter = partTo(accounts.isMeter);
  const apart = partTo((account) => account === reserve);
  const remaining = subtractRatios(subtractRatios(WHOLE, toMeter), apart);
  const toReserve = rest === reserve ? addRatios(apart, remaining) : apart;
  return { fee: name, toMeter: makeRatio(toMeter), toReserve: makeRatio(toReserve) };
}

function plansOf(fund: Fund, rulebook: Rulebook): readonly FeePlan[] {
  const { id, offered, offering } = fund;
  const [game = ''] = offering.games;
  return offering.activity.fees.flatMap(
    ({ name }) => rulebook.feePlan(id, offered, name, { game }) ?? [],
  );
}

/** The open tables at which an offering can be won. */
function tablesOf({ tables }: House, { offering: { games, tables: only } }: Fund): string[] {
  return [...tables].flatMap(([name, { open }]) => {
    const isIn = open !== undefined && games.includes(open.game);
    return isIn && (only.length === 0 || only.includes(name)) ? [name] : [];
  });
}

/** Everything about one meter that can be asked for. */
export function meterFacts(
  house: House,
  rulebook: Rulebook,
  { offering: id, meter: name }: { readonly offering: string; readonly meter: string },
): MeterFacts {
  const fund = fundNamed(house, rulebook, id);
  const meter = metersOf(fund).find((each) => each.name === name);
  assert(meter !== undefined, `${id} has no meter ${name}`);
  const { contributed, overflowed, hitCount, won } = fund.offered.counts.get(name) ?? NOTHING;
  const reserve = accounts.reserve(fund.offered.paidBy);
  return {
    offering: id,
    ...figureOf(house, fund, meter),
    seed: dollarsOf(postedAmount(fund.offering, meter.seed)),
    reset: dollarsOf(resetOf(fund, meter)),
    rates: plansOf(fund, rulebook)
      .filter((plan) => plan.meter === name)
      .map((plan) => ratesOf(plan, reserve)),
    overflowsTo: reserve,
    unreasonableFee: house.settings.unreasonableFee,
    standing: balance(house, accounts.meter(id, name)),
    held: balance(house, accounts.held(id, name)),
    reserve: balance(house, reserve),
    contributed: dollarsIn(contributed),
    overflowed: dollarsIn(overflowed),
    hitCount,
    won: dollarsIn(won),
    hits: fund.offered.hits.filter(({ meters }) => meters[name] !== undefined),
    tables: tablesOf(house, fund),
  };
}

const openOfferings = ({ offerings }: House): readonly (readonly [string, Offered])[] =>
  [...offerings].filter(([, { isClosed }]) => !isClosed);

/** All meters of the house, read at one moment. */
export const allMeters = (house: House, rulebook: Rulebook): readonly MeterFacts[] =>
  openOfferings(house).flatMap(([offering, offered]) =>
    rulebook
      .posted(offered)
      .activity.fund.meters.map(({ name: meter }) =>
        meterFacts(house, rulebook, { offering, meter }),
      ),
  );

export interface SignLine {
  readonly offering: string;
  readonly title: string;
  /** Another version has another sheet, also where no figure is different. */
  readonly version: number;
  readonly isSuspended: boolean;
  readonly meters: readonly MeterFigure[];
  /** A part of what is paid goes to a reserve for other prizes: the sign has to say so. */
  readonly rates: readonly RateFacts[];
  readonly lastWin?: {
    readonly table: string;
    readonly row: string;
    /** The row as the sheet names it. */
    readonly hand: string;
    readonly at: string;
    readonly amount: Dollars;
    /** What the meters that paid it show now. */
    readonly newAmounts: Readonly<Record<string, Dollars>>;
  };
}

/** What the room's signs show. */
export const signOf = (house: House, rulebook: Rulebook): readonly SignLine[] =>
  openOfferings(house).map(([id, offered]) => {
    const fund = fundNamed(house, rulebook, id);
    const { activity } = fund.offering;
    const meters = metersOf(fund).map((meter) => figureOf(house, fund, meter));
    const reserve = accounts.reserve(offered.paidBy);
    const hit = offered.hits.at(-1);
    return {
      offering: id,
      title: titleOf(fund),
      version: offered.version,
      isSuspended: offered.isSuspended,
      meters,
      rates: plansOf(fund, rulebook).map((plan) => ratesOf(plan, reserve)),
      ...(hit === undefined ? {} : { lastWin: lastWinOf(hit, activity, meters) }),
    };
  });

const lastWinOf = (
  { table, row, at, amount, meters: paid }: Hit,
  { rows }: Activity,
  meters: readonly MeterFigure[],
): NonNullable<SignLine['lastWin']> => ({
  table,
  row,
  hand: rows.find(({ id }) => id === row)?.title ?? row,
  at,
  amount,
  newAmounts: Object.fromEntries(
    meters
      .filter(({ meter }) => paid[meter] !== undefined)
      .map(({ meter, figure }) => [meter, figure]),
  ),
});

export interface FundFacts extends FundMoney {
  readonly fund: string;
  /** Offerings that this reserve pays for. */
  readonly paysFor: readonly string[];
}

/** A fund as the room may see it; the statement from its log says how it came to that. */
export const fundFacts = (house: House, fund: string): FundFacts => ({
  fund,
  ...fundMoney(house.book, fund),
  paysFor: openOfferings(house).flatMap(([id, { paidBy }]) => (paidBy === fund ? [id] : [])),
});

export interface HouseFacts {
  readonly name: string;
  readonly zone: string;
  readonly closedDay: string;
  readonly openTables: readonly string[];
  /** Who may ask for what, and who may not any more. */
  readonly staff: readonly {
    readonly staff: string;
    readonly roles: readonly Role[];
    readonly isActive: boolean;
  }[];
  readonly pendingCalls: readonly string[];
  readonly proposals: readonly string[];
  readonly uncountedBoxes: readonly string[];
  readonly openClaims: { readonly count: number; readonly amount: Dollars };
  /** All that the house keeps for players: what its bank account for them must hold. */
  readonly playersMoney: Dollars;
  /** What the funds owe the house. */
  readonly advanced: Dollars;
  readonly cage: Dollars;
}

const isAdvance = (account: string): boolean =>
  account.startsWith('fund/') && accounts.isDebitSide(account);

/** The house at a glance. */
export function houseFacts(house: House): HouseFacts {
  const { name, zone, closedDay } = house;
  const open = [...house.claims.values()].filter(({ status }) => status === 'open');
  return {
    name,
    zone,
    closedDay,
    openTables: [...house.tables].flatMap(([table, facts]) =>
      facts.open === undefined ? [] : [table],
    ),
    staff: [...house.staff].map(([staff, { roles, isActive }]) => ({ staff, roles, isActive })),
    pendingCalls: [...house.calls.keys()],
    proposals: [...house.proposals.keys()],
    uncountedBoxes: [...house.drops.keys()],
    openClaims: {
      count: open.length,
      amount: dollarsIn(open.reduce((sum, { amount }) => sum + amount, 0n)),
    },
    playersMoney: dollarsIn(sumOf(house.book, accounts.isFundSide)),
    advanced: dollarsIn(sumOf(house.book, isAdvance)),
    cage: balance(house, accounts.house('cage')),
  };
}
