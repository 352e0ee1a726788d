import { expect, test } from 'vitest';
import type { TableSetup, TableState } from '#games';
import {
  bet,
  CLOSE,
  NOON,
  opened,
  openingOf,
  PLAIN,
  START,
  shuffleByHand,
  sit,
  tableAfter,
} from '../../games/procedure/table.fixture.ts';
import { nextStep } from './dealer-steps.ts';

/** A wager on the hand bonus, and the system locked. */
function bonusBet(draws: NonNullable<TableSetup['draws']>): TableState {
  const offers = ['fiveCardHandBonusPlayer'];
  return tableAfter(
    opened({ ...PLAIN, offers, draws }),
    sit(1, 'Ann'),
    ...openingOf('red'),
    ...shuffleByHand('red'),
    START,
    bet(1, 'Ann', { ante: '10', superBonus: '10', fiveCardHandBonusPlayer: '5' }),
    CLOSE,
    { type: 'lock-side-wagers', accepted: [] },
  );
}
const saysNext = (table: TableState) => nextStep(table, [1], NOON)?.says;

test('s.11(f)(3): a house that has chosen neither draw goes on to the deal', () => {
  expect(saysNext(bonusBet([]))).toBe('deal-turn');
});

test('a lucky position alone is drawn once', () => {
  const table = bonusBet(['luckyBonus']);
  expect(saysNext(table)).toBe('draw-bonus');
  expect(saysNext(tableAfter(table, { type: 'draw-bonus', luckySeat: 1 }))).toBe('deal-turn');
});
