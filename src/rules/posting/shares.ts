// How a prize is shared, in words.
import { dealtGameNamed, decodeDeal } from '#games';
import { assert } from '#result';
import type { Activity } from '../activity.ts';
import { decodeOffering } from '../decode-offering.ts';
import { gameTitles } from '../listed-games.ts';
import type { Offering } from '../offering.ts';
import { isChosen } from '../posted.ts';
import type { Row } from '../row.ts';
import { toHolder } from '../rows.ts';
import { type Share, type SharesRule, sharesPosted, sharesRules } from '../share.ts';
import { GROUP_WORDS, hasHands, offeredRows } from './chart.ts';
import type { Block, Column, TableRow } from './sheet.ts';
import type { Teller } from './teller.ts';
import { capitalized, choiceLine, choiceTitle, listed, percentWords } from './words.ts';

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
  const posted = sharesPosted(rule, offering);
  if (posted !== undefined) return [{ shares: posted, endings: new Set() }];
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
      const shares = sharesRules.read(rule)({
        posted: offering,
        deal,
        seat,
        losing: [],
        winning: [],
      });
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

/** Cards that are no single player's are everyone's. */
const toldOf = ({ when }: Row, way: Way): Way =>
  when.of === 'table'
    ? {
        ...way,
        shares: way.shares.map((share) => ({
          ...share,
          to: share.to === 'holder' ? 'everyone' : share.to,
        })),
      }
    : way;

interface SharedAlike {
  readonly rows: Row[];
  readonly ways: readonly Way[];
}

/** Rows that are shared alike under an offering, the most of them last. */
function sharedAlike(teller: Teller, offering: Offering): readonly SharedAlike[] {
  const rows = offeredRows(teller);
  const isSharedWithoutHand = rows.some(
    ({ when, shares }) => when.of === 'event' && shares !== undefined,
  );
  const byRule = new Map<SharesRule, readonly Way[]>();
  const waysFor = (shares: NonNullable<Row['shares']>): readonly Way[] => {
    if (!('rule' in shares)) return [{ shares, endings: new Set() }];
    const ways = byRule.get(shares) ?? waysOf(shares, rows, offering);
    byRule.set(shares, ways);
    return ways;
  };
  const groups = new Map<string, SharedAlike>();
  for (const row of rows) {
    if (row.shares === undefined && row.when.of === 'event' && !isSharedWithoutHand) continue;
    // A rule may ask for values that belong to its own chart.
    if (row.shares !== undefined && 'rule' in row.shares && !isChosen(offering, row.in)) continue;
    const ways = waysFor(row.shares ?? toHolder).map((way) => toldOf(row, way));
    if (ways.length === 0) continue;
    const key = ways.map((way) => shareKey(way.shares)).join(' or ');
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { rows: [row], ways });
    else known.rows.push(row);
  }
  return [...groups.values()].sort((a, b) => a.rows.length - b.rows.length);
}

const WHOLE_KEY = shareKey(toHolder);

/** All that the groups say, to tell whether a choice changes it. */
const groupsKey = (groups: readonly SharedAlike[]): string =>
  groups
    .map(({ rows, ways }) => [
      ...rows.map(({ id }) => id),
      ...ways.map((way) => shareKey(way.shares)),
    ])
    .join('; ');

/** With every amount at one end of its range: where this changes the shares, what is posted decides. */
const amountsAt = (offering: Offering, end: 'least' | 'most'): Offering => ({
  ...offering,
  values: new Map(
    [...offering.values].map(([name, value]) => {
      const rule = offering.activity.values[name];
      return [name, (rule?.kind === 'dollars' ? rule[end] : undefined) ?? value];
    }),
  ),
});

export function shareBlocks(teller: Teller): readonly Block[] {
  const { activity, offering } = teller;
  if (offering !== null) return blocksOf(sharedAlike(teller, offering), activity);
  const sample = decodeOffering(activity, activity.sample);
  assert(sample.ok, `the sample of ${activity.id} is no offering`);
  // The approved sheet has the shares of every choice that they depend on. Which chart is offered
  // is another choice.
  const ofCharts = new Set(activity.rows.flatMap((row) => Object.keys(row.in ?? {})));
  const blocks = Object.entries(activity.options).flatMap(([name, option]) => {
    const { title, choices } = option;
    if (ofCharts.has(name)) return [];
    const under = Object.keys(choices).map((letter) => {
      const chosen = { ...sample.value, options: { ...sample.value.options, [name]: letter } };
      const groups = [chosen, amountsAt(chosen, 'least'), amountsAt(chosen, 'most')].map((each) =>
        sharedAlike(teller, each),
      );
      return [letter, groups] as const;
    });
    const keys = new Map(under.map(([letter, groups]) => [letter, new Set(groups.map(groupsKey))]));
    if (new Set([...keys.values()].flatMap((each) => [...each])).size <= 1) return [];
    return under.flatMap(([letter, [groups = []]]): readonly Block[] =>
      keys.get(letter)?.size === 1
        ? blocksOf(groups, activity, `${title}: ${choiceTitle(option, letter)}`)
        : [{ kind: 'text', words: `${title}: ${choiceLine(option, letter)}.` }],
    );
  });
  return blocks.length > 0 ? blocks : blocksOf(sharedAlike(teller, sample.value), activity);
}

/** The rows of a group by their titles: with their games where rows that are shared in another way
 * have the same title, and by the name of a wager where all of its lines are shared alike. */
function namesOf(
  { rows }: SharedAlike,
  groups: readonly SharedAlike[],
  activity: Activity,
): string {
  const others = groups.flatMap((group) => (group.rows === rows ? [] : group.rows));
  const titles = new Set(others.map(({ title }) => title));
  const names = rows.map(({ title, games, fee }) => {
    const isOfWager = fee !== undefined && !others.some((each) => each.fee === fee);
    const wager = isOfWager && activity.fees.find(({ name }) => name === fee)?.title;
    if (wager) return wager;
    if (!titles.has(title) || games === undefined) return title;
    return `${title} (${listed(gameTitles(activity, games))})`;
  });
  const each = [...new Set(names)];
  return each.some((name) => name.includes(', ')) ? each.join('; ') : listed(each);
}

function blocksOf(
  groups: readonly SharedAlike[],
  activity: Activity,
  choice = '',
): readonly Block[] {
  const isByHand = hasHands(activity);
  return groups.flatMap((group, index) => {
    const { ways } = group;
    const others = isByHand ? 'All other hands' : 'All other prizes';
    const isLast = index === groups.length - 1;
    const titles = isLast ? others : namesOf(group, groups, activity);
    const whose = groups.length > 1 ? titles : '';
    return ways.map((way): Block => {
      const { shares } = way;
      const caption = capitalized([choice, whose, wayWords(way, ways)].filter(Boolean).join(', '));
      if (shareKey(shares) === WHOLE_KEY) {
        const words = `the whole prize for ${isByHand ? GROUP_WORDS.holder : 'each winner'}.`;
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
