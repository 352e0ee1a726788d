// What the two Bonus Hand Progressive Jackpots share: games, fee, who may win, and example deals.
import { ratio, usd } from '#money';
import {
  dealt,
  type EligibilityRule,
  type ExampleDeal,
  employees,
  type Fee,
  noTournaments,
  noTpp,
} from '#rules';
import { PLAYER_AND_BANK } from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';

export const BONUS_FEE: Fee = {
  name: 'player',
  title: "Jackpot fee on the player's hand",
  amount: usd('1'),
  paidBy: 'player',
  optional: true,
  split: { meter: ratio('11%'), reserve: ratio('89%') },
  clause: 'Funding',
  note: 'in addition to the collection of the house; placed in the jackpot space beside a base wager, before the deal',
};

export const POOL_LEAST = usd('1000');
export const POOL_MOST = usd('250000');

export const BONUS_ELIGIBILITY: readonly EligibilityRule[] = [
  PLAYER_AND_BANK,
  noTournaments(ELIGIBILITY),
  employees('off-duty', ELIGIBILITY),
  noTpp(ELIGIBILITY),
];

/** Five cards, those of the hand first. */
export const partsOf = (five: string, handCount: number): readonly [string, string] => {
  const cards = five.split(' ');
  return [cards.slice(0, handCount).join(' '), cards.slice(handCount).join(' ')];
};

export const ofUltimate = (five: string): ExampleDeal => {
  const [hole, board] = partsOf(five, 2);
  return dealt('ultimate-texas-holdem', [{ hole }], { board, dealer: { down: '2c 7d' } });
};

export const ofCrazy4 = (cards: string): ExampleDeal =>
  dealt('crazy-4-poker', [{ cards }, { position: 'player-dealer', cards: '2c 7d 9h 3c 8d' }]);

/** A hand of each kind, best first, for the examples. */
export const FIVE = {
  royalFlush: 'As Ks Qs Js Ts',
  kingHighStraightFlush: 'Ks Qs Js Ts 9s',
  queenHighStraightFlush: 'Qs Js Ts 9s 8s',
  jackHighStraightFlush: 'Js Ts 9s 8s 7s',
  steelWheel: '5s 4s 3s 2s As',
  quads: 'As Ad Ah Ac Ks',
  fullHouse: 'As Ad Ah Ks Kd',
  flush: 'Ks Qs Js Ts 8s',
  straight: 'As Ks Qs Js Th',
  threeOfAKind: 'As Ad Ah Ks Qd',
  nothing: 'As Ks Qs Js 9c',
} as const;
