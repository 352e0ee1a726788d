// The order in which the dealer settles, the steps of a progressive or bonus win, and the rack
// (Massachusetts, Crazy 4 Poker, s.10(c) to (g), s.12, s.13; South Dakota, Four Card Poker, (9) and
// (16)(a)). What a wager returns is not worked out here: the record of the round goes to `settle`.
import type { ActionOf } from './actions.ts';
import { afterSeat, checkCounted } from './best-of-table.ts';
import { isFloorperson, needsFloorperson } from './deck-handling.ts';
import { bringsEnvy, checkEnvyPaid } from './envy.ts';
import type { Procedure, Win } from './procedure.ts';
import { checkHand, checkPlayed } from './reading.ts';
import { type Acted, done, type Note, refuse, type StepRefused } from './refusals.ts';
import {
  isLive,
  type RackPile,
  type RoundSeat,
  readCards,
  roundWith,
  seatWith,
  type TableDeck,
  type TableRound,
  type TableState,
  type WinSteps,
  wagersPut,
  withDeck,
  withRound,
  withSeat,
} from './table-state.ts';

type Step = Acted<TableState>;

export interface SettlementStep {
  readonly seat: number;
  readonly group: string;
  readonly clause: string;
  readonly wagers: readonly string[];
}

/** What is still to be settled, in order: counterclockwise from the dealer's right, which is the
 * highest seat; in a seat, group by group; at the very end the wagers of the whole table. */
export function settlementSteps(
  { seats }: Pick<TableRound, 'seats'>,
  { groups, lastGroups }: Procedure,
): SettlementStep[] {
  const inTurn = [...seats].reverse();
  return [groups, lastGroups].flatMap((each) => inTurn.flatMap((seat) => stepsAt(seat, each)));
}

/** The first of them. */
const nextToSettle = (
  { seats }: TableRound,
  { groups, lastGroups }: Procedure,
): SettlementStep | undefined => firstStep(seats, groups) ?? firstStep(seats, lastGroups);

function firstStep(seats: TableRound['seats'], groups: Groups): SettlementStep | undefined {
  for (let at = seats.length - 1; at >= 0; at -= 1) {
    const seat = seats[at] as RoundSeat;
    const group = groups.find((each) => hasLiveOf(seat, each.wagers));
    if (group !== undefined) return stepOf(seat, group);
  }
  return undefined;
}

type Groups = Procedure['groups'];

const stepsAt = (seat: RoundSeat, groups: Groups): SettlementStep[] =>
  groups.filter((group) => hasLiveOf(seat, group.wagers)).map((group) => stepOf(seat, group));

const stepOf = (
  { seat, wagers: placed }: RoundSeat,
  { group, clause, wagers }: Groups[number],
): SettlementStep => ({
  seat,
  group,
  clause,
  wagers: wagers.filter((name) => isLive(placed[name])),
});

function hasLiveOf({ wagers: placed }: RoundSeat, wagers: readonly string[]): boolean {
  for (const name of wagers) if (isLive(placed[name])) return true;
  return false;
}

/** The wagers that are settled in one go. */
export const wagersOf = ({ groups, lastGroups }: Procedure, group: string): readonly string[] =>
  (groups.find((each) => each.group === group) ?? lastGroups.find((each) => each.group === group))
    ?.wagers ?? [];

const hasLiveWagers = (seats: readonly RoundSeat[]): boolean =>
  seats.some(({ wagers }) => {
    for (const name in wagers) if (isLive(wagers[name])) return true;
    return false;
  });

/** Every wager of a game belongs to a group. */
export const settledIfAll = (round: TableRound): TableRound =>
  round.phase === 'settling' && !hasLiveWagers(round.seats)
    ? roundWith(round, { phase: 'settled' })
    : round;

const notNow = (what: string, clause: string): StepRefused =>
  refuse('not-in-this-phase', `It’s not time ${what}.`, clause);

const seatOf = (round: TableRound, seat: number): RoundSeat | undefined =>
  round.seats.find((each) => each.seat === seat);

/** The dealer turns up the hand of the seat that is settled next. */
export function turnUpHand(
  state: TableState,
  { seat, cards, result }: ActionOf<'turn-up-hand'>,
  procedure: Procedure,
): Step {
  const { turnUp } = procedure.clauses;
  const { round } = state;
  if (round?.phase !== 'settling') return notNow('to turn up a hand', turnUp);
  const next = nextToSettle(round, procedure);
  const mine = seatOf(round, seat);
  if (mine === undefined || next?.seat !== seat) {
    const message = `Seat ${next?.seat} is settled next, not seat ${seat}.`;
    return refuse('not-next-to-settle', message, turnUp, 'seat');
  }
  if (mine.hand.at !== 'player' && mine.hand.at !== 'sensor') {
    const where = mine.hand.at === 'layout' ? 'face up' : 'in the discard rack';
    return notNow(`to turn up the hand of seat ${seat}: it is ${where}`, turnUp);
  }
  if (cards !== undefined) {
    const refused = checkHand(round, { at: seat, dealt: mine.hand.cards, cards }, turnUp);
    if (refused) return refused;
  }
  const hand = { cards: cards ?? mine.hand.cards, at: 'layout' } as const;
  const told = seatWith(mine, { hand, result });
  const refused = checkShown(state, round, told, procedure) ?? checkPlayed(told, procedure);
  return refused ?? done(withRound(state, withSeat(round, told)));
}

/** A hand that is turned up has its cards read, or ends as the dealer tells it. */
function checkShown(
  { setup }: TableState,
  round: TableRound,
  mine: RoundSeat,
  procedure: Procedure,
): StepRefused | null {
  const { turnUp } = procedure.clauses;
  const { seat, result, decision } = mine;
  const cards = readCards(mine.hand.cards);
  const isCompared = cards !== null && readCards(round.dealer.cards) !== null;
  if (cards === null && setup.recording === 'every-card') {
    const message = `Key the cards of seat ${seat}: this table records every card.`;
    return refuse('cards-not-read', message, turnUp, 'cards');
  }
  if (cards === null && decision === 'play' && procedure.isInQuestion(mine)) {
    const message = `Key the cards of seat ${seat}: not every hand may play for so much.`;
    return refuse('cards-not-read', message, turnUp, 'cards');
  }
  const { toldResults } = procedure;
  const isAsked = decision === 'play' && !isCompared;
  if (result === null) {
    if (!isAsked) return null;
    const message = `Say how seat ${seat} ended, or key the cards: ${toldResults.join(', ')}.`;
    return refuse('result-missing', message, turnUp, 'result');
  }
  if (isAsked && toldResults.includes(result)) {
    return procedure.checkResult(result, readCards(round.dealer.cards));
  }
  const message = `Seat ${seat} has no such result to tell: the cards or the fold decide.`;
  return refuse('result-not-asked', message, turnUp, 'result');
}

const winOf = (
  state: TableState,
  round: TableRound,
  { seat, wager }: { seat: number; wager: string },
  procedure: Procedure,
): Win | null =>
  procedure.winOf(state.setup, wager, handsOf(round, seatOf(round, seat) as RoundSeat));

const handsOf = ({ dealer }: TableRound, { hand }: RoundSeat) => ({
  own: readCards(hand.cards),
  dealer: readCards(dealer.cards),
});

const noSteps = (seat: number, wager: string): WinSteps => ({
  seat,
  wager,
  button: null,
  validatedBy: null,
  paperwork: 'none',
});

interface At {
  readonly seat: number;
  readonly wager: string;
}

/** What has been done about a win. */
const winStepsOf = ({ wins }: TableRound, { seat, wager }: At): WinSteps | undefined =>
  wins.find((each) => each.seat === seat && each.wager === wager);

const stepsOf = (round: TableRound, at: At): WinSteps =>
  winStepsOf(round, at) ?? noSteps(at.seat, at.wager);

const winsWith = (wins: TableRound['wins'], changed: WinSteps): TableRound['wins'] => [
  ...wins.filter(({ seat, wager }) => seat !== changed.seat || wager !== changed.wager),
  changed,
];

const withSteps = (round: TableRound, changed: WinSteps): TableRound =>
  roundWith(round, { wins: winsWith(round.wins, changed) });

/** The round, if this wager of this seat is live and its cards can be seen. */
function openWin(
  state: TableState,
  { seat, wager }: { seat: number; wager: string },
  procedure: Procedure,
): TableRound | StepRefused {
  const { button, turnUp, paperwork } = procedure.clauses;
  const { round } = state;
  const isShowing = round?.phase === 'settling' || round?.phase === 'settled';
  if (round === null || !isShowing) return notNow('for a win', button);
  const mine = seatOf(round, seat);
  const placed = mine?.wagers[wager];
  if (mine === undefined || placed === undefined || placed.at === 'forfeited') {
    const message = `Seat ${seat} has no ${wager} wager in this round.`;
    return refuse('no-such-wager', message, button);
  }
  if (placed.at === 'settled') {
    const message = 'The prize has been keyed and settled: only a manual adjustment undoes it.';
    return refuse('prize-logged', message, paperwork);
  }
  if (mine.hand.at !== 'layout' && mine.hand.at !== 'rack') {
    return refuse('hand-face-down', `Turn up the hand of seat ${seat} first.`, turnUp);
  }
  return round;
}

/** A hand button lights at the first press and goes out at the second. */
export function pressHandButton(
  state: TableState,
  { seat, wager, row }: ActionOf<'press-hand-button'>,
  procedure: Procedure,
): Step {
  const { button: clause } = procedure.clauses;
  const round = openWin(state, { seat, wager }, procedure);
  if ('refusal' in round) return round;
  if (!procedure.sensorWagers.includes(wager)) {
    return refuse('no-such-wager', `There is no button for the ${wager} wager.`, clause);
  }
  const steps = stepsOf(round, { seat, wager });
  if (steps.button !== null && steps.button !== row) {
    const message = `The button for ${steps.button} is lit: press that one again first.`;
    return refuse('hand-button-wrong', message, clause);
  }
  const button = steps.button === row ? null : row;
  return done(withRound(state, withSteps(round, { ...steps, button, validatedBy: null })));
}

/** A floorperson or above looks at the winning hand and at the system's light. */
export function validateWin(
  state: TableState,
  { seat, wager, by, lightOn }: ActionOf<'validate-win'>,
  procedure: Procedure,
): Step {
  const { button, light } = procedure.clauses;
  const round = openWin(state, { seat, wager }, procedure);
  if ('refusal' in round) return round;
  const win = winOf(state, round, { seat, wager }, procedure);
  if (win === null || win.validation === null) {
    const message = `The ${wager} wager of seat ${seat} has won nothing that needs validation.`;
    return refuse('not-a-winner', message, button);
  }
  if (!isFloorperson(by)) return needsFloorperson('validate the win', win.validation);
  const steps = stepsOf(round, { seat, wager });
  const wrong = checkButton(steps, win, procedure);
  if (wrong) return wrong;
  if (win.hasButton && !lightOn) {
    return refuse('light-off', 'The light of the progressive system is not on.', light);
  }
  return done(withRound(state, withSteps(round, { ...steps, validatedBy: by })));
}

/** The lit button and the hand have to agree, also where there is neither. */
function checkButton(steps: WinSteps, win: Win | null, procedure: Procedure): StepRefused | null {
  const { button: clause } = procedure.clauses;
  const due = win?.hasButton ? win.row : null;
  if (steps.button === due) return null;
  if (steps.button === null) {
    return refuse('hand-button-missing', `Press the hand button for ${due} first.`, clause);
  }
  const message = `The button for ${steps.button} is lit by mistake: press it again.`;
  return refuse('hand-button-wrong', message, clause);
}

/** What stands in the way of settling one wager that may have won a prize. */
function checkWin(steps: WinSteps, win: Win | null, procedure: Procedure): StepRefused | null {
  const wrong = checkButton(steps, win, procedure);
  if (wrong) return wrong;
  if (win?.validation && steps.validatedBy === null) {
    return needsFloorperson(`validate the ${win.row} of seat ${steps.seat}`, win.validation);
  }
  return null;
}

export function settleWagers(
  state: TableState,
  { seat, group }: ActionOf<'settle-wagers'>,
  procedure: Procedure,
): Step {
  const { reveal, turnUp } = procedure.clauses;
  const { round } = state;
  if (round?.phase !== 'settling') return notNow('to settle', reveal);
  const next = nextToSettle(round, procedure) as SettlementStep;
  if (next.seat !== seat || next.group !== group) {
    const message = `Next is ${next.group} at seat ${next.seat}, not ${group} at seat ${seat}.`;
    const field = next.seat === seat ? 'group' : 'seat';
    return refuse('not-next-to-settle', message, next.clause, field);
  }
  const mine = seatOf(round, seat) as RoundSeat;
  if (mine.hand.at !== 'layout' && mine.hand.at !== 'rack') {
    return refuse('hand-face-down', `Turn up the hand of seat ${seat} first.`, turnUp);
  }
  const uncounted = checkCounted(round, next.wagers, procedure);
  if (uncounted) return uncounted;
  let { wins } = round;
  const hands = handsOf(round, mine);
  for (const wager of next.wagers) {
    const win = procedure.winOf(state.setup, wager, hands);
    const begun = winStepsOf(round, { seat, wager });
    if (win === null && begun === undefined) continue;
    const steps = begun ?? noSteps(seat, wager);
    const refused = checkWin(steps, win, procedure);
    if (refused) return refused;
    if (win?.paperwork) wins = winsWith(wins, { ...steps, paperwork: 'open' });
  }
  const left = seatWith(mine, { wagers: wagersPut(mine, next.wagers, 'settled') });
  const seats = round.seats.map((each) => (each === mine ? left : each));
  const phase = hasLiveWagers(seats) ? 'settling' : 'settled';
  const settled = withRound(state, roundWith(round, { phase, seats, wins }));
  const credits = creditsOf(state, mine, next.wagers, procedure);
  const { groups } = procedure;
  const isLastHere =
    groups.some((each) => each.group === group) &&
    !groups.some((each) => hasLiveOf(left, each.wagers));
  if (!isLastHere) return { ok: true, state: settled, notes: credits };
  const after = afterSeat(settled, seat, procedure, (now, each) =>
    isHeldOpen(state, now, each, procedure),
  );
  return { ok: true, state: after.state, notes: [...credits, ...after.notes] };
}

/** s.10(e)(4), s.13(e)b: kept on the table for its forms, or for the envy that it brings. */
const isHeldOpen = (
  { setup }: TableState,
  round: TableRound,
  { seat, hand }: RoundSeat,
  procedure: Procedure,
): boolean =>
  round.wins.some((win) => win.seat === seat && win.paperwork === 'open') ||
  bringsEnvy(setup, readCards(hand.cards), procedure);

/** What the dealer credits to the player's game account in place of paying chips. */
function creditsOf(
  state: TableState,
  { seat, hand }: RoundSeat,
  wagers: readonly string[],
  procedure: Procedure,
): Note[] {
  const { accountClause: clause } = procedure;
  const round = state.round as TableRound;
  if (clause === null || !wagers.some((wager) => procedure.drawnWagers.includes(wager))) return [];
  return wagers
    .filter((wager) => procedure.drawnWagers.includes(wager))
    .filter((wager) => {
      const win = winOf(state, round, { seat, wager }, procedure);
      const isDealers = procedure.onDealersHand.includes(wager);
      const { cards } = isDealers ? round.dealer : hand;
      const hasMagicCard = round.magicCard !== null && cards.includes(round.magicCard);
      const isLucky = round.luckySeat === (isDealers ? 'dealer' : seat);
      return win?.paidBy === 'game-account' || hasMagicCard || isLucky;
    })
    .map(() => ({
      message: `Credit the win of seat ${seat} to the player’s game account, not in chips.`,
      clause,
    }));
}

/** The forms of a prize, or its entry in the game manager. */
export function completePaperwork(
  state: TableState,
  { seat, wager }: ActionOf<'complete-paperwork'>,
  procedure: Procedure,
): Step {
  const { round } = state;
  const steps = round && stepsOf(round, { seat, wager });
  if (round === null || steps?.paperwork !== 'open') {
    const message = `Nothing has to be written down for the ${wager} wager of seat ${seat}.`;
    return refuse('paperwork-not-due', message, procedure.clauses.paperwork);
  }
  return done(withRound(state, withSteps(round, { ...steps, paperwork: 'complete' })));
}

/** A prize that has been logged is backed out by hand in the game manager. */
export function adjustManually(
  state: TableState,
  { seat, wager, by }: ActionOf<'adjust-manually'>,
  procedure: Procedure,
): Step {
  const { paperwork: clause } = procedure.clauses;
  const { round } = state;
  const steps = round && stepsOf(round, { seat, wager });
  if (round === null || steps?.paperwork !== 'complete') {
    const message = `No prize of seat ${seat} has been logged for the ${wager} wager.`;
    return refuse('paperwork-not-due', message, clause);
  }
  if (!isFloorperson(by)) return needsFloorperson('back out the prize by hand', clause);
  const message = `The ${steps.button ?? wager} award of seat ${seat} is backed out by hand.`;
  const backedOut = withSteps(round, { ...steps, paperwork: 'backed-out' });
  return done(withRound(state, backedOut), { message, clause });
}

/** The key that ends the round (Game Over). */
export function resetSystem(
  state: TableState,
  _action: ActionOf<'reset-system'>,
  procedure: Procedure,
): Step {
  const { reset } = procedure.clauses;
  const { round } = state;
  const isOver = round?.phase === 'settled' || round?.phase === 'complete';
  if (!round?.systemLocked || !isOver) return notNow('to end the round on the system', reset);
  const unpaid = checkEnvyPaid(state, procedure.clauses.envy, procedure);
  if (unpaid) return unpaid;
  return done(withRound(state, roundWith(round, { systemLocked: false })));
}

/** The hands that are still out go to the rack pile by pile, in the order in which they were
 * settled and the dealer's last, so that each can be laid out again. */
export function rackCards(
  state: TableState,
  _action: ActionOf<'rack-cards'>,
  procedure: Procedure,
): Step {
  const { rack: clause, paperwork } = procedure.clauses;
  const { round } = state;
  if (round?.phase !== 'settled') return notNow('to rack the cards', clause);
  const isHeld =
    procedure.paperworkHoldsCards && round.wins.some((win) => win.paperwork === 'open');
  if (isHeld) {
    const message = 'The winning hand stays on the table until the paperwork is complete.';
    return refuse('paperwork-open', message, paperwork);
  }
  const unpaid = checkEnvyPaid(state, procedure.clauses.envyHand, procedure);
  if (unpaid) return unpaid;
  const out = [...round.seats].reverse().filter(({ hand }) => hand.at !== 'rack');
  const piles: RackPile[] = [
    ...state.rack.piles,
    ...out.map(({ seat, hand }) => ({ position: seat, cards: hand.cards })),
    { position: 'dealer', cards: round.dealer.cards },
  ];
  const racked = roundWith(round, {
    phase: 'complete',
    seats: round.seats.map((each) =>
      seatWith(each, { hand: { cards: each.hand.cards, at: 'rack' } }),
    ),
    dealer: { ...round.dealer, at: 'rack' },
  });
  const deck = state.decks.find(({ back }) => back === round.deck) as TableDeck;
  const resting = withDeck(state, { ...deck, stage: 'racked', shuffle: null, holding: null });
  return done(withRound({ ...resting, rack: { deck: deck.back, piles } }, racked));
}
