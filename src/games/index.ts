export { type DecidedRound, type SeatOutcome, totalsOf } from './answer.ts';
export type { ClausedDocument, ClausePlace, ClauseRow } from './clauses/clause.ts';
export { CLAUSED_DOCUMENTS } from './clauses/documents.ts';
export { qualifies as crazy4DealerQualifies, settleCrazy4Poker } from './crazy-4-poker.ts';
export { isPairOfAcesOrBetter } from './crazy-4-poker-checks.ts';
export type {
  Crazy4PokerRecord,
  Crazy4PokerSeat,
  Crazy4PokerWager,
} from './crazy-4-poker-facts.ts';
export {
  COVER_ALL,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
  LUCKY_BONUS,
  MAGIC_CARD,
  QUEENS_UP,
  SUPER_BONUS,
} from './crazy-4-poker-tables.ts';
export {
  BETTINGS,
  type Betting,
  cardsOfSeat,
  type Deal,
  type DealtFamily,
  type DealtGame,
  type DealtSeat,
  dealerCardsOf,
  dealOf,
  handsOf,
  type Layout,
  PERSON_KINDS,
  type PersonKind,
  SEAT_POSITIONS,
  type SeatPosition,
  seatNumbered,
  seatOf,
  tilesOfSeat,
} from './deals/deal.ts';
export { decodeDeal, makeDeal } from './deals/decode-deal.ts';
export { DEALT_GAMES, dealtGameNamed } from './deals/games-dealt.ts';
export { bettingIn, isLimit, limitFor, makeLimit } from './deals/limit.ts';
export { settleFourCardPoker } from './four-card-poker.ts';
export type {
  FourCardPokerRecord,
  FourCardPokerSeat,
  FourCardPokerWager,
} from './four-card-poker-facts.ts';
export { ACES_UP, AUTOMATIC_BONUS, PROGRESSIVE } from './four-card-poker-tables.ts';
export {
  decodeRecord,
  GAMES,
  type Game,
  gameNamed,
  ROUND_SCHEMA,
  settleGame,
  settleRecord,
  settleRound,
} from './games.ts';
export type { BroughtBack, HoldFigures, SideTableHold } from './hold.ts';
export { HOLD_FIGURES } from './hold-figures.ts';
export type { Meter } from './meter.ts';
export {
  meets,
  type PayRow,
  type Pays,
  type PayTable,
  paysText,
  type RowId,
  rowMet,
} from './pay-table.ts';
export { act, roundRecordOf, settleTable } from './procedure/act.ts';
export type { ActionOf, Instrument, TableAction } from './procedure/actions.ts';
export { bonusDrawAction, shuffleAction } from './procedure/chance-actions.ts';
export { CRAZY_4_PROCEDURE } from './procedure/crazy-4-procedure.ts';
export { type Delivery, dealOrder, isStubCountDue, sensorWagersOf } from './procedure/dealing.ts';
export { seatToDecide } from './procedure/decisions.ts';
export { cutAt, deckChangeDueAt } from './procedure/deck-handling.ts';
export { bringsEnvy, envyDue } from './procedure/envy.ts';
export { FOUR_CARD_PROCEDURE } from './procedure/four-card-procedure.ts';
export { openTable, PROCEDURES, procedureOf } from './procedure/open-table.ts';
export { FAN } from './procedure/opening.ts';
export type {
  Procedure,
  ProcedureReading,
  TableWager,
  WatchedRule,
  Win,
} from './procedure/procedure.ts';
export {
  type Acted,
  type Note,
  REFUSAL_CODES,
  type StepRefusal,
  type StepRefusalCode,
} from './procedure/refusals.ts';
export type { RecordedRound, RecordedSeat } from './procedure/round-record.ts';
export { paysPartOf } from './procedure/round-record.ts';
export { type SettlementStep, settlementSteps, wagersOf } from './procedure/settling.ts';
export {
  BONUS_DRAWS,
  type BonusDraw,
  DEALING_WAYS,
  type DealingDevice,
  type DealingWay,
  type Dealt,
  type DeckStage,
  type DeviceName,
  type GameName,
  isLive,
  knownCards,
  type PlacedWager,
  type Position,
  type RackPile,
  type RoundPhase,
  type RoundSeat,
  readCards,
  roundWith,
  type SensorWager,
  type ShownMeter,
  type ShuffleWay,
  type Side,
  type TableDeck,
  type TableRole,
  type TableRound,
  type TableSetup,
  type TableState,
  withRound,
} from './procedure/table-state.ts';
export { watchedNow } from './procedure/watched.ts';
export type {
  GameFacts,
  Irregularity,
  Reading,
  ReadingValue,
  RoundRecord,
  SeatRecord,
  SettledEnvy,
  SettledMeter,
  SettledPart,
  SettledRound,
  SettledSeat,
  SettledWager,
  ShownHand,
  ToldResult,
  VoidRound,
  WagerFacts,
  WagerResult,
} from './round.ts';
export { TOLD_RESULTS } from './round.ts';
export {
  type TrainerMark,
  type TrainerQuestion,
  type TrainerRound,
  type TrainerTrouble,
  trainerRound,
} from './trainer/trainer.ts';
