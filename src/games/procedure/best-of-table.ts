// A wager on the best hand of the whole table: its shuffler has a mode for it and counts the players,
// and the best hand so far stays open (Massachusetts, Crazy 4 Poker, s.12).
import type { ActionOf } from './actions.ts';
import type { Procedure, TableWager } from './procedure.ts';
import { type Acted, done, type Note, refuse, type StepRefused } from './refusals.ts';
import {
  isLive,
  type Position,
  type RackPile,
  type RoundSeat,
  readCards,
  roundWith,
  seatWith,
  type TableRound,
  type TableSetup,
  type TableState,
  withRound,
  withSeat,
} from './table-state.ts';

type Step = Acted<TableState>;

/** The wager, where the house offers it. */
const tableWagerOf = (setup: TableSetup, { tableWager }: Procedure): TableWager | null =>
  tableWager !== null && setup.offers.includes(tableWager.wager) ? tableWager : null;

/** s.12(d): the table does not open with another mode, or with none. */
export function checkMode(setup: TableSetup, procedure: Procedure): StepRefused | null {
  const offered = tableWagerOf(setup, procedure);
  if (offered === null || setup.shufflerMode === offered.mode) return null;
  const message = `Set the shuffler to “${offered.mode}”, or leave ${offered.name} out.`;
  return refuse('shuffler-mode-wrong', message, offered.clauses.mode);
}

/** No one can wager on what the device would have to count once it has given out. */
export function checkCounts(
  state: TableState,
  wagers: Readonly<Record<string, unknown>>,
  procedure: Procedure,
): StepRefused | null {
  const offered = tableWagerOf(state.setup, procedure);
  if (offered === null || !(offered.wager in wagers) || state.shuffler?.works) return null;
  const message = `The shuffler has to work for a ${offered.name} wager.`;
  return refuse('device-not-there', message, offered.clauses.mode, `wagers.${offered.wager}`);
}

/** The wager, if anyone has one in this round that is still to be settled. */
const liveIn = (round: TableRound, { tableWager }: Procedure): TableWager | null =>
  tableWager !== null && round.seats.some(({ wagers }) => isLive(wagers[tableWager.wager]))
    ? tableWager
    : null;

/** s.12(e): the green button; the screen of the device shows the number of players and the odds. */
export function readPlayerCount(
  state: TableState,
  { players }: ActionOf<'read-player-count'>,
  procedure: Procedure,
): Step {
  const { round } = state;
  const live = round && liveIn(round, procedure);
  const isDealt = ['dealt', 'deciding', 'decided', 'settling'].includes(round?.phase ?? '');
  if (round === null || !live || !isDealt) {
    const clause = procedure.tableWager?.clauses.count ?? procedure.clauses.wagers;
    return refuse('not-in-this-phase', 'No wager is paid by a count of players now.', clause);
  }
  const { count } = live.clauses;
  if (players !== round.seats.length) {
    const message = `The shuffler counts ${players} players, and ${round.seats.length} were dealt in: call the floor.`;
    return refuse('player-count-differs', message, count, 'players');
  }
  return done(withRound(state, roundWith(round, { playerCount: players })));
}

/** What stands in the way of settling the wager. */
export function checkCounted(
  round: TableRound,
  wagers: readonly string[],
  { tableWager }: Procedure,
): StepRefused | null {
  if (tableWager === null || !wagers.includes(tableWager.wager)) return null;
  if (round.playerCount !== undefined) return null;
  const message = 'Press the green button and read the number of players off the shuffler.';
  return refuse('player-count-missing', message, tableWager.clauses.count);
}

const nameOf = (at: Position): string => (at === 'dealer' ? 'the dealer' : `seat ${at}`);

const cardsAt = (round: TableRound, at: Position) =>
  readCards(
    at === 'dealer'
      ? round.dealer.cards
      : (round.seats.find(({ seat }) => seat === at) as RoundSeat).hand.cards,
  );

/** s.12(h), (i): whether the hand stays open as the best so far. */
function isBestSoFar(
  { round, setup }: { round: TableRound; setup: TableSetup },
  at: Position,
  wager: TableWager,
): boolean {
  const cards = cardsAt(round, at);
  if (cards === null || !wager.staysOpen(cards)) return false;
  const before = round.exposed === undefined ? null : cardsAt(round, round.exposed);
  return before === null || wager.isHigher(cards, before, setup);
}

/** The dealer's own hand is the first that may stay open. */
export const afterReveal = (
  setup: TableSetup,
  round: TableRound,
  procedure: Procedure,
): TableRound => {
  const live = liveIn(round, procedure);
  const isOpen = live !== null && isBestSoFar({ round, setup }, 'dealer', live);
  return isOpen ? roundWith(round, { exposed: 'dealer' }) : round;
};

/** When all but this wager is settled at a seat, its hand either stays open as the best so far, and
 * what was open before goes to the rack, or goes there itself. `isHeld`: kept for forms or envy. The
 * dealer's hand is still compared and stays to the end. */
export function afterSeat(
  state: TableState,
  seat: number,
  procedure: Procedure,
  isHeld: (round: TableRound, mine: RoundSeat) => boolean,
): { readonly state: TableState; readonly notes: readonly Note[] } {
  const { round, setup } = state;
  const live = round && liveIn(round, procedure);
  if (round === null || !live) return { state, notes: [] };
  const { open, replaced } = live.clauses;
  const isBest = isBestSoFar({ round, setup }, seat, live);
  const opened = isBest ? roundWith(round, { exposed: seat }) : round;
  const goes = isBest ? round.exposed : seat;
  const notes: Note[] = isBest
    ? [{ message: `Leave the cards of ${nameOf(seat)} open: the best hand so far.`, clause: open }]
    : [];
  const mine = opened.seats.find((each) => each.seat === goes);
  if (mine === undefined || mine.hand.at !== 'layout' || isHeld(opened, mine)) {
    return { state: withRound(state, opened), notes };
  }
  const pile: RackPile = { position: mine.seat, cards: mine.hand.cards };
  const racked = withSeat(opened, seatWith(mine, { hand: { ...mine.hand, at: 'rack' } }));
  const rack = { deck: round.deck, piles: [...state.rack.piles, pile] };
  const message = `The cards of ${nameOf(mine.seat)} go to the rack.`;
  return {
    state: withRound({ ...state, rack }, racked),
    notes: [...notes, { message, clause: replaced }],
  };
}
