export {
  makeRoundCollector,
  parseRoundId,
  ROUND_FILE,
  type RoundFacts,
  type RoundName,
} from './calls/dispute.ts';
export { type Redecided, redecide } from './calls/redecide.ts';
export {
  type CalledRound,
  type Replay,
  type ReplayStep,
  replayOf,
  roundReplay,
} from './calls/replay.ts';
export { type CallStory, callStory, callStoryOf } from './calls/story.ts';
export { type Verdict, verdict, verdictOf } from './calls/verdict.ts';
export { callFacts } from './calls/views.ts';
export { leastAgeOf } from './claims/identity.ts';
export { claimFacts } from './claims/views.ts';
export { handedOut, paymentFacts, trayFacts } from './claims/views-payment.ts';
export { type TaxFacts, taxFacts } from './claims/views-tax.ts';
export { DOUBT_REASONS, type Doubt, type DoubtReason } from './clock/events.ts';
export {
  actionFields,
  askedFields,
  COMMAND_TYPES,
  type Command,
  type CommandOf,
  commandFields,
  commandOf,
  commandSchema,
  decodeCommand,
  SYSTEM_COMMANDS,
  takesChance,
} from './commands.ts';
export { nextToClose } from './days/day-ends.ts';
export { takesStepUp } from './dispatch.ts';
export type { Event, EventOf, EventType, FeeTaken, LogRecord } from './events.ts';
export { accountFacts, type FundMoney, fundMoney } from './funds/balances.ts';
export {
  allMeters,
  fund as fundAnswer,
  fundFacts,
  fundNames,
  houseFacts,
  STATE_KEY,
  signOf,
} from './funds/views.ts';
export { type AccountEntry, entriesIn, type FundPoint } from './funds/views-books.ts';
export { keypadOf } from './keypad/keypad.ts';
export { eventAnswer, problems as problemsAnswer } from './kit/answers.ts';
export { AREAS } from './kit/area.ts';
export { Refused } from './kit/ask.ts';
export type { Topic } from './kit/topic.ts';
export {
  type AnyView,
  answered,
  count,
  type Looking,
  listOf,
  outlined,
  type ParamsOf,
  type Viewer,
  type ViewFacts,
  view,
} from './kit/view.ts';
export { type Decision, decide, entriesOf, evolveRecord } from './machine.ts';
export {
  checkOffering,
  type OfferingCheck,
  type OfferingVersion,
  offeringCheck,
  postingSheetOf,
} from './offerings/check.ts';
export { type ProposalFacts, proposalPreview } from './offerings/preview.ts';
export { makeRulebook, type Rulebook } from './offerings/rulebook.ts';
export { offeringFacts } from './offerings/views.ts';
export type { Webhook } from './people/events.ts';
export { clubForm, personFacts, shownPapers } from './people/person-facts.ts';
export { lockedUntil } from './people/tries.ts';
export { deviceFacts, enrollmentFacts, staffFacts } from './people/views.ts';
export { type CommandType, MAY, PROPOSES } from './permissions.ts';
export { boardSign } from './promotions/boards/views.ts';
export type { PlayerDealer } from './promotions/chips/events.ts';
export { batchSerials, chipFacts, instrumentFacts } from './promotions/chips/views.ts';
export { ISSUE_WAYS } from './promotions/chips/words.ts';
export { SCAN_FAULTS } from './promotions/club/events.ts';
export { memberAnswer, memberFacts } from './promotions/club/views.ts';
export { CLUB_LEAST_AGE, FORM_FIELDS } from './promotions/club/words.ts';
export { codeOf as ticketCode } from './promotions/drums/drum.ts';
export {
  type DrawingFacts,
  type DrumFacts,
  drawingFacts,
  drawingFile,
  drumFacts,
  type PostedDrawing,
  postedDrawings,
  recentDrawings,
  type TicketFacts,
  ticketFacts,
  ticketsToPrint,
} from './promotions/drums/views.ts';
export { picksAnswer, picksFacts } from './promotions/pools/views.ts';
export { drawnFor } from './promotions/shows/places.ts';
export {
  type Playable,
  playableShows,
  type ShowFacts,
  type Stage,
  type StagePrize,
  showFacts,
  stages,
} from './promotions/shows/views.ts';
export { tournamentClocks, tournamentFacts } from './promotions/tournaments/facts.ts';
export { noteOf } from './promotions/tournaments/journal.ts';
export { tournamentLog } from './promotions/tournaments/log.ts';
export type {
  TournamentClock,
  TournamentFacts,
  TournamentOffering,
} from './promotions/tournaments/views.ts';
export {
  ACTION_REFERENCE,
  COMMAND_AREA,
  COMMAND_REFERENCE,
  type Reference,
  SAMPLES,
} from './reference.ts';
export {
  PROMOTION_REFUSALS,
  REFUSALS,
  type Refusal,
  type RefusalCode,
  refusal,
} from './refusals.ts';
export { type HouseTopic, PROMOTION_TYPES, TOPICS } from './registry.ts';
export {
  type Claim,
  type Device,
  type House,
  newHouse,
  USUAL_SETTINGS,
} from './state.ts';
export { type DealtAccount, makeDealtReader } from './table-games/dealt-round.ts';
export { type Redealt, redecideDealt } from './table-games/redeal.ts';
export {
  type PlannedRound,
  type PlannedSeat,
  usualTurns,
} from './table-games/usual-turns.ts';
export { headsAt, numberStop, payerStop, tableStop } from './tables/payers.ts';
export { dropFacts, tableFacts } from './tables/views.ts';
export { type HouseView, proposal as proposalAnswer, VIEWS } from './views.ts';
export { addDays, firstAt, momentAt, momentIn } from './words/days.ts';
export {
  isMoneyKind,
  KINDS,
  type Limit,
  limitOf,
  type PowerKind,
  PROFILES,
} from './words/powers.ts';
export { problemsOf } from './words/problems.ts';
export { type Resource, SEES } from './words/resources.ts';
export { AT_COUNTERS, MONEY_ROLES, ROLES, type Role, SIGNERS } from './words/roles.ts';
export {
  ALL_TOPICS,
  DEVICE_KINDS,
  type Dollars,
  type EntryText,
  FILED_FACTS,
  type FiledFact,
  IDENTITY_DOCUMENTS,
  type Origin,
  STAFF_DEVICES,
  TAX_FORMS,
} from './words/shapes.ts';
