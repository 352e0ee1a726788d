// A demo house is opened: people, funds, offerings, tables, and who sits there.

import type { Command } from '#house';
import { given } from '#result';
import { addToFacts, CLOCK, type ServerContext } from '#server';
import { openBoards } from './boards.ts';
import { openChips } from './chips.ts';
import { openClub } from './club.ts';
import { demoCommand, doneAll } from './command.ts';
import { openContests } from './contests.ts';
import { openDrawings } from './drawings.ts';
import { post, proposalOf } from './posting.ts';
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
  POKER_FUND,
  POSTED,
  PROPOSED,
  patronNumbered,
  SUSPENDED,
} from './room.ts';
import { openShows } from './shows.ts';
import { openTournaments } from './tournaments.ts';

const openingOf = (): Command =>
  demoCommand('demo-administrator', 'open-house', {
    name: DEMO_NAME,
    zone: 'America/Los_Angeles',
    staff: [...DEMO_STAFF, CLOCK].map(({ staff, roles }) => ({ staff, roles: [...roles] })),
    capital: '1000000.00',
  });

function fundsOf(): readonly Command[] {
  const reserves = [
    { ...PAYING_FUND, title: 'Hawaiian Jackpot reserve' },
    { ...POKER_FUND, title: 'Poker jackpot collection' },
  ];
  const reason = 'collected before this demo began';
  return [
    demoCommand('demo-accounting', 'open-fund', { fund: COMMON_FUND, title: 'Demo fund' }),
    ...reserves.flatMap((reserve) => [
      demoCommand('demo-accounting', 'open-fund', reserve),
      demoCommand('demo-accounting', 'feed-fund', {
        fund: reserve.fund,
        amount: '25000.00',
        reason,
      }),
    ]),
  ];
}

/** Tables open, and the same people sit down as always. */
export const seatingOf = (): readonly Command[] =>
  DEMO_TABLES.flatMap(({ table, game, betting, npn, people }) => [
    demoCommand('demo-floor', 'open-table', given({ table, game, betting, npn })),
    ...people.map((who, index) => {
      const seat = { table, seat: index + 1 };
      if (who === 'someone') return demoCommand('demo-dealer', 'seat-person', seat);
      const person = typeof who === 'number' ? { patron: patronNumbered(who) } : who;
      return demoCommand('demo-dealer', 'seat-person', { ...seat, ...person });
    }),
  ]);

/** Work that is left for visitors, so that no screen has nothing to do. */
export const unfinishedIn = (context: ServerContext): readonly Command[] => [
  demoCommand('demo-floor', 'suspend-offering', {
    offering: SUSPENDED.offering,
    reason: 'its sign is being fixed',
  }),
  proposalOf(context.rulebook, PROPOSED),
  demoCommand('demo-dealer', 'report-sensor', { ...DARK_SENSOR, works: false }),
  demoCommand('demo-floor', 'drop-box', { table: DROPPED_BOX }),
];

/** Facts are written as the desk writes them: sealed beside the log, which knows that they are. */
async function writeFacts(context: ServerContext): Promise<void> {
  const { house, persons } = context;
  await doneAll(
    house,
    PATRONS.map(({ patron, facts }) =>
      demoCommand('demo-desk', 'write-person', {
        patron,
        fields: Object.keys(facts),
        digest: persons.digestOf(facts),
      }),
    ),
  );
  await Promise.all(PATRONS.map(({ patron, facts }) => addToFacts(context, patron, facts)));
}

/** Opens the house as a demo. No badge has a PIN: its door asks for none. */
export async function openRoom(context: ServerContext): Promise<void> {
  await doneAll(context.house, [
    openingOf(),
    ...fundsOf(),
    ...[...POSTED, SUSPENDED].flatMap((posting) => post(context.rulebook, posting)),
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
}

/** What is on besides jackpots, in a house that is open. */
export async function openPromotions(context: ServerContext): Promise<void> {
  await openChips(context);
  await openDrawings(context);
  await openShows(context);
  await openBoards(context);
  await openContests(context);
  await openTournaments(context);
}
