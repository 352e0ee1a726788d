// What tests of the whole house ask of chips: a command of every type, a scene with everything that
// can be wrong, and a day on which everything happens once.
import { assert } from '#result';
import { type Fault, type Faulty, set, WHO } from '../../fixtures/fault.fixture.ts';
import type { Floor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';
import {
  BACCARAT,
  buyIn,
  chip,
  chipFloor,
  deal,
  EXPIRES,
  issue,
  one,
  place,
  play,
  redeem,
  seatPlayers,
  someChance,
  TABLES,
  WINDOW,
} from './chip-floor.fixture.ts';

const chance = '5a'.repeat(32);
const serial = 'AAAA-AAAA';

/** Offerings that are not for this table now, and a coupon of each. */
function otherCoupons(floor: Floor) {
  post(floor, 'bay101-match-play', { as: 'shut' });
  post(floor, 'bay101-match-play', { as: 'gone' });
  post(floor, 'bay101-match-play', { as: 'elsewhere', more: { tables: ['T9'] } });
  const free = { instrument: 'match-play-coupon' };
  const [shut, gone, elsewhere] = ['shut', 'gone', 'elsewhere'].map((offering) =>
    one(floor, free.instrument, { offering }),
  );
  const wrongGame = one(floor, free.instrument, { games: ['pai-gow-tiles'] });
  floor.do('flo', 'suspend-offering', { offering: 'shut', reason: 'for the test' });
  floor.both({ type: 'withdraw-offering', offering: 'gone', reason: 'for the test' });
  return { shut, gone, elsewhere, wrongGame };
}

/** Coupons with which something is wrong. */
function wrongCoupons(floor: Floor) {
  const coupon = 'match-play-coupon';
  const voided = one(floor, coupon);
  floor.do('max', 'void-instruments', { serials: [voided], reason: 'lost' });
  const used = one(floor, coupon);
  play(floor, used, 'lose', { live: '10.00' });
  const old = one(floor, coupon, { expires: '2026-11-16' });
  const voucher = one(floor, 'free-play-chip');
  const others = one(floor, coupon, { patron: 'p2' });
  return { voided, used, old, voucher, others };
}

export function chipFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const floor = chipFloor();
  openTables(floor);
  const other = otherCoupons(floor);
  const wrong = wrongCoupons(floor);
  const own = gilsCoupons(floor);
  floor.do('carl', 'exclude-patron', { patron: 'out', reason: 'for the test' });
  floor.do('gil', 'sign-in', { isRight: true });
  const lies = set('instrument-placed', { table: 'quiet' });
  return {
    floor,
    faulty: [
      ...comingBy(floor, wrong, other.shut as string),
      placing(floor, { ...wrong, ...other }),
      ...ending(floor, own),
      ...voiding(floor, wrong),
      { type: 'close-table', by: 'flo', fields: { table: 'T1' }, faults: [lies] },
      { type: 'leave-seat', by: 'flo', fields: { table: 'busy', seat: 3 }, faults: [lies] },
    ],
  };
}

function openTables(floor: Floor): void {
  for (const table of ['busy', 'closed', 'quiet']) {
    floor.do('max', 'install-table', { table, seats: 7 });
    if (table !== 'closed') floor.do('flo', 'open-table', { table, game: BACCARAT });
  }
  seatPlayers(floor, 'busy');
  seatPlayers(floor, 'quiet');
  floor.do('dana', 'start-round', { table: 'busy', fees: [] });
}

/** A manager plays off duty, behind a seat: wagers of their own, at each step. */
function gilsCoupons(floor: Floor) {
  const behind = { seat: 3, behind: 'patron', patron: 'gil' };
  const bonus = () => chip(floor, 'bonus-play-chip', 'gil');
  const played = play(floor, bonus(), 'lose', behind);
  const dealt = place(floor, bonus(), behind);
  deal(floor);
  const placed = place(floor, bonus(), { ...behind, table: 'quiet' });
  return { played, dealt, placed };
}

function comingBy(
  floor: Floor,
  { voided, used, old, others }: ReturnType<typeof wrongCoupons>,
  shut: string,
): readonly Faulty[] {
  const person: readonly Fault[] = [
    set('unknown-patron', { patron: 'nobody' }),
    set('on-duty', { patron: 'gil' }),
    set('ineligible-person', { patron: 'out' }),
  ];
  const own = { code: 'second-person', by: 'gil', set: { patron: 'gil' } } as const;
  const sale = { instrument: 'dead-chips', patron: 'p1', window: WINDOW, chance };
  post(floor, 'bay101-dead-chip', { as: 'later', more: { tables: TABLES } });
  const few = { sale: 'open', buyInsMost: 1 };
  post(floor, 'bay101-dead-chip', { as: 'few', values: few, more: { tables: TABLES } });
  floor.do('cora', 'sell-chips', { ...sale, offering: 'few', chance: someChance() });
  const taken = issue(floor, 'match-play-coupon', { batch: 'taken' });
  assert(taken.length === 1, 'a batch is there');
  const late = '2026-11-17T00:00:00-08:00';
  return [
    {
      type: 'issue-instruments',
      by: 'max',
      fields: {
        batch: 'new',
        offering: 'match',
        instrument: 'match-play-coupon',
        count: 2,
        how: 'promotion',
        patron: 'p1',
        expires: EXPIRES,
        chance,
      },
      faults: [
        ...WHO,
        own,
        ...person,
        set('name-taken', { batch: 'taken' }),
        set('unknown-offering', { offering: 'gone' }),
        set('suspended', { offering: 'shut' }),
        set('wrong-game', { games: ['omaha'] }),
        set('wrong-instrument', { instrument: 'dead-chips' }),
        set('bad-expiry', { expires: '2026-11-15' }),
      ],
    },
    {
      type: 'sell-chips',
      by: 'cora',
      fields: { ...sale, offering: 'dead' },
      faults: [
        ...WHO,
        own,
        ...person,
        set('unknown-offering', { offering: 'gone' }),
        set('suspended', { offering: 'shut' }),
        set('wrong-instrument', { instrument: 'match-play' }),
        set('wrong-window', { window: 'Window 1' }),
        set('not-on-sale', { offering: 'later' }),
        set('sold-out', { offering: 'few' }),
      ],
    },
    {
      type: 'change-voucher',
      by: 'cora',
      fields: { serial: one(floor, 'free-play-chip', { patron: 'p1' }), patron: 'p1' },
      faults: [
        ...WHO,
        own,
        ...person,
        set('suspended', { serial: shut }),
        set('unknown-instrument', { serial }),
        set('instrument-used', { serial: used }),
        set('instrument-voided', { serial: voided }),
        { code: 'instrument-expired', at: late, set: { serial: old } },
        set('no-voucher', { serial: others }),
        set('not-the-holder', { serial: one(floor, 'free-play-chip', { patron: 'p2' }) }),
      ],
    },
  ];
}

function placing(
  floor: Floor,
  coupons: ReturnType<typeof wrongCoupons> & ReturnType<typeof otherCoupons>,
): Faulty {
  const { voided, used, old, voucher, others, shut, gone, elsewhere, wrongGame } = coupons;
  const lying = one(floor, 'match-play-coupon');
  place(floor, lying, { table: 'quiet', live: '10.00' });
  return {
    type: 'place-instrument',
    by: 'dana',
    fields: {
      serial: one(floor, 'match-play-coupon'),
      table: 'T1',
      seat: 1,
      patron: 'p1',
      bet: 'base',
      side: 'player',
      live: '10.00',
    },
    faults: [
      ...WHO,
      set('unknown-table', { table: 'none' }),
      set('table-closed', { table: 'closed' }),
      set('unknown-patron', { patron: 'nobody' }),
      set('on-duty', { patron: 'gil' }),
      { code: 'second-person', by: 'gil', set: { patron: 'gil' } },
      set('round-open', { table: 'busy' }),
      set('unknown-offering', { serial: gone }),
      set('wrong-game', { serial: wrongGame }),
      set('not-offered', { serial: elsewhere }),
      set('suspended', { serial: shut }),
      set('no-such-seat', { seat: 5 }),
      set('unknown-instrument', { serial }),
      set('instrument-used', { serial: used }),
      set('instrument-voided', { serial: voided }),
      { code: 'instrument-expired', at: '2026-11-17T00:00:00-08:00', set: { serial: old } },
      set('still-a-voucher', { serial: voucher }),
      set('not-the-holder', { serial: others }),
      set('instrument-placed', { serial: lying }),
      set('may-not-play', { behind: 'employee-on-duty' }),
      set('bad-wager', { live: '9.99' }),
    ],
  };
}

function ending(floor: Floor, own: ReturnType<typeof gilsCoupons>): readonly Faulty[] {
  const bonus = () => chip(floor, 'bonus-play-chip', 'p3');
  const at = { seat: 3 };
  const [played, disputed, verified] = [1, 2, 3].map(() => play(floor, bonus(), 'lose', at));
  floor.do('flo', 'verify-use', { use: verified });
  const byGil = place(floor, bonus(), at);
  const dealt = place(floor, chip(floor, 'bonus-play-chip', 'p2'), { seat: 2, side: 'banker' });
  deal(floor);
  floor.do('gil', 'settle-instrument', { use: byGil, ending: 'lose' });
  const again = onceMore(floor);
  const broke = { uses: expensive(floor) };
  const placed = place(floor, bonus(), { table: 'quiet', seat: 3, side: 'banker' });
  const reason = 'for the test';
  const unknown = set('unknown-use', { use: 'nothing' });
  const seen = [...WHO, set('second-person', { use: byGil })];
  return [
    {
      type: 'take-back-instrument',
      by: 'gil',
      fields: { use: placed, reason },
      faults: [...WHO, set('second-person', { use: own.placed }), unknown, stepOf(dealt)],
    },
    {
      type: 'settle-instrument',
      by: 'gil',
      fields: { use: dealt, ending: 'win' },
      faults: [
        ...WHO,
        set('second-person', { use: own.dealt }),
        unknown,
        stepOf(placed),
        set('bad-winnings', { winnings: '10.00' }),
      ],
    },
    {
      type: 'verify-use',
      by: 'gil',
      fields: { use: played },
      faults: [...seen, set('second-person', { use: own.played }), unknown, stepOf(placed)],
    },
    {
      type: 'dispute-use',
      by: 'gil',
      fields: { use: disputed, reason },
      faults: [
        ...seen,
        unknown,
        stepOf(placed),
        set('instrument-used', { use: again.lost }),
        set('instrument-voided', { use: again.voided }),
        set('instrument-placed', { use: again.placed }),
      ],
    },
    {
      type: 'exchange-uses',
      by: 'cora',
      fields: { uses: [verified] },
      faults: [
        ...WHO,
        set('second-person', { uses: [againstMax(floor)] }),
        set('not-enough-money', broke),
        set('unknown-use', { uses: ['nothing'] }),
        set('use-step', { uses: [played] }),
      ].map((fault) => (fault.code === 'second-person' ? { ...fault, by: 'max' } : fault)),
    },
    counting(floor),
  ];
}

const stepOf = (step: string | undefined): Fault => set('use-step', { use: step });

/** A wager that the manager has verified, who also works at the cage. */
function againstMax(floor: Floor): string {
  const id = play(floor, chip(floor, 'bonus-play-chip', 'p3'), 'lose', { seat: 3 });
  floor.do('max', 'verify-use', { use: id });
  return id;
}

/** Certificates that have won, and are on a wager, void or lost since. */
function onceMore(floor: Floor) {
  const more = { offering: 'certificates', patron: 'p3' };
  const [voided, placed, lost] = [1, 2, 3].map(() => {
    const certificate = one(floor, 'free-play-multi', more);
    return { certificate, use: play(floor, certificate, 'win', { seat: 3 }) };
  });
  floor.do('max', 'void-instruments', { serials: [voided?.certificate], reason: 'torn' });
  place(floor, placed?.certificate as string, { table: 'quiet', seat: 3 });
  play(floor, lost?.certificate as string, 'lose', { seat: 3 });
  return { voided: voided?.use, placed: placed?.use, lost: lost?.use };
}

/** More than the cage has. */
function expensive(floor: Floor): readonly string[] {
  post(floor, 'bay101-dead-chip', {
    as: 'dear',
    values: { sale: 'open', price: '19999.00', prize: '20000.00' },
    more: { tables: TABLES },
  });
  const uses = Array.from({ length: 60 }, () => {
    const asked = { offering: 'dear', instrument: 'dead-chips', patron: 'p3', window: WINDOW };
    const events = floor.do('cora', 'sell-chips', { ...asked, chance: someChance() });
    const id = play(floor, onlyEvent(events, 'chips-sold').serial, 'lose', { seat: 3 });
    floor.do('flo', 'verify-use', { use: id });
    return id;
  });
  const cage = floor.balance('house/cage');
  floor.do('abe', 'deposit-fund', { amount: `${Number(cage) - 1000}.00`, reference: 'the bank' });
  return uses;
}

function counting(floor: Floor): Faulty {
  const lost = play(floor, chip(floor, 'free-play-chip', 'p3'), 'lose', { seat: 3 });
  floor.do('flo', 'verify-use', { use: lost });
  floor.do('cole', 'count-dropped-chips', { table: 'busy', counted: 3 });
  return {
    type: 'count-dropped-chips',
    by: 'cole',
    fields: { table: 'T1', counted: 1 },
    faults: [
      ...WHO,
      set('unknown-table', { table: 'none' }),
      set('count-again', { table: 'busy' }),
    ],
  };
}

function voiding(
  floor: Floor,
  { voided, used, old }: ReturnType<typeof wrongCoupons>,
): readonly Faulty[] {
  const lying = one(floor, 'match-play-coupon', { patron: 'p2' });
  place(floor, lying, { table: 'quiet', live: '10.00', seat: 2 });
  return [
    {
      type: 'void-instruments',
      by: 'max',
      fields: { serials: [one(floor, 'match-play-coupon')], reason: 'for the test' },
      faults: [
        ...WHO,
        set('unknown-instrument', { serials: [serial] }),
        set('instrument-used', { serials: [used] }),
        set('instrument-voided', { serials: [voided] }),
        { code: 'instrument-expired', at: '2026-11-17T00:00:00-08:00', set: { serials: [old] } },
        set('instrument-placed', { serials: [lying] }),
      ],
    },
  ];
}

export function chipDay(): Floor {
  const floor = chipFloor();
  const coupon = one(floor, 'match-play-coupon');
  const id = place(floor, coupon, { live: '10.00' });
  floor.do('dana', 'take-back-instrument', { use: id, reason: 'changed his mind' });
  const won = play(floor, coupon, 'win', { live: '10.00' });
  floor.do('flo', 'dispute-use', { use: won, reason: 'a tie' });
  floor.do('dana', 'settle-instrument', { use: won, ending: 'win' });
  redeem(floor, won);
  const lost = play(floor, chip(floor, 'free-play-chip'), 'lose');
  floor.do('flo', 'verify-use', { use: lost });
  for (const by of ['cole', 'cleo']) {
    floor.do(by, 'count-dropped-chips', { table: 'T1', counted: 2 });
  }
  floor.do('max', 'void-instruments', { serials: issue(floor, 'bonus-play-chip'), reason: 'torn' });
  buyIn(floor);
  issue(floor, 'match-play-coupon');
  floor.tick('2026-12-01T00:00:00-08:00');
  return floor;
}
