// What the two base games share: where they are law, and their pay tables as rows of a sheet. The
// figures are those of the game; what is here is how a figure becomes a prize, and a hand of cards
// for each row.
import type { Card } from '#cards';
import {
  type Game,
  meets,
  type PayRow,
  type Pays,
  type PayTable,
  paysText,
  type RowId,
  type WagerFacts,
} from '#games';
import { rankFiveCard, rankFourCard } from '#hands';
import { type Cents, ratioOf, showDollars } from '#money';
import { given } from '#result';
import {
  type Chosen,
  type Condition,
  type ExampleDeal,
  hand,
  handTests,
  NONE,
  type OptionGroup,
  type Prize,
  type Row,
  type Venue,
  type WholeRule,
  whole,
} from '#rules';

export const SOUTH_DAKOTA: Venue = {
  id: 'south-dakota',
  title: 'Licensees of South Dakota',
  place: 'South Dakota',
  regulator: 'South Dakota Commission on Gaming',
};

export const MASSACHUSETTS: Venue = {
  id: 'massachusetts',
  title: 'Licensees of Massachusetts',
  place: 'Massachusetts',
  regulator: 'Massachusetts Gaming Commission',
};

export const FIVE = 5;

/** The rate at which a wager feeds its meter, as the house has filed it: up to all of the wager. */
export const rateOfWager = (wager: string, clause: string, offered: Chosen): WholeRule =>
  whole(`Hundredths of a percent of ${wager} that its meter has`, [1, 10_000], clause, {
    in: offered,
    saidWhenPosted: true,
  });

/** A wager that the house may offer or not. */
export const offeredOrNot = (title: string, clause: string): OptionGroup => ({
  title,
  clause,
  choices: { offered: 'offered', [NONE]: 'not offered' },
  mayBeNone: true,
});

/** The tables of a wager that the house may offer or not. */
export function tablesOrNone(wager: WagerFacts, clause: string): OptionGroup {
  const { choices, ...group } = tablesOf(wager, clause);
  return { ...group, choices: { ...choices, [NONE]: 'not offered' }, mayBeNone: true };
}

/** Which row of a pay table pays: a hand is paid by the first that it meets. */
export interface PaidBy {
  readonly ranks: PayTable['ranks'];
  readonly row: RowId;
  readonly before: readonly RowId[];
}

/** Of all cards of a player or the dealer. */
export function paysFor({ ranks, row, before }: PaidBy): (cards: readonly Card[]) => boolean {
  const rank = ranks === 'four-card' ? rankFourCard : rankFiveCard;
  return (cards) => {
    if (cards.length !== FIVE) return false;
    const ranked = rank(cards);
    return meets(row, ranked) && !before.some((each) => meets(each, ranked));
  };
}

/** "the pay table pays the hand as a flush". */
export const paidWords = ({ row }: PaidBy): string =>
  `the pay table pays the cards as ${row.replaceAll('-', ' ')}`;

const isHeld = handTests.defineWith('pay-table.held', ['paidBy'], (paidBy: PaidBy) => {
  const isPaid = paysFor(paidBy);
  return { words: paidWords(paidBy), holds: (_, { cards = [] }) => isPaid(cards) };
});

/** A player who folds has the hand; where a fold loses the wager, a rule of its own says so. */
export const whenHeld = (paidBy: PaidBy): Condition => hand(isHeld(paidBy));

/** A hand that a row pays, and one that it just does not. */
const HANDS: Readonly<
  Record<PayTable['ranks'], Readonly<Partial<Record<RowId, readonly [string, string]>>>>
> = {
  'four-card': {
    'four-aces': ['As Ah Ad Ac 2d', 'Ks Kh Kd Kc 2d'],
    'royal-flush': ['As Ks Qs Js 2d', 'Ks Qs Js Ts 2d'],
    'four-of-a-kind': ['Ks Kh Kd Kc 2d', 'Ks Kh Kd 3c 2d'],
    'straight-flush': ['9s 8s 7s 6s 2d', '9s 8s 7s 6d 2d'],
    'three-of-a-kind': ['Ks Kh Kd 3c 2d', 'Ks Kh 3d 3c 2d'],
    flush: ['Ks Js 8s 3s 2d', 'Ks Js 8s 3d 2d'],
    straight: ['9s 8h 7d 6c 2d', '9s 8h 7d 5c 2d'],
    'two-pair': ['Ks Kh 3d 3c 2d', 'Ks Kh 4d 3c 2d'],
    'pair-of-aces': ['As Ah 9d 4c 2d', 'Ks Kh 9d 4c 2d'],
    'pair-of-queens-or-better': ['Qs Qh 9d 4c 2d', 'Js Jh 9d 4c 2d'],
  },
  'five-card': {
    'royal-flush': ['As Ks Qs Js Ts', 'Ks Qs Js Ts 9s'],
    'straight-flush': ['Ks Qs Js Ts 9s', 'Ks Qs Js Ts 9d'],
    'four-of-a-kind': ['Ks Kh Kd Kc 2d', 'Ks Kh Kd 2c 2d'],
    'full-house': ['Ks Kh Kd 2c 2d', 'Ks Kh Kd 3c 2d'],
    flush: ['Ks Js 8s 3s 2s', 'Ks Js 8s 3s 2d'],
    straight: ['9s 8h 7d 6c 5d', '9s 8h 7d 6c 4d'],
    'three-of-a-kind': ['Ks Kh Kd 3c 2d', 'Ks Kh 3d 3c 2d'],
  },
};

/** Everything that the rows of one table have in common. */
export interface TableRows {
  /** What their ids begin with. */
  readonly id: string;
  readonly wager: WagerFacts;
  readonly table: PayTable;
  /** The choice under which the licensee offers the table. */
  readonly in?: NonNullable<Row['in']>;
  /** Who has a row's hand. */
  readonly when: (paidBy: PaidBy) => Condition;
  /** The column of the sheet, where several tables are one there. */
  readonly column?: string;
  /** How a part of the meter is shared, if not by one holder. */
  readonly shares?: NonNullable<Row['shares']>;
  readonly envyClause?: string;
  /** The round with these cards where the row looks for them. */
  readonly round: (cards: string) => ExampleDeal;
}

/** The wager that is put down for it: the automatic bonus comes with the ante. */
const feeOf = ({ id, comesWith }: WagerFacts): string => comesWith ?? id;

/** "N to M" gives the stake back, but a bonus that comes with another wager has no stake. */
function prizeOf(pays: Pays, { meter, comesWith }: WagerFacts): Prize {
  switch (pays.kind) {
    case 'percent':
      return given({
        pays: 'meter',
        part: ratioOf(pays.percent, 100n),
        meter,
      });
    case 'for':
      return { pays: 'times-wager', times: ratioOf(pays.times), odds: paysText(pays) };
    case 'to': {
      const stake = comesWith === undefined ? 1n : 0n;
      const times = ratioOf(pays.wins + stake * pays.per, pays.per);
      return { pays: 'times-wager', times, odds: paysText(pays) };
    }
  }
}

type Extras = NonNullable<Row['also']>;

/** Printed for one wager, and for others in proportion, by what the receiver has wagered. */
function envyOf({ envy }: PayRow, { table: { envyWager }, envyClause }: TableRows): Extras {
  if (envy === undefined || envyWager === undefined || envyClause === undefined) return [];
  return [{ share: 'envy', to: 'others', amount: envy, perWager: envyWager, clause: envyClause }];
}

export function rowsOfTable(rows: TableRows): readonly Row[] {
  const { id, wager, table, when, shares, round } = rows;
  return table.rows.map((each, index): Row => {
    const [meets, misses] = HANDS[table.ranks][each.row] as readonly [string, string];
    const also = envyOf(each, rows);
    return {
      id: `${id}-${each.row}`,
      title: `${wager.name}: ${each.name}`,
      clause: table.clause,
      ...(rows.in === undefined ? {} : { in: rows.in }),
      ...(rows.column === undefined ? {} : { cell: { line: each.name, column: rows.column } }),
      fee: feeOf(wager),
      when: when({
        ranks: table.ranks,
        row: each.row,
        before: table.rows.slice(0, index).map(({ row }) => row),
      }),
      prize: prizeOf(each.pays, wager),
      ...(shares === undefined || each.pays.kind !== 'percent' ? {} : { shares }),
      ...(also.length === 0 ? {} : { also }),
      examples: { meets: round(meets), misses: round(misses) },
    };
  });
}

export const wagerOf = ({ wagers }: Game, id: string): WagerFacts =>
  wagers.find((wager) => wager.id === id) as WagerFacts;

/** The rows of every table that the licensee can choose for a wager; the choice has its id. */
export const rowsOfWager = (
  id: string,
  wager: WagerFacts,
  rows: Omit<TableRows, 'id' | 'wager' | 'table'>,
): readonly Row[] =>
  wager.tables.flatMap((table) =>
    wager.tableBy === 'licensee'
      ? rowsOfTable({
          ...rows,
          id: `${id}-${table.id.toLowerCase()}`,
          wager,
          table,
          in: { [wager.id]: [table.id] },
        })
      : rowsOfTable({ ...rows, id, wager, table }),
  );

/** The licensee's choice among the tables of a wager. */
export const tablesOf = ({ name, tables }: WagerFacts, clause: string): OptionGroup => ({
  title: `Pay table of the ${name} wager`,
  clause,
  choices: Object.fromEntries(
    tables.map(({ id, rows, envyWager }) => [
      id,
      (envyWager === undefined ? '' : `for a ${dollarsWords(envyWager)} wager: `) +
        rows.map(rowWords).join(', '),
    ]),
  ),
});

const dollarsWords = (amount: Cents): string => showDollars(amount).replace(/\.00$/, '');

/** "royal flush 100% of the meter with $5,000 envy". */
const rowWords = ({ name, pays, envy }: PayRow): string =>
  `${name.toLowerCase()} ${paysText(pays)}` +
  (envy === undefined ? '' : ` with ${dollarsWords(envy)} envy`);

/** The readings of the game. A setting is kept with those of its values that the rows here ask. */
export const gameReadings = (
  { readings }: Game,
  asked: Readonly<Record<string, readonly unknown[]>>,
): Game['readings'] =>
  readings.map(({ setting, ...reading }) => {
    const values = setting?.values.filter((value) => asked[setting.name]?.includes(value)) ?? [];
    return setting === undefined || values.length === 0
      ? reading
      : { ...reading, setting: { ...setting, values } };
  });
