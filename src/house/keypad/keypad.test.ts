// The keypad of a table shows what the house would do; its words are those of the sheets.
import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { type Floor, openedFloor, RULEBOOK } from '../fixtures/floor.fixture.ts';
import { award, call, post } from '../fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../fixtures/scene.fixture.ts';
import { USUAL_SETTINGS } from '../state.ts';
import { type KeypadFacts, keypadOf } from './keypad.ts';

const keypad = (floor: Floor, table = 'T1'): KeypadFacts => {
  const at = sure(parseMoment(floor.at, 'at'));
  return keypadOf(floor.house, RULEBOOK, { table, at }) as KeypadFacts;
};

/** The buttons of the first offering by their commands: their words, and why they are dead. */
const buttons = (floor: Floor): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (keypad(floor).offerings[0]?.buttons ?? []).map(({ command, label, because }) => [
      command,
      because === undefined ? label : `${label}: ${because.code}`,
    ]),
  );

const live = (floor: Floor): readonly string[] =>
  (keypad(floor).offerings[0]?.buttons ?? [])
    .filter(({ canPress }) => canPress)
    .map(({ command }) => command);

function opened(activity: string, game: string): Floor {
  const floor = openedFloor({ game });
  post(floor, activity);
  return floor;
}

const blazing = (): Floor => opened(BLAZING, 'blackjack-poker');
const FEES = [{ offering: 'jackpot', seats: [1, 2] }];
const ONE = { ...SEVENS, seats: [SEVENS.seats[0]] };

describe('a round of Blazing Sevens from Start Game to End Game', () => {
  test('between rounds only Start Game can be pressed', () => {
    const floor = blazing();
    expect(keypad(floor)).toMatchObject({ table: 'T1', game: 'blackjack-poker', phase: 'idle' });
    expect(buttons(floor)).toEqual({
      'start-round': 'Start Game',
      'return-fees': 'Return fees: no-round',
      'call-hand': 'Hand: no-round',
      'uncall-hand': 'Cancel call: unknown-call',
      'verify-call': 'Confirm: unknown-call',
      'authorize-call': 'Card: unknown-call',
      'reject-call': 'Reject: unknown-call',
      'end-round': 'End Game: no-round',
    });
  });

  test('in a round fees lie on their seats, and hands can be called', () => {
    const floor = blazing();
    floor.do('cora', 'enrol-patron', { patron: 'p1' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p1' });
    floor.do('dana', 'start-round', { table: 'T1', fees: FEES });
    const { phase, round, seats, offerings } = keypad(floor);
    expect({ phase, round }).toEqual({ phase: 'round', round: 1 });
    expect(seats[0]).toEqual({
      seat: 1,
      person: 'patron',
      position: 'seated',
      patron: 'p1',
      behind: [],
      isSensorOut: false,
      fees: [{ offering: 'jackpot', fee: 'fee', amount: '1.00' }],
    });
    expect(seats[2]).toEqual({ seat: 3, behind: [], isSensorOut: false, fees: [] });
    expect(live(floor)).toEqual(['return-fees', 'call-hand', 'end-round']);
    expect(offerings[0]).toMatchObject({
      title: 'Blazing Sevens Progressive Jackpot',
      fees: [{ fee: 'fee', paidBy: 'player', amounts: ['1.00'] }],
      // $5,000 and twice 20 cents.
      meters: [{ figure: '5000.40' }],
      winPage: 'money bag',
      backOut: 'manual-adjustment',
      sensorFault: { kind: 'return-and-stop' },
    });
    expect(offerings[0]?.hands.map(({ row }) => row)).toEqual([
      'three-sevens-one-color',
      'three-sevens',
      'two-sevens-suited',
      'two-sevens',
    ]);
  });

  test('two minutes into the next round a hand of the last one can still be called', () => {
    const floor = blazing();
    floor.at = '2026-11-16T10:00:00-08:00';
    floor.do('dana', 'start-round', { table: 'T1', fees: FEES });
    expect(keypad(floor).offerings[0]?.callLast).toBeUndefined();
    floor.do('dana', 'end-round', { table: 'T1' });
    floor.at = '2026-11-16T10:05:00-08:00';
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    floor.at = '2026-11-16T10:07:00-08:00';
    const { lastRound, offerings } = keypad(floor);
    // No one has paid in the second round.
    expect([lastRound, live(floor), offerings[0]?.callLast]).toMatchObject([
      1,
      ['end-round'],
      { command: 'call-hand', canPress: true },
    ]);
    floor.at = '2026-11-16T10:07:01-08:00';
    expect(keypad(floor).lastRound).toBeUndefined();
    expect(keypad(floor).offerings[0]?.callLast).toBeUndefined();
  });

  test('a wager at the table is any of those that are often bet, up to the greatest', () => {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    const values = { tableMinimum: '15.00', tableMaximum: '300.00' };
    post(floor, 'ma-crazy-4-poker', { values });
    const amounts = new Map(
      keypad(floor).offerings[0]?.fees.map(({ fee, amounts }) => [fee, amounts.join(' ')]),
    );
    // Two, three, four, five and ten times $15; twenty times is the greatest.
    expect(amounts.get('fiveCardHandBonusPlayer')).toBe(
      '15.00 30.00 45.00 60.00 75.00 150.00 300.00',
    );
    // Chips of one dollar and of five.
    expect(amounts.get('fiveCardProgressive')).toBe('1.00 5.00');
  });

  test('a call awaits the supervisor, then the card of a floor person and a manager', () => {
    const floor = blazing();
    floor.do('dana', 'start-round', { table: 'T1', fees: FEES });
    const id = call(floor);
    expect(keypad(floor).phase).toBe('called');
    expect(live(floor)).toEqual(['uncall-hand', 'verify-call', 'reject-call']);
    expect(buttons(floor)).toMatchObject({
      'call-hand': 'Hand: call-twice',
      'authorize-call': 'Card: wrong-step',
      'end-round': 'End Game: call-pending',
    });
    expect(keypad(floor).calls).toMatchObject([
      { call: id, step: 'called', place: 1, awaits: { of: 'the supervisor' } },
    ]);
    floor.do('flo', 'verify-call', { call: id, deal: ONE });
    expect(keypad(floor)).toMatchObject({
      phase: 'verified',
      // From $5,000 on a manager signs too.
      calls: [{ awaits: { what: 'authorization', of: 'the floor person', roles: ['manager'] } }],
    });
    expect(live(floor)).toEqual(['verify-call', 'authorize-call', 'reject-call', 'end-round']);
    floor.do('fred', 'authorize-call', { call: id });
    expect(buttons(floor)['verify-call']).toBe('Confirm: wrong-step');
    floor.do('max', 'authorize-call', { call: id });
    expect(keypad(floor)).toMatchObject({
      phase: 'round',
      calls: [],
      lastWin: { call: id, slip: 1, title: 'Three 7s of one color', amount: '5000.40' },
    });
    floor.do('dana', 'end-round', { table: 'T1' });
    expect(keypad(floor).phase).toBe('idle');
  });

  test('a call behind that of another table waits for it', () => {
    const floor = blazing();
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'blackjack-poker' });
    for (const table of ['T2', 'T1']) {
      floor.do('dana', 'start-round', { table, fees: FEES });
      const id = call(floor, { table });
      floor.do('flo', 'verify-call', { call: id, deal: ONE });
    }
    expect(keypad(floor).calls).toMatchObject([{ place: 2, awaits: { what: 'an earlier call' } }]);
    expect(buttons(floor)['authorize-call']).toBe('Card: waits-in-line');
    expect(keypad(floor, 'T2').calls).toMatchObject([{ place: 1 }]);
  });

  test('what surveillance has still to look at is told', () => {
    const floor = blazing();
    const settings = { ...USUAL_SETTINGS, surveillanceFrom: '1000.00' };
    floor.both({ type: 'change-settings', settings });
    floor.do('dana', 'start-round', { table: 'T1', fees: FEES });
    const id = call(floor);
    floor.do('flo', 'verify-call', { call: id, deal: ONE });
    expect(keypad(floor).calls[0]?.awaits.because).toContain('Surveillance');
    floor.do('flo', 'verify-call', { call: id, deal: ONE, checks: { surveillance: true } });
    expect(keypad(floor).calls[0]?.awaits).not.toHaveProperty('because');
  });
});

test.each([
  ['hgc-three-card-poker-progressive', 'three-card-poker', 'Coin In', 'Key to JPH, J-Pot'],
  ['bay101-bonus-hand-progressive-v1-1', 'crazy-4-poker', 'Start Game', 'Pay Jackpot, card'],
  ['bay101-blazing-7s', 'no-bust-blackjack', 'Start Game', 'Payout, card'],
  ['bay101-bonus-hand-progressive', 'crazy-4-poker', 'Start round', 'Payout'],
])('%s has its own words', (activity, game, start, authorize) => {
  const { 'start-round': first, 'authorize-call': books } = buttons(opened(activity, game));
  expect([first, books]).toEqual([start, `${authorize}: unknown-call`]);
});

test('the base games take a hand back by the same button; Crazy 4 Poker ends with Game Over', () => {
  const floor = openedFloor({ game: 'crazy-4-poker' });
  post(floor, 'ma-crazy-4-poker');
  expect(buttons(floor)).toMatchObject({
    'start-round': 'COIN IN',
    'uncall-hand': 'Hand, again: unknown-call',
    'end-round': 'Game Over: no-round',
  });
});

describe('what cannot be played is said', () => {
  test('a table that is closed, and one that there is not', () => {
    const floor = blazing();
    floor.do('flo', 'close-table', { table: 'T1' });
    expect(keypad(floor)).toMatchObject({ phase: 'closed', offerings: [], calls: [] });
    expect(keypad(floor, 'T9')).toBeUndefined();
  });

  test('a suspended offering is shown, with its start refused', () => {
    const floor = blazing();
    floor.do('flo', 'suspend-offering', { offering: 'jackpot', reason: 'to be looked at' });
    expect(keypad(floor).offerings[0]?.isSuspended).toBe(true);
    expect(buttons(floor)['start-round']).toBe('Start Game: suspended');
  });

  test('offerings of other games, tables and hours are not shown', () => {
    const floor = blazing();
    post(floor, 'hgc-uth-progressive', { as: 'uth' });
    post(floor, BLAZING, { as: 'elsewhere', more: { tables: ['T7'] } });
    post(floor, BLAZING, { as: 'later', more: { hours: [{ from: '18:00', until: '23:00' }] } });
    expect(keypad(floor).offerings.map(({ offering }) => offering)).toEqual(['jackpot']);
  });

  test('at a free table nobody pays, and a hand can be called at any seat', () => {
    const floor = blazing();
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.do('flo', 'open-table', { table: 'T1', game: 'blackjack-poker', npn: true });
    expect(keypad(floor).isNpn).toBe(true);
    expect(live(floor)).toEqual(['start-round']);
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    expect(live(floor)).toEqual(['call-hand', 'end-round']);
  });
});

describe('a sensor that fails', () => {
  test('stops Blazing Sevens at the table until it works again (Object and Summary)', () => {
    const floor = blazing();
    floor.do('dana', 'report-sensor', { table: 'T1', seat: 3, works: false });
    expect(keypad(floor).seats[2]?.isSensorOut).toBe(true);
    expect(buttons(floor)['start-round']).toBe('Start Game: sensor-out');
    const asked = { table: 'T1', fees: FEES };
    expect(floor.refused('dana', 'start-round', asked)).toBe('sensor-out');
    floor.do('dana', 'report-sensor', { table: 'T1', seat: 3, works: true });
    floor.do('dana', 'start-round', asked);
  });

  test('is not made good by hand there', () => {
    const fees = [{ offering: 'jackpot', seats: [1], byHand: [1] }];
    const floor = blazing();
    expect(floor.refused('dana', 'start-round', { table: 'T1', fees })).toBe('sensor-out');
  });

  test('is marked by hand where the sheet says so, and dark without a mark', () => {
    const floor = opened('hgc-three-card-poker-progressive', 'three-card-poker');
    floor.do('dana', 'report-sensor', { table: 'T1', seat: 1, works: false });
    const at = (more: object) => ({
      table: 'T1',
      fees: [{ offering: 'jackpot', seats: [1], ...more }],
    });
    expect(floor.refused('dana', 'start-round', at({}))).toBe('sensor-out');
    expect(buttons(floor)['start-round']).toBe('Coin In');
    expect(keypad(floor).offerings[0]?.sensorFault.words).toContain('house button');
    floor.do('dana', 'start-round', at({ byHand: [1] }));
  });
});

describe('checks ticked when the cards are verified', () => {
  const called = (activity: string, game: string): { floor: Floor; id: string } => {
    const floor = opened(activity, game);
    floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'jackpot', seats: [1] }] });
    return { floor, id: call(floor) };
  };

  test('are in the log as they were ticked', () => {
    const { floor, id } = called(BLAZING, 'blackjack-poker');
    const checks = { surveillance: true };
    const events = floor.do('flo', 'verify-call', { call: id, deal: ONE, checks });
    expect(events).toMatchObject([{ type: 'call-verified', checks }]);
    expect(floor.house.calls.get(id)?.verified?.checks).toEqual(checks);
  });

  test('a deck that is not standard voids the hand where the sheet says so', () => {
    const { floor, id } = called('bay101-bonus-hand-progressive', 'crazy-4-poker');
    const deal = {
      seats: [
        { seat: 1, cards: 'As Ks Qs Js Ts' },
        { seat: 2, position: 'player-dealer', cards: '2c 7d 9h 3c 8d' },
      ],
    };
    const asked = { call: id, deal, checks: { standardDeck: false } };
    expect(floor.refused('flo', 'verify-call', asked)).toBe('nobody-wins');
    floor.do('flo', 'verify-call', { ...asked, checks: { standardDeck: true } });
  });

  test('surveillance has looked before a great prize is signed for', () => {
    const { floor, id } = called(BLAZING, 'blackjack-poker');
    // The prize is $5,000.20: the edge is in.
    const settings = { ...USUAL_SETTINGS, surveillanceFrom: '5000.20' };
    floor.both({ type: 'change-settings', settings });
    floor.do('flo', 'verify-call', { call: id, deal: ONE, checks: { surveillance: false } });
    expect(floor.refused('fred', 'authorize-call', { call: id })).toBe('surveillance-not-told');
    floor.both({ type: 'change-settings', settings: { ...settings, surveillanceFrom: '5000.21' } });
    expect(award(floor, id, ONE).claims).toHaveLength(1);
  });
});

test('looking at a keypad changes nothing, and all of it is JSON', () => {
  const floor = blazing();
  floor.do('dana', 'start-round', { table: 'T1', fees: FEES });
  call(floor);
  const before = structuredClone(floor.house);
  const facts = keypad(floor);
  expect(floor.house).toEqual(before);
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
});
