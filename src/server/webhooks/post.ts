// How a delivery leaves the house: to an address of the public network, looked up once, and no further.
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIPv6 } from 'node:net';

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** Sends it; the status of the answer. A redirect is an answer like any other, and is not followed. */
export type Post = (url: string, sent: Sent) => Promise<number>;

interface Address {
  readonly address: string;
  readonly family: number;
}

interface Network {
  /** All addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
  readonly isOpen?: (address: string) => boolean;
}

/** This machine, its networks, its neighbors on the link, what a cloud tells its own machines, and what is no
 * single machine at all. */
const CLOSED = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  CLOSED.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  CLOSED.addSubnet(net, prefix, 'ipv6');
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an address is one of the public network. */
export function isPublic(address: string): boolean {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return isPublic(mapped);
  if (/^::ffff:/i.test(address)) return false;
  return !CLOSED.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Nobody waits for a slow directory when the house stops. */
function endOf(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
}

export function makePost({
  resolve = (host) => lookup(host, { all: true }),
  isOpen = isPublic,
}: Network = {}): Post {
  /** One closed address among them, and none is taken. */
  async function addressOf(host: string, signal: AbortSignal): Promise<Address> {
    const found = await Promise.race([resolve(host.replace(/^\[|\]$/g, '')), endOf(signal)]);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isOpen(address))) {
      throw new Error('its address is not a public one');
    }
    return first;
  }

  return async (url, { headers, body, signal }) => {
    const to = new URL(url);
    if (to.protocol !== 'https:') throw new Error('its address is not https');
    const pinned = await addressOf(to.hostname, signal);
    return new Promise<number>((done, fail) => {
      const asking = request(
        to,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal,
          agent: false,
          lookup: (_host, { all }, found) =>
            all === true ? found(null, [pinned]) : found(null, pinned.address, pinned.family),
        },
        (answer) => {
          answer.destroy();
          done(answer.statusCode ?? 0);
        },
      );
      asking.on('error', fail);
      asking.end(body);
    });
  };
}
