// The house behind the server: its store, its rulebook, the key of its sealed data, and the clock
// that ticks for it.
import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIVITIES } from '#activities';
import { makeRulebook } from '#house';
import { given } from '#result';
import {
  type Clock,
  type ClockReading,
  type HouseClock,
  type HouseOptions,
  logKeysAt,
  makeHouseClock,
  openPglite,
  openPostgres,
  parsePersonKey,
  personKeyAt,
  type RunningHouse,
  readMachine,
  runHouse,
  systemClock,
} from '#store';
import { hearSettled, tellDoubt } from './clock-doubt.ts';
import type { Served } from './context.ts';
import type { Log } from './web-build.ts';

/** Where a house is kept: in a data folder, or in a PostgreSQL database. */
export type HousePlace = { readonly data: string } | { readonly databaseUrl: string };

export interface OpenedHouse extends Served {
  /** Looks at the clocks, and does what is due; it happens every second by itself. */
  beat(): Promise<void>;
  /** Stops the clock and closes the house. */
  close(): Promise<void>;
}

const TICK_MS = 1_000;

/** Looks every second at the clocks, and for what is due. If the house stops, it says so itself; what
 * fails for another reason is logged, but not every second again. */
async function keepTicking(
  house: RunningHouse,
  beat: () => Promise<void>,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Log },
): Promise<void> {
  let lastFailure = '';
  while (!signal.aborted) {
    await sleep(TICK_MS, undefined, { signal }).catch(() => {});
    if (house.status.state !== 'running' || signal.aborted) continue;
    try {
      await beat();
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

/** The key that signs for the log, and its mark: beside the other key, or on disks of their own. */
export function logFilesOf(place: HousePlace): { readonly key: string; readonly mark: string } {
  const name =
    'data' in place
      ? resolve(place.data)
      : resolve(`houseway-${basename(new URL(place.databaseUrl).pathname)}`);
  return {
    key: process.env['HOUSEWAY_SIGNING_KEY_FILE'] ?? `${name}.signing-key`,
    mark: process.env['HOUSEWAY_MARK_FILE'] ?? `${name}.mark`,
  };
}

/** The key of PINs and personal facts: HOUSEWAY_PERSON_KEY, or a file that is made for a new house. */
export function personKeyFor(place: HousePlace, isNew: boolean): Uint8Array {
  const said = process.env['HOUSEWAY_PERSON_KEY'];
  return said === undefined ? personKeyAt(keyFileOf(place), { isNew }) : parsePersonKey(said);
}

/** Without its key a house is not served. */
async function keyOrClose(
  house: RunningHouse,
  findKey: (isNew: boolean) => Uint8Array,
): Promise<Uint8Array> {
  try {
    return findKey(await house.read(({ seq }) => seq === 0));
  } catch (error) {
    await house.close();
    throw error;
  }
}

/** Opens the store of a house. */
export const openerOf =
  (place: HousePlace, log: Log): HouseOptions['open'] =>
  ({ mustExist }) =>
    'data' in place
      ? openPglite(place.data, { onNote: log, mustExist })
      : openPostgres(place.databaseUrl);

/** Opens a house where it is kept. Rejects with a StoreError or a HouseError. */
export const openHouse = (place: HousePlace, log: Log, clock?: Clock): Promise<OpenedHouse> =>
  openStored(
    {
      open: openerOf(place, log),
      findKey: (isNew) => personKeyFor(place, isNew),
      keys: logKeysAt(logFilesOf(place)),
    },
    log,
    clock,
  );

interface Stored extends Pick<HouseOptions, 'open' | 'keys'> {
  /** The clocks of the machine; a test has its own. */
  readonly read?: () => ClockReading;
  /** The key of the sealed data in the store; called when the store is open. Only a new house may be given one. */
  findKey(isNew: boolean): Uint8Array;
}

/** A clock that runs as it likes, and is never in doubt: a demo's, a test's. */
const trusted = (now: Clock): HouseClock => ({
  now,
  steady: now,
  look: () => undefined,
  settle: () => {},
});

/** Opens a house in any store. Without a clock of its own it has house time, by the machine's clocks. */
export async function openStored(
  { open, findKey, keys, read = readMachine }: Stored,
  log: Log,
  clock?: Clock,
): Promise<OpenedHouse> {
  const rulebook = makeRulebook(ACTIVITIES);
  let time = trusted(clock ?? systemClock);
  const now: Clock = () => time.now();
  const up = () => (clock === undefined ? Math.floor(read().up) : undefined);
  const stored = given({ open, keys });
  const house = await runHouse({ ...stored, rulebook, clock: now, up, onNote: log });
  const personKey = await keyOrClose(house, findKey);
  if (clock === undefined) {
    time = await house.read(({ at, seq, doubt }) =>
      makeHouseClock(read, { at: seq === 0 ? undefined : at, isDoubted: doubt !== undefined }),
    );
  }
  const stopHearing = hearSettled(house, () => time);
  const stop = new AbortController();
  const look = () => tellDoubt(house, time.look());
  const beat = async (): Promise<void> => {
    await look();
    // While it is not known what time it is, time brings nothing about.
    if (!house.status.isClockDoubted) await house.tick();
    await house.sign();
  };
  await look();
  const ticking = keepTicking(house, beat, { signal: stop.signal, log });
  return {
    house,
    rulebook,
    personKey,
    clock: now,
    steady: () => time.steady(),
    beat,
    async close() {
      stop.abort();
      stopHearing();
      await ticking;
      await house.close();
    },
  };
}
