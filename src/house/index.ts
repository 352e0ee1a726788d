export {
  makeRoundCollector,
  parseRoundId,
  ROUND_FILE,
  type RoundFacts,
  type RoundName,
} from './calls/dispute.ts';
export { type Redecided, redecide } from './calls/redecide.ts';
export { type CalledRound, type Replay, type ReplayStep, replayOf } from './calls/replay.ts';
export { type CallStory, callStoryOf } from './calls/story.ts';
export { type Verdict, verdictOf } from './calls/verdict.ts';
export { leastAgeOf } from './claims/papers.ts';
export { handedOut, type PaymentFacts, paymentFacts, trayFacts } from './claims/views-payment.ts';
export { type TaxFacts, taxFacts } from './claims/views-tax.ts';
export {
  ACTION_REFERENCE,
  actionFields,
  askedFields,
  COMMAND_REFERENCE,
  COMMAND_TYPES,
  type Command,
  type CommandOf,
  commandFields,
  commandSchema,
  decodeCommand,
  type Reference,
  SAMPLES,
  SYSTEM_COMMANDS,
  takesChance,
} from './commands.ts';
export type { Event, EventOf, FeesTaken, LogRecord } from './events.ts';
export { allMeters, fundFacts, houseFacts, meterFacts, signOf } from './funds/views.ts';
export {
  type AccountEntry,
  accountFacts,
  type DayClose,
  dayClose,
  entriesIn,
  type FundMoney,
  type FundPoint,
  fundMoney,
} from './funds/views-books.ts';
export { keypadOf } from './keypad/keypad.ts';
export { type Decision, decide, entriesOf, evolveRecord } from './machine.ts';
export {
  checkOffering,
  type OfferingCheck,
  type OfferingVersion,
  sheetOf,
} from './offerings/check.ts';
export { makeRulebook, type Rulebook } from './offerings/rulebook.ts';
export { type ProposalFacts, proposalPreview } from './offerings/views.ts';
export { ALL_TOPICS } from './people/access.ts';
export { clubForm, personFacts, shownPapers } from './people/person-facts.ts';
export { type CommandType, MAY, PROPOSES } from './permissions.ts';
export { boardFacts, boardList, boardSign } from './promotions/boards/views.ts';
export type { PlayerDealer } from './promotions/chips/events.ts';
export { batchSerials, chipFacts, instrumentFacts } from './promotions/chips/views.ts';
export { ISSUE_WAYS } from './promotions/chips/words.ts';
export { CLUB_LEAST_AGE, FORM_FIELDS } from './promotions/club/cards.ts';
export { SCAN_FAULTS } from './promotions/club/events.ts';
export { clubFacts, memberFacts, ownCard } from './promotions/club/views.ts';
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
export {
  contestFacts,
  contestList,
  contestSign,
  kioskContests,
  openableContests,
  picksFacts,
} from './promotions/pools/views.ts';
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
export { noteOf } from './promotions/tournaments/journal.ts';
export { type TournamentLog, tournamentLog } from './promotions/tournaments/log.ts';
export {
  type TournamentClock,
  type TournamentFacts,
  type TournamentOffering,
  tournamentClock,
  tournamentClocks,
  tournamentFacts,
  tournamentOfferings,
} from './promotions/tournaments/views.ts';
export {
  PROMOTION_REFUSALS,
  REFUSALS,
  type Refusal,
  type RefusalCode,
  refusal,
} from './refusals.ts';
export { PROMOTION_TYPES } from './registry.ts';
export { type Claim, type Device, type House, newHouse, type Webhook } from './state.ts';
export {
  callFacts,
  claimFacts,
  deviceFacts,
  dropFacts,
  fundNames,
  offeringFacts,
  patronFacts,
  proposalFacts,
  staffFacts,
  tableFacts,
} from './tables/views.ts';
export { addDays, momentAt, momentIn } from './words/days.ts';
export { countIn, dollarsIn } from './words/money.ts';
export { problemsOf } from './words/problems.ts';
export { type Resource, SEES } from './words/resources.ts';
export { ROLES, type Role, SIGNERS } from './words/roles.ts';
export type { Dollars, Move } from './words/shapes.ts';
export { DEVICE_KINDS } from './words/shapes.ts';
