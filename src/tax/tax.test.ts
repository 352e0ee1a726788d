// The figures are those of the published instructions; edges are tested from both sides.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, asCents, type Cents, dollarsOf, sum, usd, ZERO } from '#money';
import {
  TAX_DEFAULTS,
  TAX_READINGS,
  TAX_RULES,
  type TaxedWin,
  type TaxOutcome,
  type TaxSettings,
  taxOn,
  WIN_KINDS,
} from './index.ts';

interface Case {
  readonly kind?: TaxedWin['kind'];
  readonly amount: string;
  readonly stake?: string;
  readonly paidOn?: string;
  readonly hasTaxNumber?: boolean;
  readonly earlierPrizes?: string;
}

const winOf = (of: Case): TaxedWin => ({
  kind: of.kind ?? 'wager',
  amount: usd(of.amount),
  stake: usd(of.stake ?? '1'),
  paidOn: of.paidOn ?? '2026-06-01',
  owners: [
    {
      share: usd(of.amount),
      hasTaxNumber: of.hasTaxNumber ?? true,
      ...(of.earlierPrizes === undefined ? {} : { earlierPrizes: usd(of.earlierPrizes) }),
    },
  ],
});

const decide = (of: Case, settings: Partial<TaxSettings> = {}): TaxOutcome =>
  taxOn(winOf(of), { ...TAX_DEFAULTS, ...settings });

/** The forms, and what is withheld. */
const brief = (of: Case, settings: Partial<TaxSettings> = {}): string => {
  const { forms, withheld } = decide(of, settings);
  return `${forms.join(' ') || 'none'} ${dollarsOf(withheld)}`;
};

const BEFORE = { paidOn: '2025-12-31' };
const AFTER = { paidOn: '2026-01-01' };

describe('a wager at a table', () => {
  test('before 2026 is reported from $600 on, if it pays 300 times the wager', () => {
    expect(brief({ amount: '599.99', ...BEFORE })).toBe('none 0.00');
    expect(brief({ amount: '600', stake: '2', ...BEFORE })).toBe('w-2g 0.00');
    expect(brief({ amount: '600', stake: '2.01', ...BEFORE })).toBe('none 0.00');
  });

  test('from 2026 on is reported from $2,000 on, if it pays 300 times the wager', () => {
    expect(brief({ amount: '1999.99', ...AFTER })).toBe('none 0.00');
    expect(brief({ amount: '2000', ...AFTER })).toBe('w-2g 0.00');
    expect(brief({ amount: '3000', stake: '10', ...AFTER })).toBe('w-2g 0.00');
    expect(brief({ amount: '2999.99', stake: '10', ...AFTER })).toBe('none 0.00');
  });

  test('has 24% of all winnings less the wager withheld where they exceed $5,000', () => {
    expect(brief({ amount: '5001', stake: '1' })).toBe('w-2g 0.00');
    expect(brief({ amount: '5001.01', stake: '1' })).toBe('w-2g 1200.00');
    expect(brief({ amount: '10001', stake: '1' })).toBe('w-2g 2400.00');
    expect(brief({ amount: '10001', stake: '1', ...BEFORE })).toBe('w-2g 2400.00');
  });

  test('is not withheld from at short odds, however large; the wager itself does not count', () => {
    expect(brief({ amount: '250000', stake: '1000' })).toBe('none 0.00');
    expect(brief({ amount: '6000', stake: '20' })).toBe('w-2g 0.00');
    expect(brief({ amount: '6020', stake: '20' })).toBe('w-2g 1440.00');
  });

  test('without a tax number has 24% withheld as soon as it is reported', () => {
    expect(brief({ amount: '1999.99', hasTaxNumber: false })).toBe('none 0.00');
    expect(brief({ amount: '2001', hasTaxNumber: false })).toBe('w-2g 480.00');
    expect(brief({ amount: '601', hasTaxNumber: false, ...BEFORE })).toBe('w-2g 144.00');
    expect(brief({ amount: '10001', hasTaxNumber: false })).toBe('w-2g 2400.00');
  });

  test('rounds what is withheld to the nearest cent', () => {
    // 24% of 6,000.03, .02 and .25 are 1,440.0072, 1,440.0048 and exactly 1,440.06.
    expect(brief({ amount: '6001.03' })).toBe('w-2g 1440.01');
    expect(brief({ amount: '6001.02' })).toBe('w-2g 1440.00');
    expect(brief({ amount: '6001.25' })).toBe('w-2g 1440.06');
  });
});

describe('a poker tournament', () => {
  const entry = { kind: 'tournament', stake: '120' } as const;
  const of = (amount: string, more: Partial<Case> = {}): Case => ({ ...entry, amount, ...more });

  test('is reported where winnings exceed $5,000 after buy-in and fee; nothing is withheld', () => {
    expect(brief(of('5120', BEFORE))).toBe('none 0.00');
    expect(brief(of('5120.01', BEFORE))).toBe('w-2g 0.00');
    expect(brief(of('250000', AFTER))).toBe('w-2g 0.00');
  });

  test('without a tax number has 24% of the winnings after the buy-in withheld', () => {
    expect(brief(of('10120', { hasTaxNumber: false }))).toBe('w-2g 2400.00');
    expect(brief(of('5120', { hasTaxNumber: false }))).toBe('none 0.00');
  });

  test('is judged with all else that its entry has won, and taxed for its own part', () => {
    const others = { amount: usd('1000'), stake: usd('20') };
    const won = (amount: string) =>
      taxOn({ ...winOf(of(amount, { hasTaxNumber: false })), others });
    expect(won('4140')).toMatchObject({ forms: [], needsTwoDocuments: false });
    expect(won('4140.01')).toMatchObject({ forms: ['w-2g'], needsTwoDocuments: true });
    // 24% of $4,400, though $5,380 were won in all.
    expect(won('4520').withheld).toBe(usd('1056'));
  });

  test('that was free to enter gives a prize', () => {
    expect(brief(of('5000', { stake: '0' }))).toBe('1099-misc 0.00');
  });
});

describe('a drawing or promotion', () => {
  const of = (amount: string, more: Partial<Case> = {}): Case => ({
    kind: 'drawing',
    amount,
    stake: '0',
    ...more,
  });

  test('without a wager is on 1099-MISC from $600, from 2026 on from $2,000', () => {
    expect(brief(of('599.99', BEFORE))).toBe('none 0.00');
    expect(brief(of('600', BEFORE))).toBe('1099-misc 0.00');
    expect(brief(of('1999.99', AFTER))).toBe('none 0.00');
    expect(brief(of('2000', AFTER))).toBe('1099-misc 0.00');
    expect(brief(of('100000', AFTER))).toBe('1099-misc 0.00');
  });

  test('counts the prizes of the year together', () => {
    expect(brief(of('500', { earlierPrizes: '1499.99' }))).toBe('none 0.00');
    expect(brief(of('500', { earlierPrizes: '1500' }))).toBe('1099-misc 0.00');
  });

  test('without a tax number has 24% of the prize withheld', () => {
    expect(brief(of('2000', { hasTaxNumber: false }))).toBe('1099-misc 480.00');
    expect(brief(of('500', { hasTaxNumber: false, earlierPrizes: '1500' }))).toBe(
      '1099-misc 120.00',
    );
  });

  test('with a paid entry is a lottery: above $5,000 tax is withheld at any odds', () => {
    expect(brief(of('6050', { stake: '50' }))).toBe('w-2g 1440.00');
    expect(brief(of('5050', { stake: '50' }))).toBe('none 0.00');
  });
});

describe('readings with a setting', () => {
  test('a house may drop the 300 times test from 2026 on, and not before', () => {
    const short = { amount: '2000', stake: '100' };
    const settings = { timesTest: 'dropped' } as const;
    expect(brief({ ...short, ...AFTER })).toBe('none 0.00');
    expect(brief({ ...short, ...AFTER }, settings)).toBe('w-2g 0.00');
    expect(brief({ ...short, ...BEFORE }, settings)).toBe('none 0.00');
  });

  test('a house may take the minimum for tournaments from 2026 on, and not before', () => {
    const won = { kind: 'tournament', amount: '2120', stake: '120' } as const;
    const settings = { tournament: 'minimum' } as const;
    expect(brief({ ...won, ...AFTER })).toBe('none 0.00');
    expect(brief({ ...won, ...AFTER }, settings)).toBe('w-2g 0.00');
    expect(brief({ ...won, amount: '2119.99', ...AFTER }, settings)).toBe('none 0.00');
    expect(brief({ ...won, ...BEFORE }, settings)).toBe('none 0.00');
  });

  test('a house may take the wager off before it looks at the minimum', () => {
    expect(brief({ amount: '2000' }, { winnings: 'net' })).toBe('none 0.00');
    expect(brief({ amount: '2001' }, { winnings: 'net' })).toBe('w-2g 0.00');
    expect(brief({ amount: '3001', stake: '10' }, { winnings: 'net' })).toBe('none 0.00');
    expect(brief({ amount: '3010', stake: '10' }, { winnings: 'net' })).toBe('w-2g 0.00');
  });

  test('a bad beat jackpot is a prize, or a wager where the house reads it so', () => {
    const won = { kind: 'bad-beat', amount: '10001' } as const;
    expect(brief(won)).toBe('1099-misc 0.00');
    expect(decide(won).isPrize).toBe(true);
    expect(decide(won, { badBeat: 'wager' }).isPrize).toBe(false);
    expect(brief(won, { badBeat: 'wager' })).toBe('w-2g 2400.00');
    expect(brief({ ...won, stake: '0' }, { badBeat: 'wager' })).toBe('1099-misc 0.00');
  });

  test('each has its default among its values, and every setting has a reading', () => {
    const settings = TAX_READINGS.flatMap(({ setting }) => setting ?? []);
    expect(new Set(settings.map(({ name }) => name))).toEqual(new Set(Object.keys(TAX_DEFAULTS)));
    for (const setting of settings) expect(setting.values).toContain(setting.default);
  });
});

describe('several owners', () => {
  const shared = (shares: readonly (readonly [string, boolean])[], more: Partial<TaxedWin> = {}) =>
    taxOn({
      ...winOf({ amount: '1' }),
      amount: sum(shares.map(([share]) => usd(share))),
      owners: shares.map(([share, hasTaxNumber]) => ({ share: usd(share), hasTaxNumber })),
      ...more,
    });

  test('need Form 5754 and one W-2G each, and the whole win decides what is withheld', () => {
    const { forms, owners, withheld } = shared([
      ['4000.50', true],
      ['2000.50', true],
    ]);
    expect(forms).toEqual(['w-2g', '5754']);
    expect(owners.map(({ form, withholding }) => [form, withholding])).toEqual([
      ['w-2g', 'regular'],
      ['w-2g', 'regular'],
    ]);
    // 24% of 6,000.00 is 1,440.00: 959.96 and 480.03 in proportion, and a cent for the greater.
    expect(owners.map((each) => dollarsOf(each.withheld))).toEqual(['959.97', '480.03']);
    expect(withheld).toBe(usd('1440'));
  });

  test('who gave no number bear backup withholding alone', () => {
    const { owners, withheld } = shared([
      ['1000.50', true],
      ['1000.50', false],
    ]);
    expect(owners.map(({ withholding }) => withholding)).toEqual([null, 'backup']);
    expect(withheld).toBe(usd('240'));
  });

  test('of a prize are looked at one by one', () => {
    const { forms, owners } = shared(
      [
        ['2000', true],
        ['1000', false],
      ],
      { stake: ZERO, kind: 'drawing' },
    );
    expect(forms).toEqual(['1099-misc']);
    expect(owners.map(({ form }) => form)).toEqual(['1099-misc', null]);
  });

  test('whose shares are not the win are a mistake of ours', () => {
    expect(() => shared([['10', true]], { amount: usd('11') })).toThrow(/add up/);
  });
});

describe('what the cage asks for', () => {
  test('two documents and a signature where tax is withheld from everybody', () => {
    expect(decide({ amount: '5001.01' })).toMatchObject({
      needsTwoDocuments: true,
      mustSign: true,
    });
    expect(decide({ amount: '5001', hasTaxNumber: false })).toMatchObject({
      needsTwoDocuments: false,
      mustSign: false,
    });
  });

  test('two documents of a tournament winner above $5,000', () => {
    const of = { kind: 'tournament', amount: '5100.01', stake: '100' } as const;
    expect(decide(of)).toMatchObject({ needsTwoDocuments: true, mustSign: false });
    expect(decide({ ...of, amount: '5100' }).needsTwoDocuments).toBe(false);
  });
});

describe('every answer', () => {
  test('says which amounts decided, with a source', () => {
    expect(decide({ amount: '10001' }).reasons.map(({ says }) => says)).toEqual([
      'Winnings of $10,001.00 reach $2,000.00 and are at least 300 times $1.00.',
      'Winnings less the wager, $10,000.00, exceed $5,000.00 and are at least 300 times it: ' +
        '24%, $2,400.00, is withheld.',
      'Two documents are shown, one with a photo.',
    ]);
  });

  test.each([
    ['2027-01-01', 'last', '2026-01-01'],
    ['2017-12-31', 'first', '2018-01-01'],
  ])('for %s, whose rules are not known, takes the %s ones and says so', (paidOn, which, from) => {
    const { reasons, rulesFrom } = decide({ amount: '700', paidOn });
    expect(rulesFrom).toBe(from);
    expect(reasons.at(-1)?.says).toBe(
      `The rules for ${paidOn} are not known here: the ${which} known ones were taken.`,
    );
  });

  test('takes the rules of the day of payment', () => {
    expect(decide({ amount: '700', ...BEFORE }).rulesFrom).toBe('2018-01-01');
    expect(decide({ amount: '700', ...AFTER }).rulesFrom).toBe('2026-01-01');
  });
});

test('the sets of rules follow each other without a gap', () => {
  const dayAfter: Readonly<Record<string, string>> = { '2025-12-31': '2026-01-01' };
  TAX_RULES.slice(1).forEach(({ from }, index) => {
    expect(dayAfter[TAX_RULES[index]?.knownTo ?? '']).toBe(from);
  });
});

describe('for any win', () => {
  const cents = (most: bigint) => fc.bigInt({ min: 1n, max: most }).map(asCents);
  const anySettings: fc.Arbitrary<TaxSettings> = fc.record({
    timesTest: fc.constantFrom('kept', 'dropped'),
    tournament: fc.constantFrom('own-threshold', 'minimum'),
    winnings: fc.constantFrom('gross', 'net'),
    badBeat: fc.constantFrom('prize', 'wager'),
  });
  const anyWin: fc.Arbitrary<TaxedWin> = fc
    .record({
      kind: fc.constantFrom(...WIN_KINDS),
      stake: fc.oneof(fc.constant(ZERO), cents(50_000n)),
      paidOn: fc.constantFrom('2019-05-05', '2025-12-31', '2026-01-01', '2031-07-07'),
      owners: fc.array(
        fc.record({
          share: cents(2_000_000n),
          hasTaxNumber: fc.boolean(),
          earlierPrizes: cents(300_000n),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    })
    .map((win) => ({ ...win, amount: sum(win.owners.map(({ share }) => share)) }));

  test('no more is withheld from an owner than the share, and the parts add up', () => {
    fc.assert(
      fc.property(anyWin, anySettings, (win, settings) => {
        const { owners, withheld, forms } = taxOn(win, settings);
        expect(owners.map(({ share }) => share)).toEqual(win.owners.map(({ share }) => share));
        for (const each of owners) {
          expect(each.withheld >= ZERO && each.withheld <= each.share).toBe(true);
          expect(each.withholding !== null || each.withheld === ZERO).toBe(true);
          expect(each.form === null && each.withholding !== null).toBe(false);
          if (each.form !== null) expect(forms).toContain(each.form);
        }
        expect(withheld).toBe(sum(owners.map((each) => each.withheld)));
      }),
      { numRuns: 500 },
    );
  });

  test('regular withholding does not depend on how the win is shared', () => {
    fc.assert(
      fc.property(anyWin, anySettings, (win, settings) => {
        const alone = taxOn(
          { ...win, owners: [{ share: win.amount, hasTaxNumber: true }] },
          settings,
        );
        const shared = taxOn(win, settings);
        if (alone.owners[0]?.withholding !== 'regular') return;
        expect(shared.withheld).toBe(alone.withheld);
      }),
      { numRuns: 500 },
    );
  });

  test('a greater win is reported if the smaller was, and has no less withheld', () => {
    const withOne = (win: TaxedWin, amount: Cents): TaxedWin => ({
      ...win,
      amount,
      owners: [{ ...(win.owners[0] as TaxedWin['owners'][0]), share: amount }],
    });
    fc.assert(
      fc.property(anyWin, cents(1_000_000n), anySettings, (win, more, settings) => {
        const less = taxOn(withOne(win, win.amount), settings);
        const greater = taxOn(withOne(win, add(win.amount, more)), settings);
        expect(greater.withheld >= less.withheld).toBe(true);
        expect(greater.forms.length >= less.forms.length).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('what an owner bears does not hang on the numbers of the others', () => {
    fc.assert(
      fc.property(anyWin, anySettings, (win, settings) => {
        const owners = win.owners.map((owner, index) =>
          index === 0 ? owner : { ...owner, hasTaxNumber: !owner.hasTaxNumber },
        );
        expect(taxOn({ ...win, owners }, settings).owners[0]).toEqual(
          taxOn(win, settings).owners[0],
        );
      }),
      { numRuns: 500 },
    );
  });

  test('a tax number never costs anything', () => {
    fc.assert(
      fc.property(anyWin, anySettings, (win, settings) => {
        const owners = win.owners.map((owner) => ({ ...owner, hasTaxNumber: true }));
        expect(taxOn({ ...win, owners }, settings).withheld <= taxOn(win, settings).withheld).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });
});
