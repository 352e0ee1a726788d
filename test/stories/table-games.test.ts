// Evenings at a table of Four Card Poker and at one of Crazy 4 Poker over HTTP, from the opening to the last
// round or the count of the box: figures were worked out from the rules (ARSD 20:18:16:15.10; sections of
// Massachusetts’ rules) before they were run.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardsOf } from '#cards';
import type { RoundPhase, ToldResult } from '#games';
import { type PlannedRound, usualTurns } from '#house';
import type { Sheet } from '#reports';
import { type Evening, only, openEvening, wonIn } from './evening.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(() => evening.close());

const BADGES = { dealer: 'dana', floor: 'flo', manager: 'max' } as const;
const TURNS_MOST = 20;

/** A round as the people at the table usually deal it, up to its end or to a phase; the edge adds chance. */
async function deals(dealer: string, seats: readonly Planned[], until?: RoundPhase): Promise<void> {
  const plan: PlannedRound = {
    dealer: cardsOf(dealer),
    seats: seats.map(({ cards, ...seat }) => ({ ...seat, cards: cardsOf(cards) })),
  };
  const { house } = evening.served.room;
  const { before, wasRunning } = await house.read(({ tables, tableGames }) => ({
    before: tables.get('P1')?.roundCount,
    wasRunning: tableGames.get('P1')?.round !== undefined,
  }));
  for (let turns = 0; turns < TURNS_MOST; turns++) {
    const { state, count } = await house.read(({ tables, tableGames }) => {
      return { state: tableGames.get('P1')?.state, count: tables.get('P1')?.roundCount };
    });
    if (state === undefined || (state.round?.phase === until && until !== undefined)) return;
    if (state.round?.phase === 'complete' && (count !== before || wasRunning)) return;
    for (const { by, steps } of usualTurns(state, plan, evening.served.room.now)) {
      await evening.does(BADGES[by], 'deal-steps', { table: 'P1', steps });
    }
  }
}

interface Planned {
  readonly seat: number;
  readonly wagers: Readonly<Record<string, string>>;
  readonly cards: string;
  readonly play?: string;
  readonly result?: ToldResult;
}

const balances = () =>
  Promise.all(
    ['table/P1/tray', 'table/P1/win', 'fund/promo/meter/progressive'].map(evening.balance),
  );

test('South Dakota: an evening of Four Card Poker, and what its books and its report say', async () => {
  await evening.enrols('ann');
  await evening.posts('sd-four-card-poker');
  await evening.opens('P1', 'four-card-poker', { 1: { patron: 'ann' }, 2: {} });
  await evening.does('cora', 'fill-tray', { table: 'P1', amount: '5000.00' });
  await evening.does('flo', 'open-game', {
    table: 'P1',
    offering: 'promo',
    recording: 'every-card',
    way: 'manual-shoe',
  });
  expect(await balances()).toEqual(['5000.00', '0.00', '10000.00']);

  // (10), (11), (15), (16): three aces beat kings: $60, $20, 2 to 1 on the ante is $20, 9 to 1 is $50, and
  // 9 for 1 is $9, all of $46. (6): the other $20 are forfeited. 66 came and 159 went; the meter has 20 cents.
  await deals('Kc Kd 9h 4s 3c 2d', [
    {
      seat: 1,
      wagers: { ante: '10.00', acesUp: '5.00', progressive: '1.00' },
      cards: 'As Ah Ad 7c 2h',
      play: '30.00',
    },
    { seat: 2, wagers: { ante: '20.00' }, cards: 'Qs Jd 8c 5h 4d' },
  ]);
  expect(await balances()).toEqual(['4907.00', '-93.20', '10000.20']);

  // (10): the player wins the tie of A-K-9-7, $40 for $20. A straight wins $120 and $40, 4 to 1 of aces up
  // is $25; a king-high hand of five loses the dollar: $185 for $86. 106 came and 225 went.
  await deals('Ah Kh 9c 7d 5s 3c', [
    { seat: 1, wagers: { ante: '10.00' }, cards: 'As Kd 9h 7s 4c', play: '10.00' },
    {
      seat: 2,
      wagers: { ante: '20.00', acesUp: '5.00', progressive: '1.00' },
      cards: 'Ts Jh Qd Kc 2c',
      play: '60.00',
    },
  ]);
  expect(await balances()).toEqual(['4788.00', '-212.40', '10000.40']);

  // A fold loses $10, and king high $5 of aces up; ten high loses $40 to kings.
  await deals('Kc Kd 9h 4s 3c 2d', [
    { seat: 1, wagers: { ante: '10.00', acesUp: '5.00' }, cards: 'Ks Qh 8d 5c 3h' },
    { seat: 2, wagers: { ante: '20.00' }, cards: '2s 3d 6c 8h Th', play: '20.00' },
  ]);
  expect(await balances()).toEqual(['4843.00', '-157.40', '10000.40']);

  // A late buy-in of $200; two people count what the rounds have left.
  await evening.does('dana', 'buy-chips', { table: 'P1', amount: '200.00', seat: 2 });
  await evening.does('flo', 'close-game', { table: 'P1' });
  await evening.does('dana', 'count-tray', { table: 'P1', counted: '4643.00' });
  await evening.does('flo', 'count-tray', { table: 'P1', counted: '4643.00' });
  await evening.does('flo', 'close-table', { table: 'P1' });
  await evening.does('flo', 'drop-box', { table: 'P1' });
  const counted = only(
    await evening.does('cora', 'count-box', { drop: 'P1.1', counted: '200.00' }),
    'box-counted',
  );
  expect(counted).toMatchObject({ expected: '200.00', counted: '200.00' });
  expect(await evening.balance('house/over-short')).toBe('0.00');
  // $90 of antes keep 2.78785%, $15 of aces up 1.97864%; of two progressive dollars 46.9431% stay in the tray
  // but for 0.56946% of envy and 20 cents each: 2.51 + 0.30 + 0.94 - 0.01 - 0.40.
  const { sections } = (await evening.sees('abe', '/reports/table-games?day=2026-11-16')) as Sheet;
  expect(sections.find(({ title }) => title === 'By table')?.rows).toMatchObject([
    {
      table: 'P1',
      game: 'Four Card Poker',
      rounds: 3,
      hands: 6,
      handle: '227.00',
      win: '-157.40',
      theoretical: '3.33',
    },
  ]);
});

const CRAZY_4 = {
  options: {
    queensUp: 'A',
    fourCardProgressive: 'none',
    fiveCardProgressive: 'offered',
    fiveCardHandBonus: 'offered',
    handBonusExtras: 'none',
    coverAll: 'offered',
  },
  values: {
    fourCardWager: undefined,
    fourCardReset: undefined,
    fourCardRate: undefined,
    fiveCardReset: '60000.00',
  },
};
const OPENED = {
  table: 'P1',
  offering: 'promo',
  recording: 'every-card',
  way: 'manual-shoe',
  shuffler: 'counting',
  shufflerMode: 'Crazy 4 Poker Cover All',
};

/** What a step that is not taken is told, by the clause that stands against it. */
const refusedStep = async (by: string, ...steps: readonly object[]): Promise<string> => {
  const { code, detail } = await evening.told(by, 'deal-steps', { table: 'P1', steps });
  return `${code}: ${detail}`;
};
const ante = (amount: string, more: Readonly<Record<string, string>> = {}) => ({
  ante: amount,
  superBonus: amount,
  ...more,
});
const bets = (seat: number, wagers: Readonly<Record<string, string>>) => ({
  type: 'place-wagers',
  seat,
  wagers,
});
const tray = () => evening.balance('table/P1/tray');
const win = () => evening.balance('table/P1/win');
const settled = (seat: number, group: string) => ({ type: 'settle-wagers', seat, group });
/** Racked cards come out of the shuffler again. */
const SHUFFLED = [
  { type: 'shuffle-cards', deck: 'red', how: 'automated', counted: 52 },
  { type: 'place-for-dealing', deck: 'red' },
];

test('Massachusetts: an evening of Crazy 4 Poker, whose box and tray prove what its rounds say', async () => {
  await evening.enrols('ann', 'bob');
  await evening.posts('ma-crazy-4-poker', CRAZY_4);
  await evening.opens('P1', 'crazy-4-poker', { 1: { patron: 'ann' }, 2: {}, 3: { patron: 'bob' } });
  await evening.does('cora', 'fill-tray', { table: 'P1', amount: '5000.00' });
  // s.12(d): no table opens for Cover All with a shuffler in another mode.
  expect(
    await evening.refused('flo', 'open-game', { ...OPENED, shufflerMode: 'Crazy 4 Poker' }),
  ).toBe('bad-setup');
  await evening.does('flo', 'open-game', OPENED);
  for (const [seat, amount] of [
    [1, '600.00'],
    [2, '400.00'],
    [3, '200.00'],
  ]) {
    await evening.does('dana', 'buy-chips', { table: 'P1', amount, seat });
  }
  expect([await tray(), await evening.balance('table/P1/box')]).toEqual(['3800.00', '1200.00']);

  // s.10(c)(3)(i): the dealer has a queen. Aces get 10 + 60 + 10 and, s.11(c), 10 of Queens Up for $55; king
  // high 80 for $60, once its threefold wager is brought back to $20; a fold loses $25. 140 came, 170 went.
  const low = [
    {
      seat: 1,
      wagers: ante('10.00', { queensUp: '5.00' }),
      cards: 'Ah Ad 8c 6s 3d',
      play: '30.00',
    },
    { seat: 2, wagers: ante('20.00'), cards: 'Kc 7h 5d 4s 3c', play: '60.00' },
    { seat: 3, wagers: ante('10.00', { queensUp: '5.00' }), cards: 'Tc 8h 6d 5c 2h' },
  ];
  await deals('Qs Jd 9h 4c 2s', low, 'settling');
  const turned = (seat: number, cards: string) => ({ type: 'turn-up-hand', seat, cards });
  expect(await refusedStep('dana', turned(2, 'Qs 7h 5d 4s 3c'))).toMatch(
    /card-twice.*dealer already/,
  );
  expect(await refusedStep('dana', turned(2, 'Kc 7h 5d 4s'))).toContain('not-the-cards');
  expect(await refusedStep('dana', turned(4, 'Kc 7h 5d 4s 3c'))).toContain('step-refused');
  expect(await refusedStep('dana', turned(2, 'Kc 7h 5d 4s 3c'))).toMatch(
    /play-amount-wrong, s.10\(b\): Only a pair of aces or better/,
  );
  // Who keyed the hand brings no play wager back.
  const lower = { type: 'correct-play', seat: 2, amount: '20.00' };
  expect(await refusedStep('dana', lower)).toContain('second-person');
  await evening.does('flo', 'deal-steps', { table: 'P1', steps: [lower] });
  await deals('Qs Jd 9h 4c 2s', low);
  expect([await tray(), await win()]).toEqual(['3770.00', '-30.00']);
  // What is settled is no longer keyed otherwise.
  const again = { type: 'correct-cards', at: 2, cards: 'Ac As 5d 4s 3c' };
  expect(await refusedStep('flo', again)).toContain('not-in-this-phase');

  // Before the call: no ante of $600 at a table up to $500, no wager that the house has not chosen, s.6(d)(3).
  await evening.does('dana', 'deal-steps', {
    table: 'P1',
    steps: [...SHUFFLED, { type: 'start-round' }],
  });
  expect(await refusedStep('dana', bets(1, ante('600.00')))).toContain('wager-amount-wrong');
  expect(await refusedStep('dana', bets(1, ante('10.00', { fourCardProgressive: '1' })))).toMatch(
    /wager-not-offered.*Four-Card Progressive/,
  );
  expect(await refusedStep('dana', bets(1, { ...ante('10.00'), superBonus: '5.00' }))).toContain(
    'wager-amount-wrong, s.6(d)(1)',
  );

  // s.14(d): a card of the dealer is seen before the players have decided. All goes back, of the meter too.
  const meter = () => evening.balance('fund/promo/meter/fiveCardProgressive');
  const seen = [
    bets(1, ante('10.00', { fiveCardProgressive: '5' })),
    { type: 'announce-no-more-bets' },
    { type: 'lock-side-wagers' },
    { type: 'collect-progressive-wagers', chips: 1 },
    { type: 'deal-all' },
  ];
  await evening.does('dana', 'deal-steps', { table: 'P1', steps: seen });
  expect(await meter()).toBe('60001.00');
  await evening.does('dana', 'deal-steps', {
    table: 'P1',
    steps: [{ type: 'dealer-card-exposed' }],
  });
  expect([await tray(), await win(), await meter()]).toEqual(['3770.00', '-30.00', '60000.00']);

  // s.11(e)(1): the straight flush wins 10% of 60,000 and 20% of seven dollars: $6,000.14, and s.11(b) 15 to 1:
  // $20, $60 and $160. s.11(e)(5): $1,500 and $300 of envy, for the folded hand too. 127 came, 2,040 went.
  const flush = [
    {
      seat: 1,
      wagers: ante('10.00', { fiveCardProgressive: '1' }),
      cards: '5h 6h 7h 8h 9h',
      play: '30.00',
    },
    { seat: 2, wagers: ante('20.00', { fiveCardProgressive: '5' }), cards: 'Ts Js 6d 4s 2h' },
    {
      seat: 3,
      wagers: ante('10.00', { fiveCardProgressive: '1' }),
      cards: 'Qs Jh 8d 5c 3s',
      play: '10.00',
    },
  ] as const;
  await deals('Kh Kd 9s 4d 2c', flush, 'settling');
  const won = { seat: 1, wager: 'fiveCardProgressive' };
  const steps = [
    turned(3, flush[2].cards),
    settled(3, 'main'),
    settled(3, 'progressive'),
    turned(1, flush[0].cards),
    settled(1, 'main'),
  ];
  await evening.does('dana', 'deal-steps', { table: 'P1', steps });
  // No hand here is a royal flush; and without its two signatures no part of the meter is paid.
  const pressed = (row: string) => ({ type: 'press-hand-button', ...won, row });
  expect(await refusedStep('dana', pressed('royal-flush'), settled(1, 'progressive'))).toContain(
    'hand-button-wrong',
  );
  const validate = { type: 'validate-win', ...won, lightOn: true };
  expect(await refusedStep('dana', pressed('straight-flush'), validate)).toContain('second-person');
  await evening.does('dana', 'deal-steps', { table: 'P1', steps: [pressed('straight-flush')] });
  await evening.does('flo', 'deal-steps', { table: 'P1', steps: [validate] });
  expect(await refusedStep('dana', settled(1, 'progressive'))).toContain('signature');
  await evening.does('max', 'deal-steps', { table: 'P1', steps: [validate] });
  const { claims } = wonIn(
    await evening.does('dana', 'deal-steps', { table: 'P1', steps: [settled(1, 'progressive')] }),
  );
  expect(claims).toMatchObject([{ table: 'P1', seat: 1, patron: 'ann', amount: '6000.14' }]);
  await deals('Kh Kd 9s 4d 2c', flush);
  expect([await tray(), await win(), await meter()]).toEqual(['1857.00', '-1944.40', '54001.26']);
  await evening.pays(claims[0]?.id ?? '', 'ann', 'w-2g');
  await evening.does('cora', 'fill-tray', { table: 'P1', amount: '1000.00' });

  // A flush wins $20, $20, and s.11(b) 3 to 2 $25; s.10(f)(3): 50 for 1, $250, goes to Ann’s account. Threes of a
  // kind win $40, $120, 2 to 1 $60, s.11(e)(1) 9 for 1 $9, and s.12(k) 6 to 1 of three players $35. The fold
  // and the pair of the dealer lose $25. 166 came, 329 went in chips.
  await deals('Kc Kd 7h 4s 2s', [
    {
      seat: 1,
      wagers: ante('10.00', { fiveCardHandBonusPlayer: '5.00' }),
      cards: '2h 5h 8h Jh Qh',
      play: '10.00',
    },
    {
      seat: 2,
      wagers: ante('20.00', { fiveCardProgressive: '1', coverAll: '5.00' }),
      cards: '9s 9d 9c 6h 3d',
      play: '60.00',
    },
    {
      seat: 3,
      wagers: ante('10.00', { fiveCardHandBonusDealer: '5.00' }),
      cards: '3c 6s 8d Tc Js',
    },
  ]);
  expect([await tray(), await win()]).toEqual(['2694.00', '-2359.60']);
  expect(await evening.balance('player/ann/account')).toBe('250.00');

  // Hands in question: a hand that wins and one that loses are told, $20 won and $60 lost; two pairs are keyed
  // for Queens Up, 2 to 1, and win $30.
  await evening.does('flo', 'change-game', { ...OPENED, recording: 'hands-in-question' });
  const told = [
    { seat: 1, wagers: ante('10.00'), cards: 'Ac 8c 6s 3d 2d', play: '10.00', result: 'win' },
    { seat: 2, wagers: ante('20.00'), cards: 'Qc 7h 6d 4s 3c', play: '20.00', result: 'lose' },
    {
      seat: 3,
      wagers: ante('10.00', { queensUp: '5.00' }),
      cards: 'Js Jd 4h 4c 8d',
      play: '10.00',
    },
  ] as const;
  await deals('Ks 9d 7c 5h 2s', told, 'settling');
  // Not one of them has a dealer below a king.
  const unqualified = { type: 'turn-up-hand', seat: 3, result: 'dealer-does-not-qualify' };
  expect(await refusedStep('dana', unqualified)).toMatch(/result-not-asked.*king or better/);
  await deals('Ks 9d 7c 5h 2s', told);
  expect([await tray(), await win()]).toEqual(['2704.00', '-2349.60']);

  await evening.does('cora', 'cash-account', { account: 'ann', amount: '250.00' });
  await evening.does('flo', 'close-game', { table: 'P1' });
  await evening.does('cora', 'credit-tray', { table: 'P1', amount: '704.00' });
  await evening.does('dana', 'count-tray', { table: 'P1', counted: '2000.00' });
  expect(await evening.refused('dana', 'count-tray', { table: 'P1', counted: '2000.00' })).toBe(
    'count-again',
  );
  await evening.does('flo', 'count-tray', { table: 'P1', counted: '2000.00' });
  await evening.does('flo', 'close-table', { table: 'P1' });
  await evening.does('flo', 'drop-box', { table: 'P1' });
  const counted = only(
    await evening.does('cora', 'count-box', { drop: 'P1.1', counted: '1200.00' }),
    'box-counted',
  );
  expect(counted).toMatchObject({ expected: '1200.00', counted: '1200.00' });
  expect(await evening.balance('house/over-short')).toBe('0.00');

  // The box of 1,200, the tray of 2,000 and the credit of 704, less fills of 6,000: the rounds have lost 2,096
  // in chips. The account of Ann has had 250 of the win, the meters 1.40, 20 cents and 2.00.
  const { sections } = (await evening.sees('abe', '/reports/table-games?day=2026-11-16')) as Sheet;
  const rowsOf = (name: string) => sections.find(({ title }) => title === name)?.rows;
  expect(rowsOf('Trays')).toMatchObject([
    {
      table: 'P1',
      opening: '0.00',
      fills: '6000.00',
      credits: '-704.00',
      buyIns: '-1200.00',
      games: '-2096.00',
      differences: '0.00',
      closing: '2000.00',
    },
  ]);
  expect(rowsOf('By table')).toMatchObject([
    {
      table: 'P1',
      game: 'Crazy 4 Poker',
      rounds: 4,
      hands: 12,
      handle: '558.00',
      buyIns: '1200.00',
      win: '-2349.60',
      // 2,349.60 of 558, and of 1,200.
      hold: '-421.08%',
      holdOfBuyIns: '-195.80%',
    },
  ]);
  const madeOn = new Map(rowsOf('Wagers')?.map(({ wager, handle }) => [wager, handle]));
  expect(Object.fromEntries(madeOn)).toEqual({
    Ante: '160.00',
    'Super Bonus': '160.00',
    Play: '200.00',
    'Queens Up': '15.00',
    'Five-Card Progressive': '8.00',
    'Five Card Hand Bonus on the player’s hand': '5.00',
    'Five Card Hand Bonus on the dealer’s hand': '5.00',
    'Cover All': '5.00',
  });
});
