// What tickets and drawings become by what has happened to them.
import type { Moment } from '#rules';
import type { Area } from '../ask.ts';
import { dueDay } from '../days.ts';
import type { House } from '../state.ts';
import { type Drawing, type Drum, newDrum, type Winner } from './state.ts';

export function drumOf({ drums }: House, offering: string, at: string): Drum {
  const before = drums.drums.get(offering);
  if (before !== undefined) return before;
  const drum = newDrum(at);
  drums.drums.set(offering, drum);
  return drum;
}

/** A win of somebody at a moment. */
export const winOf = (
  { settings }: House,
  drawing: string,
  patron: string,
  at: Moment,
): Drum['wins'][number] => ({
  ...{ drawing, patron, instant: at.instant, date: at.date },
  day: dueDay(at, settings.dayStart),
});

const drawingOf = ({ drums }: House, name: string): Drawing => drums.drawings.get(name) as Drawing;

const lastDraw = ({ draws }: Drawing) => draws.at(-1) as Drawing['draws'][number];

const winnerOf = ({ won }: Drawing, serial: number): Winner =>
  won.find((each) => each.serial === serial) as Winner;

/** A winner who has signed off leaves the drum to the next draw, unless that was the last one. */
function goOn(drawing: Drawing): void {
  if (drawing.status === 'claimed' || drawing.status === 'drawn') drawing.status = 'closed';
}

export const EVOLVE: Area['evolve'] = {
  'tickets-issued': (house, { offering, batches, call, time }, { at }) => {
    const drum = drumOf(house, offering, at.text);
    const more = call === undefined ? { at: at.text } : { at: at.text, call };
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
      ...{ announcedAt: at.text, announcedBy: record.by, status: 'announced' },
      ...{ entries: [], count: 0, draws: [], won: [] },
    });
    drumOf(house, facts.offering, at.text).carried.delete(facts.rule);
  },
  'drum-closed': (house, { drawing: name, entries, count, root }, { at }) => {
    const closed = { entries, count, root, closedAt: at.text, status: 'closed' } as const;
    Object.assign(drawingOf(house, name), closed);
  },
  'draw-recorded': (house, { drawing, serial }, { record: { by } }) => {
    drawingOf(house, drawing).waiting = { serial, by };
  },
  'draw-disputed': (house, { drawing }) => {
    delete drawingOf(house, drawing).waiting;
  },
  'ticket-drawn': (house, event, { at }) => {
    const { draw, serial, until, passed, publicValue, recordedBy } = event;
    const drawing = drawingOf(house, event.drawing);
    delete drawing.waiting;
    if (publicValue !== undefined) drawing.publicValue = publicValue;
    drawing.draws.push({
      ...{ draw, serial, at: at.text, isMechanical: recordedBy !== undefined },
      ...(until === undefined ? {} : { until }),
      ...(passed === undefined ? { outcome: 'drawn' } : { outcome: 'passed', passed }),
    });
    if (passed === undefined) drawing.status = 'drawn';
  },
  'draw-claimed': (house, event, { record, at }) => {
    const { drawing: name, offering, serial, patron, identityUntil, isVoid } = event;
    const drawing = drawingOf(house, name);
    const drum = drumOf(house, offering, at.text);
    lastDraw(drawing).outcome = 'claimed';
    drawing.won.push({
      ...{ serial, patron, by: record.by },
      status: identityUntil === undefined ? 'claimed' : 'identity-owed',
      ...(identityUntil === undefined ? {} : { identityUntil }),
    });
    drawing.status = identityUntil === undefined ? 'claimed' : 'closed';
    if (isVoid) drum.out.set(serial, `won in ${name}`);
    drum.wins.push(winOf(house, name, patron, at));
  },
  'draw-unclaimed': (house, { drawing: name, offering, serial, isVoid }, { at }) => {
    const drawing = drawingOf(house, name);
    lastDraw(drawing).outcome = 'unclaimed';
    if (isVoid) drumOf(house, offering, at.text).out.set(serial, `unclaimed in ${name}`);
    goOn(drawing);
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
    const { wins } = house.drums.drums.get(drawing.offering) as Drum;
    const at = wins.findIndex((each) => each.drawing === name && each.patron === winner.patron);
    if (at >= 0) wins.splice(at, 1);
  },
  'winner-confirmed': (house, { drawing: name, serial, award, plays }) => {
    const drawing = drawingOf(house, name);
    const winner = winnerOf(drawing, serial);
    winner.status = 'confirmed';
    if (award !== undefined) winner.award = award;
    if (plays !== undefined) winner.plays = plays;
    goOn(drawing);
  },
  'drawing-ended': (house, { drawing: name, ending, secret }, { at }) => {
    const drawing = drawingOf(house, name);
    Object.assign(drawing, { status: 'ended', ending, endedAt: at.text });
    if (secret !== undefined) drawing.secret = secret;
    const { offering, rule, carried, won } = drawing;
    // A prize that nobody has won goes on; so does one that came here from a drawing before.
    const left = carried + (ending === 'carried-over' ? 1 : 0);
    if (won.length === 0 && left > 0) drumOf(house, offering, at.text).carried.set(rule, left);
  },
  'drum-emptied': (house, { offering, upTo }, { at }) => {
    const drum = drumOf(house, offering, at.text);
    drum.emptiedTo = upTo;
    drum.begunAt = at.text;
  },
};
