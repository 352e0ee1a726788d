import { describe, expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { rankFiveCard, rankFourCard } from '#hands';
import { dollarsOf, usd } from '#money';
import { GAMES } from './games.ts';
import { envyOf, type PayTable, paysText, rowMet, to, winningsOf } from './pay-table.ts';

/** A second copy of the printed schedules: wager, table, rows with pays and, after a +, envy. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  'four-card-poker': [
    'automaticBonus -: four-of-a-kind=25to1; straight-flush=20to1; three-of-a-kind=2to1',
    'acesUp FCP-01: four-of-a-kind=50to1; straight-flush=40to1; three-of-a-kind=9to1; flush=6to1; straight=4to1; two-pair=2to1; pair-of-aces=1to1',
    'acesUp FCP-02: four-of-a-kind=50to1; straight-flush=40to1; three-of-a-kind=7to1; flush=6to1; straight=5to1; two-pair=2to1; pair-of-aces=1to1',
    'acesUp FCP-03: four-of-a-kind=50to1; straight-flush=30to1; three-of-a-kind=9to1; flush=6to1; straight=4to1; two-pair=2to1; pair-of-aces=1to1',
    'acesUp FCP-04: four-of-a-kind=50to1; straight-flush=30to1; three-of-a-kind=7to1; flush=6to1; straight=5to1; two-pair=2to1; pair-of-aces=1to1',
    'acesUp FCP-05: four-of-a-kind=50to1; straight-flush=40to1; three-of-a-kind=8to1; flush=5to1; straight=4to1; two-pair=3to1; pair-of-aces=1to1',
    'acesUp FCP-06: four-of-a-kind=50to1; straight-flush=40to1; three-of-a-kind=8to1; flush=6to1; straight=4to1; two-pair=2to1; pair-of-aces=1to1',
    'acesUp FCP-07: four-of-a-kind=50to1; straight-flush=40to1; three-of-a-kind=7to1; flush=5to1; straight=4to1; two-pair=3to1; pair-of-aces=1to1',
    'progressive FCPP-1: four-aces=100%+100.00; four-of-a-kind=300for1+10.00; straight-flush=100for1+5.00; three-of-a-kind=9for1',
    'progressive FCPP-2: four-aces=100%+100.00; four-of-a-kind=300for1+25.00; straight-flush=100for1; three-of-a-kind=15for1',
    'progressive FCPP-3: four-aces=100%+100.00; four-of-a-kind=300for1+25.00; straight-flush=100for1; three-of-a-kind=15for1',
    'progressive PMG-01: royal-flush=100%+1000.00; straight-flush=10%+300.00; four-of-a-kind=300for1; full-house=50for1; flush=40for1; straight=30for1; three-of-a-kind=9for1',
    'progressive PMG-02: royal-flush=100%+5000.00; straight-flush=10%+1500.00; four-of-a-kind=300for1; full-house=50for1; flush=40for1; straight=30for1; three-of-a-kind=9for1',
  ],
  'crazy-4-poker': [
    'superBonus -: four-aces=200to1; four-of-a-kind=30to1; straight-flush=15to1; three-of-a-kind=2to1; flush=3to2; straight=1to1',
    'queensUp A: four-of-a-kind=50to1; straight-flush=30to1; three-of-a-kind=9to1; flush=4to1; straight=3to1; two-pair=2to1; pair-of-queens-or-better=1to1',
    'queensUp B: four-of-a-kind=50to1; straight-flush=40to1; three-of-a-kind=8to1; flush=4to1; straight=3to1; two-pair=2to1; pair-of-queens-or-better=1to1',
    'queensUp C: four-of-a-kind=50to1; straight-flush=30to1; three-of-a-kind=8to1; flush=4to1; straight=3to1; two-pair=2to1; pair-of-queens-or-better=1to1',
    'queensUp D: four-of-a-kind=50to1; straight-flush=40to1; three-of-a-kind=7to1; flush=4to1; straight=3to1; two-pair=2to1; pair-of-queens-or-better=1to1',
    'fourCardProgressive A: four-aces=100%+100.00; four-of-a-kind=300for1+10.00; straight-flush=100for1+5.00; three-of-a-kind=9for1',
    'fourCardProgressive B: four-aces=100%+100.00; four-of-a-kind=300for1+25.00; straight-flush=100for1; three-of-a-kind=15for1',
    'fiveCardProgressive -: royal-flush=100%+1000.00; straight-flush=10%+300.00; four-of-a-kind=300for1; full-house=50for1; flush=40for1; straight=30for1; three-of-a-kind=9for1',
    'fiveCardHandBonusPlayer -: royal-flush=100%; straight-flush=10%; four-of-a-kind=500for1; full-house=100for1; flush=50for1',
    'fiveCardHandBonusDealer -: royal-flush=100%; straight-flush=10%; four-of-a-kind=500for1; full-house=100for1; flush=50for1',
    'coverAll 1: four-aces=300to1; royal-flush=200to1; four-of-a-kind=150to1; straight-flush=125to1; three-of-a-kind=13to1',
    'coverAll 2: four-aces=250to1; royal-flush=150to1; four-of-a-kind=100to1; straight-flush=90to1; three-of-a-kind=8to1',
    'coverAll 3: four-aces=200to1; royal-flush=125to1; four-of-a-kind=80to1; straight-flush=60to1; three-of-a-kind=6to1',
    'coverAll 4: four-aces=150to1; royal-flush=100to1; four-of-a-kind=60to1; straight-flush=40to1; three-of-a-kind=5to1',
    'coverAll 5: four-aces=125to1; royal-flush=80to1; four-of-a-kind=50to1; straight-flush=35to1; three-of-a-kind=4to1',
    'coverAll 6: four-aces=100to1; royal-flush=50to1; four-of-a-kind=25to1; straight-flush=20to1; three-of-a-kind=4to1',
  ],
};

const shortly = (text: string): string => text.replace(' of the meter', '').replaceAll(' ', '');

const written = (wager: string, { id, rows }: PayTable): string => {
  const lines = rows.map(({ row, pays, envy }) => {
    const more = envy === undefined ? '' : `+${dollarsOf(envy)}`;
    return `${row}=${shortly(paysText(pays))}${more}`;
  });
  return `${wager} ${id}: ${lines.join('; ')}`;
};

test.each(GAMES)('the tables of $title are those of the rule', ({ id, wagers }) => {
  const ours = wagers.flatMap((wager) => wager.tables.map((table) => written(wager.id, table)));
  expect(ours).toEqual(PRINTED[id]);
});

/** For each row five cards that meet it, and five that just miss it. */
const FOUR_CARD_HANDS: Readonly<Record<string, readonly [string, string]>> = {
  'four-aces': ['As Ah Ad Ac 2d', 'Ks Kh Kd Kc As'],
  'royal-flush': ['As Ks Qs Js 2d', 'Ks Qs Js Ts 2d'],
  'four-of-a-kind': ['2s 2h 2d 2c 3s', '2s 2h 2d 3c 3s'],
  'straight-flush': ['As 2s 3s 4s Kd', 'As 2s 3s 5s Kd'],
  'three-of-a-kind': ['2s 2h 2d 3c 4s', '2s 2h 3d 3c 4s'],
  flush: ['2s 3s 4s 6s Kd', '2s 3s 4s 6d Kd'],
  straight: ['As 2h 3s 4d Ks', 'Ks As 2h 3s 9d'],
  'two-pair': ['3s 3h 2d 2c Ks', '3s 3h 2d 4c Ks'],
  'pair-of-aces': ['As Ah 2d 3c 7s', 'Ks Kh Ad 3c 7s'],
  'pair-of-queens-or-better': ['Qs Qh 2d 3c 7s', 'Js Jh Ad 3c 7s'],
};
const FIVE_CARD_HANDS: Readonly<Record<string, readonly [string, string]>> = {
  'royal-flush': ['As Ks Qs Js Ts', 'Ks Qs Js Ts 9s'],
  'straight-flush': ['As 2s 3s 4s 5s', '2s 3s 4s 5s 7s'],
  'four-of-a-kind': ['2s 2h 2d 2c 3s', '2s 2h 2d 3c 3s'],
  'full-house': ['2s 2h 2d 3c 3s', '2s 2h 2d 3c 4s'],
  flush: ['2s 3s 4s 5s 7s', '2s 3s 4s 5s 7d'],
  straight: ['As 2h 3s 4d 5s', 'Ks As 2h 3s 4d'],
  'three-of-a-kind': ['2s 2h 2d 3c 4s', '2s 2h 3d 3c 4s'],
};

const TABLES = GAMES.flatMap(({ title, wagers }) =>
  wagers.flatMap((wager) =>
    wager.tables.map((table) => ({ what: `${title}: ${wager.id} ${table.id}`, table })),
  ),
);

test.each(TABLES)(
  '$what: each row has a hand that meets it and one that just misses',
  ({ table }) => {
    const [hands, rank] =
      table.ranks === 'four-card'
        ? [FOUR_CARD_HANDS, rankFourCard]
        : [FIVE_CARD_HANDS, rankFiveCard];
    for (const { row } of table.rows) {
      const [meeting, missing] = hands[row] as readonly [string, string];
      expect(rowMet(table, rank(cardsOf(meeting)))?.row, meeting).toBe(row);
      expect(rowMet(table, rank(cardsOf(missing)))?.row, missing).not.toBe(row);
    }
  },
);

test('pairs of kings and of aces are a pair of queens or better', () => {
  const queensUp = TABLES.find(({ what }) => what.endsWith('queensUp A'))?.table as PayTable;
  for (const cards of ['Ks Kh 2d 3c 7s', 'As Ah 2d 3c 7s']) {
    expect(rowMet(queensUp, rankFourCard(cardsOf(cards)))?.row).toBe('pair-of-queens-or-better');
  }
});

describe('amounts', () => {
  test('3 to 2 on an odd cent is rounded down', () => {
    expect(winningsOf(to(3n, 2n), usd('10'))).toBe(usd('15'));
    expect(winningsOf(to(3n, 2n), usd('0.01'))).toBe(usd('0.01'));
    expect(winningsOf(to(3n, 2n), usd('0.05'))).toBe(usd('0.07'));
  });

  test('envy is in proportion to the own wager: s.11(d)(5), (e)(5), (16)', () => {
    const envy = (wager: string, cards: string, stake: string) => {
      const { table } = TABLES.find(({ what }) => what.endsWith(wager)) as { table: PayTable };
      const rank = table.ranks === 'four-card' ? rankFourCard : rankFiveCard;
      return envyOf(table, rank(cardsOf(cards)), usd(stake));
    };
    expect(envy('fourCardProgressive A', '9s 9h 9d 9c 2d', '5')).toBe(usd('50'));
    expect(envy('fourCardProgressive A', '9s 8s 7s 6s 2d', '5')).toBe(usd('25'));
    expect(envy('fourCardProgressive B', '9s 9h 9d 9c 2d', '5')).toBe(usd('125'));
    expect(envy('fourCardProgressive B', '9s 8s 7s 6s 2d', '5')).toBeNull();
    expect(envy('fiveCardProgressive -', '9s 8s 7s 6s 5s', '5')).toBe(usd('1,500'));
    expect(envy('progressive PMG-02', '9s 8s 7s 6s 5s', '5')).toBe(usd('1,500'));
    expect(envy('progressive PMG-02', '9s 8s 7s 6s 5s', '10')).toBe(usd('3,000'));
    expect(envy('progressive FCPP-1', '9s 8s 7s 6s 2d', '2')).toBe(usd('10'));
    expect(envy('progressive FCPP-1', '9s 9h 9d 6s 2d', '2')).toBeNull();
  });
});
