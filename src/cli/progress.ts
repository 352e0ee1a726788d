import type { Writable } from 'node:stream';
import cliProgress from 'cli-progress';

const SHOWN_AFTER_MS = 1_000;

export interface ProgressBar {
  update(done: number, total: number): void;
  stop(): void;
}

/** A bar on standard error for work that takes longer than a second, where a person watches. */
export function progressBar(what: string, stderr: Writable & { isTTY?: boolean }): ProgressBar {
  if (stderr.isTTY !== true) return { update: () => {}, stop: () => {} };
  const start = performance.now();
  let bar: cliProgress.SingleBar | undefined;
  return {
    update(done, total) {
      if (bar === undefined) {
        if (performance.now() - start < SHOWN_AFTER_MS) return;
        bar = new cliProgress.SingleBar({
          format: `${what} {bar} {percentage}%`,
          stream: stderr as NodeJS.WriteStream,
          clearOnComplete: true,
          hideCursor: true,
        });
        bar.start(total, done);
      }
      bar.setTotal(total);
      bar.update(done);
    },
    stop() {
      bar?.stop();
    },
  };
}
