// A board on which verified hands are written during a posted period: the highest hand of the hour, or
// points that add up. The sheet says how much a hand counts, what can be read there and who is paid
// when the period is over.
import type { Deal, DealtSeat } from '#games';
import { categoryOfStrength, describeFiveCard, FIVE_CARD_CATEGORIES } from '#hands';
import type { Cents } from '#money';
import type { InCode } from './in-code.ts';
import { kindOf, type Named } from './named.ts';
import type { Posted } from './posted.ts';
import type { Chosen } from './value.ts';
import type { Winning } from './winning.ts';

/** A hand that was verified, and the row of the sheet that it has met. */
interface BoardHand {
  readonly row: string;
  /** Points or tickets of the row. */
  readonly count?: number;
  readonly deal: Deal;
  readonly seat: DealtSeat;
}

export interface BoardLine {
  /** The same for every line of one person. */
  readonly player: string;
  /** How much it counts: a strength that compares with those of other games, or points. */
  readonly score: number;
}

export type BoardPrize = Winning<{ readonly player: string; readonly amount: Cents }>;

type ScoreOf = (hand: BoardHand) => number | undefined;
export const scoreRules = kindOf<'score', ScoreOf>('score');

/** The points of the row. */
export const POINTS_OF_ROW = scoreRules.define('points-of-row', ({ count }) => count);

export interface BoardRule extends InCode {
  readonly title: string;
  readonly clause: string;
  /** Under which choices of the sheet there is one; under all where it is left out. */
  readonly in?: Chosen;
  readonly counts: 'hands' | 'points';
  /** A period is one run of the posted hours, or all of the posted dates. */
  readonly period: 'hours' | 'dates';
  /** How much a hand counts; nothing where it is not written down. */
  readonly score: Named<'score', ScoreOf>;
  /** What can be read on the board, best first: one line for each person where points add up. */
  shown<Line extends BoardLine>(lines: readonly Line[]): readonly Line[];
  prizes(lines: readonly BoardLine[], posted: Posted): readonly BoardPrize[];
}

/** A strength in the words that a board has: "aces full of kings". */
export const strengthWords = (strength: number): string =>
  categoryOfStrength(strength) < FIVE_CARD_CATEGORIES.length
    ? describeFiveCard(strength).name
    : 'five of a kind';
