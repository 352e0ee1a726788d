// Where houses of the crash tests live: data folders, or the database of a throw-away server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Evidence, openDatabaseEvidence, openFolderEvidence } from '#store';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import type { StoreKind } from './protocol.ts';

export interface Places {
  readonly kind: StoreKind;
  /** An empty place for a new house; the one before is gone then. */
  newPlace(): Promise<string>;
  /** The house as it lies there. */
  evidence(place: string): Promise<Evidence>;
  /** Ends the database server at once, and starts it again. */
  readonly crashServer?: () => Promise<void>;
  /** Lets the server do its housekeeping now. */
  readonly checkpoint?: () => Promise<void>;
  remove(): Promise<void>;
}

export async function folderPlaces(): Promise<Places> {
  const folder = await mkdtemp(join(tmpdir(), 'houseway-crash-'));
  const remove = (place: string) => rm(place, { recursive: true, force: true });
  let count = 0;
  return {
    kind: 'pglite',
    async newPlace() {
      if (count > 0) await remove(join(folder, `house-${count}`));
      count += 1;
      return join(folder, `house-${count}`);
    },
    evidence: (place) => openFolderEvidence(place),
    remove: () => remove(folder),
  };
}

async function exec(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** A killed process may still be in the database for a moment, in the middle of its last statement. */
const EMPTY = `
  select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid();
  drop schema public cascade;
  create schema public;`;

export async function databasePlaces(): Promise<Places> {
  const server: TestPostgres = await startPostgres();
  const { url } = server;
  return {
    kind: 'postgres',
    async newPlace() {
      await exec(url, EMPTY);
      return url;
    },
    evidence: () => openDatabaseEvidence(url),
    crashServer: () => server.crash(),
    checkpoint: () => exec(url, 'checkpoint'),
    remove: () => server.stop(),
  };
}
