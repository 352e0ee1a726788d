// Figures: Blazing Sevens takes $1 a seat, 20 cents for the meter and 80 for the reserve.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor, RULEBOOK } from '../fixtures/floor.fixture.ts';
import { award, call, playRound, post, win } from '../fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../fixtures/scene.fixture.ts';
import { allMeters, fundFacts, houseFacts, meterFacts, signOf } from './views.ts';

function blazing(values: Readonly<Record<string, unknown>> = {}): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, BLAZING, { as: 'blazing', values });
  return floor;
}

const PROGRESSIVE = { offering: 'blazing', meter: 'progressive' };
const factsOf = (floor: Floor) => meterFacts(floor.house, RULEBOOK, PROGRESSIVE);
const lineOf = (floor: Floor) => signOf(floor.house, RULEBOOK)[0];

/** Seat 1 alone has the three black sevens. */
const ONE = { ...SEVENS, seats: [SEVENS.seats[0]] };

describe('a meter tells on demand', () => {
  test('what it began with, what it comes back to, and what each fee brings', () => {
    expect(factsOf(blazing({ seed: '6000.00' }))).toMatchObject({
      seed: '6000.00',
      reset: '5000.00',
      rates: [{ fee: 'fee', toMeter: '1/5', toReserve: '4/5' }],
      unreasonableFee: '1000.00',
      overflowsTo: 'fund/blazing/reserve',
    });
    expect(factsOf(blazing())).not.toHaveProperty('limit');
  });

  test('its limit, where it has one, and what came when it was full', () => {
    const floor = openedFloor({ game: 'pan-9' });
    post(floor, 'hgc-ca-asian-jackpot-5', { as: 'jackpot' });
    const pool = () => meterFacts(floor.house, RULEBOOK, { offering: 'jackpot', meter: 'pool' });
    expect(pool()).toMatchObject({ limit: '100000.00', overflowed: '0.00' });
    const full = { type: 'adjust-fund', offering: 'jackpot', account: { meter: 'pool' } };
    floor.both({ ...full, by: '89990.00', against: 'house', reason: 'fees that were not read' });
    // The $20 of one seat find room for $10.
    playRound(floor, [1]);
    const facts = { figure: '100000.00', contributed: '10.00', overflowed: '10.00' };
    expect(pool()).toMatchObject({ ...facts, reserve: '10.00' });
  });

  test('contributions, hits and wins, each meter by itself', () => {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    post(floor, 'ma-crazy-4-poker', { as: 'game' });
    const fees = [
      { offering: 'game', fee: 'fiveCardProgressive', seats: [1, 2, 3] },
      { offering: 'game', fee: 'fourCardProgressive', seats: [1] },
    ];
    const deal = { seats: [{ seat: 1, cards: 'As Ks Qs Js Ts' }] };
    win(floor, { offering: 'game', fees, deal });
    const of = (meter: string) => meterFacts(floor.house, RULEBOOK, { offering: 'game', meter });
    // 3 × $1 and 1 × $1 at 20%; the royal flush takes all of the five-card meter, and nothing of
    // the one for the hand bonus, on which no one wagered.
    const five = { contributed: '0.60', hitCount: 1, won: '10000.60', figure: '10000.00' };
    expect(of('fiveCardProgressive')).toMatchObject(five);
    expect(of('fiveCardProgressive').hits).toHaveLength(1);
    expect(of('fourCardProgressive').contributed).toBe('0.20');
    const none = { contributed: '0.00', hitCount: 0, won: '0.00', hits: [] };
    expect(of('fiveCardHandBonus')).toMatchObject(none);
  });

  test('its newest 25 hits, and every hit in its count', () => {
    const floor = blazing();
    for (let hit = 1; hit <= 26; hit++) {
      win(floor, { offering: 'blazing', paid: [1], deal: ONE });
    }
    const { hits, hitCount, won } = factsOf(floor);
    expect(hits.map(({ slip }) => slip)).toEqual(Array.from({ length: 25 }, (_, at) => at + 2));
    // 26 × ($5,000 + $0.20).
    expect({ hitCount, won }).toEqual({ hitCount: 26, won: '130005.20' });
  });

  test('which open tables take part', () => {
    const floor = blazing();
    for (const [table, game] of [
      ['T2', 'blackjack-poker'],
      ['T3', 'texas-holdem'],
      ['T4', 'hawaiian-blackjack'],
    ]) {
      floor.do('max', 'install-table', { table, seats: 7 });
      floor.do('flo', 'open-table', { table, game });
    }
    floor.do('flo', 'close-table', { table: 'T1' });
    expect(factsOf(floor).tables).toEqual(['T2', 'T4']);
  });

  test('all meters of the house are read at one moment, by no one’s hand', () => {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    post(floor, 'ma-crazy-4-poker', { as: 'game' });
    post(floor, BLAZING, { as: 'blazing' });
    const read = allMeters(floor.house, RULEBOOK).map(({ meter, figure }) => [meter, figure]);
    expect(read).toEqual([
      ['fourCardProgressive', '5000.00'],
      ['fiveCardProgressive', '10000.00'],
      ['fiveCardHandBonus', '10000.00'],
      ['progressive', '5000.00'],
    ]);
  });

  test('and looking at it changes nothing', () => {
    const floor = blazing();
    const before = structuredClone(floor.house);
    factsOf(floor);
    lineOf(floor);
    fundFacts(floor.house, 'blazing');
    houseFacts(floor.house);
    expect(floor.house).toEqual(before);
  });
});

describe('the sign', () => {
  test('shows every meter to everyone, whatever anyone has wagered', () => {
    const floor = blazing();
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    expect(lineOf(floor)).toMatchObject({
      title: 'Blazing Sevens Progressive Jackpot',
      meters: [{ figure: '5000.00', isPending: false }],
    });
  });

  test('says what part of a fee is for the reserve', () => {
    expect(lineOf(blazing())?.rates).toEqual([{ fee: 'fee', toMeter: '1/5', toReserve: '4/5' }]);
  });

  test('keeps its figure while a call is pending, and drops at the award, never below its reset', () => {
    const floor = blazing();
    const seen: string[] = [];
    const look = () => {
      const [meter] = lineOf(floor)?.meters ?? [];
      seen.push(`${meter?.figure}${meter?.isPending ? ' pending' : ''}`);
    };
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'blackjack-poker' });
    floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'blazing', seats: [1] }] });
    look();
    const id = call(floor, { offering: 'blazing' });
    look();
    playRound(floor, [1, 2, 3], { offering: 'blazing', table: 'T2' });
    look();
    award(floor, id, ONE);
    look();
    // $5,000.20 held; meanwhile three fees of the next jackpot: $5,000 + 3 × $0.20.
    expect(seen).toEqual(['5000.20', '5000.20 pending', '5000.20 pending', '5000.60']);
    expect(lineOf(floor)?.lastWin).toMatchObject({
      table: 'T1',
      hand: 'Three 7s of one color',
      amount: '5000.20',
      newAmounts: { progressive: '5000.60' },
    });
  });

  test('of two pending calls shows what the first one holds', () => {
    const floor = blazing();
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'blackjack-poker' });
    for (const table of ['T1', 'T2']) {
      floor.do('dana', 'start-round', { table, fees: [{ offering: 'blazing', seats: [1] }] });
    }
    const first = call(floor, { offering: 'blazing' });
    call(floor, { offering: 'blazing', table: 'T2' });
    expect(factsOf(floor)).toMatchObject({ figure: '5000.40', held: '5000.40', standing: '0.00' });
    floor.do('flo', 'reject-call', { call: first, reason: 'a fouled hand' });
    expect(lineOf(floor)?.meters).toMatchObject([{ figure: '5000.40', isPending: true }]);
  });
});

test('what players have in all funds is what their bank account must hold', () => {
  const floor = blazing();
  post(floor, 'hgc-uth-progressive', { as: 'uth' });
  const won = win(floor, { offering: 'blazing', paid: [1, 2], deal: SEVENS });
  floor.do('cora', 'pay-claim', { claim: won.claims[1]?.id, from: 'cage' });
  // $2 of fees; seeds of $5,000 each; $5,000.40 won, $500 won and paid; $5,000 to bring it back.
  // The reserve had $1.60 of it, the house has lent the rest.
  expect(fundFacts(floor.house, 'blazing')).toEqual({
    fund: 'blazing',
    meters: '5000.00',
    held: '0.00',
    reserve: '0.00',
    payable: '5000.40',
    total: '10000.40',
    advance: '10498.40',
    paysFor: ['blazing'],
  });
  expect(houseFacts(floor.house)).toMatchObject({
    playersMoney: '15000.40',
    advanced: '15498.40',
    openClaims: { count: 1, amount: '5000.40' },
    openTables: ['T1'],
    pendingCalls: [],
  });
});

test('who has a badge, and who had one, can be looked over', () => {
  const floor = blazing();
  floor.do('max', 'dismiss-staff', { staff: 'dana' });
  const { staff } = houseFacts(floor.house);
  expect(staff[0]).toEqual({ staff: 'dana', roles: ['dealer'], isActive: false });
  expect(staff.filter(({ isActive }) => isActive)).toHaveLength(12);
  expect(floor.refused('dana', 'start-round', { table: 'T1', fees: [] })).toBe('unknown-staff');
});
