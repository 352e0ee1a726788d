// A day on which everything happens once that can happen to tournaments.
import type { Floor } from '../../fixtures/floor.fixture.ts';
import { post } from '../../fixtures/jackpot.fixture.ts';
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
import { CHARITY } from './tournaments.fixture.ts';

const reason = 'for the test';

const seatOf = (floor: Floor, name: string, patron: string) =>
  floor.house.tournaments.get(name)?.entrants.get(patron)?.seat;

/** From the announcement to the signature, with everything on the way. */
export function tournamentDay(): Floor {
  const floor = tournamentFloor({ values: { charity: 'A tenth to the food bank' } });
  const going = { tournament: 'day' };
  const structure = { ...STRUCTURE, ...CHARITY };
  announce(floor, 'day');
  floor.do('flo', 'change-structure', { ...going, structure });
  enter(floor, 'day', players(8));
  floor.do('dee', 'withdraw-entry', { ...going, patron: 'p8', reason });
  start(floor, 'day', ['A', 'B']);
  given(floor, 'day', 'p9');
  floor.do('flo', 'pause-clock', going);
  floor.do('flo', 'set-clock', { ...going, index: 1, secondsLeft: 600 });
  floor.do('flo', 'resume-clock', going);
  floor.do('dee', 'sell-rebuy', { ...going, patron: 'p1' });
  floor.do('dee', 'sell-add-on', { ...going, patron: 'p1' });
  floor.do('flo', 'name-bounty', { ...going, patron: 'p7' });
  const clause = 'rule 5';
  floor.do('flo', 'penalize-entrant', { ...going, patron: 'p9', penalty: '10', clause, reason });
  const penalty = 'disqualification';
  floor.do('flo', 'penalize-entrant', { ...going, patron: 'p9', penalty, clause, reason });
  floor.do('dana', 'begin-hand', { ...going, table: 'A' });
  const { table } = seatOf(floor, 'day', 'p7') ?? {};
  const winner = players(6).find((each) => seatOf(floor, 'day', each)?.table === table);
  const out = [{ patron: 'p7', chips: 100, wonBy: [winner] }];
  floor.do('flo', 'bust-entrants', { ...going, out });
  floor.do('flo', 'undo-bust', { ...going, bust: 2, reason, chance: CHANCE });
  floor.do('flo', 'bust-entrants', { ...going, out });
  floor.do('fred', 'award-bounty', { ...going, patron: 'p7' });
  const seat = seatOf(floor, 'day', 'p1');
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((at) => {
    return players(9).every((each) => {
      const taken = seatOf(floor, 'day', each);
      return taken?.table !== seat?.table || taken?.seat !== at;
    });
  });
  floor.do('flo', 'move-entrant', { ...going, patron: 'p1', table: seat?.table, seat: free });
  floor.do('flo', 'add-table', { ...going, table: 'C' });
  for (const table of ['B', 'C'])
    floor.do('flo', 'break-table', { ...going, table, chance: CHANCE });
  floor.do('dana', 'count-chips', { ...going, counts: [{ patron: 'p1', chips: 40_000 }] });
  closePool(floor, 'day');
  bust(floor, 'day', ['p6', 'p5', 'p4', 'p3']);
  const shares = [
    { patron: 'p1', amount: '5000.00' },
    { patron: 'p2', amount: '3000.00' },
  ];
  floor.do('flo', 'record-deal', { ...going, shares, terms: 'by chips' });
  floor.do('flo', 'drop-deal', { ...going, reason });
  floor.do('flo', 'record-deal', { ...going, shares, terms: 'by chips' });
  floor.do('fred', 'confirm-deal', going);
  const signOffs = [{ from: '1000.00', role: 'manager' }];
  floor.both({ type: 'change-settings', settings: { ...floor.house.settings, signOffs } });
  floor.do('carl', 'award-tournament', going);
  const [first] = floor.do('max', 'award-tournament', going);
  const call = first?.type === 'tournament-awarded' ? first.award : '';
  floor.both({ type: 'void-award', call, reason });
  floor.do('max', 'award-tournament', going);
  floor.do('cora', 'pay-charity', { ...going, reference: 'check 7' });
  floor.do('max', 'sign-log', going);
  announce(floor, 'off');
  floor.do('max', 'cancel-tournament', { tournament: 'off', reason });
  post(floor, SIT_N_GO, { as: 'sng' });
  announce(floor, 'sng', { offering: 'sng', structure: SIT_N_GO_STRUCTURE });
  enter(floor, 'sng', players(10));
  floor.do('flo', 'acknowledge-rules', { tournament: 'sng', clauses: ['rule 1', 'rule 2'] });
  start(floor, 'sng', ['C']);
  return floor;
}

/** The last two make a deal while re-buys are still sold. */
export function dealDay(): Floor {
  const floor = tournamentFloor({
    options: { pool: 'regular' },
    values: { guaranteed: undefined },
  });
  const going = { tournament: 'day' };
  const rebuys = { chips: 10_000, untilLevel: 4 };
  announce(floor, 'day', { structure: { ...STRUCTURE, rebuys } });
  enter(floor, 'day', players(3));
  start(floor, 'day', ['A']);
  bust(floor, 'day', ['p3']);
  const shares = ['p1', 'p2'].map((patron) => ({ patron, amount: '150.00' }));
  floor.do('flo', 'record-deal', { ...going, shares, terms: 'evenly' });
  floor.do('fred', 'confirm-deal', going);
  return floor;
}
