import { expect, test } from 'vitest';
import { openedFloor } from '../fixtures/floor.fixture.ts';
import { post, win } from '../fixtures/jackpot.fixture.ts';

test('every award is counted once: for the offering, and for the meter that it was won off', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, 'hgc-blazing-sevens', { values: { seed: '1000', reseed: '1000' } });
  const counts = () => {
    const {
      hitCount,
      hitsSincePosted,
      counts: meters,
    } = floor.house.offerings.get('jackpot') ?? {};
    return [hitCount, hitsSincePosted, meters?.get('progressive')?.hitCount ?? 0];
  };
  expect(counts()).toEqual([0, 0, 0]);
  // Three black sevens are the meter; three sevens of two colors are $500 of the reserve.
  const deal = (up: string) => ({
    decks: 6,
    dealer: { up },
    seats: [{ seat: 1, cards: '7c 7s' }],
  });
  win(floor, { paid: [1], deal: deal('7h') });
  expect(counts()).toEqual([1, 0, 0]);
  win(floor, { paid: [1], deal: deal('7s') });
  expect(counts()).toEqual([2, 1, 1]);
});
