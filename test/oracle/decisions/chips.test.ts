// What becomes of random wagers with coupons and chips beside a second implementation of their
// sheets, and what credits buy.
import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { seededSource } from '#chance';
import { asCents } from '#money';
import { assert, sure } from '#result';
import { type Activity, decodeOffering, settledBy } from '#rules';
import { inTier } from '../../tier.ts';
import { CHIPS, settled, someWager, type Wagered } from './chips.ts';
import { diceOf } from './record.ts';

const COUNT = inTier({ quick: 200, long: 10_000 });

const activityOf = (id: string): Activity => ACTIVITIES.find((each) => each.id === id) as Activity;

function ours({ activity: id, instrument, ending, face, winnings, redeemedOn }: Wagered): string {
  const activity = activityOf(id);
  const rule = activity.instruments?.find((each) => each.id === instrument);
  assert(rule !== undefined, `${id} has no ${instrument}`);
  const hasReading = activity.readings.some(({ setting }) => setting?.name === 'redeemedOn');
  const settings = hasReading ? { settings: { redeemedOn } } : {};
  const posted = sure(decodeOffering(activity, { ...activity.sample, ...settings }));
  const wagered = { face: asCents(face), winnings: asCents(winnings), posted };
  const { pays, redeems, becomes } = settledBy(rule, ending, wagered);
  return [pays, redeems, becomes].join(' ');
}

test.each(CHIPS.map((chip) => [`${chip.activity}, ${chip.instrument}`, chip] as const))(
  'random wagers with %s end as the document has them',
  (_, chip) => {
    for (let seed = 1; seed <= COUNT; seed++) {
      const wagered = someWager(diceOf(seededSource(seed)), chip);
      expect(ours(wagered), `seed ${seed}`).toBe(settled(wagered, chip));
    }
  },
);

test('random credits buy what they suffice for', () => {
  const { rewards } = activityOf('hgc-player-tracking-rewards');
  assert(rewards !== undefined, 'credits buy something');
  for (let seed = 1; seed <= COUNT; seed++) {
    const random = diceOf(seededSource(seed));
    const costs = Array.from({ length: random.between(1, 4) }, () => random.between(1, 50));
    const needed = costs.reduce((sum, cost) => sum + cost, 0);
    const credits = needed + random.pick(-1, 0, 1, random.between(-needed, 100));
    const left = rewards.redeem(credits, costs);
    expect(left.ok ? left.value : 'too few', `seed ${seed}`).toBe(
      credits < needed ? 'too few' : credits - needed,
    );
  }
});
