import { expect, test } from 'vitest';
import { openApp } from '../app.fixture.ts';
import { done } from '../context.ts';
import { showsIn } from './shows.ts';

test('every kind of show comes on stage, and is played to its award', async () => {
  const { context, close } = await openApp({ tables: 0, demo: 'new' });
  const { house, rulebook } = context;
  const clock = { due: 0 };
  const awarded = () =>
    house.read(({ shows }) => {
      const over = [...shows.values()].filter(({ status }) => status === 'awarded');
      return new Set(over.map(({ game }) => game));
    });
  for (let step = 0; step < 400 && (await awarded()).size < 7; step++) {
    const now = context.clock() + step * 100_000;
    const commands = await house.read((live) => showsIn(clock, live, { rulebook, now }));
    for (const command of commands) await done(house, command);
  }
  expect([...(await awarded())].sort()).toEqual([
    ...['big-spin', 'double-up', 'grid', 'hi-lo', 'keys', 'lucky-table', 'prize-wheel'],
  ]);
  await close();
});
