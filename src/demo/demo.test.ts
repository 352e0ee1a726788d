// A demo as it is when the server begins to listen: people, tables, offerings, and a past.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  claimFacts,
  dropFacts,
  type Event,
  type EventOf,
  type House,
  houseFacts,
  offeringFacts,
  ROLES,
  tableFacts,
} from '#house';
import { storeEvidence, verifyEvidence } from '#store';
import { openApp, type TestApp } from '../server/app.fixture.ts';
import { copyOf, START } from '../store/writer.fixture.ts';
import { DEMO_STAFF } from './room.ts';

let served: TestApp;
let house: House;
beforeAll(async () => {
  served = await openApp({ tables: 0, demo: 'with-past' });
  house = await copyOf(served.room.house);
});
afterAll(() => served.close());

const happened = <Type extends Event['type']>(type: Type): readonly EventOf<Type>[] =>
  served.room
    .log()
    .flatMap(({ events = [] }) => events.filter((event) => event.type === type)) as never;

describe('its people', () => {
  test('it says in its name that it is a demo, and so does every badge and every patron', () => {
    expect(house.name).toContain('DEMO');
    for (const { staff } of DEMO_STAFF) expect(staff).toMatch(/^demo-/);
    for (const patron of house.patrons.keys()) expect(patron).toMatch(/^demo-/);
  });

  test('no badge has a PIN: the door of the demo asks for none', async () => {
    for (const { staff } of DEMO_STAFF) {
      expect([staff, await served.context.pins.isSet(staff)]).toEqual([staff, false]);
      const { status, body } = await served.ask('/demo/sign-in', { body: { badge: staff } });
      expect([status, body.badge]).toEqual([200, staff]);
    }
  });

  test('every role is there, and two people of each that a rule wants two of', () => {
    const { staff = [] } = houseFacts(house);
    for (const role of ROLES) {
      const least = ['floor', 'manager', 'dealer', 'count'].includes(role) ? 2 : 1;
      const having = staff.filter(({ roles }) => roles.includes(role));
      expect([role, having.length >= least]).toEqual([role, true]);
    }
  });

  test('the desk reads the facts of a patron, which are made up', async () => {
    const { token } = (await served.ask('/demo/sign-in', { body: { badge: 'demo-desk' } })).body;
    const { body } = await served.ask('/patrons/demo-patron-1/facts?reason=demo', { token });
    expect(body.facts).toMatchObject({ familyName: 'Example', taxNumber: '…1000' });
  });

  test('of patrons one is excluded; at the tables sit all kinds of people', () => {
    expect([...house.patrons.values()].filter((each) => each === 'excluded')).toHaveLength(1);
    const seated = tableFacts(house).flatMap((table) => table.seated);
    const kinds = new Set(seated.map(({ person, position }) => `${person} ${position}`));
    expect(kinds).toEqual(
      new Set([
        'patron seated',
        'patron backline',
        'patron player-dealer',
        'tpp player-dealer',
        'employee-off-duty seated',
      ]),
    );
  });
});

describe('its tables and offerings', () => {
  test('ten games are played, one of them free', () => {
    const tables = tableFacts(house).filter(({ open }) => open !== undefined);
    expect(new Set(tables.map(({ open }) => open?.game)).size).toBe(10);
    expect(tables.filter(({ open }) => open?.isNpn)).toHaveLength(1);
  });

  test('at each table there is something to win, and fees have dropped where it is not free', () => {
    for (const { table, open } of tableFacts(house)) {
      const rounds = happened('round-started').filter((event) => event.table === table);
      const taken = rounds.some(({ fees }) => fees.length > 0);
      expect([table, taken]).toEqual([table, open?.isNpn === false]);
    }
  });

  test('one offering is suspended, one waits for its second person, one sensor is dark', () => {
    const offerings = offeringFacts(house, served.context.rulebook);
    expect(offerings.filter(({ isSuspended }) => isSuspended)).toHaveLength(1);
    expect(offerings.length).toBeGreaterThanOrEqual(10);
    expect(house.proposals.size).toBe(1);
    expect(tableFacts(house).flatMap(({ sensorsOut }) => sensorsOut)).toHaveLength(1);
  });

  test('both card rooms have offerings there, and some are paid by the reserve of another', () => {
    const activities = offeringFacts(house, served.context.rulebook);
    expect(activities.some(({ activity }) => activity.startsWith('hgc-'))).toBe(true);
    expect(activities.some(({ activity }) => activity.startsWith('bay101-'))).toBe(true);
    const paidByOthers = activities.filter(({ offering, paidBy }) => paidBy !== offering);
    expect(paidByOthers.map(({ offering }) => offering).sort()).toEqual([
      'demo-beat-dealer',
      'demo-big-spin',
      'demo-bracket',
      'demo-cash-drawing',
      'demo-fast-cash',
      'demo-football',
      'demo-high-hand-bonus',
      'demo-high-hands',
      'demo-keys',
      'demo-points-race',
      'demo-rank',
      'demo-splash',
    ]);
  });
});

describe('what is on besides', () => {
  test('a car is ready to be drawn, cash is announced, and whoever was drawn waits for a show', () => {
    const statuses = [...house.drums.drawings].map(([id, { status }]) => [id, status]);
    expect(statuses).toContainEqual(['demo-car', 'closed']);
    expect(statuses).toContainEqual(['demo-cash', 'announced']);
    const waiting = [...house.drums.drawings.values()].flatMap(({ won }) =>
      won.filter(({ plays, playedIn }) => plays !== undefined && playedIn === undefined),
    );
    expect(waiting.map(({ plays }) => plays)).toEqual(['hi-lo']);
    const [given] = [...house.shows.values()].filter(({ offering }) => offering === 'demo-keys');
    expect(given).toMatchObject({ status: 'awarded' });
    expect(given?.players).toHaveLength(10);
  });

  test('a board waits for its award, another and a race are being filled', () => {
    const of = (offering: string) =>
      [...house.boards.values()].find((board) => board.offering === offering);
    expect(of('demo-high-hands')).toMatchObject({ status: 'closed', signedBy: [] });
    for (const offering of ['demo-high-hand-bonus', 'demo-points-race']) {
      expect([of(offering)?.status, (of(offering)?.entries.length ?? 0) > 2]).toEqual([
        'open',
        true,
      ]);
    }
  });

  test('a bracket and a week can be entered, and a week before has its standing', () => {
    expect([...house.pools].map(([contest, { picks }]) => [contest, picks.size])).toEqual([
      ['demo-last-week', 7],
      ['demo-week', 7],
      ['demo-march', 7],
    ]);
    const { results = {}, history = [] } = house.pools.get('demo-last-week') ?? {};
    // Five games of Sunday; Monday night and its two scores only once that is over.
    expect([5, 8]).toContain(Object.keys(results).length);
    expect(history[0]).toMatchObject({ recordedBy: 'demo-desk', confirmedBy: 'demo-floor' });
  });

  test('a sit-n-go waits for three of its ten, and a card and its PIN are told for the kiosk', async () => {
    const { phase, entrants } = house.tournaments.get('demo-sit-n-go') ?? {};
    expect([phase, entrants?.size]).toEqual(['sign-up', 7]);
    const { kiosk } = (await served.ask('/demo')).body;
    const key = kiosk.link.split('=')[1];
    const opened = await served.ask('/kiosk/open', {
      headers: { 'x-houseway-device': key, 'x-houseway': '1' },
      body: { card: kiosk.card, pin: kiosk.pin },
    });
    expect(opened.status).toBe(200);
  });
});

describe('its past', () => {
  test('is of yesterday and today, up to now and no further', () => {
    const log = served.room.log();
    const instants = log.map(({ at }) => Date.parse(at));
    expect(instants[0]).toBeLessThan(START - 24 * 3_600_000);
    expect(instants).toEqual([...instants].sort((one, other) => one - other));
    expect(instants.every((instant) => instant <= START)).toBe(true);
  });

  test('has some hundred rounds, and nothing in it was refused', () => {
    const count = happened('round-started').length;
    expect(count).toBeGreaterThan(600);
    expect(count).toBeLessThan(1_500);
    expect(served.room.log().filter(({ refusal }) => refusal !== undefined)).toEqual([]);
    expect(happened('round-ended')).toHaveLength(count);
  });

  test('has jackpots that were paid, one that was voided, and one claim that waits with its clock', () => {
    expect(happened('prize-awarded').length).toBeGreaterThanOrEqual(4);
    expect(happened('award-voided')).toHaveLength(1);
    expect(new Set(happened('claim-paid').map(({ from }) => from))).toEqual(
      new Set(['tray', 'cage']),
    );
    const open = claimFacts(house, 'open').filter(({ offering }) => offering !== 'demo-keys');
    expect(open).toEqual([expect.objectContaining({ expires: expect.any(String) })]);
    expect(house.calls.size).toBe(0);
  });

  test('has a meter that was won by a table, and a prize that a manager had to sign for', () => {
    const shared = happened('prize-awarded').find(({ claims }) => claims.length > 2);
    expect(shared?.offering).toBe('demo-bad-beat');
    expect(shared?.authorizedBy).toEqual(['demo-floor-2', 'demo-manager']);
  });

  test('has hours on the cards of whoever sits there, and a meal that credits have bought', () => {
    const { members, redeemed } = house.club;
    const hours = [...members.values()].map(({ scans }) => scans.length);
    expect(Math.max(...hours)).toBeGreaterThanOrEqual(5);
    expect([...redeemed.values()].map(({ credits }) => credits)).toEqual([3]);
  });

  test('has boxes that were counted, one of them short, a day that was closed, and a box that waits', () => {
    const counted = happened('box-counted');
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.filter((each) => each.counted !== each.expected)).toHaveLength(1);
    expect(house.closedDay).toBe('2026-11-14');
    expect(dropFacts(house)).toEqual([expect.objectContaining({ table: 'demo-2' })]);
  });

  test('is a log that holds', async () => {
    const verdict = await served.room.house.withStore(async (store) =>
      verifyEvidence(await storeEvidence(store)),
    );
    // The car is not handed over yet.
    expect(verdict).toMatchObject({ ok: true, refusals: 0, openClaims: 2 });
  });
});
