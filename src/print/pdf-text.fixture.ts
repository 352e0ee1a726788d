// The words of a PDF that we made, line by line, page by page.
import { inflateSync } from 'node:zlib';

/** The texts that a page draws, in their order; one for each line. */
function linesIn(content: string): readonly string[] {
  return [...content.matchAll(/\[([^\]]*)\]\s*TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  );
}

function contentsOf(pdf: Buffer): readonly string[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  );
}

export const pdfPages = (pdf: Buffer): readonly (readonly string[])[] =>
  contentsOf(pdf).map(linesIn);

/** Where the rectangles of all pages begin and how wide they are, in their order. */
export const pdfRectangles = (pdf: Buffer): readonly { x: number; width: number }[] =>
  contentsOf(pdf).flatMap((content) =>
    [...content.matchAll(/^(\S+) \S+ (\S+) \S+ re$/gm)].map(([, x, width]) => ({
      x: Number(x),
      width: Number(width),
    })),
  );

/** The sizes of all letters, in points. */
export const pdfFontSizes = (pdf: Buffer): readonly number[] =>
  contentsOf(pdf).flatMap((content) =>
    [...content.matchAll(/\/F\d+ (\S+) Tf/g)].map(([, size]) => Number(size)),
  );

/** All lines of all pages, a blank between them. */
export const pdfText = (pdf: Buffer): string => pdfPages(pdf).flat().join(' ');
