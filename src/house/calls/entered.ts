// The deal that a call is about: cards and play as the floor enters them; game, limit, table, people,
// fees, and wagers as the log has them.
import { decodeDollars, dollarsOf } from '#money';
import { type Fields, given, isFields, type Problem } from '#result';
import type { Call } from '../state.ts';
import type { Dollars } from '../words/shapes.ts';
import { amountsAt } from './paid.ts';

/** `paysByWager`: what lies on a fee decides what the sheet pays. */
interface Under {
  readonly paysByWager: boolean;
}

export function dealOf(call: Call, entered: Fields, { paysByWager }: Under): unknown {
  const { game, limit, table, betting, isNpn, room, fees } = call;
  const { limit: _, table: __, betting: ___, ...cards } = entered;
  const seated = new Map(call.seated);
  const listed = withPayers(seatsIn(cards), fees);
  const isBanked = (cards['dealer'] ?? cards['banker']) !== undefined;
  const seats = isBanked ? withBank(listed, call.seated) : listed;
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
      const wager = paysByWager ? amountsAt(call, seat) : undefined;
      return {
        ...each,
        ...(who === undefined ? {} : { person: who.person }),
        ...(isEmpty ? { person: 'nobody' } : {}),
        ...(position === undefined ? {} : { position }),
        fee: isNpn ? true : paidBy(seat, fees),
        ...given({ wager }),
      };
    }),
    otherTables: room.map(({ table, seats: paid }) => ({ table, feesPaid: paid.length })),
  });
}

const seatsIn = ({ seats }: Fields): readonly unknown[] => (Array.isArray(seats) ? seats : []);

/** Wagers in what was entered that are not those of the record. One amount for all is a wager on the
 * game itself, which no one records, where the sheet does not pay by what lies on its fees. */
export function wagersDiffering(
  call: Call,
  entered: Fields,
  { paysByWager }: Under,
): readonly Problem[] {
  return seatsIn(entered).flatMap((each, index) => {
    const { seat, wager } = isFields(each) ? each : {};
    const taken = amountsAt(call, seat as number);
    if (taken === undefined || wager === undefined) return [];
    const path = `deal.seats[${index}].wager`;
    if (isFields(wager)) {
      return Object.entries(wager).flatMap(([fee, amount]) =>
        differing(amount, { path: `${path}.${fee}`, taken: { '': taken[fee] ?? '0.00' } }),
      );
    }
    if (!paysByWager) return [];
    return differing(wager, {
      path,
      taken: Object.keys(taken).length === 0 ? { '': '0.00' } : taken,
    });
  });
}

/** What is no amount is told with the rest of the deal. */
function differing(
  wager: unknown,
  { path, taken }: { readonly path: string; readonly taken: Readonly<Record<string, Dollars>> },
): readonly Problem[] {
  const amount = decodeDollars(wager, path);
  const typed = amount.ok ? dollarsOf(amount.value) : undefined;
  if (typed === undefined || Object.values(taken).every((each) => each === typed)) return [];
  const recorded = Object.entries(taken).map(([fee, each]) => `${fee} ${each}`.trim());
  const message = `${typed} was entered, but ${recorded.join(', ')} was taken at Coin In`;
  return [{ path, message }];
}

/** The hand at the dealer's place, or the banker's line, is the player-dealer's, even if their seat was not entered. */
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

const paidBy = (seat: number, fees: Call['fees']): boolean | Readonly<Record<string, boolean>> => {
  const paid = Object.entries(fees).map(([fee, seats]): [string, boolean] => [
    fee,
    seats === 'table' || seats.includes(seat),
  ]);
  return paid.length === 0 ? false : Object.fromEntries(paid);
};
