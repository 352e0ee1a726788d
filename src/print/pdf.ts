// A sheet as a PDF, page by page. Every line was measured and placed before; here it is only drawn.
import { err, ok, type Result } from '#result';
import type { PostingSheet } from '#rules';
import { unshownInPdf } from './clean.ts';
import { fitPages } from './fit.ts';
import { footLines } from './foot.ts';
import { COLORS, GAPS, MARGIN, PAPERS } from './look.ts';
import { collected, draw, measureIn, openPdf, type Pdf } from './paper.ts';
import type { RuleVersion } from './version.ts';

function drawQr(
  pdf: Pdf,
  modules: RuleVersion['modules'],
  place: { x: number; y: number; side: number },
): void {
  const side = place.side / modules.length;
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pdf.rect(place.x + x * side, place.y + y * side, side, side);
    });
  });
  pdf.fill(COLORS.ink);
}

export async function makePdf(sheet: PostingSheet, version: RuleVersion): Promise<Result<Buffer>> {
  const shown = { ...sheet, ruleText: '' };
  const unshown = unshownInPdf(shown, 'sheet', 'html and md can show it');
  if (unshown.length > 0) return err(unshown);
  const ids = sheet.approvalIds.join(', ');
  const pdf = openPdf(ids === '' ? sheet.title : `${sheet.title} (${ids})`);
  const set = fitPages({ sheet, foot: footLines(sheet, version), measure: measureIn(pdf) });
  if (!set.ok) return set;
  const { plan } = set.value;
  const { width, height } = PAPERS.letter;
  const side = GAPS.qr * plan.scale;
  for (const page of plan.pages.keys()) {
    pdf.addPage({ size: [width, height], margin: 0 });
    set.value.draw(page, (mark) => draw(pdf, mark));
    drawQr(pdf, version.modules, { x: width - MARGIN - side, y: height - MARGIN - side, side });
  }
  const content = collected(pdf);
  pdf.end();
  return ok(await content);
}
