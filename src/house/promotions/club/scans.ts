// What pocket scanners have read: hours of play, and the credits that they bring. A scan that cannot
// be booked is told, and the rest of its batch is booked all the same.

import { z } from 'zod';
import type { PersonKind } from '#games';
import { barredBy, isOpen, type Moment, parseMoment } from '#rules';
import { type Fund, fundOf } from '../../funds/funds.ts';
import { isEmployee, refuse } from '../../kit/ask.ts';
import type { Ask, Asking } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { evolvers } from '../../kit/mechanism.ts';
import { limited } from '../../kit/power.ts';
import { type House, peopleAt, type Table } from '../../state.ts';
import { isDuring } from '../../tables/spells.ts';
import { momentAt } from '../../words/days.ts';
import { name } from '../../words/scalars.ts';
import type { BookedScan, LeftScan, ScanFault } from './events.ts';
import { hasSat } from './sittings.ts';
import type { Held, Member } from './state.ts';
import { SCANS_MAX, scan } from './words.ts';

const UPLOAD_SCANS = { batch: name, scans: z.array(scan).min(1).max(SCANS_MAX) };

type Scanned = Asked<typeof UPLOAD_SCANS>['scans'][number];

const MS_A_MINUTE = 60_000;
const MS_A_DAY = 24 * 60 * MS_A_MINUTE;

/** When it was read, by the clock of the room, no matter which zone the scanner uses. */
function readAt({ zone }: House, { at }: Scanned): Moment | undefined {
  const read = parseMoment(at, 'at');
  return read.ok ? momentAt(read.value.instant, zone) : undefined;
}

/** The instant at which an hour of the room's clock began. */
const hourOf = ({ instant, minutes }: Moment): number =>
  instant - (instant % MS_A_MINUTE) - (minutes % 60) * MS_A_MINUTE;

/** Who was on duty at that moment, which may differ from now. */
const wasOnDuty = ({ staff, club }: House, patron: string, at: Moment): boolean =>
  [...club.duty].some(
    ([name, spells]) =>
      staff.get(name)?.patron === patron && spells.some((spell) => isDuring(spell, at)),
  );

interface Place {
  readonly table: string;
  readonly game: string;
  readonly person: PersonKind;
}

/** The game of a table at a moment; undefined where it was closed, or used by a tournament. */
function gameAt({ open, past }: Table, at: Moment): string | undefined {
  if (open !== undefined && open.since <= at.instant) return open.game;
  return past.find((spell) => isDuring(spell, at))?.game;
}

/** Where the member played: at the table of the scan, or where the house knows the patron to sit. A
 * person has the same standing at every table. */
function placeOf(
  house: House,
  { patron, said, at }: { patron: string; said: string | undefined; at: Moment },
): Place | undefined {
  const seats = [...house.tables].flatMap(([table, facts]) =>
    peopleAt(facts).flatMap(([, seat]) => (seat.patron === patron ? [{ table, seat }] : [])),
  );
  const seat = seats.find(({ table }) => table === said) ?? seats[0];
  const table = said ?? seat?.table;
  const there = house.tables.get(table ?? '');
  const game = there === undefined ? undefined : gameAt(there, at);
  if (table === undefined || game === undefined) return undefined;
  const person = seat?.seat.person ?? (isEmployee(house, patron) ? 'employee-off-duty' : 'patron');
  return { table, game, person };
}

/** Which offerings give credits for a swipe, and how many. */
function creditsFor(
  funds: readonly Fund[],
  { game, person }: Place,
  at: Moment,
): Readonly<Record<string, number>> {
  const giving = funds.filter(
    ({ offering }) =>
      isOpen(offering, at) &&
      offering.games.includes(game) &&
      barredBy(offering.activity, { person, playerCount: 1 }) === undefined,
  );
  return Object.fromEntries(
    giving.map(({ id, offering }) => [id, offering.activity.rewards?.creditsASwipe ?? 0]),
  );
}

/** What is wrong with one scan, apart from the rest of the batch. Everything is judged by when it
 * was read. */
function faultOf(
  { house, command: { by }, at: now }: Ask<Asked<typeof UPLOAD_SCANS>>,
  { card }: Scanned,
  at: Moment,
): ScanFault | undefined {
  const held = house.club.cards.get(card);
  if (held === undefined) return 'unknown-card';
  const { patron, from, until = Number.POSITIVE_INFINITY } = held;
  if (at.instant >= until) return 'void-card';
  if (house.staff.get(by)?.patron === patron) return 'own-card';
  if (house.patrons.get(patron) === 'excluded') return 'excluded';
  if (at.instant > now.instant) return 'in-future';
  if (now.instant - at.instant > MS_A_DAY) return 'too-old';
  if (at.instant < from) return 'no-card-yet';
  return wasOnDuty(house, patron, at) ? 'on-duty' : undefined;
}

const bookedHours = ({ club }: House, patron: string): ReadonlySet<number> =>
  new Set((club.members.get(patron) as Member).scans.map(({ hour }) => hour));

/** Offerings that give credits. */
export const rewardingFunds = ({
  house,
  rulebook,
}: Pick<Asking, 'house' | 'rulebook'>): readonly Fund[] =>
  [...house.offerings]
    .filter(([, { isClosed }]) => !isClosed)
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

/** It comes from a scanner that has proved its key. */
const isScanned = ({ house, command: { origin } }: Ask<Asked<typeof UPLOAD_SCANS>>): boolean => {
  const device = house.devices.get(origin?.device ?? '');
  return device?.kind === 'scanner' && !device.isRevoked;
};

export const SCANS_COMMANDS = {
  'upload-scans': command({
    does: 'Records a batch of card scans. Each hour of a card counts once, and each scan stands alone.',
    may: ['floor', 'desk', 'manager'],
    power: {
      ...limited('floor', 'manager'),
      two: { where: 'typed in, without an enrolled scanner', when: (ask) => !isScanned(ask) },
    },
    fields: UPLOAD_SCANS,
    brings: ['scans-booked'],
    sample: {
      batch: 'none',
      scans: [{ card: '0000000018', at: '2026-11-16T09:05:00-08:00', table: 'T1' }],
    },
    decide(ask) {
      const { house, command } = ask;
      const { batch, scans } = command;
      if (house.club.batches.has(batch)) refuse('batch-booked', batch);
      const funds = rewardingFunds(ask).filter(({ offered }) => !offered.isSuspended);
      const hours = new Map<string, Set<number>>();
      const asksForSeat = house.settings.powers !== undefined;
      const booked: BookedScan[] = [];
      const left: LeftScan[] = [];
      for (const scan of scans) {
        const { card } = scan;
        const at = readAt(house, scan);
        const leave = (because: ScanFault) => left.push({ card, at: scan.at, because });
        if (at === undefined) {
          leave('no-moment');
          continue;
        }
        const fault = faultOf(ask, scan, at);
        if (fault !== undefined) {
          leave(fault);
          continue;
        }
        const { patron } = house.club.cards.get(card) as Held;
        const place = placeOf(house, { patron, said: scan.table, at });
        if (place === undefined) {
          leave('not-playing');
          continue;
        }
        const { table, game } = place;
        if (asksForSeat && !hasSat(house, { table, patron }, at)) {
          leave('not-seated');
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
        const some = Object.keys(credits).length > 0 ? { credits } : {};
        booked.push({ card, patron, at: at.instant, hour, table, game, ...some });
      }
      return [{ type: 'scans-booked', batch, booked, left }];
    },
  }),
};

export const SCANS_EVOLVE = evolvers({
  'scans-booked': (house, { batch, booked }) => {
    house.club.batches.add(batch);
    for (const scan of booked) book(house, scan);
  },
});
