// Random deals of the games that are played against a player-dealer.
import {
  dealPiles,
  flagsOf,
  seatAt,
  seatNumbers,
  shuffledShoe,
  someRun,
  spelled,
  withBackline,
} from './dealing.ts';
import { countOf, lastDigit, pointsOf } from './hands.ts';
import type { Deal, Dice, Seat } from './record.ts';

export interface Table {
  readonly game: string;
  readonly most: number;
  readonly least?: number;
  readonly backline?: boolean;
}

/** Seats without cards: some players and, for the most part, a player-dealer among them. */
export function seatsFor(
  random: Dice,
  { most, least = 1, backline = true }: Table,
  more: () => Partial<Seat> = () => ({}),
): Seat[] {
  const count = random.between(least, most);
  const hasDealer = count < most && random.chance(80);
  const numbers = seatNumbers(random, count + (hasDealer ? 1 : 0), most);
  const bank = hasDealer ? random.pick(...numbers) : 0;
  const seats = numbers.map((seat) =>
    seatAt(random, seat, { ...more(), ...(seat === bank ? { position: 'player-dealer' } : {}) }),
  );
  return backline ? withBackline(random, seats) : seats;
}

export const players = (seats: readonly Seat[]): Seat[] =>
  seats.filter(({ position }) => position === 'seated');

export const bankOf = (seats: readonly Seat[]): Seat | undefined =>
  seats.find(({ position }) => position === 'player-dealer');

/** Blackjack: two cards each, and more while a hand is low or the player dares. */
export function blackjackDeal(
  random: Dice,
  table: Table,
  shoeOf: { ranks?: string; jokers?: number; first?: (card: string) => boolean } = {},
): Deal {
  const seats = seatsFor(random, table);
  const { first, ...deck } = shoeOf;
  const shoe = shuffledShoe(random, { decks: 6, ...deck }, first);
  const holding = players(seats);
  const piles = dealPiles(random, shoe, [...holding.map(() => 2), 1]);
  const up = piles.pop() as string[];
  holding.forEach((seat, at) => {
    const hand = piles[at] as string[];
    const long = random.chance(15);
    while (random.chance(long ? 85 : 50) && countOf(hand) < 21) hand.push(shoe.shift() as string);
    seat.cards = spelled(hand);
  });
  const down = shoe.splice(0, random.pick(1, 1, 2));
  return {
    game: table.game,
    seats,
    dealer: { up: spelled(up), down: spelled(down) },
    ...flagsOf(random),
  };
}

/** The third cards of baccarat. */
function thirdCards(player: string[], banker: string[], shoe: string[]): void {
  if (lastDigit(player) >= 8 || lastDigit(banker) >= 8) return;
  const own = lastDigit(banker);
  if (lastDigit(player) >= 6) {
    if (own <= 5) banker.push(shoe.shift() as string);
    return;
  }
  const third = shoe.shift() as string;
  player.push(third);
  const points = pointsOf(third);
  const draws =
    own <= 2 ||
    (own === 3 && points !== 8) ||
    (own === 4 && points >= 2 && points <= 7) ||
    (own === 5 && points >= 4 && points <= 7) ||
    (own === 6 && (points === 6 || points === 7));
  if (draws) banker.push(shoe.shift() as string);
}

/** Two lines for the table; a few stray from the tableau, as in rooms that have another one. */
export function baccaratDeal(random: Dice, table: Table, first?: (card: string) => boolean): Deal {
  const seats = seatsFor(random, table);
  const shoe = shuffledShoe(random, { decks: 8 }, first);
  const [player, banker] = dealPiles(random, shoe, [2, 2]) as [string[], string[]];
  if (random.chance(80)) thirdCards(player, banker, shoe);
  else if (Math.max(lastDigit(player), lastDigit(banker)) < 8) {
    player.push(...shoe.splice(0, random.below(2)));
    banker.push(...shoe.splice(0, random.below(2)));
  }
  return {
    game: table.game,
    seats,
    player: spelled(player),
    banker: spelled(banker),
    ...flagsOf(random),
  };
}

/** Hands of so many cards each, the player-dealer's at the dealer's place. */
function handsDeal(
  random: Dice,
  table: Table,
  {
    each,
    dealerUp = 0,
    board = 0,
    decks = 1,
    place = 'cards',
    first,
  }: {
    each: number;
    dealerUp?: number;
    board?: number;
    decks?: number;
    place?: 'cards' | 'hole';
    first?: ((card: string) => boolean) | undefined;
  },
): Deal {
  const seats = seatsFor(random, table);
  const shoe = shuffledShoe(random, { decks }, first);
  const holding = players(seats);
  const piles = dealPiles(random, shoe, [...holding.map(() => each), each, board]);
  holding.forEach((seat, at) => {
    seat[place] = spelled(piles[at] as string[]);
  });
  const [dealt, extra] = piles.slice(-2) as [string[], string[]];
  return {
    game: table.game,
    seats,
    dealer:
      dealerUp === 0
        ? { cards: spelled(dealt) }
        : { up: spelled(dealt.slice(0, dealerUp)), down: spelled(dealt.slice(dealerUp)) },
    ...(board === 0 ? {} : { board: spelled(extra) }),
    ...flagsOf(random),
  };
}

type Opening = Partial<Omit<Table, 'game'>> & {
  readonly first?: ((card: string) => boolean) | undefined;
};

/** For straight flushes, for four of a kind and full houses, or for anything. */
function runOfFive(random: Dice): ((card: string) => boolean) | undefined {
  const ranks = random
    .shuffle([...'A23456789TJQK'])
    .slice(0, random.pick(1, 2))
    .join('');
  return random.pick<((card: string) => boolean) | undefined>(
    undefined,
    someRun(random, random.pick(5, 5, 6, 7)),
    (card) => ranks.includes(card.charAt(0)),
  );
}

export const threeCardDeal = (random: Dice, { first, ...table }: Opening = {}): Deal =>
  handsDeal(
    random,
    { game: 'three-card-poker', most: 6, ...table },
    {
      each: 3,
      dealerUp: 1,
      board: 2,
      first: first ?? (random.chance(60) ? someRun(random, 3) : undefined),
    },
  );

export const ultimateDeal = (random: Dice, { first, ...table }: Opening = {}): Deal =>
  handsDeal(
    random,
    { game: 'ultimate-texas-holdem', most: 6, ...table },
    { each: 2, board: 5, place: 'hole', first: first ?? runOfFive(random) },
  );

export const crazyDeal = (random: Dice, { first, ...table }: Opening = {}): Deal =>
  handsDeal(
    random,
    { game: 'crazy-4-poker', most: 7, ...table },
    { each: 5, first: first ?? runOfFive(random) },
  );

export const caribbeanDeal = (random: Dice, { first, ...table }: Opening = {}): Deal =>
  handsDeal(
    random,
    { game: 'caribbean-stud', most: 6, ...table },
    { each: 5, dealerUp: 1, first: first ?? runOfFive(random) },
  );

export const pokaraDeal = (random: Dice): Deal =>
  handsDeal(random, { game: 'pokara', most: 6 }, { each: random.pick(3, 3, 4), decks: 6 });

/** Three cards each of a deck without 7 to ten, and a fourth for some. */
export function panDeal(random: Dice, table: Table, first?: (card: string) => boolean): Deal {
  const seats = seatsFor(random, table);
  const shoe = shuffledShoe(random, { decks: 8, ranks: 'A23456JQK' }, first);
  const holding = players(seats);
  const piles = dealPiles(random, shoe, [...holding.map(() => 3), 3]);
  for (const pile of piles) if (random.chance(40)) pile.push(shoe.shift() as string);
  holding.forEach((seat, at) => {
    seat.cards = spelled(piles[at] as string[]);
  });
  const dealer = { cards: spelled(piles.at(-1) as string[]) };
  return { game: table.game, seats, dealer, ...flagsOf(random) };
}
