import { describe, expect, test } from 'vitest';
import { GAMES, ROUND_SCHEMA, settleGame } from './games.ts';

const crazy = {
  game: 'crazy-4-poker',
  dealer: 'Ks Qd 9h 4c 2s',
  seats: [
    {
      seat: 1,
      cards: 'Jh Tc 8d 5c 3h',
      wagers: { ante: '10', superBonus: '10', play: '10' } as Record<string, unknown>,
    },
  ],
};
const fourCard = {
  game: 'four-card-poker',
  tables: { acesUp: 'FCP-01' },
  dealer: 'Ks Qd 9h 4c 2s 2d',
  seats: [
    {
      seat: 1,
      cards: 'Jh Tc 8d 5c 3h',
      wagers: { ante: '10', play: '10' } as Record<string, unknown>,
    },
  ],
};

/** Every problem of a record as "path: message". */
function problemsOf(record: unknown): string[] {
  const settled = settleGame(record);
  return settled.ok ? [] : settled.error.map(({ path, message }) => `${path}: ${message}`);
}

const withWagers = (record: typeof crazy, wagers: Record<string, unknown>, more: object = {}) => ({
  ...record,
  seats: [{ ...record.seats[0], wagers, ...more }],
});

test('the two records that the cases below are made from can be settled', () => {
  expect(problemsOf(crazy)).toEqual([]);
  expect(problemsOf(fourCard)).toEqual([]);
});

describe('what cannot be read', () => {
  test.each([
    [null, /^record: null is not a record/],
    [[], /^record: /],
    [{}, /^game: is missing; choose from: four-card-poker, crazy-4-poker/],
    [{ game: 'baccarat' }, /^game: "baccarat" is not a game/],
    [{ ...crazy, hands: 1 }, /^hands: "hands" is not known/],
    [{ ...fourCard, magicCard: '7h' }, /^magicCard: "magicCard" is not known/],
    [{ ...crazy, dealer: undefined }, /^dealer: the cards are missing/],
    [{ ...crazy, dealer: ['Ks'] }, /^dealer: .* they are text/],
    [{ ...crazy, dealer: 'Ks Qd 9h 4c 1x' }, /^dealer\[4\]: "1x" is not a card/],
    [{ ...crazy, dealer: 'Ks Qd 9h 4c XX' }, /^dealer\[4\]: a 52-card deck holds no joker/],
    [{ ...crazy, seats: undefined }, /^seats: are missing/],
    [{ ...crazy, seats: [] }, /^seats: a round has one player/],
    [{ ...crazy, seats: [7] }, /^seats\[0\]: 7 is not an object/],
    [{ ...crazy, seats: [{ ...crazy.seats[0], seat: 8 }] }, /^seats\[0\]\.seat: 8 is none/],
    [{ ...crazy, seats: [{ ...crazy.seats[0], seat: '1' }] }, /^seats\[0\]\.seat: "1" is none/],
    [{ ...crazy, seats: [{ ...crazy.seats[0], folded: 'no' }] }, /^seats\[0\]\.folded: "no"/],
    [{ ...crazy, magicCard: '7x' }, /^magicCard: "7x" is not a card/],
    [{ ...crazy, magicCard: 'XX' }, /^magicCard: .*no joker/],
    [{ ...crazy, magicCard: 7 }, /^magicCard: 7 is not a card/],
    [{ ...crazy, luckySeat: 8 }, /^luckySeat: 8 is neither/],
    [{ ...crazy, tables: { queensUp: 'E' } }, /^tables\.queensUp: "E" .* A, B, C, D s\.11\(c\)/],
    [{ ...fourCard, tables: { acesUp: 'FCP-08' } }, /^tables\.acesUp: "FCP-08" .*FCP-07 \(15\)/],
    [{ ...crazy, meters: { top: {} } }, /^meters\.top: "top" is not known/],
    [{ ...crazy, meters: 5 }, /^meters: 5 is not an object/],
    [{ ...crazy, readings: { playStep: 'x' } }, /^readings\.playStep: "x" .* null, "ante"/],
    [{ ...crazy, readings: { other: true } }, /^readings\.other: "other" is not known/],
    [{ ...crazy, irregularities: {} }, /^irregularities: an object is not an array/],
    [{ ...crazy, irregularities: [{ kind: 'fire' }] }, /^irregularities\[0\]\.kind: "fire"/],
    [{ ...crazy, irregularities: [{ kind: 'cards-face-up' }] }, /^irregularities\[0\]\.count: /],
    [{ ...crazy, irregularities: [{ kind: 'shoe-failed', count: 1 }] }, /\.count: .*no count/],
    [
      { ...fourCard, irregularities: [{ kind: 'shoe-failed' }] },
      /choose from: wrong-number-of-cards$/,
    ],
  ])('%j', (record, message) => {
    const problems = problemsOf(record);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  test.each([
    [10, /not the number 10/],
    ['10.005', /3 decimals/],
    ['-10', /negative/],
    ['0', /zero/],
    ['ten', /not an amount/],
    [null, /not null/],
  ])('an ante of %j is refused once, and is not missing as well', (ante, message) => {
    const problems = problemsOf(withWagers(crazy, { ante, superBonus: '10', play: '10' }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^seats\[0\]\.wagers\.ante: /);
    expect(problems[0]).toMatch(message);
  });

  test('a seat twice, and the same card twice wherever it lies', () => {
    const seat = crazy.seats[0];
    const other = { ...seat, cards: 'Ks Tc 7d 7c 7h' };
    expect(problemsOf({ ...crazy, seats: [seat, other] })).toEqual([
      'seats[1].cards[0]: Ks is at dealer[0] already: one deck holds it once',
      'seats[1].cards[1]: Tc is at seats[0].cards[1] already: one deck holds it once',
      'seats[1].seat: seat 1 is taken by seats[0]',
    ]);
    const five = { ...crazy, seats: [{ ...seat, cards: 'As As As As As' }] };
    expect(problemsOf(five)).toHaveLength(4);
  });
});

describe('what the rule of Crazy 4 Poker refuses', () => {
  const base = { ante: '10', superBonus: '10', play: '10' };
  const ACES = { cards: 'Ah Ac 8d 5c 3h' };
  const meter = (reset: string, amount = reset) => ({ amount, reset });
  test.each([
    [
      'no ante',
      { superBonus: '10', play: '10' },
      {},
      {},
      /^seats\[0\]\.wagers\.ante: .*s\.6\(d\)\(1\)$/,
    ],
    ['no super bonus', { ante: '10', play: '10' }, {}, {}, /superBonus: .*s\.6\(d\)\(1\)$/],
    [
      'unequal super bonus',
      { ...base, superBonus: '5' },
      {},
      {},
      /superBonus: .* 5\.00 beside 10\.00 s\.6\(d\)\(1\)$/,
    ],
    ['neither play nor fold', { ante: '10', superBonus: '10' }, {}, {}, /play: .*s\.10\(b\)$/],
    ['play after a fold', base, { folded: true }, {}, /play: a hand that was folded .*s\.10\(b\)$/],
    [
      '3x without aces',
      { ...base, play: '30' },
      {},
      {},
      /play: without a pair of aces .*30\.00 s\.10\(b\)$/,
    ],
    ['a cent above the ante', { ...base, play: '10.01' }, {}, {}, /play: without a pair of aces/],
    [
      '3x with kings',
      { ...base, play: '30' },
      { cards: 'Kh Kc 8d 5c 3h' },
      {},
      /without a pair of aces/,
    ],
    ['more than 3x with aces', { ...base, play: '30.01' }, ACES, {}, /one to three antes/],
    ['less than the ante', { ...base, play: '9.99' }, ACES, {}, /one to three antes/],
    [
      'a progressive of $2',
      { ...base, fiveCardProgressive: '2' },
      {},
      { meters: { fiveCardProgressive: meter('10000') } },
      /\$1 or \$5, not 2\.00/,
    ],
    ['no Queens Up table', { ...base, queensUp: '5' }, {}, {}, /^tables\.queensUp: .*s\.11\(c\)$/],
    [
      'no four-card table',
      { ...base, fourCardProgressive: '1' },
      {},
      { meters: { fourCardProgressive: meter('5000') } },
      /^tables\.fourCardProgressive: .*s\.11\(d\)\(1\)$/,
    ],
    [
      'no four-card meter',
      { ...base, fourCardProgressive: '1' },
      {},
      { tables: { fourCardProgressive: 'A' } },
      /^meters\.fourCardProgressive: /,
    ],
    [
      'no five-card meter',
      { ...base, fiveCardProgressive: '1' },
      {},
      {},
      /^meters\.fiveCardProgressive: /,
    ],
    [
      'no hand bonus meter',
      { ...base, fiveCardHandBonusDealer: '1' },
      {},
      {},
      /^meters\.fiveCardHandBonus: /,
    ],
    [
      'A below its minimum',
      base,
      {},
      { tables: { fourCardProgressive: 'A' }, meters: { fourCardProgressive: meter('4999.99') } },
      /^meters\.fourCardProgressive\.reset: .*5000\.00 .*s\.11\(d\)\(3\)$/,
    ],
    [
      'B below its minimum',
      base,
      {},
      { tables: { fourCardProgressive: 'B' }, meters: { fourCardProgressive: meter('999.99') } },
      /1000\.00 .*s\.11\(d\)\(3\)$/,
    ],
    [
      'five-card below its minimum',
      base,
      {},
      { meters: { fiveCardProgressive: meter('9999.99') } },
      /s\.11\(e\)\(3\)$/,
    ],
    [
      'hand bonus below its minimum',
      base,
      {},
      { meters: { fiveCardHandBonus: meter('9999.99') } },
      /s\.11\(f\)\(4\)$/,
    ],
    [
      'four-card meter below its reset',
      base,
      {},
      { meters: { fourCardProgressive: meter('5000', '4999.99') } },
      /^meters\.fourCardProgressive\.amount: /,
    ],
    [
      'a seed that was raised, and not by yes',
      base,
      {},
      { meters: { fourCardProgressive: { ...meter('5000'), seedRaised: 'yes' } } },
      /^meters\.fourCardProgressive\.seedRaised: "yes" is not true/,
    ],
    [
      'a reserve',
      base,
      {},
      { meters: { fiveCardHandBonus: { ...meter('10000'), reserve: '1' } } },
      /reserve: "reserve" is not known/,
    ],
  ])('%s', (_, wagers, seat, more, message) => {
    const problems = problemsOf({ ...withWagers(crazy, wagers, seat), ...more });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  test('at the edge: 3x with aces, meters at their minimum, partial meters below their reset', () => {
    expect(problemsOf(withWagers(crazy, { ...base, play: '30' }, ACES))).toEqual([]);
    expect(problemsOf(withWagers(crazy, { ...base, play: '10.01' }, ACES))).toEqual([]);
    const meters = {
      fourCardProgressive: meter('1000'),
      fiveCardProgressive: meter('10000', '9000'),
      fiveCardHandBonus: meter('10000', '9000'),
    };
    expect(problemsOf({ ...crazy, tables: { fourCardProgressive: 'B' }, meters })).toEqual([]);
  });

  test('reading A2.16: a house may ask for whole antes', () => {
    const readings = { playStep: 'ante' };
    const played = (play: string) =>
      problemsOf({ ...withWagers(crazy, { ...base, play }, ACES), readings });
    expect([played('10'), played('20'), played('30')]).toEqual([[], [], []]);
    expect(played('15')[0]).toMatch(/whole antes/);
  });

  test('everything at once, with path and clause', () => {
    const record = {
      game: 'crazy-4-poker',
      tables: { queensUp: 'Z' },
      meters: { fiveCardHandBonus: meter('500') },
      dealer: 'Ks Qd 9h 4c 2s',
      seats: [
        {
          seat: 1,
          cards: 'Jh Tc 8d 5c 3h',
          wagers: { ante: '10', superBonus: '5', play: '30', queensUp: '5' },
        },
        { seat: 1, cards: 'Ks Td 8c 5d 3c', wagers: { ...base }, folded: true },
      ],
    };
    expect(problemsOf(record).map((each) => each.split(':')[0])).toEqual([
      'tables.queensUp',
      'seats[1].cards[0]',
      'seats[1].seat',
      'meters.fiveCardHandBonus.reset',
      'seats[0].wagers.superBonus',
      'seats[0].wagers.play',
      'seats[1].wagers.play',
    ]);
  });
});

describe('what the rule of Four Card Poker refuses', () => {
  const base = { ante: '10', play: '10' };
  const progressive = { amount: '5000', reset: '5000' };
  const offered = { tables: { acesUp: 'FCP-01', progressive: 'FCPP-1' }, meters: { progressive } };
  test.each([
    [
      'a play wager above 3x',
      { ...base, play: '30.01' },
      {},
      {},
      /play: .*10\.00 to 30\.00, not 30\.01 \(10\)$/,
    ],
    ['a play wager below 1x', { ...base, play: '9.99' }, {}, {}, /play: .*\(10\)$/],
    ['play after a fold', base, { folded: true }, {}, /play: a hand that was folded .*\(6\)$/],
    ['neither play nor fold', { ante: '10' }, {}, {}, /play: .*\(6\)$/],
    ['play without an ante', { play: '10' }, {}, {}, /^seats\[0\]\.wagers\.ante: .*\(6\)$/],
    [
      'a fold without an ante',
      { acesUp: '5' },
      { folded: true },
      {},
      /ante: .*nothing to fold \(6\)$/,
    ],
    ['no wager', {}, {}, {}, /^seats\[0\]\.wagers: .*\(3\)$/],
    [
      'the progressive alone, where the house asks for a wager beside it',
      { progressive: '1' },
      {},
      { ...offered, readings: { progressiveRequiresBaseWager: true } },
      /^seats\[0\]\.wagers: .*\(3\)\(d\)/,
    ],
    [
      'a progressive with cents',
      { ...base, progressive: '1.50' },
      {},
      offered,
      /whole dollars, not 1\.50/,
    ],
    ['no schedules', base, {}, { tables: {} }, /^tables\.acesUp: .*\(15\)$/],
    [
      'no progressive schedule',
      { ...base, progressive: '1' },
      {},
      { meters: { progressive } },
      /^tables\.progressive: .*\(16\)$/,
    ],
    [
      'no meter',
      { ...base, progressive: '1' },
      {},
      { tables: offered.tables },
      /^meters\.progressive: .*\(16\)\(a\)$/,
    ],
    [
      'a meter below its reset',
      base,
      {},
      { ...offered, meters: { progressive: { amount: '4999.99', reset: '5000' } } },
      /^meters\.progressive\.amount: .*\(16\)\(a\)vi$/,
    ],
    [
      'the bonus as a wager',
      { ...base, automaticBonus: '1' },
      {},
      {},
      /automaticBonus: .*not known/,
    ],
  ])('%s', (_, wagers, seat, more, message) => {
    const problems = problemsOf({ ...withWagers(fourCard, wagers, seat), ...more });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  test('A1.19: a seed that was raised since leaves the meter below it, and comes with the next award', () => {
    const progressive = { amount: '4999.99', reset: '5000', seedRaised: true };
    expect(problemsOf({ ...fourCard, ...offered, meters: { progressive } })).toEqual([]);
  });

  test('PMG schedules pay parts of the meter, so it may stand below its reset', () => {
    const tables = { acesUp: 'FCP-01', progressive: 'PMG-01' };
    const meters = { progressive: { amount: '4999.99', reset: '5000', reserve: '0.00' } };
    expect(problemsOf({ ...fourCard, tables, meters })).toEqual([]);
  });
});

test('a void round needs no decisions, but a wrong one is still refused', () => {
  const dealer = 'Ks Qd 9h 4c';
  expect(problemsOf({ ...withWagers(crazy, { ante: '10', superBonus: '10' }), dealer })).toEqual(
    [],
  );
  const played = { ante: '10', superBonus: '10', play: '10' };
  expect(problemsOf({ ...withWagers(crazy, played, { folded: true }), dealer })).toHaveLength(1);
});

test('the schema names every wager, table, meter and reading, and is plain JSON', () => {
  const text = JSON.stringify(ROUND_SCHEMA);
  expect(JSON.parse(text)).toEqual(ROUND_SCHEMA);
  for (const { wagers, meters, readings } of GAMES) {
    for (const { id, comesWith } of wagers) expect(text.includes(`"${id}"`)).toBe(!comesWith);
    for (const { name } of meters) expect(text).toContain(`"${name}"`);
    for (const { setting } of readings) if (setting) expect(text).toContain(`"${setting.name}"`);
  }
});
