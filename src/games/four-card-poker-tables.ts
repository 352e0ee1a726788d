// The pay schedules of Four Card Poker as data: South Dakota, ARSD 20:18:16:15.10, (15) and (16).
import { usd } from '#money';
import { forOne, type PayTable, payRow, percent, to } from './pay-table.ts';

/** (15): the automatic bonus is the same in all seven pairs of schedules. */
export const AUTOMATIC_BONUS: PayTable = {
  id: '-',
  clause: '(15)',
  ranks: 'four-card',
  rows: [
    payRow('four-of-a-kind', to(25n)),
    payRow('straight-flush', to(20n)),
    payRow('three-of-a-kind', to(2n)),
  ],
};

function acesUp(
  id: string,
  [fourOfAKind, straightFlush, threeOfAKind, flush, straight, twoPair]: readonly [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ],
): PayTable {
  return {
    id,
    clause: `(15) ${id}`,
    ranks: 'four-card',
    rows: [
      payRow('four-of-a-kind', to(fourOfAKind)),
      payRow('straight-flush', to(straightFlush)),
      payRow('three-of-a-kind', to(threeOfAKind)),
      payRow('flush', to(flush)),
      payRow('straight', to(straight)),
      payRow('two-pair', to(twoPair)),
      payRow('pair-of-aces', to(1n)),
    ],
  };
}

/** (15): four of a kind, straight flush, three of a kind, flush, straight, two pair; a pair of aces
 * is 1 to 1 in all of them. */
export const ACES_UP = {
  'FCP-01': acesUp('FCP-01', [50n, 40n, 9n, 6n, 4n, 2n]),
  'FCP-02': acesUp('FCP-02', [50n, 40n, 7n, 6n, 5n, 2n]),
  'FCP-03': acesUp('FCP-03', [50n, 30n, 9n, 6n, 4n, 2n]),
  'FCP-04': acesUp('FCP-04', [50n, 30n, 7n, 6n, 5n, 2n]),
  'FCP-05': acesUp('FCP-05', [50n, 40n, 8n, 5n, 4n, 3n]),
  'FCP-06': acesUp('FCP-06', [50n, 40n, 8n, 6n, 4n, 2n]),
  'FCP-07': acesUp('FCP-07', [50n, 40n, 7n, 5n, 4n, 3n]),
} as const;

const FCPP_2: PayTable = {
  id: 'FCPP-2',
  clause: '(16) FCPP-2',
  ranks: 'four-card',
  envyWager: usd('1'),
  rows: [
    payRow('four-aces', percent(100n), usd('100')),
    payRow('four-of-a-kind', forOne(300n), usd('25')),
    payRow('straight-flush', forOne(100n)),
    payRow('three-of-a-kind', forOne(15n)),
  ],
};

function pmg(
  id: string,
  envy: { readonly wager: string; readonly royal: string; readonly straightFlush: string },
) {
  const table: PayTable = {
    id,
    clause: `(16) ${id}`,
    ranks: 'five-card',
    envyWager: usd(envy.wager),
    rows: [
      payRow('royal-flush', percent(100n), usd(envy.royal)),
      payRow('straight-flush', percent(10n), usd(envy.straightFlush)),
      payRow('four-of-a-kind', forOne(300n)),
      payRow('full-house', forOne(50n)),
      payRow('flush', forOne(40n)),
      payRow('straight', forOne(30n)),
      payRow('three-of-a-kind', forOne(9n)),
    ],
  };
  return table;
}

/** (16): FCPP schedules rank the best four cards, PMG schedules all five (reading A1.4). */
export const PROGRESSIVE = {
  'FCPP-1': {
    id: 'FCPP-1',
    clause: '(16) FCPP-1',
    ranks: 'four-card',
    envyWager: usd('1'),
    rows: [
      payRow('four-aces', percent(100n), usd('100')),
      payRow('four-of-a-kind', forOne(300n), usd('10')),
      payRow('straight-flush', forOne(100n), usd('5')),
      payRow('three-of-a-kind', forOne(9n)),
    ],
  },
  'FCPP-2': FCPP_2,
  // The same pays as FCPP-2; part of each wager is kept aside for the next reset.
  'FCPP-3': { ...FCPP_2, id: 'FCPP-3', clause: '(16) FCPP-3' },
  'PMG-01': pmg('PMG-01', { wager: '1', royal: '1,000', straightFlush: '300' }),
  'PMG-02': pmg('PMG-02', { wager: '5', royal: '5,000', straightFlush: '1,500' }),
} as const satisfies Record<string, PayTable>;
