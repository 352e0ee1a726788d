// Who else on this machine could read what the house keeps.
import { chmodSync, lstatSync, type Stats } from 'node:fs';
import { StoreError } from './store.ts';

const OTHERS = 0o077;

function whyNot(what: string, stats: Stats, { path, mode }: { path: string; mode: string }) {
  if (stats.isSymbolicLink()) return `${what} ${path} is a link. Name the place that it leads to.`;
  // Windows knows no owner of this kind, and no group.
  const user = process.getuid?.();
  if (user === undefined) return undefined;
  if (stats.uid !== user) {
    return `${what} ${path} belongs to another user of this machine. Start the house as that user, or make it your own.`;
  }
  if ((stats.mode & OTHERS) === 0) return undefined;
  return `Other users of this machine can open ${what.toLowerCase()} ${path}. Run: chmod ${mode} ${path}`;
}

/** Refuses a folder or a file that anyone but its owner may open. What is not there yet is made so. */
function check(what: string, path: string, mode: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const why = stats && whyNot(what, stats, { path, mode });
  if (why !== undefined) throw new StoreError('not-private', why);
}

/** A folder that holds no house yet is closed to others; one that does was open to them. */
export function checkPrivateFolder(path: string, isNew: boolean): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (isNew && stats?.isDirectory() && stats.uid === process.getuid?.()) chmodSync(path, 0o700);
  check('The data folder', path, '700');
}

export const checkPrivateKey = (path: string): void => check('The key file', path, '600');
