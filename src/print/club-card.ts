// A card of the player club, of the size that wallets have: the house, the player's name and picture,
// and the number as a barcode. No PIN is on it.

import { drawBarcode } from './barcode.ts';
import { printable } from './clean.ts';
import { collected, openPdf, type Pdf } from './paper.ts';

export interface ClubCard {
  readonly house: string;
  readonly card: string;
  readonly name: string;
  /** A JPEG; the picture is optional. */
  readonly photo?: Buffer;
}

const MM = 72 / 25.4;
const WIDTH = 85.6 * MM;
const HEIGHT = 54 * MM;
const MARGIN = 5 * MM;
const BAND = 13 * MM;
const PHOTO = { width: 18 * MM, height: 22 * MM } as const;
const BARCODE = { width: 50 * MM, height: 11 * MM } as const;
const INK = '#111827';
const QUIET = '#6b7280';

/** As large as it can be without leaving its line. */
function line(
  pdf: Pdf,
  text: string,
  { x, y, width, size, color }: Record<'x' | 'y' | 'width' | 'size', number> & { color: string },
): void {
  const shown = printable(text);
  const wide = pdf.fontSize(size).widthOfString(shown);
  pdf
    .fontSize(wide > width ? (size * width) / wide : size)
    .fillColor(color)
    .text(shown, x, y, { lineBreak: false });
}

/** 123 456 789 7: in groups that can be read aloud. */
const grouped = (card: string): string => card.replace(/(\d{3})(?=\d)/g, '$1 ');

/** Whether a file is a picture that can be printed. */
export function isPicture(file: Buffer): boolean {
  try {
    openPdf('').addPage().image(file);
    return true;
  } catch {
    return false;
  }
}

export async function clubCardPage({ house, card, name, photo }: ClubCard): Promise<Buffer> {
  const pdf = openPdf(`Player Club Card ${card}`);
  pdf.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
  pdf.rect(0, 0, WIDTH, BAND).fill(INK);
  const inside = WIDTH - 2 * MARGIN;
  pdf.font('Helvetica-Bold');
  line(pdf, house, { x: MARGIN, y: 3 * MM, width: inside, size: 13, color: '#ffffff' });
  pdf.font('Helvetica');
  line(pdf, 'Player Club', { x: MARGIN, y: 8.6 * MM, width: inside, size: 7, color: '#d1d5db' });
  const place = { x: WIDTH - MARGIN - PHOTO.width, y: BAND + 3 * MM };
  if (photo !== undefined) {
    pdf.image(photo, place.x, place.y, { fit: [PHOTO.width, PHOTO.height], align: 'center' });
  }
  const beside = photo === undefined ? inside : inside - PHOTO.width - 3 * MM;
  pdf.font('Helvetica-Bold');
  line(pdf, name, { x: MARGIN, y: BAND + 5 * MM, width: beside, size: 12, color: INK });
  const y = HEIGHT - MARGIN - BARCODE.height - 4 * MM;
  drawBarcode(pdf, card, { x: MARGIN, y, ...BARCODE });
  pdf.font('Courier');
  const below = y + BARCODE.height + 1.5 * MM;
  line(pdf, grouped(card), { x: MARGIN, y: below, width: BARCODE.width, size: 9, color: QUIET });
  const content = collected(pdf);
  pdf.end();
  return content;
}
