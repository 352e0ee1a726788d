// A sheet as a PDF of one page. Every line was measured and placed before; here it is only drawn.
import PDFDocument from 'pdfkit';
import { err, ok, type Result } from '#result';
import type { PostingSheet } from '#rules';
import type { Mark, Measure } from './box.ts';
import { unshownInPdf } from './clean.ts';
import { fitPage } from './fit.ts';
import { footLines } from './foot.ts';
import { COLORS, type Font, GAPS, MARGIN, PAPERS } from './look.ts';
import type { RuleVersion } from './version.ts';

const FONT_NAMES: Readonly<Record<Font, string>> = {
  text: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
  title: 'Times-Bold',
};

type Pdf = InstanceType<typeof PDFDocument>;

/** A document that is ready for its one page; the same sheet gives the same bytes at any time. */
const openPdf = (title: string): Pdf =>
  new PDFDocument({
    autoFirstPage: false,
    info: { Title: title, Creator: 'Houseway', CreationDate: new Date(0), ModDate: new Date(0) },
  });

function measureIn(pdf: Pdf): Measure {
  const known = new Map<string, number>();
  return (words, font, size) => {
    const key = `${font} ${words}`;
    let width = known.get(key);
    if (width === undefined) {
      width = pdf.font(FONT_NAMES[font]).fontSize(1).widthOfString(words);
      known.set(key, width);
    }
    return width * size;
  };
}

function draw(pdf: Pdf, mark: Mark): void {
  if (mark.kind === 'fill') {
    pdf.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.color);
    return;
  }
  pdf
    .font(FONT_NAMES[mark.font])
    .fontSize(mark.size)
    .fillColor(mark.color)
    .text(mark.words, mark.x, mark.y, { lineBreak: false });
}

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

const collected = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });

export async function makePdf(sheet: PostingSheet, version: RuleVersion): Promise<Result<Buffer>> {
  const unshown = unshownInPdf(sheet);
  if (unshown.length > 0) return err(unshown);
  const ids = sheet.approvalIds.join(', ');
  const pdf = openPdf(ids === '' ? sheet.title : `${sheet.title} (${ids})`);
  const set = fitPage({ sheet, foot: footLines(sheet, version), measure: measureIn(pdf) });
  if (!set.ok) return set;
  const { plan } = set.value;
  const { width, height } = PAPERS[plan.paper];
  pdf.addPage({ size: [width, height], margin: 0 });
  set.value.draw((mark) => draw(pdf, mark));
  const side = GAPS.qr * plan.scale;
  drawQr(pdf, version.modules, { x: width - MARGIN - side, y: height - MARGIN - side, side });
  const content = collected(pdf);
  pdf.end();
  return ok(await content);
}
