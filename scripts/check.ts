// npm run check: types and lint beside the tests, for two cores have time for both. What types and
// lint say comes in one piece; one that fails counts as a failure in the last line.
import { spawn } from 'node:child_process';

interface Ended {
  readonly code: number;
  readonly said: string;
}

/** Runs a script of package.json; its output is kept, and shown at once if `isShown`. */
function run(script: string, isShown = false): Promise<Ended> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (isShown) process.stdout.write(text);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** One after the other, so that the tests have the other core. */
async function runAll(scripts: readonly string[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const script of scripts) {
    const { code, said } = await run(script);
    if (code !== 0) failed.push(`${said.trimEnd()}\n${script} failed\n`);
  }
  return failed;
}

const [failed, tests] = await Promise.all([runAll(['types', 'lint']), run('test', true)]);
if (failed.length > 0) {
  const [, passed = '0', broken = '0', rest = ''] =
    /(\d+) passed, (\d+) failed(.*)\s*$/.exec(tests.said) ?? [];
  process.stdout.write(`\n${failed.join('\n')}`);
  process.stdout.write(`${passed} passed, ${Number(broken) + failed.length} failed${rest}\n`);
}
process.exitCode = failed.length > 0 || tests.code !== 0 ? 1 : 0;
