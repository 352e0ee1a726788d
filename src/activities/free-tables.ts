// What sheets of several venues read alike of tables at which no one pays.
import type { Reading } from '#games';

/** Empty seats are dealt to at a free table. */
export const emptySeatsReading = (id: string, clause = 'No Purchase Necessary'): Reading => ({
  id,
  clause,
  unclear: 'Whether a free table counts its empty seats where a prize is divided.',
  weRead: 'No: the people who play there divide it, as at a live table.',
});
