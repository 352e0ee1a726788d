import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { decodeDeal, makeDeal } from '#games';
import { type House, tableFacts } from '#house';
import { openApp, type TestApp } from '../server/app.fixture.ts';
import { done, ownCommand } from '../server/context.ts';
import { copyOf } from '../store/writer.fixture.ts';
import { dealRound, layWin } from './deals.ts';
import { DEMO_TABLES, POSTED } from './room.ts';
import {
  feesAt,
  offeredAt,
  type PlayedTable,
  playersAt,
  sceneAt,
  type TableScene,
} from './table.ts';
import { GAME_TABLES } from './table-games.ts';

let served: TestApp;
let scene: TableScene;
beforeAll(async () => {
  served = await openApp({ tables: 0, demo: 'new' });
  const { context, room } = served;
  const sceneNow = (house: House): TableScene => sceneAt(house, context.rulebook, room.now);
  for (const { table } of DEMO_TABLES) {
    const fees = await room.house.read((live) =>
      feesAt(sceneNow(live), table, live.tables.get(table) as PlayedTable),
    );
    await done(room.house, ownCommand('start-round', 'demo-dealer', { table, fees }));
  }
  scene = sceneNow(await copyOf(room.house));
});
afterAll(() => served.close());

const NAMES = DEMO_TABLES.map(({ table }) => table);
const tableOf = (name: string): PlayedTable => scene.house.tables.get(name) as PlayedTable;

describe.each(NAMES)('%s', (name) => {
  test('whatever the game deals can be recorded, with a hand for everybody who plays', () => {
    const source = seededSource(3);
    for (let round = 0; round < 12; round++) {
      const { deal } = dealRound(scene, name, source) ?? { deal: undefined };
      if (deal === undefined) throw new Error('nothing was dealt');
      expect(decodeDeal(makeDeal(deal))).toMatchObject({ ok: true });
      const seats = deal.seats.flatMap(({ seat, position }) => (position === 'seated' ? seat : []));
      expect(seats).toEqual(playersAt(tableOf(name)));
    }
  });

  test('somebody can win there', () => {
    const laid = layWin(scene, name, seededSource(5));
    const offered = offeredAt(scene, name, tableOf(name)).map(({ id }) => id);
    expect(laid?.wins.length).toBeGreaterThan(0);
    for (const { offering, seat } of laid?.wins ?? []) {
      expect(offered).toContain(offering);
      expect(playersAt(tableOf(name))).toContain(seat);
    }
  });
});

test('every offering that is not suspended can be won at one of the tables', () => {
  const missing = POSTED.filter(({ offering }) =>
    NAMES.every((name) => layWin(scene, name, seededSource(1), { offering }) === undefined),
  );
  expect(missing).toEqual([]);
});

test('the row that is wanted is the one that is laid', () => {
  const wanted = { offering: 'demo-ultimate', row: 'royal-flush' };
  const laid = layWin(scene, 'demo-6', seededSource(1), wanted);
  expect(laid?.wins).toContainEqual(expect.objectContaining(wanted));
});

test('tables open, seats taken and fees laid as the room has them', () => {
  const open = tableFacts(scene.house).filter((table) => table.open !== undefined);
  const games = GAME_TABLES.map(({ table }) => table);
  expect(open.map(({ table }) => table)).toEqual([...NAMES, ...games]);
  const others = open.filter(({ table }) => !games.includes(table));
  expect(others.every(({ round }) => round !== undefined)).toBe(true);
  // Hands of the boards were played at one of them already.
  expect(others.filter(({ round }) => round !== 1).map(({ table }) => table)).toEqual(['demo-3']);
});
