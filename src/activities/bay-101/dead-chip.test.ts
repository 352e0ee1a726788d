import { describe, expect, test } from 'vitest';
import { sum, usd, ZERO } from '#money';
import { decodeOffering } from '#rules';
import { checkDeadChipWagers, DEAD_CHIP, type DeadChipWager, settleDeadChip } from './dead-chip.ts';

const sixty = { face: usd('60'), winnings: usd('60') };

describe('a wager of $60 in Dead Chips, bought for $30', () => {
  const price = usd('30');

  test('that loses gives the player-dealer $60 and costs the house $30 in all', () => {
    const lost = settleDeadChip('lose', sixty);
    expect(lost).toEqual({
      player: ZERO,
      playerDealer: usd('60'),
      house: usd('-60'),
      chip: 'redeemed',
    });
    expect(sum([price, lost.house])).toBe(usd('-30'));
  });

  test('that wins and then loses leaves the player $60 up, the player-dealer as before', () => {
    const ends = [settleDeadChip('win', sixty), settleDeadChip('lose', sixty)];
    expect(ends[0]?.chip).toBe('with-player');
    expect(sum(ends.map(({ player }) => player))).toBe(usd('60'));
    expect(sum(ends.map(({ playerDealer }) => playerDealer))).toBe(ZERO);
    expect(sum([price, ...ends.map(({ house }) => house)])).toBe(usd('-30'));
  });

  test('that pushes moves nothing and may be made again', () => {
    expect(settleDeadChip('push', sixty)).toEqual({
      player: ZERO,
      playerDealer: ZERO,
      house: ZERO,
      chip: 'with-player',
    });
  });

  test('on a bonus bet wins at the odds of that bet, from the player-dealer', () => {
    const won = settleDeadChip('win', { face: usd('60'), winnings: usd('2400') });
    expect([won.player, won.playerDealer, won.house]).toEqual([usd('2400'), usd('-2400'), ZERO]);
  });
});

describe('wagers of one player in a round', () => {
  const wager = (side: string, dead: string, live: string, bet: DeadChipWager['bet'] = 'base') => ({
    bet,
    side,
    dead: usd(dead),
    live: usd(live),
  });

  test('with the first Dead Chips on player, banker bets are in live chips', () => {
    expect(checkDeadChipWagers([wager('player', '10', '0'), wager('banker', '0', '10')])).toEqual(
      [],
    );
    const opposite = [wager('player', '10', '0'), wager('banker', '10', '0')];
    expect(checkDeadChipWagers(opposite)).toEqual([
      {
        path: 'wagers[1]',
        message: 'the first Dead Chips are on player, so banker takes live chips only',
      },
    ]);
  });

  test('may have Dead Chips on bonus bets beside either side', () => {
    const bets = [wager('tie', '5', '0', 'bonus'), wager('banker', '10', '0')];
    expect(checkDeadChipWagers(bets)).toEqual([]);
  });

  test('never combine dead and live chips in one wager', () => {
    const problems = checkDeadChipWagers([wager('player', '10', '5')]);
    expect(problems.map(({ path }) => path)).toEqual(['wagers[0]']);
  });
});

test('a price that is no discount is refused', () => {
  const offer = (price: string) => decodeOffering(DEAD_CHIP, { values: { price, prize: '60.00' } });
  expect(offer('59.99')).toMatchObject({ ok: true });
  expect(offer('60.00')).toMatchObject({ ok: false, error: [{ path: 'offering.values.price' }] });
});
