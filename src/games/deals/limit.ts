// The betting limit of a table, written in one way whatever a sheet, a house or a person calls it:
// "$5-$50", "$10", "$25 and higher".

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
