import { describe, expect, test } from 'vitest';
import { recordedSource } from '#chance';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { RULEBOOK } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';
import { hoursOf, pointsOf } from './api.ts';
import { cardOf, clubFloor, join, PERIOD, REWARDS, scansAt } from './club.fixture.ts';
import { creditsLeft } from './credits.ts';
import { kioskEntries } from './entries.ts';
import { isCardNumber, newCardNumber } from './number.ts';
import { memberFacts } from './views.ts';
import { FORM_FIELDS } from './words.ts';

const DAY = {
  from: Date.parse('2026-11-16T00:00:00-08:00'),
  until: Date.parse('2026-11-17T00:00:00-08:00'),
};
const PAPERS = { document: 'passport', isValid: true };

describe('numbers of cards', () => {
  test('carry a last digit that tells one wrong digit and two that changed places', () => {
    // 7992739871 has the check digit 3 in every book on it; ours have nine digits before it.
    expect(isCardNumber('1234567897')).toBe(true);
    expect(isCardNumber('1234567987')).toBe(false);
    for (let digit = 0; digit < 10; digit += 1) {
      expect(isCardNumber(`12345${digit}7897`)).toBe(digit === 6);
    }
    expect(isCardNumber('123456789')).toBe(false);
  });

  test('are never given out twice', () => {
    const words = (...values: number[]) =>
      recordedSource(new Uint8Array(values.flatMap((value) => [0, 0, 0, value])));
    const first = newCardNumber(words(1), () => false);
    expect(first).toBe('0000000018');
    expect(newCardNumber(words(1, 2), (card) => card === first)).toBe('0000000026');
  });
});

describe('a card', () => {
  test('is free, with a picture or without', () => {
    const { floor } = clubFloor();
    const form = { fields: [...FORM_FIELDS], isOfAge: true };
    for (const [patron, hasPhoto] of [['seen', true] as const, ['unseen', false] as const]) {
      floor.do('dee', 'enrol-patron', { patron });
      const chance = (hasPhoto ? 'd4' : 'e5').repeat(32);
      const events = floor.do('dee', 'register-member', { patron, ...form, hasPhoto, chance });
      expect(onlyEvent(events, 'member-registered').moves).toBeUndefined();
      expect(floor.house.club.members.get(patron)?.hasPhoto).toBe(hasPhoto);
    }
  });
});

describe('hours', () => {
  test('count each once, whoever scans the card again and in whichever batch', () => {
    const { floor, cards } = clubFloor();
    expect(hoursOf(floor.house, 'pat', DAY)).toBe(9);
    const again = [...scansAt(cards.pat, ['08']), ...scansAt(cards.pat, ['09', '09'])];
    const events = floor.do('fred', 'upload-scans', { batch: 'again', scans: again });
    const { booked, left } = onlyEvent(events, 'scans-booked');
    expect(booked.map(({ at }) => at)).toEqual([Date.parse('2026-11-16T09:05:00-08:00')]);
    expect(left.map(({ because }) => because)).toEqual(['hour-booked', 'hour-booked']);
    expect(hoursOf(floor.house, 'pat', DAY)).toBe(10);
    expect(floor.refused('flo', 'upload-scans', { batch: 'again', scans: again })).toBe(
      'batch-booked',
    );
  });

  test('are counted in a span whose end is out, and by game where one asks for some', () => {
    const { floor } = clubFloor();
    const at = (clock: string) => Date.parse(`2026-11-16T${clock}:00-08:00`);
    const between = (from: string, until: string) =>
      hoursOf(floor.house, 'pat', { from: at(from), until: at(until) });
    expect(between('00:05', '03:05')).toBe(3);
    expect(between('00:06', '03:06')).toBe(3);
    expect(hoursOf(floor.house, 'pat', { ...DAY, games: ['omaha'] })).toBe(0);
    expect(hoursOf(floor.house, 'pat', { ...DAY, games: ['texas-holdem'] })).toBe(9);
    expect(hoursOf(floor.house, 'nobody', DAY)).toBe(0);
  });

  test('are points in a drawing, one for each that is complete; a card without any is not in it', () => {
    const { floor, cards } = clubFloor();
    expect(pointsOf(floor.house, DAY)).toEqual([{ patron: 'pat', card: cards.pat, points: 8 }]);
    floor.do('flo', 'upload-scans', { batch: 'sam', scans: scansAt(cards.sam, ['08', '09']) });
    const points = pointsOf(floor.house, DAY).map((each) => each.points);
    expect(points.toSorted()).toEqual([1, 8]);
  });

  test('of a batch that cannot be booked are told one by one, and the rest is booked', () => {
    const { floor, cards } = clubFloor('out', 'flo-herself');
    const [barred, own] = [cardOf(floor, 'out'), cardOf(floor, 'flo-herself')];
    const late = join(floor, 'late', 'd4');
    floor.do('carl', 'exclude-patron', { patron: 'out', reason: 'asked to be' });
    const flo = { staff: 'flo', roles: ['floor'], patron: 'flo-herself' };
    floor.both({ type: 'appoint-staff', ...flo });
    const at = '2026-11-16T09:05:00-08:00';
    const scans = [
      ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', 'yesterday'].map((when) => ({
        card: cards.sam,
        at: when,
        table: 'T1',
      })),
      { card: 'smudged', at, table: 'T1' },
      { card: cards.lost, at, table: 'T1' },
      { card: barred, at, table: 'T1' },
      { card: own, at, table: 'T1' },
      { card: late, at, table: 'T1' },
      { card: cards.pat, at: '2026-11-16T10:00:01-08:00', table: 'T1' },
      { card: cards.pat, at: '2026-11-15T09:59:59-08:00', table: 'T1' },
      { card: cards.pat, at, table: 'T9' },
      { card: cards.pat, at },
      { card: cards.sam, at, table: 'T1' },
    ];
    const events = floor.do('flo', 'upload-scans', { batch: 'mixed', scans });
    const { booked, left } = onlyEvent(events, 'scans-booked');
    expect(booked.map(({ card }) => card)).toEqual([cards.sam]);
    expect(left.map(({ because }) => because)).toEqual([
      'no-moment',
      'no-moment',
      'no-moment',
      'unknown-card',
      'void-card',
      'excluded',
      'own-card',
      'no-card-yet',
      'in-future',
      'too-old',
      'not-playing',
      'not-playing',
    ]);
  });

  test('are judged by when the card was read: duty, game, card and table as they were', () => {
    const { floor, cards } = clubFloor('worker', 'omaha-fan');
    const [worker, fan] = [cardOf(floor, 'worker'), cardOf(floor, 'omaha-fan')];
    post(floor, REWARDS, { as: 'omaha-only', more: { ...PERIOD, games: ['omaha'] } });
    floor.both({ type: 'appoint-staff', staff: 'gil', roles: ['desk'], patron: 'worker' });
    const at = (clock: string) => `2026-11-16T${clock}:00-08:00`;
    floor.at = at('10:30');
    floor.do('gil', 'sign-in', { isRight: true });
    floor.at = at('11:30');
    floor.do('gil', 'go-off-duty');
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.at = at('12:30');
    floor.do('flo', 'open-table', { table: 'T1', game: 'omaha' });
    const lost = { patron: 'sam', document: 'passport', reason: 'lost', chance: 'f6'.repeat(32) };
    floor.do('dee', 'replace-card', lost);
    floor.at = at('13:30');
    const read = (card: string, clock: string) => ({ card, at: at(clock), table: 'T1' });
    const scans = [
      read(worker, '09:20'),
      read(worker, '10:40'),
      read(worker, '12:40'),
      read(fan, '11:20'),
      read(fan, '12:20'),
      read(fan, '13:20'),
      read(cards.sam, '11:20'),
      read(cards.sam, '12:40'),
    ];
    const events = floor.do('flo', 'upload-scans', { batch: 'late', scans });
    const { booked, left } = onlyEvent(events, 'scans-booked');
    expect(booked.map(({ patron, game, credits = {} }) => [patron, game, credits])).toEqual([
      ['worker', 'texas-holdem', { rewards: 1 }],
      ['worker', 'omaha', { rewards: 1, 'omaha-only': 1 }],
      ['omaha-fan', 'texas-holdem', { rewards: 1 }],
      ['omaha-fan', 'omaha', { rewards: 1, 'omaha-only': 1 }],
      ['sam', 'texas-holdem', { rewards: 1 }],
    ]);
    // On duty; between two games, as while a tournament has the table; a card that was lost by then.
    expect(left.map(({ because }) => because)).toEqual(['on-duty', 'not-playing', 'void-card']);
  });

  test('of a proposition player bring no credits at whichever table they were read', () => {
    const { floor, cards } = clubFloor();
    floor.do('max', 'install-table', { table: 'T2', seats: 9 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'omaha' });
    floor.do('dana', 'seat-person', { table: 'T2', seat: 1, patron: 'sam', person: 'tpp' });
    const scans = scansAt(cards.sam, ['09']);
    const events = floor.do('flo', 'upload-scans', { batch: 'tpp', scans });
    expect(onlyEvent(events, 'scans-booked').booked[0]?.credits).toBeUndefined();
  });

  test('that are complete are points: two cards read a second apart are one of them', () => {
    const { floor, cards } = clubFloor();
    const clocks = ['06:59:59', '07:00:00', '08:00:00', '09:04:00'];
    const scans = clocks.map((clock) => ({
      card: cards.sam,
      at: `2026-11-16T${clock}-08:00`,
      table: 'T1',
    }));
    floor.do('flo', 'upload-scans', { batch: 'second', scans });
    // Four hours of the clock; from 6:59:59 to 9:04:00 two are complete.
    expect(hoursOf(floor.house, 'sam', DAY)).toBe(4);
    const points = pointsOf(floor.house, DAY).find(({ patron }) => patron === 'sam');
    expect(points?.points).toBe(2);
  });

  test('count without a table where the house knows the seat', () => {
    const { floor, cards } = clubFloor();
    floor.do('dana', 'seat-person', { table: 'T1', seat: 3, patron: 'sam' });
    const scans = [{ card: cards.sam, at: '2026-11-16T09:59:59-08:00' }];
    const { booked } = onlyEvent(
      floor.do('flo', 'upload-scans', { batch: 'seat', scans }),
      'scans-booked',
    );
    expect(booked[0]).toMatchObject({ table: 'T1', game: 'texas-holdem' });
  });

  test('are those of the room’s clock, whatever zone a scanner keeps', () => {
    const { floor, cards } = clubFloor();
    const more = { ...PERIOD, hours: [{ from: '09:00', until: '10:00' }] };
    post(floor, REWARDS, { as: 'morning', more });
    const scans = [
      { card: cards.sam, at: '2026-11-16T17:05:00Z', table: 'T1' },
      { card: cards.sam, at: '2026-11-16T22:35:00+05:30', table: 'T1' },
    ];
    const events = floor.do('flo', 'upload-scans', { batch: 'zones', scans });
    const { booked, left } = onlyEvent(events, 'scans-booked');
    expect(booked).toMatchObject([{ credits: { rewards: 1, morning: 1 } }]);
    expect(left).toMatchObject([{ because: 'hour-booked' }]);
  });

  test('count at a table without purchase as at any other', () => {
    const { floor, cards } = clubFloor();
    floor.do('max', 'install-table', { table: 'free', seats: 9 });
    floor.do('flo', 'open-table', { table: 'free', game: 'texas-holdem', npn: true });
    floor.at = '2026-11-16T10:10:00-08:00';
    const scans = scansAt(cards.sam, ['10'], 'free');
    const events = floor.do('flo', 'upload-scans', { batch: 'free', scans });
    expect(onlyEvent(events, 'scans-booked').booked).toMatchObject([{ credits: { rewards: 1 } }]);
  });

  test('stay with whoever gets another card, and the old card brings nothing', () => {
    const { floor, cards } = clubFloor();
    expect(cards.lost).not.toBe(cards.pat);
    const again = { patron: 'pat', document: 'passport', reason: 'lost', chance: 'f6'.repeat(32) };
    floor.do('dee', 'replace-card', again);
    expect(hoursOf(floor.house, 'pat', DAY)).toBe(9);
  });
});

test('a card tells what it is in with: a point for each hour', () => {
  const { floor } = clubFloor();
  const options = { version: 'B' };
  post(floor, 'hgc-wheel-of-cards', { as: 'wheel', options, more: PERIOD });
  // The other version of this one has tickets.
  floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
  post(floor, 'hgc-car-drawing', { as: 'cars', options, paidBy: 'hj' });
  const now = sure(parseMoment(floor.at, 'at'));
  const entries = kioskEntries({ house: floor.house, rulebook: RULEBOOK, now }, 'pat');
  // Nine reads, an hour apart: eight complete hours.
  const points = { what: 'points', count: 8 };
  expect(entries).toEqual([
    { offering: 'wheel', title: '"Wheel of Cards" Drawing Promotion', ...points },
    { offering: 'cars', title: 'Car Drawing Promotion', ...points },
  ]);
});

test('a card tells from when until when credits are earned, where that is posted', () => {
  const { floor } = clubFloor();
  post(floor, REWARDS, { as: 'endless', more: { from: PERIOD.from } });
  const now = sure(parseMoment(floor.at, 'at'));
  const facts = memberFacts({ house: floor.house, rulebook: RULEBOOK, now }, 'pat');
  expect(facts?.credits.map(({ from, until }) => ({ from, until }))).toEqual([
    PERIOD,
    { from: PERIOD.from, until: undefined },
  ]);
});

describe('credits', () => {
  test('come one a swipe, in the posted hours and games, and to no proposition player', () => {
    const { floor, cards } = clubFloor('late');
    const more = { ...PERIOD, hours: [{ from: '06:00', until: '08:00' }] };
    post(floor, REWARDS, { as: 'morning', more });
    post(floor, REWARDS, { as: 'omaha-only', more: { ...PERIOD, games: ['omaha'] } });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 4, patron: 'sam', person: 'tpp' });
    const late = cardOf(floor, 'late');
    const scans = [
      ...scansAt(late, ['05', '06', '07', '08']),
      ...scansAt(cards.sam, ['05', '06', '07', '08']),
    ];
    floor.do('flo', 'upload-scans', { batch: 'hours', scans });
    const left = (offering: string) =>
      ['late', 'sam'].map((patron) => creditsLeft(floor.house, offering, patron));
    expect([left('rewards'), left('morning'), left('omaha-only')]).toEqual([
      [4, 0],
      [2, 0],
      [0, 0],
    ]);
    expect(hoursOf(floor.house, 'sam', DAY)).toBe(4);
  });

  const redeem = (card: string, prizes: readonly string[]) => ({
    offering: 'rewards',
    card,
    patron: 'pat',
    ...PAPERS,
    prizes,
  });

  test('buy what they suffice for, several prizes and again later, and no more', () => {
    const { floor, cards } = clubFloor();
    const values = { prize: '50.00', creditsNeeded: 3, prizes: 'A cap worth $10 for 2 credits' };
    post(floor, REWARDS, { as: 'small', values, more: PERIOD });
    floor.do('flo', 'upload-scans', { batch: 'next', scans: scansAt(cards.pat, ['09']) });
    floor.at = '2026-11-16T11:00:00-08:00';
    floor.do('flo', 'upload-scans', {
      batch: 'more',
      scans: scansAt(cards.pat, ['10']),
    });
    expect(creditsLeft(floor.house, 'small', 'pat')).toBe(2);
    const small = { ...redeem(cards.pat, ['a-cap-10']), offering: 'small' };
    expect(floor.refused('dee', 'redeem-credits', { ...small, prizes: ['cash-50'] })).toBe(
      'not-enough-credits',
    );
    const won = onlyEvent(floor.do('dee', 'redeem-credits', small), 'prizes-won');
    const thing = { words: 'A cap', worth: '10.00' };
    expect(won.claims).toMatchObject([{ patron: 'pat', amount: '10.00', thing }]);
    expect(floor.refused('dee', 'redeem-credits', small)).toBe('not-enough-credits');
    // Eleven hours brought eleven credits under the other one: a meal for eight leaves three.
    floor.do('dee', 'redeem-credits', redeem(cards.pat, ['a-meal-20']));
    expect(creditsLeft(floor.house, 'rewards', 'pat')).toBe(3);
    const two = redeem(cards.pat, ['a-meal-20', 'a-meal-20']);
    expect(floor.refused('dee', 'redeem-credits', two)).toBe('not-enough-credits');
  });

  test('buy money that is paid as any other claim, and come back where the award is voided', () => {
    const { floor, cards } = clubFloor();
    const values = { prize: '50.00', creditsNeeded: 1 };
    post(floor, REWARDS, { as: 'small', values, more: PERIOD });
    floor.do('flo', 'upload-scans', { batch: 'next', scans: scansAt(cards.pat, ['09']) });
    const cash = { ...redeem(cards.pat, ['cash-50']), offering: 'small' };
    const { award, claims } = onlyEvent(floor.do('dee', 'redeem-credits', cash), 'prizes-won');
    expect(claims).toMatchObject([
      { patron: 'pat', amount: '50.00', sources: [['house', '50.00']] },
    ]);
    expect(floor.balance('house/promotional-costs')).toBe('50.00');
    floor.both({ type: 'void-award', call: award, reason: 'another patron’s card' });
    expect(floor.balance('house/promotional-costs')).toBe('0.00');
    expect(creditsLeft(floor.house, 'small', 'pat')).toBe(1);
  });

  test('are void when their period is over, and one instant before they are not', () => {
    const { floor, cards } = clubFloor();
    const meal = redeem(cards.pat, ['a-meal-20']);
    expect(floor.tick('2026-12-31T23:59:59.999-08:00')).toEqual([]);
    expect(creditsLeft(floor.house, 'rewards', 'pat')).toBe(9);
    floor.at = PERIOD.until;
    expect(floor.refused('dee', 'redeem-credits', meal)).toBe('period-over');
    const events = floor.tick(PERIOD.until);
    expect(events).toEqual([
      { type: 'credits-voided', offering: 'rewards', patrons: 1, credits: 9 },
    ]);
    expect(creditsLeft(floor.house, 'rewards', 'pat')).toBe(0);
    expect(floor.tick(PERIOD.until)).toEqual([]);
  });

  test('are kept for whoever was excluded, who can have nothing until readmitted', () => {
    const { floor, cards } = clubFloor();
    floor.do('carl', 'exclude-patron', { patron: 'pat', reason: 'asked to be' });
    const meal = redeem(cards.pat, ['a-meal-20']);
    expect(floor.refused('dee', 'redeem-credits', meal)).toBe('ineligible-person');
    floor.do('carl', 'readmit-patron', { patron: 'pat', reason: 'the time is over' });
    floor.do('dee', 'redeem-credits', meal);
    expect(creditsLeft(floor.house, 'rewards', 'pat')).toBe(1);
  });

  test('are given out against the papers of the sheet only', () => {
    const { floor, cards } = clubFloor();
    const other = { ...redeem(cards.pat, ['a-meal-20']), document: 'other' };
    expect(floor.refused('dee', 'redeem-credits', other)).toBe('identity-refused');
  });
});

describe('a PIN at a kiosk', () => {
  const tryPin = (isRight: boolean) => {
    const { floor, cards } = clubFloor();
    const shown = { device: 'hall', card: cards.pat };
    const ask = (right: boolean) => floor.ask('clock', 'open-card', { ...shown, isRight: right });
    for (let tries = 0; tries < 4; tries += 1) ask(false);
    return { floor, ask, last: ask(isRight) };
  };

  test('locks the card after five wrong ones in a row, for a quarter of an hour', () => {
    const { floor, ask, last } = tryPin(false);
    const lockedUntil = Date.parse('2026-11-16T10:15:00-08:00');
    expect(last).toMatchObject([{ type: 'card-refused', lockedUntil }]);
    floor.at = '2026-11-16T10:14:59.999-08:00';
    expect(ask(true)).toMatchObject({ code: 'locked-out' });
    floor.at = '2026-11-16T10:15:00-08:00';
    expect(ask(true)).toMatchObject([{ type: 'card-opened', patron: 'pat' }]);
  });

  test('that is right begins a new count, and so does a new one at the desk', () => {
    const { ask, floor } = tryPin(true);
    for (let tries = 0; tries < 4; tries += 1) ask(false);
    floor.do('dee', 'set-card-pin', { patron: 'pat', document: 'passport' });
    for (let tries = 0; tries < 4; tries += 1) {
      expect(ask(false)).toMatchObject([{ type: 'card-refused' }]);
    }
    expect(ask(true)).toMatchObject([{ type: 'card-opened' }]);
  });
});

describe('another card or PIN', () => {
  test('is given for papers with a picture, and by nobody to himself', () => {
    const { floor } = clubFloor('worker');
    floor.both({ type: 'appoint-staff', staff: 'gil', roles: ['desk'], patron: 'worker' });
    const pin = { patron: 'worker', document: 'passport' };
    expect(floor.refused('gil', 'set-card-pin', pin)).toBe('second-person');
    const again = { ...pin, reason: 'lost', chance: '98'.repeat(32) };
    expect(floor.refused('gil', 'replace-card', again)).toBe('second-person');
    for (const document of ['other', 'tax-form']) {
      expect(() => floor.do('dee', 'set-card-pin', { ...pin, document })).toThrow('passport');
      expect(() => floor.do('dee', 'replace-card', { ...again, document })).toThrow('passport');
    }
  });
});
