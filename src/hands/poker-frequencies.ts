// How often the poker hands come, as published or by a closed form named in `source`. They are
// facts to check the evaluators against, not results of them: test/oracle deals every hand.
import type { Frequencies } from './hand.ts';

/** "5 cards of 52" with its categories from the highest to the lowest. */
const deals = (
  dealt: number,
  deal: string,
  total: bigint,
  source: string,
  counts: Readonly<Record<string, bigint>>,
): Frequencies => ({ deal, dealt, deals: total, source, counts: Object.entries(counts) });

const COUNTED_BY_RANKS = 'closed form over the ranks held and the suits they leave';

export const FOUR_OF_FOUR = deals(4, '4 cards of 52', 270_725n, 'closed forms, rank by rank', {
  'four-of-a-kind': 13n,
  'straight-flush': 44n,
  'three-of-a-kind': 2_496n,
  flush: 2_816n,
  straight: 2_772n,
  'two-pair': 2_808n,
  pair: 82_368n,
  'high-card': 177_408n,
});

export const FOUR_OF_FIVE = deals(5, 'best 4 of 5 cards', 2_598_960n, COUNTED_BY_RANKS, {
  'four-of-a-kind': 624n,
  'straight-flush': 2_072n,
  'three-of-a-kind': 58_656n,
  flush: 114_616n,
  straight: 101_808n,
  'two-pair': 123_552n,
  pair: 1_047_552n,
  'high-card': 1_150_080n,
});

export const FOUR_OF_SIX = deals(6, 'best 4 of 6 cards', 20_358_520n, COUNTED_BY_RANKS, {
  'four-of-a-kind': 14_664n,
  'straight-flush': 47_752n,
  'three-of-a-kind': 897_616n,
  flush: 2_245_352n,
  straight: 1_744_080n,
  'two-pair': 2_342_736n,
  pair: 8_194_320n,
  'high-card': 4_872_000n,
});

export const FOUR_OF_SEVEN = deals(7, 'best 4 of 7 cards', 133_784_560n, COUNTED_BY_RANKS, {
  'four-of-a-kind': 224_848n,
  'straight-flush': 717_604n,
  'three-of-a-kind': 10_037_880n,
  flush: 28_183_988n,
  straight: 18_134_304n,
  'two-pair': 24_555_456n,
  pair: 39_312_000n,
  'high-card': 12_618_480n,
});

const POKER_PROBABILITY = 'Wikipedia, Poker probability';

export const FIVE_OF_FIVE = deals(5, '5 cards of 52', 2_598_960n, POKER_PROBABILITY, {
  'royal-flush': 4n,
  'straight-flush': 36n,
  'four-of-a-kind': 624n,
  'full-house': 3_744n,
  flush: 5_108n,
  straight: 10_200n,
  'three-of-a-kind': 54_912n,
  'two-pair': 123_552n,
  pair: 1_098_240n,
  'high-card': 1_302_540n,
});

export const FIVE_OF_SIX = deals(6, 'best 5 of 6 cards', 20_358_520n, COUNTED_BY_RANKS, {
  'royal-flush': 188n,
  'straight-flush': 1_656n,
  'four-of-a-kind': 14_664n,
  'full-house': 165_984n,
  flush: 205_792n,
  straight: 361_620n,
  'three-of-a-kind': 732_160n,
  'two-pair': 2_532_816n,
  pair: 9_730_740n,
  'high-card': 6_612_900n,
});

export const FIVE_OF_SEVEN = deals(7, 'best 5 of 7 cards', 133_784_560n, POKER_PROBABILITY, {
  'royal-flush': 4_324n,
  'straight-flush': 37_260n,
  'four-of-a-kind': 224_848n,
  'full-house': 3_473_184n,
  flush: 4_047_644n,
  straight: 6_180_020n,
  'three-of-a-kind': 6_461_620n,
  'two-pair': 31_433_400n,
  pair: 58_627_800n,
  'high-card': 23_294_460n,
});

export const THREE_OF_THREE = deals(3, '3 cards of 52', 22_100n, 'closed forms, rank by rank', {
  'royal-flush': 4n,
  'straight-flush': 44n,
  'three-of-a-kind': 52n,
  straight: 720n,
  flush: 1_096n,
  pair: 3_744n,
  'high-card': 16_440n,
});

export const ACE_TO_FIVE_OF_FIVE = deals(
  5,
  '5 cards of 52',
  2_598_960n,
  'the pairings of five cards; straights and flushes count as no pair',
  {
    'high-card': 1_317_888n,
    pair: 1_098_240n,
    'two-pair': 123_552n,
    'three-of-a-kind': 54_912n,
    'full-house': 3_744n,
    'four-of-a-kind': 624n,
  },
);

export const DEUCE_TO_SEVEN_OF_FIVE = deals(
  5,
  '5 cards of 52',
  2_598_960n,
  'the counts of five-card high with its 1,024 five-high straights moved to high card and flush',
  {
    'high-card': 1_303_560n,
    pair: 1_098_240n,
    'two-pair': 123_552n,
    'three-of-a-kind': 54_912n,
    straight: 9_180n,
    flush: 5_112n,
    'full-house': 3_744n,
    'four-of-a-kind': 624n,
    'straight-flush': 32n,
    'royal-flush': 4n,
  },
);

export const EIGHT_OR_BETTER_OF_FIVE = deals(
  5,
  '5 cards of 52',
  2_598_960n,
  'five of the eight ranks from ace to eight, in any suits: 56 times 1,024',
  { low: 57_344n, 'no-low': 2_541_616n },
);

export const MEXICAN_OF_FIVE = deals(
  5,
  '5 cards of 41, the joker wild',
  749_398n,
  'closed forms, with the joker and without it apart',
  {
    'five-of-a-kind': 10n,
    'royal-flush': 24n,
    'straight-flush': 120n,
    'four-of-a-kind': 1_800n,
    flush: 1_704n,
    'full-house': 3_780n,
    straight: 14_448n,
    'three-of-a-kind': 57_600n,
    'two-pair': 51_840n,
    pair: 368_172n,
    'high-card': 249_900n,
  },
);
