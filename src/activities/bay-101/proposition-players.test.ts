// Of the six sheets on poker games, none mentions third-party proposition players.
import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { ACES_CRACKED } from './aces-cracked.ts';
import { LIMIT_BAD_BEAT } from './limit-bad-beat.ts';
import { NO_LIMIT_BAD_BEAT } from './no-limit-bad-beat.ts';
import { OMAHA_BAD_BEAT } from './omaha-bad-beat.ts';
import { POKER_BONUS_HAND_PROGRESSIVE } from './poker-bonus-hand-progressive.ts';
import { POKER_HIGH_HAND_BONUS } from './poker-high-hand-bonus.ts';

const ROYAL = { game: 'texas-holdem', board: 'Qs Js Ts 3c 4d', holes: ['As Ks', '9c 9d'] };
const QUADS = { game: 'texas-holdem', board: 'As Ad 7h 7d 2c', holes: ['7s 7c', 'Ah Ac'] };
const OMAHA = {
  game: 'omaha-high-low',
  board: 'As Ad 8h 8d 2c',
  holes: ['8s 8c Kd Qd', 'Ah Ac Ks Qs'],
};
const ACES = { game: 'texas-holdem', board: '7h 2d 9c Js 3d', holes: ['Ah Ac', '7s 7c'] };

/** The hand in seat 1 wins a prize, or its share of one. */
describe.each([
  [POKER_BONUS_HAND_PROGRESSIVE, ROYAL, {}],
  [POKER_HIGH_HAND_BONUS, ROYAL, { hands: 'A' }],
  [ACES_CRACKED, ACES, {}],
  [NO_LIMIT_BAD_BEAT, QUADS, { hands: 'A', shares: 'B' }],
  [LIMIT_BAD_BEAT, QUADS, { hands: 'A', shares: 'B' }],
  [OMAHA_BAD_BEAT, OMAHA, { hands: 'A', shares: 'B' }],
])('a proposition player ($id)', (activity, { game, board, holes }, options) => {
  const seats = [...holes.map((hole) => ({ hole })), {}, {}, {}].map((seat, index) => ({
    seat: index + 1,
    ...seat,
  }));
  const answer = (settings: object, person = 'tpp') =>
    sure(
      answerQualify(
        {
          activity: activity.id,
          offering: { options, settings },
          deal: {
            game,
            board,
            pot: '20.00',
            seats: seats.map((seat) => (seat.seat === 1 ? { ...seat, person } : seat)),
          },
        },
        [activity],
      ),
    );
  const winners = ({ awards }: ReturnType<typeof answer>) => awards.map(({ seat }) => seat);

  test('wins like all players', () => {
    expect(winners(answer({}))).toContain(1);
    expect(answer({}).awards).toEqual(answer({}, 'patron').awards);
  });

  test('wins nothing where the house reads it so, and all others do as before', () => {
    const leftOut = { propositionPlayers: 'left-out' };
    expect(winners(answer(leftOut))).not.toContain(1);
    expect(answer(leftOut).leftOut).toMatchObject([{ seat: 1, code: 'tpp' }]);
    expect(winners(answer(leftOut, 'patron'))).toContain(1);
  });
});
