// A house to try things with: made-up people, a few tables and posted offerings. Its PINs are made
// anew each time; nothing has a password that somebody could look up.
import { assert } from '#result';
import { makeFirstPin } from './access/pins.ts';
import { CLOCK, done, ownCommand, type ServerContext } from './context.ts';

const STAFF = [
  { staff: 'demo-administrator', roles: ['administrator'] },
  { staff: 'demo-manager', roles: ['manager'] },
  { staff: 'demo-floor', roles: ['floor'] },
  { staff: 'demo-dealer', roles: ['dealer'] },
  { staff: 'demo-cage', roles: ['cage'] },
  { staff: 'demo-desk', roles: ['desk'] },
  { staff: 'demo-count', roles: ['count'] },
  { staff: 'demo-accounting', roles: ['accounting'] },
  { staff: 'demo-marketing', roles: ['marketing'] },
  { staff: 'demo-compliance', roles: ['compliance'] },
  { staff: 'demo-regulator', roles: ['regulator'] },
] as const;

const TABLES = [
  { table: 'demo-1', seats: 7, game: 'blackjack-poker' },
  { table: 'demo-2', seats: 7, game: 'fortune-pai-gow-poker' },
  { table: 'demo-3', seats: 9, game: 'texas-holdem' },
  { table: 'demo-4', seats: 7, game: 'three-card-poker' },
] as const;

/** The offering's name and its activity. */
const POSTED = [
  ['demo-blazing-sevens', 'hgc-blazing-sevens'],
  ['demo-fortune-pai-gow', 'hgc-fortune-pai-gow-progressive'],
  ['demo-bad-beat', 'bay101-no-limit-bad-beat'],
  ['demo-three-card', 'hgc-three-card-poker-progressive'],
] as const;

const FUND = 'demo-fund';

export interface DemoBadge {
  readonly badge: string;
  readonly pin: string;
}

/** The sheet's own sample without its dates and hours, so that it is open whenever it is tried. */
function documentOf(
  { rulebook }: ServerContext,
  activity: string,
): Readonly<Record<string, unknown>> {
  const sheet = rulebook.activity(activity);
  assert(sheet !== undefined, `there is no activity ${activity}`);
  const { postedAt: _, from: __, until: ___, hours: ____, windows: _____, ...rest } = sheet.sample;
  return rest;
}

async function post(context: ServerContext, offering: string, activity: string): Promise<void> {
  const { house } = context;
  const action = {
    type: 'post-offering',
    ...{ offering, activity, document: documentOf(context, activity), closesTo: FUND },
  };
  const proposal = ownCommand('propose', 'demo-marketing', { action });
  await done(house, proposal);
  await done(house, ownCommand('approve', 'demo-accounting', { proposal: proposal.id }));
}

/** Opens the house as a demo; who can sign in to it, and how. */
export async function openDemo(context: ServerContext): Promise<readonly DemoBadge[]> {
  const { house, pins } = context;
  const badges = STAFF.map(({ staff: badge }) => ({ badge, pin: makeFirstPin() }));
  await Promise.all(badges.map(({ badge, pin }) => pins.set(badge, pin)));
  await done(
    house,
    ownCommand('open-house', 'demo-administrator', {
      name: 'DEMO HOUSE, nothing here is real',
      zone: 'America/Los_Angeles',
      staff: [...STAFF, CLOCK],
      capital: '1000000.00',
    }),
  );
  for (const { badge } of badges) await done(house, ownCommand('change-pin', badge));
  const fund = { fund: FUND, title: 'Demo fund' };
  await done(house, ownCommand('open-fund', 'demo-accounting', fund));
  for (const [offering, activity] of POSTED) await post(context, offering, activity);
  for (const { table, seats, game } of TABLES) {
    await done(house, ownCommand('install-table', 'demo-manager', { table, seats }));
    await done(house, ownCommand('open-table', 'demo-floor', { table, game }));
  }
  return badges;
}
