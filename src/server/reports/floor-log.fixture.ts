// The log of a simulated floor, on any store: what reports are made from.
import { ACTIVITIES } from '#activities';
import { type Event, makeRulebook } from '#house';
import { newLoad } from '#simulate';
import { type RunningHouse, runHouse, type Store } from '#store';

export interface PlayedHouse {
  readonly house: RunningHouse;
  /** The time after the last command. */
  readonly now: () => number;
}

/** What must have happened before a floor stops, each with the event that shows it. */
export type Wanted = Readonly<Record<string, (event: Event) => boolean>>;

/** Four times the commands that were asked for: a floor that has not shown it all by then never will. */
const PATIENCE = 4;

/** Runs so many commands of a seeded floor, and goes on until all that is wanted has happened. */
export async function playFloor(
  open: () => Promise<Store>,
  {
    seed,
    commands,
    tables,
    wanted = {},
  }: {
    readonly seed: number;
    readonly commands: number;
    readonly tables: number;
    readonly wanted?: Wanted;
  },
): Promise<PlayedHouse> {
  const load = newLoad({ seed, tables });
  const house = await runHouse({ open, rulebook: makeRulebook(ACTIVITIES), clock: load.now });
  const missing = new Map(Object.entries(wanted));
  house.onRecords((records) => {
    load.count(records);
    for (const event of records.flatMap(({ events }) => events ?? [])) {
      for (const [name, shows] of missing) if (shows(event)) missing.delete(name);
    }
  });
  const isEnough = (sent: number): boolean => sent >= commands && missing.size === 0;
  for (let sent = 0; !isEnough(sent) && sent < PATIENCE * commands; ) {
    if (load.pass(tables)) await house.tick();
    const wave = await house.read((live) => load.wave(live, tables));
    await Promise.all(wave.map((command) => house.submit(command)));
    sent += wave.length;
  }
  return { house, now: load.now };
}
