import { assert } from '#result';

/** Serial numbers in the drum: ranges [first, count] in rising order, no overlaps. */
export type Entries = readonly (readonly [first: number, count: number])[];

/** A draw picks by one 32-bit word. */
export const ENTRIES_MOST = 2 ** 32;

/** What is wrong with the range at an index, if anything. */
export function rangeFault(entries: Entries, index: number): string | undefined {
  const [first, count] = entries[index] as Entries[number];
  if (!Number.isSafeInteger(first) || first < 1) return `it begins with ${first}`;
  if (!Number.isSafeInteger(count) || count < 1) return `it has ${count} numbers`;
  if (!Number.isSafeInteger(first + count)) return 'its numbers are too large';
  if (index === 0) return undefined;
  const [before, many] = entries[index - 1] as Entries[number];
  return first < before + many ? 'it does not come after the one before it' : undefined;
}

export function checkEntries(entries: Entries): void {
  for (let index = 0; index < entries.length; index++) {
    const fault = rangeFault(entries, index);
    assert(fault === undefined, `range ${index + 1} of the drum: ${fault}`);
  }
}

/** How many serial numbers are in the drum. */
export function countEntries(entries: Entries): number {
  let total = 0;
  for (let index = 0; index < entries.length; index++) {
    total += (entries[index] as Entries[number])[1];
  }
  return total;
}

/** The serial number at a position of the drum, counted from 0. */
export function serialAt(entries: Entries, position: number): number {
  let left = position;
  for (let index = 0; index < entries.length; index++) {
    const [first, count] = entries[index] as Entries[number];
    if (left < count) return first + left;
    left -= count;
  }
  throw new Error(`assertion failed: there is no position ${position} in the drum`);
}

/** The index of the range with a serial number, or -1. */
export function rangeOf(entries: Entries, serial: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [first, count] = entries[middle] as Entries[number];
    if (first + count <= serial) low = middle + 1;
    else high = middle;
  }
  const found = entries[low];
  return found !== undefined && found[0] <= serial ? low : -1;
}

export const hasSerial = (entries: Entries, serial: number): boolean =>
  rangeOf(entries, serial) >= 0;
