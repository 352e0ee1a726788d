// Wagers of the two base games that a house offers or not, and the chips they are made with.
import { describe, expect, test } from 'vitest';
import { given } from '#result';
import { NONE } from '#rules';
import { type Floor, openedFloor, RULEBOOK } from '../fixtures/floor.fixture.ts';
import {
  award,
  call,
  documentOf,
  fundOf,
  onlyEvent,
  post,
  postingOf,
} from '../fixtures/jackpot.fixture.ts';
import { allMeters } from '../funds/views.ts';
import type { Refusal } from '../refusals.ts';
import type { Offered } from '../state.ts';
import { postingSheetOf } from './check.ts';

const CRAZY_4 = 'ma-crazy-4-poker';
const FOUR_CARD = 'sd-four-card-poker';

type Fields = Readonly<Record<string, unknown>>;

/** The sample without some options and values. */
function without(activity: string, names: readonly string[]): Fields {
  const { options, values, ...document } = documentOf(activity);
  const left = (fields: unknown) =>
    Object.fromEntries(Object.entries(fields as object).filter(([name]) => !names.includes(name)));
  return { ...document, options: left(options), values: left(values) };
}

function posted(activity: string, game: string, document: Fields): Floor {
  const floor = openedFloor({ game });
  post(floor, activity, { more: document });
  return floor;
}

const meters = (floor: Floor): readonly string[] =>
  allMeters(floor.house, RULEBOOK).map(({ meter }) => meter);

interface Wager {
  readonly activity: string;
  readonly game: string;
  readonly option: string;
  readonly values: readonly string[];
  readonly fees: readonly string[];
  readonly meter: string;
  readonly clause: string;
}

const OF_CRAZY_4 = { activity: CRAZY_4, game: 'crazy-4-poker' };

const WAGERS: readonly Wager[] = [
  {
    ...OF_CRAZY_4,
    option: 'fourCardProgressive',
    values: ['fourCardWager', 'fourCardReset', 'fourCardRate'],
    fees: ['fourCardProgressive'],
    meter: 'fourCardProgressive',
    clause: 's.6(d)(3)',
  },
  {
    ...OF_CRAZY_4,
    option: 'fiveCardProgressive',
    values: ['fiveCardWager', 'fiveCardReset', 'fiveCardRate'],
    fees: ['fiveCardProgressive'],
    meter: 'fiveCardProgressive',
    clause: 's.6(d)(4)',
  },
  {
    ...OF_CRAZY_4,
    option: 'fiveCardHandBonus',
    values: ['handBonusReset', 'handBonusRate'],
    fees: ['fiveCardHandBonusPlayer', 'fiveCardHandBonusDealer'],
    meter: 'fiveCardHandBonus',
    clause: 's.6(d)(5)',
  },
  {
    activity: FOUR_CARD,
    game: 'four-card-poker',
    option: 'progressive',
    values: ['progressiveWager', 'seed', 'rate'],
    fees: ['progressive'],
    meter: 'progressive',
    clause: '(3)(d), (4)',
  },
];

describe.each(WAGERS)(
  '$activity, $option ($clause)',
  ({ activity, game, option, values, fees, meter, clause }) => {
    const refusals = (floor: Floor) =>
      fees.map((fee) => {
        const line = { offering: 'jackpot', fee, seats: [1] };
        return floor.ask('dana', 'start-round', { table: 'T1', fees: [line] }) as Refusal;
      });

    test.each(['left out', NONE])('%s: no meter, no seed, and refused at Coin In', (how) => {
      const document = without(activity, [option, ...values]);
      const options = {
        ...(document['options'] as object),
        ...(how === NONE ? { [option]: NONE } : {}),
      };
      const floor = posted(activity, game, { ...document, options });
      expect(meters(floor)).not.toContain(meter);
      expect(floor.balance(`fund/jackpot/meter/${meter}`)).toBe('0.00');
      for (const { code, message } of refusals(floor)) {
        expect(code).toBe('wager-not-offered');
        expect(message).toContain(clause);
      }
      const { document: written } = floor.house.offerings.get('jackpot') ?? {};
      expect(written).toMatchObject({ options: { [option]: NONE } });
    });

    test('offered, the house says its wager, its seed, and its rate', () => {
      for (const value of values) {
        const floor = openedFloor({ game });
        const action = postingOf(activity, { more: without(activity, [value]) });
        const { code, problems } = floor.ask('max', 'propose', { action }) as Refusal;
        expect(code).toBe('bad-offering');
        expect(problems?.map(({ path }) => path)).toEqual([`document.values.${value}`]);
      }
    });

    test('a rate of nothing is none', () => {
      const floor = openedFloor({ game });
      const rate = values.find((value) => /rate$/i.test(value)) as string;
      const action = postingOf(activity, { values: { [rate]: 0 } });
      expect(floor.refused('max', 'propose', { action })).toBe('bad-offering');
    });

    test('values of a wager that is not offered are refused', () => {
      const floor = openedFloor({ game });
      const action = postingOf(activity, { options: { [option]: NONE } });
      expect(floor.refused('max', 'propose', { action })).toBe('bad-offering');
    });

    test('it neither begins nor ends with a change of the posting: its meter holds money', () => {
      const none = without(activity, [option, ...values]);
      const all = documentOf(activity);
      for (const [before, after] of [
        [all, none],
        [none, all],
      ]) {
        const floor = posted(activity, game, before as Fields);
        floor.do('flo', 'suspend-offering', { offering: 'jackpot', reason: 'a change' });
        const action = {
          type: 'change-offering',
          offering: 'jackpot',
          document: after,
          version: 1,
        };
        const { code, problems } = floor.ask('max', 'propose', { action }) as Refusal;
        expect(code).toBe('bad-change');
        expect(problems?.[0]?.path).toBe(`offering.options.${option}`);
      }
    });

    test('a posting of an older record, without the choice, still has its meter', () => {
      const document = without(activity, [option, ...values]);
      const offering = RULEBOOK.posted({ activity, document });
      expect(offering.activity.fund.meters.map(({ name }) => name)).toContain(meter);
      const rate = values.find((value) => /rate$/i.test(value)) as string;
      const zero = { ...document, values: { ...(document['values'] as object), [rate]: 0 } };
      expect(RULEBOOK.posted({ activity, document: zero }).values.get(rate)).toBe(0);
    });
  },
);

test('with none of them there is no meter at all, and the posting still is one', () => {
  const names = WAGERS.filter(({ activity }) => activity === CRAZY_4).flatMap(
    ({ option, values }) => [option, ...values],
  );
  for (const [activity, game, left] of [
    [CRAZY_4, 'crazy-4-poker', [...names, 'coverAll', 'handBonusExtras']],
    [FOUR_CARD, 'four-card-poker', ['progressive', 'progressiveWager', 'seed', 'rate']],
  ] as const) {
    const floor = posted(activity, game, without(activity, left));
    expect(meters(floor)).toEqual([]);
    const offering = RULEBOOK.posted(floor.house.offerings.get('jackpot') as Offered);
    const sheet = postingSheetOf(floor.house, RULEBOOK, { offering, posted: 'jackpot' });
    expect(sheet.ok ? [] : sheet.error).toEqual([]);
    const sections = sheet.ok ? sheet.value.sections : [];
    expect(sections.map(({ id }) => id)).not.toContain('pool');
    const shown = sections.filter(({ id }) => ['prizes', 'options', 'fees'].includes(id));
    expect(JSON.stringify(shown)).not.toMatch(/[Pp]rogressive|[Ee]nvy|Hand Bonus|Cover All/);
  }
});

test('Cover All is the house’s choice: its mode of the shuffler has to be set (s.12(d))', () => {
  const shown = (options: Fields) => {
    const document = documentOf(CRAZY_4, { options });
    return RULEBOOK.posted({ activity: CRAZY_4, document }).activity.fees.map(({ name }) => name);
  };
  expect(shown({})).toContain('coverAll');
  expect(shown({ coverAll: NONE })).not.toContain('coverAll');
});

test('Queens Up and Aces Up are the player’s choice at every table (s.6(d)(2); (3)(b))', () => {
  for (const [activity, option] of [
    [CRAZY_4, 'queensUp'],
    [FOUR_CARD, 'acesUp'],
  ] as const) {
    const game = activity === CRAZY_4 ? 'crazy-4-poker' : 'four-card-poker';
    const action = postingOf(activity, { options: { [option]: NONE } });
    expect(openedFloor({ game }).refused('max', 'propose', { action })).toBe('bad-offering');
  }
});

describe('chips of one and of five dollars at one table (Crazy 4 Poker s.11(d)(5), (e)(5))', () => {
  const ROYAL = 'As Ks Qs Js Ts';
  const line = (seats: readonly number[], amount?: string) =>
    given({ offering: 'jackpot', fee: 'fiveCardProgressive', seats, amount });

  test('each has the envy and the odds of the own chip, and feeds the meter by it', () => {
    const floor = posted(CRAZY_4, 'crazy-4-poker', documentOf(CRAZY_4));
    const fees = [line([1, 2], '1'), line([3, 4], '5')];
    floor.do('dana', 'start-round', { table: 'T1', fees });
    // ($2 + $10) at 20%
    expect(fundOf(floor, { meter: 'fiveCardProgressive' }).meter).toBe('10002.40');
    const seats = [
      { seat: 1, cards: ROYAL },
      { seat: 2, cards: '2c 4h 6c 8h Tc' },
      { seat: 3, cards: '9d 9h 9c 4d 2h' },
      { seat: 4 },
    ];
    const { claims } = award(floor, call(floor), { seats });
    // Seat 3: 9 for 1 on $5, and $5,000 envy.
    expect(claims.map(({ seat, amount, stake }) => [seat, amount, stake])).toEqual([
      [1, '10002.40', '1.00'],
      [3, '5045.00', '5.00'],
      [2, '1000.00', '1.00'],
      [4, '5000.00', '5.00'],
    ]);
  });

  test('no other chip; a house may take five dollars alone', () => {
    const floor = posted(CRAZY_4, 'crazy-4-poker', documentOf(CRAZY_4));
    const asked = (amount: string) =>
      floor.ask('dana', 'start-round', { table: 'T1', fees: [line([1], amount)] }) as Refusal;
    for (const amount of ['0.50', '2', '4', '6']) {
      expect(asked(amount)).toMatchObject({
        code: 'wrong-fee',
        message: expect.stringContaining('fiveCardProgressive is 1.00 or 5.00'),
      });
    }
    const five = posted(
      CRAZY_4,
      'crazy-4-poker',
      documentOf(CRAZY_4, { values: { fiveCardWager: '5' } }),
    );
    const fees = [line([1], '1')];
    expect(five.refused('dana', 'start-round', { table: 'T1', fees })).toBe('wrong-fee');
    const events = five.do('dana', 'start-round', { table: 'T1', fees: [line([1])] });
    expect(onlyEvent(events, 'round-started').fees).toMatchObject([{ each: '5.00' }]);
  });
});

describe('Four Card Poker: envy and seed go up and down with the wager ((16))', () => {
  const PMG_1 = documentOf(FOUR_CARD);
  const change = (values: Fields, options: Fields = {}) => {
    const floor = posted(FOUR_CARD, 'four-card-poker', PMG_1);
    floor.do('flo', 'suspend-offering', { offering: 'jackpot', reason: 'a change' });
    const document = documentOf(FOUR_CARD, { values, options });
    const action = { type: 'change-offering', offering: 'jackpot', document, version: 1 };
    return { floor, action };
  };

  test.each([
    // The sample has a dollar and a seed of $10,000.
    [{ progressiveWager: '5' }, {}],
    [{ progressiveWager: '5' }, { progressive: 'PMG-02' }],
    [{ progressiveWager: '5', seed: '49999.99' }, {}],
  ])('%o with %o is refused with the seed of another wager', (values, options) => {
    const { floor, action } = change(values, options);
    const { code, problems } = floor.ask('max', 'propose', { action }) as Refusal;
    expect(code).toBe('bad-change');
    expect(problems).toMatchObject([{ path: 'offering.values.seed' }]);
    expect(problems?.[0]?.message).toContain('$50,000');
  });

  test.each([
    [{ progressiveWager: '5', seed: '50000' }, { progressive: 'PMG-02' }],
    [{ seed: '20000' }, {}],
  ])('%o is posted', (values, options) => {
    const { floor, action } = change(values, options);
    floor.both(action);
  });

  test.each([
    ['PMG-01', '1', '1000.00'],
    ['PMG-01', '5', '5000.00'],
    ['PMG-02', '5', '5000.00'],
    ['PMG-02', '1', '1000.00'],
    ['PMG-01', '3', '3000.00'],
  ])('%s with a wager of $%s: a royal flush brings the others $%s', (progressive, wager, envy) => {
    const values = { progressiveWager: wager };
    const document = documentOf(FOUR_CARD, { options: { progressive }, values });
    const floor = posted(FOUR_CARD, 'four-card-poker', document);
    const fees = [{ offering: 'jackpot', fee: 'progressive', seats: [1, 2] }];
    floor.do('dana', 'start-round', { table: 'T1', fees });
    const seats = [{ seat: 1, cards: 'As Ks Qs Js Ts' }, { seat: 2 }];
    const { claims } = award(floor, call(floor), { seats });
    expect(claims[1]).toMatchObject({ seat: 2, amount: envy });
  });
});
