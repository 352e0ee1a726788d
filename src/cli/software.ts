import { fileURLToPath } from 'node:url';
import { softwareIn } from '#store';
import { CommandFailed, WrongInput } from './failure.ts';
import type { Terminal } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `houseway software`: which program this is, and whether it is the one that was approved. */
export function software(
  { expect }: { readonly expect?: string },
  terminal: Terminal,
  root = ROOT,
): void {
  if (expect !== undefined && !/^[0-9a-f]{64}$/.test(expect)) {
    const message = 'must be the approved digest: 64 hexadecimal digits';
    throw new WrongInput('usage', message, [{ path: '--expect', message }]);
  }
  const found = softwareIn(root);
  if (expect !== undefined && found.digest !== expect) {
    throw new CommandFailed('other-software', `This is not the approved program: ${found.digest}`);
  }
  terminal.answer(
    found,
    ({ version, files, digest }) => `houseway ${version}, ${files} files\n${digest}`,
  );
}
