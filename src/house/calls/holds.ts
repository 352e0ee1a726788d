// What a pending call holds, what becomes of it, and whom it is about.
import { accounts } from '#ledger';
import { addTo, type Cents, centsOf, dollarsOf } from '#money';
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
