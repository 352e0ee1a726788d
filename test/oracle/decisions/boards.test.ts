// What random boards come to at the end of their period, beside second implementations of their sheets.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { seededSource } from '#chance';
import { decodeDeal } from '#games';
import { dollarsOf } from '#money';
import { assert, sure } from '#result';
import { type Activity, decodeOffering, scoreRules } from '#rules';
import { inTier } from '../../tier.ts';
import { BOARDS, type Period, type Verified } from './boards.ts';
import { diceOf } from './record.ts';

// Each board has up to a dozen hands.
const COUNT = inTier({ quick: 60, long: 2_000 });

function oursOf({ board, sample, id }: Activity, period: Period) {
  assert(board !== undefined, `${id} has no board`);
  const { options, settings, values } = period;
  const activity = ACTIVITIES.find((each) => each.id === id) as Activity;
  const kept = (sample['values'] ?? {}) as Record<string, unknown>;
  const own = Object.entries({ ...kept, ...values }).filter(
    ([name]) => name in values || activity.values[name]?.in === undefined,
  );
  const document = { ...sample, options, settings, values: Object.fromEntries(own) };
  const posted = sure(decodeOffering(activity, document));
  const lines = period.hands.map(
    ({ player, deal: asked, seat: { seat, position }, row, count }) => {
      const deal = sure(decodeDeal(JSON.parse(JSON.stringify(asked))));
      const held = deal.seats.find((each) => each.seat === seat && each.position === position);
      assert(held !== undefined, `nobody sits in seat ${seat}`);
      const score = scoreRules.read(board.score)({ row, deal, seat: held, count });
      assert(score !== undefined, `${row} is not written down`);
      return { player, score };
    },
  );
  return {
    won: board.prizes(lines, posted).map(({ player, amount }) => `${player} ${dollarsOf(amount)}`),
    shown: board.shown(lines).map(({ player }) => player),
  };
}

const told = (hands: readonly Verified[]): string =>
  hands
    .map(({ player, deal, seat }) => JSON.stringify([player, deal.game, deal.board, seat]))
    .join('\n');

describe.each(BOARDS.map((sheet) => [sheet.activity, sheet] as const))('%s', (id, sheet) => {
  test('random boards come to what the document gives them', () => {
    const activity = ACTIVITIES.find((each) => each.id === id) as Activity;
    let winners = 0;
    for (let seed = 1; seed <= COUNT; seed++) {
      const period = sheet.period(diceOf(seededSource(seed)));
      const { won, shown } = oursOf(activity, period);
      const why = `seed ${seed}\n${told(period.hands)}`;
      expect(won.toSorted(), why).toEqual([...sheet.decide(period)].sort());
      expect(shown, why).toEqual(sheet.shown(period));
      winners += won.length;
    }
    expect(winners).toBeGreaterThan(COUNT / 2);
  });
});
