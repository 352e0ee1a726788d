// What vouches for the log.

export interface LogKeyed {
  readonly type: 'log-keyed';
  /** The name of the log; that of its key. */
  readonly origin: string;
  /** The public key, as C2SP signed notes write it. */
  readonly key: string;
  /** How many records the log had when the key first signed for it, and the root of the tree over them. */
  readonly size: number;
  readonly root: string;
}
