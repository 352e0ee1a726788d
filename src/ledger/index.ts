export type { Account } from './accounts.ts';
export * as accounts from './accounts.ts';
export {
  type Book,
  balanceOf,
  ENTRY_KINDS,
  type Entry,
  type EntryKind,
  enter,
  LOWERS_METER,
  type Nets,
  overdrawnBy,
  totalOf,
} from './entries.ts';
