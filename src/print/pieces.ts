// Sections in pieces that columns can be filled with, and pieces put together to sections again.
import type { Block, Section } from '#rules';

interface Part {
  /** The block that it was cut from. */
  readonly source: Block;
  readonly block: Block;
}

/** What stays together in one column. */
export interface Piece {
  readonly section: Section;
  readonly parts: readonly Part[];
  /** Whether the section begins with it, and whether its first block does. */
  readonly isFirst: boolean;
  readonly isStart: boolean;
}

/** A list may go on in the next column anywhere; a table only if it is long, and not row by row. */
const ITEMS_TOGETHER = 2;
const ROWS_TOGETHER = 4;
const LONG_TABLE = 8;
const LONG_SECTION = 3;

function chunks<T>(things: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, index) =>
    things.slice(index * size, (index + 1) * size),
  );
}

function cut(block: Block): readonly Block[] {
  if (block.kind === 'list') {
    return chunks(block.items, ITEMS_TOGETHER).map((items) => ({ ...block, items }));
  }
  if (block.kind === 'table' && block.rows.length > LONG_TABLE) {
    return chunks(block.rows, ROWS_TOGETHER).map((rows) => ({ ...block, rows }));
  }
  return [block];
}

/** A chart goes on in the next column between any two tables; another section only where it is long
 * or has something long in it. */
function isCut({ weight, blocks }: Section): boolean {
  const isLong = blocks.length > LONG_SECTION || blocks.some((block) => cut(block).length > 2);
  return weight === 'prizes' || isLong;
}

export function piecesOf(section: Section): readonly Piece[] {
  if (!isCut(section)) {
    const parts = section.blocks.map((block) => ({ source: block, block }));
    return [{ section, parts, isFirst: true, isStart: true }];
  }
  return section.blocks.flatMap((source, blockIndex) =>
    cut(source).map((block, index) => ({
      section,
      parts: [{ source, block }],
      isFirst: blockIndex === 0 && index === 0,
      isStart: index === 0,
    })),
  );
}

/** Two parts of one block as one again. */
function joined(a: Block, b: Block): Block {
  if (a.kind === 'list' && b.kind === 'list') return { ...a, items: [...a.items, ...b.items] };
  if (a.kind === 'table' && b.kind === 'table') return { ...a, rows: [...a.rows, ...b.rows] };
  return a;
}

/** The blocks of pieces that follow each other. */
export function blocksOf(pieces: readonly Piece[]): readonly Block[] {
  const blocks: { readonly source: Block; block: Block }[] = [];
  for (const { source, block } of pieces.flatMap(({ parts }) => parts)) {
    const last = blocks.at(-1);
    if (last?.source === source) last.block = joined(last.block, block);
    else blocks.push({ source, block });
  }
  return blocks.map(({ block }) => block);
}

/** The sections of one column. One that was begun in the column before says so. */
export function sectionsOf(pieces: readonly Piece[]): readonly Section[] {
  const sections = [...new Set(pieces.map(({ section }) => section))];
  return sections.map((section) => {
    const own = pieces.filter((piece) => piece.section === section);
    const isWhole = own[0]?.isFirst ?? true;
    return {
      ...section,
      id: isWhole ? section.id : `${section.id}-continued`,
      heading: isWhole ? section.heading : `${section.heading}, continued`,
      blocks: blocksOf(own),
    };
  });
}
