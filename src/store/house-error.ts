/** Why a command has no answer:
 * - `busy`: too many are waiting; nothing was done with it, ask again later;
 * - `stopped`: the store is not to be had; whether it was stored is not known: ask again with the
 *   same id, and the first answer comes back if it was;
 * - `failed`: a mistake of ours; nothing was stored;
 * - `closed`: the house does not run any more;
 * - `corrupt`: the log is not what was once written to it; the house does not run on it;
 * - `log-shorter`: records are missing that were signed; `log-forked`: others are in their place;
 * - `key-missing`, `mark-missing`: the log names a key, and it or its mark is not there;
 * - `key-unknown`: the key is not the one that has signed for the log. */
export type HouseErrorCode =
  | 'busy'
  | 'stopped'
  | 'failed'
  | 'closed'
  | 'corrupt'
  | 'log-shorter'
  | 'log-forked'
  | 'key-missing'
  | 'key-unknown'
  | 'mark-missing';

export class HouseError extends Error {
  override readonly name = 'HouseError';
  readonly code: HouseErrorCode;

  constructor(code: HouseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const stoppedError = (why: string): HouseError =>
  new HouseError(
    'stopped',
    `The house has stopped: ${why} The command may or may not have been stored; ` +
      'ask again with the same id when it goes on.',
  );

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
