// A screen that listens to the stream of a house: what it shows now, and what it has shown.
import { setTimeout as sleep } from 'node:timers/promises';

type Items = Readonly<Record<string, unknown>>;

interface Told {
  readonly present?: Items;
  readonly changed?: Items;
  readonly removed?: readonly string[];
}

interface Screen {
  /** What a topic shows, by key. */
  shows(topic: string, key: string): unknown;
  /** Everything that a key has shown, one after another. */
  shown(topic: string, key: string): readonly unknown[];
  /** Waits until a key shows this. */
  until(topic: string, key: string, isRight: (item: unknown) => boolean): Promise<void>;
  close(): void;
}

const WAIT_MS = 5;

export async function listen(
  url: string,
  topics: string,
  headers: Readonly<Record<string, string>>,
): Promise<Screen> {
  const stop = new AbortController();
  const answer = await fetch(`${url}/api/v1/stream?topics=${topics}`, {
    headers: { ...headers },
    signal: stop.signal,
  });
  if (answer.body === null || answer.status !== 200) throw new Error(`${answer.status}`);
  const history: (readonly [key: string, item: unknown])[] = [];
  const keyOf = (topic: string, key: string): string => `${topic} ${key}`;

  function hear(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const [topic, data] = [field('event'), field('data')];
    if (topic === undefined || data === undefined) return;
    const { present = {}, changed = {}, removed = [] } = JSON.parse(data) as Told;
    for (const [key, item] of Object.entries({ ...present, ...changed })) {
      history.push([keyOf(topic, key), item]);
    }
    for (const key of removed) history.push([keyOf(topic, key), undefined]);
  }

  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(hear);
    }
  }
  read(answer.body).catch(() => {});

  const shown = (topic: string, key: string): readonly unknown[] =>
    history.filter(([each]) => each === keyOf(topic, key)).map(([, item]) => item);
  const shows = (topic: string, key: string): unknown => shown(topic, key).at(-1);
  return {
    shows,
    shown,
    async until(topic, key, isRight) {
      while (!isRight(shows(topic, key))) await sleep(WAIT_MS);
    },
    close: () => stop.abort(),
  };
}
