// The controlled games of a sheet under the names and numbers that were approved. The numbers of a
// room are kept with the game; a sheet says only what it has otherwise.
import { dealtGameNamed } from '#games';
import { assert } from '#result';
import type { Activity } from './activity.ts';

export interface ListedGame {
  readonly title: string;
  /** Undefined where the sheet has no numbers. */
  readonly number: string | undefined;
}

export function listedGame(activity: Activity, game: string): ListedGame {
  const { id, venue, gamesListed, gamesNamed } = activity;
  const dealt = dealtGameNamed(game);
  const own = gamesListed?.[game];
  const title = own?.title ?? gamesNamed?.[game] ?? dealt?.title ?? game;
  if (gamesListed === undefined) return { title, number: undefined };
  if (own?.number !== undefined) return { title, number: own.number };
  const [number, ...others] = (dealt?.approvalIds ?? []).filter((each) => each.venue === venue.id);
  assert(number !== undefined && others.length === 0, `${id} has to say the number of ${game}`);
  return { title, number: number.id };
}

/** The names of games as the sheet has them, each once. */
export const gameTitles = (activity: Activity, games: readonly string[]): readonly string[] => [
  ...new Set(games.map((game) => listedGame(activity, game).title)),
];
