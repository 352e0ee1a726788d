// Seats and wagers up to the deal (Massachusetts, Crazy 4 Poker, s.6 and the openings of s.7 to
// s.9; South Dakota, Four Card Poker, (3) and (4)).
import { centsOf, dollarsOf, parseDollars, ZERO } from '#money';
import { err, ok, type Result } from '#result';
import type { ActionOf } from './actions.ts';
import { checkCounts } from './best-of-table.ts';
import { deckToDeal, sensorWagersOf } from './dealing.ts';
import { checkDeckAge, isFloorperson, needsFloorperson } from './deck-handling.ts';
import type { Procedure, Wagers } from './procedure.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import {
  BONUS_DRAWS,
  decidedIfAll,
  isBetweenRounds,
  type PlacedWager,
  type RoundSeat,
  roundWith,
  type SensorWager,
  seatWith,
  type TableRound,
  type TableState,
  wagersPut,
  withRound,
} from './table-state.ts';

type Step = Acted<TableState>;

const notNow = (what: string, clause: string): StepRefused =>
  refuse('not-in-this-phase', `It’s not time ${what}.`, clause);

const isSeat = ({ setup }: TableState, seat: number): boolean =>
  Number.isInteger(seat) && seat >= 1 && seat <= setup.seatCount;

const noSeat = (seat: number, clause: string): StepRefused =>
  refuse('no-such-seat', `The table has no seat ${seat}.`, clause, 'seat');

export function sitDown(
  state: TableState,
  { seat, player }: ActionOf<'sit-down'>,
  procedure: Procedure,
): Step {
  const clause = procedure.clauses.seated;
  if (!isSeat(state, seat)) return noSeat(seat, clause);
  const inRound = !isBetweenRounds(state) && state.round?.seats.some((each) => each.seat === seat);
  if (inRound || state.seated.some((each) => each.seat === seat)) {
    return refuse('seat-taken', `Seat ${seat} is taken.`, clause);
  }
  if (state.seated.some((each) => each.player === player)) {
    const message = `${player} has a seat at this table already.`;
    return refuse('one-position-only', message, procedure.clauses.onePosition);
  }
  return done({ ...state, seated: [...state.seated, { seat, player }] });
}

/** Before the wagers are closed a player takes them along. After that they are treated as
 * abandoned, which loses what folding loses; a hand that has been played plays on. */
export function leaveTable(
  state: TableState,
  { seat }: ActionOf<'leave-table'>,
  procedure: Procedure,
): Step {
  const clause = procedure.clauses.seated;
  const sitting = state.seated.find((each) => each.seat === seat);
  if (sitting === undefined) {
    return refuse('not-seated', `Seat ${seat} is empty.`, clause);
  }
  const left = { ...state, seated: state.seated.filter((each) => each !== sitting) };
  const { round } = left;
  if (round === null || isBetweenRounds(left)) return done(left);
  const theirs = round.seats.filter(({ player }) => player === sitting.player);
  if (round.phase === 'betting') {
    const seats = round.seats.filter((each) => !theirs.includes(each));
    return done(withRound(left, roundWith(round, { seats })));
  }
  const abandoned = theirs.filter((each) => 'ante' in each.wagers && each.decision === null);
  if (abandoned.length === 0) return done(left);
  const seats = round.seats.map((each) =>
    abandoned.includes(each) ? seatWith(each, { decision: 'abandoned' }) : each,
  );
  const message = `The wagers of ${sitting.player} are treated as abandoned.`;
  const next = decidedIfAll(roundWith(round, { seats }));
  return done(withRound(left, next), { message, clause });
}

export function startRound(
  state: TableState,
  { meters }: ActionOf<'start-round'>,
  procedure: Procedure,
): Step {
  const { clauses } = procedure;
  if (!isBetweenRounds(state)) return notNow('to start a round', clauses.wagers);
  const before = state.round;
  if (before?.systemLocked) {
    const message = 'Press the button that ends the round, so that the system is reset.';
    return refuse('system-not-reset', message, clauses.reset);
  }
  if (before?.wins.some(({ paperwork }) => paperwork === 'open')) {
    const message = 'A prize of the last round still has to be written down.';
    return refuse('paperwork-open', message, clauses.paperwork);
  }
  const names = procedure.offered(state.setup).map((wager) => procedure.meterOf(wager));
  const missing = names.find((name) => name !== null && !(name in meters));
  if (missing) {
    return refuse('meter-missing', `The ${missing} meter shows no amount.`, clauses.meters);
  }
  const round: TableRound = {
    number: (before?.number ?? 0) + 1,
    phase: 'betting',
    meters,
    deck: null,
    shoe: null,
    delivered: 0,
    seats: [],
    dealer: { cards: [], at: 'player', best: null },
    accepted: null,
    systemLocked: false,
    chipsCollected: false,
    faceUpCount: 0,
    irregularities: [],
    wins: [],
    magicCard: null,
    luckySeat: null,
    void: null,
  };
  return done(withRound(state, round));
}

/** Whether this player may bet on this position. */
function checkPosition(
  state: TableState,
  { seat, player }: { seat: number; player: string },
  procedure: Procedure,
): StepRefused | null {
  const { clauses } = procedure;
  if (!isSeat(state, seat)) return noSeat(seat, clauses.seated);
  if (!state.seated.some((each) => each.player === player)) {
    return refuse('not-seated', `${player} is not seated at this table.`, clauses.seated, 'seat');
  }
  const holder = state.seated.find((each) => each.seat === seat);
  if (holder?.player === player) return null;
  const bettor = state.round?.seats.find((each) => each.seat === seat);
  if (bettor !== undefined && bettor.player !== player) {
    return refuse('seat-taken', `${bettor.player} wagers at seat ${seat}.`, clauses.onePosition);
  }
  const mayBetHere = state.setup.severalPositions === true && holder === undefined;
  if (mayBetHere) return null;
  const message = `${player} may only wager at the position where ${player} sits.`;
  return refuse('one-position-only', message, clauses.onePosition);
}

/** The amounts in the form of the books, all above zero and within the posted limits. */
function readWagers(
  state: TableState,
  wagers: Wagers,
  procedure: Procedure,
): Result<Record<string, string>, StepRefused> {
  const clause = procedure.clauses.wagers;
  const read: Record<string, string> = {};
  for (const name of Object.keys(wagers)) {
    const text = wagers[name] as string;
    const amount = parseDollars(text, name);
    if (!amount.ok || amount.value <= ZERO) {
      const message = `${name}: "${text}" is no amount to wager.`;
      return err(refuse('wager-amount-wrong', message, clause, `wagers.${name}`));
    }
    const limits = state.setup.limits?.[name];
    const isWithin =
      limits === undefined ||
      (amount.value >= centsOf(limits.min) && amount.value <= centsOf(limits.max));
    if (!isWithin) {
      const message = `${name} is from $${limits.min} to $${limits.max} at this table.`;
      return err(refuse('wager-amount-wrong', message, clause, `wagers.${name}`));
    }
    read[name] = dollarsOf(amount.value);
  }
  return ok(read);
}

/** Puts a player's wagers down, in place of any that lay there: until the call they may be made,
 * raised and taken back. */
export function placeWagers(
  state: TableState,
  { seat, player, wagers, made }: ActionOf<'place-wagers'>,
  procedure: Procedure,
): Step {
  const { clauses } = procedure;
  const { round } = state;
  if (round === null || isBetweenRounds(state)) return notNow('for wagers', clauses.wagers);
  if (round.phase !== 'betting') {
    const message = 'No more bets: no wager may be made or changed now.';
    return refuse('wagers-closed', message, clauses.closed);
  }
  if (made === 'cash') {
    const message = 'A wager by word with cash is not accepted: change the cash for chips.';
    return refuse('verbal-wager-with-cash', message, clauses.instrument, 'made');
  }
  const misplaced = checkPosition(state, { seat, player }, procedure);
  if (misplaced) return misplaced;
  const known = ['ante', ...procedure.offered(state.setup)];
  const unknown = Object.keys(wagers).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const message = `There is no ${unknown} wager to be made at this table before the deal.`;
    return refuse('no-such-wager', message, clauses.wagers, `wagers.${unknown}`);
  }
  const read = readWagers(state, wagers, procedure);
  if (!read.ok) return read.error;
  const refused =
    procedure.checkWagers(state.setup, read.value) ?? checkCounts(state, read.value, procedure);
  if (refused) return refused;
  const placed: Record<string, PlacedWager> = {};
  for (const name of Object.keys(wagers)) {
    placed[name] = { amount: read.value[name] as string, at: 'layout' };
  }
  const mine: RoundSeat = {
    seat,
    player,
    wagers: placed,
    hand: { cards: [], at: 'player' },
    decision: null,
    result: null,
  };
  const seats = [
    ...round.seats.filter((each) => each.seat < seat),
    mine,
    ...round.seats.filter((each) => each.seat > seat),
  ];
  return done(withRound(state, roundWith(round, { seats })));
}

export function withdrawWagers(
  state: TableState,
  { seat }: ActionOf<'withdraw-wagers'>,
  procedure: Procedure,
): Step {
  const { clauses } = procedure;
  const { round } = state;
  if (round === null || isBetweenRounds(state)) return notNow('for wagers', clauses.wagers);
  if (round.phase !== 'betting') {
    const message = 'No more bets: no wager may be withdrawn now.';
    return refuse('wagers-closed', message, clauses.closed);
  }
  const seats = round.seats.filter((each) => each.seat !== seat);
  if (seats.length === round.seats.length) {
    return refuse('no-such-wager', `There is no wager at seat ${seat}.`, clauses.wagers);
  }
  return done(withRound(state, roundWith(round, { seats })));
}

export function announceNoMoreBets(
  state: TableState,
  { at }: ActionOf<'announce-no-more-bets'>,
  procedure: Procedure,
): Step {
  const { announce } = procedure.dealingClauses(state.way);
  const { round } = state;
  if (round?.phase !== 'betting') return notNow('to close the wagers', announce);
  if (round.seats.length === 0) {
    return refuse('nobody-wagers', 'No wagers yet.', announce);
  }
  const refused = procedure.checkRound(state.setup, round.seats);
  if (refused) return refused;
  const deck = deckToDeal(state, procedure);
  if ('refusal' in deck) return deck;
  const aged = checkDeckAge(state, deck, { at, procedure });
  if (aged) return aged;
  return done(withRound(state, roundWith(round, { phase: 'closed' })));
}

/** The dealer's key (COIN IN): the sensors take no further chip, and those that took one light. */
export function lockSideWagers(
  state: TableState,
  { accepted }: ActionOf<'lock-side-wagers'>,
  procedure: Procedure,
): Step {
  const { announce } = procedure.dealingClauses(state.way);
  const { round } = state;
  if (round?.phase !== 'closed' || round.systemLocked) {
    return notNow('to lock the side wagers', announce);
  }
  const offered = procedure.offered(state.setup);
  if (!procedure.lockedWagers.some((wager) => offered.includes(wager))) {
    const message = 'No progressive or bonus wager is offered at this table.';
    return refuse('no-such-wager', message, announce);
  }
  return done(withRound(state, roundWith(round, { systemLocked: true, accepted })));
}

const sameSensors = (some: readonly SensorWager[], others: readonly SensorWager[]): boolean => {
  const isInOrder = some.every(
    ({ seat, wager }, at) => others[at]?.seat === seat && others[at].wager === wager,
  );
  if (isInOrder && some.length === others.length) return true;
  const keys = (list: readonly SensorWager[]) =>
    list
      .map(({ seat, wager }) => `${seat} ${wager}`)
      .sort()
      .join();
  return keys(some) === keys(others);
};

/** The chips are counted in front of the tray against what the system took. */
export function collectProgressiveWagers(
  state: TableState,
  { chips }: ActionOf<'collect-progressive-wagers'>,
  procedure: Procedure,
): Step {
  const { collect } = procedure.dealingClauses(state.way);
  const { round } = state;
  if (round?.phase !== 'closed' || round.accepted === null || round.chipsCollected) {
    return notNow('to collect the progressive chips', collect);
  }
  const onSensors = sensorWagersOf(round, procedure);
  if (chips !== round.accepted.length || !sameSensors(onSensors, round.accepted)) {
    const taken = round.accepted.length;
    const wagers = taken === 1 ? 'one wager' : `${taken} wagers`;
    const message = `Chips: ${chips}, but the system took ${wagers}: call the floor.`;
    return refuse('chips-do-not-match', message, collect, 'chips');
  }
  const seats = round.seats.map((each) =>
    seatWith(each, { wagers: wagersPut(each, procedure.sensorWagers, 'tray') }),
  );
  return done(withRound(state, roundWith(round, { seats, chipsCollected: true })));
}

/** A chip that the system did not take is no wager and goes back; a light without a chip goes
 * out. */
export function returnUnacceptedWagers(
  state: TableState,
  { by }: ActionOf<'return-unaccepted-wagers'>,
  procedure: Procedure,
): Step {
  const { collect } = procedure.dealingClauses(state.way);
  const { round } = state;
  if (round?.phase !== 'closed' || round.accepted === null || round.chipsCollected) {
    return notNow('to sort out the progressive chips', collect);
  }
  if (!isFloorperson(by)) return needsFloorperson('sort out the progressive chips', collect);
  const lit = new Set(round.accepted.map(({ seat, wager }) => `${seat} ${wager}`));
  const isWager = (seat: number, name: string) =>
    !procedure.sensorWagers.includes(name) || lit.has(`${seat} ${name}`);
  const kept = round.seats.map((each) => {
    const wagers = Object.entries(each.wagers).filter(([name]) => isWager(each.seat, name));
    return seatWith(each, { wagers: Object.fromEntries(wagers) });
  });
  const seats = kept.filter(({ wagers }) => Object.keys(wagers).length > 0);
  if (seats.length === 0) {
    return refuse('nobody-wagers', 'No wager would be left in the round.', collect);
  }
  const sorted = roundWith(round, { seats });
  const accepted = sensorWagersOf(sorted, procedure);
  return done(withRound(state, roundWith(sorted, { accepted })));
}

/** The table game system draws the magic card and the lucky position. */
export function drawBonus(
  state: TableState,
  { magicCard, luckySeat }: ActionOf<'draw-bonus'>,
  procedure: Procedure,
): Step {
  const clause = procedure.cite('s.11(f)(3)');
  const { round } = state;
  const offered = procedure.offered(state.setup);
  if (!procedure.drawnWagers.some((wager) => offered.includes(wager))) {
    return refuse('no-such-wager', 'No such bonus is offered at this table.', clause);
  }
  const { draws = BONUS_DRAWS } = state.setup;
  const isAsked =
    draws.length > 0 &&
    draws.includes('magicCard') === (magicCard !== undefined) &&
    draws.includes('luckyBonus') === (luckySeat !== undefined);
  if (!isAsked) {
    return refuse('no-such-wager', 'The house has not chosen to offer this draw.', clause);
  }
  const isDrawn = round !== null && (round.magicCard ?? round.luckySeat) !== null;
  if (!round?.systemLocked || round.phase === 'settled' || isDrawn) {
    return notNow('for the bonus draw', clause);
  }
  if (luckySeat !== undefined && luckySeat !== 'dealer' && !isSeat(state, luckySeat)) {
    return noSeat(luckySeat, clause);
  }
  const drawn = { magicCard: magicCard ?? null, luckySeat: luckySeat ?? null };
  return done(withRound(state, roundWith(round, drawn)));
}
