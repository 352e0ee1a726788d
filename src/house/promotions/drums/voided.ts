// What becomes of a drawing whose award is taken back.
import { refuse } from '../../kit/ask.ts';
import type { House } from '../../state.ts';
import { carryOn, strikeWin } from './evolve.ts';

const wonAs = ({ drums }: House, award: string) =>
  [...drums.drawings].flatMap(([name, drawing]) =>
    drawing.won
      .filter((winner) => winner.award === award)
      .map((winner) => ({ name, drawing, winner })),
  );

/** A pass that is being played with, or was, is used up. */
export function checkNotPlayed(house: House, award: string): void {
  for (const { winner } of wonAs(house, award)) {
    if (winner.playedIn !== undefined) refuse('already-paid', winner.playedIn);
  }
}

/** The winner has not won after all and may be drawn again. A prize from an earlier drawing goes
 * on. */
export function strikeWinner(house: House, award: string): void {
  for (const { name, drawing, winner } of wonAs(house, award)) {
    winner.status = 'voided';
    delete winner.plays;
    strikeWin(house, name, { offering: drawing.offering, patron: winner.patron });
    drawing.left += winner.carried ?? 0;
    delete winner.carried;
    carryOn(house, drawing);
  }
}
