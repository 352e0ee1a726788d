// What can be asked of tournaments, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import { dollars, name, words } from '../../words/scalars.ts';

export const MOST_ENTRANTS = 10_000;

export const chips = z.int().min(0).max(1_000_000_000);
const minutes = z.int().min(1).max(600);
const levelNumber = z.int().min(0).max(200);
const percent = z
  .string()
  .regex(/^(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.0{1,2})?)$/, { error: 'is a percentage: "12.5"' });

const level = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('level'),
    minutes,
    small: chips,
    big: chips,
    ante: chips.optional(),
  }),
  z.strictObject({ kind: z.literal('break'), minutes }),
]);

const from = z.int().min(1).max(MOST_ENTRANTS);
const payout = z.union(
  [
    z.strictObject({ from, percents: z.array(percent).max(500) }),
    z.strictObject({ from, amounts: z.array(dollars).min(1).max(500) }),
  ],
  { error: 'is from so many entries on, then percentages ("50") or amounts ("500.00")' },
);

const moreChips = z.strictObject({ chips: chips.min(1), untilLevel: levelNumber.min(1) });

/** What is advertised of a tournament. The first thing of its list is a level. */
export const structure = z.strictObject({
  levels: z
    .array(level)
    .min(1)
    .max(200)
    .refine(([first]) => first?.kind === 'level', { error: 'begin with a level' }),
  startingChips: chips.min(1),
  seatsPerTable: z.int().min(2).max(30),
  lateEntryUntil: levelNumber,
  rebuys: moreChips.optional(),
  addOns: moreChips.optional(),
  payouts: z.array(payout).max(50),
  added: dollars.optional(),
  charity: z.strictObject({ name: words, percent }).optional(),
});

export const tournament = name;
export const patron = name;
export const table = name;

/** Who is out, with how many chips when the hand began, and who won those. */
export const out = z.strictObject({ patron, chips, wonBy: z.array(patron).max(30) });

/** In the order in which the questions are asked. */
export const TOURNAMENT_REFUSALS = {
  'no-tournament': 'The sheet of this offering is not for a tournament, or not in this game.',
  'unknown-tournament': 'There is no such tournament.',
  'unknown-entrant': 'This patron has not entered.',
  'wrong-phase': 'The tournament is not at that point.',
  'sign-ups-begun': 'The structure stays as it is once sign-ups have begun.',
  'bad-structure': 'The sheet does not allow this structure.',
  'wrong-way': 'One does not enter this way here.',
  'entered-twice': 'This patron has entered already.',
  'entry-over': 'It is too late to enter, or to buy more chips.',
  'rebuy-limit': 'The posted number of re-buys or add-ons has been reached.',
  'no-such-rule': 'The sheet has no such rule to read, or it has been read.',
  'bad-field': 'The sheet does not let this number of players start, or not at these tables.',
  'clock-stands': 'The clock is not in the state for that.',
  'already-out': 'This entrant is out.',
  'bad-hand': 'The hand cannot have ended so.',
  'no-such-bust': 'Nobody was taken out by that, or it was undone.',
  'seat-taken': 'There is no such free seat in this tournament.',
  'chips-do-not-match': 'The chips do not come to what was given out.',
  'no-bounty': 'There is no bounty to be had here.',
  'bounty-waits': 'The bounty is paid when the play of its collector has ended.',
  'pool-open': 'The pool is still open: close it first.',
  'pool-closed': 'The pool has been closed.',
  'more-than-pool': 'That is more than the pool of this tournament has, or less than all of it.',
  'no-deal': 'There is no deal that waits, or the sheet knows none.',
  'deal-made': 'The players have agreed on a split.',
  'log-signed': 'The log has been signed.',
} as const satisfies Readonly<Record<string, string>>;
