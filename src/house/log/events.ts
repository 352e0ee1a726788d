// What vouches for the log.

interface NamedKey {
  /** The name of the log; that of its key. */
  readonly origin: string;
  /** The public key, as C2SP signed notes write it. */
  readonly key: string;
  /** How many records the log had when the key first signed for it, and the root of the tree over them. */
  readonly size: number;
  readonly root: string;
}

export type LogEvent =
  | ({ readonly type: 'log-keyed' } & NamedKey)
  /** Another key signs from now on, under another name. */
  | ({
      readonly type: 'log-continued';
      /** The last note of the key before, where it was there. */
      readonly before?: string;
      /** Records that were signed and are not in the log: their numbers are given again. */
      readonly lost?: { readonly from: number; readonly through: number };
      readonly people: readonly string[];
      readonly reason: string;
    } & NamedKey);
