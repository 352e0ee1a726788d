// The past of a new demo house: an evening yesterday, whose books are closed, and the last hours of
// today. It is played fast, on a clock that was set back.
import { below, type RandomSource, seededSource } from '#chance';
import { addDays, type Command, type House, nextToClose } from '#house';
import { dollarsOf, subtract, usd } from '#money';
import type { ServerContext } from '#server';
import { playHappyHour } from './boards.ts';
import type { PastClock } from './clock.ts';
import { haveMeal, scansIn } from './club.ts';
import { demoCommand, doneAll } from './command.ts';
import { resultsIn } from './contests.ts';
import { playLastWeek } from './last-week.ts';
import { seatingOf } from './open-room.ts';
import { DEMO_TABLES } from './room.ts';
import { moveSomebody } from './seats.ts';
import { type Story, tell } from './stories.ts';
import { feesAt, sceneAt, type TableScene } from './table.ts';

const MS_AN_HOUR = 3_600_000;

/** Long enough ago that a week of football lies between. */
export const OPENED_AGO_MS = 12 * 24 * MS_AN_HOUR;
/** Between yesterday's end and today's beginning lies more than a day, even one with 25 hours: only
 * then is it over for sure, and its books can be closed. */
const YESTERDAY_BEGAN_AGO_MS = 32 * MS_AN_HOUR;
const YESTERDAY_ENDED_AGO_MS = 30 * MS_AN_HOUR;
const TODAY_BEGAN_AGO_MS = 4.5 * MS_AN_HOUR;
const LAST_ROUND_AGO_MS = 60_000;

/** What was won, and when: after so many rounds of every table. */
const YESTERDAY: readonly Story[] = [
  {
    after: 9,
    table: 'demo-4',
    offering: 'demo-three-card',
    row: 'straight-flush',
    ends: 'paid-from-tray',
  },
  {
    after: 21,
    table: 'demo-1',
    offering: 'demo-blazing-sevens',
    row: 'three-sevens',
    ends: 'paid',
  },
];
const TODAY: readonly Story[] = [
  {
    after: 15,
    table: 'demo-6',
    offering: 'demo-ultimate',
    row: 'royal-flush',
    ends: 'paid',
  },
  {
    after: 40,
    table: 'demo-2',
    offering: 'demo-fortune-pai-gow',
    row: 'four-of-a-kind',
    ends: 'voided',
  },
  {
    after: 62,
    table: 'demo-3',
    offering: 'demo-bad-beat',
    row: 'four-of-a-kind-beaten',
    ends: 'one-open',
  },
];
const YESTERDAY_ROUNDS = 32;
const TODAY_ROUNDS = 100;
/** After so many of today's rounds come some minutes of high hands. */
const HAPPY_HOUR_AFTER = 90;

interface Evening {
  readonly context: ServerContext;
  readonly past: PastClock;
  readonly source: RandomSource;
}

/** A round at every table; at one of them a player comes or goes first, now and then. */
function roundsIn(scene: TableScene, source: RandomSource): readonly Command[] {
  const { house } = scene;
  const moved = `demo-${1 + below(source, 4 * DEMO_TABLES.length)}`;
  return [...house.tables].flatMap(([table, there]) => {
    const by = 'demo-dealer';
    const mover = table === moved ? moveSomebody(house, table, { by, source }) : undefined;
    if (mover !== undefined) return [mover];
    return [
      demoCommand(by, 'start-round', { table, fees: feesAt(scene, table, there) }),
      demoCommand(by, 'end-round', { table }),
    ];
  });
}

async function happyHour({ context, source }: Evening, instant: number): Promise<void> {
  const { house, rulebook } = context;
  const scene = await house.read((live) => sceneAt(live, rulebook, instant));
  await playHappyHour(context, scene, source);
}

async function playHours(
  evening: Evening,
  {
    from,
    until,
    rounds,
    stories,
  }: {
    readonly from: number;
    readonly until: number;
    readonly rounds: number;
    readonly stories: readonly Story[];
  },
): Promise<void> {
  const { context, past, source } = evening;
  const { house, rulebook } = context;
  for (let round = 1; round <= rounds; round++) {
    const instant = from + Math.round(((until - from) * round) / rounds);
    past.show(instant);
    const commands = await house.read((live) => roundsIn(sceneAt(live, rulebook, instant), source));
    await doneAll(house, commands);
    await doneAll(house, await house.read((live) => scansIn(live, instant)));
    for (const story of stories) if (story.after === round) await tell(context, story, source);
    if (round === HAPPY_HOUR_AFTER) await happyHour(evening, instant);
    await house.tick();
  }
}

/** The expected amounts of the dropped boxes, which the count finds; but in the first box a chip is
 * missing, and the second count agrees with the first. */
function countsOf({ drops }: House): readonly Command[] {
  return [...drops].flatMap(([drop, { expected }], index) => {
    const isShort = index === 0 && expected > usd('5');
    const counted = dollarsOf(isShort ? subtract(expected, usd('5')) : expected);
    const count = demoCommand('demo-count', 'count-box', { drop, counted });
    const again = demoCommand('demo-count-2', 'count-box', { drop, counted });
    return isShort ? [count, again] : [count];
  });
}

async function closeYesterday({ context, past }: Evening, instant: number): Promise<void> {
  const { house } = context;
  const tables = DEMO_TABLES.map(({ table }) => table);
  await doneAll(house, [
    ...tables.map((table) => demoCommand('demo-floor', 'close-table', { table })),
    ...tables.map((table) => demoCommand('demo-floor', 'drop-box', { table })),
  ]);
  await doneAll(house, await house.read(countsOf));
  const last = await house.read(({ days }) => days.running);
  past.show(instant);
  await house.tick();
  for (let day = await house.read(nextToClose); day <= last; day = addDays(day, 1)) {
    await doneAll(house, [demoCommand('demo-accounting', 'close-day', { day })]);
  }
}

/** Plays what has happened until now in a house that has just been opened. */
export async function playEvening(
  context: ServerContext,
  past: PastClock,
  now: number,
): Promise<void> {
  const evening = { context, past, source: seededSource(7) };
  const work = ['demo-floor', 'demo-floor-2', 'demo-dealer', 'demo-dealer-2', 'demo-cage'];
  await doneAll(
    context.house,
    work.map((badge) => demoCommand(badge, 'sign-in', { isRight: true })),
  );
  await playLastWeek(context, past, now);
  past.show(now - YESTERDAY_BEGAN_AGO_MS);
  await playHours(evening, {
    from: now - YESTERDAY_BEGAN_AGO_MS,
    until: now - YESTERDAY_ENDED_AGO_MS,
    rounds: YESTERDAY_ROUNDS,
    stories: YESTERDAY,
  });
  await closeYesterday(evening, now - TODAY_BEGAN_AGO_MS);
  await doneAll(context.house, seatingOf());
  await playHours(evening, {
    from: now - TODAY_BEGAN_AGO_MS,
    until: now - LAST_ROUND_AGO_MS,
    rounds: TODAY_ROUNDS,
    stories: TODAY,
  });
  await haveMeal(context);
  await doneAll(context.house, await context.house.read((live) => resultsIn(live, now)));
}
