// How tests call cards when they say what they ask for.
import type { Rank, Suit } from '#cards';
import type { Designated } from '../posted.ts';
import { listed } from '../posting/words.ts';
import type { Likeness } from './held-cards.ts';

const RANK_WORDS: Readonly<Partial<Record<Rank, string>>> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

export const rankWords = (rank: Rank): string => RANK_WORDS[rank] ?? rank;

export const ranksWords = (ranks: readonly Rank[], word?: 'or'): string =>
  listed(
    ranks.map((rank) => `${rankWords(rank)}s`),
    word,
  );

const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  c: 'clubs',
  d: 'diamonds',
  h: 'hearts',
  s: 'spades',
};

export const suitWords = (suit: Designated<Suit>): string =>
  typeof suit === 'string' ? SUIT_WORDS[suit] : 'the posted suit';

/** Cards of this rank; "cards of the posted rank" where the house picks it. */
export const ofRankWords = (rank: Designated<Rank>): string =>
  typeof rank === 'string' ? `${rankWords(rank)}s` : 'cards of the posted rank';

/** What comes after the cards. */
export const LIKENESS_WORDS: Readonly<Record<Likeness, string>> = {
  any: '',
  'one-color': ' of one color',
  'one-suit': ' of one suit',
};

const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  'high-card': 'a high card',
  pair: 'a pair',
  'two-pair': 'two pair',
  straight: 'a straight',
  flush: 'a flush',
  'full-house': 'a full house',
  'straight-flush': 'a straight flush',
  'royal-flush': 'a royal flush',
  'gee-joon': 'gee joon',
};

/** A category of hands; those that are not here are called by their name: three of a kind. */
export const categoryWords = (category: string): string =>
  CATEGORY_WORDS[category] ?? category.replaceAll('-', ' ');
