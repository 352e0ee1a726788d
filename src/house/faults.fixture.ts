// Commands with one fault each, against the scene. A refused command changes nothing, so that one
// scene serves them all.
import {
  act,
  EARLIER,
  type Faulty,
  type Fields,
  fee,
  proposed,
  set,
  WHO,
} from './fault.fixture.ts';
import { aboutAccess } from './faults-access.fixture.ts';
import { aboutClaims } from './faults-claims.fixture.ts';
import type { Floor } from './floor.fixture.ts';
import { documentOf, postingOf } from './jackpot.fixture.ts';
import {
  ADJUSTED,
  awardOf,
  BAD_BEAT,
  BLAZING,
  callIn,
  HIGH_HAND,
  SEVENS,
} from './scene.fixture.ts';

function atTables(): readonly Faulty[] {
  return [
    {
      type: 'start-round',
      by: 'dana',
      fields: { table: 'idle', fees: [{ offering: 'blazing', seats: [1, 2] }] },
      faults: [
        ...WHO,
        set('unknown-table', { table: 'nowhere' }),
        set('table-closed', { table: 'shut' }),
        set('round-open', { table: 'busy' }),
        set('npn-table', { table: 'npn' }),
        fee('unknown-offering', { offering: 'nothing' }),
        fee('unknown-fee', { fee: 'nothing' }),
        fee('wrong-game', { offering: 'bonus', seats: undefined }),
        fee('not-offered', { offering: 'elsewhere' }),
        fee('suspended', { offering: 'paused' }),
        fee('wrong-payer', { seats: undefined }),
        fee('no-such-seat', { seats: [7, 8] }),
        fee('sensor-out', { byHand: [1] }),
        fee('unreasonable-contribution', { amount: '1000000000.00' }),
        fee('wrong-fee', { amount: '0.01' }),
        fee('fee-twice', { seats: [1, 1] }),
      ],
    },
    {
      type: 'return-fees',
      by: 'flo',
      fields: { table: 'busy', offering: 'blazing', seats: [1], reason: 'a misdeal' },
      faults: [
        ...WHO,
        set('unknown-table', { table: 'nowhere' }),
        set('table-closed', { table: 'shut' }),
        set('no-round', { table: 'idle' }),
        set('unknown-offering', { offering: 'nothing' }),
        set('unknown-fee', { fee: 'nothing' }),
        set('no-fee', { seats: [6] }),
        set('call-pending', { offering: 'held' }),
      ],
    },
    {
      type: 'call-hand',
      by: 'dana',
      fields: { table: 'busy', seat: 1, offering: 'blazing' },
      faults: [
        ...WHO,
        set('unknown-table', { table: 'nowhere' }),
        set('table-closed', { table: 'shut' }),
        set('unknown-offering', { offering: 'nothing' }),
        set('wrong-game', { table: 'holdem' }),
        set('not-offered', { offering: 'elsewhere' }),
        set('suspended', { offering: 'busy-pause' }),
        set('no-such-seat', { seat: 8 }),
        set('no-round', { table: 'idle' }),
        set('no-fee', { seat: 6 }),
        set('call-twice', { table: 'line-1', offering: 'line' }),
      ],
    },
    {
      type: 'seat-person',
      by: 'dana',
      fields: { table: 'idle', seat: 1, patron: 'p1' },
      faults: [
        ...WHO,
        set('unknown-table', { table: 'nowhere' }),
        set('table-closed', { table: 'shut' }),
        set('unknown-patron', { patron: 'nobody' }),
        set('on-duty', { patron: 'p3' }),
        set('no-such-seat', { seat: 8 }),
      ],
    },
    {
      type: 'open-table',
      by: 'flo',
      fields: { table: 'shut', game: 'texas-holdem' },
      faults: [
        ...WHO,
        set('table-open', { table: 'idle' }),
        set('unknown-game', { game: 'whist' }),
      ],
    },
    {
      type: 'close-table',
      by: 'flo',
      fields: { table: 'idle' },
      faults: [...WHO, set('round-open', { table: 'busy' })],
    },
    {
      type: 'end-round',
      by: 'dana',
      fields: { table: 'busy' },
      faults: [
        ...WHO,
        set('no-round', { table: 'idle' }),
        set('call-pending', { table: 'line-3' }),
      ],
    },
    {
      type: 'install-table',
      by: 'max',
      fields: { table: 'new', seats: 7 },
      faults: [...WHO, set('name-taken', { table: 'idle' })],
    },
  ];
}

function aboutCalls(floor: Floor): readonly Faulty[] {
  const [first, second, third] = [0, 1, 2].map((place) => callIn(floor, 'line', place));
  return [
    {
      type: 'verify-call',
      by: 'fred',
      fields: { call: third, deal: SEVENS },
      faults: [
        ...WHO,
        set('unknown-call', { call: 'nothing' }),
        { code: 'second-person', by: 'flo', set: { call: third } },
        set('bad-deal', { deal: { ...SEVENS, dealer: { up: '7x' } } }),
        set('no-row', { deal: { ...SEVENS, seats: [{ seat: 1, cards: '2c 3d' }] } }),
        set('nobody-wins', { deal: { ...SEVENS, seats: [{ seat: 6, cards: '7c 7s' }] } }),
      ],
    },
    {
      type: 'authorize-call',
      by: 'max',
      fields: { call: first },
      faults: [
        ...WHO,
        set('unknown-call', { call: 'nothing' }),
        { code: 'second-person', by: 'flo' },
        set('wrong-step', { call: third }),
        set('waits-in-line', { call: second }),
        set('deck-not-counted', {}),
      ],
    },
    {
      type: 'authorize-call',
      by: 'max',
      fields: { call: callIn(floor, 'call-pause', 0) },
      faults: [...WHO, set('surveillance-not-told', {})],
    },
    {
      type: 'uncall-hand',
      by: 'dana',
      fields: { call: third },
      faults: [...WHO, set('wrong-step', { call: first })],
    },
  ];
}

function aboutMoney(): readonly Faulty[] {
  return [
    {
      type: 'fill-tray',
      by: 'cora',
      fields: { table: 'idle', amount: '100.00' },
      faults: [
        ...WHO,
        set('unknown-table', { table: 'nowhere' }),
        set('nothing-there', { amount: '0' }),
        set('not-enough-money', { amount: '100.01' }),
      ],
    },
    {
      type: 'count-box',
      by: 'cora',
      fields: { drop: 'line-1.1', counted: '3.00' },
      faults: [
        ...WHO,
        set('unknown-drop', { drop: 'line-1.2' }),
        { code: 'second-person', by: 'ann', set: { drop: 'line-2.1' } },
        set('count-again', { drop: 'line-3.1' }),
      ],
    },
    {
      type: 'deposit-fund',
      by: 'abe',
      fields: { amount: '100.00', reference: 'slip 17' },
      faults: [
        ...WHO,
        set('nothing-there', { amount: '0.00' }),
        set('not-enough-money', { amount: '100.01' }),
      ],
    },
    {
      type: 'feed-fund',
      by: 'abe',
      fields: { fund: 'common', amount: '1.00', reason: 'other games' },
      faults: [
        ...WHO,
        set('unknown-fund', { fund: 'nothing' }),
        set('nothing-there', { amount: '0.00' }),
      ],
    },
    {
      type: 'close-day',
      by: 'abe',
      fields: { day: '2026-11-15' },
      faults: [
        ...WHO,
        set('day-closed', { day: '2026-11-14' }),
        set('day-not-over', { day: '2026-11-16' }),
        set('box-not-counted', {}),
      ],
    },
  ];
}

function aboutOfferings(floor: Floor): readonly Faulty[] {
  const beat = documentOf(BAD_BEAT);
  const lowered = (values: Fields): Fields => documentOf(BAD_BEAT, { values });
  return [
    proposed(postingOf(BLAZING, { as: 'another' }), [
      act('name-taken', { offering: 'common' }),
      act('unknown-activity', { activity: 'nothing' }),
      act('unknown-fund', { closesTo: 'nothing' }),
      act('wrong-fund', { paidBy: 'common' }),
      act('bad-offering', { document: documentOf(BLAZING, { values: { seed: '0.01' } }) }),
    ]),
    proposed(postingOf(HIGH_HAND, { as: 'another', paidBy: 'bonus' }), [
      act('unknown-fund', { paidBy: 'high-hand' }),
      act('wrong-fund', { paidBy: 'common' }),
    ]),
    proposed({ type: 'change-offering', offering: 'beat', document: beat }, [
      act('unknown-offering', { offering: 'nothing' }),
      act('not-suspended', { offering: 'bonus' }),
      act('changed-meanwhile', { version: 2 }),
      act('in-play', { offering: 'busy-pause' }),
      act('call-pending', { offering: 'call-pause' }),
      act('bad-offering', { document: lowered({ cap: '0.01' }) }),
      act('bad-change', { document: documentOf(BAD_BEAT, { options: { shares: 'A' } }) }),
      act('below-meter', { document: lowered({ cap: '100000.00' }) }),
    ]),
    proposed({ type: 'withdraw-offering', offering: 'paused', reason: 'over' }, [
      act('unknown-offering', { offering: 'gone' }),
      act('in-play', { offering: 'blazing' }),
      act('call-pending', { offering: 'call-pause' }),
      act('fund-in-use', { offering: 'bonus' }),
    ]),
    proposed({ ...ADJUSTED, account: { meter: 'progressive' } }, [
      act('unknown-offering', { offering: 'nothing' }),
      act('unknown-meter', { account: { meter: 'nothing' } }),
      act('nothing-there', { by: '-0.00' }),
      act('call-pending', { offering: 'line' }),
      act('below-reset', { by: '-1.00' }),
      act('not-enough-money', { offering: 'blazing', account: 'reserve', by: '-99999.00' }),
    ]),
    proposed({ ...ADJUSTED, offering: 'beat', account: { meter: 'pool' } }, [
      act('over-limit', { by: '45000.01' }),
      act('bad-change', { by: '-0.01' }),
    ]),
    proposed({ type: 'void-award', call: awardOf(floor, 'won'), reason: 'a marked card' }, [
      act('unknown-award', { call: 'nothing' }),
      act('already-paid', {}),
    ]),
    proposed({ type: 'void-award', call: awardOf(floor, 'gone'), reason: 'a marked card' }, [
      act('fund-in-use', {}),
    ]),
    {
      type: 'count-attempt',
      by: 'flo',
      fields: { offering: 'hi-lo' },
      faults: [
        ...WHO,
        set('unknown-offering', { offering: 'nothing' }),
        set('unknown-meter', { meter: 'nothing' }),
        set('not-offered', { offering: 'hi-lo-over' }),
        set('suspended', { offering: 'hi-lo-pause' }),
      ],
    },
    {
      type: 'resume-offering',
      by: 'max',
      fields: { offering: 'paused' },
      faults: [...WHO, set('not-suspended', { offering: 'blazing' })],
    },
  ];
}

function aboutPeople({ house }: Floor): readonly Faulty[] {
  const [own, late] = [...house.proposals.keys()];
  return [
    {
      type: 'approve',
      by: 'ann',
      fields: { proposal: own },
      faults: [
        { code: 'out-of-order', at: EARLIER },
        set('unknown-proposal', { proposal: 'nothing' }),
        { code: 'second-person', by: 'ann' },
        { code: 'name-taken', by: 'abe', set: { proposal: late } },
      ],
    },
    {
      type: 'dismiss-staff',
      by: 'max',
      fields: { staff: 'dana' },
      faults: [
        ...WHO,
        set('second-person', { staff: 'max' }),
        set('not-on-staff', { staff: 'nobody' }),
      ],
    },
    {
      type: 'open-house',
      by: 'max',
      fields: {
        name: 'Again',
        zone: 'America/Los_Angeles',
        staff: [
          { staff: 'max', roles: ['manager'] },
          { staff: 'max', roles: ['accounting'] },
        ],
      },
      faults: [{ code: 'out-of-order', at: EARLIER }, set('house-already-open', {})],
    },
  ];
}

export const faultyCommands = (floor: Floor): readonly Faulty[] => [
  ...atTables(),
  ...aboutCalls(floor),
  ...aboutClaims(floor),
  ...aboutMoney(),
  ...aboutOfferings(floor),
  ...aboutPeople(floor),
  ...aboutAccess(),
];
