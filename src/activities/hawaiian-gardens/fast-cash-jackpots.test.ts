import { describe, expect, test } from 'vitest';
import { dealt } from '#rules';
import { answerOf, awardsOf, sourcesOf } from './awards.fixture.ts';
import { FAST_CASH_JACKPOTS } from './fast-cash-jackpots.ts';

const both = { settings: { rowsInsideRows: 'both' } };
const lines = { player: 'Kh Qd Jh', banker: 'Kd Qh Jd' };
const baccarat = dealt(
  'fortune-7-baccarat',
  [{}, { wager: '0.00' }, { position: 'player-dealer' }, { wager: '25.00' }],
  lines,
);

describe('Fast Cash Jackpots', () => {
  test('seven face cards take the progressive, and the reserve seeds $1,000 again', () => {
    const deal = dealt('pai-gow-poker', [{ cards: 'Ks Kh Kd Qs Qh Qd Js' }, {}]);
    const balances = { meter: '1700.00', reserve: '600.00' };
    const answer = answerOf(FAST_CASH_JACKPOTS, deal, { balances });
    expect(sourcesOf(answer)).toEqual([{ meter: '1700.00' }]);
    expect(answer.balancesAfter).toEqual({ meter: '1000.00', reserve: '0.00', advance: '400.00' });
  });

  test('a royal flush within seven cards of one suit is paid as both', () => {
    const deal = dealt('pai-gow-poker', [{ cards: 'As Ks Qs Js Ts 3s 2s' }, {}]);
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, deal))).toEqual([
      '1 hand 800.00',
      '1 hand 500.00',
    ]);
  });

  test('three 7s of one suit are of one color too: $600, or $900 as a house may read it', () => {
    const deal = dealt('blackjack-poker', [{ cards: '7h 7h 7h' }, {}]);
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, deal))).toEqual(['1 hand 600.00']);
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, deal, { offering: both }))).toEqual([
      '1 hand 600.00',
      '1 hand 300.00',
    ]);
  });

  test('in baccarat each player with a base wager is paid, and never the player-dealer', () => {
    const answer = answerOf(FAST_CASH_JACKPOTS, baccarat, { balances: { reserve: '1500.00' } });
    expect(awardsOf(answer)).toEqual(['1 table 1000.00', '4 table 1000.00']);
    expect(sourcesOf(answer)).toEqual([
      { reserve: '1000.00' },
      { reserve: '500.00', advance: '500.00' },
    ]);
    expect(answer.leftOut).toMatchObject([
      { seat: 2, code: 'no-wager', shareGoesTo: null },
      { seat: 3, code: 'player-dealer', shareGoesTo: 'fund' },
    ]);
  });

  test('Prize: a fixed prize is for the hand, or for each eligible player at the table', () => {
    const cards = '7h 7h 7h';
    const round = [{ cards }, {}, { person: 'employee-on-duty' }, { position: 'player-dealer' }];
    const deal = dealt('blackjack-poker', round);
    const offering = { settings: { fixedPrizesTo: 'each-at-table' } };
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, deal))).toEqual(['1 hand 600.00']);
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, deal, { offering }))).toEqual([
      '1 hand 600.00',
      '2 table 600.00',
    ]);
    const ofBank = dealt('blackjack-poker', [{}, {}, { cards, position: 'player-dealer' }]);
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, ofBank, { offering }))).toEqual([]);
    const sevenFaces = dealt('pai-gow-poker', [{ cards: 'Ks Kh Kd Qs Qh Qd Js' }, {}]);
    const balances = { meter: '1700.00', reserve: '600.00' };
    const progressive = answerOf(FAST_CASH_JACKPOTS, sevenFaces, { balances, offering });
    expect(awardsOf(progressive)).toEqual(['1 hand 1700.00']);
  });

  test('the player-dealer is one of the two players, or not as a house may read it', () => {
    const cards = '7h 7h 7h';
    const alone = dealt('blackjack-poker', [{ cards }, { position: 'player-dealer' }]);
    const two = dealt('blackjack-poker', [{ cards }, {}, { position: 'player-dealer' }]);
    const offering = { settings: { countedPlayers: 'without-player-dealer' } };
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, alone))).toEqual(['1 hand 600.00']);
    expect(answerOf(FAST_CASH_JACKPOTS, alone, { offering })).toMatchObject({
      awards: [],
      leftOut: [{ seat: 1, code: 'players' }],
    });
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, two, { offering }))).toEqual(['1 hand 600.00']);
  });

  test('ace, 2 and 3 count in any order, or as listed as a house may read it', () => {
    const mixed = dealt('fortune-7-baccarat', [{}, {}], { player: '2d Ah 3h', banker: 'As 2s 3c' });
    const listed = dealt('fortune-7-baccarat', [{}, {}], {
      player: 'Ah 2d 3h',
      banker: 'As 2s 3c',
    });
    const offering = { settings: { aceTwoThree: 'as-listed' } };
    const both600 = ['1 table 600.00', '2 table 600.00'];
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, mixed))).toEqual(both600);
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, mixed, { offering }))).toEqual([]);
    expect(awardsOf(answerOf(FAST_CASH_JACKPOTS, listed, { offering }))).toEqual(both600);
  });
});
