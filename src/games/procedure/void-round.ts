import { assert } from '#result';
import type { Irregularity } from '../round.ts';
import { takeAway } from './deck-handling.ts';
import { type Acted, done } from './refusals.ts';
import {
  type Dealt,
  EMPTY_RACK,
  type Hand,
  type PlacedWager,
  roundWith,
  seatWith,
  type TableDeck,
  type TableRound,
  type TableState,
  withDeck,
  withRound,
} from './table-state.ts';

const isOnTable = ({ at }: Hand): boolean => at !== 'rack' && at !== 'gathered';

/** The cards of a round that lie in front of players, by position. */
const handsOnTable = (round: TableRound): readonly Hand[] =>
  [...round.seats.map(({ hand }) => hand), round.dealer].filter(isOnTable);

/** All cards of the round's deck: from the shoe, the hands and the rack. */
function gathered(state: TableState, round: TableRound): Dealt[] {
  const inShoe = round.shoe === null ? [] : round.shoe.pieces.slice(round.shoe.dealtCount);
  return [
    ...state.rack.piles.flatMap(({ cards }) => cards),
    ...handsOnTable(round).flatMap(({ cards }) => cards),
    ...inShoe,
  ];
}

/** The round with an irregularity noted, each kind once. */
export const withIrregularity = (round: TableRound, noted: Irregularity): TableRound =>
  roundWith(round, {
    irregularities: [...round.irregularities.filter(({ kind }) => kind !== noted.kind), noted],
  });

/** All hands are void: every wager goes back to its player, wherever its chips are, and the cards
 * are reshuffled or leave the table. The dealt cards stay in the record of the round. */
export function voidRound(
  state: TableState,
  why: { because: string; irregularity: string | null; removesDeck?: boolean },
): Acted<TableState> {
  const { round } = state;
  assert(round !== null, 'no round to void');
  const { because, irregularity, removesDeck = false } = why;
  const back = round.deck ?? state.decks.find(({ stage }) => stage === 'placed')?.back;
  const deck = state.decks.find((each) => each.back === back);
  assert(deck !== undefined, 'a void round has a deck');
  const pile = round.deck === null ? deck.pile : gathered(state, round);
  const remedy = removesDeck
    ? 'all wagers are returned and the deck leaves the table'
    : 'all wagers are returned and the cards are reshuffled';
  const put = { at: 'gathered' } as const;
  const noted = irregularity === null ? round : withIrregularity(round, { kind: irregularity });
  const voided = roundWith(noted, {
    phase: 'void',
    shoe: null,
    systemLocked: false,
    seats: round.seats.map((each) =>
      seatWith(each, { hand: { ...each.hand, ...put }, wagers: returned(each.wagers) }),
    ),
    dealer: { ...round.dealer, ...put },
    wins: [],
    void: { because, remedy },
  });
  const restacked: TableDeck = { ...deck, stage: 'stacked', pile, shuffle: null, holding: null };
  const rack = round.deck === null ? state.rack : EMPTY_RACK;
  const after = withRound(withDeck({ ...state, rack, lastDeck: deck.back }, restacked), voided);
  const note = { message: `The round is void: ${remedy}.`, clause: because };
  if (!removesDeck) return done(after, note);
  const away = takeAway(after, deck.back, { because: 'its cards are not 52', clause: because });
  return away.ok ? done(away.state, note, ...away.notes) : away;
}

const returned = (
  wagers: Readonly<Record<string, PlacedWager>>,
): Readonly<Record<string, PlacedWager>> =>
  Object.fromEntries(
    Object.entries(wagers).map(([name, wager]) => [name, { ...wager, at: 'returned' as const }]),
  );
