// Short words for the example deals of a sheet.
import type { ExampleDeal } from './row.ts';

type SeatFields = Readonly<Record<string, unknown>>;

/** A deal as it is recorded, the seats numbered from one. */
export const dealt = (
  game: string,
  seats: readonly SeatFields[],
  more: Readonly<Record<string, unknown>> = {},
): ExampleDeal => ({
  game,
  seats: seats.map((seat, index) => ({ seat: index + 1, ...seat })),
  ...more,
});
