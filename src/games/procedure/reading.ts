// Cards that a real table learns: from a shoe that reads them, or keyed when they are turned up.
import { CARD_CODES, type Card, isJoker, makeCard } from '#cards';
import { dollarsOf, parseDollars } from '#money';
import { bestFour } from '../ranked.ts';
import type { ActionOf } from './actions.ts';
import { isFloorperson, needsFloorperson } from './deck-handling.ts';
import type { Procedure } from './procedure.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import {
  type Dealt,
  type Position,
  type RoundSeat,
  readCards,
  roundWith,
  seatWith,
  type TableRound,
  type TableState,
  withRound,
  withSeat,
} from './table-state.ts';

type Step = Acted<TableState>;

const nameOf = (at: Position): string => (at === 'dealer' ? 'the dealer' : `seat ${at}`);

/** Where a card of the round lies, if it was read. */
function placeOf({ dealer, seats }: TableRound, card: Card): Position | undefined {
  if (dealer.cards.includes(card)) return 'dealer';
  return seats.find(({ hand }) => hand.cards.includes(card))?.seat;
}

/** Whether none is a joker, none has been read before, and none is there twice. */
function isAllNew({ dealer, seats }: TableRound, cards: readonly Card[]): boolean {
  const isRead = new Array<boolean>(CARD_CODES).fill(false);
  for (const card of dealer.cards) if (card !== null) isRead[card] = true;
  for (const { hand } of seats)
    for (const card of hand.cards) if (card !== null) isRead[card] = true;
  for (const card of cards) {
    if (isJoker(card) || isRead[card]) return false;
    isRead[card] = true;
  }
  return true;
}

/** Whether these can be the next cards at a place of the round. */
export function checkNew(
  round: TableRound,
  cards: readonly Card[],
  clause: string,
): StepRefused | null {
  if (isAllNew(round, cards)) return null;
  const joker = cards.find(isJoker);
  if (joker !== undefined) {
    const message = `A 52-card deck has no joker (${makeCard(joker)}).`;
    return refuse('not-the-cards', message, clause, 'cards');
  }
  for (const [index, card] of cards.entries()) {
    const at = placeOf(round, card);
    if (at !== undefined) {
      const message = `${makeCard(card)} is with ${nameOf(at)} already.`;
      return refuse('card-twice', message, clause, 'cards');
    }
    if (cards.indexOf(card) < index) {
      return refuse('card-twice', `${makeCard(card)} was keyed twice.`, clause, 'cards');
    }
  }
  return null;
}

/** Whether these can be the cards of a hand that was dealt. */
export function checkHand(
  round: TableRound,
  { at, dealt, cards }: { at: Position; dealt: readonly Dealt[]; cards: readonly Card[] },
  clause: string,
): StepRefused | null {
  if (cards.length !== dealt.length) {
    const message = `${cards.length} cards were keyed for ${nameOf(at)}, and ${dealt.length} dealt.`;
    return refuse('not-the-cards', message, clause, 'cards');
  }
  if (dealt.every((card) => card === null)) return checkNew(round, cards, clause);
  const isSame = dealt.every((card) => card !== null && cards.includes(card));
  if (isSame) return null;
  const message = `The shoe has read other cards for ${nameOf(at)}.`;
  return refuse('not-the-cards', message, clause, 'cards');
}

/** A play wager that was put down before its cards were read. */
export function checkPlayed(seat: RoundSeat, procedure: Procedure): StepRefused | null {
  const play = seat.wagers['play'];
  const refused = play === undefined ? null : procedure.checkPlay(seat, play.amount);
  // Here it is the cards that are keyed.
  return refused && { ...refused, refusal: { ...refused.refusal, field: 'cards' } };
}

const isSettled = ({ wagers }: RoundSeat): boolean =>
  Object.values(wagers).some(({ at }) => at === 'settled');

/** Cards that were keyed wrong are keyed again, as long as they have decided nothing. */
export function correctCards(
  state: TableState,
  { at, cards, by }: ActionOf<'correct-cards'>,
  procedure: Procedure,
): Step {
  const { turnUp: clause } = procedure.clauses;
  const { round } = state;
  if (!isFloorperson(by)) return needsFloorperson('correct the cards', clause);
  const seat = round?.seats.find((each) => each.seat === at);
  const hand = at === 'dealer' ? round?.dealer : seat?.hand;
  if (round?.phase !== 'settling' || hand?.at !== 'layout') {
    const message = `No cards of ${nameOf(at)} lie open that could be corrected.`;
    return refuse('not-in-this-phase', message, clause);
  }
  const decided = at === 'dealer' ? round.seats : round.seats.filter((each) => each.seat === at);
  if (decided.some(isSettled)) {
    const message = `A wager has been settled by the cards of ${nameOf(at)}: they stand as keyed.`;
    return refuse('prize-logged', message, clause);
  }
  const unread = hand.cards.map(() => null);
  const without = keyed(round, at, unread);
  const refused = checkHand(without, { at, dealt: unread, cards }, clause);
  if (refused) return refused;
  const corrected = keyed(round, at, cards);
  const mine = corrected.seats.find((each) => each.seat === at);
  const raised = mine === undefined ? null : checkPlayed(mine, procedure);
  if (raised) return raised;
  // Buttons and signatures were for the cards that were keyed before.
  const wins = at === 'dealer' ? [] : round.wins.filter((win) => win.seat !== at);
  return done(withRound(state, { ...corrected, wins }), {
    message: `The cards of ${nameOf(at)} were corrected.`,
    clause,
  });
}

/** The round with these cards in front of a position, face up. */
export function keyed(round: TableRound, at: Position, cards: readonly Dealt[]): TableRound {
  if (at === 'dealer') {
    const read = readCards(cards);
    const best = read === null ? null : bestFour(read).best;
    return roundWith(round, { dealer: { ...round.dealer, cards, best, at: 'layout' } });
  }
  const mine = round.seats.find(({ seat }) => seat === at) as RoundSeat;
  return withSeat(round, seatWith(mine, { hand: { cards, at: 'layout' } }));
}

/** The rules give no remedy for a raise without the cards for it: what is too much goes back. */
export function correctPlay(
  state: TableState,
  { seat, amount: text, by }: ActionOf<'correct-play'>,
  procedure: Procedure,
): Step {
  const { turn: clause } = procedure.clauses;
  const { round } = state;
  if (!isFloorperson(by)) return needsFloorperson('correct a play wager', clause);
  const mine = round?.seats.find((each) => each.seat === seat);
  const play = mine?.wagers['play'];
  if (round?.phase !== 'settling' || mine === undefined || play?.at !== 'layout') {
    const message = `There is no play wager at seat ${seat} that could be corrected.`;
    return refuse('not-in-this-phase', message, clause);
  }
  const before = parseDollars(play.amount, 'play');
  const after = parseDollars(text, 'play');
  if (!before.ok || !after.ok || after.value >= before.value) {
    const message = `A play wager of ${play.amount} is only ever corrected to less.`;
    return refuse('play-amount-wrong', message, clause, 'amount');
  }
  const amount = dollarsOf(after.value);
  const refused = procedure.checkPlay(mine, amount);
  if (refused) return refused;
  const wagers = { ...mine.wagers, play: { ...play, amount } };
  return done(withRound(state, withSeat(round, seatWith(mine, { wagers }))), {
    message: `The play wager of seat ${seat} is ${amount}; the rest goes back.`,
    clause,
  });
}
