// Choices of a demo, from the source that it deals from.
import { below, type RandomSource } from '#chance';

export interface NumberSpan {
  readonly least: number;
  readonly most: number;
}

export const someOf = (source: RandomSource, { least, most }: NumberSpan): number =>
  least + below(source, most - least + 1);

export const pickOf = <Item>(source: RandomSource, items: readonly Item[]): Item | undefined =>
  items.length === 0 ? undefined : items[below(source, items.length)];
