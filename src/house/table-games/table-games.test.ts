// Both table games at a table of the house: every figure is worked out by hand in the comments.
import { describe, expect, test } from 'vitest';
import type { Floor } from '../fixtures/floor.fixture.ts';
import { onlyEvent } from '../fixtures/jackpot.fixture.ts';
import type { AskedStep } from './steps.ts';
import {
  bet,
  bonusWon,
  CRAZY_4,
  deal,
  dealOut,
  dealtFloor,
  FOUR_CARD,
  openDeck,
  refusedStep,
  SHUFFLE,
  settle,
  turnUp,
} from './table-games.fixture.ts';

const WIN = { seat: 1, wager: 'fourCardProgressive' };

/** Three players: four aces, a hand that folds, and a flush of hearts. */
function crazy4Dealt() {
  const floor = dealtFloor(CRAZY_4, { options: { handBonusExtras: 'none', coverAll: 'none' } });
  openDeck(floor, [1, 3, 5]);
  deal(
    floor,
    'dana',
    { type: 'start-round' },
    bet(1, {
      ante: '10',
      superBonus: '10',
      queensUp: '5',
      fourCardProgressive: '1',
      fiveCardHandBonusPlayer: '5',
    }),
    bet(3, {
      ante: '10',
      superBonus: '10',
      fourCardProgressive: '5',
      fiveCardHandBonusDealer: '5',
    }),
    bet(5, { ante: '25', superBonus: '25' }),
  );
  return floor;
}

test('Crazy 4 Poker: a round from the wagers to the books (Massachusetts s.6 to s.11)', () => {
  const floor = crazy4Dealt();
  // s.11(d)(3), (f)(4): the meters have 20% of 1 + 5 and of 5 + 5 when the first card is out.
  const started = onlyEvent(deal(floor, 'dana', ...dealOut(2)), 'round-started');
  expect(started.fees.map(({ fee, seats, each }) => [fee, seats, each])).toEqual([
    ['fourCardProgressive', [1], '1.00'],
    ['fiveCardHandBonusPlayer', [1], '5.00'],
    ['fourCardProgressive', [3], '5.00'],
    ['fiveCardHandBonusDealer', [3], '5.00'],
  ]);
  expect(floor.balance('fund/game/meter/fourCardProgressive')).toBe('5001.20');
  expect(floor.balance('fund/game/meter/fiveCardHandBonus')).toBe('10002.00');
  expect(floor.balance('table/T1/win')).toBe('-3.20');
  // The chips are counted when the round is settled.
  expect(floor.balance('table/T1/tray')).toBe('10000.00');

  deal(
    floor,
    'dana',
    { type: 'play', seat: 1, amount: '30' },
    { type: 'fold', seat: 3 },
    { type: 'play', seat: 5, amount: '25' },
    { type: 'collect-forfeits' },
    { type: 'reveal-dealer-hand', cards: 'Kc Kd 9c 4s 3s' },
    turnUp(5, '2h 5h 7h 9h 8s'),
    settle(5, 'main'),
    settle(3, 'five-card-hand-bonus'),
    turnUp(1, 'As Ad Ah Ac 2d'),
    settle(1, 'main'),
    settle(1, 'queens-up'),
    { type: 'press-hand-button', ...WIN, row: 'four-aces' },
  );
  // s.10(e)(3): a floorperson validates, and a prize from 5,000 up has the signature of a manager.
  const validate: AskedStep = { type: 'validate-win', ...WIN, lightOn: true };
  expect(refusedStep(floor, 'dana', validate)).toContain('second-person');
  expect(refusedStep(floor, 'dana', settle(1, 'progressive'))).toContain(
    'needs-floorperson, s.10(e)(3)',
  );
  deal(floor, 'flo', validate);
  expect(refusedStep(floor, 'dana', settle(1, 'progressive'))).toContain('signature-needed');
  deal(floor, 'max', validate);
  const won = onlyEvent(deal(floor, 'dana', settle(1, 'progressive')), 'prizes-won');
  expect(won.claims).toMatchObject([
    { seat: 1, patron: 'ann', amount: '5001.20', sources: [['meter', '5001.20', WIN.wager]] },
  ]);
  // s.11(d)(3): the house brings the meter back to its reset; all three were seeded with 25,000.
  expect(floor.balance('fund/game/meter/fourCardProgressive')).toBe('5000.00');
  expect(floor.balance('house/promotional-costs')).toBe('30000.00');

  deal(floor, 'flo', { ...validate, wager: 'fiveCardHandBonusPlayer' });
  const events = deal(
    floor,
    'dana',
    settle(1, 'five-card-hand-bonus'),
    // s.10(e)(5): a hand of the table brings envy, folded or not.
    { type: 'pay-envy', seat: 3 },
    { type: 'complete-paperwork', ...WIN },
    { type: 'reset-system' },
    { type: 'rack-cards' },
  );
  // Staked: 61 at seat 1, 30 at seat 3, 75 at seat 5. The tray returns at seat 1 20 + 60 + 2,010 + 255
  // and 2,500 of the hand bonus, at seat 3 envy of 500, at seat 5 50 + 50 + 62.50: 5,507.50.
  expect(onlyEvent(events, 'round-settled')).toMatchObject({
    staked: '166.00',
    returned: '10508.70',
    fromMeters: '5001.20',
    // s.10(f)(3): the hand bonus goes to the account of the player, parts of the meter do not.
    credited: [{ seat: 1, account: 'ann', patron: 'ann', amount: '2500.00' }],
  });
  expect(floor.balance('player/ann/account')).toBe('2500.00');
  // 166 came, 3,007.50 left in chips: 10,000 - 2,841.50.
  expect(floor.balance('table/T1/tray')).toBe('7158.50');
  expect(floor.balance('table/T1/win')).toBe('-5344.70');
  expect(floor.house.tables.get('T1')?.round).toBeUndefined();
});

test('s.14(c): a void round returns every wager, and the meters have nothing of it', () => {
  const floor = crazy4Dealt();
  deal(
    floor,
    'dana',
    ...dealOut(2).slice(0, 3),
    { type: 'deal-next' },
    { type: 'deal-extra-card', to: 1 },
  );
  expect(floor.balance('fund/game/meter/fourCardProgressive')).toBe('5001.20');
  const events = deal(floor, 'dana', { type: 'wrong-number-found' });
  expect(onlyEvent(events, 'round-voided')).toMatchObject({ round: 1, because: 's.14(c)' });
  expect(floor.balance('fund/game/meter/fourCardProgressive')).toBe('5000.00');
  expect(floor.balance('fund/game/meter/fiveCardHandBonus')).toBe('10000.00');
  expect(floor.balance('table/T1/win')).toBe('0.00');
  expect(floor.balance('table/T1/tray')).toBe('10000.00');
  deal(floor, 'dana', ...SHUFFLE, { type: 'start-round' });
  expect(floor.house.tables.get('T1')).toMatchObject({ roundCount: 1 });
});

describe('Four Card Poker', () => {
  test('a round told by results, and a royal flush by its cards; the reserve goes to the meter (16)', () => {
    const floor = dealtFloor(
      FOUR_CARD,
      { options: { progressive: 'FCPP-3' } },
      { recording: 'hands-in-question' },
    );
    openDeck(floor, [1, 2]);
    deal(
      floor,
      'dana',
      { type: 'start-round' },
      bet(1, { ante: '20', acesUp: '5', progressive: '1' }),
      bet(2, { ante: '10', progressive: '1' }),
      ...dealOut(2),
      { type: 'play', seat: 1, amount: '60' },
      { type: 'play', seat: 2, amount: '10' },
      { type: 'collect-forfeits' },
      { type: 'reveal-dealer-hand' },
    );
    // 20% of two dollars to the meter, 5% of them to the reserve.
    expect(floor.balance('fund/game/meter/progressive')).toBe('10000.40');
    expect(floor.balance('fund/game/reserve')).toBe('0.10');
    deal(
      floor,
      'dana',
      { type: 'turn-up-hand', seat: 2, result: 'lose' },
      settle(2, 'play'),
      settle(2, 'ante'),
      settle(2, 'progressive'),
      { type: 'turn-up-hand', seat: 1, cards: 'As Ad Ah Ac 2d', result: 'win' },
      settle(1, 'play'),
      settle(1, 'ante'),
      settle(1, 'aces-up'),
      { type: 'press-hand-button', seat: 1, wager: 'progressive', row: 'four-aces' },
    );
    const sign: AskedStep = { type: 'validate-win', seat: 1, wager: 'progressive', lightOn: true };
    deal(floor, 'flo', sign);
    deal(floor, 'max', sign);
    const won = onlyEvent(deal(floor, 'dana', settle(1, 'progressive')), 'prizes-won');
    expect(won.claims).toMatchObject([{ seat: 1, amount: '10000.40' }]);
    // The seed of 10,000 and the reserve of ten cents.
    expect(floor.balance('fund/game/meter/progressive')).toBe('10000.10');
    expect(floor.balance('fund/game/reserve')).toBe('0.00');
    deal(
      floor,
      'dana',
      { type: 'pay-envy', seat: 2 },
      { type: 'reset-system' },
      { type: 'rack-cards' },
      { type: 'complete-paperwork', seat: 1, wager: 'progressive' },
    );
    // Seat 2 loses 21 and has envy of 100. Seat 1: play +60, ante +20, aces up 50 to 1 +250, and the
    // automatic bonus of 25 to 1 on four of a kind +500; the progressive chip stays.
    // 21 - 100 - 60 - 20 - 250 - 500 + 1.
    expect(floor.balance('table/T1/tray')).toBe('9092.00');
  });
});

test('a round that was settled by wrong cards is corrected by two people, and kept as it was', () => {
  const floor = bonusWon();
  // Ante, play and 3 to 2 on the super bonus won 10 + 10 + 15; the wager on the bonus lost its 5.
  expect(floor.balance('table/T1/tray')).toBe('9970.00');
  expect(floor.balance('player/ann/account')).toBe('250.00');
  const action = { type: 'correct-round', table: 'T1', round: 1, reason: 'a heart was a diamond' };
  // A wager is the one recorded, and a meter pays nothing by a correction.
  const royal = [{ at: 1, cards: 'Ah Kh Qh Jh Th' }];
  expect(floor.refused('flo', 'propose', { action: { ...action, cards: royal } })).toBe(
    'already-paid',
  );
  const two = [{ at: 1, cards: '2h 5h 7h 9h Jd' }];
  const events = floor.both({ ...action, cards: two }, 'flo');
  // Four hearts are a flush still, and win the same; only the bonus of five hearts is taken back.
  expect(onlyEvent(events, 'round-corrected')).toMatchObject({ credited: [], paid: '0.00' });
  expect(floor.balance('player/ann/account')).toBe('0.00');
  expect(floor.balance('table/T1/tray')).toBe('9970.00');
  expect(floor.house.tableRounds.get('T1')?.[0]).toMatchObject({
    record: { seats: [{ cards: '2h 5h 7h 9h Jd' }] },
    before: [{ seats: [{ cards: '2h 5h 7h 9h Jh' }] }],
  });
  // A pair of kings against nothing: ante, play, and super bonus are lost, 30 and what was paid, 35.
  floor.both({ ...action, cards: [{ at: 1, cards: '2h 5d 7h 9d Jc' }] }, 'flo');
  expect(floor.balance('table/T1/tray')).toBe('10035.00');
});

test('chips of a table: bought, credited, counted by two, and an account cashed', () => {
  const floor = bonusWon();
  floor.do('dana', 'buy-chips', { table: 'T1', amount: '500.00', seat: 1 });
  expect(floor.balance('table/T1/box')).toBe('500.00');
  floor.do('cora', 'credit-tray', { table: 'T1', amount: '470.00' });
  expect(floor.balance('table/T1/tray')).toBe('9000.00');
  // Two equal counts of different people stand; five dollars are missing.
  floor.do('dana', 'count-tray', { table: 'T1', counted: '8990.00' });
  expect(floor.refused('dana', 'count-tray', { table: 'T1', counted: '8990.00' })).toBe(
    'count-again',
  );
  floor.do('flo', 'count-tray', { table: 'T1', counted: '8995.00' });
  const [counted] = floor.do('dana', 'count-tray', { table: 'T1', counted: '8995.00' });
  expect(counted).toMatchObject({ expected: '9000.00', counted: '8995.00', by: ['flo', 'dana'] });
  expect(floor.balance('house/over-short')).toBe('5.00');
  expect(floor.refused('cora', 'cash-account', { account: 'ann', amount: '250.01' })).toBe(
    'not-enough-money',
  );
  floor.do('cora', 'cash-account', { account: 'ann', amount: '250.00' });
  expect(floor.balance('player/ann/account')).toBe('0.00');
});

describe('what is refused names its field and its clause', () => {
  const fault = (floor: Floor, ...steps: readonly AskedStep[]) => {
    const chance = '0'.repeat(64);
    const answer = floor.ask('dana', 'deal-steps', { table: 'T1', steps, chance });
    if (!('message' in answer)) return 'done';
    return [answer.problems?.[0]?.path, /s\.\d+(?:\(\w+\))*/.exec(answer.message)?.[0]];
  };
  const START: AskedStep = { type: 'start-round' };

  function opened(): Floor {
    const floor = dealtFloor(CRAZY_4, { options: { coverAll: 'none', handBonusExtras: 'none' } });
    openDeck(floor, [1]);
    return floor;
  }

  test.each<[Readonly<Record<string, string>>, string, string]>([
    [{ ante: '501', superBonus: '501' }, 'ante', 's.6(d)'],
    [{ ante: '10', superBonus: '15' }, 'superBonus', 's.6(d)(1)'],
    [{ ante: '10' }, 'superBonus', 's.6(d)(1)'],
    [{ superBonus: '10' }, 'ante', 's.6(d)(1)'],
    [
      { ante: '10', superBonus: '10', fourCardProgressive: '2' },
      'fourCardProgressive',
      's.11(d)(5)',
    ],
    [
      { ante: '10', superBonus: '10', fiveCardProgressive: '2' },
      'fiveCardProgressive',
      's.11(e)(5)',
    ],
    [{ ante: '10', superBonus: '10', coverAll: '5' }, 'coverAll', 's.12(a)'],
    [{ ante: '10', superBonus: '10', constructor: '5' }, 'constructor', 's.6(d)'],
    [{ ante: '10', superBonus: '10', play: '10' }, 'play', 's.6(d)'],
  ])('%j', (wagers, field, clause) => {
    expect(fault(opened(), START, bet(1, wagers))).toEqual([`steps[1].wagers.${field}`, clause]);
  });

  test('a play wager that is too high, cards that are there already, a seat that no one holds', () => {
    const floor = opened();
    deal(floor, 'dana', START, bet(1, { ante: '10', superBonus: '10' }), ...dealOut(0));
    const play = (seat: number, amount: string): AskedStep => ({ type: 'play', seat, amount });
    expect(fault(floor, play(1, '30.01'))).toEqual(['steps[0].amount', 's.10(b)']);
    expect(fault(floor, play(5, '10'))).toEqual(['steps[0].seat', 's.10(b)']);
    deal(floor, 'dana', play(1, '30'));
    const reveal = (cards: string): AskedStep => ({ type: 'reveal-dealer-hand', cards });
    expect(fault(floor, reveal('Kc Kc 9h 4s 3c'))).toEqual(['steps[0].cards', 's.10(c)']);
    deal(floor, 'dana', reveal('Kc Kd 9h 4s 3c'));
    expect(fault(floor, turnUp(1, 'Kc Qs 8d 5h 2c'))).toEqual(['steps[0].cards', 's.10(c)(1)']);
    expect(fault(floor, turnUp(4, 'Qc Qs 8d 5h 2c'))).toEqual(['steps[0].seat', 's.10(c)(1)']);
    // Without a pair of aces no one plays for three antes.
    expect(fault(floor, turnUp(1, 'Qc Qs 8d 5h 2c'))).toEqual(['steps[0].cards', 's.10(b)']);
  });
});
