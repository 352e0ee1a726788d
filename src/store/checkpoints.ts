// The tree over the log of a running house, and the checkpoints that are signed of it: after the records are
// durable, and before anyone has them. The mark comes first, outside of the data; then the database.
import {
  BLOCK,
  type LeavesOf,
  LogTree,
  leafOf,
  openCheckpoint,
  type SigningKey,
  signCheckpoint,
  type Tree,
} from '#checkpoint';
import type { EventOf, House } from '#house';
import { HouseError } from './house-error.ts';
import { pagesAfter } from './load.ts';
import type { LogKeys } from './log-keys.ts';
import type { LogRow, Store } from './store.ts';

/** What the log says of its key. */
type KeyedLog = Omit<EventOf<'log-keyed'>, 'type'>;

const CONTINUE =
  'Where there is none, two people of accounting or compliance go on with "houseway continue-log".';

const REFUSALS = {
  'key-missing': 'The signing key that the log names is not there. Bring back its copy.',
  'key-unknown':
    'The signing key is not the one that has signed for this log. Bring back the right one.',
  'mark-missing': 'The mark of the last checkpoint is not there. Bring back its newest copy.',
  'log-shorter': 'Records are missing: this is an older copy. Bring back the newest one.',
  'log-forked':
    'Records are not those that were signed. Keep this copy for compliance, and bring back the right one.',
} as const;

const refused = (code: keyof typeof REFUSALS, what = ''): HouseError =>
  new HouseError(code, `${what}${REFUSALS[code]} ${CONTINUE}`);

/** The name of a log: that of the house, as an address would write it. */
export function originOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return `houseway/${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'house'}`;
}

/** The leaves of a full block, hashed again from its bodies. */
const leavesIn =
  (store: Pick<Store, 'readLog'>): LeavesOf =>
  async (block) => {
    const lines = await store.readLog(block * BLOCK, BLOCK);
    return lines.map(({ body }) => leafOf(body));
  };

/** The tree as the roots of blocks have it, and the records after them. */
export async function treeIn(store: Store, blocks: readonly Uint8Array[] = []): Promise<LogTree> {
  const tree = new LogTree(blocks);
  for await (const page of pagesAfter(store, tree.size)) {
    for (const { body } of page) tree.add(leafOf(body));
  }
  return tree;
}

/** A checkpoint, and what follows from it. */
export interface Vouching {
  readonly note: string;
  readonly size: number;
  /** That the record at an index, its number less one, is in it. */
  inclusion(index: number): Promise<readonly Buffer[]>;
  /** That an older tree is its beginning. */
  consistency(old: number): Promise<readonly Buffer[]>;
}

interface Signed extends Tree {
  readonly note: string;
}

export class Checkpoints {
  readonly #store: Store;
  readonly #keys: LogKeys;
  readonly #tree: LogTree;
  /** How many roots of blocks the database has. */
  #blockCount: number;
  #key: SigningKey | undefined;
  #signed: Signed | undefined;
  #last: Promise<void> = Promise.resolve();

  private constructor(store: Store, keys: LogKeys, tree: LogTree, blockCount: number) {
    this.#store = store;
    this.#keys = keys;
    this.#tree = tree;
    this.#blockCount = blockCount;
  }

  /** A log of before has no blocks: it is read once. */
  static async open(store: Store, keys: LogKeys): Promise<Checkpoints> {
    const known = await store.tree.blocks();
    return new Checkpoints(store, keys, await treeIn(store, known), known.length);
  }

  /** The newest note that may be handed out, and proofs that lead to it. */
  vouching(): Vouching | undefined {
    if (this.#signed === undefined) return undefined;
    const { note, size } = this.#signed;
    const leavesOf = leavesIn(this.#store);
    return {
      note,
      size,
      inclusion: (index) => this.#tree.inclusion(index, size, leavesOf),
      consistency: (old) => this.#tree.consistency(old, size, leavesOf),
    };
  }

  /** Rows that are durable. */
  add(rows: readonly LogRow[]): void {
    for (const { body } of rows) this.#tree.add(leafOf(body));
  }

  /** Signs before the log names the key: so there is a mark when it does. What a start that was broken off
   * has left is taken again. */
  async begin(houseName: string): Promise<KeyedLog> {
    const key = this.#keys.key() ?? this.#keys.makeKey(originOf(houseName));
    await this.#checkMark(key);
    await this.#inTurn(key);
    const { size, root } = this.#signed as Signed;
    const { name: origin, text } = key.verifier;
    return { origin, key: text, size, root: Buffer.from(root).toString('base64') };
  }

  /** Signs the tree as it is when its turn comes, if it has grown, with the key that the log names. */
  async sign(named: string): Promise<void> {
    this.#key ??= this.#keys.key();
    const key = this.#key;
    if (key === undefined) throw refused('key-missing');
    if (key.verifier.text !== named) throw refused('key-unknown');
    await this.#inTurn(key);
  }

  /** Refuses a log that is not all of what was signed. */
  async check(log: House['log']): Promise<void> {
    const key = this.#keys.key();
    const isMarked = this.#keys.mark() !== undefined;
    if (key === undefined) {
      if (log !== undefined || isMarked) throw refused('key-missing');
      return;
    }
    if (log !== undefined && log.key !== key.verifier.text) throw refused('key-unknown');
    if (log !== undefined && !isMarked) throw refused('mark-missing');
    await this.#checkMark(key);
  }

  /** The log is the one that was signed before, with all of its records. */
  async #checkMark({ verifier }: SigningKey): Promise<void> {
    const note = this.#keys.mark();
    if (note === undefined) return;
    const opened = openCheckpoint(note, [verifier]);
    if (!opened.ok) throw refused('key-unknown', 'The mark is not signed by this key. ');
    const { size, root } = opened.value.checkpoint;
    const there = this.#tree.size;
    if (size > there) {
      throw refused('log-shorter', `The log has ${there} records, and ${size} were signed. `);
    }
    const now = await this.#tree.rootAt(size, leavesIn(this.#store));
    if (!now.equals(root)) throw refused('log-forked', `Of the first ${size} records: `);
  }

  #inTurn(key: SigningKey): Promise<void> {
    const signing = this.#last.then(() => this.#sign(key));
    this.#last = signing.catch(() => {});
    return signing;
  }

  async #sign(key: SigningKey): Promise<void> {
    const tree = { size: this.#tree.size, root: this.#tree.root() };
    if (this.#signed?.size === tree.size) return;
    const note = signCheckpoint(tree, key);
    await this.#keys.writeMark(note);
    await this.#keepBlocks();
    await this.#store.tree.addCheckpoint(tree.size, note);
    this.#signed = { ...tree, note };
  }

  async #keepBlocks(): Promise<void> {
    const [first, end] = [this.#blockCount, this.#tree.blockCount];
    if (first === end) return;
    const roots = Array.from({ length: end - first }, (_, at) => this.#tree.blockRoot(first + at));
    await this.#store.tree.addBlocks(first, roots);
    this.#blockCount = end;
  }
}
