// Deals of one seat, written by hand.
import { type Card, cardsOf } from '#cards';
import { type Deal, type DealtGame, type DealtSeat, dealtGameNamed } from '#games';
import { assert, given } from '#result';
import type { HandTest } from '../tests.ts';
import { handHolds } from './asked.fixture.ts';
import { type HandStrength, strengthOf } from './poker.ts';

type Place = 'hole' | 'up' | 'cards' | 'board';

export interface Asked {
  readonly deal: Deal;
  readonly seat: DealtSeat;
}

/** One seat with these cards, in a deal that its game accepts. */
export function askedOf(
  game: string,
  { board, ...held }: Readonly<Partial<Record<Place, readonly Card[]>>>,
  more: Partial<Deal> = {},
): Asked {
  const seat: DealtSeat = {
    seat: 1,
    person: 'patron',
    position: 'seated',
    fee: true,
    folded: false,
    heldAside: false,
    missedBlind: false,
    ...held,
  };
  const deal: Deal = given({
    game,
    seats: [seat],
    board,
    tournament: false,
    npn: false,
    misdeal: false,
    collusion: false,
    standardDeck: true,
    decks: 1,
    otherTables: [],
    ...more,
  });
  const [problem] = (dealtGameNamed(game) as DealtGame).check(deal);
  assert(problem === undefined, `${problem?.path}: ${problem?.message}`);
  return { deal, seat };
}

export const holdem = (hole: string, board: string, game = 'texas-holdem'): Asked =>
  askedOf(game, { hole: cardsOf(hole), board: cardsOf(board) });

export const stud = (hole: string, up: string, game = 'seven-card-stud'): Asked =>
  askedOf(game, { hole: cardsOf(hole), up: cardsOf(up) });

export const draw = (cards: string, game = 'draw-poker'): Asked =>
  askedOf(game, { cards: cardsOf(cards) });

export const answer = (test: HandTest, { deal, seat }: Asked): boolean =>
  handHolds(test)(deal, seat);

export const strength = (hand: HandStrength, { deal, seat }: Asked): number | null =>
  strengthOf(hand)(deal, seat);
