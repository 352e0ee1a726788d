import { describe, expect, test } from 'vitest';
import { cardsOf, STANDARD_DECK } from '#cards';
import { describeFourCard, ranksOfStrength } from '#hands';
import {
  compareRatios,
  multiplyRatios,
  numberOf,
  type Ratio,
  ratioOf,
  subtractRatios,
} from '#money';
import { type PlainPlay, plainCrazyFour, plainFourCard } from '../../test/oracle/plain-play.ts';
import {
  type BestPlay,
  type CrazyFourRules,
  crazyFourBestPlay,
  elementOfRiskOf,
  type FourCardRules,
  fourCardBestPlay,
  houseEdgeOf,
} from './best-play.ts';
import { crazyFourDecision, fourCardDecision } from './decision.ts';
import { deckOfRanks } from './suit-classes.ts';

const SUPER_BONUS: Readonly<Record<string, number>> = {
  'four-of-a-kind': 60,
  'straight-flush': 30,
  'three-of-a-kind': 4,
  flush: 3,
  straight: 2,
};
const isAces = (strength: number): boolean => ranksOfStrength(strength)[0] === 12;

const crazyFour: CrazyFourRules = {
  superBonusHalves(strength) {
    const { category } = describeFourCard(strength);
    if (category === 'four-of-a-kind' && isAces(strength)) return 400;
    return SUPER_BONUS[category] ?? 0;
  },
  mayTriple(strength) {
    const { category } = describeFourCard(strength);
    return category === 'pair' ? isAces(strength) : category !== 'high-card';
  },
  dealerQualifies: (strength) =>
    describeFourCard(strength).category !== 'high-card' ||
    (ranksOfStrength(strength)[0] as number) >= 11,
};

const AUTOMATIC_BONUS: Readonly<Record<string, number>> = {
  'four-of-a-kind': 50,
  'straight-flush': 40,
  'three-of-a-kind': 4,
};
const fourCard: FourCardRules = {
  automaticBonusHalves: (strength) => AUTOMATIC_BONUS[describeFourCard(strength).category] ?? 0,
};

/** Both as the same facts: expectation, variance, and how often each decision is taken. */
const facts = ({ expectation, variance, decisions }: Omit<BestPlay, 'averageWager'>) => ({
  expectation,
  variance,
  ...decisions,
});

function plainFacts({ doubledNet, squares, deals, decisions }: PlainPlay) {
  const hands = BigInt(decisions.fold + decisions['play-1x'] + decisions['play-3x']);
  const expectation = ratioOf(BigInt(doubledNet), 2n * BigInt(deals));
  const meanSquare = ratioOf(BigInt(squares), 4n * BigInt(deals));
  return facts({
    expectation,
    variance: subtractRatios(meanSquare, multiplyRatios(expectation, expectation)),
    decisions: {
      fold: ratioOf(BigInt(decisions.fold), hands),
      'play-1x': ratioOf(BigInt(decisions['play-1x']), hands),
      'play-3x': ratioOf(BigInt(decisions['play-3x']), hands),
    },
  });
}

/** T to A: straights everywhere. 2, 3, 4, 7, Q, K: hands that do not qualify. */
const TEN_TO_ACE = deckOfRanks([8, 9, 10, 11, 12]);
const WITH_LOW_HANDS = deckOfRanks([0, 1, 2, 5, 10, 11]);

describe('Crazy 4 Poker on small decks, against a plain enumeration', () => {
  test.each([
    ['20 cards, ten to ace', TEN_TO_ACE],
    ['24 cards, 2 3 4 7 Q K', WITH_LOW_HANDS],
  ])('%s', (_name, deck) => {
    expect(facts(crazyFourBestPlay(crazyFour, deck))).toEqual(plainFacts(plainCrazyFour(deck)));
  });
});

describe('Four Card Poker on 20 cards, against a plain enumeration', () => {
  const { seeing, blind } = fourCardBestPlay(fourCard, TEN_TO_ACE);

  test('with the up card in sight', () => {
    expect(facts(seeing)).toEqual(plainFacts(plainFourCard(TEN_TO_ACE, true)));
  });

  test('without looking at it', () => {
    expect(facts(blind)).toEqual(plainFacts(plainFourCard(TEN_TO_ACE, false)));
  });
});

const percent = (ratio: Ratio): string => (100 * numberOf(ratio)).toPrecision(3);

describe('with all 52 cards', () => {
  test('Crazy 4 Poker: 3.42% of the ante, 1.09% of all that is staked, as published', () => {
    const play = crazyFourBestPlay(crazyFour, STANDARD_DECK.cards);
    expect(percent(houseEdgeOf(play))).toBe('3.42');
    expect(percent(elementOfRiskOf(play))).toBe('1.09');
    const { fold, 'play-1x': once, 'play-3x': thrice } = play.decisions;
    expect(numberOf(fold) + numberOf(once) + numberOf(thrice)).toBe(1);
  });

  test('Four Card Poker: 2.79% of the ante, 1.30% of all that is staked, as published', () => {
    const { seeing, blind } = fourCardBestPlay(fourCard, STANDARD_DECK.cards);
    expect(percent(houseEdgeOf(seeing))).toBe('2.79');
    expect(percent(elementOfRiskOf(seeing))).toBe('1.30');
    expect(compareRatios(houseEdgeOf(blind), houseEdgeOf(seeing))).toBe(1);
  });
});

describe('one decision', () => {
  test('folding costs the ante, and in Crazy 4 Poker the super bonus with it', () => {
    const crazy = crazyFourDecision(crazyFour, cardsOf('2c 4d 6h 8s Tc'));
    expect(crazy.values[0]).toEqual({ decision: 'fold', expectation: ratioOf(-2n) });
    const four = fourCardDecision(fourCard, cardsOf('2c 4d 6h 8s Tc'), cardsOf('Ah')[0]);
    expect(four.values[0]).toEqual({ decision: 'fold', expectation: ratioOf(-1n) });
  });

  test('three times the ante is there for a pair of aces or better only', () => {
    const decisions = (text: string) =>
      crazyFourDecision(crazyFour, cardsOf(text)).values.map(({ decision }) => decision);
    expect(decisions('Ac Ad 6h 8s Tc')).toEqual(['fold', 'play-1x', 'play-3x']);
    expect(decisions('Kc Kd 6h 8s Tc')).toEqual(['fold', 'play-1x']);
  });

  test('four aces lose to nothing: ante, three times play and 200 to 1 against a qualifying dealer', () => {
    const { values, best } = crazyFourDecision(crazyFour, cardsOf('Ac Ad Ah As 2c'));
    expect(best).toBe('play-3x');
    // The ante is returned when the dealer does not qualify, else it wins one unit.
    const value = numberOf(values[2]?.expectation as Ratio);
    expect(value).toBeGreaterThan(203);
    expect(value).toBeLessThan(204);
  });

  test('a low up card makes a hand playable that an ace makes one to fold', () => {
    const best = (up: string) =>
      fourCardDecision(fourCard, cardsOf('Kc Jd 9h 7s 7c'), cardsOf(up)[0]).best;
    expect(best('2d')).not.toBe('fold');
    expect(numberOf(worthWith('2d'))).toBeGreaterThan(numberOf(worthWith('As')));
    function worthWith(up: string): Ratio {
      const { values } = fourCardDecision(fourCard, cardsOf('Kc Jd 9h 7s 7c'), cardsOf(up)[0]);
      return values[1]?.expectation as Ratio;
    }
  });
});
