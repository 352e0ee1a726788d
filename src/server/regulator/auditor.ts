// Verifies the whole log of the running house on request; one audit at a time, which all who ask
// meanwhile share.
import { type LogVerdict, type RunningHouse, storeEvidence, verifyEvidence } from '#store';

type OnProgress = (done: number, total: number) => void;

interface PastAudit {
  /** The instant at which it ended. */
  readonly at: number;
  readonly verdict: LogVerdict;
}

export interface Auditor {
  /** Begins an audit or joins the one that runs. The function that comes with it leaves again; the
   * audit goes on. */
  join(onProgress: OnProgress): { readonly verdict: Promise<LogVerdict>; leave(): void };
  /** The last one since the start, however it ended. */
  last(): PastAudit | undefined;
}

interface Running {
  readonly verdict: Promise<LogVerdict>;
  readonly listeners: Set<OnProgress>;
}

export function makeAuditor(house: RunningHouse, clock: () => number): Auditor {
  let running: Running | undefined;
  let last: PastAudit | undefined;

  async function audit(listeners: ReadonlySet<OnProgress>): Promise<LogVerdict> {
    const onProgress: OnProgress = (done, total) => {
      for (const listener of listeners) listener(done, total);
    };
    try {
      const verdict = await house.withStore(async (store) =>
        verifyEvidence(await storeEvidence(store), { onProgress }),
      );
      last = { at: clock(), verdict };
      return verdict;
    } finally {
      running = undefined;
    }
  }

  return {
    join(onProgress) {
      if (running === undefined) {
        const listeners = new Set<OnProgress>();
        running = { listeners, verdict: audit(listeners) };
      }
      const { listeners, verdict } = running;
      listeners.add(onProgress);
      return { verdict, leave: () => void listeners.delete(onProgress) };
    },
    last: () => last,
  };
}
