// Promotional chips: each sheet from its posting to the last exchange at the cage, over HTTP only. The
// figures are those of the sheets' own examples, or worked out in the comments.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { chipFacts } from '#house';
import type { Sheet } from '#reports';
import { pdfText } from '../../src/print/pdf-text.fixture.ts';
import { type Evening, only, openEvening } from './evening.fixture.ts';

type Chips = ReturnType<typeof chipFacts>;

const COSTS = 'house/promotional-costs';
const INCOME = 'house/entry-fees';
const CAGE = 'house/cage';

// One room for all of them, from a Friday on: each test looks at what has come since it began.
let evening: Evening;
beforeAll(async () => {
  evening = await openEvening('2026-11-20T18:30:00-08:00');
  await evening.both({ type: 'appoint-staff', staff: 'cleo', roles: ['count'] });
  for (const badge of ['cole', 'cleo']) await evening.served.givePin(badge);
  await evening.enrols('ann', 'ben', 'bank');
  await evening.opens('B1', 'ez-baccarat-panda-8', {
    1: { patron: 'ann' },
    2: { patron: 'ben' },
    9: { patron: 'bank', position: 'player-dealer' },
  });
});
afterAll(() => evening.close());

/** What has come to an account since. */
async function since(account: string): Promise<() => Promise<number>> {
  const before = Number(await evening.balance(account));
  return async () => Number(await evening.balance(account)) - before;
}

interface Wager {
  readonly serial: string;
  readonly seat?: number;
  readonly side?: string;
  readonly bet?: string;
  readonly live?: string;
  readonly amount?: string;
  readonly patron?: string;
  readonly behind?: string;
}
const placed = (wager: Wager) => ({ table: 'B1', seat: 1, bet: 'base', side: 'player', ...wager });
const places = async (wager: Wager) =>
  String(
    only(await evening.does('dana', 'place-instrument', placed(wager)), 'instrument-placed')['use'],
  );
const notPlaced = (wager: Wager) => evening.refused('dana', 'place-instrument', placed(wager));

async function deals(): Promise<void> {
  await evening.does('dana', 'start-round', { table: 'B1', fees: [] });
  await evening.does('dana', 'end-round', { table: 'B1' });
}

const settles = async (use: string, ending: string, more: object = {}) =>
  only(
    await evening.does('dana', 'settle-instrument', { use, ending, ...more }),
    'instrument-played',
  );

/** A wager of one round; its id. */
async function plays(wager: Wager, ending: string, more: object = {}): Promise<string> {
  const use = await places(wager);
  await deals();
  await settles(use, ending, more);
  return use;
}

/** Flo looks at it, Cora exchanges it. */
async function redeems(...uses: readonly string[]): Promise<void> {
  for (const use of uses) await evening.does('flo', 'verify-use', { use });
  await evening.does('cora', 'exchange-uses', { uses });
}

async function issues(instrument: string, more: object = {}): Promise<readonly string[]> {
  const asked = { offering: 'match', instrument, count: 1, how: 'advertisement', ...more };
  const batch = `b-${evening.served.room.log().length}`;
  const events = await evening.does('dee', 'issue-instruments', { batch, ...asked });
  return only(events, 'instruments-issued')['serials'] as readonly string[];
}
const issuesOne = async (instrument: string, more: object = {}) =>
  (await issues(instrument, more))[0] as string;

async function sheetOf(report: string, query: string): Promise<Sheet> {
  return (await evening.sees('max', `/reports/${report}?${query}`)) as Sheet;
}

const sectionIn = ({ sections }: Sheet, title: string) =>
  sections.find((each) => each.title === title) as Sheet['sections'][number];

/** What is printed on it. */
async function paperOf(serial: string): Promise<string> {
  const { rawPayload } = await evening.served.app.inject({
    url: `/api/v1/chips/${serial}/paper.pdf`,
    headers: { authorization: `Bearer ${await evening.served.signIn('dee')}` },
  });
  return pdfText(rawPayload);
}

const until = { until: '2026-11-30T23:59:00-08:00' };

describe('bay101-match-play: $10 face, $1 redemption fee', () => {
  beforeAll(() => evening.posts('bay101-match-play', until, { offering: 'match' }));

  test('a coupon from the mail to the cage', async () => {
    const [costs, income, cage] = [await since(COSTS), await since(INCOME), await since(CAGE)];
    const [coupon, second] = (await issues('match-play-coupon', { count: 2 })) as [string, string];
    expect(await notPlaced({ serial: coupon, live: '9.00' })).toBe('bad-wager');
    const bonus = { serial: coupon, live: '10.00', bet: 'bonus', side: 'dragon-7' };
    expect(await notPlaced(bonus)).toBe('bad-wager');
    const use = await places({ serial: coupon, live: '10.00' });
    expect(await notPlaced({ serial: coupon, live: '10.00' })).toBe('instrument-placed');
    expect(await notPlaced({ serial: second, live: '10.00', side: 'banker' })).toBe('bad-wager');
    expect(await notPlaced({ serial: second, live: '10.00' })).toBe('bad-wager');
    expect(await evening.balance('table/B1/box')).toBe('1.00');
    await deals();
    // $10 on the coupon; the $10 on the wager is the game's own.
    expect(await settles(use, 'win')).toMatchObject({
      pays: '10.00',
      redeems: '10.00',
      becomes: 'cancelled',
    });
    expect(await evening.refused('cora', 'exchange-uses', { uses: [use] })).toBe('use-step');
    await redeems(use);
    expect(await evening.refused('cora', 'exchange-uses', { uses: [use] })).toBe('unknown-use');
    expect(await notPlaced({ serial: coupon, live: '10.00' })).toBe('instrument-used');
    expect([await costs(), await income()]).toEqual([10, 1]);
    expect(await cage()).toBe(-10);
  });

  test('a free play voucher: changed, won once, lost once into the drop box', async () => {
    const [costs, income] = [await since(COSTS), await since(INCOME)];
    const [won, lost] = (await issues('free-play-chip', { count: 2 })) as [string, string];
    expect(await notPlaced({ serial: won })).toBe('still-a-voucher');
    for (const serial of [won, lost]) {
      // Presented at two windows at once: the second is sent away.
      const both = await Promise.allSettled(
        ['cora', 'dee'].map((by) => evening.does(by, 'change-voucher', { serial, patron: 'ann' })),
      );
      const [refused, ...others] = both.flatMap((each) =>
        each.status === 'rejected' ? [String(each.reason)] : [],
      );
      expect([others, refused]).toEqual([[], expect.stringContaining('no-voucher')]);
    }
    const twice = { serial: won, patron: 'ann' };
    expect(await evening.refused('cora', 'change-voucher', twice)).toBe('no-voucher');
    expect(await notPlaced({ serial: won, seat: 2 })).toBe('not-the-holder');
    await redeems(await plays({ serial: won }, 'win'));
    const use = await plays({ serial: lost }, 'lose');
    await evening.does('flo', 'verify-use', { use });
    expect(await evening.sees('max', '/chips')).toMatchObject({ dropped: ['B1'], owed: '0.00' });
    const counts = (by: string, counted: number) =>
      evening.does(by, 'count-dropped-chips', { table: 'B1', counted });
    expect(await counts('cole', 2)).toEqual([
      { type: 'dropped-chips-noted', table: 'B1', counted: 2 },
    ]);
    expect(await evening.sees('max', '/chips')).toMatchObject({ dropped: [], recounts: ['B1'] });
    const again = { table: 'B1', counted: 1 };
    expect(await evening.refused('cole', 'count-dropped-chips', again)).toBe('count-again');
    expect(only(await counts('cleo', 1), 'dropped-chips-counted')).toMatchObject({
      expected: [lost],
      counted: 1,
      before: [{ by: 'cole', counted: 2 }],
    });
    // One exchange of $10; two redemption fees.
    expect([await costs(), await income()]).toEqual([10, 2]);
  });

  test('a bonus play chip wins twice, pushes once and is exchanged when it loses', async () => {
    const [costs, income] = [await since(COSTS), await since(INCOME)];
    const serial = await issuesOne('bonus-play-chip', { patron: 'ben', how: 'tournament' });
    const anns = { serial, patron: 'ann' };
    expect(await evening.refused('cora', 'change-voucher', anns)).toBe('not-the-holder');
    await evening.does('cora', 'change-voucher', { serial, patron: 'ben' });
    const wager = { serial, seat: 2 };
    await plays(wager, 'win');
    await plays(wager, 'push');
    await plays(wager, 'win');
    await redeems(await plays(wager, 'lose'));
    // Three fees: none after the push.
    expect([await costs(), await income()]).toEqual([10, 3]);
  });

  test('the coupon has its amount, games, period, fee and serial on paper', async () => {
    const serial = await issuesOne('match-play-coupon', { games: ['ez-baccarat-panda-8'] });
    const text = await paperOf(serial);
    for (const words of ['Match Play Coupon', '$10.00', serial, 'GEAR-001278', '2026-11-30']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Redemption fee: $1.00');
    expect(await evening.sees('dana', `/chips/${serial}`)).toMatchObject({
      status: 'out',
      left: '10.00',
      fee: '1.00',
      live: 'equal',
    });
  });
});

describe('hgc-match-play: match play of $25, free play of $10', () => {
  const OF = { offering: 'certificates' };
  beforeAll(() => evening.posts('hgc-match-play', until, OF));

  test('single play: several on a hand, every use redeemed', async () => {
    const [costs, income] = [await since(COSTS), await since(INCOME)];
    const [first, second] = (await issues('match-play', { ...OF, count: 2 })) as [string, string];
    const free = await issuesOne('free-play', OF);
    const uses = [await places({ serial: first, live: '50.00' })];
    expect(await notPlaced({ serial: second, live: '49.99' })).toBe('bad-wager');
    uses.push(await places({ serial: second, live: '50.00' }));
    uses.push(await places({ serial: free, live: '50.00' }));
    await deals();
    for (const use of uses) expect((await settles(use, 'win'))['becomes']).toBe('collected');
    await redeems(...uses);
    // $25 + $25 + $10; no one paid a fee.
    expect([await costs(), await income()]).toEqual([60, 0]);
    const lost = await issuesOne('match-play', OF);
    await redeems(await plays({ serial: lost, live: '30.00' }, 'lose'));
    expect(await costs()).toBe(85);
    expect(await notPlaced({ serial: lost, live: '30.00' })).toBe('instrument-used');
    const tpp = { serial: await issuesOne('free-play', OF), patron: 'ann', behind: 'tpp' };
    expect(await notPlaced(tpp)).toBe('may-not-play');
    expect(await notPlaced({ ...tpp, behind: 'employee-on-duty' })).toBe('may-not-play');
    const use = await places({ ...tpp, behind: 'employee-standby-in-uniform' });
    await evening.does('dana', 'take-back-instrument', { use, reason: 'he is called back' });
  });

  test('multi play goes back until it loses; a dispute tells a hand again', async () => {
    const costs = await since(COSTS);
    const serial = await issuesOne('free-play-multi', OF);
    expect(await paperOf(serial)).toContain('Free play certificate, multi play');
    const first = await plays({ serial }, 'win');
    await plays({ serial }, 'push');
    const last = await plays({ serial }, 'win');
    expect(await evening.refused('dana', 'verify-use', { use: last })).toBe('not-permitted');
    await evening.does('flo', 'dispute-use', { use: last, reason: 'the banker had 9' });
    expect((await settles(last, 'lose'))['becomes']).toBe('voided');
    await redeems(first, last);
    expect(await costs()).toBe(20);
    expect(await notPlaced({ serial })).toBe('instrument-used');
  });
});

test('what has expired, was voided or is another’s is not played', async () => {
  const expires = '2026-11-20';
  const [old, torn] = (await issues('match-play-coupon', { count: 2, expires })) as [
    string,
    string,
  ];
  await evening.does('max', 'void-instruments', { serials: [torn], reason: 'torn' });
  expect(await notPlaced({ serial: torn, live: '10.00' })).toBe('instrument-voided');
  const events = await evening.movesTo('2026-11-21T00:00:00-08:00');
  expect(only(events, 'instruments-expired')['serials']).toEqual([old]);
  expect(await notPlaced({ serial: old, live: '10.00' })).toBe('instrument-expired');
  expect(await notPlaced({ serial: 'AAAA-AAAA', live: '10.00' })).toBe('unknown-instrument');
});

describe('bay101-dead-chip: $60 in chips for $30', () => {
  const sample = {
    ...until,
    tables: ['B1'],
    values: { buyInsMost: 3 },
    hours: [{ days: ['saturday'], from: '19:00', until: '24:00' }],
    windows: [
      { hours: { days: ['saturday'], from: '19:00', until: '21:00' }, values: { sale: 'open' } },
    ],
  };
  const sale = { offering: 'dead', instrument: 'dead-chips', patron: 'ann', window: 'Window 3' };
  const buys = async (patron = 'ann') =>
    String(
      only(await evening.does('cora', 'sell-chips', { ...sale, patron }), 'chips-sold')['serial'],
    );

  test('from the posting to the end of the period', async () => {
    await evening.posts('bay101-dead-chip', sample, { offering: 'dead' });
    const [costs, income, cage] = [await since(COSTS), await since(INCOME), await since(CAGE)];
    expect(await evening.refused('cora', 'sell-chips', sale)).toBe('not-on-sale');
    await evening.movesTo('2026-11-21T19:00:00-08:00');
    const elsewhere = { ...sale, window: 'Window 1' };
    expect(await evening.refused('cora', 'sell-chips', elsewhere)).toBe('wrong-window');
    const [anns, bens] = [await buys(), await buys('ben')];
    await evening.movesTo('2026-11-21T20:59:59-08:00');
    await evening.sees('cora', '/chips');
    // Three buy-ins at $30 are all that there are: of two who ask at once, one comes too late.
    const asked = await Promise.allSettled([buys(), buys()]);
    const [idle] = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await evening.refused('cora', 'sell-chips', sale)).toBe('sold-out');
    expect(await income()).toBe(90);
    const sold = sectionIn(await sheetOf('promotional-chips', 'from=2026-11-21'), 'Sold');
    expect(sold.rows).toHaveLength(3);
    expect(sold.rows[0]).toMatchObject({
      patron: 'ann',
      price: '30.00',
      face: '60.00',
      serial: anns,
      window: 'Window 3',
      by: 'cora',
    });
    // $120 were out until the last second of the sale, and $180 then.
    const out = async (at: string) =>
      sectionIn(
        await sheetOf('chip-liability', `offering=dead&at=${encodeURIComponent(at)}`),
        'Outstanding, at face value',
      ).totals?.['face'];
    expect(await out('2026-11-21T20:59:58-08:00')).toBe('120.00');
    expect(await out('2026-11-21T20:59:59-08:00')).toBe('180.00');

    // Ann wins $60 with $60 and keeps the chips; then she loses them.
    const won = await places({ serial: anns });
    await deals();
    expect(await settles(won, 'win', { winnings: '60.00' })).toMatchObject({
      pays: '60.00',
      redeems: '0.00',
      becomes: 'kept',
    });
    await redeems(await plays({ serial: anns }, 'lose'));
    expect(await costs()).toBe(60);

    // Ben: never mixed with live chips, never on both sides, a part of them on a bonus bet.
    expect(await notPlaced({ serial: bens, seat: 2, live: '5.00' })).toBe('bad-wager');
    await places({ serial: bens, seat: 2, amount: '10.00', bet: 'bonus', side: 'panda-8' });
    await places({ serial: bens, seat: 2, amount: '10.00' });
    const banker = { serial: bens, seat: 2, amount: '10.00', side: 'banker' };
    expect(await notPlaced(banker)).toBe('bad-wager');
    expect(await notPlaced({ serial: bens, amount: '10.00' })).toBe('not-the-holder');
    const banks = { serial: bens, seat: 9, patron: 'ben' };
    expect(await notPlaced(banks)).toBe('not-the-holder');
    expect(await notPlaced({ ...banks, behind: 'patron' })).toBe('may-not-play');
    const tpp = { serial: bens, seat: 2, patron: 'ben', behind: 'tpp' };
    expect(await notPlaced(tpp)).toBe('may-not-play');
    await deals();
    const { uses } = (await evening.sees('dana', '/chips')) as { uses: { use: string }[] };
    const lost = uses.map(({ use }) => use);
    for (const use of lost) await settles(use, 'lose');
    await redeems(...lost);
    // $60 + $20 out of the cage, $90 in.
    expect(await costs()).toBe(80);
    expect(await cage()).toBe(10);

    // $40 of Ben's and $60 of Ann's are left, and end with the period.
    const { liability, owed } = (await evening.sees('cora', '/chips')) as Chips;
    expect(owed).toBe('0.00');
    expect(liability.filter(({ offering }) => offering === 'dead')).toMatchObject([
      { instrument: 'dead-chips', count: 2, face: '100.00' },
    ]);
    await evening.movesTo('2026-11-22T12:00:00-08:00');
    expect(await notPlaced({ serial: idle as string })).toBe('not-offered');
    const ended = await evening.movesTo('2026-11-30T23:59:00-08:00');
    expect(ended).toContainEqual({
      type: 'instruments-expired',
      offering: 'dead',
      serials: [bens, idle],
    });
    expect(await evening.sees('cora', '/chips')).toMatchObject({ out: '0.00', liability: [] });
  });
});
