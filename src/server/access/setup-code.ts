// The code that lets people set up a house: made at the start, told on the console only, good until the
// house is open. It is no PIN.
import { randomInt } from 'node:crypto';
import { isSameText } from './same-text.ts';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

export interface SetupCode {
  readonly text: string;
  isRight(said: string): boolean;
}

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export function makeSetupCode(): SetupCode {
  const text = Array.from({ length: GROUPS }, group).join('-');
  return { text, isRight: (said) => isSameText(said.trim().toUpperCase(), text) };
}
