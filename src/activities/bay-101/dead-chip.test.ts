import { describe, expect, test } from 'vitest';
import { subtract, sum, usd, ZERO } from '#money';
import { sure } from '#result';
import {
  checkPlaced,
  decodeOffering,
  type InstrumentRule,
  settledBy,
  type WagerEnding,
} from '#rules';
import { DEAD_CHIP } from './dead-chip.ts';

const BACCARAT = 'ez-baccarat-panda-8';
const [DEAD] = DEAD_CHIP.instruments as readonly [InstrumentRule];
const posted = sure(decodeOffering(DEAD_CHIP, DEAD_CHIP.sample));
const settle = (ending: WagerEnding, winnings = usd('60')) =>
  settledBy(DEAD, ending, { face: usd('60'), winnings, posted });

describe('a wager of $60 in Dead Chips, bought for $30', () => {
  const price = usd('30');

  test('that loses gives the player-dealer $60 and costs the house $30 in all', () => {
    const lost = settle('lose');
    expect(lost).toEqual({ pays: ZERO, redeems: usd('60'), becomes: 'redeemed' });
    expect(subtract(price, lost.redeems)).toBe(usd('-30'));
  });

  test('that wins and then loses leaves the player $60 up, the player-dealer as before', () => {
    const ends = [settle('win'), settle('lose')];
    expect(ends[0]?.becomes).toBe('kept');
    expect(sum(ends.map(({ pays }) => pays))).toBe(usd('60'));
    expect(sum(ends.map(({ pays, redeems }) => subtract(redeems, pays)))).toBe(ZERO);
  });

  test('that pushes moves nothing and may be made again', () => {
    expect(settle('push')).toEqual({ pays: ZERO, redeems: ZERO, becomes: 'kept' });
  });

  test('on a bonus bet wins at the odds of that bet, from the player-dealer', () => {
    expect(settle('win', usd('2400'))).toEqual({
      pays: usd('2400'),
      redeems: ZERO,
      becomes: 'kept',
    });
  });
});

describe('wagers of Dead Chips of one player in a round', () => {
  const wager = (side: string, bet: 'base' | 'bonus' = 'base', live = '0') => ({
    instrument: DEAD,
    bet,
    side,
    spot: '1',
    face: usd('10'),
    live: usd(live),
  });

  test('with the first Dead Chips on player, banker bets are in live chips', () => {
    expect(checkPlaced(BACCARAT, [wager('player'), wager('player')])).toEqual([]);
    expect(checkPlaced(BACCARAT, [wager('player'), wager('banker')])).toEqual([
      {
        path: 'placed[1]',
        message:
          'the first one is on player, so banker takes live chips only (Eligibility Requirements)',
      },
    ]);
  });

  test('may lie on bonus bets beside either side', () => {
    expect(checkPlaced(BACCARAT, [wager('tie', 'bonus'), wager('banker')])).toEqual([]);
    expect(checkPlaced(BACCARAT, [wager('banker'), wager('tie', 'bonus')])).toEqual([]);
  });

  test('never combine dead and live chips in one wager', () => {
    const problems = checkPlaced(BACCARAT, [wager('player', 'base', '5')]);
    expect(problems.map(({ path }) => path)).toEqual(['placed[0]']);
  });
});

test('a price that is no discount is refused', () => {
  const offer = (price: string) => decodeOffering(DEAD_CHIP, { values: { price, prize: '60.00' } });
  expect(offer('59.99')).toMatchObject({ ok: true });
  expect(offer('60.00')).toMatchObject({ ok: false, error: [{ path: 'offering.values.price' }] });
});
