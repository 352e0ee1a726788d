// Houses that crash side by side on one kind of store.
import type { Bundle } from './bundle.ts';
import { type Counts, crashAgainAndAgain, sumOf } from './crashes.ts';
import { databasePlaces, folderPlaces } from './places.ts';
import type { StoreKind } from './protocol.ts';

export interface LanesOptions {
  readonly bundle: Bundle;
  readonly kind: StoreKind;
  readonly kills: number;
  readonly seed: number;
  readonly onKill?: () => void;
}

/** While one on the embedded database waits for its disk, another can start; a server is crashed for
 * all who use it. */
const LANES = { pglite: 2, postgres: 1 } as const;
const KILLS_A_SERVER_CRASH = 7;

export async function crashStore(options: LanesOptions): Promise<Counts> {
  const { kind, kills, seed } = options;
  const count = Math.min(LANES[kind], kills);
  const stop = new AbortController();
  const lanes = Array.from({ length: count }, async (_, lane) => {
    const places = await (kind === 'pglite' ? folderPlaces() : databasePlaces());
    const share = Math.floor((kills + lane) / count);
    const serverCrashes = Math.ceil(share / KILLS_A_SERVER_CRASH);
    try {
      return await crashAgainAndAgain({
        ...options,
        places,
        kills: share,
        seed: seed + lane,
        serverCrashes,
        signal: stop.signal,
      });
    } catch (error) {
      stop.abort();
      throw error;
    } finally {
      await places.remove();
    }
  });
  await Promise.allSettled(lanes);
  return sumOf(await Promise.all(lanes));
}
