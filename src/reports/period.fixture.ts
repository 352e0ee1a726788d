// A report on the log of a test's floor.

import type { Nets } from '#ledger';
import { addTo, type Cents, negate } from '#money';
import { sure } from '#result';
import { parseMoment } from '#rules';
import type { LogRecord } from '../house/events.ts';
import type { Floor } from '../house/fixtures/floor.fixture.ts';
import { entriesOf } from '../house/machine.ts';
import { REPORTS } from './all.ts';
import { gamingDays } from './gaming-day.ts';
import { type ReportAsked, startSheet } from './report.ts';
import type { ReportSection, Sheet } from './sheet.ts';
import { carryOn, newStanding } from './standing.ts';

const instantOf = ({ at }: LogRecord): number => sure(parseMoment(at, 'at')).instant;

function netsOf(records: readonly LogRecord[]): Nets {
  const nets = new Map<string, Cents>();
  for (const { debit, credit, amount } of records.flatMap(({ events = [] }) => entriesOf(events))) {
    addTo(nets, debit, negate(amount));
    addTo(nets, credit, amount);
  }
  return nets;
}

/** The report of some gaming days. */
export function sheetOf(
  { house, log }: Pick<Floor, 'house' | 'log'>,
  id: string,
  {
    from,
    to = from,
    asked = {},
  }: { readonly from: string; readonly to?: string; readonly asked?: ReportAsked },
): Sheet {
  const report = REPORTS.find((each) => each.id === id);
  if (report === undefined) throw new Error(`no report ${id}`);
  const whole = newStanding();
  for (const record of log) carryOn(whole, record);
  const days = gamingDays({ from, to }, whole.dayStarts, house.zone);
  const [start, end] = [days[0]?.start ?? 0, days.at(-1)?.end ?? 0];
  const before = log.filter((record) => instantOf(record) < start);
  const records = log.filter((record) => instantOf(record) >= start && instantOf(record) < end);
  const standing = newStanding();
  for (const record of before) carryOn(standing, record);
  const sheet = startSheet(report, {
    house: house.name,
    zone: house.zone,
    label: from,
    days,
    from: start,
    until: end,
    asked,
    opening: netsOf(before),
    closing: netsOf([...before, ...records]),
    standing,
  });
  for (const record of records) sheet.read(record);
  return sheet.finish({ first: 0, last: 0, hash: '' });
}

export function sectionIn({ sections }: Sheet, title: string): ReportSection {
  const found = sections.find((section) => section.title === title);
  if (found === undefined) throw new Error(`no section ${title}`);
  return found;
}
