// Offerings of an activity with values somewhere in their ranges: at their ends more often than not,
// for that is where mistakes are.
import { add, type Cents, countOf, dollarsOf, partOf, ratioOf, subtract, times, usd } from '#money';
import { type Activity, decodeOffering, type ValueRule } from '#rules';
import type { Dice } from './dice.ts';

type Document = Record<string, unknown>;

const DATES = ['postedAt', 'from', 'until'];
const TIMES = ['hours', 'windows'];

/** A document that the activity allows. */
export function documentOf(activity: Activity, dice: Dice, tableCount: number): Document {
  const left = dice.oneIn(4) ? DATES : [...DATES, ...TIMES];
  let document: Document = Object.fromEntries(
    Object.entries(activity.sample).filter(([field]) => !left.includes(field)),
  );
  const keepIf = (part: Document): void => {
    const changed = { ...document, ...part };
    if (decodeOffering(activity, changed).ok) document = changed;
  };
  for (const [name, { choices }] of Object.entries(activity.options)) {
    if (dice.oneIn(2)) continue;
    const letter = dice.pick(Object.keys(choices));
    keepIf({ options: { ...(document['options'] as object), [name]: letter } });
  }
  const examples = activity.rows.flatMap(({ examples }) => examples?.values ?? []);
  if (examples.length > 0) {
    keepIf({ values: { ...(document['values'] as object), ...(dice.pick(examples) as object) } });
  }
  for (const [name, rule] of Object.entries(activity.values)) {
    if (!dice.oneIn(4)) continue;
    const value = someValue(rule, dice);
    if (value === undefined) continue;
    keepIf({ values: { ...(document['values'] as object), [name]: value } });
  }
  if (dice.oneIn(10)) keepIf({ tables: [`T${dice.between(1, tableCount)}`, 'T1'] });
  return document;
}

/** So many cents at one end of a range or inside it. */
function someCents(dice: Dice, least: Cents, most: Cents): Cents {
  if (dice.oneIn(3)) return least;
  if (dice.oneIn(4)) return most;
  return add(least, partOf(subtract(most, least), ratioOf(BigInt(dice.below(1000)), 1000n)));
}

/** How far we go where a sheet sets only a minimum. */
const mostFrom = (least: Cents): Cents => add(times(least, 3n), usd('100'));

const inSteps = (amount: Cents, step: Cents): Cents => times(step, countOf(amount) / countOf(step));

function someValue(rule: ValueRule, dice: Dice): unknown {
  switch (rule.kind) {
    case 'dollars': {
      const { least, most = mostFrom(least), step = usd('1') } = rule;
      const amount = someCents(dice, least, most);
      return dollarsOf(add(least, inSteps(subtract(amount, least), step)));
    }
    case 'whole':
      return dice.between(rule.least, Math.min(rule.most ?? rule.least + 20, rule.least + 5000));
    case 'choice':
      return dice.pick(rule.choices);
    case 'text':
      return undefined;
    case 'chart':
      return Object.fromEntries(
        rule.entries.map((entry) => {
          const amount = someCents(dice, rule.least, rule.most ?? mostFrom(rule.least));
          return [entry, dollarsOf(inSteps(amount, usd('1')))];
        }),
      );
  }
}
