// Crazy 4 Poker in the lab. The rules come from the game; the deck may be a small one, so that a
// plain enumeration can be run against the result.
import { type Card, STANDARD_DECK } from '#cards';
import { crazy4DealerQualifies, isPairOfAcesOrBetter, SUPER_BONUS } from '#games';
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
import { dealerAtMost, playerHands } from './dealer-counts.ts';
import { type DecisionOdds, oddsOf, tallyDealer } from './decision.ts';
import type { GameLab } from './game-lab.ts';
import { halvesWon } from './halves.ts';
import type { Progress } from './held-counts.ts';
import { type DecisionTally, decisionTally } from './strategy.ts';
import { choose } from './suit-classes.ts';

const handOf = (strength: number) => ({ ...describeFourCard(strength), strength });
const superBonusHalves = (strength: number): number => halvesWon(SUPER_BONUS, handOf(strength));
const mayTriple = (strength: number): boolean => isPairOfAcesOrBetter(handOf(strength));
const dealerQualifies = (strength: number): boolean => crazy4DealerQualifies(handOf(strength));

/** How many of the dealer's hands do not qualify, are lower, equal, higher. */
interface DealerSplit {
  readonly unqualified: number;
  readonly lower: number;
  readonly equal: number;
  readonly higher: number;
}

/** Massachusetts s.10(b), (c): net of ante, super bonus and play. */
function crazyFourOutcomes(
  decision: PlayDecision,
  superBonus: number,
  { unqualified, lower, equal, higher }: DealerSplit,
): PlayOutcome[] {
  if (decision === 'fold') return [{ halves: -4, count: unqualified + lower + equal + higher }];
  const play = 2 * PLAY_SIZES[decision];
  return [
    { halves: play + superBonus, count: unqualified },
    { halves: 2 + play + superBonus, count: lower },
    { halves: superBonus, count: equal },
    { halves: -2 - play + (superBonus > 0 ? superBonus : -2), count: higher },
  ];
}

const WITHOUT_TRIPLE = DECISIONS.slice(0, 2);

export function crazyFourBestPlay(
  deck: readonly Card[],
  onProgress: Progress = () => {},
  tally?: DecisionTally,
): BestPlay {
  const table = fourCardPlaces(5);
  const players = playerHands(table, deck);
  const dealer = dealerAtMost(table, deck);
  const lastUnqualified = table.strengths.filter((each) => !dealerQualifies(each)).length;
  const bonuses = table.strengths.map((each) => superBonusHalves(each));
  const tripled = table.strengths.map((each) => mayTriple(each));
  const deals = choose(deck.length - 5, 5);
  const book = ledger(2);
  let done = 0;
  for (const id of players.inOrder) {
    if (done++ % PROGRESS_EVERY === 0) onProgress(done, players.count);
    const place = players.places[id] as number;
    dealer.avoid(players.members, id * 5);
    const unqualified = dealer.atMost(lastUnqualified, place);
    const atMost = Math.max(unqualified, dealer.atMost(place, place));
    const below = Math.max(unqualified, dealer.atMost(place - 1, place));
    const split: DealerSplit = {
      unqualified,
      lower: below - unqualified,
      equal: atMost - below,
      higher: deals - atMost,
    };
    const bonus = bonuses[place - 1] as number;
    const allowed = tripled[place - 1] ? DECISIONS : WITHOUT_TRIPLE;
    const best = bestOf(allowed, (decision) => crazyFourOutcomes(decision, bonus, split));
    const weight = players.weights[id] as number;
    book.add(best.decision, best.outcomes, weight);
    tally?.add(place, best.decision, weight);
  }
  onProgress(players.count, players.count);
  return book.close(BigInt(choose(deck.length, 5)), BigInt(deals));
}

export function crazyFourDecision(
  player: readonly Card[],
  deck: readonly Card[] = STANDARD_DECK.cards,
): DecisionOdds {
  const table = fourCardPlaces(5);
  const { strength } = rankFourCard(player);
  const split = { unqualified: 0, lower: 0, equal: 0, higher: 0 };
  tallyDealer(deck, table, player, []).forEach((count, place) => {
    const theirs = table.strengths[place - 1];
    if (theirs === undefined) return;
    if (!dealerQualifies(theirs)) split.unqualified += count;
    else if (theirs < strength) split.lower += count;
    else if (theirs === strength) split.equal += count;
    else split.higher += count;
  });
  const bonus = superBonusHalves(strength);
  const allowed = mayTriple(strength) ? DECISIONS : WITHOUT_TRIPLE;
  return oddsOf(allowed, (decision) => crazyFourOutcomes(decision, bonus, split));
}

export const CRAZY_4_LAB: GameLab = {
  game: 'crazy-4-poker',
  bestPlay(onProgress) {
    const tally = decisionTally(fourCardPlaces(5).strengths);
    const play = crazyFourBestPlay(STANDARD_DECK.cards, onProgress, tally);
    return { play, strategy: tally.rows() };
  },
  decide: (player) => crazyFourDecision(player),
};
