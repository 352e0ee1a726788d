// Prizes that are not part of a meter: fixed amounts, times of a wager, tickets, points and places;
// and what others get on top.
import type { DealtSeat } from '#games';
import { add, type Cents, partOf, ZERO } from '#money';
import type { Activity, Fee, FeeByLimit } from './activity.ts';
import { type Entitled, eligibleOf, groupOf, type LeftOut, type Room } from './entitled.ts';
import { multiplied, payFrom } from './meters.ts';
import type { PostedActivity } from './offering.ts';
import { awardTo, inProportion, type Paid, type SettledShare } from './pay.ts';
import { postedAmount, postedCount } from './posted.ts';
import { take } from './purse.ts';
import type { Extra, Prize, Row } from './row.ts';
import { WHOLE } from './rows.ts';

/** Fixed prizes, tickets, points and the like. */
export function payOther(entitled: Entitled, room: Room, paid: Paid): Paid {
  const { posted } = room;
  const { prize } = entitled.finding.row;
  switch (prize.pays) {
    case 'meter':
      return paid;
    case 'dollars': {
      const base = postedAmount(posted, prize.amount);
      const beyond = add(base, multiplied(posted, base));
      const weighed = [{ entitled, weight: WHOLE, isDivided: false }];
      return payFrom({ meter: null, fromMeter: ZERO, beyond }, weighed, room, paid);
    }
    case 'times-wager': {
      const { row } = entitled.finding;
      const due = (seat: DealtSeat): Cents => partOf(stakeOf(seat, row, posted), prize.times);
      return payEach(entitled, room, paid, (seat) => ({ amount: due(seat) }));
    }
    default: {
      const granted = grantedBy(prize, posted);
      return payEach(entitled, room, paid, () => granted);
    }
  }
}

/** What a seat has on the wager that buys a row; where the record does not say, what is posted. */
function stakeOf({ wager, wagers }: DealtSeat, row: Row, posted: PostedActivity): Cents {
  const { fees } = posted.activity;
  const fee = fees.find(({ name }) => name === row.fee) ?? fees[0];
  const said = wagers === undefined ? wager : wagers[fee?.name ?? ''];
  if (said !== undefined || wagers !== undefined) return said ?? ZERO;
  return fee === undefined || isByLimit(fee.amount) ? ZERO : postedAmount(posted, fee.amount);
}

const isByLimit = (amount: Fee['amount']): amount is readonly FeeByLimit[] => Array.isArray(amount);

/** Whether what lies on a wager decides what the sheet pays. */
export const paysByWager = ({ rows }: Pick<Activity, 'rows'>): boolean =>
  rows.some(
    ({ prize, also = [] }) =>
      prize.pays === 'times-wager' || also.some(({ perWager }) => perWager !== undefined),
  );

type Granted = Pick<SettledShare, 'amount' | 'count' | 'words'>;

/** What is counted or named, with money that goes along where there is some. */
function grantedBy(
  prize: Exclude<Prize, { pays: 'meter' | 'dollars' | 'times-wager' }>,
  posted: PostedActivity,
): Granted {
  const isCounted = prize.pays === 'tickets' || prize.pays === 'points';
  const hasMoney = prize.pays === 'entry' && prize.amount !== undefined;
  return {
    count: isCounted ? postedCount(posted, prize.count) : 1,
    ...(hasMoney ? { amount: postedAmount(posted, prize.amount) } : {}),
    ...('words' in prize ? { words: prize.words } : {}),
  };
}

/** The same for every taker, each in full. */
function payEach(
  { finding, shares }: Entitled,
  { posted }: Room,
  paid: Paid,
  granted: (seat: DealtSeat) => Granted,
): Paid {
  let { purse } = paid;
  const awards = [...paid.awards];
  for (const { share, takers } of shares) {
    for (const seat of takers) {
      const won = granted(seat);
      if (won.amount === ZERO && won.count === undefined) continue;
      const taken = take(purse, won.amount ?? ZERO, posted.activity.fund.paidFrom);
      purse = taken.purse;
      const because = share.clause ?? finding.row.clause;
      awards.push(
        awardTo(seat, finding, { share: share.share, because, from: taken.sources, ...won }),
      );
    }
  }
  return { purse, awards };
}

/** Prizes on top: envy, and fixed prizes for the rest of the table. */
export function payExtras(
  entitled: readonly Entitled[],
  room: Room,
  paid: Paid,
): Paid & { readonly leftOut: readonly LeftOut[] } {
  const { posted } = room;
  let { purse } = paid;
  const awards = [...paid.awards];
  const leftOut: LeftOut[] = [];
  for (const { finding } of entitled) {
    for (const extra of finding.row.also ?? []) {
      const { takers, leftOut: out } = takersOf(extra, finding, room);
      leftOut.push(...out);
      for (const seat of takers) {
        const { share, perWager, clause: because } = extra;
        const amount = postedAmount(posted, extra.amount);
        const due =
          perWager === undefined
            ? amount
            : inProportion(amount, { stake: stakeOf(seat, finding.row, posted), perWager });
        if (due === ZERO) continue;
        const taken = take(purse, due, posted.activity.fund.paidFrom);
        purse = taken.purse;
        const won = { share, because, amount: due, from: taken.sources, isExtra: true as const };
        awards.push(awardTo(seat, finding, won));
      }
    }
  }
  return { purse, awards, leftOut };
}

/** Whom a prize on top is for. */
export function takersOf(
  { to }: Extra,
  finding: Entitled['finding'],
  room: Room,
): ReturnType<typeof eligibleOf> {
  const before = new Set(groupOf('holder', finding, { room, before: new Set() }));
  return eligibleOf(groupOf(to, finding, { room, before }), room, { to, finding });
}
