// How events change tickets and drawings.

import { given } from '#result';
import { evolvers } from '../../kit/mechanism.ts';
import type { House } from '../../state.ts';
import { noteWin } from './api.ts';
import { drumOf, isPending } from './drum.ts';
import type { Drawing, Drum, Winner } from './state.ts';

const drawingOf = ({ drums }: House, name: string): Drawing => drums.drawings.get(name) as Drawing;

const lastDraw = ({ draws }: Drawing) => draws.at(-1) as Drawing['draws'][number];

const winnerOf = ({ won }: Drawing, serial: number): Winner =>
  won.find((each) => each.serial === serial) as Winner;

/** The holder drawn last leaves the drum to the next draw; an earlier winner does not. */
function goOn(drawing: Drawing, serial: number): void {
  if (drawing.status !== 'ended' && lastDraw(drawing).serial === serial) drawing.status = 'closed';
}

/** No one came for a prize: it goes on to the next drawing, or is no longer drawn for. */
function loses(drawing: Drawing, then: 'redraw' | 'carry-over' | 'no-winner'): void {
  if (then === 'carry-over') drawing.left += 1;
  if (then !== 'redraw') drawing.lost += 1;
}

/** The person did not win after all, and may be drawn again. */
export function strikeWin(
  { drums }: House,
  name: string,
  { offering, patron }: { readonly offering: string; readonly patron: string },
): void {
  const { wins = [] } = drums.drums.get(offering) ?? {};
  const at = wins.findIndex((win) => win.drawing === name && win.patron === patron);
  if (at >= 0) wins.splice(at, 1);
}

/** A prize that can't be won any more in a finished drawing goes on to the next one. */
export function carryOn({ drums }: House, drawing: Drawing): void {
  const { status, won, offering, rule, left } = drawing;
  if (status !== 'ended' || left === 0 || won.some(isPending)) return;
  const { carried } = drums.drums.get(offering) as Drum;
  carried.set(rule, (carried.get(rule) ?? 0) + left);
  drawing.left = 0;
}

/** Only confirmed winners remain of a drawing that was given up. A ticket that was shown for it is
 * in the drum again. */
function giveUp(house: House, name: string, { offering, won }: Drawing): void {
  const drum = house.drums.drums.get(offering) as Drum;
  for (const winner of won.filter(isPending)) {
    winner.status = 'forfeited';
    strikeWin(house, name, { offering, patron: winner.patron });
    if (drum.out.get(winner.serial) === wonIn(name)) drum.out.delete(winner.serial);
  }
}

const wonIn = (name: string): string => `won in ${name}`;

export const EVOLVE = evolvers({
  'tickets-issued': (house, { offering, batches, call, time }, { record, at }) => {
    const drum = drumOf(house, offering, at.text);
    // The days of a container count from the first ticket in it, and again from each emptying.
    if (drum.lastSerial === 0) drum.begunAt = at.text;
    const issued = { at: at.text, key: record.id };
    const more = call === undefined ? issued : { ...issued, call };
    for (const batch of batches) {
      drum.batches.push({ ...batch, ...more });
      drum.lastSerial = batch.first + batch.count - 1;
    }
    if (time !== undefined) drum.handedOut.add(time);
  },
  'tickets-voided': (house, { offering, tickets, reason }, { at }) => {
    const { out } = drumOf(house, offering, at.text);
    for (const [first, count] of tickets) {
      for (let serial = first; serial < first + count; serial++) out.set(serial, reason);
    }
  },
  'drawing-announced': (house, event, { record, at }) => {
    const { type: _, drawing, moves: __, ...facts } = event;
    house.drums.drawings.set(drawing, {
      ...facts,
      announcedAt: at.text,
      announcedBy: record.by,
      status: 'announced',
      entries: [],
      count: 0,
      draws: [],
      won: [],
      disputes: [],
      left: facts.carried,
      lost: 0,
    });
    drumOf(house, facts.offering, at.text).carried.delete(facts.rule);
  },
  'drum-closed': (house, { drawing: name, entries, count, root, eventAt }, { at }) => {
    const closed = { entries, count, root, closedAt: at.text, status: 'closed' } as const;
    const excluded = [...house.patrons].flatMap(([patron, standing]) =>
      standing === 'excluded' ? [patron] : [],
    );
    Object.assign(drawingOf(house, name), given({ ...closed, excluded, eventAt }));
  },
  'draw-recorded': (house, { drawing, serial }, { record: { by } }) => {
    drawingOf(house, drawing).waiting = { serial, by };
  },
  'draw-disputed': (house, { drawing: name, reason }, { record, at }) => {
    const drawing = drawingOf(house, name);
    const { serial, by: recordedBy } = drawing.waiting as NonNullable<Drawing['waiting']>;
    const draw = drawing.draws.length + 1;
    const disputed = { draw, serial, recordedBy, disputedBy: record.by };
    drawing.disputes.push({ ...disputed, at: at.text, reason });
    delete drawing.waiting;
  },
  'draw-called-out': (house, { drawing }, { at }) => {
    lastDraw(drawingOf(house, drawing)).calledOut.push(at.instant);
  },
  'ticket-drawn': (house, event, { at }) => {
    const { draw, serial, until, passed, publicValue, recordedBy } = event;
    const drawing = drawingOf(house, event.drawing);
    delete drawing.waiting;
    if (publicValue !== undefined) drawing.publicValue = publicValue;
    drawing.draws.push({
      draw,
      serial,
      at: at.text,
      isMechanical: recordedBy !== undefined,
      calledOut: [],
      ...given({ until }),
      ...(passed === undefined ? { outcome: 'drawn' } : { outcome: 'passed', passed }),
    });
    if (passed === undefined) drawing.status = 'drawn';
  },
  'draw-claimed': (house, event, { record, at }) => {
    const { drawing: name, offering, serial, patron, identityUntil, isVoid } = event;
    const drawing = drawingOf(house, name);
    const drum = drumOf(house, offering, at.text);
    lastDraw(drawing).outcome = 'claimed';
    drawing.won.push(
      given({
        serial,
        patron,
        by: record.by,
        status: identityUntil === undefined ? 'claimed' : 'identity-owed',
        identityUntil,
      }),
    );
    drawing.status = identityUntil === undefined ? 'claimed' : 'closed';
    if (isVoid) drum.out.set(serial, wonIn(name));
    noteWin(house, { drawing: name, offering, patron }, at);
  },
  'draw-unclaimed': (house, { drawing: name, offering, serial, then, isVoid }, { at }) => {
    const drawing = drawingOf(house, name);
    lastDraw(drawing).outcome = 'unclaimed';
    loses(drawing, then);
    if (isVoid) drumOf(house, offering, at.text).out.set(serial, `unclaimed in ${name}`);
    goOn(drawing, serial);
  },
  'claim-turned-down': (house, { drawing: name, serial, then }) => {
    const drawing = drawingOf(house, name);
    const winner = winnerOf(drawing, serial);
    winner.status = 'turned-down';
    strikeWin(house, name, { offering: drawing.offering, patron: winner.patron });
    const drawn = drawing.draws.find((each) => each.serial === serial) as Drawing['draws'][number];
    drawn.outcome = 'unclaimed';
    loses(drawing, then);
    goOn(drawing, serial);
  },
  'identity-brought': (house, { drawing, serial }, { record }) => {
    const { won } = drawingOf(house, drawing);
    const at = won.findIndex((each) => each.serial === serial);
    won[at] = { ...(won[at] as Winner), by: record.by, status: 'claimed' };
  },
  'winner-forfeited': (house, { drawing: name, serial }) => {
    const drawing = drawingOf(house, name);
    const winner = winnerOf(drawing, serial);
    winner.status = 'forfeited';
    delete winner.plays;
    strikeWin(house, name, { offering: drawing.offering, patron: winner.patron });
    carryOn(house, drawing);
  },
  'winner-confirmed': (house, { drawing: name, serial, award, carried = 0, plays }) => {
    const drawing = drawingOf(house, name);
    const winner = winnerOf(drawing, serial);
    winner.status = 'confirmed';
    if (award !== undefined) winner.award = award;
    if (plays !== undefined) winner.plays = plays;
    if (carried > 0) winner.carried = carried;
    drawing.left -= carried;
    goOn(drawing, serial);
  },
  'drawing-ended': (house, { drawing: name, ending, secret, reason = '' }, { record, at }) => {
    const drawing = drawingOf(house, name);
    Object.assign(drawing, { status: 'ended', ending, endedAt: at.text });
    if (secret !== undefined) drawing.secret = secret;
    if (ending === 'ended') {
      drawing.givenUp = { by: record.by, reason };
      giveUp(house, name, drawing);
    }
    carryOn(house, drawing);
  },
  'drum-emptied': (house, { offering, upTo }, { at }) => {
    const drum = drumOf(house, offering, at.text);
    drum.emptiedTo = upTo;
    drum.begunAt = at.text;
  },
});
