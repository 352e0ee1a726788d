// How a sheet looks, in points at scale 1. The HTML and the PDF are set from the same figures, and
// so is the estimate of what fits on a page.

export type Font = 'text' | 'bold' | 'italic' | 'title';

export const COLORS = {
  band: '#0a2e21',
  onBand: '#f7f2e6',
  gold: '#c9a24a',
  heading: '#14503a',
  ink: '#171b19',
  muted: '#54605a',
  line: '#d3d9d4',
  notice: '#fdf6e0',
  warning: '#a61b29',
} as const;

export const SIZES = {
  venue: 10,
  title: 28,
  subtitle: 11,
  summary: 12.5,
  warning: 15,
  figure: 46,
  figureLabel: 12,
  figureNote: 10,
  noticeHeading: 18,
  notice: 12,
  heading: 11.5,
  text: 10,
  note: 8.5,
  prizeHand: 13,
  prize: 17,
  prizeWords: 11,
  prizeNote: 9.5,
  footer: 7.5,
} as const;

/** No letter of a sheet is smaller, that of the foot included. */
export const LEAST_LETTERS = 8;

export const GAPS = {
  /** Between lines, as a factor of the size. */
  leading: 1.28,
  section: 11,
  block: 5,
  item: 2,
  cell: 3,
  column: 20,
  band: 14,
  box: 11,
  bar: 4,
  bullet: 10,
  qr: 58,
  /** As thin as browsers draw a line; it does not shrink with the letters. */
  hairline: 0.75,
} as const;

/** US paper in points, and the margin that every printer leaves. */
export const PAPERS = {
  letter: { width: 612, height: 792, css: '8.5in 11in' },
} as const;

export const MARGIN = 29;
