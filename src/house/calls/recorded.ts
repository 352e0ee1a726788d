// What the record of a deal says, held against what is entered with the cards: whatever differs is refused,
// with what was recorded.
import { type Fields, isFields, type Problem } from '#result';
import type { EventOf } from '../events.ts';
import type { Call } from '../state.ts';
import { type Entered, feesRecorded, handsIn, isEntered, payingSeats, seatsAt } from './entered.ts';
import { bettorsAt, payerOf } from './paid.ts';

/** What is entered besides cards and is not what was recorded. */
export function recordedDiffering(call: Call, entered: Fields): readonly Problem[] {
  const seats = Array.isArray(entered['seats']) ? entered['seats'] : [];
  // The seats that were entered come first.
  const read = seatsAt(call, entered).slice(0, seats.length);
  const there = read.filter(isEntered);
  return [
    ...ofTable(call, entered),
    ...tooMany(call, there),
    ...read.flatMap((each, index) => {
      if (!isEntered(each)) return [];
      const path = `deal.seats[${index}]`;
      const missing = notThere(call, there, each);
      if (missing !== undefined) return [{ path: `${path}.seat`, message: missing }];
      return [...ofPerson(call, each, path), ...ofFee(call, there, each, path)];
    }),
  ];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : JSON.stringify(value);

function said(path: string, typed: unknown, recorded: unknown): Problem {
  const is = recorded === undefined ? 'nothing' : textOf(recorded);
  return { path, message: `${textOf(typed)} was entered, but ${is} was recorded at the deal` };
}

/** The game, the limit and the table are those at which the round was dealt. */
function ofTable(call: Call, entered: Fields): readonly Problem[] {
  const { game, limit, table, betting, isNpn: npn } = call;
  const recorded = { game, limit, table, betting, npn };
  return Object.entries(recorded).flatMap(([field, is]) => {
    const typed = entered[field];
    return typed === undefined || typed === is ? [] : [said(`deal.${field}`, typed, is)];
  });
}

/** No more hands than were dealt. */
function tooMany({ dealtIn }: Call, there: readonly Entered[]): readonly Problem[] {
  const hands = there.filter(isHand).length;
  return dealtIn === undefined || hands <= dealtIn ? [] : otherNumber(hands, dealtIn);
}

const isHand = ({ position }: Entered): boolean => position !== 'backline';

const otherNumber = (count: number, dealtIn: number): readonly Problem[] => [
  { path: 'deal.seats', message: `${count} were entered, but ${dealtIn} were dealt in` },
];

/** Where fewer hands are there than were dealt: the same cards with the others, which no one has entered. */
export function withAllHands(
  call: Call,
  entered: Fields,
): { readonly deal: Fields; readonly problems: readonly Problem[] } | undefined {
  const { dealtIn = 0, isNpn } = call;
  const there = seatsAt(call, entered).filter(isEntered);
  const hands = there.filter(isHand);
  const isBanked = (entered['dealer'] ?? entered['banker']) !== undefined;
  const hasBank = hands.some(({ position }) => position === 'player-dealer');
  const count = hands.length + (isBanked && !hasBank ? 1 : 0);
  if (isNpn || count >= dealtIn) return undefined;
  const taken = new Set(there.map(({ seat }) => seat));
  const free = Array.from({ length: dealtIn + taken.size }, (_, index) => index + 1)
    .filter((seat) => !taken.has(seat))
    .slice(0, dealtIn - count);
  const seats = Array.isArray(entered['seats']) ? entered['seats'] : [];
  return {
    deal: { ...entered, seats: [...seats, ...free.map((seat) => ({ seat }))] },
    problems: otherNumber(count, dealtIn),
  };
}

/** Whether the house knows all who were dealt in: as many as the dealer has said, or all who sat there,
 * where players pay for their own hands. Where no one does, a house may record only some of them. */
function isComplete(call: Call): boolean {
  const players = handsIn(call);
  const paying = payingSeats(call);
  if (players.size === 0) return false;
  if (call.dealtIn === undefined) return paying.length > 0;
  return new Set([...players.keys(), ...paying]).size >= call.dealtIn;
}

/** Where all are known, a hand lies at one of their seats, or is that of those who bet behind one. A free
 * table may have empty seats among the others: they win nothing. */
function notThere(
  call: Call,
  there: readonly Entered[],
  { seat, position, fields }: Entered,
): string | undefined {
  const isEmpty = position === 'backline' || fields['person'] === 'nobody';
  if (call.isNpn || isEmpty || !isComplete(call)) return undefined;
  const isThere = handsIn(call).has(seat) || payingSeats(call).includes(seat);
  const isBehind = there.some((each) => each.seat === seat && each.position === 'backline');
  if (isThere || isBehind || bettorsAt(call, seat).length > 0) return undefined;
  return `seat ${seat} was not dealt in`;
}

const behindOf = (there: readonly Entered[], seat: number): readonly Entered[] =>
  there.filter((each) => each.seat === seat && each.position === 'backline');

/** How many are known to have bet behind a seat, by their names or by their fees. */
function bettorCount(call: Call, seat: number): number {
  const paying = (call.paid ?? []).flatMap(({ behind = 0, paid }) =>
    paid.some(([each]) => each === seat) ? behind : [],
  );
  return Math.max(bettorsAt(call, seat).length, ...paying);
}

/** Hands and bettors that no record of the deal names: a room that records only some of its seats has
 * them entered with the cards, and whoever signs for the call signs for them. */
export function unrecordedIn(
  call: Call,
  entered: Fields,
): NonNullable<EventOf<'call-verified'>['unrecorded']> {
  const there = seatsAt(call, entered).filter(isEntered);
  return there.flatMap((each) => {
    const { seat, position, fields } = each;
    if (position === 'backline') {
      const behind = behindOf(there, seat).indexOf(each) + 1;
      return behind > bettorCount(call, seat) ? [{ seat, behind }] : [];
    }
    const isKnown = handsIn(call).has(seat) || payingSeats(call).includes(seat);
    const isEmpty = fields['person'] === 'nobody' || bettorCount(call, seat) > 0;
    return isKnown || isEmpty ? [] : [{ seat }];
  });
}

/** Who holds a hand, and in which position. */
function ofPerson(
  call: Call,
  { seat, position, fields }: Entered,
  path: string,
): readonly Problem[] {
  if (position === 'backline') return [];
  const who = handsIn(call).get(seat);
  const { person, position: placed } = fields;
  if (who === undefined) {
    const isPatron = person === undefined || person === 'patron' || person === 'nobody';
    return isPatron ? [] : [said(`${path}.person`, person, undefined)];
  }
  return [
    ...(person === undefined || person === who.person
      ? []
      : [said(`${path}.person`, person, who.person)]),
    ...(placed === undefined || placed === who.position
      ? []
      : [said(`${path}.position`, placed, who.position)]),
  ];
}

/** What was taken at Coin In. A seat that says no fee by its name has the usual value of the notation, and
 * the record decides. */
function ofFee(
  call: Call,
  there: readonly Entered[],
  each: Entered,
  path: string,
): readonly Problem[] {
  const { fee } = each.fields;
  if (!isFields(fee) || call.isNpn) return [];
  const recorded = feesRecorded(call, payerOf(there, each));
  return Object.entries(fee).flatMap(([name, typed]) => {
    const is = isFields(recorded) && recorded[name] === true;
    return typed === is ? [] : [said(`${path}.fee.${name}`, typed, is)];
  });
}
