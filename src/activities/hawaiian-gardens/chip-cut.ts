// Who goes through after the last hand of a tournament table.
import { standingOf } from './dividing.ts';

interface Cut {
  readonly through: readonly string[];
  /** Equal chips on either side of the line: the sheet does not say who goes through. */
  readonly tied: readonly string[];
  readonly out: readonly string[];
}

/** The players of a tournament table after its last hand: four of the first round go through, and
 * one of the final table. */
export function cutAfter(
  places: number,
  players: readonly { readonly player: string; readonly chips: number }[],
): Cut {
  const [through, tied, out]: [string[], string[], string[]] = [[], [], []];
  for (const group of standingOf(players, (a, b) => b.chips - a.chips)) {
    const left = places - through.length - tied.length;
    if (group.length <= left) through.push(...group);
    else (left > 0 ? tied : out).push(...group);
  }
  return { through, tied, out };
}
