// Every report that a house has, in the order in which they are listed.
import { ACCESS } from './access.ts';
import { ADMIN_FEES } from './admin-fees.ts';
import { AUDIT } from './audit.ts';
import { BOARD_HISTORY } from './boards.ts';
import { BOX_COUNTS } from './box-counts.ts';
import { CALLS_AND_PROOFS } from './calls.ts';
import { CHIP_LIABILITY } from './chip-liability.ts';
import { CLUB } from './club.ts';
import { COLLECTION } from './collection.ts';
import { CONTEST_HISTORY } from './contests.ts';
import { BANK_DEPOSITS } from './deposits.ts';
import { DRAWINGS } from './drawings.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { ACCOUNTS, FUND_STATEMENT } from './fund-statement.ts';
import { METERS } from './meters.ts';
import { MONIES } from './monies.ts';
import { OFFERING_CHANGES } from './offering-changes.ts';
import { PROMOTIONAL_CHIPS } from './promotional-chips.ts';
import type { Report } from './report.ts';
import { SHOW_LOG } from './shows.ts';
import { TABLE_ACTIVITY } from './table-activity.ts';
import { TABLE_GAMES } from './table-games.ts';
import { TOURNAMENT_LOG } from './tournaments.ts';
import { UNCLAIMED } from './unclaimed.ts';
import { WINS_AND_PAYOUTS } from './wins.ts';

export const REPORTS: readonly Report[] = [
  COLLECTION,
  FUND_STATEMENT,
  MONIES,
  TABLE_ACTIVITY,
  TABLE_GAMES,
  ADMIN_FEES,
  WINS_AND_PAYOUTS,
  CALLS_AND_PROOFS,
  UNCLAIMED,
  METERS,
  OFFERING_CHANGES,
  BOX_COUNTS,
  BANK_DEPOSITS,
  ACCOUNTS,
  CLUB,
  PROMOTIONAL_CHIPS,
  CHIP_LIABILITY,
  DRAWINGS,
  SHOW_LOG,
  BOARD_HISTORY,
  CONTEST_HISTORY,
  TOURNAMENT_LOG,
  EXCEPTIONS,
  ACCESS,
  AUDIT,
];
