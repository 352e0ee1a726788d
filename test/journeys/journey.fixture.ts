// A card room of its own, and people in front of its screens in a real browser.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core';
import { type Client, type CommandFields, type Done, makeClient } from '#client';
import type { CommandType, Role } from '#house';
import { type Activity, anyTimeSample } from '#rules';
import { startServer } from '#server';
import type { Clock } from '#store';
import {
  CLOCK,
  done,
  makeContext,
  ownCommand,
  type ServerContext,
} from '../../src/server/context.ts';
import { type OpenedHouse, openHouse, openStored } from '../../src/server/house.ts';
import { type MemoryDisk, newMemoryDisk, openMemory } from '../../src/store/memory.fixture.ts';
import { START } from '../../src/store/writer.fixture.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { inTier } from '../tier.ts';

/** Two of each who must not be the same person twice. */
const STAFF: Readonly<Record<string, readonly Role[]>> = {
  ada: ['administrator'],
  max: ['manager'],
  mona: ['manager'],
  flo: ['floor'],
  fred: ['floor'],
  dana: ['dealer'],
  cora: ['cage'],
  dee: ['desk'],
  cole: ['count'],
  cleo: ['count'],
  abe: ['accounting'],
  mia: ['marketing'],
  carl: ['compliance'],
  rex: ['regulator'],
};

const TABLES = [
  { table: 'BJ1', seats: 7, game: 'blackjack-poker' },
  { table: 'PG1', seats: 7, game: 'fortune-pai-gow-poker' },
  { table: 'HE1', seats: 9, game: 'texas-holdem' },
  { table: 'TC1', seats: 7, game: 'three-card-poker' },
] as const;

/** Offering and activity; the sheet's own sample is posted, open at all hours. */
const POSTED = [
  ['blazing', 'hgc-blazing-sevens'],
  ['fortune', 'hgc-fortune-pai-gow-progressive'],
  ['bad-beat', 'bay101-no-limit-bad-beat'],
  ['three-card', 'hgc-three-card-poker-progressive'],
] as const;

export interface Journey {
  readonly url: string;
  readonly context: ServerContext;
  /** The PIN of a badge. */
  pinOf(badge: string): string;
  /** A browser that knows nothing of the house; its clock is right. */
  browser(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A tab at a path, with a badge signed in if one is given. */
  page(badge: string | undefined, path: string, options?: BrowserContextOptions): Promise<Page>;
  /** What was wrong on any page: uncaught errors, and errors on the console. */
  readonly errors: readonly string[];
  /** Asks the house directly, as a badge; it must be done. */
  does<Type extends CommandType>(
    badge: string,
    type: Type,
    fields: CommandFields<Type>,
  ): Promise<Done>;
  /** The API as a badge. */
  client(badge: string): Promise<Client>;
  /** The house's clock shows a later time; everyone is signed out by then, and what is due happens. */
  movesTo(at: string): Promise<void>;
  /** From now on it is this moment in the house, until its clock is moved; the moment. For what the
   * house shows for some seconds only, on however slow a machine. */
  stands(): number;
  /** Ends the server, as a power cut would; `restart` brings it back at the same address. */
  stop(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

async function openFor(context: ServerContext, pins: ReadonlyMap<string, string>): Promise<void> {
  const { house, rulebook } = context;
  await Promise.all([...pins].map(([badge, pin]) => context.pins.set(badge, pin)));
  const does = (type: CommandType, by: string, fields = {}) =>
    done(house, ownCommand(type, by, fields));
  await does('open-house', 'ada', {
    name: 'Journey House',
    zone: 'America/Los_Angeles',
    staff: [...Object.entries(STAFF).map(([staff, roles]) => ({ staff, roles })), CLOCK],
    capital: '1000000.00',
  });
  for (const badge of pins.keys()) await does('change-pin', badge);
  await does('open-fund', 'abe', { fund: 'common', title: 'Common fund' });
  for (const [offering, activity] of POSTED) {
    const document = anyTimeSample(rulebook.activity(activity) as Activity, '');
    const action = { type: 'post-offering', offering, activity, document, closesTo: 'common' };
    const proposal = ownCommand('propose', 'mia', { action });
    await done(house, proposal);
    await does('approve', 'abe', { proposal: proposal.id });
  }
  for (const { table, seats, game } of TABLES) {
    await does('install-table', 'max', { table, seats });
    await does('open-table', 'flo', { table, game });
  }
}

/** Nothing takes as long, however busy the machine is. */
const WAIT_MS = 120_000;

const log = () => {};

/** The clocks of a machine, which a journey sets. */
export interface Machine {
  wall: number;
  steady: number;
  up: number;
}

/** Where a journey keeps its house: a place that can be copied. */
interface Place {
  open(clock: Clock): Promise<OpenedHouse>;
  /** With house time by the clocks of a machine; only in memory. */
  openOn?(machine: Machine): Promise<OpenedHouse>;
  copy(): Place;
  remove(): void;
}

/** Nothing durable is seen on a screen: in every run the houses are in memory. */
function inMemory(disk: MemoryDisk, key: Uint8Array): Place {
  return {
    open: (clock) => openStored({ open: () => openMemory(disk), findKey: () => key }, log, clock),
    openOn: (machine) =>
      openStored(
        { open: () => openMemory(disk), findKey: () => key, read: () => ({ ...machine }) },
        log,
      ),
    copy: () =>
      inMemory(
        {
          ...newMemoryDisk(),
          rows: [...disk.rows],
          bodies: new Map(disk.bodies),
          persons: new Map(disk.persons),
        },
        key,
      ),
    remove: () => {},
  };
}

/** As they are kept in earnest, with the key beside the data. */
function inFolder(folder = mkdtempSync(join(tmpdir(), 'houseway-journey-'))): Place {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    open: (clock) => openHouse({ data: join(folder, 'data') }, log, clock),
    copy() {
      const other = mkdtempSync(join(tmpdir(), 'houseway-journey-'));
      cpSync(folder, other, { recursive: true });
      return inFolder(other);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const newPlace = inTier({
  quick: () => inMemory(newMemoryDisk(), randomBytes(32)),
  long: () => inFolder(),
});

interface Opened {
  readonly place: Place;
  readonly pins: ReadonlyMap<string, string>;
}

/** Journeys always begin on the same morning, in November, so that none depends on when it is run. */
export const journeyClock: Clock = () => START + Math.floor(performance.now());

/** A script that sets the clock of a page ahead, or back. */
export const setsClock = (aheadMs: number): string =>
  `{ const now = Date.now; Date.now = () => now() + ${aheadMs}; }`;

/** A house that was opened and closed again, to be copied for each journey. */
async function openOnce(place = newPlace()): Promise<Opened> {
  const pins = new Map(
    Object.keys(STAFF).map((badge) => [badge, String(randomInt(1e5, 1e6)) + randomInt(10, 99)]),
  );
  const opened = await place.open(journeyClock);
  await openFor(await makeContext(opened), pins);
  await opened.close();
  return { place, pins };
}
let once: Promise<Opened> | undefined;

/** One browser for all journeys of this process, which end with it. */
let started: Promise<Browser> | undefined;

function masterFor(machine: Machine | undefined): Promise<Opened> {
  if (machine !== undefined) return openOnce(inMemory(newMemoryDisk(), randomBytes(32)));
  once ??= openOnce();
  return once;
}

/** By the clocks of a machine, if one is given. */
export async function openJourney(machine?: Machine): Promise<Journey> {
  const { place: master, pins } = await masterFor(machine);
  const place = master.copy();
  let ahead = 0;
  let stood: number | undefined;
  const clock = () => machine?.wall ?? stood ?? journeyClock() + ahead;
  const onMachine = machine === undefined ? undefined : place.openOn?.(machine);
  const opened = await (onMachine ?? place.open(clock));
  const context = await makeContext(opened);
  const limits = { requests: 1_000_000, signIns: 1_000_000 };
  let server = await startServer({ port: 0, log, served: opened, limits });
  const { url } = server;
  const port = Number(new URL(url).port);
  started ??= launchChromium();
  const chromium = await started;
  const errors: string[] = [];
  const clients = new Map<string, Client>();

  const pinOf = (badge: string): string => pins.get(badge) as string;
  async function client(badge: string): Promise<Client> {
    const known = clients.get(badge);
    if (known !== undefined) return known;
    const made = makeClient({ url, fetch });
    const answer = await made.signIn(badge, pinOf(badge));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    clients.set(badge, made);
    return made;
  }
  async function sessionOf(badge: string): Promise<string> {
    const answer = await makeClient({ url, fetch }).signIn(badge, pinOf(badge));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return JSON.stringify(answer.value);
  }
  async function browser(options?: BrowserContextOptions): Promise<BrowserContext> {
    const made = await chromium.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    made.setDefaultTimeout(WAIT_MS);
    await made.addInitScript(setsClock(clock() - Date.now()));
    return made;
  }

  return {
    url,
    browser,
    context,
    pinOf,
    errors,
    client,
    async page(badge, path, options) {
      const page = await (await browser(options)).newPage();
      page.on('pageerror', ({ message }) => errors.push(`${path}: ${message}`));
      page.on('console', (message) => {
        // A refusal or a lost connection is told by the browser, too; that is no fault of the page.
        const isNetwork = /Failed to load resource|net::ERR/.test(message.text());
        if (message.type() === 'error' && !isNetwork) errors.push(`${path}: ${message.text()}`);
      });
      if (badge !== undefined) {
        const session = await sessionOf(badge);
        await page.addInitScript(
          `if (sessionStorage.getItem('houseway-session') === null && !sessionStorage.getItem('was-here')) {
             sessionStorage.setItem('was-here', '1');
             sessionStorage.setItem('houseway-session', ${JSON.stringify(session)});
           }`,
        );
      }
      await page.goto(url + path);
      return page;
    },
    async does(badge, type, fields) {
      const answer = await (await client(badge)).command(type, fields, randomUUID());
      if (answer.ok) return answer.value;
      throw new Error(`${badge} ${type}: ${JSON.stringify(answer.error)}`);
    },
    async movesTo(at) {
      stood = undefined;
      ahead = Date.parse(at) - journeyClock();
      clients.clear();
      await done(opened.house, ownCommand('tick', CLOCK.staff, {}));
    },
    stands() {
      stood = clock();
      return stood;
    },
    stop: () => server.close(),
    async restart() {
      clients.clear();
      server = await startServer({ port, log, served: opened, limits });
    },
    async close() {
      await Promise.all(chromium.contexts().map((each) => each.close()));
      await server.close();
      await opened.close();
      place.remove();
    },
  };
}

/** Two clicks with nothing in between, on however slow a machine: a second one that comes late finds
 * another screen. */
export async function doubleClick(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await button.evaluate((element: unknown) => {
    for (let times = 0; times < 2; times++) (element as { click(): void }).click();
  });
}
