// Unknown JSON as an offering of an activity. All problems are reported at once, each with its
// field, its value, its range and its clause.
import { isLimit, makeLimit } from '#games';
import { showDollars, times, ZERO } from '#money';
import {
  err,
  type Fields,
  given,
  isFields,
  ok,
  type Problem,
  problemReader,
  quoted,
  type Reader,
  type Result,
} from '#result';
import { type Activity, NONE } from './activity.ts';
import { scheduleProblems } from './check-schedule.ts';
import { type Hours, isClock, type Moment, parseMoment, WEEKDAYS } from './moment.ts';
import type { Offering, Window } from './offering.ts';
import { isChosen, isPosted, type Posted, postedAmount, settingOf } from './posted.ts';
import { isWords, readValue, showValue } from './read-value.ts';
import { formProblems, formsSaid } from './thing.ts';
import {
  type Chosen,
  lowEndOf,
  rangeText,
  ruleUnder,
  type Value,
  type ValueRule,
} from './value.ts';

const FIELDS: readonly string[] = [
  'activity',
  'options',
  'values',
  'settings',
  'games',
  'tables',
  'postedAt',
  'from',
  'until',
  'hours',
  'windows',
  'advertisedAs',
  'restrictions',
];

const HOURS_FIELDS = ['days', 'from', 'until'];
const WINDOW_FIELDS = ['hours', 'limits', 'tables', 'values'];

interface At {
  readonly activity: Activity;
  readonly reader: Reader;
  /** Where the offering stands in its document. */
  readonly path: string;
  readonly isPosted: boolean;
  readonly wasPosted: boolean;
}

interface Reading {
  readonly path?: string;
  readonly games?: readonly string[];
  /** It is to be posted, not only asked about. */
  readonly isPosted?: boolean;
  /** It was posted under the readings of its day, and stands as it was. */
  readonly wasPosted?: boolean;
}

/** An offering of the activity, or all its problems. A value that is left open takes the low end of
 * its range, and `assumed` says so. */
export function decodeOffering(
  activity: Activity,
  value: unknown,
  {
    path = 'offering',
    games: usualGames = activity.games,
    isPosted = false,
    wasPosted = false,
  }: Reading = {},
): Result<Offering> {
  const reader = problemReader();
  const at: At = { activity, reader, path, isPosted, wasPosted };
  const fields = isFields(value) ? withNamesOfToday(value, activity, wasPosted) : {};
  if (!isFields(value)) reader.say(path, `${quoted(value)} is not an offering`);
  refuseUnknown(fields, FIELDS, path, reader);
  checkOwner(fields['activity'], at);
  const options = readOptions(fields['options'], at);
  const games = fields['games'] === undefined ? usualGames : readGames(fields['games'], at);
  const under = { ...at, options: options.chosen, games };
  const values = readValues(fields['values'], under);
  const offering: Offering = {
    activity: asOffered(activity, under),
    options: options.chosen,
    values: values.read,
    settings: readSettings(fields['settings'], at),
    assumed: [...options.assumed, ...values.assumed],
    given: givenIn(fields),
    games,
    tables: readTexts(fields['tables'], 'tables', at),
    ...readDates(fields, at),
    hours: readList(fields['hours'], 'hours', at, (each, where) => readHours(each, where, at)),
    windows: readList(fields['windows'], 'windows', at, (each, where) =>
      readWindow(each, where, under),
    ),
    ...readName(fields['advertisedAs'], at),
    restrictions: readTexts(fields['restrictions'], 'restrictions', at),
  };
  refuseOddsFor(offering, at);
  if (reader.problems.length === 0) checkTogether(offering, at);
  return reader.problems.length === 0 ? ok(offering) : err(reader.problems);
}

/** The sheet without fees and meters that the house has not chosen to offer. */
function asOffered(activity: Activity, posted: Pick<Posted, 'options'>): Activity {
  const isOffered = ({ in: chosen }: { readonly in?: Chosen }) => isChosen(posted, chosen);
  const { fees, fund } = activity;
  if (fees.every(isOffered) && fund.meters.every(isOffered)) return activity;
  return {
    ...activity,
    fees: fees.filter(isOffered),
    fund: { ...fund, meters: fund.meters.filter(isOffered) },
  };
}

/** "30 for 1" gives the wager back inside the 30, and "30 to 1" beside it: who reads a sign takes one
 * for the other, so that a house says the first only where the sheet itself pays that way. */
const ODDS_FOR = /\b\d+(?:[,.]\d+)*[\s-]*for[\s-]*(?:\d|one\b)/i;

function refuseOddsFor(
  { advertisedAs = '', restrictions }: Pick<Offering, 'advertisedAs' | 'restrictions'>,
  { activity, reader, path }: At,
): void {
  if (activity.rows.some(({ prize }) => prize.pays === 'times-wager')) return;
  const texts = [
    [`${path}.advertisedAs`, advertisedAs] as const,
    ...restrictions.map((words, at) => [`${path}.restrictions[${at}]`, words] as const),
  ];
  for (const [where, words] of texts) {
    const said = ODDS_FOR.exec(words)?.[0];
    if (said !== undefined) reader.say(where, `"${said}": write odds with "to", never with "for"`);
  }
}

/** A field that nothing reads is a typing mistake: `day` for `days`. */
export function refuseUnknown(
  fields: Fields,
  known: readonly string[],
  path: string,
  { say }: Reader,
): void {
  for (const field of Object.keys(fields)) {
    if (known.includes(field)) continue;
    const where = path === '' ? field : `${path}.${field}`;
    say(where, `"${field}" is not known; choose from: ${known.join(', ')}`);
  }
}

/** The offering with each value under the name that it has now, and as a choice what was free words
 * when it was posted. */
function withNamesOfToday(fields: Fields, { values: rules }: Activity, wasPosted: boolean): Fields {
  const { values } = fields;
  if (!isFields(values)) return fields;
  const said = { ...values };
  const old = new Set<string>();
  for (const [name, rule] of Object.entries(rules)) {
    const before = rule.formerly?.find((each) => Object.hasOwn(values, each));
    const isWords = rule.kind === 'choice' && rule.wordsWere !== undefined;
    if (before === undefined || Object.hasOwn(values, name) || (isWords && !wasPosted)) continue;
    said[name] = values[before];
    old.add(before);
  }
  const renamed = Object.entries(said).filter(([name]) => !old.has(name));
  const chosen = Object.entries(rules).flatMap(([name, rule]) =>
    wasPosted ? formsSaid(name, rule, said[name]) : [],
  );
  return { ...fields, values: Object.fromEntries([...renamed, ...chosen]) };
}

/** What the house has said itself, as `options.hands` and `values.seed`. */
const givenIn = (fields: Fields): ReadonlySet<string> =>
  new Set(
    ['options', 'values'].flatMap((part) => {
      const inside = fields[part];
      return isFields(inside) ? Object.keys(inside).map((name) => `${part}.${name}`) : [];
    }),
  );

/** Values that are each in their range and yet do not go together. */
function checkTogether(offering: Offering, at: At): void {
  const { activity, reader, path, wasPosted } = at;
  for (const { cap, seed, reseed, title } of activity.fund.meters) {
    if (cap === undefined || (typeof cap === 'string' && !isPosted(offering, cap))) continue;
    for (const start of [seed, reseed]) {
      if (typeof start !== 'string' || postedAmount(offering, start) <= postedAmount(offering, cap))
        continue;
      reader.say(
        `${path}.values.${start}`,
        `${showDollars(postedAmount(offering, start))} is above the cap of ${title}, ` +
          `${showDollars(postedAmount(offering, cap))} (${activity.fund.clause})`,
      );
    }
  }
  for (const problem of wasPosted ? [] : overMultiplied(offering)) {
    reader.say(`${path}.${problem.path}`, problem.message);
  }
  // What was posted before a sheet was read more closely stays as it is.
  const whenPosted = at.isPosted ? [...formProblems(offering), ...scheduleProblems(offering)] : [];
  const checked = activity.check?.problems(offering) ?? [];
  for (const { path: field, message } of [...checked, ...whenPosted]) {
    reader.say(`${path}.${field}`, message);
  }
}

/** Prizes that the greatest posted multiplier takes out of their range, where the sheet is read so. */
function overMultiplied(offering: Offering): Problem[] {
  const { activity, values, windows } = offering;
  const { multiplier, multipliedWithin: within, rows } = activity;
  if (multiplier === undefined || within === undefined) return [];
  if (settingOf(offering, within.setting) !== within.value) return [];
  const posted = [values, ...windows.map((window) => window.values)].flatMap((each) => {
    const value = each.get(multiplier);
    return typeof value === 'number' ? [value] : [];
  });
  const most = BigInt(Math.max(1, ...posted));
  const names = rows.flatMap(({ prize }) =>
    prize.pays === 'dollars' && typeof prize.amount === 'string' ? [prize.amount] : [],
  );
  return [...new Set(names)].flatMap((name) => {
    const rule = activity.values[name];
    if (rule?.kind !== 'dollars' || rule.most === undefined || !isPosted(offering, name)) return [];
    const prize = times(postedAmount(offering, name), most);
    if (prize <= rule.most) return [];
    const message =
      `${rule.title}: ${most} times it is ${showDollars(prize)}, ` +
      `which is not ${rangeText(rule)} (${rule.clause})`;
    return [{ path: `values.${name}`, message }];
  });
}

function checkOwner(value: unknown, { activity, reader, path }: At): void {
  if (value === undefined || value === activity.id) return;
  reader.say(`${path}.activity`, `is an offering of ${quoted(value)}, not of "${activity.id}"`);
}

function fieldsOf(value: unknown, where: string, { reader }: At): Fields {
  if (value === undefined) return {};
  if (isFields(value)) return value;
  reader.say(where, `${quoted(value)} is not an object`);
  return {};
}

function readOptions(
  value: unknown,
  at: At,
): { chosen: Record<string, string>; assumed: string[] } {
  const { activity, reader, path } = at;
  const fields = fieldsOf(value, `${path}.options`, at);
  const names = Object.keys(activity.options);
  for (const name of Object.keys(fields)) {
    if (names.includes(name)) continue;
    const there = names.length === 0 ? 'there are none' : `there are: ${names.join(', ')}`;
    reader.say(`${path}.options.${name}`, `${activity.title} has no such option; ${there}`);
  }
  const chosen: Record<string, string> = {};
  const assumed: string[] = [];
  for (const [name, { choices, clause, mayBeNone, in: under }] of Object.entries(
    activity.options,
  )) {
    const letters = Object.keys(choices);
    const given = fields[name];
    const letter = typeof given === 'number' ? String(given) : given;
    if (given === undefined && mayBeNone && at.isPosted) {
      chosen[name] = NONE;
      assumed.push(`options.${name} is ${NONE}: it is not offered`);
    } else if (given === undefined) {
      chosen[name] = letters[0] as string;
      if (!isChosen({ options: chosen }, under)) continue;
      assumed.push(`options.${name} is ${letters[0]}, the first of ${letters.join(', ')}`);
    } else if (typeof letter === 'string' && letters.includes(letter)) {
      chosen[name] = letter;
    } else {
      const isSeveral = Array.isArray(given);
      reader.say(
        `${path}.options.${name}`,
        `${isSeveral ? 'several' : quoted(given)}: it is exactly one of ${letters.join(', ')}, ` +
          `never a mixture (${clause})`,
      );
    }
  }
  return { chosen, assumed };
}

type WithOptions = At & {
  readonly options: Readonly<Record<string, string>>;
  readonly games: readonly string[];
};

/** Whether a value means anything under the choices and in the games of an offering. */
export const isNeeded = (rule: ValueRule, at: Pick<Offering, 'options' | 'games'>): boolean =>
  isChosen(at, rule.in) && (rule.games?.some((game) => at.games.includes(game)) ?? true);

function readValues(
  value: unknown,
  at: WithOptions,
): { read: Map<string, Value>; assumed: string[] } {
  const { activity, reader, path } = at;
  const fields = fieldsOf(value, `${path}.values`, at);
  const read = readGiven(fields, `${path}.values`, at);
  const assumed: string[] = [];
  for (const [name, general] of Object.entries(activity.values)) {
    const rule = ruleUnder(general, at.options);
    if (Object.hasOwn(fields, name) || !isNeeded(rule, at)) continue;
    if (rule.required || (rule.saidWhenPosted && at.isPosted)) {
      reader.say(
        `${path}.values.${name}`,
        `is missing: ${rule.title}; the documents leave it undefined, so the house must set it ` +
          `(${rangeText(rule)}; ${rule.clause})`,
      );
    }
    const low = lowEndOf(rule);
    if (low === undefined) continue;
    read.set(name, low);
    const place =
      rule.kind === 'choice'
        ? `the first of ${rule.choices.join(', ')}`
        : `the low end of ${rangeText(rule)}`;
    assumed.push(`values.${name} is ${showValue(low)}, ${place}`);
  }
  return { read, assumed };
}

/** Values that are there, each checked against its rule. */
function readGiven(fields: Fields, path: string, at: WithOptions): Map<string, Value> {
  const { activity, reader } = at;
  const read = new Map<string, Value>();
  for (const [name, given] of Object.entries(fields)) {
    const rule = Object.hasOwn(activity.values, name) ? activity.values[name] : undefined;
    const where = `${path}.${name}`;
    if (rule === undefined) {
      const names = Object.keys(activity.values);
      reader.say(
        where,
        `${activity.title} leaves no "${name}" open; choose from: ${names.join(', ') || 'none'}`,
      );
    } else if (!isChosen(at, rule.in)) {
      // A choice that could not be read has been told; what it would allow is not known.
      if (Object.keys(rule.in ?? {}).some((option) => at.options[option] === undefined)) continue;
      const chosen = Object.entries(rule.in ?? {}).map(
        ([option, letters]) => `${option} ${letters.join(' or ')}`,
      );
      reader.say(where, `is only for ${chosen.join(' and ')} (${rule.clause})`);
    } else {
      const open = at.wasPosted ? withoutEnds(rule) : ruleUnder(rule, at.options);
      const value = reader.take(readValue(open, given, where));
      if (value !== undefined) read.set(name, value);
    }
  }
  return read;
}

/** What was posted stands, though its range has been read more closely since. */
function withoutEnds(rule: ValueRule): ValueRule {
  if (rule.kind !== 'dollars' && rule.kind !== 'whole') return rule;
  const { most: _, ...open } = rule;
  if (open.kind === 'whole') return { ...open, least: 0 };
  const { step: __, ...amount } = open;
  return { ...amount, least: ZERO };
}

function readSettings(value: unknown, at: At): Posted['settings'] {
  const { activity, reader, path } = at;
  const settings = activity.readings.flatMap(({ setting }) => setting ?? []);
  const read: Record<string, Posted['settings'][string]> = {};
  for (const [name, given] of Object.entries(fieldsOf(value, `${path}.settings`, at))) {
    const setting = settings.find((each) => each.name === name);
    const fit = setting?.values.find((each) => each === given);
    if (setting === undefined) {
      const names = settings.map((each) => each.name).join(', ') || 'none';
      reader.say(
        `${path}.settings.${name}`,
        `is not a setting of a reading; choose from: ${names}`,
      );
    } else if (fit === undefined) {
      const values = setting.values.map(quoted).join(', ');
      reader.say(`${path}.settings.${name}`, `${quoted(given)} is not one of ${values}`);
    } else read[name] = fit;
  }
  return read;
}

function readGames(value: unknown, at: At): readonly string[] {
  const { activity, reader, path } = at;
  const games = readTexts(value, 'games', at);
  games.forEach((game, index) => {
    const where = `${path}.games[${index}]`;
    if (games.indexOf(game) < index) reader.say(where, `${quoted(game)} is given twice`);
    if (activity.games.includes(game)) return;
    reader.say(
      where,
      `${quoted(game)} is not a game of ${activity.title}; choose from: ${activity.games.join(', ')}`,
    );
  });
  return games;
}

function readList<Each>(
  value: unknown,
  field: string,
  { reader, path }: At,
  read: (each: unknown, where: string) => Each | undefined,
): readonly Each[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    reader.say(`${path}.${field}`, `${quoted(value)} is not a list`);
    return [];
  }
  return value.flatMap((each, index) => read(each, `${path}.${field}[${index}]`) ?? []);
}

const readTexts = (value: unknown, field: string, at: At): readonly string[] =>
  readList(value, field, at, (each, where) => {
    if (isWords(each)) return each;
    at.reader.say(where, `${quoted(each)} is not a text`);
    return undefined;
  });

function readDates(
  fields: Fields,
  { reader, path }: At,
): Partial<Record<'postedAt' | 'from' | 'until', Moment>> {
  const read: Partial<Record<'postedAt' | 'from' | 'until', Moment>> = {};
  for (const field of ['postedAt', 'from', 'until'] as const) {
    const given = fields[field];
    if (given === undefined) continue;
    const text = typeof given === 'string' ? given : quoted(given);
    const moment = reader.take(parseMoment(text, `${path}.${field}`));
    if (moment !== undefined) read[field] = moment;
  }
  const { postedAt, from, until } = read;
  if (from !== undefined && until !== undefined && until.instant <= from.instant) {
    reader.say(`${path}.until`, `${until.text} is not after the start, ${from.text}`);
  }
  if (postedAt !== undefined && from !== undefined && postedAt.instant >= from.instant) {
    reader.say(`${path}.postedAt`, `${postedAt.text} is not ahead of the start, ${from.text}`);
  }
  return read;
}

function readHours(value: unknown, where: string, { reader }: At): Hours | undefined {
  if (!isFields(value)) {
    reader.say(where, `${quoted(value)} is not hours: {"days","from","until"}`);
    return undefined;
  }
  refuseUnknown(value, HOURS_FIELDS, where, reader);
  const { days, from, until } = value;
  for (const [name, clock] of [['from', from] as const, ['until', until] as const]) {
    const isEndOfDay = clock === '24:00';
    if (typeof clock === 'string' && isClock(clock) && !(name === 'from' && isEndOfDay)) continue;
    reader.say(`${where}.${name}`, `${quoted(clock)} is not a time of day, as in 18:00`);
  }
  const isDays =
    days === undefined ||
    (Array.isArray(days) && days.length > 0 && days.every((day) => WEEKDAYS.includes(day)));
  if (!isDays) reader.say(`${where}.days`, `are some of ${WEEKDAYS.join(', ')}`);
  const isRead = typeof from === 'string' && typeof until === 'string' && isDays;
  if (!isRead) return undefined;
  return { from, until, ...(days === undefined ? {} : { days: days as readonly string[] }) };
}

/** Hours, limits or tables of the offering at which some values are others: a multiplier, a
 * guaranteed minimum. */
function readWindow(value: unknown, where: string, at: WithOptions): Window | undefined {
  const { activity, reader } = at;
  if (!isFields(value)) {
    reader.say(where, `${quoted(value)} is not a window: {"hours","limits","tables","values"}`);
    return undefined;
  }
  refuseUnknown(value, WINDOW_FIELDS, where, reader);
  const limits = readLimits(value['limits'], `${where}.limits`, at);
  const tables = readPlaces(value['tables'], `${where}.tables`, reader);
  const isAlways = value['hours'] === undefined && (limits ?? tables) !== undefined;
  const hours = isAlways ? undefined : readHours(value['hours'], `${where}.hours`, at);
  const fields = fieldsOf(value['values'], `${where}.values`, at);
  const values = readGiven(fields, `${where}.values`, at);
  for (const name of values.keys()) {
    const rule = activity.values[name] as ValueRule;
    if (rule.inWindow) continue;
    reader.say(
      `${where}.values.${name}`,
      `${rule.title} stays the same all the time (${rule.clause})`,
    );
  }
  if (hours === undefined && !isAlways) return undefined;
  return given({ hours, limits, tables, values });
}

function readLimits(
  value: unknown,
  where: string,
  { reader, wasPosted }: At,
): readonly string[] | undefined {
  const limits = readPlaces(value, where, reader);
  for (const [index, limit] of limits?.entries() ?? []) {
    if (wasPosted || isLimit(limit)) continue;
    reader.say(`${where}[${index}]`, `${quoted(limit)} is not a limit such as $5-$50`);
  }
  return limits?.map(makeLimit);
}

function readPlaces(value: unknown, where: string, { say }: Reader): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.length > 0 && value.every(isWords)) return value;
  say(where, `must be a list of ${where.endsWith('limits') ? 'limits' : 'tables'}`);
  return undefined;
}

function readName(value: unknown, { reader, path }: At): { readonly advertisedAs?: string } {
  if (value === undefined) return {};
  if (isWords(value)) return { advertisedAs: value };
  reader.say(`${path}.advertisedAs`, `${quoted(value)} is not a name`);
  return {};
}
