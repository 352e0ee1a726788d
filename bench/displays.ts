// Run in a process of its own: displays that listen to a stream on this machine, and note when each
// message comes.
import { connect, type Socket } from 'node:net';
import { now } from './report.ts';

export interface Listen {
  readonly port: number;
  readonly count: number;
}

export interface Arrived {
  /** When a message of an id came to each display, in milliseconds of the machine's own clock. */
  readonly arrivals: ReadonlyMap<number, readonly number[]>;
  /** How many displays were cut off. */
  readonly cut: number;
}

/** So many connect at the same time. */
const AT_ONCE = 100;

const request = (port: number): string =>
  `GET /api/v1/stream?topics=sign HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;

/** All read into the same place, one after another: displays take little of this machine's time. */
const PLACE = Buffer.alloc(64 * 1024);

function show(port: number, onMessage: (id: number) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let rest = '';
    const read = (length: number): boolean => {
      rest += PLACE.toString('latin1', 0, length);
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        const at = rest.indexOf('id: ');
        if (at >= 0 && at < end) {
          onMessage(Number.parseInt(rest.slice(at + 4, at + 20), 10));
          resolve(socket);
        }
        rest = rest.slice(end + 2);
      }
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: PLACE, callback: read } });
    socket.on('connect', () => socket.write(request(port)));
    socket.on('error', reject);
  });
}

async function listen({ port, count }: Listen): Promise<() => Arrived> {
  const arrivals = new Map<number, number[]>();
  let cut = 0;
  const onMessage = (id: number): void => {
    const times = arrivals.get(id);
    if (times === undefined) arrivals.set(id, [now()]);
    else times.push(now());
  };
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () =>
      show(port, onMessage),
    );
    sockets.push(...(await Promise.all(some)));
  }
  for (const socket of sockets) {
    socket.on('close', () => {
      cut += 1;
    });
  }
  arrivals.clear();
  return () => {
    const result = { arrivals, cut };
    for (const socket of sockets) socket.destroy();
    return result;
  };
}

let end: (() => Arrived) | undefined;
process.on('message', async (message: Listen | 'end') => {
  if (message === 'end') {
    process.send?.(end?.());
  } else {
    end = await listen(message);
    process.send?.('ready');
  }
});
