// All who listen: who hears the same things is sent the same bytes, who does not keep up is dropped,
// and who may not listen any more is shown out.
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { House } from '#house';
import type { Feed } from './feed.ts';

export interface StreamLimits {
  /** How many may listen, from everywhere and from one address. */
  readonly clients: number;
  readonly clientsOfAddress: number;
  /** A client with more unread bytes is dropped: it comes back and gets what it missed. */
  readonly backlog: number;
}

export interface StreamListener {
  readonly response: ServerResponse;
  readonly address: string;
  readonly feeds: readonly Feed[];
  /** Checked with each heartbeat, because a session ends and a device is revoked. Public topics
   * need no check. */
  readonly maySee: ((house: House) => boolean) | undefined;
}

export interface Audience {
  hasRoomFor(address: string): boolean;
  count(): number;
  /** Lets a client in with its first words. */
  add(client: StreamListener, text: string): void;
  /** Writes to all who are here now; nothing to whom there is nothing to say. */
  tell(textFor: (feeds: readonly Feed[]) => string): Promise<void>;
  /** A sign of life to all. */
  beat(): Promise<void>;
  /** Shows out who may not listen any more. */
  check(house: House): void;
  close(): void;
}

interface Group {
  readonly feeds: readonly Feed[];
  readonly clients: Set<StreamListener>;
}

/** So many are written to before others get a turn. */
const WRITES_A_TURN = 500;
const HEARTBEAT = ':\n\n';

export function makeAudience(limits: StreamLimits): Audience {
  const groups = new Map<string, Group>();
  const countFrom = new Map<string, number>();
  let count = 0;

  const all = (): readonly StreamListener[] =>
    [...groups.values()].flatMap(({ clients }) => [...clients]);

  function groupFor(feeds: readonly Feed[]): Group {
    const key = feeds.map(({ topic }) => topic.name).join();
    const group = groups.get(key) ?? { feeds, clients: new Set<StreamListener>() };
    groups.set(key, group);
    return group;
  }

  function change(address: string, by: 1 | -1): void {
    const ofAddress = (countFrom.get(address) ?? 0) + by;
    if (ofAddress === 0) countFrom.delete(address);
    else countFrom.set(address, ofAddress);
    count += by;
  }

  function write(response: ServerResponse, bytes: Buffer): void {
    if (response.destroyed || response.writableEnded) return;
    if (response.writableLength > limits.backlog) response.destroy();
    else response.write(bytes);
  }

  async function tell(textFor: (feeds: readonly Feed[]) => string): Promise<void> {
    const writes = [...groups.values()].flatMap(({ feeds, clients }) => {
      const text = textFor(feeds);
      if (text === '') return [];
      const bytes = Buffer.from(text);
      return Array.from(clients, ({ response }) => ({ response, bytes }));
    });
    for (const [index, { response, bytes }] of writes.entries()) {
      if (index > 0 && index % WRITES_A_TURN === 0) await nextTurn();
      write(response, bytes);
    }
  }

  return {
    hasRoomFor: (address) =>
      count < limits.clients && (countFrom.get(address) ?? 0) < limits.clientsOfAddress,
    count: () => count,
    add(client, text) {
      const { response, address, feeds } = client;
      const { clients } = groupFor(feeds);
      clients.add(client);
      change(address, 1);
      response.once('close', () => {
        clients.delete(client);
        change(address, -1);
      });
      response.write(text);
    },
    tell,
    beat: () => tell(() => HEARTBEAT),
    check(house) {
      for (const { response, maySee } of all()) if (maySee?.(house) === false) response.destroy();
    },
    close() {
      for (const { response } of all()) response.end();
    },
  };
}
