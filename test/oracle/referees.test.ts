// Two packages by other people as referees of seven-card hands.
import { evaluate, getCardCode } from '@pokertools/evaluator';
import phe from 'phe';
import { expect, test } from 'vitest';
import { makeCard, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import { fiveCardPlaces } from '../../src/hands/five-card.ts';
import { inTier } from '../tier.ts';

const HANDS = inTier({ quick: 20_000, long: 200_000 });

test.each([5, 6, 7])('random hands of %i cards stand in the same order', (size) => {
  const source = seededSource(20261115 + size);
  const hands = new Uint8Array(HANDS * size);
  const theirs: number[] = [];
  const alsoTheirs: number[] = [];
  for (let index = 0; index < HANDS; index++) {
    const cards = shuffled(STANDARD_DECK.cards, source).slice(0, size);
    hands.set(cards, index * size);
    const texts = cards.map(makeCard);
    theirs.push(evaluate(texts.map(getCardCode)));
    alsoTheirs.push(phe.evaluateCards(texts));
  }
  const places = fiveCardPlaces(size).placesOf(hands);
  // Both number the 7,462 hands from the best (1 or 0); ours count from the worst.
  const offsets = new Set(theirs.map((rank, index) => rank + (places[index] as number)));
  const alsoOffsets = new Set(alsoTheirs.map((rank, index) => rank + (places[index] as number)));
  expect([...offsets]).toHaveLength(1);
  expect([...alsoOffsets]).toHaveLength(1);
});
