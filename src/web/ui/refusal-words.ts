// The reason of a refusal, as the sender reads it.

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The id of a command, which is that of the call or the proposal it has made, or one that is made of
 * it, as the ids of claims are. Names that people give have no colon. */
const ID = new RegExp(` \\((?:[\\w.:-]*${UUID}[\\w.:-]*|[a-z][\\w.-]*:[\\w.:-]+)\\)$`, 'i');

/** The house names what it means by an ID, which says nothing to a reader. */
export const withoutId = (words: string): string => words.replace(ID, '');
