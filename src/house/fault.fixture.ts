// A command, and what can be wrong with it.
import type { CommandType } from './commands.ts';
import type { RefusalCode } from './refusals.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What is wrong, as the parts of the command that it replaces. */
export interface Fault {
  readonly code: RefusalCode;
  readonly by?: string;
  readonly at?: string;
  readonly set?: Fields;
  /** Of the first fee. */
  readonly fee?: Fields;
  /** Of the proposed action. */
  readonly action?: Fields;
}

/** A command that would be done, but for its faults. */
export interface Faulty {
  readonly type: CommandType;
  readonly by: string;
  readonly fields: Fields;
  readonly faults: readonly Fault[];
}

export const EARLIER = '2026-11-16T09:59:59-08:00';
export const WHO: readonly Fault[] = [
  { code: 'out-of-order', at: EARLIER },
  { code: 'unknown-staff', by: 'nobody' },
  { code: 'not-permitted', by: 'clock' },
];

export const set = (code: RefusalCode, fields: Fields): Fault => ({ code, set: fields });
export const fee = (code: RefusalCode, fields: Fields): Fault => ({ code, fee: fields });
export const act = (code: RefusalCode, fields: Fields): Fault => ({ code, action: fields });

export const proposed = (action: Fields, faults: readonly Fault[]): Faulty => ({
  type: 'propose',
  by: 'max',
  fields: { action },
  faults: [...WHO, ...faults],
});
