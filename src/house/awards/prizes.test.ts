import { describe, expect, test } from 'vitest';
import { usd, ZERO } from '#money';
import { given, sure } from '#result';
import { parseMoment } from '#rules';
import type { LogRecord } from '../events.ts';
import { type Floor, openedFloor, RULEBOOK } from '../fixtures/floor.fixture.ts';
import { post } from '../fixtures/jackpot.fixture.ts';
import { knownFund } from '../funds/funds.ts';
import { Refused } from '../kit/ask.ts';
import { evolveRecord } from '../machine.ts';
import { type PrizeToAward, prizesWon } from './prizes.ts';

const HI_LO = 'saratoga-hi-lo-progressive';

/** A room with the game of Hi Lo, whose progressive stands at $1,000, and a player in it. */
function hiLoRoom(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, HI_LO, { as: 'hi-lo' });
  for (const patron of ['ann', 'bob']) floor.do('dee', 'enrol-patron', { patron });
  return floor;
}

function won(
  floor: Floor,
  prizes: readonly PrizeToAward[],
  signedBy: readonly string[] = ['flo', 'max'],
) {
  const at = sure(parseMoment(floor.at, 'at'));
  const fund = knownFund(floor.house, 'hi-lo', RULEBOOK);
  const of = { what: 'show', id: 'game-1' } as const;
  return prizesWon({ house: floor.house, at }, fund, { award: 'a1', of, prizes, signedBy });
}

/** What was won, as the house has it from then on. */
function award(floor: Floor, prizes: readonly PrizeToAward[]): void {
  const at = sure(parseMoment(floor.at, 'at'));
  const events = JSON.parse(JSON.stringify([won(floor, prizes)])) as LogRecord['events'];
  const seq = floor.log.length + 1;
  const facts = { seq, id: 'a1', input: '', at: floor.at, by: 'max', command: 'award-show' };
  const record = given({ ...facts, events });
  floor.log.push(record);
  evolveRecord(floor.house, record, at);
}

const progressive: PrizeToAward = { row: 'seven-correct', patron: 'ann', because: 'seven right' };
const cash: PrizeToAward = {
  row: 'five-correct',
  patron: 'bob',
  amount: usd('350'),
  because: 'five',
};

describe('prizes that no deal decides', () => {
  test('a meter gives all of it and is brought back by whoever pays for the promotion', () => {
    const floor = hiLoRoom();
    floor.do('flo', 'count-attempt', { offering: 'hi-lo' });
    expect(floor.balance('fund/hi-lo/meter/progressive')).toBe('1500.00');
    award(floor, [progressive, cash]);
    expect(floor.balance('fund/hi-lo/meter/progressive')).toBe('1000.00');
    expect(floor.balance('fund/hi-lo/payable')).toBe('1850.00');
    // The seed, the step of an attempt, the reseed and the cash of the other prize.
    expect(floor.balance('house/promotional-costs')).toBe('2850.00');
    const [ann, bob] = [...floor.house.claims.values()];
    expect(ann).toMatchObject({ id: 'a1:1', patron: 'ann', amount: 150_000n, slip: 1 });
    expect(bob).toMatchObject({ id: 'a1:2', patron: 'bob', amount: 35_000n, table: 'desk' });
  });

  test('it can be fetched for as many days as the sheet gives; the minutes were those of the call', () => {
    const floor = hiLoRoom();
    const [claim] = won(floor, [cash]).claims;
    expect(claim?.expires).toBe(Date.parse('2026-12-16T10:00:00-08:00'));
  });

  test('a prize that needs a signature is refused without it', () => {
    const floor = hiLoRoom();
    const large = { ...cash, amount: usd('5000') };
    expect(() => won(floor, [large], ['flo', 'fred'])).toThrow(Refused);
    expect(won(floor, [large], ['flo', 'max']).claims[0]?.amount).toBe('5000.00');
    expect(won(floor, [{ ...cash, amount: usd('4999.99') }], ['flo']).claims).toHaveLength(1);
  });

  test('a row that the sheet does not have is a mistake of ours', () => {
    expect(() => won(hiLoRoom(), [{ ...cash, row: 'the-moon' }])).toThrow('has no row the-moon');
  });

  test('taken back, every cent is where it was', () => {
    const floor = hiLoRoom();
    const before = new Map(floor.house.book);
    award(floor, [progressive, cash]);
    floor.both({ type: 'void-award', call: 'a1', reason: 'a marked deck' });
    const after = [...floor.house.book].filter(([, amount]) => amount !== ZERO);
    expect(new Map(after)).toEqual(before);
    expect(floor.house.wins.size).toBe(0);
    expect([...floor.house.claims.values()].every(({ status }) => status === 'voided')).toBe(true);
  });

  test('a thing is charged to the fund, and handed over by the cage to a winner who shows an ID', () => {
    const floor = hiLoRoom();
    const words = 'a cap';
    const cap = { row: 'no-correct', worth: usd('12'), patron: 'ann', words, because: 'none' };
    const event = won(floor, [cap]);
    award(floor, [cap]);
    expect(event.claims).toMatchObject([{ table: 'desk', seat: 0, amount: '12.00' }]);
    expect(event.granted).toEqual([]);
    expect(floor.balance('fund/hi-lo/payable')).toBe('12.00');
    const claim = event.claims[0]?.id as string;
    expect(floor.house.claims.get(claim)).toMatchObject({
      thing: { words },
      status: 'open',
    });
    const paid = { claim, patron: 'ann', from: 'cage' };
    expect(floor.refused('cora', 'pay-claim', paid)).toBe('identity-needed');
    floor.do('cora', 'check-identity', {
      claim,
      patron: 'ann',
      documents: ['passport'],
      isValid: true,
      isOfAge: true,
      nameMatches: true,
      hasTaxNumber: false,
    });
    expect(floor.refused('cora', 'pay-claim', { ...paid, from: 'cheque' })).toBe('not-as-posted');
    const handed = ['payment', 'fund/hi-lo/payable', 'house/prizes-in-kind', '12.00'];
    expect(floor.do('cora', 'pay-claim', paid)).toMatchObject([{ as: words, moves: [handed] }]);
    expect(floor.refused('cora', 'pay-claim', paid)).toBe('claim-closed');
  });

  test('a thing that nobody fetches expires, and no money moves', () => {
    const floor = hiLoRoom();
    award(floor, [{ row: 'no-correct', words: 'a cap', because: 'none' }]);
    const lost = floor.tick('2026-12-16T10:00:00-08:00');
    expect(lost.filter(({ type }) => type === 'claim-expired')).toMatchObject([{ moves: [] }]);
  });
});
