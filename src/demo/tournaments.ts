// Tournaments of a demo house: one is always in progress, slowly enough to watch. The next step
// follows from the state of the house, so a visitor who directs it from a screen is not disturbed.
import { randomBytes, randomInt } from 'node:crypto';
import { type Command, type House, type Rulebook, tournamentFacts } from '#house';
import { clockFace, playedAt } from '#rules';
import type { ServerContext } from '#server';
import { demoCommand, doneAll } from './command.ts';
import { MEMBERS } from './drawings.ts';
import { post } from './posting.ts';

const OFFERING = 'demo-poker-tournament';
const OURS = 'demo-tournament-';
const TABLES = ['demo-tn-1', 'demo-tn-2'] as const;
const SIT_N_GO = 'demo-sit-n-go';
const SIT_N_GO_TABLE = 'demo-tn-3';
/** Of the ten with whom it starts. */
const SIT_N_GO_ENTERED = 7;
const STEP_MS = 45_000;
const DIRECTOR = 'demo-floor';

const level = (small: number) =>
  ({ kind: 'level', minutes: 5, small, big: small * 2, ante: small / 5 }) as const;

const STRUCTURE = {
  levels: [
    ...[25, 50, 100, 150].map(level),
    { kind: 'break', minutes: 3 } as const,
    ...[200, 300, 400, 600, 800].map(level),
  ],
  startingChips: 10_000,
  seatsPerTable: 8,
  lateEntryUntil: 2,
  rebuys: { chips: 10_000, untilLevel: 2 },
  payouts: [
    { from: 1, percents: ['100'] },
    { from: 6, percents: ['50', '30', '20'] },
    { from: 12, percents: ['40', '27', '20', '13'] },
  ],
};

const SIT_N_GO_STRUCTURE = {
  levels: [25, 50, 100, 200, 400].map((small) => ({
    kind: 'level' as const,
    minutes: 15,
    small,
    big: small * 2,
  })),
  startingChips: 1_500,
  seatsPerTable: 10,
  lateEntryUntil: 0,
  payouts: [],
};

/** Posted for its own tables, so that no one elsewhere pays its fees. A sit-n-go waits for the last
 * of its players. */
export async function openTournaments({ house, rulebook }: ServerContext): Promise<void> {
  const install = (table: string, seats: number): Command =>
    demoCommand('demo-manager', 'install-table', { table, seats });
  await doneAll(house, [
    ...TABLES.map((table) => install(table, 9)),
    install(SIT_N_GO_TABLE, 10),
    ...post(rulebook, {
      offering: OFFERING,
      activity: 'bay101-poker-tournaments',
      tables: TABLES,
    }),
    ...post(rulebook, {
      offering: SIT_N_GO,
      activity: 'hgc-double-or-nothing-sit-n-go',
      tables: [SIT_N_GO_TABLE],
    }),
    demoCommand(DIRECTOR, 'announce-tournament', {
      tournament: SIT_N_GO,
      offering: SIT_N_GO,
      title: 'Double or nothing',
      game: 'texas-holdem',
      structure: SIT_N_GO_STRUCTURE,
    }),
    ...MEMBERS.slice(0, SIT_N_GO_ENTERED).map((patron) => entered(SIT_N_GO, patron)),
  ]);
}

/** When something happens in the tournament next. */
export interface DemoClock {
  due: number;
}

const someChance = (): string => randomBytes(32).toString('hex');
const oneOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

const entered = (tournament: string, patron: string): Command =>
  demoCommand('demo-desk', 'enter-tournament', {
    tournament,
    patron,
    way: 'paid',
    chance: someChance(),
  });

function begun({ tournaments }: House): readonly Command[] {
  const tournament = `${OURS}${tournaments.size + 1}`;
  return [
    demoCommand(DIRECTOR, 'announce-tournament', {
      tournament,
      offering: OFFERING,
      title: 'House Tournament',
      game: 'texas-holdem',
      structure: STRUCTURE,
    }),
    ...MEMBERS.map((patron) => entered(tournament, patron)),
    demoCommand(DIRECTOR, 'name-bounty', { tournament, patron: MEMBERS[0] as string }),
    demoCommand(DIRECTOR, 'start-tournament', {
      tournament,
      tables: [...TABLES],
      chance: someChance(),
    }),
  ];
}

/** Tables are made even; then a player goes out in a hand that a neighbor wins. */
function played(
  house: House,
  { rulebook, now }: { readonly rulebook: Rulebook; readonly now: number },
  tournament: string,
): readonly Command[] {
  const facts = tournamentFacts(house, rulebook, tournament);
  if (facts === undefined) return [];
  const { proposal, entrants, pool, levels, clock, lastSale } = facts;
  if (pool === undefined && clockFace(levels, playedAt(clock, now)).level > lastSale) {
    return [demoCommand(DIRECTOR, 'close-pool', { tournament })];
  }
  if (proposal?.propose === 'break-table') {
    const { table } = proposal;
    return [demoCommand(DIRECTOR, 'break-table', { tournament, table, chance: someChance() })];
  }
  if (proposal !== undefined) {
    const { patron, to } = proposal;
    return [demoCommand(DIRECTOR, 'move-entrant', { tournament, patron, ...to })];
  }
  const seated = entrants.filter(({ seat }) => seat !== undefined);
  const { patron, seat } = oneOf(seated);
  const near = seated.filter((each) => each.patron !== patron && each.seat?.table === seat?.table);
  const wonBy = near.length === 0 ? [] : [oneOf(near).patron];
  const out = [{ patron, chips: randomInt(1, 40) * 250, wonBy }];
  return [demoCommand(DIRECTOR, 'bust-entrants', { tournament, out })];
}

const ended = (tournament: string, isClosed: boolean): readonly Command[] => [
  ...(isClosed ? [] : [demoCommand(DIRECTOR, 'close-pool', { tournament })]),
  demoCommand('demo-manager', 'award-tournament', { tournament }),
  demoCommand(DIRECTOR, 'sign-log', { tournament }),
];

/** What happens in the tournament now; nothing for most of the time. */
export function tournamentsIn(
  clock: DemoClock,
  house: House,
  { rulebook, now }: { readonly rulebook: Rulebook; readonly now: number },
): readonly Command[] {
  if (now < clock.due) return [];
  clock.due = now + STEP_MS;
  const offered = house.offerings.get(OFFERING);
  if (offered === undefined || offered.isClosed || offered.isSuspended) return [];
  const [name, tournament] =
    [...house.tournaments].find(
      ([id, { phase }]) => id.startsWith(OURS) && phase !== 'awarded' && phase !== 'cancelled',
    ) ?? [];
  if (name === undefined || tournament === undefined) return begun(house);
  // A visitor who announced one or stopped its clock goes on with it.
  if (tournament.phase === 'sign-up' || tournament.clock.since === undefined) {
    return tournament.phase === 'over' ? ended(name, tournament.pool !== undefined) : [];
  }
  return played(house, { rulebook, now }, name);
}
