// C2SP signed notes: a text, an empty line, and a line for each signature.
import { err, ok, problem, type Result } from '#result';
import { base64Bytes, isKeyName, type Signed, signedBy, type VerifierKey } from './keys.ts';

const SIGNATURES_MOST = 16;
const ID_BYTES = 4;

interface SignatureLine {
  readonly name: string;
  readonly id: string;
  readonly bytes: Buffer;
}

interface Note {
  /** With its last line end; what is signed. */
  readonly text: string;
  readonly lines: readonly SignatureLine[];
}

const wrong = (why: string) => problem('note', why);

/** A note has none but line ends. */
const hasControls = (text: string): boolean => /[^\P{Cc}\n\x7f-\x9f]/u.test(text);

/** The line of a signature. */
export const signatureLine = ({ name, id }: VerifierKey, bytes: Uint8Array): string =>
  `— ${name} ${Buffer.concat([Buffer.from(id, 'hex'), bytes]).toString('base64')}\n`;

export const makeNote = (text: string, lines: readonly string[]): string =>
  `${text}\n${lines.join('')}`;

function lineIn(line: string): SignatureLine | undefined {
  const [, name = '', base64 = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? [];
  const bytes = base64Bytes(base64);
  if (!isKeyName(name) || bytes === undefined || bytes.length <= ID_BYTES) return undefined;
  return { name, id: bytes.toString('hex', 0, ID_BYTES), bytes: bytes.subarray(ID_BYTES) };
}

/** Takes a note apart, and believes nothing of it. */
function parseNote(note: string): Result<Note> {
  if (hasControls(note)) return wrong('has a control character');
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) {
    return wrong('must be a text, an empty line and signatures, each with its line end');
  }
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > SIGNATURES_MOST) return wrong(`has over ${SIGNATURES_MOST} signatures`);
  const read = lines.map(lineIn);
  const bad = read.indexOf(undefined);
  if (bad >= 0) return wrong(`signature line ${bad + 1} is not "— name base64"`);
  return ok({ text: note.slice(0, end + 1), lines: read as SignatureLine[] });
}

export interface OpenedNote {
  readonly text: string;
  /** One for each of the keys that have signed. */
  readonly signed: readonly Signed[];
}

/** The text of a note and who of those that are known has signed it. What others have signed is left
 * aside; a bad signature of one that is known spoils the note. */
export function openNote(note: string, keys: readonly VerifierKey[]): Result<OpenedNote> {
  const parsed = parseNote(note);
  if (!parsed.ok) return parsed;
  const { text, lines } = parsed.value;
  const signed = new Map<VerifierKey, Signed>();
  for (const { name, id, bytes } of lines) {
    const key = keys.find((each) => each.name === name && each.id === id);
    if (key === undefined || signed.has(key)) continue;
    const good = signedBy(key, text, bytes);
    if (!good.ok) return err(good.error);
    signed.set(key, good.value);
  }
  if (signed.size === 0) return wrong('has no signature of a key that is known');
  return ok({ text, signed: [...signed.values()] });
}
