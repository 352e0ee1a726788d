// One round of a dispute: written to a file, and decided again from it.
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ACTIVITIES } from '#activities';
import {
  makeRulebook,
  parseRoundId,
  type Redealt,
  type Redecided,
  redecide,
  redecideDealt,
} from '#house';
import { given } from '#result';
import { type RoundFile, readRound, roundFileFault, roundFileIn, softwareIn } from '#store';
import { told, withBar, withEvidence, wrongFlag } from './evidence.ts';
import { checkOptions, type ExportOptions, writeText } from './export.ts';
import { WrongInput } from './failure.ts';
import type { Terminal } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `houseway export --round`: to the file that is named, or to standard output. */
export async function exportRound(
  { round: id, ...options }: ExportOptions & { readonly round: string },
  terminal: Terminal,
): Promise<void> {
  const round = parseRoundId(id);
  if (round === undefined) {
    throw wrongFlag('--round', `${id} is not a round: give a table and a number, such as T1.17`);
  }
  checkOptions(options);
  const { version, digest } = softwareIn(ROOT);
  const found = await told(() =>
    withEvidence(options, terminal, (evidence) =>
      withBar('exporting', terminal, (onProgress) =>
        readRound(evidence, {
          round,
          rulebook: makeRulebook(ACTIVITIES),
          software: { version, digest },
          onProgress,
        }),
      ),
    ),
  );
  if (found === undefined) throw wrongFlag('--round', `no round ${id}`);
  if (options.bundle === undefined) {
    terminal.answer(found, (file) => JSON.stringify(file, null, 2));
    return;
  }
  writeText(options.bundle, `${JSON.stringify(found, null, 2)}\n`);
  const { records, calls, head } = found;
  const answer = { bundle: options.bundle, round: id, records: records.length, head };
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  terminal.answer(answer, ({ bundle }) => `Exported round ${id} with ${count} to ${bundle}.`);
}

/** What a round file comes to when it is decided again. */
export interface RoundVerdict {
  readonly ok: boolean;
  readonly source: string;
  readonly round: string;
  readonly house: string;
  /** What is wrong with the file itself. */
  readonly what?: string;
  readonly calls: readonly Redecided[];
  /** The round itself, where its table dealt it by its steps. */
  readonly dealt?: Redealt;
}

function verdictOn(file: RoundFile, source: string): RoundVerdict {
  const { round, house } = file;
  const facts = { source, round: round.id, house: house.name };
  const what = roundFileFault(file);
  if (what !== undefined) return { ok: false, ...facts, what, calls: [] };
  const calls = redecide(file, ACTIVITIES);
  const dealt = redecideDealt(file);
  const differences = [...calls, ...(dealt === undefined ? [] : [dealt])].flatMap(
    (each) => each.differences,
  );
  return given({ ok: differences.length === 0, ...facts, calls, dealt });
}

/** `houseway qualify` of a round file. */
export function answerRound(value: unknown, terminal: Terminal): void {
  const file = roundFileIn(value);
  if (file === undefined) {
    const message = 'is not a complete round file';
    throw new WrongInput('wrong-input', 'this round cannot be read', [{ path: '', message }]);
  }
  terminal.answer(verdictOn(file, 'the round file'), showRound);
}

const FIRST_OF_JSON = '{';

/** The verdict on a file that is a round and no bundle; nothing where it is something else. */
export function roundVerdictOf(file: string): RoundVerdict | undefined {
  if (firstCharacter(file) !== FIRST_OF_JSON) return undefined;
  try {
    const round = roundFileIn(JSON.parse(readFileSync(file, 'utf8')));
    return round && verdictOn(round, `the round file ${file}`);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function firstCharacter(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(1);
    readSync(descriptor, bytes);
    return bytes.toString('latin1');
  } finally {
    closeSync(descriptor);
  }
}

export function showRound({ ok, source, round, house, what, calls, dealt }: RoundVerdict): string {
  if (what !== undefined) return `Problem: ${what}.\n  in ${source}`;
  const title = ok
    ? `Round ${round} of ${house} was decided by the rules.`
    : `Round ${round} of ${house} was not decided by the rules.`;
  return [title, ...(dealt === undefined ? [] : showDealt(dealt)), ...calls.flatMap(showCall)].join(
    '\n',
  );
}

function showDealt({ settled, void: over, differences }: Redealt): string[] {
  const seats = settled?.seats.flatMap(({ seat, staked, returned, wagers }) => [
    `  Seat ${seat}: ${staked} wagered, ${returned} returned`,
    ...Object.entries(wagers).map(
      ([wager, { result, returned: back, because }]) =>
        `    ${wager}: ${result}, ${back} (${because})`,
    ),
  ]);
  return [
    ...(over === undefined ? [] : [`  Void by ${over.because}`]),
    ...(seats ?? []),
    ...differences.map((each) => `    Differs: ${each}`),
  ];
}

function showCall(redecided: Redecided): string[] {
  const { call, outcome, turnedDown, why, answer, problems = [], differences } = redecided;
  const rows = answer?.rows
    .filter(({ paid }) => paid)
    .map(
      ({ row, seat, because }) =>
        `    ${row}${seat === null ? '' : ` at seat ${seat}`} (${because})`,
    );
  return [
    `  Call ${call}: ${outcome}${why === undefined ? '' : ` (${why})`}`,
    ...turnedDown.map(({ seq, code }) => `    cards rejected in record ${seq}: ${code}`),
    ...(rows ?? []),
    ...(answer?.awards ?? []).map(
      ({ seat, table, amount, share, because }) =>
        `    ${seat === null ? `table ${table}` : `seat ${seat}`}: ${share} ${amount ?? ''} (${because})`,
    ),
    ...(answer?.leftOut ?? []).map(
      ({ seat, code, because }) => `    seat ${seat} not eligible, ${code}: ${because}`,
    ),
    ...problems.map(({ path, message }) => `    ${path}: ${message}`),
    ...differences.map((each) => `    Differs: ${each}`),
  ];
}
