// The code that opens a house: made at the start, told on the console only, good once.
import { randomInt } from 'node:crypto';
import { isSameText } from './same-text.ts';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

export interface SetupCode {
  readonly text: string;
  /** Whether this is the code and no one else is using it; then it is taken. */
  take(said: string): boolean;
  /** The set-up failed: the code is good again. */
  giveBack(): void;
}

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export function makeSetupCode(): SetupCode {
  const text = Array.from({ length: GROUPS }, group).join('-');
  let isTaken = false;
  return {
    text,
    take(said) {
      const isRight = isSameText(said.trim().toUpperCase(), text) && !isTaken;
      if (isRight) isTaken = true;
      return isRight;
    },
    giveBack() {
      isTaken = false;
    },
  };
}
