// A barcode (Code 128) drawn as bars, so that it stays sharp at any size.
import bwipjs from 'bwip-js/node';
import type { Pdf } from './paper.ts';

export interface BarcodePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The widths of bars and gaps in turn, a bar first. */
function barsOf(text: string): readonly number[] {
  const [code] = bwipjs.raw({ bcid: 'code128', text }) as readonly { readonly sbs: number[] }[];
  return code?.sbs ?? [];
}

export function drawBarcode(pdf: Pdf, text: string, place: BarcodePlace): void {
  const bars = barsOf(text);
  const unit = place.width / bars.reduce((sum, width) => sum + width, 0);
  let { x } = place;
  bars.forEach((width, index) => {
    if (index % 2 === 0) pdf.rect(x, place.y, width * unit, place.height);
    x += width * unit;
  });
  pdf.fill('#000000');
}
