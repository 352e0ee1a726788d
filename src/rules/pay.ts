// What each taker gets, and where every cent of it comes from.
import type { DealtSeat } from '#games';
import {
  add,
  addRatios,
  asCents,
  type Cents,
  compareRatios,
  countOf,
  min,
  multiplyRatios,
  partOf,
  type Ratio,
  ratioOf,
  subtract,
  sum,
  usd,
  ZERO,
} from '#money';
import type { Source } from './activity.ts';
import type { Entitled, EntitledShare, Room } from './entitled.ts';
import type { Finding } from './findings.ts';
import type { PostedActivity } from './offering.ts';
import { isPosted, postedAmount } from './posted.ts';
import { beyondMeter, type Purse, type Sources, take, takeFromMeter } from './purse.ts';
import { WHOLE } from './rows.ts';
import type { ShareName } from './share.ts';

export interface SettledShare {
  readonly finding: Finding;
  /** None for another table's part in what the room shares. */
  readonly who: DealtSeat | null;
  /** On top of the prize of the row. */
  readonly isExtra?: true;
  readonly row: string;
  /** A seat of this table; none for another table's part in what the room shares. */
  readonly seat: number | null;
  readonly position?: DealtSeat['position'];
  readonly table?: string;
  readonly share: ShareName;
  readonly amount?: Cents;
  readonly count?: number;
  readonly words?: string;
  readonly from: Sources;
  readonly because: string;
}

export interface Paid {
  readonly purse: Purse;
  readonly awards: readonly SettledShare[];
}

/** An award to a player at this table. */
export const awardTo = (
  who: DealtSeat,
  finding: Finding,
  won: Omit<SettledShare, 'finding' | 'who' | 'row' | 'seat' | 'position'>,
): SettledShare => ({
  finding,
  who,
  row: finding.row.id,
  seat: who.seat,
  position: who.position,
  ...won,
});

/** A prize by where it comes from: off a meter, and beyond it. */
export interface Pot {
  readonly meter: string | null;
  readonly fromMeter: Cents;
  readonly beyond: Cents;
}

/** A finding with the part of the pot that is its own. */
export interface Weighed {
  readonly entitled: Entitled;
  readonly weight: Ratio;
  /** Several winners divide the pot, whatever each would have had alone. */
  readonly isDivided: boolean;
}

/** One place in a division: a player's part of the pot, or a part that stays. */
interface Slot {
  readonly entitled: Entitled;
  readonly share: EntitledShare['share'];
  readonly seat: DealtSeat | null;
  readonly table?: { readonly name: string; readonly feesPaid: number };
  readonly weight: Ratio;
  /** The weight of the place in its share of the prize, which all findings of a pot have alike. */
  readonly inShare: Ratio;
  /** Nothing is divided, so that no odd chip comes of it. */
  readonly isWhole: boolean;
  /** Paid in full again, beside the one that the pot pays. */
  readonly isAgain: boolean;
}

/** What a stake brings where so much is for one wager. */
export const inProportion = (
  amount: Cents,
  { stake, perWager }: { readonly stake: Cents; readonly perWager: Cents },
): Cents => partOf(amount, ratioOf(countOf(stake), countOf(perWager)));

const CENT = usd('0.01');

/** The smallest chip that is paid out: a cent where the house has not posted one. */
const chipOf = (posted: PostedActivity): Cents =>
  isPosted(posted, 'chip') ? postedAmount(posted, 'chip') : CENT;

function roundTo(exact: Ratio, chip: Cents, isUp: boolean): Cents {
  const divisor = exact.denominator * countOf(chip);
  const up = isUp ? divisor - 1n : 0n;
  return asCents(((exact.numerator + up) / divisor) * countOf(chip));
}

const exactly = (amount: Cents, weight: Ratio): Ratio =>
  multiplyRatios(ratioOf(countOf(amount)), weight);

/** Each part of the pot, in order. */
function slotsOf({ entitled, weight, isDivided }: Weighed, { deal }: Room): Slot[] {
  const isOnlyFinding = compareRatios(weight, WHOLE) === 0;
  return entitled.shares.flatMap(({ share, takers, staying }) => {
    const heads = takers.length + staying;
    const part = multiplyRatios(weight, share.part);
    const slot = (seat: DealtSeat | null, of: Ratio): Slot => ({
      entitled,
      share,
      seat,
      weight: multiplyRatios(part, of),
      inShare: multiplyRatios(weight, of),
      isWhole: isOnlyFinding && heads === 1 && share.to !== 'room',
      isAgain: false,
    });
    if (share.to === 'room') return roomSlots(slot, takers, deal.otherTables);
    if (share.divided === 'by-wager') return wagerSlots(slot, takers);
    if (share.divided === 'each' && !isDivided) {
      return takers.map((seat, index) => ({
        ...slot(seat, ratioOf(1n)),
        isWhole: true,
        isAgain: index > 0,
      }));
    }
    const each = ratioOf(1n, BigInt(Math.max(heads, 1)));
    const stays = Array.from({ length: staying }, () => slot(null, each));
    return [...takers.map((seat) => slot(seat, each)), ...stays];
  });
}

type MakeSlot = (seat: DealtSeat | null, of: Ratio) => Slot;

/** One part for every fee in the room; the other tables' parts are paid there. */
function roomSlots(
  slot: MakeSlot,
  takers: readonly DealtSeat[],
  otherTables: Room['deal']['otherTables'],
): Slot[] {
  const elsewhere = otherTables.reduce((count, { feesPaid }) => count + feesPaid, 0);
  const all = BigInt(Math.max(takers.length + elsewhere, 1));
  return [
    ...takers.map((seat) => slot(seat, ratioOf(1n, all))),
    ...otherTables
      .filter(({ feesPaid }) => feesPaid > 0)
      .map(({ table, feesPaid }) => ({
        ...slot(null, ratioOf(BigInt(feesPaid), all)),
        table: { name: table, feesPaid },
      })),
  ];
}

/** In proportion to what each has wagered; by heads where a wager is not recorded, and at a free
 * table, where nobody wagers. */
function wagerSlots(slot: MakeSlot, takers: readonly DealtSeat[]): Slot[] {
  const wagers = takers.map(({ wager }) => wager ?? ZERO);
  const total = sum(wagers);
  const isKnown = total > ZERO && takers.every(({ wager }) => wager !== undefined);
  const all = isKnown ? countOf(total) : BigInt(takers.length);
  return takers.map((seat, index) =>
    slot(seat, ratioOf(isKnown ? countOf(wagers[index] as Cents) : 1n, all)),
  );
}

/** Pays a pot. Where odd chips are made up, each part of a share that several divide is rounded up
 * to a chip, the meter gives everything that the share has of it, and the fund the difference;
 * otherwise what does not divide stays. A share is paid to the cent: less is no chip. */
export function payPot(
  pot: Pot,
  weighed: readonly Weighed[],
  { room, purse: from }: { readonly room: Room; readonly purse: Purse },
): Paid {
  const { posted } = room;
  const isMadeUp = posted.activity.oddChips === 'made-up';
  const chip = chipOf(posted);
  const { fund } = posted.activity;
  const paidFrom = pot.meter === null ? fund.paidFrom : beyondMeter(fund.paidFrom);
  let purse = from;
  let [allotted, given] = [ratioOf(0n), ZERO];
  const awards: SettledShare[] = [];
  for (const slot of weighed.flatMap((each) => slotsOf(each, room))) {
    const count = BigInt(slot.table?.feesPaid ?? 1);
    const unit = slot.isWhole ? CENT : chip;
    const prize = add(pot.fromMeter, pot.beyond);
    const exact = isMadeUp
      ? exactly(partOf(prize, slot.share.part), slot.inShare)
      : exactly(prize, slot.weight);
    const each = multiplyRatios(exact, ratioOf(1n, count));
    const amount = asCents(countOf(roundTo(each, unit, isMadeUp)) * count);
    let ofMeter = ZERO;
    if (!slot.isAgain) {
      allotted = addRatios(allotted, slot.weight);
      const parts = isMadeUp
        ? subtract(partOf(pot.fromMeter, allotted), given)
        : partOf(pot.fromMeter, slot.weight);
      ofMeter = min(parts, amount);
      given = add(given, ofMeter);
    }
    if (slot.seat === null && slot.table === undefined) continue;
    const paid = payOne({ amount, ofMeter, meter: pot.meter }, { purse, paidFrom });
    purse = paid.purse;
    if (countOf(amount) > 0n) awards.push(awardOf(slot, amount, paid.sources));
  }
  return { purse, awards };
}

function payOne(
  {
    amount,
    ofMeter,
    meter,
  }: { readonly amount: Cents; readonly ofMeter: Cents; readonly meter: string | null },
  { purse: from, paidFrom }: { readonly purse: Purse; readonly paidFrom: readonly Source[] },
): { readonly purse: Purse; readonly sources: Sources } {
  const reduced = meter === null ? from : takeFromMeter(from, ofMeter, meter);
  const { purse, sources } = take(reduced, subtract(amount, ofMeter), paidFrom);
  return { purse, sources: ofMeter === ZERO ? sources : { meter: ofMeter, ...sources } };
}

function awardOf(
  { entitled: { finding }, share, seat, table }: Slot,
  amount: Cents,
  from: Sources,
): SettledShare {
  const won = { share: share.share, amount, from, because: share.clause ?? finding.row.clause };
  if (seat !== null) return awardTo(seat, finding, won);
  const where = table === undefined ? {} : { table: table.name, count: table.feesPaid };
  return { finding, who: null, row: finding.row.id, seat: null, ...where, ...won };
}
