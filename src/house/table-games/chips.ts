// Chips of a table: bought for cash, sent back to the cage, counted by two people; and wins on the
// account of a player, which the cage pays.
import { z } from 'zod';
import { accounts, balanceOf } from '#ledger';
import { centsOf, dollarsOf, subtract, ZERO } from '#money';
import { given } from '#result';
import type { EventOf } from '../events.ts';
import {
  checkCovered,
  checkNotExcluded,
  checkNotOwn,
  openTable,
  refuse,
  tableNamed,
} from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { AT_DEVICE, limited, PAIR, twoHumans } from '../kit/power.ts';
import type { House } from '../state.ts';
import { MONEY, TABLE } from '../words/roles.ts';
import { dollars, name, seat } from '../words/scalars.ts';
import type { EntryText } from '../words/shapes.ts';
import { hasWagers } from './state.ts';

const amountOf = (said: string): string => {
  const count = centsOf(said);
  return count === ZERO ? refuse('nothing-there') : dollarsOf(count);
};

/** The account of a player is named after the patron, or after the round and the seat of the win. */
const account = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/, {
  error: 'must be the name of a patron, or of an account as given by the house',
});

/** A difference between what was counted and the books goes to its account, to be explained. */
function counted(
  { book }: House,
  table: string,
  said: string,
): Pick<EventOf<'tray-counted'>, 'expected' | 'counted'> & { moves: EntryText[] } {
  const tray = accounts.tray(table);
  const expected = balanceOf(book, tray);
  const found = centsOf(said);
  const variance = accounts.house('over-short');
  const moves: EntryText[] = [];
  if (found < expected) {
    moves.push(['variance', variance, tray, dollarsOf(subtract(expected, found))]);
  }
  if (found > expected) {
    moves.push(['variance', tray, variance, dollarsOf(subtract(found, expected))]);
  }
  return { expected: dollarsOf(expected), counted: dollarsOf(found), moves };
}

export const CHIPS_COMMANDS = {
  'buy-chips': command({
    does: 'Changes a player’s cash for chips: the cash goes into the drop box, the chips out of the tray.',
    may: TABLE,
    power: AT_DEVICE,
    fields: { table: name, amount: dollars, seat: seat.optional() },
    brings: ['table-chips-bought'],
    sample: { table: 'T9', amount: '100.00' },
    decide({ house, command: { table, amount: said, seat: at } }) {
      if (at !== undefined && at > openTable(house, table).seats) refuse('no-such-seat', `${at}`);
      openTable(house, table);
      const amount = amountOf(said);
      const moves: EntryText[] = [['transfer', accounts.box(table), accounts.tray(table), amount]];
      checkCovered(house, moves);
      return [{ type: 'table-chips-bought', table, amount, ...given({ seat: at }), moves }];
    },
  }),

  'credit-tray': command({
    does: 'Moves chips from a tray back to the cage.',
    may: MONEY,
    power: twoHumans('floor', 'manager'),
    fields: { table: name, amount: dollars },
    brings: ['tray-credited'],
    sample: { table: 'T9', amount: '1.00' },
    decide({ house, command: { table, amount: said } }) {
      tableNamed(house, table);
      const amount = amountOf(said);
      const move = ['transfer', accounts.house('cage'), accounts.tray(table), amount] as const;
      checkCovered(house, [move]);
      return [{ type: 'tray-credited', table, amount, moves: [move] }];
    },
  }),

  /** The second count decides where it agrees with the first: the books are not told to anyone. */
  'count-tray': command({
    does: 'Records a count of a tray between rounds. A different employee counts it again; two equal counts stand.',
    may: ['dealer', 'floor', 'cage', 'manager'],
    power: PAIR,
    fields: { table: name, counted: dollars },
    brings: ['tray-count-noted', 'tray-counted'],
    sample: { table: 'T9', counted: '1.00' },
    decide({ house, command: { table, counted: said, by } }) {
      tableNamed(house, table);
      const game = house.tableGames.get(table);
      if (game !== undefined && hasWagers(game)) refuse('round-running', table);
      const before = house.trayCounts.get(table);
      if (before?.by === by) refuse('count-again', by);
      if (before === undefined || before.counted !== dollarsOf(centsOf(said))) {
        return [{ type: 'tray-count-noted', table, counted: dollarsOf(centsOf(said)) }];
      }
      return [{ type: 'tray-counted', table, by: [before.by, by], ...counted(house, table, said) }];
    },
  }),

  'cash-account': command({
    does: 'Pays a player’s account at the cage.',
    may: MONEY,
    power: limited('floor', 'manager', 'compliance'),
    waitsInDoubt: true,
    fields: { account, amount: dollars },
    brings: ['account-cashed'],
    sample: { account: 'p9', amount: '1.00' },
    decide({ house, command: { account: of, amount: said, by } }) {
      checkNotOwn(house, by, [of]);
      checkNotExcluded(house, of);
      const amount = amountOf(said);
      const moves: EntryText[] = [
        ['payment', accounts.gameAccount(of), accounts.house('cage'), amount],
      ];
      checkCovered(house, moves);
      return [{ type: 'account-cashed', account: of, amount, moves }];
    },
  }),
};
