// The tables of a demo over some minutes, and people among them.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { makeDeal } from '#games';
import { type CommandOf, type CommandType, callFacts, type LogRecord, tableFacts } from '#house';
import { storeEvidence, verifyEvidence } from '#store';
import { done, ownCommand } from '../server/context.ts';
import { boundAll } from './command.ts';
import { type PlayedDemo, playDemo } from './play.fixture.ts';
import { makePlay, type Play } from './play.ts';
import { DEMO_TABLES } from './room.ts';

const BOARDS: ReadonlySet<string> = new Set(['demo-high-hand-bonus', 'demo-points-race']);

/** What happens in the room besides the rounds of its tables. */
const BESIDES: ReadonlySet<string> = new Set<CommandType>([
  'deal-steps',
  'enrol-patron',
  'issue-tickets',
  'announce-drawing',
  'close-drum',
  'draw-ticket',
  'claim-drawn',
  'confirm-winner',
  'start-show',
  'step-show',
  'record-step',
  'confirm-step',
  'award-show',
  'announce-tournament',
  'enter-tournament',
  'name-bounty',
  'start-tournament',
  'bust-entrants',
  'move-entrant',
  'break-table',
  'close-pool',
  'award-tournament',
  'sign-log',
  'upload-scans',
  'verify-use',
  'place-instrument',
  'settle-instrument',
  'exchange-uses',
  'issue-instruments',
]);

let demo: PlayedDemo;
beforeEach(async () => {
  demo = await playDemo();
});
afterEach(() => demo.served.close());

const house = () => demo.served.room.house;
const calls = () => house().read((live) => callFacts(live));

/** What a person asks for, who must get it. */
const does = <Type extends CommandType>(
  by: string,
  type: Type,
  fields: Omit<CommandOf<Type>, 'id' | 'by' | 'type'>,
) => done(house(), ownCommand(type, by, fields));

const countOf = (records: readonly LogRecord[], command: CommandType, table?: string): number =>
  records.filter(
    (record) =>
      record.command === command &&
      (table === undefined ||
        record.events?.some((event) => 'table' in event && event.table === table)),
  ).length;

const callsOfBoards = (records: readonly LogRecord[]): ReadonlySet<string> =>
  new Set(
    records
      .flatMap(({ events = [] }) => events)
      .flatMap((event) =>
        event.type === 'hand-called' && BOARDS.has(event.offering) ? [event.call] : [],
      ),
  );

/** Plays on until a hand is called; the call. */
async function called() {
  await demo.pass(60);
  const [call] = await calls();
  expect(call).toBeDefined();
  return call as NonNullable<typeof call>;
}

/** What the floor enters: what lies there. */
const lying = async (table: string, play: Play = demo.play) => {
  const { now } = demo.served.room;
  const deal = await house().read((live) => play.dealOn(live, table, now));
  return deal === undefined ? undefined : makeDeal(deal);
};

test('in the first minute every table plays, fees drop, and a hand is called', async () => {
  const before = demo.seq();
  await demo.pass(60);
  const records = demo.since(before);
  const called = new Set((await calls()).map(({ table }) => table));
  for (const { table } of DEMO_TABLES) {
    // Where a hand was called the table waits.
    const least = called.has(table) ? 1 : 2;
    expect([table, countOf(records, 'start-round', table) >= least]).toEqual([table, true]);
  }
  expect(countOf(records, 'start-round')).toBeGreaterThan(8 * (60 / 25) - 8);
  expect(countOf(records, 'start-round')).toBeLessThan(8 * (60 / 8) + 8);
  expect((await calls()).length).toBeGreaterThan(0);
});

test('nobody decides a call; at most two wait; their tables pause and the others go on', async () => {
  const before = demo.seq();
  let most = 0;
  await demo.pass(600, async () => {
    most = Math.max(most, (await calls()).length);
  });
  expect(most).toBe(2);
  const waiting = new Set((await calls()).map(({ table }) => table));
  const seen = demo.since(before);
  // Two people see hands of a board at once; other calls at a table wait for a visitor.
  const ofBoards = callsOfBoards(seen);
  const atTables = seen.filter(({ events = [] }) =>
    events.every((event) => !('call' in event) || !ofBoards.has(event.call as string)),
  );
  expect(
    new Set(atTables.map(({ command }) => command).filter((each) => !BESIDES.has(each))),
  ).toEqual(new Set(['start-round', 'end-round', 'call-hand', 'seat-person', 'leave-seat']));
  expect(seen.filter(({ refusal }) => refusal !== undefined)).toEqual([]);
  const paused = demo.seq();
  await demo.pass(60);
  for (const { table } of DEMO_TABLES) {
    const isPlayed = countOf(demo.since(paused), 'start-round', table) > 0;
    expect([table, isPlayed]).toEqual([table, !waiting.has(table)]);
  }
});

/** The floor enters what lies there, and as many sign as must; how many calls were decided. */
async function decideCalls(): Promise<number> {
  const waiting = await calls();
  for (const { call, table } of waiting) {
    await does('demo-floor', 'verify-call', { call, deal: (await lying(table)) ?? {} });
    const [signed] = (await does('demo-floor-2', 'authorize-call', { call })).events;
    if (signed?.type === 'call-signed') await does('demo-manager', 'authorize-call', { call });
  }
  return waiting.length;
}

test('what lies on the table is what the floor verifies and awards; then the table goes on', async () => {
  const { table } = await called();
  await decideCalls();
  expect(await calls()).toEqual([]);
  const before = demo.seq();
  await demo.pass(30);
  expect(countOf(demo.since(before), 'end-round', table)).toBeGreaterThan(0);
  expect(countOf(demo.since(before), 'start-round', table)).toBeGreaterThan(0);
});

test('with a floor that decides everything at once, nothing is refused and the books hold', async () => {
  const before = demo.seq();
  let decided = 0;
  await demo.pass(600, async () => {
    decided += await decideCalls();
  });
  expect(decided).toBeGreaterThan(2);
  expect(callsOfBoards(demo.since(before)).size).toBeGreaterThan(2);
  expect(demo.since(before).filter(({ refusal }) => refusal !== undefined)).toEqual([]);
  const verdict = await house().withStore(async (store) =>
    verifyEvidence(await storeEvidence(store)),
  );
  expect(verdict).toMatchObject({ ok: true, refusals: 0 });
});

test('a table at which a person works is left alone for five minutes, and no other', async () => {
  await demo.pass(20);
  const there = (await house().read(tableFacts)).find(({ table }) => table === 'demo-3');
  const seat = there?.seated[0]?.seat ?? 0;
  await does('demo-dealer', 'leave-seat', { table: 'demo-3', seat });
  const before = demo.seq();
  await demo.pass(4 * 60);
  await does('demo-dealer', 'seat-person', { table: 'demo-3', seat });
  await demo.pass(295);
  const records = demo.since(before);
  const mine = records.filter(({ id }) => id.startsWith('demo:'));
  expect(countOf(mine, 'start-round', 'demo-3') + countOf(mine, 'end-round', 'demo-3')).toBe(0);
  const others = DEMO_TABLES.filter(({ table }) => countOf(mine, 'start-round', table) > 10);
  // At most two of the other seven wait for the floor.
  expect(others.length).toBeGreaterThanOrEqual(5);
  const later = demo.seq();
  await demo.pass(60);
  expect(countOf(demo.since(later), 'start-round', 'demo-3')).toBeGreaterThan(0);
});

test('a closed table stays closed, and without a dealer nobody plays', async () => {
  const free = async () =>
    (await house().read(tableFacts)).find(
      ({ open, round }) => open !== undefined && round === undefined,
    )?.table;
  await demo.pass(20);
  let table = await free();
  while (table === undefined) {
    await demo.pass(1);
    table = await free();
  }
  await does('demo-floor', 'close-table', { table });
  await demo.pass(400);
  await does('demo-manager', 'dismiss-staff', { staff: 'demo-dealer' });
  await does('demo-manager', 'dismiss-staff', { staff: 'demo-dealer-2' });
  const before = demo.seq();
  await demo.pass(60);
  expect(demo.since(before)).toEqual([]);
});

test('a demo that was stopped goes on, and what was called before can still be verified', async () => {
  const { call, table } = await called();
  const { now } = demo.served.room;
  const again = makePlay(demo.served.context.rulebook, seededSource(1), now);
  const deal = await lying(table, again);
  expect(await lying(table, again)).toEqual(deal);
  await does('demo-floor', 'verify-call', { call, deal: deal ?? {} });
  for (const later of [now, now + 60_000]) {
    const commands = await house().read((live) => again.step(live, later));
    const { context } = demo.served;
    for (const command of await boundAll(context, commands)) await done(house(), command);
    expect(commands.length > 0).toBe(later > now);
  }
});
