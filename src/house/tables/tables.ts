// Tables, who sits where, and sensors.

import { z } from 'zod';
import {
  BETTINGS,
  bettingIn,
  dealtGameNamed,
  isLimit,
  makeLimit,
  PERSON_KINDS,
  type PersonKind,
  SEAT_POSITIONS,
  type SeatPosition,
} from '#games';
import { given } from '#result';
import { DESK } from '../awards/prizes.ts';
import {
  checkNoneCalled,
  checkOffDuty,
  isEmployee,
  openTable,
  refuse,
  stopAt,
  tableNamed,
} from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { AT_DEVICE, FREE, twoHumans, twoPeople } from '../kit/power.ts';
import { type House, type Offered, peopleAt, type Table } from '../state.ts';
import { FLOOR, TABLE } from '../words/roles.ts';
import { bettor, name, seat, words } from '../words/scalars.ts';
import type { Seated } from '../words/shapes.ts';
import { chargeTables, countTime, owedAt, timeKey } from './admin-fees.ts';
import { endLast } from './dealt.ts';
import { bettingAsked } from './payers.ts';
import { endSpell } from './spells.ts';
import { TABLE_TOPICS, TABLE_VIEWS } from './views.ts';

/** Who is known to be barred, or to work here, is no patron like others, whatever was said. */
function kindOf(house: House, said: PersonKind, patron?: string): PersonKind {
  if (patron === undefined) return said;
  if (house.patrons.get(patron) === 'excluded') return 'excluded';
  return said === 'patron' && isEmployee(house, patron) ? 'employee-off-duty' : said;
}

const isNamed =
  (patron: string | undefined) =>
  (who: Seated | undefined): boolean =>
    patron !== undefined && who?.patron === patron;

/** A seat is its player's until they leave it; by name they can change their position there. */
function checkFree(
  { seated, behind }: Table,
  {
    seat,
    patron,
    position,
  }: { seat: number; patron?: string | undefined; position?: SeatPosition | undefined },
): void {
  const isSame = isNamed(patron);
  if (position !== 'backline') {
    if (seated.has(seat) && !isSame(seated.get(seat))) refuse('seat-occupied', `${seat}`);
  } else if (behind.get(seat)?.some(isSame)) refuse('two-people', `${patron}, seat ${seat}`);
}

const bettorsWithout = (bettors: readonly Seated[] = [], behind: number): readonly Seated[] =>
  bettors.filter((_, index) => index !== behind - 1);

/** In the seat, or behind it; who was at the same seat before leaves the other place. */
function sitDown({ seated, behind }: Table, seat: number, who: Seated): void {
  const isSame = isNamed(who.patron);
  const others = (behind.get(seat) ?? []).filter((other) => !isSame(other));
  if (who.position !== 'backline') {
    behind.set(seat, others);
    seated.set(seat, who);
    return;
  }
  if (isSame(seated.get(seat))) seated.delete(seat);
  behind.set(seat, [...others, who]);
}

const TABLES_COMMANDS = {
  'install-table': command({
    does: 'Adds a table with its number of seats.',
    may: ['manager', 'administrator'],
    power: twoPeople('accounting', 'compliance'),
    fields: { table: name, seats: seat },
    brings: ['table-installed'],
    sample: { table: 'T9', seats: 7 },
    decide({ house, command }) {
      const { table, seats } = command;
      if (house.tables.has(table) || table === DESK) refuse('name-taken', table);
      return [{ type: 'table-installed', table, seats }];
    },
  }),

  'open-table': command({
    does: 'Opens a table for a game, or as a No Purchase Necessary table.',
    may: FLOOR,
    power: {
      ...twoHumans('floor', 'manager', 'compliance'),
      two: {
        where: 'as a No Purchase Necessary table',
        when: ({ command }) => command.npn === true,
      },
    },
    fields: {
      table: name,
      game: name,
      limit: words
        .refine(isLimit, { error: 'must be a limit such as $5-$50, $10, or $25 and higher' })
        .optional(),
      /** How a table of poker bets; left out, as its limit says it. */
      betting: z.enum(BETTINGS).optional(),
      npn: z.boolean().optional(),
    },
    brings: ['table-opened'],
    sample: { table: 'T9', game: 'blackjack-poker' },
    decide({ house, command, hooks, rulebook }) {
      const { table, game, limit, npn, betting = bettingIn(limit) } = command;
      if (tableNamed(house, table).open !== undefined) refuse('table-open', table);
      hooks.checkTableOpens(house, table);
      if (dealtGameNamed(game) === undefined) refuse('unknown-game', game);
      if (betting === undefined && npn !== true) {
        stopAt(bettingAsked({ house, rulebook }, { table, game }));
      }
      const written = limit === undefined ? undefined : makeLimit(limit);
      const facts = given({ table, game, limit: written, betting, npn: npn === true });
      return [{ type: 'table-opened', ...facts }];
    },
  }),

  'close-table': command({
    does: 'Closes a table after taking any administrative fees due.',
    may: FLOOR,
    power: FREE,
    fields: { table: name },
    brings: ['admin-fee-taken', 'table-closed'],
    sample: { table: 'T9' },
    decide(ask) {
      const { house, command } = ask;
      const { round } = openTable(house, command.table);
      if (round !== undefined) refuse('round-open', command.table);
      checkNoneCalled(house, command.table);
      const { table } = command;
      ask.hooks.checkTableCloses(house, table);
      const charges = chargeTables(ask, table);
      return [...charges, { type: 'table-closed', table, ...owedAt(ask, table, charges) }];
    },
  }),

  'seat-person': command({
    does: 'Records who sits in a seat, or bets behind it.',
    may: TABLE,
    power: AT_DEVICE,
    fields: {
      table: name,
      seat,
      person: z.enum(PERSON_KINDS).exclude(['nobody']).optional(),
      position: z.enum(SEAT_POSITIONS).optional(),
      patron: name.optional(),
    },
    brings: ['person-seated'],
    sample: { table: 'T9', seat: 1 },
    decide({ house, command, hooks }) {
      const { table, seat, person = 'patron', position = 'seated', patron } = command;
      const { seats } = openTable(house, table);
      if (patron !== undefined && !house.patrons.has(patron)) refuse('unknown-patron', patron);
      if (patron !== undefined) checkOffDuty(house, patron);
      if (seat > seats) refuse('no-such-seat', `${seat}`);
      checkFree(openTable(house, table), command);
      hooks.checkSeatChange(house, command, patron === undefined ? {} : { patron });
      const seated = { person: kindOf(house, person, patron), position };
      return [given({ type: 'person-seated', table, seat, ...seated, patron })];
    },
  }),

  'leave-seat': command({
    does: 'Clears a seat, or the place of one who bets behind it.',
    may: TABLE,
    power: AT_DEVICE,
    /** `behind`: the first who bets behind the seat, or a later one. */
    fields: { table: name, seat, behind: bettor.optional() },
    brings: ['seat-left'],
    sample: { table: 'T9', seat: 1 },
    decide({ house, command, hooks }) {
      const { table, seat } = command;
      const { seated, behind: people } = openTable(house, table);
      const behind = command.behind ?? (seated.has(seat) ? undefined : 1);
      const isThere = behind === undefined || people.get(seat)?.[behind - 1] !== undefined;
      if (!isThere) refuse('no-such-seat', `${seat} is empty`);
      if (behind === undefined) hooks.checkSeatChange(house, command);
      return [given({ type: 'seat-left', table, seat, behind })];
    },
  }),

  'report-sensor': command({
    does: 'Records whether a sensor works.',
    may: TABLE,
    power: AT_DEVICE,
    fields: { table: name, seat, works: z.boolean() },
    brings: ['sensor-reported'],
    sample: { table: 'T9', seat: 1, works: true },
    decide({ house, command }) {
      const { table, seat, works } = command;
      if (seat > tableNamed(house, table).seats) refuse('no-such-seat', `${seat}`);
      return [{ type: 'sensor-reported', table, seat, works }];
    },
  }),
};

export const TABLES = mechanism({
  area: 'tables',
  views: TABLE_VIEWS,
  topics: TABLE_TOPICS,
  commands: TABLES_COMMANDS,
  evolve: {
    'table-installed': ({ tables }, { table, seats }) => {
      const [seated, behind, sensorsOut] = [new Map(), new Map(), new Set<number>()];
      const people = { seated, behind, sensorsOut };
      const rounds = { over: [], roundCount: 0, isReseated: false };
      tables.set(table, { seats, past: [], ...rounds, ...people, dropCount: 0 });
    },
    'table-opened': ({ tables }, { table: name, game, limit, betting, npn }, { at }) => {
      const open = { game, betting, isNpn: npn === true, since: at.instant };
      (tables.get(name) as Table).open = given({
        ...open,
        limit: limit === undefined ? undefined : makeLimit(limit),
      });
    },
    'table-closed': (
      { tables, offerings },
      { table: name, owedTime = {}, feeDays = {} },
      { at },
    ) => {
      const table = tables.get(name) as Table;
      const { game, since } = table.open as NonNullable<Table['open']>;
      for (const [offering, time] of Object.entries(owedTime)) {
        countTime(offerings.get(offering) as Offered, timeKey(name, game), time);
      }
      for (const [offering, days] of Object.entries(feeDays)) {
        (offerings.get(offering) as Offered).feeDays.set(name, days);
      }
      delete table.open;
      table.past.push({ game, from: since });
      endSpell(table.past, at);
      endLast(table, at.instant);
      table.isReseated ||= peopleAt(table).length > 0;
      table.seated.clear();
      table.behind.clear();
    },
    'person-seated': ({ tables }, { table, seat, person, position, patron }) => {
      const there = tables.get(table) as Table;
      sitDown(there, seat, given({ person, position, patron }));
      there.isReseated = true;
    },
    'seat-left': ({ tables }, { table, seat, behind }) => {
      const there = tables.get(table) as Table;
      const { seated, behind: people } = there;
      there.isReseated = true;
      if (behind === undefined) seated.delete(seat);
      else people.set(seat, bettorsWithout(people.get(seat), behind));
    },
    'sensor-reported': ({ tables }, { table, seat, works }) => {
      const { sensorsOut } = tables.get(table) as Table;
      if (works) sensorsOut.delete(seat);
      else sensorsOut.add(seat);
    },
  },
});
