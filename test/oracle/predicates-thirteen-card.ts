// The qualifying hands of thirteen-card poker again, slowly: cards are texts, rows lists of numbers
// (the hand type first, 8 for a straight flush, then ranks from 2 to 14).
import { compareValues, isFoul, rowValue, strongestFive } from './thirteen-card.ts';

export interface SlowRows {
  readonly front: string[];
  readonly middle: string[];
  readonly back: string[];
}

const allOf = ({ front, middle, back }: SlowRows): string[] => [...front, ...middle, ...back];
const isLegal = ({ front, middle, back }: SlowRows): boolean => !isFoul(front, middle, back);
const typeOf = (row: string[]): number => rowValue(row)[0] as number;

export const slowBackStraightFlush = (rows: SlowRows, top: number): boolean =>
  isLegal(rows) && compareValues(rowValue(rows.back), [8, top]) >= 0;

export const slowCouldSetStraightFlush = (rows: SlowRows, top: number): boolean =>
  compareValues(strongestFive(allOf(rows)), [8, top]) >= 0;

export const slowDragon = (rows: SlowRows): boolean =>
  [...'23456789TJQKA'].every((rank) => allOf(rows).some((card) => card.startsWith(rank)));

export const slowOneColor = (rows: SlowRows): boolean =>
  ['dh', 'cs'].some((color) => allOf(rows).every((card) => color.includes(card.slice(1))));

export const slowDeuceToEight = (rows: SlowRows): boolean =>
  allOf(rows).every((card) => /^[2-8]/.test(card));

type Named = 'exactly' | 'at-least';

const isPairRow = (row: string[], named: Named): boolean =>
  named === 'exactly' ? typeOf(row) === 1 : typeOf(row) >= 1;

export const slowPairThreeFlush = (rows: SlowRows, named: Named): boolean =>
  isLegal(rows) &&
  isPairRow(rows.front, named) &&
  typeOf(rows.middle) >= 3 &&
  typeOf(rows.back) === 8;

export function slowPairThreeAcesFull(rows: SlowRows, named: Named): boolean {
  const [type, rank] = rowValue(rows.back) as [number, number];
  const isAcesFull = type === 6 && rank === 14;
  const isBack = named === 'exactly' ? isAcesFull : isAcesFull || type > 6;
  return isLegal(rows) && isPairRow(rows.front, named) && typeOf(rows.middle) >= 3 && isBack;
}

export const slowPairPairFlush = (rows: SlowRows, named: Named): boolean =>
  isLegal(rows) &&
  isPairRow(rows.front, named) &&
  isPairRow(rows.middle, named) &&
  typeOf(rows.back) === 8;

/** Units as the Palomar Card Club lists them, one more for each row. */
const FRONT_UNITS = [1, 1, 1, 4];
const MIDDLE_UNITS = [1, 1, 1, 1, 1, 1, 3, 9, 11];
const BACK_UNITS = [1, 1, 1, 1, 1, 1, 1, 5, 6];

/** The most points of all opponents from whom all three rows are won. */
export function slowHomeRun(mine: SlowRows, others: readonly SlowRows[]): number {
  if (!isLegal(mine)) return 0;
  const points =
    (FRONT_UNITS[typeOf(mine.front)] as number) +
    (MIDDLE_UNITS[typeOf(mine.middle)] as number) +
    (BACK_UNITS[typeOf(mine.back)] as number);
  const beats = (row: keyof SlowRows, theirs: SlowRows): boolean =>
    compareValues(rowValue(mine[row]), rowValue(theirs[row])) > 0;
  const isSwept = (theirs: SlowRows): boolean =>
    !isLegal(theirs) || (['front', 'middle', 'back'] as const).every((row) => beats(row, theirs));
  return others.some(isSwept) ? points : 0;
}
