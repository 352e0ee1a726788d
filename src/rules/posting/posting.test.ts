// A posting says every item of its list, or it is refused with everything that is missing.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { usd } from '#money';
import { type Problem, sure } from '#result';
import {
  type Activity,
  approvedSheet,
  beaten,
  decodeOffering,
  findActivity,
  type PostingItem,
  type PostingSheet,
  playersAtLeast,
  poker,
  postingOf,
  type Row,
  ruleText,
} from '../index.ts';

type Fields = Readonly<Record<string, unknown>>;

const activityNamed = (id: string): Activity => sure(findActivity(id, ACTIVITIES));
const BLAZING_SEVENS = activityNamed('hgc-blazing-sevens');
const BAD_BEAT = activityNamed('bay101-no-limit-bad-beat');

const post = (activity: Activity, offering: Fields, extras = {}) =>
  postingOf(activity, sure(decodeOffering(activity, offering)), extras);

const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const withoutInside = (offering: Fields, part: string, name: string): Fields => ({
  ...offering,
  [part]: without((offering[part] ?? {}) as Fields, name),
});

/** All words of a sheet. */
const textOf = ({ sections }: PostingSheet): string => JSON.stringify(sections);

const sectionOf = (sheet: PostingSheet, id: string): string =>
  JSON.stringify(sheet.sections.find((section) => section.id === id) ?? null);

const keyOf = (item: PostingItem): string =>
  typeof item === 'string' ? item : `value:${item.value}`;

/** What a reader of the sheet's list looks for in the offering. */
function valuesFor(activity: Activity, item: PostingItem): readonly unknown[] {
  if (typeof item !== 'string') return [item.value];
  const { rows, fund, fees } = activity;
  const chosen = (activity.sample['options'] ?? {}) as Record<string, unknown>;
  const isOffered = ({ in: choices = {} }: Row): boolean =>
    Object.entries(choices).every(([name, letters]) => letters.includes(String(chosen[name])));
  const prizes = rows.filter(isOffered).map(({ prize }) => prize);
  switch (item) {
    case 'prizes':
      return prizes.map((prize) => ('amount' in prize ? prize.amount : undefined));
    case 'tickets':
      return prizes.map((prize) => ('count' in prize ? prize.count : undefined));
    case 'pool':
      return fund.meters.map(({ seed }) => seed);
    case 'seed-and-reseed':
      return fund.meters.flatMap(({ seed, reseed }) => [seed, reseed]);
    case 'additions':
      return fund.meters.map(({ daily }) => daily?.amount);
    case 'cap':
      return fund.meters.map(({ cap }) => cap);
    case 'fees':
      return fees.map(({ amount }) => amount);
    case 'admin-fee':
      return [fund.adminFee?.amount];
    default:
      return [];
  }
}

describe.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))(
  '%s',
  (_, activity) => {
    const { sample, posting, values } = activity;
    const given = (sample['values'] ?? {}) as Fields;

    test('its sample is posted with every item of its list', () => {
      const sheet = sure(post(activity, sample));
      const said = sheet.sections.flatMap(({ items }) => items);
      const wanted = posting.items.filter(
        (item) => typeof item === 'string' || Object.hasOwn(given, item.value),
      );
      expect(wanted.map(keyOf).filter((key) => !said.includes(key))).toEqual([]);
    });

    test.each(posting.items.map((item) => [keyOf(item), item] as const))(
      '%s: a value that is left out is refused by name, with the clause',
      (key, item) => {
        const needed = valuesFor(activity, item).filter(
          (name): name is string =>
            typeof name === 'string' && Object.hasOwn(given, name) && !values[name]?.optional,
        );
        for (const name of new Set(needed)) {
          const offering = decodeOffering(activity, withoutInside(sample, 'values', name));
          // Some values must be said for any use, or stand in a relation to another one.
          if (!offering.ok) continue;
          const posted = postingOf(activity, offering.value);
          const problems: readonly Problem[] = posted.ok ? [] : posted.error;
          const own = problems.find(({ path }) => path === `offering.values.${name}`);
          expect(own?.message ?? '', name).toMatch(
            new RegExp(`is missing: .*under .*${key}.* \\(`),
          );
        }
      },
    );

    test.each(Object.entries(activity.options))(
      'an unsaid choice of %s is refused',
      (name, option) => {
        if (Object.keys(option.choices).length < 2) return;
        const offering = decodeOffering(activity, withoutInside(sample, 'options', name));
        if (!offering.ok) return;
        const posted = postingOf(activity, offering.value);
        const paths = posted.ok ? [] : posted.error.map(({ path }) => path);
        expect(paths).toContain(`offering.options.${name}`);
      },
    );

    test('without a period, hours or the tables that its list wants it is refused', () => {
      const posted = post(
        activity,
        without(sample, 'postedAt', 'from', 'until', 'hours', 'tables'),
      );
      const paths = posted.ok ? [] : posted.error.map(({ path }) => path);
      expect(paths).toContain('offering.from');
      expect(paths.includes('offering.tables')).toBe(posting.items.includes('tables'));
    });

    test('what is approved can always be printed, and is marked', () => {
      const sheet = approvedSheet(activity);
      expect(sheet).toMatchObject({ kind: 'approved', warning: 'Approved ranges – not a posting' });
      for (const { choices } of Object.values(activity.options)) {
        for (const words of Object.values(choices)) {
          expect(textOf(sheet)).toContain(JSON.stringify(words).slice(1, -1));
        }
      }
      for (const { title } of activity.rows) {
        const hand = activity.fees.length > 1 ? (title.split(': ').at(-1) ?? '') : title;
        expect(sectionOf(sheet, 'prizes')).toContain(JSON.stringify(hand).slice(1, -1));
      }
    });
  },
);

describe('a posting', () => {
  test('names everything that is missing at once, with item and clause', () => {
    const posted = post(BAD_BEAT, {});
    const problems = posted.ok ? [] : posted.error;
    expect(problems.map(({ path }) => path).sort()).toEqual(
      [
        'offering.from',
        'offering.options.hands',
        'offering.options.shares',
        ...['cap', 'daily', 'increaseTime', 'reseed', 'seed'].map(
          (name) => `offering.values.${name}`,
        ),
      ].sort(),
    );
    const seed = problems.find(({ path }) => path === 'offering.values.seed');
    expect(seed?.message).toBe(
      'is missing: Initial seed of the pool, $1,000 to $75,000 (Funding); the posting must say ' +
        'it under pool, seed-and-reseed (Advertising)',
    );
  });

  test('says prizes, fee and its split, shares, eligibility, claim and the free way in', () => {
    const text = textOf(sure(post(BAD_BEAT, BAD_BEAT.sample)));
    for (const words of [
      '"100% of the jackpot pool"',
      '"$1"',
      'Of each fee: 100% to the reserve',
    ]) {
      expect(text).toContain(words);
    }
    for (const { words, under } of BAD_BEAT.eligibility) {
      if (under === undefined) expect(text).toContain(words);
    }
    for (const words of BAD_BEAT.claim.words) expect(text).toContain(words);
    for (const part of ['"50%"', '"25%"', '"No Purchase Necessary"', '"$25,000"', '"$10,000"']) {
      expect(text).toContain(part);
    }
  });

  test('says a rule that holds only by a setting where the house has it so', () => {
    const words = 'Players with a hold or missed-blind button are not among the five.';
    const settings = { playersWithButton: 'not-counted' };
    expect(textOf(sure(post(BAD_BEAT, BAD_BEAT.sample)))).not.toContain(words);
    expect(textOf(sure(post(BAD_BEAT, { ...BAD_BEAT.sample, settings })))).toContain(words);
  });

  test('whole dollars stand without cents, others with them', () => {
    const chart = sectionOf(sure(post(BLAZING_SEVENS, BLAZING_SEVENS.sample)), 'prizes');
    expect(chart).toContain('"$500"');
    const meters = { progressive: usd('5250.50') };
    const live = sure(post(BLAZING_SEVENS, BLAZING_SEVENS.sample, { meters }));
    expect(sectionOf(live, 'pool')).toContain('"$5,250.50"');
    expect(textOf(live)).not.toContain('.00');
  });

  test('shows the live meter, and the seed as of the start where there is none', () => {
    const seeded = sectionOf(sure(post(BLAZING_SEVENS, BLAZING_SEVENS.sample)), 'pool');
    expect(seeded).toContain('"amount":"$5,000","note":"as of the start"');
    const offering = withoutInside(BLAZING_SEVENS.sample, 'values', 'seed');
    expect(post(BLAZING_SEVENS, offering).ok).toBe(false);
    const live = sure(post(BLAZING_SEVENS, offering, { meters: { progressive: usd('7000') } }));
    expect(sectionOf(live, 'pool')).toContain('"amount":"$7,000","note":"as of this printing"');
  });

  test('knows only the meters that there are', () => {
    const posted = post(BLAZING_SEVENS, BLAZING_SEVENS.sample, { meters: { other: usd('1') } });
    expect(posted).toMatchObject({ ok: false, error: [{ path: 'meters.other' }] });
  });

  test('under another name shows what was approved, and its ID', () => {
    const offering = { ...BLAZING_SEVENS.sample, advertisedAs: 'Lucky Sevens' };
    expect(sure(post(BLAZING_SEVENS, offering))).toMatchObject({
      title: 'Lucky Sevens',
      approvedAs: 'Blazing Sevens Progressive Jackpot',
      approvalIds: ['GEAR-001128'],
    });
  });

  test('prints the odds that it is given, by the title of the row', () => {
    const odds = [{ row: 'three-sevens', text: '1 in 2,366 hands' }];
    const sheet = sure(post(BLAZING_SEVENS, BLAZING_SEVENS.sample, { odds }));
    expect(sectionOf(sheet, 'odds')).toContain('"label":"Three 7s","text":"1 in 2,366 hands"');
  });

  test('says both ways to share where the round decides (90/10 or 80/20)', () => {
    const bonus = activityNamed('hgc-caribbean-stud-bonus-hands');
    const shares = sectionOf(sure(post(bonus, bonus.sample)), 'shares');
    for (const part of ['90%', '10%', '80%', '20%', 'Where the hand loses']) {
      expect(shares).toContain(part);
    }
  });

  test('says other values at posted hours with their days and hours', () => {
    const windows = [
      {
        hours: { days: ['monday', 'friday'], from: '18:00', until: '00:00' },
        values: { multiplier: 4 },
      },
    ];
    const times = sectionOf(sure(post(BAD_BEAT, { ...BAD_BEAT.sample, windows })), 'times');
    expect(times).toContain(
      '"Prize multiplier (Monday and Friday, 6:00 pm to 12:00 am)","text":"4"',
    );
    expect(times).toContain('November 1, 2026, 12:00 am');
    expect(times).toContain('Every day, 10:00 am to 2:00 am');
  });

  test.each([
    [{ from: '00:00', until: '24:00' }, 'Every day, all day'],
    [{ days: ['monday'], from: '00:00', until: '00:00' }, 'Monday, all day'],
    [{ from: '18:00', until: '18:00' }, 'Every day, around the clock'],
    [
      { days: ['monday'], from: '18:00', until: '18:00' },
      'Monday, 6:00 pm to 6:00 pm of the next day',
    ],
  ])('says hours of a whole day: %j', (each, words) => {
    const offering = { ...BAD_BEAT.sample, windows: [], hours: [each] };
    expect(sectionOf(sure(post(BAD_BEAT, offering)), 'times')).toContain(`"${words}"`);
  });
});

describe('the text of the rules', () => {
  const textWith = (offering: Fields): string =>
    ruleText(BAD_BEAT, sure(decodeOffering(BAD_BEAT, offering)));
  const { sample } = BAD_BEAT;
  const values = sample['values'] as Fields;

  test('changes with every posted value, choice, date and word', () => {
    const changed: readonly Fields[] = [
      sample,
      { ...sample, values: { ...values, seed: '25000.01' } },
      { ...sample, options: { hands: 'A', shares: 'C' } },
      { ...sample, until: '2027-02-01T23:59:00-08:00' },
      { ...sample, hours: [] },
      { ...sample, tables: ['12'] },
      { ...sample, advertisedAs: 'Big Beat' },
      { ...sample, restrictions: ['One seat a person.'] },
      { ...sample, windows: [{ hours: { from: '10:00', until: '12:00' }, values: {} }] },
    ];
    expect(new Set(changed.map(textWith)).size).toBe(changed.length);
  });

  test('is the same in any order, on any day of posting and at any meter', () => {
    const turned = Object.fromEntries(Object.entries(sample).reverse());
    const otherOrder = { ...turned, values: Object.fromEntries(Object.entries(values).reverse()) };
    expect(textWith(otherOrder)).toBe(textWith(sample));
    expect(textWith(without(sample, 'postedAt'))).toBe(textWith(sample));
    const live = sure(post(BAD_BEAT, sample, { meters: { pool: usd('31000') } }));
    expect(live.ruleText).toBe(textWith(sample));
  });

  test('is not that of the approval alone, and holds what a row and a rule say', () => {
    const approved = ruleText(BAD_BEAT, null);
    expect(approved).not.toBe(textWith(sample));
    expect(approved).toContain('Four of a kind or better, beaten');
    expect(approved).toContain((BAD_BEAT.eligibility[0] as { words: string }).words);
  });

  test('holds what decides: another argument of a test is another version of the rules', () => {
    const [row, ...rows] = BAD_BEAT.rows as readonly [Row, ...Row[]];
    const beatenFrom = (rank: '2' | '3'): Activity => ({
      ...BAD_BEAT,
      rows: [
        {
          ...row,
          when: beaten({
            among: 'showdown',
            losing: poker.makesAtLeast(poker.floorOf('four-of-a-kind', rank)),
          }),
        },
        ...rows,
      ],
    });
    const withPlayers = (least: number): Activity => ({
      ...BAD_BEAT,
      eligibility: [{ ...playersAtLeast(least, 'Players'), words: 'Enough players.' }],
    });
    const changed = [beatenFrom('2'), beatenFrom('3'), withPlayers(4), withPlayers(5)];
    expect(new Set(changed.map((activity) => ruleText(activity, null))).size).toBe(4);
    expect(ruleText(beatenFrom('2'), null)).toBe(ruleText(beatenFrom('2'), null));
  });
});

describe('what a reader of the chart has to know', () => {
  test('a drawing of which no prize is said is refused: its tickets would win nothing', () => {
    const drawing = activityNamed('hgc-cash-drawing');
    const posted = post(drawing, withoutInside(drawing.sample, 'values', 'cashPrize'));
    expect(posted.ok ? [] : posted.error).toEqual([
      {
        path: 'offering.values.cashPrize',
        message:
          'is missing: Prize in cash, Value of the logo merchandise or Prize in chips (rule 6); ' +
          'the posting must say it under hands, prizes, tickets (rules 3, 6 and 8)',
      },
    ]);
    const values = { ...(drawing.sample['values'] as Fields), chipsPrize: '500.00' };
    const inChips = withoutInside({ ...drawing.sample, values }, 'values', 'cashPrize');
    expect(post(drawing, inChips).ok).toBe(true);
  });

  test('odds stand as the rules of Massachusetts state them, s.11 and s.12', () => {
    const crazy = activityNamed('ma-crazy-4-poker');
    const chart = sectionOf(sure(post(crazy, crazy.sample)), 'prizes');
    for (const [caption, cells] of [
      ['Super Bonus', ['Four aces', '200 to 1']],
      ['Super Bonus', ['Flush', '3 to 2']],
      ['Pay table of the Queens Up wager: A', ['Four of a kind', '50 to 1']],
      ['Pay table of the Four-Card Progressive wager: B', ['Three of a kind', '15 for 1']],
      ['Five-Card Progressive', ['Straight flush', '10% of the five-card meter']],
      [
        'Cover All',
        ['Four aces', '300 to 1', '250 to 1', '200 to 1', '150 to 1', '125 to 1', '100 to 1'],
      ],
      [
        'Cover All',
        ['Three of a kind', '13 to 1', '8 to 1', '6 to 1', '5 to 1', '4 to 1', '4 to 1'],
      ],
    ] as const) {
      expect(chart).toContain(`"caption":"${caption}"`);
      expect(chart).toContain(`"cells":${JSON.stringify(cells)}`);
    }
    expect(chart).toContain('Odds with “to” are paid on top of the wager.');
    expect(chart).toContain('Odds with “for” are the whole payout; the wager is not added.');
    expect(chart).toContain('Envy: $100 on a $1 wager for each of the others at the table');
    expect(chart).toContain('Each wager is paid separately, for the one line of its table');
  });

  test('the automatic bonus of South Dakota is on the posting, (15)', () => {
    const four = activityNamed('sd-four-card-poker');
    const chart = sectionOf(sure(post(four, four.sample)), 'prizes');
    expect(chart).toContain('"caption":"Automatic Bonus"');
    for (const odds of ['25 to 1', '20 to 1', '2 to 1']) expect(chart).toContain(`"${odds}"`);
  });

  test('PMG-02 is the schedule of a five-dollar wager, (16)', () => {
    const four = activityNamed('sd-four-card-poker');
    const options = { acesUp: 'FCP-01', progressive: 'PMG-02' };
    const sheet = sure(post(four, { ...four.sample, options }));
    const chart = sectionOf(sheet, 'prizes');
    expect(chart).toContain('"caption":"Pay table of the Progressive wager: PMG-02"');
    expect(chart).toContain('Envy: $5,000 on a $5 wager');
    expect(chart).toContain('Envy: $1,500 on a $5 wager');
    expect(sectionOf(sheet, 'options')).toContain(
      'Pay table of the Progressive wager: PMG-02 – for a $5 wager: royal flush 100% of the meter with $5,000 envy, straight flush ' +
        '10% of the meter with $1,500 envy, four of a kind 300 for 1',
    );
  });

  test('the approved sheet has the shares of every option', () => {
    const shares = sectionOf(
      approvedSheet(activityNamed('hgc-poker-jackpot-share-options')),
      'shares',
    );
    for (const [letter, parts] of [
      ['A', ['60%', '20%', '20%']],
      ['B', ['50%', '25%', '25%']],
      ['C', ['40%', '30%', '30%']],
    ] as const) {
      const table = shares.slice(shares.indexOf(`Division of the jackpot: ${letter}`));
      expect(table.match(/"\d+%"/g)?.slice(0, 3)).toEqual(parts.map((part) => `"${part}"`));
    }
    expect(sectionOf(approvedSheet(BAD_BEAT), 'shares')).toContain('Prize payout structure: C');
  });

  test('hands of one name that are shared in two ways are told apart by their games', () => {
    const beat = activityNamed('hgc-ca-asian-progressive-bad-beat');
    const shares = sectionOf(sure(post(beat, beat.sample)), 'shares');
    expect(shares).toContain(
      '"caption":"Three 6s of one color, beaten by three 3s (Baccarat, EZ Baccarat Panda 8 and Fortune 7 ' +
        'Baccarat); Three 6s, beaten by three 3s (Baccarat, EZ Baccarat Panda 8 and Fortune 7 Baccarat)"',
    );
    expect(shares).toContain('"cells":["Everyone at the table","100%"]');
  });

  test('all lines of one wager that are shared alike go by its name', () => {
    const crazy = activityNamed('ma-crazy-4-poker');
    expect(sectionOf(approvedSheet(crazy), 'shares')).toContain('"caption":"Cover All"');
  });

  test('shares that only a choice decides are said without any round, and for every choice', () => {
    const wheel = activityNamed('hgc-wheel-of-cards');
    const ofA = sectionOf(
      sure(post(wheel, { ...wheel.sample, options: { version: 'A' } })),
      'shares',
    );
    expect(ofA).toContain('"cells":["Everyone at the table","100%"],"notes":["divided evenly"]');
    const all = sectionOf(approvedSheet(wheel), 'shares');
    expect(all).toContain('"cells":["Everyone at the table","100%"],"notes":["divided evenly"]');
    // Rule 4: the player at the wheel keeps the value awards.
    expect(all).toContain('cap: the whole prize for each winner.');
    expect(all).toMatch(/: B: the whole prize for each winner\./);
  });

  test('a prize that is paid twice says so beside its amount (Prize)', () => {
    const flop = activityNamed('hgc-three-of-a-kind-on-the-flop');
    expect(sectionOf(sure(post(flop, flop.sample)), 'prizes')).toContain('"twice $200"');
  });

  test('what goes to others is said of each of them', () => {
    const progressive = activityNamed('hgc-three-card-poker-progressive');
    expect(sectionOf(sure(post(progressive, progressive.sample)), 'prizes')).toContain(
      'Envy: $100 for each of the others at the table',
    );
  });

  test('a fee goes where its sheet says, by the name that it has there', () => {
    const sitAndGo = activityNamed('hgc-double-or-nothing-sit-n-go');
    const fees = sectionOf(sure(post(sitAndGo, sitAndGo.sample)), 'fees');
    expect(fees).toContain('100% to the pool of buy-ins');
    expect(fees).toContain('Paid by each player, kept by the house');
    const four = activityNamed('sd-four-card-poker');
    const sheet = sure(post(four, four.sample));
    expect(sectionOf(sheet, 'fees')).toMatch(/Of each wager: [\d.]+% to the progressive meter/);
    expect(textOf(sheet)).not.toContain('undredths of a percent');
  });

  test('a range from nothing to an amount has both ends, as its document says (Bounties)', () => {
    const fees = sectionOf(approvedSheet(activityNamed('bay101-poker-tournaments')), 'fees');
    expect(fees).toContain('"$0 to $500,000"');
  });

  test('without a start it is offered from the time of posting', () => {
    const sheet = sure(post(BLAZING_SEVENS, without(BLAZING_SEVENS.sample, 'from')));
    expect(textOf(sheet)).toContain('the time of posting');
  });
});
