// What a key is refused for, as the dealer reads it.

/** The id of a command, which is that of the call or the proposal it has made. */
const ID = / \([a-z-]*[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\)$/;

/** The house names what it speaks of; an id says nothing to anybody. */
export const withoutId = (words: string): string => words.replace(ID, '');
