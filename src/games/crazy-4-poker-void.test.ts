import { describe, expect, test } from 'vitest';
import { settleGame } from './games.ts';
import type { SettledRound } from './round.ts';

function settle(more: object): SettledRound {
  const settled = settleGame({
    game: 'crazy-4-poker',
    tables: { fourCardProgressive: 'A' },
    meters: { fourCardProgressive: { amount: '5250.00', reset: '5000.00' } },
    dealer: 'Ks Qd 9h 4c 2s',
    seats: [
      {
        seat: 1,
        cards: 'As Ad Ah Ac 3h',
        wagers: { ante: '10', superBonus: '10', play: '10', fourCardProgressive: '1' },
      },
    ],
    ...more,
  });
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value;
}

describe('a round that is void', () => {
  test.each([
    [{ dealer: 'Ks Qd 9h 4c' }, 's.14(c)'],
    [{ irregularities: [{ kind: 'cards-face-up', count: 2 }] }, 's.14(a)'],
    [{ irregularities: [{ kind: 'dealer-card-exposed' }] }, 's.14(d)'],
    [{ irregularities: [{ kind: 'shoe-failed' }] }, 's.14(f)'],
    [{ irregularities: [{ kind: 'stub-misdealt' }] }, 's.7(h)'],
    [{ irregularities: [{ kind: 'stub-wrong-count' }] }, 's.7(h)'],
  ])('%j: every stake goes back by %s', (more, because) => {
    const round = settle(more);
    expect(round.void?.because).toBe(because);
    expect(round.seats[0]).toMatchObject({ staked: '31.00', returned: '31.00', envy: [] });
    for (const wager of Object.values(round.seats[0]?.wagers ?? {})) {
      expect(wager).toMatchObject({ returned: wager.staked, result: 'push', because });
    }
    expect(round.meters['fourCardProgressive']?.after).toBe('5250.00');
    expect(round.tray).toBe('0.00');
    expect(round.dealer.hand === null).toBe(because === 's.14(c)');
  });

  test('s.7(h): a wrong count without a misdeal takes the deck off the table, whatever else', () => {
    expect(
      settle({ irregularities: [{ kind: 'stub-misdealt' }] }).void?.deckRemoved,
    ).toBeUndefined();
    const irregularities = [{ kind: 'shoe-failed' }, { kind: 'stub-wrong-count' }];
    expect(settle({ irregularities }).void?.deckRemoved).toBe(true);
  });

  test('a wrong number of cards and an irregularity: the irregularity is named', () => {
    const more = { dealer: 'Ks Qd 9h 4c', irregularities: [{ kind: 'stub-misdealt' }] };
    expect(settle(more).void?.because).toBe('s.7(h)');
  });
});

test.each([
  ['s.14(a)', { kind: 'cards-face-up', count: 1 }],
  ['s.14(b)', { kind: 'card-drawn-in-error' }],
  ['s.14(e)', { kind: 'shuffler-failed' }],
])('%s: %j leaves the round standing', (_, irregularity) => {
  const round = settle({ irregularities: [irregularity] });
  expect(round.void).toBeNull();
  expect(round.seats[0]?.wagers['fourCardProgressive']?.returned).toBe('5250.00');
});
