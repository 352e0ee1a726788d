// Tests that tell hours of the day before change what the house knows besides its log. What the log
// brings about must not depend on it, or such a test would say nothing of a house that starts again.
import { expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { openedFloor } from '../../fixtures/floor.fixture.ts';
import { post } from '../../fixtures/jackpot.fixture.ts';
import { evolveRecord } from '../../machine.ts';
import { type House, newHouse } from '../../state.ts';
import { asOfYesterday, join, PERIOD, REWARDS, scansAt } from './club.fixture.ts';

/** Everything, except since when cards are held, and what was played at the tables before. */
const othersOf = ({ club: { cards: _, ...club }, tables, ...house }: House) => ({
  ...house,
  club,
  tables: [...tables].map(([name, { past: __, ...table }]) => [name, table]),
});

test('a log that was written as of yesterday gives the same house to whoever only reads it', () => {
  const floor = openedFloor({ game: 'texas-holdem' });
  post(floor, REWARDS, { as: 'rewards', more: PERIOD });
  const card = join(floor, 'pat');
  const scans = { batch: 'first', scans: scansAt(card, ['07', '08']) };
  asOfYesterday(floor.house);
  floor.do('flo', 'upload-scans', scans);
  const again = newHouse();
  for (const record of floor.log) evolveRecord(again, record, sure(parseMoment(record.at, 'at')));
  expect(again.club.credits.get('rewards')?.get('pat')?.earned).toBe(2);
  expect(othersOf(again)).toEqual(othersOf(floor.house));
});
