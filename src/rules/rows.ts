// Short words for the rows of a chart.

import { type Ratio, ratio } from '#money';
import { given } from '#result';
import type { Designated } from './posted.ts';
import { ofBank } from './predicates/held-cards.ts';
import type { Beaten, Condition, Prize } from './row.ts';
import type { Share } from './share.ts';
import type { HandTest, TableTest } from './tests.ts';
import type { Amount, Count } from './value.ts';

export const WHOLE: Ratio = ratio('100%');

export const hand = (test: HandTest): Condition => ({ of: 'hand', test });

export const table = (test: TableTest): Condition => ({ of: 'table', test });

export const dealerHand = (test: HandTest): Condition => ({
  of: 'dealer-hand',
  test: ofBank(test),
});

export const beaten = (rule: Omit<Beaten, 'of'>): Condition => ({ of: 'beaten', ...rule });

export const event = (words: string): Condition => ({ of: 'event', words });

export const ofMeter = (percent: string, meter?: string): Prize =>
  given({
    pays: 'meter',
    part: ratio(percent),
    meter,
  });

/** A posted value by its name, or an amount that the sheet fixes; and its form where rows differ. */
export const fixed = (amount: Amount, paidIn?: Designated<string>): Prize =>
  given({ pays: 'dollars', amount, paidIn });

export const tickets = (count: Count): Prize => ({ pays: 'tickets', count });
export const points = (count: Count): Prize => ({ pays: 'points', count });

export const toHolder: readonly Share[] = [
  { share: 'hand', to: 'holder', part: WHOLE, divided: 'each' },
];

/** One prize, divided evenly among all players whose cards they are. */
export const sharedByHolders: readonly Share[] = [
  { share: 'table', to: 'holder', part: WHOLE, divided: 'evenly' },
];

/** Losing hand, winning hand and the rest of the table, in percent. */
export const beatShares = (
  [losing, winning, others]: readonly [string, string, string],
  clause: string,
): readonly Share[] => [
  { share: 'losing-hand', to: 'losing', part: ratio(losing), divided: 'evenly', clause },
  { share: 'winning-hand', to: 'winning', part: ratio(winning), divided: 'evenly', clause },
  { share: 'table', to: 'others', part: ratio(others), divided: 'evenly', clause },
];
