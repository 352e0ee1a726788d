// Wagers that feed meters: their shares leave the win of the table when the first card is out, and come
// back when the round is void. The chips themselves are in the tray.
import type { PlacedWager, RoundSeat, TableRound } from '#games';
import { accounts } from '#ledger';
import { centsOf, dollarsOf, subtract, times, ZERO } from '#money';
import type { EventOf, FeeTaken } from '../events.ts';
import { type Fund, fundOf, meterBalance, metersOf, resetOf } from '../funds/funds.ts';
import type { Asking } from '../kit/asking.ts';
import type { House, Offered } from '../state.ts';
import { type FeeFacts, splitBack, splitFee, type Taking } from '../tables/fees.ts';
import type { EntryText } from '../words/shapes.ts';

interface At {
  readonly asking: Pick<Asking, 'house' | 'rulebook'>;
  readonly table: string;
  readonly offering: string;
  readonly offered: Offered;
}

type Plan = NonNullable<ReturnType<Asking['rulebook']['feePlan']>>;

/** How a wager feeds a meter at this table, if it does. */
function planOf({ asking: { house, rulebook }, table, offering, offered }: At, wager: string) {
  const { open } = house.tables.get(table) ?? {};
  return open && rulebook.feePlan(offering, offered, wager, open);
}

interface Line {
  readonly wager: string;
  readonly plan: Plan;
  readonly each: string;
  readonly seats: number[];
}

/** Seats that have wagered the same on the same meter, in the order of the layout. */
function linesOf(at: At, seats: readonly RoundSeat[]): readonly Line[] {
  const plans = new Map<string, Plan | undefined>();
  const lines: Line[] = [];
  for (const { seat, wagers } of seats) {
    for (const wager of Object.keys(wagers)) {
      if (!plans.has(wager)) plans.set(wager, planOf(at, wager));
      const plan = plans.get(wager);
      if (plan === undefined) continue;
      const { amount: each } = wagers[wager] as PlacedWager;
      const line = lines.find((other) => other.wager === wager && other.each === each);
      if (line === undefined) lines.push({ wager, plan, each, seats: [seat] });
      else line.seats.push(seat);
    }
  }
  return lines;
}

/** Coin In: the share of every wager that feeds a meter. */
export function feesTaken(
  at: At,
  { seats }: TableRound,
  taking: Taking,
): { readonly fees: readonly FeeTaken[]; readonly moves: readonly EntryText[] } {
  const fees: FeeTaken[] = [];
  const moves: EntryText[] = [];
  const win = accounts.win(at.table);
  for (const { plan, each, seats: paying } of linesOf(at, seats)) {
    const total = times(centsOf(each), BigInt(paying.length));
    const split = splitFee(total, plan, at.offered, taking);
    for (const [kind, to, amount] of split.to) {
      // What no meter and no reserve has stays in the tray.
      if (to !== plan.rest) moves.push([kind, win, to, dollarsOf(amount)]);
    }
    const facts = { offering: at.offering, fee: plan.name, seats: paying, each };
    fees.push({ ...facts, ...split.facts });
  }
  return { fees, moves };
}

/** Whether a share can leave its meter again: one that was won since stays as it was brought back. */
function isStillThere(house: House, fund: Fund, { meter: name, metered }: FeeFacts): boolean {
  const meter = metersOf(fund).find((each) => each.name === name);
  if (meter === undefined || metered === undefined) return true;
  return subtract(meterBalance(house, fund, meter.name), centsOf(metered)) >= resetOf(fund, meter);
}

/** A void round returns every wager, and what meters had of them. */
export function feesBack(
  at: At,
  { round, fees, reason }: { round: number; fees: readonly FeeTaken[]; reason: string },
): readonly EventOf<'fees-returned'>[] {
  const { house, rulebook } = at.asking;
  const fund = fundOf(rulebook, at.offering, at.offered);
  const carries = new Map(at.offered.carries);
  return fees.map((line) => {
    const { fee, seats, each } = line;
    const plan = planOf(at, fee) as Plan;
    const total = times(centsOf(each), BigInt(seats.length));
    const paid = { offering: at.offering, fee, paid: new Map(), overflow: ZERO };
    const back = splitBack(total, plan, { offered: { ...at.offered, carries }, paid });
    const isThere = isStillThere(house, fund, back.facts);
    const facts = isThere ? back.facts : {};
    for (const [part, carry] of Object.entries(facts.carries ?? {})) {
      carries.set(`${fee} ${part}`, carry);
    }
    const moves = back.from
      .filter(([from]) => isThere && from !== plan.rest)
      .map(([from, amount]): EntryText => {
        return ['correction', from, accounts.win(at.table), dollarsOf(amount)];
      });
    const where = { table: at.table, round, offering: at.offering, fee, seats, reason };
    return { type: 'fees-returned', ...where, ...facts, moves };
  });
}
