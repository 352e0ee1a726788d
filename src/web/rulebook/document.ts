// An offering as it is written: the document that would be posted, with everything typed so far,
// right or wrong. The house says what is wrong with it.
import type { ActivityFacts, Hours, RangeFacts } from '#rules';

/** As a week is shown. */
export const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export interface WindowDocument {
  readonly hours?: Hours;
  readonly limits?: readonly string[];
  readonly tables?: readonly string[];
  readonly values?: Fields;
}

type Fields = Readonly<Record<string, unknown>>;

export interface OfferingDocument {
  readonly activity?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly values?: Fields;
  readonly settings?: Fields;
  readonly games?: readonly string[];
  readonly tables?: readonly string[];
  readonly postedAt?: string;
  readonly from?: string;
  readonly until?: string;
  readonly hours?: readonly Hours[];
  readonly windows?: readonly WindowDocument[];
  readonly advertisedAs?: string;
  readonly restrictions?: readonly string[];
}

export const rangesOf = ({ ranges }: ActivityFacts): readonly (readonly [string, RangeFacts])[] =>
  Object.entries(ranges);

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The fields with one of them set, or without it where it was emptied. */
function withField(fields: Fields, name: string, value: unknown): Fields {
  const { [name]: _, ...others } = fields;
  return isNothing(value) ? others : { ...others, [name]: value };
}

/** The document with another value at a path of one or two names: `from`, `values.seed`. */
export function put(document: OfferingDocument, path: string, value: unknown): OfferingDocument {
  const [part = '', name] = path.split('.');
  const fields = document as Fields;
  if (name === undefined) return withField(fields, part, value);
  return withField(fields, part, withField((fields[part] ?? {}) as Fields, name, value));
}

/** What stands at a path of one or two names. */
export function valueAt(document: OfferingDocument, path: string): unknown {
  const [part = '', name] = path.split('.');
  const inside = (document as Fields)[part];
  return name === undefined ? inside : (inside as Fields | undefined)?.[name];
}

/** A typed number is one; anything else stays as typed, and the house says what is wrong. */
export const wholeIn = (text: string): number | string =>
  /^\d{1,15}$/.test(text.trim()) ? Number(text) : text;

/** The choice of each option: the first by default, as the house takes it. */
export const choicesIn = (
  { options }: ActivityFacts,
  document: OfferingDocument,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(options).map(([name, { choices }]) => [
      name,
      document.options?.[name] ?? (Object.keys(choices)[0] as string),
    ]),
  );

const isUnder = ({ options = {} }: RangeFacts, chosen: Readonly<Record<string, string>>): boolean =>
  Object.entries(options).every(([name, letters]) => letters.includes(chosen[name] ?? ''));

/** What is open under the choices and in the games of the document. */
export function openRanges(
  activity: ActivityFacts,
  document: OfferingDocument,
): readonly (readonly [string, RangeFacts])[] {
  const chosen = choicesIn(activity, document);
  const games = document.games ?? activity.games;
  return rangesOf(activity).filter(
    ([, range]) =>
      isUnder(range, chosen) && (range.games?.some((game) => games.includes(game)) ?? true),
  );
}

/** The document without values of choices that were not made: who goes back to the other choice still
 * finds them in the draft. */
export function sentDocument(
  activity: ActivityFacts,
  document: OfferingDocument,
): OfferingDocument {
  const chosen = choicesIn(activity, document);
  const others = new Set(
    rangesOf(activity)
      .filter(([, range]) => !isUnder(range, chosen))
      .map(([name]) => name),
  );
  const kept = Object.entries(document.values ?? {}).filter(([name]) => !others.has(name));
  return put(document, 'values', Object.fromEntries(kept));
}
