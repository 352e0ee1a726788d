import type { Block } from '#rules';
import type { SignPosting } from '../sign/use-sign.ts';

export type SheetTable = Extract<Block, { kind: 'table' }>;

/** The tables of one section of a posting. */
export const tablesIn = ({ sections }: SignPosting, section: string): readonly SheetTable[] =>
  sections
    .filter(({ id }) => id === section)
    .flatMap(({ blocks }) => blocks.flatMap((each) => (each.kind === 'table' ? [each] : [])));
