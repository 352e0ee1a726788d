// The stream of the house: one connection a tab, for all topics that its screens listen to. It is
// read with fetch, since EventSource sends no token.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterMessage, type Message, messageIn } from '#client';
import type { HouseTopic } from '#house';
import { checkDevice, ownHeaders } from './api.ts';
import { lookForNewerPages, setStream, setUnanswered } from './connection.ts';
import { endSession, onSession, sessionNow } from './session.ts';
import { heardTime } from './time.ts';

export type TopicName = HouseTopic['name'];
/** What a topic tells under each key. */
export type TopicItem<Name extends TopicName> = Told<Extract<HouseTopic, { readonly name: Name }>>;
type Told<Topic> = Topic extends { itemsOf(...of: never): ReadonlyMap<string, infer Item> }
  ? Item
  : never;
type Items<Name extends TopicName> = ReadonlyMap<string, TopicItem<Name>>;

/** A comment comes every two seconds; a client that hears nothing for this long has lost the house. */
const SILENCE_MS = 4_000;
const RETRY_MS = 1_000;

/** How many listen to each topic. */
const wanted = new Map<TopicName, number>();
const items: { [Name in TopicName]?: Items<Name> } = {};
const listeners = new Set<(topic: TopicName) => void>();
let connection: AbortController | undefined;
let starting: ReturnType<typeof setTimeout> | undefined;
let wasLost = false;

/** Every listener hears when the house stops, on any topic. */
function noteState(message: Message<unknown>): void {
  const facts = 'present' in message ? message.present : message.changed;
  const state = facts['state'];
  if (state !== undefined) setStream(state === 'running' ? 'live' : 'stopped');
}

function keep<Name extends TopicName>(name: Name, message: Message<TopicItem<Name>>): void {
  items[name] = afterMessage(items[name] ?? new Map(), message);
  for (const listener of listeners) listener(name);
}

/** One event: its lines as the server writes them. */
function hear(event: string): void {
  const [, topic] = /^event: (\S+)$/m.exec(event) ?? [];
  const [, data] = /^data: (.*)$/m.exec(event) ?? [];
  if (topic === undefined || data === undefined) return;
  if (topic === 'house') noteState(messageIn(data));
  for (const name of wanted.keys()) if (name === topic) keep(name, messageIn(data));
}

async function readEvents(body: ReadableStream<Uint8Array>, onChunk: () => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onChunk();
    const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = events.pop() as string;
    for (const event of events) hear(event);
  }
}

/** A server that answers again may be another version. */
function noteAnswer(): void {
  if (wasLost) void lookForNewerPages();
  wasLost = false;
}

/** Whether it is worth asking again after an answer that is no stream. A badge that may not listen
 * is not let in by asking again; the page does without it until the next sign-in. */
async function isWorthRetrying(status: number): Promise<boolean> {
  if (status !== 401 && status !== 403) return true;
  if (sessionNow() === undefined) {
    // Nothing public is refused but to a device that is not enrolled any more.
    await checkDevice();
    return true;
  }
  if (status === 401) endSession();
  setStream('live');
  return false;
}

/** Listens until the connection ends; whether it should be made again. */
async function listenOnce(controller: AbortController): Promise<boolean> {
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const stayAwake = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => controller.abort(), SILENCE_MS);
  };
  try {
    stayAwake();
    const topics = [...wanted.keys()].join(',');
    const { signal } = controller;
    const url = `/api/v1/stream?topics=${topics}`;
    const response = await fetch(url, { headers: ownHeaders(), signal });
    heardTime(response.headers.get('date'));
    noteAnswer();
    if (!response.ok || response.body === null) return await isWorthRetrying(response.status);
    setStream('live');
    await readEvents(response.body, () => {
      stayAwake();
      setUnanswered(false);
    });
    return true;
  } catch {
    return true;
  } finally {
    clearTimeout(watchdog);
  }
}

async function connect(): Promise<void> {
  const controller = new AbortController();
  connection = controller;
  const isOver = await listenOnce(controller);
  // Another one has taken its place.
  if (connection !== controller) return;
  connection = undefined;
  if (!isOver || wanted.size === 0) return;
  wasLost = true;
  setStream('lost');
  startSoon(RETRY_MS);
}

/** Begins again, with the topics wanted by then. */
function startSoon(ms = 0): void {
  clearTimeout(starting);
  starting = setTimeout(() => {
    const before = connection;
    connection = undefined;
    before?.abort();
    if (wanted.size > 0 && !document.hidden) void connect();
  }, ms);
}

// A browser has six connections to one house, for all of its tabs together: a tab that no one looks at
// gives its own back, and hears the present when somebody looks again.
document.addEventListener('visibilitychange', () => startSoon());

function want(topic: TopicName): () => void {
  const count = wanted.get(topic) ?? 0;
  wanted.set(topic, count + 1);
  if (count === 0) startSoon();
  return () => {
    const left = (wanted.get(topic) as number) - 1;
    if (left > 0) wanted.set(topic, left);
    else {
      wanted.delete(topic);
      delete items[topic];
    }
  };
}

let badge = sessionNow()?.badge;
onSession(() => {
  // A user who signs in again goes on where they were; the present comes with the next message.
  if (sessionNow()?.badge !== badge) for (const topic of wanted.keys()) delete items[topic];
  badge = sessionNow()?.badge;
  startSoon();
});

function listen(listener: (topic: TopicName) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a topic holds now, by key; nothing before it was first told, or where none is named. */
export function useTopic<Name extends TopicName>(topic: Name | undefined): Items<Name> | undefined {
  useEffect(() => (topic === undefined ? undefined : want(topic)), [topic]);
  return useSyncExternalStore(listen, () => (topic === undefined ? undefined : items[topic]));
}

/** Calls back whenever one of some topics has changed. */
export function useTopicChange(topics: readonly TopicName[], onChange: () => void): void {
  // The same topics are often a new list.
  const [list, setList] = useState(topics);
  if (topics.join() !== list.join()) setList(topics);
  useEffect(() => {
    const stops = list.map(want);
    const stop = listen((topic) => {
      if (list.includes(topic)) onChange();
    });
    return () => {
      stop();
      for (const leave of stops) leave();
    };
  }, [list, onChange]);
}
