// The deal that a call is about: cards and play as the floor enters them; game, limit, table, people,
// fees, and wagers as the log has them.

import type { SeatPosition } from '#games';
import { decodeDollars, dollarsOf } from '#money';
import { type Fields, given, isFields, type Problem } from '#result';
import type { Call } from '../state.ts';
import type { Dollars, Seated } from '../words/shapes.ts';
import { amountsOf, bettorsAt, type Payer, payerOf } from './paid.ts';

/** `paysByWager`: what lies on a fee decides what the sheet pays. */
interface Under {
  readonly paysByWager: boolean;
}

/** A seat as it was entered, with the position that it has. */
export interface Entered {
  readonly seat: number;
  readonly position?: SeatPosition;
  readonly fields: Fields;
}

export function dealOf(call: Call, entered: Fields, { paysByWager }: Under): unknown {
  const { game, limit, table, betting, isNpn, room } = call;
  const { limit: _, table: __, betting: ___, ...cards } = entered;
  const seated = handsIn(call);
  const seats = seatsAt(call, cards);
  return given({
    ...cards,
    game,
    npn: isNpn,
    limit,
    table,
    betting,
    seats: seats.map((each) => {
      if (!isEntered(each)) return each;
      const { seat, position, fields } = each;
      const payer = payerOf(seats.filter(isEntered), each);
      // A backline player is a different person from the one who sits there.
      const bettors = bettorsAt(call, seat);
      const who = payer.behind === undefined ? seated.get(seat) : bettors[payer.behind - 1];
      const isAlone = bettors.length > 0 && fields['position'] === undefined;
      const isFree = isNpn && call.seated.length > 0;
      const isEmpty = who === undefined && payer.behind === undefined && (isFree || isAlone);
      return {
        ...fields,
        ...(who === undefined ? {} : { person: who.person }),
        ...(isEmpty ? { person: 'nobody' } : {}),
        ...given({ position }),
        fee: isNpn ? true : feesRecorded(call, payer),
        ...given({ wager: paysByWager ? amountsOf(call, payer) : undefined }),
      };
    }),
    otherTables: room.map(({ table, seats: paid }) => ({ table, feesPaid: paid.length })),
  });
}

/** Wagers in what was entered that are not those of the record. One amount for all is a wager on the
 * game itself, which no one records, where the sheet does not pay by what lies on its fees. */
export function wagersDiffering(
  call: Call,
  entered: Fields,
  { paysByWager }: Under,
): readonly Problem[] {
  const seats = seatsAt(call, entered);
  return seats.flatMap((each, index) => {
    if (!isEntered(each)) return [];
    const taken = amountsOf(call, payerOf(seats.filter(isEntered), each));
    const { wager } = each.fields;
    if (taken === undefined || wager === undefined) return [];
    const path = `deal.seats[${index}].wager`;
    if (isFields(wager)) {
      return Object.entries(wager).flatMap(([fee, amount]) =>
        differing(amount, { path: `${path}.${fee}`, taken: { '': taken[fee] ?? '0.00' } }),
      );
    }
    if (!paysByWager) return [];
    const isNone = Object.keys(taken).length === 0;
    return differing(wager, { path, taken: isNone ? { '': '0.00' } : taken });
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

export const isEntered = (each: unknown): each is Entered =>
  isFields(each) && isFields(each['fields']);

/** All who took part, those who were not entered after the others. What is no seat is left as it is,
 * for the deal to be refused. */
export function seatsAt(call: Call, { seats, dealer, banker }: Fields): readonly unknown[] {
  const seated = handsIn(call);
  const read = (fields: unknown): unknown => {
    if (!isFields(fields)) return fields;
    const seat = fields['seat'] as number;
    const position = (fields['position'] ?? seated.get(seat)?.position) as SeatPosition | undefined;
    return given({ seat, position, fields });
  };
  const entered = (Array.isArray(seats) ? seats : []).map(read);
  const listed = [...entered, ...bettorsMissing(call, entered.filter(isEntered)).map(read)];
  const all = [...listed, ...payersMissing(call, listed.filter(isEntered)).map(read)];
  const isBanked = (dealer ?? banker) !== undefined;
  return isBanked ? [...all, ...bankMissing(call, all.filter(isEntered)).map(read)] : all;
}

/** Who held a hand, by seat. */
export const handsIn = ({ seated }: Call): ReadonlyMap<number, Seated> =>
  new Map(seated.filter(([, { position }]) => position !== 'backline'));

/** A hand at a seat in which no one sat is that of those who bet behind it, unless it was entered as
 * a seated player's. */
function bettorsMissing(call: Call, there: readonly Entered[]): readonly Fields[] {
  const players = handsIn(call);
  return there.flatMap(({ seat, position }) => {
    if (position !== undefined || players.has(seat)) return [];
    const isListed = there.some((each) => each.seat === seat && each.position === 'backline');
    return isListed ? [] : bettorsAt(call, seat).map(() => ({ seat, position: 'backline' }));
  });
}

/** The hand at the dealer's place, or the banker's line, is the player-dealer's, even if their seat was
 * not entered. */
function bankMissing({ seated }: Call, there: readonly Entered[]): readonly Fields[] {
  const [bank] = seated.find(([, { position }]) => position === 'player-dealer') ?? [];
  const isThere = there.some(({ seat, position }) => seat === bank || position === 'player-dealer');
  return bank === undefined || isThere ? [] : [{ seat: bank }];
}

/** The seats of which a fee was taken. */
export const payingSeats = ({ fees }: Call): readonly number[] =>
  Object.values(fees).flatMap((each) => (each === 'table' ? [] : each));

/** Whoever was dealt in took part, and so did a bettor who paid, even if the cards of that seat, or the
 * bettor behind it, were not entered. */
function payersMissing(call: Call, there: readonly Entered[]): readonly Fields[] {
  const { paid = [] } = call;
  const inSeats = [...payingSeats(call), ...handsIn(call).keys()];
  const missing = [...new Set(inSeats)].filter((seat) => !there.some((each) => each.seat === seat));
  const bettors = new Map<number, number>();
  for (const { behind = 0, paid: all } of paid) {
    for (const [seat] of all) bettors.set(seat, Math.max(behind, bettors.get(seat) ?? 0));
  }
  const behind = [...bettors].flatMap(([seat, count]) => {
    const isHere = (each: Entered) => each.seat === seat && each.position === 'backline';
    const more = Math.max(0, count - there.filter(isHere).length);
    return Array.from({ length: more }, () => ({ seat, position: 'backline' }));
  });
  return [...missing.map((seat) => ({ seat })), ...behind];
}

/** By fee, whether someone has paid it; a call of an older record has only the seats. */
export function feesRecorded(
  call: Call,
  payer: Payer,
): boolean | Readonly<Record<string, boolean>> {
  const { fees, paid = [] } = call;
  const amounts = amountsOf(call, payer);
  const names = new Set([...Object.keys(fees), ...paid.map(({ fee }) => fee)]);
  const all = [...names].map((fee): [string, boolean] => {
    const seats = fees[fee] ?? [];
    if (seats === 'table') return [fee, true];
    return [fee, amounts === undefined ? seats.includes(payer.seat) : fee in amounts];
  });
  return all.length === 0 ? false : Object.fromEntries(all);
}
