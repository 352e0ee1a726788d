// The notebook of a keypad: presses that have no answer yet, in one text that outlives the page. If
// the text is damaged, it is set aside for repair, and the keypad goes on with an empty one.
import type { CommandType } from '#house';
import { isFields } from '#result';
import type { CommandFields } from './client.ts';

/** A press that has no answer yet. */
export interface Kept {
  readonly id: string;
  /** The badge that pressed it. */
  readonly by: string;
  readonly type: CommandType;
  readonly fields: CommandFields<CommandType>;
}

/** Where presses outlive a keypad that is switched off: one text. */
export interface Notebook {
  read(): string | undefined;
  write(text: string): void;
  /** Keeps a text that cannot be read, elsewhere. */
  setAside(torn: string): void;
}

/** The house judges what is in a press. */
const isKept = (value: unknown): value is Kept =>
  isFields(value) &&
  [value['id'], value['by'], value['type']].every((text) => typeof text === 'string') &&
  isFields(value['fields']);

/** The presses in a text; nothing where it is torn. */
function pressesIn(text: string): readonly Kept[] | undefined {
  try {
    const presses: unknown = JSON.parse(text);
    return Array.isArray(presses) && presses.every(isKept) ? presses : undefined;
  } catch {
    return undefined;
  }
}

/** The contents of a notebook. One that can't be read is set aside, and a new one is begun. */
export function keptIn(notebook: Notebook): readonly Kept[] {
  const text = notebook.read();
  if (text === undefined) return [];
  const presses = pressesIn(text);
  if (presses !== undefined) return presses;
  notebook.setAside(text);
  notebook.write('[]');
  return [];
}
