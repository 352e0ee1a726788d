// What a fee is, who pays it, and where every cent of it goes.

import { z } from 'zod';
import { balanceOf } from '#ledger';
import {
  add,
  asCents,
  type Cents,
  centsOf,
  contribute,
  countOf,
  dollarsOf,
  makeRatio,
  max,
  min,
  NO_CARRY,
  negate,
  parseRatio,
  subtract,
  ZERO,
} from '#money';
import { given, sure } from '#result';
import { isInDollars, type Offering } from '#rules';
import type { FeeTaken } from '../events.ts';
import { refuse, stopAt } from '../kit/ask.ts';
import type { Asking } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import type { FeePart, FeePlan } from '../offerings/rulebook.ts';
import type { House, Offered, RoundFee } from '../state.ts';
import { bettor, dollars, name, seat } from '../words/scalars.ts';
import { headsAt, isBank, type OpenTable, payerStop, tableStop } from './payers.ts';

/** Coin In: the fees that lie on the sensors are taken and the round begins. `amount` is what
 * lies on each; left out, it is the posted fee. `seats` is left out where the pot pays. */
export const START_ROUND = {
  table: name,
  fees: z
    .array(
      z.strictObject({
        offering: name,
        fee: name.optional(),
        seats: z.array(seat).min(1).optional(),
        /** Those pay who bet behind the seats: the first behind each of them, or a later one. */
        behind: bettor.optional(),
        amount: dollars.optional(),
        /** Sensors that did not light and were marked by hand. */
        byHand: z.array(seat).optional(),
      }),
    )
    .max(40),
  /** How many are dealt in, where that is not who is recorded at the table. */
  dealtIn: z.int().min(1).max(30).optional(),
};

export type FeeAsked = Asked<typeof START_ROUND>['fees'][number];

/** Who pays: seats with a working sensor, or one fee for the table. */
function seatsOf(
  line: FeeAsked,
  plan: FeePlan,
  { table, posted }: At,
): readonly number[] | 'table' {
  const { paidBy, clause } = plan;
  const { behind } = line;
  if (behind !== undefined && paidBy !== 'player') {
    refuse('wrong-payer', `${clause}: ${paidBy} pays`);
  }
  if (paidBy === 'pot' || paidBy === 'first-position') {
    return line.seats === undefined ? 'table' : refuse('wrong-payer', `${clause}: ${paidBy} pays`);
  }
  // The player-dealer's fee is for the whole table.
  if (paidBy === 'player-dealer') {
    const [seat, ...others] = line.seats ?? [];
    const isTheirs = others.length === 0 && (seat === undefined || isBank(table, seat));
    return isTheirs ? 'table' : refuse('wrong-payer', `${clause}: the player-dealer pays`);
  }
  const seats = line.seats ?? refuse('wrong-payer', `${clause}: each player pays at a seat`);
  for (const seat of seats) if (seat > table.seats) refuse('no-such-seat', `${seat}`);
  for (const seat of seats) stopAt(payerStop(posted, plan, given({ table, seat, behind })));
  if (plan.stopsAtFault && (table.sensorsOut.size > 0 || (line.byHand?.length ?? 0) > 0)) {
    refuse('sensor-out', 'the sheet stops the jackpot until it works again');
  }
  for (const seat of seats) {
    const isLit = !table.sensorsOut.has(seat) || line.byHand?.includes(seat) === true;
    if (!isLit) refuse('sensor-out', `seat ${seat}`);
  }
  return seats;
}

export function feeLaid(line: Pick<FeeAsked, 'amount'>, plan: FeePlan, { settings }: House): Cents {
  const { each: posted, upTo, step, name } = plan;
  const each = line.amount === undefined ? posted : centsOf(line.amount);
  if (each !== undefined && each > centsOf(settings.unreasonableFee)) {
    refuse('unreasonable-contribution', dollarsOf(each));
  }
  if (posted === undefined)
    return refuse('wrong-fee', `${name}: the sheet has none for this limit`);
  const range = given({ least: posted, most: upTo ?? posted, step });
  if (each !== undefined && each > ZERO && isInDollars(range, each)) return each;
  return refuse('wrong-fee', `${name} is ${feeText(plan, posted)}`);
}

/** "5.00", "5.00 to 500.00", "1.00 or 5.00". */
function feeText({ upTo, step }: FeePlan, least: Cents): string {
  if (upTo === undefined || upTo <= least) return dollarsOf(least);
  const isEither = step !== undefined && add(least, step) === upTo;
  return `${dollarsOf(least)} ${isEither ? 'or' : 'to'} ${dollarsOf(upTo)}`;
}

/** Payers who bring the same; the player-dealer pays another amount on some sheets. */
export interface Payers {
  readonly seats: readonly number[] | 'table';
  readonly each: Cents;
}

export function payersOf(line: FeeAsked, plan: FeePlan, at: At): readonly Payers[] {
  const { name, table, asking, posted, dealtIn } = at;
  // A bettor behind a seat is dealt no hand.
  const paying = line.behind === undefined ? line.seats : undefined;
  const heads = headsAt(table, given({ dealtIn, paying }));
  stopAt(tableStop(asking, posted, plan, { name, table, heads }));
  const seats = seatsOf(line, plan, at);
  const each = feeLaid(line, plan, asking.house);
  const { playerDealer } = plan;
  if (seats === 'table' || playerDealer === undefined) return [{ seats, each }];
  const groups = [
    { seats: seats.filter((seat) => !isBank(table, seat)), each },
    { seats: seats.filter((seat) => isBank(table, seat)), each: playerDealer },
  ];
  return groups.filter((group) => group.seats.length > 0);
}

interface At {
  readonly name: string;
  readonly table: OpenTable;
  readonly asking: Pick<Asking, 'house' | 'rulebook'>;
  readonly posted: Offering;
  readonly dealtIn: number | undefined;
}

/** What one command has done so far: a cap and a carry count all of it. */
export interface Taking {
  readonly house: House;
  readonly brought: Map<string, Cents>;
  readonly carried: Map<Offered, Map<string, string>>;
}

interface SplitFee {
  readonly to: readonly (readonly ['contribution' | 'overflow', string, Cents])[];
  readonly facts: FeeFacts;
}

/** Each part its share, to the fraction of a cent; all else to the owner of the rest. */
export function splitFee(
  total: Cents,
  { parts, meter, rest, overflow }: FeePlan,
  offered: Offered,
  { house, brought, carried }: Taking,
): SplitFee {
  const to: (readonly ['contribution' | 'overflow', string, Cents])[] = [];
  let left = total;
  let metered = ZERO;
  let over = ZERO;
  let carries: Record<string, string> | undefined;
  for (const part of parts) {
    const { carryKey } = part;
    const before = carried.get(offered)?.get(carryKey) ?? offered.carries.get(carryKey);
    const { cents, carry } = partOf(total, part, before);
    left = subtract(left, cents);
    if (carry !== undefined) {
      // Offerings call their fees alike: each has its own.
      const mine = carried.get(offered) ?? new Map<string, string>();
      carried.set(offered, mine.set(carryKey, carry));
      carries = { ...carries, [part.part]: carry };
    }
    const taken = roomFor(cents, part, house, brought);
    if (part.part === 'meter') metered = add(metered, taken);
    if (taken > ZERO) to.push(['contribution', part.account, taken]);
    if (taken < cents) {
      over = add(over, subtract(cents, taken));
      to.push(['overflow', overflow, subtract(cents, taken)]);
    }
  }
  if (left > ZERO) to.push(['contribution', rest, left]);
  return {
    to,
    facts: factsOf({ meter, metered, over, carries }),
  };
}

/** What a fee, or its way back, did to its meter. */
export type FeeFacts = Pick<FeeTaken, 'meter' | 'metered' | 'overflow' | 'carries'>;

function factsOf({
  meter,
  metered,
  over,
  carries,
}: {
  readonly meter: string | undefined;
  readonly metered: Cents;
  readonly over: Cents;
  readonly carries: Readonly<Record<string, string>> | undefined;
}): FeeFacts {
  const facts: { -readonly [Fact in keyof FeeFacts]: FeeFacts[Fact] } = {};
  if (meter !== undefined && (metered > ZERO || over > ZERO)) facts.meter = meter;
  if (metered > ZERO) facts.metered = dollarsOf(metered);
  if (over > ZERO) facts.overflow = dollarsOf(over);
  if (carries !== undefined) facts.carries = carries;
  return facts;
}

/** Whole cents now; the fraction is carried on, where there is one. */
function partOf(
  total: Cents,
  { rate }: FeePart,
  carried: string | undefined,
): { readonly cents: Cents; readonly carry?: string } {
  const exact = countOf(total) * rate.numerator;
  if (carried === undefined && exact % rate.denominator === 0n) {
    return { cents: asCents(exact / rate.denominator) };
  }
  const before = carried === undefined ? NO_CARRY : sure(parseRatio(carried));
  const { cents, carry } = contribute(before, total, rate);
  return { cents, carry: makeRatio(carry) };
}

/** What of an amount a meter can still take. */
function roomFor(
  amount: Cents,
  { account, cap }: FeePart,
  house: House,
  brought: Map<string, Cents>,
): Cents {
  if (cap === undefined) return amount;
  const before = brought.get(account) ?? ZERO;
  const room = subtract(subtract(cap, balanceOf(house.book, account)), before);
  const taken = room >= amount ? amount : max(room, ZERO);
  brought.set(account, add(before, taken));
  return taken;
}

/** The way of a fee backwards: what went past a full meter comes back from there first. */
export function splitBack(
  total: Cents,
  { parts, meter, rest, overflow }: FeePlan,
  { offered, paid }: { readonly offered: Offered; readonly paid: RoundFee },
): {
  readonly from: readonly (readonly [string, Cents])[];
  readonly facts: FeeFacts;
} {
  const from: (readonly [string, Cents])[] = [];
  let left = total;
  let metered = ZERO;
  let over = ZERO;
  let carries: Record<string, string> | undefined;
  for (const part of parts) {
    const given = partOf(negate(total), part, offered.carries.get(part.carryKey));
    const cents = negate(given.cents);
    left = subtract(left, cents);
    if (given.carry !== undefined) carries = { ...carries, [part.part]: given.carry };
    const past = part.cap === undefined ? ZERO : min(cents, paid.overflow);
    over = add(over, past);
    if (part.part === 'meter') metered = add(metered, subtract(cents, past));
    if (cents > past) from.push([part.account, subtract(cents, past)]);
    if (past > ZERO) from.push([overflow, past]);
  }
  if (left > ZERO) from.push([rest, left]);
  return {
    from,
    facts: factsOf({ meter, metered, over, carries }),
  };
}
