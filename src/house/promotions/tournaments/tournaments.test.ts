import { describe, expect, test } from 'vitest';
import type { Floor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';
import {
  announce,
  bust,
  CHANCE,
  closePool,
  enter,
  given,
  players,
  SIT_N_GO,
  SIT_N_GO_STRUCTURE,
  STRUCTURE,
  start,
  tournamentFloor,
} from './room.fixture.ts';

const POOL = 'fund/poker/meter/pool';
const REGULAR = { options: { pool: 'regular' }, values: { guaranteed: undefined } } as const;

const claimsOf = (floor: Floor) =>
  [...floor.house.claims.values()].map(({ patron, amount }) => `${patron} ${amount}`);

const night = { tournament: 'night' };
const out = (patron: string, chips = 100, wonBy: readonly string[] = []) => ({
  patron,
  chips,
  wonBy,
});
const bustTogether = (floor: Floor, ...gone: readonly object[]) =>
  floor.do('flo', 'bust-entrants', { ...night, out: gone });

/** Six at one table; the pool is $600. */
function six(posting: object = REGULAR): Floor {
  const floor = tournamentFloor(posting);
  announce(floor, 'night');
  enter(floor, 'night', players(6));
  start(floor, 'night', ['A']);
  return floor;
}

describe('entering', () => {
  test('brings the buy-in to the pool and the fee to the house', () => {
    const floor = tournamentFloor(REGULAR);
    announce(floor, 'night');
    enter(floor, 'night', ['p1', 'p2']);
    expect(floor.balance(POOL)).toBe('200.00');
    expect(floor.balance('house/entry-fees')).toBe('40.00');
    floor.do('dee', 'withdraw-entry', { ...night, patron: 'p2', reason: 'ill' });
    expect(floor.balance(POOL)).toBe('100.00');
    expect(floor.balance('house/entry-fees')).toBe('20.00');
  });

  test('with an entry that was won costs the house the buy-in', () => {
    const floor = tournamentFloor(REGULAR);
    announce(floor, 'night');
    given(floor, 'night', 'p1');
    expect(floor.balance(POOL)).toBe('100.00');
    expect(floor.balance('house/entry-fees')).toBe('0.00');
    expect(floor.balance('house/promotional-costs')).toBe('100.00');
  });

  test('is possible in the second level, and not in the third', () => {
    const floor = six();
    floor.at = '2026-11-16T10:39:59-08:00';
    enter(floor, 'night', ['p7']);
    expect(floor.house.tournaments.get('night')?.entrants.get('p7')?.seat?.table).toBe('A');
    floor.at = '2026-11-16T10:40:00-08:00';
    const late = { ...night, patron: 'p8', way: 'paid', chance: CHANCE };
    expect(floor.refused('dee', 'enter-tournament', late)).toBe('entry-over');
  });

  test('is given back to everybody when it is called off', () => {
    const floor = six();
    floor.do('dee', 'sell-rebuy', { ...night, patron: 'p1' });
    floor.do('max', 'cancel-tournament', { ...night, reason: 'a power cut' });
    expect(floor.balance(POOL)).toBe('0.00');
    expect(floor.balance('house/entry-fees')).toBe('0.00');
    expect(floor.balance('house/cage')).toBe('1000000.00');
  });

  test('keeps the offering as it is posted', () => {
    const floor = six();
    floor.do('flo', 'suspend-offering', { offering: 'poker', reason: 'a question' });
    const action = { type: 'withdraw-offering', offering: 'poker', reason: 'over' };
    expect(floor.refused('max', 'propose', { action })).toBe('sign-ups-begun');
  });
});

describe('re-buys and add-ons', () => {
  test('end with the posted number, or with their level', () => {
    const floor = six();
    for (const _ of [1, 2]) floor.do('dee', 'sell-rebuy', { ...night, patron: 'p1' });
    expect(floor.refused('dee', 'sell-rebuy', { ...night, patron: 'p1' })).toBe('rebuy-limit');
    floor.do('dee', 'sell-add-on', { ...night, patron: 'p1' });
    expect(floor.balance(POOL)).toBe('850.00');
    floor.at = '2026-11-16T10:40:00-08:00';
    expect(floor.refused('dee', 'sell-rebuy', { ...night, patron: 'p2' })).toBe('entry-over');
    floor.do('dee', 'sell-add-on', { ...night, patron: 'p2' });
  });
});

describe('a player who is out', () => {
  const rebuy = { ...night, patron: 'p6' };

  test('GETR-000056 Structure, B13.21: comes back by a re-buy to the old seat, within their number', () => {
    const floor = six();
    const entrant = () => floor.house.tournaments.get('night')?.entrants.get('p6');
    const seat = entrant()?.seat;
    for (const _ of [1, 2]) {
      bust(floor, 'night', ['p6']);
      floor.do('dee', 'sell-rebuy', rebuy);
      expect(entrant()?.seat).toEqual(seat);
    }
    expect(floor.balance(POOL)).toBe('800.00');
    bust(floor, 'night', ['p6']);
    expect(floor.refused('dee', 'sell-rebuy', rebuy)).toBe('rebuy-limit');
    expect(floor.refused('dee', 'sell-add-on', rebuy)).toBe('already-out');
    // Six stacks of $100 and two re-buys of $100 are paid out, and p6 has the last place.
    closePool(floor, 'night');
    bust(floor, 'night', ['p5', 'p4', 'p3', 'p2']);
    floor.do('max', 'award-tournament', night);
    const { results = [] } = floor.house.tournaments.get('night') ?? {};
    expect(results.map(({ patron }) => patron)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
    expect(floor.balance(POOL)).toBe('0.00');
  });

  test('finds another seat drawn where the old one is taken', () => {
    const floor = six();
    const { seat } = floor.house.tournaments.get('night')?.entrants.get('p6') ?? {};
    bust(floor, 'night', ['p6']);
    floor.do('flo', 'move-entrant', { ...night, patron: 'p5', ...seat });
    expect(floor.refused('dee', 'sell-rebuy', rebuy)).toBe('seat-taken');
    floor.do('dee', 'sell-rebuy', { ...rebuy, chance: CHANCE });
    expect(floor.house.tournaments.get('night')?.entrants.get('p6')?.seat).not.toEqual(seat);
  });

  test('does not come back when disqualified, nor where the house reads it otherwise', () => {
    const floor = six();
    const penalty = { penalty: 'disqualification', clause: 'Rules', reason: 'abuse' };
    floor.do('flo', 'penalize-entrant', { ...rebuy, ...penalty });
    expect(floor.refused('dee', 'sell-rebuy', rebuy)).toBe('already-out');
    const other = six({ ...REGULAR, more: { settings: { reEntry: 'none' } } });
    bust(other, 'night', ['p6']);
    expect(other.refused('dee', 'sell-rebuy', rebuy)).toBe('already-out');
  });
});

describe('a deal while chips are still sold', () => {
  const shares = (each: string) => ({
    ...night,
    shares: ['p1', 'p2'].map((patron) => ({ patron, amount: each })),
    terms: 'evenly',
  });

  test('GETR-000056 Structure: re-buys to the last level do not stand in its way', () => {
    const floor = tournamentFloor(REGULAR);
    const rebuys = { chips: 10_000, untilLevel: 4 };
    announce(floor, 'night', { structure: { ...STRUCTURE, rebuys } });
    enter(floor, 'night', players(6));
    start(floor, 'night', ['A']);
    floor.do('flo', 'set-clock', { ...night, index: 4, secondsLeft: 60 });
    bust(floor, 'night', ['p6', 'p5', 'p4', 'p3']);
    expect(floor.refused('flo', 'close-pool', night)).toBe('wrong-phase');
    // Of $600 the first two places have 50% and 30%, $480.
    floor.do('flo', 'record-deal', shares('240.00'));
    // A re-buy of $100 makes it $700, of which the two have $560.
    floor.do('dee', 'sell-rebuy', { ...night, patron: 'p1' });
    expect(floor.refused('fred', 'confirm-deal', night)).toBe('more-than-pool');
    floor.do('flo', 'record-deal', shares('280.00'));
    expect(floor.do('fred', 'confirm-deal', night).map(({ type }) => type)).toEqual([
      'pool-closed',
      'deal-confirmed',
    ]);
    floor.do('max', 'award-tournament', night);
    expect(claimsOf(floor)).toEqual(['p1 28000', 'p2 28000', 'p3 14000']);
    expect(floor.balance(POOL)).toBe('0.00');
  });
});

describe('going out', () => {
  test('gives the places from the last up; in one hand, by chips', () => {
    const floor = six();
    closePool(floor, 'night');
    bust(floor, 'night', ['p6', 'p5']);
    bustTogether(floor, out('p4', 3000), out('p3', 4000));
    bust(floor, 'night', ['p2']);
    const awarded = floor.do('max', 'award-tournament', night);
    expect(onlyEvent(awarded, 'tournament-awarded').results).toEqual([
      { place: 1, patron: 'p1', amount: '300.00' },
      { place: 2, patron: 'p2', amount: '180.00' },
      { place: 3, patron: 'p3', amount: '120.00' },
      { place: 4, patron: 'p4' },
      { place: 5, patron: 'p5' },
      { place: 6, patron: 'p6' },
    ]);
    expect(floor.balance(POOL)).toBe('0.00');
    expect(floor.balance('fund/poker/payable')).toBe('600.00');
  });

  test('with as many chips shares the places', () => {
    const floor = six();
    closePool(floor, 'night');
    bust(floor, 'night', ['p6', 'p5']);
    bustTogether(floor, out('p4', 3000), out('p3', 3000));
    bust(floor, 'night', ['p2']);
    floor.do('max', 'award-tournament', night);
    expect(claimsOf(floor)).toEqual(['p1 30000', 'p2 18000', 'p4 6000', 'p3 6000']);
  });

  test('twice is refused, and so is a winner who is out or sits elsewhere', () => {
    const floor = six();
    bust(floor, 'night', ['p6']);
    const again = { ...night, out: [out('p6')] };
    expect(floor.refused('flo', 'bust-entrants', again)).toBe('already-out');
    const ghost = { ...night, out: [out('p5', 1, ['p6'])] };
    expect(floor.refused('flo', 'bust-entrants', ghost)).toBe('bad-hand');
    const all = { ...night, out: players(5).map((each) => out(each)) };
    expect(floor.refused('flo', 'bust-entrants', all)).toBe('bad-hand');
  });

  test('is undone: the seat is theirs again, and the places after it move up', () => {
    const floor = six();
    const seat = floor.house.tournaments.get('night')?.entrants.get('p6')?.seat;
    bust(floor, 'night', ['p6', 'p5']);
    const undo = { ...night, bust: 1, reason: 'a side pot', chance: CHANCE };
    const undone = floor.do('flo', 'undo-bust', undo);
    expect(onlyEvent(undone, 'bust-undone').seats).toEqual([{ patron: 'p6', ...seat }]);
    expect(floor.refused('flo', 'undo-bust', undo)).toBe('no-such-bust');
    closePool(floor, 'night');
    bust(floor, 'night', ['p4', 'p3', 'p2', 'p6']);
    const results = onlyEvent(floor.do('max', 'award-tournament', night), 'tournament-awarded');
    expect(results.results.map(({ patron }) => patron)).toEqual([
      'p1',
      'p6',
      'p2',
      'p3',
      'p4',
      'p5',
    ]);
  });

  test('of the last but one is undone too, before anything is awarded', () => {
    const floor = six();
    closePool(floor, 'night');
    bust(floor, 'night', ['p6', 'p5', 'p4', 'p3', 'p2']);
    expect(floor.house.tournaments.get('night')?.phase).toBe('over');
    floor.do('flo', 'undo-bust', { ...night, bust: 5, reason: 'a split pot', chance: CHANCE });
    expect(floor.house.tournaments.get('night')?.phase).toBe('running');
    bust(floor, 'night', ['p1']);
    floor.do('max', 'award-tournament', night);
    expect(claimsOf(floor)[0]).toBe('p2 30000');
  });
});

describe('the clock', () => {
  test('counts what was played, not what was paused', () => {
    const floor = six();
    floor.at = '2026-11-16T10:10:00-08:00';
    floor.do('flo', 'pause-clock', night);
    floor.at = '2026-11-16T11:10:00-08:00';
    floor.do('flo', 'resume-clock', night);
    floor.at = '2026-11-16T11:39:59-08:00';
    enter(floor, 'night', ['p7']);
    floor.at = '2026-11-16T11:40:00-08:00';
    const late = { ...night, patron: 'p8', way: 'paid', chance: CHANCE };
    expect(floor.refused('dee', 'enter-tournament', late)).toBe('entry-over');
  });
});

describe('bounties', () => {
  const POSTED = {
    options: { pool: 'regular' },
    values: { guaranteed: undefined, bounty: '50.01' },
  };

  test('come out of the pool; tied winners divide one, and whoever is not out keeps their own', () => {
    const floor = six(POSTED);
    for (const patron of ['p1', 'p6']) floor.do('flo', 'name-bounty', { ...night, patron });
    bustTogether(floor, out('p6', 100, ['p2', 'p3']));
    floor.do('fred', 'award-bounty', { ...night, patron: 'p6' });
    expect(claimsOf(floor)).toEqual(['p2 2501', 'p3 2500']);
    const closed = onlyEvent(closePool(floor, 'night'), 'pool-closed');
    expect(closed).toMatchObject({ collected: '600.00', bounties: '100.02', places: '499.98' });
    expect(closed.amounts).toEqual(['250.00', '149.99', '99.99']);
    bust(floor, 'night', ['p5', 'p4', 'p3', 'p2']);
    floor.do('max', 'award-tournament', night);
    expect(claimsOf(floor).slice(2)).toEqual(['p1 25000', 'p2 14999', 'p3 9999', 'p1 5001']);
    expect(floor.balance(POOL)).toBe('0.00');
  });

  test('that are the house’s leave the pool alone', () => {
    const floor = six({ ...POSTED, options: { pool: 'regular', bounties: 'house' } });
    floor.do('flo', 'name-bounty', { ...night, patron: 'p6' });
    bustTogether(floor, out('p6', 100, ['p1']));
    floor.do('fred', 'award-bounty', { ...night, patron: 'p6' });
    expect(floor.balance(POOL)).toBe('600.00');
    expect(floor.balance('house/promotional-costs')).toBe('50.01');
  });

  test('that are left join a split of the pool', () => {
    const floor = six(POSTED);
    floor.do('flo', 'name-bounty', { ...night, patron: 'p1' });
    bust(floor, 'night', ['p6', 'p5', 'p4', 'p3']);
    closePool(floor, 'night');
    // $549.99: 30% and 20% are $164.99 and $109.99 rounded down, first place has the other $275.01.
    // The two who are left divide $275.01, $164.99 and the bounty of $50.01: $490.01.
    const shares = (first: string, second: string) => ({
      ...night,
      shares: [
        { patron: 'p1', amount: first },
        { patron: 'p2', amount: second },
      ],
      terms: 'by chips',
    });
    expect(floor.refused('flo', 'record-deal', shares('300', '200'))).toBe('more-than-pool');
    floor.do('flo', 'record-deal', shares('300', '190.01'));
    expect(floor.refused('flo', 'confirm-deal', night)).toBe('second-person');
    floor.do('fred', 'confirm-deal', night);
    floor.do('max', 'award-tournament', night);
    expect(claimsOf(floor)).toEqual(['p1 30000', 'p2 19001', 'p3 10999']);
    expect(floor.balance(POOL)).toBe('0.00');
  });

  test('can be played for without an entry, at a table of one’s own and without a place', () => {
    const floor = tournamentFloor(POSTED);
    announce(floor, 'night');
    enter(floor, 'night', players(3));
    for (const patron of ['p8', 'p9']) {
      const free = { ...night, patron, way: 'no-purchase', chance: CHANCE };
      floor.do('dee', 'enter-tournament', free);
    }
    floor.do('flo', 'start-tournament', {
      ...night,
      tables: ['A'],
      npnTables: ['B'],
      chance: CHANCE,
    });
    floor.do('flo', 'name-bounty', { ...night, patron: 'p9' });
    bustTogether(floor, out('p9', 100, ['p8']));
    closePool(floor, 'night');
    bust(floor, 'night', ['p3', 'p2']);
    const awarded = onlyEvent(floor.do('max', 'award-tournament', night), 'tournament-awarded');
    expect(awarded.results.map(({ patron }) => patron)).toEqual(['p1', 'p2', 'p3']);
    expect(claimsOf(floor)).toEqual(['p1 30000', 'p8 5001']);
    expect(floor.balance('house/promotional-costs')).toBe('50.01');
  });
});

describe('chips', () => {
  test('of everybody come to what was given out', () => {
    const floor = six();
    floor.do('dee', 'sell-rebuy', { ...night, patron: 'p1' });
    const counts = (last: number) => ({
      ...night,
      counts: players(6).map((patron, at) => ({ patron, chips: at === 5 ? last : 11_000 })),
    });
    expect(floor.refused('dana', 'count-chips', counts(14_900))).toBe('chips-do-not-match');
    floor.do('dana', 'count-chips', counts(15_000));
    const adjusted = { by: 100, reason: 'a race for the small chips' };
    floor.do('dana', 'count-chips', { ...counts(15_100), adjusted });
  });
});

describe('the pool', () => {
  test('has what the house has promised, and pays all of it', () => {
    const floor = tournamentFloor({ values: { charity: 'A tenth to the food bank' } });
    const charity = { name: 'Food bank', percent: '10' };
    announce(floor, 'night', { structure: { ...STRUCTURE, charity } });
    enter(floor, 'night', players(6));
    start(floor, 'night', ['A']);
    closePool(floor, 'night');
    // $600 less $60 for the charity; the house brings $9,460 to the guaranteed $10,000.
    expect(floor.balance(POOL)).toBe('10060.00');
    floor.do('cora', 'pay-charity', { ...night, reference: 'check 7' });
    const twice = { ...night, reference: 'cheque 8' };
    expect(floor.refused('cora', 'pay-charity', twice)).toBe('more-than-pool');
    bust(floor, 'night', ['p6', 'p5', 'p4', 'p3', 'p2']);
    expect(floor.refused('flo', 'award-tournament', night)).toBe('second-person');
    floor.do('max', 'award-tournament', night);
    expect(claimsOf(floor)).toEqual(['p1 500000', 'p2 300000', 'p3 200000']);
    expect(floor.balance(POOL)).toBe('0.00');
  });
});

describe('a sit-n-go', () => {
  function ten(settings: Readonly<Record<string, unknown>> = {}): Floor {
    const floor = tournamentFloor();
    post(floor, SIT_N_GO, { as: 'sng', more: settings });
    announce(floor, 'night', { offering: 'sng', structure: SIT_N_GO_STRUCTURE });
    enter(floor, 'night', players(9));
    const begin = { ...night, tables: ['A'], chance: CHANCE };
    expect(floor.refused('flo', 'start-tournament', begin)).toBe('bad-field');
    enter(floor, 'night', ['p10']);
    floor.do('flo', 'start-tournament', begin);
    return floor;
  }

  test('is over with five of ten, who have twice the buy-in each', () => {
    const floor = ten();
    bust(floor, 'night', ['p10', 'p9', 'p8', 'p7', 'p6']);
    floor.do('max', 'award-tournament', night);
    expect(claimsOf(floor).sort()).toEqual(players(5).map((patron) => `${patron} 20000`));
    expect(floor.balance('fund/sng/meter/pool')).toBe('0.00');
    expect(floor.balance('house/entry-fees')).toBe('100.00');
  });

  test('divides the place that two leave in one hand, or gives it by chips where it is set so', () => {
    const last = (floor: Floor) => {
      bust(floor, 'night', ['p10', 'p9', 'p8', 'p7']);
      bustTogether(floor, out('p6', 300), out('p5', 200));
      floor.do('max', 'award-tournament', night);
      return claimsOf(floor)
        .filter((claim) => /^p[56] /.test(claim))
        .sort();
    };
    expect(last(ten())).toEqual(['p5 10000', 'p6 10000']);
    expect(last(ten({ settings: { tiedOut: 'most-chips' } }))).toEqual(['p6 20000']);
  });

  test('takes no eleventh player, and knows no split', () => {
    const floor = ten();
    bust(floor, 'night', ['p10', 'p9', 'p8', 'p7']);
    const shares = players(6).map((patron) => ({ patron, amount: '200.00' }));
    const evenly = { ...night, shares, terms: 'evenly' };
    expect(floor.refused('flo', 'record-deal', evenly)).toBe('more-than-pool');
    const eleventh = { ...night, patron: 'p11', way: 'paid', chance: CHANCE };
    expect(floor.refused('dee', 'enter-tournament', eleventh)).toBe('entry-over');
  });
});
