// Tests asked of deals that stand under no sheet in particular.
import type { Deal, DealtSeat } from '#games';
import type { Posted } from '../posted.ts';
import { sheet } from '../sheet.fixture.ts';
import { type HandTest, holdsForHand, holdsForTable, type TableTest } from '../tests.ts';

const NOTHING_POSTED: Posted = {
  activity: sheet(),
  options: {},
  values: new Map(),
  settings: {},
  assumed: [],
};

export const handHolds = (test: HandTest): ((deal: Deal, seat: DealtSeat) => boolean) => {
  const holds = holdsForHand(test);
  return (deal, seat) => holds(deal, seat, NOTHING_POSTED);
};

export const tableHolds = (test: TableTest): ((deal: Deal) => boolean) => {
  const holds = holdsForTable(test);
  return (deal) => holds(deal, NOTHING_POSTED);
};
