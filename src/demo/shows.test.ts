import { expect, test } from 'vitest';
import { openApp } from '../server/app.fixture.ts';
import { done } from '../server/context.ts';
import { boundAll } from './command.ts';
import { GAMES, makeStageClock, showsIn } from './shows.ts';

test('every kind of show comes on stage with whoever was drawn, and is played to its award', async () => {
  const { context, room, close } = await openApp({ tables: 0, demo: 'new' });
  const { house, rulebook } = context;
  const clock = makeStageClock(0);
  const awarded = () =>
    house.read(({ shows }) => {
      const over = [...shows.values()].filter(({ status }) => status === 'awarded');
      return new Set(over.map(({ game }) => game));
    });
  for (let step = 0; step < 300 && (await awarded()).size < GAMES.length; step++) {
    room.now += 2_000;
    const now = room.now + step * 100_000;
    const commands = await house.read((live) => showsIn(clock, live, { rulebook, now }));
    for (const command of await boundAll(context, commands)) await done(house, command);
  }
  expect([...(await awarded())].sort()).toEqual(GAMES.map(({ game }) => game).sort());
  // A drawing for each game that has players, over and with its secret told.
  const drawings = await house.read(({ drums }) => [...drums.drawings]);
  const ours = drawings.filter(([id]) => id.startsWith('demo-draw-'));
  expect(ours).toHaveLength(GAMES.filter(({ draws }) => draws !== undefined).length);
  for (const [, { status, secret }] of ours)
    expect([status, secret?.length]).toEqual(['ended', 64]);
  await close();
});
