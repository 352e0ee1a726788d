// The style of a printed sheet, from the same figures that its page was fitted with.
import { COLORS, GAPS, LEAST_LETTERS, MARGIN, PAPERS, SIZES } from './look.ts';

const SANS = '"Helvetica Neue", Helvetica, Arial, "Liberation Sans", "DejaVu Sans", sans-serif';
const SERIF = 'Georgia, "Times New Roman", "Liberation Serif", "DejaVu Serif", serif';

/** A size that grows with the sheet. */
const em = (points: number): string => `calc(${points}pt * var(--scale))`;

export function sheetCss(scale: number): string {
  const { width, height, css } = PAPERS.letter;
  return `
@page { size: ${css}; margin: 0; }
:root { --scale: ${scale}; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { background: #e7ebe7; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body {
  color: ${COLORS.ink}; font: ${em(SIZES.text)}/${GAPS.leading} ${SANS};
  overflow-wrap: anywhere; font-variant-numeric: tabular-nums;
}
article {
  width: ${width}pt; min-height: ${height - 2}pt; margin: 0 auto; padding: ${MARGIN}pt;
  display: flex; flex-direction: column; gap: ${em(GAPS.section)}; background: #fff;
}
article + article { break-before: page; }
header.running {
  font-weight: bold; font-size: ${em(SIZES.subtitle)}; color: ${COLORS.heading};
  border-bottom: ${em(1.2)} solid ${COLORS.gold};
}
header .band { background: ${COLORS.band}; color: ${COLORS.onBand}; padding: ${em(GAPS.band)}; }
header .venue {
  color: ${COLORS.gold}; font-weight: bold; font-size: ${em(SIZES.venue)};
  text-transform: uppercase; letter-spacing: 0.04em;
}
h1 { font: bold ${em(SIZES.title)}/${GAPS.leading} ${SERIF}; margin: ${em(GAPS.item)} 0; }
header .approval { font-size: ${em(SIZES.subtitle)}; }
header .warning {
  background: ${COLORS.warning}; color: #fff; text-align: center; font-weight: bold;
  font-size: ${em(SIZES.warning)}; padding: ${em(GAPS.item * 2)};
}
header .summary {
  font-style: italic; font-size: ${em(SIZES.summary)}; margin-top: ${em(GAPS.block)};
}
h2 {
  font-size: ${em(SIZES.heading)}; line-height: ${GAPS.leading}; color: ${COLORS.heading};
  border-bottom: ${em(1.2)} solid ${COLORS.gold}; margin-bottom: ${em(GAPS.item * 2)};
}
.figures { display: flex; gap: ${em(GAPS.column)}; text-align: center; }
.figures > div { flex: 1 1 0; min-width: 0; }
.figures .label { font-weight: bold; font-size: ${em(SIZES.figureLabel)}; color: ${COLORS.heading}; }
.figures .amount { font: bold ${em(SIZES.figure)}/${GAPS.leading} ${SERIF}; color: ${COLORS.heading}; }
.figures .note { font-size: ${em(SIZES.figureNote)}; color: ${COLORS.muted}; }
.columns { display: flex; gap: ${em(GAPS.column)}; align-items: flex-start; }
.columns > div {
  flex: none; display: flex; flex-direction: column; gap: ${em(GAPS.section)};
}
.blocks { display: flex; flex-direction: column; gap: ${em(GAPS.block)}; }
.columns > div.blocks { gap: ${em(GAPS.block)}; }
ul { list-style: none; display: flex; flex-direction: column; gap: ${em(GAPS.item)}; }
li { padding-left: ${em(GAPS.bullet)}; position: relative; }
li::before { content: "•"; position: absolute; left: 0; color: ${COLORS.gold}; font-weight: bold; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
caption { text-align: left; font-weight: bold; color: ${COLORS.heading}; }
th, td {
  padding: ${em(GAPS.cell)}; border-bottom: ${GAPS.hairline}pt solid ${COLORS.line};
  text-align: left; vertical-align: baseline; font-weight: normal;
}
thead th { font-size: ${em(SIZES.note)}; color: ${COLORS.muted}; }
th.right, td.right { text-align: right; }
td.right { font-weight: bold; color: ${COLORS.heading}; }
tr.noted > * { border-bottom: 0; padding-bottom: 0; }
.notes { padding-top: 0; font-size: ${em(SIZES.note)}; color: ${COLORS.muted}; }
.prizes tbody th { font-size: ${em(SIZES.prizeHand)}; }
.prizes .notes { font-size: ${em(SIZES.prizeNote)}; }
.prizes .facts th { font-size: ${em(SIZES.text)}; }
.notice {
  background: linear-gradient(to right, ${COLORS.gold} ${em(GAPS.bar)}, ${COLORS.notice} 0);
  padding: ${em(GAPS.box)}; font-size: ${em(SIZES.notice)};
}
.notice h2 {
  border: 0; color: ${COLORS.ink}; font-size: ${em(SIZES.noticeHeading)}; margin-bottom: ${em(GAPS.item)};
}
footer {
  margin-top: auto; border-top: ${em(1)} solid ${COLORS.gold}; padding-top: ${em(GAPS.block)};
  display: flex; justify-content: space-between; gap: ${em(GAPS.column)};
  font-size: max(${em(SIZES.footer)}, ${LEAST_LETTERS}pt); color: ${COLORS.muted};
}
footer svg { flex: none; width: ${em(GAPS.qr)}; height: ${em(GAPS.qr)}; }
@media screen { article { margin: 18pt auto; box-shadow: 0 2pt 14pt rgb(0 0 0 / 25%); } }
`;
}
