// What the two promotions on the flop have in common.
import { type EligibilityRule, exclusions, text } from '#rules';
import { HAWAIIAN_JACKPOT } from './shared.ts';

export const HOLDEM_GAMES = ['no-limit-holdem', 'texas-holdem', 'limit-buy-in-no-limit-holdem'];

const isFoldedOn = exclusions.defineWith(
  'hgc.folded-on',
  ['street'],
  (street: string) =>
    ({ seat }) =>
      seat.folded === street,
);

/** Later streets do not matter, but the flop must be seen. */
export const liveAtFlop = (clause: string): EligibilityRule => ({
  code: 'folded',
  scope: 'hand',
  clause,
  words: 'The hand must be live when the flop comes; no showdown is needed.',
  leavesOut: isFoldedOn('preflop'),
  tries: {
    allowed: [{ seat: { folded: false } }, { seat: { folded: 'flop' } }],
    refused: [{ seat: { folded: 'preflop' } }],
  },
});

export const PRIZE_DESCRIPTION = text('Description of the prize', 'Advertising');

/** Both draw on the same fund; the sheets differ in what they say of its reserve. */
export const fundOfHawaiianJackpot = {
  title: HAWAIIAN_JACKPOT.title,
  clause: 'Funding',
  source: 'other-reserve',
  of: HAWAIIAN_JACKPOT.of,
  meters: [],
} as const;
