// The houseway command as others call it: a process of its own, its streams and its exit code. What
// it answers and refuses is tested in src/cli.
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { HOUSEWAY, houseway } from './process.fixture.ts';

test('--json prints one document and nothing else, from standard input', async () => {
  const words = ['rank', 'four-card', '-', '--json'];
  const { exitCode, stdout, stderr } = await houseway(words, 'As Ad Ah Kc 2d\n');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ rule: 'four-card', name: 'three aces' });
});

test('wrong input: exit 2, the problem named, nothing on standard output', async () => {
  const { exitCode, stdout, stderr } = await houseway(['activities', 'nothing']);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(JSON.parse(stderr).error.problems).toMatchObject([{ path: 'ACTIVITY' }]);
});

test('--lines answers what has come before more does', async () => {
  const child = spawn(process.execPath, [HOUSEWAY, 'rank', '-', '--lines']);
  try {
    const answer = new Promise<string>((resolve) => {
      child.stdout.once('data', (chunk) => resolve(String(chunk)));
    });
    child.stdin.write('{"rule":"three-card","cards":"AsKsQs"}\n');
    expect(JSON.parse(await answer)).toMatchObject({ category: 'royal-flush' });
  } finally {
    child.kill();
  }
});

test('a reader that has seen enough is no failure', async () => {
  const child = spawn(process.execPath, [HOUSEWAY, '--help']);
  child.stdout.destroy();
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
});
