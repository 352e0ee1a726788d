// A scene with everything that can be wrong with tickets and drawings.
import {
  act,
  type Fault,
  type Faulty,
  type Fields,
  proposed,
  set,
  WHO,
} from '../../fixtures/fault.fixture.ts';
import type { Floor } from '../../fixtures/floor.fixture.ts';
import type { RefusalCode } from '../../refusals.ts';
import { codeOf } from './drum.ts';
import {
  announce,
  CAR,
  CASH,
  COMMITMENT,
  closeDrum,
  draw,
  drawingFloor,
  drawnIn,
  handOver,
  issue,
  putUp,
  ROW,
  SECRET,
  seatAll,
  shows,
  waitOut,
  winYear,
} from './drums.fixture.ts';

/** Drawings at every step, each with an offering of its own. */
function everyStep(): Floor {
  const floor = drawingFloor();
  putUp(floor, 'hgc-blazing-sevens', { as: 'plain' });
  putUp(floor, 'hgc-blackjack-poker-car-drawing', { as: 'aces' });
  putUp(floor, 'hgc-wheel-of-cards', { as: 'cards', options: { version: 'B' } });
  const closing = ['open', 'drawn', 'claimed', 'machine', 'turned', 'again', 'paused'];
  const offerings = ['cash', 'over', ...closing];
  for (const as of [...offerings, 'busy']) putUp(floor, CASH, { as });
  putUp(floor, CASH, { as: 'past', more: { until: '2026-11-01T00:00:00-08:00' } });
  putUp(floor, 'saratoga-hi-lo-progressive', { as: 'hi-lo' });
  putUp(floor, 'hgc-paid-collection-year', { as: 'year' });
  putUp(floor, 'hgc-car-giveaway', { as: 'given' });
  putUp(floor, CAR, { as: 'owed' });
  for (const as of ['late', 'shown']) putUp(floor, 'hgc-car-giveaway', { as });
  putUp(floor, 'hgc-big-spin', { as: 'spin' });
  putUp(floor, CASH, { as: 'friday', values: { drawingTimes: 'Friday 21:00' } });
  floor.at = '2026-11-16T12:00:00-08:00';
  for (const offering of [...offerings, 'given', 'owed', 'busy']) {
    issue(floor, offering, offering === 'claimed' ? 'p2' : 'p1', 3);
  }
  issue(floor, 'late', 'p3');
  issue(floor, 'shown', 'p2');
  for (const name of offerings) announce(floor, name, name, nameOf(name));
  announce(floor, 'empty', 'cards');
  announce(floor, 'hour', 'hi-lo');
  announce(floor, 'given', 'given');
  announce(floor, 'late', 'late');
  announce(floor, 'shown', 'shown');
  announce(floor, 'owed', 'owed');
  announce(floor, 'waits', 'open', ROW);
  announce(floor, 'busy', 'busy', ROW);
  announce(floor, 'friday', 'friday', ROW);
  for (const name of [...closing, 'given', 'late', 'owed', 'shown']) closeDrum(floor, name);
  for (const name of ['drawn', 'claimed', 'late', 'owed', 'shown']) draw(floor, name);
  floor.do('dee', 'claim-drawn', shows(floor, 'shown'));
  floor.do('dee', 'claim-drawn', shows(floor, 'claimed'));
  const record = (drawing: string) =>
    floor.do('gus', 'record-draw', { drawing, ticket: codeOf(floor.house, drawing, 1) });
  record('turned');
  record('again');
  floor.do('dee', 'dispute-draw', { drawing: 'again', reason: 'it was another' });
  record('again');
  floor.do('max', 'end-drawing', { drawing: 'over', reason: 'for the test', secret: SECRET });
  floor.do('flo', 'suspend-offering', { offering: 'paused', reason: 'to be looked at' });
  handOver(floor, winYear(floor, 'used-year', 'p2'), 'p2');
  winYear(floor, 'new-year', 'p3');
  return floor;
}

const nameOf = (name: string): Fields =>
  ['machine', 'turned', 'again'].includes(name) ? { ...ROW, isMechanical: true } : ROW;

/** A fault of the drawing itself: two of them cannot be told apart from each other. */
const at = (code: RefusalCode, name: string, fields: Fields = {}): Fault =>
  set(code, { drawing: name, ...fields });

const STEP: readonly Fault[] = [...WHO, at('unknown-drawing', 'none'), at('drawing-over', 'over')];
const DRAWS: readonly Fault[] = [...STEP, at('suspended', 'paused')];

const of = (code: RefusalCode, offering: string, fields: Fields = {}): Fault =>
  set(code, { offering, ...fields });

function ticketFaults(floor: Floor): readonly Faulty[] {
  return [
    {
      type: 'issue-tickets',
      by: 'gus',
      fields: { offering: 'cash', patron: 'p1', count: 1, reason: 'for the test' },
      faults: [
        ...WHO,
        of('second-person', 'cash', { patron: 'own' }),
        of('unknown-patron', 'cash', { patron: 'who' }),
        of('unknown-offering', 'none'),
        of('not-offered', 'past'),
        of('suspended', 'paused'),
        of('wrong-game', 'year', { game: 'texas-holdem' }),
        of('ineligible-person', 'cash', { patron: 'out' }),
        of('no-drum', 'cards'),
        of('two-people-needed', 'aces'),
      ],
    },
    proposed(
      { type: 'issue-tickets', offering: 'aces', patron: 'p1', count: 1, reason: 'for the test' },
      [
        act('unknown-patron', { patron: 'who' }),
        act('unknown-offering', { offering: 'none' }),
        act('suspended', { offering: 'paused' }),
        act('no-drum', { offering: 'cards' }),
      ],
    ),
    {
      type: 'hand-out-tickets',
      by: 'dee',
      fields: { offering: 'spin', time: '12:00' },
      faults: [
        ...WHO,
        of('unknown-offering', 'none'),
        of('suspended', 'paused'),
        of('not-offered', 'past'),
        of('no-drum', 'plain'),
        of('handed-out', 'cash', { time: '12:00' }),
        of('not-the-time', 'spin', { time: '16:00' }),
        of('not-the-time', 'spin', { time: '12:05' }),
      ],
    },
    {
      type: 'void-ticket',
      by: 'max',
      fields: { ticket: codeOf(floor.house, 'cash', 1), reason: 'for the test' },
      faults: [
        ...WHO,
        set('unknown-ticket', { ticket: 'cash-0000001-000000' }),
        set('unknown-ticket', { ticket: codeOf(floor.house, 'cash', 99) }),
        set('ticket-used', { ticket: codeOf(floor.house, 'cash', 3) }),
        // From the closing of its drum on.
        set('wrong-moment', { ticket: codeOf(floor.house, 'open', 1) }),
      ],
    },
  ];
}

/** The car is given away at 10 pm. */
const EARLIER = '2026-11-16T20:00:00-08:00';

function announceFaults(): readonly Faulty[] {
  const fields = { drawing: 'new', offering: 'cash', ...ROW, commitment: COMMITMENT };
  return [
    {
      type: 'announce-drawing',
      by: 'max',
      fields,
      faults: [
        ...WHO,
        set('name-taken', { drawing: 'over' }),
        of('unknown-offering', 'none'),
        of('suspended', 'paused'),
        of('no-drum', 'plain'),
        of('bad-drawing', 'cash', { row: 'none' }),
        of('bad-drawing', 'cash', { rule: 'none' }),
        of('bad-drawing', 'given', { row: 'drawn', winners: 2 }),
        of('bad-drawing', 'cash', { eventAt: EARLIER }),
        of('bad-drawing', 'owed', { row: undefined, eventAt: EARLIER }),
        of('bad-drawing', 'cash', { commitment: undefined }),
        of('bad-drawing', 'cards', { row: undefined, isMechanical: true }),
        of('too-many-drawings', 'year', { row: undefined, rule: 'drawing-1' }),
      ],
    },
    {
      type: 'close-drum',
      by: 'dee',
      fields: { drawing: 'busy' },
      faults: [
        ...WHO,
        at('unknown-drawing', 'none'),
        at('drawing-over', 'over'),
        at('wrong-moment', 'open'),
        at('wrong-moment', 'waits'),
        at('not-the-time', 'friday'),
        at('empty-drum', 'empty'),
        // No member plays.
        { ...at('empty-drum', 'hour'), at: '2026-11-19T15:00:00-08:00' },
      ],
    },
  ];
}

/** A prize that is used bit by bit, and one that was not handed over. */
function spentFaults({ house }: Floor): readonly Faulty[] {
  const claimOf = (wanted: string) =>
    [...house.claims.values()].find(({ offering }) => offering === wanted)?.id;
  return [
    {
      type: 'use-prize',
      by: 'cora',
      fields: { claim: claimOf('used-year'), amount: '100.00' },
      faults: [
        ...WHO,
        set('unknown-claim', { claim: 'nothing:1' }),
        set('unknown-table', { table: 'T9' }),
        set('nothing-there', { amount: '0.00' }),
        set('claim-closed', { claim: claimOf('new-year') }),
        set('not-enough-money', { amount: '5200.01' }),
        { code: 'too-late', at: '2027-11-17T12:00:00-08:00' },
      ],
    },
  ];
}

function drawFaults(floor: Floor): readonly Faulty[] {
  return [
    {
      type: 'draw-ticket',
      by: 'dee',
      fields: { drawing: 'open', secret: SECRET },
      faults: [
        ...DRAWS,
        at('wrong-moment', 'drawn'),
        at('wrong-moment', 'machine'),
        at('drum-moved', 'open', { secret: '00'.repeat(32) }),
      ],
    },
    {
      type: 'record-draw',
      by: 'dee',
      fields: { drawing: 'machine', ticket: codeOf(floor.house, 'machine', 1) },
      faults: [
        ...DRAWS,
        at('wrong-moment', 'turned'),
        at('wrong-moment', 'open'),
        at('unknown-ticket', 'machine', { ticket: 'nothing' }),
        at('wrong-ticket', 'machine', { ticket: codeOf(floor.house, 'cash', 1) }),
        at('wrong-ticket', 'machine', { ticket: codeOf(floor.house, 'machine', 99) }),
      ],
    },
    {
      type: 'confirm-draw',
      by: 'dee',
      fields: { drawing: 'turned' },
      faults: [
        ...DRAWS,
        { ...at('second-person', 'turned'), by: 'gus' },
        at('wrong-moment', 'machine'),
      ],
    },
    {
      type: 'dispute-draw',
      by: 'dee',
      fields: { drawing: 'turned', reason: 'for the test' },
      faults: [
        ...DRAWS,
        { ...at('second-person', 'turned'), by: 'gus' },
        at('wrong-moment', 'machine'),
        at('disputed-once', 'again'),
      ],
    },
    {
      type: 'call-out-draw',
      by: 'dee',
      fields: { drawing: 'drawn' },
      faults: [...STEP, at('wrong-moment', 'open'), at('called-out', 'given')],
    },
    {
      type: 'mark-absent',
      by: 'dee',
      fields: { drawing: 'drawn' },
      faults: [
        ...STEP,
        at('wrong-moment', 'open'),
        at('bad-drawing', 'given', { redraws: false }),
        at('clock-runs', 'given'),
        at('drum-moved', 'drawn', { redraws: false }),
      ],
    },
  ];
}

function winnerFaults(floor: Floor): readonly Faulty[] {
  const { serial } = drawnIn(floor, 'claimed');
  const signed = { drawing: 'claimed', serial, secret: SECRET };
  return [
    {
      type: 'claim-drawn',
      by: 'gus',
      fields: shows(floor, 'drawn'),
      faults: [
        ...STEP,
        at('second-person', 'drawn', { patron: 'own' }),
        at('unknown-patron', 'drawn', { patron: 'who' }),
        at('not-the-winner', 'drawn', { patron: 'p2' }),
        at('identity-needed', 'drawn', { isIdentitySeen: false }),
        at('identity-refused', 'drawn', { nameMatches: false }),
        at('wrong-moment', 'open'),
        at('too-late', 'late', { patron: 'p3', stub: undefined }),
        at('unknown-ticket', 'drawn', { stub: 'nothing' }),
        at('wrong-stub', 'drawn', { stub: undefined }),
        at('wrong-stub', 'drawn', { stub: codeOf(floor.house, 'cash', 1) }),
      ],
    },
    {
      type: 'bring-identity',
      by: 'dee',
      fields: { drawing: 'owed', serial: drawnIn(floor, 'owed').serial, nameMatches: true },
      faults: [
        ...WHO,
        at('unknown-drawing', 'none'),
        at('identity-refused', 'owed', { nameMatches: false }),
        at('wrong-moment', 'open'),
      ],
    },
    {
      type: 'confirm-winner',
      by: 'fred',
      fields: signed,
      faults: [
        ...WHO,
        at('unknown-drawing', 'none'),
        at('wrong-moment', 'claimed', { serial: 99 }),
        at('drum-moved', 'claimed', { secret: undefined }),
      ],
    },
    {
      type: 'turn-down-claim',
      by: 'fred',
      fields: { drawing: 'claimed', serial, reason: 'for the test', secret: SECRET },
      faults: [
        ...WHO,
        at('unknown-drawing', 'none'),
        at('wrong-moment', 'claimed', { serial: 99 }),
        at('bad-drawing', 'shown', { serial: drawnIn(floor, 'shown').serial, redraws: false }),
        at('drum-moved', 'claimed', { redraws: false, secret: undefined }),
      ],
    },
    proposed({ type: 'withdraw-offering', offering: 'plain', reason: 'for the test' }, [
      act('unknown-offering', { offering: 'none' }),
      act('drawing-not-over', { offering: 'open' }),
    ]),
    {
      type: 'end-drawing',
      by: 'max',
      fields: { drawing: 'waits', reason: 'for the test', secret: SECRET },
      faults: [
        ...WHO,
        at('unknown-drawing', 'none'),
        at('drawing-over', 'over'),
        at('drum-closed', 'open'),
      ],
    },
  ];
}

export function drumFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const floor = everyStep();
  floor.do('dee', 'claim-drawn', shows(floor, 'owed', { isIdentitySeen: false }));
  waitOut(floor, 'drawn');
  floor.at = '2026-11-16T12:05:00-08:00';
  draw(floor, 'given');
  floor.do('dee', 'call-out-draw', { drawing: 'given' });
  seatAll(floor);
  floor.do('dee', 'hand-out-tickets', { offering: 'cash', time: '12:00' });
  floor.do('max', 'void-ticket', { ticket: codeOf(floor.house, 'cash', 3), reason: 'spoilt' });
  announce(floor, 'year', 'year', { rule: 'drawing-1' });
  return {
    floor,
    faulty: [
      ...ticketFaults(floor),
      ...announceFaults(),
      ...drawFaults(floor),
      ...spentFaults(floor),
      ...winnerFaults(floor),
    ],
  };
}
