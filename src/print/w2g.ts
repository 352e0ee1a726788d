// Our substitute for Form W-2G, one page: the boxes have the form's names and numbers.
import type { Result } from '#result';
import { bandBox, type Setting } from './blocks.ts';
import { space, stack } from './box.ts';
import { type DocumentPlan, type Item, makeDocument } from './document.ts';
import { type Field, fieldsBox, noteBox, paragraph, sectionOf, signaturesBox } from './fields.ts';
import {
  copyTitle,
  documentOn,
  dollars,
  type ShownDocument,
  type StatementCopy,
  type TaxedWinner,
  type TaxPayer,
  taxNumberOn,
} from './tax-statement.ts';

export interface W2g {
  /** It takes the place of one that was wrong. */
  readonly isCorrected?: true;
  /** The year of the payment. */
  readonly year: number;
  readonly payer: TaxPayer;
  readonly winner: TaxedWinner;
  /** Boxes 1 to 8 and 10. Amounts are dollars as the log has them, `1250.00`. */
  readonly winnings: string;
  readonly dateWon: string;
  readonly typeOfWager: string;
  readonly withheld: string;
  readonly transaction: string;
  readonly race?: string;
  readonly identicalWagers?: string;
  readonly cashier: string;
  readonly window: string;
  /** Boxes 11 and 12. */
  readonly documents: readonly ShownDocument[];
  /** Boxes 13 to 18, where a state or a place taxes it too. */
  readonly state?: {
    readonly number: string;
    readonly winnings: string;
    readonly withheld: string;
    readonly localWinnings?: string;
    readonly localWithheld?: string;
    readonly locality?: string;
  };
  /** Whether the winner has to sign: where tax is withheld from all winners. */
  readonly mustSign: boolean;
  /** Which rules decided, sentence by sentence. */
  readonly reasons: readonly string[];
  /** Where the house finds it again: the claim, and its payment in the log. */
  readonly claim: string;
}

const DECLARATION =
  'I declare under penalties of perjury that, as far as I know and believe, the name, the address ' +
  'and the taxpayer identification number above are mine, and that no one else is entitled to any ' +
  'part of this payment or of payments from identical wagers.';

const TO_THE_WINNER =
  'This is important tax information and is furnished to the Internal Revenue Service. Winnings ' +
  'are income whether or not a form is given; tax withheld counts toward the tax for the year.';

const amount = (label: string, value: string | undefined): Field => ({
  label,
  lines: value === undefined ? [] : [dollars(value)],
  isAmount: true,
});

const words = (label: string, ...lines: readonly (string | undefined)[]): Field => ({
  label,
  lines: lines.filter((line) => line !== undefined),
});

/** All boxes, row by row. */
function rowsOf(form: W2g, copy: StatementCopy): readonly (readonly Field[])[] {
  const { payer, winner, documents, state } = form;
  const [first, second] = documents;
  const shown = (document: ShownDocument | undefined): string[] =>
    document === undefined ? [] : documentOn(copy, document);
  return [
    [
      { ...words("PAYER'S name and address", payer.name, ...payer.address), part: 0.5 },
      words("PAYER'S federal identification number", payer.taxNumber),
      words("PAYER'S telephone number", payer.telephone),
    ],
    [{ ...words("WINNER'S name and address", winner.name, ...winner.address), part: 1 }],
    [
      amount('1 Reportable winnings', form.winnings),
      words('2 Date won', form.dateWon),
      words('3 Type of wager', form.typeOfWager),
      amount('4 Federal income tax withheld', form.withheld),
    ],
    [
      words('5 Transaction', form.transaction),
      words('6 Race', form.race),
      amount('7 Winnings from identical wagers', form.identicalWagers),
      words('8 Cashier', form.cashier),
    ],
    [
      words("9 Winner's taxpayer identification no.", taxNumberOn(copy, winner.taxNumber)),
      words('10 Window', form.window),
      words('11 First identification', ...shown(first)),
      words('12 Second identification', ...shown(second)),
    ],
    [
      words("13 State/Payer's state identification no.", state?.number),
      amount('14 State winnings', state?.winnings),
      amount('15 State income tax withheld', state?.withheld),
    ],
    [
      amount('16 Local winnings', state?.localWinnings),
      amount('17 Local income tax withheld', state?.localWithheld),
      words('18 Name of locality', state?.locality),
    ],
  ];
}

function itemsOf(form: W2g, copy: StatementCopy, setting: Setting): readonly Item[] {
  const title = {
    over: `Substitute Form W-2G · calendar year ${form.year}`,
    title: form.isCorrected ? 'CORRECTED Certain Gambling Winnings' : 'Certain Gambling Winnings',
    under: copyTitle(copy),
  };
  const rows = rowsOf(form, copy).map((fields) => fieldsBox(fields, setting, 38));
  const signature = stack([
    paragraph(DECLARATION, setting),
    signaturesBox(['Signature of the winner', 'Date'], setting),
  ]);
  const reasons = form.reasons.map((reason) => paragraph(reason, setting));
  return [
    { box: stack([bandBox(title, { ...setting, scale: 0.8 }), space(14), ...rows]) },
    ...(form.mustSign ? [{ box: sectionOf('Signature', signature, setting) }] : []),
    { box: sectionOf('Why this form', stack(reasons, 3), setting) },
    ...(copy === 'winner' ? [{ box: stack([space(14), noteBox(TO_THE_WINNER, setting)]) }] : []),
  ];
}

/** One copy of the statement, as a PDF. */
export const w2gPage = (form: W2g, copy: StatementCopy): Promise<Result<Buffer>> =>
  makeDocument(
    form,
    (clean): DocumentPlan => ({
      title: `Form W-2G substitute, claim ${clean.claim}`,
      foot: `${clean.payer.name} · claim ${clean.claim}`,
      items: (setting) => itemsOf(clean, copy, setting),
    }),
  );
