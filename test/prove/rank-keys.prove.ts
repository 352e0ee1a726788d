import { expect, test } from 'vitest';
import { RANK_KEYS } from '../../src/hands/rank-key.ts';

test('the rank keys are the least increasing numbers whose sums of seven are all different', () => {
  // By how many cards they are of, the sums of the ranks so far, no rank more than four times.
  let sums: number[][] = [[0], [], [], [], [], [], [], []];
  const seen = new Int32Array(2 ** 25);
  let attempt = 0;
  const allDifferent = (key: number): boolean => {
    attempt++;
    for (let times = 0; times <= 4; times++) {
      for (const sum of sums[7 - times] as number[]) {
        const reached = sum + times * key;
        if (seen[reached] === attempt) return false;
        seen[reached] = attempt;
      }
    }
    return true;
  };
  const found: number[] = [];
  for (let key = 0; found.length < 13; key++) {
    if (!allDifferent(key)) continue;
    found.push(key);
    const before = sums;
    sums = before.map((_, cards) =>
      [0, 1, 2, 3, 4].flatMap((times) =>
        (before[cards - times] ?? []).map((sum) => sum + times * key),
      ),
    );
  }
  expect(found).toEqual(RANK_KEYS);
});
