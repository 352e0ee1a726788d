import { describe, expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { seededSource } from '#chance';
import { decodeOffering } from '#rules';
import { playShow } from '../../play-show.fixture.ts';
import { BEAT_THE_DEALER } from './index.ts';
import { nextLine } from './show.ts';

const BANKER = { step: 'play', choice: 'banker' };
const PLAYER = { step: 'play', choice: 'player' };
const KEEP = { step: 'keep' };
const ladder = (values = {}) => playShow(BEAT_THE_DEALER, 'double-up', { values });

/** Cards in the order in which they are turned: player, banker, player, banker, third cards. */
const BANKER_WINS = ['2h', '9d', 'Kd', 'Kc'];
const PLAYER_WINS = ['9h', '2d', 'Kd', 'Kc'];
const TIE = ['9h', '9d', 'Kd', 'Kc'];

describe('the double-up of a prize of $500', () => {
  test('is kept where the player does not play', () => {
    expect(ladder().take(KEEP).prizes()).toEqual(['player 1 drawn 500.00']);
  });

  test('makes two times, four times, and ten times the prize', () => {
    const once = ladder().take(BANKER, ...BANKER_WINS);
    expect(once.steps()).toEqual(['keep', 'play']);
    expect(once.take(KEEP).prizes()).toEqual(['player 1 first-hand-won 1000.00']);
    const twice = once.take(PLAYER, ...PLAYER_WINS);
    expect(twice.take(KEEP).prizes()).toEqual(['player 1 second-hand-won 2000.00']);
    const thrice = twice.take(BANKER, ...BANKER_WINS);
    expect(thrice.steps()).toEqual([]);
    expect(thrice.prizes()).toEqual(['player 1 third-hand-won 5000.00']);
  });

  test('leaves the prize as it was drawn where a pick loses', () => {
    const lost = ladder().take(BANKER, ...BANKER_WINS, BANKER, ...PLAYER_WINS);
    expect(lost.steps()).toEqual([]);
    expect(lost.prizes()).toEqual(['player 1 drawn 500.00']);
  });

  test('is played again after a tie, with the pick that was made', () => {
    const tied = ladder().take(BANKER, ...TIE);
    expect(tied.steps()).toEqual(['turn']);
    expect(
      tied
        .take(...BANKER_WINS)
        .take(KEEP)
        .prizes(),
    ).toEqual(['player 1 first-hand-won 1000.00']);
  });

  test('ends at ten times with a dragon 7, whatever was picked', () => {
    // Player 2 + 3 = 5 draws a king; banker 2 + 2 = 4 stands unless the third card is 2 to 7.
    const stood = ladder().take(PLAYER, '2h', '2d', '3d', '2c', 'Kh');
    expect(stood.prizes()).toEqual(['player 1 first-hand-won 1000.00']);
    // A third card of 4 makes the player 9; the banker draws on 4 and has 7 with a 3: no win.
    const drawn = ladder().take(PLAYER, '2h', '2d', '3d', '2c', '4h');
    expect(drawn.steps()).toEqual(['turn']);
    expect(drawn.take('3c').prizes()).toEqual(['player 1 first-hand-won 1000.00']);
    // A third card of 6 makes the player 1, and the banker's 3 makes a winning three-card 7.
    const dragon = ladder().take(PLAYER, '2h', '2d', '3d', '2c', '6h', '3c');
    expect(dragon.steps()).toEqual([]);
    expect(dragon.prizes()).toEqual(['player 1 third-hand-won 5000.00']);
  });

  test('gives things where the prize is merchandise, one for each step', () => {
    const merchandise = 'headphones; a player; a sound system; a television';
    const things = ladder({ paidIn: 'merchandise', merchandise });
    expect(things.take(KEEP).prizes()).toEqual(['player 1 drawn 0.00 headphones']);
    expect(things.take(BANKER, ...BANKER_WINS, KEEP).prizes()).toEqual([
      'player 1 first-hand-won 0.00 a player',
    ]);
  });
});

test('Beat the Dealer: merchandise is worth what is posted for its step, more each time', () => {
  const values = { paidIn: 'merchandise', firstHandWorth: '900.00', secondHandWorth: '2500.00' };
  const won = ladder(values).take(BANKER, ...BANKER_WINS, KEEP);
  expect(won.worths()).toEqual(['900.00']);
  // Nothing is posted for the third: ten times $500.
  expect(ladder(values).take(PLAYER, '2h', '2d', '3d', '2c', '6h', '3c').worths()).toEqual([
    '5000.00',
  ]);
  const less = { prize: '500.00', ...values, firstHandWorth: '500.00' };
  const refused = decodeOffering(BEAT_THE_DEALER, { values: less });
  expect(refused.ok ? [] : refused.error.map(({ path }) => path)).toEqual([
    'offering.values.firstHandWorth',
  ]);
});

describe('the shoe', () => {
  test('deals a card eight times and not a ninth', () => {
    // Five kings of clubs and three more in ties of nothing: no third card is drawn by a natural.
    const nine = ['Kc', 'Kc', '9h', '9d'];
    const four = ladder().take(BANKER, ...nine, ...nine, ...nine, ...nine);
    expect(four.outcomes('turn')).not.toContain('Kc');
    expect(four.outcomes('turn')).toHaveLength(51);
  });

  test('by chance ends every ladder', () => {
    const source = seededSource(11);
    for (let times = 0; times < 50; times++) {
      let show = playShow(BEAT_THE_DEALER, 'double-up', { source });
      while (show.steps().length > 0) {
        show = show.take(show.steps().includes('play') ? BANKER : { step: 'turn' });
      }
      expect(show.prizes()).toHaveLength(1);
    }
  });
});

test.each([
  ['', '', 'player'],
  ['2h', '', 'banker'],
  ['2h 3d', '4c 4d', 'nobody'],
  ['2h 3d', '4c 3d', 'player'],
  ['3h 3d', '2c 3d', 'banker'],
  ['3h 3d', '3c 3d', 'nobody'],
  ['2h 3d 8c', '3c Kd', 'nobody'],
  ['2h 3d 7c', '3c Kd', 'banker'],
])('after %s and %s the next card is for %s', (player, banker, line) => {
  expect(nextLine({ player: cardsOf(player), banker: cardsOf(banker) }) ?? 'nobody').toBe(line);
});
