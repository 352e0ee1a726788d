// One topic as it is told: the current pieces, and the last messages for clients that come back.
// Every piece is made into text once, however many listen.
import type { Topic } from '#house';

/** A message about a topic; the data is JSON. */
export interface TopicMessage {
  readonly topic: string;
  readonly data: string;
}

interface Told extends TopicMessage {
  readonly seq: number;
}

type Items = ReturnType<Topic['itemsOf']>;

export interface Feed {
  readonly topic: Topic;
  /** Starts from the state at a record; earlier messages are forgotten. */
  begin(items: Items, seq: number): void;
  /** Takes note of what there is now; the message about it, if anything has changed. */
  update(items: Items, seq: number): TopicMessage | undefined;
  /** Everything; nothing before the beginning. */
  present(): TopicMessage | undefined;
  /** The messages after a record, if they are still known. */
  toldAfter(seq: number): readonly Told[] | undefined;
}

/** How many characters of messages are kept of each topic for those who come back. */
const KEPT_MAX = 1_000_000;

const textsOf = (items: Items): Map<string, string> =>
  new Map([...items].map(([key, item]) => [key, JSON.stringify(item)]));

const objectOf = (texts: Iterable<readonly [string, string]>): string =>
  `{${Array.from(texts, ([key, text]) => `${JSON.stringify(key)}:${text}`).join()}}`;

export const changesOf = (
  changed: Iterable<readonly [string, string]>,
  removed: readonly string[],
): string => `{"changed":${objectOf(changed)},"removed":${JSON.stringify(removed)}}`;

export function makeFeed(topic: Topic, keptMax = KEPT_MAX): Feed {
  let texts: ReadonlyMap<string, string> | undefined;
  let present: TopicMessage | undefined;
  let kept: Told[] = [];
  let keptLength = 0;
  /** A client that knows everything up to this record can be told the rest. */
  let keptSince = Number.POSITIVE_INFINITY;

  function keep(message: Told): void {
    kept.push(message);
    keptLength += message.data.length;
    while (keptLength > keptMax) {
      const oldest = kept.shift() as Told;
      keptLength -= oldest.data.length;
      keptSince = oldest.seq;
    }
  }

  return {
    topic,
    begin(items, seq) {
      texts = textsOf(items);
      present = undefined;
      kept = [];
      keptLength = 0;
      keptSince = seq;
    },
    update(items, seq) {
      const [before, now] = [texts ?? new Map<string, string>(), textsOf(items)];
      const changed = [...now].filter(([key, text]) => before.get(key) !== text);
      const removed = [...before.keys()].filter((key) => !now.has(key));
      if (changed.length === 0 && removed.length === 0) return undefined;
      texts = now;
      present = undefined;
      const message = { topic: topic.name, data: changesOf(changed, removed), seq };
      keep(message);
      return message;
    },
    present() {
      if (texts === undefined) return undefined;
      present ??= { topic: topic.name, data: `{"present":${objectOf(texts)}}` };
      return present;
    },
    toldAfter: (seq) => (seq < keptSince ? undefined : kept.filter((message) => message.seq > seq)),
  };
}
