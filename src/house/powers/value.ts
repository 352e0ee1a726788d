// What an act moves, as its events say it: money that leaves the house's hands, and what is as good as money. Whatever a command calls itself, this is
// what counts against the limits of a badge.
import { centsOf, countOf } from '#money';
import type { Event, EventOf, EventType } from '../events.ts';
import type { Moved, PowerKind } from '../words/powers.ts';
import type { AwardedClaim, EntryText } from '../words/shapes.ts';

const IN_HAND = /^(?:house\/(?:cage|bank|count-room)|table\/[^/]+\/(?:tray|box))$/;

const counted = (dollars: string): bigint => countOf(centsOf(dollars));

/** What leaves the house's hands; from one of its own accounts to another, nothing does. */
const paidOut = (moves: readonly EntryText[]): bigint => {
  let out = 0n;
  for (const [, debit, credit, amount] of moves) {
    if (IN_HAND.test(credit) && !IN_HAND.test(debit)) out += counted(amount);
  }
  return out;
};

const worthOf = ({ amount, thing }: AwardedClaim): bigint => {
  const money = counted(amount);
  return money > 0n || thing?.worth === undefined ? money : counted(thing.worth);
};

type Valued = { readonly [Type in EventType]?: (event: EventOf<Type>) => Moved };

const one = (kind: PowerKind) => (): Moved => ({ [kind]: 1n });

/** What two people have allowed is not of the day's limit. */
const lookedUp = ({ isAllowed }: { readonly isAllowed?: true }): Moved =>
  isAllowed === true ? {} : { lookups: 1n };

/** Of events that move something else than money. */
const VALUED: Valued = {
  'tickets-issued': ({ batches }) => ({
    tickets: batches.reduce((sum, { count }) => sum + BigInt(count), 0n),
  }),
  'instruments-issued': ({ face, serials, pays }) => ({
    [pays === undefined ? 'coupons' : 'prizes-used']: counted(face) * BigInt(serials.length),
  }),
  'prizes-won': ({ claims }) => ({
    rewards: claims.reduce((sum, claim) => sum + worthOf(claim), 0n),
  }),
  'prize-used': ({ amount }) => ({ 'prizes-used': counted(amount) }),
  'fund-adjusted': ({ by }) => ({ adjustments: counted(by.replace('-', '')) }),
  'award-voided': ({ amount }) => ({ adjustments: counted(amount) }),
  'scans-booked': ({ booked }) => ({ scans: BigInt(booked.length) }),
  'patron-enrolled': one('patrons'),
  'member-registered': one('patrons'),
  'person-read': lookedUp,
  'card-read': lookedUp,
  'person-written': one('changes'),
  'card-replaced': one('cards'),
  'card-pin-set': one('cards'),
  'picks-entered': one('picks'),
  'meter-stepped': one('attempts'),
  'chips-sold': one('sales'),
  'tournament-entered': one('sales'),
  'chips-bought': one('sales'),
  'voucher-changed': one('vouchers'),
  'draw-unclaimed': one('absences'),
  'call-withdrawn': one('cancels'),
  'clock-set': one('clocks'),
  'device-revoked': one('removals'),
  'webhook-removed': one('removals'),
};

/** What is counted when one of these happens, for the test of the declarations. */
export const VALUED_TYPES: readonly string[] = Object.keys(VALUED);

/** All that events move, by kind. */
export function movedBy(events: readonly Event[]): Moved {
  const all: Moved = {};
  const count = (kind: PowerKind, more: bigint): void => {
    if (more > 0n) all[kind] = (all[kind] ?? 0n) + more;
  };
  for (const event of events) {
    if (event.moves !== undefined) count('cash', paidOut(event.moves));
    const value = (VALUED[event.type] as ((event: Event) => Moved) | undefined)?.(event) ?? {};
    for (const kind of Object.keys(value) as PowerKind[]) count(kind, value[kind] as bigint);
  }
  return all;
}
