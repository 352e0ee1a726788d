// What becomes of a drawing whose award is taken back.
import { refuse } from '../ask.ts';
import type { House } from '../state.ts';

const wonAs = ({ drums }: House, award: string) =>
  [...drums.drawings].flatMap(([name, { offering, won }]) =>
    won.filter((winner) => winner.award === award).map((winner) => ({ name, offering, winner })),
  );

/** A pass that somebody plays with, or has played with, is used up. */
export function checkNotPlayed(house: House, award: string): void {
  for (const { winner } of wonAs(house, award)) {
    if (winner.playedIn !== undefined) refuse('already-paid', winner.playedIn);
  }
}

/** Whoever has won has not, and may be drawn as if nothing had been. */
export function strikeWinner(house: House, award: string): void {
  for (const { name, offering, winner } of wonAs(house, award)) {
    winner.status = 'voided';
    delete winner.plays;
    const { wins = [] } = house.drums.drums.get(offering) ?? {};
    const at = wins.findIndex((win) => win.drawing === name && win.patron === winner.patron);
    if (at >= 0) wins.splice(at, 1);
  }
}
