// What a report is: it is opened for a period, reads the records of it one after another, and says
// what it has found as tables. Whatever it says of money follows from the moves of the events.

import { type EntryText, type Event, type LogRecord, momentIn, type Resource } from '#house';
import { type Account, accounts, type Nets } from '#ledger';
import { add, addTo, type Cents, centsOf, negate, subtract, ZERO } from '#money';
import type { GamingDay } from './gaming-day.ts';
import type { ReportSection, Sheet } from './sheet.ts';
import { carryOn, type Standing } from './standing.ts';

/** What a report can be asked for, besides its time. */
export const QUESTIONS = ['offering', 'table'] as const;
export type ReportAsked = { readonly [Question in (typeof QUESTIONS)[number]]?: string };

export interface ReportPeriod {
  readonly house: string;
  readonly zone: string;
  readonly label: string;
  /** None for a report of one moment. */
  readonly days: readonly GamingDay[];
  readonly from: number;
  readonly until: number;
  readonly asked: ReportAsked;
  /** The books before the first record and after the last one. */
  readonly opening: Nets;
  readonly closing: Nets;
  /** What was open before the first record; it goes along with the records. */
  readonly standing: Standing;
}

interface Reading {
  /** A record of the period; the standing is still the one before it. */
  read(record: LogRecord): void;
  sections(): readonly ReportSection[];
}

export interface Report {
  readonly id: string;
  readonly title: string;
  /** What it is for, in one sentence. */
  readonly about: string;
  /** Roles that see this resource may have the report. */
  readonly sees: Resource;
  readonly asks: readonly (keyof ReportAsked)[];
  /** The records of some gaming days, or the books as they stood at one moment. */
  readonly takes: 'days' | 'moment';
  open(period: ReportPeriod): Reading;
}

/** The events of a record, one after another. */
export const eventsOf = ({ events = [] }: LogRecord): readonly Event[] => events;

/** In the words of the person who asked for it, where it takes words. */
export const reasonOf = (event: Event): string | undefined =>
  'reason' in event ? event.reason : undefined;

/** Who proposed what a record brings about, where it took two people. */
export const proposerOf = (record: LogRecord): string | undefined =>
  eventsOf(record).find((event) => event.type === 'proposal-approved')?.proposedBy;

/** Whether something is of what was asked for; everything is, where nothing was. */
export const isAsked = (
  asked: ReportAsked,
  of: { readonly [Question in keyof ReportAsked]?: unknown },
): boolean =>
  QUESTIONS.every(
    (question) => !(question in of) || (asked[question] ?? of[question]) === of[question],
  );

/** The fund that has money in an account; an advance is what it owes. */
export const holderOf = (account: Account): string | undefined =>
  accounts.isFundSide(account) ? accounts.fundOf(account) : undefined;

/** What some moves bring to an account, less what they take from it. */
export const broughtTo = (moves: readonly EntryText[] | undefined, account: Account): Cents =>
  (moves ?? []).reduce((sum, [, debit, credit, amount]) => {
    if (credit === account) return add(sum, centsOf(amount));
    return debit === account ? subtract(sum, centsOf(amount)) : sum;
  }, ZERO);

export interface SheetMaker {
  read(record: LogRecord): void;
  finish(madeFrom: Sheet['madeFrom']): Sheet;
}

/** Makes a sheet out of the records of a period, given in their order. */
export function startSheet(report: Report, period: ReportPeriod): SheetMaker {
  const { standing, house, label, from, until, zone, asked } = period;
  const reading = report.open(period);
  const nets = new Map(period.opening);
  const move = (account: Account, by: Cents): void => {
    addTo(nets, account, by);
  };
  return {
    read(record) {
      reading.read(record);
      carryOn(standing, record);
      for (const { moves = [] } of eventsOf(record)) {
        for (const [, debit, credit, amount] of moves) {
          move(debit, negate(centsOf(amount)));
          move(credit, centsOf(amount));
        }
      }
    },
    finish: (madeFrom) => ({
      id: report.id,
      title: report.title,
      house,
      period: { label, from: momentIn(from, zone), until: momentIn(until, zone) },
      asked: asked as Sheet['asked'],
      madeFrom,
      sections: reading.sections(),
      notes: differencesOf(nets, period.closing),
    }),
  };
}

/** The log and the books say the same, unless one of them was tampered with. */
function differencesOf(log: Nets, books: Nets): readonly string[] {
  const all = [...new Set([...log.keys(), ...books.keys()])].sort();
  return all
    .filter((account) => (log.get(account) ?? ZERO) !== (books.get(account) ?? ZERO))
    .map((account) => `The log and the books don’t match for ${account}. Verify the log.`);
}
