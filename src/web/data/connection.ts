// Whether the house answers. What is shown while it does not is what was last heard.
import { keep, useKept } from './kept.ts';

export type Connection = 'live' | 'lost' | 'stopped';

/** What the stream knows: it hears when the house stops, and when nothing is heard any more. */
const stream = keep<Connection>('live');
/** Whether the last request had no answer. */
const unanswered = keep(false);
const newer = keep(false);

export const setStream = stream.set;
export const setUnanswered = unanswered.set;

export function useConnection(): Connection {
  const heard = useKept(stream);
  const isUnanswered = useKept(unanswered);
  return heard === 'live' && isUnanswered ? 'lost' : heard;
}

/** Whether the server has pages that are newer than these. */
export const useNewerPages = (): boolean => useKept(newer);

const scriptIn = (page: string): string | undefined =>
  /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];

/** After a connection was lost the server may be another version. */
export async function lookForNewerPages(): Promise<void> {
  const own = scriptIn(document.head.innerHTML);
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const served = answer.ok ? scriptIn(await answer.text()) : undefined;
    newer.set(own !== undefined && served !== undefined && served !== own);
  } catch {
    // Gone again; the part that lost the connection will look once more.
  }
}
