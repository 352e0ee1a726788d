import { expect, test } from 'vitest';
import type { Topic } from '#house';
import { makeFeed } from './feed.ts';

const TOPIC: Topic = { name: 'sign', changedBy: [], itemsOf: () => new Map() };
const figure = (text: string) => new Map([['meter', text]]);

test('nothing is told where nothing has changed', () => {
  const feed = makeFeed(TOPIC);
  feed.begin(figure('1.00'), 5);
  expect(feed.update(figure('1.00'), 6)).toBeUndefined();
  expect(feed.toldAfter(5)).toEqual([]);
});

test('the present is all that there is, in whichever order it came to be', () => {
  const feed = makeFeed(TOPIC);
  expect(feed.present()).toBeUndefined();
  feed.begin(new Map<string, unknown>([...figure('1.00'), ['"quoted"', { isPending: false }]]), 5);
  expect(JSON.parse(feed.present()?.data ?? '')).toEqual({
    present: { meter: '1.00', '"quoted"': { isPending: false } },
  });
  const message = feed.update(figure('2.00'), 6);
  expect(JSON.parse(message?.data ?? '')).toEqual({
    changed: { meter: '2.00' },
    removed: ['"quoted"'],
  });
  expect(JSON.parse(feed.present()?.data ?? '')).toEqual({ present: { meter: '2.00' } });
});

test('as much as is allowed is kept for those who come back, and no more', () => {
  const length = '{"changed":{"meter":"1.00"},"removed":[]}'.length;
  const feed = makeFeed(TOPIC, 3 * length);
  feed.begin(figure('0.00'), 10);
  for (const step of [1, 2, 3]) feed.update(figure(`${step}.00`), 10 + step);
  expect(feed.toldAfter(10)?.map(({ seq }) => seq)).toEqual([11, 12, 13]);
  feed.update(figure('4.00'), 14);
  expect(feed.toldAfter(10)).toBeUndefined();
  expect(feed.toldAfter(11)?.map(({ seq }) => seq)).toEqual([12, 13, 14]);
  expect(feed.toldAfter(14)).toEqual([]);
});

test('what was told before a new beginning is not told again', () => {
  const feed = makeFeed(TOPIC);
  feed.begin(figure('0.00'), 10);
  feed.update(figure('1.00'), 11);
  feed.begin(figure('2.00'), 12);
  expect(feed.toldAfter(11)).toBeUndefined();
  expect(feed.toldAfter(12)).toEqual([]);
});
