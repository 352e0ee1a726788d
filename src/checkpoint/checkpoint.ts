// C2SP tlog-checkpoint: which log, how many records it has, and the root of the tree over them.
import { ok, problem, type Result } from '#result';
import {
  base64Bytes,
  cosignText,
  isKeyName,
  type Signed,
  type SigningKey,
  signText,
  type VerifierKey,
} from './keys.ts';
import { makeNote, openNote, signatureLine } from './note.ts';
import { HASH_BYTES, type Tree } from './tree.ts';

export interface Checkpoint extends Tree {
  /** The name of the log: that of its key. */
  readonly origin: string;
}

/** The three lines that are signed. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${Buffer.from(root).toString('base64')}\n`;

const wrong = (why: string) => problem('checkpoint', why);

/** Reads three lines; there is nothing after them. */
export function parseCheckpoint(text: string): Result<Checkpoint> {
  const [origin = '', sized = '', rooted = '', end, ...more] = text.split('\n');
  if (end !== '' || more.length > 0) return wrong('must be three lines: origin, size, root');
  if (!isKeyName(origin)) return wrong('the origin has no blank and no plus');
  const size = Number(sized);
  const isSize = /^(0|[1-9]\d*)$/.test(sized) && Number.isSafeInteger(size);
  if (!isSize) return wrong('the size is a number without leading zeros');
  const root = base64Bytes(rooted);
  if (root?.length !== HASH_BYTES) return wrong('the root is 32 bytes in base64');
  return ok({ origin, size, root });
}

/** The note of a checkpoint that its log has signed. */
export function signCheckpoint(tree: Tree, key: SigningKey): string {
  const text = checkpointText({ ...tree, origin: key.verifier.name });
  return makeNote(text, [signatureLine(key.verifier, signText(key, text))]);
}

/** The line that a witness adds to a note. */
export function cosignLine(checkpoint: Checkpoint, key: SigningKey, seconds: number): string {
  return signatureLine(key.verifier, cosignText(key, checkpointText(checkpoint), seconds));
}

export interface OpenedCheckpoint {
  readonly checkpoint: Checkpoint;
  /** The log's key that has signed it. */
  readonly log: VerifierKey;
  /** The witnesses that have, with their times. */
  readonly witnesses: readonly Signed[];
}

/** Reads a checkpoint that one of these logs has signed; the origin is the name of its key. */
export function openCheckpoint(
  note: string,
  keys: readonly VerifierKey[],
): Result<OpenedCheckpoint> {
  const opened = openNote(note, keys);
  if (!opened.ok) return opened;
  const { text, signed } = opened.value;
  const checkpoint = parseCheckpoint(text);
  if (!checkpoint.ok) return checkpoint;
  const { origin } = checkpoint.value;
  const log = signed.find(({ key }) => key.kind === 'log' && key.name === origin)?.key;
  if (log === undefined) return wrong(`${origin} has not signed it with a key that is known`);
  const witnesses = signed.filter(({ key }) => key.kind === 'witness');
  return ok({ checkpoint: checkpoint.value, log, witnesses });
}
