// Tournaments as people look at them: the clock, which is public and names no patron, and what the
// people need who run them.
import { z } from 'zod';
import { ENTRY_WAYS, PENALTIES } from '#rules';
import { claim } from '../../claims/views.ts';
import type { EventType } from '../../events.ts';
import { refuse } from '../../kit/ask.ts';
import { topic } from '../../kit/topic.ts';
import { listOf, view } from '../../kit/view.ts';
import { name } from '../../words/scalars.ts';
import {
  tournamentClock,
  tournamentClocks,
  tournamentFacts,
  tournamentOfferings,
} from './facts.ts';
import { tournamentLog } from './log.ts';
import { structure as advertised } from './words.ts';

const levels = advertised.shape.levels.readonly();
const payout = z.union([
  z.object({ from: z.int(), percents: listOf(z.string()) }),
  z.object({ from: z.int(), amounts: listOf(z.string()) }),
]);
const charity = z.object({ name: z.string(), percent: z.string() }).optional();
const structure = advertised.extend({ levels, payouts: listOf(payout), charity });
const way = z.enum(ENTRY_WAYS);
const dollars = z.string();

const clockAnswer = z.object({
  tournament: z.string(),
  title: z.string(),
  game: z.string(),
  startsAt: z.iso.datetime({ offset: true }),
  phase: z.enum(['sign-up', 'running', 'over', 'awarded', 'cancelled']),
  startedAt: z.string().exactOptional(),
  levels,
  clock: z
    .object({ elapsedMs: z.number(), since: z.number().optional() })
    .describe('Time that has been played, and the instant since which it goes on counting.'),
  entryCount: z.int(),
  playersLeft: z.int(),
  starters: z.int().exactOptional().describe('So many start, where the sheet says so.'),
  chipsInPlay: z.int(),
  averageStack: z.int(),
  rebuyCount: z.int(),
  addOnCount: z.int(),
  prizePool: dollars,
  amounts: listOf(dollars).describe('Payout by place, from first.'),
  isPoolClosed: z.boolean(),
});

const sitting = z.object({ table: z.string(), seat: z.int() });
const share = z.object({ patron: z.string(), amount: dollars });

const entrant = z.object({
  patron: z.string(),
  way,
  source: z.string().exactOptional(),
  enteredAt: z.string(),
  isOut: z.boolean(),
  isNpn: z.boolean(),
  seat: sitting.exactOptional(),
  chips: z.int().exactOptional(),
  rebuys: z.int(),
  addOns: z.int(),
  bounty: z
    .object({ amount: dollars, from: z.enum(['pool', 'house']), award: z.string().exactOptional() })
    .exactOptional(),
  penalties: listOf(
    z.object({
      at: z.string(),
      penalty: z.enum(PENALTIES),
      until: z.number().exactOptional(),
      clause: z.string(),
      reason: z.string(),
      by: z.string(),
    }),
  ),
});

const out = z.object({
  patron: z.string(),
  chips: z.int(),
  wonBy: listOf(z.string()),
  table: z.string().exactOptional(),
  seat: z.int().exactOptional(),
});

const pool = z.object({
  entryCount: z.int(),
  collected: dollars,
  bounties: dollars,
  charity: dollars,
  fromHouse: dollars,
  places: dollars,
  amounts: listOf(dollars),
});

const placed = z.object({
  place: z.int(),
  patron: z.string(),
  amount: dollars.exactOptional(),
  words: z.string().exactOptional(),
});

const journal = listOf(
  z.object({
    at: z.string(),
    by: z.string(),
    what: z.string(),
    patron: z.string().exactOptional(),
    about: z.string(),
  }),
).describe('Decisions and notes outside normal play.');

const claims = listOf(
  z.object({
    claim: z.string(),
    patron: z.string().exactOptional(),
    amount: dollars,
    status: claim.shape.status,
  }),
);

const signed = z.object({ by: z.string(), at: z.string(), note: z.string().exactOptional() });

const proposal = z.union([
  z.object({ propose: z.literal('break-table'), table: z.string() }),
  z.object({
    propose: z.literal('move'),
    from: z.string(),
    seat: z.int(),
    to: sitting,
    patron: z.string(),
  }),
]);

const factsAnswer = clockAnswer.extend({
  offering: z.string(),
  structure,
  prices: z.record(z.string(), dollars),
  collected: dollars,
  ways: listOf(way),
  most: z.object({ rebuys: z.int().exactOptional(), addOns: z.int() }),
  mayComeBack: z.boolean().describe('Whether a player who is out may come back with a re-buy.'),
  hasDeals: z.boolean(),
  checklist: listOf(
    z.object({
      clause: z.string(),
      words: z.string(),
      by: z.string().exactOptional().describe('Who read it to the players.'),
      at: z.string().exactOptional(),
    }),
  ),
  journal,
  bounty: z
    .object({
      amount: dollars,
      from: z.enum(['pool', 'house']),
      paid: z.enum(['during', 'after']),
    })
    .exactOptional(),
  entrants: listOf(entrant),
  tables: listOf(
    z.object({
      table: z.string(),
      isNpn: z.boolean(),
      hand: z.int(),
      seatCount: z.int(),
      button: z.object({ button: z.int(), small: z.int(), big: z.int() }).exactOptional(),
    }),
  ),
  takenTables: listOf(z.string()).describe('Those that tournaments have, this one or others.'),
  proposal: proposal.exactOptional().describe('What would make the tables even.'),
  busts: listOf(z.object({ bust: z.int(), at: z.string(), out: listOf(out) })),
  standings: listOf(listOf(z.string())).describe('Best first; players who share a place together.'),
  pool: pool.exactOptional(),
  toSplit: dollars.exactOptional().describe('What the players left could agree to split.'),
  hasMore: z.boolean().exactOptional().describe('First place has a non-cash prize.'),
  deal: z
    .object({
      shares: listOf(share),
      terms: z.string(),
      by: z.string(),
      first: z.string().exactOptional().describe('Who gets the non-cash first prize.'),
      confirmedBy: z.string().exactOptional(),
      fromHouse: dollars.exactOptional(),
    })
    .exactOptional(),
  results: listOf(placed).exactOptional(),
  award: z.string().exactOptional().describe('The award of the places, while it holds.'),
  charityPaid: z.object({ amount: dollars, reference: z.string(), at: z.string() }).exactOptional(),
  signed: signed.exactOptional(),
  runBy: listOf(z.string()),
  awardSignedBy: listOf(z.string()).describe('Who has signed for the award so far.'),
  grants: listOf(z.object({ patron: z.string(), way, source: z.string(), by: z.string() })),
  lastSale: z.int().describe('The last level open for entries, re-buys, or add-ons.'),
  claims,
});

const offeringAnswer = z.object({
  offering: z.string(),
  title: z.string(),
  isSuspended: z.boolean(),
  games: listOf(z.object({ game: z.string(), title: z.string() })),
  posted: listOf(z.object({ title: z.string(), words: z.string() })),
  ways: listOf(way),
  parts: z
    .object({
      lateEntry: z.boolean(),
      breaks: z.boolean(),
      rebuys: z.boolean(),
      addOns: z.boolean(),
      added: z.boolean(),
      charity: z.boolean(),
      payouts: listOf(z.enum(['percents', 'amounts'])),
      settled: z.object({
        startingChips: z.int().exactOptional(),
        minutes: z.int().exactOptional(),
        seatsPerTable: z.int().exactOptional(),
      }),
    })
    .describe('What a structure can have, and what the posting fixes.'),
});

const logAnswer = z.object({
  house: z.string(),
  tournament: z.string(),
  title: z.string(),
  activity: z.string(),
  approvals: listOf(z.string()),
  phase: clockAnswer.shape.phase,
  startsAt: z.string(),
  startedAt: z.string().exactOptional(),
  endedAt: z.string().exactOptional(),
  tables: listOf(z.object({ table: z.string(), hands: z.int() })),
  games: listOf(z.string()),
  entry: listOf(z.object({ way, count: z.int() })),
  offered: listOf(
    z.object({ what: z.enum(['rebuys', 'addOns']), amount: dollars, most: z.int().nullable() }),
  ),
  participants: z.int(),
  fees: listOf(
    z.object({
      fee: z.string(),
      amount: dollars,
      count: z.int(),
      total: dollars,
      isKept: z.boolean(),
    }),
  ),
  sources: listOf(z.object({ source: z.string(), amount: dollars })),
  prizePool: dollars,
  deductions: listOf(z.object({ reason: z.string(), amount: dollars })),
  activities: listOf(
    z.object({
      activity: z.string(),
      funding: z.string(),
      prize: dollars,
      awarded: z.int(),
      fromPool: dollars,
    }),
  ),
  results: listOf(placed),
  paidOut: dollars.describe('Total paid to all places.'),
  deal: z
    .object({
      terms: z.string(),
      shares: listOf(share),
      writtenBy: z.string(),
      confirmedBy: z.string(),
    })
    .exactOptional(),
  claims,
  rules: listOf(z.object({ clause: z.string(), by: z.string(), at: z.string() })),
  journal,
  signed: signed.exactOptional(),
});

export const TOURNAMENT_VIEWS = [
  view({
    path: '/clocks',
    sees: 'everybody',
    tag: 'tournaments',
    says: 'Clocks of upcoming, current, and recent tournaments. Public.',
    of: {},
    answer: listOf(clockAnswer),
    see: ({ house, rulebook }) => tournamentClocks(house, rulebook),
  }),
  view({
    path: '/clocks/:tournament',
    sees: 'everybody',
    tag: 'tournaments',
    says: 'A tournament’s clock: level, blinds, players left, prize pool. Public.',
    more: 'Time that has been played is `clock.elapsedMs`, and what passes since `since`.',
    of: { tournament: name },
    answer: clockAnswer,
    see: ({ house, rulebook }, { tournament: id }) =>
      tournamentClock(house, rulebook, id) ?? refuse('unknown-tournament', id),
  }),
  view({
    path: '/tournaments/offerings',
    sees: 'tournaments',
    tag: 'tournaments',
    says: 'Offerings under which a tournament can be announced, and what they post.',
    of: {},
    answer: listOf(offeringAnswer),
    see: ({ house, rulebook }) => tournamentOfferings(house, rulebook),
  }),
  view({
    path: '/tournaments/:tournament',
    sees: 'tournaments',
    tag: 'tournaments',
    says: 'Everything about a tournament: entrants, seats, eliminations, pool, deal, claims.',
    of: { tournament: name },
    answer: factsAnswer,
    see: ({ house, rulebook }, { tournament: id }) =>
      tournamentFacts(house, rulebook, id) ?? refuse('unknown-tournament', id),
  }),
  view({
    path: '/tournaments/:tournament/log',
    sees: 'tournaments',
    tag: 'tournaments',
    says: 'A tournament’s log with every field its sheet requires.',
    of: { tournament: name },
    answer: logAnswer,
    see: ({ house, rulebook }, { tournament: id }) =>
      tournamentLog(house, rulebook, id) ?? refuse('unknown-tournament', id),
  }),
] as const;

export type TournamentClock = z.output<typeof clockAnswer>;
export type TournamentFacts = z.output<typeof factsAnswer>;
export type TournamentOffering = z.output<typeof offeringAnswer>;

/** What changes a clock. */
const CHANGED_BY: readonly EventType[] = [
  'tournament-announced',
  'structure-changed',
  'tournament-entered',
  'entry-withdrawn',
  'tournament-cancelled',
  'tournament-started',
  'clock-paused',
  'clock-resumed',
  'clock-set',
  'chips-bought',
  'entrants-busted',
  'bust-undone',
  'chips-counted',
  'bounty-named',
  'pool-closed',
  'deal-confirmed',
  'deal-dropped',
  'tournament-awarded',
  'tournament-award-voided',
];

export const TOURNAMENT_TOPICS = [
  topic({
    name: 'tournament-clocks',
    changedBy: CHANGED_BY,
    itemsOf: (house, rulebook) =>
      new Map(
        tournamentClocks(house, rulebook).map(({ tournament, ...facts }) => [tournament, facts]),
      ),
  }),
  topic({
    name: 'tournaments',
    sees: 'tournaments',
    changedBy: [
      ...CHANGED_BY,
      'entrant-penalized',
      'hand-begun',
      'entrant-moved',
      'table-broken',
      'bounty-awarded',
      'deal-recorded',
      'charity-paid',
      'rules-acknowledged',
      'tournament-signed',
      'claim-paid',
      'entry-granted',
      'table-added',
      'tournament-award-signed',
    ],
    itemsOf: (house, rulebook) =>
      new Map(
        tournamentClocks(house, rulebook).map(({ tournament }) => [
          tournament,
          tournamentFacts(house, rulebook, tournament),
        ]),
      ),
  }),
] as const;
