// A document of one house page after another, as a PDF: win pages and tax statements. What stands in
// it is measured first; nothing is cut, and what does not fit goes on the next page.
import { err, ok, problem, type Result } from '#result';
import type { Setting } from './blocks.ts';
import { type Box, beside, ruled, space, stack, text } from './box.ts';
import { cleanDocument, unshownInPdf } from './clean.ts';
import { COLORS, GAPS, PAPERS, SIZES } from './look.ts';
import { collected, draw, measureIn, openPdf } from './paper.ts';

/** What stays together on a page. */
export interface Item {
  readonly box: Box;
  /** Drawn above it once more where a page begins with it, as the head of a table. */
  readonly head?: Box;
  /** A page begins with it. */
  readonly isFirst?: true;
}

export interface DocumentPlan {
  readonly title: string;
  /** What stands at the bottom of every page, before its number. */
  readonly foot: string;
  items(setting: Setting): readonly Item[];
}

const EDGE = 40;
const FOOT = 26;
const ROOM = PAPERS.letter.height - 2 * EDGE - FOOT;

/** The boxes of each page. */
function pagesOf(items: readonly Item[]): readonly (readonly Box[])[] {
  const pages: Box[][] = [[]];
  let used = 0;
  for (const { box, head, isFirst } of items) {
    if (used > 0 && (isFirst === true || used + box.height > ROOM)) {
      pages.push(head === undefined ? [] : [head]);
      used = head?.height ?? 0;
    }
    (pages.at(-1) as Box[]).push(box);
    used += box.height;
  }
  return pages;
}

function footBox(words: string, page: string, { width, measure }: Setting): Box {
  const style = { font: 'text', size: SIZES.footer, color: COLORS.muted } as const;
  const line = beside([
    [0, text(words, width - 90, style, measure)],
    [width - 80, text(page, 80, { ...style, align: 'right' }, measure)],
  ]);
  const rule = { width, thick: GAPS.hairline, color: COLORS.gold, edge: 'upper' } as const;
  return ruled(stack([space(GAPS.item * 2), line]), rule);
}

/** The document of some plain data, or what in it cannot be printed. */
export async function makeDocument<T>(
  data: T,
  planOf: (clean: T) => DocumentPlan,
): Promise<Result<Buffer>> {
  const clean = cleanDocument(data);
  const unshown = unshownInPdf(clean, 'document', 'use Latin letters');
  if (unshown.length > 0) return err(unshown);
  const plan = planOf(clean);
  const pdf = openPdf(plan.title);
  const { width, height } = PAPERS.letter;
  const setting: Setting = { width: width - 2 * EDGE, scale: 1, measure: measureIn(pdf) };
  const items = plan.items(setting);
  if (items.some(({ box, head }) => box.height + (head?.height ?? 0) > ROOM)) {
    return problem('document', 'has a part that is longer than a page');
  }
  const pages = pagesOf(items);
  pages.forEach((boxes, index) => {
    pdf.addPage({ size: [width, height], margin: 0 });
    stack(boxes).draw(EDGE, EDGE, (mark) => draw(pdf, mark));
    const foot = footBox(plan.foot, `Page ${index + 1} of ${pages.length}`, setting);
    foot.draw(EDGE, height - EDGE - foot.height, (mark) => draw(pdf, mark));
  });
  const content = collected(pdf);
  pdf.end();
  return ok(await content);
}
