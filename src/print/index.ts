// Paper: sheets for the wall as HTML, PDF or Markdown; win pages and tax statements as PDF.
import { ok, type Result } from '#result';
import type { PostingSheet } from '#rules';
import { cleanSheet } from './clean.ts';
import { makeHtml } from './html.ts';
import { makeMarkdown } from './markdown.ts';
import { makePdf } from './pdf.ts';
import { type RuleVersion, versionOf } from './version.ts';

export { printable } from './clean.ts';
export { clubCardPage, isPicture } from './club-card.ts';
export { type Coupon, couponPages } from './coupons.ts';
export { escaped, tag } from './escaped.ts';
export { type Form5754, form5754Page } from './form-5754.ts';
export { collected, openPdf, type Pdf } from './paper.ts';
export { type PicksPage, picksPage } from './picks.ts';
export type { ShownDocument, StatementCopy, TaxedWinner, TaxPayer } from './tax-statement.ts';
export { type PrintedTicket, ticketPages } from './tickets.ts';
export { type TournamentLogPage, tournamentLogPages } from './tournament-log.ts';
export { type W2g, w2gPage } from './w2g.ts';
export { type WinPage, type WinPageClaim, winPage } from './win-page.ts';

export const PRINT_FORMATS = ['html', 'pdf', 'md'] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

export interface Printed {
  readonly content: Buffer;
  readonly version: RuleVersion;
}

/** The sheet on its pages, or why it cannot be printed. */
export async function print(sheet: PostingSheet, format: PrintFormat): Promise<Result<Printed>> {
  const version = versionOf(sheet);
  const made = await write(cleanSheet(sheet), version, format);
  return made.ok ? ok({ content: Buffer.from(made.value), version }) : made;
}

async function write(
  sheet: PostingSheet,
  version: RuleVersion,
  format: PrintFormat,
): Promise<Result<string | Buffer>> {
  switch (format) {
    case 'html':
      return makeHtml(sheet, version);
    case 'pdf':
      return makePdf(sheet, version);
    case 'md':
      return ok(makeMarkdown(sheet, version));
  }
}
