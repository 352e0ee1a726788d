// Rounds that pay, or do not, over HTTP: each test is named by the clause that decides it. The figures
// are worked out from the sheets, in the comments.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Evening, openEvening } from './evening.fixture.ts';
import { calls, loses, plays, wonBy } from './round.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
  await evening.enrols('ann', 'ben', 'cy');
});
afterEach(() => evening.close());

const promo = (fee: string, seats: readonly number[], more: object = {}) => ({
  offering: 'promo',
  fee,
  seats,
  ...more,
});

const fills = (by: string) =>
  evening.both({
    type: 'adjust-fund',
    offering: 'promo',
    account: 'reserve',
    by,
    against: 'house',
    reason: 'collections of other tables',
  });

const ROYAL = 'As Ks Qs Js Ts';
const HEART_ROYAL = 'Ah Kh Qh Jh Th';
const DULL = '2c 4h 9c 3c 8s';

describe('Bonus Hand Progressive Jackpot v1.1, Progressive Prize', () => {
  const V1_1 = 'bay101-bonus-hand-progressive-v1-1';
  beforeEach(() => evening.opens('P1', 'crazy-4-poker', { 1: { patron: 'ann' }, 2: {}, 3: {} }));

  test('a sole winner of the pool has it to the cent', async () => {
    await evening.posts(V1_1, { values: { seed: '10000.25' } });
    await fills('6000');
    const deal = { seats: [{ seat: 1, cards: ROYAL }, { seat: 2, cards: DULL }, { seat: 3 }] };
    const claims = await plays(evening, { fees: [promo('fee', [1, 2])], deal });
    // $10,000.25 and 2 × $0.11.
    expect(wonBy(claims)).toEqual(['1 10000.47']);
    // $6,000 + 2 × $0.89 − the reseed of $5,000.
    expect(await evening.balance('fund/promo/reserve')).toBe('1001.78');
  });

  test('a sole winner of a tenth has it to the cent', async () => {
    await evening.posts(V1_1, { values: { seed: '10000.25' } });
    const deal = {
      seats: [
        { seat: 1, cards: '9d 8d 7d 6d 5d' },
        { seat: 2, cards: DULL },
      ],
    };
    const claims = await plays(evening, { fees: [promo('fee', [1])], deal });
    // A tenth of $10,000.36 is $1,000.036; the part of a cent stays in the pool.
    expect(wonBy(claims)).toEqual(['1 1000.03']);
  });

  test('two who split the pool have whole chips, and the house makes up what that lacks', async () => {
    await evening.posts(V1_1, { values: { seed: '10000.25' } });
    const deal = {
      seats: [
        { seat: 1, cards: ROYAL },
        { seat: 2, cards: HEART_ROYAL },
      ],
    };
    const claims = await plays(evening, { fees: [promo('fee', [1, 2])], deal });
    // $10,000.47 by two is $5,000.235, as $5,001; $1.53 are odd chips.
    expect(wonBy(claims)).toEqual(['1 5001.00', '2 5001.00']);
    // $1.78 of the fees less $1.53 go to the reseed, and the house lends the rest of it: $5,000 −
    // $0.25, on the seed of $10,000.25.
    expect(await evening.balance('fund/promo/reserve')).toBe('0.00');
    expect(await evening.balance('fund/promo/advance')).toBe('15000.00');
  });
});

describe('Bonus Hand Progressive Jackpot, Progressive Winners 6(d)', () => {
  const V1_0 = 'bay101-bonus-hand-progressive';
  const fees = [promo('player', [1]), promo('playerDealer', [2, 3])];
  const STRAIGHT_FLUSH = '9d 8d 7d 6d 5d';

  async function won(cards: string, dealer: string) {
    await evening.opens('P1', 'crazy-4-poker', { 1: { patron: 'ann' }, 2: {}, 3: {} });
    // With 3 × $0.11 the pool stands at $10,000.
    await evening.posts(V1_0, { values: { seed: '9999.67' } });
    const seats = [{ seat: 1, cards }, { seat: 2, cards: DULL }, { seat: 3 }];
    return plays(evening, { fees, deal: { seats, dealer: { cards: dealer } } });
  }

  test('(ii): a straight flush beside the player-dealer’s royal flush has 50%', async () => {
    const claims = await won(STRAIGHT_FLUSH, ROYAL);
    expect(wonBy(claims)).toEqual(['1 5000.00', '2 2500.00', '3 2500.00']);
  });

  test('(ii): a royal flush beside the player-dealer’s straight flush has 50%', async () => {
    const claims = await won(ROYAL, STRAIGHT_FLUSH);
    expect(wonBy(claims)).toEqual(['1 5000.00', '2 2500.00', '3 2500.00']);
  });

  test('(ii): two straight flushes halve the tenth', async () => {
    const claims = await won(STRAIGHT_FLUSH, '9h 8h 7h 6h 5h');
    expect(wonBy(claims)).toEqual(['1 500.00', '2 250.00', '3 250.00']);
  });
});

describe('Bonus Hand Progressive Jackpot, Eligibility Requirements', () => {
  const quads = [
    { seat: 1, cards: 'Ks Kh Kd Kc 2d' },
    { seat: 1, position: 'backline' },
  ];
  const deal = { seats: quads, dealer: { cards: DULL } };
  const behind = [{ seat: 1, patron: 'cy' }];

  beforeEach(async () => {
    await evening.opens('P1', 'crazy-4-poker', { 1: { patron: 'ann' } });
    await evening.posts('bay101-bonus-hand-progressive');
  });

  test('the dollar behind a seat pays the bettor there, and not the seat', async () => {
    const claims = await plays(evening, {
      fees: [promo('player', [1], { behind: 1 })],
      deal,
      behind,
    });
    expect(claims).toMatchObject([{ position: 'backline', patron: 'cy', amount: '300.00' }]);
    expect(claims).toHaveLength(1);
  });

  test('the dollar of the seat pays the seat, and not the bettor behind it', async () => {
    const claims = await plays(evening, { fees: [promo('player', [1])], deal, behind });
    expect(claims).toMatchObject([{ seat: 1, patron: 'ann', amount: '300.00' }]);
    expect(claims).toHaveLength(1);
  });
});

describe('Crazy 4 Poker', () => {
  const SHEET = 'ma-crazy-4-poker';
  const NOT_FOUR = {
    options: { fourCardProgressive: 'none' },
    values: { fourCardWager: undefined, fourCardReset: undefined, fourCardRate: undefined },
  };

  async function posts(document: { options?: object; values?: object } = {}) {
    const { options = {}, values = {} } = document;
    const all = {
      queensUp: 'A',
      fourCardProgressive: 'B',
      fiveCardProgressive: 'offered',
      fiveCardHandBonus: 'offered',
      handBonusExtras: 'both',
      coverAll: 'offered',
    };
    await evening.opens('P1', 'crazy-4-poker', { 1: { patron: 'ann' }, 2: {}, 3: {} });
    await evening.posts(SHEET, { options: { ...all, ...options }, values });
  }

  test('s.6(d)(3): a progressive that is not offered has no seed, and its chip is not taken', async () => {
    await posts(NOT_FOUR);
    expect(await evening.balance('fund/promo/meter/fourCardProgressive')).toBe('0.00');
    expect(await evening.balance('fund/promo/meter/fiveCardProgressive')).toBe('10000.00');
    const fees = [promo('fourCardProgressive', [1])];
    const told = await evening.told('dana', 'start-round', { table: 'P1', fees });
    expect(told.code).toBe('wager-not-offered');
    expect(told.detail).toContain('s.6(d)(3)');
  });

  test('s.11(e)(5): chips of $1 and $5 at one table, each with its own odds and envy', async () => {
    await posts();
    const fees = [
      promo('fiveCardProgressive', [1, 2], { amount: '1' }),
      promo('fiveCardProgressive', [3], { amount: '5' }),
    ];
    const seats = [
      { seat: 1, cards: ROYAL },
      { seat: 2, cards: '2c 4h 6c 8h Tc' },
      { seat: 3, cards: '9d 9h 9c 4d 2h' },
    ];
    const claims = await plays(evening, { fees, deal: { seats } });
    // $7 at 20% on $10,000; $1,000 envy for a dollar; five times that and 9 for 1 on $5.
    expect(wonBy(claims)).toEqual(['1 10001.40', '3 5045.00', '2 1000.00']);
  });

  test('s.11(e)(1): a typed wager is not the one that was taken, and pays nothing more', async () => {
    await posts();
    const call = await calls(evening, { fees: [promo('fiveCardProgressive', [1])] });
    const typed = { seat: 1, cards: 'Ks Kh Kd Kc 2d', wager: { fiveCardProgressive: '5' } };
    const told = await evening.told('flo', 'verify-call', { call, deal: { seats: [typed] } });
    expect(told.code).toBe('wrong-wager');
    expect(told.problems).toMatchObject([{ path: 'deal.seats[0].wager.fiveCardProgressive' }]);
    await evening.does('flo', 'uncall-hand', { call });
    await evening.does('dana', 'end-round', { table: 'P1' });
    const { wager: _, ...seat } = typed;
    const fees = [promo('fiveCardProgressive', [1])];
    // 300 for 1 on the dollar.
    expect(wonBy(await plays(evening, { fees, deal: { seats: [seat] } }))).toEqual(['1 300.00']);
  });

  test('s.6(b): no one wagers from behind a seat', async () => {
    await posts();
    const fees = [promo('fiveCardProgressive', [1], { behind: 1 })];
    const told = await evening.told('dana', 'start-round', { table: 'P1', fees });
    expect([told.code, told.detail.includes('s.6(b)')]).toEqual(['may-not-pay', true]);
  });

  test('s.11(d)(1), (e)(1), (f)(1): three wagers are three wins, and nothing is withheld', async () => {
    await posts({ values: { fourCardWager: '5', fiveCardWager: '5' } });
    const fees = ['fourCardProgressive', 'fiveCardProgressive', 'fiveCardHandBonusPlayer'].map(
      (fee) => promo(fee, [1]),
    );
    const deal = { seats: [{ seat: 1, cards: 'Ks Kh Kd Kc 2d' }] };
    const claims = await plays(evening, { fees, deal });
    // 300 for 1, 300 for 1, and 500 for 1 on $5 each.
    expect(wonBy(claims)).toEqual(['1 1500.00', '1 1500.00', '1 2500.00']);
    for (const { id, amount } of claims) {
      await evening.pays(id, 'ann', ...(amount === '2500.00' ? ['w-2g'] : []));
    }
    expect(await evening.balance('house/withheld-tax')).toBe('0.00');
    expect(await evening.balance('fund/promo/payable')).toBe('0.00');
  });
});

test('Crazy 4 Poker s.11(e)(1), (f)(1): of two wins over $5,000 each has its own tax kept back', async () => {
  await evening.opens('P1', 'crazy-4-poker', { 1: { patron: 'ann' } });
  await evening.posts('ma-crazy-4-poker');
  const fees = [
    promo('fiveCardProgressive', [1], { amount: '5' }),
    promo('fiveCardHandBonusPlayer', [1]),
  ];
  const claims = await plays(evening, { fees, deal: { seats: [{ seat: 1, cards: ROYAL }] } });
  // $5 at 20% on each meter of $10,000.
  expect(wonBy(claims)).toEqual(['1 10001.00', '1 10001.00']);
  for (const { id } of claims) {
    await evening.shows(id, 'ann', 'w-2g');
    await evening.does('cora', 'pay-claim', { claim: id, patron: 'ann', from: 'cheque' });
  }
  // Twice 24% of $10,001 less the wager of $5: $2,399.04.
  expect(await evening.balance('house/withheld-tax')).toBe('4798.08');
});

describe('Caribbean Stud Jackpot, Third Party Proposition Players', () => {
  const seats = [
    { seat: 1, cards: 'Ah Kh 9h 5h 2h' },
    { seat: 2, cards: '2c 5d 7h 9c Jd', position: 'player-dealer' },
    { seat: 3, cards: 'Ts 8s 6s 4s 3s' },
    { seat: 4, cards: '3c 3d 8h 9d Qc' },
  ];

  async function won(people: object, more: object = {}, dealt: readonly object[] = seats) {
    const bank = { patron: 'ben', position: 'player-dealer' };
    await evening.opens(
      'P1',
      'caribbean-stud',
      { 1: {}, 2: bank, 3: {}, 4: {}, ...people },
      { limit: '$5 to $50' },
    );
    await evening.posts('hgc-caribbean-stud-jackpot', more);
    return plays(evening, { fees: [{ offering: 'promo' }], deal: { seats: dealt } });
  }

  test('the first hand is that of a proposition player at the bank: the others have it all', async () => {
    const bank = { person: 'tpp', position: 'player-dealer' };
    const people = { 1: { patron: 'ann' }, 2: bank, 3: { patron: 'ben' }, 4: { patron: 'cy' } };
    // The royal flush is the bank's; of $3,000 the second hand has 20% and so has the table, who
    // divide the other 60% in proportion: half and half.
    const claims = await won(people, {}, [
      { seat: 1, cards: '9h 8h 7d 6c 5s' },
      { seat: 2, cards: 'As Ks Qs Js Ts', position: 'player-dealer' },
      { seat: 3, cards: '2c 5d 7h 9c Jd' },
      { seat: 4, cards: '3c 3d 8c 9d Qc' },
    ]);
    expect(wonBy(claims)).toEqual(['1 1500.00', '3 750.00', '4 750.00']);
  });

  test('the first hand is a proposition player’s: the others have the full prize', async () => {
    const claims = await won({ 1: { person: 'tpp' }, 3: { patron: 'ann' }, 4: { patron: 'cy' } });
    // Bad Beat, $1,000: 60% for the second hand and 20% for the table of two; the 20% of the first hand
    // go to them in proportion: 600 / 800 and 100 / 800 each.
    expect(wonBy(claims)).toEqual(['3 750.00', '2 125.00', '4 125.00']);
  });
});

describe('Poker Jackpot Share Options, Qualifying Jackpot Hand Charts', () => {
  const SHEET = 'hgc-poker-jackpot-share-options';
  const BEATEN = {
    board: 'As Ad Kd 9d 9h',
    seats: [
      { seat: 1, hole: 'Ah Kc' },
      { seat: 2, hole: '9s 9c' },
      { seat: 3, folded: 'flop' },
      { seat: 4, folded: 'flop' },
    ],
  };

  async function posts(jackpot: string) {
    await evening.opens('P1', 'texas-holdem', { 1: {}, 2: {}, 3: {}, 4: {} });
    await evening.postsFromFund(SHEET, { values: { jackpot } });
  }

  test('the posted jackpot stands again after a hit, and is paid again', async () => {
    await posts('10000.00');
    // 60%, 20%, and 20% for two.
    const each = ['2 2000.00', '1 6000.00', '3 1000.00', '4 1000.00'];
    expect([...wonBy(await plays(evening, { deal: BEATEN }))].sort()).toEqual([...each].sort());
    expect(await evening.balance('fund/promo/meter/jackpot')).toBe('10000.00');
    expect([...wonBy(await plays(evening, { deal: BEATEN }))].sort()).toEqual([...each].sort());
  });

  test('a jackpot of $0.00 says that there is nothing to pay out', async () => {
    await posts('0');
    const told = await loses(evening, { deal: BEATEN });
    expect(told.code).toBe('nobody-wins');
    expect(told.problems?.[0]?.message).toContain('has nothing to pay out');
  });
});

describe('a showdown', () => {
  const FOLDED = [3, 4, 5].map((seat) => ({ seat, folded: 'flop' }));
  const POSTED_TABLES = { tables: [], hours: [] };
  const ROYAL_HOLE = { seat: 1, hole: 'As Ks' };

  const seats5 = (game = 'texas-holdem') =>
    evening.opens('P1', game, { 1: { patron: 'ann' }, 2: {}, 3: {}, 4: {}, 5: {} });

  async function bonus() {
    await seats5();
    await evening.posts('bay101-poker-bonus-hand-progressive', POSTED_TABLES);
  }
  const round = (deal: object) => ({
    fees: [{ offering: 'promo' }],
    deal: { pot: '40.00', ...deal },
  });

  test.each(['Qs Js Ts', 'Qs Js Ts 3c'])(
    'GEAR-001277 Eligibility: a board of %s pays nothing',
    async (board) => {
      await bonus();
      const seats = [ROYAL_HOLE, { seat: 2, hole: '9c 9h' }, ...FOLDED];
      const told = await loses(evening, round({ board, seats }));
      expect(told.code).toBe('nobody-wins');
      expect(told.problems?.map(({ message }) => message).join()).toContain('last betting round');
    },
  );

  test('GEAR-001277 Eligibility: the last opponent folds on the river, and nothing is paid', async () => {
    await bonus();
    const seats = [ROYAL_HOLE, { seat: 2, hole: '9c 9h', folded: 'river' }, ...FOLDED];
    const told = await loses(evening, round({ board: 'Qs Js Ts 3c 4d', seats }));
    expect(told.code).toBe('nobody-wins');
    expect(told.problems?.map(({ message }) => message).join()).toContain('no showdown');
  });

  test('GEAR-001277 Eligibility: shown down, it is paid', async () => {
    await bonus();
    const seats = [ROYAL_HOLE, { seat: 2, hole: '9c 9h' }, ...FOLDED];
    const claims = await plays(evening, round({ board: 'Qs Js Ts 3c 4d', seats }));
    expect(wonBy(claims)).toEqual(['1 300.00']);
  });

  test('GEAR-001277 Eligibility: a stud hand that ended on fifth street pays nothing', async () => {
    await seats5('seven-card-stud');
    await evening.posts('bay101-poker-bonus-hand-progressive', POSTED_TABLES);
    const dealt = [
      { seat: 1, hole: 'As Ks', up: 'Qs Js Ts' },
      { seat: 2, hole: '9c 9h', up: '2c 3d 4h' },
      ...[3, 4, 5].map((seat) => ({ seat, folded: 'third-street' })),
    ];
    const told = await loses(evening, round({ seats: dealt }));
    expect(told.code).toBe('nobody-wins');
    expect(told.problems?.map(({ message }) => message).join()).toContain('last betting round');
  });

  /** Sheet, game, fund, how the table bets, four cards of the board, the hands. */
  const BEATS: readonly (readonly [
    string,
    string,
    string | undefined,
    object,
    string,
    string[],
  ])[] = [
    [
      'hgc-pocket-aces-cracked',
      'texas-holdem',
      'GEGA-001477',
      {},
      '7s Kd 9h 4c',
      ['As Ah', '7c 7d'],
    ],
    ['bay101-aces-cracked', 'texas-holdem', 'GEAR-001277', {}, '7s Kd 9h 4c', ['As Ah', '7c 7d']],
    [
      'bay101-limit-bad-beat',
      'texas-holdem',
      undefined,
      { betting: 'limit' },
      'As Ad 7h 7d',
      ['7s 7c', 'Ah Ac'],
    ],
    [
      'bay101-no-limit-bad-beat',
      'texas-holdem',
      undefined,
      { betting: 'no-limit' },
      'As Ad 7h 7d',
      ['7s 7c', 'Ah Ac'],
    ],
    [
      'bay101-omaha-bad-beat',
      'omaha-high-low',
      undefined,
      {},
      'As Ad 9h 9d',
      ['9s 9c 2d 3d', 'Ah Ac Kd Qd'],
    ],
    [
      'hgc-poker-jackpot-share-options',
      'texas-holdem',
      'GEGA-001477',
      {},
      'Ad 9d 9h 4c',
      ['Ah As', '9s 9c'],
    ],
  ];

  test.each(BEATS)(
    '%s, Eligibility: %s without the river pays nothing',
    async (sheet, game, of, as, board, holes) => {
      await evening.opens('P1', game, { 1: { patron: 'ann' }, 2: {}, 3: {}, 4: {}, 5: {} }, as);
      if (of !== undefined) await evening.does('abe', 'open-fund', { fund: 'f', title: 'F', of });
      const fund = of === undefined ? {} : { paidBy: 'f' };
      await evening.posts(sheet, { hours: [], tables: [], windows: [] }, fund);
      const fees = of === undefined ? [{ offering: 'promo' }] : [];
      const hands = holes.map((hole, at) => ({ seat: at + 1, hole }));
      const others = [3, 4, 5].map((seat) => ({ seat }));
      const played = (cards: string) => ({
        fees,
        deal: { pot: '100.00', board: cards, seats: [...hands, ...others] },
      });
      const told = await loses(evening, played(board));
      expect(['nobody-wins', 'no-row']).toContain(told.code);
      const [first] = await plays(evening, played(`${board} 2c`));
      expect(Number(first?.amount)).toBeGreaterThan(0);
    },
  );

  const ALONE = { seat: 2, hole: '9c Th', folded: 'river' };

  test('GEAR-001273 Eligibility: everyone else folds on the river, and no hand goes up', async () => {
    await seats5();
    await evening.does('abe', 'open-fund', { fund: 'bonus', title: 'Reserve', of: 'GEAR-001277' });
    const chart = { options: { hands: 'C' }, values: { highHand: undefined } };
    await evening.posts(
      'bay101-poker-high-hand-bonus',
      { ...POSTED_TABLES, ...chart },
      { paidBy: 'bonus' },
    );
    const deal = { board: 'Qs Js Ts 3c 4d', seats: [ROYAL_HOLE, ALONE, ...FOLDED] };
    const told = await loses(evening, { deal: { pot: '40.00', ...deal } });
    expect(told.code).toBe('nobody-wins');
    expect(told.problems?.map(({ message }) => message).join()).toContain('no showdown');
  });

  test('Four of a Kind Poker, Eligibility: everyone else folds on the river, and nothing is paid', async () => {
    await seats5();
    await evening.does('abe', 'open-fund', { fund: 'pj', title: 'Poker', of: 'GEGA-000626' });
    await evening.posts('hgc-four-of-a-kind-poker', { hours: [] }, { paidBy: 'pj' });
    const four = (last: object) => ({
      deal: {
        pot: '40.00',
        board: '2s 2h Ks 7h 9d',
        seats: [{ seat: 1, hole: '2c 2d' }, last, ...FOLDED],
      },
    });
    const told = await loses(evening, four(ALONE));
    expect(told.code).toBe('no-row');
    expect(told.problems?.[0]?.message).toContain('showdown');
    const [first] = await plays(evening, four({ seat: 2, hole: '9c Th' }));
    expect(first).toMatchObject({ seat: 1, amount: '500.00' });
  });
});

describe('Pai Gow Poker Bonus Hand, Eligibility Requirements', () => {
  const NINE = '2c 3d 4h 5s 7c 8d 9h';
  const BANK = { seat: 2, position: 'player-dealer', cards: 'As Ah Kd Kc Qs Jd 9c' };

  beforeEach(async () => {
    const bank = { position: 'player-dealer' };
    await evening.opens('P1', 'pai-gow-poker', { 1: { patron: 'ann' }, 2: bank });
    await evening.posts('bay101-pai-gow-poker-bonus-hand');
  });
  const behind = [{ seat: 1, patron: 'cy' }];

  test('the seated player bet nothing: the hand is the backline player’s', async () => {
    const seats = [
      { seat: 1, cards: NINE, wager: '0' },
      { seat: 1, position: 'backline', wager: '10' },
      BANK,
    ];
    const claims = await plays(evening, { deal: { seats }, behind });
    expect(claims).toMatchObject([
      { seat: 1, position: 'backline', patron: 'cy', amount: '100.00' },
    ]);
    expect(claims).toHaveLength(1);
  });

  test('both bet: the hand is the seated player’s', async () => {
    const seats = [
      { seat: 1, cards: NINE, wager: '5' },
      { seat: 1, position: 'backline', wager: '10' },
      BANK,
    ];
    const claims = await plays(evening, { deal: { seats }, behind });
    expect(claims).toMatchObject([{ seat: 1, patron: 'ann', amount: '100.00' }]);
    expect(claims).toHaveLength(1);
  });

  test('two behind an empty seat: the first betting position has it', async () => {
    const seats = [
      { seat: 3, cards: NINE, person: 'nobody', wager: '0' },
      { seat: 3, position: 'backline', wager: '5' },
      { seat: 3, position: 'backline', wager: '10' },
      BANK,
    ];
    const named = [
      { seat: 3, patron: 'cy' },
      { seat: 3, patron: 'ben' },
    ];
    const claims = await plays(evening, { seat: 3, deal: { seats }, behind: named });
    expect(claims).toMatchObject([{ seat: 3, position: 'backline', patron: 'cy' }]);
    expect(claims).toHaveLength(1);
  });

  test('no one bet in the position: no one wins', async () => {
    const seats = [
      { seat: 1, cards: NINE, wager: '0' },
      { seat: 1, position: 'backline', wager: '0' },
      BANK,
    ];
    const told = await loses(evening, { deal: { seats }, behind });
    expect(told.code).toBe('nobody-wins');
    expect(told.problems?.length).toBeGreaterThan(0);
  });
});
