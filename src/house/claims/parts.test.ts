// Figures: Blazing Sevens pays its meter for three sevens of one color, its seed and 20 cents of each
// fee, and $500 for three of two colors, out of a reserve that has 80 cents of each fee and what the
// house lends it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  asCents,
  type Cents,
  centsOf,
  compare,
  countOf,
  dollarsOf,
  subtract,
  sum,
  usd,
  ZERO,
} from '#money';
import { type Floor, openedFloor, STRICT } from '../fixtures/floor.fixture.ts';
import { fundOf, onlyEvent, PAPERS, post, showPapers, win } from '../fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../fixtures/scene.fixture.ts';
import type { Refusal } from '../refusals.ts';
import type { Claim } from '../state.ts';

const METER = { ...SEVENS, seats: [SEVENS.seats[0]] };
const THREE = { ...SEVENS, seats: [SEVENS.seats[1]] };
const OWNERS = ['ann', 'bob', 'cat', 'dan', 'eve'] as const;

function roomOf(seed = '5000'): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, BLAZING, { values: { seed, reseed: seed } });
  for (const patron of OWNERS) floor.do('cora', 'enrol-patron', { patron });
  return floor;
}

const claimIn = (floor: Floor, deal: Readonly<Record<string, unknown>>): string =>
  win(floor, { paid: [1, 2], deal }).claims[0]?.id ?? '';

/** Splits a claim among the first owners, by what each has. */
function split(floor: Floor, claim: string, ...amounts: readonly string[]) {
  const parts = amounts.map((amount, index) => ({ patron: OWNERS[index], amount }));
  return onlyEvent(floor.do('cora', 'split-claim', { claim, parts }), 'claim-split').parts;
}

const pay = (floor: Floor, claim: string) =>
  onlyEvent(floor.do('cora', 'pay-claim', { claim, from: 'cage' }), 'claim-paid');

const open = ({ house }: Floor): readonly Claim[] =>
  [...house.claims.values()].filter(({ status }) => status === 'open');

const owed = (floor: Floor): string => dollarsOf(sum(open(floor).map(({ amount }) => amount)));

describe('a claim that several people own', () => {
  test('is split into claims of their own, numbered after it, which take its place', () => {
    const floor = roomOf();
    const claim = claimIn(floor, THREE);
    const parts = split(floor, claim, '200', '300.00');
    expect(parts.map(({ id, patron, amount }) => [id, patron, amount])).toEqual([
      [`${claim}.1`, 'ann', '200.00'],
      [`${claim}.2`, 'bob', '300.00'],
    ]);
    expect(floor.house.claims.get(claim)?.status).toBe('split');
    expect(floor.balance('fund/jackpot/payable')).toBe('500.00');
    expect(owed(floor)).toBe('500.00');
    expect(floor.refused('cora', 'pay-claim', { claim, from: 'cage' })).toBe('claim-closed');
    for (const { id } of parts) pay(floor, id);
    expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
    expect(floor.house.wins.size).toBe(0);
  });

  test('keeps where its money came from, to the cent', () => {
    const floor = roomOf();
    // $500 of which the reserve had $1.60: thirds of it are 53⅓ cents.
    const parts = split(floor, claimIn(floor, THREE), '166.67', '166.67', '166.66');
    expect(parts.map(({ sources }) => sources)).toEqual([
      [
        ['reserve', '0.53'],
        ['advance', '166.14'],
      ],
      [
        ['reserve', '0.54'],
        ['advance', '166.13'],
      ],
      [
        ['reserve', '0.53'],
        ['advance', '166.13'],
      ],
    ]);
  });

  test('is split only into what it comes to, and all that is wrong is told', () => {
    const floor = roomOf();
    const claim = claimIn(floor, THREE);
    const parts = [
      { patron: 'ann', amount: '200' },
      { patron: 'ann', amount: '299.99' },
      { patron: 'bob', amount: '0' },
    ];
    const answer = floor.ask('cora', 'split-claim', { claim, parts }) as Refusal;
    expect(answer.code).toBe('bad-split');
    expect(answer.problems).toEqual([
      { path: 'parts[1].patron', message: 'is already listed' },
      { path: 'parts[2].amount', message: 'must be more than zero' },
      { path: 'parts', message: 'add up to 499.99, not 500.00' },
    ]);
  });

  test('is not split by whom the house has barred, nor for him', () => {
    const floor = roomOf();
    floor.do('dana', 'seat-person', { table: 'T1', seat: 2, patron: 'ann' });
    const claim = claimIn(floor, THREE);
    floor.do('carl', 'exclude-patron', { patron: 'ann', reason: 'asked to be' });
    const halves = (...owners: readonly string[]) => ({
      claim,
      parts: owners.map((patron) => ({ patron, amount: '250' })),
    });
    const answers = [halves('bob', 'cat'), halves('ann', 'cat')].map((asked) =>
      floor.refused('cora', 'split-claim', asked),
    );
    expect(answers).toEqual(['ineligible-person', 'ineligible-person']);
  });

  test('is not split while the papers that were shown do not do', () => {
    const floor = roomOf();
    const claim = claimIn(floor, THREE);
    const parts = [
      { patron: 'bob', amount: '200.00' },
      { patron: 'cat', amount: '300.00' },
    ];
    showPapers(floor, { claim, patron: 'ann', isOfAge: false });
    expect(floor.refused('cora', 'split-claim', { claim, parts })).toBe('identity-refused');
    showPapers(floor, { claim, patron: 'ann' });
    floor.do('cora', 'split-claim', { claim, parts });
  });

  test('is not split by whom the sheet gives no further prize on this day', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, STRICT.id);
    for (const patron of OWNERS) floor.do('cora', 'enrol-patron', { patron });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 2, patron: 'ann' });
    const [first, second] = [claimIn(floor, THREE), claimIn(floor, THREE)];
    showPapers(floor, { claim: first, patron: 'ann' });
    pay(floor, first);
    const parts = [
      { patron: 'bob', amount: '200.00' },
      { patron: 'cat', amount: '300.00' },
    ];
    const answer = floor.ask('cora', 'split-claim', { claim: second, parts });
    expect(answer).toMatchObject({
      code: 'limit-reached',
      message: expect.stringMatching(/\(a rule\)$/),
    });
  });

  test('is split once: a part is no whole', () => {
    const floor = roomOf();
    const [first] = split(floor, claimIn(floor, THREE), '200', '300');
    const parts = [
      { patron: 'cat', amount: '100' },
      { patron: 'dan', amount: '100' },
    ];
    const again = { claim: first?.id, parts };
    expect(floor.refused('cora', 'split-claim', again)).toBe('bad-split');
  });

  test('is each owner’s own: nobody else is paid it', () => {
    const floor = roomOf();
    const [first] = split(floor, claimIn(floor, THREE), '200', '300');
    const asked = { claim: first?.id, from: 'cage', patron: 'bob' };
    expect(floor.refused('cora', 'pay-claim', asked)).toBe('not-the-winner');
    const seen = { claim: first?.id, patron: 'bob', ...PAPERS };
    expect(floor.refused('cora', 'check-identity', seen)).toBe('not-the-winner');
  });
});

describe('the tax rules look at the whole win', () => {
  test('each owner has a W-2G, and one statement names all of them', () => {
    const floor = roomOf('3000');
    const [first, second] = split(floor, claimIn(floor, METER), '1500.20', '1500.20');
    showPapers(floor, { claim: first?.id, patron: 'ann', forms: ['w-2g'] });
    const half = { claim: first?.id, from: 'cage' };
    expect(floor.ask('cora', 'pay-claim', half)).toMatchObject({
      code: 'paperwork-missing',
      problems: [{ message: '5754 is not complete' }],
    });
    showPapers(floor, { claim: second?.id, patron: 'bob', forms: ['w-2g', '5754'] });
    expect(pay(floor, first?.id ?? '')).toMatchObject({ forms: ['w-2g', '5754'] });
    expect(pay(floor, second?.id ?? '').withheld).toBeUndefined();
  });

  test('what is kept back of the whole is shared, the odd cent by the greatest share', () => {
    const floor = roomOf('10000');
    const [first, second] = split(floor, claimIn(floor, METER), '4000.16', '6000.24');
    showPapers(floor, { claim: first?.id, patron: 'ann', forms: ['w-2g', '5754'] });
    showPapers(floor, { claim: second?.id, patron: 'bob', forms: ['w-2g'] });
    // 24% of $9,999.40 is $2,399.86; by shares $959.94… and $1,439.91…, and a cent is left.
    expect(pay(floor, first?.id ?? '').withheld?.amount).toBe('959.94');
    expect(pay(floor, second?.id ?? '').withheld?.amount).toBe('1439.92');
    expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
  });

  test('below what is reported there is no form for anybody, but the identity is asked for', () => {
    const floor = roomOf('1000');
    const [first] = split(floor, claimIn(floor, METER), '500.20', '500.20');
    const paid = { claim: first?.id, from: 'cage' };
    expect(floor.refused('cora', 'pay-claim', paid)).toBe('identity-needed');
    showPapers(floor, { claim: first?.id, patron: 'ann' });
    expect(pay(floor, first?.id ?? '').forms).toEqual([]);
  });

  test('a part of a greater prize is not for the tray', () => {
    const floor = roomOf('1000');
    const [first] = split(floor, claimIn(floor, METER), '500.20', '500.20');
    showPapers(floor, { claim: first?.id, patron: 'ann' });
    const paid = { claim: first?.id, from: 'tray' };
    expect(floor.refused('flo', 'pay-claim', paid)).toBe('over-limit');
  });
});

describe('the end of a part', () => {
  test('an award that is voided takes its parts back, and every cent is where it was', () => {
    const [floor, same] = [roomOf(), roomOf()];
    const claim = claimIn(floor, THREE);
    split(floor, claim, '123.45', '376.55');
    const events = floor.both({ type: 'void-award', call: claim.split(':')[0], reason: 'a card' });
    expect(onlyEvent(events, 'award-voided').claims).toEqual([`${claim}.1`, `${claim}.2`]);
    expect(open(floor)).toEqual([]);
    // As if the hand had never been called.
    same.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [1, 2] }] });
    expect(fundOf(floor)).toEqual(fundOf(same));
    expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
  });

  test('once a part is paid the award stands', () => {
    const floor = roomOf();
    const claim = claimIn(floor, THREE);
    const [first] = split(floor, claim, '200', '300');
    pay(floor, first?.id ?? '');
    const action = { type: 'void-award', call: claim.split(':')[0], reason: 'a card' };
    expect(floor.refused('max', 'propose', { action })).toBe('already-paid');
  });

  test('each part has the clock of the whole, and goes back alone (Bay 101, 30 days)', () => {
    const floor = openedFloor({ game: 'texas-holdem', seats: 9 });
    post(floor, 'bay101-poker-bonus-hand-progressive', { more: { tables: ['T1'] } });
    for (const patron of ['ann', 'bob']) floor.do('cora', 'enrol-patron', { patron });
    const seats = [{ seat: 1, hole: 'As Ks' }, ...[2, 3, 4, 5].map((seat) => ({ seat }))];
    const deal = { board: 'Qs Js Ts 3c 4d', pot: '20.00', seats };
    const [claim] = win(floor, { fees: [{ offering: 'jackpot' }], deal }).claims;
    const [first, second] = split(floor, claim?.id ?? '', '100', '200');
    showPapers(floor, { claim: first?.id, patron: 'ann' });
    pay(floor, first?.id ?? '');
    floor.tick('2026-12-16T09:59:59-08:00');
    expect(floor.balance('fund/jackpot/payable')).toBe('200.00');
    const over = floor.tick('2026-12-16T10:00:00-08:00');
    expect(onlyEvent(over, 'claim-expired')).toMatchObject({ claim: second?.id, amount: '200.00' });
    expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
  });
});

/** Ways to cut an amount into parts. */
const cuts = (amount: Cents): fc.Arbitrary<readonly Cents[]> =>
  fc
    .uniqueArray(fc.bigInt({ min: 1n, max: countOf(amount) - 1n }).map(asCents), {
      minLength: 1,
      maxLength: 4,
    })
    .map((places) => [ZERO, ...places.sort(compare), amount])
    .map((places) =>
      places.slice(1).map((place, index) => subtract(place, places[index] as Cents)),
    );

const sumOf = (amounts: readonly (readonly [unknown, string, ...unknown[]])[]): Cents =>
  sum(amounts.map(([, amount]) => centsOf(amount)));

test('however a win is split and in whatever order it is paid, no cent is lost or paid twice', () => {
  // $2,345.67 and 40 cents off the meter; $500 of the reserve and of what the house lends.
  const splits = fc.record({
    meter: cuts(usd('2346.07')),
    three: cuts(usd('500')),
    order: fc.infiniteStream(fc.nat()),
  });
  const cut = (floor: Floor, deal: Readonly<Record<string, unknown>>, counts: readonly Cents[]) => {
    const whole = floor.house.claims.get(claimIn(floor, deal)) as Claim;
    const parts = split(floor, whole.id, ...counts.map(dollarsOf));
    for (const part of parts) expect(sumOf(part.sources)).toBe(centsOf(part.amount));
    for (const [from, amount] of whole.sources) {
      const mine = parts.flatMap(({ sources }) => sources.filter(([of]) => of === from));
      expect(sumOf(mine)).toBe(centsOf(amount));
    }
    return parts.map(({ id, patron }) => ({ claim: id, patron }));
  };
  fc.assert(
    fc.property(splits, ({ meter, three, order }) => {
      const floor = roomOf('2345.67');
      const [first, ...others] = cut(floor, METER, meter);
      showPapers(floor, { ...first, forms: ['w-2g', '5754'] });
      for (const each of others) showPapers(floor, { ...each, forms: ['w-2g'] });
      cut(floor, THREE, three);
      let paid = ZERO;
      for (let left = open(floor); left.length > 0; left = open(floor)) {
        expect(floor.balance('fund/jackpot/payable')).toBe(owed(floor));
        const { id } = left[(order.next().value as number) % left.length] as Claim;
        paid = add(paid, centsOf(pay(floor, id).amount));
        const again = { claim: id, from: 'cage' };
        expect(floor.refused('cora', 'pay-claim', again)).toBe('claim-closed');
      }
      expect(paid).toBe(234_607n + 50_000n);
      expect(floor.balance('fund/jackpot/payable')).toBe('0.00');
    }),
    { numRuns: 25 },
  );
});
