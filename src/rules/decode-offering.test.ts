import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { assert, sure } from '#result';
import { decodeOffering } from './decode-offering.ts';
import { parseMoment } from './moment.ts';
import { at, checkChange, inForce, isOpen, type Offering } from './offering.ts';
import { sheet } from './sheet.fixture.ts';
import { dollars } from './value.ts';

const SHEET = sheet();
const decode = (value: unknown) => decodeOffering(SHEET, value);
const offering = (value: unknown) => sure(decode(value));
const moment = (text: string) => sure(parseMoment(text, 'at'));

/** The problems of something that is refused, as `path: message`. */
function problemsOf(value: unknown): string[] {
  const result = decode(value);
  if (result.ok) throw new Error('it was accepted');
  return result.error.map(({ path, message }) => `${path}: ${message}`);
}

describe('what is left out', () => {
  test('takes the first choice and the low end, and the offering says so', () => {
    const { options, values, assumed } = offering({});
    expect(options).toEqual({ hands: 'A', shares: '1' });
    expect(values.get('prize')).toBe(usd('10'));
    expect(values.get('rank')).toBe('2');
    expect(assumed).toContain('options.hands is A, the first of A, B');
    expect(assumed).toContainEqual(expect.stringMatching(/^values\.rank is 2, the first of 2, /));
    expect(assumed).toContainEqual(
      expect.stringMatching(/^values\.prizes is flush \$1\.00, pair \$1\.00, the low end of /),
    );
    expect(assumed).toContain(
      'values.prize is $10.00, the low end of $10.00 to $500.00 in steps of $5.00',
    );
  });

  test('is not offered where it is optional, and not asked for under another choice', () => {
    expect(offering({}).values.has('multiplier')).toBe(false);
    expect(offering({}).values.has('onlyB')).toBe(false);
    expect(offering({ options: { hands: 'B' } }).values.get('onlyB')).toBe(usd('1'));
  });

  test('is refused where the documents define nothing to assume', () => {
    const needy = sheet({
      values: {
        ...SHEET.values,
        chart: dollars('Chart', ['1', '2'], 'Chart', { required: true, games: ['casino-war'] }),
      },
    });
    expect(decodeOffering(needy, {})).toMatchObject({
      ok: false,
      error: [{ path: 'offering.values.chart', message: expect.stringContaining('must set it') }],
    });
    expect(decodeOffering(needy, { games: [] })).toMatchObject({ ok: true });
  });
});

describe('what is wrong', () => {
  test('is told all at once, each with its field, its value, its range and its clause', () => {
    expect(
      problemsOf({
        activity: 'another',
        options: { hands: ['A', 'B'], colors: 'A' },
        values: { prize: '500.01', multiplier: 5, rank: 'K', nothing: '1', onlyB: '2' },
        settings: { nestedRows: 'x' },
        games: ['baccarat'],
        hours: [{ from: '25:00', until: '10:00', days: ['someday'] }],
        postedAt: '2026-11-02T00:00:00Z',
        from: '2026-11-01T00:00:00Z',
        until: '2026-10-01T00:00:00Z',
        extra: 1,
      }),
    ).toEqual([
      expect.stringMatching(/^offering.extra: "extra" is not known/),
      'offering.activity: is an offering of "another", not of "test-sheet"',
      expect.stringMatching(/^offering.options.colors: Test sheet has no such option/),
      'offering.options.hands: several: it is exactly one of A, B, never a mixture (Charts)',
      expect.stringMatching(/^offering.games\[0\]: "baccarat" is not a game of Test sheet/),
      'offering.values.prize: Prize: $500.01 is not $10.00 to $500.00 in steps of $5.00 (Prizes)',
      'offering.values.multiplier: Multiplier: 5 is not 2 to 4 (Multiplier)',
      'offering.values.rank: Rank: "K" is not one of 2, 3, 4 (Hands)',
      expect.stringMatching(/^offering.values.nothing: Test sheet leaves no "nothing" open/),
      expect.stringMatching(/^offering.settings.nestedRows: is not a setting of a reading/),
      'offering.until: 2026-10-01T00:00:00Z is not after the start, 2026-11-01T00:00:00Z',
      'offering.postedAt: 2026-11-02T00:00:00Z is not ahead of the start, 2026-11-01T00:00:00Z',
      'offering.hours[0].from: "25:00" is not a time of day, as in 18:00',
      expect.stringMatching(/^offering.hours\[0\].days: are some of sunday/),
    ]);
  });

  test.each([
    ['between two steps', { prize: '12.50' }],
    ['a number instead of an amount', { prize: 10 }],
    ['a chart with an entry missing', { prizes: { flush: '5' } }],
    ['a chart with an entry too many', { prizes: { flush: '5', pair: '5', quads: '5' } }],
    ['an entry outside the range', { prizes: { flush: '5', pair: '100.01' } }],
    ['an empty text', { times: '  ' }],
    ['a prototype name', JSON.parse('{"__proto__": 1, "constructor": 2}')],
  ])('%s is refused', (_, values) => {
    expect(problemsOf({ values }).length).toBeGreaterThan(0);
  });

  test.each([
    [
      'a field of the hours that is not known',
      { hours: [{ from: '18:00', until: '2:00', day: 1 }] },
    ],
    ['hours that begin when the day is over', { hours: [{ from: '24:00', until: '02:00' }] }],
    ['a game that is there twice', { games: ['casino-war', 'casino-war'] }],
    ['a name that nobody can see', { advertisedAs: '\u200b' }],
    ['a restriction that nobody can see', { restrictions: ['\u00ad \u2060'] }],
    ['a value in words that nobody can see', { values: { times: '\u200b' } }],
  ])('%s is refused', (_, given) => {
    expect(problemsOf(given).length).toBeGreaterThan(0);
  });

  test('misspelled hours are told by their field', () => {
    const hours = [{ from: '18:00', until: '24:00', day: 'monday' }];
    expect(problemsOf({ hours })).toEqual([
      'offering.hours[0].day: "day" is not known; choose from: days, from, until',
    ]);
  });

  test.each([[null], [7], ['A'], [[]]])('%j is no offering', (value) => {
    expect(problemsOf(value)).toContainEqual(expect.stringContaining('is not an offering'));
  });
});

describe('windows', () => {
  const monday = { days: ['monday'], from: '18:00', until: '22:00' };
  const happy = {
    values: {},
    windows: [{ hours: monday, limits: ['$2-$4'], values: { multiplier: 4 } }],
  };

  test('hold their values inside their hours and limits only', () => {
    const inside = moment('2026-11-16T19:00:00-08:00');
    const outside = moment('2026-11-16T22:00:00-08:00');
    const [low, high] = [{ limit: '$2-$4' }, { limit: '$4-$8' }];
    expect(at(offering(happy), inside, low).values.get('multiplier')).toBe(4);
    expect(at(offering(happy), inside, high).values.has('multiplier')).toBe(false);
    expect(at(offering(happy), inside).values.has('multiplier')).toBe(false);
    expect(at(offering(happy), outside, low).values.has('multiplier')).toBe(false);
    expect(at(offering(happy), undefined, low).values.has('multiplier')).toBe(false);
  });

  test('hold at every table from a limit up', () => {
    const from = { windows: [{ limits: ['$25 and higher'], values: { multiplier: 4 } }] };
    const multiplier = (limit: string) =>
      at(offering({ ...happy, ...from }), undefined, { limit }).values.get('multiplier');
    expect(['$10', '$25', '$50-$100'].map(multiplier)).toEqual([undefined, 4, 4]);
  });

  test('name limits in any words that people use for them', () => {
    for (const limit of ['2-4', '$2.00 to $4.00', '$2 – $4']) {
      const read = offering({ windows: [{ ...happy.windows[0], limits: [limit] }] });
      expect(read.windows).toMatchObject([{ limits: ['$2-$4'] }]);
    }
  });

  test('can be tables, with hours or at all of them (Prize Multiplier)', () => {
    const inside = moment('2026-11-16T19:00:00-08:00');
    const outside = moment('2026-11-16T22:00:00-08:00');
    const tables = ['7', '12'];
    const always = offering({ windows: [{ tables, values: { multiplier: 3 } }] });
    const mondays = offering({ windows: [{ hours: monday, tables, values: { multiplier: 3 } }] });
    expect(at(always, outside, { table: '12' }).values.get('multiplier')).toBe(3);
    expect(at(always, undefined, { table: '7' }).values.get('multiplier')).toBe(3);
    expect(at(always, outside, { table: '8' }).values.has('multiplier')).toBe(false);
    expect(at(always, outside).values.has('multiplier')).toBe(false);
    expect(at(mondays, inside, { table: '7' }).values.get('multiplier')).toBe(3);
    expect(at(mondays, outside, { table: '7' }).values.has('multiplier')).toBe(false);
  });

  test('have hours, limits or tables', () => {
    expect(problemsOf({ windows: [{ values: { multiplier: 3 } }] })).toEqual([
      'offering.windows[0].hours: nothing is not hours: {"days","from","until"}',
    ]);
    expect(problemsOf({ windows: [{ tables: [], values: { multiplier: 3 } }] })).toContain(
      'offering.windows[0].tables: must be a list of tables',
    );
  });

  test('move only what the sheet lets move, and only inside the range', () => {
    const windows = [{ hours: monday, values: { seed: '2000', multiplier: 5 } }];
    expect(problemsOf({ windows })).toEqual([
      'offering.windows[0].values.multiplier: Multiplier: 5 is not 2 to 4 (Multiplier)',
      'offering.windows[0].values.seed: Seed stays the same all the time (Funding)',
    ]);
  });
});

describe('dates', () => {
  const november = offering({
    from: '2026-11-01T00:00:00-07:00',
    hours: [{ from: '10:00', until: '02:00' }],
  });
  const december = offering({
    from: '2026-12-01T00:00:00-08:00',
    until: '2027-01-01T00:00:00-08:00',
  });

  test('an offering is open inside its dates and hours', () => {
    expect(isOpen(november, moment('2026-11-16T19:00:00-08:00'))).toBe(true);
    expect(isOpen(november, moment('2026-11-16T09:59:00-08:00'))).toBe(false);
    expect(isOpen(november, moment('2026-10-31T19:00:00-07:00'))).toBe(false);
  });

  test('the one in force is the last that has begun and not ended', () => {
    const both = [december, november];
    expect(inForce(both, moment('2026-11-16T19:00:00-08:00'))).toBe(november);
    expect(inForce(both, moment('2026-12-01T00:00:00-08:00'))).toBe(december);
    expect(inForce(both, moment('2027-01-01T00:00:00-08:00'))).toBe(november);
    expect(inForce(both, moment('2026-10-01T00:00:00-08:00'))).toBeUndefined();
  });
});

describe('one offering after another', () => {
  const before = offering({ options: { shares: '1' }, values: { seed: '50000' } });
  const after = offering({ options: { shares: '2', hands: 'B' }, values: { seed: '49999.99' } });

  test('keeps a frozen option and a posted pool until the jackpot is hit', () => {
    expect(checkChange(before, after, { hasBeenHit: false }).map(({ path }) => path)).toEqual([
      'offering.options.shares',
      'offering.values.seed',
    ]);
    expect(checkChange(before, after, { hasBeenHit: true })).toEqual([]);
  });

  test('keeps the meters that it began with, and says which option they go with', () => {
    const { fund } = sheet();
    const [meter] = fund.meters;
    assert(meter !== undefined, 'the made-up sheet has a meter');
    const meters = [meter, { ...meter, name: 'second', title: 'the second', in: { hands: ['B'] } }];
    const two = sheet({ fund: { ...fund, meters } });
    const [without, having] = ['A', 'B'].map((hands) =>
      sure(decodeOffering(two, { options: { hands } })),
    ) as [Offering, Offering];
    const ways = [
      checkChange(without, having, { hasBeenHit: true }),
      checkChange(having, without, { hasBeenHit: true }),
    ];
    for (const problems of ways) {
      expect(problems).toMatchObject([
        { path: 'offering.options.hands', message: expect.stringContaining('the second is there') },
      ]);
    }
  });

  test('is of the same activity', () => {
    const other = sure(decodeOffering(sheet({ id: 'other' }), {}));
    expect(checkChange(before, other, { hasBeenHit: true })).toHaveLength(1);
  });
});
