// The chart of a sheet: which hands win what, by game where the games differ.
import { compareRatios, type Ratio, ratioOf } from '#money';
import { given } from '#result';
import { type Activity, NONE, type OptionGroup } from '../activity.ts';
import { isNeeded } from '../decode-offering.ts';
import { decimalText } from '../describe.ts';
import { nestedOf } from '../findings.ts';
import { gameTitles } from '../listed-games.ts';
import type { Offering } from '../offering.ts';
import { isChosen } from '../posted.ts';
import type { Extra, Prize, Row } from '../row.ts';
import { WHOLE } from '../rows.ts';
import type { Group } from '../share.ts';
import {
  type Block,
  type Column,
  type Fact,
  factsOf,
  listOf,
  type TableBlock,
  type TableRow,
} from './sheet.ts';
import type { Teller } from './teller.ts';
import {
  capitalized,
  choiceTitle,
  counted,
  listed,
  moneyWords,
  percentWords,
  withoutZeros,
} from './words.ts';

const PRIZE_COLUMNS: readonly Column[] = [
  { title: 'Hand', align: 'left' },
  { title: 'Prize', align: 'right' },
];

/** The activity can be hit by a deal, and not only by a drawing, a score or the like. */
export const hasHands = ({ rows }: Activity): boolean => rows.some(isDealt);

const isDealt = ({ when }: Row): boolean => when.of !== 'event';

/** The value without which the house does not offer the prize. */
function ownValueOf({ prize }: Row, { values }: Activity): string | undefined {
  const named = 'amount' in prize ? prize.amount : 'count' in prize ? prize.count : undefined;
  return typeof named === 'string' && values[named]?.optional === true ? named : undefined;
}

/** Whether the house offers the prize: one that it may do without it has to name. */
function hasPrize(row: Row, { activity, has }: Teller): boolean {
  const named = ownValueOf(row, activity);
  return named === undefined || has(named);
}

const CHANCES: ReadonlySet<Prize['pays']> = new Set(['tickets', 'points']);

/** Of prizes that the house may choose among it must offer one, or tickets would win nothing. */
function askForPrize(teller: Teller): void {
  const { activity, offering } = teller;
  if (offering === null || offeredRows(teller).some(({ prize }) => !CHANCES.has(prize.pays)))
    return;
  const open = activity.rows
    .filter((row) => isChosen(offering, row.in))
    .flatMap((row) => ownValueOf(row, activity) ?? []);
  if (open.length === 0) return;
  const rules = open.flatMap((name) => activity.values[name] ?? []);
  const titles = listed(
    rules.map(({ title }) => title),
    'or',
  );
  teller.lacks(`offering.values.${open[0]}`, `${titles} (${rules[0]?.clause})`);
}

/** All rows that are offered; on the approved sheet all there are. */
export function offeredRows(teller: Teller): readonly Row[] {
  const { activity, offering } = teller;
  if (offering === null) return activity.rows;
  return activity.rows.filter(
    (row) =>
      isChosen(offering, row.in) &&
      (row.games === undefined || row.games.some((game) => offering.games.includes(game))) &&
      hasPrize(row, teller),
  );
}

interface RowGroup {
  readonly games: readonly string[];
  /** The fee that buys them, where there are several. */
  readonly fee: string;
  readonly rows: Row[];
}

/** Rows of the same games and the same fee stand together, so that each is there once. */
function rowGroups(teller: Teller): readonly RowGroup[] {
  const { activity, offering } = teller;
  const { fees } = activity;
  const offered = offering?.games ?? activity.games;
  const groups = new Map<string, RowGroup>();
  const isByFee = fees.length > 1 && activity.rows.some((row) => row.fee !== undefined);
  for (const row of offeredRows(teller)) {
    const games = offered.filter((game) => row.games?.includes(game) ?? true);
    const bought = fees.find(({ name }) => name === row.fee) ?? fees[0];
    const isBought = row.fee !== undefined || row.when.of !== 'event';
    const fee = isByFee && isBought ? (bought?.title ?? '') : '';
    const key = [...games, fee].join(' ');
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { games, fee, rows: [row] });
    else known.rows.push(row);
  }
  return [...groups.values()];
}

/** A choice to offer something or not heads no table: the rows are there or they are not. */
const isYesOrNo = (option: OptionGroup | undefined): boolean =>
  option?.mayBeNone === true && Object.keys(option.choices).length === 2;

const captionOf = (option: OptionGroup | undefined, choices: readonly string[]): string =>
  option === undefined
    ? ''
    : `${option.title}: ${listed(
        choices.map((each) => choiceTitle(option, each)),
        'or',
      )}`;

/** Rows of one group by the choice that they belong to, as the approved sheet has them all. */
function byChoice(
  { options }: Activity,
  rows: readonly Row[],
): readonly (readonly [string, Row[]])[] {
  const parts = new Map<string, Row[]>();
  for (const row of rows) {
    const words = Object.entries(row.in ?? {})
      .filter(([name]) => !isYesOrNo(options[name]))
      .map(([name, letters]) => captionOf(options[name], letters));
    const caption = listed(words);
    parts.set(caption, [...(parts.get(caption) ?? []), row]);
  }
  return [...parts];
}

/** On a posting the choice is one; it heads a table in which every row belongs to it. */
function chosen({ activity, options }: Offering, rows: readonly Row[]): readonly [string, Row[]] {
  const names = new Set(rows.map((row) => Object.keys(row.in ?? {}).join(' ')));
  const [name = ''] = names.size === 1 ? names : [];
  const option = activity.options[name];
  return [
    option === undefined || isYesOrNo(option) ? '' : captionOf(option, [options[name] ?? NONE]),
    [...rows],
  ];
}

/** The wager that a table is about: the one that its rows begin with, or that buys them. */
function headingOf(fee: string, rows: readonly Row[]): string {
  if (fee === '') return '';
  const wagers = new Set(rows.map(({ title }) => title.slice(0, Math.max(title.indexOf(': '), 0))));
  const [wager = ''] = wagers;
  return wagers.size === 1 && wager !== '' ? wager : fee;
}

/** Rows whose place in the sheet is a cell of a table: a line for each hand, a column for each. */
function matrix(rows: readonly Row[], teller: Teller): Pick<TableBlock, 'columns' | 'rows'> {
  const columns = [...new Set(rows.map(({ cell }) => cell?.column ?? ''))];
  const lines = [...new Set(rows.map(({ cell }) => cell?.line ?? ''))];
  const prizeAt = (line: string, column: string): string => {
    const row = rows.find(({ cell }) => cell?.line === line && cell.column === column);
    return row === undefined ? '–' : prizeWords(row.prize, teller);
  };
  return {
    columns: [
      { title: 'Hand', align: 'left' },
      ...columns.map((title): Column => ({ title, align: 'right' })),
    ],
    rows: lines.map((line) => ({
      cells: [line, ...columns.map((column) => prizeAt(line, column))],
      notes: [],
    })),
  };
}

export function chartBlocks(teller: Teller): readonly Block[] {
  const { activity, offering } = teller;
  const groups = rowGroups(teller);
  askForPrize(teller);
  const columns = hasHands(activity)
    ? PRIZE_COLUMNS
    : PRIZE_COLUMNS.map((column, index) => (index === 0 ? { ...column, title: 'For' } : column));
  const isByGame = new Set(groups.map(({ games }) => games.join(' '))).size > 1;
  const tables = groups.flatMap(({ games, fee, rows }): Block[] => {
    const isAll = games.length === (offering ?? activity).games.length;
    const titles = isAll ? 'All games' : listed(gameTitles(activity, games));
    const named = isByGame ? titles : '';
    const parts = offering === null ? byChoice(activity, rows) : [chosen(offering, rows)];
    return parts.map(([choice, inside]): Block => {
      const heading = headingOf(fee, inside);
      const isNamedByChoice = choice.includes(heading);
      const words = [named, isNamedByChoice ? '' : heading, choice].filter((each) => each !== '');
      const table = inside.every(({ cell }) => cell !== undefined)
        ? matrix(inside, teller)
        : { columns, rows: inside.map((row) => chartRow(row, heading, teller)) };
      return { kind: 'table', ...given({ caption: words.join(' – ') || undefined }), ...table };
    });
  });
  return [...factsOf(designated(teller)), ...tables, ...listOf(paidHow(teller))];
}

/** Ranks, suits and the like that the house picks and without which no hand can be told. */
const designated = (teller: Teller): Fact[] =>
  Object.entries(teller.activity.values)
    .filter(([name, rule]) => {
      const isOffered = teller.offering === null || isNeeded(rule, teller.offering);
      return rule.kind === 'choice' && isOffered && (!rule.optional || teller.has(name));
    })
    .map(([name, { title }]) => ({ label: title, text: teller.value(name) }));

/** A row need not repeat the wager that its table is headed with. */
const titleUnder = (fee: string, title: string): string =>
  fee !== '' && /^[:,] /.test(title.slice(fee.length)) && title.startsWith(fee)
    ? title.slice(fee.length + 2)
    : title;

function chartRow(row: Row, fee: string, teller: Teller): TableRow {
  const happens = row.when.of === 'event' ? [row.when.words] : [];
  const isNews = (words: string): boolean => words.replace(/\.$/, '') !== row.title;
  return {
    cells: [titleUnder(fee, row.title), paidWords(row, teller)],
    notes: [
      ...happens.map(capitalized).filter(isNews),
      ...(row.also ?? []).map((extra) => extraWords(extra, teller)),
    ],
  };
}

const manyTimes = (part: Ratio): string =>
  compareRatios(part, ratioOf(2n)) === 0 ? 'twice' : `${percentWords(part)} of`;

/** Where the one who is paid has more than the whole, the line says so. */
function paidWords({ prize, shares = [] }: Row, teller: Teller): string {
  const words = prizeWords(prize, teller);
  const above = 'rule' in shares ? [] : shares.filter(({ part }) => compareRatios(part, WHOLE) > 0);
  return [...above.map(({ part }) => manyTimes(part)), words].join(' ');
}

function prizeWords(prize: Prize, teller: Teller): string {
  const { meters } = teller.activity.fund;
  switch (prize.pays) {
    case 'meter': {
      const meter = meters.find(({ name }) => name === prize.meter) ?? meters[0];
      return `${percentWords(prize.part)} of ${meter?.title ?? 'the meter'}`;
    }
    case 'dollars':
      return teller.amount(prize.amount);
    case 'times-wager':
      return prize.odds ?? `${decimalText(prize.times)} times the wager`;
    case 'tickets':
      return counted(teller.count(prize.count), 'ticket');
    case 'points':
      return counted(teller.count(prize.count), 'point');
    case 'entry':
      return prize.amount === undefined
        ? prize.words
        : `${prize.words}: ${teller.amount(prize.amount)}`;
    case 'spin':
      return 'a spin of the wheel';
    case 'words':
      return withoutZeros(prize.words);
  }
}

export const GROUP_WORDS: Readonly<Record<Group, string>> = {
  holder: 'the player who holds the hand',
  losing: 'the losing hand',
  winning: 'the winning hand',
  others: 'the others at the table',
  everyone: 'everyone at the table',
  room: 'everyone in the room who paid the fee',
  'player-dealer': 'the player-dealer',
};

function extraWords({ share, to, amount, perWager }: Extra, teller: Teller): string {
  const what = `${share === 'envy' ? 'Envy' : 'On top'}: ${teller.amount(amount)}`;
  const whom = to === 'others' ? `each of ${GROUP_WORDS[to]}` : GROUP_WORDS[to];
  if (perWager === undefined) return `${what} for ${whom}`;
  return `${what} on a ${moneyWords(perWager)} wager for ${whom}, other wagers in proportion`;
}

const NESTED_WORDS: Readonly<Record<Activity['nested'], string>> = {
  'best-row': 'A hand that qualifies for several lines is paid the highest one.',
  'greatest-prize': 'A hand that qualifies for several lines is paid the largest prize.',
  'all-that-apply': 'A hand that qualifies for several lines is paid for each.',
};

/** Lines of several wagers are paid side by side, but those of one wager shut each other out. */
const nestedWords = (nested: Activity['nested'], hasWagers: boolean): string =>
  nested === 'all-that-apply' && hasWagers
    ? 'Each wager is paid separately, for the one line of its table the hand makes.'
    : NESTED_WORDS[nested];

const SEVERAL_WORDS: Readonly<Record<Activity['several'], string>> = {
  'each-in-full': 'Several winners in one round are each paid in full.',
  divided: 'Several winners in one round split the prize.',
  'in-turn': 'Several winners in one round are paid in turn, each from what is left on the meter.',
};

/** What a meter pays is split, and a fixed prize beside it is not. */
const severalWords = (several: Activity['several'], hasFixed: boolean): string =>
  several === 'divided' && hasFixed
    ? 'Several winners in one round split a part of the meter; a fixed prize is paid to each in full.'
    : SEVERAL_WORDS[several];

/** What comes back of a wager, for the ways of saying it that the chart has. */
function oddsWords(odds: readonly (string | undefined)[]): string[] {
  const isSaid = (way: string): boolean => odds.some((each) => each?.includes(` ${way} `));
  return [
    ...(isSaid('to') ? ['Odds with “to” are paid on top of the wager.'] : []),
    ...(isSaid('for') ? ['Odds with “for” are the whole payout; the wager is not added.'] : []),
    ...(odds.includes(undefined)
      ? ['“Times the wager” is the whole payout; the wager is not added.']
      : []),
  ];
}

function paidHow(teller: Teller): string[] {
  const { activity, offering } = teller;
  if (!hasHands(activity)) return [];
  const rows = offeredRows(teller);
  const nested = offering === null ? activity.nested : nestedOf(offering);
  const isMeter = rows.some(({ prize }) => prize.pays === 'meter');
  const hasWagers = new Set(rows.map(({ fee }) => fee)).size > 1;
  const byWager = rows.flatMap(({ prize }) => (prize.pays === 'times-wager' ? [prize.odds] : []));
  const hasFixed = rows.some(({ prize, shares }) => prize.pays === 'dollars' && !shares);
  return [
    ...oddsWords(byWager),
    ...(rows.filter(isDealt).length > 1 ? [nestedWords(nested, hasWagers)] : []),
    ...(isMeter ? [severalWords(activity.several, hasFixed)] : []),
  ];
}
