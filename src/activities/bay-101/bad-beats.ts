// What the three bad-beat jackpots of Bay 101 share: the shares, who may win, the multiplier.

import { ratio, usd } from '#money';
import {
  beatShares,
  type Clause,
  dollars,
  type EligibilityRule,
  employees,
  type Fee,
  noCollusion,
  noMisdeals,
  noMissedBlind,
  noTournaments,
  type OptionGroup,
  playersAtLeast,
  type Row,
  type Share,
  showdown,
  standardDeck,
  type ValueRule,
  whole,
} from '#rules';
import { adminFee, CHIP } from './venue.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const STRUCTURE = 'Prize Payout Structure';

export const SHARES: OptionGroup = {
  title: 'Prize payout structure',
  clause: STRUCTURE,
  choices: {
    A: 'losing hand 40%, winning hand 20%, table 40%',
    B: 'losing hand 50%, winning hand 25%, table 25%',
    C: 'losing hand 50%, winning hand 30%, table 20%',
  },
  frozenUntilHit: true,
};

const PERCENTS: Readonly<Record<string, readonly [string, string, string]>> = {
  A: ['40%', '20%', '40%'],
  B: ['50%', '25%', '25%'],
  C: ['50%', '30%', '20%'],
};

export const sharesPosted: Extract<Row['shares'], (...args: never[]) => unknown> = ({ posted }) => {
  const letter = posted.options['shares'] as string;
  const percents = PERCENTS[letter] as readonly [string, string, string];
  const clause = `${STRUCTURE}, option ${letter}`;
  return beatShares(percents).map((share): Share => ({ ...share, clause }));
};

export const FEE: Fee = {
  name: 'fee',
  title: 'Jackpot fee',
  amount: usd('1'),
  paidBy: 'pot',
  optional: false,
  split: { reserve: ratio('100%') },
  clause: 'Funding',
  note: 'taken with the collection when five or more are dealt in',
};

export const BEAT_ELIGIBILITY: readonly EligibilityRule[] = [
  playersAtLeast(5, ELIGIBILITY),
  noTournaments(ELIGIBILITY),
  noMisdeals(ELIGIBILITY),
  noCollusion(ELIGIBILITY),
  standardDeck(ELIGIBILITY),
  employees('off-duty-out-of-uniform', ELIGIBILITY),
  noMissedBlind(ELIGIBILITY),
  showdown(ELIGIBILITY),
];

export const beatValues = (reseedMost: string): Readonly<Record<string, ValueRule>> => ({
  seed: dollars('Initial seed of the pool', ['1000', '75000'], 'Funding'),
  reseed: dollars('Reseed after a hit', ['1000', reseedMost], 'Funding'),
  multiplier: whole('Prize multiplier', [2, 4], 'Prize Multiplier', {
    optional: true,
    inWindow: true,
  }),
  chip: CHIP,
  adminFee: adminFee(),
});

export const BEAT_RULES: readonly Clause[] = [
  {
    clause: ELIGIBILITY,
    words: 'Of several hands that qualify, the highest takes its share; equal ones divide it.',
  },
  { clause: ELIGIBILITY, words: 'The losing hand must be the second best hand of the deal.' },
  {
    clause: STRUCTURE,
    words: 'The table share is divided evenly among the other players dealt into the hand.',
  },
  {
    clause: STRUCTURE,
    words: 'Odd chips are made up by the house, which the reserve repays.',
  },
];
