// Boxes of text with a known height, put together to a page. Nothing is drawn here: a box lists its
// marks, and the code that knows the paper draws them.
import { type Font, GAPS } from './look.ts';

export type Mark =
  | {
      readonly kind: 'line';
      readonly words: string;
      readonly font: Font;
      readonly size: number;
      readonly color: string;
      /** The left end of the line, and the top of its letters. */
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'fill';
      readonly color: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** Takes a mark of the page. */
export type Put = (mark: Mark) => void;

export interface Box {
  readonly height: number;
  /** Puts its marks with the upper left corner at a place. Most boxes are only measured. */
  draw(x: number, y: number, put: Put): void;
}

/** How wide a text is. */
export type Measure = (words: string, font: Font, size: number) => number;

export const space = (height: number): Box => ({ height, draw: () => undefined });
export const EMPTY: Box = space(0);

/** Boxes below each other; empty ones leave no gap. */
export function stack(boxes: readonly Box[], gap = 0): Box {
  const full = boxes.filter(({ height }) => height > 0);
  const tops: number[] = [];
  let height = 0;
  for (const box of full) {
    if (height > 0) height += gap;
    tops.push(height);
    height += box.height;
  }
  return {
    height,
    draw: (x, y, put) => {
      full.forEach((box, index) => {
        box.draw(x, y + (tops[index] as number), put);
      });
    },
  };
}

/** Boxes beside each other, each at its own place. */
export const beside = (boxes: readonly (readonly [number, Box])[]): Box => ({
  height: Math.max(0, ...boxes.map(([, box]) => box.height)),
  draw: (x, y, put) => {
    for (const [place, box] of boxes) box.draw(x + place, y, put);
  },
});

/** A box with room above and below it. */
export const padded = (box: Box, pad: number): Box => ({
  height: box.height + 2 * pad,
  draw: (x, y, put) => box.draw(x, y + pad, put),
});

/** A line right across the lower edge, or above the upper one. */
export function ruled(
  box: Box,
  rule: {
    readonly width: number;
    readonly thick: number;
    readonly color: string;
    readonly edge: 'upper' | 'lower';
  },
): Box {
  const { width, thick, color, edge } = rule;
  const isUpper = edge === 'upper';
  return {
    height: box.height + thick,
    draw: (x, y, put) => {
      const lineY = isUpper ? y : y + box.height;
      put({ kind: 'fill', color, x, y: lineY, width, height: thick });
      box.draw(x, isUpper ? y + thick : y, put);
    },
  };
}

/** A box with room around it and a color behind it; a bar at its left draws the eye. */
export function framed(
  box: Box,
  frame: {
    readonly width: number;
    readonly pad: number;
    readonly color: string;
    readonly bar?: { readonly width: number; readonly color: string };
  },
): Box {
  const { width, pad, color, bar } = frame;
  const height = box.height + 2 * pad;
  return {
    height,
    draw: (x, y, put) => {
      put({ kind: 'fill', color, x, y, width, height });
      if (bar !== undefined) put({ kind: 'fill', ...bar, x, y, height });
      box.draw(x + pad, y + pad, put);
    },
  };
}

export interface TextStyle {
  readonly font: Font;
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'right' | 'center';
}

/** A word behind its hyphens, and anywhere where that is not enough. */
const broken = (word: string, fits: (part: string) => boolean): readonly string[] =>
  word.split(/(?<=-)/).flatMap((part) => (fits(part) ? [part] : [...part]));

/** The words in lines of a width; a word that is longer than a line is broken. */
function wrapped(
  words: string,
  width: number,
  { font, size }: Pick<TextStyle, 'font' | 'size'>,
  measure: Measure,
): readonly string[] {
  const blank = measure(' ', font, size);
  const fits = (part: string): boolean => measure(part, font, size) <= width;
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of words.split(' ')) {
    const wide = measure(word, font, size);
    const parts = wide <= width ? [word] : broken(word, fits);
    let gap = line === '' ? 0 : blank;
    for (const part of parts) {
      const own = parts.length === 1 ? wide : measure(part, font, size);
      if (line !== '' && used + gap + own > width) {
        lines.push(line);
        line = '';
        gap = 0;
        used = 0;
      }
      line += gap > 0 ? ` ${part}` : part;
      used += gap + own;
      gap = 0;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** A paragraph. */
export function text(words: string, width: number, style: TextStyle, measure: Measure): Box {
  const { font, size, color, align = 'left' } = style;
  const step = size * GAPS.leading;
  const lines = wrapped(words, width, style, measure);
  const place = align === 'left' ? 0 : align === 'right' ? 1 : 0.5;
  return {
    height: lines.length * step,
    draw: (x, y, put) => {
      lines.forEach((line, index) => {
        put({
          kind: 'line',
          words: line,
          font,
          size,
          color,
          x: x + (width - measure(line, font, size)) * place,
          y: y + index * step + (step - size) / 2,
        });
      });
    },
  };
}
