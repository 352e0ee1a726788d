// Checkpoints that a log is held against, and who has signed them.
import { existsSync, readFileSync } from 'node:fs';
import { type OpenedCheckpoint, openByPolicy, parsePolicy } from '#checkpoint';
import type { Problem, Result } from '#result';
import type { Vouched } from '#store';
import { wrongFlag } from './evidence.ts';
import { WrongInput } from './failure.ts';

export interface VouchFlags {
  /** Files of notes: of one day, or all the paper of a year. */
  readonly checkpoint?: readonly string[];
  /** Whose notes count. */
  readonly policy?: string;
}

export interface VouchedFor extends Vouched {
  readonly told: {
    readonly file: string;
    readonly origin: string;
    readonly size: number;
    /** The key of the log. */
    readonly key: string;
    readonly witnesses: readonly { readonly name: string; readonly at: string }[];
  };
}

function textOf(path: string, flag: string): string {
  if (!existsSync(path)) throw wrongFlag(flag, `no file ${path}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    throw wrongFlag(flag, `${path} can’t be read: ${(error as Error).message}`);
  }
}

/** The value of a file, or everything that is wrong with it. */
function valueIn<T>(path: string, read: Result<T>): T {
  if (read.ok) return read.value;
  const problems: Problem[] = read.error.map(({ path: at, message }) => ({
    path: `${path}: ${at}`,
    message,
  }));
  throw new WrongInput('checkpoint', 'The checkpoint can’t be used.', problems);
}

const timeOf = (seconds: number): string => {
  const at = new Date(seconds * 1000);
  return Number.isNaN(at.getTime()) ? `second ${seconds}` : at.toISOString();
};

function vouchedFor(file: string, { checkpoint, log, witnesses }: OpenedCheckpoint): VouchedFor {
  const { origin, size, root } = checkpoint;
  const seen = witnesses.map(({ key, time = 0 }) => ({ name: key.name, at: timeOf(time) }));
  return {
    name: `the checkpoint ${file}`,
    size,
    root,
    told: { file, origin, size, key: log.text, witnesses: seen },
  };
}

/** Reads the checkpoints; a policy says whose they must be. */
export function vouchedIn({ checkpoint = [], policy }: VouchFlags): readonly VouchedFor[] {
  if (checkpoint.length === 0) {
    if (policy === undefined) return [];
    throw wrongFlag('--policy', 'says whose checkpoints count: name one with --checkpoint');
  }
  if (policy === undefined) {
    throw wrongFlag(
      '--checkpoint',
      'name with --policy the file that says whose checkpoints count',
    );
  }
  const whose = valueIn(policy, parsePolicy(textOf(policy, '--policy')));
  return checkpoint.map((file) =>
    vouchedFor(file, valueIn(file, openByPolicy(textOf(file, '--checkpoint'), whose))),
  );
}
