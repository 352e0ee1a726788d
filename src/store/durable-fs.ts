// PGlite's file system on a folder, made durable. As it comes, PGlite's fsync does nothing: a
// commit is in the page cache and is lost with the power. Here every fsync of PostgreSQL is one of
// the operating system, and what the disk refuses ends the database at once, as a crash would: the
// write-ahead log then tells at the next start what was committed.
import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { StoreError } from './store.ts';

/** PGlite's own start parameters with the durable settings in place of `-F`, which turns fsync
 * off. Its fdatasync is a stub and its open_sync ends the process: fsync is what works. A copy that
 * is thrown away need not outlive a power cut. */
export const startParams = ({ isThrownAway }: { readonly isThrownAway: boolean }): string[] => [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    `fsync=${isThrownAway ? 'off' : 'on'}`,
    'wal_sync_method=fsync',
    'synchronous_commit=on',
    'full_page_writes=on',
  ].flatMap((setting) => ['-c', setting]),
];

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The parts of PGlite's inner file system that we lean on. They are no public interface, so the
 * version is pinned and every start proves that they still work (`proveDurable`). */
interface InnerFs {
  readonly NODEFS: {
    convertNodeCode(error: NodeJS.ErrnoException): number;
    tryFSOperation<T>(operation: () => T): T;
    readonly stream_ops: {
      fsync?: (stream: { readonly nfd: number }) => number;
      write(...args: unknown[]): number;
    };
  };
}

/** What no database can go on after: the medium did not take what was written. */
const FATAL = ['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG', 'EROFS', 'ENOMEM', 'ENODEV', 'ENXIO'];

export class DurableFs extends NodeFS {
  /** How often the operating system was asked to bring a file to the disk. */
  fsyncCount = 0;
  /** How much has been written; it tells when a checkpoint is due. */
  bytesWritten = 0;
  readonly #onFailure: (reason: string) => void;

  /** `onFailure` must not return to the database: it ends the thread. */
  constructor(folder: string, onFailure: (reason: string) => void) {
    super(folder);
    this.#onFailure = onFailure;
  }

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (inner: unknown) => this.#hookInto((inner as InnerFs).NODEFS),
    ];
    const onAbort = (what: unknown) => this.#onFailure(`the database stopped: ${what}`);
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } };
  }

  #hookInto(nodeFs: InnerFs['NODEFS']): void {
    const { convertNodeCode, stream_ops } = nodeFs;
    const { write } = stream_ops;
    nodeFs.convertNodeCode = (error) => {
      const { code = '', message } = error;
      if (FATAL.includes(code)) this.#onFailure(`the file system refused: ${message}`);
      return convertNodeCode(error);
    };
    stream_ops.write = (...args) => {
      const count = write(...args);
      this.bytesWritten += count;
      return count;
    };
    stream_ops.fsync = ({ nfd }) =>
      nodeFs.tryFSOperation(() => {
        fsyncSync(nfd);
        this.fsyncCount += 1;
        return 0;
      });
  }
}

/** Refuses a database that answers a commit without having waited for the disk. */
export async function proveDurable(
  commit: () => Promise<unknown>,
  fsyncCount: () => number,
): Promise<void> {
  const before = fsyncCount();
  await commit();
  if (fsyncCount() > before) return;
  throw new StoreError(
    'not-durable',
    'The database answered a commit without writing it to the disk, so a power cut could lose ' +
      'what was acknowledged. This program needs the PGlite version that it was released with.',
  );
}
