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
  readonly tables: readonly { readonly table: string; readonly hands: number }[];
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
  readonly paidOut: string;
  readonly claims: readonly (Money & {
    readonly claim: string;
    readonly patron?: string;
    readonly status: string;
  })[];
  readonly rules: readonly { readonly clause: string; readonly by: string; readonly at: string }[];
  readonly journal: readonly {
    readonly at: string;
    readonly by: string;
    readonly what: string;
    readonly patron?: string;
    readonly about: string;
  }[];
  readonly deal?: {
    readonly terms: string;
    readonly shares: readonly (Money & { readonly patron: string })[];
    readonly writtenBy: string;
    readonly confirmedBy: string;
  };
  readonly signed?: { readonly by: string; readonly at: string; readonly note?: string };
}

const field = (label: string, ...lines: readonly string[]): Field => ({ label, lines });

const WAYS: Readonly<Record<string, string>> = {
  paid: 'Buy-in and fee',
  satellite: 'Won in a satellite',
  earned: 'Earned in another tournament',
  donated: 'Paid by the house',
  'free-roll': 'Free roll',
  'no-purchase': 'No purchase, bounties only',
};

const WHAT: Readonly<Record<string, string>> = { rebuys: 'Re-buys', addOns: 'Add-ons' };

const FUNDING: Readonly<Record<string, string>> = { pool: 'The prize pool', house: 'The house' };

const offeredText = ({ what, amount, most }: TournamentLogPage['offered'][number]): string =>
  `${WHAT[what] ?? what}: ${dollars(amount)}, ${most === null ? 'no limit' : `up to ${most}`}`;

function headItem(page: TournamentLogPage, setting: Setting): Item {
  const { house, title, activity, approvals, startsAt, startedAt = '', endedAt = '' } = page;
  const under = [activity, ...approvals].join(' · ');
  const tables = page.tables.map(({ table, hands }) =>
    hands === 0 ? table : `${table} (${hands} hands)`,
  );
  const entry = page.entry.map(({ way, count }) => `${WAYS[way] ?? way}: ${count}`);
  const rows = [
    [field('Advertised for', startsAt), field('Started', startedAt), field('Ended', endedAt)],
    [
      field('Tables used', `${page.tables.length}: ${tables.join(', ')}`),
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

type Rows = Omit<Parameters<typeof tableItems>[0], 'heading'>;

/** A table, or a word where it would be empty. */
const tableOr =
  (none: string, setting: Setting) =>
  (heading: string, table: Rows): readonly Item[] =>
    table.rows.length === 0
      ? [{ box: sectionOf(heading, paragraph(none, setting), setting) }]
      : tableItems({ heading, ...table }, setting);

function moneyItems(page: TournamentLogPage, setting: Setting): readonly Item[] {
  const amount = { title: 'Amount', align: 'right' } as const;
  const fees = page.fees.map((each) => [
    each.fee,
    dollars(each.amount),
    `${each.count}`,
    dollars(each.total),
    each.isKept ? 'kept by the house' : 'prize pool',
  ]);
  const deductions = page.deductions.map((each) => [each.reason, dollars(each.amount)]);
  const activities = page.activities.map((each) => [
    each.activity,
    FUNDING[each.funding] ?? each.funding,
    dollars(each.prize),
    `${each.awarded}`,
    dollars(each.fromPool),
  ]);
  const table = tableOr('None.', setting);
  const count = { title: 'Count', align: 'right' } as const;
  const total = { title: 'Total', align: 'right' } as const;
  return [
    ...table('Fees', {
      columns: [{ title: 'Fee' }, amount, count, total, { title: 'Goes to' }],
      rows: fees,
    }),
    ...table('Source of the prize pool', {
      columns: [{ title: 'Source' }, amount],
      rows: page.sources.map((each) => [each.source, dollars(each.amount)]),
    }),
    ...table('Deductions', { columns: [{ title: 'Reason' }, amount], rows: deductions }),
    ...table('Gaming activities', {
      columns: [
        { title: 'Activity' },
        { title: 'Funded by' },
        { ...amount, title: 'Prize' },
        { ...count, title: 'Awarded' },
        { ...amount, title: 'From the pool' },
      ],
      rows: activities,
    }),
  ];
}

function resultItems({ results, paidOut, claims }: TournamentLogPage, setting: Setting) {
  const places = results.map(({ place, patron, amount, words = '' }) => [
    `${place}`,
    patron,
    words,
    amount === undefined ? '' : dollars(amount),
  ]);
  const paid = { title: 'Paid', part: 0.2, align: 'right' } as const;
  const place = { title: 'Place', part: 0.1 };
  const payments = claims.map(({ claim, patron = '', status, amount }) => [
    patron,
    claim,
    status,
    dollars(amount),
  ]);
  return [
    ...tableOr('None yet.', setting)('Results', {
      columns: [place, { title: 'Patron' }, { title: 'Besides' }, paid],
      rows: places.length === 0 ? [] : [...places, ['', 'All places', '', dollars(paidOut)]],
    }),
    ...tableOr('None yet.', setting)('Payments', {
      columns: [{ title: 'Patron' }, { title: 'Claim' }, { title: 'State', part: 0.15 }, paid],
      rows: payments,
    }),
  ];
}

function journalItems({ deal, rules, journal }: TournamentLogPage, setting: Setting) {
  const agreed =
    deal === undefined
      ? []
      : [
          `${deal.terms} (recorded by ${deal.writtenBy}, confirmed by ${deal.confirmedBy}): ` +
            deal.shares.map(({ patron, amount }) => `${patron} ${dollars(amount)}`).join(', '),
        ];
  const when = { title: 'Time', part: 0.17 };
  const by = { title: 'Badge', part: 0.12 };
  return [
    ...agreed.map((words) => ({
      box: sectionOf('Players’ deal', paragraph(words, setting), setting),
    })),
    ...(rules.length === 0
      ? []
      : tableItems(
          {
            heading: 'Rules read to the players',
            columns: [{ title: 'Rule' }, by, when],
            rows: rules.map((rule) => [rule.clause, rule.by, rule.at]),
          },
          setting,
        )),
    ...tableOr('Nothing.', setting)('Journal', {
      columns: [when, by, { title: 'What', part: 0.18 }, { title: 'Patron', part: 0.2 }, ABOUT],
      rows: journal.map(({ at, by: who, what, patron = '', about }) => [
        at,
        who,
        what,
        patron,
        about,
      ]),
    }),
  ];
}

const ABOUT = { title: 'About' };

function signatureItems({ signed }: TournamentLogPage, setting: Setting) {
  const signature =
    signed === undefined
      ? 'Not signed yet.'
      : `Signed by badge ${signed.by}, ${signed.at}${signed.note === undefined ? '' : `: ${signed.note}`}`;
  return [
    { box: sectionOf('Staff in charge', paragraph(signature, setting), setting) },
    { box: signaturesBox(['Staff in charge', 'Name', 'Date'], setting) },
  ];
}

/** Logs of tournaments as one PDF, each from a new page on. */
export const tournamentLogPages = (
  house: string,
  pages: readonly TournamentLogPage[],
): Promise<Result<Buffer>> =>
  makeDocument(
    { house, pages },
    (clean): DocumentPlan => ({
      title: `Tournament logs: ${clean.pages.map(({ title }) => title).join(', ')}`.slice(0, 200),
      foot: `${clean.house} · tournament logs`,
      items: (setting) =>
        clean.pages.length === 0
          ? [{ box: paragraph('No tournament.', setting) }]
          : clean.pages.flatMap((page): readonly Item[] => [
              { ...headItem(page, setting), isFirst: true },
              ...moneyItems(page, setting),
              ...resultItems(page, setting),
              ...journalItems(page, setting),
              ...signatureItems(page, setting),
            ]),
    }),
  );
