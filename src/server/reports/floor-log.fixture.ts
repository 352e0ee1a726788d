// The log of a simulated floor, on any store: what reports are made from.
import { ACTIVITIES } from '#activities';
import { makeRulebook } from '#house';
import { newLoad } from '#simulate';
import { type RunningHouse, runHouse, type Store } from '#store';

export interface PlayedHouse {
  readonly house: RunningHouse;
  /** The time after the last command. */
  readonly now: () => number;
}

/** Runs so many commands of a seeded floor. */
export async function playFloor(
  open: () => Promise<Store>,
  {
    seed,
    commands,
    tables,
  }: { readonly seed: number; readonly commands: number; readonly tables: number },
): Promise<PlayedHouse> {
  const load = newLoad({ seed, tables });
  const house = await runHouse({ open, rulebook: makeRulebook(ACTIVITIES), clock: load.now });
  house.onRecords((records) => load.count(records));
  for (let sent = 0; sent < commands; ) {
    if (load.pass(tables)) await house.tick();
    const wave = await house.read((live) => load.wave(live, tables));
    await Promise.all(wave.map((command) => house.submit(command)));
    sent += wave.length;
  }
  return { house, now: load.now };
}
