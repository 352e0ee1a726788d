// Shares of the bad beat, and who is left out of them.
import { describe, expect, test } from 'vitest';
import { answerQualify } from '#rules';
import { CA_ASIAN_PROGRESSIVE_BAD_BEAT } from './ca-asian-progressive-bad-beat.ts';

type Fields = Readonly<Record<string, unknown>>;

const ask = (deal: Fields, offering: Fields = {}) => {
  const answer = answerQualify(
    {
      activity: 'hgc-ca-asian-progressive-bad-beat',
      offering: { values: { reseed: '2500.00' }, ...offering },
      balances: { meter: '10000.00', reserve: '1000.00' },
      deal,
    },
    [CA_ASIAN_PROGRESSIVE_BAD_BEAT],
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const paid = ({ awards }: ReturnType<typeof ask>) =>
  awards.map(({ seat, share, amount }) => [seat, share, amount]);

const loser = { seat: 1, front: 'Jc Jd', back: 'Tc Td Th 4s 2c' };
const winner = {
  seat: 2,
  position: 'player-dealer',
  front: 'Qc Qd',
  back: 'Kc Kd Kh 5s 3c',
};
const paiGow = (...more: readonly Fields[]) => ({
  game: 'pai-gow-poker',
  seats: [loser, winner, ...more],
});

describe('Payout Structure', () => {
  test.each([
    ['1', '6000.00', '2000.00', '1000.00'],
    ['2', '5000.00', '2500.00', '1250.00'],
    ['3', '4000.00', '2000.00', '2000.00'],
  ])(
    'option %s of ten thousand dollars, two others at the table',
    (shares, losing, winning, each) => {
      const answer = ask(paiGow({ seat: 3 }, { seat: 4 }), { options: { shares } });
      expect(paid(answer)).toEqual([
        [1, 'losing-hand', losing],
        [2, 'winning-hand', winning],
        [3, 'table', each],
        [4, 'table', each],
      ]);
    },
  );

  test('after a hit the prize is reseeded: from the fund, and the house lends what it lacks', () => {
    const answer = ask(paiGow({ seat: 3 }), { values: { reseed: '2500.00' } });
    // The fund has $1,000 of the $2,500.
    expect(answer.balancesAfter).toEqual({ meter: '2500.00', reserve: '0.00', advance: '1500.00' });
  });

  test('the share of a third-party player-dealer stays', () => {
    const answer = ask({ game: 'pai-gow-poker', seats: [loser, { ...winner, person: 'tpp' }] });
    expect(paid(answer)).toEqual([[1, 'losing-hand', '6000.00']]);
    expect(answer.leftOut).toMatchObject([{ seat: 2, code: 'tpp', shareGoesTo: 'fund' }]);
    // With the table share, which no one is there to take, $4,000 are left.
    expect(answer.balancesAfter).toEqual({ meter: '4000.00', reserve: '1000.00', advance: '0.00' });
  });

  test('the player-dealer’s hand can be the one that is beaten', () => {
    const answer = ask({
      game: 'pai-gow-poker',
      seats: [
        { ...winner, seat: 1, position: 'seated' },
        { ...loser, seat: 2, position: 'player-dealer' },
      ],
    });
    expect(paid(answer)).toEqual([
      [2, 'losing-hand', '6000.00'],
      [1, 'winning-hand', '2000.00'],
    ]);
  });
});

describe('the fee', () => {
  test('is the single player’s own affair, and without it nobody wins', () => {
    const alone = { game: 'pai-gow-poker', seats: [{ ...loser, fee: false }, winner] };
    expect(ask(alone)).toMatchObject({
      qualifies: false,
      leftOut: [
        { seat: 1, code: 'no-fee' },
        { seat: 2, code: 'no-fee' },
      ],
    });
  });

  test('is the player-dealer’s from two players on', () => {
    const deal = { game: 'pai-gow-poker', seats: [{ ...loser, fee: false }, winner, { seat: 3 }] };
    expect(ask(deal).qualifies).toBe(true);
  });

  test('is not paid at a demonstration table', () => {
    const deal = { game: 'pai-gow-poker', npn: true, seats: [{ ...loser, fee: false }, winner] };
    expect(ask(deal).qualifies).toBe(true);
  });
});

describe('No Purchase Necessary', () => {
  const demonstration = { ...paiGow({ seat: 3 }), npn: true };

  test('the hand that qualifies has the full posted prize at a demonstration table', () => {
    expect(paid(ask(demonstration))).toEqual([[1, 'losing-hand', '10000.00']]);
  });

  test('or its share of it, as in a live game, where the house reads it so', () => {
    const settings = { demonstrationPrize: 'shared' };
    expect(paid(ask(demonstration, { settings }))).toEqual([
      [1, 'losing-hand', '6000.00'],
      [2, 'winning-hand', '2000.00'],
      [3, 'table', '2000.00'],
    ]);
  });
});

test('Blackjack Poker: what beats 2 to 6 is 21, or the two aces of hearts, and no other aces', () => {
  const against = (cards: string) => ({
    game: 'blackjack-poker',
    seats: [
      { seat: 1, cards: '2c 3d 4h 5s 6c' },
      { seat: 2, position: 'player-dealer', cards },
      { seat: 3 },
    ],
  });
  expect(ask(against('Kc 5d 6h')).qualifies).toBe(true);
  expect(ask(against('Ah Ah')).qualifies).toBe(true);
  expect(ask(against('As As')).qualifies).toBe(false);
});

test('baccarat: everybody at the table divides the prize, and the odd cent stays', () => {
  const answer = ask({
    game: 'baccarat',
    player: '6h 6d 6h',
    banker: '3c 3s 3c',
    seats: [{ seat: 1 }, { seat: 2 }, { seat: 3 }],
  });
  expect(paid(answer)).toEqual([
    [1, 'table', '3333.33'],
    [2, 'table', '3333.33'],
    [3, 'table', '3333.33'],
  ]);
});

describe('13 Card', () => {
  const beaten = { seat: 1, front: 'Kc Kd 2s', middle: 'Qc Qd Qs 3c 4d', back: 'Th 9h 8h 7h 6h' };
  const best = { seat: 2, front: '5s 5h Td', middle: '6c 6d 6s 8c 8d', back: 'Js Ts 9s 8s 7s' };

  test('wants three players', () => {
    const seats = [beaten, best];
    expect(ask({ game: 'thirteen-card', seats })).toMatchObject({
      qualifies: false,
      leftOut: [{ code: 'players' }, { code: 'players' }],
    });
    expect(paid(ask({ game: 'thirteen-card', seats: [...seats, { seat: 3 }] }))).toEqual([
      [1, 'losing-hand', '6000.00'],
      [2, 'winning-hand', '2000.00'],
      [3, 'table', '2000.00'],
    ]);
  });

  test('the best hand must beat the one that qualifies', () => {
    // Seat 2 has most points of all, for seat 3 is foul; but seat 1 has all three rows of seat 2.
    const weak = { seat: 2, front: '4s 4h Td', middle: 'Jc Jd 5s 5c 8d', back: 'Ac Js 9s 8s 7s' };
    const seats = [beaten, weak, { seat: 3 }];
    expect(ask({ game: 'thirteen-card', seats }).qualifies).toBe(false);
  });

  test('a row without "or better" is that hand alone, unless the house reads otherwise', () => {
    const trips = { ...beaten, front: 'Kc Kd Kh', middle: 'Ac Ad Ah 3c 4d' };
    const deal = { game: 'thirteen-card', seats: [trips, best, { seat: 3 }] };
    expect(ask(deal).qualifies).toBe(false);
    expect(ask(deal, { settings: { thirteenRows: 'at-least' } }).qualifies).toBe(true);
  });
});

describe('Pai Gow Tiles', () => {
  const tiles = (seat: Fields) => ({
    game: 'pai-gow-tiles',
    seats: [
      { seat: 1, ...seat },
      { seat: 2, position: 'player-dealer', tiles: '44 44 66 66' },
      { seat: 3 },
    ],
  });

  test('a chart must be named where a rank on it counts', () => {
    const request = {
      activity: 'hgc-ca-asian-progressive-bad-beat',
      offering: { options: { hands: '2' } },
      deal: tiles({ tiles: '22 22 33 33' }),
    };
    expect(answerQualify(request, [CA_ASIAN_PROGRESSIVE_BAD_BEAT])).toMatchObject({
      ok: false,
      error: [{ path: 'offering.values.tileChart' }],
    });
  });

  test('pairs count as they were set; where that is not recorded, as they could be', () => {
    expect(ask(tiles({ tiles: '65 65 33 33' })).qualifies).toBe(true);
    const split = tiles({ front: '65 33', back: '65 33' });
    expect(ask(split).qualifies).toBe(false);
    expect(ask(split, { settings: { handsJudged: 'any' } }).qualifies).toBe(true);
  });
});

test('HG-5.14: beaten hands of different rows have equal parts of one prize, whoever is barred', () => {
  const table = (second: Fields) => ({
    game: 'pan-9',
    decks: 8,
    seats: [
      { seat: 1, cards: '6s 6c 6s' },
      { seat: 2, ...second },
      { seat: 3, cards: 'Ks Qs 2d' },
      { seat: 4, position: 'player-dealer', cards: '3s 3c 3s' },
    ],
  });
  const options = { hands: '2', shares: '1' };
  const mixed = '6s 6c 6d';
  expect(paid(ask(table({ cards: mixed, person: 'employee-on-duty' }), { options }))).toEqual([
    [1, 'losing-hand', '6000.00'],
    [4, 'winning-hand', '2000.00'],
    [3, 'table', '2000.00'],
  ]);
  const both = paid(ask(table({ cards: mixed }), { options }));
  expect(both.filter(([, share]) => share === 'losing-hand')).toEqual([
    [1, 'losing-hand', '3000.00'],
    [2, 'losing-hand', '3000.00'],
  ]);
});
