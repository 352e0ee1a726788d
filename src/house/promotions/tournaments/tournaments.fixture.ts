// What tests of the whole house ask of tournaments: a command of every type, and a scene with everything
// that can be wrong.

import { type Fault, type Faulty, type Fields, set, WHO } from '../../fixtures/fault.fixture.ts';
import type { Floor } from '../../fixtures/floor.fixture.ts';
import { post } from '../../fixtures/jackpot.fixture.ts';
import { SAMPLES } from '../../fixtures/samples.fixture.ts';
import type { CommandType } from '../../permissions.ts';
import {
  announce,
  bust,
  CHANCE,
  closePool,
  enter,
  POKER,
  players,
  SIT_N_GO,
  SIT_N_GO_STRUCTURE,
  STRUCTURE,
  start,
  tournamentFloor,
} from './room.fixture.ts';

const reason = 'for the test';

export const CHARITY = { charity: { name: 'Food bank', percent: '10' } };

/** Tournaments at every point, so that each command is right for one of them. */
function scene(): Floor {
  const floor = tournamentFloor({ values: { charity: 'A tenth to the food bank' } }, 24);
  post(floor, SIT_N_GO, { as: 'sng' });
  post(floor, POKER, { as: 'later', options: { bountyPaid: 'after' } });
  floor.do('dee', 'enrol-patron', { patron: 'out' });
  floor.do('carl', 'exclude-patron', { patron: 'out', reason });
  floor.both({ type: 'appoint-staff', staff: 'gil', roles: ['floor'], patron: 'p22' });
  floor.do('gil', 'sign-in', { isRight: true });
  post(floor, POKER, { as: 'past', more: { until: '2026-11-16T10:00:30-08:00' } });
  post(floor, POKER, { as: 'pause' });
  for (const offering of ['past', 'pause']) announce(floor, offering, { offering });
  floor.do('flo', 'suspend-offering', { offering: 'pause', reason });
  floor.at = '2026-11-16T10:01:00-08:00';
  announce(floor, 'fresh');
  announce(floor, 'open');
  enter(floor, 'open', players(4));
  announce(floor, 'small', { offering: 'sng', structure: SIT_N_GO_STRUCTURE });
  enter(floor, 'small', players(10));
  announce(floor, 'going', { structure: { ...STRUCTURE, ...CHARITY } });
  enter(floor, 'going', players(10));
  start(floor, 'going', ['A', 'B']);
  floor.do('flo', 'name-bounty', { tournament: 'going', patron: 'p1' });
  floor.do('flo', 'name-bounty', { tournament: 'going', patron: 'p2' });
  for (const each of ['p3', 'p3']) {
    floor.do('dee', 'sell-rebuy', { tournament: 'going', patron: each });
  }
  const by = floor.house.tournaments.get('going')?.entrants;
  const near = players(10).find(
    (each) => each !== 'p1' && by?.get(each)?.seat?.table === by?.get('p1')?.seat?.table,
  );
  floor.do('flo', 'bust-entrants', {
    tournament: 'going',
    out: [{ patron: 'p1', chips: 100, wonBy: [near] }],
  });
  announce(floor, 'waits', { offering: 'later' });
  enter(floor, 'waits', players(3));
  floor.do('flo', 'start-tournament', { tournament: 'waits', tables: ['C'], chance: CHANCE });
  floor.do('flo', 'name-bounty', { tournament: 'waits', patron: 'p1' });
  floor.do('flo', 'bust-entrants', {
    tournament: 'waits',
    out: [{ patron: 'p1', chips: 100, wonBy: ['p2'] }],
  });
  floor.do('flo', 'pause-clock', { tournament: 'waits' });
  floor.do('flo', 'set-clock', { tournament: 'waits', index: 4, secondsLeft: 60 });
  finish(floor, 'split', 'D');
  finish(floor, 'agreed', 'E');
  floor.do('flo', 'record-deal', { tournament: 'agreed', ...EVENLY });
  finish(floor, 'ended', 'F');
  bust(floor, 'ended', ['p2']);
  settle(floor);
  announce(floor, 'called-off');
  floor.do('max', 'cancel-tournament', { tournament: 'called-off', reason });
  floor.do('max', 'install-table', { table: 'new', seats: 10 });
  return floor;
}

/** One that is over by agreement, and one whose log is signed. */
function settle(floor: Floor): void {
  for (const table of ['G', 'H']) floor.do('max', 'install-table', { table, seats: 10 });
  announce(floor, 'settled');
  enter(floor, 'settled', players(3));
  start(floor, 'settled', ['G']);
  bust(floor, 'settled', ['p3']);
  closePool(floor, 'settled');
  floor.do('flo', 'record-deal', { tournament: 'settled', ...EVENLY });
  floor.do('fred', 'confirm-deal', { tournament: 'settled' });
  announce(floor, 'done');
  enter(floor, 'done', players(9));
  start(floor, 'done', ['H']);
  closePool(floor, 'done');
  bust(floor, 'done', players(9).slice(1));
  floor.do('max', 'award-tournament', { tournament: 'done' });
  floor.do('max', 'sign-log', { tournament: 'done' });
}

const EVENLY = {
  shares: [
    { patron: 'p1', amount: '5000.00' },
    { patron: 'p2', amount: '5000.00' },
  ],
  terms: 'in equal parts',
} as const;

/** Two players, whose places are paid the guarantee. */
function finish(floor: Floor, name: string, table: string): void {
  announce(floor, name, { structure: { ...STRUCTURE, ...CHARITY } });
  enter(floor, name, players(2));
  start(floor, name, [table]);
  closePool(floor, name);
}

const NO_TOURNAMENT = set('unknown-tournament', { tournament: 'none' });
const WRONG_PHASE = set('wrong-phase', { tournament: 'done' });
const NO_ENTRANT = set('unknown-entrant', { patron: 'p23' });
const OUT = set('already-out', { patron: 'p1' });

/** Faults that every command about a tournament shares. */
const OF: readonly Fault[] = [...WHO, NO_TOURNAMENT, WRONG_PHASE];

export function tournamentFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const floor = scene();
  return { floor, faulty: [...signUpFaults(), ...playFaults(floor), ...moneyFaults()] };
}

const faulty = (
  type: CommandType,
  fields: Fields,
  faults: readonly Fault[],
  by = 'flo',
): Faulty => ({ type, by, fields: { ...SAMPLES[type], ...fields }, faults });

function signUpFaults(): readonly Faulty[] {
  const wrong = { ...STRUCTURE, startingChips: 1 };
  return [
    faulty('announce-tournament', { tournament: 'new', offering: 'poker' }, [
      ...WHO,
      set('name-taken', { tournament: 'open' }),
      set('unknown-offering', { offering: 'none' }),
      set('no-tournament', { game: 'blackjack-poker' }),
      set('bad-structure', { structure: wrong }),
    ]),
    faulty('change-structure', { tournament: 'fresh' }, [
      ...OF,
      set('sign-ups-begun', { tournament: 'open' }),
      set('bad-structure', { structure: wrong }),
    ]),
    faulty(
      'enter-tournament',
      { tournament: 'open' },
      [
        ...OF,
        set('unknown-patron', { patron: 'nobody' }),
        set('on-duty', { patron: 'p22' }),
        set('ineligible-person', { patron: 'out' }),
        set('not-offered', { tournament: 'past' }),
        set('suspended', { tournament: 'pause' }),
        set('wrong-way', { way: 'free-roll' }),
        set('entered-twice', { patron: 'p1' }),
        set('entry-over', { tournament: 'split' }),
      ],
      'dee',
    ),
    faulty('grant-entry', { tournament: 'open' }, [
      ...OF,
      set('unknown-patron', { patron: 'nobody' }),
      set('wrong-way', { way: 'paid' }),
      set('entered-twice', { patron: 'p1' }),
      { code: 'second-person', by: 'gil', set: { patron: 'p22' } },
    ]),
    faulty('withdraw-entry', { tournament: 'open', patron: 'p1' }, [...OF, NO_ENTRANT], 'dee'),
    faulty('acknowledge-rules', { tournament: 'small' }, [
      ...OF,
      set('no-such-rule', { clauses: ['rule 29'] }),
    ]),
    faulty('cancel-tournament', { tournament: 'open' }, OF, 'max'),
    faulty('start-tournament', { tournament: 'open', tables: ['new'] }, [
      ...OF,
      set('unknown-table', { tables: ['none'] }),
      set('table-open', { tables: ['T1'] }),
      set('bad-field', { tables: ['A'] }),
    ]),
  ];
}

function playFaults(floor: Floor): readonly Faulty[] {
  const seats = [...(floor.house.tournaments.get('going')?.entrants ?? [])];
  const [moves = '', { seat } = {}] = seats.find(([, each]) => each.seat !== undefined) ?? [];
  const taken = seats.flatMap(([, each]) => (each.seat?.table === 'A' ? [each.seat.seat] : []));
  const free = { table: 'A', seat: [1, 2, 3, 4, 5, 6, 7, 8, 9].find((at) => !taken.includes(at)) };
  const out = (patron: string, wonBy: readonly string[] = []) => [{ patron, chips: 1, wonBy }];
  const going = { tournament: 'going' };
  return [
    faulty('pause-clock', going, [...OF, set('clock-stands', { tournament: 'waits' })]),
    faulty('resume-clock', { tournament: 'waits' }, [...OF, set('clock-stands', going)]),
    faulty('set-clock', going, [...OF, set('clock-stands', { index: 17 })]),
    faulty('sell-rebuy', { ...going, patron: 'p4' }, [
      ...OF,
      NO_ENTRANT,
      set('rebuy-limit', { patron: 'p3' }),
    ]),
    faulty('sell-add-on', { ...going, patron: 'p4' }, [
      ...OF,
      NO_ENTRANT,
      OUT,
      set('entry-over', { tournament: 'split', patron: 'p1' }),
    ]),
    faulty('penalize-entrant', { ...going, patron: 'p4' }, [...OF, NO_ENTRANT, OUT]),
    faulty('begin-hand', going, [...OF, set('seat-taken', { table: 'F' })], 'dana'),
    faulty('bust-entrants', { ...going, out: out('p4') }, [
      ...OF,
      set('unknown-entrant', { out: out('p23') }),
      set('already-out', { out: out('p1') }),
      set('bad-hand', { out: out('p4', ['p4']) }),
    ]),
    faulty('undo-bust', going, [
      ...OF,
      set('no-such-bust', { bust: 9 }),
      set('deal-made', { tournament: 'settled' }),
    ]),
    faulty('move-entrant', { ...going, patron: moves, ...free }, [
      ...OF,
      NO_ENTRANT,
      OUT,
      set('seat-taken', { table: seat?.table, seat: seat?.seat }),
    ]),
    faulty('add-table', { ...going, table: 'new' }, [
      ...OF,
      set('unknown-table', { table: 'none' }),
      set('table-open', { table: 'T1' }),
      set('bad-field', { table: 'F' }),
    ]),
    faulty('break-table', { ...going, table: 'B' }, [...OF, set('seat-taken', { table: 'F' })]),
    faulty(
      'count-chips',
      { ...going, counts: [{ patron: 'p4', chips: 100 }] },
      [
        ...OF,
        set('unknown-entrant', { counts: [{ patron: 'p23', chips: 1 }] }),
        set('already-out', { counts: [{ patron: 'p1', chips: 1 }] }),
        set('chips-do-not-match', { counts: [{ patron: 'p4', chips: 900_000 }] }),
      ],
      'dana',
    ),
  ];
}

function moneyFaults(): readonly Faulty[] {
  return [
    faulty('name-bounty', { tournament: 'going', patron: 'p4' }, [
      ...OF,
      NO_ENTRANT,
      OUT,
      set('no-bounty', { patron: 'p2' }),
    ]),
    faulty('close-pool', { tournament: 'waits' }, [
      ...OF,
      set('wrong-phase', { tournament: 'going' }),
      set('pool-closed', { tournament: 'split' }),
    ]),
    faulty(
      'award-bounty',
      { tournament: 'going', patron: 'p1' },
      [
        ...WHO,
        NO_TOURNAMENT,
        set('wrong-phase', { tournament: 'open' }),
        { code: 'second-person', by: 'flo', set: { tournament: 'going' } },
        NO_ENTRANT,
        set('no-bounty', { patron: 'p2' }),
        set('bounty-waits', { tournament: 'waits' }),
      ],
      'fred',
    ),
    faulty('record-deal', { tournament: 'split', ...EVENLY }, [
      ...OF,
      set('unknown-entrant', { shares: [{ patron: 'p23', amount: '1.00' }] }),
      set('more-than-pool', { shares: [{ patron: 'p1', amount: '1.00' }] }),
    ]),
    faulty(
      'confirm-deal',
      { tournament: 'agreed' },
      [
        ...OF,
        { code: 'second-person', by: 'flo', set: { tournament: 'agreed' } },
        set('no-deal', { tournament: 'split' }),
      ],
      'fred',
    ),
    faulty('drop-deal', { tournament: 'agreed' }, [...OF, set('no-deal', { tournament: 'split' })]),
    faulty(
      'award-tournament',
      { tournament: 'ended' },
      [...OF, { code: 'second-person', by: 'flo', set: { tournament: 'ended' } }],
      'max',
    ),
    faulty(
      'pay-charity',
      { tournament: 'split' },
      [
        ...WHO,
        NO_TOURNAMENT,
        set('wrong-phase', { tournament: 'open' }),
        set('pool-open', { tournament: 'going' }),
      ],
      'cora',
    ),
    faulty('sign-log', { tournament: 'called-off' }, [
      ...WHO,
      NO_TOURNAMENT,
      set('wrong-phase', { tournament: 'open' }),
      set('log-signed', { tournament: 'done' }),
    ]),
  ];
}
