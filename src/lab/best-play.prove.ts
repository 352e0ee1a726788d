import { describe, expect, test } from 'vitest';
import type { Card } from '#cards';
import {
  addRatios,
  divideRatios,
  multiplyRatios,
  type Ratio,
  ratioOf,
  subtractRatios,
} from '#money';
import { type PlainPlay, plainCrazyFour, plainFourCard } from '../../test/oracle/plain-play.ts';
import { subsets } from '../../test/oracle/poker.ts';
import type { BestPlay } from './best-play.ts';
import { crazyFourBestPlay, crazyFourDecision } from './crazy-4-poker.ts';
import { deckOfRanks } from './decks.fixture.ts';
import { fourCardBestPlay, fourCardDecision } from './four-card-poker.ts';

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
    expect(facts(crazyFourBestPlay(deck))).toEqual(plainFacts(plainCrazyFour(deck)));
  });
});

describe('Four Card Poker on 20 cards, against a plain enumeration', () => {
  const { seeing, blind } = fourCardBestPlay(TEN_TO_ACE);

  test('with the up card in sight', () => {
    expect(facts(seeing)).toEqual(plainFacts(plainFourCard(TEN_TO_ACE, true)));
  });

  test('without looking at it', () => {
    expect(facts(blind)).toEqual(plainFacts(plainFourCard(TEN_TO_ACE, false)));
  });
});

/** The values of the best decisions of all hands of a deck, added up. */
function sumOfDecisions(deck: readonly Card[], valueOfHand: (hand: Card[]) => Ratio): Ratio {
  return subsets(deck, 5).map(valueOfHand).reduce(addRatios, ratioOf(0n));
}

const bestValue = ({ values, best }: ReturnType<typeof crazyFourDecision>): Ratio =>
  values.find(({ decision }) => decision === best)?.expectation as Ratio;

describe('decision by decision, counting every hand of the dealer', () => {
  const SIXTEEN = deckOfRanks([0, 9, 11, 12]);
  const hands = 4_368n;

  test('Crazy 4 Poker on 16 cards comes to the same', () => {
    const sum = sumOfDecisions(SIXTEEN, (hand) => bestValue(crazyFourDecision(hand, SIXTEEN)));
    expect(divideRatios(sum, ratioOf(hands))).toEqual(crazyFourBestPlay(SIXTEEN).expectation);
  });

  test('Four Card Poker on 16 cards comes to the same, up card by up card', () => {
    const sum = sumOfDecisions(SIXTEEN, (hand) =>
      SIXTEEN.filter((card) => !hand.includes(card))
        .map((up) => bestValue(fourCardDecision(hand, up, SIXTEEN)))
        .reduce(addRatios),
    );
    const { seeing } = fourCardBestPlay(SIXTEEN);
    expect(divideRatios(sum, ratioOf(hands * 11n))).toEqual(seeing.expectation);
  });
});
