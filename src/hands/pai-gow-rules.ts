import { type Card, checkHeldBy, deckWithJokers, makeCard, parseCards } from '#cards';
import { err, ok, type Problem, type Result } from '#result';
import type { Frequencies, HandRule, RuleAnswer } from './hand.ts';
import { houseWay } from './pai-gow-house-way.ts';
import {
  COMMON_PAI_GOW,
  type PaiGowHand,
  type PaiGowOptions,
  rankPaiGowFive,
  rankPaiGowSeven,
  rankPaiGowTwo,
} from './pai-gow-poker.ts';
import { legalSettings } from './pai-gow-setting.ts';
import { answerOf } from './read.ts';

const DECK = deckWithJokers(1);
const READS = '2 cards (front), 5 (back) or 7';

/** Brian Alspach gives all of these but the split of the 210,964 straight flushes: his 26,124 royal
 * ones are eight short of the closed form, which is 4,324 natural ones and, with the joker, in each
 * of four suits 47 that hold all five cards and 5 x 1,081 that lack one. */
const SEVEN_OF_53: Frequencies = {
  deal: '7 cards from 53, joker semi-wild',
  dealt: 7,
  deals: 154_143_080n,
  counts: [
    ['five-of-a-kind', 1_128n],
    ['royal-flush', 26_132n],
    ['straight-flush', 184_832n],
    ['four-of-a-kind', 307_472n],
    ['full-house', 4_188_528n],
    ['flush', 6_172_088n],
    ['straight', 11_236_028n],
    ['three-of-a-kind', 7_470_676n],
    ['two-pair', 35_553_816n],
    ['pair', 64_221_960n],
    ['high-card', 24_780_420n],
  ],
  source: 'Brian Alspach, 7-Card Poker Hands with Joker (2003); royal flushes by closed form',
};

/** The joker of "bug" poker: each count is the natural one and a product of choices for the joker
 * and four cards, which the tests write out. */
const FIVE_OF_53: Frequencies = {
  deal: '5 cards from 53, joker semi-wild',
  dealt: 5,
  deals: 2_869_685n,
  counts: [
    ['five-of-a-kind', 1n],
    ['royal-flush', 24n],
    ['straight-flush', 180n],
    ['four-of-a-kind', 828n],
    ['full-house', 4_368n],
    ['flush', 7_804n],
    ['straight', 20_532n],
    ['three-of-a-kind', 63_360n],
    ['two-pair', 138_600n],
    ['pair', 1_215_024n],
    ['high-card', 1_418_964n],
  ],
  source: 'closed form',
};

const FIVE_OF_53_WILD: Frequencies = {
  deal: '5 cards from 53, joker wild',
  dealt: 5,
  deals: 2_869_685n,
  counts: [
    ['five-of-a-kind', 13n],
    ['royal-flush', 24n],
    ['straight-flush', 180n],
    ['four-of-a-kind', 3_120n],
    ['full-house', 6_552n],
    ['flush', 7_804n],
    ['straight', 20_532n],
    ['three-of-a-kind', 137_280n],
    ['two-pair', 123_552n],
    ['pair', 1_268_088n],
    ['high-card', 1_302_540n],
  ],
  source: 'closed form',
};

function moreOf(cards: readonly Card[], options: PaiGowOptions): Record<string, unknown> {
  const { front, back } = houseWay(cards, options);
  return {
    houseWay: {
      front: front.best.map(makeCard),
      back: back.best.map(makeCard),
      frontName: front.name,
      backName: back.name,
    },
    settings: legalSettings(cards, options).length,
  };
}

function rankByCount(cards: readonly Card[], options: PaiGowOptions): PaiGowHand {
  if (cards.length === 2) return rankPaiGowTwo(cards, options);
  return cards.length === 5 ? rankPaiGowFive(cards, options) : rankPaiGowSeven(cards, options);
}

function rankText(text: string, options: PaiGowOptions): Result<RuleAnswer> {
  const parsed = parseCards(text);
  if (!parsed.ok) return parsed;
  const cards = parsed.value;
  const problems: Problem[] = checkHeldBy(DECK, cards);
  if (![2, 5, 7].includes(cards.length)) {
    problems.push({ path: 'cards', message: `pai gow poker reads ${READS}, not ${cards.length}` });
  }
  if (problems.length > 0) return err(problems);
  const more = cards.length === 7 ? moreOf(cards, options) : undefined;
  return ok(answerOf(cards, rankByCount(cards, options), more));
}

const WILD_OPTIONS: PaiGowOptions = { ...COMMON_PAI_GOW, jokerUse: 'wild' };

const COMMON_RANKING =
  'Two cards in front: pairs, then high cards. Five behind: the common poker ranking, the ' +
  'five-high straight second to the ace-high one, and five of a kind above the royal flush.';

export const PAI_GOW_RULES: readonly HandRule[] = [
  {
    id: 'pai-gow',
    deck: DECK,
    title: 'Pai gow poker',
    ranking:
      `${COMMON_RANKING} The joker is an ace, or completes a straight, a flush or a straight flush. ` +
      'After the Washington State Gambling Commission, Pai Gow Poker rules.',
    reads: READS,
    example: 'As XX Kd Kh 9c 8c 2h',
    frequencies: [SEVEN_OF_53, FIVE_OF_53],
    rank: (text) => rankText(text, COMMON_PAI_GOW),
  },
  {
    id: 'pai-gow-wild',
    deck: DECK,
    title: 'Pai gow poker, joker wild',
    ranking: `${COMMON_RANKING} The joker is whichever card serves best; in front it pairs the other card.`,
    reads: READS,
    example: '9s XX 9d Kh 7c 4c 2h',
    frequencies: [FIVE_OF_53_WILD],
    rank: (text) => rankText(text, WILD_OPTIONS),
  },
];
