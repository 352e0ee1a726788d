// What time it is in the house. A device's own clock may be wrong: every answer of the house says
// what time it is there, and the difference is added to ours.
import { useSyncExternalStore } from 'react';

/** How wrong a clock must be before the user is told, in milliseconds. */
const WORTH_TELLING = 60_000;

let difference = 0;
const listeners = new Set<() => void>();

// Not `performance.now`, which stands still while a tablet sleeps.
const ownNow = (): number => Date.now();

/** Milliseconds since 1970, as the house counts them. */
export const houseNow = (): number => ownNow() + difference;

/** Takes the `date` header of an answer, which is a whole second that has begun. */
export function heardTime(date: string | null): void {
  const said = Date.parse(date ?? '');
  if (Number.isNaN(said)) return;
  const now = houseNow();
  if (now >= said - 1000 && now <= said + 2000) return;
  difference = said + 500 - ownNow();
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many minutes this device's clock is behind the house; 0 where it does not matter. */
export const useWrongClock = (): number =>
  useSyncExternalStore(listen, () =>
    Math.abs(difference) < WORTH_TELLING ? 0 : Math.round(difference / 60_000),
  );

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
}

/** The second that it is, for clocks that run. */
export const useSecond = (): number =>
  useSyncExternalStore(everySecond, () => Math.floor(houseNow() / 1000) * 1000);
