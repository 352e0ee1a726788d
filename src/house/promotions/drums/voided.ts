// What becomes of a drawing whose award is taken back.
import { refuse } from '../../kit/ask.ts';
import type { House } from '../../state.ts';
import { closedFor } from './drum.ts';
import { carryOn, strikeWin } from './evolve.ts';

const wonAs = ({ drums }: House, award: string) =>
  [...drums.drawings].flatMap(([name, drawing]) =>
    drawing.won
      .filter((winner) => winner.award === award)
      .map((winner) => ({ name, drawing, winner })),
  );

/** Tickets of a closed drum stay in it, and so does the award that has earned them. */
export function checkNotDrawn(house: House, award: string): void {
  for (const [offering, { batches }] of house.drums.drums) {
    const running = batches.some(({ call }) => call === award)
      ? closedFor(house, offering)
      : undefined;
    if (running !== undefined) refuse('drawing-not-over', running);
  }
}

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
