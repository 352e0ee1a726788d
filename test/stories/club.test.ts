// The player club from the posting of its promotion to the last paid claim, over HTTP only. Figures:
// one credit for each hour that was scanned, within the posted hours; a meal is 8 credits, $100 in
// cash 40, and both come from the sample of the sheet.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOfYesterday } from '../../src/house/promotions/club/club.fixture.ts';
import { newDevice } from '../../src/server/app.fixture.ts';
import { type Evening, only, openEvening, PASSPORT } from './evening.fixture.ts';

const PERIOD = { from: '2026-11-02T00:00:00-08:00', until: '2027-01-01T00:00:00-08:00' };
const FORM = {
  givenNames: PASSPORT.givenNames,
  familyName: PASSPORT.familyName,
  birthDate: PASSPORT.birthDate,
  address: '1 Main Street, Hawaiian Gardens, CA 90716',
  documentKind: PASSPORT.kind,
  documentNumber: PASSPORT.number,
};
const PIN = '314159';
const PAPERS = { document: 'passport', isValid: true };

let evening: Evening;
let keys = 0;
beforeAll(async () => {
  evening = await openEvening('2026-11-16T18:00:00-08:00');
});
afterAll(() => evening.close());

async function sends(method: 'POST' | 'PUT', path: string, body: object, by = 'dee') {
  keys += 1;
  const token = await evening.served.signIn(by);
  return evening.served.ask(path, { method, body, token, key: `club-${keys}` });
}

/** Enrolls and registers a patron; the number of the card. */
async function registers(patron: string): Promise<string> {
  await evening.enrols(patron);
  await sends('PUT', `/patrons/${patron}/facts`, FORM);
  const { card } = (await sends('POST', '/club/members', { patron, pin: PIN })).body;
  await evening.served.room.house.read(asOfYesterday);
  return card;
}

/** A kiosk of the hall, as its own screen asks. */
async function kiosk() {
  const { keyHash, header } = newDevice('hall');
  await evening.served.givePin('ada');
  await evening.does('ada', 'enrol-device', { device: 'hall', kind: 'kiosk', keyHash });
  const open = (card: string, pin = PIN) =>
    evening.served.ask('/kiosk/open', { headers: header, body: { card, pin } });
  async function shows(card: string) {
    const { body } = await open(card);
    const headers = { ...header, 'x-houseway-card': body.token };
    return (await evening.served.ask('/kiosk/card', { headers })).body;
  }
  return { open, shows };
}

const hours = (card: string, day: string, clocks: readonly string[], table = 'P1') =>
  clocks.map((clock) => ({ card, at: `${day}T${clock}:02:00-08:00`, table }));

let batches = 0;
async function scans(all: readonly object[], by = 'flo') {
  batches += 1;
  const batch = `b${batches}`;
  const events = await evening.does(by, 'upload-scans', { batch, scans: all });
  return only(events, 'scans-booked') as unknown as {
    readonly booked: readonly object[];
    readonly left: readonly { readonly because: string }[];
  };
}

/** Every hour from ten to six, which the promotion counts, and one before that it does not. */
const DAY = ['09', '10', '11', '12', '13', '14', '15', '16', '17'];

describe('hgc-player-tracking-rewards', () => {
  let hall: Awaited<ReturnType<typeof kiosk>>;
  beforeAll(async () => {
    const hoursPosted = [{ from: '10:00', until: '02:00' }];
    await evening.posts('hgc-player-tracking-rewards', { ...PERIOD, hours: hoursPosted });
    await evening.opens('P1', 'texas-holdem', {});
    hall = await kiosk();
  });

  const redeems = (card: string, prizes: readonly string[], more: object = {}) => ({
    offering: 'promo',
    card,
    patron: 'ann',
    ...PAPERS,
    prizes,
    ...more,
  });

  test('an hour that is scanned twice counts once, and a batch that is sent twice too', async () => {
    const card = await registers('eve');
    const twice = hours(card, '2026-11-16', ['16', '17', '17']);
    const { booked, left } = await scans(twice);
    expect([booked.length, left.map(({ because }) => because)]).toEqual([2, ['hour-booked']]);
    const again = { batch: `b${batches}`, scans: twice };
    expect(await evening.refused('flo', 'upload-scans', again)).toBe('batch-booked');
    // Two people walk the same tables and send what they have read at once.
    const both = await Promise.all(
      ['flo', 'fred'].map((by) => scans(hours(card, '2026-11-16', ['15', '16']), by)),
    );
    expect(both.flatMap(({ booked: each }) => each)).toMatchObject([{ card }]);
    expect(both.flatMap(({ left: each }) => each)).toHaveLength(3);
    const { body } = await evening.served.ask('/club/members/eve?reason=a+complaint', {
      token: await evening.served.signIn('dee'),
    });
    expect(body).toMatchObject({ hours: { all: 3 }, credits: [{ credits: 3 }] });
  });

  test('a wrong PIN five times locks the card, and the desk gives another with ID', async () => {
    const { open } = hall;
    const card = await registers('liz');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await open(card, '000001')).status).toBe(401);
    expect((await open(card)).body.code).toBe('locked-out');
    const reset = { document: 'passport', pin: '271829' };
    expect((await sends('POST', '/club/members/liz/pin', reset)).status).toBe(200);
    expect((await open(card, '271829')).status).toBe(200);
  });

  test('neither card nor credits are passed on, and nothing is given without proper ID', async () => {
    let card = await registers('may');
    await scans(hours(card, '2026-11-16', DAY));
    await registers('bob');
    const mays = (more: object) => redeems(card, ['a-meal-20'], { patron: 'may', ...more });
    const asks = (more: object) => evening.refused('dee', 'redeem-credits', mays(more));
    expect(await asks({ patron: 'bob' })).toBe('card-of-another');
    expect(await asks({ isValid: false })).toBe('identity-refused');
    expect(await asks({ document: 'other' })).toBe('identity-refused');
    const lost = { patron: 'may', document: 'passport', reason: 'stolen' };
    const replaced = await evening.does('dee', 'replace-card', lost);
    expect(await asks({})).toBe('void-card');
    card = only(replaced, 'card-replaced')['card'] as string;
    await evening.does('carl', 'exclude-patron', { patron: 'may', reason: 'asked to be' });
    expect(await asks({})).toBe('ineligible-person');
    await evening.does('carl', 'readmit-patron', { patron: 'may', reason: 'the year is over' });
    await evening.does('dee', 'redeem-credits', mays({}));
  });

  test('an employee earns off duty and a proposition player never does', async () => {
    const appointment = { type: 'appoint-staff', staff: 'dana', roles: ['dealer'], patron: 'dan' };
    const dan = await registers('dan');
    const tom = await registers('tom');
    await evening.both(appointment);
    await evening.served.signIn('dana');
    // Dana signs in at six: earlier scans count, and scans from now on do not.
    const now = { card: dan, at: '2026-11-16T18:00:00-08:00', table: 'P1' };
    const { booked, left } = await scans([...hours(dan, '2026-11-16', ['15']), now]);
    expect(left).toMatchObject([{ because: 'on-duty' }]);
    expect(booked).toMatchObject([{ credits: { promo: 1 } }]);
    await evening.does('dana', 'go-off-duty');
    await evening.does('flo', 'seat-person', {
      table: 'P1',
      seat: 2,
      patron: 'tom',
      person: 'tpp',
    });
    const [played] = (await scans(hours(tom, '2026-11-16', ['15']))).booked;
    expect(played).not.toHaveProperty('credits');
  });

  test('hours become credits, credits become a meal and then money, and the rest is void', async () => {
    const card = await registers('ann');
    expect(await scans(hours(card, '2026-11-16', DAY))).toMatchObject({ left: [] });
    const { shows } = hall;
    // Nine hours were played; the one before ten brings no credit.
    expect(await shows(card)).toMatchObject({
      hours: { today: 9, all: 9 },
      credits: [{ offering: 'promo', earned: 8, credits: 8 }],
    });
    const meal = await evening.does('dee', 'redeem-credits', redeems(card, ['a-meal-20']));
    expect(only(meal, 'credits-redeemed')).toMatchObject({ credits: 8 });
    const [dish] = only(meal, 'prizes-won')['claims'] as readonly { id: string }[];
    expect(dish).toMatchObject({ patron: 'ann', thing: { words: 'A meal', worth: '20.00' } });
    await evening.pays(dish?.id as string, 'ann');
    // Ann's meal and the one of May before her.
    expect(await evening.balance('house/promotional-costs')).toBe('40.00');
    expect(await evening.refused('dee', 'redeem-credits', redeems(card, ['a-meal-20']))).toBe(
      'not-enough-credits',
    );
    // Five further days of eight counted hours: forty credits, which is the money.
    for (const day of ['17', '18', '19', '20', '21']) {
      await evening.movesTo(`2026-11-${day}T18:30:00-08:00`);
      await scans(hours(card, `2026-11-${day}`, DAY));
    }
    const won = await evening.does('dee', 'redeem-credits', redeems(card, ['cash-100']));
    const [claim] = only(won, 'prizes-won')['claims'] as readonly { id: string }[];
    expect(claim).toMatchObject({ patron: 'ann', amount: '100.00' });
    await evening.pays(claim?.id as string, 'ann');
    expect(await evening.balance('house/promotional-costs')).toBe('140.00');
    await evening.movesTo('2026-11-22T12:00:00-08:00');
    await scans(hours(card, '2026-11-22', ['10', '11']));
    const over = await evening.movesTo(PERIOD.until);
    // Ann's 2, Eve's 3 and Dan's 1; May has spent all of hers.
    expect(over.filter(({ type }) => type === 'credits-voided')).toEqual([
      { type: 'credits-voided', offering: 'promo', patrons: 4, credits: 6 },
    ]);
    expect(await evening.refused('dee', 'redeem-credits', redeems(card, ['a-meal-20']))).toBe(
      'period-over',
    );
  });
});
