// A value that a house has posted, checked against its rule; and shown again.
import { type Cents, decodeDollars, showDollars } from '#money';
import { err, isFields, ok, type Problem, quoted, type Result } from '#result';
import { isDate, parseDrawingTimes, parseTimes } from './times.ts';
import { isInDollars, rangeText, type Value, type ValueRule } from './value.ts';
import { parseWheel, type WheelTerms } from './wheel.ts';

const outside = (rule: ValueRule, shown: string, path: string): Result<never> =>
  err([{ path, message: `${rule.title}: ${shown} is not ${rangeText(rule)} (${rule.clause})` }]);

/** Whether a reader of the posting will see something: neither blanks alone nor marks without a
 * shape. */
export const isWords = (given: unknown): given is string =>
  typeof given === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(given);

/** Whether a text is what the machine reads in it. */
const READS = {
  times: (text: string) => parseTimes(text) !== undefined,
  'drawing-times': (text: string) => parseDrawingTimes(text) !== undefined,
  date: isDate,
} as const;

export function readValue(rule: ValueRule, given: unknown, path: string): Result<Value> {
  switch (rule.kind) {
    case 'dollars': {
      const amount = decodeDollars(given, path);
      if (!amount.ok) return amount;
      return isInDollars(rule, amount.value)
        ? amount
        : outside(rule, showDollars(amount.value), path);
    }
    case 'whole': {
      const isFit =
        typeof given === 'number' &&
        Number.isSafeInteger(given) &&
        given >= rule.least &&
        (rule.most === undefined || given <= rule.most);
      return isFit ? ok(given) : outside(rule, quoted(given), path);
    }
    case 'choice':
      return typeof given === 'string' && rule.choices.includes(given)
        ? ok(given)
        : outside(rule, quoted(given), path);
    case 'text':
      if (rule.wheel !== undefined) return readWheel(rule, rule.wheel, given, path);
      return isWords(given) && (rule.reads === undefined || READS[rule.reads](given))
        ? ok(given)
        : outside(rule, quoted(given), path);
    case 'chart':
      return readChart(rule, given, path);
  }
}

function readWheel(
  rule: ValueRule,
  terms: WheelTerms,
  given: unknown,
  path: string,
): Result<Value> {
  if (!isWords(given)) return outside(rule, quoted(given), path);
  const wheel = parseWheel(given, terms, path);
  if (wheel.ok) return ok(given);
  return err(
    wheel.error.map(({ message }) => ({
      path,
      message: `${rule.title}: ${message} (${rule.clause})`,
    })),
  );
}

function readChart(
  rule: Extract<ValueRule, { kind: 'chart' }>,
  given: unknown,
  path: string,
): Result<Value> {
  if (!isFields(given)) return outside(rule, quoted(given), path);
  const problems: Problem[] = [];
  const read: Record<string, Cents> = {};
  for (const entry of Object.keys(given)) {
    if (rule.entries.includes(entry)) continue;
    problems.push({
      path: `${path}.${entry}`,
      message: `is not one of ${rule.entries.join(', ')}`,
    });
  }
  for (const entry of rule.entries) {
    const where = `${path}.${entry}`;
    const amount = decodeDollars(Object.hasOwn(given, entry) ? given[entry] : undefined, where);
    if (!amount.ok) problems.push(...amount.error);
    else if (isInDollars(rule, amount.value)) read[entry] = amount.value;
    else {
      const shown = showDollars(amount.value);
      problems.push({
        path: where,
        message: `${shown} is not ${rangeText(rule)} (${rule.clause})`,
      });
    }
  }
  return problems.length === 0 ? ok(read) : err(problems);
}

export function showValue(value: Value): string {
  if (typeof value === 'bigint') return showDollars(value as unknown as Cents);
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([entry, amount]) => `${entry} ${showDollars(amount)}`)
      .join(', ');
  }
  return String(value);
}
