// The server's own TLS: what it listens with, and what it takes instead when a certificate is renewed.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { FastifyServerFactory } from 'fastify';
import { ServerStartError } from './start-error.ts';
import type { Log } from './web-build.ts';

/** Files in PEM. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

interface Pair {
  readonly cert: Buffer;
  readonly key: Buffer;
}

function pairIn({ cert, key }: TlsFiles): Pair {
  try {
    const pair = { cert: readFileSync(cert), key: readFileSync(key) };
    // Fails where the two do not belong together.
    createSecureContext(pair);
    return pair;
  } catch (error) {
    throw new ServerStartError(
      'certificate-refused',
      `The certificate ${cert} and its key ${key} can’t be used: ${(error as Error).message}`,
    );
  }
}

/** Makes the server that speaks TLS. A SIGHUP lets it read its files again; files that can't be used change nothing. */
export function tlsServer(files: TlsFiles, requestTimeout: number, log: Log): FastifyServerFactory {
  const pair = pairIn(files);
  return (handler) => {
    const server: Server = createServer({ ...pair, requestTimeout }, handler);
    const renew = (): void => {
      try {
        server.setSecureContext(pairIn(files));
        log(`Read the certificate ${files.cert} again.`);
      } catch (error) {
        log(`${(error as Error).message} The one of before stays.`);
      }
    };
    process.on('SIGHUP', renew);
    server.once('close', () => process.off('SIGHUP', renew));
    return server;
  };
}
