// The figures of the hold against the lab, and against rounds that are settled slowly.
import { describe, expect, test } from 'vitest';
import { type Card, makeCards, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import { GAMES, HOLD_FIGURES } from '#games';
import { labOf } from '#lab';
import { numberOf, ratio } from '#money';
import { decider, holdFigures } from '../../scripts/hold.ts';
import type { Game, RecordedRound } from '../oracle/recorded-round.ts';
import { settleRound } from '../oracle/settle-rounds.ts';

const ROUNDS = 8_000;

test('the figures of the hold are those that the lab gives, and its seeded rounds', () => {
  expect(HOLD_FIGURES).toEqual(holdFigures());
});

describe.each(['four-card-poker', 'crazy-4-poker'] as const)('%s', (game) => {
  test('dealt rounds, settled slowly, agree within four standard errors', () => {
    const { ante } = HOLD_FIGURES[game] as (typeof HOLD_FIGURES)[string];
    const edge = numberOf(ratio(ante.edge));
    const sums = dealtRounds(game).map((nets) => {
      const off = nets.map((net) => net + edge);
      const all = off.reduce((sum, each) => sum + each, 0);
      const own = off.reduce((sum, each) => sum + each ** 2, 0);
      return {
        edge: -nets.reduce((sum, each) => sum + each, 0) / nets.length,
        variance: own / nets.length,
        between: (all ** 2 - own) / (nets.length * (nets.length - 1)),
      };
    });
    expectNear(
      sums.map((each) => each.edge),
      edge,
    );
    expectNear(
      sums.map((each) => each.variance),
      numberOf(ratio(ante.variance)),
    );
    expectNear(
      sums.map((each) => each.between),
      Number(ante.betweenSeats.value),
    );
  });
});

function expectNear(values: readonly number[], expected: number): void {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const spread = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1);
  expect(Math.abs(mean - expected)).toBeLessThan(4 * Math.sqrt(spread / values.length));
}

const TIMES: Readonly<Record<string, string>> = { 'play-1x': '2', 'play-3x': '6' };
const SEATS = 5;

/** What each seat wins in units of ante, round by round. */
function dealtRounds(game: Game): number[][] {
  const strategy = labOf(game)?.bestPlay().strategy;
  if (strategy === undefined) throw new Error(`no ${game}`);
  const decide = decider(strategy);
  const source = seededSource(11_182_026);
  const facts = GAMES.find(({ id }) => id === game);
  const dealerCount = facts?.dealerCardCount as number;
  const seesUp = (facts?.dealerUpCount as number) > 0;
  return Array.from({ length: ROUNDS }, () => {
    const deck = shuffled(STANDARD_DECK.cards, source);
    const dealer = deck.slice(0, dealerCount);
    const up = seesUp ? dealer[0] : undefined;
    const seats = Array.from({ length: SEATS }, (_, index) => {
      const cards = deck.slice(dealerCount + 5 * index, dealerCount + 5 * index + 5);
      return seatOf(game, { seat: index + 1, cards, play: TIMES[decide(cards, up)] });
    });
    const answer = settleRound({
      game,
      tables: {},
      meters: {},
      dealer: makeCards(dealer),
      seats,
    });
    return answer.seats.map(({ staked, returned }) => (Number(returned) - Number(staked)) / 2);
  });
}

/** Two dollars of ante, so that 3 to 2 pays whole dollars. */
function seatOf(
  game: Game,
  { seat, cards, play }: { seat: number; cards: readonly Card[]; play: string | undefined },
): RecordedRound['seats'][number] {
  const wagers: Record<string, string> =
    game === 'crazy-4-poker' ? { ante: '2', superBonus: '2' } : { ante: '2' };
  if (play === undefined) return { seat, cards: makeCards(cards), wagers, folded: true };
  return { seat, cards: makeCards(cards), wagers: { ...wagers, play } };
}
