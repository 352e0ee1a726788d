// One courier for each webhook. It follows the log: every record with something that the webhook
// wants is sent, one after another, and sent again until it has been taken. How far it has come is
// kept beside the secret, so that after a restart nothing is left out; the last ones may come twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_TOPICS, type LogRecord, type Webhook } from '#house';
import { recordIn } from '#store';
import type { ServerContext } from '../context.ts';
import { asTold } from '../told.ts';
import type { Post } from './post.ts';
import { headersOf } from './sign.ts';

/** How it goes. */
interface Progress {
  /** The last record that was taken, or was not wanted. */
  readonly after: number;
  readonly delivered: number;
  /** In a row. Why is not told: it would be a way to ask about other machines. */
  readonly failures: number;
}

export interface Courier {
  readonly progress: Progress;
  /** There is something new in the log. */
  wake(): void;
  stop(): Promise<void>;
}

export interface CourierOptions {
  readonly post: Post;
  /** Waits after the first failure; then twice as long, and so on. */
  readonly retryMs: number;
}

const PAGE = 200;
const TIMEOUT_MS = 10_000;
const RETRY_MAX_MS = 300_000;
/** Where the secret of a webhook is kept, and how far its courier has come. */
export const secretPlace = (name: string): string => `webhook/${name}/secret`;
export const afterPlace = (name: string): string => `webhook/${name}/after`;

/** Each ring is heard once, even one from before there was a listener. */
function makeBell(): { ring(): void; heard(): Promise<void> } {
  let isRung = false;
  let tell = () => {};
  return {
    ring() {
      isRung = true;
      tell();
    },
    async heard() {
      if (!isRung) await new Promise<void>((resolve) => (tell = resolve));
      isRung = false;
    },
  };
}

export function startCourier(
  { house, persons, clock, log }: Pick<ServerContext, 'house' | 'persons' | 'clock' | 'log'>,
  name: string,
  { url, topics }: Webhook,
  { retryMs, post }: CourierOptions,
): Courier {
  const stopping = new AbortController();
  const { signal } = stopping;
  let progress: Progress = { after: 0, delivered: 0, failures: 0 };
  const bell = makeBell();
  const isWanted = (type: string): boolean => topics.includes(ALL_TOPICS) || topics.includes(type);

  async function send(secret: string, record: LogRecord): Promise<void> {
    const { seq, at, by, command, events = [] } = record;
    const wanted = events.filter(({ type }) => isWanted(type)).map(asTold);
    const body = JSON.stringify({
      house: house.status.name,
      webhook: name,
      seq,
      at,
      by,
      command,
      events: wanted,
    });
    const delivery = { id: `${name}.${seq}`, time: Math.floor(clock() / 1000), body };
    const status = await post(url, {
      body,
      headers: headersOf(secret, delivery),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (status < 200 || status > 299) throw new Error(`it answered ${status}`);
  }

  /** Sends until it has been taken. */
  async function deliver(secret: string, record: LogRecord): Promise<void> {
    while (!signal.aborted) {
      try {
        await send(secret, record);
        progress = { after: record.seq, delivered: progress.delivered + 1, failures: 0 };
        return;
      } catch (error) {
        if (signal.aborted) return;
        const failures = progress.failures + 1;
        const { message } = error as Error;
        if (failures === 1) log(`Webhook ${name} failed on record ${record.seq}: ${message}`);
        progress = { ...progress, failures };
        const waitMs = Math.min(retryMs * 2 ** Math.min(failures - 1, 20), RETRY_MAX_MS);
        await sleep(waitMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  /** One page of the log; whether there was anything. */
  async function follow(): Promise<boolean> {
    // Without a secret nothing is sent: an administrator asks for one first.
    const secret = (await persons.get(secretPlace(name)))?.['secret'];
    if (secret === undefined) return false;
    const kept = (await persons.get(afterPlace(name)))?.['seq'] ?? '0';
    progress = { ...progress, after: Math.max(progress.after, Number(kept)) };
    const lines = await house.withStore((store) => store.readLog(progress.after, PAGE));
    for (const { seq, body } of lines) {
      const record = recordIn(body);
      const isFor = record.events?.some(({ type }) => isWanted(type)) === true;
      if (isFor) await deliver(secret, record);
      else progress = { ...progress, after: seq };
      if (signal.aborted) break;
    }
    if (lines.length > 0) await persons.put(afterPlace(name), { seq: `${progress.after}` });
    return lines.length > 0;
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (!(await follow())) await bell.heard();
      } catch {
        // The house is stopped: it will be back.
        await sleep(retryMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  const running = run();
  return {
    get progress() {
      return progress;
    },
    wake: bell.ring,
    async stop() {
      stopping.abort();
      bell.ring();
      await running;
    },
  };
}
