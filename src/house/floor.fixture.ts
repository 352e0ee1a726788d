// A small house for tests: it decides, applies and keeps the log, and fails loudly where a test
// expected something else.
import { ACTIVITIES } from '#activities';
import { balanceOf } from '#ledger';
import { makeDollars } from '#money';
import { assert, given, known } from '#result';
import { type Activity, anyTimeSample, parseMoment } from '#rules';
import { type Command, decodeCommand } from './commands.ts';
import type { Event, LogRecord } from './events.ts';
import { decide, evolveRecord } from './machine.ts';
import type { Refusal } from './refusals.ts';
import { makeRulebook } from './rulebook.ts';
import { type House, newHouse } from './state.ts';

const sheetNamed = (id: string): Activity => {
  const sheet = ACTIVITIES.find((each) => each.id === id);
  assert(sheet !== undefined, `no activity ${id}`);
  return sheet;
};

/** A jackpot that asks of a winner what sheets ask in drawings: a name, an age, papers, one prize. */
const BLAZING = sheetNamed('hgc-blazing-sevens');
export const STRICT: Activity = {
  ...BLAZING,
  id: 'strict-sevens',
  claim: {
    ...BLAZING.claim,
    identity: { kinds: ['passport', 'id-card'], nameMatters: true },
    leastAge: { years: 25, clause: 'a rule' },
    perPerson: { most: 1, of: 'prize', within: 'day', clause: 'a rule' },
  },
};

export const RULEBOOK = makeRulebook([...ACTIVITIES, STRICT]);

export const STAFF = [
  { staff: 'dana', roles: ['dealer'] },
  { staff: 'flo', roles: ['floor'] },
  { staff: 'fred', roles: ['floor'] },
  { staff: 'max', roles: ['manager'] },
  { staff: 'cora', roles: ['cage'] },
  { staff: 'abe', roles: ['accounting'] },
  { staff: 'mia', roles: ['marketing'] },
  { staff: 'carl', roles: ['compliance'] },
  { staff: 'dee', roles: ['desk'] },
  { staff: 'cole', roles: ['count'] },
  { staff: 'rex', roles: ['regulator'] },
  { staff: 'ada', roles: ['administrator'] },
  { staff: 'clock', roles: ['clock'] },
] as const;

export interface Floor {
  readonly house: House;
  readonly log: LogRecord[];
  /** The time of the next commands. */
  at: string;
  /** What comes of a command, whichever way it is decided. */
  ask(by: string, type: string, fields?: object): readonly Event[] | Refusal;
  /** A command that must be done. */
  do(by: string, type: string, fields?: object): readonly Event[];
  /** The code that a command is refused with; nothing has changed then. */
  refused(by: string, type: string, fields?: object): string;
  /** Two people: Mia or Max proposes, Abe approves. */
  both(action: object, by?: string): readonly Event[];
  /** Ticks until nothing is due. */
  tick(at: string): readonly Event[];
  balance(account: string): string;
}

const isRefusal = (answer: readonly Event[] | Refusal): answer is Refusal => 'code' in answer;

export function newFloor(at = '2026-11-16T10:00:00-08:00'): Floor {
  const house = newHouse();
  const log: LogRecord[] = [];
  let count = 0;
  const floor: Floor = {
    house,
    log,
    at,
    ask(by, type, fields = {}) {
      count += 1;
      const command = known(decodeCommand({ id: `c${count}`, by, type, ...fields }));
      const moment = known(parseMoment(floor.at, 'at'));
      const decision = decide(house, command as Command, moment, RULEBOOK);
      if (!decision.ok) return decision.error;
      const events = JSON.parse(JSON.stringify(decision.value)) as readonly Event[];
      const id = command.id;
      const record = {
        seq: log.length + 1,
        id,
        input: '',
        at: floor.at,
        by,
        command: type,
        events,
      };
      log.push(record);
      evolveRecord(house, record, moment);
      return events;
    },
    do(by, type, fields) {
      const answer = floor.ask(by, type, fields);
      assert(!isRefusal(answer), `${type}: ${JSON.stringify(answer)}`);
      return answer as readonly Event[];
    },
    refused(by, type, fields) {
      const answer = floor.ask(by, type, fields);
      assert(isRefusal(answer), `${type} was done`);
      return (answer as Refusal).code;
    },
    both(action, by = 'max') {
      floor.do(by, 'propose', { action });
      return floor.do('abe', 'approve', { proposal: `c${count}` });
    },
    tick(to) {
      floor.at = to;
      const all: Event[] = [];
      for (;;) {
        const events = floor.do('clock', 'tick');
        if (events.length === 0) return all;
        all.push(...events);
      }
    },
    balance: (account) => makeDollars(balanceOf(house.book, account)),
  };
  return floor;
}

/** A house with its staff, a common fund and one table. */
export function openedFloor({
  game,
  seats = 7,
  limit,
  at,
}: {
  readonly game: string;
  readonly seats?: number;
  readonly limit?: string;
  readonly at?: string;
}): Floor {
  const floor = newFloor(at);
  floor.do('max', 'open-house', {
    name: 'Test room',
    zone: 'America/Los_Angeles',
    staff: STAFF,
    capital: '1000000.00',
  });
  floor.do('abe', 'open-fund', { fund: 'common', title: 'Common jackpot fund' });
  floor.do('max', 'install-table', { table: 'T1', seats });
  floor.do('flo', 'open-table', given({ table: 'T1', game, limit }));
  return floor;
}

/** The activity's own sample, so that it is open at any time of the day of most tests. */
export function sampleOf(activity: string): Record<string, unknown> {
  const sheet = RULEBOOK.activity(activity);
  assert(sheet !== undefined, `no activity ${activity}`);
  return anyTimeSample(sheet, '2026-11-16');
}
