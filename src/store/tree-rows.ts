// How what vouches for the log comes out of a database.
import { HASH_BYTES } from '#checkpoint';
import type { SqlRow } from './sql.ts';

/** Blocks after a gap are of no use: the log is read from there. */
export const READ_BLOCKS = `
select encode(string_agg(root, '' order by number), 'hex') as roots
from (select number, root, row_number() over (order by number) as place from blocks) as each
where number = place - 1`;

export const READ_LAST_CHECKPOINT = 'select note from checkpoints order by size desc limit 1';

export function rootsOf([row]: readonly SqlRow[]): readonly Uint8Array[] {
  const bytes = Buffer.from((row?.['roots'] ?? '') as string, 'hex');
  const count = bytes.length / HASH_BYTES;
  return Array.from({ length: count }, (_, at) =>
    bytes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  );
}

export const noteOf = ([row]: readonly SqlRow[]): string | undefined =>
  row?.['note'] as string | undefined;
