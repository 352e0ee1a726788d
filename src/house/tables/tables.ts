// Tables, who sits where, and sensors.

import { dealtGameNamed, type PersonKind } from '#games';
import { given } from '#result';
import { DESK } from '../awards/prizes.ts';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import {
  type Area,
  type Ask,
  checkOffDuty,
  isEmployee,
  openTable,
  refuse,
  tableNamed,
} from '../kit/ask.ts';
import { checkMayLeave, checkNoneLies } from '../promotions/chips/place.ts';
import { isInTournament } from '../promotions/tournaments/standing.ts';
import type { House, Offered, Table } from '../state.ts';
import { chargeTables, countTime, owedTimeAt, timeKey } from './admin-fees.ts';
import { endSpell } from './spells.ts';

function installTable({ house, command }: Ask<CommandOf<'install-table'>>): readonly Event[] {
  const { table, seats } = command;
  if (house.tables.has(table) || table === DESK) refuse('name-taken', table);
  return [{ type: 'table-installed', table, seats }];
}

function openTableFor({ house, command }: Ask<CommandOf<'open-table'>>): readonly Event[] {
  const { table, game, limit, npn } = command;
  if (tableNamed(house, table).open !== undefined) refuse('table-open', table);
  if (isInTournament(house, table)) refuse('table-open', `${table} is used by a tournament`);
  if (dealtGameNamed(game) === undefined) refuse('unknown-game', game);
  const facts = given({ table, game, limit, npn: npn === true });
  return [{ type: 'table-opened', ...facts }];
}

function closeTable(ask: Ask<CommandOf<'close-table'>>): readonly Event[] {
  const { house, command } = ask;
  const { round } = openTable(house, command.table);
  if (round !== undefined) refuse('round-open', command.table);
  const { table } = command;
  checkNoneLies(house, table);
  return [...chargeTables(ask, table), { type: 'table-closed', table, ...owedTimeAt(ask, table) }];
}

/** Who is known to be barred, or to work here, is no patron like others, whatever was said. */
function kindOf(house: House, said: PersonKind, patron?: string): PersonKind {
  if (patron === undefined) return said;
  if (house.patrons.get(patron) === 'excluded') return 'excluded';
  return said === 'patron' && isEmployee(house, patron) ? 'employee-off-duty' : said;
}

function seatPerson({ house, command }: Ask<CommandOf<'seat-person'>>): readonly Event[] {
  const { table, seat, person = 'patron', position = 'seated', patron } = command;
  const { seats } = openTable(house, table);
  if (patron !== undefined && !house.patrons.has(patron)) refuse('unknown-patron', patron);
  if (patron !== undefined) checkOffDuty(house, patron);
  if (seat > seats) refuse('no-such-seat', `${seat}`);
  checkMayLeave(house, command, patron === undefined ? {} : { patron });
  const seated = { person: kindOf(house, person, patron), position };
  return [given({ type: 'person-seated', table, seat, ...seated, patron })];
}

function leaveSeat({ house, command }: Ask<CommandOf<'leave-seat'>>): readonly Event[] {
  const { table, seat } = command;
  if (!openTable(house, table).seated.has(seat)) refuse('no-such-seat', `${seat} is empty`);
  checkMayLeave(house, command);
  return [{ type: 'seat-left', table, seat }];
}

function reportSensor({ house, command }: Ask<CommandOf<'report-sensor'>>): readonly Event[] {
  const { table, seat, works } = command;
  if (seat > tableNamed(house, table).seats) refuse('no-such-seat', `${seat}`);
  return [{ type: 'sensor-reported', table, seat, works }];
}

export const TABLES: Area = {
  decide: {
    'install-table': installTable,
    'open-table': openTableFor,
    'close-table': closeTable,
    'seat-person': seatPerson,
    'leave-seat': leaveSeat,
    'report-sensor': reportSensor,
  },
  evolve: {
    'table-installed': ({ tables }, { table, seats }) => {
      const [seated, sensorsOut] = [new Map(), new Set<number>()];
      tables.set(table, { seats, past: [], roundCount: 0, seated, sensorsOut, dropCount: 0 });
    },
    'table-opened': ({ tables }, { table: name, game, limit, npn }, { at }) => {
      const open = { game, isNpn: npn === true, since: at.instant };
      (tables.get(name) as Table).open = limit === undefined ? open : { ...open, limit };
    },
    'table-closed': ({ tables, offerings }, { table: name, owedTime = {} }, { at }) => {
      const table = tables.get(name) as Table;
      const { game, since } = table.open as NonNullable<Table['open']>;
      for (const [offering, time] of Object.entries(owedTime)) {
        countTime(offerings.get(offering) as Offered, timeKey(name, game), time);
      }
      delete table.open;
      table.past.push({ game, from: since });
      endSpell(table.past, at);
      table.seated.clear();
    },
    'person-seated': ({ tables }, { table, seat, person, position, patron }) => {
      const seated = given({ person, position, patron });
      (tables.get(table) as Table).seated.set(seat, seated);
    },
    'seat-left': ({ tables }, { table, seat }) => {
      (tables.get(table) as Table).seated.delete(seat);
    },
    'sensor-reported': ({ tables }, { table, seat, works }) => {
      const { sensorsOut } = tables.get(table) as Table;
      if (works) sensorsOut.delete(seat);
      else sensorsOut.add(seat);
    },
  },
};
