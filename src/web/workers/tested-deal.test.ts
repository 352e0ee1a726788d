import { expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { seededSource } from '#chance';
import { DEALT_GAMES, dealOf, makeDeal, seatOf } from '#games';
import { dealTested, dealUntil, testRecord } from './tested-deal.ts';

test.each(DEALT_GAMES.map(({ id, seats }) => [id, seats.least] as const))(
  '%s can be dealt and put to all its sheets',
  (game, seats) => {
    const source = seededSource(7);
    const { record, hands } = dealTested({ game, seats }, source);
    expect(record).toMatchObject({ game, npn: true });
    expect(hands.length).toBeGreaterThanOrEqual(1);
  },
);

test('three sevens of one suit are Blazing Sevens, at the price of the sample', () => {
  const seats = [seatOf(1, { cards: cardsOf('7s 7s 7s') })];
  const deal = dealOf('blackjack-poker', seats, { npn: true, decks: 6 });
  const answer = testRecord(makeDeal(deal));
  if ('problems' in answer) throw new Error(JSON.stringify(answer.problems));
  const sheet = answer.sheets.find(({ id }) => id === 'hgc-blazing-sevens');
  expect(sheet?.awards.some(({ seat }) => seat === 1)).toBe(true);
});

test('what cannot have been dealt is told in the words of the record', () => {
  const deal = dealOf('texas-holdem', [seatOf(1, { hole: cardsOf('As As') })], { npn: true });
  expect(testRecord(makeDeal(deal))).toHaveProperty('problems');
});

test('dealing until something wins ends with a winner, or says how often it tried', () => {
  const order = { game: 'three-card-poker', seats: 7 };
  const { tried, found } = dealUntil(order, 2_000, seededSource(3));
  expect(found?.sheets.some(({ awards }) => awards.length > 0)).toBe(true);
  expect(tried).toBeLessThanOrEqual(2_000);
  expect(dealUntil({ game: 'four-card-poker', seats: 1 }, 3, seededSource(3))).toEqual({
    tried: 3,
    found: null,
  });
});
