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

async function answered(
  options: Parameters<typeof simulate>[0],
  json: boolean,
  source = seededSource(1),
) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const terminal = terminalOf({ stdin, stdout, stderr }, json);
  const isRight = await simulate(options, source, terminal);
  stdout.end();
  return { isRight, printed: await text(stdout) };
}

test('a run without findings prints what was asked for and what was refused', async () => {
  const { isRight, printed } = await answered({ seed: 3, commands: 400, tables: 4 }, false);
  expect(isRight).toBe(true);
  expect(printed).toContain('Seed 3: no problems.');
  expect(printed).toMatch(/open-house +1\n/);
});

test('with --json the same is one document, and the seed that was drawn is in it', async () => {
  const { printed } = await answered({ commands: 50, tables: 2 }, true);
  const report = JSON.parse(printed);
  expect(report).toMatchObject({ ok: true, commands: 50, tables: 2 });
  expect(report.seed).toBeGreaterThanOrEqual(1);
  expect(report.accepted['open-house']).toBe(1);
});

test('a finding is printed with its seed, its command and the line that finds it again', () => {
  const seeded = { seed: 12, commands: 5000, tables: 7 };
  const command = { id: 'c31', by: 'dana', type: 'end-round', table: 'T1' };
  const finding = { number: 31, command, what: 'the books do not balance: 1' };
  const { summary } = newSimulation(seeded);
  const printed = show(reportOf({ finding, summary: summary() }, seeded, 1000));
  expect(printed).toContain('Seed 12: problem at command 31: the books do not balance: 1');
  expect(printed).toContain(JSON.stringify(command));
  expect(printed).toContain('houseway simulate --seed 12 --commands 31 --tables 7\n');
});

test('on a store the line is as long as the run was, and says which word stands for a fresh place', () => {
  const seeded = { seed: 12, commands: 5000, tables: 7 };
  const { summary } = newSimulation(seeded);
  const ended = {
    finding: { number: 31, command: undefined, what: 'the books do not balance: 1' },
    summary: summary(),
  };
  const inFolder = show(reportOf(ended, { ...seeded, data: 'filled' }, 1000));
  const line = 'houseway simulate --seed 12 --commands 5000 --tables 7';
  expect(inFolder).toContain(`again: ${line} --data NEW_FOLDER\n`);
  expect(inFolder).toContain('NEW_FOLDER is a folder without a house.');
  expect(inFolder).not.toMatch(/filled|undefined/);
  const url = 'postgres://me:secret@host/name';
  expect(reportOf(ended, { ...seeded, databaseUrl: url }, 1000)).toMatchObject({
    again: `${line} --database-url NEW_DATABASE_URL`,
    againWhere: 'NEW_DATABASE_URL is the address of a database without a house.',
  });
});

test.each([0, 1.5, 2 ** 32])('%d is no seed', async (seed) => {
  await expect(answered({ seed, commands: 1, tables: 1 }, false)).rejects.toMatchObject({
    name: 'Error',
    code: 'usage',
    message: 'the seed must be a whole number from 1 to 4294967295',
  });
});

test('the greatest seed is one, and zero is never drawn', async () => {
  const { isRight } = await answered({ seed: 2 ** 32 - 1, commands: 20, tables: 1 }, true);
  expect(isRight).toBe(true);
  const zeros = { next: () => 0 };
  const { printed } = await answered({ commands: 5, tables: 1 }, true, zeros);
  expect(JSON.parse(printed).seed).toBe(1);
});

test('a database has an address', async () => {
  const place = { commands: 1, tables: 1, databaseUrl: 'nonsense' };
  await expect(answered(place, false)).rejects.toMatchObject({
    code: 'usage',
    problems: [{ path: '--database-url' }],
  });
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
