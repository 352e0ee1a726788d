// The two moments at which chance comes to the table, as actions with their outcome written in, so
// that a replay needs no chance.

import { type Card, STANDARD_DECK, shuffledShoe } from '#cards';
import { below, type RandomSource } from '#chance';
import { given } from '#result';
import type { ActionOf } from './actions.ts';
import { BONUS_DRAWS, type Position, type ShuffleWay, type TableState } from './table-state.ts';

/** A fair shuffle of a deck. `counted` is what a counting shuffler shows. */
export function shuffleAction(
  deck: string,
  { how, counted }: { how: ShuffleWay; counted?: number },
  source: RandomSource,
): ActionOf<'shuffle-cards'> {
  const order = shuffledShoe(STANDARD_DECK.cards, source).pieces;
  return given({ type: 'shuffle-cards', deck, how, order, counted });
}

/** The magic card out of 52, and the lucky position out of all seats and the dealer's. */
export function bonusDrawAction(
  { setup }: TableState,
  source: RandomSource,
): ActionOf<'draw-bonus'> {
  const { draws = BONUS_DRAWS } = setup;
  const magicCard = STANDARD_DECK.cards[below(source, STANDARD_DECK.cards.length)] as Card;
  const place = below(source, setup.seatCount + 1);
  const luckySeat: Position = place === 0 ? 'dealer' : place;
  return {
    type: 'draw-bonus',
    ...(draws.includes('magicCard') ? { magicCard } : {}),
    ...(draws.includes('luckyBonus') ? { luckySeat } : {}),
  };
}
