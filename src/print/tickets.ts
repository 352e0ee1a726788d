// Tickets of a drawing, five to a page: the half for the drum, with room for a name, and the stub that
// the player keeps. Both halves say the number and have its barcode.
import { drawBarcode } from './barcode.ts';
import { printable } from './clean.ts';
import { collected, openPdf, type Pdf } from './paper.ts';

export interface PrintedTicket {
  readonly ticket: string;
  readonly serial: number;
  readonly at: string;
  readonly table?: string;
  readonly seat?: number;
}

export interface TicketPages {
  readonly house: string;
  /** The promotion. */
  readonly title: string;
  readonly tickets: readonly PrintedTicket[];
}

const PAGE = { width: 612, height: 792 } as const;
const MARGIN = 36;
const PER_PAGE = 5;
const HEIGHT = (PAGE.height - 2 * MARGIN) / PER_PAGE;
const WIDTH = PAGE.width - 2 * MARGIN;
/** Where the ticket is torn. */
const TEAR = 340;
const INK = '#111827';
const QUIET = '#4b5563';

const placeWords = ({ at, table, seat }: PrintedTicket): string =>
  [
    `${at.slice(0, 10)} ${at.slice(11, 16)}`,
    ...(table === undefined ? [] : [`table ${table}`]),
    ...(seat === undefined || seat === 0 ? [] : [`seat ${seat}`]),
  ].join(' · ');

/** Lines that the player fills in. */
function drawForm(pdf: Pdf, x: number, y: number): void {
  pdf.font('Helvetica').fontSize(8).fillColor(QUIET);
  ['First and last name, in full', 'Player card number, if any'].forEach((label, index) => {
    const line = y + index * 27;
    pdf.moveTo(x, line).lineTo(x + TEAR - 36, line);
    pdf.lineWidth(0.5).stroke(QUIET);
    pdf.text(label, x, line + 3, { lineBreak: false });
  });
}

function drawTicket(pdf: Pdf, { house, title }: TicketPages, ticket: PrintedTicket, top: number) {
  const bottom = top + HEIGHT - 8;
  pdf.rect(MARGIN, top, WIDTH, HEIGHT - 8).lineWidth(0.75);
  pdf.stroke(QUIET);
  pdf
    .moveTo(MARGIN + TEAR, top)
    .lineTo(MARGIN + TEAR, bottom)
    .dash(3, { space: 3 });
  pdf.stroke(QUIET).undash();
  const halves = [
    { x: MARGIN + 14, width: TEAR - 28, of: `${house} · for the drum` },
    { x: MARGIN + TEAR + 14, width: WIDTH - TEAR - 28, of: 'Stub: keep this half' },
  ];
  for (const { x, width, of } of halves) {
    const line = { width, lineBreak: false, ellipsis: true };
    pdf.font('Helvetica').fontSize(8).fillColor(QUIET);
    pdf.text(printable(of), x, top + 10, line);
    pdf.font('Helvetica-Bold').fontSize(11).fillColor(INK);
    pdf.text(printable(title), x, top + 22, line);
    pdf.fontSize(20).text(`No. ${ticket.serial}`, x, top + 38, line);
    pdf.font('Helvetica').fontSize(8).fillColor(QUIET);
    pdf.text(printable(placeWords(ticket)), x, top + 62, line);
  }
  drawForm(pdf, MARGIN + 14, top + 92);
  const [drum, stub] = halves as [(typeof halves)[number], (typeof halves)[number]];
  drawBarcode(pdf, ticket.ticket, { x: drum.x + 170, y: top + 38, width: 142, height: 24 });
  drawBarcode(pdf, ticket.ticket, { x: stub.x, y: bottom - 54, width: stub.width, height: 30 });
  pdf.font('Courier').fontSize(8).fillColor(INK);
  pdf.text(ticket.ticket, stub.x, bottom - 20, { width: stub.width, align: 'center' });
}

export async function ticketPages(pages: TicketPages): Promise<Buffer> {
  const pdf = openPdf(`Tickets: ${pages.title}`);
  pages.tickets.forEach((ticket, index) => {
    const at = index % PER_PAGE;
    if (at === 0) pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    drawTicket(pdf, pages, ticket, MARGIN + at * HEIGHT);
  });
  const content = collected(pdf);
  pdf.end();
  return content;
}
