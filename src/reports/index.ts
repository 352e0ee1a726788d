// What the log says about a period, as tables. A report reads records; no decision reads a report.
export { REPORTS } from './all.ts';
export { type GamingDay, gamingDayOf, gamingDays } from './gaming-day.ts';
export {
  QUESTIONS,
  type Report,
  type ReportAsked,
  type ReportPeriod,
  startSheet,
} from './report.ts';
export {
  COLUMN_KINDS,
  type ReportColumn,
  type ReportRow,
  type ReportSection,
  type Sheet,
} from './sheet.ts';
export { carryOn, newStanding, STANDING_COMMANDS, type Standing } from './standing.ts';
