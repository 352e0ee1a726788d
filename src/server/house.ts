// The house behind the server: its store, its rulebook, and the clock that ticks for it.
import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIVITIES } from '#activities';
import { makeRulebook } from '#house';
import { openPglite, openPostgres, type RunningHouse, runHouse } from '#store';
import type { Log } from './web-build.ts';

/** Where a house is kept: in a data folder, or in a PostgreSQL database. */
export type HousePlace = { readonly data: string } | { readonly databaseUrl: string };

export interface ServedHouse {
  readonly house: RunningHouse;
  /** Stops the clock and closes the house. */
  close(): Promise<void>;
}

const TICK_MS = 1_000;

/** Asks every second for what time has made due. Whatever stops the house is told by the house
 * itself; a tick that fails otherwise is logged, but not every second anew. */
async function keepTicking(house: RunningHouse, signal: AbortSignal, log: Log): Promise<void> {
  let lastFailure = '';
  while (!signal.aborted) {
    await sleep(TICK_MS, undefined, { signal }).catch(() => {});
    if (house.status.state !== 'running' || signal.aborted) continue;
    try {
      await house.tick();
      lastFailure = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastFailure) log(`What is due could not be done: ${message}`);
      lastFailure = message;
    }
  }
}

/** Opens a house where it is kept. Rejects with a StoreError or a HouseError. */
export async function openHouse(place: HousePlace, log: Log): Promise<ServedHouse> {
  const house = await runHouse({
    open: ({ mustExist }) =>
      'data' in place
        ? openPglite(place.data, { onNote: log, mustExist })
        : openPostgres(place.databaseUrl),
    rulebook: makeRulebook(ACTIVITIES),
    onNote: log,
  });
  const stop = new AbortController();
  const ticking = keepTicking(house, stop.signal, log);
  return {
    house,
    async close() {
      stop.abort();
      await ticking;
      await house.close();
    },
  };
}
