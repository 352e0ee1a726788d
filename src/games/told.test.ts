import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { settleGame } from './games.ts';

const MAIN = { ante: '10', superBonus: '10', play: '10' };

/** What comes back at a seat, wager by wager. */
const returnedAt = (record: object, seat: number): Readonly<Record<string, string>> => {
  const settled = sure(settleGame(record)).seats.find((each) => each.seat === seat);
  return Object.fromEntries(
    Object.entries(settled?.wagers ?? {}).map(([wager, { returned }]) => [wager, returned]),
  );
};

const problemsOf = (record: object): readonly string[] => {
  const settled = settleGame(record);
  return settled.ok ? [] : settled.error.map(({ path, message }) => `${path}: ${message}`);
};

describe('a hand of Crazy 4 Poker that no one recorded ends as the dealer told it', () => {
  test.each([
    ['win', { ante: '20.00', play: '20.00', superBonus: '10.00' }, 's.10(c)(3)(ii)b'],
    ['lose', { ante: '0.00', play: '0.00', superBonus: '0.00' }, 's.10(c)(3)(ii)a'],
    ['push', { ante: '10.00', play: '10.00', superBonus: '10.00' }, 's.10(c)(3)(ii)c'],
    [
      'dealer-does-not-qualify',
      { ante: '10.00', play: '20.00', superBonus: '10.00' },
      's.10(c)(3)(i)',
    ],
  ])('%s', (result, returned, clause) => {
    const record = { game: 'crazy-4-poker', seats: [{ seat: 1, result, wagers: MAIN }] };
    expect(returnedAt(record, 1)).toEqual(returned);
    const [seat] = sure(settleGame(record)).seats;
    expect(seat?.wagers['ante']?.because).toBe(clause);
    expect(seat?.hand).toBe(null);
  });

  test('no pay table pays it, and it triggers no envy; envy of recorded hands is its own', () => {
    const record = {
      game: 'crazy-4-poker',
      tables: { queensUp: 'A', fourCardProgressive: 'A' },
      meters: {
        fourCardProgressive: { amount: '5250.00', reset: '5000.00' },
        fiveCardHandBonus: { amount: '11000.00', reset: '10000.00' },
      },
      magicCard: '7h',
      luckySeat: 4,
      seats: [
        {
          seat: 1,
          cards: 'As Ah Ad Ac 2d',
          result: 'win',
          wagers: { ...MAIN, fourCardProgressive: '1' },
        },
        {
          seat: 2,
          result: 'lose',
          wagers: {
            ...MAIN,
            queensUp: '5',
            fourCardProgressive: '1',
            fiveCardHandBonusPlayer: '1',
            fiveCardHandBonusDealer: '1',
            coverAll: '5',
          },
        },
      ],
    };
    // Four aces: Super Bonus 200 to 1, the whole meter, and Cover All 250 to 1 with two players.
    expect(returnedAt(record, 1)).toEqual({
      ante: '20.00',
      play: '20.00',
      superBonus: '2010.00',
      fourCardProgressive: '5250.00',
    });
    expect(returnedAt(record, 2)).toEqual({
      ante: '0.00',
      play: '0.00',
      superBonus: '0.00',
      queensUp: '0.00',
      fourCardProgressive: '0.00',
      fiveCardHandBonusPlayer: '0.00',
      fiveCardHandBonusDealer: '0.00',
      coverAll: '1255.00',
    });
    const envy = sure(settleGame(record)).seats.map((seat) => seat.envy);
    expect(envy).toEqual([
      [],
      [{ wager: 'fourCardProgressive', fromSeat: 1, amount: '100.00', because: 's.11(d)(5)' }],
    ]);
  });

  test('a straight is paid on the Super Bonus also where only the dealer told who won', () => {
    const straight = { seat: 1, cards: '9s 8h 7d 6c 2d', result: 'lose', wagers: MAIN };
    // s.11(b): 1 to 1.
    expect(returnedAt({ game: 'crazy-4-poker', seats: [straight] }, 1)).toEqual({
      ante: '0.00',
      play: '0.00',
      superBonus: '20.00',
    });
  });
});

describe('Four Card Poker', () => {
  const tables = { acesUp: 'FCP-01' };
  const wagers = { ante: '10', play: '30', acesUp: '5' };
  test.each([
    ['win', { ante: '20.00', play: '60.00', automaticBonus: '0.00', acesUp: '0.00' }],
    ['lose', { ante: '0.00', play: '0.00', automaticBonus: '0.00', acesUp: '0.00' }],
  ])('a hand that no one recorded: %s', (result, returned) => {
    const record = { game: 'four-card-poker', tables, seats: [{ seat: 1, result, wagers }] };
    expect(returnedAt(record, 1)).toEqual(returned);
  });

  test('the player wins ties, so that nothing is a push', () => {
    const seats = [{ seat: 1, result: 'push', wagers }];
    expect(problemsOf({ game: 'four-card-poker', tables, seats })).toEqual([
      'seats[0].result: "push" is not a result; choose from: win, lose',
      expect.stringMatching(/^dealer: the cards are missing/),
      expect.stringMatching(/^seats\[0\]\.cards: the cards are missing/),
    ]);
  });
});

describe('refused', () => {
  const seat = (more: object) => ({ seat: 1, wagers: MAIN, ...more });
  const OWN = 'As Ah 9d 5c 2d';
  const DEALER = 'Ks Qd 9h 4c 2s';
  test.each([
    [
      'neither cards nor a result',
      { dealer: DEALER, seats: [seat({})] },
      /^seats\[0\]\.cards: the cards are missing/,
    ],
    [
      'a hand without the dealer’s and without a result',
      { seats: [seat({ cards: OWN })] },
      /^dealer: the cards are missing/,
    ],
    [
      'a result beside the cards of both',
      { dealer: DEALER, seats: [seat({ cards: OWN, result: 'win' })] },
      /^seats\[0\]\.result: both hands are recorded/,
    ],
    [
      'a result of a folded hand',
      {
        dealer: DEALER,
        seats: [
          { seat: 1, folded: true, result: 'lose', wagers: { ante: '10', superBonus: '10' } },
        ],
      },
      /^seats\[0\]\.result: a hand that was folded has no result/,
    ],
    [
      'a dealer who does not qualify with a king',
      { dealer: DEALER, seats: [seat({ result: 'dealer-does-not-qualify' })] },
      /^seats\[0\]\.result: the dealer has a king or better/,
    ],
    [
      'a dealer who wins without a king',
      { dealer: 'Qs Jd 9h 4c 2s', seats: [seat({ result: 'lose' })] },
      /^seats\[0\]\.result: the dealer has less than a king/,
    ],
  ])('%s', (_, record, problem) => {
    const problems = problemsOf({ game: 'crazy-4-poker', ...record });
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });
});

test('a folded hand that no one looked at needs no cards', () => {
  const seats = [{ seat: 1, folded: true, wagers: { ante: '10', superBonus: '10' } }];
  const record = { game: 'crazy-4-poker', dealer: 'Ks Qd 9h 4c 2s', seats };
  expect(returnedAt(record, 1)).toEqual({ ante: '0.00', superBonus: '0.00' });
});
