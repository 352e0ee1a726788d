// The house is set up and its tables open; an hour is played.
import { describe, expect, test } from 'vitest';
import { makeClient } from '#client';
import { setUp } from '../../../src/server/set-up.fixture.ts';
import { listen } from '../listen.fixture.ts';
import { givenBy, newDevice } from '../room.fixture.ts';
import { BANKS, documentOf, PARTNER, POSTED, SETTINGS, STAFF, TABLES } from './data.ts';
import {
  as,
  at,
  DENIED,
  dealerOf,
  evening,
  fundOf,
  keypads,
  people,
  rounds,
  untilSign,
} from './floor.ts';

export function opening(): void {
  describe('17:00, the house is set up', () => {
    const pinOf = () => '60483172';
    // Who gives a PIN is no second person to that badge for a week: accounting approves this evening.
    const holders = ['ada', 'max', 'carl'] as const;
    const staff = [{ staff: 'ada', roles: ['administrator'] }, ...STAFF];

    test('once, by three people with the code from the console', async () => {
      const { stranger, setupCode } = evening.room;
      expect(await stranger.ask('GET', '/setup')).toEqual({ ok: true, value: { isOpen: false } });
      const send = async (path: string, body: object) => {
        const answer = await stranger.ask('POST', path, body);
        return answer.ok
          ? { status: 200, body: answer.value }
          : { status: answer.error.status, body: answer.error };
      };
      const opens = (code: string) => {
        const list = {
          code,
          name: 'Evening Card Room',
          zone: 'America/Los_Angeles',
          capital: '200000.00',
          staff,
          holders,
          settings: SETTINGS,
        };
        return setUp(send, list, pinOf);
      };
      expect(await opens('AAAA')).toMatchObject({ status: 401, body: { code: 'sign-in-failed' } });
      expect((await opens(setupCode)).body).toEqual({ isOpen: true, missing: [] });
      expect(await opens(setupCode)).toMatchObject({
        status: 409,
        body: { code: 'house-already-open' },
      });
      for (const badge of holders) people.set(badge, evening.room.person(badge, pinOf()));
    });

    test('everybody else sets a PIN at a keypad, with two people beside', async () => {
      const desk = newDevice('keypad-0');
      const { keyHash } = desk;
      await as('ada').does('enrol-device', { device: 'keypad-0', kind: 'keypad', keyHash });
      const here = makeClient({ url: evening.room.url, fetch, device: desk.credentials });
      for (const { staff: badge } of STAFF.filter((each) => !people.has(each.staff))) {
        const command = { type: 'enrol-holder', staff: badge, device: 'keypad-0' };
        await as('ada').does('propose', { command }, `pin-${badge}`);
        await as('carl').does('approve', { proposal: `pin-${badge}` });
        const open = givenBy(await here.view('/device/enrollments'), badge);
        const number = open.find((each) => each.staff === badge)?.number;
        for (const by of ['ada', 'carl'] as const) {
          await as(by).sends('POST', `/enrollments/${badge}/number`, { number });
        }
        const asked = { of: { badge }, body: { pin: pinOf() } };
        givenBy(await here.request('POST /enrollments/:badge/pin', asked, `set-${badge}`), badge);
        const table = TABLES.find(({ dealer }) => dealer === badge)?.table;
        people.set(badge, evening.room.person(badge, pinOf(), keypads.get(table ?? '')));
      }
    });

    test('a wrong PIN is turned away', async () => {
      expect(await evening.room.stranger.signIn('dana', '71539264')).toMatchObject({
        error: { status: 401, code: 'sign-in-failed' },
      });
    });

    test('tables are installed, each with a keypad that speaks for it alone', async () => {
      for (const { table, seats } of TABLES) {
        await as('max').does('install-table', { table, seats });
        const { keyHash } = keypads.get(table) as ReturnType<typeof newDevice>;
        const keypad = { device: `keypad-${table}`, kind: 'keypad', table, keyHash } as const;
        expect(await as('max').cannot('enrol-device', keypad)).toEqual(DENIED);
        await as('ada').does('enrol-device', keypad);
      }
      expect(await as('dana').cannot('end-round', { table: 'T2' })).toEqual({
        status: 409,
        code: 'wrong-table',
      });
    });

    test('patrons are enrolled, and what is known of them stays out of the log', async () => {
      for (const patron of [...TABLES.flatMap(({ patrons }) => patrons), PARTNER]) {
        await as('desi').does('enrol-patron', { patron });
        const { givenNames, familyName, birthDate } = documentOf(patron);
        const address = '1 Carson Street\nHawaiian Gardens, CA 90716';
        const facts = { givenNames, familyName, birthDate, address };
        await as('desi').sends('PUT', `/patrons/${patron}/facts`, facts);
      }
      const { facts } = await as('desi').sees('/patrons/pam/facts?reason=to%20see');
      expect(facts).toMatchObject({ givenNames: 'pam', familyName: 'Winner' });
      expect(JSON.stringify(await as('rex').sees('/log?limit=1000'))).not.toContain('Winner');
    });

    test('four jackpots are posted by two people, each with its seed lent by the house', async () => {
      await as('abe').does('open-fund', { fund: 'common', title: 'What is left' });
      for (const [offering, activity, document] of POSTED) {
        const posting = { type: 'post-offering', offering, activity, closesTo: 'common' } as const;
        const action = { ...posting, document };
        expect(await as('flo').cannot('propose', { action })).toEqual(DENIED);
        await as('mary').does('propose', { action }, `post-${offering}`);
        expect(await as('mary').cannot('approve', { proposal: `post-${offering}` })).toEqual(
          DENIED,
        );
        await as('abe').does('approve', { proposal: `post-${offering}` });
      }
      expect(await fundOf('blazing')).toEqual(['1000.00', '0.00', '1000.00', '0.00']);
      expect(await fundOf('fortune')).toEqual(['20000.00', '0.00', '20000.00', '0.00']);
      expect(await fundOf('badbeat')).toEqual(['10000.00', '0.00', '10000.00', '0.00']);
      expect(await fundOf('threecard')).toEqual(['3000.00', '0.00', '3000.00', '0.00']);
      // The four seeds: 1,000 + 20,000 + 10,000 + 3,000.
      await as('abe').does('deposit-fund', { amount: '34000.00', reference: 'slip 4711' });
    });
  });

  describe('18:00, the tables open', () => {
    test('trays are filled, people sit down, and a screen of the room listens', async () => {
      await evening.room.wait(at('18:00'));
      for (const { table, game, patrons } of TABLES) {
        await as('flo').does('open-table', { table, game });
        for (const [index, patron] of patrons.entries()) {
          const place = { table, seat: index + 1, patron };
          const position = BANKS.includes(patron) ? 'player-dealer' : 'seated';
          await dealerOf(table).does('seat-person', { ...place, position });
        }
      }
      await dealerOf('T4').does('seat-person', { table: 'T4', seat: 5 });
      await as('cora').does('fill-tray', { table: 'T1', amount: '1000.00' });
      await as('cora').does('fill-tray', { table: 'T2', amount: '500.00' });
      await as('cora').does('fill-tray', { table: 'T5', amount: '1000.00' });
      const { credentials } = keypads.get('T2') as ReturnType<typeof newDevice>;
      const screen = await listen(evening.room.url, 'sign,calls', {
        'x-houseway-device': credentials,
      });
      evening.screen = screen;
      await untilSign('fortune/progressive', '20000.00');
    });

    test('an hour is played: every fee is split as its sheet has it', async () => {
      await evening.room.wait(at('18:05'));
      await rounds('T1', 5, [1, 2, 3, 4]);
      await rounds('T2', 5, [1, 2, 3]);
      await rounds('T3', 5, [1, 2, 3]);
      await rounds('T4', 6);
      await rounds('T5', 5, [1, 2, 3, 4]);
      // 20 fees of $1: 20% to the meter, 80% to the reserve.
      expect(await fundOf('blazing')).toEqual(['1004.00', '16.00', '1000.00', '0.00']);
      // 30 fees at two tables: 14% and 86%.
      expect(await fundOf('fortune')).toEqual(['20004.20', '25.80', '20000.00', '0.00']);
      // 6 dollars out of pots, all of them to the reserve.
      expect(await fundOf('badbeat')).toEqual(['10000.00', '6.00', '10000.00', '0.00']);
      // 20 fees: 31% and 69%.
      expect(await fundOf('threecard')).toEqual(['3006.20', '13.80', '3000.00', '0.00']);
      await untilSign('fortune/progressive', '20004.20');
    });

    test('after an hour the administrative fee of each table is due', async () => {
      await evening.room.wait(at('19:00'));
      const reserves = async () =>
        Promise.all(POSTED.map(async ([offering]) => (await fundOf(offering))[1]));
      // 16.00 − 8; 25.80 − 2 × 8; 6.00 − 5; 13.80 − 8.
      expect(await reserves()).toEqual(['8.00', '9.80', '1.00', '5.80']);
    });
  });
}
