// The houseway command as others call it: a process of its own, its streams and its exit code.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const HOUSEWAY = fileURLToPath(new URL('../../bin/houseway.js', import.meta.url));

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function houseway(
  words: readonly string[],
  input = '',
  { node = [], env = {} }: { readonly node?: readonly string[]; readonly env?: object } = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, HOUSEWAY, ...words], {
      env: { ...process.env, ...env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
    child.stdin.end(input);
  });
}
