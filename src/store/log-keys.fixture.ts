// A key and a mark in memory, which fail on demand and tell in which order things were done.
import { type SigningKey, signingKeyFrom } from '#checkpoint';
import type { LogKeys } from './log-keys.ts';

export interface TestKeys extends LogKeys {
  kept: { key?: SigningKey; mark?: string };
  /** Asked before each mark is written. */
  beforeMark: () => Promise<void> | void;
}

export function newKeys(order: string[] = []): TestKeys {
  const keys: TestKeys = {
    kept: {},
    beforeMark: () => {},
    key: () => keys.kept.key,
    makeKey(origin) {
      order.push('key');
      keys.kept.key = signingKeyFrom(Buffer.alloc(32, 5), 'log', origin);
      return keys.kept.key;
    },
    mark: () => keys.kept.mark,
    async writeMark(note) {
      await keys.beforeMark();
      order.push('mark');
      keys.kept.mark = note;
    },
  };
  return keys;
}
