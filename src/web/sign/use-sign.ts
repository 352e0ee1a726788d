import { useEffect, useState } from 'react';
import { afterMessage, type Message, makeClient, Unreachable, type Views } from '#client';

export type SignLine = Views['/sign'][number];

interface Figure {
  readonly figure: string;
  readonly isPending: boolean;
}

export interface Sign {
  /** Nothing before the first answer. */
  readonly lines: readonly SignLine[] | undefined;
  /** Whether what is shown is what is: otherwise the house or the connection is away. */
  readonly isLive: boolean;
}

/** A line of the sign with the newest figures of its meters. */
const withFigures = (line: SignLine, items: ReadonlyMap<string, unknown>): SignLine => ({
  ...line,
  meters: line.meters.map((meter) => ({
    ...meter,
    ...(items.get(`${line.offering}/${meter.meter}`) as Figure | undefined),
  })),
});

/** Whether a message says more than the figures of meters, whose keys have a slash. */
const isMoreThanFigures = (message: Message<unknown>): boolean =>
  'present' in message ||
  message.removed.length > 0 ||
  Object.keys(message.changed).some((key) => !key.includes('/'));

/** What the room's signs show, for as long as the screen is open. */
export function useSign(): Sign {
  const [lines, setLines] = useState<readonly SignLine[]>();
  const [items, setItems] = useState<ReadonlyMap<string, unknown>>(new Map());
  // Until something says otherwise.
  const [isLive, setLive] = useState(true);

  useEffect(() => {
    const client = makeClient({ url: location.origin, fetch: (url, init) => fetch(url, init) });
    const load = async () => {
      try {
        const answer = await client.view('/sign');
        if (answer.ok) setLines(answer.value);
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        setLive(false);
      }
    };
    const source = new EventSource('/api/v1/stream?topics=sign');
    source.addEventListener('sign', ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as Message<unknown>;
      setLive(true);
      setItems((before) => afterMessage(before, message));
      if (isMoreThanFigures(message)) void load();
    });
    source.addEventListener('house', ({ data }: MessageEvent<string>) => {
      const { changed } = JSON.parse(data) as { changed?: { state?: string } };
      if (changed?.state !== undefined) setLive(changed.state === 'running');
    });
    // The browser connects again by itself, and says what it heard last.
    source.addEventListener('error', () => setLive(false));
    void load();
    return () => source.close();
  }, []);

  return { lines: lines?.map((line) => withFigures(line, items)), isLive };
}
