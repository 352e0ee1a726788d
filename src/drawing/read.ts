// Reads a drawing file out of unknown JSON: every field as it must be, and none besides.
import {
  err,
  type Fields,
  isFields,
  ok,
  problemReader,
  quoted,
  type Result,
  type Say,
} from '#result';
import { isHash } from './bytes.ts';
import { ENTRIES_MOST, type Entries, rangeFault } from './entries.ts';
import { DRAWING_FILE, DRAWING_VERSION, type DrawingFile, METHODS } from './file.ts';

type Rule = (value: unknown, path: string, say: Say) => void;
type Shape = Readonly<Record<string, Rule>>;

const PROBLEMS_MOST = 20;

const must =
  (what: string, holds: (value: unknown) => boolean): Rule =>
  (value, path, say) => {
    if (!holds(value)) say(path, `must be ${what}, not ${quoted(value)}`);
  };

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isMoment = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));
const orNull =
  (rule: Rule): Rule =>
  (value, path, say) => {
    if (value !== null) rule(value, path, say);
  };

const text = must('a text', isText);
const someText = must('a text that is not empty', (value) => isText(value) && value !== '');
const hash = must('64 hexadecimal digits in lower case', isHash);
const moment = must('a date and time', isMoment);
const count = must('a whole number', isCount);
const drumCount = must(
  'a whole number up to 2^32',
  (value) => isCount(value) && (value as number) <= ENTRIES_MOST,
);
const positive = must('a whole number from 1', (value) => isCount(value) && value !== 0);
const exactly = (right: string | number): Rule => must(quoted(right), (value) => value === right);
const oneOf = (list: readonly string[]): Rule =>
  must(list.join(' or '), (value) => list.includes(value as string));

const fields =
  (shape: Shape): Rule =>
  (value, path, say) => {
    if (!isFields(value)) return say(path, `must be an object, not ${quoted(value)}`);
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    for (const [name, rule] of Object.entries(shape)) rule((value as Fields)[name], at(name), say);
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(shape, name)) say(at(name), 'is not a field of this file');
    }
  };

const list =
  (rule: Rule): Rule =>
  (value, path, say) => {
    if (!Array.isArray(value)) return say(path, `must be an array, not ${quoted(value)}`);
    value.forEach((each, index) => {
      rule(each, `${path}[${index}]`, say);
    });
  };

const isRange = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number';

/** Ranges of numbers; the first fault is enough, for those after it follow from it. */
const ranges: Rule = (value, path, say) => {
  if (!Array.isArray(value)) return say(path, `must be an array, not ${quoted(value)}`);
  let total = 0;
  for (let index = 0; index < value.length; index++) {
    const here = `${path}[${index}]`;
    if (!isRange(value[index])) return say(here, 'must be two numbers: the first, and how many');
    const fault = rangeFault(value as Entries, index);
    if (fault !== undefined) return say(here, `is not a range of the drum: ${fault}`);
    total += value[index][1];
  }
  if (total > ENTRIES_MOST) say(path, `has ${total} numbers; a drum holds at most 2^32`);
};

const DRAWING: Rule = fields({
  kind: exactly(DRAWING_FILE),
  version: exactly(DRAWING_VERSION),
  house: text,
  drawing: someText,
  title: text,
  method: oneOf(METHODS),
  announced: fields({ at: moment, commitment: orNull(hash), publicValue: orNull(someText) }),
  closed: fields({ at: moment, commitment: orNull(hash), root: hash, count: drumCount }),
  secret: orNull(hash),
  publicValue: orNull(someText),
  draws: list(
    fields({
      draw: positive,
      at: moment,
      serial: positive,
      outcome: someText,
      because: orNull(text),
    }),
  ),
  seal: hash,
  entries: ranges,
});

function readBy<T>(rule: Rule, value: unknown): Result<T> {
  const { problems, say } = problemReader();
  rule(value, '', say);
  return problems.length === 0 ? ok(value as T) : err(problems.slice(0, PROBLEMS_MOST));
}

export const readDrawing = (value: unknown): Result<DrawingFile> => readBy(DRAWING, value);

const PROOF: Rule = fields({
  serial: positive,
  block: ranges,
  path: list(fields({ side: oneOf(['left', 'right']), hash, count })),
});

/** The shape of a winner's proof; `kind` and `version` are the caller's. */
export const readDrawProof = <T>(value: unknown, kind: string, version: number): Result<T> =>
  readBy(
    fields({
      kind: exactly(kind),
      version: exactly(version),
      house: text,
      drawing: someText,
      title: text,
      commitment: hash,
      root: hash,
      count: drumCount,
      secret: hash,
      publicValue: orNull(someText),
      draw: positive,
      serial: positive,
      draws: list(list(PROOF)),
    }),
    value,
  );
