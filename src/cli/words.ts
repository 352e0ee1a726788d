// What all commands of the command line are made with.
import { type Command, InvalidArgumentError } from 'commander';

export function wholeNumber(text: string): number {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (count >= 1) return count;
  throw new InvalidArgumentError('a whole number from 1 on.');
}

export const example = (...lines: string[]): string =>
  `\nExample:\n${lines.map((line) => `  ${line}`).join('\n')}\n`;

export const command = (parent: Command, name: string): Command =>
  parent.command(name).option('--json', 'one JSON document on standard output, nothing else');

/** A command has answered, and its answer is no: it ends with 1 and says nothing more. */
export class AnsweredNo extends Error {}
