// How wide a browser may set a text whose font we cannot know: as in the widest of the fonts that a
// sheet names, so that a text estimated to fit does fit.
import type { Measure } from './box.ts';
import type { Font } from './look.ts';

const NARROW = new Set(".,:;'|!iljI()[]ft·- ");
const WIDE = new Set('mwMWQO@%&');

/** Parts of the letter size. */
function letterWidth(letter: string): number {
  if (NARROW.has(letter)) return 0.4;
  if (WIDE.has(letter)) return 0.95;
  const code = letter.codePointAt(0) as number;
  if (code >= 0x1_0000) return 1.4;
  if (code >= 0x1100) return 1.05;
  return letter !== letter.toLowerCase() ? 0.74 : 0.64;
}

const FONT_FACTORS: Readonly<Record<Font, number>> = {
  text: 1,
  italic: 1,
  bold: 1.12,
  title: 1.12,
};

const known = new Map<string, number>();

/** The widest fonts run somewhat narrower than their letters' sum, which is room to spare. */
export const measureInBrowser: Measure = (words, font, size) => {
  let width = known.get(words);
  if (width === undefined) {
    width = 0;
    for (const letter of words) width += letterWidth(letter);
    if (words.length < 40 && known.size < 20_000) known.set(words, width);
  }
  return width * FONT_FACTORS[font] * size;
};
