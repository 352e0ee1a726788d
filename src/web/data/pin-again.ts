// The house asks for the PIN again before some things: whoever asked for one waits for the answer.
import { type KeptValue, keep, useKept } from './kept.ts';

const asked: KeptValue<boolean> = keep(false);
let waiting: ((isGiven: boolean) => void)[] = [];

export const usePinAsked = (): boolean => useKept(asked);

/** Whether the PIN was typed. */
export function pinAgain(): Promise<boolean> {
  asked.set(true);
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

export function answerPin(isGiven: boolean): void {
  const all = waiting;
  waiting = [];
  asked.set(false);
  for (const answer of all) answer(isGiven);
}
