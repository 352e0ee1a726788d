import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, asCents, centsOf, dollarsOf, subtract, ZERO } from '#money';
import { type Floor, RULEBOOK } from '../../fixtures/floor.fixture.ts';
import { onlyEvent } from '../../fixtures/jackpot.fixture.ts';
import { tournamentFacts } from './facts.ts';
import {
  announce,
  bust,
  CHANCE,
  closePool,
  enter,
  players,
  STRUCTURE,
  start,
  tournamentFloor,
} from './room.fixture.ts';
import type { Tournament } from './state.ts';

const POOL = 'fund/poker/meter/pool';
const PAYABLE = 'fund/poker/payable';
const night = { tournament: 'night' };
const reason = 'the wrong one was named';

const regular = (bounties: 'none' | 'pool' | 'house') => ({
  options: { pool: 'regular', bounties },
  values: {
    guaranteed: undefined,
    charity: 'A tenth to the food bank',
    ...(bounties === 'none' ? { bounty: undefined } : { bounty: '50.01' }),
  },
});

const nightIn = ({ house }: Floor) => house.tournaments.get('night') as Tournament;

const openClaims = ({ house }: Floor) =>
  [...house.claims.values()]
    .filter(({ status }) => status === 'open')
    .map(({ patron, amount }) => `${patron} ${amount}`);

const awards = (floor: Floor): string =>
  onlyEvent(floor.do('max', 'award-tournament', night), 'tournament-awarded').award as string;

const takesBack = (floor: Floor, call: string) => floor.both({ type: 'void-award', call, reason });

describe('an award that is voided', () => {
  /** Six at one table, a bounty of $50.01 on the first to go: $600 less that are $549.99. */
  function over(): Floor {
    const floor = tournamentFloor(regular('pool'));
    announce(floor, 'night');
    enter(floor, 'night', players(6));
    start(floor, 'night', ['A']);
    floor.do('flo', 'name-bounty', { ...night, patron: 'p6' });
    floor.do('flo', 'bust-entrants', {
      ...night,
      out: [{ patron: 'p6', chips: 100, wonBy: ['p1'] }],
    });
    bust(floor, 'night', ['p5', 'p4', 'p3', 'p2']);
    floor.do('flo', 'close-pool', night);
    return floor;
  }

  test('lets the places be awarded again, to whoever has them then', () => {
    const floor = over();
    const award = awards(floor);
    floor.do('flo', 'sign-log', night);
    expect(nightIn(floor)).toMatchObject({ phase: 'awarded', signed: { by: 'flo' } });
    takesBack(floor, award);
    expect(nightIn(floor)).toMatchObject({ phase: 'over', awards: [] });
    expect(nightIn(floor).signed).toBeUndefined();
    expect(nightIn(floor).results).toBeUndefined();
    // 20% and 30% of $549.99, rounded down, and the rest for the first.
    expect(floor.balance(POOL)).toBe('600.00');
    // The last hand was read wrongly: p1 is out, and p2 is first.
    floor.do('flo', 'undo-bust', { ...night, bust: 5, reason, chance: CHANCE });
    bust(floor, 'night', ['p1']);
    awards(floor);
    expect(openClaims(floor)).toEqual(['p2 27501', 'p1 16499', 'p3 10999', 'p1 5001']);
    expect([floor.balance(POOL), floor.balance(PAYABLE)]).toEqual(['0.00', '600.00']);
    expect(nightIn(floor).journal.map(({ what, about }) => `${what} ${about}`)).toContain(
      `Award voided ${reason}`,
    );
  });

  test('lets a bounty be awarded again, also when the places have been', () => {
    const floor = over();
    const { award } = onlyEvent(
      floor.do('fred', 'award-bounty', { ...night, patron: 'p6' }),
      'bounty-awarded',
    );
    awards(floor);
    takesBack(floor, award);
    expect(nightIn(floor).phase).toBe('awarded');
    expect(floor.balance(POOL)).toBe('50.01');
    floor.do('fred', 'award-bounty', { ...night, patron: 'p6' });
    expect(floor.balance(POOL)).toBe('0.00');
    const again = { ...night, patron: 'p6' };
    expect(floor.refused('fred', 'award-bounty', again)).toBe('no-bounty');
  });

  test('stays where something of it was paid, or where its tables are used again', () => {
    const floor = over();
    const award = awards(floor);
    announce(floor, 'next');
    enter(floor, 'next', players(2));
    start(floor, 'next', ['A']);
    takesBack(floor, award);
    const undo = { ...night, bust: 5, reason, chance: CHANCE };
    expect(floor.refused('flo', 'undo-bust', undo)).toBe('bad-field');
    const second = awards(floor);
    const documents = {
      documents: ['passport'],
      isValid: true,
      isOfAge: true,
      nameMatches: true,
      hasTaxNumber: true,
    };
    floor.do('cora', 'check-identity', { claim: `${second}:1`, patron: 'p1', ...documents });
    floor.do('cora', 'pay-claim', { claim: `${second}:1`, from: 'cage' });
    const action = { type: 'void-award', call: second, reason };
    expect(floor.refused('max', 'propose', { action })).toBe('already-paid');
  });

  test('of a split lets the players agree otherwise', () => {
    const floor = tournamentFloor(regular('house'));
    announce(floor, 'night');
    enter(floor, 'night', players(3));
    start(floor, 'night', ['A']);
    floor.do('flo', 'name-bounty', { ...night, patron: 'p1' });
    bust(floor, 'night', ['p3']);
    closePool(floor, 'night');
    // First place has the $300, and the house's bounty of $50.01 joins the split.
    const shares = (first: string, second: string) => ({
      ...night,
      terms: 'by chips',
      shares: [
        { patron: 'p1', amount: first },
        { patron: 'p2', amount: second },
      ],
    });
    floor.do('flo', 'record-deal', shares('200.00', '150.01'));
    floor.do('fred', 'confirm-deal', night);
    takesBack(floor, awards(floor));
    floor.do('flo', 'drop-deal', { ...night, reason });
    expect([nightIn(floor).phase, floor.balance(POOL)]).toEqual(['running', '300.00']);
    expect(floor.balance('house/promotional-costs')).toBe('0.00');
    floor.do('flo', 'record-deal', shares('100.00', '250.01'));
    floor.do('fred', 'confirm-deal', night);
    awards(floor);
    expect(openClaims(floor)).toEqual(['p1 10000', 'p2 25001']);
    expect(floor.balance(POOL)).toBe('0.00');
  });
});

/** A player's luck: each step takes its number from the list. */
type Luck = readonly number[];

interface Played {
  readonly bounties: 'none' | 'pool' | 'house';
  readonly count: number;
  readonly charity: number;
  readonly added: number;
  readonly hasDeal: boolean;
  readonly isVoided: boolean;
  readonly luck: Luck;
}

/** A tournament by chance, from the first entry to the award. */
function playedOut({ bounties, count, charity, added, hasDeal, isVoided, luck }: Played): Floor {
  const floor = tournamentFloor(regular(bounties), count);
  let step = 0;
  const pick = (below: number): number => (luck[step++ % luck.length] as number) % below;
  const percents = [`${charity}`, `${100 - charity}`];
  const structure = {
    ...STRUCTURE,
    payouts: [
      { from: 1, percents: ['100'] },
      { from: 3, percents: charity === 0 ? ['100'] : percents },
    ],
    charity: { name: 'Food bank', percent: `${charity}.5` },
    added: `${added}.01`,
  };
  announce(floor, 'night', { structure });
  enter(floor, 'night', players(count));
  start(floor, 'night', ['A']);
  for (const patron of players(count)) {
    if (pick(3) === 0) floor.do('dee', 'sell-rebuy', { ...night, patron });
    if (pick(3) === 0) floor.do('dee', 'sell-add-on', { ...night, patron });
    if (bounties !== 'none' && pick(4) === 0) floor.do('flo', 'name-bounty', { ...night, patron });
  }
  closePool(floor, 'night');
  const left = [...players(count)];
  while (left.length > (hasDeal ? 2 : 1)) {
    const gone = left.splice(pick(left.length), 1);
    if (left.length > 2 && pick(2) === 0) gone.push(...left.splice(pick(left.length), 1));
    const wonBy = left.slice(0, pick(Math.min(3, left.length + 1)));
    const [first = ''] = gone;
    if (wonBy.length === 0 && gone.length === 1) {
      disqualify(floor, first);
      continue;
    }
    if (wonBy.length === 0) wonBy.push(left[0] as string);
    const out = gone.map((patron) => ({ patron, chips: 100 + pick(2), wonBy }));
    floor.do('flo', 'bust-entrants', { ...night, out });
    const isTarget = nightIn(floor).entrants.get(first)?.bounty !== undefined;
    if (isTarget && pick(2) === 0) floor.do('fred', 'award-bounty', { ...night, patron: first });
  }
  if (nightIn(floor).phase === 'running') agree(floor, left);
  if (isVoided) takesBack(floor, awards(floor));
  awards(floor);
  return floor;
}

const disqualify = (floor: Floor, patron: string) =>
  floor.do('flo', 'penalize-entrant', {
    ...night,
    patron,
    penalty: 'disqualification',
    clause: 'Conduct',
    reason,
  });

/** The two who are left split what there is: all to the second. */
function agree(floor: Floor, [first = '', second = '']: readonly string[]): void {
  const amount = tournamentFacts(floor.house, RULEBOOK, 'night')?.toSplit;
  const shares = [
    { patron: first, amount: '0.00' },
    { patron: second, amount },
  ];
  floor.do('flo', 'record-deal', { ...night, shares, terms: 'all to one' });
  floor.do('fred', 'confirm-deal', night);
}

test('a tournament pays what is in its pool, and not a cent more', () => {
  const played = fc.record({
    bounties: fc.constantFrom('none', 'pool', 'house'),
    count: fc.integer({ min: 3, max: 9 }),
    charity: fc.integer({ min: 0, max: 40 }),
    added: fc.integer({ min: 0, max: 500 }),
    hasDeal: fc.boolean(),
    isVoided: fc.boolean(),
    luck: fc.array(fc.nat(1000), { minLength: 7, maxLength: 40 }),
  });
  fc.assert(
    fc.property(played, (facts) => {
      const floor = playedOut(facts as Played);
      const { pool, entrants } = nightIn(floor);
      // What came in, by the prices of the sheet: $100, $100 and $50; and what the house has added.
      const bought = [...entrants.values()].reduce(
        (sum, { rebuys, addOns }) => sum + rebuys.length * 10_000 + addOns.length * 5000,
        facts.count * 10_000,
      );
      const all = asCents(BigInt(bought + facts.added * 100 + 1));
      const ofHouse = [...entrants.values()].reduce(
        (sum, { bounty, penalties }) =>
          bounty?.from === 'house' && penalties.length === 0 ? add(sum, bounty.amount) : sum,
        ZERO,
      );
      const charity = centsOf(pool?.charity ?? '');
      expect(floor.balance(POOL)).toBe(dollarsOf(charity));
      expect(centsOf(floor.balance(PAYABLE))).toBe(subtract(add(all, ofHouse), charity));
    }),
    { numRuns: 30 },
  );
});
