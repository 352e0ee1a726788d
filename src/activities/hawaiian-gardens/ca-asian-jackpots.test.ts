// What the five jackpots pay, and out of what.
import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { answerQualify, decodeOffering } from '#rules';
import {
  CA_ASIAN_JACKPOT_1,
  CA_ASIAN_JACKPOT_2,
  CA_ASIAN_JACKPOT_3,
  CA_ASIAN_JACKPOT_4,
  CA_ASIAN_JACKPOT_5,
} from './ca-asian-jackpots.ts';

type Fields = Readonly<Record<string, unknown>>;

const ask = (jackpot: 1 | 2, request: Fields) => {
  const answer = answerQualify({ activity: `hgc-ca-asian-jackpot-${jackpot}`, ...request }, [
    CA_ASIAN_JACKPOT_1,
    CA_ASIAN_JACKPOT_2,
  ]);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const blackjack = (cards: string, more: Fields = {}) => ({
  game: 'blackjack-poker',
  seats: [{ seat: 1, cards, ...more }],
});

test('the five have fees of $1, $5, $10, $15 and $20, and pools with a cap of $100,000', () => {
  const later = [CA_ASIAN_JACKPOT_2, CA_ASIAN_JACKPOT_3, CA_ASIAN_JACKPOT_4, CA_ASIAN_JACKPOT_5];
  const all = [CA_ASIAN_JACKPOT_1, ...later];
  const fees = all.flatMap((each) => each.fees.map(({ amount }) => amount));
  expect(fees).toEqual(['1', '5', '10', '15', '20'].map(usd));
  for (const { fund } of all) expect(fund.meters).toMatchObject([{ cap: usd('100000') }]);
  // Only #1 leaves the seed open, and only #1 has a reseed.
  for (const { fund } of later) {
    expect(fund.meters).toMatchObject([{ seed: usd('10000') }]);
    expect(fund.meters[0]?.reseed).toBeUndefined();
  }
});

test('a prize is $100 to $100,000, and the seed of #1 is $100 to $10,000', () => {
  const isPosted = (values: Fields) =>
    decodeOffering(CA_ASIAN_JACKPOT_1, { games: ['pan-9'], values }).ok;
  expect(['100', '100000'].map((dragon) => isPosted({ dragon }))).toEqual([true, true]);
  expect(['99.99', '100000.01'].map((dragon) => isPosted({ dragon }))).toEqual([false, false]);
  expect(['100', '10000'].map((seed) => isPosted({ seed }))).toEqual([true, true]);
  expect(['99.99', '10000.01'].map((seed) => isPosted({ seed }))).toEqual([false, false]);
});

test('a hand that meets several rows wins the highest of their prizes', () => {
  const values = {
    threeSevens: '900.00',
    threeSevensOneColor: '700.00',
    threeSevensSuited: '800.00',
  };
  const answer = ask(2, { offering: { values }, deal: blackjack('7h 7h 7h') });
  expect(answer.awards).toMatchObject([{ row: 'three-sevens', amount: '900.00' }]);
});

test('the pool pays first, the reserve next, and the house lends the rest', () => {
  const request = {
    offering: { values: { suitedAces: '1000.00', reseed: '250.00' } },
    balances: { meter: '300.00', reserve: '450.00' },
    deal: blackjack('Ah Ah'),
  };
  const from = { meter: '300.00', reserve: '450.00', advance: '250.00' };
  expect(ask(1, request).awards).toMatchObject([{ amount: '1000.00', from }]);
  // #1 is reseeded at once, which is lent as well.
  expect(ask(1, request).balancesAfter).toEqual({
    meter: '250.00',
    reserve: '0.00',
    advance: '500.00',
  });
  const { offering: _, ...others } = request;
  const fixed = { ...others, offering: { values: { suitedAces: '1000.00' } } };
  expect(ask(2, fixed).balancesAfter).toEqual({
    meter: '0.00',
    reserve: '0.00',
    advance: '250.00',
  });
});

test('a posted multiplier doubles, triples and so on', () => {
  const values = { suitedAces: '400.00', multiplier: 3 };
  const answer = ask(2, { offering: { values }, deal: blackjack('Ah Ah') });
  expect(answer.awards).toMatchObject([{ amount: '1200.00' }]);
});

describe('a multiplied prize (Prize, Eligibility)', () => {
  const isRead = (offering: Fields) =>
    decodeOffering(CA_ASIAN_JACKPOT_2, { games: ['blackjack-poker'], ...offering });
  const hours = { from: '18:00', until: '22:00' };

  test('is one of $100 to $100,000 as well', () => {
    expect(isRead({ values: { suitedAces: '50000', multiplier: 2 } }).ok).toBe(true);
    expect(isRead({ values: { suitedAces: '50000.01', multiplier: 2 } })).toMatchObject({
      ok: false,
      error: [{ path: 'offering.values.suitedAces' }],
    });
    expect(isRead({ values: { suitedAces: '100000', multiplier: 3 } })).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining('3 times it is $300,000.00') }],
    });
  });

  test('also in the hours that alone have a multiplier', () => {
    const windows = [
      { hours, values: { multiplier: 2 } },
      { hours, values: { multiplier: 4 } },
    ];
    expect(isRead({ values: { suitedAces: '25000' }, windows }).ok).toBe(true);
    expect(isRead({ values: { suitedAces: '25000.01' }, windows }).ok).toBe(false);
  });

  test.each([1, 2.5])('HG-6.21: is no %s times the posted one', (multiplier) => {
    const offering = decodeOffering(CA_ASIAN_JACKPOT_2, {
      games: ['pan-9'],
      values: { multiplier },
    });
    expect(offering.ok ? [] : offering.error.map(({ path }) => path)).toEqual([
      'offering.values.multiplier',
    ]);
  });

  test('may be greater where a house reads the range as that of the posted prize', () => {
    const offering = {
      values: { suitedAces: '100000', multiplier: 3 },
      settings: { multipliedPrize: 'beyond-range' },
    };
    const answer = ask(2, { offering, deal: blackjack('Ah Ah') });
    expect(answer.awards).toMatchObject([{ amount: '300000.00' }]);
  });
});

describe('an ace and the joker in front (Qualifying Hands)', () => {
  const deal = {
    game: 'pai-gow-poker',
    seats: [{ seat: 1, front: 'As XX', back: 'Kc Kd 9h 9s 4c' }],
  };
  test('are aces in front, or not as a house may read it', () => {
    expect(ask(2, { deal }).rows).toMatchObject([{ row: 'aces-in-front', paid: true }]);
    const offering = { settings: { jokerInFront: 'not-there' } };
    expect(ask(2, { offering, deal }).rows).toEqual([]);
  });

  test('and a joker behind never matters', () => {
    const behind = {
      game: 'pai-gow-poker',
      seats: [{ seat: 1, front: 'As Ad', back: 'Kc Kd 9h 9s XX' }],
    };
    const offering = { settings: { jokerInFront: 'not-there' } };
    expect(ask(2, { offering, deal: behind }).rows).toMatchObject([{ row: 'aces-in-front' }]);
  });
});

test('a tournament is left out only where a house reads it so (Eligibility)', () => {
  const deal = { ...blackjack('Ah Ah'), tournament: true };
  expect(ask(2, { deal }).qualifies).toBe(true);
  const offering = { settings: { tournaments: 'left-out' } };
  expect(ask(2, { offering, deal })).toMatchObject({
    qualifies: false,
    leftOut: [{ code: 'tournament' }],
  });
});

test('a hand of the bank wins with the fee and not without it (Funding)', () => {
  const bank = (fee: boolean) => blackjack('Ah Ah', { position: 'player-dealer', fee });
  expect(ask(2, { deal: bank(true) }).qualifies).toBe(true);
  expect(ask(2, { deal: bank(false) })).toMatchObject({ leftOut: [{ seat: 1, code: 'no-fee' }] });
});

test('HG-6.17: the bank needs no fee for its own hand where the house reads it so, all others do', () => {
  const offering = { settings: { bankFee: 'not-asked' } };
  const won = (more: Fields) => ask(2, { offering, deal: blackjack('Ah Ah', more) });
  const bank = { position: 'player-dealer' };
  expect(won({ ...bank, fee: false }).qualifies).toBe(true);
  expect(won({ ...bank, fee: true }).qualifies).toBe(true);
  expect(won({ fee: false })).toMatchObject({ awards: [], leftOut: [{ seat: 1, code: 'no-fee' }] });
});

test.each([
  [{ fee: false }, 'no-fee', null],
  [{ person: 'tpp' }, 'tpp', 'fund'],
])('%o is left out, and the money stays', (more, code, shareGoesTo) => {
  const answer = ask(2, { deal: blackjack('Ah Ah', more) });
  expect(answer).toMatchObject({ awards: [], leftOut: [{ seat: 1, code, shareGoesTo }] });
});

describe('the lines of baccarat', () => {
  const round = {
    game: 'baccarat',
    player: '4h 4d',
    banker: '4c 4h',
    seats: [{ seat: 1 }, { seat: 2 }, { seat: 3, fee: false }],
  };
  const values = { fourOfAKind: '1000.00' };

  test('win one prize, divided among those who paid the fee', () => {
    const answer = ask(2, { offering: { values }, deal: round });
    expect(answer.awards.map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, '500.00'],
      [2, '500.00'],
    ]);
  });

  test('the bank is one of them only where its fee is told (Funding)', () => {
    const withBank = (more: Fields) => ({
      ...round,
      seats: [...round.seats, { seat: 4, position: 'player-dealer', ...more }],
    });
    const paid = (more: Fields, settings: Fields = {}) =>
      ask(2, { offering: { values, settings }, deal: withBank(more) }).awards.map(
        ({ seat, amount }) => [seat, amount],
      );
    const withoutBank = [
      [1, '500.00'],
      [2, '500.00'],
    ];
    expect(paid({})).toEqual(withoutBank);
    expect(paid({ fee: false })).toEqual(withoutBank);
    // HG-6.17 is of hands, and the lines are not the bank's.
    expect(paid({ fee: false }, { bankFee: 'not-asked' })).toEqual(withoutBank);
    // $1,000 by three, in whole cents.
    expect(paid({ fee: true })).toEqual([
      [1, '333.33'],
      [2, '333.33'],
      [4, '333.33'],
    ]);
  });

  test('or one each, where the house reads it so', () => {
    const offering = { values, settings: { linePrize: 'each' } };
    const { awards } = ask(2, { offering, deal: round });
    expect(awards.map(({ share, amount }) => [share, amount])).toEqual([
      ['table', '1000.00'],
      ['table', '1000.00'],
    ]);
  });

  test('four of a kind counts among the first four cards, or among all if the house says so', () => {
    const deal = { ...round, player: '4h 2d 4s', banker: '4c 2h 4d' };
    expect(ask(2, { offering: { values }, deal }).qualifies).toBe(false);
    const offering = { values, settings: { baccaratCards: 'all' } };
    expect(ask(2, { offering, deal }).qualifies).toBe(true);
  });

  test('have the hands of pan 9 in Baccarat under #1 only', () => {
    const deal = { ...round, player: '3h 3d 3h', banker: 'Kc 5d' };
    expect(ask(1, { deal }).awards).toMatchObject([
      { row: 'three-threes-one-color-in-a-line' },
      { row: 'three-threes-one-color-in-a-line' },
    ]);
    expect(ask(2, { deal }).qualifies).toBe(false);
  });
});

test('the examples of postings pay the rarer of two hands that lie inside each other more', () => {
  const inside = [
    ['acesBeforeStraight', 'acesInFront'],
    ['threeThreesSuited', 'threeThreesOneColor'],
    ['twoThreeFourSuited', 'twoThreeFourOneColor'],
    ['threeSevensSuited', 'threeSevensOneColor'],
    ['threeSevensOneColor', 'threeSevens'],
    ['threeAcesOfHearts', 'tripFlush'],
    ['tripFlush', 'threeOfAKind'],
    ['royalFlush', 'straightFlush'],
    ['fourOfAKindOfOneSuit', 'fourOfAKind'],
    ['fourOfAKind', 'pairInBothLines'],
  ] as const;
  for (const { sample } of [CA_ASIAN_JACKPOT_1, CA_ASIAN_JACKPOT_5]) {
    const values = sample['values'] as Readonly<Record<string, string>>;
    const less = inside.filter(([rare, common]) => Number(values[rare]) <= Number(values[common]));
    expect(less).toEqual([]);
  }
});
