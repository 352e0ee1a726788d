// The printed copy of what a patron has predicted: every game with the winner named, and the number of
// the entry as a barcode.
import { drawBarcode } from './barcode.ts';
import { printable } from './clean.ts';
import { collected, openPdf } from './paper.ts';

export interface PicksPage {
  readonly house: string;
  readonly promotion: string;
  readonly title: string;
  readonly code: string;
  readonly card: string;
  /** When it was made, and when entries close. */
  readonly made: string;
  readonly closes: string;
  readonly rounds: readonly {
    readonly title: string;
    readonly lines: readonly { readonly question: string; readonly answer: string }[];
  }[];
}

const PAGE = { width: 612, height: 792 } as const;
const MARGIN = 42;
const COLUMNS = 3;
const GAP = 14;
const TOP = 132;
const LINE = 17;
const INK = '#111827';
const QUIET = '#4b5563';
const WIDTH = (PAGE.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;

type Row = { readonly heading: string } | { readonly question: string; readonly answer: string };

const rowsOf = ({ rounds }: PicksPage): readonly Row[] =>
  rounds.flatMap(({ title, lines }) => [{ heading: title }, ...lines]);

export async function picksPage(page: PicksPage): Promise<Buffer> {
  const pdf = openPdf(`${page.title}, ${page.code}`);
  pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  const wide = { width: 340, lineBreak: false, ellipsis: true };
  pdf.font('Helvetica').fontSize(9).fillColor(QUIET);
  pdf.text(printable(`${page.house} · ${page.promotion}`), MARGIN, MARGIN, wide);
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK);
  pdf.text(printable(page.title), MARGIN, MARGIN + 16, wide);
  pdf.font('Helvetica').fontSize(9).fillColor(QUIET);
  const facts = [`Card ${page.card}`, `Made ${page.made}`, `Entries close ${page.closes}`];
  pdf.text(printable(facts.join(' · ')), MARGIN, MARGIN + 46, { width: 360 });
  const bars = { x: PAGE.width - MARGIN - 170, y: MARGIN, width: 170, height: 38 };
  drawBarcode(pdf, page.code, bars);
  pdf.font('Courier-Bold').fontSize(11).fillColor(INK);
  pdf.text(page.code, bars.x, bars.y + 44, { width: bars.width, align: 'center' });
  const rows = rowsOf(page);
  const perColumn = Math.floor((PAGE.height - TOP - MARGIN) / LINE);
  rows.forEach((row, at) => {
    const x = MARGIN + Math.floor(at / perColumn) * (WIDTH + GAP);
    const y = TOP + (at % perColumn) * LINE;
    const cell = { width: WIDTH, height: LINE, lineBreak: false, ellipsis: true };
    if ('heading' in row) {
      pdf.font('Helvetica-Bold').fontSize(9.5).fillColor(INK);
      pdf.text(printable(row.heading), x, y + 3, cell);
      return;
    }
    pdf.font('Helvetica').fontSize(6.5).fillColor(QUIET);
    pdf.text(printable(row.question), x, y, cell);
    pdf.font('Helvetica-Bold').fontSize(8).fillColor(INK);
    pdf.text(printable(row.answer), x, y + 7, cell);
  });
  const content = collected(pdf);
  pdf.end();
  return content;
}
