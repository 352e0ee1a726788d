// The best play as a whole is counted against plain enumerations in best-play.prove.ts.
import { describe, expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { numberOf, type Ratio, ratioOf } from '#money';
import { crazyFourDecision } from './crazy-4-poker.ts';
import { fourCardDecision } from './four-card-poker.ts';

describe('one decision', () => {
  test('folding costs the ante, and in Crazy 4 Poker the super bonus with it', () => {
    const crazy = crazyFourDecision(cardsOf('2c 4d 6h 8s Tc'));
    expect(crazy.values[0]).toEqual({ decision: 'fold', expectation: ratioOf(-2n) });
    const four = fourCardDecision(cardsOf('2c 4d 6h 8s Tc'), cardsOf('Ah')[0]);
    expect(four.values[0]).toEqual({ decision: 'fold', expectation: ratioOf(-1n) });
  });

  test('three times the ante is there for a pair of aces or better only', () => {
    const decisions = (text: string) =>
      crazyFourDecision(cardsOf(text)).values.map(({ decision }) => decision);
    expect(decisions('Ac Ad 6h 8s Tc')).toEqual(['fold', 'play-1x', 'play-3x']);
    expect(decisions('Kc Kd 6h 8s Tc')).toEqual(['fold', 'play-1x']);
  });

  test('four aces lose to nothing: ante, three times play and 200 to 1 against a qualifying dealer', () => {
    const { values, best } = crazyFourDecision(cardsOf('Ac Ad Ah As 2c'));
    expect(best).toBe('play-3x');
    // The ante is returned when the dealer does not qualify, else it wins one unit.
    const value = numberOf(values[2]?.expectation as Ratio);
    expect(value).toBeGreaterThan(203);
    expect(value).toBeLessThan(204);
  });

  test('a low up card makes a hand playable that an ace makes one to fold', () => {
    const best = (up: string) => fourCardDecision(cardsOf('Kc Jd 9h 7s 7c'), cardsOf(up)[0]).best;
    expect(best('2d')).not.toBe('fold');
    expect(numberOf(worthWith('2d'))).toBeGreaterThan(numberOf(worthWith('As')));
    function worthWith(up: string): Ratio {
      const { values } = fourCardDecision(cardsOf('Kc Jd 9h 7s 7c'), cardsOf(up)[0]);
      return values[1]?.expectation as Ratio;
    }
  });
});
