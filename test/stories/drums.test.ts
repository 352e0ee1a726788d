// Tickets and drawings: each sheet from its posting to the last paid claim, over HTTP only. Numbers
// that the house draws are not known beforehand; everything that follows from them is.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDrawing } from '#drawing';
import type { DrawingFacts, Event, Stage } from '#house';
import { type Evening, only, openEvening, wonIn } from './evening.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(() => evening.close());

const gives = (patron: string | undefined, count = 1, fields = {}) =>
  evening.does('dee', 'issue-tickets', {
    offering: 'promo',
    patron,
    count,
    reason: 'as verified on paper',
    ...fields,
  });

const announces = (drawing = 'd', fields: object = {}) =>
  evening.does('max', 'announce-drawing', { drawing, offering: 'promo', ...fields });

/** A drawing is announced and the drum closed. */
async function opens(drawing = 'd', fields: object = {}, closing: object = {}): Promise<void> {
  await announces(drawing, fields);
  await evening.does('dee', 'close-drum', { drawing, ...closing });
}

async function facts(drawing = 'd'): Promise<DrawingFacts> {
  const all = (await evening.sees('dee', '/drawings')) as readonly DrawingFacts[];
  return all.find((each) => each.drawing === drawing) as DrawingFacts;
}

interface Drawn {
  readonly serial: number;
  readonly passed?: string;
}

const drawsOne = async (drawing = 'd'): Promise<Drawn> =>
  (await evening.does('dee', 'draw-ticket', { drawing })).at(-1) as unknown as Drawn;

/** Draws until a holder may win; the number. */
async function draws(drawing = 'd'): Promise<number> {
  for (;;) {
    const { serial, passed } = await drawsOne(drawing);
    if (passed === undefined) return serial;
  }
}

/** What the holder shows who has everything. */
async function shown(drawing = 'd', fields: object = {}): Promise<object> {
  const { holder, draws: all } = await facts(drawing);
  const stub = all.at(-1)?.ticket;
  const papers = { stub, isIdentitySeen: true, nameMatches: true };
  return { drawing, patron: holder?.patron, ...papers, ...fields };
}

/** The holder comes forward; the patron. */
async function comes(drawing = 'd', fields: object = {}): Promise<string> {
  const events = await evening.does('dee', 'claim-drawn', await shown(drawing, fields));
  return only(events, 'draw-claimed')['patron'] as string;
}

const signs = async (drawing = 'd', by = 'max') => {
  const { won } = await facts(drawing);
  const { serial } = won.at(-1) as DrawingFacts['won'][number];
  return evening.does(by, 'confirm-winner', { drawing, serial });
};

/** A hand at a table, called, verified by one and authorized by another. */
async function earns(table: string, deal: object): Promise<readonly Event[]> {
  await evening.does('dana', 'start-round', { table, fees: [] });
  const called = await evening.does('dana', 'call-hand', { table, seat: 1, offering: 'promo' });
  const { call } = only(called, 'hand-called');
  await evening.does('flo', 'verify-call', { call, deal });
  const events = await evening.does('fred', 'authorize-call', { call });
  await evening.does('dana', 'end-round', { table });
  return events;
}

const isPaid = async () => expect(await evening.balance('fund/promo/payable')).toBe('0.00');

/** The exported file comes out again, and not with another number in it. */
async function checks(drawing = 'd'): Promise<void> {
  const { body } = await evening.served.ask(`/drawings/${drawing}/export`);
  expect(checkDrawing(body)).toMatchObject({ ok: true });
  const [first, ...rest] = body.draws;
  const forged = { ...body, draws: [{ ...first, serial: first.serial + 1 }, ...rest] };
  expect(checkDrawing(forged).ok).toBe(false);
}

const BLACKJACK = { decks: 6, dealer: { up: '5c' } };
const TWO_SEATS = { 1: { patron: 'ann' }, 2: { patron: 'ben' } };

describe('hgc-beat-the-dealer', () => {
  test('a pair earns a ticket; whoever is drawn takes $100; nobody wins twice a day', async () => {
    await evening.enrols('ann', 'ben', 'cy');
    await evening.opens('P1', 'blackjack-poker', TWO_SEATS);
    await evening.postsFromFund('hgc-beat-the-dealer', { values: { prize: '100.00' } });
    const seats = [
      { seat: 1, cards: 'Ah Ad' },
      { seat: 2, cards: 'Kc 9d' },
    ];
    const issued = only(await earns('P1', { ...BLACKJACK, seats }), 'tickets-issued');
    expect(issued['batches']).toMatchObject([{ first: 1, count: 1, patron: 'ann', seat: 1 }]);
    await opens();
    expect(await draws()).toBe(1);
    const stub = await evening.codes(2);
    expect(await evening.refused('dee', 'claim-drawn', await shown('d', { stub }))).toBe(
      'wrong-stub',
    );
    await comes();
    expect((await signs()).map(({ type }) => type)).toEqual(['winner-confirmed', 'drawing-ended']);
    await checks();
    const show = { show: 's', offering: 'promo', game: 'double-up', players: ['ann'] };
    const friend = { ...show, players: ['ben'] };
    expect(await evening.refused('flo', 'start-show', friend)).toBe('not-drawn');
    await evening.does('flo', 'start-show', show);
    await evening.does('flo', 'step-show', { show: 's', step: { step: 'keep' } });
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([{ amount: '100.00' }]);
    await evening.pays(claims[0]?.id as string, 'ann');
    await isPaid();
    await gives('ann', 5);
    await gives('ben');
    await evening.movesTo('2026-11-16T18:05:00-08:00');
    await opens('again');
    await draws('again');
    const { draws: all, holder } = await facts('again');
    expect(holder?.patron).toBe('ben');
    const why = all.slice(0, -1).map(({ passed }) => passed);
    const clause = 'no further prize for one person (Paragraphs on the drawing)';
    expect(new Set([clause, ...why])).toEqual(new Set([clause]));
  });
});

describe('hgc-big-spin', () => {
  test('a seat at 8 pm, one absent and one at the wheel: $250 from the fund', async () => {
    await evening.enrols('ann', 'ben');
    await evening.opens('P1', 'texas-holdem', TWO_SEATS);
    await evening.deals('P1');
    await evening.postsFromFund('hgc-big-spin');
    const eight = { offering: 'promo', time: '20:00' };
    expect(await evening.refused('dee', 'hand-out-tickets', eight)).toBe('not-the-time');
    await evening.movesTo('2026-11-16T20:05:00-08:00');
    const [issued] = await evening.does('dee', 'hand-out-tickets', eight);
    expect(issued).toMatchObject({ batches: [{ first: 1 }, { first: 2 }] });
    expect(await evening.refused('flo', 'hand-out-tickets', eight)).toBe('handed-out');
    await opens();
    await draws();
    const absent = (await facts()).draws.at(-1)?.ticket;
    await evening.misses('d', { redraws: true });
    await draws();
    const late = await shown('d', { stub: absent });
    expect(await evening.refused('dee', 'claim-drawn', late)).toBe('ticket-used');
    const unnamed = await shown('d', { nameMatches: false });
    expect(await evening.refused('dee', 'claim-drawn', unnamed)).toBe('identity-refused');
    const winner = await comes();
    expect(await evening.refused('dee', 'confirm-winner', { drawing: 'd', serial: 1 })).toBe(
      'not-permitted',
    );
    const { granted } = wonIn(await signs());
    expect(granted).toMatchObject([{ patron: winner, share: 'spin' }]);
    await checks();
    const show = { show: 's', offering: 'promo', game: 'big-spin', players: [winner] };
    await evening.does('flo', 'start-show', show);
    await evening.signs('s', { step: 'spin', outcome: '$250.00' });
    const { claims } = wonIn(await evening.awards());
    await evening.pays(claims[0]?.id as string, winner);
    await isPaid();
    expect(await evening.balance('fund/hj/reserve')).toBe('19750.00');
  });
});

describe('hgc-blackjack-poker-car-drawing', () => {
  const names = Array.from({ length: 18 }, (_, index) => `p${index + 1}`);

  test('sixteen of eighteen, one absent, one without ID until the tournament begins', async () => {
    await evening.enrols(...names);
    await evening.opens('P1', 'blackjack-poker', { 1: { patron: 'p1' } });
    await evening.posts('hgc-blackjack-poker-car-drawing', {
      values: { drawingDates: '2026-11-16 18:00, 2026-11-17 18:00, 2026-11-18 18:00' },
    });
    const seats = [{ seat: 1, cards: 'Ah Ah' }];
    await earns('P1', { ...BLACKJACK, seats });
    // The sheet wants two people for every hand: no one issues tickets alone.
    const ticket = { offering: 'promo', count: 1, reason: 'as verified on paper' };
    expect(await evening.refused('dee', 'issue-tickets', ticket)).toBe('two-people-needed');
    for (const patron of names) await evening.both({ type: 'issue-tickets', ...ticket, patron });
    const other = { drawing: 'x', offering: 'promo', eventAt: '2026-11-16T22:00:00-08:00' };
    expect(await evening.refused('max', 'announce-drawing', other)).toBe('bad-drawing');
    await opens('d');
    await draws();
    expect(await evening.refused('dee', 'mark-absent', { drawing: 'd' })).toBe('clock-runs');
    await evening.misses();
    await draws();
    const owing = await comes('d', { isIdentitySeen: false });
    for (let winner = 2; winner <= 16; winner++) {
      await draws();
      await comes();
      await signs();
    }
    const { won, status } = await facts();
    expect(status).toBe('ended');
    const owed = won.find(({ patron }) => patron === owing) as (typeof won)[number];
    const brought = { drawing: 'd', serial: owed.serial, nameMatches: true };
    await evening.does('dee', 'bring-identity', brought);
    const events = await evening.does('max', 'confirm-winner', {
      drawing: 'd',
      serial: owed.serial,
    });
    expect(wonIn(events).granted).toMatchObject([
      { patron: owing, words: 'a pass to the blackjack tournament of the day' },
    ]);
    await checks();
    const players = (await facts()).won.map(({ patron }) => patron);
    expect(new Set(players).size).toBe(16);
    const tournament = { show: 's', offering: 'promo', game: 'tournament', players };
    expect(await evening.refused('flo', 'start-show', tournament)).toBe('wrong-time');
    await evening.movesTo('2026-11-16T20:00:00-08:00');
    const stranger = names.find((each) => !players.includes(each)) as string;
    const wrong = { ...tournament, players: [...players.slice(1), stranger] };
    expect(await evening.refused('flo', 'start-show', wrong)).toBe('not-drawn');
    await evening.does('flo', 'start-show', tournament);
    expect(await evening.refused('flo', 'start-show', { ...tournament, show: 'x' })).toBe(
      'too-many-shows',
    );
    const counts = (table: number, ...chips: readonly number[]) =>
      evening.signs('s', { step: `count-${table}`, facts: { chips } });
    await counts(1, 800, 700, 600, 500, 500, 300, 200, 100);
    // Equal chips on the line between the fourth and the fifth: the house decides.
    const [stage] = (await evening.served.ask('/stages')).body as readonly Stage[];
    const tie = stage?.steps.find(({ step }) => step === 'break-tie-1');
    await evening.signs('s', { step: 'break-tie-1', choice: tie?.choices?.[0] });
    for (const table of [2, 3]) await counts(table, 800, 700, 600, 500, 400, 300, 200, 100);
    const { claims } = wonIn(await evening.awards());
    const words = claims.flatMap(({ lines }) => lines.flatMap((line) => line.words ?? []));
    expect(words).toEqual(['a new compact car, on display at the entrance']);
    expect(new Set(claims.map(({ patron }) => patron))).toEqual(new Set(players));
    // The car is worth $18,000, which is reported; no prize in cash is as much as $2,000.
    expect(claims.flatMap(({ thing }) => thing?.worth ?? [])).toEqual(['18000.00']);
    for (const { id, patron, thing } of claims) {
      await evening.pays(id, patron as string, ...(thing === undefined ? [] : ['1099-misc']));
    }
    await isPaid();
    // Seven times $300, eight times $200, and $18,000 for the car.
    expect(await evening.balance('house/promotional-costs')).toBe('21700.00');
    expect(await evening.balance('house/prizes-in-kind')).toBe('18000.00');
  });
});

describe('hgc-car-drawing', () => {
  const HOURS = ['12', '13', '14', '15', '16', '17', '18', '19', '20', '21'];
  const noStub = { stub: undefined };

  test('A: tickets every third hour, ten hourly drawings, ten keys', async () => {
    await evening.enrols('ann', 'ben');
    await evening.opens('P1', 'baccarat', TWO_SEATS);
    await evening.deals('P1');
    await evening.postsFromFund('hgc-car-drawing', {
      values: { endDate: '2026-11-17' },
      from: '2026-10-21T00:00:00-07:00',
      until: '2026-11-18T00:00:00-08:00',
    });
    await announces('early');
    expect(await evening.refused('dee', 'close-drum', { drawing: 'early' })).toBe('not-the-time');
    for (const [day, time] of [
      ['16', '21:00'],
      ['17', '00:00'],
      ['17', '03:00'],
      ['17', '06:00'],
      ['17', '09:00'],
      ['17', '12:00'],
    ] as const) {
      await evening.movesTo(`2026-11-${day}T${time}:00-08:00`);
      await evening.does('dee', 'hand-out-tickets', { offering: 'promo', time });
    }
    const passes: string[] = [];
    for (const hour of HOURS) {
      await evening.movesTo(`2026-11-17T${hour}:01:00-08:00`);
      await opens(`at-${hour}`);
      await draws(`at-${hour}`);
      const lacks = hour === '12' ? { isIdentitySeen: false } : {};
      passes.push(await comes(`at-${hour}`, lacks));
      if (hour !== '12') await signs(`at-${hour}`);
    }
    await announces('at-22');
    const eleventh = { drawing: 'at-22' };
    expect(await evening.refused('dee', 'close-drum', eleventh)).toBe('too-many-drawings');
    // Nine passes are left, and as many envelopes.
    const players = passes.slice(1);
    const keys = { show: 's', offering: 'promo', game: 'keys', players };
    expect(await evening.refused('flo', 'start-show', keys)).toBe('wrong-time');
    const [forfeited] = await evening.movesTo('2026-11-17T22:00:00-08:00');
    expect(forfeited).toMatchObject({ type: 'winner-forfeited', drawing: 'at-12' });
    expect(await evening.refused('dee', 'close-drum', eleventh)).toBe('not-the-time');
    const ten = { ...keys, players: passes };
    expect(await evening.refused('flo', 'start-show', ten)).toBe('not-drawn');
    await evening.does('flo', 'start-show', keys);
    const cards = ['A', '2', '3', '4', '5', '6', '7', '8', '9'];
    for (const outcome of cards) await evening.signs('s', { step: 'draw-card', outcome });
    for (const choice of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) {
      await evening.does('flo', 'step-show', {
        show: 's',
        step: { step: 'take-envelope', choice },
      });
    }
    await evening.signs('s', { step: 'try-key', outcome: 'starts' });
    const { claims } = wonIn(await evening.awards());
    const car = { amount: '24000.00', lines: [{ words: 'A new four-door sedan' }] };
    const thing = { worth: '24000.00' };
    expect(claims).toMatchObject([{ patron: players[0], ...car, thing }]);
    const again = { ...keys, show: 'again', players: [players[1]] };
    expect(await evening.refused('flo', 'start-show', again)).toBe('too-many-shows');
    const [claim, patron] = [claims[0]?.id as string, players[0] as string];
    await evening.shows(claim, patron);
    const pay = { claim, patron, from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', pay)).toBe('paperwork-missing');
    await evening.pays(claim, patron, '1099-misc');
    // The fund of the jackpots had $20,000 for a car of $24,000.
    expect(await evening.balance('fund/hj/reserve')).toBe('0.00');
    expect(await evening.balance('fund/promo/advance')).toBe('4000.00');
    expect(await evening.balance('house/prizes-in-kind')).toBe('24000.00');
  });

  test('B: each hour is a point, each card wins one pass', async () => {
    await evening.opens('P1', 'baccarat', {});
    await evening.postsFromFund('hgc-car-drawing', { options: { version: 'B', duration: '4' } });
    await evening.joins('ann', ['09', '10', '11', '12']);
    await evening.joins('ben', ['12', '13']);
    const turned = { drawing: 'x', offering: 'promo', isMechanical: true };
    expect(await evening.refused('max', 'announce-drawing', turned)).toBe('bad-drawing');
    await opens('first');
    expect(await facts('first')).toMatchObject({ count: 4 });
    await draws('first');
    const first = await comes('first', noStub);
    await signs('first');
    await announces('second');
    expect(await evening.refused('dee', 'close-drum', { drawing: 'second' })).toBe(
      'too-many-drawings',
    );
    await evening.movesTo('2026-11-16T19:00:00-08:00');
    await evening.does('dee', 'close-drum', { drawing: 'second' });
    await draws('second');
    const second = await comes('second', noStub);
    expect([first, second].sort()).toEqual(['ann', 'ben']);
    expect(wonIn(await signs('second')).granted).toMatchObject([
      { words: 'a car pass for the giveaway' },
    ]);
    await checks('second');
  });
});

describe('hgc-car-giveaway', () => {
  test('three minutes, another ticket, a prize of $25,000 that a manager signs for', async () => {
    await evening.enrols('ann', 'ben');
    await evening.opens('P1', 'blackjack-poker', TWO_SEATS);
    await evening.posts('hgc-car-giveaway');
    const seats = [
      { seat: 1, cards: 'Ah Ad' },
      { seat: 2, cards: 'Kc Kd' },
    ];
    const issued = only(await earns('P1', { ...BLACKJACK, seats }), 'tickets-issued');
    expect(issued['batches']).toMatchObject([{ patron: 'ann' }, { patron: 'ben' }]);
    await opens();
    const { root, commitment } = await facts();
    const [posted] = (await evening.served.ask('/posted-drawings')).body;
    expect(posted).toMatchObject({ drawing: 'd', root, commitment, count: 2 });
    expect(posted).not.toHaveProperty('secret');
    expect((await evening.served.ask('/drawings/d/export')).body.code).toBe('wrong-moment');
    await draws();
    await evening.waitsOut();
    expect(await evening.refused('dee', 'claim-drawn', await shown())).toBe('too-late');
    await evening.does('dee', 'mark-absent', { drawing: 'd' });
    await draws();
    const winner = await comes();
    const { serial } = (await facts()).won.at(-1) as DrawingFacts['won'][number];
    const alone = { drawing: 'd', serial };
    expect(await evening.refused('fred', 'confirm-winner', alone)).toBe('signature-needed');
    const { claims } = wonIn(await signs());
    expect(claims).toMatchObject([{ amount: '25000.00' }]);
    await evening.pays(claims[0]?.id as string, winner, '1099-misc');
    await isPaid();
    await checks();
    // The drum is empty: tickets left in it no longer count.
    await announces('next');
    await evening.movesTo('2026-11-16T18:15:00-08:00');
    expect(await evening.refused('dee', 'close-drum', { drawing: 'next' })).toBe('empty-drum');
  });
});

describe('hgc-cash-drawing', () => {
  test('a drum in the room: recorded by one, signed by another, $500 in chips', async () => {
    await evening.enrols('ann', 'ben');
    const values = { cashPrize: undefined, chipsPrize: '500.00', drawnWinners: 2 };
    await evening.postsFromFund('hgc-cash-drawing', { values });
    await gives('ann');
    await gives('ben', 2);
    await opens('d', { isMechanical: true });
    const late = { offering: 'promo', patron: 'ben', count: 1, reason: 'as verified on paper' };
    expect(await evening.refused('dee', 'issue-tickets', late)).toBe('wrong-moment');
    const codes = await Promise.all([1, 2, 3].map((serial) => evening.codes(serial)));
    const ticket = (serial: number) => ({ drawing: 'd', ticket: codes[serial - 1] });
    await evening.does('dee', 'record-draw', ticket(1));
    expect(await evening.refused('dee', 'confirm-draw', { drawing: 'd' })).toBe('second-person');
    await evening.does('flo', 'confirm-draw', { drawing: 'd' });
    await comes();
    const first = wonIn(await signs()).claims;
    expect(await evening.refused('dee', 'record-draw', ticket(1))).toBe('ticket-used');
    await evening.does('dee', 'record-draw', ticket(2));
    await evening.does('flo', 'confirm-draw', { drawing: 'd' });
    await comes();
    const second = wonIn(await signs()).claims;
    for (const [patron, claims] of [
      ['ann', first],
      ['ben', second],
    ] as const) {
      expect(claims).toMatchObject([{ amount: '500.00' }]);
      await evening.pays(claims[0]?.id as string, patron);
    }
    await isPaid();
    expect(await evening.balance('fund/hj/reserve')).toBe('19000.00');
    const { body } = await evening.served.ask('/drawings/d/export');
    expect(body).toMatchObject({ method: 'mechanical', secret: null });
    expect(checkDrawing(body).ok).toBe(true);
  });
});

describe('hgc-high-hand', () => {
  const hands = (absent: string) =>
    evening.postsFromFund('hgc-high-hand', { options: { mode: 'tickets', absent } });

  test('1: another ticket is drawn until somebody is there', async () => {
    await evening.enrols('ann', 'ben');
    await hands('1');
    await gives('ann');
    await gives('ben');
    await opens();
    await draws();
    const lacks = await shown('d', { isIdentitySeen: false });
    expect(await evening.refused('dee', 'claim-drawn', lacks)).toBe('identity-needed');
    await evening.misses();
    await draws();
    const winner = await comes();
    const { claims } = wonIn(await signs());
    expect(claims).toMatchObject([{ patron: winner, amount: '1000.00' }]);
    await evening.pays(claims[0]?.id as string, winner);
    await isPaid();
    expect(await evening.balance('fund/hj/reserve')).toBe('19000.00');
    await checks();
  });

  test('2: after one draw the prize goes on to the next drawing', async () => {
    await evening.enrols('ann', 'ben');
    await hands('2');
    await gives('ann');
    await opens();
    await draws();
    await evening.misses();
    expect(await facts()).toMatchObject({ status: 'ended', ending: 'carried-over' });
    await checks();
    await gives('ben');
    await evening.movesTo('2026-11-16T18:05:00-08:00');
    await opens('next');
    expect(await facts('next')).toMatchObject({ carried: 1 });
    await draws('next');
    const winner = await comes('next');
    // Twice $1,000 in one prize, which is reported: no one has two in a day.
    const { claims } = wonIn(await signs('next'));
    expect(claims).toMatchObject([{ patron: winner, amount: '2000.00' }]);
    await evening.pays(claims[0]?.id as string, winner, '1099-misc');
    await isPaid();
  });
});

describe('hgc-paid-collection-year', () => {
  test('24 winning tickets of three drums have a year of collections paid', async () => {
    await evening.enrols('ann');
    // The house counts winners by tickets, not by people.
    await evening.posts('hgc-paid-collection-year', { settings: { winners: 'tickets' } });
    await evening.opens('P1', 'blackjack-poker', { 1: { patron: 'ann' } });
    const seats = [{ seat: 1, cards: 'Ah Ah' }];
    await earns('P1', { ...BLACKJACK, seats });
    await gives('ann', 12, { game: 'blackjack-poker' });
    await gives('ann', 9, { game: 'pan-9' });
    await gives('ann', 7, { game: 'pai-gow-poker' });
    const worth: string[] = [];
    for (const [rule, winners] of [
      ['drawing-1', 10],
      ['drawing-2', 3],
      ['drawing-3', 4],
      ['drawing-4', 7],
    ] as const) {
      await opens(rule, { rule });
      for (let winner = 1; winner <= winners; winner++) {
        await draws(rule);
        await comes(rule, { patron: 'ann' });
        const [claim] = wonIn(await signs(rule)).claims;
        worth.push(claim?.thing?.worth as string);
        // The first is above $2,000 already, so that every prize of the year is reported.
        await evening.pays(claim?.id as string, 'ann', '1099-misc');
      }
      expect(await facts(rule)).toMatchObject({ status: 'ended' });
      await checks(rule);
    }
    expect(worth).toHaveLength(24);
    // 10, 3 and 7 times $5,200, and 4 times $1,200.
    expect(worth.reduce((sum, each) => sum + Number(each), 0)).toBe(108_800);
  });
});

describe('hgc-wheel-of-cards', () => {
  test('B: a card is drawn by its hours, its owner spins: a pair is $100', async () => {
    await evening.opens('P1', 'texas-holdem', {});
    await evening.posts('hgc-wheel-of-cards', { options: { version: 'B' } });
    await evening.joins('ann', ['10', '11']);
    await opens();
    await draws();
    const lacks = await shown('d', { isIdentitySeen: false, stub: undefined });
    expect(await evening.refused('dee', 'claim-drawn', lacks)).toBe('identity-needed');
    await comes('d', { stub: undefined });
    await signs();
    await checks();
    const show = { show: 's', offering: 'promo', game: 'card-wheel', players: ['ann'] };
    await evening.does('flo', 'start-show', show);
    for (const outcome of ['2c', '2c', '4d', '6h', '8s', '2d']) {
      await evening.signs('s', { step: 'spin', outcome });
    }
    const { claims } = wonIn(await evening.awards());
    await evening.pays(claims[0]?.id as string, 'ann');
    await isPaid();
    expect(await evening.balance('house/promotional-costs')).toBe('100.00');
    await evening.movesTo('2026-11-16T18:05:00-08:00');
    await opens('later');
    const { passed } = await drawsOne('later');
    expect(passed).toContain('rule 6');
  });
});

describe('bay101-prize-wheel', () => {
  test('two minutes, a spin, $100; the container is emptied after its days', async () => {
    await evening.enrols('ann', 'ben');
    await evening.posts('bay101-prize-wheel', { values: { emptiedAfterDays: 3 } });
    await gives('ann', 2);
    await opens();
    await draws();
    await evening.waitsOut();
    // The container says two minutes; nobody is absent before three.
    expect(await evening.refused('dee', 'claim-drawn', await shown())).toBe('too-late');
    await evening.does('dee', 'mark-absent', { drawing: 'd' });
    await draws();
    await comes();
    await signs();
    await checks();
    const show = { show: 's', offering: 'promo', game: 'prize-wheel', players: ['ann'] };
    await evening.does('flo', 'start-show', show);
    await evening.signs('s', { step: 'spin', outcome: '$100.00' });
    const { claims } = wonIn(await evening.awards());
    await evening.pays(claims[0]?.id as string, 'ann');
    await isPaid();
    await gives('ben', 3);
    const emptied = await evening.movesTo('2026-11-19T18:00:00-08:00');
    expect(emptied.filter(({ type }) => type === 'drum-emptied')).toMatchObject([{ upTo: 5 }]);
  });
});

describe('saratoga-hi-lo-progressive', () => {
  test('a player of the hour within five minutes; who is banned is passed over', async () => {
    const hours = [{ from: '14:00', until: '23:00' }];
    await evening.posts('saratoga-hi-lo-progressive', { hours });
    await evening.movesTo('2026-11-19T18:00:00-08:00');
    await evening.joins('ann');
    await evening.joins('ben');
    await evening.enrols('cy');
    await announces();
    const friend = { drawing: 'd', players: ['cy'] };
    expect(await evening.refused('dee', 'close-drum', friend)).toBe('bad-request');
    expect(await evening.refused('dee', 'close-drum', { drawing: 'd' })).toBe('empty-drum');
    await evening.reads('ann');
    await evening.reads('ben');
    await evening.does('carl', 'exclude-patron', { patron: 'ben', reason: 'asked to be' });
    await evening.does('dee', 'close-drum', { drawing: 'd' });
    await draws();
    await evening.movesTo('2026-11-19T18:04:59-08:00');
    const winner = await comes('d', { stub: undefined, isIdentitySeen: false });
    expect(winner).toBe('ann');
    await signs();
    await checks();
    await announces('same-hour');
    const again = { drawing: 'same-hour' };
    expect(await evening.refused('dee', 'close-drum', again)).toBe('too-many-drawings');
    const show = { show: 's', offering: 'promo', game: 'hi-lo', players: ['ann'] };
    await evening.does('flo', 'start-show', show);
    await evening.signs('s', { step: 'deal', outcome: '2c' });
    // Six right guesses are $500 in cash, which wait for an ID.
    for (const outcome of ['3c', '4c', '5c', '6c', '7c', '8c']) {
      const step = { step: 'guess', choice: 'higher' };
      await evening.does('flo', 'step-show', { show: 's', step });
      await evening.signs('s', { step: 'flip', outcome });
    }
    await evening.does('flo', 'step-show', { show: 's', step: { step: 'quit' } });
    const { claims } = wonIn(await evening.awards());
    expect(claims).toMatchObject([{ amount: '500.00' }]);
    await evening.movesTo('2026-12-10T12:00:00-08:00');
    await evening.pays(claims[0]?.id as string, 'ann');
    await isPaid();
  });
});
