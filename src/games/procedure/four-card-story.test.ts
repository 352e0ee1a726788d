import { expect, test } from 'vitest';
import { cardsOf, makeCards } from '#cards';
import { settleGame } from '../games.ts';
import { FOUR_CARD_PROCEDURE, knownCards, roundRecordOf, type TableAction } from '../index.ts';
import {
  bet,
  CLOSE,
  FOUR_CARD,
  METERS,
  opened,
  openingOf,
  refusalOf,
  START,
  shuffleByHand,
  sit,
  tableAfter,
} from './table.fixture.ts';

// Seat 1 has a pair of aces and only Aces Up; seat 2 folds a pair of fours with all wagers; Ann's
// second position, seat 3, has a royal flush; the dealer a pair of nines and a queen face up.
const TOP = ['As 4d Kh 9c', 'Ad 4s Qh 9d', '2c Ac Ah 3c', '5c 7c Jh 6s', '8h 6h Th 2s', 'Qd'].join(
  ' ',
);

test('an evening of Four Card Poker, from the box to the log of the prize', () => {
  let table = tableAfter(
    opened({ ...FOUR_CARD, severalPositions: true }),
    sit(1, 'Ann'),
    sit(2, 'Bob'),
    ...openingOf('red'),
    ...shuffleByHand('red', TOP),
  );
  // What the text leaves open is done as in Massachusetts, and the refusals say so.
  expect(refusalOf(table, { type: 'cut-cards', deck: 'red', depth: 20 })).toBe(
    'deck-not-ready house procedure after Massachusetts s.4(d)',
  );
  expect(FOUR_CARD_PROCEDURE.readings[0]?.weRead).toContain('Massachusetts');

  // (3): Ann plays two positions, which this casino allows; no one else may take the second.
  table = tableAfter(
    table,
    START,
    bet(1, 'Ann', { acesUp: '5' }),
    bet(3, 'Ann', { ante: '10', progressive: '1' }),
    bet(2, 'Bob', { ante: '10', acesUp: '5', progressive: '2' }),
  );
  expect(refusalOf(table, bet(3, 'Bob', { ante: '5' }))).toBe('seat-taken (3)(e)');
  expect(refusalOf(table, bet(2, 'Bob', { ante: '5', progressive: '1.50' }))).toBe(
    'wager-amount-wrong (16)',
  );

  // (4): the keypad locks the sensors, and the progressive bets come off before the deal.
  const accepted = [
    { seat: 2, wager: 'progressive' },
    { seat: 3, wager: 'progressive' },
  ];
  table = tableAfter(table, CLOSE, { type: 'lock-side-wagers', accepted });
  expect(refusalOf(table, { type: 'deal-all' })).toBe('chips-not-collected (4)');
  table = tableAfter(table, { type: 'collect-progressive-wagers', chips: 2 });

  // (5): five cards each, the dealer a sixth face up.
  table = tableAfter(table, { type: 'deal-all' }, { type: 'rack-stub' });
  expect(makeCards(knownCards(table.round?.dealer.cards ?? []))).toBe('9c 9d 3c 6s 2s Qd');

  // (6): seat 1 has no ante and nothing to decide; seat 2 folds; any hand may play up to 3x.
  expect(refusalOf(table, { type: 'fold', seat: 1 })).toBe('out-of-turn (6)');
  table = tableAfter(table, { type: 'fold', seat: 2 });
  expect(refusalOf(table, { type: 'play', seat: 3, amount: '30.01' })).toBe(
    'play-amount-wrong (6)',
  );
  table = tableAfter(table, { type: 'play', seat: 3, amount: '15' });

  // (7): the folded cards stay at the sensor, because the progressive wager is still live.
  table = tableAfter(table, { type: 'collect-forfeits' });
  expect(table.round?.seats[1]?.hand.at).toBe('sensor');
  expect(table.round?.seats[1]?.wagers['ante']?.at).toBe('forfeited');

  // (8), (9): the best four of six, then from the right: play, ante, aces up, progressive.
  table = tableAfter(table, { type: 'reveal-dealer-hand' });
  expect(new Set(table.round?.dealer.best)).toEqual(new Set(cardsOf('9c 9d Qd 6s')));
  const settle = (seat: number, group: string): TableAction => ({
    type: 'settle-wagers',
    seat,
    group,
  });
  table = tableAfter(table, { type: 'turn-up-hand', seat: 3 });
  expect(refusalOf(table, settle(3, 'ante'))).toBe('not-next-to-settle (9)');
  table = tableAfter(table, settle(3, 'play'), settle(3, 'ante'));

  // (16)(a)iii, iv: the button, pressed wrongly and again, then the supervisor.
  const win = { seat: 3, wager: 'progressive' };
  const press = (row: string): TableAction => ({ type: 'press-hand-button', ...win, row });
  table = tableAfter(table, press('straight-flush'));
  expect(refusalOf(table, settle(3, 'progressive'))).toBe('hand-button-wrong (16)(a)iii');
  table = tableAfter(table, press('straight-flush'), press('royal-flush'));
  expect(refusalOf(table, settle(3, 'progressive'))).toBe('needs-floorperson (16)(a)iv');
  table = tableAfter(
    table,
    { type: 'validate-win', ...win, by: 'supervisor', lightOn: true },
    settle(3, 'progressive'),
    { type: 'turn-up-hand', seat: 2 },
    settle(2, 'aces-up'),
    settle(2, 'progressive'),
    { type: 'turn-up-hand', seat: 1 },
    settle(1, 'aces-up'),
  );

  // (16)(a)vii, viii: the end of the round, the rack, the log; a logged prize is backed out by hand.
  expect(refusalOf(table, press('royal-flush'))).toBe('prize-logged (16)(a)viii');
  // (16)(b)ii, iii: the royal flush stays face up until seat 2, who folded, has the envy for it.
  expect(refusalOf(table, { type: 'rack-cards' })).toBe('envy-unpaid (16)(b)ii');
  table = tableAfter(table, { type: 'pay-envy', seat: 2 });
  table = tableAfter(table, { type: 'rack-cards' });
  expect(refusalOf(table, START)).toBe('system-not-reset (16)(a)vii');
  table = tableAfter(table, { type: 'reset-system' });
  expect(refusalOf(table, START)).toBe('paperwork-open (16)(a)viii');
  table = tableAfter(table, { type: 'complete-paperwork', ...win });
  expect(refusalOf(table, { type: 'adjust-manually', ...win, by: 'dealer' })).toBe(
    'needs-floorperson (16)(a)viii',
  );
  const backedOut = tableAfter(table, { type: 'adjust-manually', ...win, by: 'supervisor' });
  expect(backedOut.round?.wins.find(({ seat }) => seat === 3)?.paperwork).toBe('backed-out');

  const record = roundRecordOf(table);
  expect(record).toEqual({
    game: 'four-card-poker',
    tables: { acesUp: 'FCP-01', progressive: 'PMG-01' },
    meters: { progressive: METERS.progressive },
    dealer: 'Qd 9c 9d 3c 6s 2s',
    seats: [
      { seat: 1, cards: 'As Ad 2c 5c 8h', wagers: { acesUp: '5.00' } },
      {
        seat: 2,
        cards: '4d 4s Ac 7c 6h',
        wagers: { ante: '10.00', acesUp: '5.00', progressive: '2.00' },
        folded: true,
      },
      {
        seat: 3,
        cards: 'Kh Qh Ah Jh Th',
        wagers: { ante: '10.00', progressive: '1.00', play: '15.00' },
      },
    ],
  });
  const settled = settleGame(record);
  expect(settled.ok && settled.value.order).toEqual([3, 2, 1]);
  tableAfter(table, ...shuffleByHand('red'), START);
});

test('(3)(d): a progressive wager alone', () => {
  const table = tableAfter(
    opened(FOUR_CARD),
    sit(1, 'Ann'),
    ...openingOf('red'),
    ...shuffleByHand('red', '2c 3c 4d 5s 7h 8h 9s Td Jc Ks 2h'),
    START,
    bet(1, 'Ann', { progressive: '1' }),
    CLOSE,
    { type: 'lock-side-wagers', accepted: [{ seat: 1, wager: 'progressive' }] },
    { type: 'collect-progressive-wagers', chips: 1 },
    { type: 'deal-all' },
    { type: 'rack-stub' },
    { type: 'reveal-dealer-hand' },
    { type: 'turn-up-hand', seat: 1 },
    { type: 'settle-wagers', seat: 1, group: 'progressive' },
    { type: 'rack-cards' },
  );
  expect(roundRecordOf(table)).not.toHaveProperty('readings');
  expect(settleGame(roundRecordOf(table)).ok).toBe(true);
});
