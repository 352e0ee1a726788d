import { describe, expect, test } from 'vitest';
import { type Floor, RULEBOOK } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';
import { USUAL_SETTINGS } from '../../state.ts';
import { tournamentClocks, tournamentFacts } from './facts.ts';
import {
  announce,
  bust,
  CHANCE,
  enter,
  players,
  SIT_N_GO,
  SIT_N_GO_STRUCTURE,
  STARTS,
  STRUCTURE,
  start,
  tournamentFloor,
} from './room.fixture.ts';
import type { Tournament } from './state.ts';

const night = { tournament: 'night' };
const reason = 'for the test';
const REGULAR = {
  options: { pool: 'regular', bounties: 'house' },
  values: { guaranteed: undefined, bounty: '50.00' },
} as const;

const nightIn = ({ house }: Floor) => house.tournaments.get('night') as Tournament;

function begun(count: number, posting: object = REGULAR): Floor {
  const floor = tournamentFloor(posting);
  announce(floor, 'night');
  enter(floor, 'night', players(count));
  start(floor, 'night', ['A']);
  return floor;
}

describe('an award', () => {
  /** $30,000; from $10,000 on a manager and compliance sign. Max has recorded who went out. */
  function over(): Floor {
    const floor = begun(3, {
      ...REGULAR,
      values: { ...REGULAR.values, buyIn: '10000.00' },
    });
    const signOffs = ['manager', 'compliance'].map((role) => ({ from: '10000.00', role }));
    floor.both({ type: 'change-settings', settings: { ...floor.house.settings, signOffs } });
    floor.do('max', 'bust-entrants', {
      ...night,
      out: [{ patron: 'p3', chips: 1, wonBy: [] }],
    });
    bust(floor, 'night', ['p2']);
    floor.do('flo', 'close-pool', night);
    floor.both({ type: 'appoint-staff', staff: 'mel', roles: ['manager'] });
    return floor;
  }

  test('is signed by those who award it, not by who recorded what led to it', () => {
    const floor = over();
    const signed = floor.do('fred', 'award-tournament', night);
    expect(onlyEvent(signed, 'tournament-award-signed').needs).toEqual(['manager', 'compliance']);
    expect(floor.refused('fred', 'award-tournament', night)).toBe('signature-needed');
    expect(floor.refused('max', 'award-tournament', night)).toBe('second-person');
    floor.do('mel', 'award-tournament', night);
    const won = onlyEvent(floor.do('carl', 'award-tournament', night), 'prizes-won');
    expect(won.signedBy).toEqual(['fred', 'mel', 'carl']);
    expect(won.hit.amount).toBe('30000.00');
  });

  test('is signed for anew when something was changed', () => {
    const floor = over();
    floor.do('mel', 'award-tournament', night);
    expect(nightIn(floor).awardSignedBy).toEqual(['mel']);
    floor.do('flo', 'undo-bust', { ...night, bust: 2, reason, chance: CHANCE });
    bust(floor, 'night', ['p1']);
    expect(nightIn(floor).awardSignedBy).toEqual([]);
  });
});

describe('staff who play', () => {
  test('have no hand in that tournament', () => {
    const floor = begun(4);
    floor.both({ type: 'appoint-staff', staff: 'gil', roles: ['floor'], patron: 'p1' });
    floor.do('gil', 'sign-in', { isRight: true });
    const steps: readonly (readonly [string, object])[] = [
      ['name-bounty', { patron: 'p1' }],
      ['bust-entrants', { out: [{ patron: 'p3', chips: 1, wonBy: ['p1'] }] }],
      ['penalize-entrant', { patron: 'p2', penalty: 'warning', clause: 'Conduct', reason }],
      ['set-clock', { index: 1, secondsLeft: 60 }],
    ];
    for (const [type, fields] of steps) {
      expect(floor.refused('gil', type, { ...night, ...fields })).toBe('second-person');
    }
  });
});

describe('an entry that the house brings', () => {
  test('is granted by one, with its source, and taken in by another', () => {
    const floor = tournamentFloor(REGULAR);
    announce(floor, 'night');
    const entry = { ...night, patron: 'p1', way: 'satellite' };
    const takes = { ...entry, chance: CHANCE };
    expect(floor.refused('dee', 'enter-tournament', takes)).toBe('wrong-way');
    floor.do('flo', 'grant-entry', { ...entry, source: 'Tuesday satellite' });
    expect(floor.refused('flo', 'enter-tournament', takes)).toBe('second-person');
    const other = { ...takes, way: 'donated' };
    expect(floor.refused('dee', 'enter-tournament', other)).toBe('wrong-way');
    floor.do('dee', 'enter-tournament', takes);
    expect(nightIn(floor).entrants.get('p1')).toMatchObject({ source: 'Tuesday satellite' });
    expect(nightIn(floor).journal.at(-1)).toMatchObject({ what: 'Entry approved', by: 'flo' });
    // A player who has left needs another one.
    floor.do('dee', 'withdraw-entry', { ...night, patron: 'p1', reason });
    expect(floor.refused('dee', 'enter-tournament', takes)).toBe('wrong-way');
  });

  test('is none that is paid for', () => {
    const floor = tournamentFloor(REGULAR);
    announce(floor, 'night');
    const paid = { ...night, patron: 'p1', way: 'paid', source: 'Tuesday' };
    expect(floor.refused('flo', 'grant-entry', paid)).toBe('wrong-way');
  });
});

describe('what is advertised', () => {
  test('holds once a player has signed up, even one who left again', () => {
    const floor = tournamentFloor(REGULAR);
    announce(floor, 'night');
    floor.do('flo', 'change-structure', { ...night, structure: STRUCTURE });
    enter(floor, 'night', ['p1']);
    floor.do('dee', 'withdraw-entry', { ...night, patron: 'p1', reason });
    const change = { ...night, structure: STRUCTURE };
    expect(floor.refused('flo', 'change-structure', change)).toBe('sign-ups-begun');
  });

  test('is not in the past, nor after what is posted', () => {
    const until = '2026-11-16T23:59:00-08:00';
    const floor = tournamentFloor({ ...REGULAR, more: { until } });
    const at = (startsAt: string) =>
      floor.refused('flo', 'announce-tournament', {
        ...night,
        offering: 'poker',
        title: 'Late',
        game: 'texas-holdem',
        startsAt,
        structure: STRUCTURE,
      });
    expect(at('2026-11-16T09:59:59-08:00')).toBe('bad-structure');
    expect(at('2026-11-17T10:00:00-08:00')).toBe('bad-structure');
    announce(floor, 'night', { startsAt: STARTS });
  });

  test('is said five business days ahead, where the house has set that (205 CMR 138.71)', () => {
    const floor = tournamentFloor(REGULAR);
    const settings = { ...USUAL_SETTINGS, tournamentNoticeDays: 5 };
    floor.both({ type: 'change-settings', settings });
    const at = (startsAt: string) => ({
      ...night,
      offering: 'poker',
      title: 'Next week',
      game: 'texas-holdem',
      startsAt,
      structure: STRUCTURE,
    });
    // It is Monday the 16th: Tuesday to Friday are four, and the next Monday is the fifth.
    const early = at('2026-11-22T23:59:00-08:00');
    expect(floor.refused('flo', 'announce-tournament', early)).toBe('bad-structure');
    floor.do('flo', 'announce-tournament', at('2026-11-23T00:00:00-08:00'));
    expect(nightIn(floor).startsAt).toBe('2026-11-23T00:00:00-08:00');
  });

  test('is the time of the start; one table that is full need not wait', () => {
    const floor = tournamentFloor(REGULAR);
    announce(floor, 'night', { startsAt: STARTS });
    enter(floor, 'night', players(4));
    const begin = { ...night, tables: ['A'], chance: CHANCE };
    floor.at = '2026-11-16T11:59:59-08:00';
    expect(floor.refused('flo', 'start-tournament', begin)).toBe('wrong-phase');
    floor.at = STARTS;
    floor.do('flo', 'start-tournament', begin);
  });

  test('is how long one may enter: the pool stays open so long, or until play is over', () => {
    const floor = begun(4);
    // Add-ons are sold to the end of the third level of 20 minutes.
    floor.at = '2026-11-16T10:59:59-08:00';
    expect(floor.refused('flo', 'close-pool', night)).toBe('wrong-phase');
    floor.at = '2026-11-16T11:00:00-08:00';
    // The break still belongs to the level before it.
    expect(floor.refused('flo', 'close-pool', night)).toBe('wrong-phase');
    floor.at = '2026-11-16T11:10:00-08:00';
    floor.do('flo', 'close-pool', night);
    const short = begun(2);
    bust(short, 'night', ['p2']);
    short.do('flo', 'close-pool', night);
  });
});

describe('a sit-n-go', () => {
  function ten(): Floor {
    const floor = tournamentFloor();
    post(floor, SIT_N_GO, { as: 'sng' });
    announce(floor, 'night', {
      offering: 'sng',
      structure: SIT_N_GO_STRUCTURE,
      startsAt: STARTS,
    });
    enter(floor, 'night', players(10));
    start(floor, 'night', ['A']);
    bust(floor, 'night', ['p10', 'p9', 'p8', 'p7']);
    return floor;
  }

  test('stays over when one is brought back and half or fewer are left', () => {
    const floor = ten();
    const three = ['p6', 'p5', 'p4'].map((patron) => ({ patron, chips: 100, wonBy: ['p1'] }));
    floor.do('flo', 'bust-entrants', { ...night, out: three });
    floor.do('flo', 'undo-bust', { ...night, bust: 1, reason, chance: CHANCE });
    expect(nightIn(floor).phase).toBe('over');
    floor.do('max', 'award-tournament', night);
    // Four are left; the three who went out last divide the fifth place, and one of them has the two
    // odd cents.
    const paid = [...floor.house.claims.values()].map(({ amount }) => Number(amount));
    expect(paid.sort((a, b) => a - b)).toEqual([6666, 6666, 6668, 20_000, 20_000, 20_000, 20_000]);
  });

  test('goes on when more than half are left again', () => {
    const floor = ten();
    bust(floor, 'night', ['p6']);
    expect(nightIn(floor).phase).toBe('over');
    floor.do('flo', 'undo-bust', { ...night, bust: 5, reason, chance: CHANCE });
    expect(nightIn(floor).phase).toBe('running');
  });

  test('has one table', () => {
    const floor = ten();
    const another = { ...night, table: 'B' };
    expect(floor.refused('flo', 'add-table', another)).toBe('bad-field');
  });
});

describe('a move', () => {
  test('goes to a free seat of a table of the tournament, and nowhere else', () => {
    const floor = begun(3);
    const sits = (patron: string) => nightIn(floor).entrants.get(patron)?.seat;
    const taken = players(3).map((patron) => sits(patron)?.seat);
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((seat) => !taken.includes(seat));
    const move = { ...night, patron: 'p1', table: 'A', seat: free };
    for (const wrong of [{ table: 'B' }, { seat: 30 }, { seat: sits('p2')?.seat }]) {
      expect(floor.refused('flo', 'move-entrant', { ...move, ...wrong })).toBe('seat-taken');
    }
    floor.do('flo', 'move-entrant', move);
    expect(sits('p1')).toEqual({ table: 'A', seat: free });
  });
});

describe('another table', () => {
  test('seats who comes late, who comes back, and who plays for the bounties only', () => {
    const floor = begun(9);
    const free = (patron: string, way: string) => ({ ...night, patron, way, chance: CHANCE });
    bust(floor, 'night', ['p9']);
    enter(floor, 'night', ['p12']);
    const undo = { ...night, bust: 1, reason, chance: CHANCE };
    expect(floor.refused('flo', 'undo-bust', undo)).toBe('seat-taken');
    expect(floor.refused('dee', 'enter-tournament', free('p10', 'paid'))).toBe('seat-taken');
    expect(floor.refused('dee', 'enter-tournament', free('p11', 'no-purchase'))).toBe('seat-taken');
    floor.do('flo', 'add-table', { ...night, table: 'B' });
    floor.do('flo', 'add-table', { ...night, table: 'C', npn: true });
    floor.do('flo', 'undo-bust', undo);
    enter(floor, 'night', ['p10']);
    floor.do('dee', 'enter-tournament', free('p11', 'no-purchase'));
    const seatOf = (patron: string) => nightIn(floor).entrants.get(patron)?.seat?.table;
    expect(['p9', 'p10', 'p11'].map(seatOf)).toEqual(['B', 'B', 'C']);
    expect([...nightIn(floor).tablesUsed.keys()]).toEqual(['A', 'B', 'C']);
  });

  test('is one of the room that nothing is played at', () => {
    const floor = begun(4);
    announce(floor, 'other');
    enter(floor, 'other', players(2));
    start(floor, 'other', ['B']);
    for (const [table, code] of [
      ['A', 'bad-field'],
      ['B', 'bad-field'],
      ['T1', 'table-open'],
      ['none', 'unknown-table'],
    ] as const) {
      expect(floor.refused('flo', 'add-table', { ...night, table })).toBe(code);
    }
  });

  test('is no table for a cash game until the tournament has given it up', () => {
    const floor = begun(2);
    const cash = { table: 'A', game: 'texas-holdem' };
    expect(floor.refused('flo', 'open-table', cash)).toBe('table-open');
    bust(floor, 'night', ['p2']);
    closesAndAwards(floor);
    floor.do('flo', 'open-table', cash);
  });

  function closesAndAwards(floor: Floor): void {
    floor.do('flo', 'close-pool', night);
    floor.do('max', 'award-tournament', night);
  }
});

describe('what is shown', () => {
  test('are the clocks of those to come or played, and of the last 20 that are over', () => {
    const floor = tournamentFloor(REGULAR);
    announce(floor, 'night');
    const over = Array.from({ length: 21 }, (_, at) => `over-${at + 1}`);
    for (const tournament of over) {
      announce(floor, tournament);
      floor.do('max', 'cancel-tournament', { tournament, reason });
    }
    const shown = tournamentClocks(floor.house, RULEBOOK).map(({ tournament }) => tournament);
    expect(shown).toEqual([...over.slice(1).reverse(), 'night']);
  });

  test('are the tables that tournaments have, until they are over', () => {
    const floor = begun(3);
    announce(floor, 'other');
    const taken = () => tournamentFacts(floor.house, RULEBOOK, 'other')?.takenTables;
    expect(taken()).toEqual(['A']);
    floor.do('max', 'cancel-tournament', { ...night, reason });
    expect(taken()).toEqual([]);
  });
});
