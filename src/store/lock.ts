// One process a data folder. PGlite does not look whether another one has its files open, and two
// of them ruin the database, so a lock file says who has it. A lock whose process is gone is
// recognised and taken over.
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreError } from './store.ts';

/** How often the holder shows that it lives, and after how long a silence it counts as gone. Only
 * a process in another container or machine is judged by this: its pid says nothing here. */
const BEAT_MS = 2_000;
const SILENT_MS = 20_000;
/** Two that find the same stale lock both replace it; the one that still stands after this time
 * has it. */
const SETTLE_MS = 150;

interface Holder {
  readonly pid: number;
  /** When the process started, as the system counts it: a pid is given again to others. */
  readonly started: string;
  /** The machine and its space of process numbers. */
  readonly place: string;
  readonly token: string;
}

const NOBODY: Holder = { pid: 0, started: '', place: '', token: '' };

export interface FolderLock {
  release(): void;
}

const orNothing = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** When a process started, since which boot; empty where the system does not tell. */
function startOf(pid: number): string {
  const stat = orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat === undefined) return '';
  const boot = orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')) ?? '';
  // The name of the program, in brackets, may hold blanks; the 20th field after it is the start.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${boot.trim()}/${ticks}`;
}

const placeOf = (): string =>
  `${hostname()} ${orNothing(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`.trim();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(path: string): Holder | undefined {
  const text = orNothing(() => readFileSync(path, 'utf8'));
  if (text === undefined) return undefined;
  // A lock that is being written, or was cut short, names no process: it is judged by its age.
  return orNothing(() => JSON.parse(text) as Holder) ?? NOBODY;
}

function isAlive({ pid, started, place }: Holder, path: string): boolean {
  if (place === placeOf()) return isRunning(pid) && startOf(pid) === started;
  const beat = orNothing(() => statSync(path).mtimeMs) ?? 0;
  return Date.now() - beat < SILENT_MS;
}

function write(path: string, holder: Holder): void {
  const descriptor = openSync(path, 'wx', 0o600);
  try {
    writeSync(descriptor, JSON.stringify(holder));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function refuse({ pid, place }: Holder, folder: string): never {
  const where = place === placeOf() ? '' : ` on ${place.split(' ')[0]}`;
  throw new StoreError(
    'locked',
    `Process ${pid}${where} has the data folder ${folder} open. Only one process can use it at a time.`,
  );
}

/** The lock appears with its content or not at all, so no process ever finds an empty one. */
function createOrRefuse(path: string, mine: Holder, folder: string): void {
  const aside = `${path}.${mine.token}`;
  write(aside, mine);
  try {
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    refuse(holderOf(path) ?? NOBODY, folder);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Takes the folder for this process, or throws `locked` with the process that has it. `onLost` is
 * called when another process has taken the lock, so that no more is written. */
export async function lockFolder(folder: string, onLost: () => void): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const token = randomUUID();
  const { pid } = process;
  const mine: Holder = { pid, started: startOf(pid), place: placeOf(), token };
  const isMine = (): boolean => holderOf(path)?.token === token;

  const other = holderOf(path);
  if (other === undefined) {
    createOrRefuse(path, mine, folder);
  } else {
    if (isAlive(other, path)) refuse(other, folder);
    write(`${path}.${token}`, mine);
    renameSync(`${path}.${token}`, path);
    await sleep(SETTLE_MS);
    if (!isMine()) refuse(holderOf(path) ?? NOBODY, folder);
  }

  const beat = setInterval(() => {
    if (!isMine()) {
      clearInterval(beat);
      onLost();
      return;
    }
    const now = new Date();
    orNothing(() => utimesSync(path, now, now));
  }, BEAT_MS);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (isMine()) rmSync(path, { force: true });
    },
  };
}
