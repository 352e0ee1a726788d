import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { SHUFFLE_MASTER_CLASSIC_QUALIFIER } from './shuffle-master-classic-qualifier.ts';

const ask = (deal: object) =>
  sure(
    answerQualify({ activity: SHUFFLE_MASTER_CLASSIC_QUALIFIER.id, deal }, [
      SHUFFLE_MASTER_CLASSIC_QUALIFIER,
    ]),
  );

test('two players can each make six in a row with the same cards of the player-dealer', () => {
  const { awards } = ask({
    game: 'three-card-poker',
    dealer: { up: '8h', down: '9h Th' },
    seats: [
      { seat: 1, cards: '5h 6h 7h' },
      { seat: 2, cards: 'Jh Qh Kh' },
      { seat: 3, cards: '2c 3c 4c' },
    ],
  });
  expect(awards.map(({ seat, share, amount, from }) => [seat, share, amount, from])).toEqual([
    [1, 'entry', '1000.00', { house: '1000.00' }],
    [2, 'entry', '1000.00', { house: '1000.00' }],
  ]);
});

const ultimate = (person: string) => ({
  game: 'ultimate-texas-holdem',
  board: 'Qs Js Ts 2d 3c',
  seats: [
    { seat: 1, hole: '4d 9h' },
    { seat: 2, hole: 'As Ks', position: 'player-dealer', person },
  ],
});

test.each([
  ['patron', 1],
  ['tpp', 0],
  ['employee-off-duty', 0],
])('a royal flush of a player-dealer who is a %s wins %i times', (person, count) => {
  expect(ask(ultimate(person)).awards).toHaveLength(count);
});
