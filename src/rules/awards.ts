// From findings to awards: which rows are paid, who is left out, and what leaves which account. What
// leaves the accounts is what the awards say.
import type { DealtSeat } from '#games';
import { asCents, type Cents, compare, partOf, ZERO } from '#money';
import {
  type Entitled,
  entitle,
  entitleTogether,
  type LeftOut,
  leftOutBy,
  type Reason,
  type Room,
  tableStops,
} from './entitled.ts';
import { type Finding, nestedOf } from './findings.ts';
import { meterOf, payMeter, restoredAfterFixed } from './meters.ts';
import type { PostedActivity } from './offering.ts';
import type { Paid, SettledShare } from './pay.ts';
import { postedAmount, postedCount } from './posted.ts';
import { payExtras, payOther, takersOf } from './prizes.ts';
import type { Balances, Transfer } from './purse.ts';

export interface Settlement {
  readonly awards: readonly SettledShare[];
  readonly leftOut: readonly LeftOut[];
  readonly balances: Balances;
  readonly moves: readonly Transfer[];
}

/** Awards of everything found. `stops` are further reasons for which nothing is paid at all. */
export function award(
  findings: readonly Finding[],
  room: Room,
  { balances, stops }: { readonly balances: Balances; readonly stops: readonly Reason[] },
): Settlement {
  const { activity } = room.posted;
  const chosen = chooseRows(findings, room.posted, balances);
  const entitled =
    activity.several === 'divided'
      ? entitleTogether(chosen, room)
      : chosen.map((each) => entitle(each, room));
  const halts = [...stops, ...tableStops(room)];
  if (halts.length > 0) {
    return { awards: [], leftOut: allLeftOut(entitled, room, halts), balances, moves: [] };
  }
  let paid: Paid = { purse: { balances, moves: [] }, awards: [] };
  for (const meter of activity.fund.meters) paid = payMeter(meter, entitled, room, paid);
  for (const each of entitled) paid = payOther(each, room, paid);
  const { leftOut, ...withExtras } = payExtras(entitled, room, paid);
  const { purse, awards } = restoredAfterFixed(room, withExtras);
  const empty = entitled.flatMap((each) => leftEmpty(each, room, awards));
  const out = [...entitled.flatMap((each) => each.leftOut), ...leftOut, ...empty];
  return { awards, leftOut: toldOnce(out.filter((each) => !hasWon(each, awards))), ...purse };
}

/** Those who have won a meter with nothing on it. */
function leftEmpty(
  { finding, shares }: Entitled,
  { posted: { activity } }: Room,
  awards: readonly SettledShare[],
): readonly LeftOut[] {
  const { prize } = finding.row;
  if (prize.pays !== 'meter' || awards.some((each) => each.finding === finding)) return [];
  const reason: Reason = {
    code: 'nothing-to-pay',
    clause: activity.fund.clause,
    words: `${meterOf(activity, prize.meter).title} has nothing to pay out.`,
  };
  return shares.flatMap(({ takers }) => takers.map((seat) => leftOutBy(reason, seat, finding)));
}

/** A player with a part in what a finding brings is not left out of it. */
const hasWon = ({ who, finding }: LeftOut, awards: readonly SettledShare[]): boolean =>
  awards.some((each) => each.who === who && each.finding === finding);

const toldOnce = (leftOut: readonly LeftOut[]): readonly LeftOut[] =>
  leftOut.filter(
    ({ who, code }, at) =>
      leftOut.findIndex((each) => each.who === who && each.code === code) === at,
  );

/** No one is paid: those who would have been are left out too. */
function allLeftOut(
  entitled: readonly Entitled[],
  room: Room,
  halts: readonly Reason[],
): readonly LeftOut[] {
  const stopped = (seat: DealtSeat, finding: Finding): LeftOut[] =>
    halts.map((halt) => leftOutBy(halt, seat, finding));
  return toldOnce(
    entitled.flatMap(({ finding, shares, leftOut }) => {
      const extras = (finding.row.also ?? []).map((extra) => takersOf(extra, finding, room));
      const takers = [...shares, ...extras].flatMap((each) => each.takers);
      return [
        ...takers.flatMap((seat) => stopped(seat, finding)),
        ...leftOut.flatMap((each) => [each, ...stopped(each.who, finding)]),
      ];
    }),
  );
}

/** What a row is worth, for telling the dearest of several. */
function worthOf({ row: { prize } }: Finding, posted: PostedActivity, { meters }: Balances): Cents {
  switch (prize.pays) {
    case 'meter':
      return partOf(meters[meterOf(posted.activity, prize.meter).name] ?? ZERO, prize.part);
    case 'dollars':
      return postedAmount(posted, prize.amount);
    case 'tickets':
    case 'points':
      return asCents(BigInt(postedCount(posted, prize.count)));
    default:
      return ZERO;
  }
}

/** Of the rows that one hand meets, those that are paid. */
function chooseRows(
  findings: readonly Finding[],
  posted: PostedActivity,
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
  const chosen = findings.filter((finding) => best.get(finding.hand)?.row === finding.row);
  return withoutRepeatedLosers(chosen);
}

/** A beaten hand is paid by one row: a later one has only the losers that are left. */
function withoutRepeatedLosers(findings: readonly Finding[]): readonly Finding[] {
  const rowOf = new Map<number, string>();
  return findings.flatMap((finding) => {
    const { row, losing } = finding;
    if (losing.length === 0) return [finding];
    const left = losing.filter((seat) => (rowOf.get(seat) ?? row.id) === row.id);
    for (const seat of left) rowOf.set(seat, row.id);
    return left.length === 0
      ? []
      : [left.length === losing.length ? finding : { ...finding, losing: left }];
  });
}
