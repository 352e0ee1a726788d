// What is won of a meter, in which order, and what the meter is brought back to.
import {
  add,
  type Cents,
  compareRatios,
  makeRatio,
  max,
  min,
  multiplyRatios,
  partOf,
  type Ratio,
  ratioOf,
  subtract,
  times,
  ZERO,
} from '#money';
import { assert } from '#result';
import type { Activity, MeterRule } from './activity.ts';
import type { Entitled, Room } from './entitled.ts';
import type { PostedActivity } from './offering.ts';
import { type Paid, type Pot, payPot, type Weighed } from './pay.ts';
import { isPosted, postedAmount, postedCount, settingOf } from './posted.ts';
import { beyondMeter, pourReserve, topUp } from './purse.ts';
import { WHOLE } from './rows.ts';

/** The meter of a name; the first where none is named. */
export const meterOf = ({ fund, id }: Activity, name: string | undefined): MeterRule => {
  const meter =
    name === undefined ? fund.meters[0] : fund.meters.find((each) => each.name === name);
  assert(meter !== undefined, `${id} has no meter ${name ?? ''}`);
  return meter;
};

const partPaid = ({ finding }: Entitled): Ratio => {
  const { prize } = finding.row;
  return prize.pays === 'meter' ? prize.part : ratioOf(0n);
};

/** How many have a hand in it, those among them whose parts stay in the fund. Beaten hands count by
 * the losers, so that each of these has as much as any other. */
function headsOf({ shares }: Entitled): number {
  const losing = shares.filter(({ share }) => share.to === 'losing');
  const own = losing.length > 0 ? losing : shares.filter(({ share }) => share.to !== 'others');
  return own.reduce((count, { takers, staying }) => count + takers.length + staying, 0);
}

/** What the multiplier adds to a prize: it comes from where fixed prizes come from. */
export function multiplied(posted: PostedActivity, base: Cents): Cents {
  const { multiplier } = posted.activity;
  if (multiplier === undefined || !isPosted(posted, multiplier)) return ZERO;
  return times(base, BigInt(postedCount(posted, multiplier)) - 1n);
}

/** The seat at whose turn a finding is paid: its own, or the first that has part in it. */
const turnOf = ({ finding, shares }: Entitled): number =>
  finding.seat ?? Math.max(0, ...shares.flatMap(({ takers }) => takers.map(({ seat }) => seat)));

/** All that is won of one meter. Parts below the whole are paid first, on the full meter; the whole
 * is what they leave. Where the players' own hands and the player-dealer's both win, or the sheet is
 * read so, there is one prize, the greatest of them; of two sides each has half of it. In turn, each
 * is paid on what the one before has left. */
export function payMeter(
  meter: MeterRule,
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
  const hasBothSides = mine.some(isDealers) && !mine.every(isDealers);
  if (activity.several === 'divided' && (hasBothSides || isOneForAll(room.posted))) {
    const greatestFirst = [...mine].sort((a, b) => compareRatios(partPaid(b), partPaid(a)));
    return restored(meter, mine, room, payGroup(meter, greatestFirst, room, paid));
  }
  const full = standingOf(meter, paid);
  const afterParts = byPart(mine.filter((each) => !isWhole(each))).reduce(
    (before, group) => payGroup(meter, group, room, before, full),
    paid,
  );
  const afterWhole = payGroup(meter, mine.filter(isWhole), room, afterParts);
  return restored(meter, mine, room, afterWhole);
}

const isOneForAll = (posted: PostedActivity): boolean => {
  const { oneForAll } = posted.activity;
  return oneForAll !== undefined && settingOf(posted, oneForAll.setting) === oneForAll.value;
};

const isDealers = ({ finding }: Entitled): boolean => finding.row.when.of === 'dealer-hand';

const isWhole = (each: Entitled): boolean => compareRatios(partPaid(each), WHOLE) === 0;

const standingOf = ({ name }: MeterRule, { purse }: Paid): Cents =>
  purse.balances.meters[name] ?? ZERO;

/** Those that have won the same part, together. */
function byPart(entitled: readonly Entitled[]): readonly (readonly Entitled[])[] {
  const groups = new Map<string, Entitled[]>();
  for (const each of entitled) {
    const key = makeRatio(partPaid(each));
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/** Findings that have won one part, that of the first, of an amount: of what the meter holds where none is named.
 * What the meter has no longer comes from where fixed prizes come from. */
function payGroup(
  meter: MeterRule,
  group: readonly Entitled[],
  room: Room,
  paid: Paid,
  of = standingOf(meter, paid),
): Paid {
  const [first] = group;
  if (first === undefined) return paid;
  const { posted } = room;
  const prize = partOf(of, partPaid(first));
  const held = min(prize, standingOf(meter, paid));
  const more = multiplied(posted, prize);
  if (posted.activity.several === 'divided' && group.length > 1) {
    const beyond = add(subtract(prize, held), more);
    return payFrom({ meter: meter.name, fromMeter: held, beyond }, divide(group), room, paid);
  }
  return group.reduce((before, entitled, index) => {
    const fromMeter = index === 0 ? held : ZERO;
    const beyond = add(subtract(prize, fromMeter), more);
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
  const sides = [group.filter((each) => !isDealers(each)), group.filter(isDealers)].filter(
    (side) => side.length > 0,
  );
  return sides.flatMap((side) => {
    const all = side.reduce((count, each) => count + headsOf(each), 0);
    // If only the others at the table are left, the findings count alike.
    const partOfSide = (each: Entitled): Ratio =>
      all === 0 ? ratioOf(1n, BigInt(side.length)) : ratioOf(BigInt(headsOf(each)), BigInt(all));
    return side.map((entitled) => ({
      entitled,
      weight: multiplyRatios(partOfSide(entitled), ratioOf(1n, BigInt(sides.length))),
      isDivided: true,
    }));
  });
}

/** After a hit the meter is brought back to its reseed; it never stands below its floor. */
function restored(meter: MeterRule, won: readonly Entitled[], room: Room, paid: Paid): Paid {
  const { posted } = room;
  const { fund } = posted.activity;
  const hit = won.filter(({ finding }) => paid.awards.some((each) => each.finding === finding));
  if (hit.length === 0) return paid;
  const isHit = hit.some(isWhole);
  const [reseed, floor] = [isHit ? meter.reseed : undefined, meter.floor].map((amount) =>
    amount === undefined ? ZERO : postedAmount(posted, amount),
  ) as [Cents, Cents];
  const because = `${fund.clause}: ${meter.title} is ${isHit ? 'reseeded' : 'kept at its minimum'}`;
  const purse = topUp(paid.purse, {
    meter: meter.name,
    to: max(reseed, floor),
    order: beyondMeter(fund.paidFrom),
    because,
  });
  const isPoured = isHit && meter.takesReserve === true;
  return { ...paid, purse: isPoured ? pourReserve(purse, meter.name, because) : purse };
}

/** Fixed prizes that came off the first meter leave it to be reseeded too. */
export function restoredAfterFixed({ posted }: Room, paid: Paid): Paid {
  const { fund } = posted.activity;
  const [meter] = fund.meters;
  const isDrawnOn = fund.paidFrom.includes('meter') && paid.awards.length > 0;
  if (!isDrawnOn || meter?.reseed === undefined) return paid;
  const purse = topUp(paid.purse, {
    meter: meter.name,
    to: postedAmount(posted, meter.reseed),
    order: beyondMeter(fund.paidFrom),
    because: `${fund.clause}: ${meter.title} is reseeded`,
  });
  return { ...paid, purse };
}
