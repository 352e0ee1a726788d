// Random deals in which rare hands are frequent: some ranks and suits come off the deck first.
import { JOKER, RANKS, SUITS } from './hands.ts';
import type { Deal, Dice, Person, Seat } from './record.ts';

export interface DeckOf {
  readonly decks?: number;
  readonly ranks?: string;
  readonly jokers?: number;
}

function cardsOfDecks({ decks = 1, ranks = RANKS, jokers = 0 }: DeckOf): string[] {
  const one = [...ranks].flatMap((rank) => [...SUITS].map((suit) => `${rank}${suit}`));
  const all = [...one, ...Array.from({ length: jokers }, () => JOKER)];
  return Array.from({ length: decks }, () => all).flat();
}

/** Some of the ranks, often neighbors, and some of the suits: cards of both come first. */
function favored(random: Dice, ranks: string): (card: string) => boolean {
  const size = random.pick(1, 2, 3, 5, 5, 6, 7);
  const from = random.chance(30) ? ranks.length - size : random.below(ranks.length - size + 1);
  const some = random.chance(60)
    ? ranks.slice(from, from + size)
    : random
        .shuffle([...ranks])
        .slice(0, size)
        .join('');
  const suits = random
    .shuffle([...SUITS])
    .slice(0, random.pick(1, 1, 2, 4))
    .join('');
  const joker = random.chance(40);
  return (card) =>
    card === JOKER ? joker : some.includes(card.charAt(0)) && suits.includes(card.charAt(1));
}

/** Neighbors of one suit or two, the highest more often than others. */
export function someRun(random: Dice, size: number): (card: string) => boolean {
  const from = random.chance(40) ? RANKS.length - size : random.below(RANKS.length - size + 1);
  const ranks = RANKS.slice(from, from + size);
  const suits = random
    .shuffle([...SUITS])
    .slice(0, random.pick(1, 1, 2))
    .join('');
  return (card) => ranks.includes(card.charAt(0)) && suits.includes(card.charAt(1));
}

/** A shuffled shoe; `first` names the cards that are wanted early, whatever the chance. */
export function shuffledShoe(
  random: Dice,
  deck: DeckOf,
  first?: (card: string) => boolean,
): string[] {
  const all = random.shuffle(cardsOfDecks(deck));
  const isWanted = first ?? favored(random, deck.ranks ?? RANKS);
  const percent =
    first === undefined ? random.pick(0, 50, 85, 100) : random.pick(50, 85, 100, 100, 100);
  const early = all.map((card) => isWanted(card) && random.chance(percent));
  return [...all.filter((_, at) => early[at]), ...all.filter((_, at) => !early[at])];
}

/** Piles of cards: one after the other or a card at a time, the piles in any order. */
export function dealPiles(
  random: Dice,
  shoe: string[],
  sizes: readonly number[],
  wholePercent = 50,
): string[][] {
  const piles = sizes.map((): string[] => []);
  const order = random.chance(50)
    ? random.shuffle(sizes.map((_, at) => at))
    : sizes.map((_, at) => at);
  if (random.chance(wholePercent)) {
    for (const at of order) piles[at] = shoe.splice(0, sizes[at]);
    return piles;
  }
  const most = Math.max(...sizes);
  for (let round = 0; round < most; round++) {
    for (const at of order) {
      if (round < (sizes[at] as number)) (piles[at] as string[]).push(shoe.shift() as string);
    }
  }
  return piles;
}

const PERSONS: readonly Person[] = [
  'tpp',
  'employee-off-duty',
  'employee-off-duty-in-uniform',
  'employee-standby-in-uniform',
  'employee-on-duty',
  'excluded',
];

const somePerson = (random: Dice): Person =>
  random.chance(75) ? 'patron' : random.pick(...PERSONS);

export function seatAt(random: Dice, seat: number, more: Partial<Seat> = {}): Seat {
  return {
    seat,
    person: somePerson(random),
    position: 'seated',
    fee: random.chance(85),
    folded: false,
    heldAside: random.chance(20),
    missedBlind: random.chance(8),
    ...(random.chance(50) ? { wager: random.chance(15) ? '0.00' : '25.00' } : {}),
    ...more,
  };
}

/** Seat numbers of so many players. */
export const seatNumbers = (random: Dice, count: number, most: number): number[] =>
  random
    .shuffle(Array.from({ length: most }, (_, at) => at + 1))
    .slice(0, count)
    .sort((a, b) => a - b);

/** Flags of a deal, each set seldom. */
export function flagsOf(random: Dice): Omit<Deal, 'game' | 'seats'> {
  return {
    tournament: random.chance(4),
    misdeal: random.chance(4),
    collusion: random.chance(4),
    standardDeck: true,
  };
}

/** Players who wager behind some of the seats. */
export function withBackline(random: Dice, seats: readonly Seat[]): Seat[] {
  const behind = seats
    .filter(({ position }) => position === 'seated' && random.chance(20))
    .map(({ seat }) => seatAt(random, seat, { position: 'backline' }));
  return [...seats, ...behind];
}

export const spelled = (cards: readonly string[]): string => cards.join(' ');
