// Boxes and trays: fees are dropped at the table, counted in the count room and brought to the cage.

import { accounts, balanceOf } from '#ledger';
import { type Cents, centsOf, dollarsOf, min, subtract, ZERO } from '#money';
import { refuse, tableNamed } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism, onlyLogged } from '../kit/mechanism.ts';
import { PAIR, twoHumans, twoPeople } from '../kit/power.ts';
import type { House, Table } from '../state.ts';
import { FLOOR, MONEY } from '../words/roles.ts';
import { dollars, name, numbered, words } from '../words/scalars.ts';
import type { EntryText } from '../words/shapes.ts';
import { BOX_VIEWS } from './views.ts';

/** Any difference, where the house has set none. */
const LEAST_DIFFERENCE = '0.01';

/** The cage gives no more than it has. Its account may stand on either side, so that the books alone
 * would let it. */
function checkCage({ book }: House, count: Cents): void {
  const cage = accounts.house('cage');
  if (balanceOf(book, cage) < count) refuse('not-enough-money', cage);
}

const BOXES_COMMANDS = {
  'drop-box': command({
    does: 'Takes a table’s box to the count room.',
    may: FLOOR,
    power: twoHumans('floor', 'manager'),
    fields: { table: name },
    brings: ['box-dropped'],
    sample: { table: 'T9' },
    decide({ house, command }) {
      const { table } = command;
      const { dropCount } = tableNamed(house, table);
      const box = accounts.box(table);
      const dropped = balanceOf(house.book, box);
      const expected = dollarsOf(dropped);
      const move = ['transfer', accounts.house('count-room'), box, expected] as const;
      const drop = `${table}.${dropCount + 1}`;
      return [{ type: 'box-dropped', table, drop, expected, moves: dropped > ZERO ? [move] : [] }];
    },
  }),

  /** The person who dropped a box does not count it, and a person who counts is not told what
   * should be there. If a count differs, a different person counts again, until it agrees with the
   * books or with the count before. The difference then goes to its account, to be explained. */
  'count-box': command({
    does: 'Records a blind count of a box. If it doesn’t match, a different employee recounts.',
    may: ['count', 'cage'],
    power: PAIR,
    fields: { drop: numbered, counted: dollars },
    brings: ['box-count-noted', 'box-counted'],
    sample: { drop: 'T9.1', counted: '1.00' },
    decide({ house, command }) {
      const { drop, counted: said, by } = command;
      const there = house.drops.get(drop);
      if (there === undefined) return refuse('unknown-drop', drop);
      if (there.by === by) refuse('second-person', by);
      const { expected, counts } = there;
      const counted = centsOf(said);
      const last = counts.at(-1);
      if (last?.by === by) refuse('count-again', by);
      const difference =
        counted < expected ? subtract(expected, counted) : subtract(counted, expected);
      const isClose = difference < centsOf(house.settings.recountFrom ?? LEAST_DIFFERENCE);
      // Where powers are limited, nobody counts a box alone, however well the count agrees.
      const isAlone = last === undefined && house.settings.powers !== undefined;
      if (isAlone || (!isClose && last?.counted !== counted)) {
        return [{ type: 'box-count-noted', drop, counted: dollarsOf(counted) }];
      }
      const room = accounts.house('count-room');
      const cage = accounts.house('cage');
      const variance = accounts.house('over-short');
      const moves: EntryText[] = [];
      const found = min(counted, expected);
      if (found > ZERO) moves.push(['box-count', cage, room, dollarsOf(found)]);
      if (counted < expected)
        moves.push(['variance', variance, room, dollarsOf(subtract(expected, counted))]);
      if (counted > expected)
        moves.push(['variance', cage, variance, dollarsOf(subtract(counted, expected))]);
      const facts = { drop, expected: dollarsOf(expected), counted: dollarsOf(counted) };
      return [{ type: 'box-counted', ...facts, moves }];
    },
  }),

  /** Chips from the cage: the first lot of a tray, or what it has paid out. */
  'fill-tray': command({
    does: 'Moves chips from the cage to a tray.',
    may: MONEY,
    power: twoHumans('floor', 'manager'),
    fields: { table: name, amount: dollars },
    brings: ['tray-filled'],
    sample: { table: 'T9', amount: '1.00' },
    decide({ house, command }) {
      const { table, amount: said } = command;
      tableNamed(house, table);
      const count = centsOf(said);
      if (count === ZERO) refuse('nothing-there');
      checkCage(house, count);
      const amount = dollarsOf(count);
      const move = ['reimbursement', accounts.tray(table), accounts.house('cage'), amount] as const;
      return [{ type: 'tray-filled', table, amount, moves: [move] }];
    },
  }),

  /** Money of the funds is brought to the bank. */
  'deposit-fund': command({
    does: 'Deposits fund money at the bank.',
    may: ['accounting', 'cage'],
    power: twoPeople('manager', 'accounting', 'compliance'),
    fields: { amount: dollars, reference: words },
    brings: ['fund-deposited'],
    sample: { amount: '1.00', reference: 'slip 1' },
    /** What players have goes to the bank account that is kept for it. */
    decide({ house, command }) {
      const count = centsOf(command.amount);
      if (count === ZERO) refuse('nothing-there');
      checkCage(house, count);
      const amount = dollarsOf(count);
      const moves: EntryText[] = [
        ['transfer', accounts.house('bank'), accounts.house('cage'), amount],
      ];
      return [{ type: 'fund-deposited', amount, reference: command.reference, moves }];
    },
  }),
};

export const BOXES = mechanism({
  area: 'tables',
  views: BOX_VIEWS,
  commands: BOXES_COMMANDS,
  evolve: {
    'tray-filled': onlyLogged,
    'fund-deposited': onlyLogged,
    'box-dropped': ({ tables, drops, days }, { table, drop, expected }, { record }) => {
      (tables.get(table) as Table).dropCount += 1;
      const { running: day } = days;
      drops.set(drop, { table, expected: centsOf(expected), by: record.by, day, counts: [] });
    },
    'box-count-noted': ({ drops }, { drop, counted }, { record }) => {
      drops.get(drop)?.counts.push({ by: record.by, counted: centsOf(counted) });
    },
    'box-counted': ({ drops }, { drop }) => {
      drops.delete(drop);
    },
  },
});
