import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp, type TestApp } from '../server/app.fixture.ts';
import { drive } from './drive.ts';
import type { RunningDemo } from './index.ts';

let served: TestApp;
beforeEach(async () => {
  served = await openApp({ tables: 0, demo: 'new' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await served.close();
});

const seq = () => served.room.house.status.seq;

/** Lets some seconds pass, each of which is done before the next. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    served.room.now += 1_000;
    vi.advanceTimersByTime(1_000);
    // A step looks at the house and then asks for something: both are over when a look is.
    await new Promise((resolve) => setImmediate(resolve));
    await served.room.house.read(() => {});
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('tables play until it is stopped', async () => {
  const before = seq();
  const stop = drive(served.context, (served.demo as RunningDemo).play);
  await pass(40);
  expect(seq()).toBeGreaterThan(before + 20);
  await stop();
  const after = seq();
  await pass(40);
  expect(seq()).toBe(after);
});

test('what fails is told once and ends nothing', async () => {
  const { play } = served.demo as RunningDemo;
  let failures = 0;
  const stop = drive(served.context, {
    ...play,
    step(house, now) {
      failures += 1;
      if (failures <= 5) throw new Error('a hand is missing');
      return play.step(house, now);
    },
  });
  const before = seq();
  await pass(60);
  await stop();
  expect(seq()).toBeGreaterThan(before);
  expect(served.lines).toEqual(['The demo tables have stopped: a hand is missing']);
});

test('it hears all that happens in the house', async () => {
  const { play } = served.demo as RunningDemo;
  const heard: string[] = [];
  const hear = (records: readonly { readonly id: string }[]) =>
    heard.push(...records.map(({ id }) => id));
  const stop = drive(served.context, { ...play, hear });
  await pass(20);
  expect(heard.length).toBeGreaterThan(0);
  await stop();
});
