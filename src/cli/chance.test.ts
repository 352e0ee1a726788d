import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { expandedSource, wordTestCount } from '#chance';
import { fairnessOfAll, selectionCount } from '#lab';
import { type ChanceOptions, chance } from './chance.ts';
import { terminalOf } from './terminal.ts';

function run(options: ChanceOptions): { readonly isFair: boolean; readonly report: string } {
  const stdout = new PassThrough();
  const streams = { stdin: process.stdin, stdout, stderr: new PassThrough() };
  const isFair = chance(options, terminalOf(streams, true));
  return { isFair, report: String(stdout.read()) };
}

test('what is drawn from a seed can be drawn again, and is fair', () => {
  const { isFair, report } = run({ draws: 10_000, seed: '2a', confidence: 99 });
  expect(isFair).toBe(true);
  const [first] = fairnessOfAll(10_000, expandedSource(Uint8Array.of(0x2a)));
  expect(JSON.parse(report)).toMatchObject({
    ok: true,
    draws: 10_000,
    seed: '2a',
    confidence: 99,
    selections: [first, ...Array(selectionCount - 1).fill({ isFair: true })],
    words: Array(wordTestCount).fill({ isFair: true }),
  });
});

test.each<[string, ChanceOptions, string]>([
  ['too few draws', { draws: 10, confidence: 99 }, '--draws'],
  ['a seed that is no bytes', { draws: 10_000, seed: 'x', confidence: 99 }, '--seed'],
  ['half a byte', { draws: 10_000, seed: 'abc', confidence: 99 }, '--seed'],
  ['a confidence that means nothing', { draws: 10_000, confidence: 100 }, '--confidence'],
  ['one that is no number', { draws: 10_000, confidence: Number.NaN }, '--confidence'],
])('%s: refused', (_what, options, path) => {
  let problems: unknown;
  try {
    run(options);
  } catch (error) {
    problems = (error as { problems: unknown }).problems;
  }
  expect(problems).toMatchObject([{ path }]);
});

test('the confidence is the regulator’s to choose: less of it allows a test less', () => {
  // From this seed the gaps fit better than in all but one run of forty-four.
  const at = (confidence: number) => run({ draws: 10_000, seed: '1e', confidence }).isFair;
  expect([at(99), at(95)]).toEqual([true, false]);
});
