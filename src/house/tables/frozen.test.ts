// The deal is frozen: whatever people do between a deal and its call, the award is what was reckoned at the
// deal.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Floor, openedFloor, STAFF } from '../fixtures/floor.fixture.ts';
import { claimsIn, onlyEvent, post } from '../fixtures/jackpot.fixture.ts';
import { SAMPLE_ACTIONS, SAMPLES } from '../fixtures/samples.fixture.ts';
import type { CommandType } from '../permissions.ts';

const TWO_COLORS = { decks: 6, dealer: { up: '7s' }, seats: [{ seat: 1, cards: '7h 7d' }] };

/** The call itself is what the others are tried against, two people may correct what lay there, and only
 * the server doubts the time. */
const APART: readonly string[] = [
  'call-hand',
  'uncall-hand',
  'verify-call',
  'authorize-call',
  'reject-call',
  'correct-fee',
  'doubt-clock',
];

/** Seats 1 to 3 have paid; seat 4 has not. */
function dealt(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, 'hgc-blazing-sevens');
  for (const seat of [1, 2, 3, 4]) {
    floor.do('dee', 'enrol-patron', { patron: `p${seat}` });
    floor.do('dana', 'seat-person', { table: 'T1', seat, patron: `p${seat}` });
  }
  const fees = [{ offering: 'jackpot', seats: [1, 2, 3] }];
  floor.do('dana', 'start-round', { table: 'T1', fees });
  return floor;
}

/** What the samples name, as it is called here. */
const HERE: Readonly<Record<string, unknown>> = {
  table: 'T1',
  offering: 'jackpot',
  patron: 'p1',
  seat: 1,
};
const here = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name in HERE ? HERE[name] : value]),
  );

type Press = (floor: Floor) => unknown;

const badge = fc.constantFrom(...STAFF.map(({ staff }) => staff));

/** Any command of any badge, as its example has it. */
const anyCommand: fc.Arbitrary<Press> = fc
  .tuple(fc.constantFrom(...(Object.keys(SAMPLES) as CommandType[])), badge)
  .filter(([type]) => !APART.includes(type))
  .map(
    ([type, by]) =>
      (floor) =>
        floor.ask(by, type, here(SAMPLES[type])),
  );

/** Any action of two people: those about settings, postings and funds too. */
const anyAction: fc.Arbitrary<Press> = fc
  .tuple(fc.constantFrom(...Object.keys(SAMPLE_ACTIONS)), fc.constantFrom('max', 'mia', 'flo'))
  .map(([type, by]) => (floor) => {
    const fields = here(SAMPLE_ACTIONS[type as keyof typeof SAMPLE_ACTIONS]);
    const before = new Set(floor.house.proposals.keys());
    floor.ask(by, 'propose', { action: { ...fields, type } });
    for (const proposal of floor.house.proposals.keys()) {
      if (!before.has(proposal)) floor.ask('abe', 'approve', { proposal });
    }
  });

const seats = fc.constantFrom(1, 2, 3, 4, 5);
const press = (by: string, type: string, fields: object): Press => {
  return (floor) => floor.ask(by, type, { table: 'T1', ...fields });
};

/** What would have changed the award when it was reckoned by who sits there now. */
const aimed: fc.Arbitrary<Press> = fc.oneof(
  fc
    .tuple(seats, fc.constantFrom('p1', 'p2', 'p4'))
    .map(([seat, patron]) => press('dana', 'seat-person', { seat, patron })),
  seats.map((seat) => press('dana', 'seat-person', { seat, person: 'employee-off-duty' })),
  seats.map((seat) => press('dana', 'leave-seat', { seat })),
  seats.map((seat) => press('dana', 'report-sensor', { seat, works: false })),
  seats.map(
    (seat) => (floor: Floor) =>
      floor.ask('max', 'exclude-patron', { patron: `p${seat}`, reason: 'for the test' }),
  ),
  seats.map((seat) =>
    press('flo', 'return-fees', { offering: 'jackpot', seats: [seat], reason: 'for the test' }),
  ),
  fc.constantFrom(
    press('dana', 'end-round', {}),
    press('flo', 'close-table', {}),
    press('flo', 'open-table', { game: 'pai-gow-poker', npn: true }),
    press('dana', 'start-round', { fees: [] }),
    press('dana', 'start-round', { fees: [{ offering: 'jackpot', seats: [2] }] }),
    // The table goes on with another game.
    (floor: Floor) => {
      for (const [by, type, fields] of [
        ['dana', 'end-round', {}],
        ['flo', 'close-table', {}],
        ['flo', 'open-table', { game: 'pai-gow-poker' }],
      ] as const) {
        press(by, type, fields)(floor);
      }
    },
    (floor: Floor) =>
      floor.ask('flo', 'suspend-offering', { offering: 'jackpot', reason: 'for the test' }),
    (floor: Floor) => floor.ask('max', 'resume-offering', { offering: 'jackpot' }),
  ),
);

const presses = fc.array(fc.oneof(anyCommand, anyAction, { arbitrary: aimed, weight: 4 }), {
  maxLength: 12,
});

/** Who has won what with the cards of seat 1. */
function awardIn(floor: Floor): Readonly<Record<string, string>> {
  const call = onlyEvent(
    floor.do('dana', 'call-hand', { table: 'T1', seat: 1, offering: 'jackpot', round: 1 }),
    'hand-called',
  ).call;
  const looked = { deckCounted: true, checks: { surveillance: true } };
  floor.do('flo', 'verify-call', { call, deal: TWO_COLORS, ...looked });
  const awarded = onlyEvent(floor.do('fred', 'authorize-call', { call }), 'prize-awarded');
  expect(awarded.claims.map(({ patron }) => patron)).toEqual(['p1']);
  return claimsIn(awarded);
}

test('whatever is pressed between the deal and the call, the award is that of the deal', () => {
  // Three sevens of two colors are $500 of the hand, and no one else has a part.
  expect(awardIn(dealt())).toEqual({ 'T1/1': '500.00' });
  fc.assert(
    fc.property(presses, (all) => {
      const floor = dealt();
      for (const each of all) each(floor);
      expect(awardIn(floor)).toEqual({ 'T1/1': '500.00' });
    }),
    { numRuns: 150 },
  );
});
