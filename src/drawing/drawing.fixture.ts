// A drawing as a house would publish it: three numbers of a drum, the second without a holder.

import type { DrawnNumber, FiledDrawing } from './file.ts';
import { commitmentOf, drawSerial, type Entries, rootOf } from './index.ts';

export const SECRET = '0f'.repeat(32);

export const ENTRIES: Entries = [
  [1, 40],
  [60, 1],
  [70, 300],
  [401, 9],
];

type Fate = Pick<DrawnNumber, 'outcome' | 'because'>;

const FATES: readonly Fate[] = [
  { outcome: 'won', because: null },
  { outcome: 'absent', because: 'nobody came within five minutes' },
  { outcome: 'won', because: null },
];

/** Draws from the entries as a house would; the numbers that come out are the rule's. */
export function drawingFacts({
  entries = ENTRIES,
  fates = FATES,
  publicValue = null,
}: {
  readonly entries?: Entries;
  readonly fates?: readonly Fate[];
  readonly publicValue?: string | null;
} = {}): FiledDrawing {
  const root = rootOf(entries);
  const of = { secret: SECRET, root, ...(publicValue === null ? {} : { publicValue }) };
  const draws: DrawnNumber[] = [];
  fates.forEach((fate, index) => {
    const draw = index + 1;
    const serial = drawSerial({ ...of, draw }, entries, new Set(draws.map((each) => each.serial)));
    const minute = String(index).padStart(2, '0');
    draws.push({ draw, at: `2026-11-16T20:${minute}:00-08:00`, serial, ...fate });
  });
  const commitment = commitmentOf(SECRET);
  const count = entries.reduce((sum, [, many]) => sum + many, 0);
  return {
    house: 'Test room',
    drawing: 'D1',
    title: 'Cash drawing',
    method: 'electronic',
    announced: {
      at: '2026-11-01T09:00:00-08:00',
      commitment,
      publicValue: publicValue === null ? null : 'the closing figure of that day',
    },
    closed: { at: '2026-11-16T19:55:00-08:00', commitment, root, count },
    secret: SECRET,
    publicValue,
    draws,
    entries,
  };
}

/** The same drum turned by hand: nothing was committed to, and 61 to 69 were never in it. */
export function mechanicalFacts(): FiledDrawing {
  const { announced, closed, draws, ...facts } = drawingFacts();
  const [drawn] = draws as [DrawnNumber];
  return {
    ...facts,
    method: 'mechanical',
    announced: { ...announced, commitment: null },
    closed: { ...closed, commitment: null },
    secret: null,
    draws: [{ ...drawn, serial: 60 }],
  };
}
