// Time as an insider would bend it: the clock of the machine, days that are closed late, left out or made
// up, offerings that are dated back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleOf } from '../../src/house/fixtures/floor.fixture.ts';
import { type Machine, newMachine, PIN } from '../../src/server/app.fixture.ts';
import { type Attacked, attacked } from './attack.fixture.ts';

const DAY = 24 * 3_600_000;
const METER = 'fund/blazing/meter/progressive';

let room: Attacked;
afterEach(() => room.served.close());

/** A round with a dollar on each of seven seats, of which 20 cents go to the meter. */
async function round(): Promise<void> {
  const seats = [1, 2, 3, 4, 5, 6, 7];
  await room.as('dana', 'start-round', { table: 'T1', fees: [{ offering: 'blazing', seats }] });
  await room.as('dana', 'end-round', { table: 'T1' });
}

/** Everybody's sessions are over by then. */
async function daysLater(count: number): Promise<void> {
  room.served.room.now += count * DAY;
  await room.signInAgain();
}

/** Both have looked at all exceptions that there are. */
const close = (day: string) =>
  room.together('abe', 'max', { type: 'close-day', day, reviewed: lines() });

/** The server looks at its clocks. */
const beat = () => room.served.beat();
const doubtNow = () => room.served.room.house.read(({ doubt }) => doubt);
const lines = () => room.served.room.log().length;

async function kindsOfExceptions(from: string): Promise<readonly string[]> {
  const { sections } = await room.get('rex', `/reports/exceptions?from=${from}`);
  return sections[0].rows.map(({ kind }: Record<string, string>) => kind);
}

/** Time goes by, with the looks of a second each in between left out: no clock runs off. */
async function passes(hours: number): Promise<void> {
  await room.wait(hours * 3_600_000);
  await beat();
}

describe('the clock of the machine', () => {
  let machine: Machine;
  beforeEach(async () => {
    machine = newMachine();
    room = await attacked({ profile: 'standard' }, machine);
    await beat();
  });

  const confirm = async (is: 'house' | 'wall', other = 'carl') => {
    const doubt = (await doubtNow())?.seq;
    return room.together('abe', other, { type: 'confirm-clock', is, doubt, reason: 'a watch' });
  };

  test('K1: set five years on for six seconds moves nothing, and no record is dated so', async () => {
    await round();
    const [before, house] = [await room.balance(METER), await room.balance('house/cage')];
    machine.wall += 5 * 365 * DAY;
    await beat();
    for (let second = 1; second <= 6; second++) {
      await room.wait(1_000);
      await beat();
    }
    machine.wall -= 5 * 365 * DAY;
    await beat();
    expect((await doubtNow())?.why).toBe('jump');
    expect([await room.balance(METER), await room.balance('house/cage')]).toEqual([before, house]);
    const dates = room.served.room.log().map(({ at }) => at.slice(0, 10));
    expect([...new Set(dates)]).toEqual(['2026-11-16']);
    const { status, body } = await health('/api/health');
    expect([status, body.status]).toEqual([200, 'clock-doubt']);
    expect((await health('/api/ready')).status).toBe(503);
    // The cards go on: a round, a fee, a call.
    await round();
    expect(room.happened('round-ended')).toBe(2);
    expect(await kindsOfExceptions('2026-11-16')).toContain('clock in doubt');
  });

  test('K2: set back a day is told, and whatever pays, draws, or closes waits', async () => {
    machine.wall -= DAY;
    await beat();
    expect((await doubtNow())?.ahead).toBe(-DAY);
    const waits: readonly (readonly [string, string, object])[] = [
      ['cora', 'pay-claim', { claim: 'none:1', patron: 'p1', from: 'cage' }],
      ['flo', 'authorize-call', { call: 'none' }],
      ['dee', 'draw-ticket', { drawing: 'none' }],
      ['dee', 'mark-absent', { drawing: 'none' }],
      ['dee', 'close-drum', { drawing: 'none' }],
    ];
    for (const [badge, type, fields] of waits) {
      expect((await room.as(badge, type, fields)).code).toBe('clock-doubt');
    }
    expect((await close('2026-11-15')).code).toBe('clock-doubt');
    await round();
    expect(room.happened('round-ended')).toBe(1);
    // No one says so alone, and time does not go back.
    const alone = { is: 'house', doubt: (await doubtNow())?.seq, reason: 'a watch' };
    expect((await room.as('abe', 'confirm-clock', alone)).code).toBe('two-people-needed');
    expect((await confirm('wall')).code).toBe('clock-behind');
    expect((await confirm('house')).code).toBe('done');
    expect(await doubtNow()).toBeUndefined();
  });

  test('K3: a second an hour comes to ten seconds, and then to a doubt', async () => {
    for (let hour = 1; hour <= 10; hour++) {
      machine.wall += 1_000;
      await passes(1);
      expect(await doubtNow()).toBeUndefined();
    }
    machine.wall += 1_000;
    await passes(1);
    expect((await doubtNow())?.why).toBe('drift');
  });

  test('K4: a house that is opened at another time than it was closed starts in doubt', async () => {
    const records = lines();
    await room.restart(() => {
      machine.wall += 40 * 3_600_000;
    });
    expect((await doubtNow())?.why).toBe('start');
    expect(room.served.room.log().slice(records)[0]?.at).toContain('2026-11-16');
    // Started once more, it is no surer of itself.
    await room.restart(() => {
      machine.wall -= 40 * 3_600_000;
    });
    expect((await doubtNow())?.why).toBe('start');
  });

  test('K4: started again and again, a day and a half later each time, it moves no day', async () => {
    for (let times = 1; times <= 3; times++) {
      await room.restart(() => {
        machine.wall += 35 * 3_600_000;
        machine.up += 60_000;
      });
      await beat();
    }
    const pace = await room.served.room.house.read((live) => live.pace);
    expect(pace?.day).toBe('2026-11-16');
    expect(pace?.held).toBe('2026-11-20');
    expect(await kindsOfExceptions('2026-11-17')).toContain('time is behind');
  });

  test('K5: two people who confirm a wrong time bring no day about by it, and are on the list', async () => {
    machine.wall += 5 * 365 * DAY;
    await beat();
    expect((await confirm('wall')).code).toBe('done');
    const confirmed = room.served.room.log().at(-1)?.events?.[1];
    expect(confirmed).toMatchObject({
      type: 'clock-confirmed',
      is: 'wall',
      house: expect.stringContaining('2026-11-16T'),
      wall: expect.stringContaining('2031-11-15T'),
    });
    const moved = lines();
    await passes(30);
    await passes(30);
    const after = room.served.room.log().slice(moved);
    expect(after.flatMap(({ events = [] }) => events).some(({ moves }) => moves)).toBe(false);
    expect((await room.served.room.house.read((live) => live.pace))?.day).toBe('2026-11-16');
    expect(await kindsOfExceptions('2026-11-16')).toEqual(
      expect.arrayContaining(['clock in doubt', 'clock confirmed']),
    );
  });

  test('K5: a house that was dated five years too late goes back by two, and its log still holds', async () => {
    machine.wall += 5 * 365 * DAY;
    await beat();
    expect((await confirm('wall')).code).toBe('done');
    const since = lines() + 1;
    await round();
    machine.wall -= 5 * 365 * DAY;
    await beat();
    expect((await confirm('wall')).code).toBe('clock-behind');
    const doubt = (await doubtNow())?.seq;
    const fields = { doubt, since, note: 'letter 17', reason: 'compared with two telephones' };
    expect((await room.as('max', 'correct-clock', fields)).code).toBe('two-people-needed');
    const command = { type: 'correct-clock', ...fields };
    expect((await room.together('max', 'flo', command)).code).toBe('not-permitted');
    expect((await room.together('max', 'carl', command)).code).toBe('done');
    await beat();
    expect(await doubtNow()).toBeUndefined();
    await round();
    const dates = room.served.room.log().map(({ at }) => at.slice(0, 4));
    expect([dates[since - 1], dates.at(-1)]).toEqual(['2031', '2026']);
    // Two rounds of $7.00, of which 20 cents each are the meter's; both count for this day.
    expect(await room.balance(METER)).toBe('5002.80');
    const collected = await room.get('abe', '/reports/collection?from=2026-11-16');
    expect(JSON.stringify(collected)).toContain('14.00');
    expect(await kindsOfExceptions('2026-11-16')).toContain('clock corrected');
    expect(await room.get('rex', '/verify')).toContain('"ok":true');
  });

  test('K5: days that were passed over are caught up by two people, one of control', async () => {
    await room.post('bay101-no-limit-bad-beat', 'beat');
    machine.wall += 3 * DAY;
    await beat();
    await confirm('wall');
    await beat();
    const catching = { day: '2026-11-19', reason: 'the clock stood still' };
    expect((await room.as('max', 'catch-up', catching)).code).toBe('two-people-needed');
    // They see every amount first.
    const seen = await room.get('abe', '/clock/catch-up');
    expect(seen).toMatchObject({ day: '2026-11-16', held: '2026-11-19' });
    const told = seen.moves.map((each: Record<string, string>) => [each['event'], each['amount']]);
    // A step of $250.00 on the 17th, 18th, and 19th.
    expect(told).toEqual(Array.from({ length: 3 }, () => ['meter-stepped', '250.00']));
    const meter = 'fund/beat/meter/pool';
    expect(await room.balance(meter)).toBe('25000.00');
    const command = { type: 'catch-up', ...catching };
    expect((await room.together('max', 'flo', command)).code).toBe('not-permitted');
    expect((await room.together('max', 'carl', command)).code).toBe('done');
    await beat();
    expect((await room.served.room.house.read((live) => live.pace))?.day).toBe('2026-11-19');
    expect(await room.balance(meter)).toBe('25750.00');
    expect(await kindsOfExceptions('2026-11-19')).toContain('time caught up');
  });

  test('K5: a PIN that is locked stays so, whatever time two people confirm', async () => {
    const signsIn = async (pin: string) =>
      (await room.served.ask('/sign-in', { body: { badge: 'flo', pin } })).body.code;
    for (let times = 1; times <= 5; times++) await signsIn('40718293');
    expect(await signsIn(PIN)).toBe('locked-out');
    machine.wall += 2 * 3_600_000;
    await beat();
    expect((await confirm('wall')).code).toBe('done');
    expect(await signsIn(PIN)).toBe('locked-out');
    // A minute after the fifth.
    await room.wait(60_000);
    expect(await signsIn(PIN)).toBeUndefined();
  });

  test('K5: a lock does not outlast a time that is corrected', async () => {
    const signsIn = async (pin: string) =>
      (await room.served.ask('/sign-in', { body: { badge: 'flo', pin } })).body.code;
    machine.wall += 365 * DAY;
    await beat();
    await confirm('wall');
    const since = lines() + 1;
    await round();
    // Started again, it knows no other time.
    await room.restart();
    for (let times = 1; times <= 5; times++) await signsIn('40718293');
    machine.wall -= 365 * DAY;
    await beat();
    const doubt = (await doubtNow())?.seq;
    const fields = { doubt, since, note: 'letter 17', reason: 'a watch' };
    expect((await room.together('max', 'carl', { type: 'correct-clock', ...fields })).code).toBe(
      'done',
    );
    await room.restart();
    expect(await signsIn(PIN)).toBeUndefined();
  });

  test('K5: no one is signed out, or let in for longer, by a time that two people confirm', async () => {
    machine.wall += 2 * 3_600_000;
    await beat();
    const doubt = (await doubtNow())?.seq;
    const command = { type: 'confirm-clock', is: 'wall', doubt, reason: 'a watch' };
    expect((await room.together('abe', 'carl', command)).code).toBe('done');
    expect((await room.as('flo', 'go-off-duty', {})).code).toBe('done');
  });
});

const health = async (url: string) => {
  const answer = await room.served.app.inject({ url });
  return { status: answer.statusCode, body: answer.json() };
};

describe('days', () => {
  beforeEach(async () => {
    room = await attacked();
  });

  test('K6: Monday, closed on Thursday, has the balances of Monday', async () => {
    await round();
    await daysLater(3);
    await round();
    expect(await room.balance(METER)).toBe('5002.80');
    const { code, body } = await close('2026-11-16');
    expect(code).toBe('done');
    expect(body.events.at(-1)).toMatchObject({
      type: 'day-closed',
      day: '2026-11-16',
      balances: { [METER]: '5001.40' },
    });
    // What a badge sees that may not close it is the same.
    const next = await room.get('rex', '/day-close');
    expect(next).toMatchObject({ closedDay: '2026-11-16', day: '2026-11-17', waiting: 2 });
  });

  test('K7: a day whose exceptions no one has looked at is not closed', async () => {
    await round();
    await daysLater(1);
    const day = '2026-11-16';
    const unseen = await room.together('abe', 'max', { type: 'close-day', day });
    expect(unseen.code).toBe('exceptions-not-reviewed');
    const early = await room.together('abe', 'max', { type: 'close-day', day, reviewed: 1 });
    expect(early.code).toBe('exceptions-not-reviewed');
    const sheet = await room.get('abe', `/reports/exceptions?from=${day}`);
    const { last } = sheet.madeFrom;
    const command = { type: 'close-day', day, reviewed: last };
    expect((await room.together('abe', 'max', command)).code).toBe('done');
    expect(room.served.room.log().at(-1)?.events?.at(-1)).toMatchObject({ reviewed: last });
  });

  test('K6: accounting alone closes no day', async () => {
    await daysLater(1);
    const alone = await room.as('abe', 'close-day', { day: '2026-11-16' });
    expect(alone.code).toBe('two-people-needed');
    expect(room.happened('day-closed')).toBe(0);
  });

  test('K7: no day is left out, closed twice, or closed before the house was set up', async () => {
    await daysLater(3);
    const refused: readonly (readonly [string, string])[] = [
      ['2026-11-17', 'day-skipped'],
      ['2026-11-15', 'before-opening'],
      ['2026-11-19', 'day-not-over'],
    ];
    for (const [day, code] of refused) expect((await close(day)).code).toBe(code);
    expect((await close('2026-11-16')).code).toBe('done');
    expect((await close('2026-11-16')).code).toBe('day-closed');
    expect((await close('2026-11-18')).code).toBe('day-skipped');
    expect((await close('2026-11-17')).code).toBe('done');
    expect(room.happened('day-closed')).toBe(2);
  });

  test('K8: an offering is not posted for a day that is over', async () => {
    const posting = (more: object) => ({
      type: 'post-offering',
      offering: 'late',
      activity: 'hgc-blazing-sevens',
      document: { ...sampleOf('hgc-blazing-sevens'), ...more },
      closesTo: 'common',
    });
    const yesterday = '2026-11-15T18:00:00-08:00';
    const { code } = await room.both('mia', 'abe', posting({ from: yesterday }));
    expect(code).toBe('dated-back');
    // At five in the morning it is still the day before.
    const early = posting({ from: '2026-11-16T05:00:00-08:00' });
    expect((await room.both('mia', 'abe', early)).code).toBe('dated-back');
    const before = room.happened('offering-posted');
    const today = posting({ from: '2026-11-16T06:00:00-08:00' });
    expect((await room.both('mia', 'abe', today)).code).toBe('done');
    expect(room.happened('offering-posted')).toBe(before + 1);
  });
});
