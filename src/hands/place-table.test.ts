import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, STANDARD_DECK } from '#cards';
import { placesWasmSource } from '../../scripts/wasm.ts';
import { fiveCardPlaces, fiveCardStrength } from './five-card.ts';
import { fourCardPlaces, fourCardStrength } from './four-card.ts';
import { cellOf, forEachRankCounts, keyLayout, RANK_KEY_BITS } from './rank-key.ts';

test('the committed WebAssembly is what assembly/places.ts compiles to', async () => {
  const committed = await readFile(new URL('./places-wasm.ts', import.meta.url), 'utf8');
  expect(committed).toBe(await placesWasmSource());
});

describe.each([
  [4, 1_820],
  [5, 6_175],
  [6, 18_395],
  [7, 49_205],
])('rank keys of %i cards', (size, ways) => {
  test(`tell all ${ways} ways to hold ranks apart, in 23 bits and in their own cells`, () => {
    const keys = new Set<number>();
    const cells = new Set<number>();
    const { offsets, cellCount } = keyLayout(size);
    forEachRankCounts(size, (_, key) => {
      keys.add(key);
      cells.add(cellOf(offsets, key));
    });
    expect(keys.size).toBe(ways);
    expect(cells.size).toBe(ways);
    expect(Math.max(...keys)).toBeLessThan(2 ** RANK_KEY_BITS);
    expect(Math.max(...cells)).toBe(cellCount - 1);
  });
});

describe.each([
  ['five-card', fiveCardPlaces, fiveCardStrength, [5, 6, 7]],
  ['four-card', fourCardPlaces, fourCardStrength, [4, 5, 6, 7]],
] as const)('%s places', (_name, placesFor, strengthOf, sizes) => {
  test('a place stands for the strength that the cards have one by one', () => {
    for (const size of sizes) {
      const table = placesFor(size);
      const hand = fc.shuffledSubarray([...STANDARD_DECK.cards], {
        minLength: size,
        maxLength: size,
      });
      fc.assert(
        fc.property(hand, (cards) => {
          const [place] = table.placesOf(Uint8Array.from(cards));
          expect(table.strengths[(place as number) - 1]).toBe(strengthOf(cards));
        }),
      );
    }
  });

  test('more hands than one call takes come out in order', () => {
    const size = 5;
    const one = cardsOf('As Ks Qs Js Ts');
    const other = cardsOf('2c 3d 4h 5s 7c');
    const count = 40_000;
    const hands = new Uint8Array(count * size);
    for (let index = 0; index < count; index++) {
      hands.set(index % 3 === 0 ? one : other, index * size);
    }
    const table = placesFor(size);
    const places = table.placesOf(hands);
    expect(places).toHaveLength(count);
    const strengths = [...places].map((place) => table.strengths[place - 1]);
    expect(
      strengths.every((each, index) => each === strengthOf(index % 3 === 0 ? one : other)),
    ).toBe(true);
  });

  test('a tally over some cards counts each hand of them once', () => {
    const cards = cardsOf('As Ks Qs Js Ts 9s Ad Kd 2c 2d 2h');
    const table = placesFor(5);
    const expected = new Uint32Array(table.strengths.length + 1);
    const visit = (from: number, hand: Card[]): void => {
      if (hand.length === 5) {
        const place = table.strengths.indexOf(strengthOf(hand)) + 1;
        expected[place] = (expected[place] as number) + 1;
        return;
      }
      for (let at = from; at < cards.length; at++) visit(at + 1, [...hand, cards[at] as Card]);
    };
    visit(0, []);
    expect(table.tally(cards)).toEqual(expected);
  });
});

test('a table refuses hands that are cut short and cards that stand twice', () => {
  expect(() => fiveCardPlaces(5).placesOf(new Uint8Array(7))).toThrow('hands of 5 cards');
  expect(() => fiveCardPlaces(5).tally(cardsOf('As As Ks Qs Js'))).toThrow('twice');
  expect(() => fiveCardPlaces(8)).toThrow('8 cards');
});
