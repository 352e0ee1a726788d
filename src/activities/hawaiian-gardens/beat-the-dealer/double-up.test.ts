import { describe, expect, test } from 'vitest';
import { decodeDeal } from '#games';
import { dollarsOf, usd } from '#money';
import { sure } from '#result';
import { baccarat } from '#rules';
import { type DoubleUp, DRAWN, keep, playHand, worthOf } from './double-up.ts';

type Hand = Parameters<typeof playHand>[1];

const WIN: Hand = { pick: 'banker', ending: 'banker' };
const LOSS: Hand = { pick: 'banker', ending: 'player' };
const TIE: Hand = { pick: 'player', ending: 'tie' };
const DRAGON_7: Hand = { pick: 'player', ending: 'dragon-7' };

function play(...hands: readonly Hand[]): DoubleUp {
  return hands.reduce((standing: DoubleUp, hand) => {
    if (standing.state === 'over') throw new Error('the double-up is over');
    return playHand(standing, hand);
  }, DRAWN);
}

const dollars = (standing: DoubleUp): string => dollarsOf(worthOf(standing, usd('500')));

describe('the double-up of a prize of $500', () => {
  test('whoever does not play keeps the prize', () => {
    expect(keep(DRAWN)).toEqual({ state: 'over', multiple: 1 });
    expect(dollars(keep(DRAWN))).toBe('500.00');
  });

  test('one hand won makes two times, two make four times, and each may be kept', () => {
    expect(play(WIN).state).toBe('choosing');
    expect(dollars(keep(play(WIN)))).toBe('1000.00');
    expect(play(WIN, WIN).state).toBe('choosing');
    expect(dollars(keep(play(WIN, WIN)))).toBe('2000.00');
  });

  test('a third hand won makes ten times and ends it', () => {
    expect(play(WIN, WIN, WIN).state).toBe('over');
    expect(dollars(play(WIN, WIN, WIN))).toBe('5000.00');
  });

  test.each([
    ['first', [LOSS]],
    ['second', [WIN, LOSS]],
    ['third', [WIN, WIN, LOSS]],
  ])('the %s hand lost leaves the prize as it was drawn', (_, hands) => {
    expect(play(...hands).state).toBe('over');
    expect(dollars(play(...hands))).toBe('500.00');
  });

  test.each([
    ['first', [DRAGON_7]],
    ['second', [WIN, DRAGON_7]],
    ['third', [WIN, WIN, DRAGON_7]],
  ])('a dragon 7 in the %s hand makes ten times, whatever was picked', (_, hands) => {
    expect(play(...hands).state).toBe('over');
    expect(dollars(play(...hands))).toBe('5000.00');
  });

  test('a tie decides nothing: the hand is played again', () => {
    expect(play(TIE, TIE)).toEqual(DRAWN);
    expect(play(WIN, TIE, WIN)).toEqual(play(WIN, WIN));
    expect(play(WIN, WIN, TIE, LOSS)).toEqual(play(LOSS));
  });

  test('the lines of a recorded hand say how it ended', () => {
    const endingOf = (player: string, banker: string) =>
      baccarat.doubleUpOutcomeOf(
        sure(decodeDeal({ game: 'baccarat', seats: [{ seat: 1 }], player, banker })),
      );
    expect(endingOf('5h 4d', '5c 3s')).toBe('player');
    expect(endingOf('2h 2d 2c', '2s 2c 3d')).toBe('dragon-7');
    expect(endingOf('5h 4d', '5c 4s')).toBe('tie');
    expect(endingOf('2h 2d 2c', '4s 4c')).toBe('banker');
  });
});
