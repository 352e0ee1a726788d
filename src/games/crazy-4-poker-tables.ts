// The pay tables of Crazy 4 Poker as data: Massachusetts, sections 11 and 12.
import { usd } from '#money';
import { forOne, type PayTable, payRow, percent, to } from './pay-table.ts';

/** s.11(b). */
export const SUPER_BONUS: PayTable = {
  id: '-',
  clause: 's.11(b)',
  ranks: 'four-card',
  rows: [
    payRow('four-aces', to(200n)),
    payRow('four-of-a-kind', to(30n)),
    payRow('straight-flush', to(15n)),
    payRow('three-of-a-kind', to(2n)),
    payRow('flush', to(3n, 2n)),
    payRow('straight', to(1n)),
  ],
};

const queensUp = (
  id: string,
  { straightFlush, threeOfAKind }: { straightFlush: bigint; threeOfAKind: bigint },
): PayTable => ({
  id,
  clause: `s.11(c) table ${id}`,
  ranks: 'four-card',
  rows: [
    payRow('four-of-a-kind', to(50n)),
    payRow('straight-flush', to(straightFlush)),
    payRow('three-of-a-kind', to(threeOfAKind)),
    payRow('flush', to(4n)),
    payRow('straight', to(3n)),
    payRow('two-pair', to(2n)),
    payRow('pair-of-queens-or-better', to(1n)),
  ],
});

/** s.11(c): the four tables differ in two rows. */
export const QUEENS_UP = {
  A: queensUp('A', { straightFlush: 30n, threeOfAKind: 9n }),
  B: queensUp('B', { straightFlush: 40n, threeOfAKind: 8n }),
  C: queensUp('C', { straightFlush: 30n, threeOfAKind: 8n }),
  D: queensUp('D', { straightFlush: 40n, threeOfAKind: 7n }),
} as const;

/** s.11(d)(1), (3) for the least reset, and (5) for the envy of a $1 wager; a $5 wager gets five times as much. */
export const FOUR_CARD_PROGRESSIVE = {
  A: {
    id: 'A',
    clause: 's.11(d)(1) table A',
    ranks: 'four-card',
    leastReset: usd('5,000'),
    envyWager: usd('1'),
    rows: [
      payRow('four-aces', percent(100n), usd('100')),
      payRow('four-of-a-kind', forOne(300n), usd('10')),
      payRow('straight-flush', forOne(100n), usd('5')),
      payRow('three-of-a-kind', forOne(9n)),
    ],
  },
  B: {
    id: 'B',
    clause: 's.11(d)(1) table B',
    ranks: 'four-card',
    leastReset: usd('1,000'),
    envyWager: usd('1'),
    rows: [
      payRow('four-aces', percent(100n), usd('100')),
      payRow('four-of-a-kind', forOne(300n), usd('25')),
      payRow('straight-flush', forOne(100n)),
      payRow('three-of-a-kind', forOne(15n)),
    ],
  },
} as const satisfies Record<string, PayTable>;

/** s.11(e)(1), (3) for the least reset, and (5) for the envy of a $1 wager; a $5 wager gets five times as much. */
export const FIVE_CARD_PROGRESSIVE = {
  id: '-',
  clause: 's.11(e)(1)',
  ranks: 'five-card',
  leastReset: usd('10,000'),
  envyWager: usd('1'),
  rows: [
    payRow('royal-flush', percent(100n), usd('1,000')),
    payRow('straight-flush', percent(10n), usd('300')),
    payRow('four-of-a-kind', forOne(300n)),
    payRow('full-house', forOne(50n)),
    payRow('flush', forOne(40n)),
    payRow('straight', forOne(30n)),
    payRow('three-of-a-kind', forOne(9n)),
  ],
} as const satisfies PayTable;

/** s.11(f)(1), on the player's own hand or on the dealer's; (4) for the least reset. */
export const FIVE_CARD_HAND_BONUS = {
  id: '-',
  clause: 's.11(f)(1)',
  ranks: 'five-card',
  leastReset: usd('10,000'),
  rows: [
    payRow('royal-flush', percent(100n)),
    payRow('straight-flush', percent(10n)),
    payRow('four-of-a-kind', forOne(500n)),
    payRow('full-house', forOne(100n)),
    payRow('flush', forOne(50n)),
  ],
} as const satisfies PayTable;

/** s.11(f)(3). */
export const MAGIC_CARD = forOne(20n);
export const LUCKY_BONUS = forOne(5n);

const coverAll = (
  players: number,
  [fourAces, royalFlush, fourOfAKind, straightFlush, threeOfAKind]: readonly [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ],
): PayTable => ({
  id: String(players),
  clause: 's.12(k)',
  ranks: 'four-card',
  rows: [
    payRow('four-aces', to(fourAces)),
    payRow('royal-flush', to(royalFlush)),
    payRow('four-of-a-kind', to(fourOfAKind)),
    payRow('straight-flush', to(straightFlush)),
    payRow('three-of-a-kind', to(threeOfAKind)),
  ],
});

/** s.12(k): by the number of players in the round, from one to six. */
export const COVER_ALL: readonly PayTable[] = [
  coverAll(1, [300n, 200n, 150n, 125n, 13n]),
  coverAll(2, [250n, 150n, 100n, 90n, 8n]),
  coverAll(3, [200n, 125n, 80n, 60n, 6n]),
  coverAll(4, [150n, 100n, 60n, 40n, 5n]),
  coverAll(5, [125n, 80n, 50n, 35n, 4n]),
  coverAll(6, [100n, 50n, 25n, 20n, 4n]),
];
