export {
  ACCOUNTS,
  type Account,
  type Activity,
  type Amount,
  type Clause,
  type Condition,
  defineActivity,
  type ExampleDeal,
  type Fee,
  type FeeByLimit,
  type Fund,
  type Kind,
  type LooksAt,
  type Meter,
  type NoPurchase,
  type OptionGroup,
  type PostingItem,
  type Prize,
  type Row,
  type RowTest,
  type Share,
  type Venue,
} from './activity.ts';
export { type Awarded, award } from './awards.ts';
export {
  type Claim,
  claimWords,
  ID_KINDS,
  mayTrayPay,
  type ShownIdentity,
  type Tray,
} from './claim.ts';
export { decodeOffering } from './decode-offering.ts';
export {
  type ActivityFacts,
  amountText,
  makeActivity,
  percentText,
  prizeText,
} from './describe.ts';
export {
  baseWager,
  type EligibilityRule,
  employees,
  feePaid,
  noBackline,
  noCollusion,
  noMisdeals,
  noMissedBlind,
  noPlayerDealer,
  noTournaments,
  noTpp,
  playersAtLeast,
  potAtLeast,
  showdown,
  standardDeck,
  type Try,
} from './eligibility.ts';
export { mayShare } from './entitled.ts';
export { dealt } from './examples.ts';
export { type Finding, findingsOf, nestedOf, seatsFound } from './findings.ts';
export type { Keypad } from './keypad.ts';
export { type Hours, isWithin, type Moment, parseMoment, WEEKDAYS } from './moment.ts';
export { at, checkChange, inForce, isOpen, type Offering } from './offering.ts';
export { type Award, partOf } from './pay.ts';
export {
  choiceOf,
  countOf,
  dollarsOf,
  isChosen,
  isPosted,
  type Posted,
  rowsFor,
  settingOf,
} from './posted.ts';
export { approvedSheet, postingOf, type RowOdds } from './posting/posting.ts';
export { ruleText } from './posting/rule-text.ts';
export type { Block, PostingSheet, Section, TableRow } from './posting/sheet.ts';
export * as baccarat from './predicates/baccarat.ts';
export * as blackjack from './predicates/blackjack.ts';
export * as casinoWar from './predicates/casino-war.ts';
export * as paiGow from './predicates/pai-gow.ts';
export * as pan9 from './predicates/pan-9.ts';
export * as banked from './predicates/player-dealer-poker.ts';
export * as poker from './predicates/poker.ts';
export type { HandTest, TableTest } from './predicates/predicate.ts';
export * as thirteen from './predicates/thirteen-card.ts';
export * as threeCard from './predicates/three-card.ts';
export * as tiles from './predicates/tiles.ts';
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
export {
  checkStep,
  defineShow,
  type Show,
  type ShowAt,
  type ShowOutcome,
  type ShowPrize,
  type ShowState,
  type ShowStep,
  type ShowTable,
  type TakenStep,
} from './show.ts';
export {
  chart,
  choice,
  dollars,
  rangeText,
  rankChoice,
  suitChoice,
  text,
  type Value,
  type ValueRule,
  type WholeRule,
  whole,
} from './value.ts';
