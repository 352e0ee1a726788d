import { existsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writeBundle } from '#store';
import { type PlaceOptions, told, withBar, withEvidence, wrongFlag } from './evidence.ts';
import { CommandFailed } from './failure.ts';
import type { Terminal } from './terminal.ts';

export interface ExportOptions extends PlaceOptions {
  readonly bundle?: string;
  /** One round instead of everything. */
  readonly round?: string;
  /** One drawing instead of everything. */
  readonly drawing?: string;
}

/** One place to read, and a folder to write to. */
export function checkOptions({ data, databaseUrl, bundle }: ExportOptions): void {
  if (data !== undefined && databaseUrl !== undefined) {
    throw wrongFlag('arguments', 'one of --data and --database-url says what to export');
  }
  const folder = bundle === undefined ? undefined : dirname(resolve(bundle));
  if (folder !== undefined && !existsSync(folder)) {
    throw wrongFlag('--bundle', `no folder ${folder}`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const why = (error as Error).message;
    throw new CommandFailed('unwritable-file', `can’t write ${file}: ${why}`);
  }
}

/** `houseway export`: the log and its books in one file. */
export async function exportBundle(options: ExportOptions, terminal: Terminal): Promise<void> {
  const { bundle } = options;
  if (bundle === undefined) throw wrongFlag('--bundle', 'name the file to write: --bundle FILE');
  checkOptions(options);
  const file = resolve(bundle);
  const answer = await told(() =>
    withEvidence(options, terminal, async (evidence) => {
      const seal = await withBar('exporting', terminal, (onProgress) =>
        writeBundle(evidence, file, onProgress),
      ).catch((error: NodeJS.ErrnoException) => {
        if (error.code === undefined || error.syscall === undefined) throw error;
        throw new CommandFailed('unwritable-file', `can’t write ${file}: ${error.message}`);
      });
      return { bundle: file, source: evidence.description, head: evidence.head, ...seal };
    }),
  );
  terminal.answer(
    answer,
    ({ records, head }) =>
      `Exported ${records} records to ${file}.\n  Head: record ${head.seq}, ${head.hash}`,
  );
}
