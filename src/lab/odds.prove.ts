import { describe, expect, test } from 'vitest';
import { type Card, makeCards, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import { GAMES, settleGame } from '#games';
import { gameOdds, labOf, type OddsAnswer } from './index.ts';

const gameOf = (id: string) => {
  const game = GAMES.find((each) => each.id === id);
  const lab = labOf(id);
  if (game === undefined || lab === undefined) throw new Error(`no ${id}`);
  return { game, lab };
};

/** The net result of settling dealt rounds with the best decision for each hand. */
function settledMean(id: string, rounds: number): { mean: number; error: number } {
  const { game, lab } = gameOf(id);
  const source = seededSource(4_2026);
  const nets: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const deck = shuffled(STANDARD_DECK.cards, source);
    const player = deck.slice(0, 5);
    const dealer = deck.slice(5, 5 + game.dealerCardCount);
    const { best } = lab.decide(player, dealer.slice(0, game.dealerCardCount - 5));
    nets.push(netOf(id, { player, dealer, best }));
  }
  const mean = nets.reduce((a, b) => a + b, 0) / rounds;
  const variance = nets.reduce((sum, net) => sum + (net - mean) ** 2, 0) / (rounds - 1);
  return { mean, error: Math.sqrt(variance / rounds) };
}

interface Dealt {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly best: string;
}

/** The net of a round in antes of $10, by the game's own settlement. */
function netOf(id: string, { player, dealer, best }: Dealt): number {
  const played = best === 'fold' ? {} : { play: best === 'play-1x' ? '10' : '30' };
  const bonus = id === 'crazy-4-poker' ? { superBonus: '10' } : {};
  const settled = settleGame({
    game: id,
    tables: id === 'crazy-4-poker' ? {} : { acesUp: 'FCP-01' },
    dealer: makeCards(dealer),
    seats: [
      {
        seat: 1,
        cards: makeCards(player),
        wagers: { ante: '10', ...bonus, ...played },
        folded: best === 'fold',
      },
    ],
  });
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  const [seat] = settled.value.seats;
  return (Number(seat?.returned) - Number(seat?.staked)) / 10;
}

const ODDS: Readonly<Record<string, OddsAnswer>> = Object.fromEntries(
  ['crazy-4-poker', 'four-card-poker'].map((id) => {
    const { game, lab } = gameOf(id);
    return [id, gameOdds(game, lab)];
  }),
);

describe.each(Object.keys(ODDS))('%s', (id) => {
  const { optimal, wagers } = ODDS[id] as OddsAnswer;

  test('1,000 dealt rounds, decided hand by hand and settled, agree within four standard errors', () => {
    const { mean, error } = settledMean(id, 1_000);
    expect(Math.abs(mean - optimal.expectation.value)).toBeLessThan(4 * error);
  });

  test('every side wager has every table of the rule, its rows, and chances that fit', () => {
    const { game } = gameOf(id);
    for (const wager of game.wagers) {
      if (wager.tables.length === 0 || wager.isPartOfMain) continue;
      const answers = wagers[wager.id] ?? {};
      expect(Object.keys(answers)).toEqual(wager.tables.map((table) => table.id));
      for (const table of wager.tables) {
        const answer = answers[table.id];
        expect(answer?.rows.map((row) => row.row)).toEqual(table.rows.map((row) => row.row));
        const sum = answer?.rows.reduce((total, row) => total + row.probability.value, 0) ?? 0;
        expect(sum).toBeGreaterThan(0);
        expect(Math.abs(sum - (answer?.hitFrequency.value ?? 0))).toBeLessThan(1e-12);
      }
    }
  });

  test('the decisions are all there is', () => {
    const sum = Object.values(optimal.decisions).reduce((total, each) => total + each.value, 0);
    expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
  });
});

test('magic card and lucky bonus: one card of five in 52, and one position of those in play', () => {
  const extras = ODDS['crazy-4-poker']?.wagers['fiveCardHandBonusPlayer']?.['-']?.extras;
  expect(extras?.['magicCard']).toMatchObject({
    pays: '20 for 1',
    probability: { numerator: '5', denominator: '52' },
    // 20 times 5 in 52.
    return: { numerator: '25', denominator: '13' },
  });
  expect(extras?.['luckyBonus']).toMatchObject({
    pays: '5 for 1',
    probability: { 2: { numerator: '1', denominator: '2' }, 8: { denominator: '8' } },
    return: { 8: { numerator: '5', denominator: '8' } },
  });
});

test('cover all: exact for one player, an error below one in a million for two to six', () => {
  const answers = ODDS['crazy-4-poker']?.wagers['coverAll'] ?? {};
  expect(Object.keys(answers)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(answers['1']?.return).toHaveProperty('numerator');
  for (const players of ['2', '3', '4', '5', '6']) {
    const back = answers[players]?.return as { standardError: number };
    expect(back.standardError).toBeGreaterThan(0);
    expect(back.standardError).toBeLessThan(1e-6);
  }
});

test.each([
  ['crazy-4-poker', '3.42', '1.09'],
  ['four-card-poker', '2.79', '1.30'],
])('%s: %s%% of the ante and %s%% of all that is staked, as published', (id, edge, risk) => {
  const { houseEdge, elementOfRisk } = (ODDS[id] as OddsAnswer).optimal;
  expect((100 * houseEdge.value).toPrecision(3)).toBe(edge);
  expect((100 * elementOfRisk.value).toPrecision(3)).toBe(risk);
});

test('ignoring the up card costs the player of Four Card Poker', () => {
  const { game, lab } = gameOf('four-card-poker');
  const blind = gameOdds(game, lab, { blind: true }).optimal.houseEdge.value;
  expect(blind).toBeGreaterThan(ODDS['four-card-poker']?.optimal.houseEdge.value as number);
});
