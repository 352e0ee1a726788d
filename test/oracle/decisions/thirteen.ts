// Random deals of 13-card: hands set as three, five and five.

import type { SlowRows } from '../predicates-thirteen-card.ts';
import { isFoul } from '../thirteen-card.ts';
import { flagsOf, seatAt, seatNumbers, shuffledShoe, spelled } from './dealing.ts';
import { bestFive, cardsIn } from './hands.ts';
import type { Deal, Dice, Seat } from './record.ts';

const without = (cards: readonly string[], taken: readonly string[]): string[] =>
  cards.filter((card) => !taken.includes(card));

const strongest = (cards: readonly string[]): readonly string[] => bestFive(cards).cards;

/** The strongest behind and the strongest of the rest before it, or the cards as they come. */
function someRows(random: Dice, cards: readonly string[]): SlowRows {
  if (random.chance(15)) {
    const [front, middle, back] = [cards.slice(0, 3), cards.slice(3, 8), cards.slice(8)];
    if (!isFoul(front, middle, back) || random.chance(30)) return { front, middle, back };
  }
  const back = strongest(cards);
  const eight = without(cards, back);
  const middle = strongest(eight);
  return { front: without(eight, middle), middle: [...middle], back: [...back] };
}

export const rowsOf = ({ front, middle, back }: Seat): SlowRows => ({
  front: cardsIn(front),
  middle: cardsIn(middle),
  back: cardsIn(back),
});

export function thirteenDeal(random: Dice, least = 2): Deal {
  const seats = seatNumbers(random, random.between(least, 4), 4).map((seat) =>
    seatAt(random, seat),
  );
  const first = random.pick<((card: string) => boolean) | undefined>(
    undefined,
    undefined,
    (card) => 'dh'.includes(card.charAt(1)),
    (card) => '2345678'.includes(card.charAt(0)),
  );
  const shoe = shuffledShoe(random, {}, first);
  const runs = random.chance(15) ? oneOfEachRank(random, shoe) : shoe;
  const whole = random.chance(70);
  seats.forEach((seat, at) => {
    const cards = whole
      ? runs.slice(at * 13, at * 13 + 13)
      : runs.filter((_, place) => place % seats.length === at).slice(0, 13);
    const { front, middle, back } = someRows(random, random.shuffle(cards));
    seat.front = spelled(front);
    seat.middle = spelled(middle);
    seat.back = spelled(back);
  });
  return { game: 'thirteen-card', seats, ...flagsOf(random) };
}

/** Thirteen different ranks first. */
function oneOfEachRank(random: Dice, shoe: readonly string[]): string[] {
  const dragon = [...'A23456789TJQK'].map((rank) => `${rank}${random.pick('c', 'd', 'h', 's')}`);
  return [...dragon, ...without(shoe, dragon)];
}
