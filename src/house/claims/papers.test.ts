// Figures: the meter of Blazing Sevens has its seed and 20 cents of each of two fees of a dollar. The
// tax rules report a win of 300 times the wager from $600 on, from 2026 on from $2,000; beyond $5,000
// less the wager they keep 24% back.

import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { given } from '#result';
import type { Activity } from '#rules';
import { type Floor, openedFloor, RULEBOOK, STRICT } from '../fixtures/floor.fixture.ts';
import { onlyEvent, PAPERS, post, showPapers, win } from '../fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../fixtures/scene.fixture.ts';
import type { Refusal } from '../refusals.ts';
import { type Claim, USUAL_SETTINGS } from '../state.ts';
import type { Identity, Settings } from '../words/shapes.ts';
import { forfeitClause, leastAgeOf } from './identity.ts';

const METER = { ...SEVENS, seats: [SEVENS.seats[0]] };
const THREE = { ...SEVENS, seats: [SEVENS.seats[1]] };

interface Room {
  readonly activity?: string;
  readonly seed?: string;
  readonly at?: string;
  readonly settings?: Partial<Settings>;
}

function roomWith({ activity = BLAZING, seed = '5000', at, settings }: Room): Floor {
  const floor = openedFloor(given({ game: 'blackjack-poker', at }));
  post(floor, activity, { values: { seed, reseed: seed } });
  for (const patron of ['ann', 'bob']) floor.do('cora', 'enrol-patron', { patron });
  if (settings !== undefined) {
    floor.both({ type: 'change-settings', settings: { ...USUAL_SETTINGS, ...settings } });
  }
  return floor;
}

/** A claim of a winner without a name on record. */
const claimIn = (floor: Floor, deal: Readonly<Record<string, unknown>>): string =>
  win(floor, { paid: [1, 2], deal }).claims[0]?.id ?? '';

const payment = (claim: string, patron?: string) =>
  given({
    claim,
    from: 'cage',
    patron,
  });

const codeOf = (floor: Floor, claim: string, patron?: string): string =>
  floor.refused('cora', 'pay-claim', payment(claim, patron));

const pay = (floor: Floor, claim: string, patron?: string) =>
  onlyEvent(floor.do('cora', 'pay-claim', payment(claim, patron)), 'claim-paid');

describe('how old a winner must be', () => {
  const ageIn = (room: Room) => {
    const floor = roomWith(room);
    return leastAgeOf(floor.house, RULEBOOK, { offering: 'jackpot' });
  };

  test.each([
    ['21 where neither the sheet nor the house says', {}, 21],
    ['what the house says', { settings: { leastAge: 18 } }, 18],
    ['what the sheet says', { activity: STRICT.id }, 25],
    [
      'the sheet’s, where it asks for more',
      { activity: STRICT.id, settings: { leastAge: 21 } },
      25,
    ],
  ] as const)('%s', (_, room, age) => {
    expect(ageIn(room)).toBe(age);
  });

  test('the house’s, where it asks for more', () => {
    const floor = roomWith({ settings: { leastAge: 25 } });
    post(floor, 'hgc-blackjack-poker-car-drawing', { as: 'car' });
    expect(leastAgeOf(floor.house, RULEBOOK, { offering: 'car' })).toBe(25);
  });
});

describe('by which clause a prize is forfeited without an ID, or by who is too young', () => {
  const forfeits = (id: string, claim: Partial<Claim> = {}) => {
    const { house } = openedFloor({ game: 'blackjack-poker' });
    const sheet = RULEBOOK.activity(id) as Activity;
    return forfeitClause(house, { ...(claim as Claim), amount: usd('100') }, sheet);
  };
  const UNDERAGE = { isOfAge: false } as Identity;

  test.each([
    ['hgc-big-spin', 'rule 6', 'Introduction'],
    ['hgc-blackjack-poker-car-drawing', 'rules 2, 6 and 8', 'rule 10'],
    ['hgc-car-drawing', 'rules 3 to 6', 'Introduction'],
    ['hgc-cash-drawing', 'rule 5', 'Introduction'],
    ['hgc-high-hand', 'Introduction', 'Introduction'],
    ['hgc-lucky-table', 'rule 3', 'rule 2'],
    ['hgc-player-tracking-rewards', 'Qualifications', 'General Rules That Apply To This Promotion'],
    ['hgc-wheel-of-cards', 'rule 7', 'rule 9'],
  ])('%s: %s, %s', (id, byIdentity, byAge) => {
    expect(forfeits(id)).toBe(byIdentity);
    expect(forfeits(id, { identity: UNDERAGE })).toBe(byAge);
  });

  test('Omaha Bad Beat, Eligibility Requirements: not while the thirty days for the ID run', () => {
    expect(forfeits('bay101-omaha-bad-beat', { expires: Date.parse('2026-12-16') })).toBe(
      undefined,
    );
  });

  test('Hi Lo, Official Rules: who is too young cannot bring another ID within thirty days', () => {
    const claim = { expires: Date.parse('2026-12-16') };
    expect(forfeits('saratoga-hi-lo-progressive', claim)).toBe(undefined);
    expect(forfeits('saratoga-hi-lo-progressive', { ...claim, identity: UNDERAGE })).toBe(
      'Official Rules',
    );
  });

  test('Blazing Sevens: not where the sheet asks for neither', () => {
    expect(forfeits(BLAZING)).toBe(undefined);
  });
});

describe('a winner’s identity', () => {
  test.each([
    ['500.00', true],
    ['500.01', false],
  ])('is seen from $%s on: for a prize of 500 dollars that is %s', (identityFrom, isSeen) => {
    const floor = roomWith({ settings: { identityFrom } });
    const claim = claimIn(floor, THREE);
    if (isSeen) expect(codeOf(floor, claim)).toBe('identity-needed');
    if (isSeen) showPapers(floor, { claim, patron: 'ann' });
    expect(pay(floor, claim)).toMatchObject(isSeen ? { patron: 'ann' } : { amount: '500.00' });
  });

  test('is seen for any prize where the sheet says so (Bay 101, Eligibility Requirements)', () => {
    const floor = openedFloor({ game: 'texas-holdem', seats: 9 });
    post(floor, 'bay101-poker-bonus-hand-progressive', { more: { tables: ['T1'] } });
    floor.do('cora', 'enrol-patron', { patron: 'ann' });
    const seats = [{ seat: 1, hole: 'As Ks' }, ...[2, 3, 4, 5].map((seat) => ({ seat }))];
    const deal = { board: 'Qs Js Ts 3c 4d', pot: '20.00', seats };
    const [claim] = win(floor, { fees: [{ offering: 'jackpot' }], deal }).claims;
    expect(claim?.amount).toBe('300.00');
    expect(codeOf(floor, claim?.id ?? '', 'ann')).toBe('identity-needed');
  });

  test.each([
    ['who is too young', { isOfAge: false }],
    ['whose document is out of date', { isValid: false }],
  ])('%s is not paid, though nobody had to ask', (_, found) => {
    const floor = roomWith({});
    const claim = claimIn(floor, THREE);
    showPapers(floor, { claim, patron: 'ann', ...found });
    expect(floor.house.claims.get(claim)?.identity).toMatchObject({ patron: 'ann', ...found });
    expect(codeOf(floor, claim, 'ann')).toBe('identity-refused');
    showPapers(floor, { claim, patron: 'ann' });
    pay(floor, claim);
  });

  test('another name matters where the sheet cares, and only there', () => {
    const found = { patron: 'ann', nameMatches: false };
    const [plain, strict] = [roomWith({}), roomWith({ activity: STRICT.id })];
    const claims = [plain, strict].map((floor) => claimIn(floor, THREE));
    showPapers(plain, { claim: claims[0], ...found });
    showPapers(strict, { claim: claims[1], ...found });
    pay(plain, claims[0] as string);
    expect(codeOf(strict, claims[1] as string)).toBe('identity-refused');
  });

  test('a tax form alone names nobody, whatever the sheet asks for', () => {
    const floor = roomWith({});
    const claim = claimIn(floor, THREE);
    showPapers(floor, { claim, patron: 'ann', documents: ['tax-form'] });
    expect(codeOf(floor, claim)).toBe('identity-refused');
  });

  test.each([
    [['passport'], 'done'],
    [['tax-form', 'id-card'], 'done'],
    [['driving-licence'], 'identity-refused'],
  ])('papers that the sheet names do: %j is %s', (documents, answer) => {
    const floor = roomWith({ activity: STRICT.id });
    const claim = claimIn(floor, THREE);
    showPapers(floor, { claim, patron: 'ann', documents });
    if (answer === 'done') pay(floor, claim);
    else expect(codeOf(floor, claim)).toBe(answer);
  });

  test('is of the person who is paid', () => {
    const floor = roomWith({});
    const claim = claimIn(floor, METER);
    showPapers(floor, { claim, patron: 'ann', forms: ['w-2g'] });
    expect(codeOf(floor, claim, 'bob')).toBe('identity-needed');
    showPapers(floor, { claim, patron: 'bob' });
    // Ann's form is not Bob's.
    expect(codeOf(floor, claim, 'bob')).toBe('paperwork-missing');
    floor.do('cora', 'complete-form', { claim, form: 'w-2g' });
    expect(pay(floor, claim)).toMatchObject({ patron: 'bob', forms: ['w-2g'] });
  });
});

describe('two documents, one with a photo, where tax is kept back', () => {
  // $5,001.01 less a dollar exceeds $5,000, $5,001 less a dollar does not.
  test.each([
    ['5000.61', ['passport'], 'identity-needed'],
    ['5000.61', ['passport', 'passport'], 'identity-needed'],
    ['5000.61', ['other', 'tax-form'], 'identity-needed'],
    ['5000.61', ['passport', 'tax-form'], 'done'],
    ['5000.61', ['driving-licence', 'other'], 'done'],
    ['5000.60', ['passport'], 'done'],
  ])('a meter of $%s and 40 cents, %j: %s', (seed, documents, answer) => {
    const floor = roomWith({ seed });
    const claim = claimIn(floor, METER);
    showPapers(floor, { claim, patron: 'ann', documents, forms: ['w-2g'] });
    if (answer === 'done') pay(floor, claim);
    else expect(codeOf(floor, claim)).toBe(answer);
  });
});

describe('forms', () => {
  test('all that are due must be complete, and the refusal names them', () => {
    const floor = roomWith({});
    const claim = claimIn(floor, METER);
    floor.do('cora', 'check-identity', { claim, patron: 'ann', ...PAPERS });
    const answer = floor.ask('cora', 'pay-claim', payment(claim)) as Refusal;
    expect(answer.code).toBe('paperwork-missing');
    expect(answer.problems).toEqual([{ path: 'claim', message: 'w-2g is not complete' }]);
    floor.do('cora', 'complete-form', { claim, form: 'w-2g' });
    expect(pay(floor, claim).forms).toEqual(['w-2g']);
  });

  test('one that nobody asks for is refused, one that is complete too', () => {
    const floor = roomWith({});
    const [small, large] = [claimIn(floor, THREE), claimIn(floor, METER)];
    const complete = (claim: string, form: string) =>
      floor.refused('cora', 'complete-form', { claim, form });
    expect(complete(small, 'w-2g')).toBe('form-not-due');
    expect(complete(large, '1099-misc')).toBe('form-not-due');
    expect(complete(large, 'w-2g')).toBe('identity-needed');
    showPapers(floor, { claim: large, patron: 'ann', forms: ['w-2g'] });
    expect(complete(large, 'w-2g')).toBe('form-not-due');
  });

  test.each([
    ['2025-12-31T23:59:00-08:00', '1000.00', ['w-2g']],
    ['2026-01-01T00:00:00-08:00', '1000.00', []],
    ['2026-01-01T00:00:00-08:00', '1999.59', []],
    ['2026-01-01T00:00:00-08:00', '1999.60', ['w-2g']],
  ])('paid at %s, a meter of $%s and 40 cents takes %j', (at, seed, forms) => {
    const floor = roomWith({ seed, at: '2025-12-31T20:00:00-08:00' });
    const claim = claimIn(floor, METER);
    floor.at = at;
    showPapers(floor, { claim, patron: 'ann', forms });
    expect(pay(floor, claim).forms).toEqual(forms);
  });
});

describe('what is kept back', () => {
  test('24% of the win less the wager goes to the tax account, the rest to the winner', () => {
    const floor = roomWith({ seed: '10000' });
    const claim = claimIn(floor, METER);
    showPapers(floor, { claim, patron: 'ann', forms: ['w-2g'] });
    const paid = pay(floor, claim);
    // 24% of $10,000.40 − $1.00 is $2,399.856.
    expect(paid.withheld?.amount).toBe('2399.86');
    expect(paid.withheld?.because).toContain('exceed $5,000');
    expect(paid.moves).toEqual([
      ['payment', 'fund/jackpot/payable', 'house/cage', '7600.54'],
      ['withholding', 'fund/jackpot/payable', 'house/withheld-tax', '2399.86'],
    ]);
  });

  test.each([
    [true, undefined],
    // 24% of $3,000.40 − $1.00 is $719.856.
    [false, '719.86'],
  ])(
    'up to 5,000 dollars only where there is no tax number; there is one: %s',
    (hasTaxNumber, withheld) => {
      const floor = roomWith({ seed: '3000' });
      const claim = claimIn(floor, METER);
      showPapers(floor, { claim, patron: 'ann', hasTaxNumber, forms: ['w-2g'] });
      expect(pay(floor, claim).withheld?.amount).toBe(withheld);
    },
  );
});

describe('prizes that nothing is staked for', () => {
  const FIVE_ACES = { seats: [{ seat: 1, cards: 'As Ah Ad Ac XX 2c 3d' }] };

  test('are reported once those of a year come to $2,000', () => {
    const floor = openedFloor({ game: 'pai-gow-poker', at: '2026-11-16T10:00:00-08:00' });
    post(floor, 'bay101-pai-gow-poker-bonus-hand', {
      values: { fiveAces: '1000.00', paidIn: 'cash' },
    });
    floor.do('cora', 'enrol-patron', { patron: 'ann' });
    const next = (at: string, forms: readonly string[]) => {
      floor.at = at;
      const claim = win(floor, { deal: FIVE_ACES }).claims[0]?.id ?? '';
      showPapers(floor, { claim, patron: 'ann', forms });
      return pay(floor, claim).forms;
    };
    expect(next('2026-11-16T10:00:00-08:00', [])).toEqual([]);
    expect(next('2026-12-31T23:59:00-08:00', ['1099-misc'])).toEqual(['1099-misc']);
    expect(next('2027-01-01T00:00:00-08:00', [])).toEqual([]);
  });
});
