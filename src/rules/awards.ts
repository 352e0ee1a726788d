// From findings to awards: which rows are paid, in what order the meters are drawn on, what is paid
// on top, and what the meters are brought back to. What leaves the accounts is what the awards say.
import type { Deal, DealtSeat } from '#games';
import {
  add,
  type Cents,
  centsOf,
  compare,
  compareRatios,
  multiplyRatios,
  type Ratio,
  ratioOf,
  subtract,
  times,
  ZERO,
} from '#money';
import { assert } from '#result';
import type { Activity, Meter, Prize } from './activity.ts';
import {
  type Entitled,
  eligibleOf,
  entitle,
  groupOf,
  type LeftOut,
  leftOutBy,
  type Reason,
  type Room,
  tableStops,
} from './entitled.ts';
import { type Finding, nestedOf } from './findings.ts';
import { type Award, type Pot, partOf, payPot, type Weighed } from './pay.ts';
import { countOf, dollarsOf, isPosted, type Posted } from './posted.ts';
import { type Balances, type Move, type Purse, take, topUp } from './purse.ts';

export interface Awarded {
  readonly paid: readonly Finding[];
  readonly awards: readonly Award[];
  readonly leftOut: readonly LeftOut[];
  readonly balances: Balances;
  readonly moves: readonly Move[];
}

interface Paid {
  readonly purse: Purse;
  readonly awards: readonly Award[];
}

/** Awards of everything found. `stops` are further reasons for which nothing is paid at all. */
export function award(
  findings: readonly Finding[],
  room: Room,
  { balances, stops }: { readonly balances: Balances; readonly stops: readonly Reason[] },
): Awarded {
  const halts = [...stops, ...tableStops(room)];
  if (halts.length > 0) {
    const leftOut = seatsConcerned(findings, room.deal).flatMap((seat) =>
      halts.map((halt) => leftOutBy(halt, seat)),
    );
    return { paid: [], awards: [], leftOut, balances, moves: [] };
  }
  const entitled = chooseRows(findings, room.posted, balances).map((each) => entitle(each, room));
  let paid: Paid = { purse: { balances, moves: [] }, awards: [] };
  for (const meter of room.posted.activity.fund.meters)
    paid = payMeter(meter, entitled, room, paid);
  for (const each of entitled) paid = payOther(each, room, paid);
  paid = restoredAfterFixed(room, paid);
  const extras = payExtras(entitled, room, paid);
  const { awards } = extras;
  const leftOut = [...entitled.flatMap((each) => each.leftOut), ...extras.leftOut];
  return {
    paid: entitled.map(({ finding }) => finding).filter((finding) => isAwarded(finding, awards)),
    awards,
    leftOut: emptyHanded(leftOut, awards),
    ...extras.purse,
  };
}

const isAwarded = ({ row, seat }: Finding, awards: readonly Award[]): boolean =>
  awards.some((each) => each.row === row.id && (seat === null || each.seat === seat));

/** Whom the findings would have concerned. */
function seatsConcerned(findings: readonly Finding[], { seats }: Deal): readonly DealtSeat[] {
  const named = new Set(
    findings.flatMap(({ seat, losing, winning }) => [seat, ...losing, ...winning]),
  );
  const isCommon = findings.some(
    ({ seat, losing, winning }) => seat === null && losing.length + winning.length === 0,
  );
  return seats.filter(({ seat }) => isCommon || named.has(seat));
}

/** Somebody who has won something is not left out, and a reason is told once. */
function emptyHanded(leftOut: readonly LeftOut[], awards: readonly Award[]): readonly LeftOut[] {
  const told = new Set<string>();
  return leftOut.filter(({ seat, position, code }) => {
    const reason = `${seat} ${position} ${code}`;
    const isTold = told.has(reason);
    told.add(reason);
    return !isTold && !awards.some((each) => each.seat === seat && each.position === position);
  });
}

// Which rows are paid.

const meterOf = ({ fund, id }: Activity, name: string | undefined): Meter => {
  const meter =
    name === undefined ? fund.meters[0] : fund.meters.find((each) => each.name === name);
  assert(meter !== undefined, `${id} has no meter ${name ?? ''}`);
  return meter;
};

/** What a row is worth, for telling the dearest of several. */
function worthOf({ row: { prize } }: Finding, posted: Posted, { meters }: Balances): Cents {
  switch (prize.pays) {
    case 'meter':
      return partOf(meters[meterOf(posted.activity, prize.meter).name] ?? ZERO, prize.part);
    case 'dollars':
      return dollarsOf(posted, prize.amount);
    case 'tickets':
    case 'points':
      return centsOf(BigInt(countOf(posted, prize.count)));
    default:
      return ZERO;
  }
}

/** Of the rows that one hand meets, those that are paid. */
function chooseRows(
  findings: readonly Finding[],
  posted: Posted,
  balances: Balances,
): readonly Finding[] {
  const nested = nestedOf(posted);
  if (nested === 'all-that-apply') return findings;
  const best = new Map<string, Finding>();
  for (const finding of findings) {
    const before = best.get(finding.hand);
    const isDearer = (other: Finding): boolean =>
      nested === 'greatest-prize' &&
      compare(worthOf(finding, posted, balances), worthOf(other, posted, balances)) > 0;
    if (before === undefined || isDearer(before)) best.set(finding.hand, finding);
  }
  // Two beats of one row are two findings with one key.
  return findings.filter((finding) => best.get(finding.hand)?.row === finding.row);
}

// Parts of meters.

const WHOLE = ratioOf(1n);

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
function multiplied(posted: Posted, base: Cents): Cents {
  const { multiplier } = posted.activity;
  if (multiplier === undefined || !isPosted(posted, multiplier)) return ZERO;
  return times(base, BigInt(countOf(posted, multiplier)) - 1n);
}

/** The seat at whose turn a finding is paid: its own, or the first that has part in it. */
const turnOf = ({ finding, shares }: Entitled): number =>
  finding.seat ?? Math.max(0, ...shares.flatMap(({ takers }) => takers.map(({ seat }) => seat)));

/** All that is won of one meter. Parts below the whole are paid first, on the full meter; the whole
 * is what they leave. In turn, each is paid on what the one before has left. */
function payMeter(meter: Meter, entitled: readonly Entitled[], room: Room, paid: Paid): Paid {
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

function payFrom(pot: Pot, weighed: readonly Weighed[], room: Room, paid: Paid): Paid {
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
  const hit = won.filter(({ finding }) => isAwarded(finding, paid.awards));
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
function restoredAfterFixed({ posted }: Room, paid: Paid): Paid {
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

// Everything else.

/** Fixed prizes, tickets, points and the like. */
function payOther(entitled: Entitled, room: Room, paid: Paid): Paid {
  const { posted } = room;
  const { prize } = entitled.finding.row;
  switch (prize.pays) {
    case 'meter':
      return paid;
    case 'dollars': {
      const base = dollarsOf(posted, prize.amount);
      const beyond = add(base, multiplied(posted, base));
      const weighed = [{ entitled, weight: WHOLE, isDivided: false }];
      return payFrom({ meter: null, fromMeter: ZERO, beyond }, weighed, room, paid);
    }
    case 'times-wager':
      return payTimes(entitled, prize, room, paid);
    default:
      return grant(entitled, prize, room, paid);
  }
}

/** So many times what each taker has wagered. */
function payTimes(
  { finding, shares }: Entitled,
  { times: factor }: Extract<Prize, { pays: 'times-wager' }>,
  { posted }: Room,
  paid: Paid,
): Paid {
  let { purse } = paid;
  const awards = shares.flatMap(({ share, takers }) =>
    takers.map((seat): Award => {
      const amount = partOf(seat.wager ?? ZERO, factor);
      const taken = take(purse, amount, posted.activity.fund.paidFrom);
      purse = taken.purse;
      return {
        row: finding.row.id,
        seat: seat.seat,
        position: seat.position,
        share: share.share,
        amount,
        from: taken.sources,
        because: finding.row.clause,
      };
    }),
  );
  return { purse, awards: [...paid.awards, ...awards.filter(({ amount }) => amount !== ZERO)] };
}

/** What is counted or named, with money that goes along where there is some. */
function grant(
  { finding, shares }: Entitled,
  prize: Exclude<Prize, { pays: 'meter' | 'dollars' | 'times-wager' }>,
  { posted }: Room,
  paid: Paid,
): Paid {
  const isCounted = prize.pays === 'tickets' || prize.pays === 'points';
  const count = isCounted ? countOf(posted, prize.count) : 1;
  const amount =
    prize.pays === 'entry' && prize.amount !== undefined ? dollarsOf(posted, prize.amount) : null;
  let { purse } = paid;
  const awards = shares.flatMap(({ share, takers }) =>
    takers.map((seat): Award => {
      const taken = take(purse, amount ?? ZERO, posted.activity.fund.paidFrom);
      purse = taken.purse;
      return {
        row: finding.row.id,
        seat: seat.seat,
        position: seat.position,
        share: share.share,
        count,
        ...(amount === null ? {} : { amount }),
        ...('words' in prize ? { words: prize.words } : {}),
        from: taken.sources,
        because: share.clause ?? finding.row.clause,
      };
    }),
  );
  return { purse, awards: [...paid.awards, ...awards] };
}

/** Prizes on top: envy, and fixed prizes for the rest of the table. */
function payExtras(
  entitled: readonly Entitled[],
  room: Room,
  paid: Paid,
): Paid & { readonly leftOut: readonly LeftOut[] } {
  const { posted } = room;
  let { purse } = paid;
  const awards = [...paid.awards];
  const leftOut: LeftOut[] = [];
  for (const { finding } of entitled) {
    const before = new Set(groupOf('holder', finding, { room, before: new Set() }));
    for (const { share, to, amount, clause } of finding.row.also ?? []) {
      const group = groupOf(to, finding, { room, before });
      const { takers, leftOut: out } = eligibleOf(group, room, { to, row: finding.row });
      leftOut.push(...out);
      for (const seat of takers) {
        const due = typeof amount === 'function' ? amount(seat) : dollarsOf(posted, amount);
        const taken = take(purse, due, posted.activity.fund.paidFrom);
        purse = taken.purse;
        awards.push({
          row: finding.row.id,
          seat: seat.seat,
          position: seat.position,
          share,
          amount: due,
          from: taken.sources,
          because: clause,
        });
      }
    }
  }
  return { purse, awards, leftOut };
}
