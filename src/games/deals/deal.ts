// A deal as it is recorded: who sat where, what was dealt, and what the floor knows about it. One
// record serves every game; a game says which of its places it uses and how many cards lie there.
import {
  type Card,
  type Deck,
  deal as dealFromShoe,
  decksOf,
  shuffledShoe,
  type Tile,
} from '#cards';
import type { RandomSource } from '#chance';
import type { RankedHand } from '#hands';
import type { Cents } from '#money';
import { assert, type Problem } from '#result';

/** At a free table hands are dealt to empty seats too; they belong to no one. */
export const PERSON_KINDS = [
  'patron',
  'nobody',
  'tpp',
  'employee-off-duty',
  'employee-off-duty-in-uniform',
  'employee-standby-in-uniform',
  'employee-on-duty',
  'excluded',
] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export const SEAT_POSITIONS = ['seated', 'backline', 'player-dealer'] as const;
export type SeatPosition = (typeof SEAT_POSITIONS)[number];

/** How a table of poker bets. */
export const BETTINGS = ['limit', 'no-limit'] as const;
export type Betting = (typeof BETTINGS)[number];

/** Where cards lie at a seat. `cards` are all of a hand; the others are parts of it. */
export const SEAT_PLACES = ['hole', 'up', 'cards', 'front', 'middle', 'back'] as const;
type SeatPlace = (typeof SEAT_PLACES)[number];

/** Where tiles lie at a seat. In a record all of them are `tiles`, the two set hands `front` and
 * `back`. */
export const TILE_PLACES = ['tiles', 'frontTiles', 'backTiles'] as const;
type TilePlace = (typeof TILE_PLACES)[number];

/** A place with no cards in it is left out; a hand that was not shown has none of its places. A
 * backline player wagers on the hand of the seat with the same number and has no cards. */
export interface DealtSeat
  extends Readonly<Partial<Record<SeatPlace, readonly Card[]>>>,
    Readonly<Partial<Record<TilePlace, readonly Tile[]>>> {
  readonly seat: number;
  readonly person: PersonKind;
  readonly position: SeatPosition;
  /** Whether the fee was paid; by the name of the fee where there are several. */
  readonly fee: boolean | Readonly<Record<string, boolean>>;
  /** The record has no word about the player-dealer's fee, which is then taken as paid. */
  readonly isFeeAssumed?: true;
  readonly wager?: Cents;
  /** What lies on each wager, where the record tells them apart. */
  readonly wagers?: Readonly<Record<string, Cents>>;
  /** The street on which the hand was given up. */
  readonly folded: false | string;
  readonly heldAside: boolean;
  readonly missedBlind: boolean;
}

/** Where the cards of the house's or the player-dealer's hand lie. */
export const DEALER_PLACES = ['cards', 'up', 'down'] as const;
type DealerPlace = (typeof DEALER_PLACES)[number];
export type DealerCards = Readonly<Partial<Record<DealerPlace, readonly Card[]>>> & {
  /** The tiles of the player-dealer, where they are not recorded at a seat. */
  readonly tiles?: readonly Tile[];
};

/** Where cards lie that belong to no seat. */
export const TABLE_PLACES = ['board', 'player', 'banker'] as const;
type TablePlace = (typeof TABLE_PLACES)[number];

export interface Deal extends Readonly<Partial<Record<TablePlace, readonly Card[]>>> {
  readonly game: string;
  readonly seats: readonly DealtSeat[];
  readonly dealer?: DealerCards;
  readonly pot?: Cents;
  /** In the one way that limits are written in. */
  readonly limit?: string;
  /** The name of the table, where something hangs on it. */
  readonly table?: string;
  readonly betting?: Betting;
  readonly tournament: boolean;
  readonly npn: boolean;
  readonly misdeal: boolean;
  readonly collusion: boolean;
  /** False where the deck was found short, long or fouled: then no card is refused and no hand has a
   * rank, for any card may be wrong. */
  readonly standardDeck: boolean;
  readonly decks: number;
  readonly otherTables: readonly { readonly table: string; readonly feesPaid: number }[];
}

export type DealtFamily =
  | 'flop'
  | 'stud'
  | 'draw'
  | 'thirteen-card'
  | 'pai-gow'
  | 'tiles'
  | 'baccarat'
  | 'pan-9'
  | 'blackjack'
  | 'player-dealer-poker'
  | 'casino-war'
  | 'nine-and-a-half';

/** How many cards may lie at each place that a game uses; a place that is not named stays empty.
 * Leaving a place empty is always allowed: cards that were not shown are not recorded. */
export interface Layout {
  readonly seat: Readonly<Partial<Record<SeatPlace | TilePlace, readonly number[]>>>;
  readonly dealer?: Readonly<Partial<Record<DealerPlace | 'tiles', readonly number[]>>>;
  readonly table?: Readonly<Partial<Record<TablePlace, readonly number[]>>>;
}

export type DealOutcome = 'win' | 'lose' | 'push';

export interface DealtGame {
  readonly id: string;
  readonly title: string;
  readonly approvalIds: readonly {
    readonly venue: 'hawaiian-gardens' | 'bay-101';
    readonly id: string;
  }[];
  readonly family: DealtFamily;
  /** One deck of the game, or the set of 32 tiles. */
  readonly deck: Deck | 'tiles';
  readonly decks: { readonly usual: number; readonly most: number };
  /** The joker stands for any card; otherwise for an ace, or what completes a straight or flush. */
  readonly jokerUse?: 'wild';
  /** High hands are not, or not all, those of the common ranking: a short deck, a joker. */
  readonly hasOwnRanking?: true;
  /** Where our rules of play come from, in a sentence of our own. */
  readonly source: {
    readonly from: 'rule document' | 'general knowledge';
    readonly words: string;
  };
  /** The betting rounds, in order; a seat folds on one of them. Where there are none, any
   * text says where a seat gave up. */
  readonly streets?: readonly string[];
  /** How many seats `deal` deals to. */
  readonly seats: { readonly least: number; readonly most: number };
  /** `checkDeal` of check-deal.ts reads it; `check` adds what only this game asks. */
  readonly layout: Layout;
  /** All that is wrong with a deal whose `game` is this one; paths begin with `deal`. */
  check(deal: Deal): Problem[];
  /** A deal to seats 1 to `seatCount`, played to its end with simple fixed decisions. */
  deal(source: RandomSource, seatCount: number): Deal;
  /** Whether the cards of its last street lie there; a game that does not ask deals them all. */
  isOver?(deal: Deal): boolean;
  /** The best hand of a seat by the game's own ranking; null where its cards do not reach. */
  handOf?(deal: Deal, seat: number): RankedHand | null;
  /** The low hand of a high-low game; null where there is none that qualifies. */
  lowOf?(deal: Deal, seat: number): RankedHand | null;
  /** The seats that win the pot, or its high half; several if they tie, none if the deal is not
   * over. */
  winners?(deal: Deal): number[];
  /** The seats that win the low half; none without a low hand. */
  lowWinners?(deal: Deal): number[];
  /** Against the player-dealer; null where a hand is missing. */
  outcomeOf?(deal: Deal, seat: number): DealOutcome | null;
}

/** A seat with the usual values: a patron, seated, fee paid, in the hand. */
export const seatOf = (
  seat: number,
  more: Readonly<Partial<Omit<DealtSeat, 'seat'>>> = {},
): DealtSeat => ({
  seat,
  person: 'patron',
  position: 'seated',
  fee: true,
  folded: false,
  heldAside: false,
  missedBlind: false,
  ...more,
});

/** A deal with the usual values: a ring game, in order, from one standard deck. */
export const dealOf = (
  game: string,
  seats: readonly DealtSeat[],
  more: Readonly<Partial<Omit<Deal, 'game' | 'seats'>>> = {},
): Deal => ({
  game,
  seats,
  tournament: false,
  npn: false,
  misdeal: false,
  collusion: false,
  standardDeck: true,
  decks: 1,
  otherTables: [],
  ...more,
});

/** The seat whose hand a number stands for: not a backline player who wagers on it. */
export const seatNumbered = (deal: Deal, seat: number): DealtSeat | undefined =>
  deal.seats.find((each) => each.seat === seat && each.position !== 'backline');

/** The seats that hold a hand. */
export const handsOf = (deal: Deal): readonly DealtSeat[] =>
  deal.seats.filter(({ position }) => position !== 'backline');

/** All cards of a seat, once: `cards`, or else its parts in their order. */
export const cardsOfSeat = (seat: DealtSeat): readonly Card[] =>
  seat.cards ?? SEAT_PLACES.flatMap((place) => (place === 'cards' ? [] : (seat[place] ?? [])));

/** All tiles of a seat, once. */
export const tilesOfSeat = (seat: DealtSeat): readonly Tile[] =>
  seat.tiles ?? [...(seat.frontTiles ?? []), ...(seat.backTiles ?? [])];

/** The seat that banks the deal. */
export const playerDealerSeat = (deal: Deal): DealtSeat | undefined =>
  deal.seats.find(({ position }) => position === 'player-dealer');

/** All cards at the dealer's place, once. */
export const cardsOfDealer = ({ cards, up = [], down = [] }: DealerCards): readonly Card[] =>
  cards ?? [...up, ...down];

const longer = <Piece>(one: readonly Piece[], other: readonly Piece[]): readonly Piece[] =>
  other.length > one.length ? other : one;

/** The hand that the others play against: at the dealer's place or at the seat of the
 * player-dealer, where more of it is recorded. */
export function dealerCardsOf(deal: Deal): readonly Card[] {
  const seat = playerDealerSeat(deal);
  return longer(cardsOfDealer(deal.dealer ?? {}), seat === undefined ? [] : cardsOfSeat(seat));
}

/** Takes pieces one lot after another from a shuffled shoe. */
export type Take<Piece = Card> = (count: number) => Piece[];

export function takeFrom<Piece>(pieces: readonly Piece[], source: RandomSource): Take<Piece> {
  let shoe = shuffledShoe(pieces, source);
  return (count) => {
    const [taken, rest] = dealFromShoe(shoe, count);
    shoe = rest;
    return taken;
  };
}

/** Takes cards from the shuffled shoe of a game. */
export const takeFromDecks = (deck: Deck, deckCount: number, source: RandomSource): Take =>
  takeFrom(decksOf(deckCount, deck).cards, source);

/** Hands of `cardCount` cards, dealt one at a time around the table. */
export function dealAround<Piece>(
  take: Take<Piece>,
  { handCount, cardCount }: { handCount: number; cardCount: number },
): Piece[][] {
  const hands = Array.from({ length: handCount }, (): Piece[] => []);
  for (let round = 0; round < cardCount; round++) {
    for (const hand of hands) hand.push(...take(1));
  }
  return hands;
}

/** Guards `deal`: as many seats as the game deals to. */
export function assertSeatCount({ title, seats }: DealtGame, seatCount: number): void {
  const fits = Number.isInteger(seatCount) && seatCount >= seats.least && seatCount <= seats.most;
  assert(fits, `${title} is dealt to ${seats.least} to ${seats.most} seats, not ${seatCount}`);
}
