// What has happened in a demo house before the last two days: passes for a car were drawn whose keys
// are tried while it is served, a player was picked for Hi Lo, and members have entered a football
// week with the hours of play that it asks for.
import { type Command, type House, momentIn } from '#house';
import type { ServerContext } from '#server';
import type { PastClock } from './clock.ts';
import { demoCommand, doneAll } from './command.ts';
import { openLastWeek, sundayFrom } from './contests.ts';
import { announced, hold, MEMBERS, tickets } from './drawings.ts';
import { post } from './posting.ts';
import { HI_LO, KEYS } from './shows.ts';

const MS_AN_HOUR = 3_600_000;
const MS_A_DAY = 24 * MS_AN_HOUR;
const PASSES = 5;
const HOURS_PLAYED = 6;

/** A time of a day as the room has it. */
function instantOn(day: string, clock: string, zone: string): number {
  const guess = Date.parse(`${day}T${clock}:00Z`);
  const shown = Date.parse(`${momentIn(guess, zone).slice(0, 16)}:00Z`);
  return guess - (shown - guess);
}

/** One pass is drawn in each hour of the day that is posted, for the giveaway of that night. */
async function drawPasses(context: ServerContext, past: PastClock, day: string): Promise<void> {
  const { house, rulebook } = context;
  const zone = await house.read((live) => live.zone);
  const { offering } = KEYS;
  past.show(instantOn(day, '11:00', zone));
  await doneAll(house, [
    ...post(rulebook, { ...KEYS, values: { endDate: day } }),
    ...tickets(offering, MEMBERS),
  ]);
  const eventAt = momentIn(instantOn(day, '22:00', zone), zone);
  for (let pass = 0; pass < PASSES; pass++) {
    past.show(instantOn(day, `${15 + pass}:01`, zone));
    await hold(context, announced(`demo-pass-${pass + 1}`, offering, { eventAt }));
  }
}

async function pickPlayer(context: ServerContext, past: PastClock, day: string): Promise<void> {
  const { house, rulebook } = context;
  const zone = await house.read((live) => live.zone);
  past.show(instantOn(day, '20:01', zone));
  await doneAll(house, post(rulebook, HI_LO));
  await hold(context, announced('demo-selection', HI_LO.offering), MEMBERS);
}

/** Cards that were read hour after hour, in one batch. */
function hoursPlayed({ club, zone }: House, until: number): readonly Command[] {
  const scans = Array.from({ length: HOURS_PLAYED }, (_, hour) =>
    [...club.members.values()].map(({ card }) => ({
      card,
      table: 'demo-3',
      at: momentIn(until - (hour + 1) * MS_AN_HOUR, zone),
    })),
  );
  return [demoCommand('demo-floor', 'upload-scans', { batch: 'demo-week', scans: scans.flat() })];
}

/** Plays the days before the last two. */
export async function playLastWeek(
  context: ServerContext,
  past: PastClock,
  now: number,
): Promise<void> {
  const { house } = context;
  const zone = await house.read((live) => live.zone);
  const first = momentIn(now - 11 * MS_A_DAY, zone).slice(0, 10);
  await drawPasses(context, past, first);
  await pickPlayer(context, past, first);
  const sunday = sundayFrom(now - 2.5 * MS_A_DAY, zone, -1);
  const eve = instantOn(sunday, '09:00', zone) - 4 * MS_AN_HOUR;
  past.show(eve);
  await doneAll(house, await house.read((live) => hoursPlayed(live, eve)));
  await openLastWeek(context, sunday);
  await house.tick();
}
