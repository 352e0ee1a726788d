// The win page of an award: what was called, verified and authorized, who gets what from where, and
// the entries of the books. It is printed for the file and for the people who sign.
import { showDollars, sum, usd } from '#money';
import type { Result } from '#result';
import { bandBox, type Setting, warningBox } from './blocks.ts';
import { type Box, space, stack } from './box.ts';
import { type DocumentPlan, type Item, makeDocument } from './document.ts';
import {
  type Field,
  fieldsBox,
  paragraph,
  sectionOf,
  signaturesBox,
  tableItems,
  ticksBox,
} from './fields.ts';
import { dollars } from './tax-statement.ts';

/** Times are written in the house's own zone, amounts are dollars as the log has them. */
export interface WinPage {
  readonly house: string;
  readonly slip: number;
  readonly call: string;
  /** When the hand was called. */
  readonly at: string;
  readonly table: string;
  readonly seat: number;
  readonly round: number;
  readonly game: string;
  readonly offering: {
    readonly id: string;
    readonly title: string;
    /** The hash of the rules and the posted values. */
    readonly version: string;
  };
  /** The cards as they were verified, by whose they are: `Seat 3`, `Dealer`, `Board`. */
  readonly cards: readonly { readonly whose: string; readonly cards: string }[];
  readonly rows: readonly {
    readonly row: string;
    readonly seat: number | null;
    readonly clause: string;
  }[];
  readonly checks: {
    readonly surveillance: boolean;
    readonly standardDeck: boolean;
    readonly deckCounted: boolean;
  };
  /** Who did what, in order. */
  readonly people: readonly {
    readonly did: 'called' | 'verified' | 'authorized';
    readonly by: string;
    readonly at: string;
  }[];
  readonly claims: readonly WinPageClaim[];
  /** Tickets, points and things: winnings other than money. */
  readonly granted: readonly {
    readonly table: string;
    readonly seat: number;
    readonly patron?: string;
    readonly what: string;
  }[];
  readonly leftOut: readonly { readonly seat: number; readonly because: string }[];
  readonly entries: readonly {
    readonly kind: string;
    readonly debit: string;
    readonly credit: string;
    readonly amount: string;
  }[];
  /** Where the award stands in the log. */
  readonly log: { readonly seq: number; readonly hash: string };
  /** Why the award was taken back, where it was. */
  readonly voided?: string;
}

export interface WinPageClaim {
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly patron?: string;
  readonly amount: string;
  readonly sources: readonly {
    readonly from: 'meter' | 'reserve' | 'advance' | 'house';
    readonly amount: string;
    readonly meter?: string;
  }[];
  /** When its time is over; undefined if it is kept forever. */
  readonly expires?: string;
  /** Which share of which row it is, and by which clause. */
  readonly because: readonly string[];
}

const sourceOf = ({ from, amount, meter }: WinPageClaim['sources'][number]): string =>
  `${meter === undefined ? from : `${from} ${meter}`} ${dollars(amount)}`;

const DID = { called: 'Called by', verified: 'Verified by', authorized: 'Authorized by' } as const;

const field = (label: string, ...lines: readonly string[]): Field => ({ label, lines });

function headItem(page: WinPage, setting: Setting): Item {
  const { slip, at, table, seat, round, game, offering, call, voided } = page;
  const small = { ...setting, scale: 0.8 };
  const title = { over: page.house, title: `Win page ${slip}`, under: offering.title };
  const rows = [
    [field('Slip', `${slip}`), field('Date and time', at), { ...field('Call', call), part: 0.4 }],
    [
      field('Table', table),
      field('Seat', `${seat}`),
      field('Round', `${round}`),
      { ...field('Game', game), part: 0.4 },
    ],
    [field('Offering', offering.id), { ...field('Rule version', offering.version), part: 0.75 }],
  ];
  const notice = `This award was voided: ${voided}`;
  return {
    box: stack([
      bandBox(title, small),
      ...(voided === undefined ? [] : [warningBox(notice, small)]),
      space(12),
      ...rows.map((fields) => fieldsBox(fields, setting)),
    ]),
  };
}

/** The heading of an empty table says so. */
const sayNone = (heading: string, setting: Setting): Item => ({
  box: sectionOf(heading, paragraph('None.', setting), setting),
});

function handItems(page: WinPage, setting: Setting): readonly Item[] {
  const { cards, rows, checks, people } = page;
  const ticks = [
    { label: 'Surveillance reviewed', isTicked: checks.surveillance },
    { label: 'Standard deck', isTicked: checks.standardDeck },
    { label: 'Deck counted', isTicked: checks.deckCounted },
  ];
  const byWhom = people.map(({ did, by, at }) => field(DID[did], by, at));
  return [
    ...tableItems(
      {
        heading: 'Verified cards',
        columns: [{ title: 'Whose', part: 0.25 }, { title: 'Cards' }],
        rows: cards.map(({ whose, cards: held }) => [whose, held]),
      },
      setting,
    ),
    ...tableItems(
      {
        heading: 'Qualifying hand',
        columns: [{ title: 'Row', part: 0.35 }, { title: 'Seat', part: 0.1 }, { title: 'Clause' }],
        rows: rows.map(({ row, seat, clause }) => [
          row,
          seat === null ? 'table' : `${seat}`,
          clause,
        ]),
      },
      setting,
    ),
    {
      box: sectionOf(
        'Checks and people',
        stack([ticksBox(ticks, setting), space(8), ...threes(byWhom, setting)]),
        setting,
      ),
    },
  ];
}

/** Fields in rows of three; the last row leaves its rest free. */
function threes(fields: readonly Field[], setting: Setting): readonly Box[] {
  const rows = Array.from({ length: Math.ceil(fields.length / 3) }, (_, index) =>
    fields.slice(index * 3, index * 3 + 3),
  );
  return rows.map((each) =>
    fieldsBox(each, { ...setting, width: (setting.width * each.length) / 3 }),
  );
}

function claimItems({ claims, granted, leftOut }: WinPage, setting: Setting): readonly Item[] {
  const heading = 'Claims';
  const paid = tableItems(
    {
      heading,
      columns: [
        { title: 'Table, seat', part: 0.12 },
        { title: 'Patron', part: 0.13 },
        { title: 'Share', part: 0.26 },
        { title: 'From', part: 0.21 },
        { title: 'Claim by', part: 0.15 },
        { title: 'Amount', part: 0.13, align: 'right' },
      ],
      rows: [
        ...claims.map(({ id, table, seat, patron, because, sources, expires, amount }) => [
          `${table}, ${seat}`,
          patron ?? 'not named',
          [...because, `claim ${id}`],
          sources.map(sourceOf),
          expires ?? 'no limit',
          dollars(amount),
        ]),
        ['', '', '', '', 'Total', showDollars(sum(claims.map(({ amount }) => usd(amount))))],
      ],
    },
    setting,
  );
  const things = tableItems(
    {
      heading: 'Granted',
      columns: [
        { title: 'Table, seat', part: 0.12 },
        { title: 'Patron', part: 0.13 },
        { title: 'What' },
      ],
      rows: granted.map(({ table, seat, patron, what }) => [
        `${table}, ${seat}`,
        patron ?? 'not named',
        what,
      ]),
    },
    setting,
  );
  const others = tableItems(
    {
      heading: 'Not eligible',
      columns: [{ title: 'Seat', part: 0.12 }, { title: 'Because' }],
      rows: leftOut.map(({ seat, because }) => [`${seat}`, because]),
    },
    setting,
  );
  return [
    ...(claims.length === 0 ? [sayNone(heading, setting)] : paid),
    ...(granted.length === 0 ? [] : things),
    ...(leftOut.length === 0 ? [] : others),
  ];
}

function bookItems({ entries, log }: WinPage, setting: Setting): readonly Item[] {
  const heading = 'Ledger entries';
  const table = tableItems(
    {
      heading,
      columns: [
        { title: 'Kind', part: 0.14 },
        { title: 'Debit', part: 0.36 },
        { title: 'Credit', part: 0.36 },
        { title: 'Amount', part: 0.14, align: 'right' },
      ],
      rows: entries.map(({ kind, debit, credit, amount }) => [
        kind,
        debit,
        credit,
        dollars(amount),
      ]),
    },
    setting,
  );
  const record = fieldsBox(
    [{ ...field('Log record', `${log.seq}`), part: 0.2 }, field('Hash', log.hash)],
    setting,
  );
  return [
    ...(entries.length === 0 ? [sayNone(heading, setting)] : table),
    { box: stack([space(10), record]) },
    {
      box: stack([
        signaturesBox(['Floor', 'Second person', 'Surveillance'], setting),
        signaturesBox(['Cage', 'Winner', 'Date'], setting),
      ]),
    },
  ];
}

/** The win page of an award, as a PDF. */
export const winPage = (page: WinPage): Promise<Result<Buffer>> =>
  makeDocument(
    page,
    (clean): DocumentPlan => ({
      title: `Win page ${clean.slip}, ${clean.offering.title}`,
      foot: `${clean.house} · slip ${clean.slip} · record ${clean.log.seq}`,
      items: (setting) => [
        headItem(clean, setting),
        ...handItems(clean, setting),
        ...claimItems(clean, setting),
        ...bookItems(clean, setting),
      ],
    }),
  );
