// What goes wrong with the cards of a round, and its remedy (Massachusetts, Crazy 4 Poker, s.14;
// South Dakota, Four Card Poker, (14)). Devices that fail outside a deal are in devices.ts.
import { deal, leftIn, type Shoe } from '#cards';
import type { ActionOf } from './actions.ts';
import { deckToDeal, inDeal, wronglyDealt } from './dealing.ts';
import type { Procedure } from './procedure.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import {
  type Dealt,
  isBetweenRounds,
  roundWith,
  type TableRound,
  type TableState,
  withRound,
} from './table-state.ts';
import { voidRound, withIrregularity } from './void-round.ts';

type Step = Acted<TableState>;

const notNow = (what: string, clause: string): StepRefused =>
  refuse('not-in-this-phase', `It can’t be time ${what}.`, clause);

const leftToTheHouse = (kind: string, procedure: Procedure): StepRefused | null =>
  procedure.leftToTheHouse.includes(kind)
    ? refuse(
        'left-to-the-house',
        'The rules of this game give no remedy for it: ask the floor.',
        procedure.clauses.wrongNumber,
      )
    : null;

/** One card face up in the shoe is out of this round; a second one ends the round. */
export function cardFoundFaceUp(
  state: TableState,
  _action: ActionOf<'card-found-face-up'>,
  procedure: Procedure,
): Step {
  const silent = leftToTheHouse('card-found-face-up', procedure);
  if (silent) return silent;
  const clause = procedure.cite('s.14(a)');
  const begun = inDeal(state, procedure);
  if (!begun.ok) return notNow('to find a card face up', clause);
  const round = begun.state.round as TableRound;
  if (leftIn(round.shoe as Shoe<Dealt>) === 0) {
    return refuse('shoe-empty', 'There is no card left in the shoe.', clause);
  }
  const [cards, shoe] = deal(round.shoe as Shoe, 1);
  const faceUpCount = round.faceUpCount + 1;
  const counted = withIrregularity(roundWith(round, { shoe, faceUpCount }), {
    kind: 'cards-face-up',
    count: faceUpCount,
  });
  const piles = [...begun.state.rack.piles, { position: 'face-up' as const, cards }];
  const racked = withRound({ ...begun.state, rack: { deck: round.deck, piles } }, counted);
  if (faceUpCount > 1) return voidRound(racked, { because: clause, irregularity: null });
  return done(racked, { message: 'The card is not used and goes to the rack.', clause });
}

/** A card drawn too early, unseen, is simply the next card. */
export function cardDrawnInError(
  state: TableState,
  _action: ActionOf<'card-drawn-in-error'>,
  procedure: Procedure,
): Step {
  const silent = leftToTheHouse('card-drawn-in-error', procedure);
  if (silent) return silent;
  const clause = procedure.cite('s.14(b)');
  if (state.round?.phase !== 'dealing') return notNow('to draw a card in error', clause);
  const noted = withIrregularity(state.round, { kind: 'card-drawn-in-error' });
  return done(withRound(state, noted), { message: 'It is used as the next card.', clause });
}

export function wrongNumberFound(
  state: TableState,
  _action: ActionOf<'wrong-number-found'>,
  procedure: Procedure,
): Step {
  const clause = procedure.clauses.wrongNumber;
  const { round } = state;
  if (round === null || isBetweenRounds(state) || round.deck === null) {
    return notNow('to count the cards of a hand', clause);
  }
  if (wronglyDealt(state, round).length === 0) {
    const message = 'Every hand has the right number of cards so far.';
    return refuse('numbers-are-right', message, clause);
  }
  return voidRound(state, { because: clause, irregularity: 'wrong-number-of-cards' });
}

export function dealerCardExposed(
  state: TableState,
  _action: ActionOf<'dealer-card-exposed'>,
  procedure: Procedure,
): Step {
  const silent = leftToTheHouse('dealer-card-exposed', procedure);
  if (silent) return silent;
  const clause = procedure.cite('s.14(d)');
  const { round } = state;
  const isBeforeDecisions = ['dealing', 'dealt', 'deciding'].includes(round?.phase ?? '');
  if (!isBeforeDecisions || round?.dealer.cards.length === 0) {
    return notNow("for a dealer's card to matter", clause);
  }
  return voidRound(state, { because: clause, irregularity: 'dealer-card-exposed' });
}

/** The dealing shoe jams or stops in the middle of the round. */
export function shoeFailed(
  state: TableState,
  _action: ActionOf<'shoe-failed'>,
  procedure: Procedure,
): Step {
  const clause = procedure.clauses.shoeFailed;
  const { round } = state;
  const isDealing = round?.phase === 'dealing' || round?.phase === 'closed';
  if (state.way !== 'automated-shoe' || !isDealing) {
    return notNow('for the dealing shoe to fail', clause);
  }
  if (round.phase === 'closed' && 'refusal' in deckToDeal(state, procedure)) {
    return notNow('for the dealing shoe to fail', clause);
  }
  const irregularity = procedure.leftToTheHouse.includes('shoe-failed') ? null : 'shoe-failed';
  return voidRound(state, { because: clause, irregularity });
}
