import { assert, type Result } from '#result';
import type { DecidedRound } from '../answer.ts';
import { gameNamed, settleRecord } from '../games.ts';
import type { ActionOf, TableAction } from './actions.ts';
import { readPlayerCount } from './best-of-table.ts';
import { countStub, dealAll, dealExtraCard, dealNext, rackStub, skipDelivery } from './dealing.ts';
import { collectForfeits, fold, play, revealDealerHand } from './decisions.ts';
import {
  cutCards,
  orderRecut,
  orderReshuffle,
  placeForDealing,
  removeDeck,
  shuffleCards,
} from './deck-handling.ts';
import {
  changeWay,
  deviceRepaired,
  deviceUnusable,
  markDevice,
  shufflerJammed,
} from './devices.ts';
import { payEnvy } from './envy.ts';
import {
  cardDrawnInError,
  cardFoundFaceUp,
  dealerCardExposed,
  shoeFailed,
  wrongNumberFound,
} from './irregularities.ts';
import { procedureOf } from './open-table.ts';
import {
  inspectCards,
  receiveDeck,
  showToPlayer,
  spreadCards,
  spreadIdleCards,
  stackCards,
  verifyInspection,
  washCards,
} from './opening.ts';
import type { Procedure } from './procedure.ts';
import { correctCards, correctPlay } from './reading.ts';
import type { Acted } from './refusals.ts';
import { type RecordedRound, recordOf, roundOf } from './round-record.ts';
import {
  adjustManually,
  completePaperwork,
  pressHandButton,
  rackCards,
  resetSystem,
  settleWagers,
  turnUpHand,
  validateWin,
} from './settling.ts';
import type { TableRound, TableState } from './table-state.ts';
import {
  announceNoMoreBets,
  collectProgressiveWagers,
  drawBonus,
  leaveTable,
  lockSideWagers,
  placeWagers,
  returnUnacceptedWagers,
  sitDown,
  startRound,
  withdrawWagers,
} from './wagering.ts';
import { noteBreach } from './watched.ts';

type Handlers = {
  readonly [Type in TableAction['type']]: (
    state: TableState,
    action: ActionOf<Type>,
    procedure: Procedure,
  ) => Acted<TableState>;
};

const HANDLERS: Handlers = {
  'receive-deck': receiveDeck,
  'inspect-cards': inspectCards,
  'verify-inspection': verifyInspection,
  'spread-cards': spreadCards,
  'show-to-player': showToPlayer,
  'wash-cards': washCards,
  'stack-cards': stackCards,
  'shuffle-cards': shuffleCards,
  'cut-cards': cutCards,
  'order-recut': orderRecut,
  'order-reshuffle': orderReshuffle,
  'place-for-dealing': placeForDealing,
  'remove-deck': removeDeck,
  'spread-idle-cards': spreadIdleCards,
  'shuffler-jammed': shufflerJammed,
  'device-unusable': deviceUnusable,
  'mark-device': markDevice,
  'device-repaired': deviceRepaired,
  'change-way': changeWay,
  'sit-down': sitDown,
  'leave-table': leaveTable,
  'start-round': startRound,
  'place-wagers': placeWagers,
  'withdraw-wagers': withdrawWagers,
  'announce-no-more-bets': announceNoMoreBets,
  'lock-side-wagers': lockSideWagers,
  'return-unaccepted-wagers': returnUnacceptedWagers,
  'collect-progressive-wagers': collectProgressiveWagers,
  'draw-bonus': drawBonus,
  'deal-next': dealNext,
  'deal-all': dealAll,
  'deal-extra-card': dealExtraCard,
  'skip-delivery': skipDelivery,
  'rack-stub': rackStub,
  'count-stub': countStub,
  'read-player-count': readPlayerCount,
  fold,
  play,
  'correct-play': correctPlay,
  'collect-forfeits': collectForfeits,
  'reveal-dealer-hand': revealDealerHand,
  'turn-up-hand': turnUpHand,
  'correct-cards': correctCards,
  'press-hand-button': pressHandButton,
  'validate-win': validateWin,
  'settle-wagers': settleWagers,
  'pay-envy': payEnvy,
  'complete-paperwork': completePaperwork,
  'adjust-manually': adjustManually,
  'reset-system': resetSystem,
  'rack-cards': rackCards,
  'card-found-face-up': cardFoundFaceUp,
  'card-drawn-in-error': cardDrawnInError,
  'wrong-number-found': wrongNumberFound,
  'dealer-card-exposed': dealerCardExposed,
  'shoe-failed': shoeFailed,
  'note-breach': noteBreach,
};

/** One step at the table: the table after it, or why it may not be done now. */
export function act(state: TableState, action: TableAction): Acted<TableState> {
  // The table above pairs each action with its own handler, which the union cannot express.
  const handler = HANDLERS[action.type] as (
    state: TableState,
    action: TableAction,
    procedure: Procedure,
  ) => Acted<TableState>;
  return handler(state, action, procedureOf(state));
}

/** The current or last round as `settle` reads it, from the moment the wagers are closed. There is
 * none where the house voided the round for a reason that the game's own rules do not know: the
 * wagers have gone back, and nothing is left to settle. */
export function roundRecordOf(state: TableState): RecordedRound | null {
  const round = roundToRecord(state);
  return round && recordOf(round, state.setup, procedureOf(state));
}

/** The same round, settled: nothing that the table knows is written down to be read again. */
export function settleTable(state: TableState): Result<DecidedRound> {
  const { setup } = state;
  const round = roundToRecord(state);
  assert(round !== null, 'there is a round to settle');
  const facts = gameNamed(setup.game);
  assert(facts !== undefined, `${setup.game} is a game`);
  return settleRecord(roundOf(round, setup, { facts, procedure: procedureOf(state) }));
}

function roundToRecord(state: TableState): TableRound | null {
  const { round } = state;
  if (round === null || round.phase === 'betting') return null;
  const { leftToTheHouse } = procedureOf(state);
  return round.irregularities.some(({ kind }) => leftToTheHouse.includes(kind)) ? null : round;
}
