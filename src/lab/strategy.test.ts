import { expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { isPairOfAcesOrBetter } from '#games';
import { describeFourCard, rankFourCard } from '#hands';
import { compareRatios, ratioOf } from '#money';
import { CRAZY_4_LAB } from './crazy-4-poker.ts';
import { deckOfRanks } from './decks.fixture.ts';
import { fourCardBestPlay } from './four-card-poker.ts';
import { decisionTally } from './strategy.ts';

const CRAZY_4 = CRAZY_4_LAB.bestPlay();

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('Crazy 4 Poker: every hand is counted once, and as often folded as best play says', () => {
  const { play, strategy } = CRAZY_4;
  const folded = sum(strategy.map(({ hands }) => hands.fold));
  const all = sum(strategy.flatMap(({ hands }) => Object.values(hands)));
  expect(all).toBe(2_598_960);
  expect(compareRatios(ratioOf(BigInt(folded), 2_598_960n), play.decisions.fold)).toBe(0);
});

test('Crazy 4 Poker: triple with aces or better, play from K-Q-8-4, fold below', () => {
  const kings = rankFourCard(cardsOf('Ks Qd 9c 4h 2h')).strength;
  const queens = rankFourCard(cardsOf('Qs Jd Tc 8h 2h')).strength;
  for (const { strength, hands } of CRAZY_4.strategy) {
    const decided = Object.entries(hands).flatMap(([name, count]) => (count > 0 ? [name] : []));
    const hand = { ...describeFourCard(strength), strength };
    if (decided.length === 0) continue;
    if (isPairOfAcesOrBetter(hand)) expect(decided, hand.name).toEqual(['play-3x']);
    else if (strength >= kings) expect(decided, hand.name).toEqual(['play-1x']);
    else if (strength <= queens) expect(decided, hand.name).toEqual(['fold']);
  }
});

test('Four Card Poker: by hand and up card, as often as best play decides', () => {
  const deck = deckOfRanks([8, 9, 10, 11, 12]);
  const strengths = Array.from({ length: 2_535 }, (_, place) => place);
  const tally = decisionTally(strengths, 13);
  const { seeing } = fourCardBestPlay(deck, () => {}, tally);
  const rows = tally.rows();
  const hands = 15_504 * 15;
  expect(sum(rows.flatMap((row) => Object.values(row.hands)))).toBe(hands);
  const tripled = sum(rows.map((row) => row.hands['play-3x']));
  expect(ratioOf(BigInt(tripled), BigInt(hands))).toEqual(seeing.decisions['play-3x']);
  expect(
    rows.every((row) => (row.upRank as number) >= 8 || sum(Object.values(row.hands)) === 0),
  ).toBe(true);
});
