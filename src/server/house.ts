// The house behind the server: its store, its rulebook, the key of its sealed data, and the clock
// that ticks for it.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIVITIES } from '#activities';
import { makeRulebook } from '#house';
import {
  type Clock,
  type HouseOptions,
  openPglite,
  openPostgres,
  parsePersonKey,
  personKeyAt,
  type RunningHouse,
  runHouse,
  systemClock,
} from '#store';
import type { Served } from './context.ts';
import type { Log } from './web-build.ts';

/** Where a house is kept: in a data folder, or in a PostgreSQL database. */
export type HousePlace = { readonly data: string } | { readonly databaseUrl: string };

export interface OpenedHouse extends Served {
  /** Stops the clock and closes the house. */
  close(): Promise<void>;
}

const TICK_MS = 1_000;

/** Asks every second for what is due. If the house stops, it says so itself; a tick that fails for
 * another reason is logged, but not every second again. */
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
      if (message !== lastFailure) log(`Scheduled actions failed: ${message}`);
      lastFailure = message;
    }
  }
}

/** The key file of a database server; it is not ours to put anything beside its files. */
const KEY_FILE = 'houseway.key';

/** Beside the data and not inside: a person who gets one doesn't have the other. */
export const keyFileOf = (place: HousePlace): string =>
  resolve('data' in place ? `${resolve(place.data)}.key` : KEY_FILE);

/** The key of PINs and personal facts: HOUSEWAY_PERSON_KEY, or a file that is made at the first
 * start. */
function personKeyFor(place: HousePlace): Uint8Array {
  const said = process.env['HOUSEWAY_PERSON_KEY'];
  return said === undefined ? personKeyAt(keyFileOf(place)) : parsePersonKey(said);
}

/** Without its key a house is not served. */
async function keyOrClose(house: RunningHouse, findKey: () => Uint8Array): Promise<Uint8Array> {
  try {
    return findKey();
  } catch (error) {
    await house.close();
    throw error;
  }
}

/** Opens a house where it is kept. Rejects with a StoreError or a HouseError. */
export const openHouse = (place: HousePlace, log: Log, clock?: Clock): Promise<OpenedHouse> =>
  openStored(
    {
      open: ({ mustExist }) =>
        'data' in place
          ? openPglite(place.data, { onNote: log, mustExist })
          : openPostgres(place.databaseUrl),
      findKey: () => personKeyFor(place),
    },
    log,
    clock,
  );

interface Stored extends Pick<HouseOptions, 'open'> {
  /** The key of the sealed data in the store; called when the store is open. */
  findKey(): Uint8Array;
}

/** Opens a house in any store. */
export async function openStored(
  { open, findKey }: Stored,
  log: Log,
  clock: Clock = systemClock,
): Promise<OpenedHouse> {
  const rulebook = makeRulebook(ACTIVITIES);
  const house = await runHouse({ open, rulebook, clock, onNote: log });
  const personKey = await keyOrClose(house, findKey);
  const stop = new AbortController();
  const ticking = keepTicking(house, stop.signal, log);
  return {
    house,
    rulebook,
    personKey,
    clock,
    async close() {
      stop.abort();
      await ticking;
      await house.close();
    },
  };
}
