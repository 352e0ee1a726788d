// Where a wheel stands. The turn depends on the stops alone: a page that is opened later shows the
// wheel as it was left, and a spin ends exactly where the house has said.

/** Whole turns of a spin. */
const TURNS = 5;

/** Degrees, clockwise, that bring the last stop under the pointer at the top; a stop that is no
 * section is a line between two. */
export function turnOf(stops: readonly (number | string)[], count: number): number {
  const last = stops.at(-1);
  if (last === undefined || count === 0) return 0;
  const place = typeof last === 'number' ? last + 0.5 : (stops.length * 7) % count;
  return 360 * TURNS * stops.length - (place * 360) / count;
}

/** A point on a circle around 0, in degrees clockwise from the top. */
export function pointAt(
  radius: number,
  degrees: number,
): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The outline of one of so many sections. */
export function sectionPath(place: number, count: number, radius: number): string {
  const from = pointAt(radius, (place * 360) / count);
  const to = pointAt(radius, ((place + 1) * 360) / count);
  if (count === 1) return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  const isLarge = count < 2 ? 1 : 0;
  return `M0 0L${from.x} ${from.y}A${radius} ${radius} 0 ${isLarge} 1 ${to.x} ${to.y}Z`;
}
