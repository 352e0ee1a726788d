// Rounds worked out by hand from the two rule documents, so that the slow second implementation is
// itself held to the text.
import { describe, expect, test } from 'vitest';
import type { Comparable, RecordedRound } from './recorded-round.ts';
import { settleRound } from './settle-rounds.ts';

/** A seat's answer in one line: each wager's return, then envy, then the totals. */
function lines({ seats }: Comparable): string[] {
  return seats.map(({ seat, wagers, envy, staked, returned }) => {
    const paid = Object.entries(wagers).map(
      ([name, line]) => `${name} ${line.result} ${line.returned}`,
    );
    const envied = envy.map(({ fromSeat, amount }) => `envy of ${fromSeat} ${amount}`);
    return `${seat}: ${[...paid, ...envied].join(', ')}; ${staked} -> ${returned}`;
  });
}

describe('Crazy 4 Poker', () => {
  const game = 'crazy-4-poker';

  test('four aces against a king-high dealer, and a fold that keeps its envy', () => {
    const answer = settleRound({
      game,
      tables: { queensUp: 'A', fourCardProgressive: 'A' },
      meters: {
        fourCardProgressive: { amount: '5250.00', reset: '5000.00' },
        fiveCardProgressive: { amount: '10400.00', reset: '10000.00' },
        fiveCardHandBonus: { amount: '11000.00', reset: '10000.00' },
      },
      magicCard: '7h',
      luckySeat: 2,
      dealer: 'Ks Qd 9h 4c 2s',
      seats: [
        {
          seat: 1,
          cards: 'As Ah Ad Ac 2d',
          wagers: {
            ante: '10',
            superBonus: '10',
            queensUp: '5',
            fourCardProgressive: '1',
            fiveCardProgressive: '1',
            fiveCardHandBonusPlayer: '1',
            fiveCardHandBonusDealer: '1',
            coverAll: '5',
            play: '30',
          },
        },
        {
          seat: 2,
          cards: '3s 5h 8d Tc Jd',
          wagers: { ante: '10', superBonus: '10', fourCardProgressive: '1' },
          folded: true,
        },
      ],
    });
    expect(answer.dealerQualifies).toBe(true);
    expect(answer.order).toEqual([2, 1]);
    expect(lines(answer)).toEqual([
      '1: ante win 20.00, play win 60.00, superBonus win 2010.00, queensUp win 255.00, ' +
        'fourCardProgressive win 5250.00, fiveCardProgressive win 300.00, ' +
        'fiveCardHandBonusPlayer win 500.00, fiveCardHandBonusDealer lose 0.00, ' +
        'coverAll win 1255.00; 64.00 -> 9650.00',
      '2: ante lose 0.00, superBonus lose 0.00, fourCardProgressive lose 0.00, ' +
        'envy of 1 100.00; 21.00 -> 100.00',
    ]);
    expect(answer.meters).toEqual({
      fourCardProgressive: { before: '5250.00', after: '5000.00' },
      fiveCardProgressive: { before: '10400.00', after: '10400.00' },
      fiveCardHandBonus: { before: '11000.00', after: '11000.00' },
    });
  });

  test('a queen-high dealer: antes come back, play wins, and 3 to 2 drops the half cent', () => {
    const answer = settleRound({
      game,
      tables: {},
      meters: {},
      dealer: 'Qs Jd 9h 4c 2s',
      seats: [
        {
          seat: 3,
          cards: '2d 3d 6d 8d Kc',
          wagers: { ante: '7.01', superBonus: '7.01', play: '21.03' },
        },
        { seat: 5, cards: '3c 5h 7s 8c Th', wagers: { ante: '5', superBonus: '5', play: '5' } },
      ],
    });
    expect(answer.dealerQualifies).toBe(false);
    expect(lines(answer)).toEqual([
      '3: ante push 7.01, play win 42.06, superBonus win 17.52; 35.05 -> 66.59',
      '5: ante push 5.00, play win 10.00, superBonus push 5.00; 15.00 -> 20.00',
    ]);
  });

  test('against king-high: a tie, a lower kicker, ace-high, a pair of jacks, a pair of aces', () => {
    const wagers = { ante: '10', superBonus: '10', play: '10', queensUp: '5' };
    const answer = settleRound({
      game,
      tables: { queensUp: 'D' },
      meters: {},
      dealer: 'Ks Qd 9h 4c 2s',
      seats: [
        { seat: 1, cards: 'Kh Qs 9c 4d 3h', wagers },
        { seat: 2, cards: 'Kd Qh 9s 3c 2d', wagers },
        { seat: 3, cards: 'Ah 7s 6c 4h 2h', wagers },
        { seat: 4, cards: 'Qc Jc Js 7d 5d', wagers },
        { seat: 5, cards: 'Ac Ad Jd Td 8s', wagers: { ...wagers, play: '20' } },
      ],
    });
    expect(lines(answer)).toEqual([
      '1: ante push 10.00, play push 10.00, superBonus push 10.00, queensUp lose 0.00; 35.00 -> 30.00',
      '2: ante lose 0.00, play lose 0.00, superBonus lose 0.00, queensUp lose 0.00; 35.00 -> 0.00',
      '3: ante win 20.00, play win 20.00, superBonus push 10.00, queensUp lose 0.00; 35.00 -> 50.00',
      '4: ante win 20.00, play win 20.00, superBonus push 10.00, queensUp lose 0.00; 35.00 -> 50.00',
      '5: ante win 20.00, play win 40.00, superBonus push 10.00, queensUp win 10.00; 45.00 -> 80.00',
    ]);
  });

  test("the dealer's royal: one award in three parts, two odd cents on top of the reset", () => {
    const answer = settleRound({
      game,
      tables: {},
      meters: { fiveCardHandBonus: { amount: '10000.07', reset: '10000' } },
      magicCard: 'As',
      luckySeat: 'dealer',
      dealer: 'Ts Js Qs Ks As',
      seats: [
        {
          seat: 1,
          cards: '2c 2d 9c Jd 4h',
          wagers: { ante: '5', superBonus: '5', play: '5', fiveCardHandBonusDealer: '2' },
        },
        {
          seat: 2,
          cards: '5h 6h 7h 8h 9h',
          wagers: {
            ante: '10',
            superBonus: '10',
            play: '30',
            fiveCardHandBonusPlayer: '1',
            fiveCardHandBonusDealer: '1',
          },
        },
        {
          seat: 4,
          cards: '3d 4d 9d Th Qc',
          wagers: { ante: '5', superBonus: '5', fiveCardHandBonusDealer: '1', coverAll: '5' },
          folded: true,
        },
      ],
    });
    expect(lines(answer)).toEqual([
      '1: ante lose 0.00, play lose 0.00, superBonus lose 0.00, ' +
        'fiveCardHandBonusDealer win 3383.35; 17.00 -> 3383.35',
      '2: ante lose 0.00, play lose 0.00, superBonus win 160.00, ' +
        'fiveCardHandBonusPlayer win 1000.00, fiveCardHandBonusDealer win 3358.35; ' +
        '52.00 -> 4518.35',
      '4: ante lose 0.00, superBonus lose 0.00, fiveCardHandBonusDealer win 3358.35, ' +
        'coverAll win 630.00; 16.00 -> 3988.35',
    ]);
    expect(answer.meters).toEqual({ fiveCardHandBonus: { before: '10000.07', after: '9000.02' } });
  });

  test('three meter winners in turn: 10%, then all of it, then 10% of the reset amount', () => {
    const base = { ante: '5', superBonus: '5' };
    const answer = settleRound({
      game,
      tables: {},
      meters: { fiveCardProgressive: { amount: '20000.05', reset: '10000' } },
      dealer: 'Kd 8h 6h 4s 2h',
      seats: [
        {
          seat: 1,
          cards: '2c 2d 9h Th Ah',
          wagers: { ...base, fiveCardProgressive: '5' },
          folded: true,
        },
        {
          seat: 2,
          cards: '3c 4c 5c 6c 7c',
          wagers: { ...base, play: '5', fiveCardProgressive: '1' },
        },
        {
          seat: 3,
          cards: 'Ts Js Qs Ks As',
          wagers: { ...base, play: '5', fiveCardProgressive: '1' },
        },
        {
          seat: 6,
          cards: '5d 6d 7d 8d 9d',
          wagers: { ...base, play: '5', fiveCardProgressive: '5' },
        },
      ],
    });
    const won = 'ante win 10.00, play win 10.00, superBonus win 80.00, fiveCardProgressive win';
    expect(lines(answer)).toEqual([
      '1: ante lose 0.00, superBonus lose 0.00, fiveCardProgressive lose 0.00, ' +
        'envy of 2 1500.00, envy of 3 5000.00, envy of 6 1500.00; 15.00 -> 8000.00',
      `2: ${won} 1000.00, envy of 3 1000.00, envy of 6 300.00; 16.00 -> 2400.00`,
      `3: ${won} 18000.05, envy of 2 300.00, envy of 6 300.00; 16.00 -> 18700.05`,
      `6: ${won} 2000.00, envy of 2 1500.00, envy of 3 5000.00; 20.00 -> 8600.00`,
    ]);
    expect(answer.meters).toEqual({
      fiveCardProgressive: { before: '20000.05', after: '9000.00' },
    });
  });

  test('a suited A-K-Q-J outranks a lower four of a kind for Cover All alone', () => {
    const wagers = { ante: '10', superBonus: '10', play: '10', coverAll: '1' };
    const answer = settleRound({
      game,
      tables: {},
      meters: {},
      dealer: 'Ah Kh Qh Jh 2c',
      seats: [{ seat: 7, cards: '9c 9d 9h 9s 4c', wagers }],
    });
    expect(lines(answer)).toEqual([
      '7: ante win 20.00, play win 20.00, superBonus win 310.00, coverAll win 201.00; ' +
        '31.00 -> 551.00',
    ]);
  });

  test.each([
    [{ dealer: 'Ks Qd 9h 4c', irregularities: [] }, true],
    [{ dealer: 'Ks Qd 9h 4c 2s', irregularities: [{ kind: 'cards-face-up', count: 1 }] }, false],
    [{ dealer: 'Ks Qd 9h 4c 2s', irregularities: [{ kind: 'cards-face-up', count: 2 }] }, true],
    [{ dealer: 'Ks Qd 9h 4c 2s', irregularities: [{ kind: 'card-drawn-in-error' }] }, false],
    [{ dealer: 'Ks Qd 9h 4c 2s', irregularities: [{ kind: 'shuffler-failed' }] }, false],
    [{ dealer: 'Ks Qd 9h 4c 2s', irregularities: [{ kind: 'shoe-failed' }] }, true],
    [{ dealer: 'Ks Qd 9h 4c 2s', irregularities: [{ kind: 'dealer-card-exposed' }] }, true],
  ])('%j is void: %s', (oddity, isVoid) => {
    const seat = {
      seat: 1,
      cards: '3s 5h 8d Tc Jd',
      wagers: { ante: '10', superBonus: '10', play: '10' },
    };
    const answer = settleRound({ game, tables: {}, meters: {}, seats: [seat], ...oddity });
    const outcome = isVoid ? 'push 10.00' : 'lose 0.00';
    expect(answer.void).toBe(isVoid);
    expect(lines(answer)).toEqual([
      `1: ante ${outcome}, play ${outcome}, superBonus ${outcome}; 30.00 -> ${isVoid ? '30.00' : '0.00'}`,
    ]);
  });
});

describe('Four Card Poker', () => {
  const game = 'four-card-poker';

  test('the player wins a tie, and aces up pays a folded pair of aces', () => {
    const answer = settleRound({
      game,
      tables: { acesUp: 'FCP-05' },
      meters: {},
      dealer: '2c Kc Kd 8s 8h 5d',
      seats: [
        { seat: 1, cards: 'Ks Kh 8c 8d 3s', wagers: { ante: '10', acesUp: '5', play: '25' } },
        { seat: 2, cards: 'As Ah 7c 4d 9s', wagers: { ante: '10', acesUp: '10' }, folded: true },
        { seat: 3, cards: 'Ac Ad 7d 4h 9d', wagers: { ante: '10', play: '10' } },
      ],
    });
    expect(answer.dealerQualifies).toBe(true);
    expect(lines(answer)).toEqual([
      '1: play win 50.00, ante win 20.00, automaticBonus lose 0.00, acesUp win 20.00; ' +
        '40.00 -> 90.00',
      '2: ante lose 0.00, automaticBonus lose 0.00, acesUp win 20.00; 20.00 -> 20.00',
      '3: play lose 0.00, ante lose 0.00, automaticBonus lose 0.00; 20.00 -> 0.00',
    ]);
  });

  test('a beaten straight flush has its bonus; four folded aces reset the meter with the reserve', () => {
    const round: RecordedRound = {
      game,
      tables: { acesUp: 'FCP-01', progressive: 'FCPP-1' },
      meters: { progressive: { amount: '3000', reset: '1000', reserve: '250' } },
      dealer: '9c 9d 9h 9s 2c 3d',
      seats: [
        {
          seat: 1,
          cards: 'As Ah Ad Ac 4c',
          wagers: { ante: '10', acesUp: '10', progressive: '1' },
          folded: true,
        },
        {
          seat: 2,
          cards: '5h 6h 7h 8h Kd',
          wagers: { ante: '20', play: '20', progressive: '5' },
        },
        { seat: 3, cards: 'Ks Kh 7c 4d 2d', wagers: { acesUp: '5' } },
      ],
    };
    const answer = settleRound(round);
    expect(lines(answer)).toEqual([
      '1: ante lose 0.00, automaticBonus lose 0.00, acesUp win 510.00, progressive win 3000.00, ' +
        'envy of 2 5.00; 21.00 -> 3515.00',
      '2: play lose 0.00, ante lose 0.00, automaticBonus win 400.00, progressive win 500.00, ' +
        'envy of 1 500.00; 45.00 -> 1400.00',
      '3: acesUp lose 0.00; 5.00 -> 0.00',
    ]);
    expect(answer.meters).toEqual({
      progressive: {
        before: '3000.00',
        after: '1250.00',
        reserveBefore: '250.00',
        reserveAfter: '0.00',
      },
    });
    const readings = { automaticBonusOnLosingHand: false, foldedHandTriggersEnvy: 'never' };
    expect(lines(settleRound({ ...round, readings }))[1]).toBe(
      '2: play lose 0.00, ante lose 0.00, automaticBonus lose 0.00, progressive win 500.00; ' +
        '45.00 -> 500.00',
    );
  });

  test('PMG-02 scales its envy from $5, and the second winner has 10% of the reset amount', () => {
    const answer = settleRound({
      game,
      tables: { progressive: 'PMG-02' },
      meters: { progressive: { amount: '1234.56', reset: '500' } },
      dealer: '9c 9d 9s 2h 3d Js',
      seats: [
        { seat: 1, cards: '2c 3c 4c 5c 6c', wagers: { progressive: '1' } },
        { seat: 9, cards: 'Th Jh Qh Kh Ah', wagers: { progressive: '10' } },
      ],
    });
    expect(lines(answer)).toEqual([
      '1: progressive win 50.00, envy of 9 1000.00; 1.00 -> 1050.00',
      '9: progressive win 1234.56, envy of 1 3000.00; 10.00 -> 4234.56',
    ]);
    expect(answer.meters).toEqual({ progressive: { before: '1234.56', after: '450.00' } });
  });

  test('a dealer with five cards makes the round void', () => {
    const answer = settleRound({
      game,
      tables: { acesUp: 'FCP-01', progressive: 'PMG-01' },
      meters: { progressive: { amount: '1234.56', reset: '500' } },
      dealer: '9c 9d 9s 2h 3d',
      seats: [{ seat: 1, cards: 'Th Jh Qh Kh Ah', wagers: { ante: '10', progressive: '1' } }],
    });
    expect(answer.void).toBe(true);
    expect(answer.seats[0]?.returned).toBe('11.00');
    expect(answer.meters).toEqual({ progressive: { before: '1234.56', after: '1234.56' } });
  });
});
