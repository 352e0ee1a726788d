// The three ways to deal and what becomes of the stub (Massachusetts, Crazy 4 Poker, s.7 to s.9;
// South Dakota, Four Card Poker, (5)).
import { type Card, deal, leftIn, orderedShoe, type Shoe } from '#cards';
import type { ActionOf } from './actions.ts';
import type { DealingClauses, Procedure } from './procedure.ts';
import { checkNew } from './reading.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import {
  type DealingWay,
  type Dealt,
  decidedIfAll,
  type Hand,
  type Position,
  roundWith,
  type SensorWager,
  seatWith,
  type TableDeck,
  type TableRound,
  type TableState,
  withDeck,
  withRound,
} from './table-state.ts';
import { voidRound } from './void-round.ts';

type Step = Acted<TableState>;

const CARDS_IN_DECK = 52;
const CARDS_IN_HAND = 5;
/** The stub is counted at least once in this many rounds (s.7(f), s.8(d), s.9(d)). */
const ROUNDS_PER_STUB_COUNT = 5;

/** Cards that go from the shoe to one place in one movement. */
export interface Delivery {
  readonly to: Position;
  readonly count: number;
  readonly face: 'down' | 'up';
}

/** How often a way of dealing goes around the table, and how many cards each place has every time. */
const TURNS: Readonly<Record<DealingWay, { readonly turns: number; readonly count: number }>> = {
  'manual-shoe': { turns: CARDS_IN_HAND, count: 1 },
  hand: { turns: CARDS_IN_HAND, count: 1 },
  'automated-shoe': { turns: 1, count: CARDS_IN_HAND },
};

/** Who gets which cards of the deal, in order. Seats are numbered clockwise from the player
 * farthest to the dealer's left, who is dealt to first; the dealer is dealt to last. A manual shoe
 * and the hand give single cards in turn, an automated shoe stacks of five. */
export function dealOrder(
  way: DealingWay,
  seats: readonly number[],
  { dealerUpCount = 0 }: { dealerUpCount?: number } = {},
): Delivery[] {
  const inOrder = [...seats].sort((a, b) => a - b).map((seat) => ({ seat }));
  const length = deliveryCount(way, inOrder, dealerUpCount);
  return Array.from({ length }, (_, index) => deliveryAt(way, inOrder, index));
}

type Seats = readonly { readonly seat: number }[];

const deliveryCount = (way: DealingWay, seats: Seats, dealerUpCount: number): number =>
  TURNS[way].turns * (seats.length + 1) + dealerUpCount;

/** What the deal gives out so far into it, to seats in their order. */
function deliveryAt(way: DealingWay, seats: Seats, index: number): Delivery {
  const count = countAt(way, seats, index);
  const isUp = index >= TURNS[way].turns * (seats.length + 1);
  if (isUp) return { to: 'dealer', count, face: 'up' };
  return { to: seats[placeOf(way, seats, index)]?.seat ?? 'dealer', count, face: 'down' };
}

/** How many cards a delivery has; what comes after the turns is a card that the dealer takes face up. */
function countAt(way: DealingWay, { length }: Seats, index: number): number {
  const { turns, count } = TURNS[way];
  return index < turns * (length + 1) ? count : 1;
}

/** The place of a delivery: that of the seat, or the one after the last for the dealer. */
function placeOf(way: DealingWay, { length }: Seats, index: number): number {
  const placeCount = length + 1;
  return index < TURNS[way].turns * placeCount ? index % placeCount : length;
}

/** How many cards a place should have after so much of the deal; the dealer's is the last place. */
function cardsDue(
  way: DealingWay,
  { seats, delivered }: Pick<TableRound, 'seats' | 'delivered'>,
  place: number,
): number {
  const { turns, count } = TURNS[way];
  const placeCount = seats.length + 1;
  const down = Math.min(delivered, turns * placeCount);
  const given = Math.floor(down / placeCount) + (place < down % placeCount ? 1 : 0);
  return given * count + (place === seats.length ? delivered - down : 0);
}

/** Every position whose number of cards is not what the deal so far should have given it. */
export function wronglyDealt({ way }: TableState, round: TableRound): Position[] {
  const { seats, dealer } = round;
  const wrong: Position[] = seats
    .filter(({ hand }, place) => hand.cards.length !== cardsDue(way, round, place))
    .map(({ seat }) => seat);
  return dealer.cards.length === cardsDue(way, round, seats.length) ? wrong : [...wrong, 'dealer'];
}

/** Whether every position has the number of cards that it should have so far. */
export const isRightlyDealt = ({ way }: TableState, round: TableRound): boolean =>
  round.dealer.cards.length === cardsDue(way, round, round.seats.length) &&
  round.seats.every(({ hand }, place) => hand.cards.length === cardsDue(way, round, place));

/** The progressive wagers that lie on a sensor, by the books of the table. */
export function sensorWagersOf(
  { seats }: TableRound,
  { sensorWagers }: Pick<Procedure, 'sensorWagers'>,
): SensorWager[] {
  const lying: SensorWager[] = [];
  for (const { seat, wagers } of seats) {
    for (const wager of sensorWagers) if (wager in wagers) lying.push({ seat, wager });
  }
  return lying;
}

/** The deck that the next card comes from, if the table may deal from it. */
export function deckToDeal(state: TableState, procedure: Procedure): TableDeck | StepRefused {
  const deck = state.decks.find(({ stage }) => stage === 'placed');
  if (deck === undefined) {
    const message = 'Shuffled cards have to be put in place for dealing first.';
    return refuse('deck-not-ready', message, procedure.cite('s.7(a)'));
  }
  if (state.rack.deck !== null && state.rack.deck !== deck.back) {
    const message = `The discard rack still holds the ${state.rack.deck} deck: shuffle that first.`;
    return refuse('rack-holds-other-deck', message, procedure.cite('s.2(b)(4)'));
  }
  if (state.decks.length > 1 && !state.shuffler?.works) {
    const message = 'Without a working shuffler one of the two decks has to leave the table.';
    return refuse('two-decks-need-shuffler', message, procedure.cite('s.2(b)'));
  }
  if (state.way === 'automated-shoe' && !state.shoe?.works) {
    const message = 'The automated dealing shoe does not work.';
    return refuse('device-not-there', message, procedure.cite('s.14(g)'));
  }
  return deck;
}

const isRefused = (answer: TableDeck | StepRefused): answer is StepRefused => 'refusal' in answer;

/** The first card may leave the shoe when the wagers are closed, locked and collected. */
function startDeal(state: TableState, round: TableRound, procedure: Procedure): Step {
  const clauses = procedure.dealingClauses(state.way);
  const offered = procedure.offered(state.setup);
  const hasLock = procedure.lockedWagers.some((wager) => offered.includes(wager));
  if (hasLock && !round.systemLocked) {
    const message = 'Lock the entry of progressive and bonus wagers on the system first.';
    return refuse('side-wagers-open', message, clauses.announce);
  }
  const hasChips = sensorWagersOf(round, procedure).length + (round.accepted?.length ?? 0) > 0;
  if (hasChips && !round.chipsCollected) {
    const message = 'Collect the progressive chips and count them before dealing.';
    return refuse('chips-not-collected', message, clauses.collect);
  }
  const deck = deckToDeal(state, procedure);
  if (isRefused(deck)) return deck;
  const begun = roundWith(round, {
    phase: 'dealing',
    deck: deck.back,
    shoe: orderedShoe(deck.pile),
  });
  const inPlay: TableDeck = { ...deck, stage: 'in-play', pile: [], played: true };
  return done(withRound(withDeck({ ...state, lastDeck: deck.back }, inPlay), begun));
}

const withMore = <Of extends Hand>(hand: Of, cards: readonly Dealt[]): Of => ({
  ...hand,
  cards: [...hand.cards, ...cards],
});

/** The round with cards more in front of a position. */
const withCards = (round: TableRound, to: Position, cards: readonly Dealt[]): TableRound =>
  to === 'dealer'
    ? roundWith(round, { dealer: withMore(round.dealer, cards) })
    : roundWith(round, {
        seats: round.seats.map((each) =>
          each.seat === to ? seatWith(each, { hand: withMore(each.hand, cards) }) : each,
        ),
      });

const notNow = (what: string, clause: string): StepRefused =>
  refuse('not-in-this-phase', `It’s not time ${what}.`, clause);

/** The state with a deal under way, which a first delivery begins. */
export function inDeal(state: TableState, procedure: Procedure): Step {
  const { round } = state;
  if (round?.phase === 'dealing') return done(state);
  if (round?.phase === 'closed') return startDeal(state, round, procedure);
  return notNow('to deal', procedure.dealingClauses(state.way).deal);
}

/** The deal is over when every delivery has been made. */
function afterDelivery(state: TableState, round: TableRound, procedure: Procedure): Step {
  const isOver = round.delivered === deliveryCount(state.way, round.seats, procedure.dealerUpCount);
  return done(withRound(state, isOver ? roundWith(round, { phase: 'dealt' }) : round));
}

const shoeEmpty = (state: TableState, procedure: Procedure): StepRefused => {
  const message = 'Not enough cards left in the shoe: a hand has the wrong number of cards.';
  return refuse('shoe-empty', message, procedure.dealingClauses(state.way).deal);
};

export function dealNext(
  state: TableState,
  { holding, cards: asRead }: ActionOf<'deal-next'>,
  procedure: Procedure,
): Step {
  const begun = inDeal(state, procedure);
  if (!begun.ok) return begun;
  const round = begun.state.round as TableRound;
  const deck = begun.state.decks.find(({ back }) => back === round.deck) as TableDeck;
  if (deck.holding !== null && holding !== undefined && holding !== deck.holding) {
    const message = `The deck stays in the ${deck.holding} hand until the round has ended.`;
    return refuse('hand-switched', message, procedure.cite('s.8(a)(2)'));
  }
  const { to, count } = deliveryAt(state.way, round.seats, round.delivered);
  const shoe = round.shoe as Shoe<Dealt>;
  if (leftIn(shoe) < count) return shoeEmpty(state, procedure);
  const [cards, rest] = deal(shoe, count);
  const refused =
    asRead && checkRead(round, { cards, asRead }, procedure.dealingClauses(state.way));
  if (refused) return refused;
  const delivered = round.delivered + 1;
  const next = roundWith(withCards(round, to, asRead ?? cards), { shoe: rest, delivered });
  return afterDelivery(begun.state, next, procedure);
}

/** A shoe reads as many cards as it gives out, and none that were known before. */
function checkRead(
  round: TableRound,
  { cards, asRead }: { cards: readonly Dealt[]; asRead: readonly Card[] },
  { deal: clause }: DealingClauses,
): StepRefused | null {
  if (asRead.length === cards.length && cards.every((card) => card === null)) {
    return checkNew(round, asRead, clause);
  }
  const message = `The shoe gave out ${cards.length} cards and has read ${asRead.length}.`;
  return refuse('not-the-cards', message, clause, 'cards');
}

/** All that is left of the deal, one delivery after another; `cards` in the order in which they came
 * out. */
export function dealAll(
  state: TableState,
  { cards: asRead }: ActionOf<'deal-all'>,
  procedure: Procedure,
): Step {
  const { way } = state;
  const begun = inDeal(state, procedure);
  if (!begun.ok) return begun;
  const round = begun.state.round as TableRound;
  const { seats, dealer } = round;
  const deliveries = deliveryCount(way, seats, procedure.dealerUpCount);
  const shoe = round.shoe as Shoe<Dealt>;
  let count = 0;
  for (let index = round.delivered; index < deliveries; index++)
    count += countAt(way, seats, index);
  if (leftIn(shoe) < count) return shoeEmpty(state, procedure);
  const [cards, rest] = deal(shoe, count);
  const refused = asRead && checkRead(round, { cards, asRead }, procedure.dealingClauses(way));
  if (refused) return refused;
  const out = asRead ?? cards;
  const given: Dealt[][] = [...seats, dealer].map(() => []);
  let at = 0;
  for (let index = round.delivered; index < deliveries; index++) {
    const hand = given[placeOf(way, seats, index)] as Dealt[];
    const end = at + countAt(way, seats, index);
    while (at < end) hand.push(out[at++] as Dealt);
  }
  const next = roundWith(round, {
    phase: 'dealt',
    shoe: rest,
    delivered: deliveries,
    seats: seats.map((each, place) =>
      seatWith(each, { hand: withMore(each.hand, given[place] as Dealt[]) }),
    ),
    dealer: withMore(dealer, given[seats.length] as Dealt[]),
  });
  return done(withRound(begun.state, next));
}

/** A card too many: the dealer's slip, which the rules meet when it is found. */
export function dealExtraCard(
  state: TableState,
  { to }: ActionOf<'deal-extra-card'>,
  procedure: Procedure,
): Step {
  const { round } = state;
  const clause = procedure.dealingClauses(state.way).deal;
  if (round === null || (round.phase !== 'dealing' && round.phase !== 'dealt')) {
    return notNow('to deal a card', clause);
  }
  if (to !== 'dealer' && !round.seats.some(({ seat }) => seat === to)) {
    return refuse('no-such-seat', `Seat ${to} is not in this round.`, clause);
  }
  const shoe = round.shoe as Shoe<Dealt>;
  if (leftIn(shoe) === 0) return shoeEmpty(state, procedure);
  const [cards, rest] = deal(shoe, 1);
  return done(withRound(state, roundWith(withCards(round, to, cards), { shoe: rest })));
}

/** A card too few: a seat was passed over. */
export function skipDelivery(
  state: TableState,
  _action: ActionOf<'skip-delivery'>,
  procedure: Procedure,
): Step {
  const begun = inDeal(state, procedure);
  if (!begun.ok) return begun;
  const round = begun.state.round as TableRound;
  return afterDelivery(
    begun.state,
    roundWith(round, { delivered: round.delivered + 1 }),
    procedure,
  );
}

const shuffleCounted = (state: TableState, round: TableRound): boolean =>
  state.decks.find(({ back }) => back === round.deck)?.shuffle?.counted === true;

/** Whether four rounds have gone by without a count, so that this stub may not go uncounted. */
export const isStubCountDue = (state: TableState): boolean =>
  state.round !== null &&
  !shuffleCounted(state, state.round) &&
  state.uncountedRounds >= ROUNDS_PER_STUB_COUNT - 1;

/** The rest of the shoe, as a pile of the rack; the players look at their cards. */
function stubRacked(state: TableState, round: TableRound): TableState {
  const shoe = round.shoe as Shoe<Dealt>;
  const [stub] = deal(shoe, leftIn(shoe));
  const rack = {
    deck: round.deck,
    piles: [...state.rack.piles, { position: 'stub' as const, cards: stub }],
  };
  return withRound(
    { ...state, rack },
    decidedIfAll(roundWith(round, { phase: 'deciding', shoe: null })),
  );
}

export function rackStub(
  state: TableState,
  _action: ActionOf<'rack-stub'>,
  procedure: Procedure,
): Step {
  const { round } = state;
  const clauses = procedure.dealingClauses(state.way);
  if (round?.phase !== 'dealt') return notNow('for the stub', clauses.stub);
  if (isStubCountDue(state)) {
    const message = `Count the stub: it was not counted in the last ${state.uncountedRounds} rounds.`;
    return refuse('stub-count-due', message, clauses.count);
  }
  const uncountedRounds = shuffleCounted(state, round) ? 0 : state.uncountedRounds + 1;
  return done(stubRacked({ ...state, uncountedRounds }, round));
}

/** The count of the stub tells whether 52 cards are there. If not, the dealer looks whether the
 * cards were misdealt. In any case the round is void, and unless a misdeal explains the count the
 * deck goes too. */
export function countStub(
  state: TableState,
  { counted }: ActionOf<'count-stub'>,
  procedure: Procedure,
): Step {
  const { round } = state;
  const clauses = procedure.dealingClauses(state.way);
  if (round?.phase !== 'dealt') return notNow('to count the stub', clauses.count);
  const places = (round.seats.length + 1) * CARDS_IN_HAND;
  const prescribed = places + procedure.dealerUpCount + round.faceUpCount;
  const afterCount = { ...state, uncountedRounds: 0 };
  if (counted + prescribed === CARDS_IN_DECK) {
    return done(stubRacked(afterCount, round));
  }
  const hands = [round.dealer, ...round.seats.map(({ hand }) => hand)];
  const inHands = hands.reduce((total, { cards }) => total + cards.length, 0);
  const isMisdealt = wronglyDealt(state, round).length > 0;
  const isWhole = counted + inHands + round.faceUpCount === CARDS_IN_DECK;
  return voidRound(afterCount, {
    because: clauses.miscount,
    irregularity: isMisdealt && isWhole ? 'stub-misdealt' : 'stub-wrong-count',
    removesDeck: !(isMisdealt && isWhole),
  });
}
