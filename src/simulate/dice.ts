// Choices of a simulated floor, all from one seeded source.
import { below, type RandomSource, seededSource } from '#chance';

export interface Dice {
  /** For dealing cards. */
  readonly source: RandomSource;
  /** 0 to `limit - 1`. */
  below(limit: number): number;
  /** `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True once in so many times. */
  oneIn(count: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the first so many, without a list of them. */
  pickOf<Item>(count: number, items: Iterable<Item>): Item | undefined;
}

export function seededDice(seed: number): Dice {
  const source = seededSource(seed);
  const dice: Dice = {
    source,
    below: (limit) => below(source, limit),
    between: (least, most) => least + below(source, most - least + 1),
    oneIn: (count) => below(source, count) === 0,
    pick: (items) => items[below(source, items.length)] as (typeof items)[number],
    pickOf(count, items) {
      if (count === 0) return undefined;
      let index = below(source, count);
      for (const item of items) if (index-- === 0) return item;
      return undefined;
    },
  };
  return dice;
}

/** An amount of dollars with cents, as a text. */
export const someDollars = (dice: Dice, most: number): string =>
  `${dice.below(most)}.${String(dice.below(100)).padStart(2, '0')}`;
