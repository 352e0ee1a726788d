// What the stream tells of tables and calls, and how the floor orders it.
import type { TopicItem } from '../data/stream.ts';

export type TableItem = TopicItem<'tables'>;
export type CallItem = TopicItem<'calls'>;

export type WaitingCall = CallItem & { readonly call: string };

/** The one that has waited longest comes first. */
export const inOrder = (calls: ReadonlyMap<string, CallItem>): readonly WaitingCall[] =>
  [...calls]
    .map(([call, facts]) => ({ call, ...facts }))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** T2 comes before T10. */
export const byName = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });
