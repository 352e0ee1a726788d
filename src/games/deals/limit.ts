// The betting limit of a table, written in one way whatever a sheet, a house or a person calls it:
// "$5-$50", "$10", "$25 and higher".
import type { Betting } from './deal.ts';

const AMOUNT = String.raw`\$?(\d[\d,]*(?:\.\d+)?)`;
const ONE = new RegExp(`^${AMOUNT}$`);
const TWO = new RegExp(`^${AMOUNT} ?(?:-|–|—|/|to|through) ?${AMOUNT}$`, 'i');
const OPEN = new RegExp(`^${AMOUNT} ?(?:\\+|(?:and|or) (?:higher|more|up|above|over))$`, 'i');

/** Dollars with their thousands apart and without empty cents. */
function dollarsIn(text: string): string {
  const [whole = '', cents = ''] = text.replaceAll(',', '').split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(?:\d{3})+$)/g, ',');
  return /^0*$/.test(cents) ? `$${grouped}` : `$${grouped}.${cents}`;
}

/** The limit in the one way; words that name no amounts stay as they are. */
export function makeLimit(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  const open = OPEN.exec(words);
  if (open !== null) return `${dollarsIn(open[1] as string)} and higher`;
  const [, low, high] = TWO.exec(words) ?? ONE.exec(words) ?? [];
  if (low === undefined) return words;
  return high === undefined ? dollarsIn(low) : `${dollarsIn(low)}-${dollarsIn(high)}`;
}

const lowestOf = (limit: string): number =>
  Number(/^\$([\d,.]+)/.exec(limit)?.[1]?.replaceAll(',', '') ?? Number.NaN);

/** Of limits in the one way, the one that a table falls under: its own, or one "and higher" that begins
 * no higher than the lowest wager of the table. */
export function limitFor(limits: readonly string[], table: string): string | undefined {
  if (limits.includes(table)) return table;
  return limits.find((each) => each.endsWith(' and higher') && lowestOf(table) >= lowestOf(each));
}

/** A limit that says in words which kind it is: `2-5 no limit`, `4-8 limit`. */
export function bettingIn(limit: string | undefined): Betting | undefined {
  if (limit === undefined) return undefined;
  if (/\bno[ -]?limit\b|\bnl\b/i.test(limit)) return 'no-limit';
  return /\blimit\b/i.test(limit) ? 'limit' : undefined;
}
