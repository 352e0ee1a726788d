// What has happened in a demo house before the last two days: a car was given away among ten passes, a
// player was picked for Hi Lo, and members have entered a football week with the hours of play that it
// asks for.
import { type Command, type House, momentIn } from '#house';
import { assert } from '#result';
import { anyTimeSample } from '#rules';
import type { ServerContext } from '#server';
import type { PastClock } from './clock.ts';
import { boundAll, demoCommand, doneAll } from './command.ts';
import { dayFrom, openLastWeek } from './contests.ts';
import { announced, hold, MEMBERS, tickets } from './drawings.ts';
import { post } from './posting.ts';
import { HI_LO, KEYS, makeStageClock, showsIn } from './shows.ts';

const MS_AN_HOUR = 3_600_000;
const MS_A_DAY = 24 * MS_AN_HOUR;
const [FIRST_PASS, LAST_PASS] = [12, 21];
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
  const sheet = rulebook.activity(KEYS.activity);
  assert(sheet !== undefined, `there is no activity ${KEYS.activity}`);
  past.show(instantOn(day, '11:00', zone));
  await doneAll(house, [
    ...post(rulebook, { ...KEYS, document: anyTimeSample(sheet, day) }),
    ...tickets(offering, MEMBERS),
  ]);
  for (let hour = FIRST_PASS; hour <= LAST_PASS; hour++) {
    past.show(instantOn(day, `${hour}:01`, zone));
    await hold(context, announced(`demo-pass-${hour - FIRST_PASS + 1}`, offering));
  }
  past.show(instantOn(day, '22:01', zone));
  await tryKeys(context);
}

const isCarGiven = ({ shows }: House): boolean =>
  [...shows.values()].some(
    ({ offering, status }) => offering === KEYS.offering && status === 'awarded',
  );

/** The holders of the passes try their keys until the car starts. */
async function tryKeys(context: ServerContext): Promise<void> {
  const { house, rulebook } = context;
  const clock = makeStageClock(0);
  for (let now = 1; !(await house.read(isCarGiven)); now += MS_AN_HOUR) {
    const commands = await house.read((live) => showsIn(clock, live, { rulebook, now }));
    await doneAll(house, await boundAll(context, commands));
  }
}

async function pickPlayer(context: ServerContext, past: PastClock, day: string): Promise<void> {
  const { house, rulebook } = context;
  const zone = await house.read((live) => live.zone);
  past.show(instantOn(day, '20:01', zone));
  await doneAll(house, post(rulebook, HI_LO));
  const now = past.now();
  await doneAll(house, await house.read((live) => cardsRead(live, 'demo-selection', [now])));
  await hold(context, announced('demo-selection', HI_LO.offering));
}

/** All cards, as they were read at these moments. */
function cardsRead({ club, zone }: House, batch: string, at: readonly number[]) {
  const cards = [...club.members.values()];
  const scans = at.flatMap((instant) =>
    cards.map(({ card }) => ({ card, table: 'demo-3', at: momentIn(instant, zone) })),
  );
  return [demoCommand('demo-floor', 'upload-scans', { batch, scans })];
}

/** Cards that were read hour after hour, in one batch. */
function hoursPlayed(house: House, until: number): readonly Command[] {
  const hours = Array.from({ length: HOURS_PLAYED }, (_, hour) => until - (hour + 1) * MS_AN_HOUR);
  return cardsRead(house, 'demo-week', hours);
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
  const thursday = dayFrom('thursday', now - 3.5 * MS_A_DAY, { zone, step: -1 });
  const sunday = dayFrom('sunday', now - 2.5 * MS_A_DAY, { zone, step: -1 });
  if (thursday < sunday) await pickPlayer(context, past, thursday);
  const eve = instantOn(sunday, '09:00', zone) - 4 * MS_AN_HOUR;
  past.show(eve);
  await doneAll(house, await house.read((live) => hoursPlayed(live, eve)));
  await openLastWeek(context, sunday);
  await house.tick();
  if (thursday > sunday) await pickPlayer(context, past, thursday);
}
