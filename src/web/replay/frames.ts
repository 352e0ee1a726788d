// A round as it lay on the table after each press: only what was known at that point.
import type { Event, EventOf, Replay, ReplayStep } from '#house';
import { given, isFields } from '#result';
import { partsOf } from '../rank/notation.ts';

const KINDS = [
  'round-started',
  'fees-returned',
  'fee-corrected',
  'hand-called',
  'turned-down',
  'call-verified',
  'call-signed',
  'prize-awarded',
  'prizes-won',
  'round-settled',
  'round-voided',
  'round-corrected',
  'uncalled',
  'rejected',
  'award-voided',
  'identity-checked',
  'form-completed',
  'claim-split',
  'claim-paid',
  'claim-expired',
  'person-seated',
  'seat-left',
  'sensor-reported',
  'round-ended',
  'steps-dealt',
] as const;
type Kind = (typeof KINDS)[number] | 'other';

/** Pieces at one place: `hole`, `board`. */
export interface LaidLot {
  readonly place: string;
  readonly pieces: readonly string[];
}

export interface FrameSeat {
  readonly seat: number;
  readonly person?: string;
  readonly patron?: string;
  readonly hasPaid: boolean;
  readonly hasCalled: boolean;
  readonly folded: boolean;
  readonly lots: readonly LaidLot[];
  /** What it has won, prize by prize. */
  readonly won: readonly string[];
}

export interface Frame {
  readonly step: ReplayStep;
  readonly kind: Kind;
  readonly dealer: readonly LaidLot[];
  readonly board: readonly LaidLot[];
  readonly seats: readonly FrameSeat[];
}

const kindOfEvent = (event: Event): Kind | undefined =>
  event.type === 'call-withdrawn' ? event.how : KINDS.find((kind) => kind === event.type);

/** A press that decides something is named after that, and not after what went with it. */
function kindOf({ events, turnedDown }: ReplayStep): Kind {
  if (turnedDown !== undefined) return 'turned-down';
  const kinds = events.flatMap((event) => kindOfEvent(event) ?? []);
  return kinds[0] ?? 'other';
}

/** Where a call was made, and under what. */
export function calledIn({ steps }: Replay, call: string): EventOf<'hand-called'> | undefined {
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'hand-called' && event.call === call) return event;
  }
  return undefined;
}

const TABLE = ['player', 'banker', 'board'];
const DEALER = ['up', 'down', 'cards', 'tiles'];
const SEAT = ['hole', 'up', 'cards', 'front', 'middle', 'back', 'tiles'];

/** Tiles are two digits each; a card has the letter of its suit. */
const piecesIn = (text: string): readonly string[] =>
  partsOf(text, /[cdhsX]/.test(text) ? 'card' : 'tile').flat();

const lotsIn = (from: unknown, places: readonly string[]): readonly LaidLot[] =>
  places.flatMap((place) => {
    const text = isFields(from) ? from[place] : undefined;
    return typeof text === 'string' ? [{ place, pieces: piecesIn(text) }] : [];
  });

interface Known {
  deal: unknown;
  readonly called: Set<number>;
  readonly paid: Set<number>;
  won: ReadonlyMap<number, readonly string[]>;
  readonly seated: Map<number, { readonly person?: string; readonly patron?: string }>;
}

function note(known: Known, { events, turnedDown }: ReplayStep, table: string): void {
  if (turnedDown !== undefined) known.deal = turnedDown.deal;
  for (const event of events) {
    switch (event.type) {
      case 'round-started':
        for (const { seats, behind } of event.fees) {
          if (seats === 'table' || behind !== undefined) continue;
          for (const seat of seats) known.paid.add(seat);
        }
        break;
      case 'person-seated':
        if (event.position !== 'backline') {
          known.seated.set(event.seat, named(event.person, event.patron));
        }
        break;
      case 'seat-left':
        if (event.behind === undefined) known.seated.delete(event.seat);
        break;
      case 'hand-called':
        known.called.add(event.seat);
        break;
      case 'call-verified':
        known.deal = event.deal;
        break;
      case 'prize-awarded':
        known.won = winsAt(known.won, event.claims, table);
        break;
      case 'award-voided':
        known.won = new Map();
        break;
      case 'steps-dealt':
        for (const step of event.steps) noteStep(known, step);
        break;
      case 'prizes-won':
        known.won = winsAt(known.won, event.claims, table);
        break;
      case 'round-settled':
      case 'round-corrected':
        known.deal = laidBy(event.record);
        break;
    }
  }
}

type WrittenStep = EventOf<'steps-dealt'>['steps'][number];

/** Cards as a dealer has turned them up; those that a shoe has read are known when the round is settled. */
function noteStep(known: Known, { type, seat, cards }: WrittenStep): void {
  if (type === 'place-wagers') known.paid.add(Number(seat));
  if (type !== 'turn-up-hand' && type !== 'reveal-dealer-hand') return;
  const { dealer, seats = [] } =
    (known.deal as Partial<ReturnType<typeof laidBy>> | undefined) ?? {};
  if (typeof cards !== 'string') return;
  known.deal =
    type === 'turn-up-hand'
      ? given({ dealer, seats: [...seats, { seat: Number(seat), cards }] })
      : { dealer: { cards }, seats };
}

const laidBy = ({ dealer, seats }: EventOf<'round-settled'>['record']) => ({
  dealer: given({ cards: dealer }),
  seats: seats.map(({ seat, cards, folded }) =>
    given({ seat, cards, folded: folded === true ? 'fold' : undefined }),
  ),
});

function winsAt(
  before: Known['won'],
  claims: readonly { readonly table: string; readonly seat: number; readonly amount: string }[],
  table: string,
): Known['won'] {
  const won = new Map(before);
  for (const claim of claims.filter((each) => each.table === table)) {
    won.set(claim.seat, [...(won.get(claim.seat) ?? []), claim.amount]);
  }
  return won;
}

function seatsOf({ deal, called, paid, won, seated }: Known): readonly FrameSeat[] {
  const dealt =
    isFields(deal) && Array.isArray(deal['seats']) ? deal['seats'].filter(isFields) : [];
  const numbers = new Set([...seated.keys(), ...paid, ...called, ...won.keys()]);
  for (const { seat } of dealt) numbers.add(Number(seat));
  return [...numbers]
    .sort((one, other) => one - other)
    .map((seat) => {
      const mine = dealt.find((each) => each['seat'] === seat && each['position'] !== 'backline');
      return {
        seat,
        ...seated.get(seat),
        hasPaid: paid.has(seat),
        hasCalled: called.has(seat),
        folded: typeof mine?.['folded'] === 'string',
        lots: lotsIn(mine, SEAT),
        won: won.get(seat) ?? [],
      };
    });
}

export function framesOf({ steps, seats, round }: Replay): readonly Frame[] {
  const known: Known = {
    deal: undefined,
    called: new Set(),
    paid: new Set(),
    won: new Map(),
    seated: new Map(
      seats
        .filter(({ position }) => position !== 'backline')
        .map(({ seat, person, patron }) => [seat, named(person, patron)]),
    ),
  };
  return steps.map((step) => {
    note(known, step, round.table);
    const fields = isFields(known.deal) ? known.deal : {};
    return {
      step,
      kind: kindOf(step),
      dealer: lotsIn(fields['dealer'], DEALER),
      board: lotsIn(fields, TABLE),
      seats: seatsOf(known),
    };
  });
}

const named = (person: string, patron: string | undefined) =>
  given({
    person,
    patron,
  });
