// What becomes of a board when its award is taken back, or that of a hand which stands on it.

import { given } from '#result';
import type { EventOf } from '../../events.ts';
import { knownFund } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import type { Asking, FromHook, Voided } from '../../kit/asking.ts';
import type { House } from '../../state.ts';
import { playerOf, winsOn } from './entries.ts';
import type { BoardWin } from './events.ts';
import type { Board, BoardEntry } from './state.ts';

/** A period that has come to something else than it had. */
interface Recount {
  readonly board: string;
  readonly prizes: readonly BoardWin[];
  /** The award of the period, where it was made. */
  readonly award?: string;
}

const without = (entries: readonly BoardEntry[], call: string): readonly BoardEntry[] =>
  entries.map((entry) => (entry.call === call ? { ...entry, isStruck: true } : entry));

/** Who wins what, by whichever of their lines. */
const outcomeOf = ({ entries }: Pick<Board, 'entries'>, prizes: readonly BoardWin[]): string =>
  prizes
    .map(({ entry: id, row, amount }) => {
      const entry = entries.find((each) => each.id === id) as BoardEntry;
      return `${playerOf(entry)} ${row} ${amount}`;
    })
    .sort()
    .join();

/** The periods that are over and come to something else without the hand of a call. */
const recountsWithout = (
  { house, rulebook }: Pick<Asking, 'house' | 'rulebook'>,
  call: string,
): readonly Recount[] =>
  [...house.boards].flatMap(([name, board]) => {
    const { status, entries, award } = board;
    if (status === 'open' || !entries.some((entry) => entry.call === call)) return [];
    const fund = knownFund(house, board.offering, rulebook);
    const prizes = winsOn(fund, { ...board, entries: [...without(entries, call)] });
    if (outcomeOf(board, prizes) === outcomeOf(board, board.prizes)) return [];
    return [given({ board: name, prizes, award })];
  });

/** The next best hand takes the line on the board, and the award that went with it. */
export const boardsWithout = (
  asking: Asking,
  { award: call, reason, voidAlso }: Voided,
): readonly (EventOf<'board-recounted' | 'award-voided'> | FromHook<'onVoid'>)[] =>
  recountsWithout(asking, call).flatMap(({ board, award, prizes }) => {
    if (award !== undefined && !asking.house.wins.has(award)) refuse('already-paid', board);
    const back = award === undefined ? [] : voidAlso(award);
    return [...back, { type: 'board-recounted', board, prizes, reason } as const];
  });

/** An award that is taken back can be made again. */
export const boardsBack = ({ boards }: House, award: string, reason: string) =>
  [...boards].flatMap(([board, { award: made, prizes }]) =>
    made === award ? [{ type: 'board-recounted', board, award, prizes, reason } as const] : [],
  );

/** Takes what a voided award has written off the board. */
export function strikeVoided({ boards }: House, call: string): void {
  for (const { entries } of boards.values()) {
    for (const entry of entries) if (entry.call === call) entry.isStruck = true;
  }
}
