// Where tickets come from: verified hands, seats at posted times, hours of play, and hands of the
// staff; and how one is taken out again.

import { z } from 'zod';
import { given } from '#result';
import { barredBy, isOpen, minutesOf, timesOf } from '#rules';
import { shutOutBy } from '../../claims/who-may.ts';
import type { Awarded, EventOf } from '../../events.ts';
import { type Fund, fundOf } from '../../funds/funds.ts';
import { checkNotOwn, checkPatron, offeredNamed, refuse } from '../../kit/ask.ts';
import type { Ask, Asking } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { AT_DEVICE, limited, twoPeople } from '../../kit/power.ts';
import type { House, Table } from '../../state.ts';
import { lastDeal, lastSeats, seatingOf } from '../../tables/dealt.ts';
import { addDays, instantOf } from '../../words/days.ts';
import { clock, name, seat, words } from '../../words/scalars.ts';
import type { Seated } from '../../words/shapes.ts';
import { hoursOf, pointsOf } from '../club/api.ts';
import {
  batchOf,
  closedFor,
  drumIn,
  drumRule,
  isVoidNumber,
  ticketIn,
  ticketSource,
} from './drum.ts';
import type { Batch } from './events.ts';
import { scannedTicket } from './words.ts';

export const CLOSE_DRUM = { drawing: name };

/** By hand, with the reason: a hand that was verified on paper, a ticket that was spoilt. Where the
 * sheet wants two people, it is proposed and approved. */
export const ISSUE_TICKETS = {
  offering: name,
  patron: name.optional(),
  count: z.int().min(1).max(1_000),
  reason: words,
  table: name.optional(),
  seat: seat.optional(),
  /** In which game it was earned, where each has a drum of its own. */
  game: name.optional(),
};

type Earned = Omit<Batch, 'first'>;

/** Tickets with their numbers, which go on from the last one. */
function numbered(lastSerial: number, earned: readonly Earned[]): readonly Batch[] {
  let first = lastSerial + 1;
  return earned.map((each) => {
    const batch = { first, ...each };
    first += each.count;
    return batch;
  });
}

interface Issued {
  readonly because: string;
  readonly call?: string;
  readonly time?: string;
}

export function issued(
  house: House,
  offering: string,
  earned: readonly Earned[],
  facts: Issued,
): EventOf<'tickets-issued'> {
  const batches = numbered(drumIn(house, offering).lastSerial, earned);
  return { type: 'tickets-issued', offering, batches, ...facts };
}

/** Games of which each has a drum of its own. */
const gamesApart = (fund: Fund): readonly string[] =>
  drumRule(fund).drawings.flatMap(({ game }) => (game === undefined ? [] : [game]));

/** An offering in which tickets can be had now. */
function earningFund({ house, at, rulebook }: Asking, offering: string): Fund {
  const fund = fundOf(rulebook, offering, offeredNamed(house, offering));
  if (!isOpen(fund.offering, at)) refuse('not-offered', offering);
  if (fund.offered.isSuspended) refuse('suspended', offering);
  return fund;
}

/** From the closing of a drum to the end of its drawing nobody puts a ticket in by hand, or takes one out.
 * Those of hands and posted times go on: they are for the next drawing. */
function checkNotClosed(house: House, offering: string): void {
  const running = closedFor(house, offering);
  if (running !== undefined) refuse('wrong-moment', running);
}

function ticketsByHand(
  ask: Ask<{ readonly by: string }>,
  asked: Omit<Asked<typeof ISSUE_TICKETS>, 'id' | 'by'>,
): readonly EventOf<'tickets-issued'>[] {
  const { house, command } = ask;
  const { offering, patron, count, reason, game, table, seat } = asked;
  checkNotOwn(house, command.by, [patron]);
  if (patron !== undefined) checkPatron(house, patron);
  const fund = earningFund(ask, offering);
  const apart = fund.offering.activity.drum === undefined ? [] : gamesApart(fund);
  const isGame = apart.length === 0 ? game === undefined : apart.includes(game ?? '');
  if (!isGame) refuse('wrong-game', game ?? apart.join(', '));
  const out = patron === undefined ? undefined : shutOutBy(house, fund, patron);
  if (out !== undefined) refuse('ineligible-person', out);
  if (ticketSource(fund, 'hand') === undefined && ticketSource(fund, 'seat') === undefined) {
    refuse('no-drum', fund.id);
  }
  checkNotClosed(house, offering);
  const who = given({ patron, table, seat, game });
  return [issued(house, fund.id, [{ count, how: 'by-hand', ...who }], { because: reason })];
}

/** Tickets that two people confirm, of whom one is the person whom the sheet wants. */
export function confirmedTickets(
  ask: Ask<Omit<Asked<typeof ISSUE_TICKETS>, 'id'>>,
): readonly EventOf<'tickets-issued'>[] {
  const { house, command, proposedBy } = ask;
  const events = ticketsByHand(ask, command);
  const { confirmedBy } = earningFund(ask, command.offering).offering.activity;
  if (confirmedBy === undefined || confirmedBy.by === 'surveillance') return events;
  const { by: role, clause } = confirmedBy;
  const isThere = [command.by, proposedBy ?? ''].some((each) =>
    house.staff.get(each)?.roles.includes(role),
  );
  return isThere ? events : refuse('signature-needed', `${role}: ${clause}`);
}

const MINUTES_A_DAY = 24 * 60;
/** Tickets are collected half an hour after they were handed out; then it is too late. */
const MINUTES_TO_HAND_OUT = 30;

const isSeatDrum = (fund: Fund): boolean =>
  fund.offering.activity.drum !== undefined && ticketSource(fund, 'seat') !== undefined;

/** Each person of the last deal at a table that counts has one ticket, at however many seats. */
function seatedIn(house: House, fund: Fund): readonly Earned[] {
  const { offering } = fund;
  const has = new Set<string>();
  const isFirst = (patron: string | undefined): boolean => {
    if (patron === undefined) return true;
    if (has.has(patron) || shutOutBy(house, fund, patron) !== undefined) return false;
    has.add(patron);
    return true;
  };
  const mayHave = ({ person }: Seated): boolean =>
    barredBy(offering.activity, { person }) === undefined;
  const counts = (name: string, { open }: Table): boolean =>
    open !== undefined &&
    offering.games.includes(open.game) &&
    (offering.tables.length === 0 || offering.tables.includes(name));
  return [...house.tables]
    .filter(([name, table]) => counts(name, table))
    .flatMap(([table, facts]) =>
      [...seatingOf(lastSeats(facts)).seated]
        .filter(([, who]) => mayHave(who))
        .sort(([a], [b]) => a - b)
        .filter(([, { patron }]) => isFirst(patron))
        .map(([seat, { patron }]): Earned => {
          const place = { count: 1, how: 'seat', table, seat } as const;
          return patron === undefined ? place : { ...place, patron };
        }),
    );
}

/** The tickets that an awarded hand has earned. */
export function ticketsEarned(
  house: House,
  fund: Fund,
  { call, granted }: Pick<Awarded, 'call' | 'granted'>,
): readonly EventOf<'tickets-issued'>[] {
  const { offering } = fund;
  if (offering.activity.drum === undefined) return [];
  const game = house.calls.get(call)?.game;
  const own = game !== undefined && gamesApart(fund).includes(game) ? { game } : {};
  const earned = granted.flatMap(({ share, count, patron, table, seat }): readonly Earned[] => {
    if (share !== 'ticket' || count === undefined || count === 0) return [];
    const place = { count, how: 'hand', table, seat, ...own } as const;
    return [patron === undefined ? place : { ...place, patron }];
  });
  const because = granted.find(({ share }) => share === 'ticket')?.because ?? '';
  return earned.length === 0 ? [] : [issued(house, fund.id, earned, { because, call })];
}

/** An award that is taken back takes its tickets with it, but those that are void already. */
export function ticketsBack(house: House, offering: string, call: string, reason: string) {
  const drum = drumIn(house, offering);
  const tickets = drum.batches
    .filter((batch) => batch.call === call)
    .flatMap(({ first, count }) => Array.from({ length: count }, (_, index) => first + index))
    .filter((serial) => !isVoidNumber(drum, serial))
    .map((serial): [number, number] => [serial, 1]);
  return tickets.length === 0
    ? []
    : [{ type: 'tickets-voided', offering, tickets, reason } as const];
}

const MS_AN_HOUR = 3_600_000;

/** Members who play now, as the house has recorded it: they were dealt in last, or their card was read,
 * within the hour. */
function playingNow(
  { house, at: { instant } }: Asking,
  { offering: { games, tables } }: Fund,
): readonly string[] {
  const isIn = (list: readonly string[], each: string) => list.length === 0 || list.includes(each);
  const span = { from: instant - MS_AN_HOUR + 1, until: instant + 1 };
  const dealt = new Set(
    [...house.tables].flatMap(([name, table]) => {
      const deal = lastDeal(table);
      if (deal === undefined || !isIn(games, deal.game) || !isIn(tables, name)) return [];
      return instantOf(deal.at) < span.from ? [] : deal.seats.map(([, { patron }]) => patron);
    }),
  );
  const within = games.length === 0 ? span : { ...span, games };
  return [...house.club.members.keys()].filter(
    (patron) => dealt.has(patron) || hoursOf(house, patron, within) > 0,
  );
}

/** What enters the drum when it closes: new hours on the cards, or the people who play now. */
export function atTheClose(asking: Asking, fund: Fund): readonly Earned[] {
  const { house, at } = asking;
  if (ticketSource(fund, 'playing') !== undefined) {
    return playingNow(asking, fund).map((patron) => ({ count: 1, how: 'playing', patron }));
  }
  if (ticketSource(fund, 'hours') === undefined) return [];
  const drum = drumIn(house, fund.id);
  const had = new Map<string, number>();
  for (const { how, patron = '', count } of drum.batches) {
    if (how === 'hours') had.set(patron, (had.get(patron) ?? 0) + count);
  }
  const from = fund.offering.from?.instant ?? Number.NEGATIVE_INFINITY;
  return pointsOf(house, { from, until: at.instant }).flatMap(({ patron, points }) => {
    const count = points - (had.get(patron) ?? 0);
    return count > 0 ? [{ count, how: 'hours', patron } as const] : [];
  });
}

export const TICKETS_COMMANDS = {
  'issue-tickets': command({
    does: 'Issues drum tickets by hand, with a reason.',
    may: ['desk', 'floor', 'manager'],
    power: {
      ...limited('floor', 'manager', 'accounting', 'compliance'),
      two: {
        where: 'without a name and a seat',
        when: ({ command: { patron, seat } }) => patron === undefined && seat === undefined,
      },
    },
    fields: ISSUE_TICKETS,
    brings: ['tickets-issued'],
    sample: { offering: 'none', count: 1, reason: 'for the test' },
    /** One person alone, where the sheet does not want two. */
    decide(ask) {
      const events = ticketsByHand(ask, ask.command);
      const source = ticketSource(earningFund(ask, ask.command.offering), 'hand');
      return source?.isSigned ? refuse('two-people-needed', source.clause) : events;
    },
  }),

  /** A ticket for each person of the last deal of a table; `time` is the posted one. */
  'hand-out-tickets': command({
    does: 'Hands out a ticket to every player of the last deal of each table at a posted time.',
    may: ['desk', 'floor', 'manager'],
    power: AT_DEVICE,
    fields: { offering: name, time: clock },
    brings: ['tickets-issued'],
    sample: { offering: 'none', time: '12:00' },
    decide(ask) {
      const { house, command, at } = ask;
      const { offering, time } = command;
      const fund = earningFund(ask, offering);
      const earned = isSeatDrum(fund) ? seatedIn(house, fund) : [];
      const source = ticketSource(fund, 'seat');
      if (source === undefined) return refuse('no-drum', offering);
      if (earned.length === 0) refuse('nothing-there', offering);
      const since = (at.minutes - minutesOf(time) + MINUTES_A_DAY) % MINUTES_A_DAY;
      const date = since > at.minutes ? addDays(at.date, -1) : at.date;
      const key = `${date} ${time}`;
      if (drumIn(house, offering).handedOut.has(key)) refuse('handed-out', key);
      const isPosted = timesOf(source, fund.offering).includes(time);
      if (!isPosted || since >= MINUTES_TO_HAND_OUT) refuse('not-the-time', source.clause);
      return [issued(house, offering, earned, { because: source.clause, time: key })];
    },
  }),

  'void-ticket': command({
    does: 'Removes a ticket from its drum.',
    may: ['manager', 'compliance'],
    power: twoPeople('manager', 'accounting', 'compliance'),
    fields: { ticket: scannedTicket, reason: words },
    brings: ['tickets-voided'],
    sample: { ticket: 'none-0000001-000000', reason: 'for the test' },
    decide({ house, command }) {
      const { ticket, reason } = command;
      const found = ticketIn(house, ticket);
      if (found === undefined) return refuse('unknown-ticket', ticket);
      const { offering, serial } = found;
      const drum = drumIn(house, offering);
      if (batchOf(drum, serial) === undefined) refuse('unknown-ticket', ticket);
      checkNotClosed(house, offering);
      if (isVoidNumber(drum, serial)) refuse('ticket-used', ticket);
      return [{ type: 'tickets-voided', offering, tickets: [[serial, 1]], reason }];
    },
  }),
};
