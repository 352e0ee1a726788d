// The house is set up and its tables open; an hour is played.
import { describe, expect, test } from 'vitest';
import { listen } from '../listen.fixture.ts';
import { givenBy, type newDevice } from '../room.fixture.ts';
import { BANKS, type Badge, documentOf, PARTNER, POSTED, SETTINGS, STAFF, TABLES } from './data.ts';
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

const ADMINISTRATOR = { badge: 'ada', pin: '52906417' };

export function opening(): void {
  describe('17:00, the house is set up', () => {
    const firstPins = new Map<Badge, string>();

    test('once, with the code from the console', async () => {
      const { stranger, setupCode: code } = evening.room;
      expect(await stranger.ask('GET', '/setup')).toEqual({ ok: true, value: { isOpen: false } });
      const body = {
        name: 'Evening Card Room',
        zone: 'America/Los_Angeles',
        capital: '200000.00',
        administrator: ADMINISTRATOR,
        staff: STAFF,
        settings: SETTINGS,
      };
      expect(await stranger.ask('POST', '/setup', { ...body, code: 'AAAA' })).toMatchObject({
        error: { status: 401, code: 'sign-in-failed' },
      });
      const made = givenBy(await stranger.ask('POST', '/setup', { ...body, code }), 'setup') as {
        readonly firstPins: readonly { readonly badge: Badge; readonly pin: string }[];
      };
      for (const { badge, pin } of made.firstPins) firstPins.set(badge, pin);
      expect([...firstPins.keys()]).toEqual(STAFF.map(({ staff }) => staff));
      expect(await stranger.ask('POST', '/setup', { ...body, code })).toMatchObject({
        error: { status: 409, code: 'house-already-open' },
      });
      people.set('ada', evening.room.person('ada', ADMINISTRATOR.pin));
    });

    test('everybody changes the first PIN before anything else', async () => {
      const chosen = '60483172';
      for (const [badge, first] of firstPins) {
        const { client } = evening.room.person(badge, first);
        expect(await client.signIn(badge, first)).toMatchObject({ value: { mustChangePin: true } });
        expect(await client.view('/house')).toMatchObject({ error: { code: 'pin-must-change' } });
        givenBy(await client.ask('POST', '/pin', { old: first, new: chosen }), badge);
        expect(await client.view('/house')).toMatchObject({ value: { name: 'Evening Card Room' } });
        const table = TABLES.find(({ dealer }) => dealer === badge)?.table;
        people.set(badge, evening.room.person(badge, chosen, keypads.get(table ?? '')));
      }
      const first = firstPins.get('max') as string;
      expect(await evening.room.stranger.signIn('max', first)).toMatchObject({
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
