// What a wager keeps and how far it strays, by a second way: the number of hands of each kind is counted
// without dealing them, and what each brings back is what the slow settlement gives for one such hand.
// The main wagers are dealt in test/prove/hold.prove.ts.
import { describe, expect, test } from 'vitest';
import { HOLD_FIGURES } from '#games';
import { numberOf, type Ratio, ratio, ratioOf } from '#money';
import { countByRanks, FIVE_CATEGORIES, FOUR_CATEGORIES } from './count-by-ranks.ts';
import { centsIn, type Game } from './recorded-round.ts';
import { settleRound } from './settle-rounds.ts';

const DEALS = 2_598_960n;
const four = countByRanks(5, 4, FOUR_CATEGORIES);
const five = countByRanks(5, 5, FIVE_CATEGORIES);
const countOf = (counts: Record<string, bigint>, name: string): bigint => counts[name] as bigint;

/** A hand of each kind, and how many there are. Of fours and aces there are 48, with any other card;
 * of pairs without a straight or a flush of four 81,096 with aces or kings, 80,724 with queens. */
const FOUR_CARD: readonly (readonly [cards: string, count: bigint])[] = [
  ['As Ah Ad Ac 2d', 48n],
  ['Ks Kh Kd Kc 2d', countOf(four, 'four-of-a-kind') - 48n],
  ['5h 6h 7h 8h Kd', countOf(four, 'straight-flush')],
  ['9s 9h 9d 3c 2d', countOf(four, 'three-of-a-kind')],
  ['2h 6h 9h Kh Ad', countOf(four, 'flush')],
  ['5h 6s 7h 8d Kd', countOf(four, 'straight')],
  ['9s 9h 3d 3c Kd', countOf(four, 'two-pair')],
  ['As Ah 9d 6c 2d', 81_096n],
  ['Ks Kh 9d 6c 2d', 81_096n],
  ['Qs Qh 9d 6c 2d', 80_724n],
];
const FIVE_CARD: readonly (readonly [cards: string, count: bigint])[] = [
  ['As Ks Qs Js Ts', countOf(five, 'royal-flush')],
  ['5h 6h 7h 8h 9h', countOf(five, 'straight-flush')],
  ['Ks Kh Kd Kc 2d', countOf(five, 'four-of-a-kind')],
  ['Ks Kh Kd 2c 2d', countOf(five, 'full-house')],
  ['2h 6h 9h Jh Kh', countOf(five, 'flush')],
  ['5h 6h 7s 8d 9d', countOf(five, 'straight')],
  ['9s 9h 9d 3c 2d', countOf(five, 'three-of-a-kind')],
];

interface Wagered {
  readonly wager: string;
  readonly table: string;
  readonly hands: typeof FOUR_CARD;
  readonly meter?: string;
}

const wagered = (
  wager: string,
  { hands, meter, ids }: { hands: typeof FOUR_CARD; meter?: string; ids: readonly string[] },
): Wagered[] =>
  ids.map((table) => ({ wager, table, hands, ...(meter === undefined ? {} : { meter }) }));

const WAGERS: Readonly<Record<Game, readonly Wagered[]>> = {
  'four-card-poker': [
    ...wagered('acesUp', { hands: FOUR_CARD, ids: [1, 2, 3, 4, 5, 6, 7].map((n) => `FCP-0${n}`) }),
    ...wagered('progressive', {
      hands: FOUR_CARD,
      meter: 'progressive',
      ids: ['FCPP-1', 'FCPP-2', 'FCPP-3'],
    }),
    ...wagered('progressive', {
      hands: FIVE_CARD,
      meter: 'progressive',
      ids: ['PMG-01', 'PMG-02'],
    }),
  ],
  'crazy-4-poker': [
    ...wagered('queensUp', { hands: FOUR_CARD, ids: ['A', 'B', 'C', 'D'] }),
    ...wagered('fourCardProgressive', {
      hands: FOUR_CARD,
      meter: 'fourCardProgressive',
      ids: ['A', 'B'],
    }),
    ...wagered('fiveCardProgressive', {
      hands: FIVE_CARD,
      meter: 'fiveCardProgressive',
      ids: ['-'],
    }),
    ...wagered('fiveCardHandBonusPlayer', {
      hands: FIVE_CARD,
      meter: 'fiveCardHandBonus',
      ids: ['-'],
    }),
  ],
};

const BESIDE: Readonly<Record<Game, readonly string[]>> = {
  'four-card-poker': [],
  'crazy-4-poker': ['superBonus'],
};

const DEALERS: Readonly<Record<Game, string>> = {
  'four-card-poker': '3h 5s 8s Tc Jd Qc',
  'crazy-4-poker': '3h 5s 8s Tc Jd',
};

const betting = (game: Game, ante: string): Record<string, string> =>
  Object.fromEntries(['ante', ...BESIDE[game]].map((wager) => [wager, ante]));

/** What a dollar on a wager brings the player of a hand out of the tray. */
function backFor(game: Game, { wager, table, meter }: Wagered, cards: string): bigint {
  const answer = settleRound({
    game,
    // With a meter of nothing all that comes back is the tray’s.
    meters: meter === undefined ? {} : { [meter]: { amount: '0', reset: '0' } },
    tables: { [wager]: table },
    dealer: DEALERS[game],
    seats: [{ seat: 1, cards, wagers: { ...betting(game, '5'), play: '5', [wager]: '1' } }],
  });
  return centsIn(answer.seats[0]?.wagers[wager]?.returned as string) / 100n;
}

const over = (numerator: bigint, power: bigint): Ratio => ratioOf(numerator, DEALS ** power);

test.each([
  ['crazy-4-poker', '3.42'],
  ['four-card-poker', '2.79'],
])('%s keeps %s percent of the ante, as published', (game, edge) => {
  const kept = numberOf(ratio(HOLD_FIGURES[game]?.ante.edge as string));
  expect((100 * kept).toPrecision(3)).toBe(edge);
});

describe.each(Object.keys(WAGERS) as Game[])('%s', (game) => {
  test.each(WAGERS[game].map((each) => [each.wager, each.table, each] as const))(
    '%s %s keeps and strays as its odds and the number of hands make it',
    (wager, table, each) => {
      const lines = each.hands.map(
        ([cards, count]) => [backFor(game, each, cards), count] as const,
      );
      const back = lines.reduce((sum, [times, count]) => sum + times * count, 0n);
      const squares = lines.reduce((sum, [times, count]) => sum + times * times * count, 0n);
      const figures = HOLD_FIGURES[game]?.sides[wager]?.tables[table];
      expect(ratio(figures?.edge as string)).toEqual(over(DEALS - back, 1n));
      expect(ratio(figures?.variance as string)).toEqual(over(squares * DEALS - back * back, 2n));
    },
  );
});
