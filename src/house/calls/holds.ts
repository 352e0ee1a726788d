// What a pending call holds, what becomes of it, and the deal that it is about.
import { accounts } from '#ledger';
import { addTo, type Cents, centsOf, dollarsOf } from '#money';
import { given, isFields } from '#result';
import type { Released } from '../events.ts';
import { type Fund, toMeter } from '../funds/funds.ts';
import type { Call, House, Offered } from '../state.ts';
import type { EntryText } from '../words/shapes.ts';

/** What a call leaves goes to the next one in line, or back to the meters. */
export function release(
  house: House,
  fund: Fund,
  { call, left }: { readonly call: string; readonly left: ReadonlyMap<string, Cents> },
): { readonly released: Released; readonly moves: readonly EntryText[] } {
  const { line } = fund.offered;
  const next = line[line.indexOf(call) + 1] ?? null;
  const holds = Object.fromEntries([...left].map(([meter, amount]) => [meter, dollarsOf(amount)]));
  const moves =
    next === null
      ? [...left].flatMap(([meter, amount]) => {
          const from = accounts.held(fund.id, meter);
          return toMeter(house, fund, { kind: 'release', from, meter, amount });
        })
      : [];
  return { released: { to: next, holds }, moves };
}

/** Hands what a call leaves to the next one, and takes it out of the line. */
export function leaveLine(house: House, call: Call, { to, holds }: Released): void {
  const { line } = house.offerings.get(call.offering) as Offered;
  line.splice(line.indexOf(call.id), 1);
  house.calls.delete(call.id);
  if (to === null) return;
  const next = (house.calls.get(to) as Call).holds;
  for (const [meter, amount] of Object.entries(holds)) {
    addTo(next, meter, centsOf(amount));
  }
}

/** All who may have a part in what a call wins, as far as their names are known. */
export const playersOf = ({ seated, room }: Call): readonly (string | undefined)[] => [
  ...seated.map(([, { patron }]) => patron),
  ...room.flatMap(({ seats }) => seats.map(({ patron }) => patron)),
];

/** The deal as it lay: cards and play as the floor enters them; game, limit, table, people and fees as
 * the log has them. */
export function dealOf(call: Call, entered: Readonly<Record<string, unknown>>): unknown {
  const { game, limit, table, betting, isNpn, room, fees } = call;
  const { limit: _, table: __, betting: ___, ...cards } = entered;
  const seated = new Map(call.seated);
  const listed = Array.isArray(cards['seats']) ? withPayers(cards['seats'], fees) : [];
  const seats = cards['dealer'] === undefined ? listed : withBank(listed, call.seated);
  return given({
    ...cards,
    game,
    npn: isNpn,
    limit,
    table,
    betting,
    seats: seats.map((each: unknown) => {
      if (!isFields(each)) return each;
      const seat = each['seat'] as number;
      // A backline player is a different person from the one who sits there.
      const who = each['position'] === 'backline' ? undefined : seated.get(seat);
      const position = each['position'] ?? who?.position;
      const isEmpty = isNpn && who === undefined && seated.size > 0;
      return {
        ...each,
        ...(who === undefined ? {} : { person: who.person }),
        ...(isEmpty ? { person: 'nobody' } : {}),
        ...(position === undefined ? {} : { position }),
        fee: isNpn ? true : paidBy(seat, fees),
      };
    }),
    otherTables: room.map(({ table, seats: paid }) => ({ table, feesPaid: paid.length })),
  });
}

/** The hand at the dealer's place is the player-dealer's, even if their seat was not entered. */
function withBank(seats: readonly unknown[], seated: Call['seated']): readonly unknown[] {
  const [bank] = seated.find(([, { position }]) => position === 'player-dealer') ?? [];
  const isThere = seats.some(
    (each) => isFields(each) && (each['seat'] === bank || each['position'] === 'player-dealer'),
  );
  return bank === undefined || isThere ? seats : [...seats, { seat: bank }];
}

/** A player who paid at a seat took part, even if the cards of that seat were not entered. */
function withPayers(seats: readonly unknown[], fees: Call['fees']): readonly unknown[] {
  const there = seats.map((each) => (isFields(each) ? each['seat'] : undefined));
  const paid = Object.values(fees).flatMap((each) => (each === 'table' ? [] : each));
  const missing = [...new Set(paid)].filter((seat) => !there.includes(seat));
  return [...seats, ...missing.map((seat) => ({ seat }))];
}

const paidBy = (
  seat: number,
  fees: Readonly<Record<string, readonly number[] | 'table'>>,
): boolean | Readonly<Record<string, boolean>> => {
  const paid = Object.entries(fees).map(([fee, seats]): [string, boolean] => [
    fee,
    seats === 'table' || seats.includes(seat),
  ]);
  return paid.length === 0 ? false : Object.fromEntries(paid);
};
