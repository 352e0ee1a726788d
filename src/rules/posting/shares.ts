// How a prize is shared, in words.
import { dealtGameNamed, decodeDeal } from '#games';
import { decodeOffering } from '../decode-offering.ts';
import type { Offering } from '../offering.ts';
import type { Row } from '../row.ts';
import { toHolder } from '../rows.ts';
import { type Share, type SharesRule, sharesRules } from '../share.ts';
import { GROUP_WORDS, offeredRows } from './chart.ts';
import type { Block, Column, TableRow } from './sheet.ts';
import type { Teller } from './teller.ts';
import { capitalized, listed, percentWords } from './words.ts';

const DIVIDED_WORDS: Readonly<Record<Share['divided'], string>> = {
  each: 'each in full',
  evenly: 'divided evenly',
  'by-wager': 'divided by what each has wagered',
};

const SHARE_COLUMNS: readonly Column[] = [
  { title: 'Share of', align: 'left' },
  { title: 'Part of the prize', align: 'right' },
];

/** A way to share a prize, and whether the hands it was seen with had won or lost. */
interface Way {
  readonly shares: readonly Share[];
  readonly endings: Set<string>;
}

/** Every way in which prizes may be shared by a rule that looks at the round: it is tried on the
 * rounds that its rows have as examples. */
function waysOf(rule: SharesRule, rows: readonly Row[], offering: Offering): readonly Way[] {
  const found = new Map<string, Way>();
  const records = rows.flatMap(({ shares, examples }) =>
    shares === rule && examples !== undefined ? [examples.meets, examples.misses] : [],
  );
  for (const record of records) {
    const read = decodeDeal(record);
    if (!read.ok) continue;
    const deal = read.value;
    const game = dealtGameNamed(deal.game);
    for (const { seat } of deal.seats) {
      const shares = sharesRules.read(rule)({ posted: offering, deal, seat, winning: [] });
      const way = found.get(shareKey(shares)) ?? { shares, endings: new Set() };
      way.endings.add(game?.outcomeOf?.(deal, seat) ?? 'unknown');
      found.set(shareKey(shares), way);
    }
  }
  return [...found.values()];
}

/** When it is shared this way, where there are several. */
function wayWords({ endings }: Way, ways: readonly Way[]): string {
  if (ways.length <= 1) return '';
  const losing = ways.filter((way) => way.endings.has('lose'));
  if (losing.length !== 1) return 'one of these, by the round';
  return endings.has('lose') ? 'where the hand loses' : 'where the hand does not lose';
}

const shareKey = (shares: readonly Share[]): string =>
  shares.map(({ to, part, divided }) => `${to} ${percentWords(part)} ${divided}`).join(', ');

const shareRow = ({ to, part, divided }: Share): TableRow => ({
  cells: [capitalized(GROUP_WORDS[to]), percentWords(part)],
  notes: to === 'player-dealer' ? [] : [DIVIDED_WORDS[divided]],
});

interface SharedAlike {
  readonly rows: string[];
  readonly ways: readonly Way[];
}

/** The offering under which shares are looked up. On the approved sheet the options tell the shares
 * that depend on them; where there are none, any offering will do. */
function lookedUpUnder({ activity, offering }: Teller): Offering | null {
  if (offering !== null || Object.keys(activity.options).length > 0) return offering;
  const sample = decodeOffering(activity, activity.sample);
  return sample.ok ? sample.value : null;
}

/** Rows that are shared alike, the most of them last. */
function sharedAlike(teller: Teller): readonly SharedAlike[] {
  const offering = lookedUpUnder(teller);
  const rows = offeredRows(teller);
  const byRule = new Map<SharesRule, readonly Way[]>();
  const waysFor = (shares: NonNullable<Row['shares']>): readonly Way[] => {
    if (!('rule' in shares)) return [{ shares, endings: new Set() }];
    const ways = byRule.get(shares) ?? (offering === null ? [] : waysOf(shares, rows, offering));
    byRule.set(shares, ways);
    return ways;
  };
  const groups = new Map<string, SharedAlike>();
  for (const row of rows) {
    if (row.shares === undefined && row.when.of === 'event') continue;
    const ways = waysFor(row.shares ?? toHolder);
    if (ways.length === 0) continue;
    const key = ways.map((way) => shareKey(way.shares)).join(' or ');
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
    return ways.map((way): Block => {
      const { shares } = way;
      const caption = capitalized([whose, wayWords(way, ways)].filter(Boolean).join(', '));
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
