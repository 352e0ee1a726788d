// The poker rankings as rules that a person can name.
import { type Card, checkHeldBy, decksOf, MEXICAN_DECK, makeCard, STANDARD_DECK } from '#cards';
import { err, ok, type Result } from '#result';
import { rankFiveCard } from './five-card.ts';
import { rankFourCard } from './four-card.ts';
import type { HandRule, RankedHand, RuleAnswer } from './hand.ts';
import { type HoleUse, isPocketPair, rankHolding } from './hole-cards.ts';
import {
  rankAceToFive,
  rankAceToFiveUnsuited,
  rankDeuceToSeven,
  rankEightOrBetter,
} from './low.ts';
import { rankMexican } from './mexican.ts';
import {
  ACE_TO_FIVE_OF_FIVE,
  DEUCE_TO_SEVEN_OF_FIVE,
  EIGHT_OR_BETTER_OF_FIVE,
  FIVE_OF_FIVE,
  FIVE_OF_SEVEN,
  FIVE_OF_SIX,
  FOUR_OF_FIVE,
  FOUR_OF_FOUR,
  FOUR_OF_SEVEN,
  FOUR_OF_SIX,
  MEXICAN_OF_FIVE,
  THREE_OF_THREE,
} from './poker-frequencies.ts';
import { answerOf, rankingText, readCards } from './read.ts';
import { rankThreeCard } from './three-card.ts';

const SEVERAL_DECKS = decksOf(8);
const HOLE_AND_BOARD = ['hole', 'board'];
const FIVE_TO_SEVEN = { deck: STANDARD_DECK, least: 5, most: 7 };
const BOARD = { deck: STANDARD_DECK, least: 3, most: 5, path: 'board' };

interface HoleCount {
  readonly least: number;
  readonly most: number;
}

/** Hole and board cards, with `/` between them; without it the last five cards are the board. */
function readHolding(
  text: string,
  { least, most }: HoleCount,
): Result<{ hole: Card[]; board: Card[] }> {
  const [holeText = '', boardText, ...others] = text.split('/');
  if (others.length > 0) return err([{ path: 'cards', message: 'one / parts hole and board' }]);
  if (boardText === undefined) {
    const all = readCards(text, { deck: STANDARD_DECK, least: least + 5, most: most + 5 });
    return all.ok ? ok({ hole: all.value.slice(0, -5), board: all.value.slice(-5) }) : all;
  }
  const hole = readCards(holeText, { deck: STANDARD_DECK, least, most, path: 'hole' });
  const board = readCards(boardText, BOARD);
  if (!hole.ok || !board.ok) {
    return err([...(hole.ok ? [] : hole.error), ...(board.ok ? [] : board.error)]);
  }
  const twice = checkHeldBy(STANDARD_DECK, [...hole.value, ...board.value]);
  return twice.length > 0 ? err(twice) : ok({ hole: hole.value, board: board.value });
}

const rankingHolding =
  (count: HoleCount, use: HoleUse, rank: (five: readonly Card[]) => RankedHand) =>
  (text: string): Result<RuleAnswer> => {
    const holding = readHolding(text, count);
    if (!holding.ok) return holding;
    const { hole, board } = holding.value;
    const best = rankHolding(holding.value, use, rank);
    if (best === null) {
      return err([{ path: 'board', message: 'the hole and board cards do not make five' }]);
    }
    // A hand that does not qualify for low uses no cards at all.
    const holeUsed = best.best.length === 0 ? [] : best.holeUsed;
    const more = { holeUsed: holeUsed.map(makeCard), pocketPair: isPocketPair(holeUsed) };
    return ok(answerOf([...hole, ...board], best, more));
  };

export const POKER_RULES: readonly HandRule[] = [
  {
    id: 'four-card',
    deck: STANDARD_DECK,
    title: 'Four-card poker, best four of four to seven',
    ranking:
      'Four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card. ' +
      'The ace is high, or low in A-2-3-4 only. Made ranks break ties before kickers. South Dakota ' +
      '20:18:16:15.10 and Massachusetts Crazy 4 Poker s.5.',
    reads: '4 to 7 cards',
    example: 'As Ad Ah Kc 2d',
    frequencies: [FOUR_OF_FOUR, FOUR_OF_FIVE, FOUR_OF_SIX, FOUR_OF_SEVEN],
    rank: rankingText({ deck: STANDARD_DECK, least: 4, most: 7 }, rankFourCard),
  },
  {
    id: 'five-card',
    deck: STANDARD_DECK,
    title: 'Five-card high, best five of five to seven',
    ranking:
      'The common order, the royal flush apart from the other straight flushes: royal flush, straight ' +
      'flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high ' +
      'card. Massachusetts Crazy 4 Poker s.5 and, for PMG tables, South Dakota.',
    reads: '5 to 7 cards',
    example: 'As Ks Qs Js Ts 2d 2c',
    frequencies: [FIVE_OF_FIVE, FIVE_OF_SIX, FIVE_OF_SEVEN],
    rank: rankingText(FIVE_TO_SEVEN, rankFiveCard),
  },
  {
    id: 'three-card',
    deck: STANDARD_DECK,
    title: 'Three-card poker',
    ranking:
      'Suited A-K-Q (a royal flush), straight flush, three of a kind, straight, flush, pair, high ' +
      'card. A-2-3 is the lowest straight. The published rules of Three Card Poker.',
    reads: '3 cards',
    example: 'Qs Ks As',
    frequencies: [THREE_OF_THREE],
    rank: rankingText({ deck: STANDARD_DECK, least: 3, most: 3 }, rankThreeCard),
  },
  {
    id: 'pokara',
    deck: SEVERAL_DECKS,
    title: 'Pokara, three cards of several decks',
    ranking:
      'As three-card poker, with the trip flush (three of a kind of one suit, which several decks ' +
      'allow) above the royal flush, as the Hawaiian Gardens charts list them.',
    reads: '3 cards of up to 8 decks',
    example: 'Ah Ah Ah',
    frequencies: [],
    rank: rankingText({ deck: SEVERAL_DECKS, least: 3, most: 3 }, rankThreeCard),
  },
  {
    id: 'hold-em',
    deck: STANDARD_DECK,
    parts: HOLE_AND_BOARD,
    title: "Hold'em, any five of hole and board",
    ranking: 'Five-card high over two hole cards and the board; any five may play.',
    reads: '2 hole / 3 to 5 board cards',
    example: 'As Ad / Ac Kd Kh 2c 3d',
    frequencies: [FIVE_OF_SEVEN],
    rank: rankingHolding({ least: 2, most: 2 }, 'any', rankFiveCard),
  },
  {
    id: 'one-hole-card',
    deck: STANDARD_DECK,
    parts: HOLE_AND_BOARD,
    title: 'At least one hole card plays',
    ranking: 'Five-card high, the best hand in which one hole card or more plays.',
    reads: '2 to 5 hole / 3 to 5 board cards',
    example: 'As 2d / Ac Ad Kh Kc Ks',
    frequencies: [],
    rank: rankingHolding({ least: 2, most: 5 }, 'at-least-one', rankFiveCard),
  },
  {
    id: 'two-hole-cards',
    deck: STANDARD_DECK,
    parts: HOLE_AND_BOARD,
    title: 'Exactly two hole cards play',
    ranking:
      'Five-card high, the best hand of exactly two hole cards and three of the board (or of the up ' +
      'cards in stud), as the bonus and bad-beat sheets ask; says whether the two are a pocket pair.',
    reads: '2 to 5 hole / 3 to 5 board cards',
    example: '7s 7c / 7h 7d 2c As Kd',
    frequencies: [],
    rank: rankingHolding({ least: 2, most: 5 }, 'exactly-two', rankFiveCard),
  },
  {
    id: 'omaha',
    deck: STANDARD_DECK,
    parts: HOLE_AND_BOARD,
    title: 'Omaha high',
    ranking: 'Five-card high of exactly two of four or five hole cards and three of the board.',
    reads: '4 or 5 hole / 3 to 5 board cards',
    example: 'As Ad Kh Kd / Ac Ah 2d 3c 4s',
    frequencies: [],
    rank: rankingHolding({ least: 4, most: 5 }, 'exactly-two', rankFiveCard),
  },
  {
    id: 'omaha-eight-or-better',
    deck: STANDARD_DECK,
    parts: HOLE_AND_BOARD,
    title: 'Omaha low, eight or better',
    ranking:
      'The best low of five different ranks up to the eight, the ace low, of exactly two hole cards ' +
      'and three of the board.',
    reads: '4 or 5 hole / 3 to 5 board cards',
    example: 'As 2d Kh Kd / 3c 4h 8d Qc Js',
    frequencies: [],
    rank: rankingHolding({ least: 4, most: 5 }, 'exactly-two', rankEightOrBetter),
  },
  {
    id: 'ace-to-five',
    deck: STANDARD_DECK,
    title: 'Ace-to-five low (California lowball, razz)',
    ranking:
      'The lowest hand wins, the ace low; straights and flushes do not count. 5-4-3-2-A is best. The ' +
      'greater strength is the lower hand.',
    reads: '5 to 7 cards',
    example: '5h 4d 3c 2s As',
    frequencies: [ACE_TO_FIVE_OF_FIVE],
    rank: rankingText(FIVE_TO_SEVEN, rankAceToFive),
  },
  {
    id: 'ace-to-five-unsuited',
    deck: STANDARD_DECK,
    title: 'Ace-to-five low, not all of one suit',
    ranking: 'As ace-to-five, but five cards of one suit rank below every other hand.',
    reads: '5 to 7 cards',
    example: '5h 4h 3h 2h Ah 6c',
    frequencies: [],
    rank: rankingText(FIVE_TO_SEVEN, rankAceToFiveUnsuited),
  },
  {
    id: 'deuce-to-seven',
    deck: STANDARD_DECK,
    title: 'Deuce-to-seven low (Kansas City lowball)',
    ranking:
      'The lowest hand of the common order wins: the ace is high, straights and flushes count. ' +
      '7-5-4-3-2 of mixed suits is best. The greater strength is the lower hand.',
    reads: '5 to 7 cards',
    example: '7h 5d 4c 3s 2s',
    frequencies: [DEUCE_TO_SEVEN_OF_FIVE],
    rank: rankingText(FIVE_TO_SEVEN, rankDeuceToSeven),
  },
  {
    id: 'eight-or-better',
    deck: STANDARD_DECK,
    title: 'Eight-or-better low',
    ranking: 'An ace-to-five low of five different ranks, none above the eight; else no low.',
    reads: '5 to 7 cards',
    example: '8h 7d 4c 3s As Kd Kc',
    frequencies: [EIGHT_OR_BETTER_OF_FIVE],
    rank: rankingText(FIVE_TO_SEVEN, rankEightOrBetter),
  },
  {
    id: 'mexican',
    deck: MEXICAN_DECK,
    title: 'Mexican poker, the joker dealt face down',
    ranking:
      'No 8, 9 or ten; seven and jack are neighbors; a flush beats a full house. The joker is wild; ' +
      'five of a kind is best (reading). As California card rooms publish the game.',
    reads: '5 cards of 41',
    example: '7h Jd Qc Ks XX',
    frequencies: [MEXICAN_OF_FIVE],
    rank: rankingText({ deck: MEXICAN_DECK, least: 5, most: 5 }, (cards) =>
      rankMexican(cards, 'face-down'),
    ),
  },
  {
    id: 'mexican-joker-up',
    deck: MEXICAN_DECK,
    title: 'Mexican poker, the joker dealt face up',
    ranking: 'As mexican, but the joker is an ace, or completes a straight or a flush, only.',
    reads: '5 cards of 41',
    example: '7h 7d Qc Ks XX',
    frequencies: [],
    rank: rankingText({ deck: MEXICAN_DECK, least: 5, most: 5 }, (cards) =>
      rankMexican(cards, 'face-up'),
    ),
  },
];
