// Shuffle, cut and change of the cards (Massachusetts, Crazy 4 Poker, s.2(c) and s.4).
import { type Card, STANDARD_DECK } from '#cards';
import { assert } from '#result';
import type { ActionOf } from './actions.ts';
import type { Procedure } from './procedure.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import {
  type Dealt,
  deckNamed,
  EMPTY_RACK,
  type TableDeck,
  type TableRole,
  type TableState,
  withDeck,
} from './table-state.ts';

const CARDS_IN_DECK = STANDARD_DECK.cards.length;
/** A shuffled deck, as a real table knows it. */
const UNREAD_DECK: readonly Dealt[] = STANDARD_DECK.cards.map(() => null);
const COVER_CARD_DEPTH_MIN = 10;
const HOUR_MS = 3_600_000;
const HOURS_BY_HAND = 4;
const HOURS_FROM_SHOE = 8;

type Step = Acted<TableState>;

/** A deck dealt by hand serves four hours, one dealt from a shoe eight (s.2(c)). */
export function deckChangeDueAt(state: TableState, deck: TableDeck): number {
  return deck.receivedAt + (state.way === 'hand' ? HOURS_BY_HAND : HOURS_FROM_SHOE) * HOUR_MS;
}

export function checkDeckAge(
  state: TableState,
  deck: TableDeck,
  { at, procedure }: { at: number; procedure: Procedure },
): StepRefused | null {
  const clause = procedure.cite(state.way === 'hand' ? 's.2(c)(1)' : 's.2(c)(2)');
  if (!Number.isFinite(at)) return refuse('time-unknown', 'The clock gives no time.', clause);
  if (at < deckChangeDueAt(state, deck)) return null;
  const hours = state.way === 'hand' ? HOURS_BY_HAND : HOURS_FROM_SHOE;
  const message = `The ${deck.back} deck has served its ${hours} hours: change it first.`;
  return refuse('deck-change-due', message, clause);
}

export const isFloorperson = (role: TableRole): boolean => role !== 'dealer';

export const needsFloorperson = (what: string, clause: string): StepRefused =>
  refuse('needs-floorperson', `A floorperson or above has to ${what}.`, clause);

export const unknownDeck = (back: string, procedure: Procedure): StepRefused =>
  refuse('deck-unknown', `There is no ${back} deck at this table.`, procedure.cite('s.3(a)'));

const sameCards = (some: readonly Card[], others: readonly Card[]): boolean => {
  const sorted = (cards: readonly Card[]) => [...cards].sort((a, b) => a - b).join();
  return sorted(some) === sorted(others);
};

/** The deck as one stack, taken out of the discard rack where it lies there. */
export function stackOf(state: TableState, deck: TableDeck): TableState {
  if (deck.stage !== 'racked') return withDeck(state, { ...deck, stage: 'stacked' });
  const pile = state.rack.piles.flatMap(({ cards }) => cards);
  return withDeck({ ...state, rack: EMPTY_RACK }, { ...deck, stage: 'stacked', pile });
}

/** Whether the deck may be shuffled in this way, here and now. */
function checkShuffle(
  state: TableState,
  deck: TableDeck,
  { how, counted }: ActionOf<'shuffle-cards'>,
  procedure: Procedure,
): StepRefused | null {
  const { shuffler } = state;
  if (how === 'automated') {
    if (shuffler === null || !shuffler.works) {
      const message = 'There is no automated shuffler at this table that works.';
      return refuse('device-not-there', message, procedure.cite('s.4(a)'));
    }
    if (shuffler.counts && counted === undefined) {
      const message = 'Read the count off the shuffler before the cards are used.';
      return refuse('count-missing', message, procedure.cite('s.4(b)'));
    }
  } else {
    if (shuffler !== null && !shuffler.works && shuffler.marked === null) {
      const message = 'Cover the shuffler or sign it out of order before shuffling otherwise.';
      return refuse('device-not-covered', message, procedure.cite('s.14(g)'));
    }
    if (state.decks.length > 1) {
      const message = 'With two decks at the table only the automated shuffler may shuffle.';
      return refuse('two-decks-need-shuffler', message, procedure.cite('s.2(b)'));
    }
    if (how === 'preshuffled' && deck.played) {
      const message = 'After a round the cards are shuffled at the table.';
      return refuse('played-cards-not-preshuffled', message, procedure.cite('s.4(a)'));
    }
  }
  if (counted !== undefined && !(how === 'automated' && shuffler?.counts)) {
    const message = 'This shuffle gives no count of the cards.';
    return refuse('shuffler-does-not-count', message, procedure.cite('s.4(b)'));
  }
  return null;
}

export function shuffleCards(
  state: TableState,
  action: ActionOf<'shuffle-cards'>,
  procedure: Procedure,
): Step {
  const deck = deckNamed(state, action.deck);
  if (deck === undefined) return unknownDeck(action.deck, procedure);
  if (deck.stage !== 'stacked' && deck.stage !== 'racked') {
    const message = `The ${deck.back} deck is ${deck.stage}: it is shuffled when it is in one stack.`;
    return refuse('order-of-opening', message, procedure.cite('s.3(c)'));
  }
  const refused = checkShuffle(state, deck, action, procedure);
  if (refused) return refused;
  const { how, order, counted } = action;
  if (order !== undefined && !sameCards(order, STANDARD_DECK.cards)) {
    const message = `The shuffled stack is not the ${CARDS_IN_DECK} cards of the deck.`;
    return refuse('not-the-cards', message, procedure.cite('s.4(a)'));
  }
  if (counted !== undefined && counted !== CARDS_IN_DECK) {
    const because = `the shuffler counted ${counted} cards`;
    return takeAway(state, deck.back, { because, clause: procedure.cite('s.4(b)') });
  }
  const shuffle = { how, counted: counted !== undefined };
  const isRacked = deck.stage === 'racked';
  const shuffled: TableDeck = { ...deck, stage: 'shuffled', pile: order ?? UNREAD_DECK, shuffle };
  return done(withDeck(isRacked ? { ...state, rack: EMPTY_RACK } : state, shuffled));
}

const needsCut = ({ shuffle }: TableDeck): boolean => shuffle?.how !== 'automated';

/** The cards above the cover card go to the bottom, and the cover card with them (s.4(d)). */
export const cutAt = <Piece>(pile: readonly Piece[], depth: number): Piece[] => [
  ...pile.slice(depth),
  ...pile.slice(0, depth),
];

export function cutCards(
  state: TableState,
  { deck: back, depth }: ActionOf<'cut-cards'>,
  procedure: Procedure,
): Step {
  const deck = deckNamed(state, back);
  if (deck === undefined) return unknownDeck(back, procedure);
  const clause = procedure.cite('s.4(d)');
  if (deck.stage !== 'shuffled') {
    const message = `The ${back} deck is ${deck.stage}: it is cut right after the shuffle.`;
    return refuse('deck-not-ready', message, clause);
  }
  if (!needsCut(deck)) {
    const message = 'Cards from the automated shuffler are dealt without a cut.';
    return refuse('cut-not-needed', message, procedure.cite('s.4(c)(1)'));
  }
  if (!Number.isInteger(depth) || depth < COVER_CARD_DEPTH_MIN || depth >= CARDS_IN_DECK) {
    const message = `The cover card goes in ${COVER_CARD_DEPTH_MIN} cards from the top or deeper.`;
    return refuse('cover-card-too-high', message, clause);
  }
  return done(withDeck(state, { ...deck, stage: 'cut', pile: cutAt(deck.pile, depth) }));
}

export function orderRecut(
  state: TableState,
  { deck: back, by }: ActionOf<'order-recut'>,
  procedure: Procedure,
): Step {
  const clause = procedure.cite('s.4(e)');
  const deck = deckNamed(state, back);
  if (deck === undefined) return unknownDeck(back, procedure);
  if (!isFloorperson(by)) return needsFloorperson('order a new cut', clause);
  if (!needsCut(deck) || (deck.stage !== 'cut' && deck.stage !== 'placed')) {
    const message = 'A new cut can be ordered after the cut and before any card is dealt.';
    return refuse('deck-not-ready', message, clause);
  }
  return done(withDeck(state, { ...deck, stage: 'shuffled', holding: null }));
}

export function orderReshuffle(
  state: TableState,
  { deck: back, by }: ActionOf<'order-reshuffle'>,
  procedure: Procedure,
): Step {
  const clause = procedure.cite('s.4(a)');
  const deck = deckNamed(state, back);
  if (deck === undefined) return unknownDeck(back, procedure);
  if (!isFloorperson(by)) return needsFloorperson('direct a new shuffle', clause);
  if (!['shuffled', 'cut', 'placed'].includes(deck.stage)) {
    return refuse('deck-not-ready', `The ${back} deck is ${deck.stage}, not shuffled yet.`, clause);
  }
  return done(withDeck(state, { ...deck, stage: 'stacked', shuffle: null, holding: null }));
}

/** The deck goes into the shoe, or into the hand that holds it for the whole round. */
export function placeForDealing(
  state: TableState,
  { deck: back, at, hand }: ActionOf<'place-for-dealing'>,
  procedure: Procedure,
): Step {
  const deck = deckNamed(state, back);
  if (deck === undefined) return unknownDeck(back, procedure);
  if (state.decks.some(({ stage }) => stage === 'placed' || stage === 'in-play')) {
    const message = 'There are cards in the shoe or in play already.';
    return refuse('another-deck-in-place', message, procedure.cite('s.2(b)(2)'));
  }
  if (deck.stage === 'shuffled' && needsCut(deck)) {
    return refuse('cut-missing', 'These cards have to be cut first.', procedure.cite('s.4(c)(2)'));
  }
  if (deck.stage !== 'shuffled' && deck.stage !== 'cut') {
    const message = `The ${back} deck is ${deck.stage}: it has to be shuffled first.`;
    return refuse('deck-not-ready', message, procedure.cite('s.4(a)'));
  }
  if (state.decks.length > 1 && state.lastDeck === back) {
    const message = `The ${back} deck was used in the last round: the decks take turns.`;
    return refuse('deck-out-of-turn', message, procedure.cite('s.2(b)(3)'));
  }
  const aged = checkDeckAge(state, deck, { at, procedure });
  if (aged) return aged;
  if (state.way === 'hand') {
    if (needsCut(deck)) {
      const message = 'Cards dealt from the hand have to come from the automated shuffler.';
      return refuse('hand-dealing-needs-shuffler', message, procedure.cite('s.8(a)(1)'));
    }
    if (hand === undefined) {
      const message = 'Choose which hand holds the deck this round.';
      return refuse('hand-not-chosen', message, procedure.cite('s.8(a)(2)'));
    }
  }
  if (state.way === 'automated-shoe' && !state.shoe?.works) {
    const message = 'The automated dealing shoe does not work.';
    return refuse('device-not-there', message, procedure.cite('s.14(g)'));
  }
  const holding = state.way === 'hand' ? (hand ?? null) : null;
  return done(withDeck(state, { ...deck, stage: 'placed', holding }));
}

/** The deck leaves the table; the books keep its name and the reason. */
export function takeAway(
  state: TableState,
  back: string,
  { because, clause }: { because: string; clause: string },
): Step {
  const deck = deckNamed(state, back);
  assert(deck !== undefined, `no ${back} deck to take away`);
  const without = {
    ...state,
    decks: state.decks.filter((each) => each !== deck),
    removed: [...state.removed, { back, because }],
    rack: state.rack.deck === back ? EMPTY_RACK : state.rack,
  };
  return done(without, { message: `The ${back} deck leaves the table: ${because}.`, clause });
}

export function removeDeck(
  state: TableState,
  { deck: back, because }: ActionOf<'remove-deck'>,
  procedure: Procedure,
): Step {
  const clause = procedure.cite('s.2(c)');
  const deck = deckNamed(state, back);
  if (deck === undefined) return unknownDeck(back, procedure);
  if (deck.stage === 'in-play') {
    return refuse('cards-in-play', 'The round has to end before the deck is changed.', clause);
  }
  return takeAway(state, back, { because, clause });
}
