// A demo house is opened: people, funds, offerings, tables, and who sits there.
import type { Command } from '#house';
import { assert } from '#result';
import { makeFirstPin } from '../access/pins.ts';
import { addToFacts } from '../api/facts.ts';
import { CLOCK, type ServerContext } from '../context.ts';
import { openChips } from './chips.ts';
import { openClub } from './club.ts';
import { demoCommand, doneAll } from './command.ts';
import { openDrawings } from './drawings.ts';
import {
  COMMON_FUND,
  DARK_SENSOR,
  DEMO_NAME,
  DEMO_STAFF,
  DEMO_TABLES,
  DROPPED_BOX,
  EXCLUDED,
  PATRONS,
  PAYING_FUND,
  POSTED,
  type Posting,
  PROPOSED,
  patronNumbered,
  SUSPENDED,
} from './room.ts';
import { openShows } from './shows.ts';

export interface DemoBadge {
  readonly badge: string;
  readonly pin: string;
}

/** The sheet's own sample without its dates and hours, so that it is open whenever it is tried. */
function proposalOf({ rulebook }: ServerContext, posting: Posting): Command {
  const { offering, activity, tables, paidBy } = posting;
  const sheet = rulebook.activity(activity);
  assert(sheet !== undefined, `there is no activity ${activity}`);
  const { postedAt: _, from: __, until: ___, hours: ____, windows: _____, ...rest } = sheet.sample;
  const document = tables === undefined ? rest : { ...rest, tables };
  const money = paidBy === undefined ? { closesTo: COMMON_FUND } : { paidBy };
  return demoCommand('demo-marketing', 'propose', {
    action: { type: 'post-offering', offering, activity, document, ...money },
  });
}

function post(context: ServerContext, posting: Posting): readonly Command[] {
  const proposal = proposalOf(context, posting);
  return [proposal, demoCommand('demo-accounting', 'approve', { proposal: proposal.id })];
}

const openingOf = (): Command =>
  demoCommand('demo-administrator', 'open-house', {
    name: DEMO_NAME,
    zone: 'America/Los_Angeles',
    staff: [...DEMO_STAFF, CLOCK].map(({ staff, roles }) => ({ staff, roles: [...roles] })),
    capital: '1000000.00',
  });

function fundsOf(): readonly Command[] {
  const { fund, of } = PAYING_FUND;
  const reason = 'collected before this demo began';
  return [
    demoCommand('demo-accounting', 'open-fund', { fund: COMMON_FUND, title: 'Demo fund' }),
    demoCommand('demo-accounting', 'open-fund', { fund, title: 'Hawaiian Jackpot reserve', of }),
    demoCommand('demo-accounting', 'feed-fund', { fund, amount: '25000.00', reason }),
  ];
}

/** Tables open, and the same people sit down as always. */
export const seatingOf = (): readonly Command[] =>
  DEMO_TABLES.flatMap(({ table, game, npn, people }) => [
    demoCommand('demo-floor', 'open-table', { table, game, ...(npn === undefined ? {} : { npn }) }),
    ...people.map((who, index) => {
      const seat = { table, seat: index + 1 };
      if (who === 'someone') return demoCommand('demo-dealer', 'seat-person', seat);
      const person = typeof who === 'number' ? { patron: patronNumbered(who) } : who;
      return demoCommand('demo-dealer', 'seat-person', { ...seat, ...person });
    }),
  ]);

/** What is left for whoever comes, so that no screen has nothing to do. */
export const unfinishedIn = (context: ServerContext): readonly Command[] => [
  demoCommand('demo-floor', 'suspend-offering', {
    ...{ offering: SUSPENDED.offering, reason: 'its sign is being mended' },
  }),
  proposalOf(context, PROPOSED),
  demoCommand('demo-dealer', 'report-sensor', { ...DARK_SENSOR, works: false }),
  demoCommand('demo-floor', 'drop-box', { table: DROPPED_BOX }),
];

/** Facts are written as the desk writes them: sealed beside the log, which knows that they are. */
async function writeFacts({ house, persons }: ServerContext): Promise<void> {
  await doneAll(
    house,
    PATRONS.map(({ patron, facts }) =>
      demoCommand('demo-desk', 'write-person', {
        ...{ patron, fields: Object.keys(facts), digest: persons.digestOf(facts) },
      }),
    ),
  );
  await Promise.all(PATRONS.map(({ patron, facts }) => addToFacts(persons, patron, facts)));
}

/** Opens the house as a demo; who can sign in to it, and how. */
export async function openRoom(context: ServerContext): Promise<readonly DemoBadge[]> {
  const { house, pins } = context;
  const badges = DEMO_STAFF.map(({ staff: badge }) => ({ badge, pin: makeFirstPin() }));
  await Promise.all(badges.map(({ badge, pin }) => pins.set(badge, pin)));
  await doneAll(house, [
    openingOf(),
    ...badges.map(({ badge }) => demoCommand(badge, 'change-pin', {})),
    ...fundsOf(),
    ...[...POSTED, SUSPENDED].flatMap((posting) => post(context, posting)),
    ...DEMO_TABLES.flatMap(({ table, seats }) => [
      demoCommand('demo-manager', 'install-table', { table, seats }),
      demoCommand('demo-cage', 'fill-tray', { table, amount: '2000.00' }),
    ]),
    ...PATRONS.map(({ patron }) => demoCommand('demo-desk', 'enrol-patron', { patron })),
    demoCommand('demo-compliance', 'exclude-patron', {
      patron: EXCLUDED,
      reason: 'has asked for it',
    }),
    ...seatingOf(),
  ]);
  await writeFacts(context);
  await openClub(context);
  await openChips(context);
  await openDrawings(context);
  await openShows(context);
  return badges;
}
