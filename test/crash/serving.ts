// The serving process of the crash tests: a house on a store, asked in lines of JSON on the input
// and answering in lines on the output. It says what is durable and nothing else:
//   serving.ts '{"kind":"pglite","place":"DIR","snapshotEvery":25}'
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIVITIES } from '#activities';
import { decodeCommand, makeRulebook } from '#house';
import { sure } from '#result';
import {
  HouseError,
  openPglite,
  openPostgres,
  type RunningHouse,
  runHouse,
  type Store,
  StoreError,
} from '#store';
import type { Question, Said, ServingOptions } from './protocol.ts';

const { kind, place, snapshotEvery, checkpointBytes, vacuumMs }: ServingOptions = JSON.parse(
  process.argv[2] as string,
);

/** A line is with the reader when this returns: pipes are written to at once. */
const say = (said: Said): void => void process.stdout.write(`${JSON.stringify(said)}\n`);
const note = (text: string): void => say({ note: text });

let store: Store | undefined;
/** The clock of the room is the one of the test. */
let now = 0;

async function open(): Promise<Store> {
  store = await (kind === 'pglite'
    ? openPglite(place, { onNote: note, checkpointBytes, vacuumMs })
    : openPostgres(place));
  return store;
}

/** As long as a house may say nothing. */
const LOCKED_MOST_MS = 300_000;

/** A server may not have noticed yet that the process before is gone. */
async function start(): Promise<RunningHouse> {
  const rulebook = makeRulebook(ACTIVITIES);
  const options = { open, rulebook, clock: () => now, snapshotEvery, onNote: note, reopenMs: 20 };
  for (const began = performance.now(); ; ) {
    try {
      return await runHouse(options);
    } catch (error) {
      const isLocked = error instanceof StoreError && error.code === 'locked';
      if (!isLocked || performance.now() - began > LOCKED_MOST_MS) throw error;
      note(error.message);
      await sleep(10);
    }
  }
}

async function answer(house: RunningHouse, question: Question): Promise<void> {
  if (question.ask === 'log') return tellLog(house, question.after);
  now = Math.max(now, question.at);
  const command = sure(decodeCommand(question.command));
  const { id } = command;
  try {
    say({ id, answer: await house.submit(command) });
  } catch (error) {
    if (!(error instanceof HouseError)) throw error;
    say({ id, error: error.code, message: error.message });
  }
}

/** What the database has after a record, and what the house makes of all of it. */
async function tellLog(house: RunningHouse, after: number): Promise<void> {
  const from = store as Store;
  const lines = await from.readLog(after, 1_000_000);
  const entries = await from.readEntries(after, Number.MAX_SAFE_INTEGER);
  const book = await house.read(({ book }) => [...book].map(([name, net]) => [name, `${net}`]));
  say({
    lines,
    entries: entries.map((entry) => ({ ...entry, amount: `${entry.amount}` })),
    book: Object.fromEntries(book),
  });
}

const house = await start();
house.onRecords((records) => say({ records }));
say({ ready: house.status.seq });
const questions = createInterface({ input: process.stdin });
questions.on('line', (line) => void answer(house, JSON.parse(line)));
questions.on('close', () => void house.close());
