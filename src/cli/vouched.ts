// Checkpoints that a log is held against, and who has signed them.
import { existsSync, readFileSync } from 'node:fs';
import {
  type OpenedCheckpoint,
  openByPolicy,
  openCheckpoint,
  parseCheckpoint,
  parsePolicy,
  parseVerifierKey,
} from '#checkpoint';
import { ok, type Problem, type Result } from '#result';
import type { Vouched } from '#store';
import { wrongFlag } from './evidence.ts';
import { WrongInput } from './failure.ts';

export interface VouchFlags {
  /** Files of notes: of one day, or all the paper of a year. */
  readonly checkpoint?: readonly string[];
  /** Whose notes count. */
  readonly policy?: string;
}

/** Who has signed a checkpoint. */
interface Said {
  readonly file: string;
  readonly origin: string;
  readonly size: number;
  /** The key of the log. */
  readonly key: string;
  readonly witnesses: readonly { readonly name: string; readonly at: string }[];
}

export interface VouchedFor extends Vouched {
  /** Who has signed it, given the keys that the log itself has named, where no policy says whose count. */
  said(keys: readonly string[]): Result<Said>;
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

function saidOf(file: string, { checkpoint, log, witnesses }: OpenedCheckpoint): Said {
  const { origin, size } = checkpoint;
  const seen = witnesses.map(({ key, time = 0 }) => ({ name: key.name, at: timeOf(time) }));
  return { file, origin, size, key: log.text, witnesses: seen };
}

function byPolicy(file: string, opened: OpenedCheckpoint): VouchedFor {
  const { size, root } = opened.checkpoint;
  return { name: `the checkpoint ${file}`, size, root, said: () => ok(saidOf(file, opened)) };
}

/** By the keys that the log names: then it is the house alone that vouches for itself. */
function byLog(file: string, note: string): VouchedFor {
  const text = note.slice(0, note.indexOf('\n\n') + 1);
  const { size, root } = valueIn(file, parseCheckpoint(text));
  return {
    name: `the checkpoint ${file}`,
    size,
    root,
    said(keys) {
      const known = keys.map(parseVerifierKey).flatMap((key) => (key.ok ? [key.value] : []));
      const opened = openCheckpoint(note, known);
      return opened.ok ? ok(saidOf(file, opened.value)) : opened;
    },
  };
}

/** Reads the checkpoints; a policy says whose they must be. */
export function vouchedIn({ checkpoint = [], policy }: VouchFlags): readonly VouchedFor[] {
  if (checkpoint.length === 0) {
    if (policy === undefined) return [];
    throw wrongFlag('--policy', 'says whose checkpoints count: name one with --checkpoint');
  }
  const textIn = (file: string) => textOf(file, '--checkpoint');
  if (policy === undefined) return checkpoint.map((file) => byLog(file, textIn(file)));
  const whose = valueIn(policy, parsePolicy(textOf(policy, '--policy')));
  return checkpoint.map((file) => byPolicy(file, valueIn(file, openByPolicy(textIn(file), whose))));
}
