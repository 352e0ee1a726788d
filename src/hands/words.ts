const SINGULAR = [
  'deuce',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const;

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

/** "ace", "six"; the index is a rank index, 0 for a deuce. */
export const rankWord = (rank: number): string => SINGULAR[rank] as string;

/** "aces", "sixes". */
const ranksWord = (rank: number): string => (rank === 4 ? 'sixes' : `${rankWord(rank)}s`);

/** "three aces". */
export const countedRanks = (count: number, rank: number): string =>
  `${COUNT_WORDS[count] as string} ${count === 1 ? rankWord(rank) : ranksWord(rank)}`;

/** How a dealer would call a hand of the usual poker categories. `ranks` are the ranks that
 * decide it, the most important first. */
export function pokerHandName(category: string, ranks: readonly number[]): string {
  const first = ranks[0] as number;
  const second = ranks[1] as number;
  switch (category) {
    case 'royal-flush':
      return 'royal flush';
    case 'straight-flush':
      return `${rankWord(first)}-high straight flush`;
    case 'five-of-a-kind':
      return countedRanks(5, first);
    case 'four-of-a-kind':
      return countedRanks(4, first);
    case 'full-house':
      return `${ranksWord(first)} full of ${ranksWord(second)}`;
    case 'flush':
      return `${rankWord(first)}-high flush`;
    case 'straight':
      return `${rankWord(first)}-high straight`;
    case 'three-of-a-kind':
      return countedRanks(3, first);
    case 'two-pair':
      return `${ranksWord(first)} and ${ranksWord(second)}`;
    case 'pair':
      return `pair of ${ranksWord(first)}`;
    default:
      return `${rankWord(first)} high`;
  }
}
