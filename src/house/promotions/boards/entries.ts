// Hands go up on a board when their call is authorized, and the board comes to prizes when its
// period is over.

import { decodeDeal } from '#games';
import { dollarsOf } from '#money';
import { given, sure } from '#result';
import {
  type BoardRule,
  isChosen,
  parseMoment,
  at as postedAt,
  type Qualified,
  scoreRules,
  strengthWords,
} from '#rules';
import { firstSeatedAt } from '../../calls/paid.ts';
import type { EventOf } from '../../events.ts';
import type { Fund } from '../../funds/funds.ts';
import type { Call, House } from '../../state.ts';
import type { BoardWin } from './events.ts';
import { periodAt } from './periods.ts';
import type { Board, BoardEntry } from './state.ts';

/** The board of an offering, if its sheet has one under what is posted. */
export function boardRule({ offering }: Fund): BoardRule | undefined {
  const { board } = offering.activity;
  return board !== undefined && isChosen(offering, board.in) ? board : undefined;
}

const wordsOf = ({ counts }: BoardRule, score: number): string => {
  if (counts === 'hands') return strengthWords(score);
  return score === 1 ? '1 point' : `${score} points`;
};

/** What an authorized call writes on the board of its offering. */
export function entriesFor(
  house: House,
  fund: Fund,
  {
    call,
    qualified,
    authorizedBy,
  }: {
    readonly call: Call;
    readonly qualified: Qualified;
    readonly authorizedBy: readonly string[];
  },
): readonly EventOf<'entry-posted'>[] {
  const rule = boardRule(fund);
  const { verified } = call;
  if (rule === undefined || verified === undefined) return [];
  const deal = sure(decodeDeal(verified.deal));
  const period = periodAt(house, fund, rule, sure(parseMoment(call.at, 'at')));
  const seated = firstSeatedAt(call);
  return qualified.awarded.awards.flatMap(
    ({ who, row, count, position }, index): readonly EventOf<'entry-posted'>[] => {
      if (who === null) return [];
      const score = scoreRules.read(rule.score)(
        given({
          row,
          deal,
          seat: who,
          count,
        }),
      );
      if (score === undefined) return [];
      const there = seated.get(who.seat);
      // Who sits there is not the one who bets behind the seat.
      const isOther = position === 'backline' && there?.position !== 'backline';
      const patron = isOther ? undefined : there?.patron;
      const entry = given({
        id: `${call.id}:${index + 1}`,
        call: call.id,
        table: call.table,
        seat: who.seat,
        patron,
        row,
        score,
        words: wordsOf(rule, score),
        at: call.at,
        verifiedBy: verified.by,
        authorizedBy,
      });
      return [{ type: 'entry-posted', offering: fund.id, ...period, entry }];
    },
  );
}

/** A line without a recorded name counts alone. */
export const playerOf = ({ id, patron }: BoardEntry): string => patron ?? id;

/** A line as the sheet looks at it. */
type Line = BoardEntry & { readonly player: string };

const linesOf = (entries: readonly BoardEntry[]): readonly Line[] =>
  entries
    .filter(({ isStruck }) => !isStruck)
    .map((entry) => ({ ...entry, player: playerOf(entry) }));

/** What can be read on a board now, best first. */
export const shownOn = (rule: BoardRule, { entries }: Pick<Board, 'entries'>): readonly Line[] =>
  rule.shown(linesOf(entries)).map((line) => ({ ...line, words: wordsOf(rule, line.score) }));

/** What a board comes to, as it was posted when its period began. */
export function winsOn(
  fund: Fund,
  { from, entries }: Pick<Board, 'from' | 'entries'>,
): readonly BoardWin[] {
  const rule = boardRule(fund);
  if (rule === undefined) return [];
  const began = from === undefined ? undefined : parseMoment(from, 'from');
  const posted = began?.ok ? postedAt(fund.offering, began.value) : fund.offering;
  const lines = linesOf(entries);
  // A prize that was paid in another way may hide a line from the board that still wins.
  const all = [...rule.shown(lines), ...lines];
  return rule.prizes(lines, posted).map(({ player, row, amount, because }) => {
    const line = all.find((each) => each.player === player) as Line;
    return { entry: line.id, row, amount: dollarsOf(amount), because };
  });
}

/** Whether a period of an offering still waits for its end, a correction or its prizes. */
export const hasOpenBoard = ({ boards }: House, offering: string): boolean =>
  [...boards.values()].some(
    (board) =>
      board.offering === offering && (board.status !== 'done' || board.waiting !== undefined),
  );
