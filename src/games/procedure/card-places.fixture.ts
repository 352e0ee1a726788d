import type { Dealt, Hand, Position, TableState } from './table-state.ts';

/** Some cards of a deck, and where they are: in a stack, in the shoe (or the dealer's hand), in the
 * discard rack, or in front of a player. */
interface CardPlace {
  readonly deck: string;
  readonly place: 'stack' | 'shoe' | 'rack' | Position;
  readonly cards: readonly Dealt[];
}

/** Where every card at the table is. Each deck's 52 are always there once. */
export function cardPlaces({ decks, rack, round }: TableState): CardPlace[] {
  const stacks = decks.map(
    ({ back, pile }): CardPlace => ({ deck: back, place: 'stack', cards: pile }),
  );
  const racked = rack.piles.map(
    ({ cards }): CardPlace => ({
      deck: rack.deck as string,
      place: 'rack',
      cards,
    }),
  );
  if (round === null || round.deck === null) return [...stacks, ...racked];
  const deck = round.deck;
  const hands: [Position, Hand][] = [
    ...round.seats.map(({ seat, hand }): [Position, Hand] => [seat, hand]),
    ['dealer', round.dealer],
  ];
  const inFront = hands
    .filter(([, { at }]) => at !== 'rack' && at !== 'gathered')
    .map(([place, { cards }]): CardPlace => ({ deck, place, cards }));
  const left = round.shoe === null ? [] : round.shoe.pieces.slice(round.shoe.dealtCount);
  const places = [...stacks, ...racked, ...inFront, { deck, place: 'shoe', cards: left } as const];
  return places.filter(({ cards }) => cards.length > 0);
}
