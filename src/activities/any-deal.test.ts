// For any deal and any people: no activity throws, pays a negative amount, pays an excluded person,
// or lets a cent come from nowhere.
import { describe, expect, test } from 'vitest';
import { below, type RandomSource, seededSource } from '#chance';
import { type Deal, type DealtSeat, dealtGameNamed, decodeDeal, type PersonKind } from '#games';
import { add, type Cents, subtract, sum, usd, ZERO } from '#money';
import { sure } from '#result';
import {
  type Activity,
  type Balances,
  decodeOffering,
  type Offering,
  qualify,
  type Row,
} from '#rules';
import { offeringFor } from './check-activity.fixture.ts';
import { ACTIVITIES } from './index.ts';

const PEOPLE: readonly PersonKind[] = [
  'patron',
  'patron',
  'patron',
  'tpp',
  'employee-off-duty',
  'excluded',
  'employee-off-duty-in-uniform',
  'employee-standby-in-uniform',
  'employee-on-duty',
];

const oneOf = <Each>(source: RandomSource, list: readonly Each[]): Each =>
  list[below(source, list.length)] as Each;
const seldom = (source: RandomSource): boolean => below(source, 8) === 0;

function anySeat(source: RandomSource, seat: DealtSeat, { fees }: Activity): DealtSeat {
  const fee =
    fees.length > 1 && below(source, 2) === 0
      ? Object.fromEntries(fees.map(({ name }) => [name, !seldom(source)]))
      : !seldom(source);
  return {
    ...seat,
    person: oneOf(source, PEOPLE),
    fee,
    wager: usd(String(below(source, 500))),
    missedBlind: seldom(source),
    heldAside: seldom(source),
  };
}

/** The same cards in front of other people. */
function anyPeople(source: RandomSource, deal: Deal, activity: Activity): Deal {
  const seats = deal.seats.map((seat) => anySeat(source, seat, activity));
  const {
    hole: _h,
    cards: _c,
    up: _u,
    front: _f,
    middle: _m,
    back: _b,
    tiles: _t,
    ...bare
  } = oneOf(source, seats);
  const behind: DealtSeat = { ...bare, position: 'backline', person: oneOf(source, PEOPLE) };
  const isBanked = !['flop', 'stud', 'draw', 'thirteen-card'].includes(
    dealtGameNamed(deal.game)?.family ?? '',
  );
  return {
    ...deal,
    seats: isBanked && seldom(source) && bare.position === 'seated' ? [...seats, behind] : seats,
    pot: usd(String(below(source, 100))),
    tournament: seldom(source),
    npn: seldom(source),
    misdeal: seldom(source),
    collusion: seldom(source),
    otherTables: [{ table: 'T9', feesPaid: below(source, 7) }],
  };
}

function anyBalances(source: RandomSource, { fund }: Activity): Balances {
  const amount = (most: number): Cents =>
    usd(`${below(source, most)}.${String(below(source, 100)).padStart(2, '0')}`);
  return {
    meters: Object.fromEntries(fund.meters.map(({ name }) => [name, amount(100_000)])),
    reserve: amount(oneOf(source, [1, 500, 200_000])),
    advance: amount(2000),
  };
}

const held = ({ meters, reserve, advance }: Balances): Cents =>
  subtract(add(sum(Object.values(meters)), reserve), advance);

function checkDeal(offering: Offering, deal: Deal, balances: Balances): boolean {
  const { awarded } = qualify({ offering, deal, balances });
  const { awards, balances: after } = awarded;
  for (const { amount = ZERO, count = 1, from, seat, position } of awards) {
    expect(amount >= ZERO && count > 0).toBe(true);
    expect(sum(Object.values(from))).toBe(amount);
    const person = deal.seats.find((each) => each.seat === seat && each.position === position);
    if (seat !== null) expect(person?.person).not.toBe('excluded');
  }
  const fromHouse = sum(awards.map(({ from }) => from.house ?? ZERO));
  const moved = sum(awarded.moves.map((move) => (move.from === 'house' ? move.amount : ZERO)));
  const paid = subtract(subtract(sum(awards.map(({ amount = ZERO }) => amount)), fromHouse), moved);
  expect(subtract(held(balances), held(after))).toBe(paid);
  for (const balance of [...Object.values(after.meters), after.reserve]) {
    expect(balance >= ZERO).toBe(true);
  }
  return awards.length > 0;
}

/** Offerings with every choice of every option. */
function offeringsOf(activity: Activity): Offering[] {
  const rows = activity.rows.filter(({ when, examples }) => when.of !== 'event' && examples);
  const seen = new Map<string, Offering>();
  for (const row of rows) {
    const offering = offeringFor(activity, row);
    seen.set(JSON.stringify(offering.options), offering);
  }
  return [...seen.values()];
}

const decided = ACTIVITIES.filter(({ rows }) => rows.some(({ when }) => when.of !== 'event'));

describe.each(decided.map((activity) => [activity.id, activity] as const))('%s', (id, activity) => {
  const seed = [...id].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);

  test('random deals of its games', () => {
    const source = seededSource(seed);
    const offerings = offeringsOf(activity);
    const each = Math.max(Math.ceil(120 / (activity.games.length * offerings.length)), 3);
    for (const gameId of activity.games) {
      const game = dealtGameNamed(gameId) as NonNullable<ReturnType<typeof dealtGameNamed>>;
      for (const offering of offerings) {
        for (let round = 0; round < each; round++) {
          const { least, most } = game.seats;
          const seatCount = least + below(source, most - least + 1);
          const deal = anyPeople(source, game.deal(source, seatCount), activity);
          checkDeal(offering, deal, anyBalances(source, activity));
        }
      }
    }
  });

  test('deals that win, in front of anybody', () => {
    const source = seededSource(seed + 1);
    let winCount = 0;
    const rows = activity.rows.filter(({ examples }) => examples !== undefined);
    for (const row of rows) {
      const deal = sure(decodeDeal((row.examples as NonNullable<Row['examples']>).meets));
      const offering = offeringFor(activity, row);
      for (let round = 0; round < 20; round++) {
        const changed = anyPeople(source, deal, activity);
        if (checkDeal(offering, changed, anyBalances(source, activity))) winCount++;
      }
    }
    expect(winCount).toBeGreaterThan(0);
  });

  test('an offering of another activity is refused', () => {
    const other = activity.id === ACTIVITIES[0]?.id ? ACTIVITIES[1] : ACTIVITIES[0];
    const foreign = { ...activity.sample, activity: other?.id };
    expect(decodeOffering(activity, foreign)).toMatchObject({
      ok: false,
      error: [{ path: 'offering.activity' }],
    });
  });
});
