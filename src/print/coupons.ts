// Coupons, vouchers and receipts of promotional chips, four to a page to cut apart: what it is, its
// face, its games, its period, its fee, and the serial as a barcode.
import { drawBarcode } from './barcode.ts';
import { printable } from './clean.ts';
import { collected, openPdf, type Pdf } from './paper.ts';

export interface Coupon {
  readonly house: string;
  readonly promotion: string;
  /** The approval that advertisements name. */
  readonly approval: string;
  readonly title: string;
  readonly face: string;
  readonly serial: string;
  /** What stands on it besides: games, expiry, fee, whose it is. */
  readonly lines: readonly string[];
}

const PAGE = { width: 612, height: 792 } as const;
const MARGIN = 36;
const PER_PAGE = 4;
const HEIGHT = (PAGE.height - 2 * MARGIN) / PER_PAGE;
const INK = '#111827';
const QUIET = '#4b5563';

function draw(pdf: Pdf, coupon: Coupon, top: number): void {
  const { house, promotion, approval, title, face, serial, lines } = coupon;
  const width = PAGE.width - 2 * MARGIN;
  const [x, y] = [MARGIN + 16, top + 14];
  pdf
    .rect(MARGIN, top + 4, width, HEIGHT - 8)
    .lineWidth(0.75)
    .dash(4, { space: 3 });
  pdf.stroke(QUIET).undash();
  const oneLine = (height: number) => ({ width: 330, height, ellipsis: true });
  pdf.font('Helvetica').fontSize(9).fillColor(QUIET);
  pdf.text(printable(`${house} · ${promotion}`), x, y, oneLine(10));
  pdf
    .font('Helvetica-Bold')
    .fontSize(17)
    .fillColor(INK)
    .text(printable(title), x, y + 16, oneLine(18));
  pdf
    .font('Helvetica-Bold')
    .fontSize(34)
    .text(face, x + 340, y + 2, {
      width: width - 340 - 32,
      align: 'right',
      lineBreak: false,
    });
  pdf.font('Helvetica').fontSize(8).fillColor(QUIET);
  pdf.text(`${printable(approval)} · no cash value`, x + 340, y + 40, {
    width: width - 340 - 32,
    align: 'right',
  });
  pdf.fontSize(7.5).fillColor(INK);
  pdf.text(lines.map(printable).join('\n'), x, y + 44, {
    width: 300,
    height: HEIGHT - 74,
    lineGap: 1,
    ellipsis: true,
  });
  const bars = { x: x + 320, y: top + HEIGHT - 76, width: width - 320 - 32, height: 40 };
  drawBarcode(pdf, serial, bars);
  pdf.font('Courier-Bold').fontSize(13).fillColor(INK);
  pdf.text(serial, bars.x, bars.y + bars.height + 6, { width: bars.width, align: 'center' });
}

export async function couponPages(coupons: readonly Coupon[]): Promise<Buffer> {
  const pdf = openPdf(coupons.length === 1 ? `Coupon ${coupons[0]?.serial}` : 'Coupons');
  coupons.forEach((coupon, index) => {
    const at = index % PER_PAGE;
    if (at === 0) pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    draw(pdf, coupon, MARGIN + at * HEIGHT);
  });
  const content = collected(pdf);
  pdf.end();
  return content;
}
