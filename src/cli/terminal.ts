import type { Readable, Writable } from 'node:stream';

export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** What Node itself was told, where the command is a process of its own. */
  readonly node?: readonly string[];
}

export const ownStreams = (): Streams => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  node: [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(/\s+/).filter(Boolean)],
});

/** Where a command reads and writes. */
export interface Terminal extends Streams {
  /** Prints the one answer of a command: as JSON, or as text where a person reads it. */
  answer<T>(value: T, show: (value: T) => string): void;
}

export const terminalOf = (streams: Streams, json: boolean): Terminal => ({
  ...streams,
  answer: (value, show) => {
    streams.stdout.write(`${json ? JSON.stringify(value) : show(value)}\n`);
  },
});
