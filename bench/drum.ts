// A drum of a million tickets, each of them a range of its own: the most that a drum can be.
import {
  type CheckedDrawing,
  checkDrawing,
  checkDrawProof,
  commitmentOf,
  drawProofOf,
  drawSerial,
  type Entries,
  makeDrawingFile,
  rootOf,
} from '#drawing';
import { benchDrumBrowser } from './drum-browser.ts';
import { median, target } from './report.ts';

const TICKETS = 1_000_000;
const ROUNDS = 5;
const SECRET = 'c4'.repeat(32);

function timed<T>(run: () => T): { readonly ms: number; readonly value: T } {
  const start = performance.now();
  const value = run();
  return { ms: performance.now() - start, value };
}

/** As it was drawn and exported: the text that a visitor's browser is given. */
function exported(entries: Entries, root: string): string {
  const commitment = commitmentOf(SECRET);
  const serial = drawSerial({ secret: SECRET, root, draw: 1 }, entries);
  return JSON.stringify(
    makeDrawingFile({
      house: 'Bench',
      drawing: 'million',
      title: 'A million tickets',
      method: 'electronic',
      announced: { at: '2026-11-01T09:00:00-08:00', commitment, publicValue: null },
      closed: { at: '2026-11-16T19:00:00-08:00', commitment, root, count: TICKETS },
      secret: SECRET,
      publicValue: null,
      draws: [{ draw: 1, at: '2026-11-16T20:00:00-08:00', serial, outcome: 'won', because: null }],
      entries,
    }),
  );
}

export async function benchDrum(): Promise<void> {
  const entries: Entries = Array.from({ length: TICKETS }, (_, index) => [index * 2 + 1, 1]);
  console.log(`\na drum of ${TICKETS.toLocaleString('en')} tickets`);
  const cold = timed(() => rootOf(entries));
  const roots = Array.from({ length: ROUNDS }, () => timed(() => rootOf(entries)).ms);
  const first = timed(() => drawSerial({ secret: SECRET, root: cold.value, draw: 1 }, entries));
  const draws = Array.from({ length: ROUNDS }, (_, index) => {
    return timed(() => drawSerial({ secret: SECRET, root: cold.value, draw: index + 2 }, entries));
  });
  const text = exported(entries, cold.value);
  const checks = Array.from({ length: ROUNDS }, () =>
    timed(() => checkDrawing(JSON.parse(text)) as { readonly value: CheckedDrawing }),
  );
  const small = JSON.stringify(drawProofOf((checks[0] as (typeof checks)[0]).value.value, 1));
  const proofs = Array.from({ length: ROUNDS }, () =>
    timed(() => checkDrawProof(JSON.parse(small))),
  );
  const atMost = (name: string, ms: number, most: number) =>
    target(name, ms, `under ${most}`, ms < most);
  atMost('ms for the root, the first time', cold.ms, 3_000);
  atMost('ms for the root', median(roots), 3_000);
  atMost('ms for a draw, the first time', first.ms, 50);
  atMost('ms for a draw', median(draws.map(({ ms }) => ms)), 50);
  atMost('ms to read and run it all again', median(checks.map(({ ms }) => ms)), 2_000);
  atMost('ms to check the proof of one draw', median(proofs.map(({ ms }) => ms)), 2_000);
  await benchDrumBrowser(text);
  console.log(
    `  -> the file has ${(text.length / 2 ** 20).toFixed(1)} MiB, one draw ${(small.length / 1024).toFixed(1)} KiB`,
  );
}
