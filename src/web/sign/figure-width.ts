// How wide a figure is, so that it can be made to fill a given width.

/** In ems of the typeface in semibold; digits are tabular. */
const WIDTHS: Readonly<Record<string, number>> = { ',': 0.3, '.': 0.3, ' ': 0.28 };
export const DIGIT_EMS = 0.65;

export const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

export const emsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? DIGIT_EMS), 0);
