import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { dealt } from '#rules';
import { answerOf, awardsOf } from './awards.fixture.ts';
import { CASH_IN_A_FLASH, RATES } from './cash-in-a-flash.ts';

const lineOf = (game: string, limit: string) =>
  RATES.find((line) => line.limit === limit && line.games?.includes(game));

describe('collections', () => {
  test.each([
    ['pai-gow-poker', '$5-$50', '0.50', '2'],
    ['jokers-wild-pai-gow-poker', '$25-$200', '2', '3'],
    ['pan-9', '$1,000-$5,000', '10', '10'],
    ['blackjack-poker', '$25-$200', '2', '4'],
    ['hawaiian-blackjack', '$500-$1,000', '5', '7'],
    ['thirteen-card', '$25 and higher', '1', '1'],
  ])('%s at %s', (game, limit, player, playerDealer) => {
    const line = lineOf(game, limit);
    expect(line?.player).toBe(usd(player));
    expect(line?.playerDealer ?? line?.player).toBe(usd(playerDealer));
  });

  test('the chart has 27 lines, from $0.50 to $10, and no table beside them', () => {
    expect(RATES).toHaveLength(27);
    for (const { player, playerDealer = player } of RATES) {
      expect(player >= usd('0.50') && player <= playerDealer).toBe(true);
      expect(playerDealer <= usd('10')).toBe(true);
    }
    expect(lineOf('pan-9', '2-10')).toBeUndefined();
  });

  test('by the other reading everybody pays $1', () => {
    const flat = { setting: 'rates', value: 'flat', amount: usd('1') };
    expect(CASH_IN_A_FLASH.fees).toMatchObject([{ flat }]);
  });
});

describe('prizes', () => {
  const behind = { seat: 1, position: 'backline' };
  const deal = dealt('pan-9', [
    { cards: '3h 3d 3h' },
    {},
    { position: 'player-dealer' },
    behind,
    { ...behind, person: 'tpp' },
    { ...behind, fee: false },
  ]);

  test('each who paid the collection on the hand has $500', () => {
    const answer = answerOf(CASH_IN_A_FLASH, deal, { balances: { reserve: '5000.00' } });
    expect(awardsOf(answer)).toEqual(['1 hand 500.00', '1 hand 500.00']);
    expect(answer.balancesAfter.reserve).toBe('4000.00');
  });

  test('divided, the share of a proposition player stays in the fund', () => {
    const offering = { settings: { severalOnOneHand: 'divided' } };
    const answer = answerOf(CASH_IN_A_FLASH, deal, { balances: { reserve: '5000.00' }, offering });
    expect(awardsOf(answer)).toEqual(['1 hand 166.66', '1 hand 166.66']);
  });

  test('two hands at a table are not enough, however many wager behind them', () => {
    const two = dealt('pan-9', [{ cards: '3h 3d 3h' }, {}, behind]);
    expect(answerOf(CASH_IN_A_FLASH, two).qualifies).toBe(false);
  });

  test('a setting that could have been is enough where the house reads it so', () => {
    const cards = '4h 4s 9h 9s 9d 2c 2d';
    const asAsked = { cards, front: '2c 2d', back: '4h 4s 9h 9s 9d' };
    const otherwise = { cards, front: '9d 4s', back: '9h 9s 4h 2c 2d' };
    const of = (seat: object) => dealt('pai-gow-poker', [{ ...seat }, {}, {}]);
    const offering = { settings: { paiGowHands: 'any' } };
    expect(answerOf(CASH_IN_A_FLASH, of(asAsked)).qualifies).toBe(true);
    expect(answerOf(CASH_IN_A_FLASH, of(otherwise)).qualifies).toBe(false);
    expect(answerOf(CASH_IN_A_FLASH, of(otherwise), { offering }).qualifies).toBe(true);
  });
});
