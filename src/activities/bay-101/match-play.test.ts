import { describe, expect, test } from 'vitest';
import { sum, usd, ZERO } from '#money';
import { checkMatchPlay, type Instrument, settleMatchPlay } from './match-play.ts';

const face = usd('10');

describe('a Match Play Coupon of $10 beside a live $10', () => {
  test('wins $10 on the wager and $10 on the coupon, of which the house gives the latter', () => {
    expect(settleMatchPlay('match-play-coupon', { ending: 'win', face })).toEqual({
      player: usd('20'),
      playerDealer: usd('-10'),
      house: usd('-10'),
      chip: 'cancelled',
    });
  });

  test('loses the live $10 to the player-dealer, who gets nothing for the coupon', () => {
    expect(settleMatchPlay('match-play-coupon', { ending: 'lose', face })).toEqual({
      player: usd('-10'),
      playerDealer: usd('10'),
      house: ZERO,
      chip: 'voided',
    });
  });
});

describe('a Free Play Chip of $10', () => {
  test('wins $10 from the player-dealer, who exchanges the chip for as much', () => {
    expect(settleMatchPlay('free-play-chip', { ending: 'win', face })).toEqual({
      player: usd('10'),
      playerDealer: ZERO,
      house: usd('-10'),
      chip: 'redeemed',
    });
  });

  test('loses to the drop box, and nobody gains', () => {
    expect(settleMatchPlay('free-play-chip', { ending: 'lose', face })).toEqual({
      player: ZERO,
      playerDealer: ZERO,
      house: ZERO,
      chip: 'dropped',
    });
  });
});

describe('a Bonus Play Chip of $10', () => {
  test('wins $10 from the player-dealer and stays with the player', () => {
    expect(settleMatchPlay('bonus-play-chip', { ending: 'win', face })).toEqual({
      player: usd('10'),
      playerDealer: usd('-10'),
      house: ZERO,
      chip: 'with-player',
    });
  });

  test('loses to the player-dealer, who exchanges it for $10 of the house', () => {
    expect(settleMatchPlay('bonus-play-chip', { ending: 'lose', face })).toEqual({
      player: ZERO,
      playerDealer: usd('10'),
      house: usd('-10'),
      chip: 'redeemed',
    });
  });
});

const INSTRUMENTS: readonly Instrument[] = [
  'match-play-coupon',
  'free-play-chip',
  'bonus-play-chip',
];

describe.each(INSTRUMENTS)('%s', (instrument) => {
  test('moves nothing on a push and may be played again', () => {
    const pushed = settleMatchPlay(instrument, { ending: 'push', face });
    expect(pushed).toEqual({ player: ZERO, playerDealer: ZERO, house: ZERO, chip: 'with-player' });
  });

  test('makes no money and loses none, however it ends', () => {
    for (const ending of ['win', 'lose', 'push'] as const) {
      const { player, playerDealer, house } = settleMatchPlay(instrument, { ending, face });
      expect(sum([player, playerDealer, house])).toBe(ZERO);
    }
  });

  test('lies on a base wager, never on a bonus bet', () => {
    const placed = { instrument, face, side: 'player', live: face };
    expect(checkMatchPlay([{ ...placed, bet: 'base' }])).toEqual([]);
    expect(checkMatchPlay([{ ...placed, bet: 'bonus' }])).toHaveLength(1);
  });
});

describe('coupons and chips of one player in a round', () => {
  const coupon = {
    instrument: 'match-play-coupon',
    face,
    bet: 'base',
    side: 'player',
    live: face,
  } as const;

  test('are one to a wager', () => {
    expect(checkMatchPlay([coupon, coupon]).map(({ path }) => path)).toEqual(['placed[1]']);
  });

  test('are not on player and banker both', () => {
    const both = [coupon, { ...coupon, side: 'banker' }];
    expect(checkMatchPlay(both).map(({ path }) => path)).toEqual(['placed[1]']);
  });

  test('need live chips of the same amount, where they are coupons', () => {
    const less = { ...coupon, live: usd('9.99') };
    expect(checkMatchPlay([less]).map(({ path }) => path)).toEqual(['placed[0]']);
    const free = { ...coupon, instrument: 'free-play-chip', live: ZERO } as const;
    expect(checkMatchPlay([free])).toEqual([]);
  });
});
