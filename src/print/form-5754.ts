// Our substitute for Form 5754: who is paid, and to whom a shared win is taxable.
import type { Result } from '#result';
import { bandBox, type Setting } from './blocks.ts';
import { space, stack } from './box.ts';
import { type DocumentPlan, type Item, makeDocument } from './document.ts';
import { fieldsBox, paragraph, sectionOf, signaturesBox, tableItems } from './fields.ts';
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

export interface Form5754 {
  readonly payer: TaxPayer;
  readonly dateWon: string;
  readonly typeOfWinnings: string;
  /** The number of the game, where it has one: the slip of the award. */
  readonly gameNumber?: string;
  /** Part I: the person who is paid. Amounts are dollars as the log has them. */
  readonly recipient: TaxedWinner;
  readonly document?: ShownDocument;
  readonly received: string;
  readonly withheld: string;
  /** Part II: all who own a part of it. */
  readonly owners: readonly (TaxedWinner & {
    readonly amount: string;
    readonly identicalWagers?: string;
  })[];
  readonly claim: string;
}

const DECLARATION =
  'I declare under penalties of perjury that, as far as I know and believe, the names, addresses ' +
  'and taxpayer identification numbers above are those of the person who receives this payment and ' +
  'of everyone who has a right to any part of it or of payments from identical wagers.';

function itemsOf(form: Form5754, copy: StatementCopy, setting: Setting): readonly Item[] {
  const { recipient, document, payer } = form;
  const title = {
    over: 'Substitute Form 5754',
    title: 'Statement by Person(s) Receiving Gambling Winnings',
    under: `${copyTitle(copy).replace(' and the IRS', '')} · returned to the payer, not to the IRS`,
  };
  const win = fieldsBox(
    [
      { label: 'Date won', lines: [form.dateWon] },
      { label: 'Type of winnings', lines: [form.typeOfWinnings], part: 0.3 },
      { label: 'Game number', lines: form.gameNumber === undefined ? [] : [form.gameNumber] },
      { label: 'Machine number', lines: [] },
      { label: 'Race number', lines: [] },
    ],
    setting,
    38,
  );
  const paid = stack([
    fieldsBox(
      [
        { label: 'Name', lines: [recipient.name] },
        { label: 'Address', lines: recipient.address },
      ],
      setting,
      38,
    ),
    fieldsBox(
      [
        {
          label: 'Taxpayer ID number',
          lines: [taxNumberOn(copy, recipient.taxNumber)],
        },
        {
          label: 'Other I.D.',
          lines: document === undefined ? [] : documentOn(copy, document),
        },
        { label: 'Amount received', lines: [dollars(form.received)], isAmount: true },
        { label: 'Federal income tax withheld', lines: [dollars(form.withheld)], isAmount: true },
      ],
      setting,
      38,
    ),
  ]);
  const owners = tableItems(
    {
      heading: 'Part II  Persons to Whom Winnings Are Taxable',
      columns: [
        { title: '(a) Name', part: 0.22 },
        { title: '(b) Taxpayer identification number', part: 0.18 },
        { title: '(c) Address', part: 0.3 },
        { title: '(d) Amount won', part: 0.15, align: 'right' },
        { title: '(e) Winnings from identical wagers', part: 0.15, align: 'right' },
      ],
      rows: form.owners.map((owner) => [
        owner.name,
        taxNumberOn(copy, owner.taxNumber),
        owner.address,
        dollars(owner.amount),
        owner.identicalWagers === undefined ? '' : dollars(owner.identicalWagers),
      ]),
    },
    setting,
  );
  const signature = stack([
    paragraph(DECLARATION, setting),
    signaturesBox(['Signature of the person who is paid', 'Date'], setting),
  ]);
  return [
    { box: stack([bandBox(title, { ...setting, scale: 0.7 }), space(14), win]) },
    { box: sectionOf('Part I  Person to Whom Winnings Are Paid', paid, setting) },
    ...owners,
    { box: sectionOf('Signature', signature, setting) },
    {
      box: sectionOf(
        'Payer',
        paragraph(
          [payer.name, ...payer.address, payer.telephone, payer.taxNumber].join(' · '),
          setting,
        ),
        setting,
      ),
    },
  ];
}

/** One copy of the statement, as a PDF. */
export const form5754Page = (form: Form5754, copy: StatementCopy): Promise<Result<Buffer>> =>
  makeDocument(
    form,
    (clean): DocumentPlan => ({
      title: `Form 5754 substitute, claim ${clean.claim}`,
      foot: `${clean.payer.name} · claim ${clean.claim}`,
      items: (setting) => itemsOf(clean, copy, setting),
    }),
  );
