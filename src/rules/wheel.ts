// A wheel as a house posts it, `20 of $50, 2 of a watch worth $100, 1 of double`: words for people,
// and the sections for the machine.
import { type Cents, compare, dollarsOf, parseDollars, showDollars } from '#money';
import { err, ok, type Problem, type Result } from '#result';

/** What may stand on a wheel. */
export interface WheelTerms {
  /** What a section is worth. */
  readonly least: Cents;
  readonly most: Cents;
  /** How many sections it has at most. */
  readonly sections?: number;
  /** Things beside money. */
  readonly hasThings?: true;
  /** One section may be the double. */
  readonly hasDouble?: true;
  /** Words that say something else than a section where the pointer stops. */
  readonly reserved?: readonly string[];
}

/** One section, as plain JSON: `worth` in dollars. */
export interface WheelSection {
  readonly kind: 'cash' | 'thing' | 'double';
  /** What stands on it. */
  readonly label: string;
  readonly worth?: string;
}

const MONEY = /^\$(\d{1,3}(?:,\d{3})*|\d+)(\.\d\d)?$/;
const THING = /^(.*\S) worth (\$\S+)$/;
const DOUBLE = 'double';
/** No real wheel has more. */
const COUNT_MOST = 200;

function moneyOf(text: string): Cents | undefined {
  if (!MONEY.test(text)) return undefined;
  const amount = parseDollars(text.replace(/[$,]/g, ''));
  return amount.ok ? amount.value : undefined;
}

function sectionOf(text: string): WheelSection | undefined {
  if (text === DOUBLE) return { kind: 'double', label: DOUBLE };
  const cash = moneyOf(text);
  if (cash !== undefined) {
    return { kind: 'cash', label: showDollars(cash), worth: dollarsOf(cash) };
  }
  const [, label = '', price = ''] = THING.exec(text) ?? [];
  const worth = moneyOf(price);
  return worth === undefined ? undefined : { kind: 'thing', label, worth: dollarsOf(worth) };
}

const PART = /^(\d{1,3}) of (.+)$/;

/** Each kind of section with how many there are of it. */
function partsOf(text: string): readonly (readonly [WheelSection, number] | undefined)[] {
  return text.split(/[,;]\s+(?=\d+ of )/).map((part) => {
    const [, count = '', words = ''] = PART.exec(part.trim()) ?? [];
    const section = sectionOf(words);
    return section === undefined || Number(count) === 0 ? undefined : [section, Number(count)];
  });
}

function faultOf(section: WheelSection, terms: WheelTerms): string | undefined {
  const { kind, label, worth } = section;
  if (kind === 'double') return terms.hasDouble ? undefined : 'has no double';
  if (kind === 'thing' && !terms.hasThings) return `has money only, not ${label}`;
  const amount = moneyOf(`$${worth}`) as Cents;
  return compare(amount, terms.least) >= 0 && compare(amount, terms.most) <= 0
    ? undefined
    : `${label} is not worth ${showDollars(terms.least)} to ${showDollars(terms.most)}`;
}

/** Names with two meanings: a person has to say where the pointer stopped. */
function unclearIn(
  good: readonly (readonly [WheelSection, number])[],
  reserved: readonly string[] = [],
): readonly string[] {
  const labels = good.map(([{ label }]) => label);
  const kinds = new Map(
    good.map(([{ kind, label, worth }]) => [`${kind} ${label} ${worth}`, label]),
  );
  const twice = [...kinds.values()].filter((label, index, all) => all.indexOf(label) !== index);
  return [...new Set([...twice, ...labels.filter((label) => reserved.includes(label))])];
}

/** The sections of a wheel, those that are alike spread around it; or all that is wrong with it. */
export function parseWheel(
  text: string,
  terms: WheelTerms,
  path: string,
): Result<readonly WheelSection[]> {
  const parts = partsOf(text);
  const good = parts.filter((part) => part !== undefined);
  const count = good.reduce((sum, [, each]) => sum + each, 0);
  const doubles = good.reduce((sum, [{ kind }, each]) => sum + (kind === 'double' ? each : 0), 0);
  const most = terms.sections ?? COUNT_MOST;
  const messages = [
    ...(good.length < parts.length ? [`is ${wheelText(terms)}`] : []),
    ...good.flatMap(([section]) => faultOf(section, terms) ?? []),
    ...unclearIn(good, terms.reserved).map((label) => `${label} would say two things`),
    ...(doubles > 1 ? ['only one section may be the double'] : []),
    ...(count > most ? [`a wheel has 1 to ${most} sections, not ${count}`] : []),
  ];
  if (messages.length === 0) return ok(spread(good, count));
  return err(messages.map((message): Problem => ({ path, message })));
}

/** What the text has to look like. */
export const wheelText = ({ hasThings, hasDouble }: WheelTerms): string =>
  `the sections of a wheel, as in 20 of $50${hasThings ? ', 2 of a watch worth $100' : ''}` +
  `${hasDouble ? ', 1 of double' : ', 1 of $1,000'}`;

/** Each kind of section at even distances, as far as the others leave room. */
function spread(
  parts: readonly (readonly [WheelSection, number])[],
  count: number,
): readonly WheelSection[] {
  return parts
    .flatMap(([section, each], kind) =>
      Array.from({ length: each }, (_, index) => ({
        section,
        kind,
        at: ((index + 0.5) * count) / each,
      })),
    )
    .sort((a, b) => a.at - b.at || a.kind - b.kind)
    .map(({ section }) => section);
}
