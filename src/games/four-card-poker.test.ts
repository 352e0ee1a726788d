// Every clause of South Dakota's Four Card Poker, ARSD 20:18:16:15.10, that moves money.
import { describe, expect, test } from 'vitest';
import { settleGame } from './games.ts';
import type { SettledRound, SettledWager } from './round.ts';

/** Best four of six: a pair of nines with king and queen. */
const NINES = '9h 9c Kc Qd 4s 2h';

interface Seat {
  readonly seat?: number;
  readonly cards: string;
  readonly wagers: Readonly<Record<string, string>>;
  readonly folded?: boolean;
}

function settle(seats: readonly Seat[], more: object = {}): SettledRound {
  const settled = settleGame({
    game: 'four-card-poker',
    tables: { acesUp: 'FCP-01', progressive: 'FCPP-1' },
    meters: { progressive: { amount: '5250.00', reset: '5000.00' } },
    dealer: NINES,
    seats: seats.map((seat, index) => ({ seat: index + 1, ...seat })),
    ...more,
  });
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value;
}

const wagersOf = (seat: Seat, more: object = {}) =>
  settle([seat], more).seats[0]?.wagers as Readonly<Record<string, SettledWager>>;

const ANTE_AND_PLAY = { ante: '10', play: '30' };

describe('(10) the dealer always qualifies, and the player wins ties', () => {
  test.each([
    ['higher', 'Ts Td Jc 3s 2c', 'win', '20.00', '60.00'],
    ['equal', '9s 9d Kd Qc 3s', 'win', '20.00', '60.00'],
    ['lower', '9s 9d Kd Jc 3s', 'lose', '0.00', '0.00'],
  ])('a hand that is %s', (_, cards, result, ante, play) => {
    const wagers = wagersOf({ cards, wagers: ANTE_AND_PLAY });
    expect(wagers['ante']).toMatchObject({ staked: '10.00', returned: ante, result });
    expect(wagers['play']).toMatchObject({ staked: '30.00', returned: play, result });
    expect(wagers['ante']?.because).toBe('(10)');
  });

  test('a dealer with nothing still plays: a lower hand loses', () => {
    const more = { dealer: 'Qh Jc 9d 7s 4c 2h' };
    const wagers = wagersOf({ cards: 'Jh Ts 8s 6d 3c', wagers: ANTE_AND_PLAY }, more);
    expect(wagers['play']?.result).toBe('lose');
    expect(
      settle([{ cards: 'Jh Ts 8s 6d 3c', wagers: ANTE_AND_PLAY }], more).dealer.qualifies,
    ).toBe(true);
  });
});

describe('(6) folding', () => {
  test('forfeits the ante and the automatic bonus; aces up and the progressive stay on', () => {
    const wagers = wagersOf({
      cards: 'Ks Kd Kh 3s 2c',
      wagers: { ante: '10', acesUp: '5', progressive: '1' },
      folded: true,
    });
    expect(wagers).toEqual({
      ante: { staked: '10.00', returned: '0.00', result: 'lose', because: '(6)' },
      automaticBonus: { staked: '0.00', returned: '0.00', result: 'lose', because: '(6)' },
      acesUp: expect.objectContaining({ returned: '50.00', result: 'win', pays: '9 to 1' }),
      progressive: expect.objectContaining({ returned: '9.00', result: 'win', pays: '9 for 1' }),
    });
  });

  test('with less than a pair of aces, aces up is lost', () => {
    const seat = { cards: 'Ks Kd Qh 3s 2c', wagers: { ante: '10', acesUp: '5' }, folded: true };
    expect(wagersOf(seat)['acesUp']?.result).toBe('lose');
  });
});

describe('(10), (15) the automatic bonus', () => {
  test.each([
    ['3s 3d 3h 3c 2c', '250.00', '25 to 1'],
    ['8s 7s 6s 5s 2c', '200.00', '20 to 1'],
    ['3s 3d 3h 7c 2c', '20.00', '2 to 1'],
  ])('%s pays %s on an ante of 10, whatever the play wager', (cards, returned, pays) => {
    expect(wagersOf({ cards, wagers: ANTE_AND_PLAY })['automaticBonus']).toEqual({
      staked: '0.00',
      returned,
      result: 'win',
      because: '(15) FCP-01',
      pays,
    });
  });

  test('a flush brings none', () => {
    const seat = { cards: 'As Js 6s 5s 2c', wagers: ANTE_AND_PLAY };
    expect(wagersOf(seat)['automaticBonus']).toMatchObject({ returned: '0.00', result: 'lose' });
  });

  test('reading A1.8: on a losing hand it is paid, unless the house asks for a winning one', () => {
    const seat = { cards: '3s 3d 3h 7c 2c', wagers: ANTE_AND_PLAY };
    const dealer = 'Kh Kc Kd Qd 4s 2h';
    const paid = wagersOf(seat, { dealer });
    expect([paid['ante']?.result, paid['automaticBonus']?.returned]).toEqual(['lose', '20.00']);
    const readings = { automaticBonusOnLosingHand: false };
    expect(wagersOf(seat, { dealer, readings })['automaticBonus']?.returned).toBe('0.00');
    expect(wagersOf(seat, { readings })['automaticBonus']?.returned).toBe('20.00');
  });

  test('aces up alone has no ante, so no automatic bonus', () => {
    const wagers = wagersOf({ cards: '3s 3d 3h 3c 2c', wagers: { acesUp: '5' } });
    expect(Object.keys(wagers)).toEqual(['acesUp']);
    expect(wagers['acesUp']?.returned).toBe('255.00');
  });
});

test('(9) a seat is settled from the back: play, ante, aces up, and the progressive last', () => {
  const wagers = { ante: '10', acesUp: '5', progressive: '1', play: '10' };
  expect(Object.keys(wagersOf({ cards: 'Ks Qs Jh 8s 2c', wagers }))).toEqual([
    'play',
    'ante',
    'automaticBonus',
    'acesUp',
    'progressive',
  ]);
});

test('(11) aces up is paid although the dealer wins', () => {
  const seat = { cards: 'As Ad Jh 7c 2c', wagers: { ...ANTE_AND_PLAY, acesUp: '5' } };
  const wagers = wagersOf(seat, { dealer: 'Kh Kd Ks Qd 4s 2h' });
  expect(wagers['ante']?.result).toBe('lose');
  expect(wagers['acesUp']).toMatchObject({ returned: '10.00', because: '(15) FCP-01' });
});

describe('(16) the progressive', () => {
  const FOUR_ACES = 'As Ad Ah Ac 2c';
  const withProgressive = { ...ANTE_AND_PLAY, progressive: '1' };

  test('FCPP: four aces take the meter, the stake does not come back, the meter is reset', () => {
    const round = settle([{ cards: FOUR_ACES, wagers: withProgressive }]);
    expect(round.seats[0]?.wagers['progressive']).toMatchObject({
      returned: '5250.00',
      pays: '100% of the meter',
      because: '(16) FCPP-1',
    });
    expect(round.meters).toEqual({ progressive: { before: '5250.00', after: '5000.00' } });
  });

  test('(16)(a)vi: a reserve is added to the reset amount', () => {
    const meters = { progressive: { amount: '5250.00', reset: '5000.00', reserve: '75.50' } };
    const tables = { acesUp: 'FCP-01', progressive: 'FCPP-3' };
    const round = settle([{ cards: FOUR_ACES, wagers: withProgressive }], { meters, tables });
    expect(round.meters).toEqual({
      progressive: {
        before: '5250.00',
        after: '5075.50',
        reserveBefore: '75.50',
        reserveAfter: '0.00',
      },
    });
  });

  test('(16)(a)ii: fixed pays do not come off the meter', () => {
    const round = settle([{ cards: '8s 7s 6s 5s 2c', wagers: withProgressive }]);
    expect(round.seats[0]?.wagers['progressive']?.returned).toBe('100.00');
    expect(round.meters['progressive']?.after).toBe('5250.00');
  });

  test('reading A1.4: PMG ranks all five cards, FCPP the best four', () => {
    const seat = { cards: '8s 7s 6s 5s 2c', wagers: withProgressive };
    const tables = { acesUp: 'FCP-01', progressive: 'PMG-01' };
    expect(wagersOf(seat, { tables })['progressive']?.result).toBe('lose');
    const fullHouse = { cards: '8s 8d 8h 5s 5c', wagers: withProgressive };
    expect(wagersOf(fullHouse, { tables })['progressive']?.returned).toBe('50.00');
    expect(wagersOf(fullHouse)['progressive']?.returned).toBe('9.00');
  });

  test('reading A1.12: in turn from the highest seat, each on the meter as it then stands', () => {
    const tables = { acesUp: 'FCP-01', progressive: 'PMG-01' };
    const royal = { cards: 'As Ks Qs Js Ts', wagers: withProgressive };
    const straightFlush = { cards: '8d 7d 6d 5d 4d', wagers: withProgressive };
    const more = { tables, meters: { progressive: { amount: '20000', reset: '10000' } } };
    const straightFirst = settle([royal, straightFlush], more);
    expect(straightFirst.order).toEqual([2, 1]);
    expect(straightFirst.seats.map(({ wagers }) => wagers['progressive']?.returned)).toEqual([
      '18000.00',
      '2000.00',
    ]);
    expect(straightFirst.meters['progressive']?.after).toBe('10000.00');
    const royalFirst = settle([straightFlush, royal], more);
    expect(royalFirst.seats.map(({ wagers }) => wagers['progressive']?.returned)).toEqual([
      '1000.00',
      '20000.00',
    ]);
    expect(royalFirst.meters['progressive']?.after).toBe('9000.00');
  });

  test('(3)(d), reading A1.3: alone, unless the house asks for a wager beside it', () => {
    const seat = { cards: '8s 7s 6s 5s 2c', wagers: { progressive: '1' } };
    expect(wagersOf(seat)['progressive']?.returned).toBe('100.00');
    const readings = { progressiveRequiresBaseWager: true };
    expect(() => settle([seat], { readings })).toThrow('(3)(d)');
  });
});

describe('(16)(b) envy', () => {
  const quads: Seat = { cards: '3s 3d 3h 3c 2c', wagers: ANTE_AND_PLAY };
  const watching: Seat = {
    cards: 'Kh Jd 8h 6s 5c',
    wagers: { ...ANTE_AND_PLAY, progressive: '2' },
  };
  const envyOf = (round: SettledRound) => round.seats.map(({ envy }) => envy.map((e) => e.amount));

  test('for another player’s hand, by the own wager; its holder need not have the wager', () => {
    const round = settle([watching, quads]);
    expect(round.seats[0]?.envy).toEqual([
      { wager: 'progressive', fromSeat: 2, amount: '20.00', because: '(16)(b)' },
    ]);
    expect(round.seats[1]?.envy).toEqual([]);
    // Play and ante lose to nines, the progressive too: only envy comes back.
    expect(round.seats[0]?.returned).toBe('20.00');
  });

  test('never for the own hand and never for the dealer’s', () => {
    const own = { ...quads, wagers: { ...ANTE_AND_PLAY, progressive: '1' } };
    expect(envyOf(settle([own]))).toEqual([[]]);
    expect(envyOf(settle([watching], { dealer: '3s 3d 3h 3c 2c 4c' }))).toEqual([[]]);
  });

  test('iii: one for each triggering hand', () => {
    const other = { cards: 'Ts Td Th Tc 4d', wagers: { ...ANTE_AND_PLAY, progressive: '1' } };
    expect(envyOf(settle([watching, quads, other]))).toEqual([['20.00', '20.00'], [], ['10.00']]);
  });

  test('reading A1.11: a folded hand triggers it where it stays at the sensor', () => {
    const bare = { cards: quads.cards, wagers: { ante: '10' }, folded: true };
    const atSensor = { ...bare, wagers: { ante: '10', progressive: '1' } };
    const envy = (seat: Seat, foldedHandTriggersEnvy?: string) =>
      envyOf(
        settle(
          [watching, seat],
          foldedHandTriggersEnvy === undefined ? {} : { readings: { foldedHandTriggersEnvy } },
        ),
      )[0];
    expect([envy(bare), envy(atSensor)]).toEqual([[], ['20.00']]);
    expect([envy(bare, 'never'), envy(atSensor, 'never')]).toEqual([[], []]);
    expect([envy(bare, 'always'), envy(atSensor, 'always')]).toEqual([['20.00'], ['20.00']]);
  });

  test('(7): a player who folds with the wager still gets it', () => {
    const wagers = { ante: '10', progressive: '2' };
    expect(envyOf(settle([{ cards: watching.cards, wagers, folded: true }, quads]))[0]).toEqual([
      '20.00',
    ]);
  });
});

describe('(14) a wrong number of cards', () => {
  test.each([
    ['a player with four', 'As Ad Ah Ac', NINES],
    ['a player with six', 'As Ad Ah Ac 2c 3c', NINES],
    ['a dealer with five', 'As Ad Ah Ac 2c', '9h 9c Kc Qd 4s'],
  ])('%s: all hands are void, every stake goes back, the meter stays', (_, cards, dealer) => {
    const wagers = { ante: '10', acesUp: '5', progressive: '1' };
    const round = settle([{ cards, wagers }], { dealer });
    expect(round.void).toMatchObject({ because: '(14)' });
    expect(round.seats[0]).toMatchObject({ staked: '16.00', returned: '16.00', envy: [] });
    expect(Object.values(round.seats[0]?.wagers ?? {}).map(({ result }) => result)).toEqual([
      'push',
      'push',
      'push',
      'push',
    ]);
    expect(round.meters['progressive']).toEqual({ before: '5250.00', after: '5250.00' });
    expect(round.tray).toBe('0.00');
    expect(round.seats[0]?.hand === null).toBe(cards.split(' ').length !== 5);
    expect(round.dealer.hand === null).toBe(dealer.split(' ').length !== 6);
  });
});
