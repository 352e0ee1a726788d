// What random tournaments come to beside second implementations of their sheets: the pool, what the
// house and a charity have to do with it, and what every entrant is paid.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { seededSource } from '#chance';
import { dollarsOf, usd, ZERO } from '#money';
import { assert, sure } from '#result';
import { type Activity, decodeOffering, type PlacePrize, type Structure } from '#rules';
import { inTier } from '../../tier.ts';
import { diceOf } from './record.ts';
import { type Ended, TOURNAMENTS, type TournamentPaid } from './tournaments.ts';

const COUNT = inTier({ quick: 300, long: 10_000 });

type Fields = Readonly<Record<string, unknown>>;

/** The sample without what belongs to other choices, and what was posted on top. */
function postedFor(activity: Activity, { options, values, settings }: Ended) {
  const { sample } = activity;
  const { guaranteed: _, bounty: __, ...others } = sample['values'] as Record<string, unknown>;
  const bounty = 'bounties' in options ? { bounty: '1.00' } : {};
  return sure(
    decodeOffering(activity, {
      ...sample,
      options: { ...(sample['options'] as Fields), ...options },
      values: { ...others, ...bounty, ...values },
      ...(settings === undefined ? {} : { settings }),
    }),
  );
}

const wordsOf = ({ entrant, row, amount = ZERO, words, worth, paidIn }: PlacePrize): string =>
  [
    entrant,
    row,
    dollarsOf(worth ?? amount),
    ...(words === undefined ? [] : [words]),
    ...(paidIn === undefined ? [] : [paidIn]),
  ].join(' ');

function oursOf(activity: Activity, ended: Ended): TournamentPaid | undefined {
  const rule = activity.tournament;
  assert(rule !== undefined, `${activity.id} is no tournament`);
  const posted = postedFor(activity, ended);
  const structure = {
    levels: [{ kind: 'level', minutes: 15, small: 25, big: 50 }],
    startingChips: 10_000,
    seatsPerTable: 10,
    lateEntryUntil: 0,
    ...ended.structure,
  } as Structure;
  expect(rule.checkStructure(structure, posted)).toEqual([]);
  const { entryCount, places, survivors, lastOut } = ended;
  const money = {
    entryCount,
    buyIns: usd(ended.buyIns),
    rebuys: usd(ended.rebuys),
    addOns: usd(ended.addOns),
    bounties: usd(ended.bounties),
  };
  const pool = rule.pool(money, structure, posted);
  if (!pool.ok) return undefined;
  const { amounts, places: total, fromHouse, charity } = pool.value;
  const buyIn = usd(String(ended.values['buyIn'] ?? '100.00'));
  const end = { starterCount: entryCount, amounts, buyIn, places, survivors, lastOut };
  const wins = rule.prizes(end, posted).map(wordsOf);
  return {
    pool: dollarsOf(total),
    fromHouse: dollarsOf(fromHouse),
    charity: dollarsOf(charity),
    wins,
  };
}

const sorted = (paid: TournamentPaid | undefined) =>
  paid === undefined ? 'less than is owed' : { ...paid, wins: [...paid.wins].sort() };

describe.each(TOURNAMENTS.map((sheet) => [sheet.activity, sheet] as const))('%s', (id, sheet) => {
  test('random tournaments are paid as the document pays them', () => {
    const activity = ACTIVITIES.find((each) => each.id === id) as Activity;
    let won = 0;
    for (let seed = 1; seed <= COUNT; seed++) {
      const ended = sheet.ended(diceOf(seededSource(seed)));
      const slow = sheet.decide(ended);
      expect(sorted(oursOf(activity, ended)), `seed ${seed}: ${JSON.stringify(ended)}`).toEqual(
        sorted(slow),
      );
      if (slow !== undefined && slow.wins.length > 0) won++;
    }
    expect(won).toBeGreaterThan(COUNT / 2);
  });
});
