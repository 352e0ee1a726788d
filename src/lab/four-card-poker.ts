// Four Card Poker in the lab. The rules come from the game; the deck may be a small one, so that a
// plain enumeration can be run against the result.
import { type Card, RANKS, rankIndexOf, STANDARD_DECK } from '#cards';
import { AUTOMATIC_BONUS } from '#games';
import { describeFourCard, fourCardPlaces, rankFourCard } from '#hands';
import {
  type BestPlay,
  bestOf,
  DECISIONS,
  ledger,
  PLAY_SIZES,
  type PlayDecision,
  type PlayOutcome,
  PROGRESS_EVERY,
} from './best-play.ts';
import { dealerAtMostWithUpCard, playerHands } from './dealer-counts.ts';
import { type DecisionOdds, oddsOf, tallyDealer } from './decision.ts';
import type { GameLab } from './game-lab.ts';
import { halvesWon } from './halves.ts';
import type { Progress } from './held-counts.ts';
import { type DecisionTally, decisionTally } from './strategy.ts';
import { choose } from './suit-classes.ts';

const automaticBonusHalves = (strength: number): number =>
  halvesWon(AUTOMATIC_BONUS, { ...describeFourCard(strength), strength });

/** South Dakota (6), (10): net of ante, play and automatic bonus; the player wins ties. */
function fourCardOutcomes(
  decision: PlayDecision,
  bonus: number,
  { won, lost }: { readonly won: number; readonly lost: number },
): PlayOutcome[] {
  if (decision === 'fold') return [{ halves: -2, count: won + lost }];
  const staked = 2 + 2 * PLAY_SIZES[decision];
  return [
    { halves: staked + bonus, count: won },
    { halves: -staked + bonus, count: lost },
  ];
}

/** With the dealer's up card in sight, and for a player who ignores it. */
export function fourCardBestPlay(
  deck: readonly Card[],
  onProgress: Progress = () => {},
  tally?: DecisionTally,
): { readonly seeing: BestPlay; readonly blind: BestPlay } {
  const own = fourCardPlaces(5);
  const players = playerHands(own, deck);
  const dealer = dealerAtMostWithUpCard(fourCardPlaces(6), deck);
  const upCards = deck.length - 5;
  const deals = choose(deck.length - 6, 5);
  const seeing = ledger(1);
  const blind = ledger(1);
  const counts = new Int32Array(deck.length);
  const bonuses = own.strengths.map((each) => automaticBonusHalves(each));
  let done = 0;
  for (const id of players.inOrder) {
    if (done++ % PROGRESS_EVERY === 0) onProgress(done, players.count);
    const place = players.places[id] as number;
    const weight = players.weights[id] as number;
    const bonus = bonuses[place - 1] as number;
    dealer.atMostOwn(players.members, id * 5, place, counts);
    let wonInAll = 0;
    counts.forEach((won, upCard) => {
      if (won < 0) return;
      wonInAll += won;
      const split = { won, lost: deals - won };
      const best = bestOf(DECISIONS, (decision) => fourCardOutcomes(decision, bonus, split));
      seeing.add(best.decision, best.outcomes, weight);
      tally?.add(place, best.decision, weight, rankIndexOf(deck[upCard] as Card));
    });
    const split = { won: wonInAll, lost: deals * upCards - wonInAll };
    const best = bestOf(DECISIONS, (decision) => fourCardOutcomes(decision, bonus, split));
    blind.add(best.decision, best.outcomes, weight);
  }
  onProgress(players.count, players.count);
  const hands = BigInt(choose(deck.length, 5));
  return {
    seeing: seeing.close(hands * BigInt(upCards), BigInt(deals)),
    blind: blind.close(hands, BigInt(deals) * BigInt(upCards)),
  };
}

/** With the dealer's up card, or without it for a player who ignores it. */
export function fourCardDecision(
  player: readonly Card[],
  upCard?: Card,
  deck: readonly Card[] = STANDARD_DECK.cards,
): DecisionOdds {
  const table = fourCardPlaces(6);
  const { strength } = rankFourCard(player);
  const split = { won: 0, lost: 0 };
  tallyDealer(deck, table, player, upCard === undefined ? [] : [upCard]).forEach((count, place) => {
    const theirs = table.strengths[place - 1];
    if (theirs === undefined) return;
    if (theirs <= strength) split.won += count;
    else split.lost += count;
  });
  const bonus = automaticBonusHalves(strength);
  return oddsOf(DECISIONS, (decision) => fourCardOutcomes(decision, bonus, split));
}

export const FOUR_CARD_LAB: GameLab = {
  game: 'four-card-poker',
  bestPlay(onProgress) {
    const tally = decisionTally(fourCardPlaces(5).strengths, RANKS.length);
    const { seeing, blind } = fourCardBestPlay(STANDARD_DECK.cards, onProgress, tally);
    return { play: seeing, blind, strategy: tally.rows() };
  },
  decide: (player, [upCard]) => fourCardDecision(player, upCard),
};
