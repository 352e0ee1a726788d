// Programs that tests need. On a bare Debian machine (CI) we install their packages, one worker at a
// time: apt does not wait for another apt.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The first of these packages that there is. Where we may, which is as root on Debian; elsewhere
 * nothing happens. */
export async function installOnDebian(...names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = 'apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=600';
  const anyOf = names.map((name) => `${install} ${name}`).join(' || ');
  const words = [join(tmpdir(), 'houseway-apt.lock'), 'sh', '-c', `apt-get update && (${anyOf})`];
  await run('flock', words, { env, maxBuffer: 2 ** 26 });
}
