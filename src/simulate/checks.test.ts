// The checks of the simulator find what is wrong: each is shown a house or a count with one fault.
import { describe, expect, test } from 'vitest';
import { type Cents, subtract, usd } from '#money';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { openedFloor } from '../house/fixtures/floor.fixture.ts';
import { post } from '../house/fixtures/jackpot.fixture.ts';
import { checkAll, checkNothingDue } from './checks.ts';
import { countRecord } from './count.ts';
import { newTally, type TalliedClaim, type TalliedOffering } from './tally.ts';

/** A house with a jackpot and a round that is being played, and its count. */
function counted() {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, 'hgc-blazing-sevens');
  floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [1, 2] }] });
  const tally = newTally();
  for (const record of floor.log) {
    countRecord(tally, record, sure(parseMoment(record.at, 'at')).instant);
  }
  return { house: floor.house, tally };
}

test('a house that is as its count has it passes', () => {
  const { house, tally } = counted();
  expect(() => checkAll(house, tally)).not.toThrow();
});

describe('what is found', () => {
  test('a meter that stands above its cap', () => {
    const { house, tally } = counted();
    const { caps } = tally.offerings.get('jackpot') as TalliedOffering;
    const stands = tally.accounts.get('fund/jackpot/meter/progressive') as Cents;
    caps.set('progressive', stands);
    expect(() => checkAll(house, tally)).not.toThrow();
    caps.set('progressive', subtract(stands, usd('0.01')));
    expect(() => checkAll(house, tally)).toThrow(`above ${subtract(stands, usd('0.01'))}`);
  });

  test('a claim that is still open when its time is up, to the millisecond', () => {
    const claimUntil = (expires: number | undefined) => ({
      ...newTally(),
      openClaims: new Map([['claim', { expires } as TalliedClaim]]),
    });
    expect(() => checkNothingDue(claimUntil(1_000), 999)).not.toThrow();
    expect(() => checkNothingDue(claimUntil(1_000), 1_000)).toThrow('claim should have expired');
    expect(() => checkNothingDue(claimUntil(undefined), 1_000)).not.toThrow();
  });
});
