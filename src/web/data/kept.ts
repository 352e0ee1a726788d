// A value outside of React that screens can watch.
import { useSyncExternalStore } from 'react';

export interface KeptValue<Value> {
  get(): Value;
  set(value: Value): void;
  listen(listener: () => void): () => void;
}

export function keep<Value>(first: Value): KeptValue<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useKept = <Value>({ listen, get }: KeptValue<Value>): Value =>
  useSyncExternalStore(listen, get);
