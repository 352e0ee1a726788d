/** The places of a number stop one after another, from the left. */
const PLACE_MS = 700;
/** They run for as long before the first of them stops. */
const ROLL_MS = 1_600;

export const rollMs = (serial: number): number => ROLL_MS + String(serial).length * PLACE_MS;

/** A number that was drawn so many milliseconds ago, as it is shown: places that have not stopped run
 * on, each from another digit. What they run through decides nothing. */
export function rolledTo(serial: number, ms: number): string {
  const tick = Math.floor(ms / 60);
  return [...String(serial)]
    .map((digit, place) =>
      ms >= ROLL_MS + (place + 1) * PLACE_MS ? digit : String((tick + place * 7) % 10),
    )
    .join('');
}
