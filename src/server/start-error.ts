export type StartErrorCode =
  | 'port-in-use'
  | 'address-refused'
  | 'certificate-refused'
  | 'web-build-failed'
  | 'not-a-demo'
  | 'log-refused';

/** Why the server did not start, in a sentence for the person who started it. It is not a mistake
 * of ours, so the command prints the message and no stack. */
export class ServerStartError extends Error {
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string) {
    super(message);
    this.name = 'ServerStartError';
    this.code = code;
  }
}
