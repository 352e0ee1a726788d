// The sheet that must hang on the wall while an activity is offered, from the activity as approved,
// the offering and the live meters; never typed. What the posting list wants and the offering does
// not say is a problem, and then there is no sheet.
import type { Cents } from '#money';
import { err, ok, type Problem, type Result } from '#result';
import type { Activity } from '../activity.ts';
import type { Offering } from '../offering.ts';
import { ruleText } from './rule-text.ts';
import { SECTIONS } from './sections.ts';
import { factsOf, type PostingSheet, type Section } from './sheet.ts';
import { itemKey, type Teller, tellerOf } from './teller.ts';
import { momentWords } from './words.ts';

export interface RowOdds {
  readonly row: string;
  /** `1 in 40,000`, as computed elsewhere. */
  readonly text: string;
}

export interface SheetExtras {
  readonly odds?: readonly RowOdds[];
}

export interface PostingExtras extends SheetExtras {
  /** Meters as they stand, by name; the seed is printed for those that are not here. */
  readonly meters?: Readonly<Record<string, Cents>>;
}

/** The posting of an offering, or everything that is missing from it. */
export function postingOf(
  activity: Activity,
  offering: Offering,
  { meters = {}, odds = [] }: PostingExtras = {},
): Result<PostingSheet> {
  const teller = tellerOf(offering.activity, offering, meters);
  const sections = sectionsOf(teller, odds);
  const problems = [
    ...unknownMeters(offering.activity, meters),
    ...teller.problems(),
    ...unsaidItems(activity, sections),
  ];
  if (problems.length > 0) return err(problems);
  const { advertisedAs, postedAt } = offering;
  const isRenamed = advertisedAs !== undefined && advertisedAs !== activity.title;
  return ok({
    kind: 'posting',
    ...headOf(activity),
    ...(isRenamed ? { title: advertisedAs, approvedAs: activity.title } : {}),
    sections,
    notes: postedAt === undefined ? [] : [`Posted ${momentWords(postedAt)}`],
    ruleText: ruleText(activity, offering),
  });
}

/** The approved sheet, with ranges for amounts and every option. It is no posting. */
export function approvedSheet(activity: Activity, { odds = [] }: SheetExtras = {}): PostingSheet {
  return {
    kind: 'approved',
    ...headOf(activity),
    warning: 'Approved ranges – not a posting',
    sections: sectionsOf(tellerOf(activity, null), odds),
    notes: [],
    ruleText: ruleText(activity, null),
  };
}

const headOf = ({ id, title, approvalIds, venue, summary }: Activity) => ({
  activity: id,
  title,
  approvalIds,
  venue: venue.title,
  approvedBy: `${venue.regulator}, ${venue.place}`,
  summary,
});

function sectionsOf(teller: Teller, odds: readonly RowOdds[]): readonly Section[] {
  const sections = SECTIONS.flatMap(({ id, heading, weight, items, blocks }) => {
    const wanted = items.filter((item) => teller.wants(item));
    const before = teller.told();
    const written = blocks(teller.under(wanted.length > 0 ? wanted : [items[0] ?? id]));
    if (written.length === 0) return [];
    const values = [...teller.told()]
      .filter((name) => !before.has(name))
      .map((name) => `value:${name}`);
    return {
      id,
      heading: typeof heading === 'string' ? heading : heading(teller),
      weight: weight ?? 'plain',
      blocks: written,
      items: [...wanted, ...values.filter((key) => teller.wants(key))],
    };
  });
  return [...sections, ...oddsSection(teller.activity, odds)];
}

function oddsSection({ rows }: Activity, odds: readonly RowOdds[]): readonly Section[] {
  const blocks = factsOf(
    odds.map(({ row, text }) => ({
      label: rows.find(({ id }) => id === row)?.title ?? row,
      text,
    })),
  );
  if (blocks.length === 0) return [];
  return [{ id: 'odds', heading: 'Odds', weight: 'plain', blocks, items: [] }];
}

function unknownMeters(
  { fund, title }: Activity,
  meters: Readonly<Record<string, Cents>>,
): readonly Problem[] {
  const names = fund.meters.map(({ name }) => name);
  return Object.keys(meters)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      path: `meters.${name}`,
      message: `is not a meter of ${title}; choose from: ${names.join(', ') || 'none'}`,
    }));
}

/** Items that no section has a word about: the activity's own fault, and still no posting. */
function unsaidItems(
  { posting, values }: Activity,
  sections: readonly Section[],
): readonly Problem[] {
  const said = new Set(sections.flatMap(({ items }) => items));
  return posting.items
    .filter((item) =>
      typeof item === 'string' ? !said.has(item) : !Object.hasOwn(values, item.value),
    )
    .map((item) => ({
      path: 'activity',
      message: `has nothing to post under ${itemKey(item)} (${posting.clause})`,
    }));
}
