// What can be asked of tournaments, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import { ENTRY_WAYS, PENALTIES } from '#rules';
import type { Reference } from '../../reference.ts';
import { chance, dollars, moment, name, seat, words } from '../../words/scalars.ts';

const MOST_ENTRANTS = 10_000;

const chips = z.int().min(0).max(1_000_000_000);
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
const structure = z.strictObject({
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

const tournament = name;
const patron = name;
const table = name;

/** Who is out, with how many chips when the hand began, and who won those. */
const out = z.strictObject({ patron, chips, wonBy: z.array(patron).max(30) });

export const TOURNAMENT_COMMANDS = {
  /** It starts at once where no time is given. */
  'announce-tournament': z.strictObject({
    tournament,
    offering: name,
    title: words,
    game: name,
    startsAt: moment.optional(),
    structure,
  }),
  'change-structure': z.strictObject({ tournament, structure }),
  /** `source` is where an entry was won, or why it is given. */
  'grant-entry': z.strictObject({ tournament, patron, way: z.enum(ENTRY_WAYS), source: words }),
  /** Whoever comes late is seated. */
  'enter-tournament': z.strictObject({ tournament, patron, way: z.enum(ENTRY_WAYS), chance }),
  'withdraw-entry': z.strictObject({ tournament, patron, reason: words }),
  'cancel-tournament': z.strictObject({ tournament, reason: words }),
  /** Rules of the sheet that were gone through with the players. */
  'acknowledge-rules': z.strictObject({ tournament, clauses: z.array(words).min(1).max(100) }),
  /** `npnTables` are for those who play for the bounties only. */
  'start-tournament': z.strictObject({
    tournament,
    tables: z.array(table).min(1).max(1000),
    npnTables: z.array(table).max(100).optional(),
    chance,
  }),
  'pause-clock': z.strictObject({ tournament }),
  'resume-clock': z.strictObject({ tournament }),
  /** `index` is of the list of levels, from 0 on. */
  'set-clock': z.strictObject({
    tournament,
    index: z.int().min(0).max(199),
    secondsLeft: z.int().min(1).max(36_000),
  }),
  'sell-rebuy': z.strictObject({ tournament, patron }),
  'sell-add-on': z.strictObject({ tournament, patron }),
  /** `clause` is the rule that was broken. */
  'penalize-entrant': z.strictObject({
    tournament,
    patron,
    penalty: z.enum(PENALTIES),
    clause: words,
    reason: words,
  }),
  'begin-hand': z.strictObject({ tournament, table }),
  'bust-entrants': z.strictObject({ tournament, out: z.array(out).min(1).max(100) }),
  'undo-bust': z.strictObject({ tournament, bust: z.int().min(1), reason: words, chance }),
  'add-table': z.strictObject({ tournament, table, npn: z.boolean().optional() }),
  'move-entrant': z.strictObject({ tournament, patron, table, seat }),
  'break-table': z.strictObject({ tournament, table, chance }),
  /** `adjusted` is what chips were put in or taken out for: a race, chips of who was disqualified. */
  'count-chips': z.strictObject({
    tournament,
    counts: z.array(z.strictObject({ patron, chips })).min(1).max(MOST_ENTRANTS),
    adjusted: z
      .strictObject({ by: z.int().min(-1_000_000_000).max(1_000_000_000), reason: words })
      .optional(),
  }),
  'name-bounty': z.strictObject({ tournament, patron }),
  'close-pool': z.strictObject({ tournament }),
  'award-bounty': z.strictObject({ tournament, patron }),
  'record-deal': z.strictObject({
    tournament,
    shares: z
      .array(z.strictObject({ patron, amount: dollars }))
      .min(1)
      .max(500),
    terms: words,
    /** Who has what first place has besides money. */
    first: patron.optional(),
  }),
  'confirm-deal': z.strictObject({ tournament }),
  'drop-deal': z.strictObject({ tournament, reason: words }),
  'award-tournament': z.strictObject({ tournament }),
  'pay-charity': z.strictObject({ tournament, reference: words }),
  'sign-log': z.strictObject({ tournament, note: words.optional() }),
} as const;

export const TOURNAMENT_REFERENCE = {
  'announce-tournament': {
    does: 'Advertises a tournament under an offering: levels, chips, what its places are paid.',
    brings: ['tournament-announced'],
  },
  'change-structure': {
    does: 'Changes what is advertised, before anybody has signed up.',
    brings: ['structure-changed'],
  },
  'grant-entry': {
    does: 'Says that somebody has won an entry elsewhere, or is given one; another takes it in.',
    brings: ['entry-granted'],
  },
  'enter-tournament': {
    does: 'Enters a patron, takes buy-in and fee where they are paid, and seats who comes late.',
    brings: ['tournament-entered', 'entry-sold'],
  },
  'withdraw-entry': {
    does: 'Gives an entrant everything back before the start.',
    brings: ['entry-withdrawn'],
  },
  'cancel-tournament': {
    does: 'Calls a tournament off and gives everybody everything back.',
    brings: ['tournament-cancelled'],
  },
  'acknowledge-rules': {
    does: 'Says that rules of the sheet were gone through with the players.',
    brings: ['rules-acknowledged'],
  },
  'start-tournament': {
    does: 'Draws a seat for everybody and starts the clock.',
    brings: ['tournament-started', 'pool-closed'],
  },
  'pause-clock': { does: 'Stops the clock.', brings: ['clock-paused'] },
  'resume-clock': { does: 'Lets the clock go on.', brings: ['clock-resumed'] },
  'set-clock': { does: 'Puts the clock to a level and a time.', brings: ['clock-set'] },
  'sell-rebuy': { does: 'Sells an entrant a re-buy.', brings: ['chips-bought', 'entry-sold'] },
  'sell-add-on': { does: 'Sells an entrant an add-on.', brings: ['chips-bought', 'entry-sold'] },
  'penalize-entrant': {
    does: 'Warns an entrant, sends them from the table for some minutes, or disqualifies them.',
    brings: ['entrant-penalized', 'entrants-busted'],
  },
  'begin-hand': {
    does: 'Moves the dead button and the blinds of a table on.',
    brings: ['hand-begun'],
  },
  'bust-entrants': {
    does: 'Takes out whoever has lost all chips in one hand.',
    brings: ['entrants-busted'],
  },
  'undo-bust': {
    does: 'Puts back whoever was taken out by mistake; the places after them move up.',
    brings: ['bust-undone'],
  },
  'add-table': { does: 'Takes another table into use.', brings: ['table-added'] },
  'move-entrant': { does: 'Moves an entrant to a free seat.', brings: ['entrant-moved'] },
  'break-table': {
    does: 'Gives up a table and draws other seats for everybody there.',
    brings: ['table-broken'],
  },
  'count-chips': {
    does: 'Says how many chips entrants have; of all together it must be what was given out.',
    brings: ['chips-counted'],
  },
  'name-bounty': { does: 'Names a bounty target.', brings: ['bounty-named'] },
  'close-pool': {
    does: 'Ends entries, re-buys and add-ons, and settles what the places are paid.',
    brings: ['pool-closed'],
  },
  'award-bounty': {
    does: 'Awards a bounty to whoever has taken its target out.',
    brings: ['bounty-awarded', 'prizes-won'],
  },
  'record-deal': {
    does: 'Writes down how the players left have agreed to split the pool.',
    brings: ['deal-recorded'],
  },
  'confirm-deal': {
    does: 'Confirms, as somebody else, what the players have agreed on; it ends the play.',
    brings: ['deal-confirmed'],
  },
  'drop-deal': {
    does: 'Says that the players do not agree after all; one that was confirmed is played on from.',
    brings: ['deal-dropped'],
  },
  'award-tournament': {
    does: 'Awards, as somebody who did not run it, what the places and bounties are paid, or signs for it.',
    brings: ['tournament-award-signed', 'tournament-awarded', 'prizes-won'],
  },
  'pay-charity': { does: 'Pays a charity its part.', brings: ['charity-paid'] },
  'sign-log': { does: 'Signs the log of a tournament.', brings: ['tournament-signed'] },
} as const satisfies Record<keyof typeof TOURNAMENT_COMMANDS, Reference>;

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
