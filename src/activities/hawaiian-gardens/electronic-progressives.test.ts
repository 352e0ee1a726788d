// The money of the four electronic progressives, worked out by hand from their sheets.
import { describe, expect, test } from 'vitest';
import { dealt } from '#rules';
import { answerOf, awardsOf, sourcesOf } from './awards.fixture.ts';
import { FORTUNE_7_PROGRESSIVE } from './fortune-7-progressive.ts';
import { FORTUNE_PAI_GOW_PROGRESSIVE } from './fortune-pai-gow-progressive.ts';
import { THREE_CARD_POKER_PROGRESSIVE } from './three-card-poker-progressive.ts';
import { UTH_PROGRESSIVE } from './uth-progressive.ts';

describe('Fortune 7', () => {
  const seats = [{ position: 'player-dealer' }, {}, {}, { person: 'tpp' }, { fee: false }];
  const exact = dealt('fortune-7-baccarat', seats, { player: '2h 2c 3d', banker: '3d 2h 2c' });
  const ranks = dealt('fortune-7-baccarat', seats, { player: '2h 2c 3d', banker: '3c 2h 2c' });
  const balances = { meter: '1000.00', reserve: '5000.00' };

  test('the meter is divided evenly among those who take part; the odd cent stays', () => {
    const answer = answerOf(FORTUNE_7_PROGRESSIVE, exact, { balances });
    expect(awardsOf(answer)).toEqual(['1 table 333.33', '2 table 333.33', '3 table 333.33']);
    // The cent on the meter and $999.99 from the reserve are the reseed.
    expect(answer.balancesAfter).toEqual({ meter: '1000.00', reserve: '4000.01', advance: '0.00' });
    expect(answer.leftOut.map(({ seat, code }) => [seat, code])).toEqual([
      [4, 'tpp'],
      [5, 'no-fee'],
    ]);
  });

  test('$5,000 for the same ranks are divided too, from the reserve alone', () => {
    const answer = answerOf(FORTUNE_7_PROGRESSIVE, ranks, { balances });
    expect(awardsOf(answer)).toEqual(['1 table 1666.66', '2 table 1666.66', '3 table 1666.66']);
    expect(answer.balancesAfter).toEqual({ meter: '1000.00', reserve: '0.02', advance: '0.00' });
  });

  test('$100 go to each, and the house makes up what the reserve lacks', () => {
    const both = dealt('fortune-7-baccarat', seats, { player: '2h 2c 3d', banker: '4c Ah 2c' });
    const answer = answerOf(FORTUNE_7_PROGRESSIVE, both, { balances: { reserve: '150.00' } });
    expect(awardsOf(answer)).toEqual(['1 table 100.00', '2 table 100.00', '3 table 100.00']);
    expect(sourcesOf(answer)).toEqual([
      { reserve: '100.00' },
      { reserve: '50.00', advance: '50.00' },
      { advance: '100.00' },
    ]);
  });

  test('a player-dealer of whose fee nothing is recorded has paid it, and the answer says so (HG-14.7)', () => {
    const told = (dealer: object) => {
      const [, ...others] = seats;
      const deal = dealt('fortune-7-baccarat', [{ ...seats[0], ...dealer }, ...others], {
        player: '2h 2c 3d',
        banker: '3d 2h 2c',
      });
      return answerOf(FORTUNE_7_PROGRESSIVE, deal, { balances }).assumed.filter((each) =>
        each.includes('.fee'),
      );
    };
    expect(told({})).toEqual(['deal.seats[0].fee is true']);
    expect(told({ fee: true })).toEqual([]);
    expect(told({ person: 'tpp' })).toEqual([]);
  });

  test('a house that reads it so pays each in full', () => {
    const offering = { settings: { communityPrizes: 'each-in-full' } };
    const answer = answerOf(FORTUNE_7_PROGRESSIVE, ranks, { balances, offering });
    expect(awardsOf(answer)).toEqual(['1 table 5000.00', '2 table 5000.00', '3 table 5000.00']);
  });
});

describe('Three Card Poker', () => {
  test('two winners are each paid in full, and each hand brings envy to all others', () => {
    const deal = dealt('three-card-poker', [
      { cards: 'Ah Kh Qh' },
      { cards: 'As Ks Qs', position: 'player-dealer' },
      { cards: '2c 3d 5h', folded: 'at once' },
      { cards: '2d 3c 5s', fee: false },
    ]);
    const answer = answerOf(THREE_CARD_POKER_PROGRESSIVE, deal, {
      balances: { meter: '3500.00', reserve: '2000.00' },
    });
    expect(awardsOf(answer)).toEqual([
      '1 hand 3500.00',
      '2 hand 3500.00',
      '2 envy 100.00',
      '3 envy 100.00',
      '1 envy 100.00',
      '3 envy 100.00',
    ]);
    expect(sourcesOf(answer).slice(0, 2)).toEqual([
      { meter: '3500.00' },
      { reserve: '2000.00', advance: '1500.00' },
    ]);
    // Lent: $1,500 of the second prize, the reseed of $3,000, four times envy.
    expect(answer.balancesAfter).toEqual({ meter: '3000.00', reserve: '0.00', advance: '4900.00' });
  });

  test('a folded hand wins nothing and still brings envy', () => {
    const deal = dealt('three-card-poker', [
      { cards: 'Ah Kh Qh', folded: 'at once' },
      { position: 'player-dealer' },
    ]);
    const answer = answerOf(THREE_CARD_POKER_PROGRESSIVE, deal, {
      balances: { meter: '3500.00', reserve: '2000.00' },
    });
    expect(awardsOf(answer)).toEqual(['2 envy 100.00']);
    expect(answer.balancesAfter).toEqual({ meter: '3500.00', reserve: '1900.00', advance: '0.00' });
  });
});

describe("Ultimate Texas Hold'em", () => {
  const balances = { meter: '8000.00', reserve: '20000.00' };
  const offering = { values: { reseed: '5000.00' } };
  const seats = [{ hole: 'Ah 2c' }, { hole: '9h 2d' }, { hole: '9c 9d', fee: false }];

  test('a royal flush takes the meter, and the reserve seeds it again', () => {
    const deal = dealt('ultimate-texas-holdem', seats, {
      board: 'Kh Qh Jh Th 3d',
      dealer: { cards: '4c 4d' },
    });
    const answer = answerOf(UTH_PROGRESSIVE, deal, { balances, offering });
    expect(awardsOf(answer)).toEqual(['1 hand 8000.00', '2 hand 350.00']);
    expect(answer.balancesAfter).toMatchObject({ meter: '5000.00', reserve: '14650.00' });
  });

  test('one on the board is $1,000 for each who paid the fee, and the meter stays', () => {
    const deal = dealt('ultimate-texas-holdem', [{ hole: '9h 2d' }, { hole: '3c 3d' }, {}], {
      board: 'Ah Kh Qh Jh Th',
    });
    const answer = answerOf(UTH_PROGRESSIVE, deal, { balances, offering });
    expect(awardsOf(answer)).toEqual(['1 table 1000.00', '2 table 1000.00', '3 table 1000.00']);
    expect(answer.balancesAfter).toMatchObject({ meter: '8000.00', reserve: '17000.00' });
  });

  test('four of a kind on the board is paid to all, or to none, as the house reads it', () => {
    const deal = dealt('ultimate-texas-holdem', [{ hole: 'Kh 2d' }, { hole: '3c 3d' }], {
      board: '9h 9c 9d 9s Qd',
      dealer: { cards: '4c 4d' },
    });
    const all = answerOf(UTH_PROGRESSIVE, deal, { balances, offering });
    expect(awardsOf(all)).toEqual(['1 hand 200.00', '2 hand 200.00']);
    const settings = { handsOnTheBoard: 'do-not-count' };
    const none = answerOf(UTH_PROGRESSIVE, deal, { balances, offering: { settings } });
    // The king beats the queen on the board, but all four nines lie there.
    expect(awardsOf(none)).toEqual([]);
    const higher = dealt('ultimate-texas-holdem', [{ hole: 'Th 2d' }, { hole: '3c 3d' }], {
      board: '9h 8h 7h 6h 5h',
      dealer: { cards: '4c 4d' },
    });
    const own = answerOf(UTH_PROGRESSIVE, higher, { balances, offering: { settings } });
    expect(awardsOf(own)).toEqual(['1 hand 350.00']);
  });
});

describe('Fortune Pai Gow', () => {
  const seats = [{ cards: 'As Ah Ad Ac XX 3d 2c' }, {}, { fee: false }];
  const deal = dealt('fortune-pai-gow-poker', seats, {
    otherTables: [
      { table: 'PG-2', feesPaid: 3 },
      { table: 'PG-3', feesPaid: 0 },
    ],
  });
  const balances = { meter: '10000.00', reserve: '50000.00' };

  test.each([
    ['A', ['1 hand 10000.00']],
    // Of the room's $6,000 each of five fees has a fifth, the holder's among them.
    ['B', ['1 hand 4000.00', '1 room 1200.00', '2 room 1200.00', 'PG-2 room 3600.00']],
    ['C', ['1 hand 5000.00', '1 room 1000.00', '2 room 1000.00', 'PG-2 room 3000.00']],
  ])('five aces under option %s', (shares, awards) => {
    const offering = { options: { shares }, values: { reseed: '10000.00' } };
    const answer = answerOf(FORTUNE_PAI_GOW_PROGRESSIVE, deal, { balances, offering });
    expect(awardsOf(answer)).toEqual(awards);
    expect(answer.balancesAfter).toMatchObject({ meter: '10000.00', reserve: '40000.00' });
  });

  test('four kings and the joker are five of a kind only where the joker is any card', () => {
    const kings = dealt('fortune-pai-gow-poker', [{ cards: 'Ks Kh Kd Kc XX 3d 2c' }, {}]);
    expect(awardsOf(answerOf(FORTUNE_PAI_GOW_PROGRESSIVE, kings))).toEqual(['1 hand 100.00']);
    const offering = { settings: { joker: 'wild' } };
    expect(awardsOf(answerOf(FORTUNE_PAI_GOW_PROGRESSIVE, kings, { offering }))).toEqual([
      '1 hand 1000.00',
    ]);
  });
});
