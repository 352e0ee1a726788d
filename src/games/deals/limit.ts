// The betting limit of a table, written in one way whatever a sheet, a house or a person calls it:
// "$5-$50", "$10", "$25 and higher".
import type { Betting } from './deal.ts';

const AMOUNT = String.raw`\$?(\d[\d,]*(?:\.\d+)?)`;
const ONE = new RegExp(`^${AMOUNT}$`);
const TWO = new RegExp(`^${AMOUNT} ?(?:-|–|—|/|to|through) ?${AMOUNT}$`, 'i');
const OPEN = new RegExp(`^${AMOUNT} ?(?:\\+|(?:and|or) (?:higher|more|up|above|over))$`, 'i');

const HIGHER = ' and higher';

/** Dollars with their thousands apart and without empty cents. */
function dollarsIn(text: string): string {
  const [whole = '', cents = ''] = text.replaceAll(',', '').split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(?:\d{3})+$)/g, ',');
  return /^0*$/.test(cents) ? `$${grouped}` : `$${grouped}.${cents}`;
}

/** The words of a limit without those that say how its table bets. */
const amountsIn = (words: string): string =>
  words
    .replace(/\b(?:no[ -]?)?limit\b|\bnl\b/i, '')
    .replace(/\s+/g, ' ')
    .trim();

const ENDINGS: Readonly<Record<Betting, string>> = { limit: ' limit', 'no-limit': ' no limit' };

/** The amounts of a limit; nothing where words name none. */
function readAmounts(text: string): readonly [low: string, high?: string] | undefined {
  const [, low, high] = TWO.exec(text) ?? ONE.exec(text) ?? [];
  if (low === undefined) return undefined;
  return high === undefined ? [dollarsIn(low)] : [dollarsIn(low), dollarsIn(high)];
}

/** The limit in the one way; words that name no amounts stay as they are. */
export function makeLimit(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  const betting = bettingIn(words);
  const amounts = amountsIn(words);
  const open = OPEN.exec(amounts);
  const read =
    open === null ? readAmounts(amounts)?.join('-') : `${dollarsIn(open[1] as string)}${HIGHER}`;
  if (read === undefined) return words;
  return betting === undefined ? read : `${read}${ENDINGS[betting]}`;
}

/** Words that belong to amounts. */
const OF_AMOUNTS = /^(?:[\d\s$,.+/–—-]|\b(?:to|through|and|or|higher|more|up|above|over)\b)*$/i;

/** Whether amounts in it are a limit: one, two of which the second is no lower, or one "and higher". */
export function isLimit(text: string): boolean {
  const amounts = amountsIn(text);
  if (!/\d/.test(amounts) || !OF_AMOUNTS.test(amounts) || OPEN.test(amounts)) return true;
  const [low, high = low] = readAmounts(amounts) ?? [];
  return low !== undefined && high !== undefined && lowestOf(low) <= lowestOf(high);
}

const lowestOf = (limit: string): number =>
  Number(/^\$([\d,.]+)/.exec(limit)?.[1]?.replaceAll(',', '') ?? Number.NaN);

/** Whether a table falls under a posted limit: it is its own, or one "and higher" that begins no higher
 * than its lowest wager. How they bet is the same, where both say it. */
function isUnder(posted: string, table: string): boolean {
  const [one, other] = [bettingIn(posted), bettingIn(table)];
  if (one !== undefined && other !== undefined && one !== other) return false;
  const [limit, own] = [amountsIn(posted), amountsIn(table)];
  return limit === own || (limit.endsWith(HIGHER) && lowestOf(own) >= lowestOf(limit));
}

/** Of limits in the one way, the one that a table falls under: its own before one "and higher". */
export const limitFor = (limits: readonly string[], table: string): string | undefined =>
  limits.find((each) => amountsIn(each) === amountsIn(table) && isUnder(each, table)) ??
  limits.find((each) => isUnder(each, table));

/** A limit that says in words which kind it is: `2-5 no limit`, `4-8 limit`. */
export function bettingIn(limit: string | undefined): Betting | undefined {
  if (limit === undefined) return undefined;
  if (/\bno[ -]?limit\b|\bnl\b/i.test(limit)) return 'no-limit';
  return /\blimit\b/i.test(limit) ? 'limit' : undefined;
}
