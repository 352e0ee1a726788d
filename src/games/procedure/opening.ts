// Opening of the table: a deck is received, inspected, spread for the first player, washed and
// stacked; an idle table spreads its cards again (Massachusetts, Crazy 4 Poker, s.2(b), s.3, s.4(f)).
import { type Card, makeCard, rankIndexOf, STANDARD_DECK, SUITS, suitOf } from '#cards';
import type { ActionOf } from './actions.ts';
import {
  isFloorperson,
  needsFloorperson,
  stackOf,
  takeAway,
  unknownDeck,
} from './deck-handling.ts';
import type { Procedure } from './procedure.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import {
  type DeckStage,
  deckNamed,
  isBeforeDeal,
  isBetweenRounds,
  type TableDeck,
  type TableState,
  withDeck,
} from './table-state.ts';

type Step = Acted<TableState>;

export function receiveDeck(
  state: TableState,
  action: ActionOf<'receive-deck'>,
  procedure: Procedure,
): Step {
  const { deck: back, design, at } = action;
  const clause = procedure.cite('s.2(b)(1)');
  const [other] = state.decks;
  if (!Number.isFinite(at)) {
    return refuse('time-unknown', 'The clock gives no time.', procedure.cite('s.2(c)'));
  }
  if (other !== undefined) {
    if (state.decks.length >= procedure.decksMax) {
      const message = 'No further deck may be used at this table.';
      return refuse('decks-enough', message, procedure.clauses.decks);
    }
    if (state.shuffler === null || !state.shuffler.works) {
      const message = 'Two decks may only be used with an automated shuffler that works.';
      return refuse('two-decks-need-shuffler', message, procedure.cite('s.2(b)'));
    }
    if (other.back === back) {
      const message = `Both decks would have ${back} backs: the colors must differ.`;
      return refuse('back-color-in-use', message, clause);
    }
    if (other.design !== design) {
      return refuse('deck-design-differs', 'Both decks must be of the same design.', clause);
    }
  }
  const received: TableDeck = {
    back,
    design,
    receivedAt: at,
    stage: 'received',
    pile: STANDARD_DECK.cards,
    face: 'down',
    shuffle: null,
    played: false,
    holding: null,
  };
  return done({ ...state, decks: [...state.decks, received] });
}

/** One step of the opening: the deck has to stand at the stage before it. */
function opening(
  state: TableState,
  back: string,
  step: { from: DeckStage; to: DeckStage; what: string; section: string; face?: 'up' | 'down' },
  procedure: Procedure,
): Step {
  const deck = deckNamed(state, back);
  if (deck === undefined) return unknownDeck(back, procedure);
  if (deck.stage !== step.from) {
    const message = `The ${back} deck is ${deck.stage}: ${step.what} only when it is ${step.from}.`;
    return refuse('order-of-opening', message, procedure.cite(step.section));
  }
  return done(withDeck(state, { ...deck, stage: step.to, face: step.face ?? deck.face }));
}

export function inspectCards(
  state: TableState,
  { deck, defects }: ActionOf<'inspect-cards'>,
  procedure: Procedure,
): Step {
  const section = 's.3(a)';
  const what = 'the dealer inspects it';
  const step = opening(
    state,
    deck,
    { from: 'received', to: 'inspected', what, section },
    procedure,
  );
  if (!step.ok || !defects) return step;
  return takeAway(step.state, deck, {
    because: 'defects were found',
    clause: procedure.cite(section),
  });
}

export function verifyInspection(
  state: TableState,
  { deck, by }: ActionOf<'verify-inspection'>,
  procedure: Procedure,
): Step {
  const section = 's.3(a)';
  if (!isFloorperson(by)) {
    return needsFloorperson('verify the inspection of the cards', procedure.cite(section));
  }
  const what = 'the inspection is verified';
  return opening(state, deck, { from: 'inspected', to: 'verified', what, section }, procedure);
}

/** The columns of a deck that lies open: one a suit, each in sequence from the ace down. */
export const FAN: readonly (readonly Card[])[] = SUITS.map((suit) =>
  STANDARD_DECK.cards
    .filter((card) => suitOf(card) === suit)
    .sort((a, b) => rankIndexOf(b) - rankIndexOf(a)),
);

/** s.3(b): each column one suit in sequence, either way round, and every card of the deck once. */
function checkFan(columns: readonly (readonly Card[])[], clause: string): StepRefused | null {
  const lying = columns.flat();
  const missing = STANDARD_DECK.cards.filter((card) => !lying.includes(card));
  const twice = lying.filter((card, index) => lying.indexOf(card) < index);
  const strange = lying.filter((card) => !STANDARD_DECK.cards.includes(card));
  if (missing.length + twice.length + strange.length > 0) {
    const found = [
      ...missing.map((card) => `${makeCard(card)} is missing`),
      ...twice.map((card) => `${makeCard(card)} is there twice`),
      ...strange.map((card) => `${makeCard(card)} is no card of this deck`),
    ];
    return refuse('not-the-cards', `${found.join(', ')}: take the deck away.`, clause);
  }
  const wrong = columns.findIndex((column) => !FAN.some((suit) => isInSequence(column, suit)));
  if (wrong === -1) return null;
  const message = `Column ${wrong + 1} is not one suit in sequence: spread the cards again.`;
  return refuse('fan-out-of-order', message, clause);
}

const isInSequence = (column: readonly Card[], suit: readonly Card[]): boolean =>
  column.join() === suit.join() || column.join() === [...suit].reverse().join();

export function spreadCards(
  state: TableState,
  { deck, columns }: ActionOf<'spread-cards'>,
  procedure: Procedure,
): Step {
  const section = 's.3(b)';
  const what = 'it is spread face up';
  const step = { from: 'verified', to: 'spread', what, section, face: 'up' } as const;
  const spread = opening(state, deck, step, procedure);
  const refused = spread.ok && columns && checkFan(columns, procedure.cite(section));
  return refused || spread;
}

export function showToPlayer(
  state: TableState,
  { deck }: ActionOf<'show-to-player'>,
  procedure: Procedure,
): Step {
  const section = 's.3(b)';
  if (state.seated.length === 0) {
    const message = 'The cards stay spread until the first player has come to the table.';
    return refuse('no-player-yet', message, procedure.cite(section));
  }
  const what = 'a player looks at it';
  return opening(state, deck, { from: 'spread', to: 'viewed', what, section }, procedure);
}

export const washCards = (
  state: TableState,
  { deck }: ActionOf<'wash-cards'>,
  procedure: Procedure,
): Step => {
  const what = 'it is turned face down and washed';
  const step = { from: 'viewed', to: 'washed', what, section: 's.3(c)', face: 'down' } as const;
  return opening(state, deck, step, procedure);
};

export const stackCards = (
  state: TableState,
  { deck }: ActionOf<'stack-cards'>,
  procedure: Procedure,
): Step => {
  const what = 'it is stacked';
  return opening(
    state,
    deck,
    { from: 'washed', to: 'stacked', what, section: 's.3(c)' },
    procedure,
  );
};

/** No one plays at an open table: the cards come out of shoe and rack and are spread (s.4(f)). */
export function spreadIdleCards(
  state: TableState,
  { face, playerAsked }: ActionOf<'spread-idle-cards'>,
  procedure: Procedure,
): Step {
  const clause = procedure.cite('s.4(f)');
  const hasWagers = (state.round?.seats.length ?? 0) > 0;
  if (!isBetweenRounds(state) && (!isBeforeDeal(state) || hasWagers)) {
    return refuse('wagers-on-table', 'There is a round under way at this table.', clause);
  }
  if (face === 'up' && !playerAsked) {
    const message = 'Spread the cards face down unless a player asks to see their faces.';
    return refuse('face-not-asked-for', message, clause);
  }
  const isOpened = ({ stage }: TableDeck) =>
    ['shuffled', 'cut', 'placed', 'racked', 'stacked'].includes(stage);
  if (!state.decks.some(isOpened)) {
    return refuse('deck-not-ready', 'The table has not been opened with cards yet.', clause);
  }
  let spread = state;
  for (const { back } of state.decks.filter(isOpened)) {
    const stacked = stackOf(spread, deckNamed(spread, back) as TableDeck);
    const deck = deckNamed(stacked, back) as TableDeck;
    spread = withDeck(stacked, { ...deck, stage: 'spread', face, shuffle: null, holding: null });
  }
  return done(spread);
}
