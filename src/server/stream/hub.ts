// Tells all listeners of a house what has changed, and nothing that isn't durable. One loop tells
// everything, so all hear it in the same order. While the house is busy, changes gather and go out
// together.
import { type LogRecord, type Rulebook, STATE_KEY, type Topic } from '#house';
import { HouseError, type HouseStatus, type RunningHouse } from '#store';
import { makeAudience, type StreamLimits, type StreamListener } from './audience.ts';
import { changesOf, type Feed, makeFeed, type TopicMessage } from './feed.ts';

export interface HubOptions extends StreamLimits {
  readonly house: RunningHouse;
  readonly rulebook: Rulebook;
  readonly topics: readonly Topic[];
  /** How long the next changes wait after some were told. */
  readonly pauseMs: number;
  readonly heartbeatMs: number;
  /** Told of mistakes of ours. */
  readonly onError: (error: unknown) => void;
}

interface Arrival extends Omit<StreamListener, 'feeds'> {
  readonly topics: readonly Topic[];
  /** The last record that it has heard of, if it comes back. */
  readonly lastSeq: number | undefined;
}

export interface Hub {
  hasRoomFor(address: string): boolean;
  /** How many listen. */
  count(): number;
  /** Tells the present, or what was missed, and then every change. */
  add(arrival: Arrival): void;
  close(): void;
}

/** How often it is looked whether the house has stopped or goes on. */
const LOOK_MS = 200;
/** A client that was cut off comes back after so long. */
const RECONNECT = 'retry: 1000\n\n';

const textOf = ({ topic, data }: TopicMessage): string => `event: ${topic}\ndata: ${data}\n\n`;

/** Only the last one has the id: a client that is cut off in their midst hears all of them again. */
const textsOf = (messages: readonly TopicMessage[], seq: number): string =>
  messages
    .map((message, index) =>
      index === messages.length - 1 ? `id: ${seq}\n${textOf(message)}` : textOf(message),
    )
    .join('');

const stateText = (state: HouseStatus['state']): string =>
  textOf({ topic: 'house', data: changesOf([[STATE_KEY, JSON.stringify(state)]], []) });

const presentText = (feeds: readonly Feed[], seq: number): string => {
  const presents = feeds.flatMap((feed) => feed.present() ?? []);
  return textsOf(presents, seq);
};

/** What a client has missed, and the present of topics for which that is not known. */
function missedText(feeds: readonly Feed[], seq: number, lastSeq: number): string {
  if (lastSeq > seq) return presentText(feeds, seq);
  const told = feeds.map((feed) => ({ feed, after: feed.toldAfter(lastSeq) }));
  const presents = told.flatMap(({ feed, after }) =>
    after === undefined ? (feed.present() ?? []) : [],
  );
  const missed = told.flatMap(({ after }) => after ?? []).sort((a, b) => a.seq - b.seq);
  return textsOf([...presents, ...missed], seq);
}

/** The feeds that an event changes, by its type. */
function feedsByEvent(feeds: readonly Feed[]): ReadonlyMap<string, readonly Feed[]> {
  const byEvent = new Map<string, Feed[]>();
  for (const feed of feeds) {
    for (const type of feed.topic.changedBy) {
      byEvent.set(type, [...(byEvent.get(type) ?? []), feed]);
    }
  }
  return byEvent;
}

export function makeHub(options: HubOptions): Hub {
  const { house, rulebook, topics, pauseMs } = options;
  const audience = makeAudience(options);
  const feeds = topics.map((topic) => makeFeed(topic));
  const byEvent = feedsByEvent(feeds);
  /** Feeds that something durable has changed since they were told. */
  const changed = new Set<Feed>();
  /** The record as of which everything has been told, and when it was. */
  let seq = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  /** The state of the house that all listeners know; undefined before the beginning. */
  let toldState: HouseStatus['state'] | undefined;
  let pause: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isClosed = false;

  /** A house that has just stopped is looked at again soon. */
  const onError = (error: unknown): void => {
    if (!(error instanceof HouseError)) options.onError(error);
  };

  function hear(records: readonly LogRecord[]): void {
    for (const { events = [] } of records) {
      for (const { type } of events) {
        for (const feed of byEvent.get(type) ?? []) changed.add(feed);
      }
    }
    if (changed.size > 0) void work();
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      let hasMore = true;
      while (hasMore && !isClosed) hasMore = await tellNext();
    } catch (error) {
      onError(error);
    }
    isWorking = false;
  }

  /** Tells one thing; whether there may be more to tell now. */
  async function tellNext(): Promise<boolean> {
    const { state } = house.status;
    if (state !== toldState) {
      if (state === 'running') await begin();
      else await audience.tell(() => stateText(state));
      toldState = state;
      return true;
    }
    if (state !== 'running' || changed.size === 0) return false;
    const waitMs = toldAt + pauseMs - performance.now();
    if (waitMs <= 0) {
      await tellChanges();
      return true;
    }
    clearTimeout(pause);
    pause = setTimeout(() => void work(), waitMs);
    return false;
  }

  /** The state of some feeds at the last durable record. All durable records have been heard of by
   * then, so nothing is left to be told after it. */
  const look = (which: Iterable<Feed>) =>
    house.read((live, head) => {
      const items = Array.from(
        which,
        (feed) => [feed, feed.topic.itemsOf(live, rulebook)] as const,
      );
      changed.clear();
      return { items, seq: head.seq };
    });

  /** The present for everyone: at the start, and when the house goes on. */
  async function begin(): Promise<void> {
    const now = await look(feeds);
    for (const [feed, items] of now.items) feed.begin(items, now.seq);
    seq = now.seq;
    toldAt = performance.now();
    await audience.tell((their) => presentText(their, seq));
  }

  async function tellChanges(): Promise<void> {
    const now = await look(changed);
    const messages = new Map<Feed, TopicMessage>();
    for (const [feed, items] of now.items) {
      const message = feed.update(items, now.seq);
      if (message !== undefined) messages.set(feed, message);
    }
    seq = now.seq;
    toldAt = performance.now();
    await audience.tell((their) => {
      const theirs = their.flatMap((feed) => messages.get(feed) ?? []);
      return textsOf(theirs, seq);
    });
  }

  async function beat(): Promise<void> {
    await audience.beat();
    if (house.status.state === 'running') await house.read(audience.check).catch(onError);
  }

  const stopHearing = house.onRecords(hear);
  const looking = setInterval(() => void work(), LOOK_MS);
  const beating = setInterval(() => void beat(), options.heartbeatMs);
  void work();

  return {
    hasRoomFor: audience.hasRoomFor,
    count: audience.count,
    add({ topics: wanted, lastSeq, ...client }) {
      const their = feeds.filter(({ topic }) => wanted.includes(topic));
      const { state } = house.status;
      const isBack = lastSeq !== undefined;
      const text = isBack ? missedText(their, seq, lastSeq) : presentText(their, seq);
      // A client that hears the present knows that the house runs, unless told otherwise.
      const about = isBack || state !== 'running' ? stateText(state) : '';
      audience.add({ ...client, feeds: their }, RECONNECT + text + about);
    },
    close() {
      isClosed = true;
      stopHearing();
      clearTimeout(pause);
      clearInterval(looking);
      clearInterval(beating);
      audience.close();
    },
  };
}
