// What is posted is what is held, over HTTP: at its times, once at each, and nothing that its sheet
// excludes.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleOf } from '../../src/house/fixtures/floor.fixture.ts';
import { type Evening, only, openEvening, type Told } from './evening.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(() => evening.close());

interface Posting {
  readonly as?: string;
  readonly values?: object;
  readonly options?: object;
  readonly more?: object;
  readonly paidBy?: string;
}

/** The action that posts a sheet. */
function posting(
  activity: string,
  { as = 'promo', values, options, more, paidBy }: Posting,
): object {
  const sample = sampleOf(activity) as { readonly values?: object; readonly options?: object };
  const document = {
    ...sample,
    values: { ...sample.values, ...values },
    options: { ...sample.options, ...options },
    ...more,
  };
  return { type: 'post-offering', offering: as, activity, document, closesTo: 'common', paidBy };
}

const posts = (activity: string, fields: Posting) => evening.both(posting(activity, fields));
const refuses = (activity: string, fields: Posting): Promise<Told> =>
  evening.told('max', 'propose', { action: posting(activity, fields) });
const paths = ({ problems = [] }: Told) => problems.map(({ path }) => path);

const CAR = 'hgc-car-drawing';
const GIVEAWAY = 'hgc-car-giveaway';
const WHEEL = 'hgc-wheel-of-cards';
const BLACKJACK_CAR = 'hgc-blackjack-poker-car-drawing';

describe('Car Drawing', () => {
  /** The last day is today. */
  const TODAY = {
    values: { endDate: '2026-11-16' },
    more: { from: '2026-10-20T00:00:00-07:00', until: '2026-11-17T00:00:00-08:00' },
    paidBy: 'common',
  };
  const keys = { show: 's', offering: 'promo', game: 'keys', players: ['ann'] };
  const machine = { offering: 'promo', isMechanical: true };

  test('rules 6 to 8: no car before ten drawings, none before 10 pm, and one', async () => {
    await evening.movesTo('2026-11-16T18:00:00-08:00');
    await evening.enrols('ann');
    await posts(CAR, TODAY);
    await evening.draws(['ann']);
    const early = await evening.told('flo', 'start-show', keys);
    expect([early.code, early.detail.includes('rules 6 to 8')]).toEqual(['wrong-time', true]);
    await evening.movesTo('2026-11-16T22:00:00-08:00');
    const few = await evening.told('flo', 'start-show', keys);
    expect([few.code, few.detail.includes('1 of 10')]).toEqual(['drawing-not-over', true]);
    for (let number = 2; number <= 10; number++) {
      const drawing = `given-up-${number}`;
      await evening.does('max', 'announce-drawing', { ...machine, drawing });
      await evening.does('max', 'end-drawing', { drawing, reason: 'nobody was there' });
    }
    await evening.does('flo', 'start-show', keys);
    const second = await evening.told('flo', 'start-show', { ...keys, show: 'second' });
    expect(second.code).toBe('too-many-shows');
  });

  test('rules 5 and 6: the time of the giveaway comes from the posting', async () => {
    await evening.enrols('ann');
    await posts(CAR, TODAY);
    const ticket = { offering: 'promo', patron: 'ann', count: 1, reason: 'as verified on paper' };
    await evening.does('dee', 'issue-tickets', ticket);
    const typed = { ...machine, drawing: 'd', eventAt: '2026-11-16T20:00:00-08:00' };
    const told = await evening.told('max', 'announce-drawing', typed);
    expect([told.code, ...paths(told)]).toEqual(['bad-drawing', 'eventAt']);
    await evening.does('max', 'announce-drawing', { ...machine, drawing: 'd' });
    const closed = await evening.does('dee', 'close-drum', { drawing: 'd' });
    expect(only(closed, 'drum-closed')['eventAt']).toMatch(/^2026-11-16T22:00/);
  });

  test('rule 1: four weeks are four, and the giveaway is on the last day', async () => {
    const more = { from: '2026-11-02T00:00:00-08:00', until: '2026-12-14T00:00:00-08:00' };
    const six = { values: { endDate: '2026-12-13' }, more, paidBy: 'common' };
    expect(paths(await refuses(CAR, six))).toEqual(['document.until']);
    const day = { values: { endDate: '2026-12-12' }, options: { duration: '6' } };
    expect(paths(await refuses(CAR, { ...six, ...day }))).toEqual(['document.values.endDate']);
    await posts(CAR, { ...six, options: { duration: '6' } });
  });
});

test('Blackjack Poker Car Drawing, rules 1, 3 and 7: weeks, dates and time are checked', async () => {
  const more = { from: '2026-11-14T00:00:00-08:00', until: '2026-12-12T00:00:00-08:00' };
  const dates = '2026-12-09 18:00, 2026-12-10 18:00, 2026-12-11 18:00';
  const said = async (values: object) =>
    (await refuses(BLACKJACK_CAR, { values, more })).problems?.map(({ message }) => message);
  expect(await said({ drawingDates: '2026-12-09 18:00, 2026-12-10 18:00', weeks: '6' })).toEqual([
    'it runs for 6 weeks from its start (rule 1)',
    'Drawing of the 16 players of a tournament: it has 3 dates (rule 3)',
  ]);
  expect(await said({ drawingDates: dates, tournamentTime: '17:00' })).toEqual([
    'Drawing of the 16 players of a tournament: at 18:00 it is too late for those who play at 17:00 (rule 3)',
  ]);
});

test('Blackjack Poker Car Drawing, rule 7: the time of the tournament comes from the posting', async () => {
  await posts(BLACKJACK_CAR, {});
  const typed = { drawing: 'd', offering: 'promo', isMechanical: true };
  const told = await evening.told('max', 'announce-drawing', {
    ...typed,
    eventAt: '2026-12-09T23:00:00-08:00',
  });
  expect([told.code, ...paths(told)]).toEqual(['bad-drawing', 'eventAt']);
});

describe('once at a posted time', () => {
  const shows = (show: string, game: string) =>
    evening.told('flo', 'start-show', { show, offering: 'promo', game });

  test('Lucky Table, rule 1', async () => {
    await posts('hgc-lucky-table', { values: { drawingTimes: '18:00, 22:00' } });
    await evening.movesTo('2026-11-16T18:10:00-08:00');
    await evening.starts('lucky-table');
    expect((await shows('again', 'lucky-table')).code).toBe('too-many-shows');
    await evening.movesTo('2026-11-16T19:30:00-08:00');
    expect((await shows('again', 'lucky-table')).code).toBe('wrong-time');
    await evening.movesTo('2026-11-16T22:00:00-08:00');
    await evening.starts('lucky-table', [], 'second');
  });

  test('Splash Pot, Object and Summary, option 1', async () => {
    await evening.opens('P1', 'texas-holdem', { 1: {}, 2: {}, 3: {}, 4: {} });
    await evening.deals('P1');
    const values = { times: 'Monday 18:00, Monday 18:30' };
    await evening.postsFromFund('hgc-splash-pot', { values });
    await evening.starts('splash');
    expect((await shows('again', 'splash')).code).toBe('too-many-shows');
    await evening.movesTo('2026-11-16T18:30:00-08:00');
    await evening.starts('splash', [], 'second');
  });
});

test('Splash Pot, Object and Summary: after its first ball it is not given up', async () => {
  await evening.enrols('ann');
  await evening.opens('P1', 'texas-holdem', { 1: { patron: 'ann' }, 2: {}, 3: {}, 4: {} });
  await evening.deals('P1');
  await evening.postsFromFund('hgc-splash-pot', { values: { times: 'Monday 18:00' } });
  const splash = { offering: 'promo', game: 'splash' };
  const reason = 'the bin fell down';
  await evening.starts('splash', [], 'first');
  await evening.does('max', 'abandon-show', { show: 'first', reason });
  await evening.starts('splash');
  for (const _ of [1, 2]) await evening.signs('s', { step: 'draw', outcome: 'P1' });
  const facts = { dealtIn: 4, seats: [1] };
  await evening.signs('s', { step: 'pot', choice: 'P1', facts });
  await evening.awards();
  const given = { show: 's', reason };
  expect((await evening.told('max', 'abandon-show', given)).code).toBe('chance-met');
  const told = await evening.told('flo', 'start-show', { ...splash, show: 'again' });
  expect(told.code).toBe('too-many-shows');
});

describe('versions that exclude each other', () => {
  const CASES: readonly (readonly [string, string, string, string])[] = [
    [WHEEL, 'version', 'A', 'B'],
    [CAR, 'version', 'A', 'B'],
    [GIVEAWAY, 'hands', '1', '2'],
  ];
  const one = (activity: string, option: string, choice: string, as: string): Posting => ({
    as,
    options: { [option]: choice },
    ...(activity === CAR ? { paidBy: 'common' } : {}),
  });

  test.each(CASES)('%s: %s %s is posted, and %s is not', async (activity, option, a, b) => {
    await posts(activity, one(activity, option, a, 'one'));
    const told = await refuses(activity, one(activity, option, b, 'two'));
    expect([told.code, ...paths(told)]).toEqual(['bad-offering', `document.options.${option}`]);
  });

  test.each(CASES)(
    '%s: %s %s and %s are proposed, and one is approved',
    async (activity, option, a, b) => {
      const proposals: string[] = [];
      for (const [choice, as] of [
        [a, 'one'],
        [b, 'two'],
      ] as const) {
        const action = posting(activity, one(activity, option, choice, as));
        const [proposed] = await evening.does('max', 'propose', { action });
        proposals.push((proposed as unknown as { readonly proposal: string }).proposal);
      }
      await evening.does('abe', 'approve', { proposal: proposals[0] });
      expect(await evening.refused('abe', 'approve', { proposal: proposals[1] })).toBe(
        'bad-offering',
      );
    },
  );

  test('Car Giveaway, Qualifying Hands: every posting that a chart would clash with is told', async () => {
    for (const as of ['one', 'two']) await posts(GIVEAWAY, one(GIVEAWAY, 'hands', '1', as));
    const { problems = [] } = await refuses(GIVEAWAY, one(GIVEAWAY, 'hands', '2', 'three'));
    expect(problems.map(({ message }) => message)).toEqual([
      'one is posted as 1 for the same time (Qualifying Hands)',
      'two is posted as 1 for the same time (Qualifying Hands)',
    ]);
  });

  test('Wheel of Cards, rule 1: a longer posting does not run into the other version', async () => {
    const until = '2026-12-01T00:00:00-08:00';
    const first = { ...one(WHEEL, 'version', 'A', 'one'), more: { until } };
    await posts(WHEEL, first);
    await posts(WHEEL, { ...one(WHEEL, 'version', 'B', 'two'), more: { from: until } });
    await evening.does('flo', 'suspend-offering', { offering: 'one', reason: 'a longer run' });
    const longer = { ...first, more: { until: '2026-12-05T00:00:00-08:00' } };
    const { document } = posting(WHEEL, longer) as { readonly document: object };
    const action = { type: 'change-offering', offering: 'one', document, version: 1 };
    const told = await evening.told('max', 'propose', { action });
    expect([told.code, ...paths(told)]).toEqual(['bad-offering', 'document.options.version']);
  });
});
