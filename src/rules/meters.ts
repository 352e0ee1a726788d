// What is won of a meter, in which order, and what the meter is brought back to.
import {
  add,
  type Cents,
  compareRatios,
  multiplyRatios,
  type Ratio,
  ratioOf,
  subtract,
  times,
  ZERO,
} from '#money';
import { assert } from '#result';
import type { Activity, Meter } from './activity.ts';
import type { Entitled, Room } from './entitled.ts';
import { type Paid, type Pot, partOf, payPot, type Weighed } from './pay.ts';
import { countOf, dollarsOf, isPosted, type Posted } from './posted.ts';
import { topUp } from './purse.ts';

/** The meter of a name; the first where none is named. */
export const meterOf = ({ fund, id }: Activity, name: string | undefined): Meter => {
  const meter =
    name === undefined ? fund.meters[0] : fund.meters.find((each) => each.name === name);
  assert(meter !== undefined, `${id} has no meter ${name ?? ''}`);
  return meter;
};

export const WHOLE = ratioOf(1n);

const partPaid = ({ finding }: Entitled): Ratio => {
  const { prize } = finding.row;
  return prize.pays === 'meter' ? prize.part : ratioOf(0n);
};

const headsOf = ({ shares }: Entitled): number =>
  shares.reduce(
    (count, { share, takers }) => count + (share.to === 'others' ? 0 : takers.length),
    0,
  );

/** What the multiplier adds to a prize: it comes from where fixed prizes come from. */
export function multiplied(posted: Posted, base: Cents): Cents {
  const { multiplier } = posted.activity;
  if (multiplier === undefined || !isPosted(posted, multiplier)) return ZERO;
  return times(base, BigInt(countOf(posted, multiplier)) - 1n);
}

/** The seat at whose turn a finding is paid: its own, or the first that has part in it. */
const turnOf = ({ finding, shares }: Entitled): number =>
  finding.seat ?? Math.max(0, ...shares.flatMap(({ takers }) => takers.map(({ seat }) => seat)));

/** All that is won of one meter. Parts below the whole are paid first, on the full meter; the whole
 * is what they leave. In turn, each is paid on what the one before has left. */
export function payMeter(
  meter: Meter,
  entitled: readonly Entitled[],
  room: Room,
  paid: Paid,
): Paid {
  const { activity } = room.posted;
  const mine = entitled.filter(({ finding: { row }, shares }) => {
    const isMine =
      row.prize.pays === 'meter' && meterOf(activity, row.prize.meter).name === meter.name;
    return isMine && shares.some(({ takers }) => takers.length > 0);
  });
  if (activity.several === 'in-turn') {
    const turns = [...mine].sort((a, b) => turnOf(b) - turnOf(a));
    return turns.reduce(
      (before, each) => restored(meter, [each], room, payGroup(meter, [each], room, before)),
      paid,
    );
  }
  const isWhole = (each: Entitled): boolean => compareRatios(partPaid(each), WHOLE) === 0;
  const afterParts = payGroup(
    meter,
    mine.filter((each) => !isWhole(each)),
    room,
    paid,
  );
  const afterWhole = payGroup(meter, mine.filter(isWhole), room, afterParts);
  return restored(meter, mine, room, afterWhole);
}

/** Findings that have won the same part of a meter. */
function payGroup(meter: Meter, group: readonly Entitled[], room: Room, paid: Paid): Paid {
  const [first] = group;
  if (first === undefined) return paid;
  const { posted } = room;
  const prize = partOf(paid.purse.balances.meters[meter.name] ?? ZERO, partPaid(first));
  if (posted.activity.several === 'divided' && group.length > 1) {
    const pot = { meter: meter.name, fromMeter: prize, beyond: multiplied(posted, prize) };
    return payFrom(pot, divide(group), room, paid);
  }
  return group.reduce((before, entitled, index) => {
    const fromMeter = index === 0 ? prize : ZERO;
    const beyond = add(subtract(prize, fromMeter), multiplied(posted, prize));
    const isDivided = posted.activity.several === 'divided';
    const weighed = [
      { entitled: index === 0 ? entitled : withoutRoom(entitled), weight: WHOLE, isDivided },
    ];
    return payFrom({ meter: meter.name, fromMeter, beyond }, weighed, room, before);
  }, paid);
}

/** What the room shares is paid once, however many have won. */
const withoutRoom = (entitled: Entitled): Entitled => ({
  ...entitled,
  shares: entitled.shares.filter(({ share }) => share.to !== 'room'),
});

export function payFrom(pot: Pot, weighed: readonly Weighed[], room: Room, paid: Paid): Paid {
  const { purse, awards } = payPot(pot, weighed, { room, purse: paid.purse });
  return { purse, awards: [...paid.awards, ...awards] };
}

/** One prize for several findings: where the players' own hands and the player-dealer's both win,
 * half for each side, and on each side by heads. */
function divide(group: readonly Entitled[]): readonly Weighed[] {
  const isDealers = ({ finding }: Entitled): boolean => finding.row.when.of === 'dealer-hand';
  const sides = [group.filter((each) => !isDealers(each)), group.filter(isDealers)].filter(
    (side) => side.length > 0,
  );
  return sides.flatMap((side) => {
    const all = side.reduce((count, each) => count + headsOf(each), 0);
    return side.map((entitled) => ({
      entitled,
      weight: multiplyRatios(
        ratioOf(BigInt(headsOf(entitled)), BigInt(all)),
        ratioOf(1n, BigInt(sides.length)),
      ),
      isDivided: true,
    }));
  });
}

/** After a hit the meter is brought back to its reseed; it never stands below its floor. */
function restored(meter: Meter, won: readonly Entitled[], room: Room, paid: Paid): Paid {
  const { posted } = room;
  const { fund } = posted.activity;
  const hit = won.filter(({ finding }) => paid.awards.some((each) => each.finding === finding));
  if (hit.length === 0) return paid;
  const isHit = hit.some((each) => compareRatios(partPaid(each), WHOLE) === 0);
  const to = isHit ? (meter.reseed ?? meter.floor) : meter.floor;
  if (to === undefined) return paid;
  const because = `${fund.clause}: ${meter.title} is ${isHit ? 'reseeded' : 'kept at its minimum'}`;
  const purse = topUp(paid.purse, {
    meter: meter.name,
    to: dollarsOf(posted, to),
    order: fund.paidFrom,
    because,
  });
  return { ...paid, purse };
}

/** Fixed prizes that came off the first meter leave it to be reseeded too. */
export function restoredAfterFixed({ posted }: Room, paid: Paid): Paid {
  const { fund } = posted.activity;
  const [meter] = fund.meters;
  const isDrawnOn = fund.paidFrom.includes('meter') && paid.awards.length > 0;
  if (!isDrawnOn || meter?.reseed === undefined) return paid;
  const purse = topUp(paid.purse, {
    meter: meter.name,
    to: dollarsOf(posted, meter.reseed),
    order: fund.paidFrom.filter((account) => account !== 'meter'),
    because: `${fund.clause}: ${meter.title} is reseeded`,
  });
  return { ...paid, purse };
}
