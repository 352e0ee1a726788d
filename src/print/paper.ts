// A PDF to draw on: fonts that every reader has, and the same bytes for the same marks.
import PDFDocument from 'pdfkit';
import type { Mark, Measure } from './box.ts';
import type { Font } from './look.ts';

const FONT_NAMES: Readonly<Record<Font, string>> = {
  text: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
  title: 'Times-Bold',
};

export type Pdf = InstanceType<typeof PDFDocument>;

/** A document without a page; the same marks give the same bytes at any time. Pages that are kept
 * can be drawn on until the end, for figures known only then. */
export const openPdf = (title: string, { keepsPages = false } = {}): Pdf =>
  new PDFDocument({
    autoFirstPage: false,
    bufferPages: keepsPages,
    info: { Title: title, Creator: 'Houseway', CreationDate: new Date(0), ModDate: new Date(0) },
  });

export function measureIn(pdf: Pdf): Measure {
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

export function draw(pdf: Pdf, mark: Mark): void {
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

export const collected = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
