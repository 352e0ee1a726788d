import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { seededSource } from '#chance';
import { newSimulation } from '#simulate';
import { reportOf, show, simulate } from './simulate.ts';
import { terminalOf } from './terminal.ts';

async function answered(options: Parameters<typeof simulate>[0], json: boolean) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const terminal = terminalOf({ stdin, stdout, stderr }, json);
  const isRight = await simulate(options, seededSource(1), terminal);
  stdout.end();
  return { isRight, printed: await text(stdout) };
}

test('a run without findings prints what was asked for and what was refused', async () => {
  const { isRight, printed } = await answered({ seed: 3, commands: 400, tables: 4 }, false);
  expect(isRight).toBe(true);
  expect(printed).toContain('Nothing is wrong with seed 3.');
  expect(printed).toMatch(/open-house +1\n/);
});

test('with --json the same is one document, and the seed that was drawn is in it', async () => {
  const { printed } = await answered({ commands: 50, tables: 2 }, true);
  const report = JSON.parse(printed);
  expect(report).toMatchObject({ ok: true, commands: 50, tables: 2 });
  expect(report.seed).toBeGreaterThanOrEqual(0);
  expect(report.accepted['open-house']).toBe(1);
});

test('a finding is printed with its seed, its command and the line that finds it again', () => {
  const seeded = { seed: 12, commands: 5000, tables: 7 };
  const command = { id: 'c31', by: 'dana', type: 'end-round', table: 'T1' };
  const finding = { number: 31, command, what: 'the books do not balance: 1' };
  const { summary } = newSimulation(seeded);
  const printed = show(reportOf({ finding, summary: summary() }, seeded, 1000));
  expect(printed).toContain('Wrong with seed 12, at command 31: the books do not balance: 1');
  expect(printed).toContain(JSON.stringify(command));
  expect(printed).toContain('houseway simulate --seed 12 --commands 31 --tables 7\n');
});

test('one place is enough', async () => {
  const places = { commands: 1, tables: 1, data: 'here', databaseUrl: 'postgres://there' };
  await expect(answered(places, false)).rejects.toThrow('not both');
});

test('a data folder gets a house and its load', async () => {
  const data = await mkdtemp(join(tmpdir(), 'houseway-load-'));
  try {
    const options = { seed: 3, commands: 40, tables: 2, data };
    const { isRight, printed } = await answered(options, true);
    expect(isRight).toBe(true);
    expect(JSON.parse(printed)).toMatchObject({ commands: 40, retries: 1 });
  } finally {
    await rm(data, { recursive: true });
  }
});
