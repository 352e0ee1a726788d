// A ticket comes out: drawn by the house from its secret, or by a drum in the room that two people
// sign for. A person who may not win is passed over; one who hasn't come in time loses the chance.

import { z } from 'zod';
import { commitmentOf, drawSerial } from '#drawing';
import type { EventOf } from '../../events.ts';
import { type Fund, knownFund } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import type { Ask } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { FREE, limited, PAIR } from '../../kit/power.ts';
import { isSameHuman } from '../../powers/humans.ts';
import { name, secret, words } from '../../words/scalars.ts';
import { absentFrom, CALL_OUTS, callOutFrom, isWithoutClock, MS_A_MINUTE } from './absence.ts';
import {
  batchOf,
  countDone,
  drawingNamed,
  drawingRule,
  drumIn,
  drumRule,
  isPaper,
  ticketIn,
} from './drum.ts';
import { passedOver } from './eligible.ts';
import { drawingEnd } from './ending.ts';
import type { Drawing } from './state.ts';
import { scannedTicket } from './words.ts';

export const CONFIRM_DRAW = { drawing: name };

export const DISPUTE_DRAW = { drawing: name, reason: words };

/** How many tickets come out at once at most, where one after the other is passed over. */
const DRAWS_MOST = 1000;

/** The drawing of a command, at the step that it needs. The holder of a drawn ticket can come
 * forward while the offering is suspended, because the clock runs. */
export function drawingAt(
  { house, command, rulebook }: Ask<{ readonly drawing: string }>,
  status: Drawing['status'],
) {
  const drawing = drawingNamed(house, command.drawing);
  const fund = knownFund(house, drawing.offering, rulebook);
  if (drawing.status === 'ended') refuse('drawing-over', command.drawing);
  if (drawing.status !== status) refuse('wrong-moment', command.drawing);
  return { drawing, fund, rule: drawingRule(fund, drawing.rule) };
}

/** A drum that can be drawn from. */
function drumAt(ask: Ask<{ readonly drawing: string }>) {
  const { house, command, rulebook } = ask;
  const { offering } = drawingNamed(house, command.drawing);
  if (knownFund(house, offering, rulebook).offered.isSuspended) refuse('suspended', offering);
  return drawingAt(ask, 'closed');
}

/** A ticket that came out, and what it means for its holder. */
function drawnEvent(
  { house, command, at }: Ask<{ readonly drawing: string }>,
  { fund, drawing }: { readonly fund: Fund; readonly drawing: Drawing },
  { serial, ...more }: { readonly serial: number } & Readonly<Record<string, unknown>>,
): EventOf<'ticket-drawn'> {
  const rule = drawingRule(fund, drawing.rule);
  const passed = passedOver(house, fund, rule, { drawing: command.drawing, serial, at });
  const { minutes } = rule;
  const clock = minutes === undefined ? {} : { until: at.instant + minutes * MS_A_MINUTE };
  return {
    type: 'ticket-drawn',
    drawing: command.drawing,
    offering: fund.id,
    draw: drawing.draws.length + 1,
    serial,
    ...more,
    ...(passed === undefined ? clock : { passed }),
  };
}

/** Drawings that were announced with a public value have the one that was told then. */
function publicValueOf({ publicSource, publicValue }: Drawing) {
  if (publicSource === undefined) return {};
  return publicValue === undefined ? refuse('drum-moved', publicSource) : { publicValue };
}

/** A record that waits for a second person, who must not be the one who made it. */
function waitingIn(ask: Ask<Asked<typeof CONFIRM_DRAW> | Asked<typeof DISPUTE_DRAW>>) {
  const { house, command } = ask;
  const { waiting } = drawingNamed(house, command.drawing);
  if (waiting !== undefined && isSameHuman(house, waiting.by, command.by)) {
    refuse('second-person', command.by);
  }
  const at = drumAt(ask);
  return waiting === undefined ? refuse('wrong-moment', command.drawing) : { ...at, waiting };
}

/** What follows when no one has come: the sheet's rule, or the house's choice where it has one. */
export function thenOf({ absent }: Drawing, clause: string, redraws: boolean | undefined) {
  if (absent === 'house-decides') return redraws === false ? 'no-winner' : 'redraw';
  const isOther = redraws !== undefined && redraws !== (absent === 'redraw');
  return isOther ? refuse('bad-drawing', clause) : absent;
}

/** Ends a drawing if the prize that no one came for was the last one. */
export function lostOf(
  fund: Fund,
  lost: {
    readonly name: string;
    readonly drawing: Drawing;
    readonly then: 'redraw' | 'carry-over' | 'no-winner';
    readonly secret: string | undefined;
    readonly isTried?: true | undefined;
  },
): readonly EventOf<'drawing-ended' | 'drum-emptied'>[] {
  const { drawing, then, ...rest } = lost;
  const { won, winners } = drawing;
  if (then === 'redraw' || countDone(drawing) + 1 < winners) return [];
  const nobody = then === 'carry-over' ? 'carried-over' : 'no-winner';
  const ending = won.some(({ status }) => status !== 'turned-down') ? 'all-drawn' : nobody;
  return drawingEnd(fund, { ...rest, drawing, ending });
}

export const DRAW_COMMANDS = {
  /** Draws until a holder can win, or the drum is empty. */
  'draw-ticket': command({
    does: 'Draws a ticket. Ineligible tickets are skipped, and the clause is recorded.',
    may: ['desk', 'floor', 'manager'],
    power: FREE,
    waitsInDoubt: true,
    fields: { drawing: name, secret },
    brings: ['ticket-drawn'],
    sample: { drawing: 'none' },
    decide(ask) {
      const { command } = ask;
      const { secret, drawing: name } = command;
      const at = drumAt(ask);
      const { commitment, root = '', entries, count, draws } = at.drawing;
      if (commitment === undefined) refuse('wrong-moment', 'a drum in the room decides');
      if (draws.length >= count) refuse('empty-drum', name);
      if (secret === undefined || commitmentOf(secret) !== commitment) {
        return refuse('drum-moved', name);
      }
      const value = publicValueOf(at.drawing);
      const taken = new Set(draws.map((each) => each.serial));
      const drawn: EventOf<'ticket-drawn'>[] = [];
      while (taken.size < count && drawn.length < DRAWS_MOST) {
        const draw = taken.size + 1;
        const serial = drawSerial({ secret, root, ...value, draw }, entries, taken);
        const event = { ...drawnEvent(ask, at, { serial, ...value }), draw };
        drawn.push(event);
        if (event.passed === undefined) break;
        taken.add(serial);
      }
      return drawn;
    },
  }),

  /** A drum in the room was turned: which ticket came out. */
  'record-draw': command({
    does: 'Records the ticket drawn from a physical drum.',
    may: ['desk', 'floor', 'manager'],
    power: PAIR,
    waitsInDoubt: true,
    fields: { drawing: name, ticket: scannedTicket },
    brings: ['draw-recorded'],
    sample: { drawing: 'none', ticket: 'none-0000001-000000' },
    decide(ask) {
      const { drawing: name, ticket } = ask.command;
      const { drawing } = drumAt(ask);
      if (drawing.commitment !== undefined) refuse('wrong-moment', 'the house draws');
      if (drawing.waiting !== undefined) refuse('wrong-moment', name);
      const found = ticketIn(ask.house, ticket);
      if (found === undefined) return refuse('unknown-ticket', ticket);
      const { offering, serial } = found;
      if (offering === drawing.offering && drawing.draws.some((each) => each.serial === serial)) {
        refuse('ticket-used', ticket);
      }
      const isIn = drawing.entries.some(
        ([first, count]) => serial >= first && serial < first + count,
      );
      if (offering !== drawing.offering || !isIn) refuse('wrong-ticket', ticket);
      return [{ type: 'draw-recorded', drawing: name, offering, serial }];
    },
  }),

  'confirm-draw': command({
    does: 'Confirms the ticket drawn from a physical drum. A different employee must do it.',
    may: ['desk', 'floor', 'manager'],
    power: PAIR,
    waitsInDoubt: true,
    fields: CONFIRM_DRAW,
    brings: ['ticket-drawn'],
    sample: { drawing: 'none' },
    decide(ask) {
      const { waiting, ...at } = waitingIn(ask);
      return [drawnEvent(ask, at, { serial: waiting.serial, recordedBy: waiting.by })];
    },
  }),

  'dispute-draw': command({
    does: 'Disputes the ticket drawn from a physical drum, once a draw. A different employee must do it.',
    may: ['desk', 'floor', 'manager'],
    power: PAIR,
    fields: DISPUTE_DRAW,
    brings: ['draw-disputed'],
    sample: { drawing: 'none', reason: 'for the test' },
    decide(ask) {
      const { drawing: name, reason } = ask.command;
      const { fund, drawing, waiting } = waitingIn(ask);
      const draw = drawing.draws.length + 1;
      if (drawing.disputes.some((each) => each.draw === draw)) refuse('disputed-once', name);
      const { serial } = waiting;
      return [{ type: 'draw-disputed', drawing: name, offering: fund.id, serial, reason }];
    },
  }),

  'call-out-draw': command({
    does: 'Records that the holder of the drawn ticket was called in the room, at most once a minute.',
    may: ['desk', 'floor', 'manager'],
    power: FREE,
    fields: { drawing: name },
    brings: ['draw-called-out'],
    sample: { drawing: 'none' },
    decide(ask) {
      const { command, at } = ask;
      const { drawing, fund } = drawingAt(ask, 'drawn');
      const last = drawing.draws.at(-1) as Drawing['draws'][number];
      if (at.instant < callOutFrom(last)) refuse('called-out', command.drawing);
      const { serial } = last;
      return [{ type: 'draw-called-out', drawing: command.drawing, offering: fund.id, serial }];
    },
  }),

  /** No one has come. `redraws` where the sheet leaves it to the house. */
  'mark-absent': command({
    does: 'Records a no-show for a drawn ticket: draws again, or does what was announced.',
    may: ['desk', 'floor', 'manager'],
    power: {
      ...limited('floor', 'manager'),
      two: {
        where: 'where the sheet posts no minutes',
        when: ({ house, command, rulebook }) => {
          const drawing = house.drums.drawings.get(command.drawing);
          if (drawing === undefined) return false;
          const fund = knownFund(house, drawing.offering, rulebook);
          return isWithoutClock(drawingRule(fund, drawing.rule));
        },
      },
    },
    waitsInDoubt: true,
    fields: { drawing: name, redraws: z.boolean().optional(), secret },
    brings: ['draw-unclaimed', 'drawing-ended', 'drum-emptied'],
    sample: { drawing: 'none' },
    decide(ask) {
      const { house, command, at, isTried } = ask;
      const { drawing: name, redraws, secret } = command;
      const { drawing, fund, rule } = drawingAt(ask, 'drawn');
      const then = thenOf(drawing, rule.clause, redraws);
      const last = drawing.draws.at(-1) as Drawing['draws'][number];
      const { serial, calledOut } = last;
      const isCalled = calledOut.length >= CALL_OUTS;
      if (!isCalled || at.instant < absentFrom(last)) refuse('clock-runs', rule.clause);
      const { offering } = drawing;
      const batch = batchOf(drumIn(house, offering), serial);
      const isVoid = drumRule(fund).voids && batch !== undefined && isPaper(batch);
      const given = {
        type: 'draw-unclaimed',
        drawing: name,
        offering,
        serial,
        then,
        isVoid,
      } as const;
      return [given, ...lostOf(fund, { name, drawing, then, secret, isTried })];
    },
  }),
};
