// The guessing game of Hi Lo: one card lies open, the player says whether the next is higher or
// lower. Cards come from outside, one flip at a time, and so does what the progressive stands at.
import { type Card, rankIndexOf } from '#cards';
import { type Cents, usd } from '#money';

export type HiLoPrize =
  | { readonly pays: 'free-play' | 'cash'; readonly amount: Cents }
  | { readonly pays: 'progressive' };

const freePlay = (amount: string): HiLoPrize => ({ pays: 'free-play', amount: usd(amount) });
const cash = (amount: string): HiLoPrize => ({ pays: 'cash', amount: usd(amount) });

/** By the number of correct guesses. */
export const HI_LO_PRIZES: readonly HiLoPrize[] = [
  freePlay('50'),
  freePlay('100'),
  freePlay('150'),
  freePlay('200'),
  freePlay('250'),
  cash('350'),
  cash('500'),
  { pays: 'progressive' },
];

/** The prize after a wrong guess. */
export const MISSED_PRIZE = freePlay('100');

const TOP = HI_LO_PRIZES.length - 1;

/** A wrong guess on the way to the first two levels can be free. */
const FREE_MISS_BELOW = 2;

/** The two points on which the rules can be read in two ways. */
export interface HiLoSettings {
  /** The prize of a player without a correct guess when a wrong one ends the game. */
  readonly missWithNone: '50-free-play' | '100-free-play';
  readonly freeMisses: 'one' | 'one-a-level';
}

interface OnTheTable {
  readonly shown: Card;
  readonly correct: number;
  readonly hasFreeMiss: boolean;
}

/** The player may guess or quit. */
type Choosing = OnTheTable & { readonly state: 'choosing' };
/** A guess was made, and the next card is to be flipped. */
type Flipping = OnTheTable & { readonly state: 'flipping'; readonly guess: Guess };
interface Over {
  readonly state: 'over';
  readonly ended: 'progressive' | 'quit' | 'missed';
  readonly correct: number;
  readonly prize: HiLoPrize;
}
export type HiLoGame = Choosing | Flipping | Over;

export type Guess = 'higher' | 'lower';

/** The top card of the shuffled and cut deck is turned over. */
export const start = (shown: Card): Choosing => ({
  state: 'choosing',
  shown,
  correct: 0,
  hasFreeMiss: true,
});

export const guess = (game: Choosing, guessed: Guess): Flipping => ({
  ...game,
  state: 'flipping',
  guess: guessed,
});

export const quit = ({ correct }: Choosing): Over => over('quit', correct);

const over = (ended: Over['ended'], correct: number, prize?: HiLoPrize): Over => ({
  state: 'over',
  ended,
  correct,
  prize: prize ?? (HI_LO_PRIZES[correct] as HiLoPrize),
});

/** The next card is turned over. One of the same rank does not count: the guess stands and another
 * card is flipped. Otherwise the new card is the one to compare with from now on. */
export function flip(game: Flipping, card: Card, settings: HiLoSettings): HiLoGame {
  const step = rankIndexOf(card) - rankIndexOf(game.shown);
  if (step === 0) return { ...game, shown: card };
  const isCorrect = step > 0 === (game.guess === 'higher');
  return isCorrect ? afterCorrect(game, card, settings) : afterMiss(game, card, settings);
}

function afterCorrect(game: Flipping, shown: Card, { freeMisses }: HiLoSettings): HiLoGame {
  const correct = game.correct + 1;
  if (correct === TOP) return over('progressive', correct);
  const hasFreeMiss = freeMisses === 'one-a-level' || game.hasFreeMiss;
  return { state: 'choosing', shown, correct, hasFreeMiss };
}

function afterMiss(game: Flipping, shown: Card, { missWithNone }: HiLoSettings): HiLoGame {
  const { correct, hasFreeMiss } = game;
  if (hasFreeMiss && correct < FREE_MISS_BELOW) {
    return { state: 'choosing', shown, correct, hasFreeMiss: false };
  }
  const isKept = correct === 0 && missWithNone === '50-free-play';
  return over('missed', correct, isKept ? HI_LO_PRIZES[0] : MISSED_PRIZE);
}

// biome-ignore format: read as a block
const LEVEL_ROWS = [
  'no-correct', 'one-correct', 'two-correct', 'three-correct', 'four-correct', 'five-correct',
  'six-correct', 'seven-correct',
];

/** The row of so many correct guesses. */
export const levelRowOf = (correct: number): string => LEVEL_ROWS[correct] as string;

/** The row that a game has come to. */
export const hiLoRowOf = ({ ended, correct, prize }: Over): string =>
  ended === 'missed' && prize === MISSED_PRIZE ? 'missed' : levelRowOf(correct);

// The progressive.

export const PROGRESSIVE_START = usd('1000');
export const PROGRESSIVE_STEP = usd('500');

const FIRST_HOUR = 14;

/** The hours in which a winner is selected, each by the time at which it begins. */
export const drawingHours = (drawings: 'nine' | 'ten'): readonly string[] =>
  Array.from({ length: drawings === 'nine' ? 9 : 10 }, (_, index) => `${FIRST_HOUR + index}:00`);
