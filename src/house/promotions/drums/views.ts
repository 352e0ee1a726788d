// Drums and drawings as people look at them: the card desk with the names, the room without them,
// and the file with which anyone can draw again.

import { z } from 'zod';
import { type FiledDrawing as FileFacts, makeDrawingFile } from '#drawing';
import { given } from '#result';
import {
  type DrawingRule,
  type DrawingTime,
  eventTime,
  isChosen,
  type Offering,
  timesOf,
  timesUnder,
  winnerCount,
} from '#rules';
import { type Fund, fundOf, knownFund, titleOf } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import { topic } from '../../kit/topic.ts';
import { listOf, view } from '../../kit/view.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import { momentIn } from '../../words/days.ts';
import { absentFrom, callOutFrom } from './absence.ts';
import {
  batchOf,
  codeOf,
  drawnRows,
  drumIn,
  isVoidNumber,
  playedIn,
  ticketIn,
  ticketSource,
} from './drum.ts';
import type { Drawing, Drum } from './state.ts';
import { scannedTicket } from './words.ts';

/** What brings a number into a drum. */
const SOURCES = ['hand', 'seat', 'hours', 'playing'] as const;

const asks = z.object({
  stub: z.boolean(),
  identity: z.enum(['at-once', 'until-event', 'when-paid']),
  nameMatches: z.boolean(),
});

const batch = z.object({
  first: z.int().describe('The first of its numbers.'),
  count: z.int(),
  how: z.enum([...SOURCES, 'by-hand']),
  at: z.string(),
  patron: z.string().exactOptional(),
  table: z.string().exactOptional(),
  seat: z.int().exactOptional(),
  game: z.string().exactOptional(),
  call: z.string().exactOptional().describe('The call that has earned them.'),
});

const drum = z.object({
  offering: z.string(),
  title: z.string(),
  count: z.int().describe('How many numbers are in it.'),
  issued: z.int().describe('The last number that was given.'),
  out: z.int().describe('How many are void.'),
  emptiedTo: z.int(),
  sources: listOf(
    z.object({
      by: z.enum(SOURCES),
      clause: z.string(),
      isSigned: z.boolean().describe('Tickets by hand take two people.'),
    }),
  ),
  times: listOf(z.string()).describe('When tickets are handed out.'),
  handedOut: listOf(z.string()).describe('The last times at which they were.'),
  rules: listOf(
    z.object({
      rule: z.string(),
      title: z.string(),
      clause: z.string(),
      rows: listOf(z.object({ row: z.string(), title: z.string() })),
      winners: z.int(),
      minutes: z.int().exactOptional(),
      game: z.string().exactOptional(),
      asks,
      event: z
        .string()
        .exactOptional()
        .describe('The posted start of what is drawn for: its time, after its date if it has one.'),
    }),
  ),
  latest: listOf(batch),
});

const ticket = z.object({
  ticket: z.string(),
  offering: z.string(),
  serial: z.int(),
  how: z.enum([...SOURCES, 'by-hand']),
  at: z.string(),
  patron: z.string().exactOptional(),
  table: z.string().exactOptional(),
  seat: z.int().exactOptional(),
  game: z.string().exactOptional(),
  isVoid: z.boolean(),
  why: z.string().exactOptional(),
});

const draw = z.object({
  draw: z.int(),
  serial: z.int(),
  at: z.string(),
  isMechanical: z.boolean(),
  outcome: z.enum(['drawn', 'claimed', 'unclaimed', 'passed']),
  until: z.string().exactOptional().describe('The holder’s deadline to claim.'),
  passed: z.string().exactOptional().describe('Why it was skipped.'),
  calledOut: listOf(z.string()).describe('When its holder was called in the room.'),
  callOutFrom: z.string().exactOptional().describe('When the holder can be called next.'),
  absentFrom: z
    .string()
    .exactOptional()
    .describe('When the holder can be marked absent, after three call-outs.'),
});

const drawn = z.object({
  drawing: z.string(),
  offering: z.string(),
  activity: z.string(),
  title: z.string(),
  clause: z.string(),
  status: z.enum(['announced', 'closed', 'drawn', 'claimed', 'ended']),
  count: z.int(),
  winners: z.int(),
  confirmed: z.int(),
  carried: z.int().describe('Unwon prizes of earlier drawings.'),
  absent: z.enum(['redraw', 'carry-over', 'house-decides']),
  isMechanical: z.boolean(),
  plays: z.string().exactOptional().describe('The show in which the prize is played for.'),
  heldAt: listOf(z.string()).describe('The posted times; it is held within the hour after one.'),
  prize: z.string().exactOptional(),
  minutes: z.int().exactOptional(),
  announcedAt: z.string().exactOptional(),
  closedAt: z.string().exactOptional(),
  endedAt: z.string().exactOptional(),
  ending: z.enum(['all-drawn', 'no-winner', 'carried-over', 'ended']).exactOptional(),
  eventAt: z.string().exactOptional(),
  commitment: z.string().exactOptional(),
  root: z.string().exactOptional(),
  publicSource: z.string().exactOptional(),
  publicValue: z.string().exactOptional(),
  secret: z.string().exactOptional().describe('Told when the drawing is over.'),
  draws: listOf(draw),
  disputes: listOf(
    z.object({
      draw: z.int(),
      serial: z.int(),
      at: z.string(),
      recordedBy: z.string(),
      disputedBy: z.string(),
      reason: z.string(),
    }),
  ).describe('Results of a drum in the room that do not count.'),
  givenUp: z
    .object({ by: z.string(), reason: z.string() })
    .exactOptional()
    .describe('Who ended it before its drum was closed, and why.'),
});

const drawing = drawn.extend({
  draws: listOf(draw.extend({ ticket: z.string().describe('What its barcode says.') })),
  announcedBy: z.string(),
  asks,
  isPlaying: z.boolean().describe('Every active player is in the drum.'),
  won: listOf(
    z.object({
      serial: z.int(),
      patron: z.string(),
      by: z.string(),
      status: z.enum([
        'claimed',
        'identity-owed',
        'confirmed',
        'forfeited',
        'turned-down',
        'voided',
      ]),
      identityUntil: z.string().exactOptional(),
      award: z.string().exactOptional(),
      carried: z.int().exactOptional().describe('Prizes carried over that are in the award.'),
      plays: z.string().exactOptional(),
      playedIn: z.string().exactOptional().describe('The show that has used it up.'),
    }),
  ),
  waiting: z.object({ serial: z.int(), by: z.string() }).exactOptional(),
  holder: z
    .object({
      patron: z.string().exactOptional(),
      table: z.string().exactOptional(),
      seat: z.int().exactOptional(),
    })
    .exactOptional(),
});

/** How many numbers are in the drum. */
function countIn({ lastSerial, emptiedTo, out }: Drum): number {
  let gone = 0;
  for (const serial of out.keys()) if (serial > emptiedTo) gone += 1;
  return lastSerial - emptiedTo - gone;
}

const eventWords = (time: DrawingTime | undefined): string | undefined =>
  time && [time.day ?? [], time.clock].flat().join(' ');

/** What can be announced, with the rows of which one is named. */
const ruleFacts = (offering: Offering, rule: DrawingRule) =>
  given({
    rule: rule.id,
    title: rule.title,
    clause: rule.clause,
    rows: drawnRows(offering, rule).map(({ id, title }) => ({ row: id, title })),
    winners: winnerCount(rule, offering),
    minutes: rule.minutes,
    game: rule.game,
    asks: rule.asks,
    event: eventWords(eventTime(rule, offering)),
  });

function drumFactsOf(house: House, fund: Fund) {
  const { offering, id } = fund;
  const drum = drumIn(house, id);
  const seat = ticketSource(fund, 'seat');
  return {
    offering: id,
    title: titleOf(fund),
    count: countIn(drum),
    issued: drum.lastSerial,
    out: drum.out.size,
    emptiedTo: drum.emptiedTo,
    sources: (offering.activity.drum?.sources ?? [])
      .filter((each) => isChosen(offering, each.in))
      .map((each) => ({
        by: each.by,
        clause: each.clause,
        isSigned: each.by === 'hand' && each.isSigned === true,
      })),
    times: seat === undefined ? [] : timesOf(seat, offering),
    handedOut: [...drum.handedOut].slice(-8),
    rules: (offering.activity.drum?.drawings ?? [])
      .filter((each) => isChosen(offering, each.in))
      .map((rule) => ruleFacts(offering, rule)),
    latest: drum.batches
      .slice(-8)
      .reverse()
      .map(({ key: _, ...batch }) => batch),
  };
}

/** Every drum of the house. */
export const drumFacts = (house: House, rulebook: Rulebook) =>
  [...house.offerings]
    .filter(([, { isClosed }]) => !isClosed)
    .map(([id, offered]) => fundOf(rulebook, id, offered))
    .filter(
      ({ offering }) =>
        offering.activity.drum?.drawings.some((rule) => isChosen(offering, rule.in)) === true,
    )
    .map((fund) => drumFactsOf(house, fund));

export type DrumFacts = z.output<typeof drum>;

/** A ticket by what its barcode says. */
export function ticketFacts(house: House, code: string) {
  const found = ticketIn(house, code);
  const batch = found && batchOf(drumIn(house, found.offering), found.serial);
  if (found === undefined || batch === undefined) return undefined;
  const { offering, serial } = found;
  const drum = drumIn(house, offering);
  const { how, patron, table, seat, game, at } = batch;
  const why = drum.out.get(serial) ?? 'the drum was emptied';
  return {
    ticket: code,
    offering,
    serial,
    how,
    at,
    ...given({ patron, table, seat, game }),
    isVoid: isVoidNumber(drum, serial),
    ...(isVoidNumber(drum, serial) ? { why } : {}),
  };
}

export type TicketFacts = z.output<typeof ticket>;

/** Tickets to be printed: the numbers from `first` on, as far as they were given. */
export function ticketsToPrint(house: House, offering: string, first: number, count: number) {
  const drum = drumIn(house, offering);
  const tickets: TicketFacts[] = [];
  for (let serial = first; serial < first + count && serial <= drum.lastSerial; serial++) {
    const facts = ticketFacts(house, codeOf(house, offering, serial));
    if (facts !== undefined && !facts.isVoid) tickets.push(facts);
  }
  return tickets;
}

/** What stands on the wall about a drawing: no patron, and no secret before its end. */
function postedOf(house: House, rulebook: Rulebook, [name, drawing]: [string, Drawing]) {
  const fund = knownFund(house, drawing.offering, rulebook);
  const { activity } = fund.offering;
  const rule = activity.drum?.drawings.find(({ id }) => id === drawing.rule) as DrawingRule;
  const row = activity.rows.find(({ id }) => id === drawing.row);
  const plays = playedIn(fund, rule.id);
  const { status, count, winners, announcedAt, closedAt, endedAt, ending } = drawing;
  const { commitment, root, publicSource, publicValue, secret, eventAt } = drawing;
  return {
    drawing: name,
    offering: drawing.offering,
    activity: titleOf(fund),
    title: rule.title,
    clause: rule.clause,
    status,
    count,
    winners,
    carried: drawing.carried,
    absent: drawing.absent,
    isMechanical: commitment === undefined,
    // Where the prize is played for, a ticket is only the way to it.
    ...(row === undefined || plays !== undefined ? {} : { prize: row.title }),
    ...(rule.minutes === undefined ? {} : { minutes: rule.minutes }),
    ...given({ plays }),
    confirmed: confirmedIn(drawing),
    heldAt: heldAt(fund, rule),
    ...given({ announcedAt, closedAt, endedAt, ending, eventAt }),
    ...given({ commitment, root, publicSource, publicValue, secret }),
    draws: drawing.draws.map((each) => drawOf(house, each)),
    disputes: drawing.disputes,
    ...given({ givenUp: drawing.givenUp }),
  };
}

/** A number that came out; of the one whose holder is waited for, when nobody can say there is none. */
function drawOf({ zone }: House, drawn: Drawing['draws'][number]) {
  const { draw, serial, at, isMechanical, until, outcome, passed, calledOut } = drawn;
  const textOf = (instant: number): string => momentIn(instant, zone);
  const waits =
    outcome !== 'drawn'
      ? {}
      : { callOutFrom: textOf(callOutFrom(drawn)), absentFrom: textOf(absentFrom(drawn)) };
  return {
    ...{ draw, serial, at, isMechanical, outcome },
    ...(until === undefined ? {} : { until: textOf(until) }),
    ...given({ passed }),
    calledOut: calledOut.map(textOf),
    ...waits,
  };
}

/** The posted times of a drawing, as people read them. */
const heldAt = ({ offering }: Fund, { times }: DrawingRule): readonly string[] =>
  ((times && timesUnder(times, offering)) ?? []).map(({ day, clock }) =>
    day === undefined ? clock : `${day} ${clock}`,
  );

const confirmedIn = ({ won }: Drawing): number =>
  won.filter(({ status }) => status === 'confirmed').length;

/** Every drawing as the room sees it, newest first. */
export const postedDrawings = (house: House, rulebook: Rulebook) =>
  [...house.drums.drawings].reverse().map((each) => postedOf(house, rulebook, each));

export type PostedDrawing = z.output<typeof drawn>;

const ENDED_TOLD = 20;

/** What is held or to come, and the last few that are over; newest first. */
export function recentDrawings(house: House, rulebook: Rulebook): readonly PostedDrawing[] {
  let ended = 0;
  return [...house.drums.drawings]
    .reverse()
    .filter(([, { status }]) => {
      if (status !== 'ended') return true;
      ended += 1;
      return ended <= ENDED_TOLD;
    })
    .map((each) => postedOf(house, rulebook, each));
}

/** Every drawing as the card desk sees it: whose ticket was drawn, who has won, what is to be shown. */
export const drawingFacts = (house: House, rulebook: Rulebook) =>
  [...house.drums.drawings].reverse().map(([name, drawing]) => {
    const { offering, won, waiting, announcedBy } = drawing;
    const fund = knownFund(house, offering, rulebook);
    const rule = fund.offering.activity.drum?.drawings.find(({ id }) => id === drawing.rule);
    const last = drawing.draws.at(-1);
    const batch = last && batchOf(drumIn(house, offering), last.serial);
    const posted = postedOf(house, rulebook, [name, drawing]);
    return {
      ...posted,
      draws: posted.draws.map((each) => ({
        ...each,
        ticket: codeOf(house, offering, each.serial),
      })),
      announcedBy,
      won: won.map((winner) => ({ ...winner })),
      asks: (rule as DrawingRule).asks,
      isPlaying: ticketSource(fund, 'playing') !== undefined,
      ...given({ waiting }),
      ...(batch === undefined || drawing.status !== 'drawn'
        ? {}
        : { holder: given({ patron: batch.patron, table: batch.table, seat: batch.seat }) }),
    };
  });

export type DrawingFacts = z.output<typeof drawing>;

const OUTCOMES = { drawn: 'drawn', claimed: 'won', unclaimed: 'absent', passed: 'passed' } as const;

/** What else was recorded of a draw, and disputed. */
function disputeWords({ disputes }: Drawing, draw: number): string | null {
  const found = disputes.find((each) => each.draw === draw);
  return found === undefined
    ? null
    : `first recorded as ${found.serial} by ${found.recordedBy}, disputed by ${found.disputedBy}: ${found.reason}`;
}

/** The file of a drawing that is over; none before its secret is out. */
export function drawingFile(house: House, rulebook: Rulebook, name: string) {
  const drawing = house.drums.drawings.get(name);
  if (drawing?.status !== 'ended' || drawing.root === undefined) return undefined;
  const { title, activity } = postedOf(house, rulebook, [name, drawing]);
  const { root, count, entries, announcedAt, closedAt = '', commitment = null } = drawing;
  const facts: FileFacts = {
    house: house.name,
    drawing: name,
    title: `${activity}: ${title}`,
    method: commitment === null ? 'mechanical' : 'electronic',
    announced: { at: announcedAt, commitment, publicValue: drawing.publicSource ?? null },
    closed: { at: closedAt, commitment, root, count },
    secret: drawing.secret ?? null,
    publicValue: drawing.publicValue ?? null,
    draws: drawing.draws.map(({ draw, at, serial, outcome, passed }) => ({
      draw,
      at,
      serial,
      outcome: OUTCOMES[outcome],
      because: passed ?? disputeWords(drawing, draw),
    })),
    entries,
  };
  return makeDrawingFile(facts);
}

export const DRUM_VIEWS = [
  view({
    path: '/drums',
    sees: 'drawings',
    tag: 'drawings',
    says: 'Every drum: its tickets, where they come from, and its drawings.',
    of: {},
    answer: listOf(drum),
    see: ({ house, rulebook }) => drumFacts(house, rulebook),
  }),
  view({
    path: '/drawings',
    sees: 'drawings',
    tag: 'drawings',
    says: 'Every drawing with drawn tickets and winners, newest first.',
    of: {},
    answer: listOf(drawing),
    see: ({ house, rulebook }) => drawingFacts(house, rulebook),
  }),
  view({
    path: '/tickets/:ticket',
    sees: 'drawings',
    tag: 'drawings',
    says: 'A ticket by its barcode: whose it is and whether it still counts.',
    of: { ticket: scannedTicket },
    answer: ticket,
    see: ({ house }, { ticket: code }) =>
      ticketFacts(house, code) ?? refuse('unknown-ticket', code),
  }),
  view({
    path: '/posted-drawings',
    sees: 'everybody',
    tag: 'drawings',
    says: 'What is posted about each drawing, newest first. Public.',
    of: {},
    answer: listOf(drawn),
    see: ({ house, rulebook }) => postedDrawings(house, rulebook),
  }),
] as const;

const drawingItems = (house: House, rulebook: Rulebook) =>
  new Map<
    string,
    Omit<PostedDrawing, 'drawing'> | { readonly issued: number; readonly out: number }
  >([
    ...recentDrawings(house, rulebook).map(({ drawing: id, ...facts }) => [id, facts] as const),
    ...[...house.drums.drums].map(
      ([offering, { lastSerial, out }]) =>
        [`drum/${offering}`, { issued: lastSerial, out: out.size }] as const,
    ),
  ]);

export const DRUM_TOPICS = [
  topic({
    name: 'drawings',
    changedBy: [
      'tickets-issued',
      'tickets-voided',
      'drawing-announced',
      'drum-closed',
      'draw-recorded',
      'draw-disputed',
      'draw-called-out',
      'ticket-drawn',
      'draw-claimed',
      'draw-unclaimed',
      'claim-turned-down',
      'identity-brought',
      'winner-forfeited',
      'winner-confirmed',
      'drawing-ended',
      'drum-emptied',
      'award-voided',
      'offering-changed',
    ],
    itemsOf: drawingItems,
  }),
] as const;
