// The words of tournaments: values of their commands, and why they may be refused.
import { z } from 'zod';
import { dollars, name, words } from '../../words/scalars.ts';

export const MOST_ENTRANTS = 10_000;

export const chips = z.int().min(0).max(1_000_000_000);
const minutes = z.int().min(1).max(600);
const levelNumber = z.int().min(0).max(200);
const percent = z.string().regex(/^(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.0{1,2})?)$/, {
  error: 'must be a percentage such as "12.5"',
});

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
  { error: 'must be a minimum number of entries, then percentages ("50") or amounts ("500.00")' },
);

const moreChips = z.strictObject({ chips: chips.min(1), untilLevel: levelNumber.min(1) });

/** The advertised structure of a tournament. Its list begins with a level. */
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
  'no-tournament': 'This offering is not a tournament, or not in this game.',
  'unknown-tournament': 'No such tournament.',
  'unknown-entrant': 'This patron has not entered.',
  'wrong-phase': 'The tournament is not at this stage.',
  'sign-ups-begun': 'The structure can’t change after sign-ups start.',
  'bad-structure': 'The sheet doesn’t allow this structure.',
  'wrong-way': 'This tournament doesn’t take that kind of entry.',
  'entered-twice': 'This patron already entered.',
  'entry-over': 'Too late to enter or buy more chips.',
  'rebuy-limit': 'The posted limit of re-buys or add-ons is reached.',
  'no-such-rule': 'The sheet has no such rule to read, or it was already read.',
  'bad-field': 'The sheet doesn’t allow a start with this many players or at these tables.',
  'clock-stands': 'The clock can’t do that now.',
  'already-out': 'This player is already out.',
  'bad-hand': 'A hand can’t end that way.',
  'no-such-bust': 'No such elimination, or it was already undone.',
  'seat-taken': 'That seat is not free in this tournament.',
  'chips-do-not-match': 'The chip count doesn’t match the chips in play.',
  'no-bounty': 'There is no bounty here.',
  'bounty-waits': 'The bounty is paid after its winner stops playing.',
  'pool-open': 'Close the prize pool first.',
  'pool-closed': 'The prize pool is closed.',
  'more-than-pool': 'The amount must equal the full prize pool.',
  'no-deal': 'No deal is recorded, or the sheet doesn’t allow deals.',
  'deal-made': 'The players already made a deal.',
  'log-signed': 'The log is already signed.',
} as const satisfies Readonly<Record<string, string>>;
