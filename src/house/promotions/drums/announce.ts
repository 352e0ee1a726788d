// A drawing before its first ticket: it is announced with what its secret hashes to, and the drum is
// closed with the root of all that is in it.

import { z } from 'zod';
import { countEntries, rootOf } from '#drawing';
import { given } from '#result';
import {
  type DrawingRule,
  type DrawingTime,
  eventTime,
  isChosen,
  isOpen,
  type Moment,
  minutesOf,
  type OffSchedule,
  offSchedule,
  parseMoment,
  winnerCount,
} from '#rules';
import { type Fund, fundOf } from '../../funds/funds.ts';
import { offeredNamed, refuse } from '../../kit/ask.ts';
import type { Ask } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { AT_DEVICE, twoPeople } from '../../kit/power.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { House } from '../../state.ts';
import { momentOn } from '../../words/days.ts';
import { moment, name, sha256 } from '../../words/scalars.ts';
import { momentsHeld, timesIn } from './api.ts';
import {
  closedFor,
  drawingNamed,
  drawingRule,
  drawnRows,
  drumIn,
  drumRule,
  isPaper,
  numbersIn,
  ticketSource,
} from './drum.ts';
import type { Drawing, IssuedBatch } from './state.ts';
import { atTheClose, CLOSE_DRUM, issued } from './tickets.ts';

/** `rule` is which of the sheet's drawings, `row` what it awards; the edge gives `commitment`. How many
 * win is posted: `winners` can say it, and nothing else. */
const ANNOUNCE_DRAWING = {
  drawing: name,
  offering: name,
  rule: name.optional(),
  row: name.optional(),
  winners: z.int().min(1).max(100).optional(),
  isMechanical: z.boolean().optional(),
  /** When that begins which is drawn for, where the posting does not say it: until then an ID can be
   * brought. */
  eventAt: moment.optional(),
  commitment: sha256.optional(),
};

type Announced = Asked<typeof ANNOUNCE_DRAWING>;

const bad = (path: string, message: string): never =>
  refuse('bad-drawing', path, [{ path, message }]);

/** One of several, which must be named unless it is the only one. */
function oneOf<Item extends { readonly id: string }>(
  path: string,
  there: readonly Item[],
  said: string | undefined,
): Item {
  const found = said === undefined ? there : there.filter(({ id }) => id === said);
  const [only, another] = found;
  if (only === undefined || another !== undefined) {
    return bad(path, `must be one of: ${there.map(({ id }) => id).join(', ')}`);
  }
  return only;
}

/** The row that is awarded: chosen, posted, and one of the drawing's. */
function rowOf({ offering }: Fund, rule: DrawingRule, said: string | undefined) {
  if (rule.rows.length === 0) {
    return said === undefined ? {} : bad('row', 'is decided by the show after the drawing');
  }
  return { row: oneOf('row', drawnRows(offering, rule), said).id };
}

/** As many as the sheet draws, or the posting says. */
function winnersOf({ offering }: Fund, rule: DrawingRule, said: number | undefined): number {
  const winners = winnerCount(rule, offering);
  return said === undefined || said === winners
    ? winners
    : bad('winners', `${winners} are posted (${rule.clause})`);
}

/** Where the ID can be brought until something begins, that has a time: the posted one, or the one
 * that is announced where the posting has none. */
function eventOf(
  { offering }: Fund,
  rule: DrawingRule,
  { said, at }: { readonly said: string | undefined; readonly at: Moment },
) {
  const { asks, clause } = rule;
  if (asks.identity !== 'until-event') {
    return said === undefined ? {} : bad('eventAt', `is not used here (${clause})`);
  }
  const posted = eventTime(rule, offering);
  if (posted !== undefined) {
    return said === undefined || isThen(posted, said)
      ? {}
      : bad('eventAt', `is posted: ${[posted.day, posted.clock].join(' ').trim()} (${clause})`);
  }
  const moment = said === undefined ? undefined : parseMoment(said, 'eventAt');
  if (moment === undefined || !moment.ok || moment.value.instant <= at.instant) {
    return bad('eventAt', `must be the start time of the event the drawing is for (${clause})`);
  }
  return { eventAt: moment.value.text };
}

function isThen({ clock, day }: DrawingTime, said: string): boolean {
  const moment = parseMoment(said, 'eventAt');
  if (!moment.ok) return false;
  const { minutes, date } = moment.value;
  return minutes === minutesOf(clock) && (day === undefined || day === date);
}

/** When that begins which is drawn for, as the posting has it: on the day of the drawing, unless it
 * names another. */
function postedEvent({ zone }: House, { offering }: Fund, rule: DrawingRule, at: Moment) {
  const time = eventTime(rule, offering);
  return time === undefined ? {} : { eventAt: momentOn(time.day ?? at.date, time.clock, zone) };
}

/** What decides: a secret that the house is bound to, or a drum in the room. */
function chanceOf(fund: Fund, { isMechanical, commitment }: Announced) {
  if (isMechanical === true) {
    const cards = ticketSource(fund, 'hours') ?? ticketSource(fund, 'playing');
    if (cards !== undefined) bad('isMechanical', 'cards are drawn by computer');
    return {};
  }
  return commitment === undefined ? bad('commitment', 'is missing') : { commitment };
}

function absentOf({ absent }: DrawingRule, { offering }: Fund): Drawing['absent'] {
  if (typeof absent === 'string') return absent;
  return offering.options[absent.option] === absent.carriesOver ? 'carry-over' : 'redraw';
}

/** Drawings of a rule, also those that were given up: nothing is held anew until it pleases. */
const heldOf = ({ drums }: House, offering: string, rule: string): readonly Drawing[] =>
  [...drums.drawings.values()].filter((each) => each.offering === offering && each.rule === rule);

const OFF_SCHEDULE = {
  'not-the-time': 'not-the-time',
  'held-for-this-time': 'too-many-drawings',
  'all-held': 'too-many-drawings',
} as const satisfies Readonly<Record<OffSchedule, RefusalCode>>;

/** One drawing at a time has the drum; it is held at a posted time, where the sheet has such, and
 * once for each. */
function checkTurn(
  { house, command, at }: Ask<Asked<typeof CLOSE_DRUM>>,
  { offering }: Fund,
  { offering: id, rule: name }: Drawing,
  rule: DrawingRule,
): void {
  const running = closedFor(house, id);
  if (running !== undefined) refuse('wrong-moment', running);
  const held = momentsHeld(heldOf(house, id, name), timesIn(rule, offering), house.zone);
  const off = offSchedule(rule, offering, { at, held });
  if (off !== undefined) refuse(OFF_SCHEDULE[off], `${command.drawing}: ${rule.clause}`);
}

/** What the posted sheet draws from: paper, cards, or only the people who play now. */
function isDrawnFrom(fund: Fund, batch: IssuedBatch, now: readonly IssuedBatch[]): boolean {
  if (ticketSource(fund, 'playing') !== undefined) return now.includes(batch);
  return isPaper(batch) === (ticketSource(fund, 'hours') === undefined);
}

export const ANNOUNCE_COMMANDS = {
  'announce-drawing': command({
    does: 'Announces a drawing: its prize, its number of winners, and the hash of its secret.',
    may: ['marketing', 'floor', 'manager'],
    power: twoPeople('manager', 'accounting', 'compliance'),
    fields: ANNOUNCE_DRAWING,
    brings: ['drawing-announced'],
    sample: { drawing: 'none', offering: 'none' },
    decide(ask) {
      const { house, command, at, rulebook } = ask;
      const { drawing, offering } = command;
      if (house.drums.drawings.has(drawing)) refuse('name-taken', drawing);
      const fund = fundOf(rulebook, offering, offeredNamed(house, offering));
      if (fund.offered.isSuspended) refuse('suspended', offering);
      const there = drumRule(fund).drawings.filter((each) => isChosen(fund.offering, each.in));
      if (there.length === 0) refuse('no-drum', offering);
      const rule = oneOf('rule', there, command.rule);
      const facts = {
        drawing,
        offering,
        rule: rule.id,
        ...rowOf(fund, rule, command.row),
        winners: winnersOf(fund, rule, command.winners),
        carried: drumIn(house, offering).carried.get(rule.id) ?? 0,
        ...chanceOf(fund, command),
        absent: absentOf(rule, fund),
        ...eventOf(fund, rule, { said: command.eventAt, at }),
      };
      const { most, clause } = rule;
      if (most !== undefined && heldOf(house, offering, rule.id).length >= most) {
        refuse('too-many-drawings', `${most}: ${clause}`);
      }
      return [{ type: 'drawing-announced', ...facts }];
    },
  }),

  'close-drum': command({
    does: 'Closes the drum for a drawing and posts the root of its entries.',
    may: ['desk', 'floor', 'manager'],
    power: AT_DEVICE,
    waitsInDoubt: true,
    fields: CLOSE_DRUM,
    brings: ['tickets-issued', 'drum-closed'],
    sample: { drawing: 'none' },
    decide(ask) {
      const { house, command, at, rulebook } = ask;
      const { drawing: name } = command;
      const drawing = drawingNamed(house, name);
      const { offering } = drawing;
      const fund = fundOf(rulebook, offering, offeredNamed(house, offering));
      const rule = drawingRule(fund, drawing.rule);
      const isOfNow = ticketSource(fund, 'playing') !== undefined;
      if (isOfNow && !isOpen(fund.offering, at)) refuse('not-offered', offering);
      if (fund.offered.isSuspended) refuse('suspended', offering);
      if (drawing.status === 'ended') refuse('drawing-over', name);
      if (drawing.status !== 'announced') refuse('wrong-moment', name);
      checkTurn(ask, fund, drawing, rule);
      const earned = atTheClose(ask, fund);
      const drum = drumIn(house, offering);
      const fresh =
        earned.length === 0 ? [] : [issued(house, offering, earned, { because: rule.clause })];
      const added = fresh.flatMap(({ batches }) =>
        batches.map((each) => ({ ...each, at: at.text, key: '' })),
      );
      const batches = [...drum.batches, ...added].filter((each) => isDrawnFrom(fund, each, added));
      const entries = numbersIn({ ...drum, batches }, rule.game);
      const count = countEntries(entries);
      if (count === 0) refuse('empty-drum', offering);
      const { commitment } = drawing;
      return [
        ...fresh,
        given({
          type: 'drum-closed',
          drawing: name,
          offering,
          entries,
          count,
          root: rootOf(entries),
          commitment,
          ...postedEvent(house, fund, rule, at),
        }),
      ];
    },
  }),
};
