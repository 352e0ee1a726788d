// Fold or play, then the dealer's own hand (Massachusetts, Crazy 4 Poker, s.10(a) to (c); South
// Dakota, Four Card Poker, (6) to (8)).
import { dollarsOf, parseDollars, ZERO } from '#money';
import { bestFour } from '../ranked.ts';
import type { ActionOf } from './actions.ts';
import { afterReveal } from './best-of-table.ts';
import { isRightlyDealt, wronglyDealt } from './dealing.ts';
import type { Procedure } from './procedure.ts';
import { checkHand, keyed } from './reading.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import { settledIfAll } from './settling.ts';
import {
  decidedIfAll,
  isFolded,
  isToDecide,
  type RackPile,
  type RoundSeat,
  readCards,
  roundWith,
  seatWith,
  type TableRound,
  type TableState,
  wagersPut,
  withRound,
  withSeat,
} from './table-state.ts';

type Step = Acted<TableState>;

/** The seat that is asked next: the lowest number with an ante that has not been answered for. */
export const seatToDecide = (round: TableRound): RoundSeat | undefined =>
  round.phase === 'deciding' ? round.seats.find(isToDecide) : undefined;

/** The seat whose turn it is, if it is this one's and every hand has its number of cards. */
function turnOf(state: TableState, seat: number, procedure: Procedure): RoundSeat | StepRefused {
  const { turn, wrongNumber } = procedure.clauses;
  const { round } = state;
  if (round?.phase !== 'deciding') {
    return refuse('not-in-this-phase', 'It’s not time to fold or play.', turn);
  }
  if (!isRightlyDealt(state, round)) {
    const wrong = wronglyDealt(state, round).join(', ');
    const message = `Wrong number of cards: ${wrong}. The round can’t continue.`;
    return refuse('wrong-number-of-cards', message, wrongNumber);
  }
  const next = seatToDecide(round) as RoundSeat;
  if (next.seat === seat) return next;
  return refuse('out-of-turn', `Seat ${next.seat} is asked next, not seat ${seat}.`, turn, 'seat');
}

const answered = (state: TableState, changed: RoundSeat): Step => {
  const round = state.round as TableRound;
  return done(withRound(state, decidedIfAll(withSeat(round, changed))));
};

export function fold(state: TableState, { seat }: ActionOf<'fold'>, procedure: Procedure): Step {
  const mine = turnOf(state, seat, procedure);
  return 'refusal' in mine ? mine : answered(state, seatWith(mine, { decision: 'fold' }));
}

export function play(
  state: TableState,
  { seat, amount: text }: ActionOf<'play'>,
  procedure: Procedure,
): Step {
  const mine = turnOf(state, seat, procedure);
  if ('refusal' in mine) return mine;
  const parsed = parseDollars(text, 'play');
  if (!parsed.ok || parsed.value <= ZERO) {
    const message = `"${text}" is not an amount to wager.`;
    return refuse('play-amount-wrong', message, procedure.clauses.turn, 'amount');
  }
  const amount = dollarsOf(parsed.value);
  const refused = procedure.checkPlay(mine, amount);
  if (refused) return refused;
  const wagers = { ...mine.wagers, play: { amount, at: 'layout' as const } };
  return answered(state, seatWith(mine, { wagers, decision: 'play' }));
}

const isToCollect = (each: RoundSeat): boolean =>
  isFolded(each) && each.wagers['ante']?.at === 'layout';

/** Forfeited wagers go to the tray and folded cards to the rack, unless they are still needed. */
export function collectForfeits(
  state: TableState,
  _action: ActionOf<'collect-forfeits'>,
  procedure: Procedure,
): Step {
  const clause = procedure.clauses.forfeits;
  const { round } = state;
  if (round?.phase !== 'decided') {
    return refuse('not-in-this-phase', 'It’s not time to collect forfeits.', clause);
  }
  const piles: RackPile[] = [];
  const seats = round.seats.map((each) => {
    if (!isToCollect(each)) return each;
    const at = procedure.foldedHandGoes(each);
    if (at === 'rack') piles.push({ position: each.seat, cards: each.hand.cards });
    const wagers = wagersPut(each, procedure.lostOnFold, 'forfeited');
    return seatWith(each, { hand: { ...each.hand, at }, wagers });
  });
  const rack = { ...state.rack, piles: [...state.rack.piles, ...piles] };
  return done(withRound({ ...state, rack }, roundWith(round, { seats })));
}

/** The dealer's cards are turned up and set as the best four of them. */
export function revealDealerHand(
  state: TableState,
  { cards: keyedCards }: ActionOf<'reveal-dealer-hand'>,
  procedure: Procedure,
): Step {
  const { reveal, forfeits, wrongNumber } = procedure.clauses;
  const { round } = state;
  if (round?.phase !== 'decided') {
    const message = 'The dealer shows the hand when every player has folded or played.';
    return refuse('not-in-this-phase', message, reveal);
  }
  if (round.seats.some(isToCollect)) {
    const message = 'Collect the forfeited wagers and cards first.';
    return refuse('forfeits-on-table', message, forfeits);
  }
  if (!isRightlyDealt(state, round)) {
    const message = 'A hand has the wrong number of cards. The round can’t continue.';
    return refuse('wrong-number-of-cards', message, wrongNumber);
  }
  if (keyedCards !== undefined) {
    const hand = { at: 'dealer', dealt: round.dealer.cards, cards: keyedCards } as const;
    const refused = checkHand(round, hand, reveal);
    if (refused) return refused;
  }
  const read = keyedCards ?? readCards(round.dealer.cards);
  if (read === null && state.setup.recording === 'every-card') {
    return refuse(
      'cards-not-read',
      'Key the dealer’s cards: this table records every card.',
      reveal,
    );
  }
  const shown = keyed(
    round,
    'dealer',
    round.dealer.cards.map((card, index) => read?.[index] ?? card),
  );
  const settling = settledIfAll(
    afterReveal(state.setup, { ...shown, phase: 'settling' }, procedure),
  );
  const message = `The dealer has ${read === null ? 'shown the hand' : bestFour(read).name}.`;
  return done(withRound(state, settling), { message, clause: reveal });
}
