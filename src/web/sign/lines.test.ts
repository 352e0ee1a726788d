import { describe, expect, test } from 'vitest';
import type { TopicItem } from '../data/stream.ts';
import { chosenLines, linesOf, partWords, ratesToTell, wonJustNow } from './lines.ts';

const item = (more: object = {}) => ({
  title: 'A jackpot',
  version: 1,
  isSuspended: false,
  rates: [],
  meters: [{ meter: 'progressive', title: 'the meter' }],
  ...more,
});

const lines = (...all: readonly (readonly [string, object])[]) =>
  linesOf(
    new Map<string, TopicItem<'sign'>>(
      all.flatMap(([offering, more]) => [
        [offering, item(more)],
        [`${offering}/progressive`, { figure: '5000.20', isPending: false }],
      ]),
    ),
  );

describe('lines', () => {
  test('have the figures of their meters', () => {
    expect(lines(['a', {}])).toMatchObject([
      { offering: 'a', meters: [{ meter: 'progressive', figure: '5000.20', isPending: false }] },
    ]);
  });

  test('show no meter before its figure was told', () => {
    expect(linesOf(new Map([['a', item()]]))).toMatchObject([{ offering: 'a', meters: [] }]);
  });

  test('are those that are asked for, in that order', () => {
    const all = lines(['a', {}], ['b', {}], ['c', {}]);
    const names = (only: readonly string[]) =>
      chosenLines(all, only).map(({ offering }) => offering);
    expect(names([])).toEqual(['a', 'b', 'c']);
    expect(names(['c', 'none', 'a'])).toEqual(['c', 'a']);
  });
});

describe('a win', () => {
  const at = '2026-11-15T21:00:00-08:00';
  const instant = Date.parse(at);
  const win = (more: object = {}) => ({
    lastWin: { table: 'T1', hand: 'Three 7s', at, amount: '5.00', meters: [], ...more },
  });

  test('is new for twenty seconds', () => {
    const all = lines(['a', win()]);
    expect(wonJustNow(all, instant)?.offering).toBe('a');
    expect(wonJustNow(all, instant + 19_999)?.offering).toBe('a');
    expect(wonJustNow(all, instant + 20_000)).toBeUndefined();
  });

  test('of no money is not announced, and hides none before it', () => {
    const later = '2026-11-15T21:00:05-08:00';
    const onBoard = win({ at: later, amount: '0.00', hand: 'Four of a kind' });
    expect(wonJustNow(lines(['board', onBoard]), instant + 6_000)).toBeUndefined();
    const all = lines(['a', win()], ['board', onBoard]);
    expect(wonJustNow(all, instant + 6_000)?.offering).toBe('a');
  });

  test('gives way to a newer one', () => {
    const later = '2026-11-15T21:00:05-08:00';
    const all = lines(['a', win()], ['b', win({ at: later })], ['c', {}]);
    expect(wonJustNow(all, instant + 6_000)?.offering).toBe('b');
  });
});

describe('parts of a fee', () => {
  test('are told once where they are the same, and not where nothing goes to a reserve', () => {
    const rate = (fee: string, toMeter: string, toReserve: string) => ({ fee, toMeter, toReserve });
    const rates = [rate('one', '1/5', '4/5'), rate('two', '1/5', '4/5'), rate('all', '1/1', '0/1')];
    expect(ratesToTell(rates)).toMatchObject([{ toMeter: '1/5', toReserve: '4/5' }]);
  });

  test.each([
    ['7/50', '14%'],
    ['1/1', '100%'],
    ['0/1', '0%'],
    ['1/8', '12.5%'],
    ['1/3', '1/3'],
  ])('%s is %s', (part, words) => {
    expect(partWords(part)).toBe(words);
  });
});
