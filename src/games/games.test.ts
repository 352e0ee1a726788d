// What holds for every round of every game.
import { describe, expect, test } from 'vitest';
import { makeCards, STANDARD_DECK, SUITS } from '#cards';
import { below, type RandomSource, seededSource, shuffled } from '#chance';
import { type Cents, isZero, subtract, sum, usd } from '#money';
import { GAMES, settleGame } from './games.ts';
import type { ReadingValue, SettledRound, SettledSeat } from './round.ts';

interface RandomRecord {
  game: string;
  tables: Record<string, string>;
  meters: Record<string, Record<string, string>>;
  readings: Record<string, ReadingValue>;
  magicCard?: string;
  luckySeat?: number | 'dealer';
  dealer: string;
  seats: { seat: number; cards: string; folded: boolean; wagers: Record<string, string> }[];
}

const pick = <T>(items: readonly T[], source: RandomSource): T =>
  items[below(source, items.length)] as T;
const maybe = (source: RandomSource): boolean => below(source, 2) === 0;

/** A third of the decks are shuffled; the others lie by suit or by rank and are cut, so that runs
 * and fours of a kind are dealt, to any seat. */
function deal(source: RandomSource, counts: readonly number[]): string[] {
  const order = below(source, 3);
  const bySuit = (a: number, b: number) => (b & 3) - (a & 3) || b - a;
  const lying = [...STANDARD_DECK.cards].sort(order === 1 ? bySuit : (a, b) => b - a);
  const cut = below(source, 52);
  const cards =
    order === 0 ? shuffled(lying, source) : [...lying.slice(cut), ...lying.slice(0, cut)];
  const hands: string[] = [];
  const places = counts.map((_, place) => place);
  for (const place of shuffled(places, source)) {
    hands[place] = makeCards(cards.splice(0, counts[place] as number));
  }
  return hands;
}

function randomRecord(source: RandomSource): RandomRecord {
  const game = pick(GAMES, source);
  const isCrazy = game.id === 'crazy-4-poker';
  const playerCount = 1 + below(source, 7);
  const [dealer, ...hands] = deal(source, [
    game.dealerCardCount,
    ...Array.from({ length: playerCount }, () => 5),
  ]) as [string, ...string[]];
  const numbers = shuffled([1, 2, 3, 4, 5, 6, 7], source);
  const cents = (most: number) => `${below(source, most)}.${10 + below(source, 90)}`;
  const seats = hands.map((cards, index) => {
    const folded = below(source, 4) === 0;
    const ante = cents(50);
    const wagers: Record<string, string> = { ante };
    if (!folded) wagers['play'] = ante;
    if (isCrazy) wagers['superBonus'] = ante;
    for (const { id, comesWith } of game.wagers) {
      if (comesWith !== undefined || id in wagers || id === 'play' || maybe(source)) continue;
      wagers[id] = /rogressive/.test(id) ? pick(['1', '5'], source) : cents(20);
    }
    return { seat: numbers[index] as number, cards, folded, wagers };
  });
  const settings = game.readings.flatMap(({ setting }) => setting ?? []);
  return {
    game: game.id,
    tables: Object.fromEntries(
      game.wagers
        .filter(({ tableBy }) => tableBy === 'licensee')
        .map(({ id, tables }) => [id, pick(tables, source).id]),
    ),
    meters: Object.fromEntries(
      game.meters.map(({ name, hasReserve }) => {
        const meter = {
          amount: `1${below(source, 9)}123.${10 + below(source, 90)}`,
          reset: '10000',
        };
        return [name, hasReserve && maybe(source) ? { ...meter, reserve: cents(500) } : meter];
      }),
    ),
    readings: {
      ...Object.fromEntries(settings.map(({ name, values }) => [name, pick(values, source)])),
      ...(isCrazy ? { coverAllSevenPlayers: 'as-six' } : {}),
    },
    ...(isCrazy ? { magicCard: 'As', luckySeat: pick([1, 2, 3, 'dealer'] as const, source) } : {}),
    dealer,
    seats,
  };
}

function settled(record: unknown): SettledRound {
  const answer = settleGame(record);
  if (!answer.ok) throw new Error(JSON.stringify({ error: answer.error, record }));
  return answer.value;
}

const total = (amounts: readonly (string | undefined)[]): Cents =>
  sum(amounts.map((amount) => usd(amount ?? '0')));

const ROUNDS = 2000;

/** What a seat's own totals leave unexplained: nothing, if they add up. */
function unexplained({ wagers, envy, staked, returned }: SettledSeat): Cents[] {
  const each = Object.values(wagers);
  const paid = [...each.map((wager) => wager.returned), ...envy.map(({ amount }) => amount)];
  const inParts = each.flatMap((wager) =>
    wager.parts === undefined
      ? []
      : [subtract(usd(wager.returned), total(wager.parts.map(({ amount }) => amount)))],
  );
  return [
    subtract(usd(staked), total(each.map((wager) => wager.staked))),
    subtract(usd(returned), total(paid)),
    ...inParts,
  ].filter((amount) => !isZero(amount));
}

/** Which wagers were paid from a meter, and how. */
const percentagesOf = ({ seats }: SettledRound): string[] =>
  seats.flatMap(({ wagers }) =>
    Object.entries(wagers).flatMap(([id, { pays, parts = [] }]) =>
      [pays, ...parts.map((part) => part.pays)]
        .filter((text) => text?.includes('%'))
        .map((text) => `${id} ${text}`),
    ),
  );

test('no money is lost between players, tray, meters and reserve', () => {
  const source = seededSource(41);
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const answer = settled(randomRecord(source));
    const { seats, meters, tray, seeded } = answer;
    expect(seats.flatMap(unexplained)).toEqual([]);
    for (const each of percentagesOf(answer)) seen.add(each);
    const won = subtract(
      total(seats.map(({ returned }) => returned)),
      total(seats.map(({ staked }) => staked)),
    );
    const each = Object.values(meters);
    const fell = subtract(
      total(each.flatMap(({ before, reserveBefore }) => [before, reserveBefore])),
      total(each.flatMap(({ after, reserveAfter }) => [after, reserveAfter])),
    );
    expect(won).toBe(sum([usd(tray), fell, usd(seeded)]));
  }
  // The rounds reach the rare cases: every meter is hit, the dealer's hand by several bettors too.
  for (const wager of ['progressive', 'fourCardProgressive', 'fiveCardProgressive']) {
    expect([...seen]).toContain(`${wager} 100% of the meter`);
  }
  expect([...seen].some((each) => each.includes('divided by'))).toBe(true);
});

test('settling the JSON of a record twice gives the same bytes, and leaves the record as it was', () => {
  const source = seededSource(42);
  for (let round = 0; round < 200; round++) {
    const record = randomRecord(source);
    const before = JSON.stringify(record);
    const first = JSON.stringify(settled(record));
    expect(JSON.stringify(settled(JSON.parse(before)))).toBe(first);
    expect(JSON.stringify(record)).toBe(before);
  }
});

/** The rest of an answer when the suits of its cards are ignored. */
const withoutCards = ({ dealer, seats, ...rest }: SettledRound) => ({
  ...rest,
  dealer: { ...dealer, hand: dealer.hand && { ...dealer.hand, best: [] } },
  seats: seats.map(({ hand, fiveCardHand, ...seat }) => ({
    ...seat,
    names: [hand?.name, fiveCardHand?.name],
  })),
});

test('renaming the suits, or turning the cards of a hand around, changes no payment', () => {
  const source = seededSource(43);
  for (let round = 0; round < 200; round++) {
    const record = randomRecord(source);
    const names = shuffled(SUITS, source);
    const renamed = JSON.parse(
      JSON.stringify(record).replace(
        /([2-9TJQKA])([cdhs])(?=[ "])/g,
        (_, rank, suit) => rank + names[SUITS.indexOf(suit)],
      ),
    ) as RandomRecord;
    for (const seat of renamed.seats) seat.cards = seat.cards.split(' ').reverse().join(' ');
    expect(withoutCards(settled(renamed))).toEqual(withoutCards(settled(record)));
  }
});

describe.each(GAMES)('$title', ({ readings, wagers, meters }) => {
  test('answers each doubt once, in a sentence, with a clause; a setting has our default', () => {
    expect(new Set(readings.map(({ id }) => id)).size).toBe(readings.length);
    for (const { unclear, weRead, clause, setting } of readings) {
      for (const sentence of [unclear, weRead]) expect(sentence).toMatch(/^[A-Z].*[.?]$/);
      expect(clause).toMatch(/^(\(|s\.)/);
      if (setting) expect(setting.values).toContain(setting.default);
    }
  });

  test('names a meter for each table that pays percentages, and only there', () => {
    for (const { tables, meter } of wagers) {
      const pays = tables.flatMap(({ rows }) => rows.map((row) => row.pays.kind));
      expect(pays.includes('percent')).toBe(meter !== undefined);
      if (meter) expect(meters.map(({ name }) => name)).toContain(meter);
    }
  });
});
