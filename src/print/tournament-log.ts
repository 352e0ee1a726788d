// The log of a tournament: everything that the sheet wants written down, on paper, with a line to sign.
import type { Result } from '#result';
import { bandBox, type Setting } from './blocks.ts';
import { space, stack } from './box.ts';
import { type DocumentPlan, type Item, makeDocument } from './document.ts';
import {
  type Field,
  fieldsBox,
  paragraph,
  sectionOf,
  signaturesBox,
  tableItems,
} from './fields.ts';
import { dollars } from './tax-statement.ts';

interface Money {
  readonly amount: string;
}

/** Times are written in the house's own zone, amounts are dollars as the log has them. */
export interface TournamentLogPage {
  readonly house: string;
  readonly tournament: string;
  readonly title: string;
  readonly activity: string;
  readonly approvals: readonly string[];
  readonly startsAt: string;
  readonly startedAt?: string;
  readonly endedAt?: string;
  readonly tables: readonly string[];
  readonly games: readonly string[];
  readonly entry: readonly { readonly way: string; readonly count: number }[];
  readonly offered: readonly (Money & { readonly what: string; readonly most: number | null })[];
  readonly participants: number;
  readonly fees: readonly (Money & {
    readonly fee: string;
    readonly count: number;
    readonly total: string;
    readonly isKept: boolean;
  })[];
  readonly sources: readonly (Money & { readonly source: string })[];
  readonly prizePool: string;
  readonly deductions: readonly (Money & { readonly reason: string })[];
  readonly activities: readonly {
    readonly activity: string;
    readonly funding: string;
    readonly prize: string;
    readonly awarded: number;
    readonly fromPool: string;
  }[];
  readonly results: readonly {
    readonly place: number;
    readonly patron: string;
    readonly amount?: string;
    readonly words?: string;
  }[];
  readonly deal?: {
    readonly terms: string;
    readonly writtenBy: string;
    readonly confirmedBy: string;
  };
  readonly signed?: { readonly by: string; readonly at: string; readonly note?: string };
}

const field = (label: string, ...lines: readonly string[]): Field => ({ label, lines });

const WHAT: Readonly<Record<string, string>> = { rebuys: 'Re-buys', addOns: 'Add-ons' };

const offeredText = ({ what, amount, most }: TournamentLogPage['offered'][number]): string =>
  `${WHAT[what] ?? what}: ${dollars(amount)}, ${most === null ? 'without limit' : `up to ${most}`}`;

function headItem(page: TournamentLogPage, setting: Setting): Item {
  const { house, title, activity, approvals, startsAt, startedAt = '', endedAt = '' } = page;
  const under = [activity, ...approvals].join(' · ');
  const entry = page.entry.map(({ way, count }) => `${way}: ${count}`);
  const rows = [
    [field('Advertised for', startsAt), field('Started', startedAt), field('Ended', endedAt)],
    [
      field('Tables used', `${page.tables.length}: ${page.tables.join(', ')}`),
      field('Games', page.games.join(', ')),
      field('Participants', `${page.participants}`),
    ],
    [
      field('Method of entry', ...entry),
      field('Offered', ...(page.offered.length === 0 ? ['None'] : page.offered.map(offeredText))),
      field('Prize pool', dollars(page.prizePool)),
    ],
  ];
  return {
    box: stack([
      bandBox(
        { over: house, title: `Tournament log: ${title}`, under },
        { ...setting, scale: 0.8 },
      ),
      space(12),
      ...rows.map((fields) => fieldsBox(fields, setting)),
    ]),
  };
}

function moneyItems(page: TournamentLogPage, setting: Setting): readonly Item[] {
  const amount = { title: 'Amount', align: 'right' } as const;
  const fees = page.fees.map((each) => [
    ...[each.fee, dollars(each.amount), `${each.count}`, dollars(each.total)],
    each.isKept ? 'kept by the house' : 'prize pool',
  ]);
  const deductions = page.deductions.map((each) => [each.reason, dollars(each.amount)]);
  const activities = page.activities.map((each) => [
    ...[each.activity, each.funding, dollars(each.prize), `${each.awarded}`],
    dollars(each.fromPool),
  ]);
  const table =
    (heading: string, columns: Parameters<typeof tableItems>[0]['columns']) =>
    (rows: readonly (readonly string[])[]): readonly Item[] =>
      rows.length === 0
        ? [{ box: sectionOf(heading, paragraph('None.', setting), setting) }]
        : tableItems({ heading, columns, rows }, setting);
  const count = { title: 'Count', align: 'right' } as const;
  const total = { title: 'Total', align: 'right' } as const;
  return [
    ...table('Fees', [{ title: 'Fee' }, amount, count, total, { title: 'Goes to' }])(fees),
    ...table('Source of the prize pool', [{ title: 'Source' }, amount])(
      page.sources.map((each) => [each.source, dollars(each.amount)]),
    ),
    ...table('Deductions', [{ title: 'Reason' }, amount])(deductions),
    ...table('Gaming activities', [
      ...[{ title: 'Activity' }, { title: 'Funded by' }],
      ...([
        { ...amount, title: 'Prize' },
        { ...count, title: 'Awarded' },
      ] as const),
      { ...amount, title: 'From the pool' },
    ])(activities),
  ];
}

function resultItems({ results, deal, signed }: TournamentLogPage, setting: Setting) {
  const heading = 'Results';
  const rows = results.map(({ place, patron, amount, words = '' }) => [
    ...[`${place}`, patron, words],
    amount === undefined ? '' : dollars(amount),
  ]);
  const columns = [
    { title: 'Place', part: 0.1 },
    ...[{ title: 'Patron' }, { title: 'Besides' }],
    { title: 'Paid', part: 0.2, align: 'right' as const },
  ];
  const agreed =
    deal === undefined
      ? []
      : [`${deal.terms} (written down by ${deal.writtenBy}, confirmed by ${deal.confirmedBy})`];
  const signature =
    signed === undefined
      ? 'Not signed yet.'
      : `Signed by badge ${signed.by}, ${signed.at}${signed.note === undefined ? '' : `: ${signed.note}`}`;
  return [
    ...(rows.length === 0
      ? [{ box: sectionOf(heading, paragraph('None yet.', setting), setting) }]
      : tableItems({ heading, columns, rows }, setting)),
    ...agreed.map((words) => ({
      box: sectionOf('Split agreed by the players', paragraph(words, setting), setting),
    })),
    { box: sectionOf('Staff in charge', paragraph(signature, setting), setting) },
    { box: signaturesBox(['Staff in charge', 'Name', 'Date'], setting) },
  ];
}

/** The log of a tournament, as a PDF. */
export const tournamentLogPage = (page: TournamentLogPage): Promise<Result<Buffer>> =>
  makeDocument(
    page,
    (clean): DocumentPlan => ({
      title: `Tournament log: ${clean.title}`,
      foot: `${clean.house} · tournament ${clean.tournament}`,
      items: (setting) => [
        headItem(clean, setting),
        ...moneyItems(clean, setting),
        ...resultItems(clean, setting),
      ],
    }),
  );
