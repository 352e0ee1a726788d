// The tickets in a drum, and their owners.
import type { Entries } from '#drawing';
import {
  type DrawingRule,
  type DrumRule,
  isChosen,
  type Offering,
  openRows,
  type Row,
  type TicketSource,
} from '#rules';
import type { Fund } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import type { House } from '../../state.ts';
import { parseTicket, ticketCode } from './code.ts';
import { type Drawing, type Drum, type IssuedBatch, newDrum, type Winner } from './state.ts';

/** The drum of an offering, as it is when nothing has come into it yet. */
export const drumIn = ({ drums }: House, offering: string): Drum =>
  drums.drums.get(offering) ?? newDrum('');

/** The drum of an offering, to be changed. */
export function drumOf({ drums }: House, offering: string, at: string): Drum {
  const before = drums.drums.get(offering);
  if (before !== undefined) return before;
  const drum = newDrum(at);
  drums.drums.set(offering, drum);
  return drum;
}

/** The numbers that are in the drum now: of all tickets, or of those earned in a game. */
export function numbersIn({ batches, out, emptiedTo }: Drum, game?: string): Entries {
  const ranges: [number, number][] = [];
  const gone = [...out.keys()].sort((a, b) => a - b);
  let next = 0;
  for (const batch of batches) {
    if (game !== undefined && batch.game !== game) continue;
    const end = batch.first + batch.count;
    let from = Math.max(batch.first, emptiedTo + 1);
    while (next < gone.length && (gone[next] as number) < from) next++;
    for (; next < gone.length && (gone[next] as number) < end; next++) {
      addRange(ranges, from, gone[next] as number);
      from = (gone[next] as number) + 1;
    }
    addRange(ranges, from, end);
  }
  return ranges;
}

/** Numbers that follow each other are one range. */
function addRange(ranges: [number, number][], from: number, end: number): void {
  if (from >= end) return;
  const last = ranges.at(-1);
  if (last !== undefined && last[0] + last[1] === from) last[1] += end - from;
  else ranges.push([from, end - from]);
}

/** The batch that a number belongs to. */
export function batchOf({ batches }: Drum, serial: number): IssuedBatch | undefined {
  let low = 0;
  let high = batches.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const { first, count } = batches[middle] as IssuedBatch;
    if (first + count <= serial) low = middle + 1;
    else high = middle;
  }
  const found = batches[low];
  return found !== undefined && found.first <= serial ? found : undefined;
}

/** What the barcode of a ticket says. */
export const codeOf = (house: House, offering: string, serial: number): string =>
  ticketCode(offering, serial, batchOf(drumIn(house, offering), serial)?.key ?? '');

/** The ticket that a barcode is of; undefined where it was misread or made up. */
export function ticketIn(house: House, code: string): ReturnType<typeof parseTicket> {
  const found = parseTicket(code);
  return found && codeOf(house, found.offering, found.serial) === code ? found : undefined;
}

/** Whether a number is void. */
export const isVoidNumber = ({ out, emptiedTo }: Drum, serial: number): boolean =>
  out.has(serial) || serial <= emptiedTo;

/** A paper ticket is used once it has won or no one came; a card stays in the drum. */
export const isPaper = ({ how }: Pick<IssuedBatch, 'how'>): boolean =>
  how !== 'hours' && how !== 'playing';

/** Whether a holder was drawn whose win is still open. */
export const isPending = ({ status }: Winner): boolean =>
  status === 'claimed' || status === 'identity-owed';

/** How many prizes of a drawing have no holder drawn for them any more. */
export const countDone = ({ won, lost }: Drawing): number =>
  lost + won.filter(({ status }) => status !== 'turned-down').length;

/** Whether a drawing of an offering is in progress, or a holder hasn't received what was drawn. */
export const hasOpenDrawing = ({ drums }: House, offering: string): boolean =>
  [...drums.drawings.values()].some(
    ({ offering: of, status, won }) =>
      of === offering &&
      (status !== 'ended' || won.some((each) => isPending(each) || isToPlay(each))),
  );

/** The name of the drawing of an offering whose drum is closed and which is not over. */
export const closedFor = ({ drums }: House, offering: string): string | undefined =>
  [...drums.drawings].find(
    ([, { offering: of, status }]) => of === offering && !['announced', 'ended'].includes(status),
  )?.[0];

/** Whether a player hasn't played yet for what was drawn. */
export const isToPlay = ({ status, plays, playedIn }: Winner): boolean =>
  status === 'confirmed' && plays !== undefined && playedIn === undefined;

export function drawingNamed({ drums }: House, name: string): Drawing {
  return drums.drawings.get(name) ?? refuse('unknown-drawing', name);
}

/** The tickets of a sheet; refused where it has none. */
export const drumRule = ({ offering, id }: Fund): DrumRule =>
  offering.activity.drum ?? refuse('no-drum', id);

/** The source of tickets of a kind that the posted offering has. */
export function ticketSource<By extends TicketSource['by']>(
  fund: Fund,
  by: By,
): Extract<TicketSource, { by: By }> | undefined {
  const { offering } = fund;
  const found = drumRule(fund).sources.find(
    (each) => each.by === by && isChosen(offering, each.in),
  );
  return found as Extract<TicketSource, { by: By }> | undefined;
}

/** The show of the posted sheet that the winners of a drawing play. */
export const playedIn = ({ offering }: Fund, drawing: string): string | undefined =>
  offering.activity.shows?.find(
    ({ players, in: chosen }) => players.drawings.includes(drawing) && isChosen(offering, chosen),
  )?.id;

/** The rows of which a drawing awards one. */
export const drawnRows = (offering: Offering, { rows }: DrawingRule): readonly Row[] =>
  openRows(offering).filter(({ id }) => rows.includes(id));

/** The rule of a drawing that was announced. */
export const drawingRule = ({ offering }: Fund, id: string): DrawingRule =>
  offering.activity.drum?.drawings.find((each) => each.id === id) ?? refuse('bad-drawing', id);
