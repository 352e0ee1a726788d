// What pocket scanners have read: hours of play, and the credits that they bring. A scan that cannot
// be booked is told, and the rest of its batch is booked all the same.
import type { PersonKind } from '#games';
import { known } from '#result';
import { barredBy, isOpen, type Moment, parseMoment } from '#rules';
import { type Area, type Ask, refuse } from '../ask.ts';
import type { CommandOf } from '../commands.ts';
import { momentIn } from '../days.ts';
import type { Event } from '../events.ts';
import { type Fund, fundOf } from '../funds.ts';
import type { House } from '../state.ts';
import type { BookedScan, LeftScan, ScanFault } from './events.ts';
import type { Member } from './state.ts';

type Scanned = CommandOf<'upload-scans'>['scans'][number];

const MS_A_MINUTE = 60_000;
const MS_A_DAY = 24 * 60 * MS_A_MINUTE;

/** When it was read, as the room's clock has it, whatever zone the scanner keeps. */
const readAt = ({ zone }: House, { at }: Scanned): Moment =>
  known(parseMoment(momentIn(Date.parse(at), zone), 'at'));

/** The instant at which an hour of the room's clock began. */
const hourOf = ({ instant, minutes }: Moment): number =>
  instant - (instant % MS_A_MINUTE) - (minutes % 60) * MS_A_MINUTE;

const isOnDuty = ({ staff }: House, patron: string): boolean =>
  [...staff.values()].some((each) => each.patron === patron && each.isOnDuty);

const isEmployee = ({ staff }: House, patron: string): boolean =>
  [...staff.values()].some((each) => each.patron === patron && each.isActive);

interface Place {
  readonly table: string;
  readonly game: string;
  readonly person: PersonKind;
}

/** Where somebody plays: at the table of the scan, or where the house knows the patron to sit. */
function placeOf(house: House, patron: string, said: string | undefined): Place | undefined {
  for (const [table, { open, seated }] of house.tables) {
    if (open === undefined || (said !== undefined && said !== table)) continue;
    const seat = [...seated.values()].find((each) => each.patron === patron);
    if (said === undefined && seat === undefined) continue;
    const person = seat?.person ?? (isEmployee(house, patron) ? 'employee-off-duty' : 'patron');
    return { table, game: open.game, person };
  }
  return undefined;
}

/** Which offerings give credits for a swipe, and how many. */
function creditsFor(
  funds: readonly Fund[],
  { game, person }: Place,
  at: Moment,
): Readonly<Record<string, number>> {
  const bettor = { person, position: 'seated', playerCount: 1 } as const;
  const giving = funds.filter(
    ({ offering }) =>
      isOpen(offering, at) &&
      offering.games.includes(game) &&
      barredBy(offering.activity, bettor) === undefined,
  );
  return Object.fromEntries(
    giving.map(({ id, offering }) => [id, offering.activity.rewards?.creditsASwipe ?? 0]),
  );
}

/** What is wrong with a scan, whatever else is in the batch. */
function faultOf(house: House, { card }: Scanned, at: Moment, now: Moment): ScanFault | undefined {
  const patron = house.club.cards.get(card);
  if (patron === undefined) return 'unknown-card';
  if (house.club.members.get(patron)?.card !== card) return 'void-card';
  if (house.patrons.get(patron) === 'excluded') return 'excluded';
  if (isOnDuty(house, patron)) return 'on-duty';
  if (at.instant > now.instant) return 'in-future';
  return now.instant - at.instant > MS_A_DAY ? 'too-old' : undefined;
}

const bookedHours = ({ club }: House, patron: string): ReadonlySet<number> =>
  new Set((club.members.get(patron) as Member).scans.map(({ hour }) => hour));

function uploadScans(ask: Ask<CommandOf<'upload-scans'>>): readonly Event[] {
  const { house, command, at: now } = ask;
  const { batch, scans } = command;
  if (house.club.batches.has(batch)) refuse('batch-booked', batch);
  const funds = rewardingFunds(ask);
  const hours = new Map<string, Set<number>>();
  const booked: BookedScan[] = [];
  const left: LeftScan[] = [];
  for (const scan of scans) {
    const { card } = scan;
    const at = readAt(house, scan);
    const leave = (because: ScanFault) => left.push({ card, at: scan.at, because });
    const fault = faultOf(house, scan, at, now);
    if (fault !== undefined) {
      leave(fault);
      continue;
    }
    const patron = house.club.cards.get(card) as string;
    const place = placeOf(house, patron, scan.table);
    if (place === undefined) {
      leave('not-playing');
      continue;
    }
    const there = hours.get(patron) ?? new Set(bookedHours(house, patron));
    hours.set(patron, there);
    const hour = hourOf(at);
    if (there.has(hour)) {
      leave('hour-booked');
      continue;
    }
    there.add(hour);
    const credits = creditsFor(funds, place, at);
    const { table, game } = place;
    const some = Object.keys(credits).length > 0 ? { credits } : {};
    booked.push({ ...{ card, patron, at: at.instant, hour, table, game }, ...some });
  }
  return [{ type: 'scans-booked', batch, booked, left }];
}

/** Offerings that give credits and are not suspended. */
const rewardingFunds = ({ house, rulebook }: Pick<Ask, 'house' | 'rulebook'>): readonly Fund[] =>
  [...house.offerings]
    .filter(([, { isClosed, isSuspended }]) => !isClosed && !isSuspended)
    .map(([id, offered]) => fundOf(rulebook, id, offered))
    .filter(({ offering }) => offering.activity.rewards !== undefined);

function book({ club }: House, { patron, at, hour, table, game, credits = {} }: BookedScan): void {
  (club.members.get(patron) as Member).scans.push({ at, hour, table, game });
  for (const [offering, count] of Object.entries(credits)) {
    const all = club.credits.get(offering) ?? new Map();
    club.credits.set(offering, all);
    const { earned, spent } = all.get(patron) ?? { earned: 0, spent: 0 };
    all.set(patron, { earned: earned + count, spent });
  }
}

export const SCANS: Area = {
  decide: { 'upload-scans': uploadScans },
  evolve: {
    'scans-booked': (house, { batch, booked }) => {
      house.club.batches.add(batch);
      for (const scan of booked) book(house, scan);
    },
  },
};
