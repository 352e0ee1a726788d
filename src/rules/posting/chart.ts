// The chart of a sheet: which hands win what, by game where the games differ, and how a prize is
// shared.
import { dealtGameNamed, decodeDeal } from '#games';
import type { Activity, Extra, Group, Prize, Row, Share } from '../activity.ts';
import { isNeeded } from '../decode-offering.ts';
import { nestedOf } from '../findings.ts';
import type { Offering } from '../offering.ts';
import { isChosen } from '../posted.ts';
import { toHolder } from '../rows.ts';
import { type Block, type Column, type Fact, factsOf, listOf, type TableRow } from './sheet.ts';
import type { Teller } from './teller.ts';
import { capitalized, counted, listed, percentWords } from './words.ts';

const PRIZE_COLUMNS: readonly Column[] = [
  { title: 'Hand', align: 'left' },
  { title: 'Prize', align: 'right' },
];

export const gameTitle = (id: string): string => dealtGameNamed(id)?.title ?? id;

/** The activity can be hit by a deal, and not only by a drawing, a score or the like. */
export const hasHands = ({ rows }: Activity): boolean =>
  rows.some(({ when }) => when.of !== 'event');

/** Whether the house offers the prize: one that it may do without it has to name. */
function hasPrize({ prize }: Row, { activity, has }: Teller): boolean {
  const named = 'amount' in prize ? prize.amount : 'count' in prize ? prize.count : undefined;
  return typeof named !== 'string' || activity.values[named]?.optional !== true || has(named);
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
  for (const row of offeredRows(teller)) {
    const games = offered.filter((game) => row.games?.includes(game) ?? true);
    const bought = fees.find(({ name }) => name === row.fee) ?? fees[0];
    const fee = fees.length > 1 && row.when.of !== 'event' ? (bought?.title ?? '') : '';
    const key = [...games, fee].join(' ');
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { games, fee, rows: [row] });
    else known.rows.push(row);
  }
  return [...groups.values()];
}

/** Rows of one group by the choice that they belong to, as the approved sheet has them all. */
function byChoice(
  { options }: Activity,
  rows: readonly Row[],
): readonly (readonly [string, Row[]])[] {
  const parts = new Map<string, Row[]>();
  for (const row of rows) {
    const words = Object.entries(row.in ?? {}).map(
      ([name, letters]) => `${options[name]?.title ?? name} ${listed(letters, 'or')}`,
    );
    const caption = listed(words);
    parts.set(caption, [...(parts.get(caption) ?? []), row]);
  }
  return [...parts];
}

export function chartBlocks(teller: Teller): readonly Block[] {
  const { activity, offering } = teller;
  const groups = rowGroups(teller);
  const columns = hasHands(activity)
    ? PRIZE_COLUMNS
    : PRIZE_COLUMNS.map((column, index) => (index === 0 ? { ...column, title: 'For' } : column));
  const isByGame = new Set(groups.map(({ games }) => games.join(' '))).size > 1;
  const tables = groups.flatMap(({ games, fee, rows }): Block[] => {
    const isAll = games.length === (offering ?? activity).games.length;
    const titles = isAll ? 'All games' : listed(games.map(gameTitle));
    const named = isByGame ? titles : '';
    const parts = offering === null ? byChoice(activity, rows) : [['', rows] as const];
    return parts.map(([choice, inside]) => {
      const caption = [named, fee, choice].filter((words) => words !== '').join(': ');
      return {
        kind: 'table',
        ...(caption === '' ? {} : { caption }),
        columns,
        rows: inside.map((row) => chartRow(row, teller)),
      };
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

function chartRow(row: Row, teller: Teller): TableRow {
  const happens = row.when.of === 'event' && row.when.words !== row.title ? [row.when.words] : [];
  return {
    cells: [row.title, prizeWords(row.prize, teller)],
    notes: [
      ...happens.map(capitalized),
      ...(row.also ?? []).map((extra) => extraWords(extra, teller)),
    ],
  };
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
      return `${prize.times} times the wager`;
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
      return prize.words;
  }
}

const GROUP_WORDS: Readonly<Record<Group, string>> = {
  holder: 'whoever holds the hand',
  losing: 'the losing hand',
  winning: 'the winning hand',
  others: 'the others at the table',
  everyone: 'everybody at the table',
  room: 'everybody in the room who paid the fee',
  'player-dealer': 'the player-dealer',
};

function extraWords({ share, to, amount }: Extra, teller: Teller): string {
  const what = typeof amount === 'function' ? 'an amount by wager' : teller.amount(amount);
  return `${share === 'envy' ? 'Envy' : 'On top'}: ${what} for ${GROUP_WORDS[to]}`;
}

const NESTED_WORDS: Readonly<Record<Activity['nested'], string>> = {
  'best-row': 'A hand that fits several lines is paid for the highest of them.',
  'greatest-prize': 'A hand that fits several lines is paid the greatest of their prizes.',
  'all-that-apply': 'A hand that fits several lines is paid for each of them.',
};

const SEVERAL_WORDS: Readonly<Record<Activity['several'], string>> = {
  'each-in-full': 'Several winners of one round are each paid in full.',
  divided: 'Several winners of one round divide the prize.',
  'in-turn': 'Several winners of one round are paid in turn, each from what is left of the meter.',
};

function paidHow(teller: Teller): string[] {
  const { activity, offering } = teller;
  if (!hasHands(activity)) return [];
  const rows = offeredRows(teller);
  const nested = offering === null ? activity.nested : nestedOf(offering);
  const isMeter = rows.some(({ prize }) => prize.pays === 'meter');
  return [
    ...(rows.length > 1 ? [NESTED_WORDS[nested]] : []),
    ...(isMeter ? [SEVERAL_WORDS[activity.several]] : []),
  ];
}

// Shares.

const DIVIDED_WORDS: Readonly<Record<Share['divided'], string>> = {
  each: 'each in full',
  evenly: 'divided evenly',
  'by-wager': 'divided by what each has wagered',
};

const SHARE_COLUMNS: readonly Column[] = [
  { title: 'Share of', align: 'left' },
  { title: 'Part of the prize', align: 'right' },
];

/** Every way in which a row's prize may be shared. A rule that looks at the round is tried on the
 * rounds that the sheet has as its examples. */
function sharesOf(row: Row, offering: Offering): readonly (readonly Share[])[] {
  const { shares = toHolder } = row;
  if (typeof shares !== 'function') return [shares];
  const found = new Map<string, readonly Share[]>();
  for (const { examples } of [row, ...offering.activity.rows]) {
    for (const record of [examples?.meets, examples?.misses]) {
      const deal = decodeDeal(record);
      if (!deal.ok) continue;
      for (const { seat } of deal.value.seats) {
        const each = shares({ posted: offering, deal: deal.value, seat });
        found.set(shareKey(each), each);
      }
    }
  }
  return [...found.values()];
}

const shareKey = (shares: readonly Share[]): string =>
  shares.map(({ to, part, divided }) => `${to} ${percentWords(part)} ${divided}`).join(', ');

const shareRow = ({ to, part, divided }: Share): TableRow => ({
  cells: [capitalized(GROUP_WORDS[to]), percentWords(part)],
  notes: [DIVIDED_WORDS[divided]],
});

interface SharedAlike {
  readonly rows: string[];
  readonly ways: readonly (readonly Share[])[];
}

/** Rows that are shared alike, the most of them last. On the approved sheet the options tell the
 * shares that depend on them. */
function sharedAlike(teller: Teller): readonly SharedAlike[] {
  const { offering } = teller;
  const groups = new Map<string, SharedAlike>();
  for (const row of offeredRows(teller)) {
    const { shares } = row;
    if (shares === undefined && row.when.of === 'event') continue;
    if (offering === null && typeof shares === 'function') continue;
    const ways =
      offering === null ? [(shares ?? toHolder) as readonly Share[]] : sharesOf(row, offering);
    const key = ways.map(shareKey).join(' or ');
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { rows: [row.title], ways });
    else known.rows.push(row.title);
  }
  return [...groups.values()].sort((a, b) => a.rows.length - b.rows.length);
}

const WHOLE_KEY = shareKey(toHolder);

export function shareBlocks(teller: Teller): readonly Block[] {
  const groups = sharedAlike(teller);
  return groups.flatMap(({ rows, ways }, group) => {
    const isLast = group === groups.length - 1;
    const titles = isLast ? 'All other hands' : listed([...new Set(rows)]);
    const whose = groups.length > 1 ? titles : '';
    return ways.map((shares, index): Block => {
      const way = ways.length > 1 ? (shares[0]?.clause ?? `by the round, ${index + 1}`) : '';
      const caption = [whose, way].filter((words) => words !== '').join(': ');
      if (shareKey(shares) === WHOLE_KEY) {
        const words = 'the whole prize for whoever holds the hand.';
        return { kind: 'text', words: capitalized([caption, words].filter(Boolean).join(': ')) };
      }
      return {
        kind: 'table',
        ...(caption === '' ? {} : { caption }),
        columns: SHARE_COLUMNS,
        rows: shares.map(shareRow),
      };
    });
  });
}
