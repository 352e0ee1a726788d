import { describe, expect, test } from 'vitest';
import { cardsOf, isJoker } from '#cards';
import type { PaiGowOptions } from './pai-gow-poker.ts';
import {
  isFoul,
  legalSettings,
  type PaiGowSetting,
  paiGowOutcome,
  setPaiGow,
} from './pai-gow-setting.ts';

const WILD: PaiGowOptions = { jokerUse: 'wild', wheel: 'second-highest' };

const set = (text: string, options?: PaiGowOptions): PaiGowSetting => {
  const [front = '', back = ''] = text.split('/');
  return setPaiGow({ front: cardsOf(front), back: cardsOf(back) }, options);
};

describe('a setting', () => {
  test.each([
    ['Ks Kd / As Qd 9c 4h 2s', 'a pair in front of none'],
    ['Ks Kd / Qs Qd 9c 4h 2s', 'a higher pair in front'],
    ['As 2d / Ks Qd 9c 4h 3s', 'a higher card in front'],
    ['As Kd / Ah Qd 9c 4h 3s', 'a higher second card in front'],
    ['XX 2c / Ks Qd 9c 4h 3s', 'the joker as an ace in front'],
  ])('%s is foul: %s', (text) => {
    expect(isFoul(set(text))).toBe(true);
  });

  test.each([
    ['Ks Kd / Kc Kh 9c 4h 2s', 'the same pair in front, for the back has three more cards'],
    ['As Kd / Ah Kc 9c 4h 3s', 'the same two high cards in front'],
    ['As XX / 2s 2d 3c 3h 4s', 'two pairs behind a pair of aces'],
    ['Qs 2d / Ks Jd 9c 4h 3s', 'the highest card behind'],
  ])('%s is legal: %s', (text) => {
    expect(isFoul(set(text))).toBe(false);
  });

  test('with the joker wild a pair in front fouls what an ace would not', () => {
    expect(isFoul(set('XX 2c / As Qd 9c 4h 3s'))).toBe(false);
    expect(isFoul(set('XX 2c / As Qd 9c 4h 3s', WILD))).toBe(true);
  });
});

describe('the legal settings of seven cards', () => {
  test('with nothing, the highest card behind is all that matters: 15 of 21', () => {
    // The six fronts with the ace are foul, for no ace is left behind.
    expect(legalSettings(cardsOf('As Kd Jc 9h 7s 4d 2c'))).toHaveLength(15);
  });

  test('with one pair, the front that takes it is foul as well as those that leave none', () => {
    // Breaking the pair of queens leaves queen high behind: legal with a lower card in front only
    // if the back keeps the higher kicker. Q-2 before Q-9-7-5-4: five fronts Q-x per queen, of
    // which Q-9 leaves a lower kicker behind; the fronts without a queen are all legal.
    const legal = legalSettings(cardsOf('Qs Qd 9c 7h 5s 4d 2c'));
    expect(legal).toHaveLength(10 + 2 * 4);
  });

  test('do not depend on the order of the deal', () => {
    const one = legalSettings(cardsOf('As Kd Jc 9h 7s 4d XX'));
    expect(legalSettings(cardsOf('XX 4d 7s 9h Jc Kd As'))).toEqual(one);
  });

  test('PG-01: ace-jack or better in front of a straight or better, without the joker', () => {
    // The six-high straight is the lowest one where the five-high is second highest.
    const least = set('As Jd / 6s 5d 4c 3h 2d');
    const holds = ({ front, back }: PaiGowSetting) =>
      front.strength >= least.front.strength && back.strength >= least.back.strength;
    const qualifies = (text: string): boolean =>
      !cardsOf(text).some(isJoker) && legalSettings(cardsOf(text)).some(holds);
    expect(qualifies('As Jd Ts 9d 8c 7h 6s')).toBe(true);
    expect(qualifies('2s 2d Ts 9d 8c 7h 6s')).toBe(true);
    expect(qualifies('As 4d Ts 9d 8c 7h 6s')).toBe(false);
    expect(qualifies('XX Jd Ts 9d 8c 7h 6s')).toBe(false);
  });
});

describe('player against dealer', () => {
  const dealer = set('As Kd / 9s 9d 7c 4h 2s');

  test.each([
    ['2s 2d / 9c 9h 8c 4d 3s', 'win', 'both hands are higher'],
    ['2c 2d / 8c 8h 7d 4d 3s', 'push', 'only the front is higher'],
    ['Ac Qd / Tc Th 7d 4d 3s', 'push', 'only the back is higher'],
    ['Ac Qd / 8c 8h 7d 4d 3s', 'lose', 'both are lower'],
    ['Ac Kh / Tc Th 7d 4d 3s', 'push', 'the front copies, which is a hand lost'],
    ['Ac Kh / 9c 9h 7d 4d 2h', 'lose', 'both copy'],
    ['Ac Kh / 8c 8h 7d 4d 3s', 'lose', 'one copies and one is lower'],
    ['Tc Th / Ac Ad 7d 4d 3s', 'win', 'both are higher'],
    ['Tc Th / 8c 8d Ad 4d 3s', 'lose', 'the hand is foul'],
  ])('%s is a %s: %s', (player, outcome) => {
    expect(paiGowOutcome({ player: set(player), dealer })).toBe(outcome);
  });
});
