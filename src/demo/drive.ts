// Keeps the tables of a demo playing while it is served.
import type { ServerContext } from '#server';
import { boundAll } from './command.ts';
import type { Play } from './play.ts';

const STEP_MS = 500;

/** Lets the tables play until the function that comes back is called. What fails is told once; a
 * refusal is the house's answer, and stands in its log. */
export function drive(context: ServerContext, play: Play): () => Promise<void> {
  const { house, clock, log } = context;
  let lastFailure = '';
  let working: Promise<void> | undefined;

  async function step(): Promise<void> {
    try {
      if (house.status.state !== 'running') return;
      const commands = await house.read((live) => play.step(live, clock()));
      const all = await boundAll(context, commands);
      await Promise.all(all.map((command) => house.submit(command)));
      lastFailure = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastFailure) log(`The demo tables have stopped: ${message}`);
      lastFailure = message;
    }
  }

  const stopHearing = house.onRecords((records) => play.hear(records, clock()));
  const timer = setInterval(() => {
    working ??= step().finally(() => {
      working = undefined;
    });
  }, STEP_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopHearing();
    await working;
  };
}
