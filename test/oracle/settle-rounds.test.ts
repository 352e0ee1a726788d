// The settlements of src/games beside those of the slow second implementation.
import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { settleGame } from '#games';
import { inTier } from '../tier.ts';
import { randomRound } from './random-rounds.ts';
import {
  type Comparable,
  centsIn,
  dollarsIn,
  type RecordedRound,
  sortedEnvy,
} from './recorded-round.ts';
import { settleRound } from './settle-rounds.ts';

/** Two thousand have every rare case (see random-rounds.test.ts). */
const ROUNDS = inTier({ quick: 2_000, long: 20_000 });

type SettledRound = Extract<ReturnType<typeof settleGame>, { ok: true }>['value'];

/** The comparable part of an answer, read as the JSON that leaves the program. */
function comparableOf(settled: SettledRound): Comparable {
  const answer = JSON.parse(JSON.stringify(settled));
  return {
    void: answer.void !== null,
    dealerQualifies: answer.void === null ? answer.dealer.qualifies : null,
    order: answer.order,
    seats: answer.seats.map((seat: Comparable['seats'][number]) => ({
      seat: seat.seat,
      wagers: Object.fromEntries(
        Object.entries(seat.wagers).map(([name, { staked, returned, result }]) => [
          name,
          { staked, returned, result },
        ]),
      ),
      envy: sortedEnvy(
        seat.envy.map(({ wager, fromSeat, amount }) => ({ wager, fromSeat, amount })),
      ),
      staked: seat.staked,
      returned: seat.returned,
    })),
    meters: answer.meters,
  };
}

/** Wagers whose parts do not add up to what is returned. */
function wrongParts(settled: SettledRound): string[] {
  const { seats } = JSON.parse(JSON.stringify(settled)) as {
    seats: {
      wagers: Record<string, { returned: string; parts?: { amount: string }[] }>;
    }[];
  };
  return seats.flatMap(({ wagers }) =>
    Object.entries(wagers).flatMap(([name, { returned, parts }]) => {
      if (parts === undefined || parts.length === 0) return [];
      const sum = parts.reduce((total, { amount }) => total + centsIn(amount), 0n);
      return dollarsIn(sum) === returned ? [] : [name];
    }),
  );
}

/** What differs for a record, in words that can be looked into; nothing where all agrees. */
function difference(record: RecordedRound): string {
  const settled = settleGame(JSON.parse(JSON.stringify(record)));
  if (!settled.ok) return `refused: ${JSON.stringify(settled.error)}`;
  const parts = wrongParts(settled.value);
  if (parts.length > 0) return `the parts of ${parts.join()} do not add up`;
  // As text, because the wagers of a seat are to stand in the order in which they are settled.
  const ours = JSON.stringify(comparableOf(settled.value));
  const slow = JSON.stringify(settleRound(record));
  return ours === slow ? '' : `ours ${ours}\nslow ${slow}`;
}

describe.each(['four-card-poker', 'crazy-4-poker'] as const)('%s', (game) => {
  test('random rounds are settled as the slow second implementation settles them', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= ROUNDS && wrong.length < 3; seed++) {
      const record = randomRound(seededSource(seed), game);
      const found = difference(record);
      if (found !== '') wrong.push(`seed ${seed}: ${JSON.stringify(record)}\n${found}`);
    }
    expect(wrong.join('\n\n')).toBe('');
  });
});
