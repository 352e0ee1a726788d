// The power goes: every answered command is on the disk, and not only in the memory of the
// operating system. Once by watching what the process asks of the system, once by taking the memory
// away.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#house';
import { openFolderEvidence, verifyEvidence } from '#store';
import { endRound, openingCommands, startRound } from '../../src/store/house.fixture.ts';
import { fsyncsBeforeAnswers, needStrace } from '../strace.ts';
import { type Bundle, bundleServing } from './bundle.ts';
import { OFTEN } from './crashes.ts';
import { makeDisk } from './disk.ts';
import { Floor } from './floor.ts';
import { Life, type LifePlan } from './life.ts';
import type { Said, ServingOptions } from './protocol.ts';
import { Witness } from './witness.ts';

const CUTS = 8;
const CUTS_MS = 600_000;
const SELDOM = { snapshotEvery: 1_000_000, checkpointBytes: 1_000_000_000, vacuumMs: 1_000_000 };

let bundle: Bundle;
const folder = mkdtempSync(join(tmpdir(), 'houseway-power-'));
beforeAll(async () => {
  bundle = await bundleServing();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await bundle?.remove();
});

/** Asks for one thing after the other, each when the one before is answered. */
async function askOneByOne(words: readonly string[], commands: readonly Command[]): Promise<void> {
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let asked = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as Said;
    if (!('ready' in said) && !('id' in said)) continue;
    if ('id' in said) expect(said).toMatchObject({ id: commands[asked - 1]?.id, answer: {} });
    const command = commands[asked];
    if (command === undefined) child.stdin.end();
    else child.stdin.write(`${JSON.stringify({ ask: 'command', at: asked, command })}\n`);
    asked += 1;
  }
  await ended;
}

test('before every answer the write-ahead log has been brought to the disk', async () => {
  await needStrace();
  const commands = [...openingCommands(8), ...ROUNDS];
  const trace = join(folder, 'trace');
  const serving: ServingOptions = { kind: 'pglite', place: join(folder, 'data'), ...SELDOM };
  const strace = ['strace', '-f', '-y', '-qq', '-e', 'trace=fsync,write', '-e', 'signal=none'];
  await askOneByOne([...strace, '-o', trace, ...bundle.words, JSON.stringify(serving)], commands);
  const before = fsyncsBeforeAnswers(readFileSync(trace, 'utf8'));
  expect(before).toHaveLength(commands.length);
  const isLog = (file: string): boolean => file.includes('/pg_wal/');
  expect(before.filter((files) => !files.some(isLog))).toEqual([]);
});

const ROUNDS = ['T1', 'T2', 'T3', 'T4', 'T5'].flatMap((table) => [
  startRound(`start-${table}`, table),
  endRound(`end-${table}`, table),
]);

/** A process for which nothing is ever brought to the disk. */
const WITHOUT_FSYNC = `data:text/javascript,${encodeURIComponent(
  `import fs from 'node:fs';
   import { syncBuiltinESMExports } from 'node:module';
   fs.fsyncSync = () => {};
   syncBuiltinESMExports();`,
)}`;

test(
  `every answer outlives ${CUTS} power cuts`,
  async () => {
    const disk = await makeDisk();
    const witness = new Witness();
    const floor = new Floor(7, witness);
    const { dice } = floor;
    const serving: ServingOptions = { kind: 'pglite', place: join(disk.place, 'data'), ...OFTEN };
    const unsynced = join(disk.place, 'unsynced');
    const live = async (plan: Pick<LifePlan, 'after' | 'ms'>, words = bundle.words) => {
      const whole = { ...plan, window: dice.pick([1, 8, 32]), isReadWhole: true };
      const using = { ...bundle, words };
      await new Life({ bundle: using, serving, witness, floor, plan: whole }).ended();
      writeFileSync(unsynced, 'this was never brought to the disk');
      await disk.cut();
      if (disk.isForgetful) expect(() => readFileSync(unsynced)).toThrow();
    };
    try {
      // The first of them fall into the making of the database.
      for (const ms of [300, 900, 1_800]) await live({ after: 'start', ms });
      for (let cut = 3; cut < CUTS; cut += 1) {
        await live({ after: 'first-answer', ms: dice.below(300) });
      }
      const evidence = await openFolderEvidence(serving.place);
      const verdict = await verifyEvidence(evidence);
      await evidence.close();
      expect(verdict).toMatchObject({ ok: true });
      expect(verdict.ok && verdict.records).toBeGreaterThanOrEqual(witness.rows);

      // A store that does not wait for the disk is found out.
      const [node = '', ...rest] = bundle.words;
      await live({ after: 'first-answer', ms: 100 }, [node, '--import', WITHOUT_FSYNC, ...rest]);
      const after = live({ after: 'first-answer', ms: 0 });
      if (disk.isForgetful) await expect(after).rejects.toThrow(/the log ends with row/);
      else await after;
    } finally {
      await disk.remove();
    }
  },
  CUTS_MS,
);
