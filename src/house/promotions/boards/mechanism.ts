// Boards: the best hand of a period, the race for points. Hands go up by themselves when their call
// is authorized; here periods end, lines are corrected by two people, and prizes are awarded.

import { z } from 'zod';
import { centsOf, max, ZERO } from '#money';
import { given, sure } from '#result';
import { parseMoment } from '#rules';
import { prizesWon } from '../../awards/prizes.ts';
import { rolesMissing } from '../../awards/sign-offs.ts';
import { shutOutBy } from '../../claims/who-may.ts';
import type { EventOf } from '../../events.ts';
import { knownFund } from '../../funds/funds.ts';
import { checkNotExcluded, checkNotOwn, checkPatron, refuse } from '../../kit/ask.ts';
import { type Asking, telling } from '../../kit/asking.ts';
import { command } from '../../kit/command.ts';
import { mechanism } from '../../kit/mechanism.ts';
import { PAIR, twoHumans } from '../../kit/power.ts';
import type { Call, House, Offered } from '../../state.ts';
import { SIGNERS } from '../../words/roles.ts';
import { name, numbered, words } from '../../words/scalars.ts';
import { boardRule, entriesFor, hasOpenBoard, winsOn } from './entries.ts';
import type { BoardWin, Correction } from './events.ts';
import { periodAt } from './periods.ts';
import type { Board, BoardEntry } from './state.ts';
import { BOARD_TOPICS, BOARD_VIEWS } from './views.ts';
import { boardsBack, boardsWithout, strikeVoided } from './voided.ts';

const boardNamed = ({ boards }: House, name: string): Board =>
  boards.get(name) ?? refuse('unknown-board', name);

const entryNamed = ({ entries }: Board, id: string): BoardEntry =>
  entries.find((entry) => entry.id === id) ?? refuse('unknown-entry', id);

/** A call of the period that is not decided yet. */
function pendingIn({ house, rulebook }: Asking, name: string, board: Board): string | undefined {
  const fund = knownFund(house, board.offering, rulebook);
  const rule = boardRule(fund);
  const { line } = house.offerings.get(board.offering) as Offered;
  if (rule === undefined) return undefined;
  return line.find((id) => {
    const called = sure(parseMoment((house.calls.get(id) as Call).at, 'at'));
    return periodAt(house, fund, rule, called).board === name;
  });
}

const closing = (
  { house, rulebook }: Asking,
  name: string,
  board: Board,
): EventOf<'board-closed'> => ({
  type: 'board-closed',
  board: name,
  prizes: winsOn(knownFund(house, board.offering, rulebook), board),
});

const isOver = ({ endsAt }: Board, { at }: Asking): boolean =>
  endsAt !== undefined && endsAt <= at.instant;

/** Periods that are over, and in which every hand is decided. */
const closeBoards = (ask: Asking): readonly EventOf<'board-closed'>[] =>
  [...ask.house.boards].flatMap(([name, board]) =>
    board.status === 'open' && isOver(board, ask) && pendingIn(ask, name, board) === undefined
      ? [closing(ask, name, board)]
      : [],
  );

/** The correction that a different person decides about. */
function waitingOn(house: House, name: string, by: string) {
  const board = boardNamed(house, name);
  const { waiting } = board;
  if (waiting?.by === by) refuse('second-person', by);
  if (waiting === undefined) return refuse('no-correction-waits', name);
  checkNotOwn(house, by, [waiting.patron, entryNamed(board, waiting.entry).patron]);
  const { by: recordedBy, ...correction } = waiting;
  return { board, recordedBy, correction };
}

const corrected = (entry: BoardEntry, { isStruck, patron }: Correction): BoardEntry => ({
  ...entry,
  ...given({ isStruck, patron }),
});

/** The greatest prize decides who has to sign. */
const greatestOf = (prizes: readonly Pick<BoardWin, 'amount'>[]) =>
  prizes.reduce((most, { amount }) => {
    return max(centsOf(amount), most);
  }, ZERO);

const boardOf = ({ boards }: House, name: string): Board => boards.get(name) as Board;

/** Without a winner there is nothing to award. */
function decided(board: Board, prizes: readonly BoardWin[]): void {
  board.prizes = prizes;
  board.status = prizes.length === 0 ? 'done' : 'closed';
}

const BOARDS_COMMANDS = {
  /** The clock does it where the period has an end. */
  'close-board': command({
    does: 'Ends a board’s period that has no set end or whose end has passed.',
    may: ['desk', 'floor', 'manager'],
    power: {
      ...twoHumans('floor', 'manager', 'compliance'),
      two: {
        where: 'for a period without a posted end',
        when: ({ house, command }) => house.boards.get(command.board)?.endsAt === undefined,
      },
    },
    waitsInDoubt: true,
    fields: { board: numbered },
    brings: ['board-closed'],
    sample: { board: 'none.2026-11-16.1000' },
    decide(ask) {
      const { board: name } = ask.command;
      const board = boardNamed(ask.house, name);
      const pending = board.status === 'open' ? pendingIn(ask, name, board) : undefined;
      if (pending !== undefined) refuse('call-pending', pending);
      if (board.status !== 'open') refuse('board-done', name);
      if (board.endsAt !== undefined && !isOver(board, ask)) refuse('board-not-over', board.until);
      if (board.waiting !== undefined) refuse('correction-waits', name);
      return [closing(ask, name, board)];
    },
  }),

  /** An entry is struck or brought back, or gets another name. */
  'correct-entry': command({
    does: 'Records a correction to a line on a board: strike, restore, or rename it.',
    may: ['desk', 'floor', 'manager'],
    power: PAIR,
    fields: {
      board: numbered,
      entry: numbered,
      isStruck: z.boolean().optional(),
      patron: name.optional(),
      reason: words,
    },
    brings: ['correction-recorded'],
    sample: {
      board: 'none.2026-11-16.1000',
      entry: 'c1:1',
      isStruck: true,
      reason: 'for the test',
    },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const { board: name, entry: id, isStruck, patron, reason, by } = command;
      if (patron !== undefined) {
        checkPatron(house, patron);
        checkNotExcluded(house, patron);
      }
      const board = boardNamed(house, name);
      const entry = entryNamed(board, id);
      checkNotOwn(house, by, [patron, entry.patron]);
      const fund = knownFund(house, board.offering, rulebook);
      if (board.award !== undefined || fund.offered.isClosed) refuse('board-done', name);
      if (board.waiting !== undefined) refuse('correction-waits', name);
      const shutOut = patron === undefined ? undefined : shutOutBy(house, fund, patron);
      if (shutOut !== undefined) refuse('ineligible-person', shutOut);
      const isOne = (isStruck === undefined) !== (patron === undefined);
      const isAsItIs =
        isStruck === entry.isStruck || (patron !== undefined && patron === entry.patron);
      if (!isOne || isAsItIs) refuse('bad-correction', id);
      const correction = {
        entry: id,
        ...given({ isStruck, patron }),
        reason,
      };
      return [{ type: 'correction-recorded', board: name, correction }];
    },
  }),

  'confirm-correction': command({
    does: 'Confirms a correction to a board and recalculates its prizes. A different employee must do it.',
    may: SIGNERS,
    power: PAIR,
    fields: { board: numbered },
    brings: ['entry-corrected'],
    sample: { board: 'none.2026-11-16.1000' },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const { board, recordedBy, correction } = waitingOn(house, command.board, command.by);
      const entries = board.entries.map((entry) =>
        entry.id === correction.entry ? corrected(entry, correction) : entry,
      );
      const fund = knownFund(house, board.offering, rulebook);
      const prizes = board.status === 'open' ? {} : { prizes: winsOn(fund, { ...board, entries }) };
      return [{ type: 'entry-corrected', board: command.board, correction, recordedBy, ...prizes }];
    },
  }),

  'reject-correction': command({
    does: 'Rejects a correction to a board. A different employee must do it.',
    may: SIGNERS,
    power: PAIR,
    fields: { board: numbered, reason: words },
    brings: ['correction-rejected'],
    sample: { board: 'none.2026-11-16.1000', reason: 'for the test' },
    decide({ house, command }) {
      waitingOn(house, command.board, command.by);
      const { board, reason } = command;
      return [{ type: 'correction-rejected', board, reason } as const];
    },
  }),

  'award-board': command({
    does: 'Awards a board’s prizes or signs for them. An employee who did not correct the board must do it.',
    may: SIGNERS,
    power: PAIR,
    waitsInDoubt: true,
    fields: { board: numbered },
    brings: ['board-signed', 'board-awarded', 'prizes-won'],
    sample: { board: 'none.2026-11-16.1000' },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const { board: name, by } = command;
      const board = boardNamed(house, name);
      const { signedBy, history, prizes } = board;
      const hasChanged = history.some((each) => [each.recordedBy, each.confirmedBy].includes(by));
      if (signedBy.includes(by) || hasChanged) refuse('second-person', by);
      const won = prizes.map((prize) => ({ prize, entry: entryNamed(board, prize.entry) }));
      checkNotOwn(
        house,
        by,
        won.map(({ entry }) => entry.patron),
      );
      if (board.status === 'open') refuse('board-not-over', name);
      if (board.status === 'done') refuse('board-done', name);
      if (board.waiting !== undefined) refuse('correction-waits', name);
      const signers = [...signedBy, by];
      const needs = rolesMissing(greatestOf(prizes), house, signers);
      if (needs.length > 0) return [{ type: 'board-signed', board: name, needs }];
      const fund = knownFund(house, board.offering, rulebook);
      return [
        { type: 'board-awarded', board: name, award: command.id },
        prizesWon(ask, fund, {
          award: command.id,
          of: { what: 'board', id: name },
          prizes: won.map(({ prize, entry }) => ({
            row: prize.row,
            table: entry.table,
            seat: entry.seat,
            because: prize.because,
            ...(entry.patron === undefined ? {} : { patron: entry.patron }),
            amount: centsOf(prize.amount),
          })),
          signedBy: signers,
        }),
      ];
    },
  }),
};

export const BOARDS = mechanism({
  area: 'boards',
  views: BOARD_VIEWS,
  topics: BOARD_TOPICS,
  commands: BOARDS_COMMANDS,
  evolve: {
    'entry-posted': ({ boards }, { board: name, offering, from, until, entry }) => {
      const board: Board = boards.get(name) ?? {
        offering,
        ...given({ from }),
        entries: [],
        status: 'open',
        prizes: [],
        signedBy: [],
        history: [],
      };
      if (until !== undefined) {
        board.until = until;
        board.endsAt = sure(parseMoment(until, 'until')).instant;
      }
      board.entries.push({ ...entry, isStruck: false });
      boards.set(name, board);
    },
    'board-closed': (house, { board: name, prizes }, { at }) => {
      const board = boardOf(house, name);
      board.closedAt = at.text;
      decided(board, prizes);
    },
    'correction-recorded': (house, { board, correction }, { record: { by } }) => {
      boardOf(house, board).waiting = { ...correction, by };
    },
    'entry-corrected': (house, event, { record, at }) => {
      const { correction, recordedBy, prizes } = event;
      const board = boardOf(house, event.board);
      const index = board.entries.findIndex(({ id }) => id === correction.entry);
      board.entries[index] = corrected(board.entries[index] as BoardEntry, correction);
      const facts = { at: at.text, recordedBy, confirmedBy: record.by };
      board.history.push({ ...correction, ...facts });
      // Earlier signatures were for the result before the change.
      board.signedBy.length = 0;
      delete board.waiting;
      if (prizes !== undefined) decided(board, prizes);
    },
    'correction-rejected': (house, { board }) => {
      delete boardOf(house, board).waiting;
    },
    'board-signed': (house, { board }, { record: { by } }) => {
      boardOf(house, board).signedBy.push(by);
    },
    'board-awarded': (house, { board: name, award }, { record: { by } }) => {
      const board = boardOf(house, name);
      board.status = 'done';
      board.award = award;
      board.signedBy.push(by);
    },
    'board-recounted': (house, { board: name, prizes }) => {
      const board = boardOf(house, name);
      delete board.award;
      board.signedBy.length = 0;
      decided(board, prizes);
    },
  },
  due: telling(['board-closed'], closeBoards),
  onAward: telling(
    ['entry-posted'],
    (house, { call, fund, qualified, awarded: { authorizedBy } }) =>
      entriesFor(house, fund, { call, qualified, authorizedBy }),
  ),
  onVoid: telling(['board-recounted', 'award-voided'], (asking, voided) => [
    ...boardsBack(asking.house, voided.award, voided.reason),
    ...boardsWithout(asking, voided),
  ]),
  hears: { 'award-voided': (house, { call }) => strikeVoided(house, call) },
  checkWithdrawal(house, offering) {
    if (hasOpenBoard(house, offering)) refuse('fund-in-use', 'a board waits for its prizes');
  },
});
