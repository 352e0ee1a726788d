export { ALL_TOPICS } from './access.ts';
export { boardFacts, boardList, boardSign } from './boards/views.ts';
export { type CallStory, callStoryOf } from './call-story.ts';
export { batchSerials, chipFacts, instrumentFacts } from './chips/views.ts';
export { ISSUE_WAYS } from './chips/words.ts';
export { CLUB_LEAST_AGE, FORM_FIELDS } from './club/cards.ts';
export { clubFacts, memberFacts, ownCard } from './club/views.ts';
export {
  askedFields,
  COMMAND_TYPES,
  type Command,
  type CommandOf,
  type CommandType,
  commandFields,
  commandSchema,
  decodeCommand,
  problemsOf,
  SYSTEM_COMMANDS,
  takesChance,
} from './commands.ts';
export { momentAt, momentIn } from './days.ts';
export {
  makeRoundCollector,
  parseRoundId,
  ROUND_FILE,
  type RoundFacts,
  type RoundName,
} from './dispute.ts';
export { codeOf as ticketCode } from './drums/drum.ts';
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
} from './drums/views.ts';
export type { Event, EventOf, LogRecord, Move } from './events.ts';
export { keypadOf } from './keypad.ts';
export { type Decision, decide, entriesOf, evolveRecord } from './machine.ts';
export {
  checkOffering,
  type OfferingCheck,
  type OfferingVersion,
  sheetOf,
} from './offering-check.ts';
export { leastAgeOf } from './papers.ts';
export { MAY, PROPOSES, type Resource, SEES } from './permissions.ts';
export { clubForm, personFacts, shownPapers } from './person-facts.ts';
export {
  contestFacts,
  contestList,
  contestSign,
  kioskContests,
  openableContests,
  picksFacts,
} from './pools/views.ts';
export { PROMOTION_REFUSALS } from './promotions.ts';
export { type Redecided, redecide } from './redecide.ts';
export { ACTION_REFERENCE, COMMAND_REFERENCE, type Reference } from './reference.ts';
export { REFUSALS, type Refusal, type RefusalCode, refusal } from './refusals.ts';
export { type CalledRound, type Replay, type ReplayStep, replayOf } from './replay.ts';
export { REPORTS } from './reports/all.ts';
export { type GamingDay, gamingDayOf, gamingDays } from './reports/gaming-day.ts';
export {
  type Asked,
  type Nets,
  type Period,
  QUESTIONS,
  type Report,
  startSheet,
} from './reports/report.ts';
export { COLUMN_KINDS, type Column, type Row, type Section, type Sheet } from './reports/sheet.ts';
export {
  carryOn,
  newStanding,
  STANDING_COMMANDS,
  type Standing,
} from './reports/standing.ts';
export { REQUIREMENTS } from './requirements/all.ts';
export { EVIDENCE } from './requirements/evidence.ts';
export { makeRulebook, type Rulebook } from './rulebook.ts';
export { drawnFor } from './shows/places.ts';
export {
  type Playable,
  playableShows,
  type ShowFacts,
  type Stage,
  type StagePrize,
  showFacts,
  stages,
} from './shows/views.ts';
export {
  DEVICE_KINDS,
  type Device,
  type House,
  newHouse,
  ROLES,
  type Role,
  SIGNERS,
  type Webhook,
} from './state.ts';
export { type TournamentLog, tournamentLog } from './tournaments/log.ts';
export {
  type TournamentClock,
  type TournamentFacts,
  type TournamentOffering,
  tournamentClock,
  tournamentClocks,
  tournamentFacts,
  tournamentOfferings,
} from './tournaments/views.ts';
export { type Verdict, verdictOf } from './verdict.ts';
export { allMeters, fundFacts, houseFacts, meterFacts, signOf } from './views.ts';
export {
  type AccountEntry,
  accountFacts,
  type DayClose,
  dayClose,
  entriesIn,
  type FundMoney,
  type FundPoint,
  fundMoney,
} from './views-books.ts';
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
} from './views-floor.ts';
export { handedOut, type PaymentFacts, paymentFacts, trayFacts } from './views-payment.ts';
export { type ProposalFacts, proposalPreview } from './views-proposals.ts';
export { type TaxFacts, taxFacts } from './views-tax.ts';
