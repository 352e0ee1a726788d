// The random rounds are only worth comparing if rare things happen in them often.
import { describe, expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { seededSource } from '#chance';
import { randomRound } from './random-rounds.ts';
import { fiveCardName, fourCardHand, type RecordedRound } from './recorded-round.ts';
import { settleRound } from './settle-rounds.ts';

const ROUNDS = 2_000;

/** Which of the rare things happen in a round. */
function eventsIn(round: RecordedRound): string[] {
  const answer = settleRound(round);
  const events = (round.irregularities ?? []).map(({ kind }) => `irregularity ${kind}`);
  if (answer.void) return [...events, 'void'];
  const dealer = cardsOf(round.dealer);
  const dealerHand = fourCardHand(dealer);
  events.push(`dealer ${dealerHand.name}`);
  if (answer.dealerQualifies === false) events.push('dealer does not qualify');
  for (const { cards, folded } of round.seats) {
    const hand = cardsOf(cards);
    const word = folded ? 'folded' : 'played';
    const four = fourCardHand(hand);
    events.push(`${word} ${four.isFourAces ? 'four aces' : four.name}`);
    events.push(`${word} five-card ${fiveCardName(hand)}`);
    if (!folded && four.key.join() === dealerHand.key.join()) events.push('tie');
  }
  for (const { before, after, reserveBefore, reserveAfter } of Object.values(answer.meters)) {
    if (before !== after) events.push('meter paid');
    if (reserveBefore !== reserveAfter) events.push('reserve used');
  }
  for (const reading of Object.keys(round.readings ?? {})) events.push(`reading ${reading}`);
  const envied = answer.seats.filter(({ envy }) => envy.length > 1).length;
  if (envied > 0) events.push('several envies');
  const bettors = round.seats.filter(({ wagers }) => wagers['fiveCardHandBonusDealer']).length;
  const dealerFive = dealer.length === 5 ? fiveCardName(dealer) : '';
  if (bettors > 1 && /royal|straight flush/.test(dealerFive)) events.push(`shared ${dealerFive}`);
  const winners = round.seats.filter(({ cards, wagers, folded }) => {
    const isLive = wagers['progressive'] ?? (folded ? undefined : wagers['fiveCardProgressive']);
    return isLive !== undefined && /royal|straight flush/.test(fiveCardName(cardsOf(cards)));
  }).length;
  if (winners > 1) events.push('several meter winners');
  return events;
}

const RARE = {
  'four-card-poker': [
    'void',
    'tie',
    'dealer four of a kind',
    'dealer straight flush',
    'played four aces',
    'folded four aces',
    'played four of a kind',
    'played straight flush',
    'played five-card royal flush',
    'folded five-card royal flush',
    'played five-card straight flush',
    'played five-card full house',
    'several envies',
    'several meter winners',
    'meter paid',
    'reserve used',
    'reading progressiveRequiresBaseWager',
    'reading automaticBonusOnLosingHand',
    'reading foldedHandTriggersEnvy',
  ],
  'crazy-4-poker': [
    'void',
    'tie',
    'dealer does not qualify',
    'dealer four of a kind',
    'dealer straight flush',
    'played four aces',
    'folded four aces',
    'played four of a kind',
    'played straight flush',
    'played five-card royal flush',
    'folded five-card royal flush',
    'played five-card straight flush',
    'played five-card full house',
    'shared royal flush',
    'shared straight flush',
    'several envies',
    'several meter winners',
    'meter paid',
    'reading playStep',
    'reading foldedHandTriggersEnvy',
    'reading fiveCardHandBonusPlayerOnFold',
    'reading coverAllSevenPlayers',
    'irregularity cards-face-up',
    'irregularity stub-misdealt',
  ],
} as const;

describe('2,000 random rounds', () => {
  test.each(['four-card-poker', 'crazy-4-poker'] as const)(
    'of %s hold every rare case at least ten times',
    (game) => {
      const counts: Record<string, number> = {};
      for (let seed = 1; seed <= ROUNDS; seed++) {
        for (const event of eventsIn(randomRound(seededSource(seed), game))) {
          counts[event] = (counts[event] ?? 0) + 1;
        }
      }
      expect(RARE[game].filter((event) => (counts[event] ?? 0) < 10)).toEqual([]);
    },
  );

  test('are the same for the same seed', () => {
    const once = randomRound(seededSource(7), 'crazy-4-poker');
    expect(randomRound(seededSource(7), 'crazy-4-poker')).toEqual(once);
  });
});
