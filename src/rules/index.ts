export {
  type Activity,
  type BettingRule,
  defineActivity,
  type Fee,
  type FeeByLimit,
  type FundRule,
  isOfAnotherFund,
  type Kind,
  type MeterRule,
  NONE,
  type NoPurchase,
  type OptionGroup,
  type PostingItem,
  SOURCES,
  type Source,
  type Venue,
} from './activity.ts';
export { adminFeePer } from './admin-fee.ts';
export { anyTimeSample } from './any-time.ts';
export { award, type Settlement } from './awards.ts';
export {
  type BoardLine,
  type BoardPrize,
  type BoardRule,
  POINTS_OF_ROW,
  scoreRules,
  strengthWords,
} from './board.ts';
export { chartOf, clausesOf, dealRow, eventRow, readingsOf } from './chart.ts';
export { excludedBy } from './check-schedule.ts';
export {
  type ClaimRule,
  claimWords,
  ID_KINDS,
  type MoneyForm,
  mayTrayPay,
  type ShownIdentity,
  type Tray,
} from './claim.ts';
export type { Clause } from './clause.ts';
export { conditionWords } from './condition-words.ts';
export { decodeOffering } from './decode-offering.ts';
export {
  type ActivityFacts,
  amountText,
  makeActivity,
  percentText,
  prizeText,
  type RangeFacts,
} from './describe.ts';
export {
  type DrawingRule,
  type DrumRule,
  emptiedAt,
  eventTime,
  type TicketSource,
  timesOf,
  type WinLimit,
  winnerCount,
} from './drum.ts';
export {
  anyWager,
  bankFeeTold,
  baseWager,
  type EligibilityRule,
  employees,
  emptySeatsStay,
  exclusions,
  feePaid,
  feePaidByPlayers,
  hasBaseWager,
  hasLastRound,
  hasShowdown,
  type Looked,
  leavesOut,
  noBackline,
  noCollusion,
  noMisdeals,
  noMissedBlind,
  noPlayerDealer,
  noTournaments,
  noTpp,
  notFolded,
  playersAgainstBank,
  playersAtLeast,
  potAtLeast,
  showdown,
  standardDeck,
  type Try,
} from './eligibility.ts';
export { barredBy, type Reason } from './entitled.ts';
export { dealt } from './examples.ts';
export { type Finding, findingsOf, nestedOf, seatsFound } from './findings.ts';
export {
  BETS,
  type Becomes,
  checkPlaced,
  ENDINGS,
  type InstrumentKind,
  type InstrumentRule,
  type IssuedAs,
  oppositesIn,
  type PlacedInstrument,
  type Played,
  settledBy,
  type WagerEnding,
} from './instrument.ts';
export type { Keypad } from './keypad.ts';
export { type Hours, isWithin, type Moment, minutesOf, parseMoment, WEEKDAYS } from './moment.ts';
export {
  at,
  checkChange,
  inForce,
  isOpen,
  type Offering,
  openRows,
  type PostedActivity,
  saidInFull,
} from './offering.ts';
export type { SettledShare } from './pay.ts';
export { bettingOf, mayNotPayBy, tooFewBy, winsWithoutFee, wrongBetting } from './payers.ts';
export type { Pictured, ShowPicture } from './picture.ts';
export {
  type Answers,
  type ContestTerms,
  checkAnswers,
  choicesOf,
  correctOf,
  type LocalTime,
  type Placed,
  type PoolEntrant,
  type PoolPrize,
  type PoolRule,
  type Question,
  readFacts,
} from './pool.ts';
export {
  choiceOf,
  isChosen,
  isPosted,
  type Posted,
  postedAmount,
  postedCount,
  settingOf,
  wheelOf,
} from './posted.ts';
export { approvedSheet, postingOf, type RowOdds } from './posting/posting.ts';
export { ruleText } from './posting/rule-text.ts';
export type { Block, PostingSheet, Section, TableRow } from './posting/sheet.ts';
export { MONTHS, valueWords } from './posting/words.ts';
export * as baccarat from './predicates/baccarat.ts';
export * as blackjack from './predicates/blackjack.ts';
export * as casinoWar from './predicates/casino-war.ts';
export {
  allOf,
  anyOf,
  butNot,
  butNotAtTable,
  byChoice,
  bySetting,
  bySettingAtTable,
} from './predicates/combined.ts';
export * as paiGow from './predicates/pai-gow.ts';
export * as pan9 from './predicates/pan-9.ts';
export * as banked from './predicates/player-dealer-poker.ts';
export * as poker from './predicates/poker.ts';
export * as thirteen from './predicates/thirteen-card.ts';
export * as threeCard from './predicates/three-card.ts';
export * as tiles from './predicates/tiles.ts';
export { paysByWager } from './prizes.ts';
export {
  type Balances,
  beyondMeter,
  type Purse,
  type Sources,
  take,
  takeFromMeter,
  topUp,
} from './purse.ts';
export {
  answerQualify,
  findActivity,
  type Qualified,
  type QualifyAnswer,
  qualify,
} from './qualify.ts';
export type { Reward, Rewards } from './rewards.ts';
export {
  type Condition,
  type ExampleDeal,
  type LooksAt,
  type Prize,
  type Row,
  rowsFor,
} from './row.ts';
export {
  beaten,
  beatShares,
  dealerHand,
  event,
  fixed,
  hand,
  ofMeter,
  points,
  sharedByHolders,
  table,
  tickets,
  toHolder,
} from './rows.ts';
export { type OffSchedule, offSchedule, timesOver } from './schedule.ts';
export {
  type Share,
  type SharesRule,
  sharesByOption,
  sharesBySetting,
  sharesRules,
} from './share.ts';
export {
  checkStep,
  decided,
  defineShow,
  NOBODY_PLAYS,
  type Players,
  type ShowAt,
  type ShowFact,
  type ShowOutcome,
  type ShowPrize,
  type ShowRule,
  type ShowSeat,
  type ShowState,
  type ShowStep,
  type ShowTable,
  type TakenStep,
} from './show.ts';
export {
  drawnFrom,
  numberSaid,
  seatsAt,
  seatsSaid,
  seatsWith,
  tablesOffered,
} from './show-room.ts';
export {
  type HandHolds,
  type HandTest,
  handTests,
  holdsForHand,
  holdsForTable,
  type TableHolds,
  type TableTest,
  tableTests,
} from './tests.ts';
export {
  moneyFormOf,
  type PaidAs,
  paidAs,
  paidByName,
  paidInOneOf,
  placePaidInOneOf,
  type Thing,
  thingIn,
} from './thing.ts';
export {
  clockOnDays,
  clocksBySetting,
  type DrawingTime,
  isTime,
  onDate,
  postedClock,
  postedTimes,
  timeNow,
  timesUnder,
} from './times.ts';
export {
  type Bounty,
  BROUGHT_BY,
  ENTRY_WAYS,
  type EntryWay,
  type Finisher,
  type Level,
  type Payout,
  PENALTIES,
  type Penalty,
  type PlacePrize,
  type PrizePool,
  partProblems,
  type Structure,
  type StructureParts,
  sharedPlaces,
  type TournamentEnd,
  type TournamentMoney,
  type TournamentRule,
} from './tournament.ts';
export {
  type ClockFace,
  type ClockTime,
  clockFace,
  playedAt,
  playedFor,
} from './tournament-clock.ts';
export {
  type Amount,
  type Chosen,
  chart,
  choice,
  date,
  dollars,
  drawingTimes,
  isInDollars,
  rangeText,
  rankChoice,
  suitChoice,
  text,
  timesOfDay,
  type Value,
  type ValueRule,
  type WholeRule,
  wheel,
  whole,
} from './value.ts';
export type { WheelSection, WheelTerms } from './wheel.ts';
export type { Winning } from './winning.ts';
