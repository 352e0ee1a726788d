import { describe, expect, test } from 'vitest';
import { type Card, colorOf, rankOf, suitOf } from '#cards';
import { lastDigitOf } from '#hands';
import {
  type CountedRound,
  EIGHT_DECKS,
  ONE_SUIT,
  roundsWith,
  totalOf,
} from '../../test/oracle/baccarat-rounds.ts';
import { countLines } from './line-spaces.ts';

/** Ordered ways to draw six cards of eight decks. */
const ALL = 4_998_398_275_503_360;

interface Lines {
  readonly player: Card[];
  readonly banker: Card[];
}

function counted(
  outcome: (lines: Lines) => number,
  suits: 'all-alike' | 'by-color' = 'all-alike',
): (number | undefined)[] {
  const lines: Lines = { player: [], banker: [] };
  const { ways, all } = countLines(lines, () => outcome(lines), { decks: 8, suits });
  expect(all).toBe(ALL);
  return [1, 2, 3].map((each) => ways.get(each));
}

const size = ({ player, banker }: { player: readonly unknown[]; banker: readonly unknown[] }) =>
  player.length + banker.length;

test('banker, player and tie come as often as is published for eight decks', () => {
  const winner = ({ player, banker }: Lines): number => {
    const lead = lastDigitOf(player) - lastDigitOf(banker);
    return lead < 0 ? 1 : lead > 0 ? 2 : 3;
  };
  expect(counted(winner)).toEqual([
    2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216,
  ]);
});

test('the rounds of four, five and six cards are all rounds', () => {
  const sizes = counted((lines) => size(lines) - 3);
  const plain = [4, 5, 6].map((each) => roundsWith(EIGHT_DECKS, (round) => size(round) === each));
  expect(sizes.map((ways) => BigInt(ways ?? 0))).toEqual(plain);
  expect(plain.reduce((sum, ways) => sum + ways, 0n)).toBe(BigInt(ALL));
});

test('fewer decks: a shoe of one deck', () => {
  const lines: Lines = { player: [], banker: [] };
  const { ways, all } = countLines(lines, () => 1, { decks: 1, suits: 'all-alike' });
  expect(all).toBe(52 * 51 * 50 * 49 * 48 * 47);
  expect(ways.get(1)).toBe(all);
});

describe('where suits matter', () => {
  test('ties of four cards of one suit are four times those of the cards of one suit', () => {
    const suited = ({ player, banker }: Lines): number => {
      const cards = [...player, ...banker];
      const isSuited = cards.every((card) => suitOf(card) === suitOf(cards[0] as Card));
      const isTie = lastDigitOf(player) === lastDigitOf(banker);
      return cards.length === 4 && isSuited && isTie ? 1 : 0;
    };
    const isPlainTie = (round: CountedRound): boolean =>
      size(round) === 4 && totalOf(round.player) === totalOf(round.banker);
    expect(BigInt(counted(suited)[0] ?? 0)).toBe(4n * roundsWith(ONE_SUIT, isPlainTie));
  });

  test('six faces of one colour are two times 48 faces, six of them in order', () => {
    const faces = ({ player, banker }: Lines): number => {
      const cards = [...player, ...banker];
      const areFaces = cards.every((card) => 'JQK'.includes(rankOf(card)));
      const isColored = cards.every((card) => colorOf(card) === colorOf(cards[0] as Card));
      return areFaces && isColored && cards.length === 6 ? 1 : 0;
    };
    expect(counted(faces, 'by-color')[0]).toBe(2 * 48 * 47 * 46 * 45 * 44 * 43);
  });
});
