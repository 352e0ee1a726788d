// The exact value of the main wagers of the two base games under best play, for any deck of whole
// ranks (a small one, so that a plain enumeration can be run against it).
import type { Card } from '#cards';
import { fourCardPlaces } from '#hands';
import { divideRatios, multiplyRatios, type Ratio, ratioOf, subtractRatios } from '#money';
import { dealerAtMost, dealerAtMostWithUpCard, playerHands } from './dealer-counts.ts';
import type { Progress } from './held-counts.ts';
import { choose } from './suit-classes.ts';

export const DECISIONS = ['fold', 'play-1x', 'play-3x'] as const;
export type Decision = (typeof DECISIONS)[number];

/** All per unit of ante. */
export interface BestPlay {
  readonly expectation: Ratio;
  readonly variance: Ratio;
  /** All that is staked, ante and bonus wagers with the play wager. */
  readonly averageWager: Ratio;
  readonly decisions: Readonly<Record<Decision, Ratio>>;
}

/** One unit of ante is two halves: the super bonus pays 3 to 2. */
export interface Outcome {
  readonly halves: number;
  /** In how many of the deals that are still possible. */
  readonly count: number;
}

const PLAY_SIZES: Readonly<Record<Decision, number>> = { fold: 0, 'play-1x': 1, 'play-3x': 3 };

/** Beyond this, sums of numbers are moved into bigints, well before they would lose a unit. */
const NUMBER_LIMIT = 2 ** 51;

/** Adds up what best play decides, deal by deal. */
function ledger(stakedBefore: number) {
  const decided: Record<Decision, number> = { fold: 0, 'play-1x': 0, 'play-3x': 0 };
  let halves = 0n;
  let squares = 0n;
  let openHalves = 0;
  let openSquares = 0;
  const settle = () => {
    halves += BigInt(openHalves);
    squares += BigInt(openSquares);
    openHalves = 0;
    openSquares = 0;
  };
  return {
    add(decision: Decision, outcomes: readonly Outcome[], weight: number): void {
      for (const each of outcomes) {
        const sum = each.halves * each.count * weight;
        openHalves += sum;
        openSquares += sum * each.halves;
      }
      decided[decision] += weight;
      if (openSquares > NUMBER_LIMIT) settle();
    },
    /** `hands` decisions were taken, each over `deals` deals. */
    close(hands: bigint, deals: bigint): BestPlay {
      settle();
      const expectation = ratioOf(halves, 2n * hands * deals);
      const played = BigInt(decided['play-1x'] + 3 * decided['play-3x']);
      return {
        expectation,
        variance: subtractRatios(
          ratioOf(squares, 4n * hands * deals),
          multiplyRatios(expectation, expectation),
        ),
        averageWager: ratioOf(BigInt(stakedBefore) * hands + played, hands),
        decisions: {
          fold: ratioOf(BigInt(decided.fold), hands),
          'play-1x': ratioOf(BigInt(decided['play-1x']), hands),
          'play-3x': ratioOf(BigInt(decided['play-3x']), hands),
        },
      };
    },
  };
}

const total = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { halves, count }) => sum + halves * count, 0);

/** The first of the decisions with the highest total; the smaller wager where two are equal. */
function bestOf<D extends Decision>(
  allowed: readonly D[],
  outcomesOf: (decision: D) => readonly Outcome[],
): { decision: D; outcomes: readonly Outcome[] } {
  let best: { decision: D; outcomes: readonly Outcome[] } | undefined;
  for (const decision of allowed) {
    const outcomes = outcomesOf(decision);
    if (best === undefined || total(outcomes) > total(best.outcomes)) best = { decision, outcomes };
  }
  return best as { decision: D; outcomes: readonly Outcome[] };
}

/** What the lab needs to know of Crazy 4 Poker; strengths are those of four-card hands. */
export interface CrazyFourRules {
  /** The super bonus on a hand, in halves of the wager; 0 below the table. */
  superBonusHalves(strength: number): number;
  /** Whether a hand may be played for three times the ante. */
  mayTriple(strength: number): boolean;
  dealerQualifies(strength: number): boolean;
}

/** How many of the dealer's hands do not qualify, are lower, equal, higher. */
export interface DealerSplit {
  readonly unqualified: number;
  readonly lower: number;
  readonly equal: number;
  readonly higher: number;
}

/** Massachusetts s.10(b), (c): net of ante, super bonus and play. */
export function crazyFourOutcomes(
  decision: Decision,
  superBonus: number,
  { unqualified, lower, equal, higher }: DealerSplit,
): Outcome[] {
  if (decision === 'fold') return [{ halves: -4, count: unqualified + lower + equal + higher }];
  const play = 2 * PLAY_SIZES[decision];
  return [
    { halves: play + superBonus, count: unqualified },
    { halves: 2 + play + superBonus, count: lower },
    { halves: superBonus, count: equal },
    { halves: -2 - play + (superBonus > 0 ? superBonus : -2), count: higher },
  ];
}

const PROGRESS_EVERY = 4096;
const WITHOUT_TRIPLE = DECISIONS.slice(0, 2);

export function crazyFourBestPlay(
  rules: CrazyFourRules,
  deck: readonly Card[],
  onProgress: Progress = () => {},
): BestPlay {
  const table = fourCardPlaces(5);
  const players = playerHands(table, deck);
  const dealer = dealerAtMost(table, deck);
  const lastUnqualified = table.strengths.filter((each) => !rules.dealerQualifies(each)).length;
  const bonuses = table.strengths.map((each) => rules.superBonusHalves(each));
  const tripled = table.strengths.map((each) => rules.mayTriple(each));
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
    book.add(best.decision, best.outcomes, players.weights[id] as number);
  }
  onProgress(players.count, players.count);
  return book.close(BigInt(choose(deck.length, 5)), BigInt(deals));
}

/** What the lab needs to know of Four Card Poker. */
export interface FourCardRules {
  /** The automatic bonus on a hand, in halves of the ante; 0 below the table. */
  automaticBonusHalves(strength: number): number;
}

/** South Dakota (6), (10): net of ante, play and automatic bonus; the player wins ties. */
export function fourCardOutcomes(
  decision: Decision,
  bonus: number,
  { won, lost }: { readonly won: number; readonly lost: number },
): Outcome[] {
  if (decision === 'fold') return [{ halves: -2, count: won + lost }];
  const staked = 2 + 2 * PLAY_SIZES[decision];
  return [
    { halves: staked + bonus, count: won },
    { halves: -staked + bonus, count: lost },
  ];
}

/** With the dealer's up card in sight, and for a player who ignores it. */
export function fourCardBestPlay(
  rules: FourCardRules,
  deck: readonly Card[],
  onProgress: Progress = () => {},
): { readonly seeing: BestPlay; readonly blind: BestPlay } {
  const own = fourCardPlaces(5);
  const players = playerHands(own, deck);
  const dealer = dealerAtMostWithUpCard(fourCardPlaces(6), deck);
  const upCards = deck.length - 5;
  const deals = choose(deck.length - 6, 5);
  const seeing = ledger(1);
  const blind = ledger(1);
  const counts = new Int32Array(deck.length);
  const bonuses = own.strengths.map((each) => rules.automaticBonusHalves(each));
  let done = 0;
  for (const id of players.inOrder) {
    if (done++ % PROGRESS_EVERY === 0) onProgress(done, players.count);
    const place = players.places[id] as number;
    const weight = players.weights[id] as number;
    const bonus = bonuses[place - 1] as number;
    dealer.atMostOwn(players.members, id * 5, place, counts);
    let wonInAll = 0;
    for (const won of counts) {
      if (won < 0) continue;
      wonInAll += won;
      const split = { won, lost: deals - won };
      const best = bestOf(DECISIONS, (decision) => fourCardOutcomes(decision, bonus, split));
      seeing.add(best.decision, best.outcomes, weight);
    }
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

export const houseEdgeOf = ({ expectation }: BestPlay): Ratio =>
  subtractRatios(ratioOf(0n), expectation);

/** What the house keeps of all that is staked. */
export const elementOfRiskOf = (play: BestPlay): Ratio =>
  divideRatios(houseEdgeOf(play), play.averageWager);
